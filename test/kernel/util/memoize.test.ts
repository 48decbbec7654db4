import { assert, describe, it } from "@effect/vitest"
import {
  lazy,
  memoize,
  memoizeIn,
  memoizeNumbers,
  memoizeTexts,
  memoizeWeak
} from "../../../src/kernel/util/memoize.ts"

describe("memoized functions of objects", () => {
  type Memoized = <K extends object, A>(make: (key: K) => A) => (key: K) => A
  for (const [name, memoized] of Object.entries<Memoized>({ memoize, memoizeIn, memoizeWeak })) {
    it(`${name} asks once for each object`, () => {
      let asked = 0
      const size = memoized((words: ReadonlyArray<string>) => {
        asked++
        return words.length === 0 ? undefined : words.length
      })
      const [two, none] = [["a", "b"], []]
      assert.deepStrictEqual([size(two), size(none), size(two), size(none)], [2, undefined, 2, undefined])
      assert.strictEqual(asked, 2)
    })
  }

  it("memoizeIn leaves an object as others see it", () => {
    const line = { text: "a b" }
    const words = memoizeIn(({ text }: { readonly text: string }) => text.split(" "))
    const size = memoizeIn(({ text }: { readonly text: string }) => text.length)
    assert.deepStrictEqual([words(line), size(line), words(line)], [["a", "b"], 3, ["a", "b"]])
    assert.deepStrictEqual(line, { text: "a b" })
    assert.deepStrictEqual(Reflect.ownKeys({ ...line }), ["text"])
  })
})

describe("memoizeTexts", () => {
  it("holds so many results and then begins anew", () => {
    const asked: Array<string> = []
    const size = memoizeTexts(2, (text) => {
      asked.push(text)
      return text === "" ? undefined : text.length
    })
    for (const text of ["a", "", "a", "", "ab", "ab", "a"]) assert.strictEqual(size(text), text.length || undefined)
    assert.deepStrictEqual(asked, ["a", "", "ab", "a"])
  })

  it("gives texts with half a surrogate pair results of their own", () => {
    const same = memoizeTexts(9, (text) => text)
    const texts = ["\ud800 and so on, at length", "\ufffd and so on, at length", "\udc00 and so on, at length"]
    assert.deepStrictEqual([...texts, ...texts].map(same), [...texts, ...texts])
  })
})

describe("memoizeNumbers", () => {
  it("asks once for each number, and for the size at the first use only", () => {
    const asked: Array<number> = []
    let sizes = 0
    const halved = memoizeNumbers(
      () => {
        sizes++
        return 4
      },
      (id) => {
        asked.push(id)
        return id / 2
      }
    )
    assert.strictEqual(sizes, 0)
    assert.deepStrictEqual([3, 0, 3, 0].map(halved), [1.5, 0, 1.5, 0])
    assert.deepStrictEqual(asked, [3, 0])
    assert.strictEqual(sizes, 1)
  })
})

describe("lazy", () => {
  it("makes a value at its first use only", () => {
    let made = 0
    const value = lazy(() => ++made)
    assert.strictEqual(made, 0)
    assert.deepStrictEqual([value(), value()], [1, 1])
  })
})
