/** Reads the variables, functions and signals that a script adds to its node or resource, inherited ones too. */

import type { ProjectView } from "../check/CheckInput.ts"
import type { Api } from "../check/reference/Api.ts"
import type { FunctionNode, SignalNode, VariableNode } from "../script/Ast.ts"
import { resolvePath } from "../script/ResourcePath.ts"
import type { Script } from "../script/Script.ts"

export interface ScriptMembers {
  /** The class of Godot that the script extends in the end; absent if it is not known. */
  readonly base?: string
  readonly variables: ReadonlyMap<string, VariableNode>
  readonly functions: ReadonlyMap<string, FunctionNode>
  readonly signals: ReadonlyMap<string, SignalNode>
  /** False if a script of the chain cannot be read, or its parent is not known. */
  readonly isWhole: boolean
  /** True if a script gets or sets properties that it does not declare, as by `_get()`. */
  readonly isDynamic: boolean
  /** True if a script declares signals while it runs. */
  readonly addsSignals: boolean
  /** True if a script adds nodes before those of the scene exist. */
  readonly addsNodes: boolean
}

/** Maximum length of a chain of scripts that extend each other: a broken project may have a cycle. */
const MAX_CHAIN = 50

/** The parent of a script: a script of the project, a class of Godot, or unknown. */
type Parent = { readonly script: string } | { readonly native: string } | "unknown"

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
  let parent: Parent = { script: path }
  for (let length = 0; typeof parent === "object" && "script" in parent && length < MAX_CHAIN; length++) {
    const at: string = parent.script
    const script = scriptAt(at)
    parent = "unknown"
    // The declarations of a script with faults are not all known.
    if (script === undefined || script.faults.length > 0) break
    texts.push(script.text)
    for (const member of script.root.members) {
      const { name } = member.name
      if (member.kind === "variable" && !variables.has(name)) variables.set(name, member)
      else if (member.kind === "function" && !functions.has(name)) functions.set(name, member)
      else if (member.kind === "signal" && !signals.has(name)) signals.set(name, member)
    }
    parent = parentOf(script, at, view, api)
  }
  const base = typeof parent === "object" && "native" in parent ? parent.native : undefined
  const says = (word: string) => texts.some((text) => text.includes(word))
  return {
    ...(base === undefined ? {} : { base }),
    variables,
    functions,
    signals,
    isWhole: base !== undefined,
    isDynamic: functions.has("_set") || functions.has("_get_property_list") || functions.has("_get"),
    addsSignals: says("add_user_signal"),
    addsNodes: functions.has("_init") && says("add_child")
  }
}

/** Returns the parent of the script at a path. */
const parentOf = (
  { root }: Script,
  path: string,
  view: Pick<ProjectView, "classScript">,
  api: Pick<Api, "has">
): Parent => {
  if (root.extends === undefined) return { native: "RefCounted" }
  const { file, path: names } = root.extends
  const [first, ...inner] = names
  if (file !== undefined) {
    // `extends "a.gd".Inner` names a class within the file, whose members are not read.
    const script = first === undefined ? resolvePath(file.value, path) : undefined
    return script === undefined ? "unknown" : { script }
  }
  if (first === undefined || inner.length > 0) return "unknown"
  const script = view.classScript(first.name)
  if (script !== undefined) return { script }
  return api.has(first.name) ? { native: first.name } : "unknown"
}
