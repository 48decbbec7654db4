import { homedir } from "node:os"
import { join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import type { CliInfo } from "../../../src/kernel/cli/CommandLine.ts"
import { type HostConfig, hookConfig, hostConfig } from "../../../src/kernel/cli/HostConfig.ts"
import { logSetting, WORKING_DIRECTORY } from "../../../src/kernel/cli/Settings.ts"

const program: CliInfo = {
  name: "mdatlas",
  version: "1.2.3",
  summary: "a program for tests",
  settings: [
    { variable: "T_DIR", flag: "dir", placeholder: "DIR", byDefault: ".", description: "Files." },
    {
      variable: "T_DOCS",
      flag: "docs",
      placeholder: "DIR",
      byDefault: "auto",
      description: "Documents, or a word.",
      isPathOrWord: true
    },
    { variable: "T_ROOT", flag: "root", placeholder: "DIR", byDefault: WORKING_DIRECTORY, description: "The root." },
    {
      variable: "T_PROJECT",
      flag: "project",
      placeholder: "DIR",
      byDefault: "the nearest one",
      description: "The project.",
      defaultIn: (folder) => join(folder, "nearest")
    },
    { variable: "T_NAMES", flag: "names", placeholder: "NAMES", byDefault: "none", description: "Names." },
    logSetting
  ],
  commands: [],
  example: [["T_DIR", "/path/to/documents"]]
}

const config = (
  name: string,
  flags: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
  platform: NodeJS.Platform = "linux"
): HostConfig => {
  const made = hostConfig(
    program,
    { name, isLocal: false, flags: new Map(Object.entries(flags)) },
    environment,
    platform
  )
  return typeof made === "string" ? assert.fail(made) : made
}

const envOf = (made: HostConfig): unknown => {
  const { mcpServers } = JSON.parse(made.snippet) as { mcpServers: Record<string, { env?: unknown }> }
  return mcpServers["mdatlas"]?.env
}

describe("hostConfig", () => {
  it("takes flags, else what is exported, else the example, each variable for itself", () => {
    assert.deepStrictEqual(envOf(config("cursor")), { T_DIR: "/path/to/documents" })
    assert.deepStrictEqual(envOf(config("cursor", { MCP_SERVER_LOG: "debug" })), {
      T_DIR: "/path/to/documents",
      MCP_SERVER_LOG: "debug"
    })
    const exported = { T_DIR: "/from/env", T_NAMES: "a,b", OTHER: "secret" }
    assert.deepStrictEqual(envOf(config("cursor", {}, exported)), { T_DIR: "/from/env", T_NAMES: "a,b" })
    assert.deepStrictEqual(envOf(config("cursor", { T_DIR: "/by/flag" }, exported)), {
      T_DIR: "/by/flag",
      T_NAMES: "a,b"
    })
  })

  it("names the folder to work in for a host that starts servers anywhere", () => {
    const here = { T_DIR: "/path/to/documents", T_ROOT: resolve("."), T_PROJECT: resolve("nearest") }
    assert.deepStrictEqual(envOf(config("claude-desktop")), here)
    assert.deepStrictEqual(envOf(config("claude-desktop", {}, { T_ROOT: "/app" })), { ...here, T_ROOT: "/app" })
    assert.deepStrictEqual(envOf(config("claude-desktop", { T_PROJECT: "/game" })), { ...here, T_PROJECT: "/game" })
    assert.deepStrictEqual(envOf(config("cursor")), { T_DIR: "/path/to/documents" })
  })

  it("makes paths absolute, and leaves words as they are", () => {
    const path = (value: string) => (envOf(config("cursor", { T_DIR: value })) as { T_DIR: string }).T_DIR
    assert.strictEqual(path("./nowhere"), resolve("nowhere"))
    assert.strictEqual(path(".."), resolve(".."))
    assert.strictEqual(path("src"), resolve("src"))
    assert.strictEqual(path("~/docs"), `${homedir()}/docs`)
    assert.strictEqual(path("not-yet-there"), resolve("not-yet-there"))
    const docs = (value: string) => (envOf(config("cursor", { T_DOCS: value })) as { T_DOCS: string }).T_DOCS
    assert.strictEqual(docs("./nowhere"), resolve("nowhere"))
    assert.strictEqual(docs("src"), resolve("src"))
    for (const word of ["builtin", "auto", "4.7"]) assert.strictEqual(docs(word), word)
  })

  it("names the file to edit on this system, and the one command where there is one", () => {
    assert.include(config("claude-desktop", {}, {}, "darwin").hint, "~/Library/Application Support/Claude/")
    assert.include(config("claude-desktop", {}, {}, "win32").hint, "%APPDATA%")
    assert.include(config("codex").hint, "~/.codex/config.toml")
    assert.strictEqual(
      config("codex").command,
      "codex mcp add mdatlas --env T_DIR=/path/to/documents -- npx -y -p godot-docs-mcp mdatlas"
    )
    assert.strictEqual(
      config("gemini").command,
      "gemini mcp add -e T_DIR=/path/to/documents mdatlas npx -- -y -p godot-docs-mcp mdatlas"
    )
  })

  it("prints the hook of a host by each of its names, or says which hooks there are", () => {
    const hooked: CliInfo = {
      ...program,
      hooks: [
        {
          id: "claude-code",
          title: "Claude Code",
          file: ".claude/settings.json",
          source: "https://example.org",
          hint: "Checks.",
          snippet: (command) => command.join(" ")
        }
      ]
    }
    const hook = (name: string, flags = new Map<string, string>(), environment = {}) =>
      hookConfig(hooked, { name, isLocal: false, flags }, environment, "linux")
    for (const name of ["claude-code", "Claude Code", "claude"]) {
      assert.deepInclude(hook(name), { host: "claude-code", snippet: "npx -y -p godot-docs-mcp mdatlas" })
    }
    assert.include(hook("claude", new Map([["T_DIR", "/g"]])), { snippet: "npx -y -p godot-docs-mcp mdatlas --dir /g" })
    assert.include(hook("claude", new Map(), { T_DIR: "/e" }), { snippet: "npx -y -p godot-docs-mcp mdatlas --dir /e" })
    assert.strictEqual(hook("zed"), 'there is no hook for "zed"; known: claude-code')
    assert.strictEqual(hook(""), "config --hook needs one of: claude-code")
  })

  it("starts npx by cmd on Windows, where hosts use no shell", () => {
    const { mcpServers } = JSON.parse(config("generic", {}, {}, "win32").snippet)
    assert.deepInclude(mcpServers.mdatlas, {
      command: "cmd",
      args: ["/c", "npx", "-y", "-p", "godot-docs-mcp", "mdatlas"]
    })
  })

  it("knows short names, and suggests near ones for any other", () => {
    assert.strictEqual(config("claude").host, "claude-code")
    assert.strictEqual(config("Gemini CLI").host, "gemini-cli")
    const refused = (name: string) => hostConfig(program, { name, isLocal: false, flags: new Map() }, {}, "linux")
    assert.include(refused("crusor"), "did you mean cursor?")
    assert.include(refused("emacs"), "claude-code")
    assert.include(refused(""), "config needs a host")
  })
})
