/** Reports Godot 3's `JSON.parse(text)`, whose result was an object with an error and the value. */
import type { AttributeExpression, CallExpression, Expression } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { visitArguments } from "../calls/Calls.ts"

const message = "JSON.parse() is called on an object of JSON, not on the class"
const asValue = `${message}; JSON.parse_string() gives the value.`
const asObject = `${message}; JSON.new() makes one: its parse() gives the error, its data is the value.`

/** Checks for `JSON.parse(text)`. */
const isParse = (check: Check, node: Expression): node is CallExpression =>
  check.dialect === 4 &&
  node.kind === "call" &&
  node.arguments.length === 1 &&
  node.callee.kind === "attribute" &&
  node.callee.name.name === "parse" &&
  node.callee.base.kind === "identifier" &&
  node.callee.base.name === "JSON" &&
  findLocal(check.scope, "JSON") === undefined

/** Members of Godot 3's JSONParseResult. */
const parts = "error|error_line|error_string|result"
const MAX_PART = 20
/** Maximum length of the text after a call that is searched for them, in UTF-16 units. */
const MAX_AHEAD = 4000

/** Reports `JSON.parse(text).result`, and other members of its result. */
export const isOldParse = (check: Check, { base, name, start, end }: AttributeExpression): boolean => {
  if (!isParse(check, base) || !parts.split("|").includes(name.name)) return false
  visitArguments(check, base)
  if (name.name === "result")
    check.report("static-call", { start, end }, asValue, {
      fix: `JSON.parse_string(${base.arguments.map((one) => source(check, one)).join(", ")})`
    })
  else check.report("static-call", base.callee, asObject)
  return true
}

/** Matches the use of such a member after a call. */
const partAfter = new RegExp(`^\\.(?:${parts})\\b`)

/** Reports `JSON.parse(text)` for a variable whose members are used later; with a member, `isOldParse` reports it. */
export const isKeptParse = (check: Check, node: CallExpression): boolean => {
  const { statement } = check
  if (!isParse(check, node)) return false
  if (partAfter.test(check.script.text.slice(node.end, node.end + MAX_PART))) return true
  if (statement === undefined || statement.end !== node.end) return false
  const before = source(check, { start: statement.start, end: node.start })
  const name = /^(?:var\s+)?(\w+)\s*(?::\s*\w+\s*)?:?=\s*$/.exec(before)?.[1]
  if (
    name === undefined ||
    !new RegExp(`\\b${name}\\.(?:${parts})\\b`).test(check.script.text.slice(node.end, node.end + MAX_AHEAD))
  )
    return false
  visitArguments(check, node)
  check.report("static-call", node.callee, asObject)
  return true
}
