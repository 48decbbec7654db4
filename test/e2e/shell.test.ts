/** What shell commands promise besides their answers: exit codes, near names, and words to complete. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { environment, launcher, runBin, start, temporaryFolder } from "../support/bundle.ts"

const bins = ["godot-docs-mcp", "mdatlas", "mcp-test-timebox"] as const
const hasFullDevice = process.platform === "linux"

describe.each(bins)("%s at a shell", (bin) => {
  it.skipIf(!hasFullDevice)("exits with 74 where stdout cannot be written", () => {
    for (const words of ["--version", "--help", "config cursor", "completion bash"]) {
      const { status, stderr } = spawnSync(
        "sh",
        ["-c", `"$0" "$1" ${words} > /dev/full`, process.execPath, launcher(bin)],
        {
          env: environment(),
          encoding: "utf8"
        }
      )
      assert.strictEqual(status, 74, words)
      assert.include(stderr, "cannot write to stdout")
    }
  })

  it.scopedLive("exits with 2 for a misspelt command or flag, and names the near one", () =>
    Effect.gen(function* () {
      const command = yield* runBin({ bin, args: ["docter"] })
      assert.deepStrictEqual([command.code, command.stdout], [2, ""])
      assert.include(command.stderr, "Did you mean doctor?")
      const flag = yield* runBin({ bin, args: ["--versoin"] })
      assert.strictEqual(flag.code, 2)
      assert.include(flag.stderr, "--version")
      const json = yield* runBin({ bin, args: ["docter", "--json"] })
      assert.deepInclude(JSON.parse(json.stdout), { code: "INVALID_ARGUMENT" })
    })
  )

  it.scopedLive("writes no line to stderr in a healthy session", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { MCP_SERVER_LOG: _, ...env } = environment({
        GODOT_DOC_DIR: "builtin",
        GODOT_INDEX_PATH: `${folder}/index.json`,
        MDATLAS_CACHE_DIR: `${folder}/cache`
      })
      const { status, stdout, stderr } = spawnSync(process.execPath, [launcher(bin)], {
        env,
        cwd: folder,
        encoding: "utf8",
        input: `${JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "initialize",
          params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "0" } }
        })}\n${JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list" })}\n`
      })
      assert.deepStrictEqual([status, stderr], [0, ""])
      assert.lengthOf(stdout.trimEnd().split("\n"), 2)
    })
  )
})

describe("a shell command", () => {
  it.scopedLive.each([
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ] as const)("that %s breaks off exits with %i", ([signal, expected]) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      // Runs until it is stopped: the runner is a stand-in that waits.
      const env = { MCP_TEST_TIMEBOX_ROOT: folder, PATH: `${folder}:${process.env["PATH"]}` }
      const runner = `${folder}/pytest`
      spawnSync("sh", ["-c", `printf '#!/bin/sh\\ntouch begun\\nexec sleep 60\\n' > "$0" && chmod +x "$0"`, runner])
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
