/**
 * Reads a GDScript file of Godot 3 or 4 into a tree.
 *
 * Never throws: what cannot be read is told as a fault, and reading goes on with the next line. Time grows with the
 * text, and the stack with at most `MAX_NESTING` levels.
 */
import { tokenize } from "./Lexer.ts"
import { MemberParser } from "./Members.ts"
import { positionAt } from "./Position.ts"
import type { Dialect, Script, SyntaxFault } from "./Script.ts"

/**
 * @example
 * parse("extends Node\nvar speed := 3\n", 4).root.members[0]?.name.name // "speed"
 */
export const parse = (text: string, dialect: Dialect): Script => {
  const { tokens, comments, lineStarts, faults } = tokenize(text, dialect)
  const parser = new MemberParser(text, tokens, dialect)
  const root = parser.script()
  return {
    text,
    dialect,
    lineStarts,
    root,
    isTool: parser.isTool,
    comments,
    faults: merged(lineStarts, faults, parser.faults),
    statements: parser.loose
  }
}

/** A sign that cannot be read makes the parser stumble on the same line: that is told once. */
const merged = (
  lineStarts: ReadonlyArray<number>,
  signs: ReadonlyArray<SyntaxFault>,
  grammar: ReadonlyArray<SyntaxFault>
): ReadonlyArray<SyntaxFault> => {
  const lineOf = ({ start }: SyntaxFault) => positionAt(lineStarts, start).line
  const told = new Set(signs.filter(({ code }) => code === "syntax").map(lineOf))
  return [...signs, ...grammar.filter((one) => one.code !== "syntax" || !told.has(lineOf(one)))].sort(
    (a, b) => a.start - b.start
  )
}
