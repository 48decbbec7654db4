/** The three tools: the outline of a file, one section of it, and search. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { clip } from "../../kernel/util/Text.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { ContentSearch, type Matches } from "../library/ContentSearch.ts"
import { type Part, SectionReader } from "../library/SectionReader.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { lenientTool } from "./lenient.ts"
import * as StructureAnswer from "./StructureAnswer.ts"

/** What the tools need. */
export type Library = AccessGuard | StructureAnalyzer | SectionReader | ContentSearch

const { exact } = StructureAnswer
const Level = Schema.Int.pipe(Schema.between(1, 6))
const Offset = Schema.Int.pipe(Schema.nonNegative())
const Levels = Schema.Array(Level)
  .annotations({ title: "a list of whole numbers from 1 to 6" })
  .pipe(Schema.maxItems(6))

const filePath = "Markdown file, relative to the base directory"
const sectionId = "A section's id, from get_markdown_structure or search_markdown_content"

const StructureInput = Schema.Struct({
  file_path: Tool.required(Tool.Text, filePath),
  max_depth: Tool.optional(Level, "Deepest heading level; without it the deepest that fits one answer"),
  section_id: Tool.optional(Tool.Text, "Only this section and its descendants"),
  levels: Tool.optional(Levels, "Only headings of these levels"),
  offset: Tool.optional(Offset, "Sections to skip: next_offset of the answer before", 0)
})

export const getStructure = lenientTool({
  name: "get_markdown_structure",
  title: "Outline of a Markdown file",
  description:
    "Use this first on any Markdown file too long to read whole: it gives the tree of headings with section ids, sizes and lines. Then read only the sections that matter with get_markdown_section. Ids stay the same while other parts of the file change. At most 1000 sections an answer; next_offset says where to go on.",
  input: StructureInput,
  output: StructureAnswer.StructureAnswer,
  target: ({ file_path }) => file_path,
  handler: (request) =>
    Effect.gen(function* () {
      const guard = yield* AccessGuard
      const analyzer = yield* StructureAnalyzer
      return yield* guard.use(request.file_path, (file) =>
        Effect.gen(function* () {
          const outline = yield* analyzer.outline(file)
          const named = { ...request, file_path: file.filePath }
          return yield* StructureAnswer.answer(outline, named, (query) => analyzer.select(file, outline, query))
        })
      )
    })
})

const SectionInput = Schema.Struct({
  file_path: Tool.required(Tool.Text, filePath),
  section_id: Tool.required(Tool.Text, sectionId),
  include_children: Tool.optional(Schema.Boolean, "With its subsections", false),
  format: Tool.optional(
    Schema.Literal("markdown", "plain", "html"),
    "markdown: the exact source; plain: text without markup; html: rendered, made safe",
    "markdown"
  ),
  max_chars: Tool.optional(
    Schema.Int.pipe(Schema.positive()),
    "Most characters of content; without it the answer stops at 32,000"
  ),
  offset: Tool.optional(Offset, "Characters to skip: next_offset of the answer before", 0)
})

const SectionAnswer = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  level: Schema.Int,
  format: Schema.String,
  start_line: Schema.Int,
  end_line: Schema.Int,
  char_count: Schema.Int,
  truncated: Schema.Boolean,
  next_offset: exact(Schema.Int),
  notes: exact(Schema.Array(Schema.String)),
  content: Schema.String
})

export const getSection = lenientTool({
  name: "get_markdown_section",
  title: "One section of a Markdown file",
  description:
    "Use this to read one section of a Markdown file by its id, to the letter or as plain text or HTML. Without include_children it ends before the next heading of any level. A long section comes in parts: when truncated is true, call again with offset set to next_offset.",
  input: SectionInput,
  output: SectionAnswer,
  target: ({ file_path, section_id }) => `${file_path} ${section_id}`,
  handler: ({ file_path, section_id, include_children = false, format = "markdown", max_chars, offset = 0 }) =>
    Effect.gen(function* () {
      const reader = yield* SectionReader
      const part = yield* reader.read({
        filePath: file_path,
        sectionId: section_id,
        includeChildren: include_children,
        format,
        maxChars: max_chars,
        offset
      })
      return sectionAnswer(part, format)
    })
})

const sectionAnswer = (part: Part, format: string): typeof SectionAnswer.Type => {
  const { section, charCount, endLine, content, nextOffset } = part
  return {
    id: section.id,
    title: section.title,
    level: section.level,
    format,
    start_line: section.start.line,
    end_line: endLine,
    char_count: charCount,
    truncated: nextOffset !== undefined,
    ...(nextOffset === undefined
      ? {}
      : {
          next_offset: nextOffset,
          notes: [`More follows: call again with the same arguments and offset ${nextOffset}.`]
        }),
    content
  }
}

/** Most results of one search; more are not asked for but told of. */
const MOST_RESULTS = 100

const SearchInput = Schema.Struct({
  query: Tool.required(Tool.Text, "Text to find; one Japanese character is enough"),
  file_path: Tool.optional(Tool.Text, "Only this file; without it all Markdown files below the base directory"),
  regex: Tool.optional(Schema.Boolean, "The query is a regular expression (RE2 syntax), matched line by line", false),
  case_sensitive: Tool.optional(Schema.Boolean, "Upper and lower case differ", false),
  levels: Tool.optional(Levels, "Only sections of these heading levels"),
  section_id: Tool.optional(Tool.Text, "Only this section of file_path and its descendants"),
  max_results: Tool.optional(Schema.Int.pipe(Schema.positive()), `At most ${MOST_RESULTS}`, 20)
})

const SearchAnswer = Schema.Struct({
  total: Schema.Int,
  files_searched: Schema.Int,
  truncated: exact(Schema.Boolean),
  notes: exact(Schema.Array(Schema.String)),
  results: Schema.Array(
    Schema.Struct({
      file_path: Schema.String,
      section_id: Schema.String,
      title: Schema.String,
      level: Schema.Int,
      line: Schema.Int,
      snippet: Schema.String,
      score: Schema.Number
    })
  )
})
type SearchAnswer = typeof SearchAnswer.Type

export const searchContent = lenientTool({
  name: "search_markdown_content",
  title: "Search Markdown files",
  description:
    "Use this to find which sections of one Markdown file, or of all, hold a text: in titles, prose and code. The query is literal; case and full or half width do not matter. Sections whose title matches come first. Read a hit with get_markdown_section.",
  input: SearchInput,
  output: SearchAnswer,
  target: ({ file_path, query }) => (typeof file_path === "string" ? `${clip(String(query), 40)} ${file_path}` : query),
  handler: ({ query, file_path, regex = false, case_sensitive = false, levels, section_id, max_results = 20 }) =>
    Effect.gen(function* () {
      const search = yield* ContentSearch
      const matches = yield* search.search({
        query: { text: query, isRegex: regex, isCaseSensitive: case_sensitive },
        filePath: file_path,
        levels,
        sectionId: section_id,
        maxResults: Math.min(max_results, MOST_RESULTS)
      })
      const clamped = max_results > MOST_RESULTS ? [`max_results was lowered to ${MOST_RESULTS}.`] : []
      return searchAnswer(matches, clamped)
    })
})

/** As many of the results as fit one answer. */
const searchAnswer = (matches: Matches, clamped: ReadonlyArray<string>): SearchAnswer => {
  const results = matches.results.map(({ filePath, id, title, level, line, snippet, score }) => ({
    file_path: filePath,
    section_id: id,
    title,
    level,
    line,
    snippet,
    score
  }))
  const compose = (count: number): SearchAnswer => {
    const left = matches.total - count
    const more =
      left > 0 ? [`${left} more sections match; narrow the search with file_path, section_id or levels.`] : []
    const notes = [...clamped, ...matches.notes, ...more]
    return {
      total: matches.total,
      files_searched: matches.filesSearched,
      ...(left > 0 || matches.isPartial ? { truncated: true } : {}),
      ...(notes.length === 0 ? {} : { notes }),
      results: results.slice(0, count)
    }
  }
  let room = StructureAnswer.LIMITS.answer - JSON.stringify(compose(0)).length
  let count = 0
  for (const result of results) {
    room -= JSON.stringify(result).length + 1
    if (room < 0 && count > 0) break
    count += 1
  }
  return compose(count)
}

/** In the order in which they are used. */
export const tools: ReadonlyArray<Tool.Tool<Library>> = [getStructure, getSection, searchContent]
