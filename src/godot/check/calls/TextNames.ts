/** Checks names of classes that are written as strings: `is_class("Node2D")`, `ClassDB.instantiate("Timer")`. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { BinaryExpression, CallExpression, Expression, Literal } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Script } from "../../script/Script.ts"
import { type Check, findLocal, quotedAs } from "../Context.ts"
import { classSuccessorOf } from "../fixes/Fix.ts"
import { typoOf } from "../fixes/Slips.ts"
import { bareMember } from "../names/bareMember.ts"

/** Methods of Godot that take the name of one of its classes, and no other name. */
const methods: ReadonlySet<string> = new Set(["Object.is_class", "ClassDB.instantiate", "ClassDB.instance"])

/** Reports the name of a class of another version, or a misspelt one, passed to such a method. */
export const checkClassText = (check: Check, { arguments: [name], callee }: CallExpression, method: string): void => {
  if (!methods.has(method) || !isText(name)) return
  if (method !== "Object.is_class" || !mayBeOverridden(check, callee, "is_class")) checkName(check, name)
}

/**
 * Checks whether a method that returns the class of an object may be a script's own. In Godot 3 it often is, which a
 * single file does not show.
 */
const mayBeOverridden = ({ project, script, dialect }: Check, callee: Expression, name: string): boolean =>
  ownMethods(script).has(name) ||
  (project === undefined ? dialect === 3 && callee.kind === "attribute" : project.declaring(name).length > 0)

const ownMethods = memoizeIn(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(Array.from(text.matchAll(/\bfunc\s{1,9}((?:get|is)_class)\b/g), ([, name = ""]) => name))
)

/** Reports `get_class() == "Spatial"`: no object is of that class. */
export const checkClassCompared = (check: Check, { left, right, operator }: BinaryExpression): void => {
  if (operator !== "==" && operator !== "!=") return
  if (isClassAsked(check, left) && isText(right)) checkName(check, right)
  else if (isClassAsked(check, right) && isText(left)) checkName(check, left)
}

/** Checks for a call of `get_class()` that is Godot's: a script of Godot 3 may declare its own. */
const isClassAsked = (check: Check, node: Expression): boolean => {
  if (node.kind !== "call" || node.arguments.length > 0) return false
  const { callee } = node
  const name = callee.kind === "attribute" ? callee.name.name : callee.kind === "identifier" ? callee.name : ""
  if (name !== "get_class" || mayBeOverridden(check, callee, name)) return false
  if (callee.kind === "attribute") return true
  const found = findLocal(check.scope, name) === undefined ? bareMember(check, name) : "absent"
  return typeof found === "object" && found.kind === "native"
}

const checkName = (check: Check, text: Literal): void => {
  const { value: name } = text
  const { api, input } = check
  if (!/^[A-Z]\w{2,60}$/.test(name) || api.has(name) || api.isBuiltin(name) || !input.reference.isComplete) return
  if (check.userClasses.has(name) || isOfUser(check, name)) return
  const successor = classSuccessorOf(check, name)?.fix
  // A class that was removed without a successor may still exist unlisted, as GDScriptFunctionState does.
  const isSlip = name.length >= MIN_TYPO && check.project?.hasUnseenClasses !== true
  const meant = successor ?? (isSlip ? typoOf(name, api.classNames) : undefined)
  if (meant === undefined || isForBoth(check.script, meant)) return
  const message = `${name} is not in ${input.reference.label}.`
  check.report("unknown-type", text, message, { fix: quotedAs(check, text, meant) })
}

/**
 * Checks for a script that tests the version, or also names the class of this version: it supports several versions.
 */
const isForBoth = (script: Script, meant: string): boolean => asksVersion(script) || namesIn(script).has(meant)

const asksVersion = memoizeIn(({ text }: Script) => /\bget_version_info\b|\bclass_exists\b/.test(text))

const namesIn = memoizeIn(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(Array.from(text.matchAll(/["']([A-Z]\w{2,60})["']/g), ([, name = ""]) => name))
)

/** Minimum length of a name that is a misspelling and not another word. */
const MIN_TYPO = 8

/** Checks for a class of the project or of the script, also one within another. */
const isOfUser = ({ project, root }: Check, name: string): boolean =>
  root.name === name || project?.classScript(name) !== undefined || root.inner.has(name)
