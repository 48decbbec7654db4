import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { makeUnique, retain } from "../../../src/timebox/report/ReportFolders.ts"
import { temporaryFolder } from "../../support/bundle.ts"

const at = new Date("2026-11-21T20:15:03.123Z")
const stamp = "2026-11-21T20-15-03-123Z"

const report = (
  base: string,
  name: string,
  files: ReadonlyArray<string> = ["raw.log", "summary.json", "summary.md"]
) => {
  mkdirSync(join(base, name), { recursive: true })
  for (const file of files) writeFileSync(join(base, name, file), file)
}

describe("ReportFolders", () => {
  it.scopedLive("gives each run of the same millisecond a folder of its own, which git is told to leave alone", () =>
    Effect.gen(function* () {
      const base = join(yield* temporaryFolder, "deep", "reports")
      const names = yield* Effect.all(
        Array.from({ length: 12 }, () => makeUnique(base, at)),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(
        names.toSorted(),
        [stamp, ...Array.from({ length: 11 }, (_, i) => `${stamp}-${i + 2}`)].toSorted()
      )
      assert.strictEqual(readFileSync(join(base, "..", ".gitignore"), "utf8"), "*\n")
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scopedLive("keeps the newest and removes only what holds nothing but a report", () =>
    Effect.gen(function* () {
      const base = yield* temporaryFolder
      report(base, "2026-01-01T00-00-00-000Z")
      report(base, `${stamp}-9`)
      report(base, `${stamp}-10`)
      report(base, "2025-01-01T00-00-00-000Z", ["raw.log", "summary.json", "notes.txt"])
      report(base, "2025-02-01T00-00-00-000Z", ["notes.txt"])
      report(base, "2025-03-01T00-00-00-000Z", [])
      report(base, "2025-04-01T00-00-00-000Z", ["raw.log"])
      report(base, "2025-05-01T00-00-00-000Z", ["raw.log"])
      utimesSync(join(base, "2025-05-01T00-00-00-000Z"), 0, 0)
      report(base, "mine")
      report(base, "elsewhere")
      symlinkSync(join(base, "elsewhere"), join(base, "2025-06-01T00-00-00-000Z"))
      yield* retain(base, 1)
      assert.deepStrictEqual(readdirSync(base).toSorted(), [
        "2025-01-01T00-00-00-000Z",
        "2025-02-01T00-00-00-000Z",
        "2025-03-01T00-00-00-000Z",
        "2025-04-01T00-00-00-000Z",
        "2025-06-01T00-00-00-000Z",
        `${stamp}-10`,
        "elsewhere",
        "mine"
      ])
      assert.isTrue(existsSync(join(base, "elsewhere", "raw.log")))
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scopedLive("keeps what is being written, however old it is", () =>
    Effect.gen(function* () {
      const base = yield* temporaryFolder
      const old = "2020-01-01T00-00-00-000Z"
      for (const name of [old, "2020-02-01T00-00-00-000Z", `${stamp}-2`, `${stamp}-3`]) report(base, name)
      yield* retain(base, 1, (folder) => folder === join(base, old))
      assert.deepStrictEqual(readdirSync(base).toSorted(), [old, `${stamp}-3`])
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scopedLive("where there is nothing to keep, nothing happens", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      yield* retain(join(folder, "nowhere", "reports"), 1)
      assert.deepStrictEqual(readdirSync(folder), [])
      report(folder, stamp)
      yield* retain(folder, 1)
      assert.deepStrictEqual(readdirSync(join(folder, stamp)), ["raw.log", "summary.json", "summary.md"])
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
