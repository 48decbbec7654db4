/** Signatures, and whether the arguments of a call fit them. */

import type { MethodDoc } from "../reference/ClassDoc.ts"
import type { CallExpression, Expression, FunctionNode, Parameter } from "../script/Ast.ts"
import type { Span } from "../script/Position.ts"
import { type Check, findLocal } from "./Context.ts"
import { isAssignable } from "./Convert.ts"
import { typeOfDoc, typeOfNode } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import { describe, type Signature, type Type, unknown } from "./Types.ts"

/** The signature of a method of the reference; `name` is as the same method is always called. */
export const ofDoc = (check: Check, doc: MethodDoc, name: string, uri?: string): Signature => {
  let signature = check.api.signatures.get(doc)
  if (signature === undefined) {
    signature = { ...made(check, doc, name), ...(uri === undefined ? {} : { uri }) }
    check.api.signatures.set(doc, signature)
  }
  return signature
}

const made = (check: Check, doc: MethodDoc, name: string): Signature => ({
  name,
  parameters: doc.arguments.map(({ type, enum: one }) => typeOfDoc(check, type, one !== undefined)),
  parameterNames: doc.arguments.map((one) => one.name),
  required: doc.arguments.filter((one) => one.default === undefined).length,
  isVararg: doc.qualifiers.includes("vararg"),
  returns: typeOfDoc(check, doc.returnType, doc.returnEnum !== undefined)
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
  required: node.parameters.filter((one) => one.default === undefined).length,
  isVararg: node.rest !== undefined,
  returns: node.returnType === undefined ? unknown : typeOfNode(check, node.returnType, owner)
})

const count = (signature: Signature): string => {
  const { required, parameters, isVararg } = signature
  if (isVararg) return `at least ${required}`
  return required === parameters.length ? String(required) : `${required} to ${parameters.length}`
}

/** Whether a value is a variable without a type: Godot finds out only when it runs. */
export const isLoose = (check: Check, node: Expression): boolean =>
  node.kind === "identifier" && findLocal(check.scope, node.name)?.isTyped === false

/** Reports what is wrong with the arguments, one thing at most for each of them. */
export const checkArguments = (
  check: Check,
  args: ReadonlyArray<Expression>,
  signature: Signature,
  at: Span,
  fixes: { readonly count?: string; readonly type?: string } = {}
): void => {
  const types = args.map((one) => argumentType(check, one))
  const { parameters, required, isVararg, name } = signature
  const where = signature.uri === undefined ? {} : { uri: signature.uri }
  const isTooMany = args.length > parameters.length && !isVararg
  if (args.length < required || isTooMany) {
    const plural = count(signature) === "1" ? "argument" : "arguments"
    const fix = fixes.count
    check.report(
      "argument-count",
      isTooMany ? (args[parameters.length] ?? at) : at,
      `${name} takes ${count(signature)} ${plural}, not ${args.length}.`,
      fix === undefined ? where : { ...where, fix }
    )
    if (fixes.type === undefined) return
  }
  for (const [i, type] of types.entries()) {
    const wanted = parameters[i]
    const arg = args[i]
    if (wanted === undefined || arg === undefined) continue
    if (type.kind === "void" || isLoose(check, arg)) continue
    if (isAssignable(check, type, wanted)) continue
    const said = `${name}: ${signature.parameterNames[i] ?? `argument ${i + 1}`} is ${describe(wanted)}, not ${describe(type)}.`
    check.report("argument-type", arg, said, fixes.type === undefined ? where : { fix: fixes.type })
    return
  }
}

/** The type of an argument; a call that gives none is told. */
const argumentType = (check: Check, node: Expression): Type => {
  const type = check.typeOf(node)
  if (type.kind === "void" && node.kind === "call" && check.dialect === 4) {
    check.report("void-value", node, "This call gives no value.")
  }
  return type
}

/** Types of the arguments of a call whose signature is not known: what is wrong within them is still reported. */
export const visitArguments = (check: Check, { arguments: args }: CallExpression): void => {
  for (const one of args) check.typeOf(one)
}
