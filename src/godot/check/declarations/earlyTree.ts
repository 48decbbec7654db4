/** Finds initial values of variables that need the scene tree, which no node is in when they are computed. */
import type { Expression, Identifier, VariableNode } from "../../script/Ast.ts"
import { certainNodesIn } from "../../script/ExpressionParts.ts"
import { type Check, source } from "../Context.ts"
import { setsScript } from "../names/Absence.ts"
import { memberNamed } from "../names/knownMembers.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"

/** Methods that return null without a tree: only the use of a member of it is an error. */
const givingNull: ReadonlySet<string> = new Set("get_tree get_viewport get_window get_parent".split(" "))

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Members that are an error without a tree, by class; the position of a Node2D needs no tree. */
const refused: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["CanvasItem", words("get_viewport_rect get_global_mouse_position get_local_mouse_position")],
  [
    "Node3D",
    words("global_position global_rotation global_rotation_degrees global_transform global_basis get_global_transform")
  ],
  ["Spatial", words("global_transform global_translation global_rotation get_global_transform")]
])

/**
 * Reports a value that needs the tree and is computed before the node is in it. A script that is put on a node while
 * the game runs may find it there.
 */
export const checkEarlyTree = (check: Check, owner: ScriptClass, node: VariableNode, value: Expression): void => {
  if (/\bis_inside_tree\b/.test(source(check, value))) return
  const [part = isKeptNull(owner, node) ? nullCall(check, value) : undefined] = certainNodesIn(value).flatMap((one) =>
    needsTree(check, one) ? [one] : (nullOf(check, one) ?? [])
  )
  if (part === undefined || setsScripts(check)) return
  if (/\bget_parent\b/.test(source(check, part)) && check.project?.putsScriptsOnInherited() === true) return
  const ready = check.dialect === 3 ? "onready" : "@onready"
  const message = `${source(check, part)} needs the scene tree, but the node is not in it yet; write ${ready} before var.`
  check.report("static-context", part, message)
}

/** Checks whether a script of the project puts scripts on nodes, or this one does. */
const setsScripts = ({ project, script }: Check): boolean =>
  setsScript(script) ||
  ["set_script", ".script", '"script"'].some((word) =>
    project?.holding(word).some((path) => {
      const other = project.script(path)
      return other !== undefined && setsScript(other)
    })
  )

const needsTree = (check: Check, node: Expression): boolean => {
  const name = node.kind === "call" ? node.callee : node
  // A function that is named but not called needs nothing yet.
  if (name.kind !== "identifier" || (node.kind !== "call" && name.name.startsWith("get_"))) return false
  const owner = ownerOf(check, name)
  return owner !== undefined && refused.get(owner)?.has(name.name) === true
}

/** Returns the value that is null without a tree while a member of it is used: `get_tree()` of `get_tree().root`. */
const nullOf = (check: Check, node: Expression): Expression | undefined =>
  node.kind === "attribute" || node.kind === "index" ? nullCall(check, node.base) : undefined

const nullCall = (check: Check, node: Expression): Expression | undefined => {
  if (node.kind === "cast") return nullCall(check, node.value)
  if (node.kind !== "call" || node.callee.kind !== "identifier") return undefined
  return givingNull.has(node.callee.name) && ownerOf(check, node.callee) === "Node" ? node : undefined
}

/** Returns the class of Godot that has a member of the script. */
const ownerOf = (check: Check, { name }: Identifier): string | undefined => {
  const found = memberNamed(check, name)
  return found?.kind === "native" ? found.member.owner : undefined
}

/** Checks for a variable that keeps its first value: neither the script nor a scene assigns another. */
const isKeptNull = (
  { script }: ScriptClass,
  { name, annotations, exportArguments, modifiers }: VariableNode
): boolean =>
  !script.assigned.has(name.name) &&
  exportArguments.length === 0 &&
  ![...annotations, ...modifiers].some((one) => one.name.startsWith("export"))
