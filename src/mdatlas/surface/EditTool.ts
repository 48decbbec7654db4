/** The tool that changes one section; offered only if the operator allows it. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { SectionEditor } from "../library/SectionEditor.ts"
import { exact, filePath } from "./arguments.ts"

const EditInput = () =>
  Schema.Struct({
    file_path: filePath,
    section_id: Tool.required(Tool.Text, "Section id"),
    mode: Tool.required(
      Schema.Literal("replace", "append", "prepend", "insert_before", "insert_after", "delete"),
      "append, prepend: below its heading; insert_before, insert_after: beside it and its subsections"
    ),
    content: Tool.optional(Schema.String.pipe(Schema.maxLength(1_000_000)), "Markdown; for replace with the heading"),
    expected_hash: Tool.required(Tool.Text, "hash of get_markdown_section"),
    dry_run: Tool.optional(Schema.Boolean, "Only show the diff", true)
  })

export type EditInput = ReturnType<typeof EditInput>["Type"]

export const editTool = {
  name: "edit_markdown_section",
  title: "Edit a Markdown section",
  description:
    "Use this to change one section: the text that you read, with subsections if read with include_children. Answers with a unified diff; writes with dry_run false, and only if the section has not changed since.",
  input: EditInput,
  output: () =>
    Schema.Struct({
      file_path: Schema.String,
      written: Schema.Boolean,
      diff: Schema.String,
      notes: exact(Schema.Array(Schema.String))
    }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  target: ({ file_path, section_id }: Tool.Arguments) => `${file_path} ${section_id}`
}

/** Changes a section, or shows how it would change. */
export const editOf = Effect.fnUntraced(function* ({
  file_path,
  section_id,
  mode,
  content = "",
  expected_hash,
  dry_run = true
}: EditInput) {
  const editor = yield* SectionEditor
  const { filePath, diff, isWritten, swallowed } = yield* editor.edit({
    filePath: file_path,
    sectionId: section_id,
    mode,
    content,
    expectedHash: expected_hash,
    isDryRun: dry_run
  })
  const open =
    swallowed === 0
      ? []
      : [
          `Headings after the change that become text: ${swallowed}. A code fence, a comment or another block is left open.`
        ]
  const unwritten = diff === "" ? "Nothing changes." : "Nothing was written: call again with dry_run false."
  const notes = [...open, ...(isWritten ? [] : [unwritten])]
  return { file_path: filePath, written: isWritten, ...(notes.length === 0 ? {} : { notes }), diff }
})
