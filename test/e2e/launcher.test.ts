/** The launchers refuse old Nodes in one line, and start the bundles. */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import * as nodeModule from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import vm from "node:vm"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import packageJson from "../../package.json" with { type: "json" }
import { launcher, runBin, session } from "../support/bundle.ts"

describe.each(["godot-docs-mcp", "mdatlas", "mcp-test-timebox"])("the launcher of %s", (bin) => {
  const source = readFileSync(launcher(bin), "utf8").replace(/^#!.*\n/, "")

  const run = async (version: string) => {
    const said: Array<string> = []
    const loaded: Array<string> = []
    const started: Array<string> = []
    const process = { versions: { node: version.slice(1) }, version, exitCode: 0 }
    const script = source.replace(/\bimport\(/g, "load(")
    await vm.runInNewContext(script, {
      process,
      parseInt,
      console: { error: (line: string) => said.push(line) },
      load: (path: string) => {
        loaded.push(path)
        return Promise.resolve({ start: (name: string) => started.push(name) })
      }
    })
    return { said, loaded, started, exitCode: process.exitCode }
  }

  it("starts the bundle on Node 20 and later", async () => {
    for (const version of ["v20.0.0", "v22.12.1", "v100.0.0"]) {
      assert.deepStrictEqual(await run(version), { said: [], loaded: ["./start.js"], started: [bin], exitCode: 0 })
    }
  })

  it("says in one line which Node it needs, and loads nothing, below 20", async () => {
    for (const version of ["v12.22.12", "v18.20.0", "v8.0.0"]) {
      const { said, loaded, started, exitCode } = await run(version)
      assert.deepStrictEqual([...loaded, ...started], [])
      assert.strictEqual(exitCode, 1)
      assert.deepStrictEqual(said, [`${bin} needs Node.js 20 or newer; this is ${version}`])
    }
  })

  it("uses no syntax that an old Node could not read", () => {
    assert.notMatch(source, /=>|\bconst\b|\blet\b|`|\?\.|\?\?|\bawait\b|^import\b|\brequire\b/m)
  })
})

/** Says on stderr which modules of Node are loaded when the greeting is written. */
const tellModules = `const { write } = process.stdout
process.stdout.write = function (...args) {
  process.stdout.write = write
  process.stderr.write(JSON.stringify(process.moduleLoadList))
  return write.apply(this, args)
}`

describe.each(["godot-docs-mcp", "mdatlas", "mcp-test-timebox"])("the greeting of %s", (bin) => {
  it("comes before Node has loaded what the greeting does without", async () => {
    const home = mkdtempSync(join(tmpdir(), "godot-docs-mcp-start-"))
    try {
      writeFileSync(join(home, "tell.cjs"), tellModules)
      const env = { HOME: home, XDG_CACHE_HOME: home, LOCALAPPDATA: home, NODE_OPTIONS: "--require ./tell.cjs" }
      const { code, stderr } = await Effect.runPromise(runBin({ bin, cwd: home, env, input: session() }))
      assert.strictEqual(code, 0, stderr)
      const loaded: ReadonlyArray<string> = JSON.parse(stderr)
      assert.include(loaded, "NativeModule net")
      for (const late of ["child_process", "internal/crypto/webcrypto", "internal/fs/streams", "zlib"])
        assert.notInclude(loaded, `NativeModule ${late}`)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})

describe("a bundle", () => {
  it("does without the functions of Node that its oldest version lacks", async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), "godot-docs-mcp-start-")))
    try {
      writeFileSync(join(home, "older.cjs"), 'delete require("node:crypto").hash')
      writeFileSync(join(home, "page.md"), "# Title\n\ntext\n")
      const args = ["search", "text", "--json"]
      const ask = (env: Record<string, string>) =>
        Effect.runPromise(
          runBin({ bin: "mdatlas", args, cwd: home, env: { HOME: home, XDG_CACHE_HOME: home, ...env } })
        )
      const older = await ask({ NODE_OPTIONS: "--require ./older.cjs" })
      assert.strictEqual(older.stderr, "")
      assert.include(older.stdout, '"title-')
      assert.strictEqual(older.stdout, (await ask({})).stdout)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})

describe("the start of a bundle", () => {
  it("keeps compiled code in the user's cache where Node offers that, and only there", async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), "godot-docs-mcp-start-")))
    try {
      const env = { HOME: home, XDG_CACHE_HOME: join(home, "cache"), LOCALAPPDATA: home }
      const run = runBin({ bin: "mdatlas", args: ["--version"], cwd: home, env })
      const { code, stdout } = await Effect.runPromise(run)
      assert.strictEqual(code, 0)
      assert.strictEqual(stdout.trim(), packageJson.version)
      const isOffered = typeof Reflect.get(nodeModule, "enableCompileCache") === "function"
      assert.deepStrictEqual(
        readdirSync(home, { recursive: true })
          .map(String)
          .filter((path) => /compiled$/.test(path)).length,
        isOffered ? 1 : 0
      )
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})
