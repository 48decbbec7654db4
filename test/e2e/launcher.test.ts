/** The launchers refuse old Nodes in one line; the syntax they are written in is what makes that possible. */
import { readFileSync } from "node:fs"
import vm from "node:vm"
import { assert, describe, it } from "@effect/vitest"
import { launcher } from "../support/bundle.ts"

describe.each(["godot-docs-mcp", "mdatlas", "mcp-test-timebox"])("the launcher of %s", (bin) => {
  const source = readFileSync(launcher(bin), "utf8").replace(/^#!.*\n/, "")

  const run = (version: string) => {
    const said: Array<string> = []
    const loaded: Array<string> = []
    const process = { versions: { node: version.slice(1) }, version, exitCode: 0 }
    const script = source.replace(/\bimport\(/g, "load(")
    vm.runInNewContext(script, {
      process,
      parseInt,
      console: { error: (line: string) => said.push(line) },
      load: (path: string) => loaded.push(path)
    })
    return { said, loaded, exitCode: process.exitCode }
  }

  it("loads the bundle on Node 20 and later", () => {
    for (const version of ["v20.0.0", "v22.12.1", "v100.0.0"]) {
      assert.deepStrictEqual(run(version), { said: [], loaded: [`./${bin}.main.js`], exitCode: 0 })
    }
  })

  it("says in one line which Node it needs, and loads nothing, below 20", () => {
    for (const version of ["v12.22.12", "v18.20.0", "v8.0.0"]) {
      const { said, loaded, exitCode } = run(version)
      assert.deepStrictEqual(loaded, [])
      assert.strictEqual(exitCode, 1)
      assert.deepStrictEqual(said, [`${bin} needs Node.js 20 or newer; this is ${version}`])
    }
  })

  it("uses no syntax that an old Node could not read", () => {
    assert.notMatch(source, /=>|\bconst\b|\blet\b|`|\?\.|\?\?|\bawait\b|^import\b|\brequire\b/m)
  })
})
