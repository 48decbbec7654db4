/** Signatures, and whether the arguments of a call fit them. */

import { getOrMake } from "../../../kernel/util/Collections.ts"
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import type { CallExpression, Expression, FunctionNode, Name, Parameter } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { checkElements } from "../body/Assigned.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { convertedValue } from "../fixes/convertedValue.ts"
import { meantArguments } from "../fixes/meantArguments.ts"
import { typeOfNode } from "../names/Resolve.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { type NativeMethod, nativeUri } from "../reference/NativeClass.ts"
import { isAssignable, isNoEnumValue, isOfOtherEnum } from "../types/Convert.ts"
import { enumOf, typeOfDoc } from "../types/DocTypes.ts"
import { isHard, isOtherClass } from "../types/HardTypes.ts"
import {
  builtin,
  type ClassRef,
  describe,
  describeApart,
  requiredCount,
  type Signature,
  type Type,
  unknown
} from "../types/Types.ts"
import { refusedValue } from "../types/UntypedContainers.ts"
import { checkRid } from "./RidArguments.ts"

/** A call of a method that was found in a class. */
export interface MethodCall {
  readonly node: CallExpression
  readonly name: Name
  /** The object before the dot; absent for a bare name, which belongs to the script itself. */
  readonly base: Expression | undefined
  /** The class of that object, or the class that is written before the dot. */
  readonly from: ClassRef
}

/** The signature of a method of the reference. */
export const ofMethod = (check: Check, member: NativeMethod): Signature => {
  const { doc, owner } = member
  return getOrMake(check.api.signatures, doc, () => {
    const name = `${owner.startsWith("@") ? "" : `${owner}.`}${doc.name}()`
    return { ...made(check, doc, name), uri: nativeUri(member) }
  })
}

/** The signatures of the constructors of a built-in type. */
export const ofConstructors = (check: Check, name: string): ReadonlyArray<Signature> =>
  getOrMake(check.api.constructors, name, () => {
    const listed = (check.api.nativeClass(name)?.constructors ?? []).map((doc) => made(check, doc, `${name}()`))
    return check.dialect === 3 && listed.length > 0 ? [...listed, copying(name)] : listed
  })

/** Godot 3 copies a value of any built-in type, `Vector2(vector)`, which its reference does not list. */
const copying = (name: string): Signature => ({
  name: `${name}()`,
  parameters: [builtin(name)],
  parameterNames: ["from"],
  required: 1,
  isVararg: false,
  returns: builtin(name)
})

/** Minimum number of arguments of variadic functions, which the reference does not give. */
const leastValues: Readonly<Record<string, number>> = { "max()": 2, "min()": 2, "range()": 1 }

/** Maximum number of arguments of variadic functions, which the reference does not give either. */
const mostValues: Readonly<Record<string, number>> = { "range()": 3 }

const made = (check: Check, doc: MethodDoc, name: string): Signature => ({
  name,
  parameters:
    mostValues[name] === undefined
      ? doc.arguments.map((one) => typeOfDoc(check, one.type, enumOf(one)))
      : Array.from({ length: mostValues[name] }, () => unknown),
  parameterNames: doc.arguments.map((one) => one.name),
  parameterTypes: doc.arguments.map((one) => one.enum ?? one.type),
  required: leastValues[name] ?? requiredCount(doc.arguments),
  isVararg: doc.qualifiers.includes("vararg") && mostValues[name] === undefined,
  returns: typeOfDoc(check, doc.returnType, doc.returnBitfield === true ? undefined : doc.returnEnum)
})

/** The type of a parameter as its function's body and its callers see it. */
export const parameterType = (
  check: Check,
  owner: ScriptClass,
  { type, isInferred, default: value }: Parameter
): Type => {
  if (type !== undefined) return typeOfNode(check, type, owner)
  return isInferred && value !== undefined ? check.typeIn(owner, value) : unknown
}

export const ofFunction = (check: Check, owner: ScriptClass, node: FunctionNode, name: string): Signature => ({
  name,
  parameters: node.parameters.map((one) => parameterType(check, owner, one)),
  parameterNames: node.parameters.map((one) => one.name.name),
  required: requiredCount(node.parameters),
  isVararg: node.rest !== undefined,
  isOfScript: true,
  returns: node.returnType === undefined ? unknown : typeOfNode(check, node.returnType, owner)
})

/** Says how many arguments may be given: `2`, `1 to 3`, `at least 1`. */
export const countOf = (least: number, most: number): string => {
  if (!Number.isFinite(most)) return `at least ${least}`
  return least === most ? String(least) : `${least} to ${most}`
}

/** Says how many arguments may be given, with the noun: `1 argument`, `at least 1 argument`, `1 to 3 arguments`. */
export const argumentsOf = (least: number, most: number): string => {
  const count = countOf(least, most)
  return `${count} ${/^(?:at least )?1$/.test(count) ? "argument" : "arguments"}`
}

/** UTF-16 units that the parameters take at most in a message. */
const MAX_PARAMETERS = 100

/** Returns a call with its parameters, to show which arguments it takes: `rotated(angle: float)`. */
export const withParameters = ({ name, parameters, parameterNames, parameterTypes }: Signature): string => {
  const typed = parameterNames.map((one, i) => {
    const type = parameters[i]
    const typeName = parameterTypes?.[i] ?? (type === undefined || type.kind === "unknown" ? undefined : describe(type))
    return typeName === undefined ? one : `${one}: ${typeName}`
  })
  const fitting = [typed, parameterNames].map((list) => list.join(", ")).find((text) => text.length <= MAX_PARAMETERS)
  return fitting === undefined ? name : name.replace(/\(\)$/, () => `(${fitting})`)
}

const taken = ({ required, parameters, isVararg }: Signature): string =>
  argumentsOf(required, isVararg ? Number.POSITIVE_INFINITY : parameters.length)

/** Checks whether a value is a variable without a type: Godot finds out only when it runs. */
export const isLoose = (check: Check, node: Expression): boolean => {
  const local = node.kind === "identifier" ? findLocal(check.scope, node.name) : undefined
  if (local !== undefined) return !local.isTyped
  return (node.kind === "identifier" || node.kind === "attribute") && check.settled.has(check.typeOf(node))
}

/** The replacement for a whole call with a wrong number of arguments, or one of a wrong type. */
export interface CallFixes {
  readonly whole?: Span
  readonly count?: string
  readonly type?: string
  /** The message for a wrong type, unless a Callable is expected. */
  readonly says?: string
  /** A further sentence of the message. */
  readonly remark?: string
}

/** The arguments of a call with the called function. */
interface GivenArguments {
  readonly args: ReadonlyArray<Expression>
  /** Types of the arguments. */
  readonly types: ReadonlyArray<Type>
  readonly signature: Signature
  /** The place of a report that concerns no single argument. */
  readonly at: Span
}

/** Reports errors in the arguments, at most one for each of them. */
export const checkArguments = (
  check: Check,
  args: ReadonlyArray<Expression>,
  signature: Signature,
  at: Span,
  fixes: CallFixes = {}
): void => {
  const { parameters, required, isVararg } = signature
  const types = args.map((one, i) => argumentType(check, one, parameters[i]))
  const given = { args, types, signature, at }
  const isMiscounted = args.length < required || (args.length > parameters.length && !isVararg)
  const misfit = isMiscounted && fixes.type === undefined ? undefined : firstMisfit(check, args, types, signature)
  if (misfit !== undefined) reportType(check, given, misfit, fixes)
  else if (isMiscounted) reportCount(check, given, fixes)
  else checkContents(check, given)
}

/** Reports the argument at the index `misfit`, whose type is not that of its parameter. */
const reportType = (check: Check, given: GivenArguments, misfit: number, fixes: CallFixes): void => {
  const { args, types, signature, at } = given
  const [arg, type, wanted] = [args[misfit], types[misfit] ?? unknown, signature.parameters[misfit] ?? unknown]
  if (fixes.type !== undefined) {
    const message = fixes.says ?? `${signature.name.replace(/^\w+\./, "")} takes a Callable.`
    check.report("argument-type", fixes.whole ?? arg ?? at, message, { fix: fixes.type })
    return
  }
  const [expected, found] = describeApart(wanted, type)
  const parameter = signature.parameterNames[misfit] ?? `argument ${misfit + 1}`
  const message = `${signature.name}: ${parameter} is ${expected}, not ${arg?.kind === "self" ? "self" : found}.`
  const converted = arg === undefined ? undefined : convertedValue(check, arg, type, wanted, parameter)
  check.report("argument-type", ...meant(check, given, { place: arg ?? at, message, converted }))
}

/** Reports that there are too many arguments, at the first one of these, or too few. */
const reportCount = (check: Check, given: GivenArguments, fixes: CallFixes): void => {
  const { args, signature, at } = given
  const fix = fixes.count ?? fixes.type
  const isTooMany = args.length > signature.parameters.length && !signature.isVararg
  const place = isTooMany ? (args[signature.parameters.length] ?? at) : at
  const called = fixes.count === undefined ? withParameters(signature) : signature.name.replace(/^\w+\./, "")
  const message = `${called} takes ${taken(signature)}, not ${args.length}${fixes.remark ?? ""}.`
  if (fix !== undefined) check.report("argument-count", fixes.whole ?? place, message, { fix })
  else check.report("argument-count", ...meant(check, given, { place, message }))
}

/** Checks the values of arguments with valid types, up to the first report. */
const checkContents = (check: Check, { args, signature }: GivenArguments): void => {
  for (const [i, arg] of args.entries()) {
    if (!checkElements(check, signature.parameters[i] ?? unknown, arg, "argument-type")) break
    if (isRefusedArgument(check, signature, i, arg)) break
    checkRid(check, signature, i, arg)
  }
}

/** The report on arguments that do not fit. */
interface ArgumentFault {
  readonly place: Span
  readonly message: string
  /** The replacement for the place alone, if no other arguments are meant. */
  readonly converted?: string | undefined
}

/** Returns the report on arguments that do not fit, with the intended ones as its fix where they are certain. */
const meant = (
  check: Check,
  { args, types, signature }: GivenArguments,
  { place, message, converted }: ArgumentFault
): readonly [Span, string, { readonly fix?: string; readonly uri?: string }] => {
  const where = whereOf(signature)
  const [first] = args
  const known = args.map((one, i) => (isLoose(check, one) ? unknown : (types[i] ?? unknown)))
  const fix = first === undefined ? undefined : meantArguments(check, args, known, signature)
  if (first === undefined || fix === undefined)
    return [place, message, converted === undefined ? where : { ...where, fix: converted }]
  return [{ start: first.start, end: args.at(-1)?.end ?? first.end }, message, { ...where, fix }]
}

/**
 * Reports an array without element types for a parameter of a script that wants some; Godot's own functions convert it.
 */
const isRefusedArgument = (check: Check, signature: Signature, i: number, at: Expression): boolean => {
  const expected = signature.parameters[i]
  if (signature.isOfScript !== true || expected === undefined) return false
  const refused = refusedValue(check, expected, at, true)
  if (refused === undefined) return false
  const message = `${signature.name}: ${signature.parameterNames[i]} is ${describe(expected)}, not ${refused.name}.`
  check.report("argument-type", refused.at, message)
  return true
}

const whereOf = ({ uri }: Signature): { readonly uri?: string } => (uri === undefined ? {} : { uri })

/** Returns the place of the first argument that its parameter does not take. */
const firstMisfit = (
  check: Check,
  args: ReadonlyArray<Expression>,
  types: ReadonlyArray<Type>,
  { parameters }: Signature
): number | undefined => {
  for (const [i, arg] of args.entries()) {
    const type = types[i]
    const expected = parameters[i]
    if (type === undefined || expected === undefined || type.kind === "void" || isLoose(check, arg)) continue
    if (isOtherClass(check, arg, type, expected)) return i
    if (check.dialect === 4 && isNoEnumValue(type, expected) && isHard(check, arg)) return i
    if (isAssignable(check, type, expected)) continue
    if (!isOfOtherEnum(type, expected) || isHard(check, arg)) return i
  }
  return undefined
}

/** Returns the type of a used value; reports a call without a result. */
export const used = (check: Check, node: Expression): Type => {
  const type = check.typeOf(node)
  if (node.kind === "call" && type.kind === "void" && check.dialect === 4 && !check.waiting.has(node)) {
    check.report("void-value", node, "This call returns nothing.")
    return unknown
  }
  return type
}

/** Returns the type of an argument; reports a call that returns no value. */
const argumentType = (check: Check, node: Expression, expected: Type | undefined): Type => {
  const type = check.typeOf(node)
  if (node.kind !== "call" || check.dialect === 3) return type
  const isFunctionMeant = expected?.kind === "builtin" && expected.name === "Callable"
  const fixOf = () => (isFunctionMeant ? { fix: uncalled(check, node) } : {})
  if (type.kind === "void") check.report("void-value", node, "This call returns nothing.", fixOf())
  else if (isFunctionMeant && givesNothing(check, node))
    check.report(
      "argument-type",
      node,
      "This calls the function, which returns nothing; its name alone is a Callable.",
      fixOf()
    )
  return type
}

/** Returns a call as its function with the arguments bound to it. */
export const uncalled = (check: Check, { callee, arguments: args }: CallExpression): string => {
  const bound = args.length === 0 ? "" : `.bind(${args.map((one) => source(check, one)).join(", ")})`
  return `${source(check, callee)}${bound}`
}

/** Checks whether a call is of a function of this script that has no type and no `return` with a value. */
export const givesNothing = (check: Check, { callee }: CallExpression): boolean => {
  if (callee.kind !== "identifier" || findLocal(check.scope, callee.name) !== undefined) return false
  const member = check.scope.class.members.get(callee.name)
  return member?.kind === "function" && member.returnType === undefined && !member.gives && !member.waits
}

/** Infers the types of the arguments of a call with an unknown signature, to report faults within them. */
export const visitArguments = (check: Check, { arguments: args }: CallExpression): void => {
  for (const one of args) check.typeOf(one)
}
