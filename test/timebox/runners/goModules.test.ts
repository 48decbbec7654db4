import { assert, describe, it } from "@effect/vitest"
import { allPackages, folderOf, modulesOf } from "../../../src/timebox/runners/goModules.ts"
import { projectOf } from "../support/results.ts"

const workspace = (uses: string, files: Readonly<Record<string, string>> = {}) =>
  modulesOf(
    projectOf({
      "go.work": `go 1.19\n\n${uses}\n`,
      "a/go.mod": "module example.org/a\n",
      "a/deep/go.mod": 'module "example.org/a/deep"\n',
      ...files
    })
  )

describe("modules of Go", () => {
  it("are that of the root, and those that a workspace uses, below the root", () => {
    assert.deepStrictEqual(modulesOf(projectOf({ "go.mod": "module example.org/sum\n" })), [
      { folder: ".", path: "example.org/sum" }
    ])
    const both = [
      { folder: "./a", path: "example.org/a" },
      { folder: "./a/deep", path: "example.org/a/deep" }
    ]
    for (const uses of [
      'use (\n\t./a // the first\n\t"./a/deep"\n\t../outside\n\t./a/../../outside\n)',
      "use ./a\nuse ./a/deep/ // and the second",
      "// use ./b\nuse ./a\n\nuse (\n\t`./a/deep`\n\t./missing\n)"
    ])
      assert.sameDeepMembers([...workspace(uses)], both)
  })

  it("give all packages: of each module, where the root is none", () => {
    assert.deepStrictEqual(allPackages([]), ["./..."])
    assert.deepStrictEqual(allPackages(workspace("use (\n./a\n./a/deep\n)")), ["./a/...", "./a/deep/..."])
    const root = { "go.mod": "module example.org/root\n" }
    assert.deepStrictEqual(allPackages(workspace("use (\n.\n./a\n)", root)), ["./..."])
  })

  it("give the folder of a package, by the longest module that holds it", () => {
    const modules = workspace("use (\n./a\n./a/deep\n)")
    assert.strictEqual(folderOf(modules, "example.org/a"), "./a")
    assert.strictEqual(folderOf(modules, "example.org/a/x/y"), "./a/x/y")
    assert.strictEqual(folderOf(modules, "example.org/a/deep/z"), "./a/deep/z")
    assert.isUndefined(folderOf(modules, "example.org/ab"))
  })
})
