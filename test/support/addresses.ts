/** Addresses in the answers of a server of a real reference. */
import { assert } from "@effect/vitest"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { Effect } from "effect"
import { call } from "./bundle.ts"

const queries = [
  "Node",
  "operator <",
  "pressed",
  "display/window",
  "Vector2 *",
  "@export",
  "KEY_",
  "editor settings",
  "add child"
]

/** Reads a resource as text. */
export const readText = (client: Client, uri: string): Effect.Effect<string> =>
  Effect.promise(async () => {
    const { contents } = await client.readResource({ uri })
    return (contents[0] as { readonly text: string }).text
  })

/** Reads about 250 of the addresses that searches and pages of a server give; fails at one that cannot be read. */
export const readAddresses = (client: Client): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { value } = yield* call(client, "godot_list_classes")
    const classes = value["classes"] as ReadonlyArray<string>
    const pages = yield* Effect.forEach(
      classes.filter((_, i) => i % 40 === 0),
      (one) => readText(client, `godot://class/${encodeURIComponent(one).replaceAll("%40", "@")}`)
    )
    const answers = yield* Effect.forEach(queries, (query) => call(client, "godot_search", { query, limit: 50 }))
    const found = [...pages, ...answers.map(({ text }) => text)]
      .join("\n")
      .matchAll(/godot:\/\/(?:class|symbol)\/[^\s)"]+/g)
    const uris = new Set(Array.from(found, ([uri]) => uri))
    assert.isAbove(uris.size, 200)
    const sample = [...uris].filter((_, i) => i % Math.ceil(uris.size / 250) === 0)
    for (const uri of sample) assert.isNotEmpty(yield* readText(client, uri), uri)
  })
