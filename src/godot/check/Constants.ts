/** Values of constants, which Godot 4 must know before the program runs. */
import type { AttributeExpression, Expression } from "../script/Ast.ts"
import { bareMember } from "./bareMember.ts"
import { type Bare, type Check, findLocal, source } from "./Context.ts"
import { findMember, type Member } from "./Resolve.ts"

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
      return runtimeName(check, node.name)
    case "attribute":
      return runtimeMember(check, node)
    case "call":
      return runtimeCall(check, node)
    case "array":
      return firstOf(node.items, (item) => runtimePart(check, item))
    case "dictionary":
      return firstOf(node.entries, ({ key, value }) => runtimePart(check, key) ?? runtimePart(check, value))
    case "index":
      return runtimePart(check, node.base) ?? runtimePart(check, node.index)
    case "unary":
      return runtimeOperand(check, node.operand)
    case "binary":
      return runtimeOperand(check, node.left) ?? runtimeOperand(check, node.right)
    case "ternary":
      return firstOf([node.condition, node.value, node.otherwise], (part) => runtimeOperand(check, part))
    case "cast":
    case "is":
      return runtimeOperand(check, node.value)
    default:
      return undefined
  }
}

const firstOf = <A>(items: ReadonlyArray<A>, find: (item: A) => RuntimePart | undefined): RuntimePart | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Finds what of an operand is made at run time. Godot computes with no array and dictionary that is written there. */
const runtimeOperand = (check: Check, node: Expression): RuntimePart | undefined =>
  node.kind === "array" || node.kind === "dictionary"
    ? { reason: "a list that is part of it is made while it runs" }
    : runtimePart(check, node)

const runtimeName = (check: Check, name: string): RuntimePart | undefined => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.isConstant ? undefined : { reason: `${name} is a variable` }
  const found = bareMember(check, name)
  return typeof found === "object" ? runtimeFound(found, name) : undefined
}

const runtimeFound = (found: Member | Bare, name: string): RuntimePart | undefined => {
  const { kind } = found.member
  if (kind === "property" || kind === "variable") return { reason: `${name} is a variable` }
  if (kind === "signal") return { reason: `${name} is a signal, which belongs to an object` }
  const isMethod = kind === "method" || kind === "accessor" || kind === "function"
  return isMethod ? { reason: `${name} is a function` } : undefined
}

/** Finds what of a member is made at run time; a constant may be read through an object. */
const runtimeMember = (check: Check, { base, name }: AttributeExpression): RuntimePart | undefined => {
  const type = check.typeOf(base)
  if (type.kind === "object" || type.kind === "class") {
    const found = findMember(check, type.class, name.name)
    return typeof found === "object" ? runtimeFound(found, name.name) : undefined
  }
  return type.kind === "builtin" || isUntyped(check, base) ? runtimePart(check, base) : undefined
}

/** Checks whether Godot has no class in which it could find a constant: that of a parameter without a type. */
const isUntyped = (check: Check, base: Expression): boolean =>
  base.kind === "identifier" &&
  check.scope.function?.parameters.some(
    (one) => one.name.name === base.name && one.type === undefined && one.default === undefined
  ) === true

const runtimeCall = (check: Check, node: Expression & { readonly kind: "call" }): RuntimePart | undefined => {
  const { callee } = node
  if (callee.kind === "attribute") {
    const isMade = callee.name.name === "new" && check.typeOf(callee.base).kind === "class"
    return isMade ? { reason: "new() makes an object while it runs" } : calledLater(callee.name.name)
  }
  if (callee.kind !== "identifier") return undefined
  const { name } = callee
  if (name === "load") {
    const [path] = node.arguments
    const fix = path?.kind === "literal" ? `preload(${source(check, path)})` : undefined
    return { reason: "load() runs later, preload() before", ...(fix === undefined ? {} : { fix }) }
  }
  if (check.api.global(name)?.kind === "method" && laterFunctions.has(name)) return calledLater(name)
  if (check.api.isBuiltin(name)) return firstOf(node.arguments, (one) => runtimePart(check, one))
  if (check.api.global(name) !== undefined) return firstOf(node.arguments, (one) => runtimeOperand(check, one))
  const found = bareMember(check, name)
  return typeof found === "object" && runtimeFound(found, name) !== undefined ? calledLater(name) : undefined
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
