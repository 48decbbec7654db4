import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { search } from "../../../src/godot/search/Search.ts"
import { questions, warmUp } from "../../../src/godot/surface/WarmUp.ts"
import type * as InnerClient from "../../../src/kernel/mcp/InnerClient.ts"
import * as Idle from "../../../src/kernel/util/Idle.ts"
import { root } from "../../support/bundle.ts"
import { documents, indexOf } from "../../support/searchIndex.ts"
import { using } from "./reference.ts"

const index = indexOf(documents(join(root, "doc")))

describe("the warm-up", () => {
  it("asks in every way that people ask, about what the reference holds", () => {
    const tiers = new Set(
      [...questions(index)].flatMap(({ queries }) =>
        queries.flatMap((query) => search(index, { query, limit: 1 }).hits.map(({ tier }) => tier))
      )
    )
    for (const tier of ["class", "qualified", "member", "text"]) expect(tiers).toContain(tier)
    for (const { qname, className } of questions(index)) {
      expect(qname.startsWith(className)).toBe(true)
      expect(search(index, { query: qname, limit: 1 }).hits).not.toEqual([])
    }
  })

  it.effect("waits for quiet before every question", () =>
    using(
      Effect.gen(function* () {
        const told: Array<string> = []
        const ask: InnerClient.Ask = (method) => Effect.sync(() => void told.push(method))
        const quiet = {
          stir: () => undefined,
          begin: () => () => undefined,
          lasting: () => Effect.sync(() => void told.push("quiet"))
        }
        yield* Effect.provideService(warmUp(Effect.succeed(ask)), Idle.Idle, quiet)
        const asked = told.flatMap((what, at) => (what === "quiet" ? [] : [[what, told[at - 1]]]))
        expect(asked.length).toBeGreaterThan(10)
        for (const one of asked) expect(one).toEqual(["tools/call", "quiet"])
      })
    )
  )
})
