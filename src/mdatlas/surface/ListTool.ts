/** The tool that lists the Markdown files below the base directory. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { FileList } from "../library/FileList.ts"
import { skippedNotes, someOf } from "../library/SkippedNotes.ts"
import { brief, Count, countThatFits, cursor, exact, folder, glob } from "./arguments.ts"

const MAX_FILES = 500

const ListInput = () =>
  Schema.Struct({
    folder,
    glob,
    limit: Tool.optional(Count, `At most ${MAX_FILES}`, 50),
    cursor
  })

const ListAnswer = () =>
  Schema.Struct({
    total: Schema.Int,
    next_cursor: exact(Schema.String),
    notes: exact(Schema.Array(Schema.String)),
    files: Schema.Array(
      brief(
        Schema.Struct({
          file_path: Schema.String,
          bytes: exact(Schema.Int),
          title: exact(Schema.String),
          front_matter: exact(
            Schema.Record({ key: Schema.String, value: Schema.Union(Schema.String, Schema.Number, Schema.Boolean) })
          )
        })
      )
    )
  })

export type ListInput = ReturnType<typeof ListInput>["Type"]

export const listTool = {
  name: "list_markdown_files",
  title: "List Markdown files",
  description: "Use this to learn which Markdown files there are: paths, sizes, first headings and front matter.",
  input: ListInput,
  output: ListAnswer,
  target: ({ folder, glob }: Tool.Arguments) => [folder, glob].filter((part) => typeof part === "string").join(" ")
}

/** Answers with a page of the files. */
export const filesOf = Effect.fnUntraced(function* ({ limit = 50, ...selection }: ListInput) {
  const list = yield* FileList
  const page = yield* list.page({ ...selection, limit: Math.min(limit, MAX_FILES) })
  const files = page.files.map(({ filePath, bytes, title, frontMatter }) => ({
    file_path: filePath,
    ...(bytes === undefined ? {} : { bytes }),
    ...(title === undefined ? {} : { title }),
    ...(frontMatter === undefined ? {} : { front_matter: frontMatter })
  }))
  const clamped = limit > MAX_FILES ? [`limit was lowered to ${MAX_FILES}.`] : []
  const failed = page.files.flatMap(({ filePath, failure }) =>
    failure === undefined ? [] : `${filePath} (${failure})`
  )
  const failures = failed.length === 0 ? [] : [`Files that cannot be read: ${someOf(failed)}.`]
  const isUnfit = page.total === 0 && selection.glob !== undefined
  const unfit = isUnfit
    ? ["No file matches glob: case matters, and a glob without / matches a file or folder name."]
    : []
  const notes = [...clamped, ...unfit, ...failures, ...skippedNotes(page.skipped)]
  const count = countThatFits(files, 1000)
  const next = page.cursorAfter(count)
  return {
    total: page.total,
    ...(next === undefined ? {} : { next_cursor: next }),
    ...(notes.length === 0 ? {} : { notes }),
    files: files.slice(0, count)
  }
})
