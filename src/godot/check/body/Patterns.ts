/** Checks the patterns of `match`. */
import type { Expression, Name, Pattern } from "../../script/Ast.ts"
import { type Check, findLocal, reportTakenInBlock, source } from "../Context.ts"
import { isMadeLater } from "../declarations/Constants.ts"
import { bareMember } from "../names/bareMember.ts"
import type { Local } from "../names/Locals.ts"
import { hardType } from "../types/HardTypes.ts"
import { loosenessOfBound } from "../types/Inference.ts"
import { type Type, unknown } from "../types/Types.ts"

/** Reports a call of a function of scripts or objects: patterns are constant, and call nothing. */
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

/** Reports an expression in a pattern that Godot 4 would have to compute. */
const computed = (check: Check, node: Expression): void => {
  if (node.kind === "identifier") return
  const root = rootOf(node)
  if (node.kind === "attribute" && root.kind === "identifier") return
  const isObjects = root.kind === "self" || root.kind === "node" || root.kind === "lambda"
  if (!isObjects && !isMadeLater(check, node) && !isMadeLater(check, root)) return
  const fix = root.kind === "attribute" ? { fix: source(check, node).slice("self.".length) } : {}
  check.report("syntax", node, "A pattern is a constant, a name or a name with dots; compare with when.", fix)
}

/** Returns the value with which a chain of members begins: `a` of `a.b`, and `self.a` of `self.a.b`. */
const rootOf = (node: Expression): Expression => {
  let at = node
  while (at.kind === "attribute" && at.base.kind !== "self") at = at.base
  return at
}

/** Reports `..` before the end of a list of patterns. */
const restLast = (check: Check, before: ReadonlyArray<Pattern>): void => {
  const found = before.find(({ kind }) => kind === "rest")
  if (found !== undefined) check.report("syntax", found, REST_LAST)
}

const REST_LAST = ".. matches the rest, so it must come last."

/** Reports a variable as a key of a dictionary pattern: `{name: "x"}` of other languages. */
const variableKey = (check: Check, key: Expression): void =>
  check.report(
    "syntax",
    key,
    "Keys in a pattern must be constants.",
    key.kind === "identifier" ? { fix: JSON.stringify(key.name) } : {}
  )

/** The type of a variable bound to the whole value: the one that Godot enforces for the value. */
const typeOfBound = (check: Check, value: Expression): Type => {
  const type = check.dialect === 3 ? unknown : hardType(check, value)
  if (type.kind === "object") return { kind: "object", class: type.class }
  return type.kind === "builtin" ? type : unknown
}

/** The place that a pattern is for. */
interface Matched {
  /** The value of the `match`. */
  readonly value: Expression
  /** The variables that its patterns bind so far, by their names. */
  readonly bound: Map<string, Local>
  /** True for patterns within others, which are for parts of the value. */
  readonly isPart?: boolean
}

/** Checks a pattern; the variables that it binds are added to those bound. */
export const bind = (check: Check, pattern: Pattern, matched: Matched): void => {
  const part = { ...matched, isPart: true }
  switch (pattern.kind) {
    case "value":
      if (isDefault(check, pattern.value) || isCalled(check, pattern.value)) break
      check.typeOf(pattern.value)
      if (check.dialect === 4) computed(check, pattern.value)
      break
    case "bind":
      bindVariable(check, pattern.name, matched)
      break
    case "array":
      restLast(check, pattern.items.slice(0, -1))
      for (const item of pattern.items) bind(check, item, part)
      break
    case "dictionary":
      for (const entry of pattern.entries.slice(0, -1)) {
        if (entry.key === undefined) check.report("syntax", pattern, REST_LAST)
      }
      for (const { key, value: item } of pattern.entries) {
        if (key !== undefined) check.typeOf(key)
        if (key !== undefined && check.dialect === 4 && isMadeLater(check, key)) variableKey(check, key)
        if (item !== undefined) bind(check, item, part)
      }
      break
    default:
      break
  }
}

/** Adds the variable of `var name` to the bound ones. */
const bindVariable = (check: Check, at: Name, { value, bound, isPart = false }: Matched): void => {
  const { name } = at
  if (bound.has(name)) check.report("duplicate", at, `This pattern already has a variable ${JSON.stringify(name)}.`)
  else reportTakenInBlock(check, at, name)
  const looseness = loosenessOfBound(check, value, isPart)
  const known = looseness === undefined ? {} : { looseness }
  const type = isPart ? unknown : typeOfBound(check, value)
  const isTyped = type.kind !== "unknown"
  bound.set(name, { name, type, isConstant: false, isBound: true, isTyped, at, ...known })
}
