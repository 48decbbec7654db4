/** `setup`: the right reference, the hosts' configuration and a question answered, in one command. */
import { homedir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Array as Arr, Effect, Either, Option, Schema } from "effect"
import { type CliExit, cliExit, type Invocation } from "../../../kernel/cli/Cli.ts"
import { givenFlags, givenValue, packageName } from "../../../kernel/cli/HostConfig.ts"
import { findHost, npx, thisCopy } from "../../../kernel/cli/Hosts.ts"
import { Files } from "../../../kernel/files/Files.ts"
import * as Subprocess from "../../../kernel/process/Subprocess.ts"
import { clip } from "../../../kernel/util/Text.ts"
import { isSameLocale } from "../../library/translation/Catalogue.ts"
import { projectsBelow, projectVersionOf } from "../../project/ProjectFolder.ts"
import { addHook, type Entry } from "../../setup/HostFile.ts"
import { hostPlaces } from "../../setup/HostPlaces.ts"
import { addedLines, type Plan, plan, planEdit, write } from "../../setup/Setup.ts"
import { REPOSITORY } from "../../store/Git.ts"
import { Store } from "../../store/Store.ts"
import { CLAUDE_SETTINGS, claudeHook } from "../check/Hooks.ts"
import * as settings from "../settings.ts"

/** Name under which hosts list the server. */
const SERVER = packageName

/** Steps in their order, as `--skip` takes them. */
const STEPS = ["reference", "hosts", "hook", "question"] as const
type Step = (typeof STEPS)[number]

type Ask = (question: string) => Effect.Effect<boolean>

/** Width of the first column: the longest title of a host and a space. */
const HEAD = 12

/** Runs every step; each one can be declined or skipped, and a step that is done already changes nothing. */
export const setup = Effect.fnUntraced(function* <R>(
  invocation: Invocation,
  fetch: (version: string) => Effect.Effect<void, CliExit, R>
) {
  const { terminal, options } = invocation
  const isAgreed = options.has("yes")
  const ask: Ask = (question) =>
    isAgreed ? Effect.succeed(true) : canAsk() ? confirm(question) : Effect.succeed(false)
  const skipped = yield* stepsSkipped(options.get("skip"))
  const host = yield* hostNamed(options.get("host"))

  const project = yield* settings.projectFolder
  if (project === undefined) {
    const [first] = projectsBelow(yield* Files, process.cwd())
    const below = first === undefined ? "" : `; within is ${first}: add --project ${first}, or run setup there`
    return yield* cliExit(`setup is for the folder of a Godot project: there is no project.godot here or above${below}`)
  }
  yield* terminal.out(`${head(invocation, "Project")}${project}`)
  const fetched = skipped.has("reference")
    ? Either.right(true)
    : yield* Effect.either(reference(invocation, project, ask, fetch))
  // A failed fetch does not keep the hosts from getting the server.
  if (Either.isLeft(fetched)) yield* terminal.out(`${head(invocation, "Reference")}not fetched, see below`)
  const plans = yield* plansOf(invocation, { project, skipped, host })
  const notWritten = yield* carryOut(invocation, plans, ask)
  const answered = skipped.has("question") ? Either.void : yield* Effect.either(tryOut(invocation, project))
  const failed = [Either.getLeft(fetched), Either.getLeft(answered)].flatMap(Option.toArray)
  const failures = [...failed.map(({ message }) => message), ...notWritten]
  if (failures.length > 0) return yield* cliExit(failures.join("\n"))
  if (Either.isRight(fetched) && !fetched.right) return yield* cliExit("")
})

const stepsSkipped = (given: string | undefined): Effect.Effect<ReadonlySet<Step>, CliExit> => {
  const words = (given ?? "").split(",").filter((word) => word !== "")
  const steps = STEPS.filter((step) => words.includes(step))
  return steps.length === words.length
    ? Effect.succeed(new Set(steps))
    : Effect.fail(cliExit(`--skip takes ${STEPS.join(", ")}, separated by commas`, 2))
}

/** The identifier of a host whose file `setup` writes. */
const hostNamed = (given: string | undefined): Effect.Effect<string | undefined, CliExit> => {
  const found = given === undefined ? undefined : findHost(given)
  if (given === undefined || hostPlaces.some(({ id }) => id === found?.id)) return Effect.succeed(found?.id)
  const others = `for ${found?.title ?? "others"}: godot-docs-mcp config ${found?.id ?? "HOST"}`
  return Effect.fail(cliExit(`--host must be one of ${hostPlaces.map(({ id }) => id).join(", ")}; ${others}`, 2))
}

const head = ({ terminal }: Invocation, title: string): string =>
  `${terminal.colors.bold(title)}${" ".repeat(Math.max(1, HEAD - title.length))}`

/** Makes sure that the store has the project's version; false if it is missing and fetching was declined. */
const reference = Effect.fnUntraced(function* <R>(
  invocation: Invocation,
  project: string,
  ask: Ask,
  fetch: (version: string) => Effect.Effect<void, CliExit, R>
) {
  const { terminal, options } = invocation
  const title = head(invocation, "Reference")
  const version = projectVersionOf(yield* Files, project)
  const { choice } = yield* settings.choiceFor("auto")
  if (choice.source === "set" && choice.hint === undefined) {
    const locale = yield* localeToFetch(choice.name)
    if (locale !== undefined && (yield* ask(`Fetch Godot ${choice.name} again, with its texts in ${locale}?`))) {
      yield* fetch(choice.name)
    } else yield* terminal.out(`${title}Godot ${choice.name}: ${choice.reason}`)
    return true
  }
  if (version === undefined) {
    yield* terminal.out(`${title}project.godot does not give its version; fetch one: godot-docs-mcp get 4.7`)
    return false
  }
  if (
    yield* ask(
      `Fetch the reference of Godot ${version} with git (about 10 MB, from ${options.get("from") ?? REPOSITORY})?`
    )
  ) {
    yield* fetch(version)
    return true
  }
  yield* terminal.out(`${title}Godot ${version} is missing; to fetch it: godot-docs-mcp get ${version}`)
  return false
})

/** Returns the locale of the settings if a set that `get` made was fetched without it. */
const localeToFetch = Effect.fnUntraced(function* (name: string) {
  const locale = Option.getOrUndefined(yield* settings.locale)
  const info = Option.getOrUndefined(yield* (yield* Store).find(name))?.info
  // A branch is fetched again by its own flag.
  if (locale === undefined || info?.source !== "git" || info.version === undefined) return undefined
  return info.locales?.some((one) => isSameLocale(one, locale)) === true ? undefined : locale
})

/**
 * Settings that `setup` decides: the reference is the one that fits the project, in whose folder hosts start servers.
 */
const DECIDED: ReadonlySet<string> = new Set(["GODOT_DOC_DIR", "GODOT_PROJECT_DIR"])

/** All other settings are passed on: to the hosts in the environment, to the hook as flags. */
const otherSettings = settings.settings.filter(({ variable }) => !DECIDED.has(variable))

/** What the command line or the environment gives for them, by variable. */
const givenSettings = ({ flags = new Map() }: Invocation): Record<string, string> =>
  Object.fromEntries(
    otherSettings.flatMap((setting) => {
      const value = givenValue(setting, flags)
      return value === undefined ? [] : [[setting.variable, value]]
    })
  )

/** The configuration files to write: those of the hosts in use, and the check hook if there is one. */
const plansOf = Effect.fnUntraced(function* (
  invocation: Invocation,
  {
    project,
    skipped,
    host
  }: { readonly project: string; readonly skipped: ReadonlySet<Step>; readonly host: string | undefined }
) {
  const { terminal, options } = invocation
  const launch = options.has("local") ? thisCopy() : npx(packageName, SERVER)
  const entry: Entry = { name: SERVER, ...launch, env: { GODOT_DOC_DIR: "auto", ...givenSettings(invocation) } }
  const hosts = yield* plan({
    project,
    home: homedir(),
    entry,
    ...(host === undefined ? {} : { hosts: [host] })
  })
  if (hosts.length === 0 && !skipped.has("hosts")) {
    yield* terminal.out(`${head(invocation, "Hosts")}none found here; see: godot-docs-mcp config HOST`)
  }
  const plans = skipped.has("hosts") ? [] : hosts
  if (skipped.has("hook") || !hosts.some(({ id }) => id === "claude-code")) return plans
  const flags = givenFlags(otherSettings, invocation.flags ?? new Map())
  const hook = claudeHook([launch.command, ...launch.args, ...flags])
  const isOurs = (command: string): boolean => command.includes(packageName) && command.includes(" check --hook")
  const edit = (text: string) => addHook(text, "PostToolUse", hook, isOurs)
  const id = { id: "claude-code --hook", title: "Check hook" }
  return [...plans, yield* planEdit(id, join(project, CLAUDE_SETTINGS), edit)]
})

/** Shows each change and writes the accepted ones; returns the files that could not be written. */
const carryOut = Effect.fnUntraced(function* (invocation: Invocation, plans: ReadonlyArray<Plan>, ask: Ask) {
  const { terminal } = invocation
  const failures: Array<string> = []
  for (const { id, title, path, step } of plans) {
    const start = `${head(invocation, title)}${path}`
    if (step.kind === "present") yield* terminal.out(`${start}: has it already`)
    else if (step.kind === "skip") {
      yield* terminal.out(`${start}: left alone, ${step.reason}`)
      failures.push(`${path}: ${step.reason}; add it by hand: godot-docs-mcp config ${id}`)
    } else {
      yield* terminal.out([`${start}${step.isNew ? " (new)" : ""}:`, ...shown(step, terminal.colors.green)].join("\n"))
      if (!(yield* ask(`Write ${path}?`))) {
        yield* terminal.out(`  not written${canAsk() ? "" : " (run setup --yes to write it)"}`)
        continue
      }
      const written = yield* write(path, step.after)
      if (Either.isRight(written)) yield* terminal.out("  written")
      else failures.push(`${path} cannot be written: ${written.left}`)
    }
  }
  return failures
})

const shown = (step: Extract<Plan["step"], { readonly kind: "write" }>, green: (text: string) => string) =>
  addedLines(step.before, step.after).map((line) => green(`  + ${line}`))

/** Starts the server as a host does, and sends it a request. */
const tryOut = Effect.fnUntraced(function* (invocation: Invocation, project: string) {
  const { terminal } = invocation
  const { command, args } = thisCopy()
  const messages = [
    {
      jsonrpc: "2.0",
      id: 0,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "setup", version: "0" } }
    },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "godot_search", arguments: QUESTION } }
  ]
  const result = yield* Subprocess.run({
    program: command,
    args,
    cwd: project,
    env: {
      ...givenSettings(invocation),
      GODOT_DOC_DIR: "auto",
      GODOT_PROJECT_DIR: project,
      MCP_SERVER_LOG: "silent"
    },
    input: messages.map((message) => `${JSON.stringify(message)}\n`).join(""),
    // A server whose input has ended does not answer slow requests, such as one during its first reading of the files.
    isEnough: (stdout) => Option.isSome(answerIn(stdout)),
    timeout: "60 seconds"
  }).pipe(Effect.option)
  const answer = Option.flatMap(result, ({ stdout }) => answerIn(stdout))
  if (Option.isNone(answer)) {
    return yield* cliExit("the server did not answer; see: godot-docs-mcp doctor")
  }
  const [first] = answer.value.results
  const { colors } = terminal
  yield* terminal.out(
    [
      `${head(invocation, "Question")}${QUESTION.query}`,
      `${head(invocation, "Answer")}${colors.cyan(first?.signature ?? first?.qname ?? first?.name ?? "nothing")}`,
      `${" ".repeat(HEAD)}${colors.dim(answer.value.docs)}`,
      "Ask your agent to check its GDScript: the tool godot_check does, and so does godot-docs-mcp check."
    ].join("\n")
  )
})

/** A question that every reference of Godot 3 and 4 answers. */
const QUESTION = { query: "Node.add_child", limit: 1 }

/** The message that answers the question; the question before it has the id 0. */
const AnswerMessage = Schema.parseJson(
  Schema.Struct({
    id: Schema.Literal(1),
    result: Schema.Struct({
      structuredContent: Schema.Struct({
        results: Schema.Array(
          Schema.Struct({
            name: Schema.String,
            qname: Schema.optional(Schema.String),
            signature: Schema.optional(Schema.String)
          })
        ),
        docs: Schema.String
      })
    })
  })
)

const decodeAnswer = Schema.decodeUnknownOption(AnswerMessage)

const answerIn = (stdout: string) =>
  Option.map(
    Arr.findFirst(stdout.split("\n"), (line) => decodeAnswer(line)),
    ({ result }) => result.structuredContent
  )

const canAsk = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true

/** Asks on the terminal; only a clear yes or Enter counts as yes, and the end of the input as no. */
const confirm = (question: string): Effect.Effect<boolean> =>
  Effect.async((resume) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    const end = () => resume(Effect.succeed(false))
    lines.once("close", end)
    lines.once("SIGINT", () => {
      // A terminal that is read key by key sends no signal for Ctrl+C.
      lines.off("close", end)
      process.emit("SIGINT", "SIGINT")
    })
    lines.question(`${clip(question, 200)} [Y/n] `, (answer) => {
      resume(Effect.succeed(/^(?:y|yes|)$/i.test(answer.trim())))
      lines.close()
    })
    return Effect.sync(() => lines.close())
  })
