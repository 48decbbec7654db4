/** Values of constants, which must be constant expressions. */
import type { AttributeExpression, CallExpression, Expression, Identifier } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import type { Bare } from "../Memory.ts"
import { bareMember } from "../names/bareMember.ts"
import { memberOfValue } from "../names/knownMembers.ts"
import { findMember, type Member, projectClass } from "../names/Resolve.ts"
import { packedElements } from "../types/Types.ts"

/** Reports a constant whose value is certainly computed at run time; says nothing if that is not known. */
export const constantValue = (check: Check, value: Expression, what = "A constant"): void => {
  const part = runtimePart(check, value)
  if (part === undefined) return
  const fix = part.fix === undefined ? {} : { fix: part.fix }
  check.report("assign-constant", value, `${what} needs a constant expression; ${part.reason}.`, fix)
}

/** Checks whether a value is certainly computed at run time. */
export const isMadeLater = (check: Check, value: Expression): boolean => runtimePart(check, value) !== undefined

/** Checks for a name that is certainly a constant: `MAX`, `KEY_A`, `State.IDLE`, `Vector2.ZERO`. */
export const isNamedConstant = (check: Check, node: Expression): boolean => {
  if (node.kind === "identifier") {
    const local = findLocal(check.scope, node.name)
    if (local !== undefined) return local.isConstant
    const found = bareMember(check, node.name)
    if (typeof found === "object") return isConstantMember(found)
    return found === "absent" && check.api.global(node.name)?.kind === "constant"
  }
  if (node.kind !== "attribute") return false
  const type = check.typeOf(node.base)
  if (type.kind === "enum") return type.values.has(node.name.name)
  if (type.kind === "builtin-class") {
    const found = check.api.find(type.name, node.name.name)
    return typeof found === "object" && found.kind === "constant"
  }
  const found = type.kind === "class" ? findMember(check, type.class, node.name.name) : "unsure"
  return typeof found === "object" && isConstantMember(found)
}

const isConstantMember = ({ member }: Member | Bare): boolean =>
  member.kind === "constant" || member.kind === "enum-value"

interface RuntimePart {
  readonly reason: string
  readonly fix?: string
}

/**
 * Finds the part of a value that is computed at run time; a chain such as `1 + 2 + 3` is walked from its innermost
 * value out.
 */
const runtimePart = (check: Check, node: Expression): RuntimePart | undefined => {
  const chain: Array<Expression> = []
  let innermost = node
  for (let left = leftPart(check, node); left !== undefined; left = leftPart(check, left)) {
    chain.push(innermost)
    innermost = left
  }
  const outer = chain.at(-1)
  const isOperand = outer !== undefined && outer.kind !== "index" && outer.kind !== "attribute"
  let found = isOperand ? runtimeOperand(check, innermost) : runtimeValue(check, innermost)
  for (let i = chain.length - 1; found === undefined && i >= 0; i--) found = otherParts(check, chain[i] as Expression)
  return found
}

/** Returns the left part of a value, such as `a` of `a + b` and of `a.b`: chains of it can have any length. */
const leftPart = (check: Check, node: Expression): Expression | undefined => {
  switch (node.kind) {
    case "attribute":
      return isOfValue(check, node) ? node.base : undefined
    case "index":
      return node.base
    case "unary":
      return node.operand
    case "binary":
      return node.left
    case "ternary":
    case "cast":
    case "is":
      return node.value
    default:
      return undefined
  }
}

/** Finds what is computed at run time in the parts of a value other than the left one. */
const otherParts = (check: Check, node: Expression): RuntimePart | undefined => {
  switch (node.kind) {
    case "index":
      return runtimePart(check, node.index)
    case "binary":
      return runtimeOperand(check, node.right)
    case "ternary":
      return runtimeOperand(check, node.condition) ?? runtimeOperand(check, node.otherwise)
    default:
      return undefined
  }
}

/** Finds what is computed at run time in a value without a left part. */
const runtimeValue = (check: Check, node: Expression): RuntimePart | undefined => {
  switch (node.kind) {
    case "self":
    case "node":
    case "lambda":
      return { reason: "this one is created at run time" }
    case "await":
      return runtimePart(check, node.value)
    case "identifier":
      return runtimeName(check, node.name) ?? globalObject(check, node.name) ?? declaredBelow(check, node)
    case "attribute":
      return runtimeMember(check, node)
    case "call":
      return runtimeCall(check, node)
    case "array":
      return firstOf(node.items, (item) => runtimePart(check, item))
    case "dictionary":
      return firstOf(node.entries, ({ key, value }) => runtimePart(check, key) ?? runtimePart(check, value))
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

/**
 * Finds the part of an operand that is computed at run time. In Godot 4 an array or dictionary literal there is not
 * constant.
 */
const runtimeOperand = (check: Check, node: Expression): RuntimePart | undefined =>
  check.dialect === 4 && (node.kind === "array" || node.kind === "dictionary")
    ? { reason: "a list in it is created at run time" }
    : runtimePart(check, node)

const runtimeName = (check: Check, name: string): RuntimePart | undefined => {
  const local = findLocal(check.scope, name)
  if (local !== undefined) return local.isConstant ? undefined : { reason: `${name} is a variable` }
  const found = bareMember(check, name)
  return typeof found === "object" ? runtimeFound(found, name) : undefined
}

/**
 * Finds a class or a singleton of Godot, or the class of another script by its class_name, which is not a
 * constant to Godot 4, unlike a class within a script and a script that preload() returns.
 */
const globalObject = (check: Check, name: string): RuntimePart | undefined => {
  if (check.dialect === 3 || findLocal(check.scope, name) !== undefined) return undefined
  if (bareMember(check, name) !== "absent") return undefined
  const script = projectClass(check, name)
  if (script !== undefined) {
    const reason = `${name} is the class of another script, which is a constant only if preload() returns it`
    return script === check.root ? undefined : { reason }
  }
  if (!check.api.has(name)) return undefined
  const kind = check.api.global(name) === undefined ? "a class" : "an object"
  return { reason: `${name} is ${kind} of Godot, not a constant` }
}

/** Finds a constant further below in its class, which Godot 3 has not read yet. */
const declaredBelow = (check: Check, { name, start }: Identifier): RuntimePart | undefined => {
  if (check.dialect === 4 || findLocal(check.scope, name) !== undefined) return undefined
  const member = check.scope.class.members.get(name)
  const declared = member?.kind === "enum-value" ? member.enum : member
  const isConstant = declared?.kind === "constant" || declared?.kind === "enum"
  return isConstant && declared.start > start ? { reason: `${name} is declared below` } : undefined
}

const runtimeFound = (found: Member | Bare, name: string): RuntimePart | undefined => {
  const { kind } = found.member
  if (kind === "property" || kind === "variable") return { reason: `${name} is a variable` }
  if (kind === "signal") return { reason: `${name} is a signal, which belongs to an object` }
  const isMethod = kind === "method" || kind === "accessor" || kind === "function"
  return isMethod ? { reason: `${name} is a function` } : undefined
}

/**
 * Finds the part of a member access that is only known at run time; a constant may be read through an object. Godot
 * reads a property of a preloaded file that is no script: `preload("level.tscn").resource_path`.
 */
const runtimeMember = (check: Check, { base, name }: AttributeExpression): RuntimePart | undefined => {
  if (check.typeOf(base).kind === "object" && isPreloaded(check, base)) return undefined
  const found = memberOfValue(check, base, name.name)
  return found && runtimeFound(found, name.name)
}

/** Checks for `preload()` and for the name of a constant. */
const isPreloaded = (check: Check, node: Expression): boolean => {
  if (node.kind !== "identifier") return node.kind === "preload"
  const local = findLocal(check.scope, node.name)
  if (local !== undefined) return local.isConstant
  const found = bareMember(check, node.name)
  return typeof found === "object" && found.member.kind === "constant"
}

/** Checks for a member that is part of a value, and so known before the script runs where the value is. */
const isOfValue = (check: Check, { base }: AttributeExpression): boolean => {
  const { kind } = check.typeOf(base)
  return kind === "builtin" || (kind !== "object" && kind !== "class" && isUntyped(check, base))
}

/** Checks whether Godot has no class to find a constant in: for a parameter without a type. */
const isUntyped = (check: Check, base: Expression): boolean =>
  base.kind === "identifier" &&
  check.scope.function?.parameters.some(
    (one) => one.name.name === base.name && one.type === undefined && one.default === undefined
  ) === true

const runtimeCall = (check: Check, node: CallExpression): RuntimePart | undefined => {
  const { callee } = node
  if (callee.kind === "attribute") {
    const isMade = callee.name.name === "new" && check.typeOf(callee.base).kind === "class"
    return isMade ? { reason: "new() creates an object at run time" } : calledLater(callee.name.name)
  }
  if (callee.kind !== "identifier") return undefined
  const { name } = callee
  if (name === "load") {
    const [path] = node.arguments
    const fix = path?.kind === "literal" ? `preload(${source(check, path)})` : undefined
    return { reason: "load() runs at run time, preload() before", ...(fix === undefined ? {} : { fix }) }
  }
  if (check.api.global(name)?.kind === "method" && laterFunctions[check.dialect].has(name)) return calledLater(name)
  if (check.dialect === 4 && packedElements[name] !== undefined)
    return { reason: `${name}() creates an array at run time: write a list, and the type after the name` }
  if (check.api.isBuiltin(name)) return firstOf(node.arguments, (one) => runtimePart(check, one))
  if (check.api.global(name) !== undefined) return firstOf(node.arguments, (one) => runtimeOperand(check, one))
  const found = bareMember(check, name)
  return typeof found === "object" && runtimeFound(found, name) !== undefined ? calledLater(name) : undefined
}

const calledLater = (name: string): RuntimePart => ({ reason: `${name}() is called at run time` })

/** Global functions that Godot calls only while a script runs, whatever their arguments, as 3.2.3 and 4 do. */
const laterFunctions: Readonly<Record<Check["dialect"], ReadonlySet<string>>> = {
  3: new Set(
    `bytes2var dict2inst funcref get_stack hash inst2dict instance_from_id is_instance_valid parse_json rand_range rand_seed
randf randi range str2var to_json validate_json var2bytes var2str weakref yield`.split(/\s+/)
  ),
  4: new Set(
    `randi randf randi_range randf_range randfn rand_from_seed str typeof type_string type_convert error_string weakref hash
var_to_str str_to_var var_to_bytes bytes_to_var instance_from_id is_instance_valid is_same range inst_to_dict dict_to_inst
get_stack`.split(/\s+/)
  )
}
