/**
 * Finds the intended arguments of a call whose arguments do not fit: the same in another order, without a layer or with
 * a Callable.
 */
import type { Expression } from "../../script/Ast.ts"
import { type Check, source } from "../Context.ts"
import { isAssignable, isNoEnumValue } from "../types/Convert.ts"
import { isMadeAsOther, isUnrelated } from "../types/HardTypes.ts"
import { callable, describe, int, type Signature, type Type } from "../types/Types.ts"

/** Maximum number of arguments whose orders are tried: there are 120 of five. */
const MAX_REORDERED = 5

/**
 * Returns the text of the arguments that are meant; absent if that is not certain.
 *
 * @param types The types of the arguments; `unknown` if only the running game knows them
 *
 * @example
 * // peer.create_client(7000, "localhost")
 * meantArguments(check, args, types, signature) // "\"localhost\", 7000"
 */
export const meantArguments = (
  check: Check,
  args: ReadonlyArray<Expression>,
  types: ReadonlyArray<Type>,
  signature: Signature
): string | undefined => {
  const texts = args.map((one) => source(check, one))
  if (texts.some((text) => text.includes("\n"))) return undefined
  const meant =
    forLayer(check, texts, types, signature) ??
    withoutTls(check, texts, types, signature) ??
    withCallable(check, args, texts, types, signature) ??
    reordered(check, texts, types, signature)
  return meant?.join(", ")
}

/** Checks whether a call with arguments of these types is valid, as far as they are known. */
export const takesAll = (
  check: Check,
  types: ReadonlyArray<Type>,
  { parameters, required, isVararg }: Signature
): boolean =>
  types.length >= required &&
  (types.length <= parameters.length || isVararg) &&
  types.every((type, i) => parameters[i] === undefined || takes(check, type, parameters[i]))

const takes = (check: Check, type: Type, parameter: Type): boolean =>
  isAssignable(check, type, parameter) && !isNoEnumValue(type, parameter) && !isOfUnrelated(check, type, parameter)

/** Checks for an object that can be neither of the wanted class nor of one that inherits from it. */
const isOfUnrelated = (check: Check, type: Type, parameter: Type): boolean => {
  if (type.kind !== "object" || parameter.kind !== "object") return false
  return isMadeAsOther(check, type, parameter) || isUnrelated(check, type.class, parameter.class)
}

/**
 * Returns the arguments without the first one of a TileMap's method, the layer, for that of a TileMapLayer; for a
 * TileMap, adds the layer 0 before them.
 */
const forLayer = (
  check: Check,
  texts: ReadonlyArray<string>,
  types: ReadonlyArray<Type>,
  signature: Signature
): ReadonlyArray<string> | undefined => {
  const [, owner, method = ""] = /^(TileMap(?:Layer)?)\.(\w+)\(\)$/.exec(signature.name) ?? []
  if (owner === undefined || !takesLayer(check, "TileMap", method)) return undefined
  if (typeof check.api.find("TileMapLayer", method) !== "object" || takesLayer(check, "TileMapLayer", method))
    return undefined
  const [first, ...rest] = types
  if (owner === "TileMap") return takesAll(check, [int, ...types], signature) ? ["0", ...texts] : undefined
  const isLayer = first?.kind === "builtin" && first.name === "int"
  return isLayer && takesAll(check, rest, signature) ? texts.slice(1) : undefined
}

/** Returns the arguments of `HTTPRequest.request()` without the one that Godot 3 takes third: whether to check TLS. */
const withoutTls = (
  check: Check,
  texts: ReadonlyArray<string>,
  types: ReadonlyArray<Type>,
  signature: Signature
): ReadonlyArray<string> | undefined => {
  const third = types[2]
  if (signature.name !== "HTTPRequest.request()" || third?.kind !== "builtin" || third.name !== "bool") return undefined
  return takesAll(check, types.toSpliced(2, 1), signature) ? texts.toSpliced(2, 1) : undefined
}

const takesLayer = (check: Check, owner: string, method: string): boolean => {
  const found = check.api.find(owner, method)
  return typeof found === "object" && found.kind === "method" && found.doc.arguments[0]?.name === "layer"
}

/** Matches the methods whose fixes depend on the signal. */
const ofSignals = /^Object\.(?:connect|disconnect|is_connected)\(\)$/

/**
 * Returns the arguments with a method of this script in place of `self` and its name, the form in which Godot 3 passes
 * a function.
 */
const withCallable = (
  check: Check,
  args: ReadonlyArray<Expression>,
  texts: ReadonlyArray<string>,
  types: ReadonlyArray<Type>,
  signature: Signature
): ReadonlyArray<string> | undefined => {
  if (ofSignals.test(signature.name)) return undefined
  const at = args.findIndex(({ kind }, i) => kind === "self" && signature.parameters[i] === callable)
  const method = at === -1 ? undefined : args[at + 1]
  if (method?.kind !== "literal" || check.scope.class.members.get(method.value)?.kind !== "function") return undefined
  const isFitting = takesAll(check, types.toSpliced(at, 2, callable), signature)
  return isFitting ? texts.toSpliced(at, 2, method.value) : undefined
}

/**
 * Returns the arguments in the only order in which all of them fit; those of one type keep their order.
 */
const reordered = (
  check: Check,
  texts: ReadonlyArray<string>,
  types: ReadonlyArray<Type>,
  signature: Signature
): ReadonlyArray<string> | undefined => {
  const all = [...types, ...signature.parameters.slice(0, types.length)]
  if (texts.length > MAX_REORDERED || all.some(({ kind }) => kind === "unknown" || kind === "void")) return undefined
  const names = types.map(describe)
  const found = new Map<string, ReadonlyArray<string>>()
  for (const order of orders(texts.length)) {
    if (order.some((i, at) => order.slice(at).some((later) => later < i && names[later] === names[i]))) continue
    const isFitting = takesAll(
      check,
      order.map((i) => types[i] as Type),
      signature
    )
    const written = order.map((i) => texts[i] as string)
    if (isFitting) found.set(written.join(", "), written)
    if (found.size > 1) return undefined
  }
  const [only] = found.values()
  return only
}

/** All orders of the numbers below `count`. */
const orders = (count: number): ReadonlyArray<ReadonlyArray<number>> =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)])
      )
