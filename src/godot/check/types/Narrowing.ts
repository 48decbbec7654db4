/**
 * Narrows variables by tests of their class: within `if event is InputEventKey:` the event is a key.
 *
 * Godot looks at the class only when the script runs. So a narrowed variable remains untyped: its members are known,
 * and the places that it is passed to are not checked.
 */
import type { Expression } from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import type { Local } from "../names/Locals.ts"
import { typeOfNode } from "../names/Resolve.ts"
import { type Type, unknown } from "./Types.ts"

/**
 * Returns the type that a variable without a declared one is known to have: no built-in type if the function tests the
 * variable's type, since code after the test may be for values of another type. A dictionary stays one: any member may
 * be a key of it.
 */
export const unlessTested = ({ scope }: Check, name: string, type: Type): Type =>
  type.kind === "builtin" && type.name !== "Dictionary" && scope.tested.has(name) ? unknown : type

/** Returns the variables whose class is known if a condition is true, each with that type. */
export const narrowed = (check: Check, condition: Expression): ReadonlyArray<Local> => {
  const found: Array<Local> = []
  let at: Expression = condition
  // A chain of `and` grows to the left.
  for (let steps = 0; steps < MAX_TESTS && at.kind === "binary" && at.operator === "and"; steps++) {
    tested(check, at.right, found)
    at = at.left
  }
  tested(check, at, found)
  return found
}

/** Maximum number of tests in a chain of `and` that are read: each of them depends on those before it. */
const MAX_TESTS = 16

const tested = (check: Check, node: Expression, found: Array<Local>): void => {
  if (node.kind !== "is" || node.negated || node.value.kind !== "identifier") return
  const { name } = node.value
  const local = findLocal(check.scope, name)
  if (local === undefined || check.scope.assigned.has(name)) return
  const type = typeOfNode(check, node.type, check.scope.class)
  if (type.kind === "builtin" && !local.isTyped) found.push({ ...local, type })
  if (type.kind !== "object") return
  const isDeclared = local.isTyped && local.isMoreExact !== true
  found.push({ ...local, type, isTyped: false, ...(isDeclared ? { declared: local.type } : {}) })
}

/** Runs with the variables narrowed by a condition that holds. */
export const assuming = <A>(check: Check, condition: Expression, run: () => A): A => {
  const known = narrowed(check, condition)
  if (known.length === 0) return run()
  const { locals } = check.scope
  const opened = locals.open()
  for (const one of known) locals.add(one)
  const result = run()
  locals.close(opened)
  return result
}
