/** Logs to stderr only: stdout belongs to the protocol. */
import { Config, ConfigError, Effect, Either, FiberRef, HashSet, Logger, LogLevel } from "effect"

/** The five levels of `MCP_SERVER_LOG`, quietest first. */
export const levelNames = ["silent", "error", "warn", "info", "debug"] as const

const levels = new Map<string, LogLevel.LogLevel>([
  ["silent", LogLevel.None],
  ["error", LogLevel.Error],
  ["warn", LogLevel.Warning],
  ["warning", LogLevel.Warning],
  ["info", LogLevel.Info],
  ["debug", LogLevel.Debug]
])

/** Parses the name of a log level, case-insensitive. */
export const levelConfig = (variable: string): Config.Config<LogLevel.LogLevel> =>
  Config.nonEmptyString(variable).pipe(
    Config.mapOrFail((name) => {
      const level = levels.get(name.trim().toLowerCase())
      return level === undefined
        ? Either.left(ConfigError.InvalidData([], `must be one of ${levelNames.join(", ")}, not "${name}"`))
        : Either.right(level)
    })
  )

/** Logs to stderr from `level` on. `prettyLoggerDefault` must go as well: `runMain` swaps it in for the default one. */
export const logging = (level: LogLevel.LogLevel) => {
  const replaced = (loggers: HashSet.HashSet<Logger.Logger<unknown, unknown>>) =>
    HashSet.remove(loggers, Logger.defaultLogger).pipe(HashSet.remove(Logger.prettyLoggerDefault), HashSet.add(logger))
  return <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.andThen(Effect.sync(surviveClosedStderr), effect).pipe(
      Effect.locallyWith(FiberRef.currentLoggers, replaced),
      Logger.withMinimumLogLevel(level)
    )
}

const logger = Logger.map(Logger.logfmtLogger, (line) => writeLine(line))

const writeLine = (line: string): void => void process.stderr.write(`${line}\n`)

/** Ignores errors of stderr: a closed log must not end the server. */
const surviveClosedStderr = (): void => {
  if (process.stderr.listenerCount("error") === 0) process.stderr.on("error", () => undefined)
}
