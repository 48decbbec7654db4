/**
 * Types of the nodes that a script reaches by a literal path, from all scenes that use the script.
 *
 * A scene is assembled once: inherited scenes and instances in place, overridden nodes merged into the inherited ones.
 * Trees of instances are shared, and copied only along the path to a change. A node has a type only if all uses of a
 * script, and of the scripts that extend it, agree; a path to nothing, below an unreadable instance, or out of the
 * scene has none.
 */
import { addTo } from "../../kernel/util/Collections.ts"
import { lazy, memoize } from "../../kernel/util/memoize.ts"
import type { AbsentNode, NodeType } from "../check/CheckInput.ts"
import type { Scene, SceneNode, ScriptRef } from "./Scene.ts"
import {
  type AssembledNode,
  absentFrom,
  bareName,
  follow,
  lastOf,
  lookUp,
  type TreeNode,
  typeOf
} from "./ScenePaths.ts"

/** A scene with its instances in place. */
export interface AssembledScene {
  /** The node at a path from the root, `.` for the root itself; `unsure` below an instance that cannot be read. */
  readonly at: (path: string) => AssembledNode | "absent" | "unsure"
  /** The last node on the way to a path, that at the path itself if it is there; `absent` only without a root. */
  readonly lastOn: (path: string) => AssembledNode | "absent" | "unsure"
}

export interface SceneTrees {
  /** Assembles a scene from a text that may differ from its file, or has no file. */
  readonly assemble: (scene: Scene, path: string) => AssembledScene
  /**
   * The node that `path` leads to from a script; absent if the uses differ, or if one is not known. `hidden` if one use
   * leads to an instance of a missing scene.
   */
  readonly nodeAt: (script: string, path: string) => NodeType | "hidden" | undefined
  /** The facts about a path without a node in any use of a script; undefined if one may have the node. */
  readonly absentAt: (script: string, path: string) => AbsentNode | undefined
  /**
   * Scripts of all nodes of the scenes that a script or one that extends it stands in, its own too, and of the scenes
   * that have these within; absent if one is not known.
   */
  readonly around: (script: string) => ReadonlySet<string> | undefined
  /** The type of a scene's root. */
  readonly rootOf: (scene: string) => NodeType | undefined
  /** Names of the nodes of all scenes: `root` if a scene's root has it. */
  readonly names: () => ReadonlyMap<string, "root" | "node">
  /** Checks whether a scene puts a script on a node of the scene it inherits, or of one within it. */
  readonly putsScriptsOnInherited: () => boolean
}

export interface SceneSource {
  /** A scene by its `res://` path; absent if there is none or if it cannot be read. */
  readonly scene: (path: string) => Scene | undefined
  readonly scenePaths: Iterable<string>
  /** The scripts that extend a script, directly or not, without itself. */
  readonly descendants: (script: string) => ReadonlyArray<string>
  /** Checks whether the file of a scene is missing. */
  readonly isGone: (scene: string) => boolean
  /** Checks whether the project has a script of GDScript at a path. */
  readonly hasScript: (path: string) => boolean
  /** The type of `/root/NAME`. */
  readonly autoload: (name: string) => NodeType | undefined
}

/** Shared by all nodes without any: a map for each would take half the memory of a scene. */
const NO_UNIQUES = new Map<string, TreeNode>()

/** Maximum number of scenes inside each other: Godot refuses cycles, a broken project may have one. */
const MAX_NESTING = 64

/** Returns the path of a script that is embedded in a scene. */
export const embeddedPath = (scene: string, id: string): string => `${scene}::${id}`

/** Checks whether a path is that of a script within a scene. */
export const isEmbedded = (path: string): boolean => path.includes("::")

/** Makes the trees of one state of a project; each scene is assembled when it is first needed. */
export const make = (source: SceneSource): SceneTrees => {
  const trees = new Map<string, TreeNode | undefined>()
  const treeOf = (path: string, nesting = 0): TreeNode | undefined => {
    if (trees.has(path)) return trees.get(path)
    if (nesting > MAX_NESTING) return undefined
    // Ends the recursion of a scene that instances itself.
    trees.set(path, undefined)
    const tree = build(source.scene(path), path, (instance) => treeOf(instance, nesting + 1))
    trees.set(path, tree)
    return tree
  }
  const paths = lazy(() => [...source.scenePaths])
  const names = lazy(() => namesOf(paths().map(source.scene)))
  const putsScriptsOnInherited = lazy(() => paths().some((path) => source.scene(path)?.nodes.some(isGivenScript)))
  const uniqueNames = lazy(() => new Set(paths().flatMap((path) => uniqueNamesOf(source.scene(path)))))
  const uses = lazy(() => {
    const found: Uses = { scripts: new Map(), scenes: new Map() }
    for (const path of paths()) collect(treeOf(path), found)
    return found
  })
  const usesOf = (script: string): ReadonlyArray<TreeNode> => uses().scripts.get(script) ?? []
  // A scene may still use a script, by its identity, at a path that it had before.
  const lost = lazy(
    () => new Set([...uses().scripts.keys()].flatMap((path) => (source.hasScript(path) ? [] : [lastOf(path)])))
  )
  return {
    around: memoize((script) =>
      scriptsAround([script, ...source.descendants(script)].flatMap(usesOf), (root) => uses().scenes.get(root) ?? [])
    ),
    assemble: (scene, path) => {
      const root = build(scene, path, (instance) => (instance === path ? undefined : treeOf(instance, 1)))
      return {
        at: (wanted) => (root === undefined ? "absent" : lookUp(root, wanted).found),
        lastOn: (wanted) => {
          if (root === undefined) return "absent"
          const { found, last } = lookUp(root, wanted)
          return found === "absent" ? last : found
        }
      }
    },
    rootOf: (scene) => typeOf(treeOf(scene)),
    names,
    putsScriptsOnInherited,
    absentAt: (script, path) => {
      const scripts = [script, ...source.descendants(script)]
      const absent = scripts.flatMap(usesOf).map((node) => absentFrom(node, path))
      const [first] = absent
      if (first === undefined || absent.includes(undefined) || scripts.some((one) => lost().has(lastOf(one))))
        return undefined
      const isThere = first.name.startsWith("%") ? uniqueNames() : names()
      return first.isShared && isThere.has(bareName(first.name)) ? undefined : first
    },
    nodeAt: (script, path) => {
      let agreed: NodeType | undefined
      for (const one of [script, ...source.descendants(script)]) {
        for (const node of usesOf(one)) {
          const end = path.startsWith("/root/") ? undefined : follow(node, path)
          if (end?.unread !== undefined && source.isGone(end.unread)) return "hidden"
          const found = path.startsWith("/root/") ? source.autoload(path.slice("/root/".length)) : typeOf(end)
          if (found === undefined || (agreed !== undefined && !isSame(agreed, found))) return undefined
          agreed = found
        }
      }
      return agreed
    }
  }
}

const isSame = (a: NodeType, b: NodeType): boolean => a.className === b.className && a.script === b.script

/**
 * Returns the scripts of all nodes of the scenes that nodes stand in, and of those around; absent if one is not known.
 */
const scriptsAround = (
  uses: ReadonlyArray<TreeNode>,
  instancesOf: (scene: TreeNode) => ReadonlyArray<TreeNode>
): ReadonlySet<string> | undefined => {
  const roots = new Set(uses.map(rootOf))
  for (const root of roots) for (const instance of instancesOf(root)) roots.add(rootOf(instance))
  const scripts = new Set<string>()
  const open = new Set(roots)
  for (const node of open) {
    if (node.hasUnknownScript) return undefined
    if (node.script !== undefined) scripts.add(node.script)
    for (const child of node.children.values()) open.add(child)
  }
  return scripts
}

const rootOf = (node: TreeNode): TreeNode => [...ancestors(node)].at(-1) ?? node

/** Assembles a scene; `undefined` if there is none. */
const build = (
  scene: Scene | undefined,
  path: string,
  treeOf: (path: string) => TreeNode | undefined
): TreeNode | undefined => {
  const [first, ...rest] = scene?.nodes ?? []
  if (first === undefined) return undefined
  const root = place(first, path, undefined, treeOf)
  for (const node of rest) {
    // Nodes below an instance that cannot be read are not known.
    const parent = ownedAt(root, node.parent ?? ".")
    if (parent === undefined) {
      if (node.isUnique) root.hidesUniques = true
      continue
    }
    const isChange = node.type === undefined && node.instance === undefined
    const placed = isChange
      ? ownedChild([...ancestors(parent)], node.name)
      : place(node, path, { parent, root }, treeOf)
    if (placed === undefined) {
      if (node.isUnique) root.hidesUniques = true
      continue
    }
    if (isChange) applyScript(placed, node.script, path)
    else parent.children.set(node.name, placed)
    if (node.isUnique) root.uniques.set(node.name, placed)
  }
  return root
}

const place = (
  node: SceneNode,
  path: string,
  above: { readonly parent: TreeNode; readonly root: TreeNode } | undefined,
  treeOf: (path: string) => TreeNode | undefined
): TreeNode => {
  const origin = node.instance === undefined ? undefined : treeOf(node.instance)
  const className = node.type ?? origin?.className
  const placed: TreeNode = {
    name: node.name,
    hasUnknownScript: origin?.hasUnknownScript ?? false,
    isOpen: node.instance === undefined ? false : (origin?.isOpen ?? true),
    hidesUniques: node.instance === undefined ? false : (origin?.hidesUniques ?? true),
    ...(className === undefined ? {} : { className }),
    ...(origin?.script === undefined ? {} : { script: origin.script }),
    ...(node.instance !== undefined && origin === undefined ? { unread: node.instance } : {}),
    ...(above === undefined ? {} : { parent: above.parent, owner: above.root }),
    ...(origin === undefined ? {} : { origin }),
    children: new Map(origin?.children),
    uniques: above === undefined || origin !== undefined ? new Map(origin?.uniques) : NO_UNIQUES
  }
  applyScript(placed, node.script, path)
  return placed
}

const applyScript = (node: TreeNode, script: ScriptRef | undefined, scene: string): void => {
  if (script === undefined) return
  node.hasUnknownScript = script.kind === "unknown"
  if (script.kind === "file") node.script = script.path
  else if (script.kind === "embedded") node.script = embeddedPath(scene, script.id)
  else delete node.script
}

/** The node itself and all above it, the root last. */
const ancestors = function* (node: TreeNode): Generator<TreeNode> {
  for (let at: TreeNode | undefined = node; at !== undefined; at = at.parent) yield at
}

/** The node at a path from the root, copied along the way where it is shared with another scene. */
const ownedAt = (root: TreeNode, path: string): TreeNode | undefined => {
  if (path === ".") return root
  const way = [root]
  for (const name of path.split("/")) {
    const child = ownedChild(way, name)
    if (child === undefined) return undefined
    way.unshift(child)
  }
  return way[0]
}

/** A child of the first of `way` (a node and all above it) that belongs to this scene alone. */
const ownedChild = (way: ReadonlyArray<TreeNode>, name: string): TreeNode | undefined => {
  const [parent] = way
  const child = parent?.children.get(name)
  if (parent === undefined || child === undefined || child.parent === parent) return child
  const holder = way.find(({ origin }) => origin !== undefined && origin === child.owner) ?? child.owner
  const copy: TreeNode = {
    ...child,
    parent,
    ...(holder === undefined ? {} : { owner: holder }),
    children: new Map(child.children),
    uniques: child.uniques.size === 0 ? NO_UNIQUES : new Map(child.uniques)
  }
  parent.children.set(name, copy)
  for (const root of way) {
    for (const [unique, node] of root.uniques) if (node === child) root.uniques.set(unique, copy)
  }
  return copy
}

/** Nodes by their scripts, and those that are instances of a scene by its root. */
interface Uses {
  readonly scripts: Map<string, Array<TreeNode>>
  readonly scenes: Map<TreeNode, Array<TreeNode>>
}

/** Gathers the nodes of a scene; shared ones count in the scene that they come from. */
const collect = (node: TreeNode | undefined, uses: Uses): void => {
  if (node === undefined) return
  if (node.script !== undefined) addTo(uses.scripts, node.script, node)
  if (node.origin !== undefined) addTo(uses.scenes, node.origin, node)
  for (const child of node.children.values()) if (child.parent === node) collect(child, uses)
}

/** Checks for a node of another scene that gets a script. */
const isGivenScript = ({ parent, type, instance, script }: SceneNode): boolean =>
  script !== undefined && parent !== undefined && type === undefined && instance === undefined

/** Names of all nodes that scenes declare. */
const namesOf = (scenes: ReadonlyArray<Scene | undefined>): Map<string, "root" | "node"> => {
  const names = new Map<string, "root" | "node">()
  for (const scene of scenes)
    for (const { name, parent } of scene?.nodes ?? [])
      if (parent === undefined) names.set(name, "root")
      else if (!names.has(name)) names.set(name, "node")
  return names
}

/** Returns the names of a scene's nodes that `%Name` finds, those of instances that it sets so too. */
const uniqueNamesOf = (scene: Scene | undefined): ReadonlyArray<string> =>
  (scene?.nodes ?? []).flatMap(({ isUnique, name }) => (isUnique ? [name] : []))
