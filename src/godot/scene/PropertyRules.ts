/**
 * Checks properties of nodes and resources: whether the class or the script has them, and whether their values are
 * valid.
 */

import { nativeUri } from "../check/reference/NativeClass.ts"
import { isStored } from "../check/reference/storedProperties.ts"
import { lacksItem, namesOf, otherKind, themeItemsOf, typeOfItem } from "../check/reference/themeItems.ts"
import { changedValue } from "../check/versions/changedValues.ts"
import { foreignNames } from "../check/versions/foreignNames.ts"
import { foreignItem } from "../check/versions/foreignThemeItems.ts"
import { keyOf, nearName, type Owner, type ReadProperty, type SceneCheck } from "./SceneContext.ts"
import { checkValue, isFit } from "./ValueRules.ts"

/**
 * Checks one property of a node or a resource.
 *
 * @param leftOut Receives the property if neither the class nor the script has it and no other is known to be meant
 */
export const checkProperty = (
  check: SceneCheck,
  owner: Owner,
  { property, value }: ReadProperty,
  leftOut: Array<ReadProperty>
): void => {
  const { className } = owner
  const { key } = property
  if (className === undefined) return
  if (key.includes("/")) checkThemeItem(check, owner, { property, value })
  if (!/^[A-Za-z]\w*$/.test(key)) return
  if (owner.script?.variables.has(key)) return
  const found = check.api.find(className, key)
  if (found === "unsure") {
    if (key === "script" && value !== undefined) checkValue(check, { name: "script", type: "Script" }, value)
    return
  }
  if (found !== "absent" && found.kind === "property") {
    if (value !== undefined) {
      const { name, type, enum: enumName } = found.doc
      checkValue(check, { name, ...(type && { type }), ...(enumName && { enumName }), uri: nativeUri(found) }, value)
    }
    return
  }
  if (owner.hasUnknownScript || owner.script?.isDynamic || mayBeStored(check, className, key)) return
  if (isUnexplained(check, className, owner, { property, value })) leftOut.push({ property, value })
}

/** Maximum number of values of one object that are reported each by itself. */
const MAX_SINGLE = 2
/** Maximum number of properties that one report names. */
const MAX_NAMED = 8

/**
 * Reports the values that Godot leaves out: many of one object have a common cause, such as a script that has lost its
 * variables.
 */
export const reportLeftOut = (check: SceneCheck, owner: Owner, leftOut: ReadonlyArray<ReadProperty>): void => {
  const { className = "" } = owner
  const [first] = leftOut
  if (first === undefined) return
  const names = [...new Set(leftOut.map(({ property }) => property.key))]
  if (names.length <= MAX_SINGLE || owner.script === undefined) {
    for (const { property } of leftOut) {
      const message = `${lackOf(check, className, owner, property.key)}: Godot leaves the value out.`
      check.report("unknown-member", keyOf(property), message)
    }
    return
  }
  const named = names.length > MAX_NAMED ? names.slice(0, MAX_NAMED - 1) : names.slice(0, -1)
  const last = names.length > MAX_NAMED ? `${names.length - named.length} others` : names.at(-1)
  const message = `Neither ${className} nor the script has ${named.join(", ")} and ${last}: Godot leaves the values out.`
  check.report("unknown-member", keyOf(first.property), message)
}

/** Checks whether objects of a class may be saved with a property that the reference does not list. */
export const mayBeStored = ({ api }: SceneCheck, className: string, key: string): boolean =>
  api.selfAndAncestors(className).some((name) => isStored(name, key))

/** Returns the properties that have taken the place of a property of another version. */
export const propertySuccessors = ({ api, reference }: SceneCheck, className: string, key: string) =>
  reference
    .memberSuccessors(key, className)
    .filter(({ kind, owner = "" }) => kind === "property" && api.inherits(className, owner))

/** Says that neither the class nor the script has a property. */
const lackOf = ({ reference }: SceneCheck, className: string, { script }: Owner, key: string): string => {
  const ofClass = `${className}.${key} is not in ${reference.label}`
  return script === undefined ? ofClass : `${ofClass}, and the script has no variable ${key}`
}

/** A property that neither the class nor the script has. */
interface LackingProperty extends ReadProperty {
  readonly className: string
  readonly owner: Owner
  /** The clause of the message that states this. */
  readonly lacks: string
}

/**
 * Reports a property that neither the class nor the script has, with a suggestion; returns true if Godot certainly
 * drops the value, and there is no suggestion.
 */
const isUnexplained = (check: SceneCheck, className: string, owner: Owner, read: ReadProperty): boolean => {
  const { reference } = check
  const { key } = read.property
  const lacking: LackingProperty = { ...read, className, owner, lacks: lackOf(check, className, owner, key) }
  if (reportRenamed(check, lacking) || reportMisspelt(check, lacking)) return false
  // The properties that Godot 3 saves besides those of the reference are not known.
  if (reference.dialect === 3 || reportOfOthers(check, lacking)) return false
  return reference.isComplete && !reference.hadMember(key, className)
}

/** Reports a property of another version; false if it was never one. */
const reportRenamed = (check: SceneCheck, { className, lacks, property }: LackingProperty): boolean => {
  const { key } = property
  const [successor] = propertySuccessors(check, className, key)
  if (successor === undefined) return false
  const change = changedValue(key, successor.name)
  const note = change?.note === undefined ? "" : `: ${change.note}`
  const fix = change === undefined ? { fix: successor.name } : change.fix === undefined ? {} : { fix: change.fix }
  check.report("unknown-member", keyOf(property), `${lacks}${note}.`, fix)
  return true
}

/** Reports a property by a near name, or by another engine's; false if none can hold the value. */
const reportMisspelt = (check: SceneCheck, { className, lacks, owner, property, value }: LackingProperty): boolean => {
  const { api } = check
  const isProperty = (name: string) => {
    const found = api.find(className, name)
    if (typeof found !== "object" || found.kind !== "property") return false
    const { type = "" } = found.doc
    return value === undefined || isFit(check, { name, type }, value)
  }
  const names = () => [
    ...(owner.script?.variables.keys() ?? []),
    ...Array.from(api.memberNames(className)).filter(isProperty)
  ]
  const foreign = Array.from(api.selfAndAncestors(className)).flatMap((one) => foreignNames(one, property.key))
  const near = foreign.find(isProperty) ?? nearName(check, property.key, names)
  if (near === undefined) return false
  check.report("unknown-member", keyOf(property), `${lacks}.`, { fix: near })
  return true
}

/** Reports a property that other classes of nodes have; false if none has it. */
const reportOfOthers = (check: SceneCheck, { className, lacks, property }: LackingProperty): boolean => {
  const { api, reference } = check
  const { key } = property
  const others = api.owners(key).filter((name) => {
    const member = api.nativeClass(name)?.members.get(key)
    return member?.kind === "property" && api.inherits(name, "Node") && api.inherits(className, "Node")
  })
  if (others.length === 0) return false
  if (reference.hadMember(key, className)) {
    const moved = reference
      .memberSuccessors(key, className)
      .find(({ kind, owner }) => kind === "property" && owner !== undefined && !api.inherits(className, owner))
    const is = moved === undefined ? "" : `; it is ${moved.owner}.${moved.name}`
    check.report("unknown-member", keyOf(property), `${lacks}${is}: Godot leaves the value out.`)
    return true
  }
  const named =
    others.length > 3
      ? "other classes have it"
      : `${others.join(", ").replace(/, (?=[^,]*$)/, " and ")} ${others.length === 1 ? "has" : "have"} it`
  check.report("unknown-member", keyOf(property), `${lacks}; ${named}.`)
  return true
}

/** Groups of items of a theme that a control may set for itself -> the kind of item in the reference. */
const overrides: ReadonlyMap<string, string> = new Map([
  ["theme_override_colors", "color"],
  ["theme_override_constants", "constant"],
  ["theme_override_fonts", "font"],
  ["theme_override_font_sizes", "font_size"],
  ["theme_override_icons", "icon"],
  ["theme_override_styles", "style"]
])

/** Groups in Godot 3 -> those of Godot 4. */
const olderOverrides: ReadonlyMap<string, string> = new Map([
  ["custom_colors", "theme_override_colors"],
  ["custom_constants", "theme_override_constants"],
  ["custom_fonts", "theme_override_fonts"],
  ["custom_icons", "theme_override_icons"],
  ["custom_styles", "theme_override_styles"]
])

/** Checks `theme_override_colors/font_color`. */
const checkThemeItem = (check: SceneCheck, owner: Owner, { property, value }: ReadProperty): void => {
  const { api, reference } = check
  const { className = "" } = owner
  const [group = "", name = "", ...rest] = property.key.split("/")
  if (reference.dialect === 3 || rest.length > 0 || !api.inherits(className, "Control")) return
  if (owner.hasUnknownScript || owner.script?.isDynamic) return
  const older = olderOverrides.get(group)
  const near =
    group.startsWith("theme_override_") && !overrides.has(group)
      ? nearName(check, group, () => overrides.keys())
      : undefined
  const meant = older ?? near
  if (meant !== undefined) {
    const place = { start: property.start, end: property.start + group.length }
    check.report("unknown-member", place, `${className}.${property.key} is not in ${reference.label}.`, { fix: meant })
    return
  }
  const kind = overrides.get(group)
  if (kind === undefined) return
  const type = typeOfItem(kind)
  if (value !== undefined && type !== undefined) checkValue(check, { name: property.key, type }, value)
  if (owner.script !== undefined) return
  const items = themeItemsOf(api, className)
  if (items === undefined || items.get(name)?.has(kind) === true) return
  const other = reference.isComplete ? otherKind(items, kind, name) : undefined
  const groupOfOther = Array.from(overrides).find(([, one]) => one === other)?.[0]
  if (groupOfOther !== undefined) {
    const fix = value === undefined || isFit(check, { name, type: typeOfItem(other ?? "") ?? "" }, value)
    const place = { start: property.start, end: property.start + group.length }
    check.report("unknown-member", place, lacksItem(className, kind, name, other), fix ? { fix: groupOfOther } : {})
    return
  }
  const item = foreignItem(items, kind, name) ?? nearName(check, name, () => namesOf(items, kind))
  if (item === undefined) return
  const start = property.start + group.length + 1
  const message = `${lacksItem(className, kind, name).slice(0, -1)}, so nothing changes.`
  check.report("unknown-member", { start, end: start + name.length }, message, { fix: item })
}
