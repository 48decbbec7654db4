/**
 * Warns of `$Path` and `get_node("Path")` if no scene that uses the script has such a node.
 *
 * A script may make nodes, name them and move them, so a name that any script may give to a node is not reported.
 */
import type { Expression } from "../../script/Ast.ts"
import { isMemberName } from "../../script/Token.ts"
import type { AbsentNode, NodeType, ProjectView } from "../CheckInput.ts"
import { type Check, quotedAs } from "../Context.ts"
import { nearWithinBudget } from "../fixes/Fix.ts"
import { isMentioned } from "./Absence.ts"
import { nativeBase, scriptAt } from "./Resolve.ts"

/** Maximum number of nodes that a message lists. */
const MAX_LISTED = 5

/** Warns of a path, written as `$Path` or as a string in a call, that leads to no node. */
export const warnAbsentNode = (check: Check, node: Expression, path: string): void => {
  const { project, script, scope } = check
  const { outer, path: file } = scope.class
  if (project?.isWhole !== true || script.isTool || scope.isSilent || scope.isStatic) return
  if (outer !== undefined || file === "") return
  const absent = project.absentNode(file, path)
  if (absent === undefined || project.hasUnseenClasses || project.hasHiddenHeirs()) return
  if (nativeBase(check, { kind: "script", script: scope.class }) === undefined) return
  if (!areClassesKnown(check, absent.parent.type)) return
  const isSettled = isAtReady(check, node) && !project.mayComeBeforeReady(file, absent.parent.path !== "")
  if (mayBeMade(check, project, absent, isSettled)) return
  const meant = meantPath(check, path, absent)
  const listed = absent.others.slice(0, MAX_LISTED).join(", ")
  const there = absent.others.length > MAX_LISTED ? `${listed} and others` : listed
  const isNotUnique = absent.name.startsWith("%") && absent.moved !== undefined
  const hint = isNotUnique
    ? `: ${absent.moved} is there without unique_name_in_owner = true`
    : listed === ""
      ? ""
      : `; ${there} ${absent.others.length === 1 ? "is" : "are"} there`
  check.report(
    "unknown-node",
    node,
    `No scene with this script has the node ${JSON.stringify(path)}${hint}.`,
    meant === undefined ? {} : { fix: node.kind === "node" ? shortPath(meant) : quotedAs(check, node, meant) }
  )
}

/** Returns the path with the nearest name in the place of the absent one, or the path of the only node of that name. */
const meantPath = (check: Check, path: string, { name, others, moved }: AbsentNode): string | undefined => {
  if (name.startsWith("%") && moved !== undefined) return moved
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

/**
 * Checks whether a place is in the value of an `@onready` variable, which is read before the game runs on; a lambda
 * within it is called later.
 */
const isAtReady = ({ script: { text } }: Check, { start }: Expression): boolean =>
  /^@?onready\b(?!.*\bfunc\b)/.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start))

/**
 * Checks whether a node of the name may be added at run time; `isSettled` if no script adds one before the path is
 * looked up, so that only scenes and code with this exact name count.
 */
const mayBeMade = (
  check: Check,
  project: ProjectView,
  { name: part, parent }: AbsentNode,
  isSettled: boolean
): boolean => {
  const name = part.replace(/^%/, "")
  const changes = project.nodeChanges
  const place = project.nodeNamed(name)
  if (changes.givesAnyName || changes.given.has(name) || madeByGodot.test(name) || project.quotes(name)) return true
  // A node that is added at run time has a unique name only if a script gives it an owner or sets the property.
  if (part !== name) return changes.changesUniques || isMentioned(check, name)
  if (place === "root" || isMentioned(check, name)) return true
  const isReplaced = () => parent.path.split("/").some((one) => mayBeReplaced(project, one))
  if (isSettled) return (changes.computesNames && hasPart(project, name)) || isReplaced()
  if (changes.computesNames && mayBeComputed(check, project, name)) return true
  if (changes.givesReadableNames && (/\d$/.test(name) || isClass(check, name))) return true
  return place === "node" && (changes.movesNodes || isReplaced())
}

/**
 * Checks whether a name that a script computes may equal this one: from texts of scripts, or from the name of a file or
 * a class.
 */
const mayBeComputed = (check: Check, project: ProjectView, name: string): boolean =>
  hasPart(project, name) || check.api.has(name) || project.classScript(name) !== undefined || project.spells(name)

const hasPart = ({ nodeChanges }: ProjectView, name: string): boolean =>
  Array.from(nodeChanges.parts).some((part) => holdsPart(name, part))

/** Minimum length of a string that counts anywhere in a name; shorter ones count only at its ends. */
const MIN_WITHIN = 3

const holdsPart = (name: string, part: string): boolean =>
  part.length < MIN_WITHIN ? name.startsWith(part) || name.endsWith(part) : name.includes(part)

/** Matches names that Godot gives to nodes it makes itself: `@Timer@2`, `_v_scroll` and the layers of a TileMap. */
const madeByGodot = /^[@_]|^Layer\d{1,9}$|^CLAYER$/

/** Checks whether Godot gives such names to nodes of a class, in any of the styles in its settings. */
const isClass = ({ api, project }: Check, name: string): boolean =>
  api.has(name) || project?.classScript(name) !== undefined || !/^[A-Z]/.test(name)

/** Checks whether another node may take the place and the name of one that the path passes. */
const mayBeReplaced = (project: ProjectView, name: string): boolean =>
  name !== "" && (project.nodeNamed(name) === "root" || project.nodeChanges.given.has(name) || project.quotes(name))

/** Checks whether all classes of a node and of the script are known: another may make nodes of any name. */
const areClassesKnown = (check: Check, { className, script }: NodeType): boolean => {
  const found = script === undefined ? undefined : scriptAt(check, script)
  const base = found === undefined ? undefined : nativeBase(check, { kind: "script", script: found })
  return check.api.has(className) && (script === undefined || base !== undefined)
}
