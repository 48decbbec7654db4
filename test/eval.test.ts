import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { evaluate, starter, table } from "./scripts/eval.ts"
import { questions } from "./scripts/eval-questions.ts"

/** The share of facts that may not be lost. */
const FLOOR = 0.97

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0)

describe("an agent's questions", () => {
  it("are sixty, most of which the built-in starter answers, each with words and facts of its own", () => {
    assert.lengthOf(questions, 60)
    assert.isAtLeast(questions.filter(({ starter }) => starter).length, 45)
    assert.strictEqual(new Set(questions.map(({ question }) => question)).size, questions.length)
    for (const { question, calls, words, facts } of questions) {
      assert.isTrue(calls.length > 0 && words.length > 0 && facts.length > 0, question)
    }
  })

  it.live(
    "are answered from the starter, with less to read than grep gives",
    () =>
      Effect.gen(function* () {
        const rows = yield* evaluate(starter)
        const found = sum(rows.map(({ server }) => server.found)) / sum(rows.map(({ facts }) => facts))
        assert.isAtLeast(found, FLOOR, table(rows))
        const read = (way: "server" | "file" | "context") => sum(rows.map((row) => row[way].characters))
        assert.isBelow(read("server"), read("context") * 0.55)
        assert.isBelow(read("server"), read("file") / 8)
      }),
    60_000
  )
})
