/** Checks methods that are named by a text: `connect("pressed", self, "_on_pressed")` and `Callable(self, "f")`. */
import type { Expression } from "../script/Ast.ts"
import { isAbsentFrom } from "./Absence.ts"
import { type Check, quotedAs } from "./Context.ts"
import { lacks, nearWithinBudget } from "./Fix.ts"
import { memberNamesOf } from "./memberNames.ts"
import { findMember } from "./Resolve.ts"
import { typoOf } from "./Slips.ts"

/**
 * Reports a method that an object of a script lacks. Descendants of the script may have it, so the report needs the whole
 * project, or a name that is a slip of one that the script has.
 */
export const checkMethodName = (check: Check, object: Expression | undefined, method: Expression | undefined): void => {
  if (object === undefined || method?.kind !== "literal" || !/^[A-Za-z_]\w*$/.test(method.value)) return
  if (method.type !== "String" && method.type !== "StringName") return
  const type = check.typeOf(object)
  if (type.kind !== "object" || type.class.kind !== "script" || !check.input.reference.isComplete) return
  if (findMember(check, type.class, method.value) !== "absent") return
  const typo = typoOf(method.value, type.class.script.members.keys())
  const isSure = isAbsentFrom(check, type.class, method.value, type.isExact)
  if (!isSure && (typo === undefined || check.project !== undefined)) return
  const { class: owner } = type
  const fix = typo ?? nearWithinBudget(check, method.value, () => memberNamesOf(check, owner)).fix
  const message =
    object.kind === "self" ? `This script has no ${JSON.stringify(method.value)}.` : lacks(check, owner, method.value)
  check.report("unknown-member", method, message, fix === undefined ? {} : { fix: quotedAs(check, method, fix) })
}
