/** The exact text that adds a server to each host, for `config HOST` and the README. */
import { shellWord } from "../util/Text.ts"

/** How a host is to start a server. */
export interface Launch {
  /** The name under which the host lists it. */
  readonly server: string
  readonly command: string
  readonly args: ReadonlyArray<string>
  readonly env: ReadonlyArray<readonly [variable: string, value: string]>
}

export interface Host {
  /** What `config` takes. */
  readonly id: string
  readonly title: string
  /** Where the text goes. */
  readonly file: string
  readonly language: "sh" | "json" | "toml"
  /** Where the host documents this form. */
  readonly source: string
  /** `platform` is the one whose shell reads a command line; this machine's if not given. */
  readonly snippet: (launch: Launch, platform?: NodeJS.Platform) => string
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
 * A word as a Windows program finds it in its command line: cmd.exe and PowerShell both take double quotes,
 * and cmd.exe no others. A backslash means itself except before a quote, where it is doubled
 * (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments).
 */
const windowsWord = (word: string): string =>
  /^[\w+=:./\\-]+$/.test(word) ? word : `"${word.replace(/(\\{0,64})"/g, '$1$1\\"').replace(/\\{1,64}$/, "$&$&")}"`

const tomlText = (text: string): string => JSON.stringify(text)

export const hosts: ReadonlyArray<Host> = [
  {
    id: "claude-code",
    title: "Claude Code",
    file: "run in the project's folder",
    language: "sh",
    source: "https://docs.claude.com/en/docs/claude-code/mcp",
    snippet: ({ server, command, args, env }, platform = process.platform) =>
      commandLine(platform, [
        "claude",
        "mcp",
        "add",
        server,
        ...env.flatMap(([variable, value]) => ["--env", `${variable}=${value}`]),
        "--",
        command,
        ...args
      ])
  },
  {
    id: "claude-desktop",
    title: "Claude Desktop",
    file: "claude_desktop_config.json",
    language: "json",
    source: "https://modelcontextprotocol.io/docs/develop/connect-local-servers",
    snippet: (launch) => json({ mcpServers: { [launch.server]: entry(launch) } })
  },
  {
    id: "cursor",
    title: "Cursor",
    file: ".cursor/mcp.json",
    language: "json",
    source: "https://docs.cursor.com/context/mcp",
    snippet: (launch) => json({ mcpServers: { [launch.server]: entry(launch) } })
  },
  {
    id: "vscode",
    title: "VS Code",
    file: ".vscode/mcp.json",
    language: "json",
    source: "https://code.visualstudio.com/docs/copilot/chat/mcp-servers",
    snippet: (launch) => json({ servers: { [launch.server]: { type: "stdio", ...entry(launch) } } })
  },
  {
    id: "codex",
    title: "Codex",
    file: "~/.codex/config.toml",
    language: "toml",
    source: "https://github.com/openai/codex/blob/main/docs/config.md",
    snippet: ({ server, command, args, env }) =>
      [
        `[mcp_servers.${server}]`,
        `command = ${tomlText(command)}`,
        `args = [${args.map(tomlText).join(", ")}]`,
        ...(env.length === 0
          ? []
          : [`env = { ${env.map(([variable, value]) => `${variable} = ${tomlText(value)}`).join(", ")} }`])
      ].join("\n")
  },
  {
    id: "gemini-cli",
    title: "Gemini CLI",
    file: ".gemini/settings.json",
    language: "json",
    source: "https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md",
    snippet: (launch) => json({ mcpServers: { [launch.server]: entry(launch) } })
  },
  {
    id: "zed",
    title: "Zed",
    file: "~/.config/zed/settings.json",
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
      })
  }
]

/** By id or title, case, blanks and hyphens aside. */
export const findHost = (name: string): Host | undefined => {
  const key = plain(name)
  return hosts.find((host) => plain(host.id) === key || plain(host.title) === key)
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "")

/** How `npx` starts one of the package's servers (only the one named like the package may leave `-p` out). */
export const npx = (packageName: string, bin: string): Pick<Launch, "command" | "args"> => ({
  command: "npx",
  args: bin === packageName ? ["-y", packageName] : ["-y", "-p", packageName, bin]
})

/** How the program that runs now is started again: by absolute paths, without npx and PATH. */
export const thisCopy = (): Pick<Launch, "command" | "args"> => ({
  command: process.execPath,
  args: process.argv.slice(1, 2)
})
