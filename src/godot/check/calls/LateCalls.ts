/** Functions that are called through a Callable or by name: `f.call(1)`, `call_deferred("f", 1)`. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { AttributeExpression, CallExpression } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Script } from "../../script/Script.ts"
import type { Check } from "../Context.ts"
import { findMember } from "../names/Resolve.ts"
import { describeApart, type ObjectType, unknown } from "../types/Types.ts"
import { type Followed, firstRefused, follow, givenBy, signatureOf, takes } from "./Callables.ts"
import { argumentsOf, type MethodCall, withParameters } from "./Calls.ts"
import { checkNameOf } from "./MethodNames.ts"

/** Methods of Callable that call the function -> how many arguments come before the function's own. */
const callers: ReadonlyMap<string, number> = new Map([
  ["call", 0],
  ["call_deferred", 0],
  ["rpc", 0],
  ["rpc_id", 1]
])

/** Checks the arguments of a Callable whose function is known. */
export const checkLateCall = (check: Check, { arguments: args }: CallExpression, callee: AttributeExpression): void => {
  const before = callers.get(callee.name.name)
  if (before === undefined || args.length < before) return
  const followed = follow(check, callee.base, givenBy(check, args.slice(before)))
  if (followed !== undefined) checkGiven(check, followed, callee.name)
}

/** Reports a wrong number of values, or one of a wrong type. */
const checkGiven = (check: Check, { signature, given }: Followed, at: AttributeExpression["name"]): void => {
  const { required, parameters, isVararg } = signature
  if (!takes(signature, given.length)) {
    const taken = argumentsOf(required, isVararg ? Number.POSITIVE_INFINITY : parameters.length)
    check.report("argument-count", at, `${withParameters(signature)} takes ${taken}, not ${given.length}.`)
    return
  }
  const place = firstRefused(check, signature, given)
  const refused = given[place]
  if (refused === undefined) return
  const parameter = signature.parameterNames[place] ?? `argument ${place + 1}`
  const [expected, found] = describeApart(parameters[place] ?? unknown, refused.type)
  const message = `${signature.name}: ${parameter} is ${expected}, not ${found}.`
  check.report("argument-type", refused.node ?? at, message)
}

/** Methods of objects that call a method by its name, the first argument; the arguments of that method follow. */
const byName: ReadonlySet<string> = new Set(["call", "call_deferred", "call_deferred_thread_group", "call_thread_safe"])

/**
 * Checks whether the script finds out which methods an object has, or changes them. A project knows the names passed to
 * `has_method()`; without a project, no method of a script that calls it is certainly missing.
 */
const looksForMethods = ({ project, script }: Check): boolean =>
  (project === undefined && script.text.includes("has_method")) || findsMethods(script)

const findsMethods = memoizeIn(({ text }: Script) =>
  /\b(?:get_method_list|get_script_method_list|get_method_argument_count|is_valid|set_script)\b|\.script\s*=/.test(text)
)

/**
 * Checks a method that is called by its name on an object: whether the object has it, and whether it accepts the
 * values.
 *
 * @param owner Class that declares the method which calls the other one
 */
export const checkCallByName = (
  check: Check,
  { node, name, base }: MethodCall,
  owner: string,
  object: ObjectType
): void => {
  const isArray = name.name === "callv"
  if (check.dialect === 3 || (owner !== "Object" && owner !== "Node") || !(isArray || byName.has(name.name))) return
  const [method, ...args] = node.arguments
  if (!isText(method)) return
  const found = findMember(check, object.class, method.value)
  if (found === "absent" && !looksForMethods(check)) checkNameOf(check, base, object, method)
  const signature = typeof found === "object" ? signatureOf(check, found) : undefined
  const values = isArray ? (args[0]?.kind === "array" ? args[0].items : undefined) : args
  if (signature !== undefined && values !== undefined)
    checkGiven(check, { signature, given: givenBy(check, values) }, name)
}
