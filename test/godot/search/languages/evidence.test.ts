/** The evidence for single lines of other languages, which `npm run synonyms -- --phrases` measures and writes. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { type Language, lists } from "../../../../src/godot/search/languages/lists.ts"

const [heading, ...rows] = readFileSync(new URL("evidence.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
const evidence = rows.map((row) => {
  const [language = "", line = "", loss = "", gain = ""] = row.split("\t")
  return { language, line, loss: Number(loss), gain: Number(gain) }
})

const languages = Object.keys(lists) as ReadonlyArray<Language>

const linesOf = (language: Language): ReadonlyArray<string> =>
  lists[language].flatMap((text) => text.split("\n")).filter((line) => line.includes(": "))

describe("the evidence for the lists of other languages", () => {
  it("has for each line what queries lose and gain without it", () => {
    expect(heading).toBe("language\tline\tloss\tgain")
    const keys = evidence.map(({ language, line }) => `${language} ${line}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(evidence.filter(({ loss, gain }) => !(loss >= 0 && gain >= 0 && loss + gain > 0))).toEqual([])
  })

  it("is of the lines that there are, all but a few that have changed since it was measured", () => {
    const written = new Set(languages.flatMap((language) => linesOf(language).map((line) => `${language} ${line}`)))
    const gone = evidence.filter(({ language, line }) => !written.has(`${language} ${line}`))
    expect([gone.length <= evidence.length / 20, gone]).toEqual([true, gone])
  })

  it("shows for each language that queries need an eighth of its lines or more, twice as many as only do harm", () => {
    for (const language of languages) {
      const own = evidence.filter((row) => row.language === language)
      const needed = own.filter(({ loss }) => loss > 0).length
      expect(needed, language).toBeGreaterThan(linesOf(language).length / 8)
      expect(needed, language).toBeGreaterThan(2 * (own.length - needed))
    }
  })
})
