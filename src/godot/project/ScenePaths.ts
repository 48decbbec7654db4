/** Follows paths from node to node in an assembled scene, and reports where one leads to no node. */
import type { AbsentNode, NodeType } from "../check/CheckInput.ts"

/** A node of an assembled scene. */
export interface TreeNode {
  readonly name: string
  /** Absent if the class is not known. */
  className?: string
  script?: string
  /** True if a script is attached that cannot be found. */
  hasUnknownScript: boolean
  /** Path of the scene that this node is an instance of, if that cannot be read. */
  readonly unread?: string
  /** True for an instance of a scene that cannot be read: it may have any children. */
  readonly isOpen: boolean
  /** True if a node that `%Name` finds from here is below an instance that cannot be read. */
  hidesUniques: boolean
  /** Absent for the root. A child that is shared with another scene has its parent there. */
  readonly parent?: TreeNode
  readonly children: Map<string, TreeNode>
  /** Nodes that `%Name` finds from here: set on roots of scenes and on nodes that are instances of a scene. */
  readonly uniques: Map<string, TreeNode>
  /** Root of the scene that the node was declared in; absent for a root itself. */
  readonly owner?: TreeNode
  /** Root of the scene that this node is an instance of. */
  readonly origin?: TreeNode
}

/** A node of an assembled scene, as far as it is known. */
export interface AssembledNode {
  /** Absent if the class is not known. */
  readonly className?: string
  readonly script?: string
  /** True if a script is attached that cannot be found. */
  readonly hasUnknownScript: boolean
}

/** The class and the script of a node, where both are known. */
export const typeOf = (node: TreeNode | undefined): NodeType | undefined =>
  node?.className === undefined || node.hasUnknownScript
    ? undefined
    : { className: node.className, ...(node.script === undefined ? {} : { script: node.script }) }

/**
 * Follows a path from the root down, as scenes write paths of parents and connections, to the last existing node.
 */
export const lookUp = (
  root: TreeNode,
  path: string
): { readonly found: AssembledNode | "absent" | "unsure"; readonly last: AssembledNode } => {
  let at = root
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue
    const next = part === ".." ? at.parent : at.children.get(part)
    if (next === undefined) return { found: at.isOpen || part === ".." ? "unsure" : "absent", last: at }
    at = next
  }
  return { found: at, last: at }
}

/** Follows a path as `Node.get_node` does; unknown beyond the root of the scene. */
export const follow = (from: TreeNode, path: string): TreeNode | undefined => {
  if (path.startsWith("/") || path.includes(":")) return undefined
  let at: TreeNode | undefined = from
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue
    if (part === "..") at = at.parent
    else if (part.startsWith("%")) at = uniqueOf(at, part.slice(1))
    else at = at.children.get(part)
    if (at === undefined) return undefined
  }
  return at
}

/** The root of a scene looks among its own unique nodes first, every other node among its owner's. */
const uniqueOf = (node: TreeNode, name: string): TreeNode | undefined =>
  node.uniques.size > 0 || node.owner === undefined ? node.uniques.get(name) : node.owner.uniques.get(name)

/** Returns the last part of a path. */
export const lastOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** Returns the name that a part of a path looks for. */
export const bareName = (part: string): string => part.replace(/^%/, "")

/**
 * Follows a path to the part that no node has as its name; absent if there is such a node, or may be one. `isShared` if
 * scenes around that of the script may have put a node there.
 */
export const absentFrom = (from: TreeNode, path: string): (AbsentNode & { readonly isShared: boolean }) | undefined => {
  if (path.startsWith("/") || path.includes(":")) return undefined
  let at: TreeNode | undefined = from
  let isShared = false
  const passed: Array<string> = []
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue
    const isUnique = part.startsWith("%")
    const owner: TreeNode = at.uniques.size > 0 || at.owner === undefined ? at : at.owner
    const next: TreeNode | undefined =
      part === ".." ? at.parent : isUnique ? uniqueOf(at, part.slice(1)) : at.children.get(part)
    if (next === undefined) {
      const type = typeOf(at)
      if (part === ".." || type === undefined || (isUnique ? owner.hidesUniques : at.isOpen)) return undefined
      const others = isUnique ? Array.from(owner.uniques.keys(), (name) => `%${name}`) : [...at.children.keys()]
      const found = pathsTo(from, bareName(lastOf(path)))
      const parent = { path: passed.join("/"), type }
      isShared ||= isUnique
      return {
        name: part,
        others,
        parent,
        isShared,
        ...(found.length === 1 && found[0] !== undefined ? { moved: found[0] } : {})
      }
    }
    passed.push(part)
    isShared ||= part === ".."
    at = next
  }
  return undefined
}

/** Maximum number of nodes among which one is looked for that may be meant. */
const MAX_LOOKED_AT = 1000

/** Paths from a node to those below it that have a name. */
const pathsTo = (from: TreeNode, name: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const open: Array<readonly [node: TreeNode, path: string]> = [[from, ""]]
  for (let i = 0; i < open.length && i < MAX_LOOKED_AT; i++) {
    const [node, path] = open[i] as (typeof open)[number]
    for (const child of node.children.values()) {
      const place = path === "" ? child.name : `${path}/${child.name}`
      if (child.name === name) found.push(place)
      open.push([child, place])
    }
  }
  return found
}
