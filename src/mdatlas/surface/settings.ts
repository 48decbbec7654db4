/** Settings of mdatlas: the served directory, the folder of outlines, permission to edit. */
import { Config, ConfigError, Either, Option } from "effect"
import { logSetting, type Setting, toggle, WORKING_DIRECTORY } from "../../kernel/cli/Settings.ts"
import { defaultRulebook, type Rulebook } from "../files/FileWalk.ts"

const variables = {
  base: "MDATLAS_BASE_DIR",
  cache: "MDATLAS_CACHE_DIR",
  extensions: "MDATLAS_EXTENSIONS",
  gitignore: "MDATLAS_GITIGNORE",
  write: "MDATLAS_WRITE"
} as const

export const settings: ReadonlyArray<Setting> = [
  {
    variable: variables.base,
    flag: "base-dir",
    placeholder: "DIR",
    byDefault: WORKING_DIRECTORY,
    description: "The directory whose Markdown files are served; nothing outside it is read."
  },
  {
    variable: variables.cache,
    flag: "cache-dir",
    placeholder: "DIR",
    byDefault: ".cache/mdatlas under the working directory",
    description: "Where outlines are cached between starts."
  },
  {
    variable: variables.extensions,
    flag: "extensions",
    placeholder: "LIST",
    byDefault: defaultRulebook.extensions.join(","),
    description: "Extensions of Markdown files, separated by commas."
  },
  {
    variable: variables.gitignore,
    flag: "gitignore",
    placeholder: "0|1",
    byDefault: "1",
    description: "Whether lists and searches skip what .gitignore names.",
    isSwitch: true
  },
  {
    variable: variables.write,
    flag: "write",
    placeholder: "0|1",
    byDefault: "0",
    description: "Whether to offer edit_markdown_section, which changes files below the base directory.",
    isSwitch: true
  },
  logSetting
]

const base = Config.nonEmptyString(variables.base)
export const baseDirectory = Config.withDefault(base, ".")
/** True if the operator chose the base directory. */
export const hasBase = Config.option(base).pipe(Config.map(Option.isSome))
export const cacheDirectory = Config.nonEmptyString(variables.cache).pipe(Config.withDefault(".cache/mdatlas"))

/** Extensions in lower case; anything else than `.md` and its like is an error at start. */
const extensions = Config.nonEmptyString(variables.extensions).pipe(
  Config.mapOrFail((text) => {
    const endings = text.split(",").map((part) => part.trim().toLowerCase())
    return endings.every((ending) => /^\.[^./\\\s]{1,20}$/.test(ending))
      ? Either.right(endings)
      : Either.left(ConfigError.InvalidData([], "must be extensions separated by commas, such as .md,.markdown"))
  }),
  Config.withDefault(defaultRulebook.extensions)
)
const honoursGitignore = toggle(variables.gitignore).pipe(Config.withDefault(true))

/** The rules for which files of the base directory are Markdown files. */
export const rulebook: Config.Config<Rulebook> = Config.all({ extensions, honoursGitignore })

/** True if files may be changed. */
export const mayWrite = toggle(variables.write).pipe(Config.withDefault(false))
