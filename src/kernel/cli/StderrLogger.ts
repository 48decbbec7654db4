/** Logs to stderr only: stdout belongs to the protocol. */
import { Config, ConfigError, Effect, Either, Layer, Logger, LogLevel } from "effect"

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

/** `prettyLoggerDefault` must go as well: `runMain` swaps it in for the default one. */
export const layer = (level: LogLevel.LogLevel) =>
  Layer.mergeAll(
    Logger.remove(Logger.defaultLogger),
    Logger.remove(Logger.prettyLoggerDefault),
    Logger.add(Logger.map(Logger.logfmtLogger, writeLine)),
    Logger.minimumLogLevel(level),
    Layer.effectDiscard(Effect.sync(surviveClosedStderr))
  )

const writeLine = (line: string): void => void process.stderr.write(`${line}\n`)

/** Ignores errors of stderr: a log without a reader must not end the server. */
const surviveClosedStderr = (): void => {
  if (process.stderr.listenerCount("error") === 0) process.stderr.on("error", () => undefined)
}
