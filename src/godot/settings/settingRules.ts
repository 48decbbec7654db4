/** Checks the names and values of settings: misspelt names, names of other versions, values of a wrong type. */
import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Api } from "../check/reference/Api.ts"
import { nativeUri } from "../check/reference/NativeClass.ts"
import { isNumbered, maySearch, nearName } from "../scene/SceneContext.ts"
import { checkValue } from "../scene/ValueRules.ts"
import type { Span } from "../script/Position.ts"
import { namedValues } from "./namedValues.ts"
import { renamedSettings } from "./renamedSettings.ts"
import { type Entry, type SettingsCheck, textIn } from "./SettingsContext.ts"

const SETTINGS = "ProjectSettings"

/** Sections whose settings have names of the project's own; the reference lists a few of theirs. */
const ownNames: ReadonlySet<string> = new Set([
  "addons",
  "autoload",
  "editor_plugins",
  "global_group",
  "importer_defaults",
  "input",
  "shader_globals"
])

/** Sections of settings that the reference does not list. */
const unlistedSections = ["autoload", "editor_plugins", "global_group", "importer_defaults", "shader_globals"]

/** Settings of a reference, by their paths, and its sections. */
const settingsOf = memoizeWeak((api: Api) => {
  const paths = Array.from(api.nativeClass(SETTINGS)?.members.values() ?? []).flatMap((member) =>
    member.kind === "property" && member.doc.name.includes("/") ? [member.doc.name] : []
  )
  const sections = new Set([...paths.map((path) => path.slice(0, path.indexOf("/"))), ...unlistedSections])
  return { paths, sections }
})

/** Checks the name of a section: misspelt ones, and input actions in the wrong section. */
export const checkSection = (check: SettingsCheck, name: string, head: Span, entries: ReadonlyArray<Entry>): void => {
  const { api, report, text } = check
  const { paths, sections } = settingsOf(api)
  const [first = ""] = name.split("/")
  if (name === "" || paths.length === 0 || sections.has(first)) return
  const hasActions = entries.length > 0 && entries.every(({ value }) => isAction(check, value))
  const meant = hasActions ? "input" : meantSection(check, name, entries)
  if (meant === undefined || check.isSaid(`"${name}/`)) return
  const end = head.start + text.slice(head.start).search(/\]|\n|$/) + 1
  const message = `Godot reads nothing in [${name}].`
  report("unknown-setting", { start: head.start, end }, message, { fix: `[${meant}]` })
}

const isAction = (check: SettingsCheck, value: Entry["value"]): boolean =>
  value?.kind === "dictionary" && value.keys.some((key) => textIn(check, key)?.text === "events")

/** The section that a misspelt name means: it must have all settings that stand below the name. */
const meantSection = (check: SettingsCheck, name: string, entries: ReadonlyArray<Entry>): string | undefined => {
  const { paths, sections } = settingsOf(check.api)
  const near = nearName(check, name, () => sections)
  if (near === undefined || entries.length === 0) return undefined
  const fits = ({ name: key, value }: Entry): boolean => {
    if (near === "autoload") return /^\*?(?:res|uid):\/\//.test(textIn(check, value)?.text ?? "")
    return near === "editor_plugins" ? key === "enabled" : paths.includes(`${near}/${key}`)
  }
  return entries.every(fits) ? near : undefined
}

/** Checks one setting that has no rules of its own. */
export const checkSetting = (check: SettingsCheck, entry: Entry): void => {
  const { api } = check
  const { name, path, section, value } = entry
  if (value?.kind === "null" || !name || path === "config_version" || name.startsWith("_")) return
  checkNamedValue(check, entry)
  const found = api.find(SETTINGS, path)
  if (typeof found === "object" && found.kind === "property") {
    if (value === undefined) return
    const { type } = found.doc
    checkValue(check, { name: path, ...(type && { type }), uri: nativeUri(found) }, value)
    return
  }
  if (found === "unsure" || ownNames.has(section)) return
  checkAbsent(check, entry)
}

/** Reports a word that a setting does not accept. */
const checkNamedValue = (check: SettingsCheck, { path, value }: Entry): void => {
  const given = textIn(check, value)
  const known = namedValues(check.reference.dialect, path)
  if (given === undefined || known === undefined || known.words.includes(given.text)) return
  const meant = known.others[given.text.toLowerCase()] ?? nearName(check, given.text, () => known.words)
  const words = known.words.filter((word) => word !== "dummy").map((word) => `"${word}"`)
  const message = `${path} is ${words.slice(0, -1).join(", ")} or ${words.at(-1)}.`
  check.report("unknown-enum-value", given.at, message, meant === undefined ? {} : { fix: `"${meant}"` })
}

/** Reports a setting that the reference lacks, where it is certain which one is meant. */
const checkAbsent = (check: SettingsCheck, entry: Entry): void => {
  const { api, reference, report } = check
  const { at, feature, path, section } = entry
  const { paths, sections } = settingsOf(api)
  if (paths.length === 0 || !reference.isComplete) return
  const older = reference.dialect === 4 ? renamedSettings.get(path) : undefined
  const renamed =
    older?.path ?? reference.memberSuccessors(path, SETTINGS).find(({ owner }) => owner === SETTINGS)?.name
  const isOfGodot = sections.has(section.split("/")[0] ?? "")
  const search = () => (isOfGodot ? near(check, entry, paths) : movedHere(entry, paths))
  const meant = renamed ?? (maySearch(check, path) ? search() : undefined)
  if (meant === undefined || (renamed === undefined && check.isSaid(path))) return
  const [home = ""] = meant.split("/")
  const inside = meant.slice(home.length + 1)
  const says = `Godot has no setting ${path}`
  if (older?.hasOtherValues === true) {
    report("unknown-setting", at, `${says}; use ${meant}, which has other values.`)
  } else if (section !== home) report("unknown-setting", at, `${says}; it is ${inside} in [${home}].`)
  else report("unknown-setting", at, `${says}.`, { fix: `${inside}${feature}` })
}

/** The setting whose first parts are missing: `size/viewport_width` in `[window]`. */
const movedHere = ({ path }: Entry, paths: ReadonlyArray<string>): string | undefined =>
  path.split("/").length < 3 ? undefined : only(paths.filter((one) => one.endsWith(`/${path}`)))

const only = (found: ReadonlyArray<string>): string | undefined => (found.length === 1 ? found[0] : undefined)

/** The setting that is meant by a path in a section of Godot. */
const near = (
  check: SettingsCheck,
  { name, path, section }: Entry,
  paths: ReadonlyArray<string>
): string | undefined => {
  if (paths.includes(name)) return name
  const here = paths.filter((one) => one.startsWith(`${section}/`))
  return shorter(path, here) ?? misspelt(check, path, here) ?? qualified(path, here)
}

/** The only setting with more parts between the section and the last one. */
const shorter = (path: string, paths: ReadonlyArray<string>): string | undefined => {
  const parts = path.split("/")
  const isWithin = (one: string): boolean => {
    let at = 0
    for (const part of one.split("/")) if (part === parts[at]) at++
    return at === parts.length
  }
  return only(paths.filter((one) => one.endsWith(`/${parts.at(-1)}`) && isWithin(one)))
}

/** The only setting whose name ends with this one: `display/window/size/viewport_width` for `[display] width`. */
const qualified = (path: string, paths: ReadonlyArray<string>): string | undefined => {
  const [, last = "", ...rest] = path.split("/")
  if (rest.length > 0 || paths.some((one) => one.endsWith(`/${last}`))) return undefined
  return only(paths.filter((one) => one.endsWith(`_${last}`)))
}

/** The setting with one part that is spelt in another way. */
const misspelt = (check: SettingsCheck, path: string, paths: ReadonlyArray<string>): string | undefined => {
  const parts = path.split("/")
  for (const [index, part] of parts.entries()) {
    if (index === 0 || part.length < MIN_PART) continue
    const whole = (word: string) => parts.map((one, at) => (at === index ? word : one)).join("/")
    const words = paths.flatMap((one) => {
      const word = one.split("/")[index] ?? ""
      return one === whole(word) && !isNumbered(word, part) ? [word] : []
    })
    const word = words.length === 0 ? undefined : nearName(check, part, () => words)
    if (word !== undefined) return whole(word)
  }
  return undefined
}

/** Minimum length of a part that may be misspelt: `2d` is no misspelling of `3d`. */
const MIN_PART = 4
