/** The tool that checks links, anchors, headings and fences. */
import { Effect, Schema } from "effect"
import { invalid } from "../../kernel/mcp/Failure.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { LIMITS, LinkCheck } from "../library/LinkCheck.ts"
import { someOf, unreadableNotes } from "../library/SkippedNotes.ts"
import { brief, countThatFits, cursor, exact, folder, MAX_ANSWER } from "./arguments.ts"

const CheckInput = () =>
  Schema.Struct({
    file_path: Tool.optional(Tool.Text, "Only this file"),
    folder,
    cursor
  })

const CheckAnswer = () =>
  Schema.Struct({
    files_checked: Schema.Int,
    total: Schema.Int,
    truncated: exact(Schema.Boolean),
    next_cursor: exact(Schema.String),
    notes: exact(Schema.Array(Schema.String)),
    problems: Schema.Array(
      brief(Schema.Struct({ file_path: Schema.String, line: Schema.Int, kind: Schema.String, message: Schema.String }))
    )
  })

export type CheckInput = ReturnType<typeof CheckInput>["Type"]

export const checkTool = {
  name: "check_markdown_links",
  title: "Check Markdown links",
  description:
    "Use this after editing documents: it finds broken relative links, missing anchors, duplicate headings and unclosed fences, with file and line.",
  input: CheckInput,
  output: CheckAnswer,
  target: ({ file_path, folder }: Tool.Arguments) => file_path ?? folder
}

/** Answers with the problems in one file, or in all. */
export const problemsOf = Effect.fnUntraced(function* ({ file_path, folder, cursor }: CheckInput) {
  if (file_path !== undefined && folder !== undefined) return yield* invalid("folder", "goes without file_path")
  const check = yield* LinkCheck
  const checked = yield* check.check({ filePath: file_path, folder, cursor, time: LIMITS.time })
  const { files, unchecked, left } = checked
  const problems = checked.problems.map(({ filePath, ...rest }) => ({ file_path: filePath, ...rest }))
  const count = countThatFits(problems, 1000, MAX_ANSWER / 2)
  const more = problems.length - count
  const next = checked.cursorAfter(count)
  const notes = [
    ...(unchecked.length > 0
      ? [`Files that cannot be checked (too large, not UTF-8 or unreadable): ${someOf(unchecked)}.`]
      : []),
    ...unreadableNotes(checked.skipped),
    ...(left > 0 ? [`Time ran out; files left: ${left}. Go on with next_cursor.`] : []),
    ...(more > 0 ? [`Problems left in the files checked: ${more}; next_cursor brings them.`] : [])
  ]
  return {
    files_checked: files,
    total: problems.length,
    ...(next === undefined ? {} : { truncated: true, next_cursor: next }),
    ...(notes.length === 0 ? {} : { notes }),
    problems: problems.slice(0, count)
  }
})
