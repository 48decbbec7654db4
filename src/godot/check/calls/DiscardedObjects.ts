/** Warns of an object that a static method of Godot 4 creates and the script discards: `image.create(...)`. */
import type { CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import { type NativeMethod, nativeUri } from "../reference/NativeClass.ts"

/** Maximum length of an object that a message repeats, in UTF-16 units. */
const MAX_OBJECT = 40

/**
 * Warns of a call as a statement, on an object, of a static method that returns another object of its class: the object
 * itself does not change. In Godot 3 many of these methods changed it. For `open()`, the report on the new object has
 * the replacement.
 */
export const checkDiscardedObject = (
  check: Check,
  node: CallExpression,
  member: NativeMethod,
  base: Expression | undefined
): void => {
  const { doc, owner } = member
  if (check.dialect === 3 || base === undefined || !check.unused.has(node) || check.awaited.has(node)) return
  const { returnType } = doc
  if (returnType === undefined || !doc.qualifiers.includes("static") || !check.api.inherits(owner, returnType)) return
  if (doc.name === "open" || check.typeOf(base).kind !== "object") return
  const object = source(check, base)
  const call = `${owner}.${source(check, { start: node.callee.end - doc.name.length, end: node.end })}`
  const isVariable = base.kind === "identifier" && !call.includes("\n")
  check.report(
    "lost-value",
    node,
    `${owner}.${doc.name}() is static: the new ${returnType} is lost, and ${object.length > MAX_OBJECT ? "its object" : object} stays as it is.`,
    { ...(isVariable ? { fix: `${object} = ${call}` } : {}), uri: nativeUri(member) }
  )
}
