/** Looks up members that are known for certain, by a bare name or through a value, and their types. */
import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import type { Bare } from "../Memory.ts"
import { nativeType } from "../reference/NativeMembers.ts"
import type { Type } from "../types/Types.ts"
import { bareMember } from "./bareMember.ts"
import { findMember, type Member, memberType } from "./Resolve.ts"

/** Returns the member that a bare name means; undefined for a variable of the function. */
export const memberNamed = (check: Check, name: string): Bare | undefined => {
  const found = findLocal(check.scope, name) === undefined ? bareMember(check, name) : undefined
  return typeof found === "object" ? found : undefined
}

/** Returns the member that an object, or a class as a value, has by a name. */
export const memberOfValue = (check: Check, value: Expression, name: string): Member | undefined => {
  const type = check.typeOf(value)
  const found = type.kind === "object" || type.kind === "class" ? findMember(check, type.class, name) : undefined
  return typeof found === "object" ? found : undefined
}

/** Returns the type of a member as a value. */
export const typeOfMember = (check: Check, found: Member): Type =>
  found.kind === "native" ? nativeType(check, found.member) : memberType(check, found.class, found.member)
