/** The examples in comments are true. */
import { assert, describe, it } from "@effect/vitest"
import { type DocExample, examplesIn, run } from "./support/docExamples.ts"
import { sources } from "./support/imports.ts"

const examples = sources().flatMap(examplesIn)
const placeOf = ({ of, name }: DocExample): string => `${of.file} ${name}`

describe("the examples in comments", () => {
  it("give what they say", async () => {
    const verdicts = []
    for (const example of examples) verdicts.push({ place: placeOf(example), verdict: await run(example) })
    const wrong = verdicts.flatMap(({ place, verdict }) =>
      verdict._tag === "Wrong" ? [`${place}: ${verdict.message}`] : []
    )
    assert.deepStrictEqual(wrong, [])
    // Others show what cannot be called without a service, a file or a program.
    const checked = verdicts.filter(({ verdict }) => verdict._tag === "Holds" && verdict.checked > 0)
    assert.isAtLeast(checked.length, 0.7 * examples.length)
  })

  it("speak of what they stand beside", () => {
    const strangers = examples.filter(({ name, lines }) => !new RegExp(`\\b${name}\\b`).test(lines.join("\n")))
    assert.deepStrictEqual(strangers.map(placeOf), [])
  })
})

describe("running an example", () => {
  const verdictOn = (...lines: ReadonlyArray<string>) => {
    const of = sources().find(({ file }) => file === "kernel/util/Text.ts") ?? assert.fail("the file is gone")
    return run({ of, name: "clip", lines })
  }

  it("finds what is not so, with what is", async () => {
    const wrong = await verdictOn('clip("a long text", 7) // "a lo…"')
    assert.deepStrictEqual(wrong, { _tag: "Wrong", message: `'a long…' is not "a lo…"` })
    assert.strictEqual((await verdictOn('clip() // ""'))._tag, "Wrong")
  })

  it("takes what is left out for anything, and words for words", async () => {
    const held = (checked: number) => ({ _tag: "Holds" as const, checked })
    assert.deepStrictEqual(await verdictOn("const list = [1, 2, 3]", "list // [1, ...]"), held(1))
    assert.strictEqual((await verdictOn("[1, 2] // [1]"))._tag, "Wrong")
    assert.deepStrictEqual(await verdictOn('({ a: "one two", b: 1 })', '// { a: "one ...", ... }'), held(1))
    assert.strictEqual((await verdictOn("({ a: 1, b: 2 }) // { a: 1 }"))._tag, "Wrong")
    assert.deepStrictEqual(await verdictOn("2 / 3 // 0.67"), held(1))
    assert.deepStrictEqual(await verdictOn("1 + 1 // two of them"), held(0))
    assert.deepStrictEqual(await verdictOn("1 + 1 // 2: two of them"), held(1))
    assert.strictEqual((await verdictOn("clip(snapshot) // 1"))._tag, "NotRun")
    // Rules take a `check` first, which no example makes.
    assert.strictEqual((await verdictOn('clip(check.text) // "a"'))._tag, "NotRun")
  })
})
