/** Checks names of input actions and of classes that depend on the project. */
import type { MethodDoc } from "../../reference/ClassDoc.ts"
import type { CallExpression } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Check } from "../Context.ts"
import { intendedName } from "../fixes/intendedName.ts"
import type { ScriptClass } from "./ScriptClass.ts"

const owners: ReadonlySet<string> = new Set(["Input", "InputEvent", "InputMap"])
/** Methods that create an action, or test for one that may be missing. */
const makers: ReadonlySet<string> = new Set(["add_action", "has_action", "erase_action"])
const parameter = /^(?:.*_)?action$|^(?:negative|positive)_[xy]$/

/** Warns of literal actions that `project.godot` does not have; `owner` is the class that declares the method. */
export const warnUnknownActions = (check: Check, node: CallExpression, owner: string, doc: MethodDoc): void => {
  const actions = check.project?.inputActions
  if (actions === undefined || !owners.has(owner) || makers.has(doc.name)) return
  for (const [i, argument] of node.arguments.entries()) {
    if (!isText(argument) || !parameter.test(doc.arguments[i]?.name ?? "")) continue
    // Actions of the editor have a slash; `_empty` means no action.
    if (actions.has(argument.value) || argument.value === "" || argument.value.includes("/")) continue
    const near = intendedName(argument.value, actions)
    const fix = near === undefined ? {} : { fix: JSON.stringify(near) }
    check.report("unknown-action", argument, `project.godot has no input action "${argument.value}".`, fix)
  }
}

/** Warns of actions in calls of methods that only Input and its events have, on objects of unknown classes. */
export const warnEventActions = (check: Check, node: CallExpression, method: string): void => {
  const found = check.api.find("InputEvent", method)
  if (check.project === undefined || typeof found !== "object" || found.kind !== "method") return
  const isInputs = check.api.owners(method).every((owner) => owners.has(owner))
  if (isInputs && check.project.declaring(method).length === 0) warnUnknownActions(check, node, found.owner, found.doc)
}

/** Reports a class whose name the reference, another script or an autoload already has. */
export const checkClassName = (check: Check, { node, outer }: ScriptClass): void => {
  const { name } = node.name
  const { project, root, api } = check
  if (name === "" || (outer !== undefined && check.dialect === 3)) return
  if (api.has(name) || api.isBuiltin(name)) {
    check.report("shadow", node.name, `${name} is a class of ${check.input.reference.label}.`)
    return
  }
  const autoload = project?.autoloads.get(name)
  if (autoload?.isGlobal === true && autoload.isAdded !== true) {
    check.report("shadow", node.name, `${name} is an autoload of the project.`)
    return
  }
  const other = project?.classScript(name)
  // An inner class may not even have the name of the script that it is in.
  if (other !== undefined && root.path !== "" && (other !== root.path || outer !== undefined)) {
    const owner = other === root.path ? "this script" : other
    check.report("shadow", node.name, `${name} is already the class of ${owner}.`)
  }
}
