/**
 * A server's settings as values: each is an environment variable with a flag of the same meaning.
 *
 * One list of these is the source of the flags that are accepted, of `--help`,
 * and of the table in the README.
 */
import { homedir } from "node:os"
import { Config, ConfigError, ConfigProvider, Effect, Either } from "effect"
import { levelConfig, levelNames } from "./StderrLogger.ts"

export interface Setting {
  /** The environment variable. */
  readonly variable: string
  /** The flag without its dashes. */
  readonly flag: string
  /** Placeholder of the value in `--help`: `N`; `DIR`, `FILE` or `PATH` for a path. */
  readonly placeholder: string
  /** Value when neither is given, as the help shows it. */
  readonly byDefault: string
  /** One sentence. */
  readonly description: string
  /** The allowed values, if there are only a few. */
  readonly values?: ReadonlyArray<string>
  /** Returns the default in a folder; `config` writes it for a host that starts servers in no particular folder. */
  readonly defaultIn?: (folder: string) => string | undefined
  /** An on/off flag may come without a value, and then means `1`. */
  readonly isSwitch?: true
  /** True for a path that may also be a word, such as `builtin`. */
  readonly isPathOrWord?: true
}

/** Default of a setting that names the folder to work in. */
export const WORKING_DIRECTORY = "the working directory"

/** The one setting that every server has. */
export const logSetting: Setting = {
  variable: "MCP_SERVER_LOG",
  flag: "log",
  placeholder: "LEVEL",
  byDefault: "warn",
  description: `Log level on stderr: ${levelNames.join(", ")}.`,
  values: levelNames
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

/**
 * One of a few words, in any case.
 *
 * @example oneOf("SIZE", ["small", "large"]) // fails for "huge"
 */
export const oneOf = <A extends string>(variable: string, words: ReadonlyArray<A>): Config.Config<A> =>
  Config.nonEmptyString(variable).pipe(
    Config.mapOrFail((text) => {
      const word = words.find((one) => one === text.trim().toLowerCase())
      return word === undefined
        ? Either.left(ConfigError.InvalidData([], `must be one of ${words.join(", ")}, not "${text}"`))
        : Either.right(word)
    })
  )

/**
 * An integer from `least` to `most`.
 *
 * @example wholeNumber("LIMIT", 1, 100) // fails for "0", "1.5" and "many"
 */
export const wholeNumber = (variable: string, least: number, most: number): Config.Config<number> =>
  Config.nonEmptyString(variable).pipe(
    Config.mapOrFail((text) => {
      const value = /^\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN
      return value >= least && value <= most
        ? Either.right(value)
        : Either.left(ConfigError.InvalidData([], `must be a whole number from ${least} to ${most}, not "${text}"`))
    })
  )

/** Checks whether the value of a setting or flag is a path. */
export const isPath = ({ placeholder }: { readonly placeholder: string }): boolean =>
  /^(?:DIR|FILE|PATH)$/.test(placeholder)

/**
 * Replaces a leading `~` by the home folder, as a shell does; hosts pass it on as it is written.
 *
 * @example expandHome("~/godot", "/home/ann") // "/home/ann/godot"
 */
export const expandHome = (path: string, home: string = homedir()): string =>
  path === "~" || /^~[\\/]/.test(path) ? home + path.slice(1) : path

/**
 * Lets an effect read settings from `flags` (variable -> value) first, then from the environment; in those that are
 * paths a leading `~` is the home folder.
 */
export const providing = (
  flags: ReadonlyMap<string, string>,
  settings: ReadonlyArray<Setting> = []
): (<A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>) => {
  const paths = settings.flatMap((setting) => {
    const value = flags.get(setting.variable) ?? process.env[setting.variable]
    return isPath(setting) && value?.startsWith("~") ? [[setting.variable, expandHome(value)] as const] : []
  })
  const given = new Map([...flags, ...paths])
  const environment = ConfigProvider.fromEnv()
  return Effect.withConfigProvider(
    given.size === 0 ? environment : ConfigProvider.orElse(ConfigProvider.fromMap(given), () => environment)
  )
}

/** Returns each problem of the settings, by the name of its variable. */
export const explain = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...explain(error.left), ...explain(error.right)]
    default:
      return [`${error.path.join("_")}: ${error.message}`]
  }
}

/** Reads a setting that may be missing, with its default. */
export const orDefault = <A>(config: Config.Config<A>, value: A): Effect.Effect<A, ConfigError.ConfigError> =>
  Config.withDefault(config, value)
