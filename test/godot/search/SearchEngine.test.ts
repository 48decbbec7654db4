import { join } from "node:path"
import { expect, layer } from "@effect/vitest"
import { Effect, HashMap, Logger, LogLevel } from "effect"
import { SearchEngine } from "../../../src/godot/search/SearchEngine.ts"
import { root } from "../../support/bundle.ts"
import { indexOfFolder } from "../../support/searchIndex.ts"

const index = indexOfFolder(join(root, "doc/classes"))

layer(SearchEngine.layer)("the search engine", (it) => {
  it.effect("reports at debug how it read the query and the rank of each hit, and nothing above it", () =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      const logger = Logger.make<unknown, void>(({ annotations, message }) => {
        lines.push(JSON.stringify([message, ...HashMap.toEntries(annotations)]))
      })
      const engine = yield* SearchEngine
      const asked = engine
        .search(index, { query: "signal pressed", limit: 3 })
        .pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))
      yield* Logger.withMinimumLogLevel(asked, LogLevel.Info)
      expect(lines).toEqual([])
      const { hits } = yield* Logger.withMinimumLogLevel(asked, LogLevel.Debug)
      expect(lines[0]).toContain("pressed")
      expect(lines.join("\n")).toMatch(/1\. .*pressed/)
      expect(lines.join("\n")).toContain("tier member")
      expect(lines.join("\n")).not.toContain(hits[0]?.snippet)
    })
  )

  it.effect("explains a query", () =>
    Effect.gen(function* () {
      const engine = yield* SearchEngine
      const { hits } = yield* engine.explain(index, { query: "Node.add_child", limit: 1 })
      expect(hits).toMatchObject([{ name: "Node.add_child", tier: "qualified", matched: "Node.add_child" }])
    })
  )
})
