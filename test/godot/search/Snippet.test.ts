import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { termsOf } from "../../../src/godot/search/analysis/Tokens.ts"
import { SNIPPET_LENGTH, snippets, type TermWeight } from "../../../src/godot/search/Snippet.ts"

const weight = (...words: ReadonlyArray<string>): ReadonlyMap<string, TermWeight> =>
  new Map(words.flatMap((said, word) => termsOf(said).map((term) => [term, { word, weight: 1 }] as const)))

const snippet = (text: string, of: ReadonlyMap<string, TermWeight>, isNamed = false): string =>
  snippets(of, termsOf)(text, isNamed)
const show = (text: string, ...words: ReadonlyArray<string>): string => snippet(text, weight(...words))

describe("a snippet", () => {
  it("is the sentence that says most of the query, with what matched in bold", () => {
    const text = "Plays an animation. Stops the timer when it has run out.\nEmits a signal."
    expect(show(text, "timer", "stopped")).toBe("**Stops** the **timer** when it has run out.")
  })

  it("is the first sentence where nothing matches, and empty where there is no text", () => {
    expect(show("A button. It is pressed.", "camera")).toBe("A button.")
    expect(show("  \n ", "camera")).toBe("")
  })

  it("is the first sentence of what was asked for by its name, and where others hold hardly more", () => {
    const text = "\n A countdown timer. Stops the timer. When the timer stops, a stopped timer stops."
    expect(snippet(text, weight("timer", "stops"), true)).toBe("A countdown **timer**.")
    expect(show("Stops the timer. Then the timer that stops starts.", "timer", "stops", "starts")).toBe(
      "**Stops** the **timer**."
    )
    expect(show(text, "timer", "stops")).toBe("**Stops** the **timer**.")
  })

  it("counts each word of the query once in a sentence, in whatever forms it stands there", () => {
    const of: ReadonlyMap<string, TermWeight> = new Map([
      ["tween", { word: 0, weight: 1 }],
      ["tweener", { word: 0, weight: 0.6 }],
      ["delai", { word: 1, weight: 1 }]
    ])
    expect(snippet("Tween. The tween of a tweener. A tween with a delay.", of)).toBe("A **tween** with a **delay**.")
    expect(snippet("A tweener. The tween of a tweener.", of)).toBe("The **tween** of a **tweener**.")
    expect(snippet("A tween. The tween of a tweener.", of)).toBe("A **tween**.")
  })

  it("cuts a long sentence at whole words around the match", () => {
    const text = `${"lorem ipsum ".repeat(30)}the camera follows ${"dolor sit ".repeat(30)}`
    const shown = show(text, "camera")
    expect(shown).toMatch(/^….*\*\*camera\*\*.*…$/)
    expect(shown.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
    for (const word of shown.replace(/[…*]/g, "").split(" ")) expect(text.split(" ")).toContain(word)
  })

  it("never exceeds its length and marks in pairs, whatever the text", () => {
    const piece = FastCheck.constantFrom("timer ", "a.b ", "Timer2D_x ", ". ", "\n", "x".repeat(200), "é ", "timer")
    FastCheck.assert(
      FastCheck.property(FastCheck.array(piece, { maxLength: 40 }), (pieces) => {
        const shown = show(pieces.join(""), "timer")
        expect(shown.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
        expect(shown.split("**").length % 2).toBe(1)
      })
    )
  })

  it("shows the beginning of a text without blanks, and ends a text that goes on at a whole word", () => {
    const japanese = snippet("日".repeat(400), new Map())
    expect(japanese).toBe(`${"日".repeat(159)}…`)
    const long = `${"x. ".repeat(830)}The needle lies in thisverylongword and more`
    const shown = snippet(long, weight("needle"))
    expect(shown).toMatch(/^The \*\*needle\*\*.*…$/)
    expect(long.split(/ /)).toEqual(expect.arrayContaining(shown.replaceAll(/\*\*|…/g, "").split(" ")))
  })

  it("marks words whose stems are hardly like them", () => {
    for (const word of ["eyed", "mice", "vertices", "flies", "ties", "dry", "children"]) {
      const terms = weight(word)
      expect(snippet(`One of the ${word} here.`, terms)).toBe(`One of the **${word}** here.`)
    }
  })
})
