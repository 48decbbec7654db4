import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { design, drawing, drawnInto } from "./scripts/graph.ts"
import { rooms, sources } from "./support/imports.ts"

describe("the import graph", () => {
  it("goes one way: no room can reach itself", () => {
    const found = rooms(sources())
    const reachable = (from: string, seen: Set<string>): Set<string> => {
      for (const next of found.get(from) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        reachable(next, seen)
      }
      return seen
    }
    assert.deepStrictEqual(
      [...found.keys()].filter((room) => reachable(room, new Set()).has(room)),
      []
    )
  })

  it("is drawn in doc/design.md as it is (else: npm run graph)", () => {
    const text = readFileSync(design, "utf8")
    assert.strictEqual(text, drawnInto(text))
  })

  it("has a box for each room and an arrow for each import", () => {
    const drawn = drawing(
      new Map([
        ["kernel", []],
        ["godot/search", ["kernel"]]
      ])
    )
    assert.deepStrictEqual(drawn.split("\n").slice(2, -1), [
      "  kernel",
      "  subgraph godot",
      "    godot_search[search]",
      "  end",
      "  godot_search --> kernel"
    ])
  })
})
