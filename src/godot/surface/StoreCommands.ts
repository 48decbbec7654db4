/** Shell commands over the store: get, import, versions, remove and diff. They work without documents. */
import { type CommandExecutor, type FileSystem, Path } from "@effect/platform"
import { ConfigError, Effect, Layer, Option } from "effect"
import { type CliError, type CliExit, cliExit, type Invocation, type StandaloneCommand } from "../../kernel/cli/Cli.ts"
import { expandHome, explain } from "../../kernel/cli/Settings.ts"
import { bytes, columns } from "../../kernel/cli/Terminal.ts"
import { version as packageVersion } from "../../kernel/cli/Version.ts"
import { Files } from "../../kernel/files/Files.ts"
import { Watcher } from "../../kernel/files/Watcher.ts"
import { nearest } from "../../kernel/util/NearNames.ts"
import { clip } from "../../kernel/util/Text.ts"
import { GodotSettings } from "../library/GodotSettings.ts"
import { IndexBuilder } from "../library/index-file/IndexBuilder.ts"
import { IndexStore } from "../library/index-file/IndexStore.ts"
import { DocLibrary } from "../library/live/DocLibrary.ts"
import { projectVersionOf } from "../project/ProjectFolder.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import { type Comparison, compareSets, type Side } from "../store/Comparison.ts"
import { get as getSet } from "../store/Get.ts"
import { Store, type StoredSet } from "../store/Store.ts"
import { diffAnswer, diffMarkdown, diffText } from "./DiffAnswer.ts"
import * as settings from "./settings.ts"

/** What the commands take from the platform. */
export type Platform = FileSystem.FileSystem | Path.Path | CommandExecutor.CommandExecutor

type Needs = Platform | Store | Files | XmlDocParser

/** The commands, over a platform's file system and programs. */
export const storeCommands = (platform: Layer.Layer<Platform>): ReadonlyArray<StandaloneCommand> => {
  const services = settings.storeLayer.pipe(
    Layer.provideMerge(Layer.mergeAll(Files.layer, XmlDocParser.layer)),
    Layer.provideMerge(platform)
  )
  const standalone = (
    command: Omit<StandaloneCommand, "isStandalone" | "run">,
    run: (invocation: Invocation) => Effect.Effect<void, CliExit, Needs>
  ): StandaloneCommand => ({
    ...command,
    isStandalone: true,
    run: (invocation) => Effect.provide(run(invocation), services).pipe(Effect.mapError(toExit))
  })
  return [
    standalone(
      {
        name: "setup",
        usage: "",
        summary: "in a Godot project's folder: get its reference, configure the hosts found, ask a question",
        options: new Map([
          ["yes", ""],
          ["host", "HOST"],
          ["local", ""],
          ["from", "URL|PATH"]
        ])
      },
      (invocation) =>
        // With its readers of configuration files, loaded by this command alone.
        Effect.promise(() => import("./SetupCommand.ts")).pipe(
          Effect.flatMap(({ setup }) =>
            setup(invocation, (version) => getCommand({ ...invocation, words: [version], json: false }))
          ),
          Effect.mapError(toExit)
        )
    ),
    standalone(
      {
        name: "get",
        usage: "[VERSION]",
        summary: "fetch the reference of a Godot version with git; without VERSION that of the project",
        options: new Map([
          ["from", "URL|PATH"],
          ["refresh", ""]
        ])
      },
      getCommand
    ),
    standalone(
      {
        name: "import",
        usage: "PATH",
        summary: "take a reference from a folder, an archive, an extension_api.json or a Godot program",
        options: new Map([["name", "VERSION"]])
      },
      importCommand
    ),
    standalone({ name: "versions", usage: "", summary: "list the references of the store" }, versionsCommand),
    standalone({ name: "remove", usage: "VERSION", summary: "remove a reference from the store" }, removeCommand),
    standalone(
      {
        name: "diff",
        usage: "FROM TO [NAME]",
        summary: "tell what changed between two references, or of one class or member",
        options: new Map([
          ["limit", "N"],
          ["markdown", ""]
        ])
      },
      diffCommand
    )
  ]
}

const say = ({ terminal, json }: Invocation, answer: object, text: () => string): Effect.Effect<void> =>
  terminal.out(json ? JSON.stringify(answer) : text())

const failWith = (error: { readonly message: string }): CliExit => cliExit(error.message)

const getCommand = (invocation: Invocation) =>
  Effect.gen(function* () {
    const { terminal, options } = invocation
    const version = yield* versionWanted(invocation)
    const from = options.get("from")
    const store = yield* Store
    if (version !== "master" && options.has("refresh")) {
      return yield* cliExit("--refresh is for master, which moves; a release stays as it is", 2)
    }
    const known = yield* Effect.mapError(store.find(version), failWith)
    if (version === "master" && Option.isSome(known) && !options.has("refresh")) {
      return yield* cliExit(`the store has master of ${dayOf(known.value)}; --refresh fetches it anew`)
    }
    const set = yield* getSet({
      version,
      ...(from === undefined ? {} : { from }),
      onProgress: (line) => terminal.status(clip(line, Math.max(20, terminal.width - 1)))
    }).pipe(Effect.mapError(failWith), Effect.ensuring(terminal.status("")))
    yield* finish(invocation, set)
  })

/** The version in the command line, else that of the project. */
const versionWanted = ({ words }: Invocation) =>
  Effect.gen(function* () {
    const [word] = words
    if (word !== undefined) return word.trim()
    const project = yield* Effect.mapError(settings.projectFolder, toExit)
    const projectVersion = project === undefined ? undefined : projectVersionOf(yield* Files, project)
    if (projectVersion === undefined) {
      const why = project === undefined ? "there is no project.godot here" : `${project} does not tell its version`
      return yield* cliExit(`VERSION is missing, and ${why}; for example: godot-docs-mcp get 4.7`, 2)
    }
    // Godot 3 does not write its minor version into a project; 3.6 is its last.
    return projectVersion === "3" ? "3.6" : projectVersion
  })

const toExit = (error: CliError): CliExit =>
  ConfigError.isConfigError(error)
    ? cliExit(explain(error).join("; "))
    : error._tag === "CliExit"
      ? error
      : cliExit(error.message)

const importCommand = (invocation: Invocation) =>
  Effect.gen(function* () {
    const { terminal, options, words } = invocation
    const path = expandHome(words.join(" ").trim())
    if (path === "") return yield* cliExit("PATH is missing", 2)
    const name = options.get("name")
    yield* terminal.status("reading the class files")
    // With its readers of archives, loaded by those alone who import something.
    const { importReference } = yield* Effect.promise(() => import("../store/Import.ts"))
    const set = yield* importReference({ path, ...(name === undefined ? {} : { name }) }).pipe(
      Effect.mapError(failWith),
      Effect.ensuring(terminal.status(""))
    )
    yield* finish(invocation, set)
  })

/** Makes the index of a new set, and says what it is and what to do next. */
const finish = (invocation: Invocation, set: StoredSet) =>
  Effect.gen(function* () {
    const { terminal, json } = invocation
    const indexed = yield* makeIndex(set).pipe(
      Effect.as(true),
      Effect.catchAll(({ message }) => Effect.as(terminal.err(`godot-docs-mcp: ${message}`), false))
    )
    if (json) return yield* terminal.out(JSON.stringify({ ...set.info, folder: set.folder, indexed }))
    const { info } = set
    const { choice } = yield* Effect.mapError(settings.docsChoice, toExit)
    const isTaken = choice.source === "set" && choice.name === info.name
    const { colors } = terminal
    yield* terminal.out(
      [
        `${colors.bold(`Godot ${info.name}`)}${info.ref === undefined || info.ref === info.name ? "" : ` (${info.ref})`}: ${info.classes} classes, ${bytes(info.bytes)}`,
        colors.dim(set.folder),
        ...(info.lacks === undefined ? [] : [colors.yellow(`It lacks something: ${info.lacks}.`)]),
        isTaken
          ? `Servers that start here with GODOT_DOC_DIR=auto take it: ${choice.reason}.`
          : `To serve it: GODOT_DOC_DIR=${info.name} (here, auto takes ${choice.source === "set" ? choice.name : choice.source}: ${"reason" in choice ? choice.reason : ""})`,
        `Add it to your host: ${colors.cyan("godot-docs-mcp setup")} or ${colors.cyan("godot-docs-mcp config HOST")}`
      ].join("\n")
    )
  })

/** Reads a set once as the server does, so that its first start finds an index. */
const makeIndex = (set: StoredSet) =>
  Effect.gen(function* () {
    const library = yield* DocLibrary
    yield* Effect.raceFirst(library.snapshot, library.fatal)
    yield* library.persisted
  }).pipe(
    Effect.provide(
      DocLibrary.layer.pipe(
        Layer.provide(Layer.mergeAll(IndexBuilder.layer, IndexStore.layer, Watcher.layer)),
        Layer.provide(
          Layer.succeed(GodotSettings, {
            docDir: set.folder,
            starterDir: settings.starterDir(),
            indexPath: settings.indexPathOf(set.folder),
            watch: false,
            version: packageVersion
          })
        )
      )
    ),
    Effect.scoped
  )

const dayOf = ({ info }: StoredSet): string => info.created.slice(0, 10)

const versionsCommand = (invocation: Invocation) =>
  Effect.gen(function* () {
    const { choice } = yield* Effect.mapError(settings.docsChoice, toExit)
    const sets = yield* Effect.mapError((yield* Store).list, failWith)
    const taken = choice.source === "set" ? choice.name : undefined
    const { root } = yield* Store
    const answer = {
      store: root,
      sets: sets.map(({ info, folder }) => ({ ...info, folder, taken: info.name === taken })),
      here: choice
    }
    yield* say(invocation, answer, () => {
      const { colors } = invocation.terminal
      const here =
        choice.source === "missing-set"
          ? `Here GODOT_DOC_DIR asks for ${choice.name}, which is not in the store.`
          : `Here ${choice.source === "set" ? choice.name : choice.source === "folder" ? choice.folder : "the built-in starter"} answers: ${choice.reason}${"hint" in choice && choice.hint !== undefined ? `; ${choice.hint}` : ""}.`
      if (sets.length === 0) {
        return `The store ${root} is empty. To fetch a reference: godot-docs-mcp get 4.7\n${here}`
      }
      const rows = sets.map(({ info }) => [
        info.name === taken ? "*" : "",
        info.name,
        `${info.classes} classes`,
        bytes(info.bytes),
        info.created.slice(0, 10),
        `${info.source}: ${info.ref ?? info.version ?? info.from}`
      ])
      const paint = (cell: string, column: number) =>
        column === 1 ? colors.cyan(cell) : column > 2 ? colors.dim(cell) : cell
      return `${columns(rows, paint)}\n${here}\n${colors.dim(root)}`
    })
  })

const removeCommand = (invocation: Invocation) =>
  Effect.gen(function* () {
    const name = invocation.words.join(" ").trim()
    if (name === "") return yield* cliExit("VERSION is missing", 2)
    const store = yield* Store
    if (yield* Effect.mapError(store.remove(name), failWith)) {
      return yield* say(invocation, { removed: name }, () => `Removed Godot ${name} from ${store.root}.`)
    }
    const names = (yield* Effect.mapError(store.list, failWith)).map(({ info }) => info.name)
    return yield* cliExit(`the store has no ${clip(name)}; it has ${names.join(", ") || "nothing"}`)
  })

const diffCommand = (invocation: Invocation) =>
  Effect.gen(function* () {
    const [from, to, ...rest] = invocation.words
    if (from === undefined || to === undefined) return yield* cliExit("FROM and TO are missing: diff 4.5 4.7", 2)
    const comparison = yield* comparisonOf(yield* sideOf(from), yield* sideOf(to))
    const name = rest.join(" ").trim()
    const limit = invocation.options.get("limit")
    if (limit !== undefined && !/^\d{1,6}$/.test(limit)) return yield* cliExit("--limit must be a whole number", 2)
    const request = {
      ...(name === "" ? {} : { name }),
      limit: limit === undefined ? Number.MAX_SAFE_INTEGER : Number(limit)
    }
    const answer = yield* Effect.mapError(diffAnswer(comparison, request), failWith)
    yield* say(invocation, answer, () =>
      invocation.options.has("markdown") ? diffMarkdown(answer) : diffText(answer, invocation.terminal.colors)
    )
  })

const comparisonOf = (from: Side, to: Side): Effect.Effect<Comparison, CliExit, Files | XmlDocParser> =>
  Effect.flatMap(compareSets(from, to), (comparison) =>
    comparison === undefined ? cliExit(`${from.name} or ${to.name} cannot be read`) : Effect.succeed(comparison)
  )

/** A set of the store, the starter, or a folder with a reference. */
const sideOf = (name: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const found = yield* Effect.mapError(store.find(name), failWith)
    if (Option.isSome(found)) return { name, folder: found.value.folder, stamp: found.value.info.created }
    if (name === "builtin") return { name, folder: settings.starterDir(), stamp: packageVersion }
    const paths = yield* Path.Path
    const folder = paths.resolve(expandHome(name))
    if (/[\\/.~]/.test(name) && (yield* Files).stat(folder)?.kind === "directory") return { name, folder, stamp: "" }
    const names = (yield* Effect.mapError(store.list, failWith)).map(({ info }) => info.name)
    const near = nearest(name, names)
    return yield* cliExit(
      `the store has no ${clip(name)}${near.length > 0 ? ` (it has ${near.join(", ")})` : ""}; to get it: godot-docs-mcp get ${clip(name)}`
    )
  })
