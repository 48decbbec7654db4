import { assert, describe, it } from "@effect/vitest"
import { findHost, hosts, npx, thisCopy } from "../../../src/kernel/cli/Hosts.ts"

const launch = {
  server: "godot-docs-mcp",
  ...npx("godot-docs-mcp", "godot-docs-mcp", "linux"),
  env: [["GODOT_DOC_DIR", "/my games/it's godot"]] as const
}

describe("Hosts", () => {
  it("knows its hosts by id and by name", () => {
    for (const name of [
      "Claude Code",
      "claude-desktop",
      "CURSOR",
      "VS Code",
      "Codex",
      "Gemini CLI",
      "zed",
      "OpenCode",
      "qwen",
      "copilot"
    ]) {
      assert.isDefined(findHost(name), name)
    }
    assert.isUndefined(findHost("emacs"))
  })

  it("writes JSON that holds command, arguments and environment", () => {
    for (const host of hosts.filter(({ language }) => language === "json")) {
      const text = JSON.stringify(JSON.parse(host.snippet(launch)))
      for (const part of ["npx", "-y", "godot-docs-mcp", "GODOT_DOC_DIR", "/my games/it's godot"]) {
        assert.include(text, JSON.stringify(part).slice(1, -1), host.id)
      }
    }
  })

  it("quotes shell words as a POSIX shell reads them", () => {
    assert.strictEqual(
      findHost("claude-code")?.snippet(launch, "linux"),
      "claude mcp add godot-docs-mcp --env 'GODOT_DOC_DIR=/my games/it'\\''s godot' -- npx -y godot-docs-mcp"
    )
  })

  it("quotes them in double quotes on Windows, whose cmd.exe knows no others", () => {
    const windows = {
      server: "godot-docs-mcp",
      command: "C:\\Program Files\\nodejs\\node.exe",
      args: ["C:\\tools\\godot-docs-mcp.js"],
      env: [["GODOT_DOC_DIR", "D:\\my games\\"]] as const
    }
    assert.strictEqual(
      findHost("claude-code")?.snippet(windows, "win32"),
      'claude mcp add godot-docs-mcp --env "GODOT_DOC_DIR=D:\\my games\\\\" -- "C:\\Program Files\\nodejs\\node.exe" C:\\tools\\godot-docs-mcp.js'
    )
    const words = ["", "a,b", "it's", 'say "so"', 'a\\"b']
    assert.strictEqual(
      findHost("claude-code")?.snippet({ server: "s", command: "c", args: words, env: [] }, "win32"),
      String.raw`claude mcp add s -- c "" "a,b" "it's" "say \"so\"" "a\\\"b"`
    )
  })

  it("writes TOML tables for Codex", () => {
    assert.strictEqual(
      findHost("codex")?.snippet(launch),
      '[mcp_servers.godot-docs-mcp]\ncommand = "npx"\nargs = ["-y", "godot-docs-mcp"]\nenv = { GODOT_DOC_DIR = "/my games/it\'s godot" }'
    )
  })

  it("leaves the environment out where there is none", () => {
    for (const host of hosts) assert.notMatch(host.snippet({ ...launch, env: [] }), /env/i, host.id)
  })

  it("names the package for bins that are not named like it", () => {
    assert.deepStrictEqual(npx("godot-docs-mcp", "mdatlas", "linux").args, ["-y", "-p", "godot-docs-mcp", "mdatlas"])
  })

  it("starts the copy at hand by absolute paths", () => {
    assert.deepStrictEqual(thisCopy(), { command: process.execPath, args: process.argv.slice(1, 2) })
  })
})
