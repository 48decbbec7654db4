/** Checks `:=`: whether its value has a type to infer. */
import type { AttributeExpression, CallExpression, ConstantNode, Expression, VariableNode } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { memberNamed } from "../names/knownMembers.ts"
import type { Looseness } from "../names/Locals.ts"
import { findMember } from "../names/Resolve.ts"
import type { ScriptMember } from "../names/ScriptClass.ts"
import type { NativeMember } from "../reference/NativeClass.ts"
import { isBefore43 } from "../versions/newerSyntax.ts"
import { isTakenForError } from "../WarningLevel.ts"
import { typeOfDoc } from "./DocTypes.ts"
import { hardType } from "./HardTypes.ts"
import { isOpenInOld } from "./oldInference.ts"
import { nativeObject, type ObjectType, type Type, unknown } from "./Types.ts"

/** A variable, a constant or a parameter with `:=`. */
type Inferred = Pick<VariableNode | ConstantNode, "name" | "value"> & Partial<Pick<VariableNode, "modifiers">>

/** Checks for null, in Godot 4 also by the name of a constant of the script. */
export const isNullValue = (check: Check, value: Expression): boolean => {
  if (value.kind !== "identifier" || check.dialect === 3) return check.typeOf(value).kind === "null"
  const found = memberNamed(check, value.name)
  if (found?.kind !== "script" || found.member.kind !== "constant") return false
  return found.member.value !== undefined && isNull(found.member.value)
}

/**
 * Reports a `:=` whose value has no type to infer: null, the value of a variable without a type, and values that the
 * reference declares as a Variant. In doubt there is no report.
 */
export const inferredType = (check: Check, given: Type | undefined, node: Inferred): void => {
  const { value } = node
  if (value === undefined) return
  if (isNullValue(check, value)) {
    check.report("assign-type", signOf(check, node), ":= cannot infer a type from null.", { fix: "=" })
    return
  }
  // Godot 3 works out the value of an exported variable before it looks for the type.
  if (given === undefined || node.modifiers?.some(({ name }) => name === "export") === true) return
  const looseness =
    check.dialect === 4 ? loosenessOf(check, value) : isOpenInOld(check, value) ? ("any" as const) : undefined
  if (looseness === undefined) return
  // A name that is nowhere has been reported; its value has no type for that reason.
  if (check.findings.some(({ start, end }) => start >= value.start && end <= value.end)) return
  if (looseness === "Variant" && !isTakenForError(check, "inference_on_variant")) return
  const text = source(check, value)
  const isShort = text.length <= MAX_QUOTED && !text.includes("\n")
  check.report(
    "assign-type",
    signOf(check, node),
    `:= needs a value with a type; ${isShort ? text : "this one"} has none. Write the type, or =.`,
    { fix: "=" }
  )
}

/** The place of a declaration's `:=`, even if spaces or a continued line separate the two characters. */
const signOf = ({ script }: Check, { name }: Inferred): Span => {
  const start = script.text.indexOf(":", name.end)
  return { start, end: script.text.indexOf("=", start) + 1 }
}

/** Maximum length of a value that a message repeats, in UTF-16 units. */
const MAX_QUOTED = 60

/** Tells whether a variable may hold any value, or still has its first one; absent if it has a type. */
export const loosenessOfVariable = ({
  type,
  isInferred,
  value
}: Pick<VariableNode, "type" | "isInferred" | "value">): Looseness | undefined => {
  if (type !== undefined) return type.path[0]?.name === "Variant" ? "Variant" : undefined
  if (isInferred) return undefined
  return value === undefined ? "any" : "value"
}

/** Maximum number of links of a chain, `a + b + c` or `a.b().c`, that are followed from its first value. */
const MAX_LINKS = 200

/** The reason why a value has no type: from a variable, or as a result that is a Variant. Absent if it may have one. */
const loosenessOf = (check: Check, node: Expression, links = 0): Looseness | undefined => {
  if (links === MAX_LINKS) return undefined
  const looseness = (part: Expression) => loosenessOf(check, part, links + 1)
  switch (node.kind) {
    case "identifier":
      return looseVariable(check, node.name)
    case "attribute": {
      if (looseness(node.base) !== undefined || isDictionary(check, node.base)) return "any"
      if (lacks(check, node.base, node.name.name)) return "any"
      const member = scriptMember(check, node)
      return member?.kind === "variable" ? loosenessOfVariable(member) : undefined
    }
    case "index": {
      if (isDictionary(check, node.base) || isArray(check, node.base)) return "any"
      if (check.typeOf(node.base).kind === "object") return "any"
      const base = looseness(node.base)
      if (base !== undefined) return base === "value" ? "value" : "any"
      // A part of a constant is known before the script runs only if its index is.
      return isVariable(check, node.index) && isUntypedList(check, node.base) ? "any" : undefined
    }
    case "unary":
      return ofOperands(looseness(node.operand))
    case "binary": {
      // Whatever a value is, it can be compared with null.
      if (isNull(node.left) || isNull(node.right)) return undefined
      const left = looseness(node.left)
      if (node.operator === "%" && left === undefined && isText(check, node.left) && !isBefore43(check))
        return undefined
      const found = ofOperands(left, looseness(node.right))
      const isLogic = node.operator === "and" || node.operator === "or"
      return isLogic && found === "value" ? undefined : found
    }
    case "ternary": {
      const found = [looseness(node.value), looseness(node.otherwise)]
      return found.includes("any") ? "any" : found.includes("value") ? "value" : undefined
    }
    case "await":
      return isAwaitedLoose(check, node.value, looseness(node.value)) ? "any" : undefined
    case "call":
      return looseCall(check, node, looseness)
    default:
      return undefined
  }
}

const isAwaitedLoose = (check: Check, value: Expression, looseness: Looseness | undefined): boolean =>
  check.typeOf(value).kind === "signal" || looseness === "any" || (looseness === "value" && value.kind === "call")

/** Returns the looseness of an operator's result: `any` if an operand may be anything or is declared as a Variant. */
const ofOperands = (...operands: ReadonlyArray<Looseness | undefined>): Looseness | undefined => {
  if (operands.includes("any") || operands.includes("Variant")) return "any"
  return operands.includes("value") ? "value" : undefined
}

const isNull = (node: Expression): boolean => node.kind === "literal" && node.type === "null"

/** Checks for an untyped list of a loop, whose variable then has no type. */
export const hasUntypedParts = (check: Check, list: Expression): boolean => {
  if (check.dialect === 3) return false
  const isPlain = /^(?:array|dictionary|call|identifier)$/.test(list.kind)
  return (isPlain && isUntyped(check.typeOf(list))) || loosenessOf(check, list) !== undefined
}

/** Returns the looseness of a variable that a pattern binds: of a part of the value, or of the value itself. */
export const loosenessOfBound = (check: Check, value: Expression, isPart: boolean): Looseness | undefined =>
  check.dialect === 3 ? undefined : isPart ? "any" : loosenessOf(check, value)

/** Maximum number of calls in a chain whose results are looked up if a scene shows more of its first value. */
const MAX_CALLS = 4

/** The type that Godot itself knows of a value, which is any Node where a scene shows more. */
const typeForGodot = (check: Check, node: Expression, steps = MAX_CALLS): Type => {
  if (node.kind === "call" && node.callee.kind === "identifier" && node.callee.name === "load")
    return nativeObject("Resource")
  const local = node.kind === "identifier" ? findLocal(check.scope, node.name) : undefined
  const type = local?.declared ?? hardType(check, node)
  if (type.kind !== "unknown" || steps === 0) return type
  if (node.kind !== "call" || node.callee.kind !== "attribute") return type
  const base = typeForGodot(check, node.callee.base, steps - 1)
  const found = base.kind === "object" ? nativeMember(check, base, node.callee.name.name) : undefined
  return found?.kind === "method" ? typeOfDoc(check, found.doc.returnType) : unknown
}

/** Checks whether the class that Godot knows of an object lacks a member, which it then looks for at run time. */
const lacks = (check: Check, base: Expression, name: string, type = typeForGodot(check, base)): boolean => {
  if (!check.input.reference.isComplete) return false
  return type.kind === "object" && findMember(check, type.class, name) === "absent"
}

/** Checks whether a value is a string: from 4.3 on, `%` makes a String of it, whatever the other values are. */
const isText = (check: Check, node: Expression): boolean => {
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "String"
}

const looseVariable = (check: Check, name: string): Looseness | undefined => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.looseness
  const found = bareMember(check, name)
  if (typeof found !== "object" || found.kind === "native" || found.member.kind !== "variable") return undefined
  return loosenessOfVariable(found.member)
}

/** Returns the member of a script that an object or a class has, if Godot knows that class. */
const scriptMember = (check: Check, { base, name }: AttributeExpression): ScriptMember | undefined => {
  const type = hardType(check, base)
  if (type.kind !== "object" && type.kind !== "class") return undefined
  const found = findMember(check, type.class, name.name)
  return typeof found === "object" && found.kind === "script" ? found.member : undefined
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

/** Checks for an array, a dictionary or an enum without types of its parts. */
const isUntyped = (type: Type): boolean =>
  type.kind === "enum" ||
  (type.kind === "builtin" && (type.name === "Dictionary" || type.name === "Array") && type.element === undefined)

const isArray = (check: Check, node: Expression): boolean => {
  if (node.kind === "array") return true
  if (node.kind !== "call" && !isVariable(check, node)) return false
  const type = check.typeOf(node)
  return type.kind === "builtin" && type.name === "Array" && type.element === undefined
}

/**
 * Checks for a list such as `State.keys()`; Godot infers a type for the results of its methods, `State.keys().front()`.
 */
const isMadeOfEnum = (check: Check, node: Expression): boolean =>
  node.kind === "call" && node.callee.kind === "attribute" && check.typeOf(node.callee.base).kind === "enum"

/**
 * Returns the looseness of a call's result: of a function without a type, or of one that returns a Variant by the
 * reference; of a global function only with an argument that is unknown before the script runs.
 */
const looseCall = (
  check: Check,
  { callee, arguments: args }: CallExpression,
  looseness: (node: Expression) => Looseness | undefined
): Looseness | undefined => {
  if (callee.kind === "identifier") {
    if (findLocal(check.scope, callee.name) !== undefined) return undefined
    const own = bareMember(check, callee.name)
    if (typeof own === "object") return own.kind === "native" ? resultOf(own.member) : resultOfScript(own.member)
    const global = check.api.global(callee.name)
    if (global?.kind !== "method" || global.doc.returnType !== "Variant") return undefined
    return args.some((one) => isVariable(check, one) || one.kind === "self" || one.kind === "node")
      ? "Variant"
      : undefined
  }
  if (callee.kind !== "attribute" || callee.base.kind === "super") return undefined
  if (isMadeOfEnum(check, callee.base)) return undefined
  const base = looseness(callee.base)
  if (base === "any" || base === "Variant") return "any"
  // Looks the method up in the value's own type: Godot knows no more of it than is known here.
  const type = base === "value" ? check.typeOf(callee.base) : undefined
  if (lacks(check, callee.base, callee.name.name, type)) return "any"
  const own = scriptMember(check, callee)
  if (own !== undefined) return resultOfScript(own)
  const known = isVariable(check, callee.base) ? check.typeOf(callee.base) : hardType(check, callee.base)
  const found =
    known.kind === "builtin"
      ? check.api.find(known.name, callee.name.name)
      : known.kind === "object"
        ? nativeMember(check, known, callee.name.name)
        : undefined
  return typeof found === "object" ? resultOf(found) : undefined
}

/**
 * Returns the looseness of the result of a script's function. Without a declared type, its `return` values may show
 * one, as the first value of a variable does: Godot knows what a method of such a result returns if it analysed the
 * function before.
 */
const resultOfScript = (member: ScriptMember): Looseness | undefined => {
  if (member.kind !== "function") return undefined
  if (member.returnType === undefined) return "value"
  return member.returnType.path[0]?.name === "Variant" ? "Variant" : undefined
}

const resultOf = (member: NativeMember): Looseness | undefined =>
  member.kind === "method" && member.doc.returnType === "Variant" ? "Variant" : undefined

const nativeMember = (check: Check, type: ObjectType, name: string) => {
  const found = findMember(check, type.class, name)
  return typeof found === "object" && found.kind === "native" ? found.member : undefined
}
