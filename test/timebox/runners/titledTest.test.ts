import { assert, describe, it } from "@effect/vitest"
import { bun } from "../../../src/timebox/runners/bun.ts"
import { mocha } from "../../../src/timebox/runners/mocha.ts"
import { vitest } from "../../../src/timebox/runners/vitest.ts"
import { projectOf, resultsOf } from "../support/results.ts"

const failed = (titles: ReadonlyArray<string>, within?: ReadonlyArray<string>): string =>
  JSON.stringify({ event: "end", file: "/app/a.test.js", titles, within, result: "failed", message: "boom" })

describe("a test known by titles", () => {
  it("runs its suite again where a hook failed, as no pattern chooses a hook", () => {
    const hook = ["outer (x)", "hooks", '"before all" hook']
    const suite = hook.slice(0, -1)
    const [one] = resultsOf(mocha.report.reader(projectOf()), failed(hook, suite)).failures
    assert.deepStrictEqual(one?.rerun, { scope: "file", target: "a.test.js", pattern: "^outer \\(x\\) hooks " })
    const [whole] = resultsOf(mocha.report.reader(projectOf()), failed(['"after all" hook'], [])).failures
    assert.deepStrictEqual(whole?.rerun, { scope: "file", target: "a.test.js" })
    const [other] = resultsOf(vitest.report.reader(projectOf()), failed(suite, suite)).failures
    for (const name of ["outer (x) > hooks > one", "outer (x) hooks one"]) {
      assert.match(name, new RegExp(other?.rerun?.pattern ?? "no pattern"))
    }
    assert.notMatch("outer (x) hooks", new RegExp(other?.rerun?.pattern ?? ""))
  })

  it("runs the suite again of a hook that bun does not name", () => {
    const [one] = resultsOf(
      bun.reader(projectOf()),
      "test/a.test.js:\nerror: boom\n(fail) hooks > (unnamed) [0.17ms]"
    ).failures
    assert.deepStrictEqual(one?.rerun, { scope: "file", target: "test/a.test.js", pattern: "^hooks " })
  })
})
