import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { evaluate, starter, table } from "./scripts/eval.ts"
import { documentOf, evaluateMarkdown, markdownReport, QUESTIONS } from "./scripts/eval-markdown.ts"
import { questions } from "./scripts/eval-questions.ts"
import { askEveryday, costTable } from "./scripts/everyday.ts"
import { root } from "./support/bundle.ts"
import { corpora, corpus, onCorpora } from "./support/corpora.ts"
import { times } from "./support/effort.ts"

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

  it.live("are answered from the starter, with less to read than grep gives", () =>
    Effect.gen(function* () {
      const rows = yield* evaluate(starter)
      const found = sum(rows.map(({ server }) => server.found)) / sum(rows.map(({ facts }) => facts))
      assert.isAtLeast(found, FLOOR, table(rows))
      const read = (way: "server" | "file" | "context") => sum(rows.map((row) => row[way].characters))
      assert.isBelow(read("server"), read("context") * 0.55)
      assert.isBelow(read("server"), read("file") / 8)
    })
  )
})

describe.skipIf(corpora === undefined)(onCorpora("the cost of ten everyday classes"), () => {
  it.live("is what the documents say", () =>
    Effect.gen(function* () {
      const rows = costTable(yield* askEveryday(corpus("godot-4.5")))
        .split("\n")
        .filter((line) => line.includes("`"))
        .slice(1)
      assert.lengthOf(rows, 10)
      for (const file of ["README.md", "README.ja.md", "doc/answers.md"]) {
        const text = readFileSync(join(root, file), "utf8")
        for (const row of rows) assert.include(text, row, `${file} (npm run eval gives the table)`)
      }
    })
  )
})

describe("one section of a large document", () => {
  it("is looked for in 5 MB with 4,800 headings, each fact in one place", () => {
    const { text, facts } = documentOf()
    assert.closeTo(text.length, 5_000_000, 100_000)
    assert.lengthOf(text.match(/^#{1,3} /gm) ?? [], 4800)
    assert.strictEqual(new Set(facts.map(({ sentence }) => sentence)).size, 4800)
  })

  it.live("is found in two calls, for at most 60 % of the characters that grep and sed need", () =>
    Effect.gen(function* () {
      const rows = yield* evaluateMarkdown(times(3, QUESTIONS))
      for (const { isFound, calls, characters, words } of rows) {
        assert.isTrue(isFound.server && isFound.grep, words)
        assert.isAtMost(calls.server, 2)
        assert.isAtMost(characters.server, characters.grep * 0.6, markdownReport(rows))
      }
    })
  )
})
