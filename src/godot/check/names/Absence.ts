/**
 * Decides whether a name that was not found is certain to exist nowhere.
 *
 * An object may be of any class that inherits from its declared one, and may carry any script that extends such a
 * class. So a member is absent only if no descendant in the reference and no script of the project has it; on an
 * unknown object, only if nothing at all has it. Code that cannot be seen (extensions, C#, strings) ends certainty.
 */
import { addTo, getOrMake } from "../../../kernel/util/Collections.ts"
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { ClassNode } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import type { ProjectView } from "../CheckInput.ts"
import { type Check, MAX_ANCESTORS, seesEverything } from "../Context.ts"
import { typoOf } from "../fixes/Slips.ts"
import type { Parents } from "../Memory.ts"
import type { Role } from "../reference/Api.ts"
import { numberedOwner } from "../reference/storedProperties.ts"
import type { ClassRef } from "../types/Types.ts"
import { memberNamesOf } from "./memberNames.ts"
import { baseOf, isDescendant, nativeBase, scriptAt } from "./Resolve.ts"
import type { ScriptClass, ScriptMember } from "./ScriptClass.ts"

/** The default base classes of scripts; an object of one is never of a derived class. */
const plainBases: ReadonlySet<string> = new Set(["RefCounted", "Reference", "Object"])

/**
 * Classes that users extend; of an object of such a class a script may add members that a single file does not show.
 */
const extendable = (check: Check, className: string): boolean =>
  plainBases.has(className) ||
  check.api.inherits(className, "Node") ||
  (check.api.inherits(className, "Resource") && !check.api.inherits(className, "InputEvent")) ||
  // Physics classes have an Extension class only for other physics engines, which are written in C++; scripts hardly
  // ever extend MultiplayerAPI.
  (check.api.has(`${className}Extension`) && !/^(?:Physics|MultiplayerAPI$)/.test(className)) ||
  hasVirtuals(check, className)

/** Checks whether a class declares virtual functions, and so is meant to be extended. */
const hasVirtuals = ({ api }: Check, className: string): boolean =>
  Array.from(api.nativeClass(className)?.members.values() ?? []).some(
    (member) => member.kind === "method" && member.doc.qualifiers.includes("virtual")
  )

/** Checks whether a class answers for members that it does not declare. */
export const isDynamic = (check: Check, ref: ClassRef): boolean => {
  let at: ClassRef | undefined = ref
  for (let steps = 0; at?.kind === "script" && steps < MAX_ANCESTORS; steps++) {
    if (at.script.members.has("_get") || at.script.members.has("_set")) return true
    at = baseOf(check, at.script)
  }
  return at === undefined
}

/** Checks whether the script attaches other scripts to objects: then a new object may get other members. */
const changesScripts = ({ script }: Check): boolean => setsScript(script)

/** Checks whether a script puts scripts on objects. */
export const setsScript = memoizeIn(({ text }: Script) =>
  /\bset_script\b|\.script\s*=(?!=)|\bset(?:_deferred)?\(\s*&?"script"/.test(text)
)

/**
 * Checks whether the script gets objects of a plugin, of the browser or of Java, whose members no document declares.
 */
const usesForeignObjects = ({ script }: Check): boolean => getsForeignObjects(script)

const foreignObjects =
  /\bget_singleton\(|\bJavaScriptBridge\b|\bJavaScript\b|\bJavaClassWrapper\b|\bClassDB\.instan(?:tiat|c)e\(/

const getsForeignObjects = memoizeIn(({ text }: Script) => foreignObjects.test(text))

/**
 * Checks whether an object of the class may be of one that no reference lists. Those of the browser and of Java are of
 * known classes, which inherit from RefCounted or Object alone.
 */
const mayBeForeign = (check: Check, className: string): boolean =>
  plainBases.has(className) ? usesForeignObjects(check) : getsExtensions(check.script)

const getsExtensions = memoizeIn(({ text }: Script) => /\bget_singleton\(|\bClassDB\.instan(?:tiat|c)e\(/.test(text))

/** Ways to get objects whose members no reference lists: each such script has one of these texts. */
const foreignTexts = ["get_singleton(", "JavaScript", "JavaClassWrapper", "ClassDB.instantiate(", "ClassDB.instance("]

/** Checks whether a script of the project gets such objects, which it may pass to any other. */
const handsForeignObjects = memoizeIn((project: ProjectView) =>
  foreignTexts.some((text) => project.holding(text).length > 0)
)

/**
 * Checks whether an object may be one of the editor's own nodes, which no reference lists;
 * a script of the editor finds them.
 */
const isEditorNode = (check: Check, className: string): boolean =>
  check.script.isTool && check.api.inherits(className, "Node")

/** Names of members -> the classes of a script, the inner ones too, that declare them. */
const declarations = memoizeIn((root: ScriptClass): ReadonlyMap<string, ReadonlyArray<ScriptClass>> => {
  const found = new Map<string, Array<ScriptClass>>()
  const open = [root]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const name of one.members.keys()) addTo(found, name, one)
    open.push(...one.inner.values())
  }
  return found
})

/** Classes of a script, the inner ones too, that declare a member of that name. */
const declarers = (root: ScriptClass, name: string): ReadonlyArray<ScriptClass> => {
  if (root.inner.size > 0) return declarations(root).get(name) ?? []
  return root.members.has(name) ? [root] : []
}

/** Classes of the project and of the script itself that declare a member of that name. */
export const declaringClasses = (check: Check, name: string): ReadonlyArray<ScriptClass> => {
  const { declaring, project, root } = check
  return getOrMake(declaring, name, () => {
    const roots = (project?.declaring(name) ?? []).flatMap((path) => scriptAt(check, path) ?? [])
    return (roots.includes(root) ? roots : [...roots, root]).flatMap((script) => declarers(script, name))
  })
}

/**
 * Checks whether a script that extends a class, or whose parents are not all known, has a function of that name too.
 */
export const isOverridden = (check: Check, owner: ScriptClass, name: string): boolean => {
  const { nodes, unsure } = getOrMake(check.parentsOf, name, () => parentsOf(check, declaringClasses(check, name)))
  return nodes.has(owner.node) || unsure.length > 1 || (unsure.length === 1 && unsure[0] !== owner.node)
}

/** Returns all parents of some classes, and which of these classes have parents that are not all known. */
const parentsOf = (check: Check, classes: ReadonlyArray<ScriptClass>): Parents => {
  const nodes = new Set<ClassNode>()
  const open = new Set<ClassNode>()
  const unsure: Array<ClassNode> = []
  for (const one of classes) {
    const passed: Array<ClassNode> = []
    let at = baseOf(check, one)
    while (at?.kind === "script" && !nodes.has(at.script.node) && passed.length < MAX_ANCESTORS) {
      nodes.add(at.script.node)
      passed.push(at.script.node)
      at = baseOf(check, at.script)
    }
    const isCut = at?.kind === "script" && (open.has(at.script.node) || passed.length === MAX_ANCESTORS)
    if (at !== undefined && !isCut) continue
    unsure.push(one.node)
    for (const node of passed) open.add(node)
  }
  return { nodes, unsure }
}

/** Kinds of members of scripts that can play a role. */
const kindOf: Readonly<Record<Role, ScriptMember["kind"]>> = {
  method: "function",
  property: "variable",
  signal: "signal"
}

/** Checks whether a script that an object of the class may carry has the member. */
const scriptHas = (check: Check, ref: ClassRef, name: string, role: Role | undefined): boolean =>
  declaringClasses(check, name).some((script) => {
    const kind = script.members.get(name)?.kind
    if (role !== undefined && kind !== kindOf[role] && !script.shared.has(name)) return false
    const candidate: ClassRef = { kind: "script", script }
    if (ref.kind === "script") return isDescendant(check, candidate, ref) !== false
    const base = nativeBase(check, candidate)
    return base === undefined || check.api.inherits(base, ref.name) || check.api.inherits(ref.name, base)
  })

/** Checks whether anything in the project other than a readable script may declare the name. */
export const isMentioned = ({ project }: Check, name: string): boolean => project?.mentions(name) ?? false

/**
 * Checks whether the script tests an object for the name: `has_method("jump")`, `"speed" in body`, `body.get("speed")`.
 */
const isAskedFor = ({ script }: Check, name: string): boolean => askedNames(script).has(name)

const askedNames = memoizeIn(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(
      Array.from(
        text.matchAll(
          /\bhas_(?:method|signal)\s*\(\s*&?["'](\w+)["']|\.get\s*\(\s*&?["'](\w+)["']\s*\)|["'](\w+)["']\s+in\b/g
        ),
        ([, name, read, key]) => name ?? read ?? key ?? ""
      )
    )
)

/** Names of C#, and the functions behind a property of C#, which Godot 3 has too: `get_Health`. */
const csharpName = /^(?:[gs]et_)?[A-Z]/

/**
 * Checks whether an object of C# may have the name: its libraries have names that no file of the project holds. A
 * singleton is no such object.
 */
const isOfCSharp = ({ project, api }: Check, className: string, name: string): boolean =>
  project?.usesCSharp === true && csharpName.test(name) && api.global(className) === undefined

/** Checks whether an object of the class may have a numbered property of that name, `stream_0`. */
const mayBeNumbered = ({ api }: Check, className: string, name: string): boolean => {
  const owner = numberedOwner(name)
  return owner !== undefined && (api.inherits(owner, className) || api.inherits(className, owner))
}

/**
 * Checks whether an object of the class certainly lacks the member, which the class itself does not have. A script used
 * as a value has the static functions that it declares. With a `role`, members of that name count only if they can play
 * it.
 */
export const isAbsentFrom = (
  check: Check,
  ref: ClassRef,
  name: string,
  { isExact = false, role }: { readonly isExact?: boolean | undefined; readonly role?: Role | undefined } = {}
): boolean => {
  const base = nativeBase(check, ref)
  if (base === undefined || isDynamic(check, ref) || !check.api.has(base)) return false
  if (!check.input.reference.isComplete && !isExact) return false
  if (ref.kind === "native" && name.startsWith("_")) return false
  if (check.api.inherits(base, "Script")) return false
  if (isExact && !changesScripts(check)) return !isAskedFor(check, name)
  if (ref.kind === "native" && (base === "Object" || isEditorNode(check, base) || mayBeForeign(check, base)))
    return false
  if (ref.kind === "native" && isOfCSharp(check, base, name)) return false
  // A script that extends Object may be on any object, a node too.
  const isPlain = ref.kind === "script" && base !== "Object" && plainBases.has(base)
  if (!isPlain && (check.api.descendantHas(base, name, role) || mayBeNumbered(check, base, name))) return false
  if (scriptHas(check, ref, name, role) || isMentioned(check, name)) return false
  if (isAskedFor(check, name)) return false
  if (check.project !== undefined) return check.project.isWhole
  if (ref.kind === "native") return !extendable(check, base)
  return ref.script.outer !== undefined && !changesScripts(check)
}

/**
 * Checks whether no class and no script at all has a member of that name. False for a capitalized name, which C# may
 * have, and in a script with an unknown base, which may get unknown objects.
 */
export const isAbsentEverywhere = (check: Check, name: string): boolean =>
  isSeenWhole(check) &&
  /^[a-z]/.test(name) &&
  !csharpName.test(name) &&
  !isAskedFor(check, name) &&
  !check.api.anyHas(name) &&
  !isDeclared(check, name)

/**
 * Returns the kind of the members of a name, `property` or `variable`, if some class has one and no class has a method
 * of that name.
 */
export const soleKind = (check: Check, name: string): "property" | "variable" | undefined => {
  if (!isSeenWhole(check) || !/^[a-z]/.test(name) || check.api.anyHasMethod(name) || isMentioned(check, name))
    return undefined
  const classes = declaringClasses(check, name)
  if (classes.some((one) => one.members.get(name)?.kind !== "variable" || one.shared.has(name))) return undefined
  if (classes.length > 0) return "variable"
  return check.api.owners(name).some((owner) => kindIn(check, owner, name) === "property") ? "property" : undefined
}

const kindIn = ({ api }: Check, owner: string, name: string): string | undefined =>
  api.nativeClass(owner)?.members.get(name)?.kind

/** Checks whether the reference and the project show all members that an object in this script may have. */
export const isSeenWhole = (check: Check): boolean =>
  seesEverything(check) &&
  check.project?.hasLostCode !== true &&
  !usesForeignObjects(check) &&
  !(check.project !== undefined && handsForeignObjects(check.project)) &&
  nativeBase(check, { kind: "script", script: check.root }) !== undefined

/** Checks whether the script itself or anything in the project declares the name. */
export const isDeclared = (check: Check, name: string): boolean => {
  if (declarers(check.root, name).length > 0) return true
  return (check.project?.declaring(name).length ?? 0) > 0 || isMentioned(check, name)
}

/** Names of node methods of Godot 3 that are also common for users' own methods. */
const commonNames: ReadonlySet<string> = new Set(["update", "raise"])

/**
 * Checks whether a name of another Godot version is used as such: removed in this version, and declared by no script. A
 * file alone does not show what other scripts declare, so there the class must have had it itself.
 */
export const isOutdated = (check: Check, name: string, owner: string | undefined): boolean => {
  if (check.input.reference.memberSuccessors(name, owner).length === 0) return false
  if (check.project?.isWhole !== true) {
    if (owner === undefined || !check.input.reference.hadMember(name, owner)) return false
    if (commonNames.has(name) && extendable(check, owner)) return false
  }
  return (
    !isDeclared(check, name) && (owner === undefined ? !check.api.anyHas(name) : !check.api.descendantHas(owner, name))
  )
}

/**
 * Checks whether a file alone uses a name of another Godot version on an object that is only known as one of many
 * classes, `$Label.rect_position`: one of them had it, none has it now. An everyday word could be the user's own name.
 */
export const isOutdatedSomewhere = (check: Check, name: string, owner: string | undefined): boolean => {
  const { project, input, api } = check
  if (project !== undefined || owner === undefined || !input.reference.isComplete) return false
  if (!name.includes("_") || /^(?:is|get|set|has)_/.test(name)) return false
  return input.reference.memberSuccessors(name, owner).length > 0 && !api.anyHas(name) && !isDeclared(check, name)
}

/**
 * Returns the member that a name is one slip away from, if other scripts are not visible and no visible member has the
 * name itself.
 */
export const typoIn = (check: Check, ref: ClassRef, name: string): string | undefined => {
  const base = nativeBase(check, ref)
  if (check.project?.isWhole === true || base === undefined || isDynamic(check, ref) || name.startsWith("_"))
    return undefined
  if (!check.input.reference.isComplete || check.api.anyHas(name) || isDeclared(check, name)) return undefined
  if (isAskedFor(check, name)) return undefined
  return typoOf(name, memberNamesOf(check, ref))
}
