/**
 * Checks objects that are passed where a method takes a RID: Godot calls `get_rid()`, and uses an empty RID without it.
 */
import type { Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { isAbsentFrom, isDeclared } from "../names/Absence.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { findMember, nativeBase } from "../names/Resolve.ts"
import { describe, isBuiltin, type ObjectType, requiredCount, type Signature } from "../types/Types.ts"

/** Resources without a RID of their own, whose parts have RIDs: their `get_rid()` always returns an empty one. */
const worlds: ReadonlySet<string> = new Set(["World2D", "World3D"])

/** Reports an object that certainly becomes an empty RID, with the member that returns the intended one. */
export const checkRid = (check: Check, signature: Signature, i: number, arg: Expression): void => {
  const wanted = signature.parameters[i]
  if (wanted === undefined || !isBuiltin(wanted, "RID") || signature.isOfScript === true || check.dialect === 3) return
  const type = check.typeOf(arg)
  if (type.kind !== "object") return
  const parameter = signature.parameterNames[i] ?? ""
  const member = ridOf(check, type, parameter, signature.name)
  if (!isEmpty(check, type, member !== undefined)) return
  const given = arg.kind === "self" ? "self" : describe(type)
  const fix =
    member === undefined || source(check, arg).includes("\n")
      ? {}
      : { fix: arg.kind === "self" ? member : `${operandSource(check, arg)}.${member}` }
  check.report("argument-type", arg, `${signature.name}: ${parameter} is RID; ${given} becomes an empty one.`, {
    ...fix,
    ...(signature.uri === undefined ? {} : { uri: signature.uri })
  })
}

/**
 * Checks whether an object becomes an empty RID.
 *
 * @param hasPart True if another member gives the RID; then that of `get_rid()` in a derived class is not the one meant
 */
const isEmpty = (check: Check, { class: ref, isExact }: ObjectType, hasPart: boolean): boolean => {
  const base = nativeBase(check, ref)
  if (base === undefined) return false
  if (worlds.has(base)) return hasPart && !isDeclared(check, "_get_rid")
  if (findMember(check, ref, "get_rid") !== "absent" || isDeclared(check, "get_rid")) return false
  return hasPart || isAbsentFrom(check, ref, "get_rid", { isExact, role: "method" })
}

/**
 * Returns the only member of an object that returns the RID that the parameter's name asks for: `get_canvas_item()` of
 * a node for the `item` of `canvas_item_set_visible()`, `space` of a World2D for `space`.
 */
const ridOf = (check: Check, { class: ref }: ObjectType, parameter: string, method: string): string | undefined => {
  const called = method.replace(/^\w+\./, "")
  const found = new Map<string, string>()
  for (const name of memberNamesOf(check, ref)) {
    const member = findMember(check, ref, name)
    if (typeof member === "string" || member.kind !== "native" || name === "get_rid") continue
    const { member: native } = member
    const isProperty = native.kind === "property" && native.doc.type === "RID"
    const isGetter =
      native.kind === "method" &&
      native.doc.returnType === "RID" &&
      requiredCount(native.doc.arguments) === 0 &&
      name.startsWith("get_")
    if (isProperty || isGetter) found.set(name.replace(/^get_|_rid$/g, ""), isProperty ? name : `${name}()`)
  }
  const kinds = Array.from(found.keys()).filter((kind) => isNamedFor(parameter, kind, called))
  const [only] = kinds
  return kinds.length === 1 && only !== undefined ? found.get(only) : undefined
}

/** Checks whether a parameter of a method is named for a kind of thing: `map` for `navigation_map`. */
const isNamedFor = (parameter: string, kind: string, method: string): boolean =>
  parameter === kind ||
  parameter.endsWith(`_${kind}`) ||
  kind.endsWith(`_${parameter}`) ||
  (parameter === "parent" && method.startsWith(`${kind}_`) && kind.includes("_"))
