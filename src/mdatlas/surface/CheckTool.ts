/** The tool that checks links, anchors, headings and fences. */
import { Effect, Schema } from "effect"
import { invalid } from "../../kernel/mcp/Failure.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { LIMITS, LinkCheck } from "../library/LinkCheck.ts"
import { brief, countThatFits, exact, folder, MAX_ANSWER } from "./arguments.ts"

const CheckInput = Schema.Struct({
  file_path: Tool.optional(Tool.Text, "Only this file"),
  folder
})

const CheckAnswer = Schema.Struct({
  files_checked: Schema.Int,
  total: Schema.Int,
  truncated: exact(Schema.Boolean),
  notes: exact(Schema.Array(Schema.String)),
  problems: Schema.Array(
    brief(Schema.Struct({ file_path: Schema.String, line: Schema.Int, kind: Schema.String, message: Schema.String }))
  )
})

export type CheckInput = typeof CheckInput.Type

export const checkTool = {
  name: "check_markdown_links",
  title: "Check Markdown links",
  description:
    "Use this after editing documents: it finds relative links that lead nowhere, missing anchors, duplicate headings and unclosed fences, with file and line.",
  input: CheckInput,
  output: CheckAnswer,
  target: ({ file_path, folder }: Tool.Arguments) => file_path ?? folder
}

/** Answers with what is wrong in one file, or in all. */
export const problemsOf = ({ file_path, folder }: CheckInput) =>
  Effect.gen(function* () {
    if (file_path !== undefined && folder !== undefined) return yield* invalid("folder", "goes without file_path")
    const links = yield* LinkCheck
    const { files, problems, unchecked } = yield* links.check({ filePath: file_path, folder, time: LIMITS.time })
    const told = problems.map(({ filePath, ...rest }) => ({ file_path: filePath, ...rest }))
    const count = countThatFits(told, 1000, MAX_ANSWER / 2)
    const notes = [
      ...(unchecked.length > 0
        ? [
            `${unchecked.length} files were not checked (too large, no UTF-8 text, unreadable, or for want of time): ${unchecked.slice(0, 5).join(", ")}.`
          ]
        : []),
      ...(count < told.length ? [`${told.length - count} more problems: name a folder or file_path.`] : [])
    ]
    return {
      files_checked: files,
      total: told.length,
      ...(notes.length === 0 ? {} : { truncated: true, notes }),
      problems: told.slice(0, count)
    }
  })
