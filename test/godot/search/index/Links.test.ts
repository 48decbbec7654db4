import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { Row } from "../../../../src/godot/reference/SymbolTable.ts"
import { LinksWriter, linkingTo, linksOf } from "../../../../src/godot/search/index/Links.ts"
import { times } from "../../../support/effort.ts"

const ROWS = 12
const graphs = FastCheck.array(FastCheck.array(FastCheck.integer({ min: -1, max: ROWS - 1 }), { maxLength: 8 }), {
  minLength: ROWS,
  maxLength: ROWS
})

const written = (graph: ReadonlyArray<ReadonlyArray<number>>) => {
  const writer = new LinksWriter(ROWS)
  for (const targets of graph) {
    for (const target of targets) writer.push(target)
    writer.close()
  }
  return writer.finish()
}

describe("links between rows", () => {
  it("are those that were added, each once, without a row's own", () => {
    FastCheck.assert(
      FastCheck.property(graphs, (graph) => {
        const links = written(graph)
        for (const [row, targets] of graph.entries()) {
          expect([...linksOf(links, Row(row))]).toEqual([...new Set(targets)].filter((to) => to >= 0 && to !== row))
        }
      }),
      { numRuns: times(20, 50) }
    )
  })

  it("lead back from each row to those that link to it, ascending, where these are not too many", () => {
    FastCheck.assert(
      FastCheck.property(graphs, FastCheck.integer({ min: 1, max: 4 }), (graph, most) => {
        const links = written(graph)
        for (let row = 0; row < ROWS; row++) {
          const sources = graph.flatMap((_, from) => (linksOf(links, Row(from)).includes(row) ? [from] : []))
          expect(linkingTo(links, Row(row), most)).toEqual(sources.length > most ? [] : sources)
        }
      }),
      { numRuns: times(20, 50) }
    )
  })

  it("are none for rows that were never added", () => {
    const writer = new LinksWriter(3)
    writer.push(2)
    writer.close()
    const links = writer.finish()
    expect([0, 1, 2].map((row) => [...linksOf(links, Row(row))])).toEqual([[2], [], []])
  })

  it("are counted among the first 32 references of each row", () => {
    const all = Array.from({ length: 40 }, (_, row) => row)
    const links = written([all, all])
    expect([0, 1].map((row) => [...linksOf(links, Row(row))])).toEqual([
      all.slice(1, 32),
      all.slice(0, 32).filter((row) => row !== 1)
    ])
  })
})
