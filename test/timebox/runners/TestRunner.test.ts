import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { projectAt } from "../../../src/timebox/runners/TestRunner.ts"
import { temporaryFolder } from "../../support/bundle.ts"

describe("projectAt", () => {
  it.scoped("reads the beginning of a file below the root", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      writeFileSync(join(root, "go.mod"), "module a")
      writeFileSync(join(root, "long"), "x".repeat(100_000))
      mkdirSync(join(root, "folder"))
      const { isFolder, namesIn, read } = projectAt(root, {})
      assert.deepStrictEqual(["go.mod", "folder", "missing"].map(read), ["module a", undefined, undefined])
      assert.strictEqual(read("long")?.length, 65_536)
      assert.deepStrictEqual(["go.mod", "folder", "missing"].map(isFolder), [false, true, false])
      assert.deepStrictEqual(namesIn(".").toSorted(), ["folder", "go.mod", "long"])
      assert.deepStrictEqual(["go.mod", "missing"].flatMap(namesIn), [])
    })
  )

  it.scoped.skipIf(process.platform === "win32")("does not wait for a named pipe", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      execFileSync("mkfifo", [join(root, "package.json")])
      assert.strictEqual(projectAt(root, {}).read("package.json"), undefined)
    })
  )
})
