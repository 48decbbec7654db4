/** Finds the calls by which other languages wait for a time. */
import type { CallExpression } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import { isInNode } from "../names/SceneNodes.ts"

/** Functions of other languages that wait for a time. */
const pauses: ReadonlySet<string> = new Set(["sleep", "wait", "delay", "wait_for_seconds", "WaitForSeconds"])

/** Reports `sleep(1)`: a node waits for a timer. */
export const isPause = (check: Check, node: CallExpression, name: string, found: "absent" | "unsure"): boolean => {
  const [time, ...others] = node.arguments
  const isOne = found === "absent" && pauses.has(name) && time !== undefined && others.length === 0
  if (!isOne || check.dialect === 3 || !isInNode(check)) return false
  const message = `${name}() is declared neither here nor in ${check.input.reference.label}.`
  check.report("unknown-function", node, message, {
    fix: `await get_tree().create_timer(${source(check, time)}).timeout`
  })
  return true
}
