/** Compares a function with the one that it overrides: both must accept the same calls. */
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import type { FunctionNode } from "../../script/Ast.ts"
import { isCutShort } from "../../script/Patterns.ts"
import type { Span } from "../../script/Position.ts"
import type { Check } from "../Context.ts"
import { baseOf, type FoundMember, findMember, isDescendant, type Member, typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { type NativeMember, nativeUri } from "../reference/NativeClass.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import {
  anyObject,
  type ClassRef,
  classNameOf,
  describe,
  requiredCount,
  subjectOf,
  type Type,
  unknown
} from "../types/Types.ts"
import { isTurnedOff } from "../WarningLevel.ts"

/** Returns the member that a class inherits; "unsure" also if the class is an ancestor of itself. */
export const inheritedMember = (check: Check, owner: ScriptClass, name: string): FoundMember => {
  const base = baseOf(check, owner)
  const found = base === undefined ? "unsure" : findMember(check, base, name)
  const isOwn = typeof found === "object" && found.kind === "script" && found.class.node === owner.node
  return isOwn ? "unsure" : found
}

/** Checks that an override is callable like the function of the ancestor. */
export const overridden = (check: Check, owner: ScriptClass, node: FunctionNode, returns: Type | undefined): void => {
  const { name } = node.name
  if (name === "_init" || name === "_static_init" || name === "" || isCutShort(node)) return
  const found = inheritedMember(check, owner, name)
  if (typeof found === "string") return
  if (found.kind === "native") overridesNative(check, { owner, node, returns }, found.member)
  else overridesScript(check, { owner, node, returns }, found)
}

/** Checks a function that has the name of a member of Godot. */
const overridesNative = (check: Check, override: Override, member: NativeMember): void => {
  const { node } = override
  const { name } = node.name
  const isVirtual = member.kind === "method" && member.doc.qualifiers.includes("virtual")
  // Godot 3 requires the same parameters also for a function with the name of a method that is not virtual.
  const own = isVirtual || check.dialect === 3 ? nativeMethod(check, member, node) : undefined
  if (own !== undefined) {
    compare(check, override, own)
    return
  }
  if (check.dialect === 3 || member.kind !== "method" || isTurnedOff(check, "native_method_override")) return
  if (member.owner === "Object" && name.startsWith("_")) return
  const message = `${member.owner}.${name}() is not virtual; Godot does not call this override.`
  check.report("native-override", node.name, message, { uri: nativeUri(member) })
}

/** A member of a script. */
type FoundInScript = Extract<Member, { readonly kind: "script" }>

/** Checks a function with the name of a member of a parent script. */
const overridesScript = (check: Check, override: Override, { class: owner, member }: FoundInScript): void => {
  const { node } = override
  const { name } = node.name
  const ref: ClassRef = { kind: "script", script: owner }
  if (member.kind !== "function") {
    // In Godot 3 a function may be called like a variable or a signal of its parent.
    if (member.kind !== "class" && check.dialect === 4)
      check.report("member-exists", node.name, `${subjectOf(ref)} has a member ${JSON.stringify(name)} already.`)
    return
  }
  if (isCutShort(member)) return
  compare(check, override, {
    name: `${classNameOf(ref)}.${name}()`,
    parameters: member.parameters.map(({ type }) => (type === undefined ? unknown : typeOfNode(check, type, owner))),
    required: requiredCount(member.parameters),
    isVararg: member.rest !== undefined,
    returns: member.returnType === undefined ? undefined : typeOfNode(check, member.returnType, owner),
    isStatic: member.isStatic,
    head: () => scriptHead(owner, member)
  })
}

/** Returns the parameters and result of a method of Godot; for a property's setter or getter only their number. */
const nativeMethod = (check: Check, member: NativeMember, node: FunctionNode): Overridden | undefined => {
  if (member.kind !== "method" && member.kind !== "accessor") return undefined
  const { owner } = member
  const common = { name: `${owner}.${node.name.name}()`, uri: nativeUri(member), isStatic: false }
  if (member.kind === "accessor") {
    // One that several properties share takes more than the value.
    const properties = check.api.nativeClass(owner)?.doc.properties ?? []
    const sharing = properties.filter(({ setter, getter }) => [setter, getter].includes(node.name.name))
    const parameters = member.isSetter ? [unknown] : []
    return sharing.length === 1 ? { ...common, parameters, required: parameters.length, returns: undefined } : undefined
  }
  const { arguments: parameters, returnType, qualifiers } = member.doc
  return {
    ...common,
    parameters: parameters.map(({ type }) => typeOfDoc(check, type)),
    required: requiredCount(parameters),
    returns: returnType === undefined ? undefined : typeOfDoc(check, returnType),
    ...(qualifiers.includes("virtual") ? { head: () => nativeHead(check, member.doc, node) } : {})
  }
}

/** The text after a function's name: its parameters and its result. */
interface Head {
  /** `(delta: float)` */
  readonly parameters: string
  /** ` -> void`, or an empty string. */
  readonly returns: string
}

/** The head of a virtual function, with the script's names of its parameters, and without a return type of Variant. */
const nativeHead = (
  check: Check,
  { arguments: parameters, returnType = "void" }: MethodDoc,
  { parameters: own }: FunctionNode
): Head => {
  const isTyped = check.dialect === 4
  const typed = (type: string) => type.replace(/^(.+)\[\]$/, "Array[$1]")
  const names = parameters.map(({ name }, i) => own[i]?.name.name ?? name)
  // A function without the first parameter may use the name of the second one.
  const isTwice = new Set(names).size < names.length
  const list = parameters.map(({ name: given, type = "Variant" }, i) => {
    const name = isTwice ? given : (names[i] ?? given)
    return isTyped ? `${name}: ${typed(type)}` : name
  })
  const isUntyped = !isTyped || returnType === "Variant"
  return { parameters: `(${list.join(", ")})`, returns: isUntyped ? "" : ` -> ${typed(returnType)}` }
}

const scriptHead = ({ script: { text } }: ScriptClass, { parameters, rest, returnType }: FunctionNode): Head => {
  const written = ({ start, end }: Span) => text.slice(start, end)
  const list = [...parameters.map(written), ...(rest === undefined ? [] : [`...${written(rest)}`])]
  return {
    parameters: `(${list.join(", ")})`,
    returns: returnType === undefined ? "" : ` -> ${written(returnType)}`
  }
}

/** The place of a function's name, parameters and result. */
const headOf = ({ script }: Check, { name, parameters, rest, returnType }: FunctionNode): Span => {
  const last = rest ?? parameters.at(-1) ?? name
  const end = returnType?.end ?? script.text.indexOf(")", last.end) + 1
  return { start: name.start, end: Math.max(end, last.end) }
}

/** Types of the arguments that Godot passes to a virtual function that a script overrides, such as `_input(event)`. */
export const virtualArgumentTypes = (check: Check, owner: ScriptClass, node: FunctionNode): ReadonlyArray<Type> => {
  const { name } = node.name
  if (!name.startsWith("_") || owner.members.get(name) !== node) return []
  const base = baseOf(check, owner)
  const found = base === undefined ? "unsure" : findMember(check, base, name)
  if (typeof found === "string" || found.kind === "script" || found.member.kind !== "method") return []
  const { arguments: parameters, qualifiers } = found.member.doc
  return qualifiers.includes("virtual") ? parameters.map(({ type }) => typeOfDoc(check, type)) : []
}

interface Overridden {
  readonly name: string
  readonly parameters: ReadonlyArray<Type>
  readonly required: number
  readonly isVararg?: boolean
  readonly returns: Type | undefined
  readonly uri?: string
  readonly isStatic: boolean
  /** Present if the function is meant to replace the other one. */
  readonly head?: () => Head
}

/** A function that overrides another. */
interface Override {
  readonly owner: ScriptClass
  readonly node: FunctionNode
  /** The type of its result, if known. */
  readonly returns: Type | undefined
}

/** A fault of an override: how the overridden function differs, and the correct head. */
interface Mismatch {
  readonly what: string
  readonly head: Head | undefined
  /** False if another head alone would leave the body wrong. */
  readonly isFixed: boolean
}

const compare = (check: Check, override: Override, other: Overridden): void => {
  const mismatch = mismatchOf(check, override, other)
  if (mismatch === undefined) return
  const { node } = override
  const { what, head, isFixed } = mismatch
  check.report(
    "override-signature",
    headOf(check, node),
    `${node.name.name}() must be callable like ${other.name}, which ${what}${head === undefined ? ", or have another name" : ""}.`,
    {
      ...(node.isStatic === other.isStatic && head !== undefined && isFixed
        ? { fix: `${node.name.name}${head.parameters}${head.returns}` }
        : {}),
      ...(other.uri === undefined ? {} : { uri: other.uri })
    }
  )
}

/** Compares the numbers of parameters, then whether both are static, then the types. */
const mismatchOf = (check: Check, override: Override, other: Overridden): Mismatch | undefined => {
  const { node, owner } = override
  const isOtherResult = hasOtherResult(check, override, other)
  const what =
    otherCount(node, other) ??
    (node.isStatic === other.isStatic ? undefined : other.isStatic ? "is static" : "is not static") ??
    otherParameter(check, override, other)
  if (what !== undefined) return { what, head: headFor(check, node, isOtherResult, other.head?.()), isFixed: true }
  if (!isOtherResult || other.returns === undefined) return undefined
  const head = other.head?.()
  const { parameters } = scriptHead(owner, node)
  // With only the type changed, the body would return the wrong type.
  const isFixed = head?.returns === "" || (other.returns.kind === "void" && !node.gives)
  return {
    what: `returns ${describe(other.returns)}`,
    head: head && { ...head, parameters },
    isFixed
  }
}

const hasOtherResult = (check: Check, { returns }: Override, other: Overridden): boolean =>
  returns !== undefined &&
  other.returns !== undefined &&
  (clashes(check, returns, other.returns) || (check.dialect === 3 && isAnother(check, returns, other.returns)))

/** Describes the number of parameters of the other function, if the override does not accept as many arguments. */
const otherCount = (node: FunctionNode, other: Overridden): string | undefined => {
  const { length } = other.parameters
  const takesAll = node.rest !== undefined || node.parameters.length >= length
  const takesMore = other.isVararg === true
  if (requiredCount(node.parameters) <= other.required && takesAll && !(takesMore && node.rest === undefined)) {
    return undefined
  }
  const counts = other.required === length ? `${length}` : `${other.required} to ${length}`
  return `takes ${takesMore ? `${counts} and more` : counts} ${length === 1 ? "parameter" : "parameters"}`
}

/** Describes the first parameter that has another type in the overridden function. */
const otherParameter = (check: Check, { owner, node }: Override, other: Overridden): string | undefined => {
  const isNot = check.dialect === 3 ? isAnother : isNarrower
  for (const [i, parameter] of node.parameters.entries()) {
    const expected = other.parameters[i]
    if (expected === undefined || parameter.type === undefined) continue
    const given = typeOfNode(check, parameter.type, owner)
    if (isNot(check, given, expected) || (check.dialect === 3 && isObjectOrOther(given, expected))) {
      return `takes ${describe(expected)} as its parameter ${i + 1}`
    }
  }
  return undefined
}

/**
 * The head that an override with other parameters needs: its result type stays unless it is wrong, and a missing one
 * becomes `void` if the body returns no value.
 */
const headFor = (
  { script }: Check,
  { returnType, gives }: FunctionNode,
  isOtherResult: boolean,
  head: Head | undefined
): Head | undefined => {
  if (head === undefined || isOtherResult) return head
  if (returnType !== undefined)
    return { ...head, returns: ` -> ${script.text.slice(returnType.start, returnType.end)}` }
  return head.returns === " -> void" && !gives ? head : { ...head, returns: "" }
}

/** Checks whether two types differ where Godot 3 wants the same one. */
const isAnother = (_: Check, own: Type, expected: Type): boolean => {
  if (own.kind === "object" && expected.kind === "object") {
    const [one, other] = [own.class, expected.class]
    return one.kind === "native" && other.kind === "native" && one.name !== other.name
  }
  return isOtherBuiltin(own, expected)
}

/** Checks for two different built-in types, or for a built-in type and an object. */
const isOtherBuiltin = (own: Type, expected: Type): boolean => {
  if (own.kind === "builtin" && expected.kind === "builtin") return own.name !== expected.name
  return (
    (own.kind === "builtin" && expected.kind === "object") || (own.kind === "object" && expected.kind === "builtin")
  )
}

/** Checks for `Object` in the place of another type, or the other way round. */
const isObjectOrOther = (own: Type, expected: Type): boolean =>
  (own === anyObject) !== (expected === anyObject) &&
  [own, expected].some(({ kind }) => kind === "object" || kind === "builtin")

/** Checks whether a parameter takes less than the one of the parent's function. */
const isNarrower = (check: Check, own: Type, expected: Type): boolean =>
  own.kind === "object" && expected.kind === "object"
    ? isDescendant(check, expected.class, own.class) === false
    : isOtherBuiltin(own, expected)

/** Checks whether a function returns another type than the parent's does. */
const clashes = (check: Check, own: Type, expected: Type): boolean => {
  if (expected.kind === "void") return own.kind !== "void" && own.kind !== "unknown"
  if (own.kind === "void") return expected.kind === "builtin" || expected.kind === "object"
  return own.kind === "object" && expected.kind === "object"
    ? isDescendant(check, own.class, expected.class) === false
    : isOtherBuiltin(own, expected)
}
