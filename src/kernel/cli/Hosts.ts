/** The exact text that adds a server to each host, for `config HOST` and the README. */
import { shellWord } from "../util/Text.ts"

/** Describes how a host starts a server. */
export interface Launch {
  /** Name under which the host lists it. */
  readonly server: string
  readonly command: string
  readonly args: ReadonlyArray<string>
  readonly env: ReadonlyArray<readonly [variable: string, value: string]>
}

export interface Host {
  /** Argument of `config`. */
  readonly id: string
  /** Other names of it. */
  readonly aliases?: ReadonlyArray<string>
  readonly title: string
  /** The file that the text is added to; for a command, where to run it. */
  readonly file: string
  /** Path of that file on systems where it differs. */
  readonly fileOn?: Partial<Record<NodeJS.Platform, string>>
  readonly language: "sh" | "json" | "toml"
  /** True if the host starts servers outside of any project's folder. */
  readonly startsAnywhere?: true
  /** The page that documents this form. */
  readonly source: string
  /** Returns the text for `file`. A command line is quoted for the shell of `platform`; this machine's by default. */
  readonly snippet: (launch: Launch, platform?: NodeJS.Platform) => string
  /** Returns a single command with the same effect, for hosts that have one. */
  readonly oneLine?: (launch: Launch, platform?: NodeJS.Platform) => string
}

/** A file with which a host runs a command of this program after an event. */
export interface HookTemplate {
  /** The argument of `config HOST --hook`. */
  readonly id: string
  readonly title: string
  /** The file that the text is added to. */
  readonly file: string
  /** The page that documents this form. */
  readonly source: string
  /** Says what the hook does. */
  readonly hint: string
  /** `command`: the program and arguments that start this server. */
  readonly snippet: (command: ReadonlyArray<string>) => string
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const entry = ({ command, args, env }: Launch) => ({
  command,
  args,
  ...(env.length === 0 ? {} : { env: Object.fromEntries(env) })
})

const commandLine = (platform: NodeJS.Platform, words: ReadonlyArray<string>): string =>
  words.map(platform === "win32" ? windowsWord : shellWord).join(" ")

/**
 * Quotes an argument for a Windows command line: cmd.exe and PowerShell both take double quotes, and cmd.exe no others.
 * A backslash means itself except before a quote, where it is doubled
 * (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments).
 */
const windowsWord = (word: string): string =>
  /^[\w+=:./\\-]+$/.test(word) ? word : `"${word.replace(/(\\{0,64})"/g, '$1$1\\"').replace(/\\{1,64}$/, "$&$&")}"`

const tomlText = (text: string): string => JSON.stringify(text)

/** `HOST mcp add NAME --env A=b -- COMMAND ARGS`. */
const addCommand =
  (host: string): NonNullable<Host["oneLine"]> =>
  ({ server, command, args, env }, platform = process.platform) =>
    commandLine(platform, [
      host,
      "mcp",
      "add",
      server,
      ...env.flatMap(([variable, value]) => ["--env", `${variable}=${value}`]),
      "--",
      command,
      ...args
    ])

/** `HOST mcp add -e A=b NAME COMMAND -- ARGS`: without `--`, its parser would read the arguments as its own flags. */
const geminiCommand =
  (host: string): NonNullable<Host["oneLine"]> =>
  ({ server, command, args, env }, platform = process.platform) =>
    commandLine(platform, [
      host,
      "mcp",
      "add",
      ...env.flatMap(([variable, value]) => ["-e", `${variable}=${value}`]),
      server,
      command,
      ...(args.length === 0 ? [] : ["--", ...args])
    ])

const mcpServers = (launch: Launch): string => json({ mcpServers: { [launch.server]: entry(launch) } })

export const hosts: ReadonlyArray<Host> = [
  {
    id: "claude-code",
    aliases: ["claude"],
    title: "Claude Code",
    file: "run in the project's folder",
    language: "sh",
    source: "https://code.claude.com/docs/en/mcp",
    snippet: addCommand("claude")
  },
  {
    id: "claude-desktop",
    title: "Claude Desktop",
    file: "claude_desktop_config.json",
    fileOn: {
      darwin: "~/Library/Application Support/Claude/claude_desktop_config.json",
      win32: "%APPDATA%\\Claude\\claude_desktop_config.json",
      linux: "~/.config/Claude/claude_desktop_config.json"
    },
    language: "json",
    startsAnywhere: true,
    source: "https://modelcontextprotocol.io/docs/develop/connect-local-servers",
    snippet: mcpServers
  },
  {
    id: "cursor",
    title: "Cursor",
    file: ".cursor/mcp.json",
    language: "json",
    source: "https://cursor.com/docs/mcp",
    snippet: mcpServers
  },
  {
    id: "vscode",
    aliases: ["code"],
    title: "VS Code",
    file: ".vscode/mcp.json",
    language: "json",
    source: "https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",
    snippet: (launch) => json({ servers: { [launch.server]: { type: "stdio", ...entry(launch) } } }),
    oneLine: (launch, platform = process.platform) =>
      commandLine(platform, ["code", "--add-mcp", JSON.stringify({ name: launch.server, ...entry(launch) })])
  },
  {
    id: "codex",
    title: "Codex",
    file: "~/.codex/config.toml",
    language: "toml",
    source: "https://developers.openai.com/codex/mcp",
    snippet: ({ server, command, args, env }) =>
      [
        `[mcp_servers.${server}]`,
        `command = ${tomlText(command)}`,
        `args = [${args.map(tomlText).join(", ")}]`,
        ...(env.length === 0
          ? []
          : [`env = { ${env.map(([variable, value]) => `${variable} = ${tomlText(value)}`).join(", ")} }`])
      ].join("\n"),
    oneLine: addCommand("codex")
  },
  {
    id: "gemini-cli",
    aliases: ["gemini"],
    title: "Gemini CLI",
    file: ".gemini/settings.json",
    language: "json",
    source: "https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md",
    snippet: mcpServers,
    oneLine: geminiCommand("gemini")
  },
  {
    id: "qwen-code",
    aliases: ["qwen"],
    title: "Qwen Code",
    file: ".qwen/settings.json",
    language: "json",
    source: "https://github.com/QwenLM/qwen-code/blob/main/docs/users/features/mcp.md",
    snippet: mcpServers,
    oneLine: geminiCommand("qwen")
  },
  {
    id: "copilot-cli",
    aliases: ["copilot"],
    title: "Copilot CLI",
    file: "~/.copilot/mcp-config.json",
    language: "json",
    source: "https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers",
    snippet: (launch) => json({ mcpServers: { [launch.server]: { type: "local", ...entry(launch), tools: ["*"] } } }),
    oneLine: addCommand("copilot")
  },
  {
    id: "zed",
    title: "Zed",
    file: "~/.config/zed/settings.json",
    fileOn: { win32: "%APPDATA%\\Zed\\settings.json" },
    language: "json",
    source: "https://zed.dev/docs/ai/mcp",
    snippet: (launch) => json({ context_servers: { [launch.server]: { source: "custom", ...entry(launch) } } })
  },
  {
    id: "opencode",
    title: "OpenCode",
    file: "opencode.json",
    language: "json",
    source: "https://opencode.ai/docs/mcp-servers",
    snippet: ({ server, command, args, env }) =>
      json({
        $schema: "https://opencode.ai/config.json",
        mcp: {
          [server]: {
            type: "local",
            command: [command, ...args],
            enabled: true,
            ...(env.length === 0 ? {} : { environment: Object.fromEntries(env) })
          }
        }
      }),
    oneLine: addCommand("opencode")
  },
  {
    id: "generic",
    title: "any other host",
    file: "its list of MCP servers",
    language: "json",
    source: "https://modelcontextprotocol.io/docs/develop/connect-local-servers",
    snippet: mcpServers
  }
]

/**
 * Finds a host by id, another name or title; ignores case, spaces and hyphens.
 *
 * @example
 * findHost("Claude Code")?.id // "claude-code"
 * findHost("gemini")?.id // "gemini-cli"
 */
export const findHost = (name: string): Host | undefined => {
  const key = plain(name)
  return hosts.find((host) => [host.id, host.title, ...(host.aliases ?? [])].some((one) => plain(one) === key))
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "")

/**
 * Returns how `npx` starts one of the package's servers; only the one named like the package may leave `-p` out.
 * Hosts on Windows start programs without a shell, which cannot run `npx.cmd`.
 *
 * @example
 * npx("godot-docs-mcp", "mdatlas", "win32")
 * // { command: "cmd", args: ["/c", "npx", "-y", "-p", "godot-docs-mcp", "mdatlas"] }
 */
export const npx = (
  packageName: string,
  bin: string,
  platform: NodeJS.Platform = process.platform
): Pick<Launch, "command" | "args"> => {
  const args = bin === packageName ? ["-y", packageName] : ["-y", "-p", packageName, bin]
  return platform === "win32" ? { command: "cmd", args: ["/c", "npx", ...args] } : { command: "npx", args }
}

/** Returns how the running program is started again: by absolute paths, without npx and PATH. */
export const thisCopy = (): Pick<Launch, "command" | "args"> => ({
  command: process.execPath,
  // In a standalone executable the script is the executable itself.
  args: process.argv.slice(1, 2).filter((script) => script !== process.execPath)
})
