/** The answer of `godot_diff`: a summary of two references by class, or the changes of one class or member. */
import { Effect, Option, Schema } from "effect"
import type { Colors } from "../../../kernel/cli/Terminal.ts"
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import { invalid, notFound } from "../../../kernel/mcp/Failure.ts"
import { nearest } from "../../../kernel/util/NearNames.ts"
import { type ChangeType, type ClassDiff, count, toLine } from "../../diff/Change.ts"
import { GLOBAL_SCOPES } from "../../reference/Rows.ts"
import type { Comparison } from "../../store/Comparison.ts"

/** Makes the schema of the answer of `godot_diff`. */
export const DiffAnswer = () => {
  const Counts = Schema.Record({ key: Schema.String, value: Schema.Int })
  return Schema.Struct({
    from: Schema.String,
    to: Schema.String,
    /** The requested class or member. */
    name: Schema.optional(Schema.String),
    /** Classes removed, added, renamed and so on; zero is left out. */
    classes: Schema.optional(Counts),
    /** Members, likewise; `texts` counts changed descriptions. */
    members: Schema.optional(Counts),
    /** A line for each change, with the old and the new signature. */
    changes: Schema.optional(Schema.Array(Schema.String)),
    /** A line for each class of the summary. */
    byClass: Schema.optional(Schema.Array(Schema.String)),
    total: Schema.Int,
    nextCursor: Schema.optional(Schema.String),
    notes: Schema.optional(Schema.Array(Schema.String))
  })
}
export type DiffAnswer = ReturnType<typeof DiffAnswer>["Type"]

export interface DiffRequest {
  readonly name?: string
  readonly limit: number
  readonly cursor?: string
}

/** Characters of the lines of one page. */
const PAGE_CHARACTERS = 6000

/** Answers a question about a comparison. */
export const diffAnswer = Effect.fnUntraced(function* (comparison: Comparison, request: DiffRequest) {
  const { from, to } = comparison
  const list = `${from} ${to} ${request.name ?? ""}`
  const offset = request.cursor === undefined ? 0 : Cursor.decode(request.cursor, list)
  if (typeof offset !== "number" && Option.isNone(offset)) {
    return yield* invalid("cursor", "is not the nextCursor of this comparison")
  }
  const start = typeof offset === "number" ? offset : offset.value
  const found = request.name === undefined ? undefined : find(comparison, request.name)
  if (request.name !== undefined && found === undefined) {
    return yield* notFound({
      what: `class or member that changed between ${from} and ${to}`,
      name: request.name,
      suggestions: nearest(
        request.name.split(".")[0] ?? "",
        comparison.classes.map(({ name }) => name)
      )
    })
  }
  const lines = found === undefined ? summaryLines(comparison) : found.lines
  const page = takePage(lines, start, request)
  const next = start + page.length
  const totals = count(comparison.classes)
  const notes =
    from === to
      ? [`both are ${from}: name another version in from or to`]
      : found === undefined
        ? unmarkedNotes(comparison)
        : found.note === undefined
          ? []
          : [found.note]
  const answer: DiffAnswer = {
    from,
    to,
    ...(found === undefined
      ? { classes: nonZero(totals.classes), members: nonZero(totals.members), byClass: page }
      : { name: found.name, changes: page }),
    total: lines.length,
    ...(next < lines.length ? { nextCursor: Cursor.encode(next, list) } : {}),
    ...(notes.length === 0 ? {} : { notes })
  }
  return answer
})

const unmarkedNotes = ({ from, unmarked }: Comparison): ReadonlyArray<string> =>
  unmarked === 0
    ? []
    : [
        `${from} has ${unmarked} ${unmarked === 1 ? "class" : "classes"} without texts: what was deprecated since is not known for these`
      ]

const takePage = (lines: ReadonlyArray<string>, start: number, { limit }: DiffRequest): ReadonlyArray<string> => {
  const page: Array<string> = []
  let characters = 0
  for (const line of lines.slice(start)) {
    characters += line.length
    if (page.length >= limit || (page.length > 0 && characters > PAGE_CHARACTERS && limit <= MAX_PAGED)) break
    page.push(line)
  }
  return page
}

/** Larger limits come from the shell, where nothing is paged by size. */
const MAX_PAGED = 1000

const nonZero = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value > 0))

/** Changes that break code come first. */
const ORDER: ReadonlyArray<ChangeType> = [
  "removed",
  "renamed",
  "moved",
  "signature",
  "deprecated",
  "experimental",
  "values",
  "added",
  "names",
  "qualifiers"
]

/** Removed and renamed classes first, then `Node: 1 removed, 2 added`, then new classes. */
const summaryLines = ({ classes }: Comparison): ReadonlyArray<string> => {
  const gone: Array<readonly [order: number, line: string]> = []
  const parts: Array<string> = []
  const added: Array<string> = []
  for (const { name, changes } of classes) {
    for (const change of changes) {
      if (change.kind !== "class") continue
      if (change.type === "removed" || change.type === "renamed") {
        gone.push([ORDER.indexOf(change.type), toLine(change)])
      } else if (change.type === "added") added.push(toLine(change))
    }
    const counted = ORDER.flatMap((type) => {
      const number = changes.filter((one) => one.type === type && (one.kind !== "class" || type === "signature")).length
      return number === 0 ? [] : [`${number} ${type}`]
    })
    if (counted.length > 0) parts.push(`${name}: ${counted.join(", ")}`)
  }
  return [...gone.sort(([a], [b]) => a - b).map(([, line]) => line), ...parts, ...added]
}

interface Found {
  readonly name: string
  readonly lines: ReadonlyArray<string>
  readonly note?: string
}

/** The changes of `Class`, `Class.member` or a global function, by the old or the new name. */
const find = ({ classes, known }: Comparison, wanted: string): Found | undefined => {
  const [owner = "", ...rest] = wanted.replace(/(?:\(\))$/, "").split(/[.#]|::/)
  const member = rest.join(".")
  const scopes = member === "" ? GLOBAL_SCOPES : []
  const asked = [[owner, member] as const, ...scopes.map((scope) => [scope, owner] as const)]
  for (const [className, memberName] of asked) {
    const found = changed(classes, className, memberName)
    if (found !== undefined) return found
  }
  const same = asked
    .map((one) => one.filter((part) => part !== "").join("."))
    .find((one) => known.has(one.toLowerCase()))
  return same === undefined ? undefined : { name: same, ...(wholeClass(classes, owner) ?? NOTHING_CHANGED) }
}

const NOTHING_CHANGED = { lines: [], note: "nothing changed" } as const

/** The line of a class that was added or removed as a whole, with each of its members. */
const wholeClass = (classes: Comparison["classes"], owner: string): Omit<Found, "name"> | undefined => {
  const [change] = classes.find(({ name }) => name.toLowerCase() === owner.toLowerCase())?.changes ?? []
  const isWhole = change?.kind === "class" && (change.type === "added" || change.type === "removed")
  return isWhole ? { lines: [toLine(change)] } : undefined
}

const changed = (classes: Comparison["classes"], owner: string, member: string): Found | undefined => {
  const isNamed = (name: string | undefined, query: string) => name?.toLowerCase() === query.toLowerCase()
  const diff =
    classes.find(({ name }) => isNamed(name, owner)) ??
    classes.find(({ changes }) =>
      changes.some(({ type, kind, to }) => isRenamedClass(type, kind) && isNamed(to, owner))
    )
  if (member === "") return diff === undefined ? undefined : { name: diff.name, lines: linesOf(diff), ...texts(diff) }
  const own = diff?.changes.filter(
    ({ kind, name, to }) =>
      kind !== "class" &&
      (isNamed(name.slice(name.indexOf(".") + 1), member) ||
        (to !== undefined && isNamed(to.slice(to.indexOf(".") + 1), member)))
  )
  // What came from another class is among the changes of that one.
  const came = classes.flatMap(({ changes }) => changes.filter(({ to }) => isNamed(to, `${owner}.${member}`)))
  const isListed = (name: string) => came.some(({ to }) => to === name)
  const others = (own ?? []).filter((one) => !came.includes(one) && !(one.type === "added" && isListed(one.name)))
  const changes = [...others, ...came]
  return changes.length === 0 ? undefined : { name: `${diff?.name ?? owner}.${member}`, lines: changes.map(toLine) }
}

const isRenamedClass = (type: ChangeType, kind: string): boolean => type === "renamed" && kind === "class"

const linesOf = ({ changes }: ClassDiff): ReadonlyArray<string> =>
  [...changes].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type)).map(toLine)

const texts = ({ textChanges }: ClassDiff): { readonly note?: string } =>
  textChanges === 0 ? {} : { note: `${textChanges} ${textChanges === 1 ? "description" : "descriptions"} changed` }

/** For a terminal. */
export const diffText = (answer: DiffAnswer, colors: Colors): string =>
  [
    colors.bold(`${answer.name ?? "Godot"}: ${answer.from} -> ${answer.to}`),
    ...(answer.classes === undefined ? [] : [`classes  ${counted(answer.classes)}`]),
    ...(answer.members === undefined ? [] : [`members  ${counted(answer.members)}`]),
    ...(answer.changes ?? answer.byClass ?? []).map((line) => painted(line, colors)),
    ...(answer.notes ?? []).map(colors.dim)
  ].join("\n")

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([type, number]) => `${number} ${type}`)
    .join(", ") || "none changed"

const painted = (line: string, colors: Colors): string =>
  line.startsWith("removed") ? colors.red(line) : line.startsWith("added") ? colors.green(line) : line

/** For a pull request. */
export const diffMarkdown = (answer: DiffAnswer): string =>
  [
    `## ${answer.name ?? "Godot"}: ${answer.from} → ${answer.to}`,
    "",
    ...(answer.classes === undefined ? [] : [`- classes: ${counted(answer.classes)}`]),
    ...(answer.members === undefined ? [] : [`- members: ${counted(answer.members)}`, ""]),
    ...(answer.changes ?? answer.byClass ?? []).map((line) => `- ${line.replace(/([\\`*_<>[\]])/g, "\\$1")}`),
    ...(answer.notes ?? []).map((note) => `\n${note}`)
  ].join("\n")
