/** Checks the body of a function, statement by statement, with the variables that are known there. */
import type {
  AssignmentStatement,
  Block,
  ConstantNode,
  Expression,
  ForStatement,
  FunctionNode,
  MatchStatement,
  Pattern,
  ReturnStatement,
  Statement,
  VariableNode
} from "../script/Ast.ts"
import { checkAssigned, checkElements } from "./Assigned.ts"
import { parameterType, used } from "./Calls.ts"
import { constantValue } from "./Constants.ts"
import { type Check, findLocal, type Local, type Scope, within } from "./Context.ts"
import { isAssignable } from "./Convert.ts"
import { partOf } from "./DocTypes.ts"
import { isFixed } from "./FixedPlaces.ts"
import { inferredType, loosenessOfVariable } from "./Inference.ts"
import { bareMember } from "./Names.ts"
import * as Operators from "./Operators.ts"
import { findMember, isNodeLookup, memberType, nativeBase, typeOfNode } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import { isVoid } from "./TypeNames.ts"
import { builtin, type ClassRef, describe, int, nativeObject, type Type, unknown } from "./Types.ts"
import { assignedNames, isCoroutine } from "./Walk.ts"

/** The scope in which values of a class's own variables stand. */
export const classScope = (owner: ScriptClass, isStatic: boolean, isSilent: boolean): Scope => ({
  class: owner,
  isStatic,
  blocks: [],
  assigned: new Set(),
  isSilent
})

/** Checks a function of a class. */
export const functionBody = (check: Check, owner: ScriptClass, node: FunctionNode, returns?: Type): void => {
  const scope: Scope = {
    ...classScope(owner, node.isStatic, false),
    function: node,
    assigned: assignedNames(node),
    ...(returns === undefined ? {} : { returns })
  }
  within(check, scope, () => head(check, node))
}

/** Checks a lambda where it stands: it sees the variables around it. */
export const lambdaBody = (check: Check, node: FunctionNode): void => {
  const { returns: _, ...outside } = check.scope
  const returns = node.returnType === undefined ? undefined : typeOfNode(check, node.returnType, check.scope.class)
  const scope: Scope = { ...outside, function: node, ...(returns === undefined ? {} : { returns }) }
  within(check, scope, () => head(check, node))
}

const head = (check: Check, node: FunctionNode): void => {
  const parameters = new Map<string, Local>()
  const { scope } = check
  check.scope = { ...scope, blocks: [parameters, ...scope.blocks] }
  for (const parameter of [...node.parameters, ...(node.rest === undefined ? [] : [node.rest])]) {
    if (parameter.type !== undefined) check.checkType(parameter.type)
    if (parameter === node.rest && parameter.type !== undefined && parameter.type.path[0]?.name !== "Array")
      check.report("syntax", parameter.type, "The parameter that takes the rest is an Array.")
    const given = parameter.default === undefined ? unknown : used(check, parameter.default)
    const type = parameter === node.rest ? builtin("Array") : parameterType(check, scope.class, parameter)
    if (parameter.default !== undefined && !isAssignable(check, given, type)) {
      check.report(
        "assign-type",
        parameter.default,
        `${JSON.stringify(parameter.name.name)} is ${describe(type)}; ${describe(given)} is given.`
      )
    }
    const { name } = parameter.name
    if (parameters.has(name))
      check.report("duplicate", parameter.name, `There is a parameter ${JSON.stringify(name)} already.`)
    parameters.set(name, {
      name,
      type,
      isConstant: false,
      isTyped: parameter.type !== undefined || parameter.isInferred,
      ...(parameter.type !== undefined || parameter.isInferred || parameter === node.rest
        ? {}
        : { looseness: loosenessOfVariable(parameter.default) }),
      at: parameter.name
    })
  }
  if (node.returnType !== undefined && !isVoid(node.returnType)) check.checkType(node.returnType)
  for (const argument of node.superArguments ?? []) check.typeOf(argument)
  if (node.body !== undefined) statements(check, node.body)
  check.scope = scope
}

/** The statements of a block, in a scope of their own. */
export const block = (check: Check, body: Block, locals: ReadonlyArray<Local> = []): void => {
  const { scope } = check
  check.scope = { ...scope, blocks: [new Map(locals.map((one) => [one.name, one])), ...scope.blocks] }
  statements(check, body)
  check.scope = scope
}

const statements = (check: Check, body: Block): void => {
  for (const one of body.statements) statement(check, one)
}

export const statement = (check: Check, node: Statement): void => {
  switch (node.kind) {
    case "expression":
      if (node.expression.kind === "call") check.unused.add(node.expression)
      check.typeOf(node.expression)
      break
    case "assert":
      for (const one of node.arguments) used(check, one)
      break
    case "assignment":
      assignment(check, node)
      break
    case "return":
      returned(check, node)
      break
    case "if":
      for (const { condition, body } of node.branches) {
        used(check, condition)
        block(check, body)
      }
      if (node.otherwise !== undefined) block(check, node.otherwise)
      break
    case "while":
      used(check, node.condition)
      block(check, node.body)
      break
    case "for":
      loop(check, node)
      break
    case "match":
      match(check, node)
      break
    case "variable":
    case "constant":
      local(check, node)
      break
    default:
      break
  }
}

const declare = (check: Check, one: Local): void => {
  const [innermost] = check.scope.blocks
  if (one.name === "" || innermost === undefined) return
  if (findLocal(check.scope, one.name) !== undefined && !isLambdaShadow(check, one.name)) {
    check.report("duplicate", one.at, `There is a variable ${JSON.stringify(one.name)} already in this function.`)
  }
  innermost.set(one.name, one)
}

/** Checks whether the other variable of that name belongs to a function around the lambda, which may be hidden. */
const isLambdaShadow = ({ scope }: Check, name: string): boolean => {
  const { function: inside } = scope
  const other = findLocal(scope, name)
  return inside === undefined || other === undefined || other.at.start < inside.start || other.at.start >= inside.end
}

const local = (check: Check, node: VariableNode | ConstantNode): void => {
  const { scope } = check
  if (node.type !== undefined) check.checkType(node.type)
  const given = node.value === undefined ? undefined : used(check, node.value)
  const written = node.type === undefined ? undefined : typeOfNode(check, node.type, scope.class)
  if (written !== undefined && given !== undefined)
    checkAssigned(check, node.name.name, written, given, node.value as Expression)
  const isConstant = node.kind === "constant"
  if (node.isInferred && (!isConstant || given?.kind === "null")) inferredType(check, given, node.value)
  if (isConstant && node.value !== undefined) constantValue(check, node.value)
  const isTyped = written !== undefined || node.isInferred
  const isOnce = isConstant || isTyped || !scope.assigned.has(node.name.name)
  const type = written ?? (isOnce && given !== undefined ? lasting(check, node, given) : unknown)
  const looseness = isTyped || isConstant ? {} : { looseness: loosenessOfVariable(node.value) }
  declare(check, { name: node.name.name, type, isConstant, isTyped, at: node.name, ...looseness })
}

/** The type of a value as a variable keeps it. */
const lasting = (check: Check, { name, value, kind, isInferred }: VariableNode | ConstantNode, type: Type): Type => {
  if (type.kind === "null" || type.kind === "void") return unknown
  // Without a type of its own a variable holds a number, which any enum takes.
  if (kind === "variable" && !isInferred && type.kind === "builtin" && type.enum !== undefined) return int
  const isReplaced = kind === "variable" && value !== undefined && check.scope.assigned.has(name.name)
  return isReplaced && isNodeLookup(value) ? nativeObject("Node") : type
}

const nameOf = (check: Check, { start, end }: Expression): string => check.script.text.slice(start, end)

const assignment = (check: Check, node: AssignmentStatement): void => {
  const { target, operator, value } = node
  const given = used(check, value)
  if (operator === undefined) check.made.add(target)
  const type = check.typeOf(target)
  if (isFixed(check, node)) return
  let result = given
  if (operator !== undefined) {
    const made = Operators.binary(check, operator, type, given)
    if (Operators.isMismatch(made)) {
      check.report("operand-type", node, Operators.mismatchMessage(operator, type, given))
      return
    }
    result = made
  }
  const wanted = placeType(check, target, type)
  if (wanted !== undefined) checkAssigned(check, nameOf(check, target), wanted, result, value)
}

/** The type that a place takes; absent where it takes anything. */
const placeType = (check: Check, target: Expression, type: Type): Type | undefined => {
  if (target.kind === "identifier") {
    const found = findLocal(check.scope, target.name)
    if (found !== undefined) return found.isTyped ? found.type : undefined
  }
  if (target.kind !== "identifier" && target.kind !== "attribute" && target.kind !== "index") return undefined
  return type.kind === "builtin" || type.kind === "object" ? type : undefined
}

const returned = (check: Check, { value, start, end }: ReturnStatement): void => {
  const { returns } = check.scope
  if (value === undefined) {
    if (returns?.kind === "builtin")
      check.report("return-type", { start, end }, `The function gives ${describe(returns)}; a value is missing here.`)
    return
  }
  const type = check.typeOf(value)
  if (returns?.kind === "void" && type.kind === "void" && check.dialect === 3)
    check.report("return-type", value, "The function is void and gives no value.")
  if (returns === undefined || type.kind === "void") return
  // Godot 4 lets a void function end with any call.
  if (returns.kind === "void" && value.kind === "call" && check.dialect === 4) return
  if (returns.kind === "void") {
    if (type.kind !== "unknown" || value.kind === "literal") {
      check.report("return-type", value, "The function is void and gives no value.")
    }
    return
  }
  if (isAssignable(check, type, returns)) checkElements(check, returns, value, "return-type")
  else check.report("return-type", value, `The function gives ${describe(returns)}, not ${describe(type)}.`)
}

const iterable: ReadonlySet<string> = new Set([
  "int",
  "float",
  "String",
  "Vector2",
  "Vector2i",
  "Vector3",
  "Vector3i",
  "Array",
  "Dictionary",
  "StringName"
])

/** Checks whether the type of a value is written or comes from the reference, so that Godot refuses before it runs. */
const isHard = (check: Check, node: Expression): boolean => {
  if (node.kind === "self" || node.kind === "call" || node.kind === "node") return true
  return node.kind === "identifier" && findLocal(check.scope, node.name)?.isTyped === true
}

/**
 * Checks whether an object may have the methods of an iterator, which the reference does not list; no node of Godot
 * has.
 */
const canBeIterated = (check: Check, ref: ClassRef): boolean =>
  ref.kind === "native"
    ? !check.api.has(ref.name) || !check.api.inherits(ref.name, "Node")
    : findMember(check, ref, "_iter_get") !== "absent"

const loop = (check: Check, node: ForStatement): void => {
  const over = used(check, node.iterable)
  if (node.type !== undefined) check.checkType(node.type)
  const isNumber = over.kind === "builtin" && over.name === "int"
  if (over.kind === "builtin" && !iterable.has(over.name) && !/^(?:Packed|Pool)/.test(over.name)) {
    check.report("not-iterable", node.iterable, `${describe(over)} cannot be gone through.`)
  }
  if (
    over.kind === "object" &&
    check.dialect === 4 &&
    !canBeIterated(check, over.class) &&
    isHard(check, node.iterable)
  ) {
    const base = nativeBase(check, over.class)
    const isNode = base !== undefined && check.api.has(base) && check.api.inherits(base, "Node")
    const fix = isNode ? { fix: `${nameOf(check, node.iterable)}.get_children()` } : {}
    check.report("not-iterable", node.iterable, `${describe(over)} is an object that cannot be gone through.`, fix)
  }
  const element = isNumber ? int : partOf(over)
  const { name } = node.variable
  const type =
    node.type === undefined
      ? check.scope.assigned.has(name)
        ? unknown
        : element
      : typeOfNode(check, node.type, check.scope.class)
  if (node.type !== undefined && !isAssignable(check, element, type))
    check.report("assign-type", node.variable, `"${name}" is ${describe(type)}; the parts are ${describe(element)}.`)
  const variable: Local = { name, type, isConstant: false, isTyped: node.type !== undefined, at: node.variable }
  if (check.dialect === 4 && findLocal(check.scope, name) !== undefined && !isLambdaShadow(check, name)) {
    check.report("duplicate", node.variable, `There is a variable ${JSON.stringify(name)} already in this function.`)
  }
  block(check, node.body, [variable])
}

const match = (check: Check, node: MatchStatement): void => {
  used(check, node.value)
  for (const branch of node.branches) {
    const bound: Array<Local> = []
    for (const pattern of branch.patterns) bind(check, pattern, bound)
    const { scope } = check
    check.scope = { ...scope, blocks: [new Map(bound.map((one) => [one.name, one])), ...scope.blocks] }
    if (branch.guard !== undefined) used(check, branch.guard)
    block(check, branch.body)
    check.scope = scope
  }
}

/** Reports the `default` of other languages' match. */
const isDefault = (check: Check, node: Expression): boolean => {
  if (node.kind !== "identifier" || node.name !== "default") return false
  if (findLocal(check.scope, node.name) !== undefined || typeof bareMember(check, node.name) === "object") return false
  check.report("unknown-identifier", node, "GDScript's match says _ for everything else.", { fix: "_" })
  return true
}

const bind = (check: Check, pattern: Pattern, bound: Array<Local>): void => {
  switch (pattern.kind) {
    case "value":
      if (!isDefault(check, pattern.value)) check.typeOf(pattern.value)
      break
    case "bind":
      bound.push({ name: pattern.name.name, type: unknown, isConstant: false, isTyped: false, at: pattern.name })
      break
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

export { isCoroutine, memberType }
