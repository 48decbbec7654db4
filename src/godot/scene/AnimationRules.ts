/**
 * Checks the tracks of a scene's animations: the nodes that they move, the properties that they set and the functions
 * that they call must exist. Godot reports a missing node when the animation is played, a missing property never.
 */
import type { Section } from "../project/TextResource.ts"
import type { Span } from "../script/Position.ts"
import { mayAdd, nodeOwner, pathOf } from "./NodeRules.ts"
import { mayBeStored, propertySuccessors } from "./PropertyRules.ts"
import { mayComeByScript, nearName, type Owner, ownerOf, type SceneCheck } from "./SceneContext.ts"
import { type SceneValue, textOfString } from "./SceneValue.ts"

/** A path as written, and its offset in the file. */
interface WrittenPath {
  readonly text: string
  readonly start: number
}

/** One track of an animation. */
interface Track {
  type?: string
  path?: WrittenPath
  keys?: SceneValue
}

/** Checks the tracks of all animations that an AnimationPlayer of the scene has; yields before each. */
export const checkAnimations = function* (check: SceneCheck, sections: ReadonlyArray<Section>): Generator<void> {
  if (!sections.some(({ attributes, tag }) => tag === "sub_resource" && attributes.get("type") === "Animation")) return
  // A script may give a player another root.
  if (!check.api.has("AnimationPlayer") || (check.view?.holding("root_node").length ?? 0) > 0) return
  const roots = new Map<Section, Array<string | undefined>>()
  for (const section of sections) {
    yield
    if (section.tag !== "node") continue
    const { className, hasUnknownScript } = nodeOwner(check, section)
    if (className === undefined || hasUnknownScript || !check.api.inherits(className, "AnimationPlayer")) continue
    const root = rootOf(check, section)
    for (const animation of animationsOf(check, section)) {
      roots.set(animation, [...(roots.get(animation) ?? []), root])
    }
  }
  for (const [animation, from] of roots) {
    for (const track of tracksOf(check, animation)) {
      yield
      // With several players it is unknown which of them plays an animation.
      const [root] = from
      if (root !== undefined && from.every((one) => one === root)) checkTrack(check, root, track)
    }
  }
}

const valueIn = (check: SceneCheck, section: Section, key: string): SceneValue | undefined =>
  check.read(section).find(({ property }) => property.key === key)?.value

/** Returns the path of the node that a player's tracks are relative to; undefined if it is not known. */
const rootOf = (check: SceneCheck, section: Section): string | undefined => {
  const given = valueIn(check, section, "root_node")
  // The scene that contains a player may have given it another root.
  if (given === undefined && !section.attributes.has("type")) return undefined
  const written = given === undefined ? ".." : pathIn(check, given)?.text
  return written === undefined || written === "" ? undefined : joined(pathOf(section), written)
}

/** Follows a path from a node, both from the root of the scene on; absent if it leads out of it. */
const joined = (from: string, path: string): string | undefined => {
  if (/^\/|[%:]/.test(path)) return undefined
  const parts = from === "." ? [] : from.split("/")
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.length === 0 ? "." : parts.join("/")
}

/** The animations of a player that the file itself holds. */
const animationsOf = (check: SceneCheck, player: Section): ReadonlyArray<Section> => {
  const used = (value: SceneValue | undefined): ReadonlyArray<Section> => {
    if (value?.kind === "dictionary") return value.entries.flatMap(used)
    const declared = value?.kind === "resource" ? check.declared.get(`${value.name} ${value.id}`) : undefined
    if (declared?.type === "AnimationLibrary") return used(valueIn(check, declared.section, "_data"))
    return declared?.type === "Animation" && declared.kind === "SubResource" ? [declared.section] : []
  }
  return check
    .read(player)
    .flatMap(({ property, value }) => (/^(?:libraries$|libraries\/|anims\/)/.test(property.key) ? used(value) : []))
}

const tracksOf = (check: SceneCheck, animation: Section): Iterable<Track> => {
  const tracks = new Map<string, Track>()
  const off = new Set<string>()
  for (const { property, value } of check.read(animation)) {
    const [, index = "", part] = /^tracks\/(\d{1,6})\/(type|path|keys|enabled)$/.exec(property.key) ?? []
    if (part === undefined || value === undefined) continue
    const track = tracks.get(index) ?? {}
    tracks.set(index, track)
    if (part === "enabled" && value.kind === "bool" && !value.value) off.add(index)
    else if (part === "type" && value.kind === "string") track.type = textOfString(check.text, value)
    else if (part === "path") Object.assign(track, { path: pathIn(check, value) })
    else if (part === "keys") track.keys = value
  }
  for (const index of off) tracks.delete(index)
  return tracks.values()
}

/** Reads `NodePath("Sprite2D:frame")`. */
const pathIn = ({ text }: SceneCheck, { start, end }: SceneValue): WrittenPath | undefined => {
  const found = /^(NodePath\s*\(\s*")([^"\\]*)"/.exec(text.slice(start, Math.min(end, start + 1000)))
  return found === null ? undefined : { text: found[2] ?? "", start: start + (found[1] ?? "").length }
}

/** Kinds of tracks that set a property. */
const setsProperty: ReadonlySet<string | undefined> = new Set(["value", "bezier"])

const checkTrack = (check: SceneCheck, root: string, { keys, path, type }: Track): void => {
  if (path === undefined) return
  const [node = "", property = ""] = path.text.split(":")
  const at = joined(root, node)
  if (at === undefined || check.sharedPaths.has(at)) return
  const found = check.tree.at(at)
  if (found === "unsure") return
  if (found === "absent") {
    checkNode(check, root, node, at, { start: path.start, end: path.start + node.length })
    return
  }
  const owner = ownerOf(check, found)
  const start = path.start + node.length + 1
  if (setsProperty.has(type)) checkProperty(check, owner, property, { start, end: start + property.length })
  else if (type === "method" && keys !== undefined) checkMethods(check, owner, keys)
}

/** Warns of a node that does not exist and that no script may create. */
const checkNode = (check: SceneCheck, root: string, node: string, at: string, place: Span): void => {
  const name = node.slice(node.lastIndexOf("/") + 1)
  const { view } = check
  if (mayAdd(check, at)) return
  if (view !== undefined && (view.nodeChanges.given.has(name) || view.quotes(name))) return
  const prefix = root === "." ? "" : `${root}/`
  const paths = Array.from(check.ownPaths.keys(), (one) => (one.startsWith(prefix) ? one.slice(prefix.length) : ""))
  const near = nearName(check, node, () => paths.filter((one) => one !== "" && one !== "."))
  // A node whose name resembles no existing one may be made while the game runs.
  if (near === undefined) return
  const message = `No node is at ${JSON.stringify(node)}: the track moves nothing.`
  check.report("unknown-node", place, message, { fix: near })
}

/** Reports a property that neither the class nor the script has. */
const checkProperty = (check: SceneCheck, owner: Owner, name: string, place: Span): void => {
  const { api, reference } = check
  const { className, hasUnknownScript, script } = owner
  if (className === undefined || hasUnknownScript || script?.isDynamic || !/^[A-Za-z]\w*$/.test(name)) return
  if (script?.variables.has(name) || api.find(className, name) !== "absent") return
  if (mayBeStored(check, className, name)) return
  const names = () => [
    ...(script?.variables.keys() ?? []),
    ...Array.from(api.memberNames(className)).filter((one) => {
      const member = api.find(className, one)
      return typeof member === "object" && member.kind === "property"
    })
  ]
  const fix = propertySuccessors(check, className, name)[0]?.name ?? nearName(check, name, names)
  if (fix === undefined && (reference.dialect === 3 || !reference.isComplete)) return
  const lacks = `${className}.${name} is not in ${reference.label}`
  const message = script === undefined ? lacks : `${lacks}, and the script has no variable ${name}`
  check.report("unknown-member", place, `${message}: the track moves nothing.`, fix === undefined ? {} : { fix })
}

/** Reports functions that a track calls and the node does not have. */
const checkMethods = (check: SceneCheck, { className, hasUnknownScript, script }: Owner, keys: SceneValue): void => {
  if (className === undefined || hasUnknownScript || script?.isDynamic) return
  for (const called of methodsIn(check.text, keys)) {
    const name = textOfString(check.text, called)
    if (script?.functions.has(name) || script?.variables.has(name)) continue
    if (check.api.find(className, name) !== "absent") continue
    if (script === undefined && mayComeByScript(check, name)) continue
    const near = nearName(check, name, () => script?.functions.keys() ?? [])
    const who = script === undefined ? `This ${className} has no script and` : "The script of the node"
    const message = `${who} has no function ${JSON.stringify(name)}: the track calls nothing.`
    const sign = check.text[called.start] === '"' ? "" : check.text[called.start]
    check.report("unknown-function", called, message, near === undefined ? {} : { fix: `${sign}"${near}"` })
  }
}

/** The names of functions in `{"times": ..., "values": [{"args": [], "method": &"hit"}]}`. */
const methodsIn = (text: string, keys: SceneValue): ReadonlyArray<SceneValue> => {
  const under = (value: SceneValue, name: string): ReadonlyArray<SceneValue> =>
    value.kind !== "dictionary"
      ? []
      : value.entries.filter((_, index) => {
          const key = value.keys[index]
          return key?.kind === "string" && textOfString(text, key) === name
        })
  return under(keys, "values").flatMap((values) =>
    values.kind === "array"
      ? values.items.flatMap((one) =>
          under(one, "method").filter(({ kind }) => kind === "string" || kind === "string-name")
        )
      : []
  )
}
