/** Checks `:=`: whether its value has a type to infer. */
import type { CallExpression, ConstantNode, Expression, VariableNode } from "../script/Ast.ts"
import type { Span } from "../script/Position.ts"
import { bareMember } from "./bareMember.ts"
import { type Check, findLocal, source } from "./Context.ts"
import type { Looseness } from "./Locals.ts"
import { isBefore43 } from "./newerSyntax.ts"
import { findMember } from "./Resolve.ts"
import type { Type } from "./Types.ts"
import { isTakenForError } from "./WarningLevel.ts"

/**
 * Reports a `:=` whose value has no type to infer: null, the value of a variable without a type, and what the reference
 * declares as a Variant. In doubt nothing is reported.
 */
export const inferredType = (check: Check, given: Type | undefined, node: VariableNode | ConstantNode): void => {
  const { value } = node
  if (value === undefined) return
  if (given?.kind === "null") {
    check.report("assign-type", signOf(check, node), "null has no type that := could infer.", { fix: "=" })
    return
  }
  if (check.dialect === 3 || given === undefined) return
  const looseness = loosenessOf(check, value)
  if (looseness === undefined) return
  if (looseness === "result" && !isTakenForError(check, "inference_on_variant")) return
  const text = source(check, value)
  const isShort = text.length <= MAX_QUOTED && !text.includes("\n")
  check.report(
    "assign-type",
    signOf(check, node),
    `:= needs a value with a type; ${isShort ? text : "this one"} has none. Write the type, or =.`,
    { fix: "=" }
  )
}

/** The place of a declaration's `:=`, also where blanks or a continued line part the two signs. */
const signOf = ({ script }: Check, { name }: VariableNode | ConstantNode): Span => {
  const start = script.text.indexOf(":", name.end)
  return { start, end: script.text.indexOf("=", start) + 1 }
}

/** Maximum length of a value that a message repeats, in UTF-16 units. */
const MAX_QUOTED = 60

/** Checks whether a variable without a type of its own holds anything, or still has what it was first given. */
export const loosenessOfVariable = (value: Expression | undefined): Looseness => (value === undefined ? "any" : "value")

/** Maximum number of links of a chain, `a + b + c` or `a.b().c`, that are followed to the value that it begins with. */
const MAX_LINKS = 200

/**
 * The reason why a value has no type: from a variable, or as a result that is a Variant. Absent where it may have one.
 */
const loosenessOf = (check: Check, node: Expression, links = 0): Looseness | "result" | undefined => {
  if (links === MAX_LINKS) return undefined
  const isAny = (part: Expression): boolean => loosenessOf(check, part, links + 1) === "any"
  switch (node.kind) {
    case "identifier":
      return looseVariable(check, node.name)
    case "attribute":
      return isAny(node.base) || isDictionary(check, node.base) ? "any" : undefined
    case "index":
      if (isAny(node.base) || isDictionary(check, node.base) || isArray(check, node.base)) return "any"
      // A part of a constant is known before the script runs only if its index is.
      return isVariable(check, node.index) && isUntypedList(check, node.base) ? "any" : undefined
    case "binary":
      if (node.operator === "%" && isText(check, node.left) && !isBefore43(check)) return undefined
      return arithmetic.has(node.operator) && (isAny(node.left) || isAny(node.right)) ? "any" : undefined
    case "call":
      return looseCall(check, node, isAny)
    default:
      return undefined
  }
}

/** Checks whether a value is a text: from 4.3 on, `%` makes a String of it, whatever the other values are. */
const isText = (check: Check, node: Expression): boolean => {
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "String"
}

const arithmetic: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"])

const looseVariable = (check: Check, name: string): Looseness | undefined => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.looseness
  const found = bareMember(check, name)
  if (typeof found !== "object" || found.kind === "native" || found.member.kind !== "variable") return undefined
  const { type, isInferred, annotations, value, setter, getter } = found.member
  if (type !== undefined || isInferred || setter !== undefined || getter !== undefined) return undefined
  return annotations.some(({ name: one }) => one.startsWith("export")) ? undefined : loosenessOfVariable(value)
}

/** Checks whether an expression is a variable. A constant is none: its value is known even without a type. */
const isVariable = (check: Check, node: Expression): boolean => {
  if (node.kind !== "identifier") return false
  const local = findLocal(check.scope, node.name)
  if (local !== undefined) return !local.isConstant
  const found = bareMember(check, node.name)
  return typeof found === "object" && found.member.kind === (found.kind === "native" ? "property" : "variable")
}

const isDictionary = (check: Check, node: Expression): boolean => {
  if (!isVariable(check, node)) return false
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "Dictionary" && type.element === undefined
}

const isUntypedList = (check: Check, node: Expression): boolean => {
  const type = node.kind === "identifier" ? check.typeOf(node) : undefined
  return type?.kind === "builtin" && (type.name === "Dictionary" || type.name === "Array") && type.element === undefined
}

const isArray = (check: Check, node: Expression): boolean => {
  if (!isVariable(check, node)) return false
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "Array" && type.element === undefined
}

/** Checks for a call that returns a Variant by the reference, with an argument unknown before the script runs. */
const looseCall = (
  check: Check,
  { callee, arguments: args }: CallExpression,
  isAny: (node: Expression) => boolean
): "any" | "result" | undefined => {
  if (callee.kind === "identifier") {
    if (findLocal(check.scope, callee.name) !== undefined || typeof bareMember(check, callee.name) === "object")
      return undefined
    const global = check.api.global(callee.name)
    if (global?.kind !== "method" || global.doc.returnType !== "Variant") return undefined
    return args.some((one) => isVariable(check, one)) ? "result" : undefined
  }
  if (callee.kind !== "attribute" || callee.base.kind === "super") return undefined
  if (isAny(callee.base)) return "any"
  if (!isVariable(check, callee.base)) return undefined
  const type = check.typeOf(callee.base)
  const found =
    type.kind === "builtin"
      ? check.api.find(type.name, callee.name.name)
      : type.kind === "object"
        ? nativeMember(check, type, callee.name.name)
        : undefined
  if (typeof found !== "object" || found.kind !== "method") return undefined
  return found.doc.returnType === "Variant" ? "result" : undefined
}

const nativeMember = (check: Check, type: Type & { readonly kind: "object" }, name: string) => {
  const found = findMember(check, type.class, name)
  return typeof found === "object" && found.kind === "native" ? found.member : undefined
}
