/** Calls of methods whose declaration is known: of the reference or of a script. */
import type { CallExpression, Expression, FunctionNode, Name } from "../script/Ast.ts"
import { isAbsentFrom, isDeclared, isOutdated, typoIn } from "./Absence.ts"
import { checkArguments, ofFunction, ofMethod, visitArguments } from "./Calls.ts"
import { checkConnected } from "./Connections.ts"
import { type Check, findLocal, quotedAs, source } from "./Context.ts"
import { enumOf, typeOfDoc } from "./DocTypes.ts"
import { type Advice, isOutOfReach, memberNamesOf, messageWith, nearWithinBudget, successorOf, written } from "./Fix.ts"
import { nativeType, warnDeprecated } from "./Members.ts"
import { checkMethodName } from "./MethodNames.ts"
import { bareMember } from "./Names.ts"
import type { NativeMember } from "./NativeClass.ts"
import { nativeUri } from "./NativeClass.ts"
import { warnUnknownActions } from "./ProjectNames.ts"
import { checkAnimated } from "./PropertyNames.ts"
import { findMember, type Member, memberType, nativeBase, renamedType, resolvePath, scriptAt } from "./Resolve.ts"
import type { ScriptClass } from "./ScriptClass.ts"
import { type ClassRef, classNameOf, nativeObject, type Signature, type Type, unknown } from "./Types.ts"

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
      const fix = member.kind === "signal" && !check.awaited.has(node) ? `${at.name}.emit` : at.name
      check.report("unknown-function", at, `${member.owner}.${at.name} is ${kind}, not a method.`, {
        fix,
        uri: nativeUri(member)
      })
    }
    return unknown
  }
  warnDeprecated(check, at, member)
  const signature = ofMethod(check, member)
  const fixes = fixesOf(check, node, at.name, base, from)
  checkArguments(check, node.arguments, signature, at, fixes)
  warnUnknownActions(check, node, member.owner, member.doc)
  checkAnimated(check, node, member.owner, at.name)
  if (check.dialect === 3 && at.name === "connect") checkMethodName(check, node.arguments[1], node.arguments[2])
  signalLiteral(check, node, at.name, base === undefined ? { kind: "script", script: check.scope.class } : from)
  return nativeReturn(check, node, at.name, signature, from, base)
}

/** A setter takes the value, a getter nothing, unless several properties share it. */
const accessorCall = (
  check: Check,
  node: CallExpression,
  at: Name,
  { doc, owner, isSetter }: NativeMember & { readonly kind: "accessor" }
): void => {
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

/** Fixes Godot 3's `connect("signal", object, "method")` and calls of a kinematic body. */
const fixesOf = (
  check: Check,
  node: CallExpression,
  name: string,
  base: Expression | undefined,
  from: ClassRef
): { count?: string; type?: string; remark?: string } => {
  if (check.dialect === 3) return {}
  if (name === "move_and_slide") {
    const body = base === undefined ? "" : `${source(check, base)}.`
    return { count: `${body}move_and_slide()`, remark: `; set ${body}velocity` }
  }
  const pair = pairFix(check, node, name, base)
  if (pair !== undefined) return { count: pair, type: pair }
  const [signal, object, method] = node.arguments
  const isOld = name === "connect" || name === "disconnect" || name === "is_connected"
  if (!isOld || object === undefined || method?.kind !== "literal" || method.type !== "String") return {}
  const sender = base === undefined || base.kind === "self" ? "" : `${source(check, base)}.`
  const target = object.kind === "self" ? method.value : `${source(check, object)}.${method.value}`
  const [, , , binds] = node.arguments
  const bound =
    binds?.kind === "array" && binds.items.length > 0
      ? `.bind(${binds.items.map((one) => source(check, one)).join(", ")})`
      : ""
  if (signal?.kind === "literal") {
    const { fix, isWhole } = meantSignal(check, signal.value, from)
    return fix === undefined ? {} : { type: `${isWhole === true ? "" : sender}${fix}.${name}(${target}${bound})` }
  }
  return { type: `${sender}${name}(${signal === undefined ? "" : source(check, signal)}, ${target}${bound})` }
}

/**
 * The signal that an object has instead of one that it lacks: its successor or the nearest. Of an object that may be of
 * many classes any signal of Godot is near enough, where nothing has the name itself.
 */
const meantSignal = (check: Check, name: string, from: ClassRef): Advice => {
  const owner = nativeBase(check, from) ?? "Object"
  if (findMember(check, from, name) !== "absent" || check.api.descendantHas(owner, name) || isDeclared(check, name))
    return { fix: name }
  const successor = check.input.reference.memberSuccessors(name, owner).find(({ kind }) => kind === "signal")
  if (successor !== undefined) return isOutOfReach(check, successor, owner) ? {} : written(check, successor, owner)
  const near = [() => signalNames(check, from), () => check.api.signalNames]
  const fix = near.map((candidates) => nearWithinBudget(check, name, candidates).fix).find((one) => one !== undefined)
  return { fix: fix ?? name }
}

/** Methods that took an object and the name of its method where Godot 4 takes a Callable. */
const takesCallable: ReadonlySet<string> = new Set([
  "sort_custom",
  "bsearch_custom",
  "start",
  "tween_callback",
  "tween_method"
])

const signalMethods: ReadonlySet<string> = new Set(["connect", "disconnect", "is_connected"])

/** Fixes `pressed.connect(self, "method")` and `pressed.connect("method")`. */
const oldSignalCall = (check: Check, node: CallExpression, name: string, base: Expression): string | undefined => {
  const [first, second] = node.arguments
  const isOwn = first?.kind === "literal"
  const method = isOwn ? first : second
  if (check.typeOf(base).kind !== "signal" || first === undefined) return undefined
  if (method?.kind !== "literal" || method.type !== "String" || !/^[A-Za-z_]\w*$/.test(method.value)) return undefined
  const target = isOwn || first.kind === "self" ? method.value : `${source(check, first)}.${method.value}`
  return `${source(check, base)}.${name}(${target})`
}

/** Fixes Godot 3's `sort_custom(self, "compare")` and `Thread.start(self, "run", data)`. */
export const pairFix = (
  check: Check,
  node: CallExpression,
  name: string,
  base: Expression | undefined
): string | undefined => {
  if (check.dialect === 3) return undefined
  if (signalMethods.has(name) && base !== undefined) return oldSignalCall(check, node, name, base)
  if (!takesCallable.has(name)) return undefined
  const at = node.arguments.findIndex(
    (one, i) => one.kind === "literal" && one.type === "String" && node.arguments[i - 1]?.kind === "self"
  )
  const method = node.arguments[at]
  if (method?.kind !== "literal" || !/^[A-Za-z_]\w*$/.test(method.value)) return undefined
  const before = node.arguments.slice(0, at - 1).map((one) => source(check, one))
  const after = node.arguments.slice(at + 1)
  const bound = name === "start" && after[0] !== undefined ? `.bind(${source(check, after[0])})` : ""
  const rest = name === "start" ? after.slice(1) : after
  const args = [...before, `${method.value}${bound}`, ...rest.map((one) => source(check, one))]
  return `${base === undefined ? "" : `${source(check, base)}.`}${name}(${args.join(", ")})`
}

/** Methods whose first argument is the name of a signal. */
const takesSignal: ReadonlySet<string> = new Set(["emit_signal", "connect", "disconnect", "is_connected", "yield"])

/** `emit_signal("name")` and its like: a name in quotes that no class could have. */
export const signalLiteral = (
  check: Check,
  { arguments: args }: CallExpression,
  method: string,
  from: ClassRef
): void => {
  if (!takesSignal.has(method)) return
  const [first] = args
  if (first?.kind !== "literal" || (first.type !== "String" && first.type !== "StringName") || first.value === "")
    return
  const found = findMember(check, from, first.value)
  if (found === "unsure") return
  const isSelf = from.kind === "script" && from.script === check.scope.class
  if (found !== "absent") {
    const type = method === "connect" ? signalType(check, found) : undefined
    if (type !== undefined) checkConnected(check, args.slice(1), type)
    if (
      found.kind === "script" &&
      found.member.kind === "signal" &&
      method === "emit_signal" &&
      args.length - 1 !== found.member.parameters.length
    ) {
      if (found.member.parameters.length > 0)
        checkEmit(
          check,
          { ...first, kind: "call", callee: first, arguments: args.slice(1) },
          found.member.parameters.length,
          { ...first, name: first.value }
        )
    }
    return
  }
  if (addsSignals(check)) return
  const owner = nativeBase(check, from)
  const isSure =
    isAbsentFrom(check, from, first.value) ||
    (isSelf && (method === "emit_signal" || method === "connect") && !isDeclared(check, first.value))
  const isOld = !isSure && isOutdated(check, first.value, owner)
  const typo = isOld ? undefined : typoIn(check, from, first.value)
  if (!isSure && !isOld && typo === undefined) return
  const advice: Advice =
    successorOf(check, first.value, owner) ??
    (typo === undefined ? nearWithinBudget(check, first.value, () => signalNames(check, from)) : { fix: typo })
  const where = from.kind === "script" ? "" : ` in ${check.input.reference.label}`
  const lack = `${sentence(classNameOf(from))} has no signal ${JSON.stringify(first.value)}${where}`
  // A signal of another object cannot be named in this one's quotes.
  const { fix, isWhole, ...rest } = advice
  const told = isWhole === true ? { moved: fix ?? "" } : fix === undefined ? rest : { fix: quotedAs(check, first, fix) }
  check.report("unknown-signal", first, messageWith(`${lack}.`, told), told)
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Names of the signals that a script and its ancestors declare, and those of the reference. */
const signalNames = (check: Check, from: ClassRef): ReadonlyArray<string> =>
  [...memberNamesOf(check, from)].filter((name) => {
    const found = findMember(check, from, name)
    return typeof found === "object" && found.member.kind === "signal"
  })

const signalType = (check: Check, found: Member): (Type & { readonly kind: "signal" }) | undefined => {
  const type = found.kind === "native" ? nativeType(check, found.member) : memberType(check, found.class, found.member)
  return type.kind === "signal" ? type : undefined
}

/** Signals can be added while the program runs. */
const addsSignals = (check: Check): boolean =>
  check.script.text.includes("add_user_signal") || (check.project?.mentions("add_user_signal") ?? false)

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
  if (isNodeCall && first?.kind === "literal" && (base === undefined || base.kind === "self"))
    return nodeAt(check, first.value)
  if (name === "duplicate" && base !== undefined) return { kind: "object", class: from }
  if ((name === "instantiate" || name === "instance") && base !== undefined) {
    const path = scenePath(check, base)
    const root = path === undefined ? undefined : check.project?.sceneRoot(path)
    if (root !== undefined) return objectOf(check, root)
  }
  return signature.returns
}

/** The path of a scene that is loaded right here or held in a constant. */
const scenePath = (check: Check, base: Expression): string | undefined => {
  if (base.kind === "preload" && base.path.kind === "literal") return resolvePath(check.root.path, base.path.value)
  if (base.kind !== "identifier" || findLocal(check.scope, base.name) !== undefined) return undefined
  const found = bareMember(check, base.name)
  if (typeof found !== "object" || found.kind !== "script" || found.member.kind !== "constant") return undefined
  const { value } = found.member
  return value?.kind === "preload" && value.path.kind === "literal"
    ? resolvePath(found.class.path, value.path.value)
    : undefined
}

/** The object at a node of a scene. */
const objectOf = (check: Check, type: { readonly className: string; readonly script?: string }): Type => {
  if (type.script !== undefined) {
    const found = scriptAt(check, type.script)
    return found === undefined ? unknown : { kind: "object", class: { kind: "script", script: found } }
  }
  return check.api.has(type.className) ? nativeObject(type.className) : renamedType(check, type.className)
}

/** Reports `$` and `%` in a class that is not a node. */
export const noNode = (check: Check, node: Expression): void => {
  const base = nativeBase(check, { kind: "script", script: check.scope.class })
  if (base === undefined || !check.api.has(base) || check.api.inherits(base, "Node")) return
  check.report("unknown-function", node, `Only nodes have other nodes below them, and this is a ${base}.`)
}

/** Returns the node that `get_node` or `$` finds from this script. */
export const nodeAt = (check: Check, path: string): Type => {
  // Of a variable of another script, that script's class is the scope.
  const { outer, path: script } = check.scope.class
  const found = outer !== undefined || script === "" ? undefined : check.project?.nodeAt(script, path)
  return found === undefined ? nativeObject("Node") : objectOf(check, found)
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
  const known = check.memo.get(member) as Signature | undefined
  if (known !== undefined) return known
  const signature = ofFunction(check, owner, member, `${member.name.name}()`)
  if (check.resolving.bases === 0) check.memo.set(member, signature)
  return signature
}

export const isStaticNative = (member: NativeMember): boolean =>
  member.kind === "method" && member.doc.qualifiers.includes("static")

/** Godot finds out only when the signal is sent. */
export const checkEmit = (check: Check, { arguments: args }: CallExpression, arity: number, at: Name): void => {
  if (args.length !== arity && arity > 0) {
    check.report(
      "signal-arity",
      at,
      `The signal has ${arity} ${arity === 1 ? "parameter" : "parameters"}; ${args.length} ${args.length === 1 ? "is" : "are"} sent.`
    )
  }
}
