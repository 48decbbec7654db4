/** The server of mdatlas over a transport in memory, with a service of the test's own in place of documents. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { AccessDenied } from "../../../src/kernel/mcp/Failure.ts"
import { MarkdownTools } from "../../../src/mdatlas/surface/MarkdownTools.ts"
import { server } from "../../../src/mdatlas/surface/program.ts"
import { connect } from "../../support/connect.ts"

const unused = () => Effect.die(new Error("not called"))

/** A service that answers without a disk, and notes what it was asked. */
const fake = (asked: Array<unknown>) =>
  Layer.succeed(MarkdownTools, {
    structure: unused,
    sections: (input, { showsHash }) =>
      Effect.sync(() => {
        asked.push([input, showsHash])
        return { file_path: input.file_path, format: "markdown" as const, truncated: false, content: "# A\n" }
      }),
    search: unused,
    list: (input) =>
      Effect.sync(() => {
        asked.push(input)
        return { total: 1, files: [{ file_path: "a.md", bytes: 4, title: "A" }] }
      }),
    check: () => Effect.fail(new AccessDenied({ message: "That is outside." })),
    edit: (input) =>
      Effect.sync(() => {
        asked.push(input)
        return { file_path: input.file_path, written: false, diff: "" }
      })
  })

describe("the server of mdatlas", () => {
  it.scopedLive("answers each tool by the service that the layer gives", () => {
    const asked: Array<unknown> = []
    return Effect.gen(function* () {
      const { call } = yield* connect(server(false))
      assert.deepStrictEqual(yield* call("list_markdown_files", { folder: "doc" }), {
        total: 1,
        files: [{ file_path: "a.md", bytes: 4, title: "A" }]
      })
      assert.deepInclude(yield* call("get_markdown_section", { file_path: "a.md" }), { content: "# A\n" })
      assert.deepInclude((yield* call("check_markdown_links"))["failure"], { code: "ACCESS_DENIED" })
      assert.deepStrictEqual(asked, [{ folder: "doc" }, [{ file_path: "a.md" }, false]])
    }).pipe(Effect.provide(fake(asked)))
  })

  it.scopedLive("offers the edit only where files may be changed, and sections with their hash there", () => {
    const asked: Array<unknown> = []
    return Effect.gen(function* () {
      const edit = { file_path: "a.md", section_id: "a", mode: "delete", expected_hash: "0" }
      const reading = yield* connect(server(false))
      const refused = yield* Effect.promise(() =>
        reading.client.callTool({ name: "edit_markdown_section", arguments: edit }).then(
          () => "answered",
          ({ code }: { readonly code: number }) => code
        )
      )
      assert.strictEqual(refused, -32602)
      const writing = yield* connect(server(true))
      assert.deepInclude(yield* writing.call("edit_markdown_section", edit), { written: false })
      yield* writing.call("get_markdown_section", { file_path: "a.md" })
      assert.deepStrictEqual(asked, [edit, [{ file_path: "a.md" }, true]])
    }).pipe(Effect.provide(fake(asked)))
  })
})
