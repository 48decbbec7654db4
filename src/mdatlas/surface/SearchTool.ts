/** The tool that finds sections by their text, in one file or in all. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { clip } from "../../kernel/util/Text.ts"
import { ContentSearch } from "../library/ContentSearch.ts"
import type { Matches } from "../library/GatheredMatches.ts"
import { brief, Count, countThatFits, cursor, exact, folder, glob, Levels } from "./arguments.ts"

/** Maximum number of results of one search; an answer says when it was lowered to this. */
const MAX_RESULTS = 100

const SearchInput = () =>
  Schema.Struct({
    query: Tool.required(Tool.Text, "A phrase or words, as displayed or as in the source"),
    file_path: Tool.optional(Tool.Text, "Only this file; by default all"),
    folder,
    glob,
    regex: Tool.optional(Schema.Boolean, "RE2 regular expression, line by line", false),
    case_sensitive: Tool.optional(Schema.Boolean, "Upper and lower case differ", false),
    levels: Tool.optional(Levels, "Sections of these levels"),
    section_id: Tool.optional(Tool.Text, "Only this section of file_path"),
    context: Tool.optional(Schema.Int.pipe(Schema.between(0, 5)), "Source lines around each match"),
    max_results: Tool.optional(Count, `At most ${MAX_RESULTS}`, 20),
    cursor
  })

const Result = () =>
  Schema.Struct({
    file_path: Schema.String,
    section_id: Schema.String,
    title: Schema.String,
    path: Schema.Array(Schema.String),
    level: Schema.Int,
    line: Schema.Int,
    matches: Schema.Int,
    snippet: Schema.String,
    context: exact(Schema.String),
    /** Number of other sections with the same text, and the first other files that hold one. */
    copies: exact(Schema.Int),
    also: exact(Schema.Array(Schema.String)),
    score: Schema.Number
  })

const SearchAnswer = () =>
  Schema.Struct({
    total: Schema.Int,
    files_searched: Schema.Int,
    truncated: exact(Schema.Boolean),
    next_cursor: exact(Schema.String),
    notes: exact(Schema.Array(Schema.String)),
    results: Schema.Array(brief(Result()))
  })
type SearchAnswer = ReturnType<typeof SearchAnswer>["Type"]

export type SearchInput = ReturnType<typeof SearchInput>["Type"]

export const searchTool = {
  name: "search_markdown_content",
  title: "Search Markdown files",
  description:
    "Use this to find which sections of one Markdown file, or of all, hold a text: in titles, prose and code, through emphasis, links and line ends. Case and width do not matter. Where no section holds the phrase, those with all its words are found. Title matches come first.",
  input: SearchInput,
  output: SearchAnswer,
  target: ({ file_path, query }: Tool.Arguments) =>
    typeof file_path === "string" ? `${clip(String(query), 40)} ${file_path}` : query
}

/** Answers with the sections that match, best first. */
export const matchesOf = Effect.fnUntraced(function* ({
  query,
  file_path,
  regex = false,
  case_sensitive = false,
  section_id,
  max_results = 20,
  ...rest
}: SearchInput) {
  const search = yield* ContentSearch
  const matches = yield* search.search({
    ...rest,
    query: { text: query, isRegex: regex, isCaseSensitive: case_sensitive },
    filePath: file_path,
    sectionId: section_id,
    maxResults: Math.min(max_results, MAX_RESULTS)
  })
  const clamped = max_results > MAX_RESULTS ? [`max_results was lowered to ${MAX_RESULTS}.`] : []
  const isNone = matches.filesSearched === 0 && !matches.isPartial
  const where = rest.glob === undefined ? "exists" : "matches glob"
  const unfit = isNone ? [`No searchable file ${where}; list_markdown_files lists the files.`] : []
  return searchAnswer(matches, [...clamped, ...unfit])
})

/** Answers with as many of the results as fit; `remarks` come first among the notes. */
const searchAnswer = (matches: Matches, remarks: ReadonlyArray<string>): SearchAnswer => {
  const results = matches.results.map((match) => ({
    file_path: match.filePath,
    section_id: match.id,
    title: match.title,
    path: match.path,
    level: match.level,
    line: match.line,
    matches: match.matches,
    snippet: match.snippet,
    ...(match.context === undefined ? {} : { context: match.context }),
    ...(match.copies === undefined ? {} : { copies: match.copies }),
    ...(match.also === undefined ? {} : { also: match.also }),
    score: match.score
  }))
  const compose = (count: number): SearchAnswer => {
    const next = matches.cursorAfter(count)
    const left = matches.total - matches.skipped - count
    const hint =
      left > 0
        ? [
            `Sections left: ${left}; ${next === undefined ? "" : "next_cursor brings them; "}file_path, folder, glob or levels narrow the search.`
          ]
        : []
    const notes = [...remarks, ...matches.notes, ...hint]
    return {
      total: matches.total,
      files_searched: matches.filesSearched,
      ...(next !== undefined || matches.isPartial ? { truncated: true } : {}),
      ...(next === undefined ? {} : { next_cursor: next }),
      ...(notes.length === 0 ? {} : { notes }),
      results: results.slice(0, count)
    }
  }
  return compose(countThatFits(results, JSON.stringify(compose(0)).length + 400))
}
