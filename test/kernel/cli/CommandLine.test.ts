import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { type CliInfo, parseLine } from "../../../src/kernel/cli/CommandLine.ts"
import { completion } from "../../../src/kernel/cli/Completion.ts"
import { logSetting } from "../../../src/kernel/cli/Settings.ts"
import { PLAIN } from "../../../src/kernel/cli/Terminal.ts"

const program: CliInfo = {
  name: "test-program",
  version: "1.2.3",
  summary: "a program: for tests",
  settings: [
    { variable: "TEST_DIR", flag: "doc-dir", placeholder: "DIR", byDefault: "./doc", description: "The user's files." },
    {
      variable: "TEST_WATCH",
      flag: "watch",
      placeholder: "0|1",
      byDefault: "1",
      description: "Watch.",
      isSwitch: true
    },
    logSetting
  ],
  commands: [
    {
      name: "search",
      usage: "QUERY",
      summary: "find things",
      flags: {
        limit: { placeholder: "N", summary: "maximum number of things" },
        "timeout-ms": { placeholder: "N", summary: "limit of the whole search" },
        "no-output-timeout-ms": { placeholder: "N", summary: "limit of silence" },
        kind: { placeholder: "KIND", summary: "things of one kind", values: ["method", "signal"] },
        explain: { placeholder: "", summary: "say why" }
      }
    },
    { name: "doctor", usage: "", summary: "check this machine" }
  ],
  example: []
}

const parse = (...argv: ReadonlyArray<string>) => parseLine(program, argv, PLAIN)
const refused = (...argv: ReadonlyArray<string>): string => {
  const line = parse(...argv)
  return line._tag === "Refused" ? line.message : assert.fail(`${argv.join(" ")} was taken`)
}

describe("parseLine", () => {
  it("serves without a command, and with the flags of settings alone", () => {
    assert.deepInclude(parse(), { _tag: "Run", command: "serve", json: false })
    const line = parse("--doc-dir", "x", "--log=debug")
    assert.deepInclude(line, { command: "serve" })
    assert.deepStrictEqual(line._tag === "Run" ? [...line.flags] : [], [
      ["TEST_DIR", "x"],
      ["MCP_SERVER_LOG", "debug"]
    ])
  })

  it("takes settings before and after a command, with its own flags and words", () => {
    const line = parse("--doc-dir", "x", "search", "--limit", "3", "a", "b", "--explain", "--timeout-ms=5", "--json")
    assert.deepInclude(line, { _tag: "Run", command: "search", words: ["a", "b"], json: true })
    assert.deepStrictEqual(line._tag === "Run" ? Object.fromEntries(line.options) : {}, {
      limit: "3",
      explain: "true",
      "timeout-ms": "5"
    })
  })

  it("takes a flag that begins with no- for itself, not for the opposite of another", () => {
    const options = (...argv: ReadonlyArray<string>) => {
      const line = parse("search", ...argv)
      return line._tag === "Run" ? Object.fromEntries(line.options) : line
    }
    assert.deepStrictEqual(options("--no-output-timeout-ms", "7"), { "no-output-timeout-ms": "7" })
    assert.deepStrictEqual(options("--timeout-ms", "7"), { "timeout-ms": "7" })
  })

  it("takes a switch alone for 1, and leaves the command after it alone", () => {
    const line = parse("--watch", "search", "x")
    assert.deepInclude(line, { command: "search", words: ["x"] })
    assert.strictEqual(line._tag === "Run" ? line.flags.get("TEST_WATCH") : "", "1")
    const off = parse("--watch", "0")
    assert.strictEqual(off._tag === "Run" ? off.flags.get("TEST_WATCH") : "", "0")
  })

  it("takes words after -- as they are", () => {
    assert.deepInclude(parse("search", "--", "--limit"), { words: ["--limit"] })
  })

  it("suggests near commands and flags for misspelt ones", () => {
    assert.include(refused("serach", "x"), 'unknown command "serach". Did you mean search?')
    assert.include(refused("frobnicate"), 'unknown command "frobnicate". See test-program --help')
    assert.strictEqual(
      refused("help", "serach"),
      `unknown command "serach". Did you mean search? See test-program --help`
    )
    assert.include(refused("search", "--limti", "3"), "--limit?")
    assert.include(refused("--doc-dri", "x"), "--doc-dir?")
  })

  it("refuses what a command does not take", () => {
    assert.include(refused("doctor", "--limit", "3"), "--limit")
    assert.include(refused("search", "--limit"), "argument missing")
    assert.include(refused("serve", "now"), "serve takes no arguments")
    assert.include(refused("doctor", "now"), "doctor takes no arguments")
    assert.notInclude(refused("doctor", "--x"), "\n")
  })

  it("prints the version for -v and --version, and help that names commands, settings and defaults", () => {
    for (const flag of ["-v", "--version"]) assert.deepStrictEqual(parse(flag), { _tag: "Print", text: "1.2.3" })
    for (const words of [["--help"], ["-h"], ["help"], ["serve", "--help"], ["help", "search"]]) {
      assert.strictEqual(parse(...words)._tag, "Print", words.join(" "))
    }
    const help = parse("--help")
    const text = help._tag === "Print" ? help.text.replace(/\s+/g, " ") : ""
    for (const part of [
      "1.2.3",
      "search QUERY find things",
      "doctor check this machine",
      "config HOST",
      "completion SHELL",
      "--doc-dir <DIR> The user's files. Default: ./doc. (TEST_DIR)"
    ]) {
      assert.include(text, part)
    }
  })

  it("explains the flags of a command", () => {
    const line = parse("search", "--help")
    const text = line._tag === "Print" ? line.text.replace(/\s+/g, " ") : ""
    assert.include(text, "--limit <N> maximum number of things")
    assert.include(text, "--explain say why")
  })
})

/** Returns the words that bash offers for the last of these. */
const completed = (...words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const script = `${completion(program, "bash")}
COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _test_program; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync("bash", ["-c", script, "bash", "test-program", ...words], { encoding: "utf8" })
  assert.strictEqual(stderr, "")
  return stdout.split("\n").filter((line) => line !== "")
}

const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-completion-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const has = (shell: string): boolean => spawnSync(shell, ["-c", "true"]).status === 0

describe("completion", () => {
  it.skipIf(!has("bash"))("offers commands, their words and flags, and the values of settings to bash", () => {
    assert.deepStrictEqual(completed("se"), ["serve", "search"])
    assert.deepStrictEqual(completed("--log", "w"), ["warn"])
    assert.deepStrictEqual(completed("search", "--l"), ["--limit", "--log"])
    assert.deepStrictEqual(completed("doctor", "--l"), ["--log"])
    assert.deepStrictEqual(completed("search", "--kind", "s"), ["signal"])
    // The flag is not doctor's: its values are not offered there.
    assert.notInclude(completed("doctor", "--kind", "s"), "signal")
    assert.deepStrictEqual(completed("config", "claude"), ["claude-code", "claude-desktop"])
    assert.include(completed("--doc-dir", "package.js"), "package.json")
    assert.include(completed("--doc-dir", "se"), "server.json")
  })

  for (const shell of ["bash", "zsh", "fish"] as const) {
    it.skipIf(!has(shell))(`writes a script that ${shell} reads`, () => {
      const script = join(folder, shell)
      writeFileSync(script, completion(program, shell))
      const { status, stderr } = spawnSync(shell, ["-n", script], { encoding: "utf8" })
      assert.deepStrictEqual([status, stderr], [0, ""])
    })
  }

  it("offers the values of a command's own flags to zsh and fish, with their descriptions", () => {
    assert.include(completion(program, "zsh"), `"search --kind") compadd -- method signal; return`)
    assert.include(completion(program, "zsh"), "'--kind:things of one kind'")
    assert.include(
      completion(program, "fish"),
      "'__fish_seen_subcommand_from search' -x -a 'method signal' -l kind -d 'things of one kind'"
    )
  })

  it("quotes what descriptions hold", () => {
    assert.include(completion(program, "fish"), `-d 'The user\\'s files.'`)
    assert.include(completion(program, "zsh"), `'--doc-dir:The user'\\''s files.'`)
  })
})
