/**
 * Infers types of variables without a declared one, if all values ever assigned to them are of one type, or if they
 * keep the node that their path finds.
 *
 * Numbers are left out, since `+=` may change their type. `null` may be assigned too: then using a member fails as
 * well.
 */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { Expression, VariableNode } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import type { Check } from "../Context.ts"
import type { ScriptClass } from "../names/ScriptClass.ts"
import type { Type } from "./Types.ts"

/** Types that `+=` and the like do not change, by how their values are written. */
const lasting: ReadonlySet<string> = new Set(
  "String Array Dictionary Vector2 Vector3 Color Callable PackedScene".split(" ")
)

const isLasting = (name: string): boolean => lasting.has(name) || /^(?:Packed|Pool)\w+Array$/.test(name)

/**
 * Says how the type of a value is written: `Array`, `Timer.new`, `Timer as`, `null`; absent if the value may be
 * anything.
 */
const written = (node: Expression, isBuiltin: (name: string) => boolean): string | undefined => {
  switch (node.kind) {
    case "literal":
      return node.type
    case "array":
      return "Array"
    case "dictionary":
      return "Dictionary"
    case "lambda":
      return "Callable"
    case "cast": {
      const [name, ...others] = node.type.path
      return others.length === 0 && name !== undefined && !isBuiltin(name.name) ? `${name.name} as` : undefined
    }
    case "preload":
      return sceneIn(node.path)
    case "attribute":
      return node.base.kind === "identifier" && isBuiltin(node.base.name) && /^[A-Z_]+$/.test(node.name.name)
        ? node.base.name
        : undefined
    case "call": {
      const { callee } = node
      if (callee.kind === "identifier") {
        if (callee.name === "load") return sceneIn(node.arguments[0])
        return isBuiltin(callee.name) ? callee.name : undefined
      }
      const isMade = callee.kind === "attribute" && callee.name.name === "new" && callee.base.kind === "identifier"
      return isMade ? `${callee.base.name}.new` : undefined
    }
    default:
      return undefined
  }
}

/** Returns `PackedScene` for the path of a scene's file. */
const sceneIn = (path: Expression | undefined): string | undefined =>
  path?.kind === "literal" && /\.t?scn$/.test(path.value) ? "PackedScene" : undefined

/** Checks whether a variable keeps the node that it is looked up with: the script assigns no other value to it. */
const keepsNode = ({ script }: ScriptClass, name: string, first: Expression): boolean =>
  isNodeLookup(first.kind === "cast" ? first.value : first) && !script.assigned.has(name)

/** Checks whether all values that the script assigns to a name are written like its first one. */
export const keepsType = ({ api }: Check, { script }: ScriptClass, name: string, first: Expression): boolean => {
  const kind = written(first, api.isBuiltin)
  if (kind === undefined || !(isLasting(kind) || kind.endsWith(".new") || kind.endsWith(" as"))) return false
  return (script.given.get(name) ?? []).every((value) => {
    const other = written(value, api.isBuiltin)
    return other === kind || other === "null"
  })
}

/**
 * Returns the type of a member without a declared one, if no code assigns a value of another type to it: no other
 * script of the project assigns to anything of that name, and no string contains it.
 */
export const settledType = (
  check: Check,
  owner: ScriptClass,
  member: VariableNode,
  first: () => Type
): Type | undefined => {
  const { value, annotations, setter, getter } = member
  const { name } = member.name
  if (value === undefined || setter !== undefined || getter !== undefined) return undefined
  if (annotations.some((one) => one.name.startsWith("export"))) return undefined
  const isNode = keepsNode(owner, name, value)
  if (!isNode && !keepsType(check, owner, name, value)) return undefined
  if (!isLeftAlone(check, owner, name, value)) return undefined
  const type = first()
  const isMade = !isNode && type.kind === "object" && value.kind === "call"
  const settled: Type = isMade ? { ...type, isExact: true } : { ...type }
  check.settled.add(settled)
  return settled
}

/**
 * Checks whether only the script itself assigns to its variables of a name. In a single file no
 * other script is known: there another value of a string is likely, which often is a placeholder,
 * unless the name is private by its underscore.
 */
export const isLeftAlone = ({ project, root }: Check, owner: ScriptClass, name: string, value: Expression): boolean => {
  if (project === undefined)
    return (value.kind !== "literal" || name.startsWith("_")) && !quotedNames(owner.script).has(name)
  if (!project.isWhole || owner.path === "" || project.mentions(name)) return false
  if (owner.members.has("_set") || root.members.has("_set")) return false
  return project
    .holding(name)
    .every((path) => path === owner.path || project.script(path)?.assigned.has(name) === false)
}

/** Names that a script has as strings: `set("name", value)` and `self["name"] = value` assign by them. */
const quotedNames = memoizeIn(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(Array.from(text.matchAll(/(["'])([\p{L}\p{N}_]+)\1/gu), ([, , name = ""]) => name))
)

/**
 * Checks whether a value is a node that is looked up by its path. Scenes show its class, but Godot infers Node for
 * `:=`: any other node may take its place.
 */
export const isNodeLookup = (value: Expression): boolean =>
  value.kind === "node" ||
  (value.kind === "call" && value.callee.kind === "identifier" && /^get_node(?:_or_null)?$/.test(value.callee.name))
