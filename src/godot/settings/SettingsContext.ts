/** The state that the rules for settings share while one file is checked. */
import type { ProjectState } from "../project/ProjectState.ts"
import type { Property } from "../project/TextResource.ts"
import type { SceneCheck } from "../scene/SceneContext.ts"
import { type SceneValue, textOfString } from "../scene/SceneValue.ts"
import type { ValueCheck } from "../scene/ValueRules.ts"
import type { Span } from "../script/Position.ts"

/** One setting of the file. */
export interface Entry {
  /** Head that it stands below, "" for the first lines. */
  readonly section: string
  /** `window/size/viewport_width`, without the feature that it is for (`.mobile`). */
  readonly name: string
  /** Section and name: `display/window/size/viewport_width`. */
  readonly path: string
  /** Place of the name as it is written, quotes and feature included. */
  readonly at: Span
  /** `.mobile`, or "". */
  readonly feature: string
  readonly property: Property
  /** Absent if it cannot be read. */
  readonly value?: SceneValue
}

export interface SettingsCheck extends ValueCheck, Pick<SceneCheck, "files" | "searches" | "view"> {
  /** `res://addons/list/plugin.cfg`; absent for a text without a file. */
  readonly path: string | undefined
  readonly project: ProjectState | undefined
  readonly entries: ReadonlyArray<Entry>
  /** Checks whether a script of the project has the words in its text. */
  readonly isSaid: (words: string) => boolean
}

/** A string in a value: its content, and its place including the quotes. */
export interface Text {
  readonly text: string
  readonly at: Span
}

/** Returns the string that a value is, if it is one. */
export const textIn = ({ text }: Pick<SettingsCheck, "text">, value: SceneValue | undefined): Text | undefined =>
  value?.kind === "string" || value?.kind === "string-name"
    ? { text: textOfString(text, value), at: { start: value.start, end: value.end } }
    : undefined

const quoted = /"(?:[^"\\]|\\[\s\S])*"/g

/** Returns the strings of a list of strings. */
export const textsIn = ({ text }: Pick<SettingsCheck, "text">, value: SceneValue): ReadonlyArray<Text> =>
  value.kind === "array" || value.kind === "built-in"
    ? Array.from(text.slice(value.start, value.end).matchAll(quoted), ({ 0: source, index }) => {
        const at = { start: value.start + index, end: value.start + index + source.length }
        return { text: textOfString(text, at), at }
      })
    : []
