/** Finds the calls with which other languages wait for a time. */
import type { CallExpression, Identifier, Name } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { isDeclared } from "../names/Absence.ts"
import { bareMember } from "../names/bareMember.ts"
import { isInNode } from "../names/SceneNodes.ts"

/** Functions of other languages that wait for a time. */
const pauses: ReadonlySet<string> = new Set(["sleep", "wait", "delay", "wait_for_seconds", "WaitForSeconds"])

/** Returns the code by which a node waits, in place of a call; undefined if the code is not in a node. */
const pauseOf = (check: Check, { arguments: [time, ...others] }: CallExpression): string | undefined =>
  time === undefined || others.length > 0 || check.dialect === 3 || !isInNode(check)
    ? undefined
    : `await get_tree().create_timer(${source(check, time)}).timeout`

/** Reports `sleep(1)`: a node waits for a timer. */
export const isPause = (check: Check, node: CallExpression, name: string, found: "absent" | "unsure"): boolean => {
  const fix = found === "absent" && pauses.has(name) ? pauseOf(check, node) : undefined
  if (fix === undefined) return false
  const message = `${name}() is declared neither here nor in ${check.input.reference.label}.`
  check.report("unknown-function", node, message, { fix })
  return true
}

/** Returns what to write instead of Python's `time.sleep(1)`, if nothing in the project can be named `time`. */
export const pythonPause = (check: Check, node: CallExpression, base: Identifier, name: Name): string | undefined => {
  if (base.name !== "time" || name.name !== "sleep") return undefined
  if (findLocal(check.scope, base.name) !== undefined || isDeclared(check, base.name)) return undefined
  if (bareMember(check, base.name) !== "absent" || check.project?.autoloads.has(base.name) === true) return undefined
  return pauseOf(check, node)
}

/** Reports `time.sleep(1)`. */
export const isPythonPause = (check: Check, node: CallExpression, base: Identifier, name: Name): boolean => {
  const fix = pythonPause(check, node, base, name)
  if (fix === undefined) return false
  check.report("unknown-identifier", node, `time is not in ${check.input.reference.label}.`, { fix })
  return true
}
