/**
 * A server's settings as values: each is an environment variable with a flag of the same meaning.
 *
 * One list of these is the source of the flags that are accepted, of `--help`,
 * and of the table in the README.
 */
import { Config, ConfigError, ConfigProvider, type Effect, Either, Layer } from "effect"
import { levelConfig, levelNames } from "./StderrLogger.ts"

export interface Setting {
  /** The environment variable. */
  readonly variable: string
  /** The flag without its dashes. */
  readonly flag: string
  /** What stands for the value in `--help`: `DIR`, `N`. */
  readonly placeholder: string
  /** What holds when neither is given, as a reader is told it. */
  readonly byDefault: string
  /** One sentence. */
  readonly description: string
  /** An on/off flag may come without a value, and then means `1`. */
  readonly isSwitch?: true
}

/** The one setting that every server has. */
export const logSetting: Setting = {
  variable: "MCP_SERVER_LOG",
  flag: "log",
  placeholder: "LEVEL",
  byDefault: "info",
  description: `What goes to stderr: ${levelNames.join(", ")}.`
}

export const logLevel = levelConfig(logSetting.variable)

/** `1`, `true`, `yes`, `on` and their opposites, in any case. */
export const toggle = (variable: string): Config.Config<boolean> =>
  Config.nonEmptyString(variable).pipe(
    Config.mapOrFail((text) => {
      const word = text.trim().toLowerCase()
      if (["1", "true", "yes", "on"].includes(word)) return Either.right(true)
      if (["0", "false", "no", "off"].includes(word)) return Either.right(false)
      return Either.left(ConfigError.InvalidData([], `must be 1 or 0, not "${text}"`))
    })
  )

/** A whole number from `least` to `most`. */
export const wholeNumber = (variable: string, least: number, most: number): Config.Config<number> =>
  Config.nonEmptyString(variable).pipe(
    Config.mapOrFail((text) => {
      const value = /^\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN
      return value >= least && value <= most
        ? Either.right(value)
        : Either.left(ConfigError.InvalidData([], `must be a whole number from ${least} to ${most}, not "${text}"`))
    })
  )

/** Reads settings from `flags` (variable -> value) first, then from the environment. */
export const providing = (flags: ReadonlyMap<string, string>): Layer.Layer<never> =>
  Layer.setConfigProvider(ConfigProvider.orElse(ConfigProvider.fromMap(new Map(flags)), () => ConfigProvider.fromEnv()))

/** Each thing wrong with the settings, by the name of its variable. */
export const explain = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...explain(error.left), ...explain(error.right)]
    default:
      return [`${error.path.join("_")}: ${error.message}`]
  }
}

/** A setting that is read once, with what holds when it is not given. */
export const orDefault = <A>(config: Config.Config<A>, value: A): Effect.Effect<A, ConfigError.ConfigError> =>
  Config.withDefault(config, value)
