/** Follows a callable, `f`, `object.f`, a lambda or `f.bind(1)`, to the function that it calls. */
import type { CallExpression, Expression, FunctionNode } from "../../script/Ast.ts"
import { type Check, findLocal } from "../Context.ts"
import { isOverridden } from "../names/Absence.ts"
import { memberNamed, memberOfValue } from "../names/knownMembers.ts"
import type { Member } from "../names/Resolve.ts"
import { isAssignable, isOfOtherEnum } from "../types/Convert.ts"
import type { Signature, Type } from "../types/Types.ts"
import { isLoose, ofFunction, ofMethod } from "./Calls.ts"

/** A value that a function is called with; `node`: its place in the script. */
export interface Given {
  readonly type: Type
  readonly node?: Expression
}

/** A function, and the values that it is finally called with. */
export interface Followed {
  readonly signature: Signature
  readonly given: ReadonlyArray<Given>
}

/** Maximum number of `bind()` and `unbind()` after one another. */
const MAX_BINDS = 20

/** Returns the values of a script as the arguments of a function. */
export const givenBy = (check: Check, nodes: ReadonlyArray<Expression>): ReadonlyArray<Given> =>
  nodes.map((node) => ({ type: check.typeOf(node), node }))

/**
 * Returns the function that a callable calls, and the arguments that it receives when the callable is called with
 * `given`; absent if the function cannot be seen.
 */
export const follow = (
  check: Check,
  node: Expression,
  given: ReadonlyArray<Given>,
  binds = 0
): Followed | undefined => {
  if (node.kind === "lambda")
    return { signature: ofFunction(check, check.scope.class, node.function, "The function"), given }
  if (node.kind === "call") return binds === MAX_BINDS ? undefined : followBound(check, node, given, binds + 1)
  const lambda = node.kind === "identifier" ? findLocal(check.scope, node.name)?.lambda : undefined
  const signature =
    lambda === undefined
      ? signatureOf(check, namedMember(check, node))
      : ofFunction(check, check.scope.class, lambda, "The function")
  return signature === undefined ? undefined : { signature, given }
}

/** Follows `f.bind(a, b)`, which adds values at the end, and `f.unbind(1)`, which leaves some out there. */
const followBound = (
  check: Check,
  { callee, arguments: args }: CallExpression,
  given: ReadonlyArray<Given>,
  binds: number
): Followed | undefined => {
  if (callee.kind !== "attribute") return undefined
  const { base, name } = callee
  if (name.name === "bind") return follow(check, base, [...given, ...givenBy(check, args)], binds)
  const [left] = args
  if (name.name !== "unbind" || left?.kind !== "literal" || left.type !== "int") return undefined
  return follow(check, base, given.slice(0, Math.max(0, given.length - Number(left.value))), binds)
}

/** Returns the member that `name` or `object.name` is. */
export const namedMember = (check: Check, node: Expression): Member | undefined => {
  if (node.kind === "identifier") return memberNamed(check, node.name)
  if (node.kind !== "attribute" || check.typeOf(node.base).kind !== "object") return undefined
  return memberOfValue(check, node.base, node.name.name)
}

/** Returns the function of a script, or the lambda, that a callable is, where it can be seen. */
export const scriptFunction = (check: Check, node: Expression): FunctionNode | undefined => {
  if (node.kind === "lambda") return node.function
  const found = namedMember(check, node)
  return found?.kind === "script" && found.member.kind === "function" ? found.member : undefined
}

/** The signature of a method that is found by its name; absent for other members, and for overridden functions. */
export const signatureOf = (check: Check, found: Member | undefined): Signature | undefined => {
  if (found?.kind === "native") return found.member.kind === "method" ? ofMethod(check, found.member) : undefined
  if (found?.kind !== "script" || found.member.kind !== "function") return undefined
  const { name } = found.member.name
  // An overriding function may take more or fewer values, and of wider types.
  if (isOverridden(check, found.class, name)) return undefined
  return ofFunction(check, found.class, found.member, `${name}()`)
}

/** Checks whether a function takes that number of values. */
export const takes = ({ required, parameters, isVararg }: Signature, count: number): boolean =>
  count >= required && (isVararg || count <= parameters.length)

/** Returns the place of the first value that its parameter does not take when the function is called. */
export const firstRefused = (check: Check, { parameters }: Signature, given: ReadonlyArray<Given>): number => {
  const isRefused = ({ type, node }: Given, i: number): boolean => {
    const wanted = parameters[i]
    if (wanted === undefined || type.kind === "void" || (node !== undefined && isLoose(check, node))) return false
    // Enums are numbers while the game runs.
    return !isAssignable(check, type, wanted) && !isOfOtherEnum(type, wanted)
  }
  return given.findIndex(isRefused)
}
