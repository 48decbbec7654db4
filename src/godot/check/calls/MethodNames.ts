/** Checks methods that are named by a string: `connect("pressed", self, "_on_pressed")` and `Callable(self, "f")`. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { Expression } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import { type Check, quotedAs } from "../Context.ts"
import { nearWithinBudget, objectLacks } from "../fixes/Fix.ts"
import { typoOf } from "../fixes/Slips.ts"
import { isAbsentFrom } from "../names/Absence.ts"
import { memberNamesOf } from "../names/memberNames.ts"
import { findMember } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { type ObjectType, unknown } from "../types/Types.ts"

/**
 * Reports a method that an object of a script lacks. Descendants of the script may have it, so the report needs the
 * whole project, or a name that is a misspelling of one in the script.
 */
export const checkMethodName = (check: Check, object: Expression | undefined, method: Expression | undefined): void => {
  const type = object === undefined ? unknown : check.typeOf(object)
  if (type.kind === "object" && type.class.kind === "script") checkNameOf(check, object, type, method)
}

const namesIn = memoizeIn((script: ScriptClass): ReadonlySet<string> => new Set(script.members.keys()))

/** Reports a method that an object of a class lacks; `object` is absent where a script means itself. */
export const checkNameOf = (
  check: Check,
  object: Expression | undefined,
  { class: owner, isExact }: ObjectType,
  method: Expression | undefined
): void => {
  if (!isText(method) || !/^[A-Za-z_]\w*$/.test(method.value)) return
  if (!check.input.reference.isComplete || findMember(check, owner, method.value) !== "absent") return
  const typo = owner.kind === "script" ? typoOf(method.value, namesIn(owner.script)) : undefined
  const isSure = isAbsentFrom(check, owner, method.value, { isExact, role: "method" })
  if (!isSure && (typo === undefined || check.project !== undefined)) return
  const fix = typo ?? nearWithinBudget(check, method.value, () => memberNamesOf(check, owner)).fix
  const message = objectLacks(check, object, owner, method.value)
  check.report("unknown-member", method, message, fix === undefined ? {} : { fix: quotedAs(check, method, fix) })
}
