/** The scripts that say a word, found by looking into all texts and by an index that follows their changes. */
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"
import { runSync } from "../../../src/kernel/util/TimeSlices.ts"
import { times } from "../../support/effort.ts"

type Files = ReadonlyMap<string, { readonly text: string; readonly path: string }>

const files = (texts: ReadonlyArray<string>): Files =>
  new Map(texts.map((text, i) => [`res://${i}.gd`, { text, path: `res://${i}.gd` }]))

const pathsWith = (index: WordIndex.WordIndex, among: Files, word: string) =>
  index.find(among, word).map(({ path }) => path)

/** Asks for so many other words first that the next ones are looked up. */
const worn = (): WordIndex.WordIndex => {
  const index = WordIndex.make()
  const none = files([])
  for (let i = 0; i < 50; i++) index.find(none, "other")
  return index
}

describe("an index of words", () => {
  it("finds the texts with a word, also after an escaped line end and in letters of any language", () => {
    const index = worn()
    const among = files(["var speed = 1", 'x = "\\nfunc jump(): pass\\tvar speed"', "var größe", "speedy", ""])
    const find = (word: string) => pathsWith(index, among, word)
    assert.deepStrictEqual(
      [find("speed"), find("jump"), find("func"), find("größe"), find("gone")],
      [["res://0.gd", "res://1.gd"], ["res://1.gd"], ["res://1.gd"], ["res://2.gd"], []]
    )
    assert.deepStrictEqual(find("x = "), ["res://1.gd"])
  })

  const word = fc.constantFrom("a", "speed", "hp", "_x", "größe", "jump2")
  const text = fc.array(fc.oneof(word, fc.constantFrom(" ", ".", "\n", "(", "\\n", '"', "=")), { maxLength: 12 })

  it("finds every text in which a word stands alone, as looking into all of them does", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), word, (parts, wanted) => {
        const among = files(parts.map((one) => one.join(" ")))
        const scanned = pathsWith(WordIndex.make(), among, wanted)
        const alone = scanned.filter((path) =>
          parts[Number.parseInt(path.slice("res://".length), 10)]?.includes(wanted)
        )
        assert.deepStrictEqual(pathsWith(worn(), among, wanted), alone)
      }),
      { numRuns: times(20, 60) }
    )
  })

  it("finds after any changes what an index of only the last files finds, wherever an update was left", () => {
    const change = fc.record({ texts: fc.array(text, { maxLength: 6 }), stepsDone: fc.nat(8) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), word, (changes, wanted) => {
        const index = worn()
        const left = changes.map(({ texts, stepsDone }) => {
          const among = files(texts.map((one) => one.join(" ")))
          const update = index.follow(among)
          for (let step = 0; step < stepsDone; step++) update.next()
          return { among, update }
        })
        // Updates for older files that go on later must not leave their words behind.
        for (const { update } of left) runSync(update)
        for (const { among } of [...left, ...left.slice(0, 1)])
          assert.deepStrictEqual(pathsWith(index, among, wanted), pathsWith(worn(), among, wanted))
      }),
      { numRuns: times(30, 100) }
    )
  })

  /** Files of one word each, which count how often a text is read. */
  const counted = (texts: ReadonlyArray<string>) => {
    const count = { reads: 0 }
    const among: Files = new Map(
      [...files(texts)].map(([path, { text }]) => {
        const read = () => {
          count.reads++
          return text
        }
        return [path, Object.defineProperty({ path, text }, "text", { get: read })]
      })
    )
    return { among, count }
  }

  it("is made once by two that follow the same files in turn, and is ready when each of them ends", () => {
    for (const steps of [0, 1, 3, 7]) {
      const index = worn()
      const { among, count } = counted(["a", "b", "a b", "hp", "speed", "a"])
      const [first, second] = [index.follow(among), index.follow(among)]
      for (let i = 0; i < steps; i++) {
        first.next()
        second.next()
      }
      runSync(first)
      count.reads = 0
      assert.deepStrictEqual(pathsWith(index, among, "a"), ["res://0.gd", "res://2.gd", "res://5.gd"])
      assert.strictEqual(count.reads, 0, `after ${steps} steps of each`)
      runSync(second)
      assert.strictEqual(pathsWith(index, among, "hp").length, 1)
    }
  })

  it("is ready after a follow during which a word was looked for in older files", () => {
    const index = worn()
    const { among, count } = counted(["a", "b", "a b"])
    const follow = index.follow(among)
    follow.next()
    assert.deepStrictEqual(pathsWith(index, files(["b", "a"]), "a"), ["res://1.gd"])
    runSync(follow)
    count.reads = 0
    assert.deepStrictEqual(pathsWith(index, among, "a"), ["res://0.gd", "res://2.gd"])
    assert.strictEqual(count.reads, 0)
  })

  it("is not made for words that it cannot hold, however often they are looked for", () => {
    const index = WordIndex.make()
    const { among, count } = counted(["a b", "b"])
    for (let i = 0; i < 50; i++) assert.deepStrictEqual(pathsWith(index, among, "a b"), ["res://0.gd"])
    runSync(index.follow(among))
    count.reads = 0
    pathsWith(index, among, "b")
    assert.strictEqual(count.reads, among.size)
  })
})
