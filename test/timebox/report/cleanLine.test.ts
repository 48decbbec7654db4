import { assert, describe, it } from "@effect/vitest"
import { drawings, Liveliness, withoutClock } from "../../../src/timebox/report/cleanLine.ts"

/** A drawing of the compact reporter of package:test: over the line before, padded to 200 columns. */
const compact = (clock: string, text: string) => `\r${`${clock} ${text}`.padEnd(200)}`

describe("redrawn lines", () => {
  it("are one for each drawing that says something new, without the blanks that erase", () => {
    const line =
      compact("00:00", "+0: loading test/a_test.dart") +
      compact("00:01", "+0: test/a_test.dart: waits") +
      Array.from({ length: 40 }, (_, i) => compact(`00:${10 + i}`, "+0: test/a_test.dart: waits")).join("") +
      compact("00:51", "+0 -1: test/a_test.dart: waits [E]")
    assert.deepStrictEqual(drawings(line), [
      "00:00 +0: loading test/a_test.dart",
      "00:49 +0: test/a_test.dart: waits",
      "00:51 +0 -1: test/a_test.dart: waits [E]"
    ])
  })

  it("that differ in the time alone say the same", () => {
    for (const [a, b] of [
      ["00:01 +3: x", "01:00:59 +3: x  "],
      ["waiting 3.4s", "waiting 12s"]
    ] as const) {
      assert.strictEqual(withoutClock(a), withoutClock(b))
    }
    assert.notStrictEqual(withoutClock("00:01 +3: x"), withoutClock("00:01 +4: x"))
  })
})

/** A drawing of GUT's before 9.0 while a test waits: three writes. */
const gut = (dots: string) => ["\u001b[2K", "\u001b[13D", `\u001b[33mwaiting${dots}\u001b[0m`]

describe("erased lines", () => {
  it("are drawn again: what waits is one drawing, and what follows in the same line another", () => {
    const waits = [".", "..", "...", "....", ".....", "", "."].flatMap(gut).join("")
    assert.deepStrictEqual(drawings(`\u001b[33mwaiting.\u001b[0m${waits}${gut("")[0]}\u001b[8D    [Failed]:  x`), [
      "waiting.",
      "    [Failed]:  x"
    ])
  })
})

describe("liveliness", () => {
  const alive = (...chunks: ReadonlyArray<string>) => {
    const liveliness = new Liveliness()
    return chunks.map((chunk) => liveliness.isAlive(Buffer.from(chunk)))
  }

  it("is everything but the redrawing of a clock", () => {
    const waits = (clock: string) => compact(clock, "+0: test/a_test.dart: waits")
    assert.deepStrictEqual(alive(waits("00:01"), waits("00:02"), waits("00:03")), [true, false, false])
    assert.deepStrictEqual(alive(waits("00:01"), compact("00:02", "+1: next"), waits("00:03")), [true, true, true])
    assert.deepStrictEqual(alive(waits("00:01"), "a print\n", waits("00:02"), waits("00:03")), [
      true,
      true,
      true,
      false
    ])
    assert.deepStrictEqual(alive("same\n", "same\n", ""), [true, true, false])
  })

  it("is no animation of dots, however it is cut into chunks, and no sequence alone", () => {
    const dots = [".", "..", "...", "....", ".....", "", "."]
    const first = "\u001b[33mwaiting.\u001b[0m"
    const apart = alive(first, ...dots.flatMap(gut))
    assert.deepStrictEqual(
      apart.flatMap((isAlive, at) => (isAlive ? [at] : [])),
      [0, 3]
    )
    const joined = alive(first, ...dots.map((each) => gut(each).join("")))
    assert.deepStrictEqual(joined, [true, true, false, false, false, false, false, false])
    assert.deepStrictEqual(alive(...gut("."), ...gut(".."), "\u001b[2K\u001b[8D* test_next\n").at(-1), true)
    assert.deepStrictEqual(alive("\u001b[0m", "\u001b[1mx"), [false, true])
  })

  it("is drawn before a CR as well as after one", () => {
    assert.deepStrictEqual(alive("waits 1s\r", "waits 2s\r", "waits 3s\r", "done\r"), [true, true, false, true])
    assert.deepStrictEqual(alive("....\r", ".....\r", "......\r"), [true, true, true])
  })
})
