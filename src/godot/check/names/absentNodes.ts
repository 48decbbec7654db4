/**
 * Warns of `$Path` and `get_node("Path")` where no scene that uses the script has such a node.
 *
 * A script may make nodes, name them and move them, so nothing is said of a name that any script may give to one.
 */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { Expression } from "../../script/Ast.ts"
import { nodesIn } from "../../script/ExpressionParts.ts"
import { isMemberName } from "../../script/Token.ts"
import type { AbsentNode, ProjectView } from "../CheckInput.ts"
import { type Check, quotedAs } from "../Context.ts"
import { nearWithinBudget } from "../fixes/Fix.ts"
import { isMentioned } from "./Absence.ts"

/** Maximum number of nodes that a message lists. */
const MAX_LISTED = 5

/** Warns of a path, written as `$Path` or as the text of a call, that leads to no node. */
export const warnAbsentNode = (check: Check, node: Expression, path: string): void => {
  const { project, script, scope } = check
  const { outer, path: file } = scope.class
  if (project?.isWhole !== true || script.isTool || scope.isSilent || scope.isStatic) return
  if (outer !== undefined || file === "") return
  const absent = project.absentNode(file, path)
  if (absent === undefined || mayBeMade(check, project, absent.name.replace(/^%/, ""))) return
  const meant = meantPath(check, path, absent)
  const listed = absent.others.slice(0, MAX_LISTED).join(", ")
  const there = absent.others.length > MAX_LISTED ? `${listed} and others` : listed
  const hint = listed === "" ? "" : `; ${there} ${absent.others.length === 1 ? "is" : "are"} there`
  check.report(
    "unknown-node",
    node,
    `No scene with this script has the node ${JSON.stringify(path)}${hint}.`,
    meant === undefined ? {} : { fix: node.kind === "node" ? shortPath(meant) : quotedAs(check, node, meant) }
  )
}

/** Returns the path with the nearest name in the place of the absent one, or the path of the only node of that name. */
const meantPath = (check: Check, path: string, { name, others, moved }: AbsentNode): string | undefined => {
  const near = nearWithinBudget(check, name, () => others).fix
  if (near === undefined) return moved
  return path
    .split("/")
    .map((part) => (part === name ? near : part))
    .join("/")
}

/** Writes a path after `$`, in quotes where a part of it is no name. */
const shortPath = (path: string): string => {
  const isPlain = path.split("/").every((part) => part === ".." || isMemberName(part.replace(/^%/, ""), 4))
  if (path.startsWith("%") && isPlain) return path
  return isPlain ? `$${path}` : `$${JSON.stringify(path)}`
}

/** Methods that put nodes elsewhere, or make others of the same name. */
const movers = ["reparent", "duplicate", "remove_child", "replace_by", "add_sibling"]

/** Checks whether a script may give the name to a node, or put a node of that name anywhere. */
const mayBeMade = (check: Check, project: ProjectView, name: string): boolean => {
  const place = project.nodeNamed(name)
  if (place === "root" || mayBeComputed(project, name) || isMentioned(check, name)) return true
  if (place === "node" && movers.some((word) => project.holding(word).length > 0)) return true
  if (check.api.has(name.replace(/\d{1,9}$/, "")) && givesReadableNames(project)) return true
  return project.holding(name).some((path) => {
    const text = path === check.root.path ? check.script.text : (project.script(path)?.text ?? "")
    return mentionsInText(text, name)
  })
}

/** Texts in the values that scripts give as names: `Slot` of `node.name = "Slot%d" % i`; absent where none is computed. */
const computedNames = memoizeIn((project: ProjectView): ReadonlySet<string> | undefined => {
  const values = project
    .holding("name")
    .flatMap((path) => project.script(path)?.given.get("name") ?? [])
    .filter(({ kind }) => kind !== "literal")
  if (values.length === 0 && project.holding("set_name").length === 0) return undefined
  return new Set(
    values
      .flatMap(nodesIn)
      .flatMap((node) => (node.kind === "literal" ? (node.value.match(/[\p{L}_]{2,}/gu) ?? []) : []))
  )
})

/** Checks whether a script may make the name of parts: it holds a text of such a value, or ends with a number. */
const mayBeComputed = (project: ProjectView, name: string): boolean => {
  const parts = computedNames(project)
  return parts !== undefined && (/\d$/.test(name) || Array.from(parts).some((part) => name.includes(part)))
}

/** Checks whether a script lets Godot name nodes by their classes: `add_child(timer, true)`. */
const givesReadableNames = memoizeIn((project: ProjectView) =>
  project
    .holding("add_child")
    .some((path) => /\badd_child\([^\n]{1,200},\s*true/.test(project.script(path)?.text ?? ""))
)

/** Checks whether a text in quotes has the name, other than a path that looks for the node. */
const mentionsInText = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const lineStart = text.lastIndexOf("\n", at) + 1
    const before = text.slice(Math.max(lineStart, at - MAX_BEFORE), at)
    const quote = /(?<start>[$%^]|\bget_node\(\s*)?&?(?<mark>["'])[^"']*$/.exec(before)
    if (quote?.groups?.["mark"] !== undefined && quote.groups["start"] === undefined) return true
  }
  return false
}

/** Maximum number of units before a name in which its quote is looked for. */
const MAX_BEFORE = 200
