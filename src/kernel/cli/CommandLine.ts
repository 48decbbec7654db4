/**
 * The command line of a program: its flags and commands, parsed and explained by `commander`.
 *
 * Parsing has no effects: the result says what to run, what to print, or what is wrong.
 */
import { Command as Commander, CommanderError, type Help, Option } from "commander"
import { nearest } from "../util/NearNames.ts"
import { type HookTemplate, hosts } from "./Hosts.ts"
import type { Setting } from "./Settings.ts"
import type { Colors } from "./Terminal.ts"
import { displayWidth } from "./TerminalText.ts"

/** A flag of one command. */
export interface CommandFlag {
  /**
   * Placeholder of its value: "" for a switch, `[REF]` for an optional value, `DIR`, `FILE` or `PATH` for a path.
   */
  readonly placeholder: string
  /** A phrase for the command's help, without a full stop. */
  readonly summary: string
  /** The allowed values, if known. */
  readonly values?: ReadonlyArray<string>
}

/** A command as the command line needs it. */
export interface CommandInfo {
  readonly name: string
  /** Its arguments, as `--help` shows them: `QNAME`, `[PREFIX]`. */
  readonly usage: string
  /** True if the command has its own message for arguments that its usage does not show. */
  readonly refusesWords?: true
  readonly summary: string
  /** Flags of its own, by name without dashes. */
  readonly flags?: Readonly<Record<string, CommandFlag>>
}

/** The description of a program without its commands. */
export interface ProgramInfo {
  readonly name: string
  readonly version: string
  /** One sentence, for `--help` and for a person who starts it on a terminal. */
  readonly summary: string
  readonly settings: ReadonlyArray<Setting>
  /** Variables that `config HOST` writes where neither a flag nor the environment gives them. */
  readonly example: ReadonlyArray<readonly [variable: string, value: string]>
  /** Hooks that `config HOST --hook` prints. */
  readonly hooks?: ReadonlyArray<HookTemplate>
}

/** The description of a program with its commands. */
export interface CliInfo extends ProgramInfo {
  readonly commands: ReadonlyArray<CommandInfo>
}

/** The parsed command line. */
export type ParsedLine =
  | {
      readonly _tag: "Run"
      /** A name among the program's commands, or `serve`, `config`, `completion`. */
      readonly command: string
      readonly words: ReadonlyArray<string>
      readonly options: ReadonlyMap<string, string>
      readonly json: boolean
      /** Setting variable -> value given by its flag. */
      readonly flags: ReadonlyMap<string, string>
    }
  | { readonly _tag: "Print"; readonly text: string }
  | { readonly _tag: "Refused"; readonly message: string }

/** Shells that `completion` writes scripts for. */
export const shells = ["bash", "zsh", "fish"] as const

/** Commands of every program. */
const commonCommands: ReadonlyArray<CommandInfo> = [
  { name: "serve", usage: "", summary: "serve MCP over stdin and stdout (the default)" },
  {
    name: "config",
    usage: "HOST",
    summary: `print the configuration that adds this server to a host: ${hosts.map(({ id }) => id).join(", ")}; --local starts this copy instead of npx`,
    flags: { local: { placeholder: "", summary: "start this copy instead of npx" } }
  },
  { name: "completion", usage: "SHELL", summary: `print a completion script for ${shells.join(", ")}` }
]

/** All commands of a program, in the order of its help. */
export const allCommands = ({ commands, hooks }: CliInfo): ReadonlyArray<CommandInfo> => {
  const [serve, ...others] = commonCommands.map((one) =>
    hooks !== undefined && one.name === "config" ? withHook(one) : one
  )
  return [...(serve === undefined ? [] : [serve]), ...commands, ...others]
}

const withHook = (config: CommandInfo): CommandInfo => ({
  ...config,
  summary: `${config.summary}; --hook prints a hook instead`,
  flags: {
    ...config.flags,
    hook: { placeholder: "", summary: "print a hook that checks scripts after each edit" }
  }
})

/** The layout of `--help`. */
export interface HelpStyle {
  readonly colors: Colors
  /** Columns of the terminal. */
  readonly width: number
}

/**
 * Parses the words after the program's name.
 *
 * @example
 * parseLine(program, ["--doc-dir", "builtin", "search", "timer"], style)
 * // { _tag: "Run", command: "search", words: ["timer"], flags: Map { "GODOT_DOC_DIR" => "builtin" }, ... }
 */
export const parseLine = (program: CliInfo, argv: ReadonlyArray<string>, style: HelpStyle): ParsedLine => {
  const parser = parserOf(program, argv, style)
  try {
    parser.root.parse(withSwitchValues(program, argv), { from: "user" })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { _tag: "Print", text: parser.printed().trimEnd() }
    if (error.code === "commander.help") return { _tag: "Refused", message: unknownCommand(program, afterHelp(argv)) }
    return { _tag: "Refused", message: refusal(program, error) }
  }
  const chosen = parser.chosen()
  if (chosen === undefined) return { _tag: "Print", text: parser.printed().trimEnd() }
  const words = chosen.command.args
  if (chosen.command === parser.root && words[0] !== undefined) {
    return { _tag: "Refused", message: unknownCommand(program, words[0]) }
  }
  const info = allCommands(program).find(({ name }) => name === chosen.name)
  const takesNone = info?.usage === "" && info.refusesWords !== true
  if (takesNone && words[0] !== undefined) {
    return { _tag: "Refused", message: `${chosen.name} takes no arguments; see ${program.name} --help` }
  }
  const settings = parser.root.opts<Record<string, unknown>>()
  return {
    _tag: "Run",
    command: chosen.name,
    words,
    options: chosen.command === parser.root ? new Map() : optionsOf(program, chosen),
    json: settings["json"] === true,
    flags: new Map(
      program.settings.flatMap(({ flag, variable }) => {
        const value = settings[camel(flag)]
        return value === undefined ? [] : [[variable, String(value)] as const]
      })
    )
  }
}

/** The command that the arguments name. */
interface Chosen {
  readonly name: string
  readonly command: Commander
}

/** Makes the parser of a program; its output and the command are known only after it has run. */
const parserOf = (program: CliInfo, argv: ReadonlyArray<string>, style: HelpStyle) => {
  let printed = ""
  let chosen: Chosen | undefined
  const setUp = (command: Commander): Commander =>
    command
      .exitOverride()
      .configureOutput({
        writeOut: (text) => {
          printed += text
        },
        writeErr: () => undefined,
        getOutHelpWidth: () => style.width
      })
      .configureHelp(helpFormat(style.colors))
      .helpOption("-h, --help", "print this text")

  const root = setUp(new Commander(program.name))
    .description(`${style.colors.bold(program.name)} ${program.version}: ${program.summary}`)
    .usage("[settings] [command] [words]")
    .option("--json", "answer a command with JSON")
    .allowExcessArguments(true)
    .argument("[words...]")
    .action(() => {
      chosen = { name: "serve", command: root }
    })
  // A command with a `--version` of its own gets the flag, in place of the program.
  const ownsVersion = program.commands.some(
    ({ name, flags }) => flags?.["version"] !== undefined && argv.includes(name)
  )
  if (!ownsVersion) root.version(program.version, "-v, --version", "print the version")
  root.optionsGroup("Settings (a flag overrides its variable)")
  for (const setting of program.settings) root.addOption(settingOption(setting))
  for (const info of allCommands(program)) {
    const command = setUp(root.command(info.name))
      .description(info.summary)
      .usage(`[options] ${info.usage}`.trimEnd())
      .argument("[words...]")
      .action(() => {
        chosen = { name: info.name, command }
      })
    for (const [name, { placeholder, summary }] of Object.entries(info.flags ?? {})) {
      const value = placeholder === "" || placeholder.startsWith("[") ? placeholder : `<${placeholder}>`
      command.option(`--${name} ${value}`.trimEnd(), summary)
    }
  }
  root.helpCommand("help [command]", "print this text, or the usage of one command")
  return { root, printed: () => printed, chosen: () => chosen }
}

/** Returns a command's own flags with their values. */
const optionsOf = (program: CliInfo, { name, command }: Chosen): ReadonlyMap<string, string> => {
  const flags = allCommands(program).find((info) => info.name === name)?.flags
  return new Map(
    Object.entries(command.opts<Record<string, unknown>>()).flatMap(([option, value]) => {
      // Commander reads `--no-output-timeout-ms 5` as the opposite of an option that it then sets to true.
      const isNegated = flags?.[`no-${kebab(option)}`] !== undefined
      if (isNegated && value === true) return []
      return [[isNegated ? `no-${kebab(option)}` : kebab(option), String(value)] as const]
    })
  )
}

const settingOption = ({ flag, placeholder, variable, description, byDefault }: Setting): Option =>
  new Option(`--${flag} <${placeholder}>`, `${description} Default: ${byDefault}. (${variable})`)

/** Commander keeps the value of `--doc-dir` under `docDir`. */
const camel = (flag: string): string => flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Turns `--watch` alone into `--watch=1`. */
const withSwitchValues = (program: CliInfo, argv: ReadonlyArray<string>): Array<string> => {
  const switches = new Set(program.settings.filter(({ isSwitch }) => isSwitch).map(({ flag }) => `--${flag}`))
  return argv.map((word, i) =>
    switches.has(word) && !/^(0|1|true|false|yes|no|on|off)$/i.test(argv[i + 1] ?? "") ? `${word}=1` : word
  )
}

/** Returns the word after `help`, which the parser does not report if there is no such command. */
const afterHelp = (argv: ReadonlyArray<string>): string =>
  argv.slice(argv.indexOf("help") + 1).find((word) => !word.startsWith("-")) ?? ""

const unknownCommand = (program: CliInfo, word: string): string => {
  const near = nearest(word, [...allCommands(program).map(({ name }) => name), "help"], 2)
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`
  return `unknown command "${word}".${hint} See ${program.name} --help`
}

/** Returns the parser's message without its prefix, on one line. */
const refusal = (program: CliInfo, error: CommanderError): string => {
  const message = error.message
    .replace(/^error: /, "")
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
  return `${message}; see ${program.name} --help`
}

const helpFormat = (colors: Colors): Partial<Help> => ({
  sortSubcommands: false,
  displayWidth,
  subcommandTerm: (command) => `${command.name()} ${command.usage().replace("[options]", "").trim()}`.trimEnd(),
  styleTitle: (title) => colors.bold(title),
  styleOptionTerm: (term) => colors.cyan(term),
  styleSubcommandTerm: (term) => colors.cyan(term)
})
