import { describe, expect, it } from "@effect/vitest"
import { Limits } from "../../../src/mdatlas/document/Outline.ts"
import { allTitles } from "../../../src/mdatlas/document/Titles.ts"
import { random, randomDocument } from "./Fuzz.ts"
import { byCommonmark, outlineOf, scanned } from "./Oracles.ts"

/** Longer than what is read of a line. */
const LENGTH = Limits.lineHead + Limits.lineTail + 60_000
const long = (piece: string, length = LENGTH): string => piece.repeat(Math.ceil(length / piece.length))

/** The same however the bytes are cut. */
const headingsOf = (text: string): ReadonlyArray<string> => {
  const of = (chunk: number) => scanned(text, chunk).map(({ level, line, title }) => `${level} ${line} ${title}`)
  expect(of(70_001)).toEqual(of(1 << 20))
  return of(1 << 20)
}

describe("a line of which the middle is not read", () => {
  it("counts with its full length", () => {
    for (const [piece, end] of [
      ["日本語の文章", "\n"],
      ["a", "\r"],
      ["\u{1f600} ", "\r\n"]
    ] as const) {
      const text = `${long(piece)}${end}${long(piece)}${end}${end}# Title\n`
      for (const chunk of [70_001, 1 << 20]) {
        const { headings, first, end: last } = outlineOf(text, chunk)
        expect(headings && allTitles(headings.titles)).toEqual(["Title"])
        expect(first).toEqual({
          byte: Buffer.byteLength(text) - 8,
          char: [...text].length - 8,
          line: 4
        })
        expect(last).toEqual({ byte: Buffer.byteLength(text), char: [...text].length, line: 5 })
      }
    }
  })

  it("heads a section under the beginning of its text", () => {
    const title = long("word ").slice(0, Limits.titleSource).trim()
    expect(headingsOf(`# ${long("word ")}\n# b`)).toEqual([`1 1 ${title}`, "1 2 b"])
    expect(headingsOf(`${long("word ")}\n===\n# b`)).toEqual([`1 1 ${title}`, "1 3 b"])
    expect(headingsOf(`x\n${long("word ")}\n${long("word ")}\n===\n# b`)[0]?.slice(0, 14)).toBe("1 1 x word wor")
    expect(headingsOf(`[a]: /u\n${long("word ")}\n---`)).toEqual([`2 2 ${title}`])
    expect(headingsOf(`# a ${long("#")}  \n# b #${long(" ")}`)[1]).toBe("1 2 b")
  })

  it("is judged by all of its bytes", () => {
    expect(headingsOf(`a\n${long("=")}\n`)).toEqual(["1 1 a"])
    expect(headingsOf(`a\n${long("=")}${long(" ")}\n`)).toEqual(["1 1 a"])
    expect(headingsOf(`a\n${long("=")}x${long("=")}\n# b`)).toEqual(["1 3 b"])
    expect(headingsOf(`a\n${long("- ")}\n===`)).toEqual([])
    expect(headingsOf(`a\n${long(" ")}\n===`)).toEqual([])
    expect(headingsOf(`a\n${long(" ")}x\n===`)[0]).toMatch(/^1 1 a/)
    expect(headingsOf(`\`\`\`${long("a")}\n# b\n\`\`\`\n# c`)).toEqual(["1 4 c"])
    expect(headingsOf(`\`\`\`${long("a")}\`${long("a")}\n# b`)).toEqual(["1 2 b"])
    expect(headingsOf(`~~~\n# a\n${long("~")}\n# b`)).toEqual(["1 4 b"])
    expect(headingsOf(`[a]: data:${long("abc+/123")}==\n===\n`)).toEqual([])
    expect(headingsOf(`[a]: <data:${long("abc+/123")}==> "title"\n===\n`)).toEqual([])
    expect(headingsOf(`| a | ![b](data:${long("abc+/123")}) |\n|--|--|\n| c | d |\n---\n# e`)).toEqual(["1 5 e"])
  })

  it("begins and ends HTML wherever the end of a block is in it", () => {
    for (const [begin, end] of [
      ["<script>", "</script>"],
      ["<!--", "-->"],
      ["<?a", "?>"],
      ["<!A", ">"],
      ["<![CDATA[", "]]>"]
    ] as const) {
      expect(headingsOf(`${begin}${long("a")}\n# b`)).toEqual([])
      // In the middle, across its two borders, and last of all.
      const places = [Limits.lineHead + 31_000, LENGTH]
      for (const shift of [-9, -5, -2, -1, 0]) places.push(Limits.lineHead + shift, LENGTH - Limits.lineTail + shift)
      for (const place of places) {
        const text = `${begin}${long("a", place - begin.length)}${end}`
        const whole = `${text}${long("b", Math.max(0, LENGTH + end.length - text.length))}\n# c`
        expect(scanned(whole), `${begin} ${place}`).toEqual([{ level: 1, line: 2, title: "c" }])
      }
    }
    expect(headingsOf(`<x-a href="data:${long("abc+/123")}==" b='c'>\n# b\n\n# c`)).toEqual(["1 4 c"])
    expect(headingsOf(`<x-a href="data:${long("abc+/123")}=="> text\n# b\n\n# c`)).toEqual(["1 2 b", "1 4 c"])
  })

  it("makes no difference to the headings that commonmark.js finds", () => {
    const next = random(5)
    const levels = (headings: ReadonlyArray<{ readonly level: number }>) => headings.map(({ level }) => level).join(" ")
    for (let i = 0; i < 10; i++) {
      const text = `\n${randomDocument(next, { gfm: false })}`
      if (/:[^\n]*\t/.test(text)) continue
      const place = Math.floor(next() * text.length)
      const piece = ["a", "é ", "=", "-", "#"][Math.floor(next() * 5)] as string
      const stretched = text.slice(0, place) + long(piece, LENGTH) + text.slice(place)
      expect(levels(scanned(stretched)), `${JSON.stringify(text)} at ${place}: ${piece}`).toBe(
        levels(byCommonmark(stretched))
      )
    }
  })
})
