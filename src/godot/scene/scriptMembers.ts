/** Reads the variables, functions and signals that a script adds to its node or resource, inherited ones too. */

import type { ProjectView } from "../check/CheckInput.ts"
import type { Api } from "../check/reference/Api.ts"
import type { FunctionNode, SignalNode, VariableNode } from "../script/Ast.ts"
import { resolvePath } from "../script/ResourcePath.ts"
import type { Script } from "../script/Script.ts"

export interface ScriptMembers {
  /** The class of Godot that the script extends in the end; absent where it is not known. */
  readonly base?: string
  readonly variables: ReadonlyMap<string, VariableNode>
  readonly functions: ReadonlyMap<string, FunctionNode>
  readonly signals: ReadonlyMap<string, SignalNode>
  /** False where a script of the chain cannot be read, or its parent is not known. */
  readonly isWhole: boolean
  /** True if a script gets or sets properties that it does not declare, as by `_get()`. */
  readonly isDynamic: boolean
  /** True if a script declares signals while it runs. */
  readonly addsSignals: boolean
  /** True if a script adds nodes before those of the scene are there. */
  readonly addsNodes: boolean
}

/** Maximum length of a chain of scripts that extend each other: a broken project may have a cycle. */
const MAX_CHAIN = 50

/** Reads the members of the script at a path; `scriptAt` finds scripts. */
export const scriptMembers = (
  path: string,
  scriptAt: (path: string) => Script | undefined,
  view: Pick<ProjectView, "classScript">,
  api: Pick<Api, "has">
): ScriptMembers => {
  const variables = new Map<string, VariableNode>()
  const functions = new Map<string, FunctionNode>()
  const signals = new Map<string, SignalNode>()
  const texts: Array<string> = []
  let isWhole = false
  let native: string | undefined
  let at: string | undefined = path
  for (let length = 0; at !== undefined && length < MAX_CHAIN; length++) {
    const script: Script | undefined = scriptAt(at)
    // The declarations of a script with faults are not all known.
    if (script === undefined || script.faults.length > 0) break
    texts.push(script.text)
    for (const member of script.root.members) {
      const { name } = member.name
      if (member.kind === "variable" && !variables.has(name)) variables.set(name, member)
      else if (member.kind === "function" && !functions.has(name)) functions.set(name, member)
      else if (member.kind === "signal" && !signals.has(name)) signals.set(name, member)
    }
    const base = script.root.extends
    if (base === undefined) {
      isWhole = true
      native = "RefCounted"
      break
    }
    const [first] = base.path
    const file: string | undefined = base.file?.value
    const isInner = file === undefined ? base.path.length > 1 : first !== undefined
    if (isInner || (file === undefined && first === undefined)) break
    const named = first === undefined ? undefined : view.classScript(first.name)
    if (file === undefined && named === undefined) {
      isWhole = first !== undefined && api.has(first.name)
      native = isWhole ? first?.name : undefined
      break
    }
    at = file === undefined ? named : resolvePath(file, at)
  }
  const says = (word: string) => texts.some((text) => text.includes(word))
  return {
    ...(native === undefined ? {} : { base: native }),
    variables,
    functions,
    signals,
    isWhole,
    isDynamic: functions.has("_set") || functions.has("_get_property_list") || functions.has("_get"),
    addsSignals: says("add_user_signal"),
    addsNodes: functions.has("_init") && says("add_child")
  }
}
