/**
 * Checks that the class of an event is tested before a member of that class is used: `and` evaluates its left side
 * first, so `event.pressed and event is InputEventKey` fails at the first event of another class.
 */
import type { BinaryExpression, Expression, Identifier } from "../../script/Ast.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { nativeBase, typeOfNode } from "../names/Resolve.ts"

/** Matches functions of Godot's classes that receive events of many classes. */
const virtuals = /^_(?:(?:unhandled_|gui_)?input|input_event|forward_.*_gui_input)$/

/** Matches the names that the editor proposes for handlers of signals with such events. */
const connected = /^_?on_(?:\w+_)?(?:gui_input|input_event|window_input)$/

/** Matches functions that may be called with events of the mouse alone, as of a control without the focus. */
const ofPointer = /gui_input$|input_event$/

/**
 * Reports `event.pressed and event is InputEventKey` in a function that accepts any event, without a test of the event
 * before it.
 */
export const checkEventOrder = (check: Check, node: BinaryExpression): void => {
  const { right, left } = node
  const { function: inside } = check.scope
  if (check.dialect === 3 || right.kind !== "is" || right.negated || right.value.kind !== "identifier") return
  if (inside?.body === undefined || !takesMany(check, inside.name.name)) return
  const { name } = right.value
  const local = findLocal(check.scope, name)
  const isParameter = inside.parameters.some((one) => one.name.name === name && one.name === local?.at)
  if (!isParameter || local?.type.kind !== "object" || local.isMoreExact === true) return
  const wanted = typeOfNode(check, right.type, check.scope.class)
  const { class: known } = local.type
  if (known.kind !== "native" || known.name !== "InputEvent" || wanted.kind !== "object") return
  if (wanted.class.kind !== "native" || !check.api.inherits(wanted.class.name, known.name)) return
  const member = firstMember(left, name)
  if (member === undefined || typeof check.api.find(wanted.class.name, member) !== "object") return
  if (check.api.find(known.name, member) !== "absent" || isOfCommonEvents(check, inside.name.name, member)) return
  // An earlier test of the event may leave only those that have the member.
  const before = check.script.text.slice(inside.body.start, left.start)
  if (before.length > MAX_BEFORE || before.includes(name)) return
  const message = `Only some events have ${member}: test the class first.`
  const [use, test] = [source(check, left), source(check, right)]
  check.report("unknown-member", node, message, use.includes("\n") ? {} : { fix: `${test} and ${use}` })
}

/** Checks for a function that Godot calls with events of many classes. */
const takesMany = (check: Check, name: string): boolean => {
  if (connected.test(name)) return true
  const base = nativeBase(check, { kind: "script", script: check.scope.class })
  return virtuals.test(name) && base !== undefined && typeof check.api.find(base, name) === "object"
}

/** Checks whether the events that a game without touch and joypads gets in a function all have a member. */
const isOfCommonEvents = ({ api }: Check, inside: string, member: string): boolean =>
  (ofPointer.test(inside) ? [] : ["InputEventKey"])
    .concat("InputEventMouseMotion")
    .every((one) => api.find(one, member) !== "absent")

/** Maximum number of characters before the test that are looked through, in UTF-16 units. */
const MAX_BEFORE = 2000

/** Returns the member of a variable that an expression begins with: `pressed` of `event.pressed == true`. */
const firstMember = (node: Expression, name: string): string | undefined => {
  let at = node
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (at.kind === "attribute" && isNamed(at.base, name)) return at.name.name
    const next = beginning(at)
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

const MAX_STEPS = 16

/** Returns the part of an expression that is looked at first. */
const beginning = (node: Expression): Expression | undefined => {
  if (node.kind === "unary") return node.operand
  if (node.kind === "binary") return node.left
  if (node.kind === "attribute" || node.kind === "index") return node.base
  return node.kind === "call" ? node.callee : undefined
}

const isNamed = (node: Expression, name: string): node is Identifier => node.kind === "identifier" && node.name === name
