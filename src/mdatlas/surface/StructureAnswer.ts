/** Builds the outline that a client gets, small enough for a host. */
import { Effect, Schema } from "effect"
import { lazy } from "../../kernel/util/memoize.ts"
import type { Outline } from "../document/Outline.ts"
import * as Structure from "../document/Structure.ts"
import { brief, exact } from "./arguments.ts"
import { linesFit, linesThatFit, MAX_SECTIONS, outlineLines } from "./OutlineLines.ts"

export interface SectionNode {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly char_count: number
  readonly line_count: number
  readonly start_line: number
  readonly end_line: number
  readonly children: ReadonlyArray<SectionNode>
}

const sectionNode = lazy(
  (): Schema.Schema<SectionNode> =>
    Schema.Struct({
      id: Schema.String,
      level: Schema.Int,
      title: Schema.String,
      char_count: Schema.Int,
      line_count: Schema.Int,
      start_line: Schema.Int,
      end_line: Schema.Int,
      children: Schema.Array(Schema.suspend(sectionNode))
    }).annotations({ identifier: "Section" })
)

/** Makes the schema of the answer of `get_markdown_structure`. */
export const StructureAnswer = () =>
  Schema.Struct({
    file_path: Schema.String,
    total_chars: Schema.Int,
    total_lines: Schema.Int,
    total_sections: Schema.Int,
    max_depth: Schema.Int,
    truncated: exact(Schema.Boolean),
    next_offset: exact(Schema.Int),
    notes: exact(Schema.Array(Schema.String)),
    outline: exact(Schema.String),
    preamble: Schema.NullOr(sectionNode()).annotations({ jsonSchema: { type: ["object", "null"] } }),
    structure: Schema.Array(brief(sectionNode()))
  })
export type StructureAnswer = ReturnType<typeof StructureAnswer>["Type"]

export interface Request {
  readonly file_path: string
  readonly format?: "auto" | "tree" | "lines"
  readonly max_depth?: number
  readonly section_id?: string
  readonly levels?: ReadonlyArray<number>
  readonly offset?: number
}

const LIMITS = {
  /** Maximum number of characters of an answer that no one asked to be larger. */
  answer: 32_000,
  /** An outline cut to fewer sections than this says too little; the beginning of a deeper one is shown instead. */
  tellingSections: 12,
  /** Least number of characters that a section takes. */
  leastSection: 112,
  deepest: 6,
  /** Maximum number of characters of a tree that is shown without a request. */
  tree: 10_000
} as const

/**
 * Answers with the requested sections. Without `max_depth` the deepest outline that fits is chosen; if even a shallow
 * one does not fit, or is nearly empty, the beginning of the whole. So an offset without `max_depth` always counts the
 * same list.
 */
export const answer = Effect.fnUntraced(function* <E, R>(
  outline: Outline,
  request: Request,
  select: (query: Structure.Query) => Effect.Effect<Structure.Page, E, R>
) {
  const { max_depth, offset = 0, format = "auto" } = request
  if (format === "lines" || (format === "auto" && max_depth === undefined)) {
    const deepest = yield* select(queryOf(request, max_depth ?? LIMITS.deepest, MAX_SECTIONS))
    if (format === "auto" && offset === 0 && mayFit(deepest, LIMITS.tree)) {
      const tree = compose(outline, request, LIMITS.deepest, deepest)
      if (fits(tree, LIMITS.tree)) return tree.answer
    }
    return yield* lines(outline, request, select, deepest)
  }
  const most = max_depth === undefined ? Math.ceil(LIMITS.answer / LIMITS.leastSection) : undefined
  const at = (depth: number) =>
    Effect.map(select(queryOf(request, depth, most)), (page) => compose(outline, request, depth, page))
  const whole = yield* at(max_depth ?? LIMITS.deepest)
  if (max_depth !== undefined || fits(whole)) return whole.answer
  // A later page continues the same list; and without columns each depth takes another pass over the text.
  if (offset > 0 || outline.headings === null) return cut(outline, request, whole)
  let telling = whole
  for (let depth = LIMITS.deepest - 1; depth >= 1; depth -= 1) {
    const lowered = yield* at(depth)
    if (lowered.page.total < LIMITS.tellingSections) break
    if (fits(lowered)) return lowered.answer
    telling = lowered
  }
  return cut(outline, request, whole, telling.page.total < whole.page.total ? telling.depth : undefined)
})

interface Composed {
  readonly page: Structure.Page
  readonly depth: number
  readonly answer: StructureAnswer
}

/** The query for at most `limit` sections: what cannot be shown needs no id. */
const queryOf = ({ section_id, levels, offset = 0 }: Request, maxDepth: number, limit?: number): Structure.Query => ({
  maxDepth,
  offset,
  ...(limit === undefined ? {} : { limit }),
  ...(section_id === undefined ? {} : { sectionId: section_id }),
  ...(levels === undefined ? {} : { levels })
})

const mayFit = ({ sections }: Structure.Page, most: number): boolean => sections.length * LIMITS.leastSection <= most

const fits = ({ page, answer }: Composed, most: number = LIMITS.answer): boolean =>
  mayFit(page, most) && JSON.stringify(answer).length <= most

/**
 * Writes one line for each section, at the deepest level at which all chapters fit; if none fits, the beginning of
 * `deepest`.
 */
const lines = Effect.fnUntraced(function* <E, R>(
  outline: Outline,
  request: Request,
  select: (query: Structure.Query) => Effect.Effect<Structure.Page, E, R>,
  deepest: Structure.Page
) {
  const { max_depth = LIMITS.deepest, offset = 0 } = request
  let page = deepest
  let depth = max_depth
  const isShown = () => page.nextOffset === undefined && linesFit(page.sections)
  // Without columns each depth would take another pass over the text.
  for (let less = max_depth - 1; less > 0 && offset === 0 && outline.headings !== null && !isShown(); less -= 1) {
    const { total } = yield* select(queryOf(request, less, 0))
    if (total > MAX_SECTIONS || total === page.total) continue
    page = yield* select(queryOf(request, less, MAX_SECTIONS))
    depth = less
  }
  // A single title over thousands of chapters is useless: the beginning of all is shown instead.
  const isTelling = isShown() && page.total > 0 && (depth === max_depth || page.total >= LIMITS.tellingSections)
  const chosen = isTelling ? page : deepest
  const chosenDepth = isTelling ? depth : max_depth
  const count = isTelling ? chosen.sections.length : linesThatFit(chosen.sections)
  const shown = { ...chosen, sections: chosen.sections.slice(0, count) }
  const next = count < chosen.sections.length ? offset + count : chosen.nextOffset
  const { answer } = compose(outline, request, chosenDepth, {
    preamble: shown.preamble,
    sections: [],
    total: shown.total,
    ...(next === undefined ? {} : { nextOffset: next })
  })
  const text = outlineLines(outline, shown.sections, chosenDepth)
  const hidden = deepest.total - chosen.total
  const notes = [
    ...(hidden > 0
      ? [
          `Headings below level ${chosenDepth} left out: ${hidden}, counted after each section as +N. Those of one section: ${JSON.stringify({ file_path: request.file_path, section_id: "ID" })}.`
        ]
      : []),
    ...(answer.notes ?? []).filter((note) => next !== undefined && note.startsWith("More"))
  ]
  const { notes: _, ...rest } = answer
  return { ...rest, ...(notes.length === 0 ? {} : { notes }), outline: text }
})

const compose = (
  outline: Outline,
  request: Request,
  depth: number,
  page: Structure.Page,
  shallower?: number
): Composed => {
  const { nextOffset, preamble, sections } = page
  const notes = notesOf(request, depth, nextOffset, shallower)
  const { char, line } = outline.end
  const answer = {
    file_path: request.file_path,
    total_chars: char,
    total_lines: line - 1,
    total_sections: outline.sections,
    max_depth: depth,
    ...(nextOffset === undefined ? {} : { truncated: true, next_offset: nextOffset }),
    ...(notes.length === 0 ? {} : { notes }),
    preamble: preamble === null ? null : nodeOf({ section: preamble, children: [] }),
    structure: Structure.nest(sections).map(nodeOf)
  }
  return { page, depth, answer }
}

const nodeOf = ({ section, children }: Structure.Branch): SectionNode => {
  const { id, level, title, start, end } = section
  return {
    id,
    level,
    title,
    char_count: end.char - start.char,
    line_count: end.line - start.line,
    start_line: start.line,
    end_line: Math.max(start.line, end.line - 1),
    children: children.map(nodeOf)
  }
}

/** Answers with as many sections of the page as fit; `shallower` is a depth with fewer of them, for the notes. */
const cut = (outline: Outline, request: Request, { depth, page }: Composed, shallower?: number): StructureAnswer => {
  const offset = request.offset ?? 0
  let least = 1
  let most = Math.min(page.sections.length, Math.floor(LIMITS.answer / LIMITS.leastSection))
  const first = (count: number) =>
    count === page.sections.length
      ? compose(outline, request, depth, page)
      : compose(
          outline,
          request,
          depth,
          { ...page, sections: page.sections.slice(0, count), nextOffset: offset + count },
          shallower
        )
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(first(middle))) least = middle
    else most = middle - 1
  }
  return first(least).answer
}

/** States what was left out, and the calls that return it. */
const notesOf = (
  request: Request,
  depth: number,
  nextOffset: number | undefined,
  shallower: number | undefined
): ReadonlyArray<string> => {
  const { file_path, section_id, levels, max_depth, format } = request
  const call = (more: object) =>
    JSON.stringify({
      file_path,
      ...(format === undefined || format === "auto" ? {} : { format }),
      ...(section_id && { section_id }),
      ...(levels && { levels }),
      ...more
    })
  const lowered = max_depth === undefined && depth < LIMITS.deepest
  return [
    ...(lowered
      ? [
          `Headings below level ${depth} are left out so that the answer stays under ${LIMITS.answer} characters. Those of one section: ${JSON.stringify({ file_path, section_id: "ID" })}. All, up to 1000 an answer however long it grows: ${call({ max_depth: LIMITS.deepest })}.`
        ]
      : []),
    ...(nextOffset === undefined
      ? []
      : [`More sections follow. Next: ${call({ ...(max_depth && { max_depth }), offset: nextOffset })}.`]),
    ...(shallower === undefined
      ? []
      : [`Headings down to level ${shallower} only: ${call({ levels: levelsTo(shallower, levels) })}.`])
  ]
}

/** Names levels rather than a depth: an answer by depth comes whole, however long. */
const levelsTo = (depth: number, levels: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6]): ReadonlyArray<number> =>
  levels.filter((level) => level <= depth)
