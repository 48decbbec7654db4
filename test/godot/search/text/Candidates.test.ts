import { describe, expect, it } from "@effect/vitest"
import * as fc from "fast-check"
import { Row } from "../../../../src/godot/reference/SymbolTable.ts"
import { Candidates } from "../../../../src/godot/search/text/Candidates.ts"

interface Found {
  readonly row: number
  readonly score: number
}

/** Candidates with these rows and scores, all of them raised by row 0. */
const candidatesOf = (found: ReadonlyArray<Found>): Candidates => {
  const candidates = new Candidates(2)
  for (const { row, score } of found) candidates.add(Row(row), score, Row(0))
  return candidates
}

const rowsOf = (candidates: Candidates, limit: number, enumOf?: Uint32Array): ReadonlyArray<Found> =>
  candidates.first(limit, enumOf).map(({ place, score }) => ({ row: candidates.rowAt(place), score }))

const inOrder = (found: ReadonlyArray<Found>): ReadonlyArray<Found> =>
  found.toSorted((a, b) => b.score - a.score || a.row - b.row)

const rows = fc.uniqueArray(fc.record({ row: fc.nat(60), score: fc.nat(20) }), {
  selector: ({ row }) => row,
  maxLength: 50
})

describe("candidates", () => {
  it("come by score and row, however many are wanted", () => {
    fc.assert(
      fc.property(rows, fc.nat(60), (found, limit) => {
        expect(rowsOf(candidatesOf(found), limit)).toEqual(inOrder(found).slice(0, limit))
      })
    )
  })

  it("hold all but three values of an enum back, with no more than the score before", () => {
    const enumOf = Uint32Array.from({ length: 61 }, (_, row) => (row % 2 === 0 ? 1 + (row % 4) : 0))
    fc.assert(
      fc.property(rows, fc.nat(60), (found, limit) => {
        const counts = new Map<number, number>()
        const isLater = ({ row }: Found): boolean => {
          const own = enumOf[row] ?? 0
          counts.set(own, 1 + (counts.get(own) ?? 0))
          return own > 0 && (counts.get(own) ?? 0) > 3
        }
        const sorted = inOrder(found)
        const later = new Set(sorted.filter(isLater))
        const expected = [...sorted.filter((one) => !later.has(one)), ...later]
        const shown = rowsOf(candidatesOf(found), limit, enumOf)
        expect(shown.map(({ row }) => row)).toEqual(expected.slice(0, limit).map(({ row }) => row))
        expect(shown.every(({ score }, i) => i === 0 || score <= (shown[i - 1]?.score ?? 0))).toBe(true)
      })
    )
  })

  it("lose those that were added below a score", () => {
    const candidates = candidatesOf([3, 9, 1, 7].map((score, row) => ({ row, score })))
    candidates.removeBelow(3, 1)
    expect(rowsOf(candidates, 10).map(({ row }) => row)).toEqual([1, 3, 0])
  })
})
