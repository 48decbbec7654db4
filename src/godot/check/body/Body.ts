/** Checks the body of a function, statement by statement, with the variables that are known there. */
import type {
  AssignmentStatement,
  Block,
  Expression,
  FunctionNode,
  MatchStatement,
  Statement
} from "../../script/Ast.ts"
import { isCutShort } from "../../script/Patterns.ts"
import { type Check, classScope, findLocal, type Scope, source, within } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import { parentInit } from "../calls/Constructors.ts"
import { checkTextShown } from "../calls/UnfilledText.ts"
import { virtualArgumentTypes } from "../declarations/Overrides.ts"
import type { Local } from "../names/Locals.ts"
import { typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { isHard } from "../types/HardTypes.ts"
import { narrowed } from "../types/Narrowing.ts"
import * as Operators from "../types/Operators.ts"
import { isVoid } from "../types/TypeNames.ts"
import { describe, isBuiltin, type Type } from "../types/Types.ts"
import { matchGuard } from "../versions/newerSyntax.ts"
import { isOldSlide } from "../versions/slides.ts"
import { checkAssigned } from "./Assigned.ts"
import { isFixed } from "./FixedPlaces.ts"
import { loopVariable } from "./Loops.ts"
import { bind } from "./Patterns.ts"
import { missingReturn, returned } from "./Returns.ts"
import { lostValue, uncalledAlone, uncalledIn } from "./Uncalled.ts"
import { declareLocal, parameterLocal } from "./Variables.ts"

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

/** Checks the parameters of a function, declares them, and goes through its body. */
const head = (check: Check, node: FunctionNode): void => {
  const { scope } = check
  const opened = scope.locals.open()
  const names = new Set<string>()
  const sent = check.lambdaArguments.get(node) ?? virtualArgumentTypes(check, scope.class, node)
  const parameters = node.rest === undefined || isCutShort(node) ? node.parameters : [...node.parameters, node.rest]
  for (const [i, one] of parameters.entries()) {
    const local = parameterLocal(check, node, one, sent[i])
    if (names.has(local.name))
      check.report("duplicate", one.name, `There is already a parameter ${JSON.stringify(local.name)}.`)
    names.add(local.name)
    scope.locals.add(local)
  }
  parentInit(check, node)
  if (node.body !== undefined) statements(check, node.body)
  scope.locals.close(opened)
}

/** Checks the statements of a block, in a scope of their own. */
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

/**
 * Reports a message of `assert` that is no String: Godot 4 does not even accept a StringName, such as the name of a
 * node.
 */
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
      declareLocal(check, node)
      break
    default:
      break
  }
}

const assignment = (check: Check, node: AssignmentStatement): void => {
  const { target, operator, value } = node
  const given = used(check, value)
  if (operator === undefined) check.plainTargets.add(target)
  checkTextShown(check, target, value)
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
 * Reports Godot 3's `velocity = move_and_slide(velocity)`: in Godot 4 the function sets that property itself. The
 * report on the arguments has the fix.
 */
const slideAssigned = (check: Check, node: AssignmentStatement, expected: Type, given: Type): boolean => {
  const { target, value } = node
  if (!isOldSlide(check, value) || !isBuiltin(given, "bool") || !/^Vector[23]$/.test(describe(expected))) return false
  // For another variable the report on the arguments is enough.
  if (!/(?:^|\.)velocity$/.test(source(check, target))) return true
  check.report("assign-type", node, "move_and_slide() sets velocity itself, and returns whether the body collided.")
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

/** The type that a target accepts; absent if it accepts anything. */
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
    for (const pattern of branch.patterns) bind(check, pattern, { value: node.value, bound })
    const { locals } = check.scope
    const opened = locals.open()
    for (const one of bound.values()) locals.add(one)
    if (branch.guard !== undefined) used(check, branch.guard)
    matchGuard(check, branch)
    block(check, branch.body)
    locals.close(opened)
  }
}
