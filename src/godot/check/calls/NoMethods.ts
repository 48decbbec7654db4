/** Reports calls of a property or a variable, if nothing at all has a method of that name. */
import type { AttributeExpression, CallExpression, Name } from "../../script/Ast.ts"
import type { Check } from "../Context.ts"
import { isAbsentFrom, soleKind } from "../names/Absence.ts"
import { isReported } from "../names/Members.ts"
import type { ObjectType } from "../types/Types.ts"

/** Reports `body.health()` on an object of an unknown class; false if a method may be meant. */
export const isNoMethod = (check: Check, node: CallExpression, { base, name }: AttributeExpression): boolean => {
  return check.dialect === 4 && !isReported(check, base) && isOtherKind(check, node, name)
}

/** Reports `node.text()` on an object that certainly lacks such a method and may have such a property. */
export const isOtherMember = (
  check: Check,
  node: CallExpression,
  name: Name,
  { class: ref, isExact }: ObjectType
): boolean => !isAbsentFrom(check, ref, name.name, { isExact, role: "property" }) && isOtherKind(check, node, name)

/** Reports the call if all members of that name are of one kind other than method. */
const isOtherKind = (
  check: Check,
  { arguments: args, end }: CallExpression,
  { name, start, end: nameEnd }: Name
): boolean => {
  const what = soleKind(check, name)
  if (what === undefined) return false
  const message = `No class has a method ${JSON.stringify(name)}; it is a ${what}.`
  const isPlain = args.length === 0
  check.report("unknown-function", { start, end: isPlain ? end : nameEnd }, message, isPlain ? { fix: name } : {})
  return true
}
