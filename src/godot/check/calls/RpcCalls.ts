/** Reports functions that are called on other peers without `@rpc`: Godot does not send such calls. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { CallExpression, FunctionNode, Name } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Script } from "../../script/Script.ts"
import { type Check, MAX_ANCESTORS } from "../Context.ts"
import { isOverridden } from "../names/Absence.ts"
import { baseOf, findMember, type Member } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import type { ClassRef } from "../types/Types.ts"
import { namedMember } from "./Callables.ts"

/** Methods that call a function on other peers -> the place of its name among the arguments of a node's method. */
const senders: ReadonlyMap<string, number> = new Map([
  ["rpc", 0],
  ["rpc_id", 1]
])

/** Reports `shoot.rpc()` of a function without `@rpc`. */
export const checkRpc = (check: Check, { callee }: CallExpression): void => {
  if (callee.kind === "attribute" && senders.has(callee.name.name))
    withoutRpc(check, namedMember(check, callee.base), callee.name)
}

/** Reports `rpc("shoot")` of a function without `@rpc`. */
export const checkRpcByName = (check: Check, { arguments: args }: CallExpression, at: Name, from: ClassRef): void => {
  const method = args[senders.get(at.name) ?? args.length]
  if (!isText(method)) return
  const found = findMember(check, from, method.value)
  if (typeof found === "object") withoutRpc(check, found, at)
}

const withoutRpc = (check: Check, found: Member | undefined, at: Name): void => {
  if (check.dialect === 3 || found?.kind !== "script" || found.member.kind !== "function") return
  const { name } = found.member.name
  if (isOverridden(check, found.class, name) || hasRpc(check, found.class, name) || configures(check)) return
  check.report("unknown-function", at, `${name}() has no @rpc before it, so it cannot be called on other peers.`)
}

/** Checks whether a class, or one that it extends, may allow other peers to call the function. */
const hasRpc = (check: Check, owner: ScriptClass, name: string): boolean => {
  let at: ClassRef | undefined = { kind: "script", script: owner }
  for (let steps = 0; at?.kind === "script" && steps < MAX_ANCESTORS; steps++) {
    const member = at.script.members.get(name)
    if (member?.kind === "function" && isRpc(member)) return true
    at = baseOf(check, at.script)
  }
  return at === undefined
}

/** Checks for `@rpc`, or for a word of Godot 3 that is reported with `@rpc` as its fix. */
const isRpc = ({ annotations, modifiers }: FunctionNode): boolean =>
  annotations.some((one) => one.name === "rpc") || modifiers.some((one) => one.name !== "static")

/** Checks whether a script may allow it by `rpc_config()`. */
const configures = ({ script, project }: Check): boolean =>
  mentionsConfig(script) ||
  (project !== undefined && (project.mentions("rpc_config") || project.holding("rpc_config").length > 0))

const mentionsConfig = memoizeIn(({ text }: Script) => text.includes("rpc_config"))
