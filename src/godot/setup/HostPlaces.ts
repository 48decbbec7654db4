/** The places where hosts keep the servers of a project, and the signs that a host is used. */
import type { Either } from "effect"
import { addToJson, addToToml, type Edit, type Entry } from "./HostFile.ts"

export interface HostPlace {
  /** Its name for `config HOST`. */
  readonly id: string
  readonly title: string
  /** Path of its file: below the project, or below the home folder. */
  readonly file: string
  readonly isInHome: boolean
  /** Paths that show that the host is used: below the project, and below the home folder. */
  readonly signs: { readonly project: ReadonlyArray<string>; readonly home: ReadonlyArray<string> }
  readonly add: (text: string, entry: Entry) => Either.Either<Edit, string>
}

const json =
  (key: string, more?: Readonly<Record<string, unknown>>) =>
  (text: string, entry: Entry): Either.Either<Edit, string> =>
    addToJson(text, key, entry, more)

/** The hosts that `setup` configures, each in the file of the project if it has one. */
export const hostPlaces: ReadonlyArray<HostPlace> = [
  {
    id: "claude-code",
    title: "Claude Code",
    file: ".mcp.json",
    isInHome: false,
    signs: { project: [".mcp.json", ".claude", "CLAUDE.md"], home: [".claude.json", ".claude"] },
    add: json("mcpServers")
  },
  {
    id: "cursor",
    title: "Cursor",
    file: ".cursor/mcp.json",
    isInHome: false,
    signs: { project: [".cursor"], home: [".cursor"] },
    add: json("mcpServers")
  },
  {
    id: "vscode",
    title: "VS Code",
    file: ".vscode/mcp.json",
    isInHome: false,
    signs: { project: [".vscode"], home: [] },
    add: json("servers", { type: "stdio" })
  },
  {
    id: "gemini-cli",
    title: "Gemini CLI",
    file: ".gemini/settings.json",
    isInHome: false,
    signs: { project: [".gemini", "GEMINI.md"], home: [".gemini"] },
    add: json("mcpServers")
  },
  {
    id: "codex",
    title: "Codex",
    file: ".codex/config.toml",
    isInHome: true,
    signs: { project: [], home: [".codex"] },
    add: (text, entry) => addToToml(text, "mcp_servers", entry)
  }
]
