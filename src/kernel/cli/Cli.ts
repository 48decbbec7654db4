/**
 * Runs a bin by its arguments: serves, or runs one shell command.
 *
 * A program is a value: its settings, its commands and how it serves. From that
 * come the flags it accepts, `--help`, `--version`, `config HOST` and `completion SHELL`.
 */
import { ConfigError, type Context, Data, Effect, Either, Layer, LogLevel, type Scope } from "effect"
import { type Failure, type FailureAnswer, toAnswer } from "../mcp/Failure.ts"
import * as StartRefusal from "../mcp/StartRefusal.ts"
import * as StdioTransport from "../mcp/StdioTransport.ts"
import { loadPart } from "../util/ProgramFile.ts"
import type { Makes } from "../util/Services.ts"
import type { CommandInfo, HelpStyle, ParsedLine, ProgramInfo } from "./CommandLine.ts"
import * as Settings from "./Settings.ts"
import * as StderrLogger from "./StderrLogger.ts"
import { PLAIN, type StandardTerminal, standard, type Terminal } from "./Terminal.ts"

/** Ends a command or the start without an answer; the message is complete. */
export class CliExit extends Data.TaggedError("CliExit")<{
  readonly message: string
  /** The process's exit code. */
  readonly exitCode: number
  /** The code of its JSON, where that does not follow from the exit code. */
  readonly code?: FailureAnswer["code"]
}> {}

/** Makes the exit of a command with a message. */
export const cliExit = (message: string, exitCode = 1): CliExit => new CliExit({ message, exitCode })

/** Makes the exit of a command with the message of an error. */
export const exitWith = ({ message }: { readonly message: string }): CliExit => cliExit(message)

/** Exit codes; `failure` also tells of findings or of nothing found, and the last is EX_IOERR of sysexits.h. */
const ExitCode = { ok: 0, failure: 1, usage: 2, cannotWrite: 74 } as const

/** An error that ends a program with a message. */
export type CliError = Failure | CliExit | ConfigError.ConfigError

/** Turns any error of a program into an exit: settings that cannot be read, and failures. */
export const toExit = (error: CliError): CliExit => {
  if (ConfigError.isConfigError(error)) return cliExit(Settings.explain(error).join("; "))
  return error._tag === "CliExit" ? error : exitWith(error)
}

/** The arguments and flags of a command, without the flags of settings. */
export interface Invocation {
  readonly words: ReadonlyArray<string>
  readonly options: ReadonlyMap<string, string>
  readonly json: boolean
  /** Setting variable -> value, for those given on the command line. */
  readonly flags?: ReadonlyMap<string, string>
  readonly terminal: Terminal
}

/** A shell command. */
export interface Command<R = never> extends CommandInfo {
  /** True if exit code 1 means findings or a failed test, so that wrong settings need another one. */
  readonly isVerdict?: true
  readonly run: (invocation: Invocation) => Effect.Effect<void, Failure | CliExit, R>
}

/** A command that builds none of the program's services: it makes what it needs, or works without. */
export interface StandaloneCommand extends Command<never> {
  readonly isStandalone: true
}

type Commands<R> = ReadonlyArray<Command<R> | StandaloneCommand>

export interface Cli<R> extends ProgramInfo {
  /** Loads the shell commands, which no server needs. */
  readonly commands: () => Promise<Commands<R>>
  /** Serves MCP over the services. */
  readonly serve: (services: Effect.Effect<Context.Context<R>>) => Effect.Effect<void, CliError, Scope.Scope>
  /** The services of commands and of `serve`; built once, after flags and log level are known. */
  readonly services: Makes<R, CliError>
  /** Exit code of wrong arguments, a crash, and wrong settings of a command with a verdict; 2 if left out. */
  readonly cannotRun?: (argv: ReadonlyArray<string>) => number
}

/** Returns the exit code of wrong arguments, of a crash, and of wrong settings of a command with a verdict. */
export const cannotRunCode = <R>({ cannotRun }: Cli<R>, argv: ReadonlyArray<string>): number =>
  cannotRun?.(argv) ?? ExitCode.usage

/**
 * Runs `program` with the command-line arguments; the result is the exit code.
 *
 * stdout is left to the protocol unless a command was asked for. A test gives a terminal of its own.
 */
export const run = Effect.fn("Cli.run")(function* <R>(
  program: Cli<R>,
  argv: ReadonlyArray<string>,
  on: Effect.Effect<StandardTerminal> = standard
) {
  const { terminal, writeError } = yield* on
  const code = yield* runOn(terminal, program, argv)
  const error = writeError()
  if (error === undefined) return code
  yield* terminal.err(`${program.name}: cannot write to stdout: ${error.message}`)
  return ExitCode.cannotWrite
})

const runOn = Effect.fnUntraced(function* <R>(terminal: Terminal, program: Cli<R>, argv: ReadonlyArray<string>) {
  const { name } = program
  const exitCode = cannotRunCode(program, argv)
  const misuse = (message: string) => new CliExit({ message, exitCode, code: "INVALID_ARGUMENT" })
  const { line, info } = yield* loadPart(() => parsed(program, argv, terminal))
  if (line._tag === "Print") return yield* print(terminal, line.text)
  if (line._tag === "Refused") {
    return yield* fail({ terminal, name, json: argv.includes("--json") }, misuse(line.message))
  }
  const { words, options, json, flags } = line
  const report: ErrorReport = { terminal, name, json }
  const invocation: Invocation = { words, options, json, flags, terminal }
  const command = info.commands.find(({ name }) => name === line.command)
  const unable = (error: CliError): CliError =>
    command?.isVerdict === true ? new CliExit({ ...answerOf(error), exitCode }) : error
  const level = yield* Effect.either(logLevelOf(command)).pipe(Settings.providing(flags, program.settings))
  if (line.command === "config" || line.command === "completion") {
    // Keeps an invalid level out of a host's settings.
    if (line.command === "config" && Either.isLeft(level)) return yield* fail(report, level.left)
    const { commonAnswer } = yield* loadPart(() => import("./CommonCommands.ts"))
    const answer = commonAnswer(info, line)
    if (typeof answer === "string") return yield* fail(report, misuse(answer))
    if (answer.hint !== undefined) yield* terminal.err(answer.hint)
    return yield* print(terminal, answer.text)
  }

  const work = Effect.gen(function* () {
    if (command === undefined) {
      yield* level
      if (process.stdin.isTTY === true) yield* terminal.err(yield* greeting(program))
      return yield* serve(program)
    }
    yield* Effect.mapError(level, unable)
    if ("isStandalone" in command) return yield* command.run(invocation)
    const services = Layer.scopedContext(Effect.mapError(program.services, unable))
    return yield* Effect.provide(command.run(invocation), services)
  })
  return yield* Effect.matchEffect(work, {
    onSuccess: () => Effect.succeed<number>(ExitCode.ok),
    onFailure: (error) => fail(report, error)
  }).pipe(
    Effect.tapErrorCause((cause) => Effect.logFatal("ended", cause)),
    StderrLogger.logging(Either.getOrElse(level, () => LogLevel.Warning)),
    Settings.providing(flags, program.settings)
  )
})

/** A command line without arguments, as most hosts start it. */
const SERVE: ParsedLine = {
  _tag: "Run",
  command: "serve",
  words: [],
  options: new Map(),
  json: false,
  flags: new Map()
}

interface Parsed<R> {
  readonly line: ParsedLine
  /** The program with its commands; without command-line arguments no commands are loaded. */
  readonly info: ProgramInfo & { readonly commands: Commands<R> }
}

/** Parses the command line; the parser and the commands are loaded only if there are arguments. */
const parsed = async <R>(program: Cli<R>, argv: ReadonlyArray<string>, style: HelpStyle): Promise<Parsed<R>> => {
  if (argv.length === 0) return { line: SERVE, info: { ...program, commands: [] } }
  const [{ parseLine }, commands] = await Promise.all([import("./CommandLine.ts"), program.commands()])
  const info = { ...program, commands }
  return { line: parseLine(info, argv, style), info }
}

/** Checks whether these arguments start the server, rather than a shell command. */
export const isServing = async <R>(program: Cli<R>, argv: ReadonlyArray<string>): Promise<boolean> => {
  const { line } = await parsed(program, argv, PLAIN)
  return line._tag !== "Run" || line.command === "serve"
}

/**
 * Builds the services, which reads no documents yet, and serves; if that fails, tells the client why.
 *
 * Input waits in its pipe meanwhile: no session may begin that could not be served.
 */
const serve = Effect.fnUntraced(function* <R>(program: Cli<R>) {
  const context = yield* Effect.tapError(program.services, refuseClient)
  // An inner scope: requests in flight end before the services do.
  yield* Effect.scoped(program.serve(Effect.succeed(context)))
}, Effect.scoped)

/** Answers a client with the error; a person at a terminal reads stderr. */
const refuseClient = (error: CliError): Effect.Effect<void> =>
  process.stdin.isTTY === true
    ? Effect.void
    : Effect.flatMap(StdioTransport.ofProcess, (transport) =>
        StartRefusal.refuse(transport, StdioTransport.endOfInput, answerOf(error).message)
      )

/** A command prints what matters itself, so the log stays quiet unless a level is set; without a command, it serves. */
const logLevelOf = (command: CommandInfo | undefined) =>
  Settings.orDefault(Settings.logLevel, command === undefined ? LogLevel.Warning : LogLevel.None)

const print = (terminal: Terminal, text: string): Effect.Effect<number> => Effect.as(terminal.out(text), ExitCode.ok)

/** Where and how an error is reported: `NAME: MESSAGE` on stderr, or with `json` an answer on stdout. */
interface ErrorReport {
  readonly terminal: Terminal
  /** Name of the program. */
  readonly name: string
  readonly json: boolean
}

/**
 * Writes the error, and returns the exit code. A command that has already reported it exits without a message.
 */
const fail = ({ terminal, name, json }: ErrorReport, error: CliError): Effect.Effect<number> => {
  const answer = answerOf(error)
  const message = json ? terminal.out(JSON.stringify(answer)) : terminal.err(`${name}: ${answer.message}`)
  const exitCode = error instanceof CliExit ? error.exitCode : ExitCode.failure
  return Effect.as(answer.message === "" ? Effect.void : message, exitCode)
}

const answerOf = (error: CliError): FailureAnswer => {
  if (ConfigError.isConfigError(error)) {
    return { code: "INVALID_ARGUMENT", message: Settings.explain(error).join("; ") }
  }
  if (error._tag !== "CliExit") return toAnswer(error)
  const code = error.exitCode === ExitCode.usage ? "INVALID_ARGUMENT" : "NOT_FOUND"
  return { code: error.code ?? code, message: error.message }
}

const greeting = ({ name, version, summary }: ProgramInfo): Effect.Effect<string> =>
  Effect.map(
    loadPart(() => import("./Hosts.ts")),
    ({ hosts }) =>
      [
        `${name} ${version}: ${summary}`,
        "Serving MCP on stdin and stdout, waiting for a client; Ctrl-C ends it.",
        `To add it to a host:  ${name} config HOST   (${hosts.map(({ id }) => id).join(", ")})`,
        `For commands and settings:  ${name} --help`
      ].join("\n")
  )
