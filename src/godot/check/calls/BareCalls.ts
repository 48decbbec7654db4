/** Calls of a bare name: a global function, a constructor, a method of the class. */
import { classUri } from "../../reference/Uri.ts"
import type { CallExpression, FunctionNode, Identifier, Name } from "../../script/Ast.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, source } from "../Context.ts"
import type { Bare } from "../Memory.ts"
import { bareMember, isOutOfReach, staticContext } from "../names/bareMember.ts"
import { checkLoadedFile, loadedType } from "../names/loadedFiles.ts"
import { memberType } from "../names/Resolve.ts"
import type { ScriptClass, ScriptMember } from "../names/ScriptClass.ts"
import { isStaticMethod } from "../reference/NativeClass.ts"
import { warnDeprecated } from "../reference/NativeMembers.ts"
import { isAssignable } from "../types/Convert.ts"
import { converts } from "../types/godot3Values.ts"
import { builtin, describe, type Signature, type Type, unknown } from "../types/Types.ts"
import { argumentsOf, checkArguments, ofConstructors, ofMethod, visitArguments, withParameters } from "./Calls.ts"
import { nativeCall, scriptCall } from "./MethodCalls.ts"
import { checkMethodName } from "./MethodNames.ts"
import { signalLiteral } from "./SignalCalls.ts"
import { checkPrinted } from "./UnfilledText.ts"
import { utilityArgument } from "./UtilityArguments.ts"
import { unknownFunction } from "./unknownFunction.ts"

/** Godot 3's `yield`, and `yield(object, "signal")`. */
const yielded = (check: Check, node: CallExpression): Type => {
  visitArguments(check, node)
  const [object, ...rest] = node.arguments
  if (object === undefined) return unknown
  if (rest.length !== 1) {
    check.report(
      "argument-count",
      node.callee,
      `yield() takes no arguments, or an object and a signal, not ${node.arguments.length}.`
    )
    return unknown
  }
  const type = check.typeOf(object)
  // Calling a coroutine of Godot 3 returns its state, which has this signal, whatever type the function declares.
  const [signal] = rest
  if (signal?.kind === "literal" && signal.value === "completed") return unknown
  if (type.kind === "object") signalLiteral(check, { ...node, arguments: rest }, "yield", type.class)
  return unknown
}

/** Checks a call of a bare name, and returns the type of its result. */
export const bareCall = (check: Check, node: CallExpression, callee: Identifier): Type => {
  const { name } = callee
  if (name === "yield" && check.dialect === 3) return yielded(check, node)
  if (name === "yield" || name === "") {
    const [waited] = node.arguments
    // Counts the call as awaited: `await` replaces `yield` in Godot 4.
    if (waited?.kind === "call") check.unused.add(waited)
    visitArguments(check, node)
    return unknown
  }
  if (check.api.isBuiltin(name)) return construct(check, node, name)
  const global = check.api.global(name)
  if (global?.kind === "method") {
    warnDeprecated(check, callee, global)
    const signature = ofMethod(check, global)
    checkArguments(check, node.arguments, signature, callee)
    utilityArgument(check, name, node.arguments)
    checkPrinted(check, name, node.arguments)
    if (name !== "load") return globalReturn(name, signature)
    checkLoadedFile(check, node, `${global.owner}.load`)
    return loadedType(check, node.arguments[0]) ?? unknown
  }
  const found = bareMember(check, name)
  if (typeof found === "object") return calledMember(check, node, callee, found)
  visitArguments(check, node)
  unknownFunction(check, node, callee, found)
  return unknown
}

/** Some functions have a more exact result type than their signature. */
const globalReturn = (name: string, signature: Signature): Type => {
  if (name === "range") return { kind: "builtin", name: "Array", element: builtin("int") }
  if (name === "convert" || name === "str_to_var" || name === "instance_from_id") return unknown
  if (name === "abs" || name === "sign" || name === "clamp" || name === "min" || name === "max") return unknown
  return signature.returns
}

const construct = (check: Check, node: CallExpression, name: string): Type => {
  const types = node.arguments.map(check.typeOf)
  // A script may make a Callable of another object only to test whether it is valid.
  if (name === "Callable" && node.arguments[0]?.kind === "self")
    checkMethodName(check, node.arguments[0], node.arguments[1])
  const signatures = ofConstructors(check, name)
  if (types.length === 0 || types.some(({ kind }) => kind === "void")) return builtin(name)
  const [first, ...others] = types
  if (check.dialect === 3 && first !== undefined && others.length === 0) {
    if (!isConverted(name, first)) noConstructor(check, node, name, types)
    return builtin(name)
  }
  const byCount = signatures.filter(
    ({ required, parameters, isVararg }) => types.length >= required && (types.length <= parameters.length || isVararg)
  )
  if (signatures.length > 0 && byCount.length === 0) {
    const counts = [...new Set(signatures.map(({ parameters }) => parameters.length))].sort((a, b) => a - b)
    check.report("argument-count", node.callee, `${name}() takes ${alternatives(counts)}, not ${types.length}.`, {
      uri: classUri(name)
    })
  } else if (check.dialect === 4 || (!takesAny.has(name) && types.every((type) => type.kind !== "unknown"))) {
    const fits = byCount.some(({ parameters }) =>
      types.every((type, i) => isAssignable(check, type, parameters[i] ?? unknown))
    )
    if (!fits && signatures.length > 0) noConstructor(check, node, name, types)
  }
  return builtin(name)
}

/** Lists the allowed numbers of arguments, ascending: `0 to 4 arguments`, `0, 1 or 3 arguments`. */
const alternatives = (counts: ReadonlyArray<number>): string => {
  const [first = 0] = counts
  const last = counts.at(-1) ?? first
  if (counts.length !== 2 && last - first === counts.length - 1) return argumentsOf(first, last)
  return `${counts.slice(0, -1).join(", ")} or ${last} arguments`
}

/** Reports a constructor call whose arguments no constructor takes, with the existing ones. */
const noConstructor = (check: Check, node: CallExpression, name: string, types: ReadonlyArray<Type>): void => {
  const [value, ...others] = node.arguments
  if (name === "String" && check.dialect === 4 && value !== undefined && others.length === 0) {
    const message = `String() does not convert ${describe(types[0] ?? unknown)}; str() does.`
    check.report("argument-type", node, message, { fix: `str(${source(check, value)})`, uri: classUri(name) })
    return
  }
  const given = types.map(describe).join(", ")
  if (
    check.dialect === 4 &&
    given === "Vector3" &&
    value !== undefined &&
    typeof check.api.find(name, "from_euler") === "object"
  ) {
    const message = `${name}(Vector3) does not exist; from_euler() makes a value of three angles.`
    check.report("argument-type", node, message, {
      fix: `${name}.from_euler(${source(check, value)})`,
      uri: classUri(name)
    })
    return
  }
  const forms = ofConstructors(check, name)
    .filter((one) => !isCopying(one))
    .slice(0, MAX_FORMS)
    .map(withParameters)
    .join(" or ")
  const instead = forms === "" ? "" : `; write ${forms}`
  check.report("argument-type", node.arguments[0] ?? node, `${name}(${given}) does not exist${instead}.`, {
    uri: classUri(name)
  })
}

/** Types whose constructors with several arguments are not checked in Godot 3. */
const takesAny: ReadonlySet<string> = new Set(["String", "StringName", "Array", "Dictionary", "bool", "NodePath"])

/** Checks whether a constructor of Godot 3 takes one value of a type; none takes an object. */
const isConverted = (name: string, type: Type): boolean =>
  type.kind === "builtin" ? converts(name, type.name) : type.kind !== "object" || name === "Object"

/** Maximum number of constructors that a message names. */
const MAX_FORMS = 4

/** Checks whether a constructor has no parameters, or only one of its own type. */
const isCopying = ({ parameters: [first, ...others], returns }: Signature): boolean =>
  first === undefined ||
  (others.length === 0 && first.kind === "builtin" && returns.kind === "builtin" && first.name === returns.name)

const calledMember = (check: Check, node: CallExpression, callee: Identifier, found: Bare): Type => {
  if (isOutOfReach(check, callee, found, "unknown-function")) {
    visitArguments(check, node)
    return unknown
  }
  if (found.kind === "native") {
    const { member } = found
    if (found.isOuter) {
      visitArguments(check, node)
      return unknown
    }
    if (check.scope.isStatic && !isStaticMethod(member)) staticContext(check, callee)
    return nativeCall(check, { node, name: callee, base: undefined, from: found.from }, member)
  }
  const { member, class: owner } = found
  if (member.kind === "function") {
    if (check.scope.isStatic && !member.isStatic && !found.isOuter) staticContext(check, callee)
    return scriptCall(check, node, owner, member)
  }
  visitArguments(check, node)
  notCallable(check, node, callee, owner, member)
  return unknown
}

/** Reports the call of a member of a script that is no function. */
export const notCallable = (
  check: Check,
  node: CallExpression,
  callee: Name,
  owner: ScriptClass,
  member: Exclude<ScriptMember, FunctionNode>
): void => {
  const report = (kind: string, fix?: string, place: Span = callee): void =>
    check.report(
      "unknown-function",
      place,
      `${JSON.stringify(callee.name)} is ${kind}, not a function.`,
      fix === undefined ? {} : { fix }
    )
  if (member.kind === "class") report("a class", `${callee.name}.new`)
  else if (member.kind === "enum") report("an enum")
  else if (check.dialect === 4) {
    const type = memberType(check, owner, member)
    const isCallable = type.kind === "unknown" || (type.kind === "builtin" && type.name === "Callable")
    const kind = member.kind === "signal" ? "a signal" : member.kind === "variable" ? "a variable" : "a constant"
    if (member.kind === "signal" && check.awaited.has(node) && node.arguments.length === 0) {
      report(kind, callee.name, { start: callee.start, end: node.end })
      return
    }
    const isSent = member.kind === "signal" && check.unused.has(node) && !check.awaited.has(node)
    const method = isSent ? "emit" : isCallable && member.kind !== "signal" ? "call" : undefined
    report(kind, method === undefined ? undefined : `${callee.name}.${method}`)
  }
}
