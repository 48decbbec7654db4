/** The launchers refuse old Nodes in one line, and start the bundle from its code cache or without one. */
import { isAscii } from "node:buffer"
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import vm from "node:vm"
import * as zlib from "node:zlib"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "@effect/vitest"
import packageJson from "../../package.json" with { type: "json" }
import type * as Start from "../../src/kernel/cli/Start.ts"
import { environment, launcher } from "../support/bundle.ts"

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

describe("the bundles", () => {
  it("are ASCII, which is how they are read", () => {
    const dist = dirname(launcher("mdatlas"))
    const bundles = readdirSync(dist).filter((name) => name.endsWith(".main.js"))
    assert.lengthOf(bundles, 3)
    for (const name of bundles) {
      assert.isTrue(isAscii(readFileSync(join(dist, name))), name)
    }
  })
})

describe("a bundle of two roles", () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "godot-docs-mcp-roles-")))
  const start = join(dirname(launcher("mdatlas")), "start.js")
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const said = async (...roles: readonly [string, string?]) => {
    const { bundleOf } = (await import(pathToFileURL(start).href)) as typeof Start
    cpSync(start, join(home, "start.js"))
    writeFileSync(join(home, "package.json"), '{"type":"module"}')
    writeFileSync(join(home, "two.main.js"), bundleOf(...roles))
    const entry = `
      import { start } from "./start.js"
      import { isMainThread, Worker } from "node:worker_threads"
      start("two")
      if (isMainThread) new Worker(new URL(import.meta.url))`
    writeFileSync(join(home, "two.js"), entry)
    return spawnSync(process.execPath, [join(home, "two.js")], { encoding: "utf8" }).stdout
  }
  const saying = (word: string) => `(function(require,url){console.log("${word}",url.endsWith("/two.main.js"))})`

  it("runs each where it belongs, with no code cache either", async () => {
    assert.strictEqual(await said(saying("process"), saying("thread")), "process true\nthread true\n")
  })

  it("compiles nothing of the other", async () => {
    assert.strictEqual(await said(saying("process"), "no script"), "process true\n")
  })

  it("has a thread run what its process does, where it has no role for one", async () => {
    assert.strictEqual(await said(saying("both")), "both true\nboth true\n")
  })
})

// Node has `crc32` since 20.15; before, there is no code cache.
describe.skipIf(typeof zlib.crc32 !== "function")("the code cache of a bundle", () => {
  const bin = "mdatlas"
  const home = realpathSync(mkdtempSync(join(tmpdir(), "godot-docs-mcp-code-")))
  const codeOf = (role: string) =>
    join(home, `${bin}.${role}-${process.version}-${process.platform}-${process.arch}.code`)
  const code = codeOf("process")
  const bundle = join(home, `${bin}.main.js`)
  const whole = { code: Buffer.alloc(0), bundle: Buffer.alloc(0) }
  const load = () => import(pathToFileURL(join(home, "start.js")).href) as Promise<typeof Start>

  beforeAll(() => {
    const dist = dirname(launcher(bin))
    for (const name of readdirSync(dist)) if (!name.startsWith(".")) cpSync(join(dist, name), join(home, name))
    writeFileSync(join(home, "package.json"), '{"type":"module"}')
    writeFileSync(join(home, "street.md"), "# Weg\n\nDie Straße nach São Paulo.\n")
    whole.code = readFileSync(code)
    whole.bundle = readFileSync(bundle)
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))
  afterEach(() => {
    writeFileSync(code, whole.code)
    writeFileSync(bundle, whole.bundle)
  })

  const ask = (...words: ReadonlyArray<string>) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(home, `${bin}.js`), ...words], {
      cwd: home,
      env: environment({ MDATLAS_BASE_DIR: home, MDATLAS_CACHE_DIR: join(home, "cache") }),
      encoding: "utf8"
    })
    return { stdout, stderr, status }
  }
  const fine = { stdout: `${packageJson.version}\n`, stderr: "", status: 0 }

  it("is there for the Node that built the bundle, and V8 takes it", async () => {
    const { codePath, compile } = await load()
    assert.strictEqual(codePath(bin, "process"), code)
    assert.isFalse(compile(bin).script.cachedDataRejected)
    assert.isUndefined(compile(bin, true).script.cachedDataRejected)
  })

  it("is there for its thread, and V8 takes it beside the flags of a process that has started", () => {
    const asked = `
      import { compile, optimiseLater } from ${JSON.stringify(pathToFileURL(join(home, "start.js")).href)}
      import { isMainThread, Worker } from "node:worker_threads"
      if (isMainThread) {
        optimiseLater()
        new Worker(new URL(import.meta.url))
      } else {
        const { script, role } = compile("${bin}")
        console.log(role, script.cachedDataRejected)
      }`
    writeFileSync(join(home, "asked.mjs"), asked)
    const { stdout, stderr } = spawnSync(process.execPath, [join(home, "asked.mjs")], { encoding: "utf8" })
    assert.deepStrictEqual([stdout, stderr], ["thread false\n", ""])
  })

  it("does not change what the program does", () => {
    const search = () => {
      const { stdout, status } = ask("search", "STRASSE", "--json")
      return { status, total: (JSON.parse(stdout) as { readonly total: number }).total }
    }
    assert.deepStrictEqual(search(), { status: 0, total: 1 })
    rmSync(code)
    assert.deepStrictEqual(search(), { status: 0, total: 1 })
  })

  it("is left aside when a bit of it is wrong, a part is missing, it is empty or gone", () => {
    const spoilt = (at: number) => {
      const bytes = Buffer.from(whole.code)
      bytes[at] = (bytes[at] ?? 0) ^ 0x10
      return bytes
    }
    const half = whole.code.length >> 1
    for (const copy of [spoilt(0), spoilt(5), spoilt(100), spoilt(half), whole.code.subarray(0, -1), Buffer.alloc(0)]) {
      writeFileSync(code, copy)
      assert.deepStrictEqual(ask("--version"), fine)
    }
    rmSync(code)
    assert.deepStrictEqual(ask("--version"), fine)
  })

  it("is left aside when the bundle is another", () => {
    // As long as before, which is all that V8 compares.
    const other = whole.bundle.toString("latin1").replace(`"${packageJson.version}"`, '"9.9.9"')
    writeFileSync(bundle, other, "latin1")
    assert.deepStrictEqual(ask("--version"), { ...fine, stdout: "9.9.9\n" })
  })
})
