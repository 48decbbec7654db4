/** The shell command `check`: files, folders, all of the project, or standard input. */
import { Path } from "@effect/platform"
import { Clock, ConfigProvider, Effect, Layer, Option } from "effect"
import { type CliExit, cliExit, type Invocation, type StandaloneCommand } from "../../../kernel/cli/Cli.ts"
import { progressBar } from "../../../kernel/cli/TerminalText.ts"
import { version as toolVersion } from "../../../kernel/cli/Version.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { stamp } from "../../../kernel/files/Fingerprint.ts"
import { Watcher } from "../../../kernel/files/Watcher.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import { inOrder } from "../../../kernel/util/Services.ts"
import type { Diagnostic } from "../../check/Diagnostic.ts"
import { IndexBuilder } from "../../library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../library/index-file/IndexStore.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { Project } from "../../project/Project.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { Platform } from "../commands/StoreCommands.ts"
import * as settings from "../settings.ts"
import { CodeLanguage } from "../tools/CodeLanguage.ts"
import { checkedText, checkFiles, type Ground, ground, projectAround, toExit, withMeantNames } from "./CheckedFiles.ts"
import { targetsOf } from "./CheckTargets.ts"
import { CANNOT, FOUND, NO_FEEDBACK } from "./ExitCodes.ts"
import { type CheckRun, toGitHub, toJson, toSarif, toText } from "./Formats.ts"
import { answerHook, findingsIn } from "./HookCommand.ts"
import { standardInput } from "./HookInput.ts"
import { MAX_CODE } from "./ProjectPath.ts"

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

  return {
    name: "check",
    isVerdict: true,
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
        if (invocation.options.has("hook")) {
          return yield* answerHook(invocation.terminal, (around, files) =>
            within(invocation, around, findingsIn(files, min))
          )
        }
        const { words } = invocation
        const project = yield* projectOf(invocation, words)
        yield* within(invocation, project, session(invocation, format, min)).pipe(Effect.mapError(toExit))
      },
      Effect.provide(Layer.merge(Files.layer, platform))
    )
  }
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
    ? Effect.fail(cliExit(`--${name} must be one of ${choices.join(", ")}`, options.has("hook") ? NO_FEEDBACK : CANNOT))
    : Effect.succeed(choice)
}

/** The text on standard input, within the limit of all texts that are checked. */
const givenText = Effect.filterOrFail(
  standardInput,
  (text) => Buffer.byteLength(text) <= MAX_CODE,
  () => cliExit(`standard input has more than ${MAX_CODE / 1024} KB; check a part of it`, CANNOT)
)

/** The text on standard input; text of another language is refused by its name. */
const givenScript = Effect.gen(function* () {
  const text = yield* givenText
  const { otherKindOf } = yield* loadPart(() => import("./CheckText.ts"))
  const other = otherKindOf(text)
  if (other === undefined) return text
  return yield* cliExit(
    `standard input is ${other}; check reads GDScript, shaders, scenes, resources and settings`,
    CANNOT
  )
})

/** The project around the first path, if the flags name none. */
const projectOf = ({ flags }: Invocation, [first]: ReadonlyArray<string>) => {
  const isNamed = flags?.has("GODOT_PROJECT_DIR") || (process.env["GODOT_PROJECT_DIR"] ?? "") !== ""
  if (first === undefined || first === "-" || isNamed) return Effect.succeed("")
  return Effect.map(projectAround, (around) => around(first) ?? "")
}

/** Settings from the command's flags: the version, and the project unless it is `""`. */
const overrides = ({ options }: Invocation, project: string) => {
  const given = new Map<string, string>()
  const version = options.get("version")
  if (version !== undefined) given.set("GODOT_DOC_DIR", version)
  if (project !== "") given.set("GODOT_PROJECT_DIR", project)
  return Effect.configProviderWith((current) =>
    Effect.succeed(ConfigProvider.orElse(ConfigProvider.fromMap(given), () => current))
  )
}

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
    // A file is gone for a moment, or the project has grown too large: the next change may fix it.
    yield* Effect.catchAll(check, (error) => invocation.terminal.err(`check: ${toExit(error).message}`))
  }
})

/** State of the watched files: those of the project, and the named ones, which may be outside of it. */
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
  const checked =
    invocation.words[0] === "-"
      ? [checkedText(on, { shown: "-", code: yield* givenScript }, min)]
      : yield* checkTargets(invocation, on, min, begun)
  const files = yield* withMeantNames(on, checked)
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

/** Checks the files that the command names, and shows progress if that takes long. */
const checkTargets = Effect.fnUntraced(function* (
  invocation: Invocation,
  on: Ground,
  min: Diagnostic["severity"],
  begun: number
) {
  const { terminal } = invocation
  const targets = yield* targetsOf(invocation, on.project)
  const showProgress = Effect.fnUntraced(function* (done: number) {
    if ((yield* Clock.currentTimeMillis) - begun <= PATIENCE) return
    yield* terminal.status(progressBar(done, targets.length, "checking"))
  })
  const checked = yield* checkFiles(on, targets, min, showProgress)
  yield* terminal.status("")
  return checked
})

const textOf = (run: CheckRun, format: Format, colors: Invocation["terminal"]["colors"]): string => {
  if (format === "json") return toJson(run)
  if (format === "github") return toGitHub(run)
  return format === "sarif" ? toSarif(run, toolVersion) : toText(run, colors)
}
