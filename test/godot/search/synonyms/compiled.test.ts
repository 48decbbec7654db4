import { describe, expect, it } from "@effect/vitest"
import { build } from "esbuild"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import * as Lexicon from "../../../../src/godot/search/index/Lexicon.ts"
import { compiled } from "../../../../src/godot/search/synonyms/compiled.ts"
import { interchangeable } from "../../../../src/godot/search/synonyms/index.ts"
import { goalLines, keywordLines, lines } from "../../../../src/godot/search/synonyms/Lines.ts"
import { type Lists, listOf, pack, type Tables, UNKNOWN, unpack } from "../../../../src/godot/search/synonyms/Tables.ts"
import { bundleOptions } from "../../../scripts/bundling.mjs"
import { root } from "../../../support/bundle.ts"

const packed = compiled()
const tables: Tables = unpack(packed)
const all = [...lines(), ...goalLines(), ...keywordLines()]

const numbersOf = ({ ends }: Lists): ReadonlyArray<number> => [...ends.keys()]
const stemAt = (id: number): string => Lexicon.at(tables.stems, id)
const targetAt = (id: number): string => Lexicon.at(tables.targets, id)

describe("the tables of the vocabulary", () => {
  it("have each line with the stems of its words and what it means, in order", () => {
    const read = numbersOf(tables.stemsOf).map((line) => ({
      stems: [...listOf(tables.stemsOf, line)].map(stemAt),
      meaning: [...listOf(tables.targetsOf, line)].map(targetAt)
    }))
    expect(read).toEqual(all.map(({ words, meaning }) => ({ stems: words.map(stem), meaning })))
    expect([tables.phrases, tables.goals]).toEqual([lines().length, goalLines().length])
  })

  it("lead from each stem to the lines with it and to the phrases that begin with it", () => {
    const stems = all.map(({ words }) => words.map(stem))
    for (const id of numbersOf(tables.heldBy).filter((one) => one % 50 === 0)) {
      const numbers = [...stems.keys()]
      const held = numbers.filter((line) => stems[line]?.includes(stemAt(id)))
      const begun = numbers.filter((line) => line < tables.phrases && stems[line]?.[0] === stemAt(id))
      expect([id, ...listOf(tables.heldBy, id)]).toEqual([id, ...held])
      expect([id, ...listOf(tables.begunBy, id)]).toEqual([id, ...begun])
    }
  })

  it("lead from each target to the phrases that mean it and the goals that take it", () => {
    const ends = tables.phrases + tables.goals
    for (const id of numbersOf(tables.takenBy).filter((one) => one % 50 === 0)) {
      const having = [...all.keys()].filter((line) => all[line]?.meaning.includes(targetAt(id)))
      expect([id, ...listOf(tables.meantBy, id)]).toEqual([id, ...having.filter((line) => line < tables.phrases)])
      expect([id, ...listOf(tables.takenBy, id)]).toEqual([
        id,
        ...having.filter((line) => line >= tables.phrases && line < ends)
      ])
    }
  })

  it("have for each everyday word those that say the same", () => {
    for (const line of interchangeable.trim().split("\n")) {
      const [first = "", ...others] = line.split(" ").map(stem)
      const same = [...listOf(tables.alternatives, Lexicon.find(tables.stems, first))].map(stemAt)
      expect(same).toEqual(expect.arrayContaining(others))
      expect(same).not.toContain(first)
    }
  })

  it("have nothing for what is unknown", () => {
    expect([...listOf(tables.heldBy, UNKNOWN)]).toEqual([])
    expect([...listOf(tables.heldBy, tables.heldBy.ends.length)]).toEqual([])
  })

  it("are the same when they are packed again", () => {
    expect(pack(tables)).toEqual(packed)
  })

  it("are in a bundle ready made", async () => {
    const { outputFiles = [] } = await build({
      ...bundleOptions,
      absWorkingDir: root,
      entryPoints: ["src/godot/search/synonyms/compiled.ts"],
      outdir: "unused",
      format: "esm",
      write: false
    })
    const [{ text } = { text: "" }] = outputFiles
    const bundled = await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`)
    expect(bundled.compiled()).toEqual(packed)
    expect(text.length).toBeLessThan(1.1 * JSON.stringify(packed).length)
  })
})
