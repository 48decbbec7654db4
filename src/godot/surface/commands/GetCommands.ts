/** Shell commands that bring a reference into the store: get and import. */
import { Effect, Layer, Option } from "effect"
import { cliExit, exitWith, type Invocation, toExit } from "../../../kernel/cli/Cli.ts"
import { expandHome } from "../../../kernel/cli/Settings.ts"
import { bytes } from "../../../kernel/cli/TerminalText.ts"
import { version as packageVersion } from "../../../kernel/cli/Version.ts"
import { Files } from "../../../kernel/files/Files.ts"
import { Watcher } from "../../../kernel/files/Watcher.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import { inOrder, made } from "../../../kernel/util/Services.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { GodotSettings } from "../../library/GodotSettings.ts"
import { IndexBuilder } from "../../library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../library/index-file/IndexStore.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import * as Catalogue from "../../library/translation/Catalogue.ts"
import * as LocalisedParser from "../../library/translation/LocalisedParser.ts"
import { projectVersionOf } from "../../project/ProjectFolder.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { get as getSet } from "../../store/Get.ts"
import { Store, type StoredSet } from "../../store/Store.ts"
import * as settings from "../settings.ts"

/** Fetches a version; `next`: the lines that say what to do with it. */
export const getCommand = Effect.fnUntraced(function* (invocation: Invocation, next: Next = adviceOf) {
  const { terminal, options } = invocation
  const version = yield* versionWanted(invocation)
  const from = options.get("from")
  const store = yield* Store
  if (version !== "master" && options.has("refresh")) {
    return yield* cliExit("--refresh is for master, which moves; a release stays as it is", 2)
  }
  const known = version === "master" ? yield* Effect.mapError(store.find(version), exitWith) : Option.none()
  if (Option.isSome(known) && !options.has("refresh")) {
    return yield* cliExit(`the store has master of ${dayOf(known.value)}; --refresh fetches it again`)
  }
  const locale = Option.getOrUndefined(yield* Effect.mapError(settings.locale, toExit))
  const set = yield* getSet({
    ...(locale === undefined ? {} : { locale }),
    ...(version === undefined ? {} : { version }),
    ...(from === undefined ? {} : { from }),
    onProgress: (line) => terminal.status(clip(line, Math.max(20, terminal.width - 1)))
  }).pipe(Effect.mapError(exitWith), Effect.ensuring(terminal.status("")))
  const remarks = set.isKept ? ["The store has this release already: nothing was fetched."] : []
  yield* finish(invocation, set, (...about) => Effect.map(next(...about), (lines) => [...remarks, ...lines]))
})

/** The version in the command line, else that of the project; undefined for the newest, if neither states one. */
const versionWanted = Effect.fnUntraced(function* ({ words }: Invocation) {
  const [word, ...others] = words
  if (others.length > 0) return yield* cliExit("get takes one VERSION", 2)
  if (word !== undefined) return word.trim()
  const project = yield* Effect.mapError(settings.projectFolder, toExit)
  return project === undefined ? undefined : projectVersionOf(yield* Files, project)
})

/** Imports a reference that is on this machine. */
export const importCommand = Effect.fnUntraced(function* (invocation: Invocation) {
  const { terminal, options, words } = invocation
  const path = expandHome(words.join(" ").trim())
  if (path === "") return yield* cliExit("PATH is missing: import ./godot", 2)
  const name = options.get("name")
  yield* terminal.status("reading the class files")
  // Loaded on demand, with its readers of archives.
  const { importReference } = yield* loadPart(() => import("../../store/Import.ts"))
  const locale = Option.getOrUndefined(yield* Effect.mapError(settings.locale, toExit))
  const set = yield* importReference({
    path,
    ...(name === undefined ? {} : { name }),
    ...(locale === undefined ? {} : { locale })
  }).pipe(Effect.mapError(exitWith), Effect.ensuring(terminal.status("")))
  yield* finish(invocation, set, adviceOf)
})

/** Remarks on a new set beside its description. */
type Next = typeof adviceOf

/** Says how the set is served, and what to do next. */
const adviceOf = Effect.fnUntraced(function* ({ terminal }: Invocation, { info }: StoredSet) {
  const { choice } = yield* Effect.mapError(settings.docsChoice, toExit)
  const { colors } = terminal
  const served =
    choice.source === "set" && choice.name === info.name
      ? `Servers that start here with GODOT_DOC_DIR=auto take it: ${choice.reason}.`
      : `To serve it: GODOT_DOC_DIR=${info.name} (here, auto takes ${choice.source === "set" ? choice.name : choice.source}: ${"reason" in choice ? choice.reason : ""})`
  const host = `Add it to your host: ${colors.cyan("godot-docs-mcp setup")} or ${colors.cyan("godot-docs-mcp config HOST")}`
  const advice: ReadonlyArray<string> = [served, host]
  return advice
})

/** Makes the index of a new set, and describes the set. */
const finish = Effect.fnUntraced(function* <E, R>(
  invocation: Invocation,
  set: StoredSet,
  next: (invocation: Invocation, set: StoredSet) => Effect.Effect<ReadonlyArray<string>, E, R>
) {
  const { terminal, json } = invocation
  const locale = Option.getOrUndefined(yield* Effect.mapError(settings.locale, toExit))
  const indexed = yield* makeIndex(set, locale).pipe(
    Effect.as(true),
    Effect.catchAll(({ message }) => Effect.as(terminal.err(`godot-docs-mcp: ${message}`), false))
  )
  if (json) return yield* terminal.out(JSON.stringify({ ...set.info, folder: set.folder, indexed }))
  const { info } = set
  const { colors } = terminal
  const files = yield* Files
  const isTranslated = locale !== undefined && Catalogue.find(files, set.folder, locale) !== undefined
  yield* terminal.out(
    [
      `${colors.bold(`Godot ${info.name}`)}${info.ref === undefined || info.ref === info.name ? "" : ` (${info.ref})`}: ${info.classes} classes, ${bytes(info.bytes)}`,
      colors.dim(set.folder),
      ...(info.lacks === undefined ? [] : [colors.yellow(`It lacks something: ${info.lacks}.`)]),
      ...(locale === undefined || isTranslated
        ? []
        : [colors.yellow(`It has no texts in ${locale}: they are English.`)]),
      ...(yield* next(invocation, set))
    ].join("\n")
  )
})

/** Reads a set once as the server does, so that its first start finds an index. */
const makeIndex = (set: StoredSet, locale: string | undefined) =>
  Effect.gen(function* () {
    const library = yield* DocLibrary
    yield* Effect.raceFirst(library.snapshot, library.fatal)
    yield* library.persisted
  }).pipe(
    Effect.provide(
      Layer.scopedContext(
        inOrder(made(XmlDocParser, LocalisedParser.make), IndexBuilder, IndexStore, Watcher, DocLibrary)
      )
    ),
    Effect.provideService(GodotSettings, {
      docDir: set.folder,
      starterDir: settings.starterDir(),
      indexPath: settings.indexPathOf(set.folder),
      ...(locale === undefined ? {} : { locale }),
      watch: false,
      version: packageVersion
    })
  )

const dayOf = ({ info }: StoredSet): string => info.created.slice(0, 10)
