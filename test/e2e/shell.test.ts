/** Shell commands besides their answers: exit codes, near names, and words to complete. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { classFile } from "../godot/store/fixtures.ts"
import { environment, launcher, runProgram, session, start, temporaryFolder } from "../support/bundle.ts"
import { type Bin, runCommand } from "../support/commands.ts"
import { sharedIndex } from "../support/runFolder.ts"

const bins = ["godot-docs-mcp", "mdatlas", "mcp-test-timebox"] as const
const hasFullDevice = process.platform === "linux"

/** Commands that print: one way for all bins, so that each tries some. */
const wordsOf: Readonly<Record<(typeof bins)[number], ReadonlyArray<string>>> = {
  "godot-docs-mcp": ["completion bash"],
  mdatlas: ["--help"],
  "mcp-test-timebox": ["config cursor"]
}

describe.each(bins)("%s at a shell", (bin) => {
  it.live.skipIf(!hasFullDevice)("exits with 74 where stdout cannot be written", () =>
    Effect.gen(function* () {
      for (const words of wordsOf[bin]) {
        const command = `"$0" "$1" ${words} > /dev/full`
        const args = ["-c", command, process.execPath, launcher(bin)]
        const { code, stderr } = yield* runProgram("sh", args, { env: environment() })
        assert.strictEqual(code, 74, words)
        assert.include(stderr, "cannot write to stdout")
      }
    })
  )

  it.scopedLive("exits with 2 for a misspelt command or flag, and names the near one", () =>
    Effect.gen(function* () {
      const flag = yield* runCommand({ bin, args: ["--versoin"] })
      assert.deepStrictEqual([flag.code, flag.stdout], [2, ""])
      assert.include(flag.stderr, "--version")
      const command = yield* runCommand({ bin, args: ["docter", "--json"] })
      const { code, message } = JSON.parse(command.stdout)
      assert.deepStrictEqual([command.code, command.stderr, code], [2, "", "INVALID_ARGUMENT"])
      assert.include(message, "Did you mean doctor?")
    })
  )

  it.scopedLive.skipIf(process.platform === "win32")("prints the path of a file on one line, and JSON as it is", () =>
    Effect.gen(function* () {
      const name = "a\u001b[2J\nb"
      const folder = `${yield* temporaryFolder}/${name}`
      mkdirSync(folder)
      writeFileSync(`${folder}/project.godot`, "config_version=5\n")
      writeFileSync(`${folder}/${name}.gd`, "extends Node\nvar a: int = [\n")
      writeFileSync(`${folder}/${name}.md`, "[x](missing.md)\n")
      const args = [bin === "mcp-test-timebox" ? "doctor" : "check"]
      const run = (more: ReadonlyArray<string>) =>
        runCommand({ bin, args: [...args, ...more], cwd: folder, env: sharedIndex("builtin") })
      const { stdout } = yield* run([])
      assert.include(stdout, "a\\u001b[2J\\nb")
      assert.notInclude(stdout, "\u001b")
      assert.include((yield* run(["--json"])).stdout, JSON.stringify(name).slice(1, -1))
    })
  )

  it.scopedLive("writes no line to stderr in a healthy session", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { MCP_SERVER_LOG: _, ...env } = environment({
        ...sharedIndex("builtin"),
        MDATLAS_CACHE_DIR: `${folder}/cache`
      })
      const { code, stdout, stderr } = yield* runProgram(process.execPath, [launcher(bin)], {
        env,
        cwd: folder,
        input: session({ jsonrpc: "2.0", id: 2, method: "tools/list" })
      })
      assert.deepStrictEqual([code, stderr], [0, ""])
      assert.lengthOf(stdout.trimEnd().split("\n"), 2)
    })
  )
})

describe("a shell command", () => {
  it.scopedLive("looks up the project's own classes beside those of the documents", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      writeFileSync(`${folder}/project.godot`, "config_version=5\n")
      writeFileSync(`${folder}/enemy.gd`, "class_name Enemy\nextends Node2D\nfunc hit(): pass\nclass State:\n\tvar a\n")
      const say = (words: string) =>
        Effect.map(
          runCommand({
            bin: "godot-docs-mcp",
            args: words.split(" "),
            cwd: folder,
            env: { GODOT_DOC_DIR: "builtin", XDG_CACHE_HOME: folder }
          }),
          ({ stdout }) => stdout
        )
      assert.include(yield* say("symbol Enemy.hit"), "res://enemy.gd:3")
      assert.include(yield* say("class Enemy"), "# Enemy")
      assert.strictEqual(yield* say("list Enemy"), "Enemy\nEnemy.State\n")
      assert.include(yield* say("tree Node2D"), "Enemy")
    })
  )

  it.scopedLive.each([
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ] as const)("that %s breaks off exits with %i", ([signal, expected]) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      // Runs until it is stopped: the runner is a stand-in that waits.
      const env = { MCP_TEST_TIMEBOX_ROOT: folder, PATH: `${folder}:${process.env["PATH"]}` }
      const runner = `${folder}/pytest`
      writeFileSync(runner, "#!/bin/sh\ntouch begun\nexec sleep 60\n", { mode: 0o755 })
      const child = start({ bin: "mcp-test-timebox", args: ["run", "--runner", "pytest"], env, cwd: folder })
      yield* Effect.repeat(Effect.sleep("20 millis"), { until: () => existsSync(`${folder}/begun`) })
      const code = yield* Effect.async<number | null>((resume) => {
        child.once("exit", (exit) => resume(Effect.succeed(exit)))
        child.kill(signal)
      })
      assert.strictEqual(code, expected)
    })
  )
})

describe("a command that cannot begin", () => {
  it.scopedLive("ends with another exit code than findings, failed tests or a hook's feedback", () =>
    Effect.gen(function* () {
      const cwd = yield* temporaryFolder
      const wrong: ReadonlyArray<readonly [Bin, ReadonlyArray<string>, number]> = [
        ["godot-docs-mcp", ["check", "-"], 2],
        ["godot-docs-mcp", ["check", "--hook"], 1],
        ["mdatlas", ["check"], 2],
        ["mcp-test-timebox", ["run"], 125]
      ]
      for (const [bin, args, expected] of wrong) {
        const ends = (...more: ReadonlyArray<string>) => runCommand({ bin, args: [...args, ...more], cwd })
        for (const more of [["--log", "loud"], ["--logg"]]) {
          const { code, stderr } = yield* ends(...more)
          assert.strictEqual(code, expected, `${bin} ${args.join(" ")} ${more.join(" ")}`)
          assert.isNotEmpty(stderr)
        }
      }
      const nowhere = join(cwd, "nowhere")
      const ended = (bin: Bin, ...args: ReadonlyArray<string>) => runCommand({ bin, args, cwd })
      assert.strictEqual((yield* ended("mdatlas", "check", "--base-dir", nowhere)).code, 2)
      assert.strictEqual((yield* ended("mcp-test-timebox", "run", "--root", nowhere)).code, 125)
      assert.strictEqual((yield* ended("mcp-test-timebox", "run", "--keep-reports", "x")).code, 125)
      assert.strictEqual((yield* ended("godot-docs-mcp", "check", "--hook", "--min", "all")).code, 1)
      const json = yield* ended("mcp-test-timebox", "run", "--json", "--keep-reports", "x")
      assert.deepInclude(JSON.parse(json.stdout), { code: "INVALID_ARGUMENT" })
    })
  )
})

describe("a name that the reference lacks", () => {
  it.scopedLive("is told with near ones and the commands that find others", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const env = { GODOT_DOC_DIR: folder, GODOT_INDEX_PATH: `${folder}/index.json` }
      mkdirSync(`${folder}/classes`)
      writeFileSync(`${folder}/classes/Node.xml`, classFile("Node"))
      const ask = (word: string, name: string) => runCommand({ bin: "godot-docs-mcp", args: [word, name], env })
      const { code, stderr } = yield* ask("class", "Nod")
      assert.strictEqual(code, 1)
      assert.match(stderr, /Did you mean Node\? "search" finds names by words, "list" by their beginning\./)
      const asMember = yield* ask("symbol", "Node")
      assert.match(asMember.stderr, /Node is a class: godot-docs-mcp class "Node"$/m)
      writeFileSync(`${folder}/project.godot`, "config_version=5\n")
      writeFileSync(`${folder}/hud.gd`, "class_name Hud\nclass Line:\n\tvar x\n")
      const inner = yield* runCommand({ bin: "godot-docs-mcp", args: ["symbol", "Hud.Line"], env, cwd: folder })
      assert.include(inner.stderr, 'Hud.Line is a class: godot-docs-mcp class "Hud.Line".')
    })
  )
})

describe("config for a host that starts servers in no particular folder", () => {
  it.scopedLive("writes the folders that the servers find where it is run", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      mkdirSync(`${folder}/scenes`)
      writeFileSync(`${folder}/project.godot`, "config_version=5\n")
      const envOf = (bin: (typeof bins)[number], cwd: string) =>
        Effect.map(runCommand({ bin, args: ["config", "claude-desktop"], cwd }), ({ stdout }) => {
          const { mcpServers } = JSON.parse(stdout) as { mcpServers: Record<string, { env?: Record<string, string> }> }
          return mcpServers[bin]?.env ?? {}
        })
      const inProject = yield* envOf("godot-docs-mcp", `${folder}/scenes`)
      assert.include(inProject, { GODOT_DOC_DIR: "auto", GODOT_PROJECT_DIR: folder })
      assert.include(yield* envOf("mdatlas", folder), { MDATLAS_BASE_DIR: folder })
      assert.include(yield* envOf("mcp-test-timebox", folder), { MCP_TEST_TIMEBOX_ROOT: folder })
    })
  )

  it.scopedLive("refuses a log level that no server starts with", () =>
    Effect.gen(function* () {
      const cwd = yield* temporaryFolder
      const { code, stderr, stdout } = yield* runCommand({
        bin: "mdatlas",
        args: ["config", "cursor", "--log", "loud"],
        cwd
      })
      assert.strictEqual(stdout, "")
      assert.include(stderr, 'must be one of silent, error, warn, info, debug, not "loud"')
      assert.notStrictEqual(code, 0)
    })
  )
})
