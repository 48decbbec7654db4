/** Warns where a value whose type has no null is compared with null. */
import type { BinaryExpression, Expression } from "../../script/Ast.ts"
import { type Check, operandSource, source } from "../Context.ts"
import { hardType } from "../types/HardTypes.ts"
import { describe } from "../types/Types.ts"

/** Methods that say of a type's values whether they are empty, which is what such a comparison is meant to find out. */
const questions: Readonly<Record<string, string>> = {
  String: "is_empty",
  StringName: "is_empty",
  NodePath: "is_empty",
  Array: "is_empty",
  Dictionary: "is_empty",
  Callable: "is_null",
  Signal: "is_null"
}

/** Warns of `== null` and `!=` with a value of a built-in type: Godot 4 has the answer before it looks at the value. */
export const warnNeverNull = (check: Check, node: BinaryExpression): void => {
  const { operator, left, right } = node
  if (check.dialect === 3 || (operator !== "==" && operator !== "!=")) return
  const value = isNull(right) ? left : isNull(left) ? right : undefined
  // What a key does not lead to is null, whatever type the values have.
  if (value === undefined || value.kind === "index") return
  const type = hardType(check, value)
  if (type.kind !== "builtin" || isAskedBeside(check, value)) return
  const always = operator === "==" ? "false" : "true"
  const question = questions[type.name] ?? (type.name.startsWith("Packed") ? "is_empty" : undefined)
  const message = `${describe(type)} is never null, so this is always ${always}.`
  const not = operator === "==" ? "" : "not "
  const fix = question === undefined ? {} : { fix: `${not}${operandSource(check, value)}.${question}()` }
  check.report("never-null", node, message, fix)
}

/** Maximum length of a line that is searched for another question. */
const MAX_LINE = 1000

/** Checks for a line that also asks whether the value is empty: then the comparison is needless, and does no harm. */
const isAskedBeside = (check: Check, value: Expression): boolean => {
  const { text } = check.script
  const end = text.indexOf("\n", value.end)
  const line = text.slice(text.lastIndexOf("\n", value.start) + 1, end === -1 ? text.length : end)
  if (line.length > MAX_LINE) return false
  const asked = source(check, value)
  return [".is_empty()", ".size()", ".length()", '== ""', '!= ""', "== ''", "!= ''"].some((rest) =>
    line.replaceAll(" ", "").includes(`${asked}${rest}`.replaceAll(" ", ""))
  )
}

const isNull = (node: Expression): boolean => node.kind === "literal" && node.type === "null"
