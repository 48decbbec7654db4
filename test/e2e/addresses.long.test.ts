/** Addresses that servers of older references give; `godot.test.ts` tries those of a newer one. */
import { join } from "node:path"
import { describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readAddresses } from "../support/addresses.ts"
import { connect, temporaryFolder } from "../support/bundle.ts"
import { corpora, corpus, onCorpora } from "../support/corpora.ts"

describe.skipIf(corpora === undefined)(onCorpora("godot-docs-mcp on older references"), () => {
  it.scopedLive.each(["godot-4.1", "godot-3.2"] as const)("gives only addresses that can be read: %s", (name) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const env = { GODOT_DOC_DIR: corpus(name), GODOT_INDEX_PATH: join(folder, "index.json") }
      yield* readAddresses(yield* connect({ bin: "godot-docs-mcp", cwd: folder, env }))
    })
  )
})
