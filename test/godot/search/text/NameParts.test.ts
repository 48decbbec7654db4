import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { Row } from "../../../../src/godot/reference/SymbolTable.ts"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { fold, parts } from "../../../../src/godot/search/analysis/Tokens.ts"
import * as Lexicon from "../../../../src/godot/search/index/Lexicon.ts"
import { weightOfPart } from "../../../../src/godot/search/Ranking.ts"
import { forget, NameParts, termWeights, weigh } from "../../../../src/godot/search/text/NameParts.ts"
import { Weight } from "../../../../src/godot/search/Weights.ts"
import { root } from "../../../support/bundle.ts"
import { times } from "../../../support/effort.ts"
import { indexOfFolder, nameOf } from "../../../support/searchIndex.ts"

const index = indexOfFolder(join(root, "doc/classes"))
const { lexicon, symbols } = index

const rowOf = (name: string): Row => Row(symbols.names.findIndex((_, row) => nameOf(index, row) === name))
const queryTerm = (word: string, ...terms: ReadonlyArray<readonly [term: string, factor: number]>) => ({
  word,
  weight: 1,
  meant: new Map<number, number>(),
  terms: new Map(
    terms.map(([term, factor]) => [Lexicon.find(lexicon, term), factor] as const).filter(([id]) => id >= 0)
  )
})

/** The share of a name that all its parts and itself say: all but what stands in no index. */
const shareKnown = (name: string): number => {
  const isKnown = (term: string): boolean => Lexicon.find(lexicon, term) >= 0
  if (isKnown(fold(name))) return 1
  const sum = (of: ReadonlyArray<string>) => of.reduce((all, part) => all + weightOfPart(part), 0)
  return sum(parts(name).filter((part) => isKnown(stem(part)))) / (sum(parts(name)) || 1)
}

describe("the share of a name that is said", () => {
  const names = new NameParts(index, stem)
  const weights = termWeights(lexicon)
  const said = (name: string, ...terms: ReadonlyArray<readonly [string, number]>): number => {
    const queryTerms = [queryTerm("any", ...terms)]
    weigh(queryTerms, weights)
    const share = names.share(rowOf(name), weights)
    forget(queryTerms, weights)
    return share
  }

  it("is the share of its parts, of which little words count less", () => {
    expect(said("Area2D.body_entered", ["bodi", 1])).toBe(0.5)
    expect(said("Area2D.body_entered", ["bodi", 1], ["enter", 0.5])).toBe(0.75)
    expect(said("Node.get_parent", ["parent", 1])).toBeCloseTo(1 / (1 + Weight.weakWord))
  })

  it("is all of it where the name itself is a term, and nothing where none of it is", () => {
    expect(said("Area2D.body_entered", ["bodyent", 1])).toBe(0)
    expect(said("Node.add_child", ["addchild", 1])).toBe(1)
    expect(said("Node.add_child", ["camera", 1])).toBe(0)
  })

  it("is forgotten, and the same again at every use, for all names at once", () => {
    const fresh = new NameParts(index, stem)
    const row = FastCheck.nat({ max: symbols.names.length - 1 }).map((one) => Row(one))
    FastCheck.assert(
      FastCheck.property(FastCheck.array(row, { minLength: 1, maxLength: 200 }), row, (rows, asked) => {
        const name = symbols.names[asked] ?? ""
        const terms = [...parts(name).map(stem), fold(name)].map((term) => [term, 1] as const)
        const queryTerms = [queryTerm(name, ...terms)]
        weigh(queryTerms, weights)
        const before = rows.map((one) => fresh.share(one, weights))
        expect(rows.map((one) => fresh.share(one, weights))).toEqual(before)
        expect(fresh.share(asked, weights)).toBeCloseTo(shareKnown(name))
        forget(queryTerms, weights)
        expect(weights.every((one) => one === 0)).toBe(true)
      }),
      { numRuns: times(30, 100) }
    )
  })
})
