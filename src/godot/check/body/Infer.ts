/**
 * The types of expressions; reports errors in them on the way.
 *
 * Chains to the left are walked from their innermost value out, so that the stack does not grow with their length.
 */

import type {
  AwaitExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  Literal,
  TernaryExpression
} from "../../script/Ast.ts"
import { resolveCertainPath } from "../../script/ResourcePath.ts"
import { type Check, findLocal, ownClass, source } from "../Context.ts"
import { used } from "../calls/Calls.ts"
import { formatted } from "../calls/FormatStrings.ts"
import { call, isForeignObject } from "../calls/Invoke.ts"
import { checkClassCompared } from "../calls/TextNames.ts"
import { isMadeLater } from "../declarations/Constants.ts"
import { operandFix } from "../fixes/operandFix.ts"
import { warnAbsentNode } from "../names/absentNodes.ts"
import { enumAlone } from "../names/EnumMembers.ts"
import { reportMissingFile, typeOfFile } from "../names/loadedFiles.ts"
import { attribute } from "../names/Members.ts"
import { identifier } from "../names/Names.ts"
import { isDescendant } from "../names/Resolve.ts"
import { nodeAt, noNode } from "../names/SceneNodes.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { assuming } from "../types/Narrowing.ts"
import * as Operators from "../types/Operators.ts"
import {
  builtin,
  callable,
  describe,
  isBuiltin,
  nullType,
  type SignalType,
  type Type,
  unknown
} from "../types/Types.ts"
import { castType, isNeverEqual, typeTest } from "../types/TypeTests.ts"
import { isOwnSignalAwaited } from "../versions/newerSignals.ts"
import { rawString } from "../versions/newerSyntax.ts"
import { redundantAwait } from "./Awaits.ts"
import { dictionary, index } from "./Containers.ts"
import { checkEventOrder } from "./EventTests.ts"
import { warnNeverNull } from "./neverNull.ts"

/** Returns the leftmost part of an expression, if that is of the same chain. */
const leftOf = (node: Expression): Expression | undefined => {
  switch (node.kind) {
    case "binary":
      return node.left
    case "attribute":
    case "index":
      return node.base
    case "call":
      return node.callee.kind === "attribute"
        ? node.callee.base
        : node.callee.kind === "identifier"
          ? undefined
          : node.callee
    case "cast":
    case "is":
      return node.value
    case "ternary":
      return node.value
    default:
      return undefined
  }
}

/** Types that were found in this check. */
export type Cache = Map<Expression, Type>

/** The type of an expression; the innermost value of a chain comes first. */
export const infer = (check: Check, cache: Cache, expression: Expression): Type => {
  if (expression.kind === "literal") return literal(check, expression)
  if (expression.kind === "identifier") {
    const local = findLocal(check.scope, expression.name)
    if (local !== undefined) return local.type
  }
  const known = cache.get(expression)
  if (known !== undefined) return known
  const base = leftOf(expression)
  if (base === undefined || base.kind === "literal") return remembered(check, cache, expression, false)
  if (!cache.has(base)) inferBase(check, cache, expression, base)
  return remembered(check, cache, expression, false)
}

/** Infers the types of a chain such as `a.b().c` from its beginning up to `base`, without recursion. */
const inferBase = (check: Check, cache: Cache, expression: Expression, base: Expression): void => {
  let at = leftOf(base)
  if (at === undefined || at.kind === "literal" || cache.has(at)) {
    rememberBase(check, cache, base, expression)
    return
  }
  const chain = [expression, base]
  while (at !== undefined && at.kind !== "literal" && !cache.has(at)) {
    chain.push(at)
    at = leftOf(at)
  }
  for (let i = chain.length - 1; i > 0; i--)
    rememberBase(check, cache, chain[i] as Expression, chain[i - 1] as Expression)
}

/** Infers the type of a part of a chain; `outer` is the part after it. */
const rememberBase = (check: Check, cache: Cache, node: Expression, outer: Expression): void => {
  if (isForeignObject(check, node, outer)) {
    cache.set(node, unknown)
    return
  }
  if (isConnected(outer)) check.signals.add(node)
  remembered(check, cache, node, outer.kind === "attribute" || outer.kind === "call" || outer.kind === "index")
}

/** Checks for the `connect()` of signals: that of objects takes the name of a signal first. */
const isConnected = (node: Expression): boolean =>
  node.kind === "call" &&
  node.callee.kind === "attribute" &&
  node.callee.name.name === "connect" &&
  node.arguments.length === 1

const remembered = (check: Check, cache: Cache, node: Expression, isBase: boolean): Type => {
  const type = node.kind === "identifier" ? identifier(check, node, isBase) : one(check, node)
  if (type.kind === "enum" && type.isNative && !isBase) enumAlone(check, node, type)
  cache.set(node, type)
  return type
}

const literal = (check: Check, node: Literal): Type => {
  if (node.type === "String") rawString(check, node)
  return node.type === "null" ? nullType : builtin(node.type)
}

const one = (check: Check, node: Expression): Type => {
  switch (node.kind) {
    case "literal":
      return literal(check, node)
    case "self":
      if (check.scope.isStatic) check.report("static-context", node, "A static function has no self.")
      return { kind: "object", class: ownClass(check) }
    case "array":
      for (const item of node.items) check.typeOf(item)
      return builtin("Array")
    case "dictionary":
      return dictionary(check, node)
    case "node":
      noNode(check, node)
      if (check.scope.isStatic) check.report("static-context", node, "A static function has no nodes.")
      warnAbsentNode(check, node, node.path)
      return nodeAt(check, node.path)
    case "attribute":
      return attribute(check, node)
    case "index":
      return index(check, node)
    case "call":
      return called(check, node)
    case "unary": {
      const value = used(check, node.operand)
      const type = Operators.unary(check, node.operator, value)
      if (!Operators.isMismatch(type)) return type
      check.report("operand-type", node, `${node.operator}${describe(value)} is not defined.`)
      return unknown
    }
    case "binary":
      return binary(check, node)
    case "ternary":
      return ternary(check, node)
    case "cast":
      return castType(check, node)
    case "is":
      return typeTest(check, node)
    case "await":
      return awaited(check, node)
    case "lambda":
      check.lambda(node.function)
      return callable
    case "preload":
      return preload(check, node, node.path)
    default:
      return unknown
  }
}

/** A call as a value; a coroutine must be awaited for it. */
const called = (check: Check, node: CallExpression): Type => {
  const type = call(check, node)
  if (!check.waiting.has(node) || check.unused.has(node) || check.dialect === 3) return type
  const name =
    node.callee.kind === "attribute"
      ? node.callee.name.name
      : node.callee.kind === "identifier"
        ? node.callee.name
        : "super"
  check.report("missing-await", node, `${name}() is a coroutine: await its value.`, {
    fix: `await ${source(check, node)}`.slice(0, 200)
  })
  return type
}

const awaited = (check: Check, node: AwaitExpression): Type => {
  const { value } = node
  if (isOwnSignalAwaited(check, node)) return unknown
  if (value.kind === "call") {
    check.unused.add(value)
    check.awaited.add(value)
  }
  const type = check.typeOf(value)
  if (type.kind === "signal") return sentValue(check, type)
  if (isBuiltin(type, "Signal")) return unknown
  redundantAwait(check, node, type)
  return type
}

/** Returns the type of awaiting a signal of Godot: null, its value, or an array of its values. */
const sentValue = (check: Check, { parameters }: SignalType): Type => {
  const [only, ...others] = parameters ?? []
  if (parameters === undefined || check.dialect === 3) return unknown
  if (only === undefined) return nullType
  return others.length > 0 ? builtin("Array") : typeOfDoc(check, only.type)
}

const binary = (check: Check, node: BinaryExpression): Type => {
  const left = used(check, node.left)
  const right =
    node.operator === "and" ? assuming(check, node.left, () => used(check, node.right)) : used(check, node.right)
  if (node.operator === "%") formatted(check, node, right)
  if (node.operator === "and") checkEventOrder(check, node)
  else checkClassCompared(check, node)
  const type = Operators.binary(check, node.operator, left, right)
  warnNeverNull(check, node)
  if (!Operators.isMismatch(type) && !isNeverEqual(check, node)) return type
  check.report(
    "operand-type",
    node,
    Operators.mismatchMessage(node.operator, left, right),
    operandFix(check, node, left, right)
  )
  return unknown
}

const ternary = (check: Check, node: TernaryExpression): Type => {
  const value = check.typeOf(node.value)
  used(check, node.condition)
  const otherwise = check.typeOf(node.otherwise)
  return joined(check, value, otherwise)
}

/** Returns the common type of two possible values. */
const joined = (check: Check, a: Type, b: Type): Type => {
  if (a.kind === "builtin" && b.kind === "builtin" && a.name === b.name)
    return a.element === b.element && a.key === b.key && a.enum?.key === b.enum?.key ? a : builtin(a.name)
  if (a.kind === "null" && b.kind === "object") return b
  if (a.kind !== "object") return unknown
  if (b.kind === "null") return a
  if (b.kind !== "object") return unknown
  if (isDescendant(check, b.class, a.class)) return { kind: "object", class: a.class }
  return isDescendant(check, a.class, b.class) ? { kind: "object", class: b.class } : unknown
}

/** Returns the type of a file's contents, by its name. */
const preload = (check: Check, whole: Expression, node: Expression): Type => {
  check.typeOf(node)
  if (isMadeLater(check, node)) {
    const path = source(check, node)
    check.report("argument-type", whole, "preload() takes a constant path.", {
      fix: `load(${path})`
    })
  }
  if (node.kind !== "literal" || node.type !== "String") return unknown
  const path = resolveCertainPath(node.value, check.scope.class.path)
  if (path !== undefined && check.project?.exists(path) === false) {
    reportMissingFile(check, node, path)
    if (node.value.endsWith(".gd")) check.missingClasses.add(path)
  }
  return typeOfFile(check, path ?? node.value) ?? unknown
}
