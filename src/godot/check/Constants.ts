/** Values of constants, which Godot 4 must know before the program runs. */
import type { Expression } from "../script/Ast.ts"
import { bareMember } from "./bareMember.ts"
import { type Check, findLocal, source } from "./Context.ts"

/** Reports a constant whose value is certainly computed at run time; says nothing where that is not known. */
export const constantValue = (check: Check, value: Expression): void => {
  const what = check.dialect === 3 ? randomPart(check, value) : runtimePart(check, value)
  if (what === undefined) return
  const fix = what.fix === undefined ? {} : { fix: what.fix }
  check.report(
    "assign-constant",
    value,
    `A constant needs a value that is known before the script runs; ${what.reason}.`,
    fix
  )
}

/** Checks whether a value is certainly computed at run time. */
export const isMadeLater = (check: Check, value: Expression): boolean => runtimePart(check, value) !== undefined

interface RuntimePart {
  readonly reason: string
  readonly fix?: string
}

const runtimePart = (check: Check, node: Expression): RuntimePart | undefined => {
  switch (node.kind) {
    case "self":
    case "node":
    case "await":
    case "lambda":
      return { reason: "this one is made while it runs" }
    case "identifier":
      return isVariable(check, node.name) ? { reason: `${node.name} is a variable` } : undefined
    case "call":
      return runtimeCall(check, node)
    default:
      return undefined
  }
}

const isVariable = (check: Check, name: string): boolean => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return !local.isConstant
  const found = bareMember(check, name)
  return (
    typeof found === "object" &&
    (found.kind === "native" ? found.member.kind === "property" : found.member.kind === "variable")
  )
}

const runtimeCall = (check: Check, node: Expression & { readonly kind: "call" }): RuntimePart | undefined => {
  const { callee } = node
  if (callee.kind === "attribute") {
    const isMade = callee.name.name === "new" && check.typeOf(callee.base).kind === "class"
    return isMade ? { reason: "new() makes an object while it runs" } : undefined
  }
  if (callee.kind !== "identifier") return undefined
  const { name } = callee
  if (name === "load") {
    const [path] = node.arguments
    const fix = path?.kind === "literal" ? `preload(${source(check, path)})` : undefined
    return { reason: "load() runs later, preload() before", ...(fix === undefined ? {} : { fix }) }
  }
  if (check.api.global(name)?.kind === "method" && laterFunctions.has(name)) return calledLater(name)
  if (check.api.isBuiltin(name) || check.api.global(name) !== undefined) return undefined
  const found = bareMember(check, name)
  if (typeof found !== "object") return undefined
  const isMethod =
    found.kind === "native"
      ? found.member.kind === "method" || found.member.kind === "accessor"
      : found.member.kind === "function"
  return isMethod ? calledLater(name) : undefined
}

const calledLater = (name: string): RuntimePart => ({ reason: `${name}() is called while it runs` })

/** Global functions that Godot 4 calls only while a script runs, whatever their arguments. */
const laterFunctions: ReadonlySet<string> = new Set(
  `randi randf randi_range randf_range randfn rand_from_seed str typeof type_string type_convert error_string weakref hash
var_to_str str_to_var var_to_bytes bytes_to_var instance_from_id is_instance_valid is_same range inst_to_dict dict_to_inst
get_stack`.split(/\s+/)
)

/** Godot 3 knows the results of most functions before the script runs, but for those that differ each time. */
const randomPart = (check: Check, node: Expression): RuntimePart | undefined => {
  if (node.kind !== "call" || node.callee.kind !== "identifier") return undefined
  const { name } = node.callee
  return randomInGodot3.has(name) && check.api.global(name)?.kind === "method" ? calledLater(name) : undefined
}

const randomInGodot3: ReadonlySet<string> = new Set(["randi", "randf", "rand_range", "rand_seed"])
