/** Calls of methods whose declaration is known: of the reference or of a script. */
import type { CallExpression, FunctionNode, Name } from "../../script/Ast.ts"
import type { NodeType } from "../CheckInput.ts"
import { type Check, ownClass, source } from "../Context.ts"
import { warnAbsentNode } from "../names/absentNodes.ts"
import { checkLoadedFile, loadedType } from "../names/loadedFiles.ts"
import { warnUnknownActions } from "../names/ProjectNames.ts"
import { nativeBase } from "../names/Resolve.ts"
import { nodeAt, objectOf, scenePath } from "../names/SceneNodes.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import { type NativeAccessor, type NativeMember, type NativeMethod, nativeUri } from "../reference/NativeClass.ts"
import { warnDeprecated } from "../reference/NativeMembers.ts"
import { enumOf, typeOfDoc } from "../types/DocTypes.ts"
import { type ObjectType, type Signature, type Type, unknown } from "../types/Types.ts"
import { checkArguments, type MethodCall, ofFunction, ofMethod, visitArguments } from "./Calls.ts"
import { checkCaller, tellCalled } from "./Connections.ts"
import { fixesOf } from "./callFixes.ts"
import { checkDiscardedObject } from "./DiscardedObjects.ts"
import { checkCallByName } from "./LateCalls.ts"
import { checkMethodName } from "./MethodNames.ts"
import { checkAnimated, checkSetLater } from "./PropertyNames.ts"
import { checkRpcByName } from "./RpcCalls.ts"
import { signalLiteral } from "./SignalCalls.ts"
import { checkClassText } from "./TextNames.ts"
import { checkThemeItem } from "./ThemeItems.ts"

/** A call of a method of the reference, or mistakenly of another member. */
export const nativeCall = (check: Check, call: MethodCall, member: NativeMember): Type => {
  const { node, name, base, from } = call
  if (member.kind === "accessor") {
    accessorCall(check, call, member)
    return member.isSetter ? { kind: "unknown" } : typeOfDoc(check, member.doc.type, enumOf(member.doc))
  }
  if (member.kind !== "method") {
    visitArguments(check, node)
    if (check.dialect === 4) noMethod(check, call, member)
    return unknown
  }
  warnDeprecated(check, name, member)
  const signature = ofMethod(check, member)
  const fixes = fixesOf(check, call)
  const method = `${member.owner}.${name.name}`
  tellCalled(check, node, method)
  checkDiscardedObject(check, node, member, base)
  checkArguments(check, node.arguments, signature, name, fixes)
  checkCaller(check, node, method)
  checkLoadedFile(check, node, method)
  checkClassText(check, node, method)
  const object = objectOfCall(check, call)
  checkCallByName(check, call, member.owner, object)
  if (member.owner === "Node") checkRpcByName(check, node, name, object.class)
  warnUnknownActions(check, node, member.owner, member.doc)
  checkAnimated(check, node, member.owner, name.name)
  checkSetLater(check, call, object)
  checkThemeItem(check, call, member.owner, object)
  if (check.dialect === 3 && name.name === "connect") checkMethodName(check, node.arguments[1], node.arguments[2])
  signalLiteral(check, node, name.name, base === undefined ? ownClass(check) : from)
  return nativeReturn(check, call, member, signature)
}

/** Reports the call of a property, a signal or a constant of Godot 4. */
const noMethod = (check: Check, { node, name: at }: MethodCall, member: Exclude<NativeMember, NativeMethod>): void => {
  const kind = member.kind === "property" ? "a property" : member.kind === "signal" ? "a signal" : "a constant"
  const isValue = member.kind !== "signal" || check.awaited.has(node)
  const isSent = !isValue && check.unused.has(node)
  const fix = isSent ? `${at.name}.emit` : isValue ? withoutCall(check, node, at, member) : undefined
  const place = isSent || fix === undefined ? at : { start: at.start, end: node.end }
  check.report("unknown-function", place, `${member.owner}.${at.name} is ${kind}, not a method.`, {
    ...(fix === undefined ? {} : { fix }),
    uri: nativeUri(member)
  })
}

/** The object on which a method is called. */
const objectOfCall = (check: Check, { base, from }: MethodCall): ObjectType => {
  // super.call("f") also finds the function of the object itself.
  if (base === undefined || (base.kind === "attribute" && base.base.kind === "super"))
    return { kind: "object", class: ownClass(check) }
  const type = check.typeOf(base)
  return type.kind === "object" ? type : { kind: "object", class: from }
}

/** A setter has one parameter, a getter none, unless several properties share it. */
const accessorCall = (check: Check, { node, name: at }: MethodCall, { doc, owner, isSetter }: NativeAccessor): void => {
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

/** Result types that are more exact than those of the reference. */
const nativeReturn = (
  check: Check,
  { node, name: { name }, base, from }: MethodCall,
  { owner }: NativeMethod,
  signature: Signature
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
    if (root !== undefined) return rootObject(check, root)
  }
  if (name === "load" && owner === "ResourceLoader") return loadedType(check, first) ?? signature.returns
  return signature.returns
}

/**
 * Returns the type of the root of a scene, which cannot be of a derived class since it was made right here; but it may
 * have more members than its script shows, where that extends a class further up than the node's own.
 */
const rootObject = (check: Check, root: NodeType): Type => {
  const type = objectOf(check, root)
  if (type.kind !== "object") return type
  const isExact = root.script === undefined || nativeBase(check, type.class) === root.className
  return isExact ? { ...type, isExact } : type
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
