/** Makes a report of findings: ordered, each message given once, within a budget. */
import { positionAt } from "../script/Position.ts"
import type { Script } from "../script/Script.ts"
import { type CheckReport, type Diagnostic, type Finding, severityOf } from "./Diagnostic.ts"
import { withPartedFixes } from "./fixes/nestedFixes.ts"

/** Bounds of a report. */
export interface ReportLimits {
  readonly entries: number
  readonly characters: number
  /** Maximum number of further places of one message; absent if each place is an entry of its own. */
  readonly places?: number
}

export const DEFAULT_LIMITS: ReportLimits = { entries: 40, characters: 5400, places: 20 }

/** For files and terminals, where length does not matter. */
export const NO_LIMITS: ReportLimits = {
  entries: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY
}

const MAX_UNVERIFIED = 20
/** Maximum length of a name that is listed, in UTF-16 units. */
const MAX_NAME = 100

/** Facts about a text that a report needs. */
export type ReportedText = Pick<Script, "text" | "lineStarts" | "comments">

/** Line -> codes that a comment silences on it. */
const ignoredLines = ({ text, comments, lineStarts }: ReportedText): ReadonlyMap<number, ReadonlySet<string>> => {
  const found = new Map<number, ReadonlySet<string>>()
  if (!text.includes("godot-check:")) return found
  for (const { start, end, isAlone } of comments) {
    const codes = /^(?:#|\/\/|;)\s*godot-check:\s*ignore\s+([\w\s,-]+)/.exec(
      text.slice(start, Math.min(end, start + 400))
    )?.[1]
    if (codes === undefined) continue
    const { line } = positionAt(lineStarts, start)
    found.set(isAlone ? line + 1 : line, new Set(codes.split(/[\s,]+/)))
  }
  return found
}

interface Placed extends Diagnostic {
  readonly start: number
  /** The text that the fix replaces, "" without one. */
  readonly replaced: string
}

const placed = (
  { text, lineStarts }: ReportedText,
  { start, end, code, message, fix, uri, lacking }: Finding
): Placed => {
  const from = positionAt(lineStarts, start)
  const to = positionAt(lineStarts, end)
  return {
    start,
    replaced: fix === undefined ? "" : text.slice(start, end),
    ...from,
    ...(to.line > from.line ? { endLine: to.line } : {}),
    ...(end > start ? { endColumn: to.column } : {}),
    severity: severityOf(code),
    code,
    message,
    ...(fix === undefined ? {} : { fix }),
    ...(uri === undefined ? {} : { uri }),
    ...(lacking === undefined ? {} : { lacking })
  }
}

/**
 * Makes one entry for each message and fix; the fix replaces the same text at all its places, which determines their
 * ends.
 */
const grouped = (all: ReadonlyArray<Placed>, maxPlaces: number | undefined): ReadonlyArray<Diagnostic> => {
  if (maxPlaces === undefined) return all.map(({ start: _, replaced: __, ...one }) => one)
  const groups = new Map<string, { readonly first: Diagnostic; readonly also: Array<string> }>()
  for (const { start: _, replaced, ...one } of all) {
    const key = [one.code, one.message, one.fix, replaced].join("\n")
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { first: one, also: [] })
    else known.also.push(`${one.line}:${one.column}`)
  }
  return [...groups.values()].map(({ first, also }) =>
    also.length === 0 ? first : { ...first, also: also.slice(0, maxPlaces) }
  )
}

/**
 * Leaves out an end that is not needed: if the fix replaces the word that begins there, or if there is no fix.
 *
 * @param lines Lines of the text
 *
 * @example
 * brief(["\trect_size = a"])({ line: 1, column: 2, endColumn: 11, fix: "size", ... }) // without endColumn
 */
export const brief =
  (lines: ReadonlyArray<string>) =>
  ({ endLine, endColumn, ...one }: Diagnostic): Diagnostic => {
    if (one.fix === undefined || endColumn === undefined) return one
    if (endLine !== undefined) return { ...one, endLine, endColumn }
    const isWord = /^\w+$/.test((lines[one.line - 1] ?? "").slice(one.column - 1, endColumn - 1))
    return isWord ? one : { ...one, endColumn }
  }

/**
 * Makes the report on a script; `findings` may be in any order.
 *
 * @example report(script, findings, { unverified: new Set(["Enemy"]), notes: [] }).unverified // ["Enemy"]
 */
export const report = (
  script: ReportedText,
  findings: ReadonlyArray<Finding>,
  { unverified, notes }: { readonly unverified: Iterable<string>; readonly notes: ReadonlyArray<string> },
  limits: ReportLimits = DEFAULT_LIMITS
): CheckReport => {
  const ignored = ignoredLines(script)
  const isKept = ({ start, code }: Finding): boolean =>
    !ignored.get(positionAt(script.lineStarts, start).line)?.has(code)
  const all = withPartedFixes(ignored.size === 0 ? findings : findings.filter(isKept))
    .map((one) => placed(script, one))
    .sort(
      (a, b) =>
        Number(a.severity === "warning") - Number(b.severity === "warning") || a.line - b.line || a.start - b.start
    )
  const errors = all.filter(({ severity }) => severity === "error").length
  const diagnostics: Array<Diagnostic> = []
  const omitted: Record<string, number> = {}
  let characters = 0
  for (const one of grouped(all, limits.places)) {
    const size = JSON.stringify(one).length
    if (diagnostics.length < limits.entries && characters + size <= limits.characters) {
      diagnostics.push(one)
      characters += size
    } else omitted[one.code] = (omitted[one.code] ?? 0) + 1 + (one.also?.length ?? 0)
  }
  const names = [...unverified].filter(({ length }) => length <= MAX_NAME).slice(0, MAX_UNVERIFIED)
  return {
    errors,
    warnings: all.length - errors,
    diagnostics,
    ...(names.length === 0 ? {} : { unverified: names }),
    ...(Object.keys(omitted).length === 0 ? {} : { omitted }),
    ...(notes.length === 0 ? {} : { notes })
  }
}
