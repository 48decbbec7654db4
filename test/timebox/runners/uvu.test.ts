import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { projectOf, read } from "../support/results.ts"

const npmOf = (output: string, files: Readonly<Record<string, string>> = {}) =>
  read("npm", `\n> app@1.0.0 test\n> uvu tests\n\n${output}`, projectOf(files))

const sumOf = (total: number, passed: number, skipped: number) =>
  `\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n  Duration:  1.49ms\n\n`

/** Cut from what uvu 0.5.6 wrote. */
const failing = `a.js
• ✘   (1 / 2)

   FAIL  "subtracts"
    Expected values to be strictly equal:  (is)

        ++2    (Expected)
        --1    (Actual)

    at assert (file:///app/node_modules/uvu/assert/index.mjs:33:8)
    at Module.is (file:///app/node_modules/uvu/assert/index.mjs:41:2)
    at Object.handler (file:///app/tests/a.js:2:77)
    at Number.runner (file:///app/node_modules/uvu/dist/index.mjs:78:16)



b.js
 Math • ✘   (1 / 2)

   FAIL  Math  "throws"
    boom

    at Object.handler (file:///app/tests/b.js:2:100)


${sumOf(4, 2, 1)}`

describe("npm's script that starts uvu", () => {
  it("counts its tests, and names what failed with the place", () => {
    const { counts, failures } = npmOf(failing, { "tests/a.js": "", "tests/b.js": "" })
    assert.deepStrictEqual(counts, { passed: 2, failed: 2, skipped: 1 })
    const at = "    at Object.handler"
    assert.deepStrictEqual(failures, [
      {
        name: "subtracts",
        file: "tests/a.js",
        line: 2,
        message: `Expected values to be strictly equal:  (is)\n\n    ++2    (Expected)\n    --1    (Actual)\n\n${at} (tests/a.js:2:77)`
      },
      { name: "Math > throws", file: "tests/b.js", line: 2, message: `boom\n\n${at} (tests/b.js:2:100)` }
    ])
  })

  it("reads a pass, and says where no test was found", () => {
    assert.deepStrictEqual(npmOf(`• •   (2 / 2)\n${sumOf(2, 2, 0)}`).counts, { passed: 2, failed: 0, skipped: 0 })
    assert.isTrue(npmOf(sumOf(0, 0, 0)).noneRan)
  })

  it("adds up the sums of several programs, and tells their tests of one name apart", () => {
    const run = (name: string) => `✘   (0 / 1)\n\n   FAIL  "${name}"\n    boom\n\n\n${sumOf(1, 0, 0)}`
    const { counts, failures } = npmOf(`${run("adds")}• •   (2 / 2)\n${sumOf(2, 2, 1)}${run("adds")}`)
    assert.deepStrictEqual(counts, { passed: 2, failed: 2, skipped: 1 })
    assert.deepStrictEqual(
      failures.map(({ name }) => name),
      ["adds", "adds (2)"]
    )
  })

  it("takes neither a failure that a test wrote where the sum has none, nor half a sum", () => {
    const { counts, failed } = npmOf(`   FAIL  "adds"\n    of another\n• •   (2 / 2)\n${sumOf(2, 2, 0)}`)
    assert.deepStrictEqual([counts, failed], [{ passed: 2, failed: 0, skipped: 0 }, 0])
    assert.isUndefined(npmOf("  Total:     2\n\n  Passed:    2\n  Skipped:   0\n").counts)
  })

  it("reads its lines in any order", () => {
    const lines = fc.array(fc.constantFrom(...failing.split("\n")))
    fc.assert(
      fc.property(lines, (some) => {
        const { counts, failed } = npmOf(some.join("\n"))
        assert.isAtLeast(failed, counts?.failed ?? 0)
      })
    )
  })

  it("is not skipped: each line that matters has a mark by which its block is read", () => {
    for (const line of ['   FAIL  "adds"', "  Total:     4"]) assert.match(line, npm.marker)
  })
})
