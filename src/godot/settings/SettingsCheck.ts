/**
 * Finds what is wrong with `project.godot` and the other files of settings that people write by hand: what Godot does
 * not load, and what it drops without a word.
 *
 * Custom settings are legal, so an unknown name is reported only if it is a near miss, or a name of another version of
 * Godot.
 */
import type { CheckReport, Finding } from "../check/Diagnostic.ts"
import type { ReportLimits } from "../check/Report.ts"
import * as Api from "../check/reference/Api.ts"
import { type Section, sectionsOf } from "../project/TextResource.ts"
import { viewOf } from "../project/View.ts"
import { checkStrays, readProperty } from "../scene/FormRules.ts"
import { reportOf } from "../scene/reportOf.ts"
import { type SceneInput, searchesOfCheck } from "../scene/SceneContext.ts"
import { checkAutoload } from "./autoloadRules.ts"
import { checkFiles } from "./fileRules.ts"
import { checkAction } from "./inputRules.ts"
import { checkExtension, checkPlugin } from "./pluginRules.ts"
import type { Entry, SettingsCheck } from "./SettingsContext.ts"
import { type Kind, kindOf } from "./SettingsFile.ts"
import { checkSection, checkSetting } from "./settingRules.ts"
import { checkVersion } from "./versionRules.ts"

/** Returns the first two lines of a text that are neither empty nor comments. */
const firstLines = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = 0; at < text.length && found.length < 2; ) {
    const next = text.indexOf("\n", at)
    const end = next === -1 ? text.length : next
    const line = text.slice(at, end).trim()
    if (line !== "" && !line.startsWith(";")) found.push(line)
    at = end + 1
  }
  return found
}

/**
 * Checks whether a text holds settings, by its first lines.
 *
 * @example
 * isSettings("config_version=5\n") // true
 * isSettings("[plugin]\n\nname=\"List\"\n") // true
 */
export const isSettings = (text: string): boolean => {
  const [first = "", second = ""] = firstLines(text)
  if (/^config_version\s*=/.test(first)) return true
  return /^\[[\w. /-]{1,200}\]/.test(first) && /^"?\w[\w/.-]{0,200}"?\s*=/.test(second)
}

/** Settings to check, and the data to check them against. */
export interface SettingsInput extends SceneInput {
  /** The name of a file outside of a project. */
  readonly file?: string
}

/** Checks a file of settings; yields between its parts. */
export const checkSettingsInSteps = function* (
  input: SettingsInput,
  limits?: ReportLimits
): Generator<void, CheckReport> {
  const { code, file, path = file, project, reference, version } = input
  const view =
    project && viewOf(project, { dialect: reference.dialect, reference, ...(version === undefined ? {} : { version }) })
  const findings: Array<Finding> = []
  const sections = sectionsOf(code)
  const entries: Array<Entry> = []
  const check: SettingsCheck = {
    text: code,
    path: input.path,
    api: Api.of(reference),
    reference,
    view,
    project,
    entries,
    declared: new Map(),
    files: () => Array.from(project?.all ?? []),
    isSaid: (words) => Array.from(project?.allScripts.values() ?? []).some(({ text }) => text.includes(words)),
    searches: searchesOfCheck(),
    report: (one, { start, end }, message, more = {}) => {
      findings.push({ start, end, code: one, message, ...more })
    }
  }
  const kind = (path === undefined ? undefined : kindOf(path)) ?? kindOfText(sections)
  for (const section of sections) {
    yield
    checkStrays(check, section)
    const name = nameOf(code, section)
    const own = entriesOf(check, section, name)
    if (kind === "project" && name !== undefined) checkSection(check, name, section.head, own)
    for (const entry of own) entries.push(entry)
  }
  checkTwice(check)
  if (kind === "project") {
    checkVersion(check)
    for (const entry of entries) {
      yield
      if (entry.section === "input") checkAction(check, entry)
      else if (entry.section === "autoload") checkAutoload(check, entry)
      else checkSetting(check, entry)
      checkFiles(check, entry)
    }
  }
  if (kind === "plugin") checkPlugin(check, sections)
  if (kind === "extension") checkExtension(check, sections, version)
  return reportOf(code, findings, { unverified: [], notes: view?.notes ?? [] }, limits)
}

/** The kind of a text without a name, by its sections. */
const kindOfText = (sections: ReadonlyArray<Section>): Kind => {
  const tags = new Set(sections.map(({ tag }) => tag))
  if (tags.has("plugin")) return "plugin"
  if (tags.has("configuration") || tags.has("libraries")) return "extension"
  return tags.has("preset.0") ? "exports" : "project"
}

/** The name of a section, which may contain spaces; absent if its head has no end. */
const nameOf = (text: string, { head, tag }: Section): string | undefined =>
  tag === "" ? "" : /^\[([^\]\n]*)\]/.exec(text.slice(head.start, head.start + 300))?.[1]?.trim()

const entriesOf = (check: SettingsCheck, section: Section, found: string | undefined): ReadonlyArray<Entry> => {
  const { report, text } = check
  if (found === undefined) {
    const { start } = section.head
    const [line = ""] = text.slice(start).split("\n", 1)
    report("syntax", { start, end: start + line.trimEnd().length }, "The head of a section must end with ].", {
      fix: `[${section.tag.replace(/^\[+/, "")}]`
    })
  }
  const name = found ?? section.tag
  return section.properties.map((property, index) => {
    const next = section.properties[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const read = readProperty(check, property, next)
    const [written = ""] = /^[^=]*/.exec(text.slice(property.start, property.at)) ?? []
    const [key = "", ...features] = property.key.split(".")
    return {
      section: name,
      name: key,
      path: name === "" ? key : `${name}/${key}`,
      at: { start: property.start, end: property.start + written.trimEnd().length },
      feature: features.length === 0 ? "" : `.${features.join(".")}`,
      property,
      ...("value" in read ? { value: read.value } : {})
    }
  })
}

/** Reports settings that the file has twice. */
const checkTwice = ({ entries, report }: SettingsCheck): void => {
  const seen = new Set<string>()
  for (const { at, feature, path } of entries) {
    const full = `${path}${feature}`
    if (seen.has(full)) report("duplicate", at, `${full} is already set above: Godot uses this value.`)
    seen.add(full)
  }
}
