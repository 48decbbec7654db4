/** Functions that are connected to signals: whether they take what the signal sends. */
import type { CallExpression, Expression, FunctionNode } from "../script/Ast.ts"
import { bareMember } from "./bareMember.ts"
import { type Check, findLocal, source } from "./Context.ts"
import type { NativeMember } from "./NativeClass.ts"
import { findMember, type Member } from "./Resolve.ts"
import type { Type } from "./Types.ts"

/** Minimum and maximum number of arguments of a function; `added` come after those that are sent. */
interface Taken {
  readonly least: number
  readonly most: number
  readonly added: number
}

/**
 * Warns of a function that a signal of the reference cannot call, which Godot finds out when the signal is sent. A
 * script may send its own signals with more or fewer values than they declare, so these are left alone.
 *
 * @param args Arguments after the signal: the function, and flags
 */
export const checkConnected = (
  check: Check,
  [callable, flags]: ReadonlyArray<Expression>,
  { arity, isNative }: Type & { readonly kind: "signal" }
): void => {
  if (check.dialect === 3 || callable === undefined || flags !== undefined || arity === undefined || isNative !== true)
    return
  const taken = takenBy(check, callable)
  if (taken === undefined) return
  const sent = arity + taken.added
  if (sent >= taken.least && sent <= taken.most) return
  const { least, most } = taken
  const counts = least === most ? `${least}` : most === Infinity ? `${least} or more` : `${least} to ${most}`
  const text = source(check, callable)
  const isPlain = callable.kind === "identifier" && sent > most
  const bound = taken.added === 0 ? "" : taken.added > 0 ? `, ${taken.added} more bound` : `, ${-taken.added} left out`
  check.report(
    "signal-arity",
    callable,
    `The signal sends ${arity} ${arity === 1 ? "argument" : "arguments"}${bound}; the function takes ${counts}.`,
    isPlain ? { fix: `${text}.unbind(${sent - most})` } : {}
  )
}

/** Maximum number of `bind()` and `unbind()` after one another. */
const MAX_BINDS = 20

const takenBy = (check: Check, node: Expression, binds = 0): Taken | undefined => {
  if (node.kind === "lambda") return ofFunction(node.function)
  if (node.kind === "call") return binds === MAX_BINDS ? undefined : ofBound(check, node, binds + 1)
  const member = namedMember(check, node)
  return member === undefined ? undefined : ofMember(member)
}

type FoundMember = Member | { readonly kind: "native"; readonly member: NativeMember }

/** Returns the member that `name` or `object.name` is. */
const namedMember = (check: Check, node: Expression): FoundMember | undefined => {
  if (node.kind === "identifier") {
    const found = findLocal(check.scope, node.name) === undefined ? bareMember(check, node.name) : undefined
    return typeof found === "object" ? found : undefined
  }
  if (node.kind !== "attribute") return undefined
  const type = check.typeOf(node.base)
  const found = type.kind === "object" ? findMember(check, type.class, node.name.name) : undefined
  return typeof found === "object" ? found : undefined
}

/** Returns the function of a script, or the lambda, that a callable is, where it can be seen. */
export const scriptFunction = (check: Check, node: Expression): FunctionNode | undefined => {
  if (node.kind === "lambda") return node.function
  const found = namedMember(check, node)
  return found?.kind === "script" && found.member.kind === "function" ? found.member : undefined
}

const ofMember = (found: FoundMember): Taken | undefined => {
  if (found.kind === "script") return found.member.kind === "function" ? ofFunction(found.member) : undefined
  if (found.member.kind !== "method") return undefined
  const { arguments: parameters, qualifiers } = found.member.doc
  const least = parameters.filter((one) => one.default === undefined).length
  return { least, most: qualifiers.includes("vararg") ? Infinity : parameters.length, added: 0 }
}

const ofFunction = ({ parameters, rest }: FunctionNode): Taken => ({
  least: parameters.filter((one) => one.default === undefined).length,
  most: rest === undefined ? parameters.length : Infinity,
  added: 0
})

/** `function.bind(a, b)` and `function.unbind(1)`. */
const ofBound = (check: Check, { callee, arguments: args }: CallExpression, binds: number): Taken | undefined => {
  if (callee.kind !== "attribute") return undefined
  const { base, name } = callee
  const by = name.name === "bind" ? args.length : name.name === "unbind" ? -Number(literalOf(args[0])) : Number.NaN
  if (Number.isNaN(by)) return undefined
  const taken = takenBy(check, base, binds)
  return taken === undefined ? undefined : { ...taken, added: taken.added + by }
}

const literalOf = (node: Expression | undefined): string =>
  node?.kind === "literal" && node.type === "int" ? node.value : "NaN"
