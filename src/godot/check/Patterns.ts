/** Checks the patterns of `match`. */
import type { Expression, Pattern } from "../script/Ast.ts"
import { bareMember } from "./bareMember.ts"
import { type Check, findLocal, reportTakenInBlock } from "./Context.ts"
import type { Local } from "./Locals.ts"
import { unknown } from "./Types.ts"

/** Reports a call of a function of scripts or objects: patterns are compared as they are written, and call nothing. */
const isCalled = (check: Check, node: Expression): boolean => {
  if (node.kind !== "call") return false
  const { callee } = node
  if (callee.kind === "identifier" && (check.api.isBuiltin(callee.name) || check.api.global(callee.name) !== undefined))
    return false
  if (callee.kind === "attribute" && callee.base.kind === "identifier" && check.api.isBuiltin(callee.base.name))
    return false
  const instead = check.dialect === 3 ? "use if and elif" : "compare with when"
  check.report("syntax", node, `A pattern is a constant, a name or a name with dots, not a call; ${instead}.`)
  return true
}

/** Reports the `default` of other languages' match. */
const isDefault = (check: Check, node: Expression): boolean => {
  if (node.kind !== "identifier" || node.name !== "default") return false
  if (findLocal(check.scope, node.name) !== undefined || typeof bareMember(check, node.name) === "object") return false
  check.report("unknown-identifier", node, "GDScript's match uses _ for everything else.", { fix: "_" })
  return true
}

/** Checks a pattern; the variables that it binds are added to `bound`, by their names. */
export const bind = (check: Check, pattern: Pattern, bound: Map<string, Local>): void => {
  switch (pattern.kind) {
    case "value":
      if (!isDefault(check, pattern.value) && !isCalled(check, pattern.value)) check.typeOf(pattern.value)
      break
    case "bind": {
      const { name } = pattern.name
      if (bound.has(name))
        check.report("duplicate", pattern.name, `This pattern already has a variable ${JSON.stringify(name)}.`)
      else reportTakenInBlock(check, pattern.name, name)
      bound.set(name, { name, type: unknown, isConstant: false, isTyped: false, at: pattern.name })
      break
    }
    case "array":
      for (const item of pattern.items) bind(check, item, bound)
      break
    case "dictionary":
      for (const { key, value } of pattern.entries) {
        if (key !== undefined) check.typeOf(key)
        if (value !== undefined) bind(check, value, bound)
      }
      break
    default:
      break
  }
}
