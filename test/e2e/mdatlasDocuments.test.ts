/** mdatlas on real documents: the built bundle over stdio. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"
import { corpora, corpus, onCorpora } from "../support/corpora.ts"
import { sampled } from "../support/effort.ts"

interface Node {
  readonly id: string
}

describe.skipIf(corpora === undefined)(onCorpora("a real document"), () => {
  it.scopedLive("has an outline that fits, and its sections joined are the file", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const base = corpus("markdown")
      const client = yield* connect({
        bin: "mdatlas",
        args: ["--base-dir", base],
        env: { MDATLAS_CACHE_DIR: join(folder, "cache") }
      })
      for (const file_path of sampled(readdirSync(base).sort(), 3)) {
        const outline = yield* call(client, "get_markdown_structure", { file_path })
        assert.isAtMost(outline.text.length, 20_000, file_path)
        const { value, text } = yield* call(client, "get_markdown_structure", { file_path, format: "tree" })
        assert.isAtMost(text.length, 32_000, file_path)
        const nodes = [
          ...(value["preamble"] === null ? [] : [value["preamble"] as Node]),
          ...(value["structure"] as ReadonlyArray<Node>)
        ]
        let joined = ""
        for (const { id } of nodes) {
          const part = yield* call(client, "get_markdown_section", {
            file_path,
            section_id: id,
            include_children: true,
            max_chars: 1_000_000
          })
          joined += String(part.value["content"])
        }
        assert.strictEqual(joined, readFileSync(join(base, file_path), "utf8").replace(/^\ufeff/, ""), file_path)
      }
    })
  )
})
