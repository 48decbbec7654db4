/** Checks the body of a function, statement by statement, with the variables that are known there. */
import type {
  AssignmentStatement,
  Block,
  ConstantNode,
  Expression,
  FunctionNode,
  MatchStatement,
  Statement,
  VariableNode
} from "../../script/Ast.ts"
import { type Check, classScope, findLocal, reportTaken, type Scope, source, within } from "../Context.ts"
import { parameterType, used } from "../calls/Calls.ts"
import { parentInit } from "../calls/Constructors.ts"
import { constantValue } from "../declarations/Constants.ts"
import { sentTypes } from "../declarations/Overrides.ts"
import type { Local } from "../names/Locals.ts"
import { typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isAssignable } from "../types/Convert.ts"
import { isHard } from "../types/HardTypes.ts"
import { inferredType, loosenessOfVariable } from "../types/Inference.ts"
import { narrowed, unlessTested } from "../types/Narrowing.ts"
import * as Operators from "../types/Operators.ts"
import { isNodeLookup, keepsType } from "../types/Settled.ts"
import { isVoid } from "../types/TypeNames.ts"
import { builtin, describe, int, isBuiltin, nativeObject, type Type, unknown } from "../types/Types.ts"
import { isUntyped } from "../types/UntypedContainers.ts"
import { isBefore, matchGuard } from "../versions/newerSyntax.ts"
import { isOldSlide } from "../versions/slides.ts"
import { checkAssigned } from "./Assigned.ts"
import { isFixed } from "./FixedPlaces.ts"
import { loopVariable } from "./Loops.ts"
import { bind } from "./Patterns.ts"
import { missingReturn, returned } from "./Returns.ts"
import { lostValue, uncalledAlone, uncalledIn } from "./Uncalled.ts"

/** Checks a function of a class. */
export const functionBody = (check: Check, owner: ScriptClass, node: FunctionNode, returns?: Type): void => {
  const { isStatic, assigned, tested } = node
  const scope: Scope = { ...classScope(owner), function: node, isStatic, assigned, tested, returns }
  within(check, scope, () => {
    if (node.returnType !== undefined && !isVoid(node.returnType))
      check.checkType(node.returnType, { isReturned: true })
    head(check, node)
  })
}

/** Checks a lambda in place: it sees the variables around it. */
export const lambdaBody = (check: Check, node: FunctionNode): void => {
  const { returnType } = node
  // What the type names is found here, where the constants of the functions around are known.
  if (returnType !== undefined && !isVoid(returnType)) check.checkType(returnType, { isReturned: true })
  const returns = returnType === undefined ? undefined : typeOfNode(check, returnType, check.scope.class)
  const [first, ...others] = node.body?.statements ?? []
  const sole = others.length === 0 ? first : undefined
  const { assigned, tested } = check.scope.function === undefined ? node : check.scope
  within(check, { ...check.scope, function: node, assigned, tested, returns, sole }, () => head(check, node))
  missingReturn(check, node, returns, "The function", returnType ?? node)
}

const head = (check: Check, node: FunctionNode): void => {
  const { scope } = check
  const opened = scope.locals.open()
  const names = new Set<string>()
  const sent = check.sent.get(node) ?? sentTypes(check, scope.class, node)
  const parameters = node.rest === undefined ? node.parameters : [...node.parameters, node.rest]
  for (const [i, parameter] of parameters.entries()) {
    if (parameter.type !== undefined) check.checkType(parameter.type)
    if (parameter === node.rest && isBefore(check, "abstract"))
      check.report("syntax", parameter, `${check.input.reference.label} has no rest parameters.`)
    if (parameter === node.rest && parameter.type !== undefined && parameter.type.path[0]?.name !== "Array")
      check.report("syntax", parameter.type, "The rest parameter is an Array.")
    const given = parameter.default === undefined ? unknown : used(check, parameter.default)
    const own = parameter === node.rest ? builtin("Array") : parameterType(check, scope.class, parameter)
    const isOpen = own.kind === "unknown" && parameter.type === undefined && parameter.default === undefined
    const isKept = isOpen && !node.assigned.has(parameter.name.name)
    const type = isKept ? unlessTested(check, parameter.name.name, sent[i] ?? own) : own
    if (parameter.default !== undefined && !isAssignable(check, given, type)) {
      check.report(
        "assign-type",
        parameter.default,
        `${JSON.stringify(parameter.name.name)} is ${describe(type)}; ${describe(given)} is given.`
      )
    }
    if (parameter.isInferred && check.dialect === 4)
      inferredType(check, given, { name: parameter.name, value: parameter.default })
    const { name } = parameter.name
    if (names.has(name))
      check.report("duplicate", parameter.name, `There is already a parameter ${JSON.stringify(name)}.`)
    names.add(name)
    scope.locals.add({
      name,
      type,
      isConstant: false,
      isTyped: parameter.type !== undefined || parameter.isInferred,
      ...(parameter === node.rest ? {} : loosenessOf({ ...parameter, value: parameter.default })),
      ...(isMoreExact(check, { isInferred: parameter.isInferred, value: parameter.default })
        ? { isMoreExact: true }
        : {}),
      at: parameter.name
    })
  }
  parentInit(check, node)
  if (node.body !== undefined) statements(check, node.body)
  scope.locals.close(opened)
}

/** The statements of a block, in a scope of their own. */
export const block = (check: Check, body: Block, known: ReadonlyArray<Local> = []): void => {
  const { locals } = check.scope
  const opened = locals.open()
  for (const one of known) locals.add(one)
  statements(check, body)
  locals.close(opened)
}

const statements = (check: Check, body: Block): void => {
  const outside = check.statement
  for (const one of body.statements) {
    check.statement =
      one.kind === "if" || one.kind === "while" || one.kind === "for" || one.kind === "match" ? undefined : one
    statement(check, one)
  }
  check.statement = outside
}

/** Reports a message of `assert` that is no String: Godot 4 does not even take a StringName, such as the name of a node. */
const assertMessage = (check: Check, message: Expression | undefined): void => {
  if (message === undefined || check.dialect === 3 || !isHard(check, message)) return
  const type = check.typeOf(message)
  if ((type.kind !== "builtin" && type.kind !== "object") || isBuiltin(type, "String")) return
  check.report("argument-type", message, `assert() takes a String as its message, not ${describe(type)}.`, {
    fix: `str(${source(check, message)})`
  })
}

/** Checks one statement and the blocks within it. */
const statement = (check: Check, node: Statement): void => {
  switch (node.kind) {
    case "expression":
      if (node.expression.kind === "call") check.unused.add(node.expression)
      check.typeOf(node.expression)
      if (!uncalledAlone(check, node.expression) && node === check.scope.sole) lostValue(check, node.expression)
      break
    case "assert":
      for (const one of node.arguments) used(check, one)
      assertMessage(check, node.arguments[1])
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
        uncalledIn(check, condition)
        block(check, body, narrowed(check, condition))
      }
      if (node.otherwise !== undefined) block(check, node.otherwise)
      break
    case "while":
      used(check, node.condition)
      uncalledIn(check, node.condition)
      block(check, node.body)
      break
    case "for":
      block(check, node.body, [loopVariable(check, node)])
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
  if (one.name === "") return
  reportTaken(check, one.at, one.name)
  check.scope.locals.add(one)
}

const local = (check: Check, node: VariableNode | ConstantNode): void => {
  const { scope } = check
  if (node.type !== undefined) check.checkType(node.type)
  const given = node.value === undefined ? undefined : used(check, node.value)
  const written = node.type === undefined ? undefined : typeOfNode(check, node.type, scope.class)
  const isConstant = node.kind === "constant"
  if (written !== undefined && given !== undefined && node.value !== undefined) {
    const place = { name: node.name.name, type: written, isConstant }
    checkAssigned(check, place, { type: given, at: node.value, isComputed: false })
  }
  if (node.isInferred && (!isConstant || given?.kind === "null")) inferredType(check, given, node)
  if (isConstant && node.value !== undefined) constantValue(check, node.value)
  const isTyped = written !== undefined || node.isInferred
  const isOnce =
    isConstant ||
    isTyped ||
    !scope.assigned.has(node.name.name) ||
    (node.value !== undefined && keepsType(check, scope.class, node.name.name, node.value))
  const inferred = isOnce && given !== undefined ? lasting(check, node, given) : unknown
  const type = written ?? (isTyped || isConstant ? inferred : unlessTested(check, node.name.name, inferred))
  const looseness = isConstant ? {} : loosenessOf(node)
  const exactness = isMoreExact(check, node) ? { isMoreExact: true } : {}
  const containers = keepsUntyped(check, node) ? { isUntyped: true } : {}
  const isKept = node.value?.kind === "lambda" && !scope.assigned.has(node.name.name)
  declare(check, {
    name: node.name.name,
    type,
    isConstant,
    isTyped,
    at: node.name,
    ...looseness,
    ...exactness,
    ...containers,
    ...(isKept && node.value?.kind === "lambda" ? { lambda: node.value.function } : {})
  })
}

/** Checks for a variable that is given an array or a dictionary without element types, and never another value. */
const keepsUntyped = (check: Check, { kind, name, type, value }: VariableNode | ConstantNode): boolean =>
  type === undefined &&
  value !== undefined &&
  (kind === "constant" || !check.scope.assigned.has(name.name)) &&
  isUntyped(check, value)

/** Returns the looseness of a local as a property; none where its declaration has a type other than Variant. */
const loosenessOf = (node: Parameters<typeof loosenessOfVariable>[0]): Pick<Local, "looseness"> => {
  const looseness = loosenessOfVariable(node)
  return looseness === undefined ? {} : { looseness }
}

/** A declaration that may have a first value. */
type Initialized = Pick<VariableNode, "isInferred" | "value">

/** Checks whether `:=` infers a wider class in Godot than here, as for a node that is looked up. */
const isMoreExact = (check: Check, { isInferred, value }: Initialized): boolean =>
  isInferred && value !== undefined && check.typeOf(value).kind === "object" && !isHard(check, value)

/** The type of a value as a variable keeps it. */
const lasting = (check: Check, { name, value, kind, isInferred }: VariableNode | ConstantNode, type: Type): Type => {
  if (type.kind === "null" || type.kind === "void") return unknown
  // Without a type of its own a variable holds a number, which any enum takes.
  if (kind === "variable" && !isInferred && type.kind === "builtin" && type.enum !== undefined) return int
  const isReplaced = kind === "variable" && value !== undefined && check.scope.assigned.has(name.name)
  return isReplaced && isNodeLookup(value) ? nativeObject("Node") : type
}

const assignment = (check: Check, node: AssignmentStatement): void => {
  const { target, operator, value } = node
  const given = used(check, value)
  if (operator === undefined) check.made.add(target)
  const type = check.typeOf(target)
  const made = operator === undefined ? given : Operators.binary(check, operator, type, given)
  if (operator !== undefined && Operators.isMismatch(made) && isBuiltin(given, "Callable")) {
    subscribed(check, node, operator, Operators.mismatchMessage(operator, type, given))
    return
  }
  if (isFixed(check, node)) return
  if (Operators.isMismatch(made)) {
    check.report("operand-type", node, Operators.mismatchMessage(operator ?? "", type, given))
    return
  }
  const expected = placeType(check, target, type)
  if (expected !== undefined) {
    if (slideAssigned(check, node, expected, made)) return
    const place = { name: source(check, target), type: expected, target, isConstant: false }
    checkAssigned(check, place, { type: made, at: value, isComputed: operator !== undefined })
  }
}

/**
 * Reports Godot 3's `velocity = move_and_slide(velocity)`: in Godot 4 the function sets that property itself. The report
 * on the arguments has the fix.
 */
const slideAssigned = (check: Check, node: AssignmentStatement, expected: Type, given: Type): boolean => {
  const { target, value } = node
  if (!isOldSlide(check, value) || !isBuiltin(given, "bool") || !/^Vector[23]$/.test(describe(expected))) return false
  // For another variable the report on the arguments says it all.
  if (!/(?:^|\.)velocity$/.test(source(check, target))) return true
  check.report("assign-type", node, "move_and_slide() sets velocity itself, and tells whether the body collided.")
  return true
}

/** Reports C#'s `pressed += method`. */
const subscribed = (
  check: Check,
  node: AssignmentStatement,
  operator: NonNullable<AssignmentStatement["operator"]>,
  message: string
): void => {
  const method = operator === "+" ? "connect" : operator === "-" ? "disconnect" : undefined
  const fix = `${source(check, node.target)}.${method}(${source(check, node.value)})`
  check.report("operand-type", node, message, method === undefined ? {} : { fix })
}

/** The type that a place takes; absent where it takes anything. */
const placeType = (check: Check, target: Expression, type: Type): Type | undefined => {
  if (target.kind === "identifier") {
    const found = findLocal(check.scope, target.name)
    if (found !== undefined) return found.isTyped ? found.type : undefined
  }
  if (target.kind !== "identifier" && target.kind !== "attribute" && target.kind !== "index") return undefined
  if (check.settled.has(type)) return undefined
  return type.kind === "builtin" || type.kind === "object" ? type : undefined
}

const match = (check: Check, node: MatchStatement): void => {
  used(check, node.value)
  for (const branch of node.branches) {
    const bound = new Map<string, Local>()
    for (const pattern of branch.patterns) bind(check, node.value, pattern, bound)
    const { locals } = check.scope
    const opened = locals.open()
    for (const one of bound.values()) locals.add(one)
    if (branch.guard !== undefined) used(check, branch.guard)
    matchGuard(check, branch)
    block(check, branch.body)
    locals.close(opened)
  }
}
