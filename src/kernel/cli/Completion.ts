/** Completion scripts for shells, made from a program's flags and commands. */
import { allCommands, type CliInfo, type shells } from "./CommandLine.ts"
import { hosts } from "./Hosts.ts"
import { isPath } from "./Settings.ts"

export type Shell = (typeof shells)[number]

/**
 * Returns the completion script of a program.
 *
 * @example
 * completion(program, "bash") // to be loaded by: eval "$(godot-docs-mcp completion bash)"
 */
export const completion = (program: CliInfo, shell: Shell): string => {
  const table = tableOf(program)
  switch (shell) {
    case "bash":
      return bash(program.name, table)
    case "zsh":
      return zsh(program.name, table)
    case "fish":
      return fish(program.name, table)
  }
}

interface Table {
  readonly commands: ReadonlyArray<{
    readonly name: string
    readonly summary: string
    readonly flags: ReadonlyArray<Flag>
    /** The only arguments that the command takes, if known. */
    readonly words: ReadonlyArray<string>
  }>
  /** Flags of every command. */
  readonly flags: ReadonlyArray<Flag>
}

interface Flag {
  /** With its dashes. */
  readonly name: string
  readonly summary: string
  readonly takes: "nothing" | "path" | "value"
  readonly values: ReadonlyArray<string>
}

const tableOf = (program: CliInfo): Table => ({
  commands: allCommands(program).map(({ name, summary, flags }) => ({
    name,
    summary,
    flags: Object.entries(flags ?? {}).map(
      ([flag, { placeholder, summary, values }]): Flag => ({
        name: `--${flag}`,
        summary,
        takes:
          placeholder === "" || placeholder.startsWith("[") ? "nothing" : isPath({ placeholder }) ? "path" : "value",
        values: values ?? []
      })
    ),
    words: name === "config" ? hosts.map(({ id }) => id) : name === "completion" ? ["bash", "zsh", "fish"] : []
  })),
  flags: [
    ...program.settings.map((setting) => ({
      name: `--${setting.flag}`,
      summary: setting.description,
      takes: isPath(setting) ? ("path" as const) : ("value" as const),
      values: setting.values ?? (setting.isSwitch ? ["1", "0"] : [])
    })),
    { name: "--json", summary: "answer a command with JSON", takes: "nothing", values: [] },
    { name: "--help", summary: "print the help", takes: "nothing", values: [] },
    { name: "--version", summary: "print the version", takes: "nothing", values: [] }
  ]
})

/** Returns the known values of commands' own flags, by command and flag: `check --format` -> text, json. */
const ownValues = (
  commands: Table["commands"]
): ReadonlyArray<readonly [words: string, values: ReadonlyArray<string>]> =>
  commands.flatMap(({ name, flags }) =>
    flags.filter(({ values }) => values.length > 0).map((flag) => [`${name} ${flag.name}`, flag.values] as const)
  )

const identifier = (name: string): string => `_${name.replace(/\W/g, "_")}`

/** A text inside single quotes, which no shell expands. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const bash = (name: string, { commands, flags }: Table): string => {
  const all = flags.map((flag) => flag.name).join(" ")
  const pathFlags = flags.filter(({ takes }) => takes === "path").map((flag) => flag.name)
  const valueFlags = flags.filter(({ takes }) => takes === "value")
  return [
    `# bash completion of ${name}; load it by: eval "$(${name} completion bash)"`,
    `${identifier(name)}() {`,
    `  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= word`,
    "  COMPREPLY=()",
    `  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do`,
    `    case "$word" in ${commands.map((one) => one.name).join("|")}) command=$word; break ;; esac`,
    "  done",
    '  case "$command $previous" in',
    ...ownValues(commands).map(
      ([words, values]) =>
        `    "${words}") COMPREPLY=($(compgen -W ${quoted(values.join(" "))} -- "$current")); return ;;`
    ),
    "  esac",
    '  case "$previous" in',
    ...(pathFlags.length === 0
      ? []
      : [`    ${pathFlags.join("|")}) COMPREPLY=($(compgen -f -- "$current")); return ;;`]),
    ...valueFlags.map(
      (flag) => `    ${flag.name}) COMPREPLY=($(compgen -W ${quoted(flag.values.join(" "))} -- "$current")); return ;;`
    ),
    "  esac",
    '  case "$command" in',
    ...commands.map((one) => {
      const own = [...one.words, ...one.flags.map((flag) => flag.name), all]
      return `    ${one.name}) COMPREPLY=($(compgen -W ${quoted(own.join(" "))} -- "$current")) ;;`
    }),
    `    *) COMPREPLY=($(compgen -W ${quoted([...commands.map((one) => one.name), all].join(" "))} -- "$current")) ;;`,
    "  esac",
    "  # Words that are none of these are files.",
    `  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))`,
    "}",
    `complete -o filenames -F ${identifier(name)} ${name}`
  ].join("\n")
}

/** A description inside zsh's `name:description` form. */
const described = (name: string, summary: string): string =>
  quoted(`${name.replaceAll(":", "\\:")}:${summary.replaceAll(":", "\\:")}`)

const zsh = (name: string, { commands, flags }: Table): string =>
  [
    `#compdef ${name}`,
    `# zsh completion of ${name}; load it by: eval "$(${name} completion zsh)"`,
    `${identifier(name)}() {`,
    "  local -a commands flags own known",
    "  local command= word",
    `  commands=(${commands.map((one) => described(one.name, one.summary)).join(" ")})`,
    `  flags=(${flags.map((flag) => described(flag.name, flag.summary)).join(" ")})`,
    `  for word in "\${(@)words[2,CURRENT-1]}"; do`,
    `    case "$word" in ${commands.map((one) => one.name).join("|")}) command=$word; break ;; esac`,
    "  done",
    `  case "$command \${words[CURRENT-1]}" in`,
    ...ownValues(commands).map(([words, values]) => `    "${words}") compadd -- ${values.join(" ")}; return ;;`),
    "  esac",
    `  case "\${words[CURRENT-1]}" in`,
    ...flags.flatMap((flag) => {
      if (flag.takes === "path") return [`    ${flag.name}) _files; return ;;`]
      return flag.takes === "value" ? [`    ${flag.name}) compadd -- ${flag.values.join(" ")}; return ;;`] : []
    }),
    "  esac",
    '  case "$command" in',
    ...commands.map((one) => {
      const own = one.flags.map((flag) => described(flag.name, flag.summary))
      return `    ${one.name}) known=(${one.words.join(" ")}); own=(${own.join(" ")}) ;;`
    }),
    "    *) _describe command commands; _describe flag flags; return ;;",
    "  esac",
    `  if (( \${#known} )); then compadd -a known; else _files; fi`,
    "  _describe flag own",
    "  _describe flag flags",
    "}",
    `if [ "$funcstack[1]" = ${quoted(identifier(name))} ]; then ${identifier(name)} "$@"; else compdef ${identifier(name)} ${name}; fi`
  ].join("\n")

const fish = (name: string, { commands, flags }: Table): string => {
  const line = (...words: ReadonlyArray<string>) => ["complete", "-c", name, ...words].join(" ")
  const fishFlag = (flag: Flag, ...condition: ReadonlyArray<string>) =>
    line(
      ...condition,
      ...(flag.takes === "nothing" ? [] : flag.takes === "path" ? ["-r"] : ["-x"]),
      ...(flag.values.length === 0 ? [] : ["-a", fishQuoted(flag.values.join(" "))]),
      "-l",
      flag.name.slice("--".length),
      "-d",
      fishQuoted(flag.summary)
    )
  return [
    `# fish completion of ${name}; load it by: ${name} completion fish | source`,
    ...commands.map((one) => line("-n", "__fish_use_subcommand", "-a", one.name, "-d", fishQuoted(one.summary))),
    ...commands.flatMap((one) => {
      const inside = ["-n", fishQuoted(`__fish_seen_subcommand_from ${one.name}`)]
      return [
        ...(one.words.length === 0 ? [] : [line("-f", ...inside, "-a", fishQuoted(one.words.join(" ")))]),
        ...one.flags.map((flag) => fishFlag(flag, ...inside))
      ]
    }),
    ...flags.map((flag) => fishFlag(flag))
  ].join("\n")
}

/** In fish a backslash quotes inside single quotes too. */
const fishQuoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
