/** `config_version`: whether this version of Godot opens the project. */
import type { SettingsCheck } from "./SettingsContext.ts"
import { textsIn } from "./SettingsContext.ts"

/** `config_version` of the last versions of Godot 3 and 4. */
const newest = { 3: 4, 4: 5 } as const

/** Matches a version of Godot 4 among `config/features`. */
const GODOT_4 = /^4\.\d/

/** Reports a project that is newer than Godot, or that states two different versions. */
export const checkVersion = (check: SettingsCheck): void => {
  const { entries, reference, report } = check
  const value = entries.find(({ path }) => path === "config_version")?.value
  if (value?.kind !== "number") {
    if (value !== undefined) report("assign-type", value, "config_version must be a number.")
    return
  }
  const most = newest[reference.dialect]
  if (value.value > most) {
    const code = reference.dialect === 3 && value.value === newest[4] ? "godot4-syntax" : "syntax"
    report(code, value, `${reference.label} does not open a project with a config_version above ${most}.`)
    return
  }
  const features = entries.find(({ path }) => path === "application/config/features")?.value
  const says = features === undefined ? [] : textsIn(check, features).map(({ text }) => text)
  const version = says.find((one) => GODOT_4.test(one))
  if (value.value < newest[4] && version !== undefined) {
    const message = `config_version=${value.value} is for Godot 3, but config/features says ${version}.`
    report("godot3-syntax", value, message, { fix: String(newest[4]) })
  }
}
