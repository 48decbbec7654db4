/** The form of a scene or resource: heads, sections in their order, lines, and values that Godot can read. */
import type { Property, Section } from "../project/TextResource.ts"
import type { Span } from "../script/Position.ts"
import type { SceneCheck } from "./SceneContext.ts"
import { type ReadValue, readSceneValue } from "./ValueReader.ts"

/** The part of a check that the rules for the form need; settings have it too. */
export type TextCheck = Pick<SceneCheck, "api" | "report" | "text">

/** What a file is, by its first head. */
export type FileKind = "scene" | "resource"

/** Sections of a scene and of a resource, in their required order. */
const order: Readonly<Record<FileKind, ReadonlyArray<string>>> = {
  scene: ["ext_resource", "sub_resource", "node", "connection", "editable"],
  resource: ["ext_resource", "sub_resource", "resource"]
}

/** Newest `format` that any Godot 3 or 4 loads; which version of Godot 4 was the first to load 4 is not known. */
const newestFormat = { 3: 2, 4: 4 } as const

/** Checks the first head; returns false for a file that Godot does not load at all. */
export const checkHeader = ({ reference, report }: SceneCheck, header: Section): boolean => {
  const format = header.attributes.get("format")
  const at = header.places.get("format")
  const newest = newestFormat[reference.dialect]
  if (typeof format !== "number" || at === undefined || format <= newest) return true
  report("syntax", at, `${reference.label} loads no format newer than ${newest}.`)
  return false
}

/** Checks which sections there are, and their order; yields before each. */
export const checkSections = function* (
  { report, text }: SceneCheck,
  sections: ReadonlyArray<Section>,
  kind: FileKind
): Generator<void> {
  const known = order[kind]
  let last = 0
  for (const { head, isClosed, places, tag } of sections) {
    yield
    if (!isClosed) {
      const lineEnd = text.indexOf("\n", head.start)
      const end = lineEnd === -1 ? text.length : lineEnd
      report(
        "syntax",
        { start: head.start, end },
        'The head of this section cannot be read: write attributes as name="value", and end with ].'
      )
      continue
    }
    for (const { start } of places.values()) {
      const read = readSceneValue(text, start)
      if ("fault" in read) report("syntax", read.fault, read.fault.message)
    }
    const place = known.indexOf(tag)
    if (place === -1) {
      report("syntax", head, `A ${kind} has no [${tag}]; Godot does not load the file.`)
    } else if (place < last && place < 2) {
      report("syntax", head, `[${tag}] comes after [${known[last]}]; Godot does not load the file.`)
    } else last = Math.max(last, Math.min(place, 2))
  }
}

/** Sections that have only a head. */
const headsAlone: ReadonlySet<string> = new Set(["gd_scene", "gd_resource", "ext_resource", "connection", "editable"])

/** Reports lines at places where Godot reads none. */
export const checkLines = (check: SceneCheck, section: Section): void => {
  if (!headsAlone.has(section.tag)) checkStrays(check, section)
  else if (section.isClosed) checkBelowHead(check, section)
}

/** Reports the first line below a head without properties. */
const checkBelowHead = ({ report, text }: SceneCheck, { head, properties, strays, tag }: Section): void => {
  const [stray] = strays.filter(({ start }) => start >= head.end)
  const start = Math.min(stray?.start ?? Number.POSITIVE_INFINITY, properties[0]?.start ?? Number.POSITIVE_INFINITY)
  if (start === Number.POSITIVE_INFINITY) return
  const [line = ""] = text.slice(start).split("\n", 1)
  const place = { start, end: start + line.trimEnd().length }
  const message = `[${tag}] may be followed only by blank lines and comments (;); Godot does not load the file.`
  report("syntax", place, message, commentFix(line.trimEnd()))
}

/** The comment that a line of `#` or `//` is meant to be. */
const commentFix = (line: string): { readonly fix?: string } =>
  /^(?:#|\/\/)/.test(line) ? { fix: `; ${line.replace(/^(?:#|\/\/)\s*/, "")}` } : {}

/** Matches a property as YAML writes it: `scale: Vector2(2, 2)`. */
const assigned = /^(\w[\w/]*):\s*((?:["[{\d-]|(?:true|false)$|[A-Z]\w*\().*)$/

/** Reports lines that are not properties: Godot joins them to the next name, or ignores them. */
export const checkStrays = ({ report, text }: TextCheck, { properties, strays, head }: Section): void => {
  const last = properties.at(-1)?.start ?? -1
  for (const { start, end: lineEnd } of strays) {
    const line = text.slice(start, lineEnd).trimEnd()
    const end = start + line.length
    const isLost = last > start || /["[]/.test(line)
    if (start < head.end) continue
    const [, name, value] = assigned.exec(line) ?? []
    if (name !== undefined) {
      const message = "Godot does not set this property: write it as name = value."
      report("syntax", { start, end }, message, { fix: `${name} = ${value}` })
      continue
    }
    if (!isLost) continue
    const fix = commentFix(line)
    const says =
      fix.fix !== undefined
        ? "Comments begin with ; here: Godot joins this line to the next name"
        : "This is not a property (name = value): Godot joins it to the next name"
    report("syntax", { start, end }, `${says}.`, fix)
  }
}

/** Reads the value of a property, and reports faults in its form. */
export const readProperty = ({ api, report, text }: TextCheck, property: Property, next: number): ReadValue => {
  const read = readSceneValue(text, property.at)
  if ("fault" in read) {
    const { constant, message, start, end } = read.fault
    const fix = read.fault.fix ?? (constant === undefined ? undefined : valueOfConstant(api, constant))
    report("syntax", { start, end }, message, fix === undefined ? {} : { fix })
    return read
  }
  if ("isTooDeep" in read) return read
  const [, rest = ""] = /^[^\S\n]*([^\n]*)/.exec(text.slice(read.end, Math.min(next, read.end + 200))) ?? []
  if (rest !== "" && !rest.startsWith(";") && !isProperty(rest) && isFollowed(text, read.end)) {
    const start = text.indexOf(rest, read.end)
    const place: Span = { start, end: start + rest.trimEnd().length }
    report("syntax", place, "Nothing may follow the value: Godot joins this to the next name, which is lost.", {
      fix: commentFix(rest.trimEnd()).fix ?? ""
    })
  }
  return read
}

/**
 * Returns the value of a constant of scripts as it can be written here: `0` for `SIDE_LEFT`, `Vector2(0, 0)` for
 * `Vector2.ZERO`.
 */
const valueOfConstant = (api: TextCheck["api"], constant: string): string | undefined => {
  const [first = "", second] = constant.split(".")
  const found = second === undefined ? undefined : api.nativeClass(first)?.members.get(second)
  const member = found ?? api.global(second ?? first)
  const value = member?.kind === "constant" ? member.doc.value : undefined
  return value !== undefined && "value" in readSceneValue(value, 0) ? value : undefined
}

/** Checks whether another property stands on the same line. */
const isProperty = (rest: string): boolean => /^\w[\w/]*\s*=/.test(rest)

/** Checks whether another property comes before the next section. */
const isFollowed = (text: string, from: number): boolean => {
  const lineEnd = text.indexOf("\n", from)
  return lineEnd !== -1 && /^\s*[^\s[;]/.test(text.slice(lineEnd, lineEnd + 200))
}
