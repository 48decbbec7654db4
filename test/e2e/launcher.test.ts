/** The launchers refuse old Nodes in one line, and start the bundle from its code cache or without one. */
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import vm from "node:vm"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import packageJson from "../../package.json" with { type: "json" }
import { launcher } from "../support/bundle.ts"

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

describe("the code cache of a bundle", () => {
  const bin = "mdatlas"
  const home = mkdtempSync(join(tmpdir(), "godot-docs-mcp-code-"))
  const code = join(home, `${bin}-${process.version}-${process.platform}-${process.arch}.code`)
  const bundle = join(home, `${bin}.main.js`)

  beforeAll(() => {
    const dist = dirname(launcher(bin))
    for (const name of readdirSync(dist)) if (!name.startsWith(".")) cpSync(join(dist, name), join(home, name))
    writeFileSync(join(home, "package.json"), '{"type":"module"}')
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const version = () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(home, `${bin}.js`), "--version"], {
      encoding: "utf8"
    })
    return { stdout, stderr, status }
  }
  const fine = { stdout: `${packageJson.version}\n`, stderr: "", status: 0 }

  it("is there for the Node that built the bundle, and V8 takes it", async () => {
    assert.isTrue(existsSync(code))
    const { compile, filesOf } = (await import(join(home, "start.js"))) as typeof import("../../src/kernel/Start.ts")
    assert.strictEqual(filesOf(bin).code.pathname, code)
    const source = readFileSync(bundle)
    assert.isFalse(compile(filesOf(bin).bundle, source, readFileSync(code).subarray(8)).cachedDataRejected)
    assert.deepStrictEqual(version(), fine)
  })

  it("is left aside when a bit of it is wrong, a part is missing, it is empty or gone", () => {
    const whole = readFileSync(code)
    const spoilt = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x10
      return bytes
    }
    const copies = [
      spoilt(0),
      spoilt(5),
      spoilt(100),
      spoilt(whole.length >> 1),
      whole.subarray(0, -1),
      Buffer.alloc(0)
    ]
    for (const copy of copies) {
      writeFileSync(code, copy)
      assert.deepStrictEqual(version(), fine)
    }
    rmSync(code)
    assert.deepStrictEqual(version(), fine)
    writeFileSync(code, whole)
  })

  it("is left aside when the bundle is another", () => {
    const source = readFileSync(bundle, "latin1")
    // As long as before, which is all that V8 compares.
    writeFileSync(bundle, source.replace(`"${packageJson.version}"`, '"9.9.9"'), "latin1")
    assert.deepStrictEqual(version(), { ...fine, stdout: "9.9.9\n" })
    writeFileSync(bundle, source, "latin1")
  })
})
