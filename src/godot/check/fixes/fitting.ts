/** Checks whether a member could stand where a missing one is used. */
import { distance } from "../../../kernel/util/NearNames.ts"
import type { Check } from "../Context.ts"
import { type FoundMember, findMember, memberType } from "../names/Resolve.ts"
import type { NativeMember } from "../reference/NativeClass.ts"
import { nativeType } from "../reference/NativeMembers.ts"
import { isAssignable } from "../types/Convert.ts"
import { type ClassRef, requiredCount } from "../types/Types.ts"
import type { Use } from "./successorUse.ts"

/** Checks whether a method accepts a number of arguments; true for any other member. */
export const takes = (member: NativeMember, given: number | undefined): boolean => {
  if (member.kind !== "method" || given === undefined) return true
  const { arguments: parameters, qualifiers } = member.doc
  return given >= requiredCount(parameters) && (qualifiers.includes("vararg") || given <= parameters.length)
}

/** Kinds of members that can be called, and kinds that can be assigned to. */
const called: ReadonlySet<string> = new Set(["method", "accessor", "function"])
const assigned: ReadonlySet<string> = new Set(["property", "variable"])

/**
 * Checks whether a member of a class can be used in this way: called with that number of arguments, assigned the value
 * of the statement, or read. A name with one wrong letter may be used with a wrong value or number of arguments, too.
 */
export const fitting =
  (check: Check, ref: ClassRef, name: string, use: Use, given?: number): ((candidate: string) => boolean) =>
  (candidate) => {
    const found = findMember(check, ref, candidate)
    if (typeof found === "string") return true
    const { kind } = found.member
    if (use === "call") return called.has(kind) && (isMisspelt(name, candidate) || takesGiven(found, given))
    if (use === "place") return assigned.has(kind) && (isMisspelt(name, candidate) || takesValue(check, found))
    // In Godot 3 no method is a value.
    if (kind === "method" && check.dialect === 3) return false
    // A setter or getter cannot replace a property that is read: `set_loops` for `loops`.
    if (kind === "method" && /^(?:set|get|is)_/.test(candidate) && candidate.endsWith(`_${name}`)) return false
    // A name in lower case after an object is not a constant of its class.
    return kind !== "constant" || /^[A-Z]/.test(name)
  }

/** Checks for one wrong letter; the plural of a name is another name. */
const isMisspelt = (name: string, candidate: string): boolean =>
  distance(name, candidate, 1) <= 1 && candidate !== `${name}s` && name !== `${candidate}s`

/** Checks whether a function accepts a number of arguments; true for any other member. */
const takesGiven = (found: Exclude<FoundMember, string>, given: number | undefined): boolean => {
  if (found.kind === "native") return takes(found.member, given)
  if (found.member.kind !== "function" || given === undefined) return true
  const { parameters, rest } = found.member
  const required = parameters.filter((one) => one.default === undefined).length
  return given >= required && (rest !== undefined || given <= parameters.length)
}

/** Checks whether the statement's value can be assigned to a member, as far as the types are known. */
const takesValue = (check: Check, found: Exclude<FoundMember, string>): boolean => {
  const { statement } = check
  if (statement?.kind !== "assignment" || statement.operator !== undefined) return true
  const type = found.kind === "script" ? memberType(check, found.class, found.member) : nativeType(check, found.member)
  return isAssignable(check, check.typeOf(statement.value), type)
}
