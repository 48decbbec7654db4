/** Checks the tree of a scene: one root, a parent for every other node, distinct names, a type or an instance. */
import type { Section } from "../project/TextResource.ts"
import type { Span } from "../script/Position.ts"
import { checkClass, nodeWanted } from "./ClassRules.ts"
import { attribute, type Owner, ownerOf, type SceneCheck } from "./SceneContext.ts"

/** Attributes of the heads of nodes that Godot reads. */
const headNames: ReadonlySet<string> = new Set([
  "name",
  "type",
  "parent",
  "owner",
  "index",
  "groups",
  "instance",
  "instance_placeholder",
  "node_paths",
  "unique_id",
  "parent_id_path",
  "owner_uid_path"
])

/** The path of a node from the root. */
export const pathOf = (section: Section): string => {
  const parent = attribute(section, "parent")?.text
  const name = attribute(section, "name")?.text ?? ""
  if (parent === undefined) return "."
  return parent === "." || parent === "" ? name : `${parent}/${name}`
}

/** The class and the script of the node of a section. */
export const nodeOwner = (check: SceneCheck, section: Section): Owner => {
  const path = pathOf(section)
  const found = check.tree.at(path)
  return typeof found === "string" || check.sharedPaths.has(path) ? { hasUnknownScript: true } : ownerOf(check, found)
}

/** Checks the heads of all nodes; yields before each. */
export const checkNodes = function* (check: SceneCheck, nodes: ReadonlyArray<Section>): Generator<void> {
  const seen = new Set<string>()
  const rootName = nodes[0] === undefined ? "" : (attribute(nodes[0], "name")?.text ?? "")
  for (const [index, section] of nodes.entries()) {
    yield
    if (!section.isClosed) continue
    const type = attribute(section, "type")
    const at = section.places.get("type")
    if (type !== undefined && at !== undefined) checkClass(check, type.text, at, nodeWanted)
    checkHead(check, section)
    if (index === 0) checkRoot(check, section)
    else checkChild(check, section, rootName, seen)
  }
}

/** Reports groups that are not a list, and properties in the head, where Godot does not read them. */
const checkHead = ({ api, reference, report, text }: SceneCheck, { attributes, places }: Section): void => {
  const groups = places.get("groups")
  if (groups !== undefined && typeof attributes.get("groups") === "string" && reference.dialect === 4) {
    const fix = `[${text.slice(groups.start, groups.end)}]`
    report("assign-type", groups, "groups is an Array: Godot reads no group from a string.", { fix })
  }
  for (const name of attributes.keys()) {
    const at = places.get(name)
    if (headNames.has(name) || at === undefined || !api.owners(name).length) continue
    report("syntax", at, `Godot does not read ${name} in the head of a node: write it on a line of its own below.`)
  }
}

const checkRoot = ({ report }: SceneCheck, { attributes, places, head }: Section): void => {
  const parent = places.get("parent")
  if (parent !== undefined) {
    report("syntax", parent, "The first node is the root and has no parent; Godot cannot instantiate the scene.")
  } else if (!makesNode(attributes)) {
    report("syntax", head, "The root has neither a type nor an instance; Godot cannot instantiate the scene.")
  }
}

const makesNode = (attributes: Section["attributes"]): boolean =>
  ["type", "instance", "instance_placeholder"].some((name) => attributes.has(name))

const checkChild = (check: SceneCheck, section: Section, rootName: string, seen: Set<string>): void => {
  const { report, tree } = check
  const { attributes, head } = section
  const parent = attribute(section, "parent")
  // Godot 4.6 and newer look for a parent, and for a node that an instance brings, by their identities first.
  const isById = attributes.has("parent_id_path") || (attributes.has("unique_id") && !makesNode(attributes))
  if (parent === undefined) {
    if (!attributes.has("parent") && !isById) {
      report(
        "syntax",
        head,
        'Only the first node has no parent; Godot cannot instantiate the scene. A child of the root has parent=".".'
      )
    }
    return
  }
  const above = parent.text === "." || parent.text === "" ? "." : parent.text
  const isThere = isById || above === "." || seen.has(above)
  if (!isThere && tree.at(above) === "absent" && !mayAdd(check, above)) {
    reportParent(check, parent, rootName)
    return
  }
  if (!isThere && isLater(check, section, above)) {
    report(
      "unknown-identifier",
      parent.at,
      `The parent ${JSON.stringify(above)} comes after its child, which Godot leaves out.`
    )
    return
  }
  const path = pathOf(section)
  if (seen.has(path) && makesNode(attributes)) reportTwin(check, section, above === "." ? rootName : above)
  seen.add(path)
  if (!makesNode(attributes) && !isById) checkChange(check, section, { path, above })
}

/** Reports a node whose parent has another child of its name. */
const reportTwin = ({ report }: SceneCheck, section: Section, parent: string): void => {
  const name = attribute(section, "name")?.text ?? ""
  report(
    "duplicate",
    section.places.get("name") ?? section.head,
    `${JSON.stringify(parent)} has two children ${JSON.stringify(name)}; a path finds only one of them.`
  )
}

/** Checks a node without a type, which changes one that an instance brings. */
const checkChange = (
  check: SceneCheck,
  section: Section,
  { above, path }: { readonly above: string; readonly path: string }
): void => {
  const name = attribute(section, "name")?.text ?? ""
  const isOwn = section.attributes.has("name") && check.ownPaths.has(path)
  const brought = check.bringsNodes ? check.tree.at(path) : "absent"
  if (isOwn || brought !== "absent" || mayAdd(check, above) || /^[_@]/.test(name)) return
  check.report(
    "syntax",
    section.head,
    `${JSON.stringify(path)} has neither a type nor an instance, and no instance brings it: Godot leaves it out.`
  )
}

/** Reports a parent that is not an earlier node. */
const reportParent = (
  check: SceneCheck,
  { text, at }: { readonly text: string; readonly at: Span },
  rootName: string
): void => {
  const fix = fromRoot(check, text, rootName)
  const message = `No node is at ${JSON.stringify(text)}, so Godot leaves this one out: write the parent as a path from the root, without the root's name.`
  check.report("unknown-identifier", at, message, fix === undefined ? {} : { fix: `"${fix}"` })
}

/** The path that is meant by one that begins with the root's name or with a slash. */
const fromRoot = ({ tree }: SceneCheck, path: string, rootName: string): string | undefined => {
  const parts = path.split("/").filter((part) => part !== "" && part !== ".")
  if (parts[0] === "root" && parts[1] === rootName) parts.shift()
  const inner = parts[0] === rootName ? parts.slice(1) : parts
  const meant = inner.length === 0 ? "." : inner.join("/")
  return meant !== path && tree.at(meant) !== "absent" ? meant : undefined
}

/** Checks whether the file declares the parent below. */
const isLater = ({ ownPaths }: SceneCheck, { head }: Section, above: string): boolean =>
  (ownPaths.get(above) ?? -1) > head.start

/** Checks whether a script may add the node at a path before the scene's own nodes are there, or the engine. */
export const mayAdd = (check: SceneCheck, path: string): boolean => {
  if (/(?:^|\/)[_@]/.test(path)) return true
  const found = check.tree.lastOn(path)
  if (found === "absent") return false
  if (found === "unsure" || found.hasUnknownScript) return true
  const { className, script, hasUnknownScript } = ownerOf(check, found)
  // The editor saves connections of scenes that are tiles of a map, whose nodes the map creates at run time.
  const isMap = className !== undefined && check.api.selfAndAncestors(className).some((name) => mapClasses.has(name))
  return isMap || hasUnknownScript || script?.addsNodes === true
}

const mapClasses = new Set(["TileMap", "TileMapLayer"])
