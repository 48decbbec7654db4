/**
 * What every bin does with its arguments: serve, or run one shell command.
 *
 * A program is a value: its settings, its commands and how it serves. From that
 * come the flags it accepts, `--help`, `--version` and `config HOST`.
 */
import { parseArgs } from "node:util"
import { ConfigError, type Context, Effect, Layer, LogLevel, Schema, type Scope } from "effect"
import { type Failure, type FailureAnswer, toAnswer } from "../mcp/Failure.ts"
import * as StartRefusal from "../mcp/StartRefusal.ts"
import * as Stdio from "../mcp/Stdio.ts"
import { findHost, hosts, npx, thisCopy } from "./Hosts.ts"
import * as Settings from "./Settings.ts"
import * as StderrLogger from "./StderrLogger.ts"
import { columns, standard, type Terminal } from "./Terminal.ts"

/** The npm package that holds all bins. */
export const packageName = "godot-docs-mcp"

/** Why a command or the start ended without an answer; the message is the whole story. */
export class CliExit extends Schema.TaggedError<CliExit>()("CliExit", {
  message: Schema.String,
  /** The process's exit code. */
  exitCode: Schema.Int
}) {}

export const cliExit = (message: string, exitCode = 1): CliExit => new CliExit({ message, exitCode })

/** The exit code of a command line that says what cannot be done. */
const USAGE = 2

/** Whatever ends a program with a message. */
export type CliError = Failure | CliExit | ConfigError.ConfigError

/** A command's words and switches, after its own and the settings' flags have been taken out. */
export interface Invocation {
  readonly words: ReadonlyArray<string>
  readonly options: ReadonlyMap<string, string>
  readonly json: boolean
  readonly terminal: Terminal
}

export interface Command<R = never> {
  readonly name: string
  /** Its words, as `--help` shows them: `QNAME`, `[PREFIX]`. */
  readonly usage: string
  readonly summary: string
  /** Flags of its own: name -> placeholder, "" for a switch. */
  readonly options?: ReadonlyMap<string, string>
  /** What the process exits with when a signal breaks the command off; 0 if not given. */
  readonly interruptedExitCode?: number
  readonly run: (invocation: Invocation) => Effect.Effect<void, Failure | CliExit, R>
}

/** A command that builds none of the program's services: it makes what they need, or works without it. */
export interface StandaloneCommand extends Command<never> {
  readonly isStandalone: true
}

/** What a program says of itself, apart from what it does. */
export interface CliInfo {
  readonly name: string
  readonly version: string
  /** One sentence, for `--help` and for a person who starts it on a terminal. */
  readonly summary: string
  readonly settings: ReadonlyArray<Settings.Setting>
  readonly commands: ReadonlyArray<Pick<Command, "name" | "usage" | "summary" | "options">>
  /** Variables that `config HOST` shows with an example value. */
  readonly example: ReadonlyArray<readonly [variable: string, value: string]>
}

export interface Cli<R> extends CliInfo {
  readonly commands: ReadonlyArray<Command<R> | StandaloneCommand>
  /** Serves MCP over the services. */
  readonly serve: (services: Effect.Effect<Context.Context<R>>) => Effect.Effect<void, CliError, Scope.Scope>
  /** Everything that commands and `serve` need; built once, after flags and log level are known. */
  readonly services: Layer.Layer<R, CliError>
}

/**
 * Runs `program` with the words of the command line; the result is the exit code.
 *
 * stdout is left to the protocol unless a command was asked for.
 */
export const run = <R>(program: Cli<R>, argv: ReadonlyArray<string>): Effect.Effect<number> =>
  Effect.gen(function* () {
    const terminal = yield* standard
    const parsed = parse(program, argv)
    const json = typeof parsed === "string" ? argv.includes("--json") : parsed.values.has("json")
    const refuse = (message: string) => fail(terminal, program, cliExit(message, USAGE), json)
    if (typeof parsed === "string") return yield* refuse(parsed)
    const { values, positionals, flags } = parsed
    const [name = "serve", ...words] = positionals

    if (values.has("version")) return yield* say(terminal, program.version)
    if (values.has("help") || name === "help") return yield* say(terminal, help(program, terminal))
    const own = program.commands.find((one) => one.name === name)?.options
    const foreign = [...values.keys()].find(
      (flag) => !general.has(flag) && !own?.has(flag) && !(name === "config" && flag === "local")
    )
    if (foreign !== undefined) return yield* refuse(`${name} has no --${foreign}; see ${program.name} --help`)
    if (name === "config") {
      const answer = config(program, words, flags, values.has("local"))
      return yield* typeof answer === "string" ? say(terminal, answer) : refuse(answer.problem)
    }
    const command = program.commands.find((one) => one.name === name)
    if (command === undefined && name !== "serve") {
      return yield* refuse(`unknown command "${name}"; see ${program.name} --help`)
    }

    const settings = Settings.providing(flags)
    const log = StderrLogger.layer(yield* Effect.provide(level(command === undefined), settings))
    const work = Effect.gen(function* () {
      if (command === undefined) {
        if (process.stdin.isTTY === true) yield* terminal.err(greeting(program))
        return yield* serve(program)
      }
      const invocation = { words, options: values, json, terminal }
      if ("isStandalone" in command) return yield* command.run(invocation)
      return yield* Effect.provide(command.run(invocation), program.services)
    })
    return yield* Effect.matchEffect(Effect.zipRight(checkLevel, work), {
      onSuccess: () => Effect.succeed(0),
      onFailure: (error) => fail(terminal, program, error, json)
    }).pipe(
      Effect.tapErrorCause((cause) => Effect.logFatal("ended", cause)),
      Effect.provide(Layer.merge(log, settings))
    )
  })

/** What an interruption of `run` by a signal comes to: a server that is told to go has done well, a command may not have. */
export const interruptedExitCode = <R>(program: Cli<R>, argv: ReadonlyArray<string>): number => {
  const parsed = parse(program, argv)
  const name = typeof parsed === "string" ? undefined : parsed.positionals[0]
  return program.commands.find((one) => one.name === name)?.interruptedExitCode ?? 0
}

/**
 * Builds the services, which reads no documents yet, and serves; a client is told why that cannot be.
 *
 * Input waits in its pipe meanwhile: a session that could not be served must not begin.
 */
const serve = <R>(program: Cli<R>): Effect.Effect<void, CliError> =>
  Effect.gen(function* () {
    const context = yield* Effect.tapError(Layer.build(program.services), refuseClient)
    // Its own scope, inside: what is in flight ends before the services do.
    yield* Effect.scoped(program.serve(Effect.succeed(context)))
  }).pipe(Effect.scoped)

/** A person at a terminal reads stderr. */
const refuseClient = (error: CliError): Effect.Effect<void> =>
  process.stdin.isTTY === true
    ? Effect.void
    : Effect.flatMap(Stdio.transport, (transport) =>
        StartRefusal.refuse(transport, Stdio.endOfInput, answerOf(error).message)
      )

/** A wrong level is told at start, in the words of the setting. */
const checkLevel = Settings.orDefault(Settings.logLevel, LogLevel.Info)

/** A command is for a person: it says itself what matters, so the log stays quiet unless asked for. */
const level = (serving: boolean) =>
  Settings.orDefault(Settings.logLevel, serving ? LogLevel.Info : LogLevel.None).pipe(
    Effect.orElseSucceed(() => LogLevel.Info)
  )

const say = (terminal: Terminal, text: string): Effect.Effect<number> => Effect.as(terminal.out(text), 0)

/** Says what is wrong: to stderr, or as JSON to stdout. A command that has said it already stops without a message. */
const fail = (
  terminal: Terminal,
  program: { readonly name: string },
  problem: CliError,
  json: boolean
): Effect.Effect<number> => {
  const answer = answerOf(problem)
  const told = json ? terminal.out(JSON.stringify(answer)) : terminal.err(`${program.name}: ${answer.message}`)
  return Effect.as(answer.message === "" ? Effect.void : told, problem instanceof CliExit ? problem.exitCode : 1)
}

const answerOf = (problem: CliError): FailureAnswer => {
  if (ConfigError.isConfigError(problem)) {
    return { code: "INVALID_ARGUMENT", message: Settings.explain(problem).join("; ") }
  }
  if (problem._tag !== "CliExit") return toAnswer(problem)
  return { code: problem.exitCode === USAGE ? "INVALID_ARGUMENT" : "NOT_FOUND", message: problem.message }
}

/** Flags of every command. */
const general: ReadonlySet<string> = new Set(["help", "version", "json"])

interface Parsed {
  readonly values: ReadonlyMap<string, string>
  readonly positionals: ReadonlyArray<string>
  /** Setting variable -> value given by its flag. */
  readonly flags: ReadonlyMap<string, string>
}

/** The parsed command line, or what is wrong with it. */
const parse = (program: CliInfo, argv: ReadonlyArray<string>): Parsed | string => {
  const options: Record<string, { type: "string" | "boolean"; short?: string }> = {
    help: { type: "boolean", short: "h" },
    version: { type: "boolean" },
    json: { type: "boolean" },
    local: { type: "boolean" }
  }
  for (const setting of program.settings) options[setting.flag] = { type: "string" }
  for (const command of program.commands) {
    for (const [name, placeholder] of command.options ?? []) {
      options[name] = { type: placeholder === "" ? "boolean" : "string" }
    }
  }
  try {
    const { values, positionals } = parseArgs({
      args: withSwitchValues(program, argv),
      options,
      allowPositionals: true,
      strict: true
    })
    const flags = new Map<string, string>()
    const given = new Map<string, string>()
    for (const [name, value] of Object.entries(values)) {
      const setting = program.settings.find((one) => one.flag === name)
      if (setting === undefined) given.set(name, String(value))
      else flags.set(setting.variable, String(value))
    }
    return { values: given, positionals, flags }
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)
  }
}

/** `--watch` alone means `--watch=1`. */
const withSwitchValues = (program: CliInfo, argv: ReadonlyArray<string>): Array<string> => {
  const switches = new Set(program.settings.filter((one) => one.isSwitch).map((one) => `--${one.flag}`))
  return argv.map((word, i) =>
    switches.has(word) && !/^(0|1|true|false|yes|no|on|off)$/i.test(argv[i + 1] ?? "") ? `${word}=1` : word
  )
}

const help = (program: CliInfo, { colors }: Terminal): string => {
  const paint = (cell: string, column: number) => (column === 0 ? colors.cyan(cell) : cell)
  const own = program.commands.flatMap(({ name, usage, summary, options }) => [
    [`${name} ${usage}`.trimEnd(), summary],
    ...Array.from(options ?? [], ([flag, value]) => [`  --${flag} ${value}`.trimEnd(), ""])
  ])
  const commands = [
    ["serve", "serve MCP over stdin and stdout (the default)"],
    ...own,
    ["config HOST", "print what adds this server to a host:"],
    ["  --local", hosts.map((host) => host.id).join(", ")],
    ["", "--local starts this very copy instead of npx"]
  ]
  const settings = program.settings.map((one) => [
    `--${one.flag} ${one.placeholder}`,
    one.variable,
    `${one.description} Default: ${one.byDefault}.`
  ])
  const general = [
    ["--json", "answer a command with JSON"],
    ["--help", "this text"],
    ["--version", program.version]
  ]
  return [
    `${colors.bold(program.name)} ${program.version}: ${program.summary}`,
    `\n${colors.bold("Commands")}`,
    columns(commands, paint),
    `\n${colors.bold("Settings")} (a flag wins over its variable)`,
    columns(settings, paint),
    `\n${colors.bold("Options")}`,
    columns(general, paint)
  ].join("\n")
}

const config = (
  program: CliInfo,
  words: ReadonlyArray<string>,
  flags: ReadonlyMap<string, string>,
  isLocal: boolean
): string | { readonly problem: string } => {
  const known = hosts.map((one) => one.id).join(", ")
  const [name] = words
  if (name === undefined) return { problem: `config needs a host: ${known}` }
  const host = findHost(words.join(" "))
  if (host === undefined) return { problem: `unknown host "${name}"; known: ${known}` }
  const env = flags.size === 0 ? program.example : [...flags]
  const start = isLocal ? thisCopy() : npx(packageName, program.name)
  return host.snippet({ server: program.name, ...start, env })
}

const greeting = (program: CliInfo): string =>
  [
    `${program.name} ${program.version}: ${program.summary}`,
    "It now serves MCP on stdin and stdout, and waits for a client; Ctrl-C ends it.",
    `To add it to a host:  ${program.name} config HOST   (${hosts.map((host) => host.id).join(", ")})`,
    `For commands and settings:  ${program.name} --help`
  ].join("\n")
