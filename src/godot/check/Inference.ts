/** Checks `:=`: whether its value has a type to infer. */
import type { CallExpression, ConstantNode, Expression, VariableNode } from "../script/Ast.ts"
import type { Span } from "../script/Position.ts"
import { bareMember } from "./bareMember.ts"
import { type Check, findLocal, source } from "./Context.ts"
import { typeOfDoc } from "./DocTypes.ts"
import { hardType } from "./HardTypes.ts"
import type { Looseness } from "./Locals.ts"
import type { NativeMember } from "./NativeClass.ts"
import { isBefore43 } from "./newerSyntax.ts"
import { findMember } from "./Resolve.ts"
import { nativeObject, type Type, unknown } from "./Types.ts"
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
  // A name that is nowhere has been reported; its value has no type for that reason.
  if (check.findings.some(({ start, end }) => start >= value.start && end <= value.end)) return
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
  const looseness = (part: Expression) => loosenessOf(check, part, links + 1)
  /** Checks for a value that may be anything, or that the reference declares as a Variant: so is what comes of it. */
  const isAny = (part: Expression): boolean => {
    const found = looseness(part)
    return found === "any" || found === "result"
  }
  switch (node.kind) {
    case "identifier":
      return looseVariable(check, node.name)
    case "attribute":
      return isAny(node.base) || isDictionary(check, node.base) || lacks(check, node.base, node.name.name)
        ? "any"
        : undefined
    case "index":
      if (isAny(node.base) || isDictionary(check, node.base) || isArray(check, node.base)) return "any"
      // A part of a constant is known before the script runs only if its index is.
      return isVariable(check, node.index) && isUntypedList(check, node.base) ? "any" : undefined
    case "unary":
      return isAny(node.operand) ? "any" : undefined
    case "binary":
      if (node.operator === "%" && isText(check, node.left) && !isBefore43(check)) return undefined
      // Whatever a value is, it can be compared with null.
      if (isNull(node.left) || isNull(node.right)) return undefined
      return isAny(node.left) || isAny(node.right) ? "any" : undefined
    case "ternary":
      return looseness(node.value) === "any" || looseness(node.otherwise) === "any" ? "any" : undefined
    case "await":
      return check.typeOf(node.value).kind === "signal" || looseness(node.value) === "any" ? "any" : undefined
    case "call":
      return looseCall(check, node, isAny)
    default:
      return undefined
  }
}

const isNull = (node: Expression): boolean => node.kind === "literal" && node.type === "null"

/** Checks for an untyped list of a loop, whose variable then has no type. */
export const hasUntypedParts = (check: Check, list: Expression): boolean => {
  if (check.dialect === 3) return false
  const isPlain = list.kind === "array" || list.kind === "dictionary" || list.kind === "call" || isVariable(check, list)
  return (isPlain && isUntyped(check.typeOf(list))) || loosenessOf(check, list) === "any"
}

/** Maximum number of calls in a chain whose results are looked up where a scene shows more of its beginning. */
const MAX_CALLS = 4

/** The type that Godot itself knows of a value, which is any Node where a scene shows more. */
const typeForGodot = (check: Check, node: Expression, steps = MAX_CALLS): Type => {
  if (node.kind === "call" && node.callee.kind === "identifier" && node.callee.name === "load")
    return nativeObject("Resource")
  const type = hardType(check, node)
  if (type.kind !== "unknown" || steps === 0) return type
  if (node.kind !== "call" || node.callee.kind !== "attribute") return type
  const base = typeForGodot(check, node.callee.base, steps - 1)
  const found = base.kind === "object" ? nativeMember(check, base, node.callee.name.name) : undefined
  return found?.kind === "method" ? typeOfDoc(check, found.doc.returnType) : unknown
}

/** Checks whether the class that Godot knows of an object lacks a member, which it then looks for at run time. */
const lacks = (check: Check, base: Expression, name: string): boolean => {
  if (!check.input.reference.isComplete) return false
  const type = typeForGodot(check, base)
  return type.kind === "object" && findMember(check, type.class, name) === "absent"
}

/** Checks whether a value is a text: from 4.3 on, `%` makes a String of it, whatever the other values are. */
const isText = (check: Check, node: Expression): boolean => {
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "String"
}

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
  if (node.kind === "dictionary") return true
  if (node.kind !== "call" && !isVariable(check, node)) return false
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "Dictionary" && type.element === undefined
}

const isUntypedList = (check: Check, node: Expression): boolean =>
  node.kind === "identifier" && isUntyped(check.typeOf(node))

/** Checks for an array or a dictionary without types of its parts. */
const isUntyped = (type: Type): boolean =>
  type.kind === "builtin" && (type.name === "Dictionary" || type.name === "Array") && type.element === undefined

const isArray = (check: Check, node: Expression): boolean => {
  if (node.kind === "array") return true
  if (node.kind !== "call" && !isVariable(check, node)) return false
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
    if (findLocal(check.scope, callee.name) !== undefined) return undefined
    const own = bareMember(check, callee.name)
    if (typeof own === "object") return own.kind === "native" ? resultOf(own.member) : undefined
    const global = check.api.global(callee.name)
    if (global?.kind !== "method" || global.doc.returnType !== "Variant") return undefined
    return args.some((one) => isVariable(check, one)) ? "result" : undefined
  }
  if (callee.kind !== "attribute" || callee.base.kind === "super") return undefined
  if (isAny(callee.base) || lacks(check, callee.base, callee.name.name)) return "any"
  const type = isVariable(check, callee.base) ? check.typeOf(callee.base) : hardType(check, callee.base)
  const found =
    type.kind === "builtin"
      ? check.api.find(type.name, callee.name.name)
      : type.kind === "object"
        ? nativeMember(check, type, callee.name.name)
        : undefined
  return typeof found === "object" ? resultOf(found) : undefined
}

const resultOf = (member: NativeMember): "result" | undefined =>
  member.kind === "method" && member.doc.returnType === "Variant" ? "result" : undefined

const nativeMember = (check: Check, type: Type & { readonly kind: "object" }, name: string) => {
  const found = findMember(check, type.class, name)
  return typeof found === "object" && found.kind === "native" ? found.member : undefined
}
