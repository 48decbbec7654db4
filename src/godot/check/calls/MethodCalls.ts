/** Calls of methods whose declaration is known: of the reference or of a script. */
import type { CallExpression, Expression, FunctionNode, Literal, Name } from "../../script/Ast.ts"
import { isMemberName } from "../../script/Token.ts"
import { type Check, operandSource, ownClass, quotedAs, source } from "../Context.ts"
import { warnAbsentNode } from "../names/absentNodes.ts"
import { warnUnknownActions } from "../names/ProjectNames.ts"
import { findMember, nativeBase } from "../names/Resolve.ts"
import { nodeAt, objectOf, scenePath } from "../names/SceneNodes.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { type NativeAccessor, type NativeMember, nativeUri } from "../reference/NativeClass.ts"
import { warnDeprecated } from "../reference/NativeMembers.ts"
import { enumOf, typeOfDoc } from "../types/DocTypes.ts"
import { type ClassRef, type ObjectType, type Signature, type Type, unknown } from "../types/Types.ts"
import { connectFix } from "../versions/newerSignals.ts"
import { slideFix } from "../versions/slides.ts"
import { type CallFixes, checkArguments, ofFunction, ofMethod, visitArguments } from "./Calls.ts"
import { checkCaller, tellCalled } from "./Connections.ts"
import { checkCallByName } from "./LateCalls.ts"
import { checkMethodName } from "./MethodNames.ts"
import { checkAnimated, checkSetLater } from "./PropertyNames.ts"
import { checkRpcByName } from "./RpcCalls.ts"
import { bindsFix, boundBy, meantSignal, pairFix, signalLiteral } from "./SignalCalls.ts"

/** A call of a method of the reference. */
export const nativeCall = (
  check: Check,
  node: CallExpression,
  at: Name,
  member: NativeMember,
  from: ClassRef,
  base?: Expression
): Type => {
  if (member.kind === "accessor") {
    accessorCall(check, node, at, member)
    return member.isSetter ? { kind: "unknown" } : typeOfDoc(check, member.doc.type, enumOf(member.doc))
  }
  if (member.kind !== "method") {
    visitArguments(check, node)
    if (check.dialect === 4) {
      const kind = member.kind === "property" ? "a property" : member.kind === "signal" ? "a signal" : "a constant"
      const isSent = member.kind === "signal" && !check.awaited.has(node)
      const fix = isSent ? `${at.name}.emit` : withoutCall(check, node, at, member)
      const place = isSent || fix === undefined ? at : { start: at.start, end: node.end }
      check.report("unknown-function", place, `${member.owner}.${at.name} is ${kind}, not a method.`, {
        ...(fix === undefined ? {} : { fix }),
        uri: nativeUri(member)
      })
    }
    return unknown
  }
  warnDeprecated(check, at, member)
  const signature = ofMethod(check, member)
  const fixes = fixesOf(check, node, at.name, base, from)
  const method = `${member.owner}.${at.name}`
  tellCalled(check, node, method)
  checkArguments(check, node.arguments, signature, at, fixes)
  checkCaller(check, node, method)
  checkCallByName(check, node, member.owner, at, objectOfCall(check, from, base), base)
  if (member.owner === "Node") checkRpcByName(check, node, at, objectOfCall(check, from, base).class)
  warnUnknownActions(check, node, member.owner, member.doc)
  checkAnimated(check, node, member.owner, at.name)
  checkSetLater(check, node, at.name, base, objectOfCall(check, from, base))
  if (check.dialect === 3 && at.name === "connect") checkMethodName(check, node.arguments[1], node.arguments[2])
  signalLiteral(check, node, at.name, base === undefined ? ownClass(check) : from)
  return nativeReturn(check, node, at.name, signature, from, base)
}

/** The object on which a method is called. */
const objectOfCall = (check: Check, from: ClassRef, base: Expression | undefined): ObjectType => {
  // super.call("f") finds the function of the object itself too.
  if (base === undefined || (base.kind === "attribute" && base.base.kind === "super"))
    return { kind: "object", class: ownClass(check) }
  const type = check.typeOf(base)
  return type.kind === "object" ? type : { kind: "object", class: from }
}

/** A setter takes the value, a getter nothing, unless several properties share it. */
const accessorCall = (check: Check, node: CallExpression, at: Name, { doc, owner, isSetter }: NativeAccessor): void => {
  const sharing = check.api
    .nativeClass(owner)
    ?.doc.properties.filter(({ setter, getter }) => (isSetter ? setter : getter) === at.name)
  if (sharing?.length !== 1) {
    visitArguments(check, node)
    return
  }
  const name = `${owner}.${at.name}()`
  const parameters = isSetter ? [typeOfDoc(check, doc.type, enumOf(doc))] : []
  checkArguments(
    check,
    node.arguments,
    { name, parameters, parameterNames: [doc.name], required: parameters.length, isVararg: false, returns: unknown },
    at
  )
}

/** Fixes the call of a property, `visible()`, or as a statement `visible(true)`. */
const withoutCall = (
  check: Check,
  node: CallExpression,
  { name }: Name,
  { kind }: NativeMember
): string | undefined => {
  const [value, ...others] = node.arguments
  if (value === undefined) return name
  const isSet = kind === "property" && others.length === 0 && check.unused.has(node)
  return isSet ? `${name} = ${source(check, value)}` : undefined
}

/** Fixes Godot 3's `connect("signal", object, "method")` and calls of a kinematic body. */
const fixesOf = (
  check: Check,
  node: CallExpression,
  name: string,
  base: Expression | undefined,
  from: ClassRef
): CallFixes => {
  if (check.dialect === 3) {
    if (name === "move_and_slide" && node.arguments.length === 0) return slideFixes(check, node, base, from)
    const fix = name === "connect" ? connectFix(check, node) : undefined
    return fix === undefined ? {} : { whole: node, count: fix }
  }
  if (name === "move_and_slide") {
    const body = base === undefined ? "" : `${operandSource(check, base)}.`
    const slide = slideFix(check, node, base)
    const remark = `; set ${body}velocity`
    return slide === undefined ? { remark } : { whole: slide.place, count: slide.fix, remark }
  }
  const pair = pairFix(check, node, name, base)
  if (pair !== undefined) return { whole: node, count: pair, type: pair }
  const [signal, object, method] = node.arguments
  const isOld = name === "connect" || name === "disconnect" || name === "is_connected"
  if (
    !isOld ||
    object === undefined ||
    object.kind === "literal" ||
    method?.kind !== "literal" ||
    method.type !== "String"
  )
    return bindsFix(check, node, name) ?? {}
  const sender = base === undefined || base.kind === "self" ? "" : `${operandSource(check, base)}.`
  const target = targetOf(check, object, method)
  const bound = boundBy(check, node.arguments[3])
  const flags = flagsOf(check, node.arguments[4])
  if (signal?.kind === "literal") {
    const { fix, isWhole } = meantSignal(check, signal.value, from)
    if (fix === undefined) return {}
    // A bare name must be one of this script; a string may name a signal that is added later.
    const isText =
      !isMemberName(signal.value, 4) || (sender === "" && isWhole !== true && findMember(check, from, fix) === "absent")
    const made = isText
      ? `${sender}${name}(${quotedAs(check, signal, fix)}, ${target}${bound}${flags})`
      : `${isWhole === true ? "" : sender}${fix}.${name}(${target}${bound}${flags})`
    return { whole: node, type: made }
  }
  return {
    whole: node,
    type: `${sender}${name}(${signal === undefined ? "" : source(check, signal)}, ${target}${bound}${flags})`
  }
}

/** Returns the Callable of a method by its name; a bare name must be that of a function of the script. */
const targetOf = (check: Check, object: Expression, method: Literal): string => {
  const isHere =
    check.isFragment || object.kind !== "self" || findMember(check, ownClass(check), method.value) !== "absent"
  if (!isHere || !isMemberName(method.value, 4)) return `Callable(${source(check, object)}, ${source(check, method)})`
  return object.kind === "self" ? method.value : `${operandSource(check, object)}.${method.value}`
}

/** Fixes Godot 4's `move_and_slide()`, to which Godot 3 gives the velocity and the direction up. */
const slideFixes = (check: Check, node: CallExpression, base: Expression | undefined, from: ClassRef): CallFixes => {
  const remark = "; give it the velocity"
  const isOwn = base === undefined && check.scope.class.members.get("velocity")?.kind === "variable"
  if (!isOwn || !check.unused.has(node)) return { remark }
  const vector = nativeBase(check, from) === "KinematicBody2D" ? "Vector2" : "Vector3"
  return { whole: node, count: `velocity = move_and_slide(velocity, ${vector}.UP)`, remark }
}

/** Returns `, CONNECT_ONE_SHOT` for the flags of Godot 3's `connect()`; "" where there are none. */
const flagsOf = (check: Check, flags: Expression | undefined): string =>
  flags === undefined ? "" : `, ${source(check, flags).replace(/\bCONNECT_ONESHOT\b/g, "CONNECT_ONE_SHOT")}`

/** Types of results that are more exact than the reference says. */
const nativeReturn = (
  check: Check,
  node: CallExpression,
  name: string,
  signature: Signature,
  from: ClassRef,
  base: Expression | undefined
): Type => {
  const [first] = node.arguments
  const isNodeCall = name === "get_node" || name === "get_node_or_null" || (check.dialect === 3 && name === "has_node")
  if (isNodeCall && first?.kind === "literal" && (base === undefined || base.kind === "self")) {
    if (name === "get_node") warnAbsentNode(check, first, first.value)
    return nodeAt(check, first.value)
  }
  if (name === "duplicate" && base !== undefined) return { kind: "object", class: from }
  if ((name === "instantiate" || name === "instance") && base !== undefined) {
    const path = scenePath(check, base)
    const root = path === undefined ? undefined : check.project?.sceneRoot(path)
    if (root !== undefined) return objectOf(check, root)
  }
  return signature.returns
}

/** A call of a function that a script declares. */
export const scriptCall = (check: Check, node: CallExpression, owner: ScriptClass, member: FunctionNode): Type => {
  const signature = signatureOf(check, owner, member)
  checkArguments(check, node.arguments, signature, node.callee.kind === "attribute" ? node.callee.name : node.callee)
  if (member.waits) {
    check.waiting.add(node)
    if (check.dialect === 3) return unknown
  }
  return signature.returns
}

/** The signature of a function of a script, kept since a function is called in many places. */
const signatureOf = (check: Check, owner: ScriptClass, member: FunctionNode): Signature => {
  const known = check.signatures.get(member)
  if (known !== undefined) return known
  const signature = ofFunction(check, owner, member, `${member.name.name}()`)
  if (check.resolving.bases === 0) check.signatures.set(member, signature)
  return signature
}
