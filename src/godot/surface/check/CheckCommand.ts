/** The shell command `check`: files, folders, all of the project, or standard input. */
import { Path } from "@effect/platform"
import { Array as Arr, Clock, ConfigError, ConfigProvider, Effect, Layer, Option } from "effect"
import {
  type CliError,
  type CliExit,
  cliExit,
  type Invocation,
  type StandaloneCommand
} from "../../../kernel/cli/Cli.ts"
import { onOneLine } from "../../../kernel/cli/ControlCharacters.ts"
import { explain } from "../../../kernel/cli/Settings.ts"
import { progressBar } from "../../../kernel/cli/TerminalText.ts"
import { version as toolVersion } from "../../../kernel/cli/Version.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { stamp } from "../../../kernel/files/Fingerprint.ts"
import { Watcher } from "../../../kernel/files/Watcher.ts"
import { inOrder } from "../../../kernel/util/Services.ts"
import type { Diagnostic } from "../../check/Diagnostic.ts"
import { NO_LIMITS } from "../../check/Report.ts"
import { IndexBuilder } from "../../library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../library/index-file/IndexStore.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import type { DocsUnreadable } from "../../library/live/DocsUnreadable.ts"
import { describe } from "../../library/live/Snapshot.ts"
import { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { Project } from "../../project/Project.ts"
import { nearestProject } from "../../project/ProjectFolder.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { Platform } from "../commands/StoreCommands.ts"
import * as settings from "../settings.ts"
import { CodeLanguage } from "../tools/CodeLanguage.ts"
import { inProject, type Target, targetsOf } from "./CheckTargets.ts"
import { CANNOT, FEEDBACK, FOUND, NO_FEEDBACK } from "./ExitCodes.ts"
import { type CheckedFile, type CheckRun, toFindings, toGitHub, toJson, toSarif, toText } from "./Formats.ts"
import { feedbackJson, type HookEvent, hookEvent, standardInput } from "./HookInput.ts"
import { isCheckable, MAX_CODE } from "./ProjectPath.ts"

/** Milliseconds after which a check shows its progress. */
const PATIENCE = 200
const WATCH_INTERVAL = "400 millis"

const formats = ["text", "json", "github", "sarif"] as const
type Format = (typeof formats)[number]

const severities = ["error", "warning"] as const

export const checkCommand = (platform: Layer.Layer<Platform>): StandaloneCommand => {
  const services = Layer.scopedContext(
    inOrder(
      Layer.build(platform),
      Files,
      XmlDocParser,
      Layer.build(Watcher.silent),
      settings.store,
      settings.given,
      settings.project,
      CodeLanguage,
      IndexBuilder,
      IndexStore,
      DocLibrary,
      ClassDocs
    )
  )
  const within = <A, E, R>(invocation: Invocation, project: string, work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(overrides(invocation, project), (given) =>
      Effect.provide(work, services).pipe(Effect.withConfigProvider(given))
    )

  /** Tells the model what is wrong with the files of an event, each checked in the project around it. */
  const answer = Effect.fnUntraced(function* (event: HookEvent, invocation: Invocation, min: Diagnostic["severity"]) {
    const projects = yield* byProject(event.files)
    const [failures, found] = yield* Effect.partition(projects, ([project, files]) =>
      within(invocation, project, hook(files, min))
    )
    const findings = found.filter((one) => one !== undefined).join("\n")
    const [failure] = failures
    // A file that cannot be read hides nothing of the others.
    if (findings === "") return failure && (yield* cliExit(onOneLine(toExit(failure).message), NO_FEEDBACK))
    const json = feedbackJson(event, findings)
    if (json === undefined) return yield* cliExit(findings, FEEDBACK)
    yield* invocation.terminal.out(json)
  })

  return {
    name: "check",
    usage: "[PATH...]",
    summary:
      "report what is wrong with scripts, shaders, scenes, resources and settings: files, folders, - for standard input, or all of the project; --watch checks again after each change",
    flags: {
      version: { placeholder: "VERSION", summary: "check against this Godot version of the store" },
      format: { placeholder: "FORMAT", summary: `form of the report: ${formats.join(", ")}`, values: formats },
      min: { placeholder: "SEVERITY", summary: "lowest severity reported: error, warning", values: severities },
      changed: { placeholder: "[REF]", summary: "check what git says has changed, since REF where it is given" },
      hook: { placeholder: "", summary: "read the event of a host's hook from standard input" }
    },
    isStandalone: true,
    run: Effect.fnUntraced(
      function* (invocation) {
        const format = yield* choiceOf(invocation, "format", formats, invocation.json ? "json" : "text")
        const min = yield* choiceOf(invocation, "min", severities, "warning")
        if (invocation.options.has("hook")) return yield* answer(yield* givenEvent, invocation, min)
        const { words } = invocation
        const project = yield* projectOf(invocation, words)
        yield* within(invocation, project, session(invocation, format, min)).pipe(Effect.mapError(toExit))
      },
      Effect.provide(Layer.merge(Files.layer, platform))
    )
  }
}

/** Exit code for input that could not be read or decided, other than that for findings. */
const toExit = (error: CliError | DocsUnreadable): CliExit => {
  if ("_tag" in error && error._tag === "CliExit")
    return error.exitCode === 0 ? error : cliExit(error.message, error.message === "" ? error.exitCode : CANNOT)
  return cliExit(ConfigError.isConfigError(error) ? explain(error).join("; ") : error.message, CANNOT)
}

const choiceOf = <A extends string>(
  { options }: Invocation,
  name: string,
  choices: ReadonlyArray<A>,
  byDefault: A
): Effect.Effect<A, CliExit> => {
  const given = options.get(name)
  const choice = given === undefined ? byDefault : choices.find((one) => one === given)
  return choice === undefined
    ? Effect.fail(cliExit(`--${name} must be one of ${choices.join(", ")}`, CANNOT))
    : Effect.succeed(choice)
}

/** The text on standard input, within the limit of all texts that are checked. */
const givenText = Effect.filterOrFail(
  standardInput,
  (text) => Buffer.byteLength(text) <= MAX_CODE,
  () => cliExit(`standard input has more than ${MAX_CODE / 1024} KB; check a part of it`, CANNOT)
)

/** The text on standard input; text of another kind is refused as what it is. */
const givenScript = Effect.gen(function* () {
  const text = yield* givenText
  const { otherKindOf } = yield* Effect.promise(() => import("./CheckText.ts"))
  const other = otherKindOf(text)
  if (other === undefined) return text
  return yield* cliExit(
    `standard input is ${other}; check reads GDScript, shaders, scenes, resources and settings`,
    CANNOT
  )
})

/** The event of a hook on standard input, with the files that are to be checked. */
const givenEvent = Effect.map(standardInput, (text) => {
  const event = hookEvent(text)
  return { ...event, files: event.files.filter(isCheckable) }
})

/** Finds the project at or above a path. */
const projectAround = Effect.map(
  Effect.all([Files, Path.Path]),
  ([files, paths]) =>
    (word: string) =>
      nearestProject(files, paths.resolve(word))
)

/** Paths by the project around them, `""` where there is none. */
const byProject = (words: ReadonlyArray<string>) =>
  Effect.map(projectAround, (around) => Object.entries(Arr.groupBy(words, (word) => around(word) ?? "")))

/** The project around the first path, where none is named. */
const projectOf = ({ flags }: Invocation, [first]: ReadonlyArray<string>) => {
  const isNamed = flags?.has("GODOT_PROJECT_DIR") || (process.env["GODOT_PROJECT_DIR"] ?? "") !== ""
  if (first === undefined || first === "-" || isNamed) return Effect.succeed("")
  return Effect.map(projectAround, (around) => around(first) ?? "")
}

/** Settings from the command's own words: the version, and the project unless it is `""`. */
const overrides = ({ options }: Invocation, project: string) => {
  const given = new Map<string, string>()
  const version = options.get("version")
  if (version !== undefined) given.set("GODOT_DOC_DIR", version)
  if (project !== "") given.set("GODOT_PROJECT_DIR", project)
  return Effect.configProviderWith((current) =>
    Effect.succeed(ConfigProvider.orElse(ConfigProvider.fromMap(given), () => current))
  )
}

/** Reference and project as they are now, and what checks a text against them: loaded by this command alone. */
const ground = Effect.gen(function* () {
  const { checkText, referenceOf } = yield* Effect.promise(() => import("./CheckText.ts"))
  const library = yield* DocLibrary
  const fatal = Effect.mapError(library.fatal, ({ message }) => cliExit(message, CANNOT))
  const names = yield* Effect.raceFirst(library.names, fatal)
  // Without an index every run would read all class files; the first one waits until it is written.
  if (names.built === "cold") yield* Effect.raceFirst(library.snapshot, fatal).pipe(Effect.andThen(library.persisted))
  const project = yield* Effect.flatMap(Project, ({ state }) => state)
  const docs = yield* ClassDocs
  return {
    docs: describe(names),
    reference: referenceOf(names, docs),
    version: names.facts.version,
    project: Option.getOrUndefined(project),
    files: yield* Files,
    checkText
  }
})

type Ground = Effect.Effect.Success<typeof ground>

const session = Effect.fnUntraced(function* (invocation: Invocation, format: Format, min: Diagnostic["severity"]) {
  const check = once(invocation, format, min)
  if (invocation.flags?.get("GODOT_WATCH") !== "1") return (yield* check) ? yield* cliExit("", FOUND) : undefined
  if (invocation.words[0] === "-") return yield* cliExit("--watch: standard input is read once only", CANNOT)
  let seen = yield* look(invocation.words)
  yield* check
  for (;;) {
    yield* Effect.sleep(WATCH_INTERVAL)
    const now = yield* look(invocation.words)
    if (now.project === seen.project && now.files === seen.files) continue
    seen = now
    // A file that is gone for a moment, or a project that has grown too large: the next change may mend it.
    yield* Effect.catchAll(check, (error) => invocation.terminal.err(`check: ${toExit(error).message}`))
  }
})

/** State of what is watched: the project, and the named files, which may be outside of it. */
const look = (words: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const files = yield* Files
    const paths = yield* Path.Path
    const project = Option.getOrUndefined(yield* Effect.flatMap(Project, ({ state }) => state))
    const states = yield* attempt(() => words.map((word) => files.stat(paths.resolve(word))))
    return { project, files: states.map((state) => (state === undefined ? "" : stamp(state))).join("\n") }
  }).pipe(Effect.catchAll(({ message }) => Effect.succeed({ project: undefined, files: message })))

/** Checks and reports; returns true if something was found. */
const once = Effect.fnUntraced(function* (invocation: Invocation, format: Format, min: Diagnostic["severity"]) {
  const begun = yield* Clock.currentTimeMillis
  const { terminal } = invocation
  const on = yield* ground
  const files =
    invocation.words[0] === "-"
      ? [checkedText(on, "-", yield* givenScript, undefined, min)]
      : yield* checkFiles(invocation, on, yield* targetsOf(invocation, on.project), min, begun)
  const run: CheckRun = {
    docs: on.docs,
    ...(on.version === undefined ? {} : { version: on.version }),
    files,
    ms: (yield* Clock.currentTimeMillis) - begun
  }
  const text = textOf(run, format, terminal.colors)
  if (text !== "") yield* terminal.out(text)
  return files.some(({ diagnostics }) => diagnostics.length > 0)
})

const textOf = (run: CheckRun, format: Format, colors: Invocation["terminal"]["colors"]): string => {
  if (format === "json") return toJson(run)
  if (format === "github") return toGitHub(run)
  return format === "sarif" ? toSarif(run, toolVersion) : toText(run, colors)
}

/** Checks files of one project that an agent has just written, and returns what the model has to know; nothing if all are clean. */
const hook = Effect.fnUntraced(function* (words: ReadonlyArray<string>, min: Diagnostic["severity"]) {
  const on = yield* ground
  const files = yield* Files
  const paths = yield* Path.Path
  const [failures, checked] = yield* Effect.partition(words, (word) => {
    const place = paths.resolve(word)
    const path = inProject(on.project, place)
    return attempt(() => files.readText(place)).pipe(
      Effect.mapError(({ message }) => cliExit(message, CANNOT)),
      Effect.map((code) => checkedText(on, path?.slice("res://".length) ?? word, code, path, min))
    )
  })
  if (checked.every(({ diagnostics }) => diagnostics.length === 0)) {
    const [failure] = failures
    return failure && (yield* failure)
  }
  const run = { docs: on.docs, files: checked, ms: 0, ...(on.version === undefined ? {} : { version: on.version }) }
  return toFindings(run)
})

const checkFiles = Effect.fnUntraced(function* (
  { terminal }: Invocation,
  on: Ground,
  targets: ReadonlyArray<Target>,
  min: Diagnostic["severity"],
  begun: number
) {
  const files = yield* Files
  const checked: Array<CheckedFile> = []
  for (const { place, path, shown } of targets) {
    const known = path === undefined ? undefined : on.project?.scripts.get(path)?.text
    const code =
      known ??
      (yield* attempt(() => files.readText(place)).pipe(Effect.mapError(({ message }) => cliExit(message, CANNOT))))
    checked.push(
      path === undefined && isOfAnother(on, place)
        ? { ...checkedText({ ...on, project: undefined }, shown, code, path, min), notes: [OF_ANOTHER] }
        : checkedText(on, shown, code, path, min)
    )
    if ((yield* Clock.currentTimeMillis) - begun > PATIENCE) {
      yield* terminal.status(progressBar(checked.length, targets.length, "checking"))
    }
  }
  yield* terminal.status("")
  return checked
})

const OF_ANOTHER = "Files of another project are checked without it; check each project by itself."

/** Checks whether a file is of another project, whose classes and files are not known. */
const isOfAnother = ({ files, project }: Ground, place: string): boolean => {
  const around = nearestProject(files, place)
  return around !== undefined && around !== project?.root
}

const checkedText = (
  on: Ground,
  shown: string,
  code: string,
  path: string | undefined,
  min: Diagnostic["severity"]
): CheckedFile => {
  const { diagnostics, notes = [] } = on.checkText(
    on,
    { code, ...(path === undefined ? { file: shown } : { path }) },
    NO_LIMITS
  )
  return {
    path: shown,
    text: code,
    diagnostics: min === "error" ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics,
    notes
  }
}
