/** What the operator of mdatlas decides: which directory is served, and where outlines are kept. */
import { Config, Option } from "effect"
import { logSetting, type Setting } from "../../kernel/cli/Settings.ts"

const variables = { base: "MDATLAS_BASE_DIR", cache: "MDATLAS_CACHE_DIR" } as const

export const settings: ReadonlyArray<Setting> = [
  {
    variable: variables.base,
    flag: "base-dir",
    placeholder: "DIR",
    byDefault: "the working directory",
    description: "The directory whose Markdown files are served; nothing outside of it is read."
  },
  {
    variable: variables.cache,
    flag: "cache-dir",
    placeholder: "DIR",
    byDefault: ".cache/mdatlas under the working directory",
    description: "Where outlines are kept from one start to the next."
  },
  logSetting
]

const base = Config.nonEmptyString(variables.base)
export const baseDirectory = Config.withDefault(base, ".")
/** Whether the operator chose the base directory. */
export const hasBase = Config.option(base).pipe(Config.map(Option.isSome))
export const cacheDirectory = Config.nonEmptyString(variables.cache).pipe(Config.withDefault(".cache/mdatlas"))
