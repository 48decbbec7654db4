/** Checks input actions: their form, and their events. */
import { hasNoObjects } from "../check/reference/abstractClasses.ts"
import { nativeUri } from "../check/reference/NativeClass.ts"
import { nearName } from "../scene/SceneContext.ts"
import type { SceneValue } from "../scene/SceneValue.ts"
import { checkValue } from "../scene/ValueRules.ts"
import { type Entry, type SettingsCheck, textIn } from "./SettingsContext.ts"

const EVENT = "InputEvent"

/** Properties of every event that a file may hold. */
const ofResources: ReadonlySet<string> = new Set([
  "resource_local_to_scene",
  "resource_name",
  "resource_path",
  "script"
])

/** Checks one action: `{"deadzone": 0.5, "events": [...]}`. */
export const checkAction = (check: SettingsCheck, { value }: Entry): void => {
  if (value === undefined || value.kind === "null") return
  const { report } = check
  if (value.kind !== "dictionary") {
    const message = 'An action is {"deadzone": 0.2, "events": [...]}: from this Godot creates one without events.'
    report("assign-type", value, message)
    return
  }
  for (const [index, key] of value.keys.entries()) {
    const name = textIn(check, key)
    const entry = value.entries[index]
    if (name === undefined || entry === undefined) continue
    if (name.text === "events") checkEvents(check, entry)
    else if (name.text === "deadzone") checkValue(check, { name: "deadzone", type: "float" }, entry)
    else reportKey(check, name.text, name.at)
  }
}

const reportKey = (check: SettingsCheck, name: string, at: { readonly start: number; readonly end: number }): void => {
  const near = nearName(check, name, () => ["deadzone", "events"])
  const more = near === undefined ? {} : { fix: `"${near}"` }
  check.report("unknown-member", at, "Godot reads only deadzone and events of an action.", more)
}

const checkEvents = (check: SettingsCheck, value: SceneValue): void => {
  if (value.kind !== "array") {
    check.report(
      "assign-type",
      value,
      "events is an Array of Object(InputEventKey, ...): Godot reads no event from this."
    )
    return
  }
  for (const event of value.items) {
    if (event.kind === "object") checkEvent(check, event)
    else if (event.kind !== "null" && event.kind !== "resource") {
      check.report(
        "assign-type",
        event,
        'An event is written Object(InputEventKey, "keycode": 32): Godot leaves this out.'
      )
    }
  }
}

const checkEvent = (check: SettingsCheck, event: SceneValue & { readonly kind: "object" }): void => {
  const { api, reference, report } = check
  const { className, classAt } = event
  const lost = "Godot does not load the settings"
  if (!api.has(EVENT)) return
  if (!api.has(className)) {
    if (!reference.isComplete || check.view?.hasUnseenClasses === true) return
    const near = nearName(
      check,
      className,
      () => api.classNames,
      (one) => api.inherits(one, EVENT)
    )
    const meant = near ?? (/^InputEventKey/.test(className) ? "InputEventKey" : undefined)
    const says = `There is no class ${className} in ${reference.label}: ${lost}.`
    report("unknown-type", classAt, says, meant === undefined ? {} : { fix: meant })
    return
  }
  if (hasNoObjects(className, reference.dialect)) {
    report("abstract", classAt, `${className} is abstract and has no objects: ${lost}.`)
    return
  }
  if (!api.inherits(className, EVENT)) {
    report("assign-type", classAt, `${className} is not an ${EVENT}: Godot leaves it out.`)
    return
  }
  for (const [index, key] of event.keys.entries()) {
    const value = event.entries[index]
    if (value !== undefined) checkProperty(check, className, key, value)
  }
}

const checkProperty = (check: SettingsCheck, className: string, key: SceneValue, value: SceneValue): void => {
  const { api, reference, report } = check
  const name = textIn(check, key)
  if (name === undefined || ofResources.has(name.text)) return
  const found = api.find(className, name.text)
  if (found === "unsure") return
  if (found !== "absent" && found.kind === "property") {
    const { type } = found.doc
    checkValue(check, { name: name.text, ...(type && { type }), uri: nativeUri(found) }, value)
    checkKey(check, name.text, value)
    return
  }
  const successor = reference.memberSuccessors(name.text, className).find(({ kind }) => kind === "property")?.name
  const names = () =>
    Array.from(api.memberNames(className)).filter((one) => {
      const member = api.find(className, one)
      return typeof member === "object" && member.kind === "property" && !ofResources.has(one)
    })
  const meant = successor ?? nearName(check, name.text, names)
  // A newer Godot writes all properties of its events, most of them empty.
  if (meant === undefined && isEmpty(value)) return
  const message = `${className}.${name.text} is not in ${reference.label}: Godot leaves the value out.`
  report("unknown-member", name.at, message, meant === undefined ? {} : { fix: `"${meant}"` })
  if (meant !== undefined) checkKey(check, meant, value)
}

const isEmpty = (value: SceneValue): boolean =>
  value.kind === "null" || (value.kind === "bool" && !value.value) || (value.kind === "number" && value.value === 0)

const keys: ReadonlySet<string> = new Set(["keycode", "physical_keycode", "key_label", "scancode", "physical_scancode"])

/** First number of the keys that are not characters; offsets from it are the same in both versions. */
const special = { 3: 0x1000000, 4: 0x400000 } as const

/**
 * Ranges of such keys that both versions have, counted from the first number: Escape to F16, those of the number pad.
 */
const shared: ReadonlyArray<readonly [from: number, to: number]> = [
  [0x01, 0x2b],
  [0x81, 0x8f]
]

/** Reports the number of a key of the other version of Godot: 16777231 is the left arrow of Godot 3. */
const checkKey = ({ reference, report }: SettingsCheck, name: string, value: SceneValue): void => {
  if (!keys.has(name) || value.kind !== "number") return
  const { dialect } = reference
  const other = dialect === 4 ? 3 : 4
  const offset = value.value - special[other]
  if (!shared.some(([from, to]) => offset >= from && offset <= to)) return
  report("assign-type", value, `${value.value} is a key of Godot ${other}, not of Godot ${dialect}.`, {
    fix: String(special[dialect] + offset)
  })
}
