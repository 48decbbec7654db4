/** The settings of godot-docs-mcp, and their values. */
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { homedir } from "node:os"
import * as nodePath from "node:path"
import { fileURLToPath } from "node:url"
import { Config, ConfigError, type Context, Effect, Either, Option } from "effect"
import { cliExit, exitWith } from "../../kernel/cli/Cli.ts"
import { logSetting, oneOf, orDefault, type Setting, toggle } from "../../kernel/cli/Settings.ts"
import { version } from "../../kernel/cli/Version.ts"
import { accessOr, diskFiles, Files } from "../../kernel/files/Files.ts"
import { cacheFolder, dataFolder, type Machine } from "../../kernel/files/UserFolders.ts"
import { made } from "../../kernel/util/Services.ts"
import { GodotSettings } from "../library/GodotSettings.ts"
import { LOCALE } from "../library/translation/Catalogue.ts"
import { Project } from "../project/Project.ts"
import { PROJECT_FILE } from "../project/ProjectFile.ts"
import { nearestProject, projectVersionOf } from "../project/ProjectFolder.ts"
import * as Corpus from "../reference/Corpus.ts"
import { codeLanguages } from "../reference/OneLanguage.ts"
import { choose, needsStore } from "../store/DocsChoice.ts"
import { nameToGet } from "../store/GodotVersion.ts"
import { type SetInfo, Store } from "../store/Store.ts"

export const settings: ReadonlyArray<Setting> = [
  {
    variable: "GODOT_DOC_DIR",
    flag: "doc-dir",
    placeholder: "DIR",
    byDefault: "./doc where it holds classes, else auto",
    description:
      "A documentation root with classes/, a Godot checkout, a version in the store (4.7), builtin for the bundled starter reference, or auto for the version that fits the project.",
    isPathOrWord: true
  },
  {
    variable: "GODOT_PROJECT_DIR",
    flag: "project",
    placeholder: "DIR",
    byDefault:
      "the folder of the nearest project.godot at or above the working directory; without one, the nearest with addons/*/plugin.cfg",
    description: "Your Godot project: its version decides what auto takes.",
    defaultIn: (folder) => nearestProject(diskFiles, folder)
  },
  {
    variable: "GODOT_PROJECT_CLASSES",
    flag: "project-classes",
    placeholder: "0|1",
    byDefault: "1",
    description: "Search and look up the project's own classes beside the engine's.",
    isSwitch: true
  },
  {
    variable: "GODOT_STORE_DIR",
    flag: "store",
    placeholder: "DIR",
    byDefault: "the user's data directory",
    description: "Where get and import put references, one folder per version."
  },
  {
    variable: "GODOT_INDEX_PATH",
    flag: "index",
    placeholder: "FILE",
    byDefault: "./.cache/godot-index.json; for auto and the store the user's cache directory",
    description: "Where the index is stored between starts."
  },
  {
    variable: "GODOT_LANGUAGE",
    flag: "language",
    placeholder: "LANG",
    byDefault: "auto",
    description:
      "Code in answers: gdscript, csharp or both; auto is C# in a project with a .csproj file, GDScript in any other, both without a project.",
    values: ["gdscript", "csharp", "both", "auto"]
  },
  {
    variable: "GODOT_LOCALE",
    flag: "locale",
    placeholder: "LOCALE",
    byDefault: "texts in English",
    description:
      "Show and search Godot's own translation into this locale (ja, zh_CN); get and import then fetch it too."
  },
  logSetting,
  {
    variable: "GODOT_WATCH",
    flag: "watch",
    placeholder: "0|1",
    byDefault: "1",
    description: "Follow changes of the class files.",
    isSwitch: true
  },
  {
    variable: "MCP_STDIO",
    flag: "stdio",
    placeholder: "1",
    byDefault: "1",
    description: "Only 1 is accepted: no other transport is offered.",
    isSwitch: true
  }
]

const stdio = Config.mapOrFail(toggle("MCP_STDIO"), (on) =>
  on
    ? Either.right(on)
    : Either.left(
        ConfigError.InvalidData(["MCP_STDIO"], "0 is refused: stdio is the only transport this server offers")
      )
)

/** Describes this machine's folders, and what `~` means in paths. */
const machine = (): Machine => ({ platform: process.platform, env: process.env, home: homedir() })

const path = (variable: string) => Config.nonEmptyString(variable)

const localeSetting = Config.mapOrFail(Config.nonEmptyString("GODOT_LOCALE"), (locale) =>
  LOCALE.test(locale)
    ? Either.right(locale)
    : Either.left(ConfigError.InvalidData([], "must be a locale such as ja, zh_CN or pt_BR"))
)

/** The store at `GODOT_STORE_DIR` or in the user's data directory. */
export const store = made(
  Store,
  Effect.flatMap(orDefault(path("GODOT_STORE_DIR"), dataFolder(machine())), (root) =>
    Store.make(nodePath.resolve(root))
  )
)

/** The locale of the texts, where one is set. */
export const locale = Config.option(localeSetting)

const LANGUAGES = [...codeLanguages, "auto"] as const

/** The language of code in answers, or `auto`. */
export const language = Config.withDefault(oneOf("GODOT_LANGUAGE", LANGUAGES), "auto" as const)

/** True if the classes of the project are searched and looked up. */
export const hasProjectClasses = Config.withDefault(toggle("GODOT_PROJECT_CLASSES"), true)

/** Settings that depend on no other; fails with all that is wrong with them at once. */
const ownValues = Config.all({
  stdio: Config.withDefault(stdio, true),
  watch: Config.withDefault(toggle("GODOT_WATCH"), true),
  indexPath: Config.option(path("GODOT_INDEX_PATH")),
  locale,
  language,
  hasProjectClasses
})

/** Finds the user's project; a folder that is named must hold one. */
export const projectFolder = Effect.gen(function* () {
  const files = yield* Files
  const given = yield* orDefault(Config.option(path("GODOT_PROJECT_DIR")), Option.none())
  if (Option.isNone(given)) return nearestProject(files, process.cwd())
  const folder = nodePath.resolve(given.value)
  const found = nearestProject(files, folder)
  if (found === folder) return folder
  return yield* cliExit(`${folder} (GODOT_PROJECT_DIR or --project) holds no ${PROJECT_FILE}`)
})

/** Decides which reference answers; the store and the project are looked at only if they matter. */
export const docsChoice = Effect.gen(function* () {
  return yield* choiceFor(Option.getOrUndefined(yield* orDefault(Config.option(path("GODOT_DOC_DIR")), Option.none())))
})

/** Reads the settings with the documents named by `given`. */
export const choiceFor = Effect.fnUntraced(function* (given: string | undefined) {
  const files = yield* Files
  const store = yield* Store
  const hasLocalDocs = given === undefined && Either.isRight(Corpus.open(files, nodePath.resolve("./doc")))
  const project = yield* projectFolder
  const isStoreNeeded = needsStore({ ...(given === undefined ? {} : { given }), hasLocalDocs })
  const sets = isStoreNeeded ? yield* Effect.mapError(store.list, exitWith) : []
  const projectVersion = project === undefined || !isStoreNeeded ? undefined : projectVersionOf(files, project)
  const choice = choose({
    ...(given === undefined ? {} : { given }),
    hasLocalDocs,
    isPath: given !== undefined && isFolder(files, nodePath.resolve(given)),
    sets: sets.map(({ info }) => info.name),
    ...(projectVersion === undefined ? {} : { projectVersion })
  })
  const found = choice.source === "set" ? sets.find(({ info }) => info.name === choice.name) : undefined
  return { choice, project, folder: found?.folder, lacks: found === undefined ? undefined : lackingOf(found.info) }
})

/** What a set lacks, if answers must say so; missing texts are noted separately. */
export const lackingOf = ({ source, lacks }: SetInfo): string | undefined => (source === "api-json" ? lacks : undefined)

const isFolder = (files: Context.Tag.Service<Files>, folder: string): boolean =>
  accessOr(() => files.stat(folder)?.kind === "directory", false)

/** The settings as they are given. */
export const given = made(
  GodotSettings,
  Effect.gen(function* () {
    const { watch, indexPath, locale } = yield* ownValues
    const { choice, project, folder, lacks } = yield* docsChoice
    if (choice.source === "missing-set") {
      const known = choice.sets.length === 0 ? "The store is empty" : `The store has ${choice.sets.join(", ")}`
      return yield* cliExit(
        `The store has no reference of Godot ${choice.name} (GODOT_DOC_DIR or --doc-dir). ${known}. To get it:\n  godot-docs-mcp get ${nameToGet(choice.name)}`
      )
    }
    const docDir = choice.source === "folder" ? choice.folder : (folder ?? "builtin")
    const isExplicit = choice.source === "folder" || choice.reason.startsWith("GODOT_DOC_DIR is builtin")
    const chosenIndex = Option.getOrElse(indexPath, () =>
      isExplicit ? "./.cache/godot-index.json" : indexPathOf(docDir)
    )
    return GodotSettings.of({
      docDir,
      docsReason: choice.reason,
      ...("hint" in choice && choice.hint !== undefined ? { docsHint: choice.hint } : {}),
      ...(lacks === undefined ? {} : { docsLacks: lacks }),
      indexPath: chosenIndex,
      isIndexInProject: isExplicit && Option.isNone(indexPath),
      ...(project === undefined ? {} : { projectDir: project }),
      ...(Option.isSome(locale) ? { locale: locale.value } : {}),
      watch,
      starterDir: starterDir(),
      version
    })
  })
)

/** The project that the settings name. */
export const project = made(
  Project,
  Effect.flatMap(GodotSettings, ({ projectDir }) => Project.make(projectDir))
)

/**
 * Path of the index of documents outside of projects: one file for each folder, so that switching between sets needs no
 * rebuild.
 */
export const indexPathOf = (docDir: string): string => {
  const hash = createHash("sha256").update(docDir).digest("hex").slice(0, 8)
  return nodePath.join(cacheFolder(machine()), "indexes", `${nodePath.basename(docDir)}-${hash}.json`)
}

/** `doc/` of the package, seen from the bundle in dist/ or from this source file. */
export const starterDir = (): string => {
  const [bundled, source] = ["../doc", "../../../doc"].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return existsSync(`${source}/classes`) && !existsSync(`${bundled}/classes`) ? `${source}` : `${bundled}`
}
