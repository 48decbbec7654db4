/**
 * Writes Godot 3's `velocity = move_and_slide(velocity, up)` for Godot 4, where the velocity is a property of the body.
 */
import type { CallExpression, Expression } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, findLocal, source } from "../Context.ts"

/** Checks for a call of `move_and_slide()` with arguments, as in Godot 3. */
export const isOldSlide = (check: Check, node: Expression): node is CallExpression => {
  if (check.dialect === 3 || node.kind !== "call" || node.arguments.length === 0) return false
  const { callee } = node
  const name = callee.kind === "attribute" ? callee.name : callee.kind === "identifier" ? callee : undefined
  return name?.name === "move_and_slide"
}

/** Maximum length of a statement that is rewritten, in UTF-16 units. */
const MAX_STATEMENT = 500

/** Matches an object that a line can name twice, since it contains no call. */
const plainObject = /^[\w.$%/"]+$/

/** Matches code that makes a call conditional or deferred. */
const branching = /\b(?:if|and|or|func)\b|&&|\|\|/

/**
 * Returns the statement that the call is a part of, and its replacement: the velocity is set before and read after.
 * Absent if more than the statement would change.
 *
 * @example
 * // old.y = move_and_slide(old, Vector2.UP).y
 * slideFix(check, slide, undefined)?.fix // "velocity = old\nmove_and_slide()\nold.y = velocity.y"
 */
export const slideFix = (
  check: Check,
  node: CallExpression,
  base: Expression | undefined
): { readonly place: Span; readonly fix: string } | undefined => {
  const { statement } = check
  const [first] = node.arguments
  if (first === undefined || statement === undefined || node.start < statement.start || node.end > statement.end)
    return undefined
  if (statement.end - statement.start > MAX_STATEMENT) return undefined
  const text = source(check, statement)
  const object = base === undefined ? "" : `${source(check, base)}.`
  if (
    text.includes("\n") ||
    text.split(/\bmove_and_slide/).length > 2 ||
    !(base === undefined || plainObject.test(object))
  )
    return undefined
  // A variable of the function hides the property, which is another thing then.
  const isHidden = findLocal(check.scope, "velocity") !== undefined
  const velocity = `${isHidden && base === undefined ? "self." : object}velocity`
  const [given, before, after] = [
    source(check, first),
    text.slice(0, node.start - statement.start),
    text.slice(node.end - statement.start)
  ]
  if (branching.test(before + after)) return undefined
  const property = (name: string): string => (isHidden ? name : name.replace(/^self\./, ""))
  const isSame = (one: string, other: string): boolean => property(one) === property(other)
  const isTaken = before !== "" || after !== ""
  const isKept = isSame(/^(\S+)\s*=\s*$/.exec(before)?.[1] ?? "", `${velocity}${after}`)
  const lines = [
    ...(isSame(given, velocity) ? [] : [`${velocity} = ${given}`]),
    `${object}move_and_slide()`,
    ...(isTaken && !isKept ? [`${before}${velocity}${after}`] : [])
  ]
  const indent = indentBefore(check, statement)
  if (lines.length > 1 && indent === undefined) return undefined
  return { place: statement, fix: lines.join(`\n${indent}`) }
}

/** Returns the white space before a statement; absent if something else stands before it on its line. */
const indentBefore = ({ script: { text } }: Check, { start }: Span): string | undefined => {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start)
  return before.trim() === "" ? before : undefined
}
