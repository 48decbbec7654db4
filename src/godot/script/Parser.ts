/**
 * Reads a GDScript file of Godot 3 or 4 into a tree.
 *
 * Never throws: an error is reported as a fault, and parsing continues with the next line. Time is linear in the length
 * of the text, and the stack has at most `MAX_NESTING` levels.
 */
import { runSync } from "../../kernel/util/TimeSlices.ts"
import { commonIndent } from "./commonIndent.ts"
import { Lexer } from "./Lexer.ts"
import { MemberParser } from "./Members.ts"
import { foreignForm, MAX_FOREIGN_LINE } from "./OtherLanguages.ts"
import { positionAt } from "./Position.ts"
import type { Dialect, Script, SyntaxFault } from "./Script.ts"

/**
 * Reads a script.
 *
 * @example
 * parse("extends Node\nvar speed := 3\n", 4).root.members[0]?.name.name // "speed"
 */
export const parse = (text: string, dialect: Dialect): Script => runSync(parseInSteps(text, dialect, false))

/**
 * Reads a script as `parse` does; yields after each member of it.
 *
 * @param mayBePart True for a text that may be a part of a script, whose lines may all be indented
 */
export const parseInSteps = function* (text: string, dialect: Dialect, mayBePart: boolean): Generator<void, Script> {
  const lexer = new Lexer(text, dialect, mayBePart ? commonIndent(text) : 0)
  const { comments, lineStarts, faults } = lexer
  const parser = new MemberParser(text, () => lexer.next(), dialect)
  const root = yield* parser.script()
  return {
    text,
    dialect,
    lineStarts,
    root,
    isTool: parser.isTool,
    comments,
    faults: merged({ text, lineStarts, dialect }, faults, parser.faults),
    statements: parser.loose,
    assigned: parser.assigned,
    tested: parser.tested,
    given: parser.given,
    sent: parser.sent
  }
}

type Source = Pick<Script, "text" | "lineStarts">

/**
 * Only the first fault of a line is reported, an invalid character before a grammar fault; for a line in the syntax of
 * another language, the fault states the GDScript syntax.
 */
const merged = (
  { text, lineStarts, dialect }: Pick<Script, "text" | "lineStarts" | "dialect">,
  signs: ReadonlyArray<SyntaxFault>,
  grammar: ReadonlyArray<SyntaxFault>
): ReadonlyArray<SyntaxFault> => {
  const reported = new Set<number>()
  const found: Array<SyntaxFault> = []
  for (const fault of [...byPlace(signs), ...byPlace(grammar)]) {
    if (fault.code !== "syntax") {
      found.push(fault)
      continue
    }
    const { line } = positionAt(lineStarts, fault.start)
    if (reported.has(line)) continue
    reported.add(line)
    const start = lineStarts[line - 1] ?? 0
    const foreign = fault.fix === undefined ? foreignForm(lineAt(text, start), dialect) : undefined
    found.push(
      foreign === undefined ? fault : { ...fault, ...foreign, start: start + foreign.start, end: start + foreign.end }
    )
  }
  const all = withFollowUps({ text, lineStarts }, byPlace(found))
  const last = all.findIndex(({ hidesRest }) => hidesRest === true)
  return last === -1 ? all : all.slice(0, last + 1)
}

/**
 * Marks the faults that follow from a keyword declared as a name further above, `for func in list`, in the scope of
 * that name.
 */
const withFollowUps = (source: Source, faults: ReadonlyArray<SyntaxFault>): ReadonlyArray<SyntaxFault> => {
  const { text } = source
  /** Keyword -> where the function ends that declares it; infinite for a member. */
  const ends = new Map<string, number>()
  return faults.map((fault) => {
    const [, keyword] = keywordAsName.exec(fault.message) ?? []
    if (keyword !== undefined) {
      ends.set(keyword, Math.max(ends.get(keyword) ?? 0, scopeEnd(source, fault.start)))
      return fault
    }
    if (ends.size === 0 || fault.code !== "syntax") return fault
    const [before = ""] = /\w{0,40}$/.exec(text.slice(Math.max(0, fault.start - MAX_WORD), fault.start).trimEnd()) ?? []
    const [at = ""] = /^\w*/.exec(text.slice(fault.start, fault.start + MAX_WORD)) ?? []
    const isFollowUp = [before, at].some((word) => fault.start < (ends.get(word) ?? 0))
    return isFollowUp ? { ...fault, isFollowUp } : fault
  })
}

/** Returns the end of the function around an offset: the next line that is not indented. */
const scopeEnd = ({ text, lineStarts }: Source, offset: number): number => {
  const line = lineAt(text, lineStarts[positionAt(lineStarts, offset).line - 1] ?? 0)
  if (!/^(?:[ \t]|static\b|func\b)/.test(line)) return Number.POSITIVE_INFINITY
  memberStart.lastIndex = offset
  return memberStart.exec(text)?.index ?? Number.POSITIVE_INFINITY
}

/** Matches the beginning of a member in a line that is not indented. */
const memberStart = /^[@\p{XID_Start}_]/gmu

const keywordAsName = /^"(\w+)" is a keyword of GDScript, not /

/** Maximum length of a keyword with the spaces after it, in UTF-16 units. */
const MAX_WORD = 40

const byPlace = (faults: ReadonlyArray<SyntaxFault>): ReadonlyArray<SyntaxFault> =>
  [...faults].sort((a, b) => a.start - b.start)

const lineAt = (text: string, start: number): string => {
  const end = text.slice(start, start + MAX_FOREIGN_LINE + 1).search(/[\r\n]/)
  return text.slice(start, end === -1 ? start + MAX_FOREIGN_LINE + 1 : start + end)
}
