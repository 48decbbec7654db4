/** The tool that reads sections of one file, or a range of its lines. */
import { Effect, Either, Schema } from "effect"
import { type Failure, invalid, toAnswer } from "../../kernel/mcp/Failure.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { type Format, LIMITS, type Part, SectionReader } from "../library/SectionReader.ts"
import { brief, Count, exact, filePath, Offset } from "./arguments.ts"

const MAX_SECTIONS = 10

const Lines = () =>
  Schema.Struct({ start: Count, end: Count }).annotations({ title: 'an object such as {"start":1,"end":9}' })

const SectionInput = () =>
  Schema.Struct({
    file_path: filePath,
    section_id: Tool.optional(Tool.Text, 'Id, or a unique title, path ("Result > Design") or #github-anchor'),
    section_ids: Tool.optional(
      Schema.Array(Tool.Text).annotations({ title: "a list of section ids" }).pipe(Schema.maxItems(MAX_SECTIONS)),
      `Up to ${MAX_SECTIONS} in place of section_id`
    ),
    lines: Tool.optional(Lines(), "In place of a section"),
    include_children: Tool.optional(Schema.Boolean, "With its subsections", false),
    format: Tool.optional(
      Schema.Literal("markdown", "plain", "html"),
      "Exact source, text without markup, or safe HTML",
      "markdown"
    ),
    max_chars: Tool.optional(Count, "Maximum length; by default 32,000"),
    offset: Tool.optional(Offset, "next_offset of the last answer", 0)
  })

/** Fields beside the content; `hash` only if sections may be edited. */
const place = () => ({
  path: exact(Schema.Array(Schema.String)),
  parent_id: exact(Schema.String),
  previous_id: exact(Schema.String),
  next_id: exact(Schema.String),
  hash: exact(Schema.String),
  next_offset: exact(Schema.Int)
})

const OneOfSeveral = () =>
  Schema.Struct({
    id: Schema.String,
    title: Schema.String,
    level: Schema.Int,
    start_line: Schema.Int,
    end_line: Schema.Int,
    char_count: Schema.Int,
    truncated: Schema.Boolean,
    ...place(),
    content: Schema.String
  })

/** One of `section_ids` that could not be answered. */
const SectionError = () =>
  Schema.Struct({
    section_id: Schema.String,
    error: Schema.Struct({ code: Schema.String, message: Schema.String }, { key: Schema.String, value: Schema.Unknown })
  })

const SectionAnswer = () =>
  Schema.Struct({
    file_path: Schema.String,
    format: Schema.String,
    truncated: Schema.Boolean,
    id: exact(Schema.String),
    title: exact(Schema.String),
    level: exact(Schema.Int),
    start_line: exact(Schema.Int),
    end_line: exact(Schema.Int),
    char_count: exact(Schema.Int),
    ...place(),
    notes: exact(Schema.Array(Schema.String)),
    content: exact(Schema.String),
    /** Present for several sections, each with the fields of a single one or an error of its own. */
    sections: exact(Schema.Array(brief(Schema.Union(OneOfSeveral(), SectionError()))))
  })
type SectionAnswer = ReturnType<typeof SectionAnswer>["Type"]

export type SectionInput = ReturnType<typeof SectionInput>["Type"]

export const sectionTool = {
  name: "get_markdown_section",
  title: "Sections of a Markdown file",
  description:
    "Use this to read sections of a Markdown file, or a range of its lines. Without include_children a section ends before the next heading of any level. When truncated is true, call again with offset set to next_offset.",
  input: SectionInput,
  output: SectionAnswer,
  target: ({ file_path, section_id }: Tool.Arguments) =>
    [file_path, section_id].filter((part) => typeof part === "string").join(" ")
}

/** The form of an answer with sections. */
export interface SectionOptions {
  /** True if sections may be edited, which requires the hash of the read text. */
  readonly showsHash: boolean
}

/** Answers with sections, or lines. */
export const sectionsOf = Effect.fnUntraced(function* (
  {
    file_path,
    section_id,
    section_ids,
    lines,
    include_children = false,
    format = "markdown",
    max_chars,
    offset = 0
  }: SectionInput,
  options: SectionOptions
) {
  const named = [section_id, section_ids, lines].filter((one) => one !== undefined)
  if (named.length === 0) return yield* invalid("section_id", "is required, unless section_ids or lines is given")
  if (named.length > 1) return yield* invalid("section_id", "excludes section_ids and lines: pass only one")
  const reader = yield* SectionReader
  const request = { filePath: file_path, includeChildren: include_children, format, offset }
  if (section_ids === undefined) {
    const part = yield* reader.read({ ...request, sectionId: section_id, lines, maxChars: max_chars })
    return singleAnswer(part, format, options)
  }
  let room = max_chars ?? LIMITS.severalParts
  const read = Effect.fnUntraced(function* (sectionId: string) {
    const part = yield* reader.read({ ...request, sectionId, offset: 0, maxChars: Math.max(1, room) })
    const shown = room > 0 ? part : { ...part, content: "", nextOffset: 0 }
    room -= part.content.length
    return shown
  })
  const parts = yield* Effect.forEach(section_ids, (id) => Effect.either(read(id)))
  const [failure, ...others] = parts.flatMap((part) => (Either.isLeft(part) ? [part.left] : []))
  // A failure in the same words for each is not about the sections: the file may be missing.
  const isShared = others.length === parts.length - 1 && others.every(({ message }) => message === failure?.message)
  if (failure !== undefined && isShared) return yield* failure
  return severalAnswer(section_ids, parts, { filePath: file_path, format }, options)
})

const fieldsOf = (
  { section, around, charCount, startLine, endLine, nextOffset, hash, content }: Part,
  { showsHash }: SectionOptions
) => ({
  id: section.id,
  title: section.title,
  path: around.path,
  level: section.level,
  ...(around.parent === undefined ? {} : { parent_id: around.parent.id }),
  ...(around.previous === undefined ? {} : { previous_id: around.previous.id }),
  ...(around.next === undefined ? {} : { next_id: around.next.id }),
  start_line: startLine,
  end_line: endLine,
  char_count: charCount,
  ...(showsHash ? { hash } : {}),
  truncated: nextOffset !== undefined,
  ...(nextOffset === undefined ? {} : { next_offset: nextOffset }),
  content
})

const singleAnswer = (part: Part, format: Format, options: SectionOptions): SectionAnswer => {
  const { content, ...fields } = fieldsOf(part, options)
  const more =
    part.nextOffset === undefined
      ? []
      : [`More follows: call again with the same arguments and offset ${part.nextOffset}.`]
  const notes = [...(part.notes ?? []), ...more]
  return { file_path: part.filePath, format, ...fields, ...(notes.length === 0 ? {} : { notes }), content }
}

const severalAnswer = (
  names: ReadonlyArray<string>,
  parts: ReadonlyArray<Either.Either<Part, Failure>>,
  { filePath, format }: { readonly filePath: string; readonly format: Format },
  options: SectionOptions
): SectionAnswer => {
  const found = parts.flatMap((part) => (Either.isRight(part) ? [part.right] : []))
  const cut = found.filter(({ nextOffset }) => nextOffset !== undefined)
  const rest = cut.map(({ section, nextOffset }) => `${section.id} from offset ${nextOffset}`).join(", ")
  return {
    file_path: found[0]?.filePath ?? filePath,
    format,
    truncated: cut.length > 0,
    ...(cut.length === 0 ? {} : { notes: [`Cut: read on with section_id and offset: ${rest}.`] }),
    sections: parts.map((part, at) =>
      Either.isRight(part) ? fieldsOf(part.right, options) : { section_id: names[at] ?? "", error: toAnswer(part.left) }
    )
  }
}
