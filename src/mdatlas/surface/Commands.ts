/** The shell commands: the tools' answers, for a person. */
import { Array as Arr, Effect } from "effect"
import { type CliExit, type Command, cliExit, type Invocation } from "../../kernel/cli/Cli.ts"
import { onOneLine } from "../../kernel/cli/ControlCharacters.ts"
import { bytes, columns, displayWidth } from "../../kernel/cli/TerminalText.ts"
import { invalid, NotFound } from "../../kernel/mcp/Failure.ts"
import type { Tool } from "../../kernel/mcp/Tool.ts"
import type { Section } from "../document/Outline.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { ContentSearch } from "../library/ContentSearch.ts"
import { type Format, type Request, SectionReader } from "../library/SectionReader.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { check } from "./CheckCommand.ts"
import { type Needs as DoctorNeeds, doctor } from "./Doctor.ts"
import { getStructure, type Library, readSection, searchContent } from "./MarkdownTools.ts"
import { type Needs, withFile, withFolder } from "./OutsideBase.ts"
import type { StructureAnswer } from "./StructureAnswer.ts"

type Run = Command<Needs>["run"]

/** Returns the word at `index`, or fails with how the command is used. */
const word = ({ words }: Invocation, index: number, usage: string): Effect.Effect<string, CliExit> => {
  const found = words[index]
  return found === undefined ? Effect.fail(cliExit(`usage: mdatlas ${usage}`, 2)) : Effect.succeed(found)
}

/** A flag with an integer. */
const whole = ({ options }: Invocation, name: string, byDefault: number) => {
  const text = options.get(name) ?? String(byDefault)
  return /^\d{1,15}$/.test(text) ? Effect.succeed(Number(text)) : invalid(`--${name}`, "must be a whole number")
}

/** Prints a tool's answer as one line of JSON. */
const json = ({ terminal }: Invocation, tool: Tool<Library>, args: Record<string, unknown>) =>
  Effect.flatMap(
    tool.call(Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))),
    (answer) => terminal.out(JSON.stringify(answer))
  )

const structureUsage = "structure FILE [--depth N]"

const structure: Run = Effect.fnUntraced(function* (invocation) {
  const file_path = yield* word(invocation, 0, structureUsage)
  const max_depth = yield* whole(invocation, "depth", 6)
  yield* withFile(file_path, (path) => printStructure(invocation, path, max_depth))
})

const printStructure = Effect.fnUntraced(function* (invocation: Invocation, file_path: string, max_depth: number) {
  if (invocation.json) return yield* json(invocation, getStructure, { file_path, max_depth })
  const { terminal } = invocation
  let offset = 0
  // A person's screen has room for all pages.
  for (;;) {
    const answer: StructureAnswer = yield* getStructure.call({ file_path, max_depth, offset })
    if (offset === 0) yield* terminal.out(heading(answer, invocation))
    yield* terminal.out(tree(answer, invocation))
    if (answer.next_offset === undefined) return
    offset = answer.next_offset
  }
})

const heading = (answer: StructureAnswer, { terminal: { colors } }: Invocation): string => {
  const { file_path, total_chars, total_lines, total_sections, preamble } = answer
  const first = `${colors.bold(onOneLine(file_path))}  ${total_chars} characters, ${total_lines} lines, ${total_sections} sections`
  return preamble === null ? first : `${first}\n${colors.dim(`(before the first heading: ${preamble.id})`)}`
}

type Node = StructureAnswer["structure"][number]

/** Titles indented by level, with size, lines and id in columns. */
const tree = ({ structure }: StructureAnswer, { terminal }: Invocation): string => {
  const widest = Math.max(20, Math.floor(terminal.width / 2))
  const rows: Array<ReadonlyArray<string>> = []
  const walk = (node: Node, depth: number) => {
    const title = `${"  ".repeat(depth)}${"#".repeat(node.level)} ${node.title}`
    rows.push([fitToWidth(title, widest), String(node.char_count), `${node.start_line}-${node.end_line}`, node.id])
    for (const child of node.children) walk(child, depth + 1)
  }
  for (const node of structure) walk(node, 0)
  return columns(rows, (cell, column) => (column === 0 ? cell : terminal.colors.dim(cell)))
}

const fitToWidth = (text: string, width: number): string => {
  if (displayWidth(text) <= width) return text
  let kept = ""
  let used = 1
  for (const character of text) {
    used += displayWidth(character)
    if (used > width) break
    kept += character
  }
  return `${kept}…`
}

const sectionUsage = "section FILE ID [--children] [--format FORMAT]"

const section: Run = Effect.fnUntraced(function* (invocation) {
  const file_path = yield* word(invocation, 0, sectionUsage)
  const section_id = yield* word(invocation, 1, sectionUsage)
  const include_children = invocation.options.has("children")
  const format = invocation.options.get("format") ?? "markdown"
  if (!isFormat(format)) return yield* invalid("--format", "must be markdown, plain or html")
  const request = { sectionId: section_id, includeChildren: include_children, format }
  yield* withFile(file_path, (filePath) => printSection(invocation, { ...request, filePath }))
})

const printSection = Effect.fnUntraced(function* (invocation: Invocation, request: Omit<Request, "offset">) {
  if (invocation.json) {
    const { filePath: file_path, sectionId: section_id, includeChildren: include_children, format } = request
    return yield* json(invocation, readSection, { file_path, section_id, include_children, format })
  }
  const reader = yield* SectionReader
  let offset = 0
  let text = ""
  for (;;) {
    const part = yield* reader.read({ ...request, maxChars: PART, offset })
    text += part.content
    if (part.nextOffset === undefined) return yield* invocation.terminal.out(text.replace(/\r?\n$/, ""))
    offset = part.nextOffset
  }
})

/** Number of characters read at once for a person. */
const PART = 1_000_000

const isFormat = (text: string): text is Format => text === "markdown" || text === "plain" || text === "html"

const searchUsage = "search QUERY [FILE] [--regex] [--case] [--max N]"

const search: Run = Effect.fnUntraced(function* (invocation) {
  const query = yield* word(invocation, 0, searchUsage)
  const file = invocation.words[1]
  const { options } = invocation
  const max_results = yield* whole(invocation, "max", 20)
  const [regex, case_sensitive] = [options.has("regex"), options.has("case")]
  const asked = { query, regex, case_sensitive, max_results }
  yield* file === undefined
    ? printMatches(invocation, asked, undefined)
    : withFile(file, (path) => printMatches(invocation, asked, path))
})

interface Asked {
  readonly query: string
  readonly regex: boolean
  readonly case_sensitive: boolean
  readonly max_results: number
}

const printMatches = Effect.fnUntraced(function* (invocation: Invocation, asked: Asked, file_path: string | undefined) {
  if (invocation.json) return yield* json(invocation, searchContent, { ...asked, file_path })
  const { query, regex, case_sensitive, max_results } = asked
  const { terminal } = invocation
  const { colors } = terminal
  const engine = yield* ContentSearch
  const found = yield* engine.search({
    query: { text: query, isRegex: regex, isCaseSensitive: case_sensitive },
    filePath: file_path,
    maxResults: max_results
  })
  for (const { filePath, line, id, title, snippet, copies, also } of found.results) {
    yield* terminal.out(`${colors.cyan(`${onOneLine(filePath)}:${line}`)}  ${colors.bold(title)}  ${colors.dim(id)}`)
    yield* terminal.out(`    ${snippet}`)
    const where = also === undefined ? "" : `, first in ${onOneLine(also.join(", "))}`
    if (copies !== undefined) yield* terminal.out(colors.dim(`    Copies: ${copies}${where}`))
  }
  const left = found.total - found.results.length
  yield* terminal.out(
    colors.dim(
      `Sections that match: ${found.total}${left > 0 ? `, ${left} not shown` : ""}; files searched: ${found.filesSearched}.`
    )
  )
  yield* Effect.forEach(found.notes, (note) => terminal.out(colors.dim(note)), { discard: true })
})

/** Rows of `stats`. */
const MAX_STATS = 20

interface FileStats {
  readonly file_path: string
  readonly bytes: number
  readonly lines: number
  readonly sections: number
  readonly deepest: number
}

const stats: Run = (invocation) => withFolder(invocation.words[0] ?? "", (folder) => printStats(invocation, folder))

const printStats = Effect.fnUntraced(function* (invocation: Invocation, folder: string) {
  const { terminal } = invocation
  const guard = yield* AccessGuard
  const { files } = yield* guard.list()
  const chosen = folder === "" ? files : files.filter((file) => file.startsWith(`${folder}/`))
  const outcomes = yield* Effect.forEach(chosen, (file) => Effect.option(statsOf(file)), { concurrency: 4 })
  const read = Arr.getSomes(outcomes)
  const unread = chosen.length - read.length
  const largest = [...read].sort((a, b) => b.bytes - a.bytes).slice(0, MAX_STATS)
  const deepest = [...read].sort((a, b) => b.deepest - a.deepest || b.sections - a.sections).slice(0, MAX_STATS)
  if (invocation.json) {
    return yield* terminal.out(JSON.stringify({ files: read.length, unread, largest, deepest }))
  }
  const table = (rows: ReadonlyArray<FileStats>) =>
    columns([
      ["size", "lines", "sections", "deepest", "file"],
      ...rows.map((row) => [
        bytes(row.bytes),
        `${row.lines}`,
        `${row.sections}`,
        `${row.deepest}`,
        onOneLine(row.file_path)
      ])
    ])
  yield* terminal.out(`${terminal.colors.bold("Largest files")} of ${read.length}\n${table(largest)}`)
  yield* terminal.out(`\n${terminal.colors.bold("Deepest outlines")}\n${table(deepest)}`)
  if (unread > 0) {
    yield* terminal.out(terminal.colors.dim(`\n${unread} ${unread === 1 ? "file" : "files"} could not be read.`))
  }
})

const statsOf = Effect.fnUntraced(function* (filePath: string) {
  const guard = yield* AccessGuard
  const analyzer = yield* StructureAnalyzer
  return yield* guard.use(
    filePath,
    Effect.fnUntraced(function* (file) {
      const outline = yield* analyzer.outline(file, { isOneOff: true })
      const { sections } = outline.headings === null ? yield* analyzer.select(file, outline, {}) : { sections: [] }
      const deepest = outline.headings?.levels.reduce((most, level) => Math.max(most, level), 0) ?? deepestOf(sections)
      return {
        file_path: file.filePath,
        bytes: file.size,
        lines: outline.end.line - 1,
        sections: outline.sections,
        deepest
      } satisfies FileStats
    })
  )
})

const deepestOf = (sections: ReadonlyArray<Section>) => sections.reduce((most, { level }) => Math.max(most, level), 0)

/** Tool -> the command that answers the same in a shell. */
const commandOf: Readonly<Record<string, string>> = {
  get_markdown_structure: '"mdatlas structure FILE"',
  list_markdown_files: '"mdatlas stats"'
}

/** A command whose errors name commands instead of tools. */
const inShell = <R>(command: Command<R>): Command<R> => ({
  ...command,
  run: (invocation) =>
    Effect.mapError(command.run(invocation), (error) => {
      if (error._tag !== "NotFound") return error
      const message = error.message.replace(
        /\b(?:get_markdown_structure|list_markdown_files)\b/g,
        (tool) => commandOf[tool] ?? tool
      )
      return new NotFound({ message, suggestions: error.suggestions })
    })
})

const own: ReadonlyArray<Command<Needs | DoctorNeeds>> = [
  {
    name: "structure",
    usage: "FILE",
    summary: "the tree of headings with sizes, lines and section ids",
    flags: { depth: { placeholder: "N", summary: "deepest level of headings shown, 1 to 6" } },
    run: structure
  },
  {
    name: "section",
    usage: "FILE ID",
    summary: "the text of one section",
    flags: {
      children: { placeholder: "", summary: "with the sections below it" },
      format: {
        placeholder: "FORMAT",
        summary: "form of the text: markdown, plain, html",
        values: ["markdown", "plain", "html"]
      }
    },
    run: section
  },
  {
    name: "search",
    usage: "QUERY [FILE]",
    summary: "sections that hold a text, in one file or in all",
    flags: {
      regex: { placeholder: "", summary: "read QUERY as a regular expression" },
      case: { placeholder: "", summary: "match upper and lower case exactly" },
      max: { placeholder: "N", summary: "maximum number of sections" }
    },
    run: search
  },
  { name: "stats", usage: "[DIR]", summary: "the largest files and the deepest outlines", run: stats },
  check,
  doctor
]

export const commands = own.map(inShell)
