/** `npm run bench` runs: each part that needs no corpus, on the built-in classes, with small inputs. */
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parseXml } from "@rgrove/parse-xml"
import { Effect } from "effect"
import { chart } from "./scripts/bench/chart.ts"
import { isWithinGoal, type Measured, rows } from "./scripts/bench/rows.ts"
import { environment, root, temporaryFolder } from "./support/bundle.ts"

describe("the benchmark", () => {
  it.scopedLive(
    "measures every row of every part, and writes the page and the picture",
    () =>
      Effect.gen(function* () {
        const out = yield* temporaryFolder
        const script = join(root, "test", "scripts", "bench.ts")
        const args = ["--import", "tsx", script, "--quick", "--out", out]
        const status = yield* Effect.promise(
          () =>
            new Promise((done) => {
              // Awaited, not run in step: Vitest wants an answer of this process every minute.
              spawn(process.execPath, args, { cwd: root, env: environment(), stdio: "inherit" }).once("close", done)
            })
        )
        assert.strictEqual(status, 0)
        const page = readFileSync(join(out, "performance.md"), "utf8")
        for (const { group, label } of Object.values(rows)) {
          if (group !== "suite") assert.include(page, `| ${label}`, group)
        }
        assert.include(page, "Growth with the number of servers")
        assert.notMatch(page, /NaN|undefined/)
        assert.doesNotThrow(() => parseXml(readFileSync(join(out, "performance.svg"), "utf8")))
      }),
    300_000
  )

  it("holds a value to its goal, be it a value or a multiple", () => {
    const within = (row: Measured["row"], ours: number, baseline: number) => isWithinGoal({ row, ours, baseline })
    assert.deepStrictEqual(
      [within("greeting", 90, 30), within("greeting", 91, 30), within("getClass", 1, 9), within("getClass", 1.1, 9)],
      [true, false, true, false]
    )
    assert.isUndefined(within("checkWarm", 1, 1))
  })

  it("draws the longest bar of each row as long as the others'", () => {
    const drawn = chart([
      { row: "processShort", ours: 0.1, baseline: 10, peers: { FlexSearch: 1 } },
      { row: "headings", ours: 300, baseline: 60, peers: { "markdown-it": 2000 } }
    ])
    const widths = (kind: string) =>
      Array.from(drawn.matchAll(new RegExp(`class="${kind}"[^>]* width="([\\d.]+)"`, "g")), ([, width]) =>
        Number(width)
      )
    assert.strictEqual(Math.max(...widths("peer")), 450)
    assert.deepStrictEqual(widths("peer"), [45, 450, 450])
    assert.deepStrictEqual(widths("ours"), [4.5, 67.5])
  })
})
