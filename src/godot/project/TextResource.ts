/**
 * Reads Godot's text format for configuration, scenes and resources (`project.godot`, `.tscn`, `.tres`).
 *
 * Linear in the length of the text. Values are located first and read only on demand, since a scene may contain
 * megabytes of mesh data. Unreadable text is skipped line by line.
 *
 * @see https://docs.godotengine.org/en/stable/engine_details/file_formats/tscn.html
 */

import { runSync } from "../../kernel/util/TimeSlices.ts"
import type { Span } from "../script/Position.ts"

/** `ExtResource("1")`, `PackedStringArray("4.5")`; of `Object(...)` and dictionaries only the name is kept. */
export interface Call {
  readonly name: string
  readonly arguments: ReadonlyArray<Value>
}

/** A value in the file; `undefined` for `null` and for an unreadable one. */
export type Value = string | number | boolean | undefined | ReadonlyArray<Value> | Call

export interface Property {
  readonly key: string
  /** The source text of the value, without spaces around it. */
  readonly text: string
  /** Offset of the key. */
  readonly start: number
  /** Offset of the value. */
  readonly at: number
}

/** `[node name="A" parent="."]` and the `key = value` lines below it. */
export interface Section {
  /** The first word; "" for lines before the first section. */
  readonly tag: string
  readonly attributes: ReadonlyMap<string, Value>
  /** Places of the values of attributes. */
  readonly places: ReadonlyMap<string, Span>
  readonly properties: ReadonlyArray<Property>
  /** Lines that are neither a property, nor a comment, nor empty. */
  readonly strays: ReadonlyArray<Span>
  /** Place of the head, brackets included. */
  readonly head: Span
  /** True if the head has its closing bracket. */
  readonly isClosed: boolean
}

/** Maximum nesting of a value that is read. */
const MAX_DEPTH = 64

/**
 * Splits a text into its sections, in the order of the text.
 *
 * @example
 * sectionsOf('config_version=5\n[autoload]\nGlobal="*res://global.gd"')
 * // [{ tag: "", properties: [{ key: "config_version", text: "5", start: 0, at: 15 }], ... },
 * //  { tag: "autoload", properties: [{ key: "Global", text: '"*res://global.gd"', ... }], ... }], attributes are empty
 */
export const sectionsOf = (text: string): ReadonlyArray<Section> => runSync(sectionsInSteps(text))

/** Does what `sectionsOf` does; yields after each section. */
export const sectionsInSteps = function* (text: string): Generator<void, ReadonlyArray<Section>> {
  const sections: Array<Section> = []
  let properties: Array<Property> = []
  let strays: Array<Span> = []
  const none = { attributes: new Map(), places: new Map(), head: { start: 0, end: 0 }, isClosed: true }
  sections.push({ tag: "", ...none, properties, strays })
  /**
   * True if a bracket or a quote was never closed: values then end with their line, since each would search to the end
   * of the file.
   */
  let isBroken = false
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  while (at < text.length) {
    at = skipBlanks(text, at)
    const unit = text[at]
    if (unit === undefined) break
    if (unit === ";") {
      at = lineEnd(text, at)
    } else if (unit === "[") {
      yield
      const { end, ...header } = readHeader(text, at + 1)
      properties = []
      strays = []
      sections.push({ ...header, head: { start: at, end }, properties, strays })
      at = end
    } else {
      const end = lineEnd(text, at)
      const equals = text.indexOf("=", at)
      if (equals === -1 || equals >= end) {
        strays.push({ start: at, end })
        at = end
        continue
      }
      const start = equals + 1
      let valueEnd = isBroken ? end : findValueEnd(text, start)
      if (valueEnd === undefined) {
        isBroken = true
        valueEnd = end
      }
      const value = text.slice(start, valueEnd)
      properties.push({
        key: unquoted(text.slice(at, equals).trim()),
        text: value.trim(),
        start: at,
        at: start + value.length - value.trimStart().length
      })
      at = valueEnd
    }
  }
  return sections
}

/** Reads one value; `undefined` if it is none. */
export const parseValue = (text: string): Value => readValue(text, 0, 0).value

/** The value as a string, or `undefined` for anything else. */
export const textOf = (value: Value): string | undefined => (typeof value === "string" ? value : undefined)

/** The value as a call, or `undefined` for anything else. */
export const callOf = (value: Value): Call | undefined =>
  typeof value === "object" && "name" in value ? value : undefined

/** The texts of an array, a packed array or a Pool array. */
export const textsOf = (value: Value): ReadonlyArray<string> => {
  const items = Array.isArray(value) ? value : (callOf(value)?.arguments ?? [])
  return items.flatMap((item: Value) => (typeof item === "string" ? [item] : []))
}

const skipBlanks = (text: string, from: number): number => {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  return at
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from)
  return end === -1 ? text.length : end
}

const unquoted = (key: string): string =>
  key.length > 1 && key.startsWith('"') && key.endsWith('"') ? key.slice(1, -1) : key

const structure = /["\n[\](){}]/g

/** Offset after the value that begins at `from`: the end of its line, brackets and quotes closed. */
const findValueEnd = (text: string, from: number): number | undefined => {
  let depth = 0
  structure.lastIndex = from
  for (;;) {
    const match = structure.exec(text)
    if (match === null) return depth === 0 ? text.length : undefined
    switch (match[0]) {
      case "\n":
        if (depth <= 0) return match.index
        break
      case '"': {
        const end = quoteEnd(text, match.index + 1)
        if (end === undefined) return undefined
        structure.lastIndex = end + 1
        break
      }
      case "[":
      case "(":
      case "{":
        depth++
        break
      default:
        depth--
    }
  }
}

/** Returns the offset of a string's closing quote; `from` is after the opening one. */
const quoteEnd = (text: string, from: number): number | undefined => {
  let at = text.indexOf('"', from)
  while (at !== -1) {
    let backslashes = 0
    while (at - backslashes > from && text[at - backslashes - 1] === "\\") backslashes++
    if (backslashes % 2 === 0) return at
    at = text.indexOf('"', at + 1)
  }
  return undefined
}

/** Reads `node name="A" parent="."]`; `from` is after the bracket. */
const readHeader = (text: string, from: number) => {
  const attributes = new Map<string, Value>()
  const places = new Map<string, Span>()
  const end = lineEnd(text, from)
  tagName.lastIndex = from
  const tag = tagName.exec(text)?.[0] ?? ""
  let at = from + tag.length
  for (;;) {
    at = skipBlanks(text, at)
    if (at >= text.length || text[at] === "]") break
    attributeName.lastIndex = at
    const name = attributeName.exec(text)
    const start = at + (name?.[0].length ?? 0)
    const read = name === null ? unreadable : readValue(text, start, 0)
    if (read.end === undefined) return { tag, attributes, places, end: Math.max(at, end), isClosed: false }
    attributes.set(name?.[1] ?? "", read.value)
    places.set(name?.[1] ?? "", { start: skipBlanks(text, start), end: read.end })
    at = read.end
  }
  const isClosed = text[at] === "]"
  return { tag, attributes, places, end: isClosed ? at + 1 : at, isClosed }
}

const tagName = /[^\s\]]*/y
const attributeName = /([\w/.-]+)\s*=/y
const number = /[+-]?(?:\d|\.\d)[\w.]*(?:(?<=[eE])[+-]\d+)?/y
const identifier = /[A-Za-z_]\w*/y

interface Read {
  readonly value: Value
  /** Offset after the value; absent if it cannot be read. */
  readonly end?: number
}

const unreadable: Read = { value: undefined }

const readValue = (text: string, from: number, depth: number): Read => {
  if (depth > MAX_DEPTH) return unreadable
  let at = skipBlanks(text, from)
  if ("&^@".includes(text[at] ?? " ") && text[at + 1] === '"') at++
  if (text[at] === '"') {
    const end = quoteEnd(text, at + 1)
    return end === undefined ? unreadable : { value: unescaped(text.slice(at + 1, end)), end: end + 1 }
  }
  if (text[at] === "[") return readItems(text, at + 1, "]", depth)
  if (text[at] === "{") {
    const items = readItems(text, at + 1, "}", depth)
    return items.end === undefined ? unreadable : { value: { name: "Dictionary", arguments: [] }, end: items.end }
  }
  number.lastIndex = at
  const digits = number.exec(text)?.[0]
  if (digits !== undefined) return { value: Number(digits), end: at + digits.length }
  identifier.lastIndex = at
  const name = identifier.exec(text)?.[0]
  return name === undefined ? unreadable : readNamed(text, name, at + name.length, depth)
}

/** Reads the part after a name: none (`true`), `(...)`, or the `[type](...)` of a typed array. */
const readNamed = (text: string, name: string, from: number, depth: number): Read => {
  let at = from
  if (text[at] === "[") {
    const type = readItems(text, at + 1, "]", depth)
    if (type.end === undefined) return unreadable
    at = type.end
  }
  const open = skipBlanks(text, at)
  if (text[open] === "(") {
    const items = readItems(text, open + 1, ")", depth)
    if (items.end === undefined) return unreadable
    const values = Array.isArray(items.value) ? items.value : []
    return { value: name === "Array" ? values.flat() : { name, arguments: values }, end: items.end }
  }
  return { value: name === "true" ? true : name === "false" ? false : undefined, end: at }
}

/** Reads values up to `close`; keys of dictionaries and objects are values as well. */
const readItems = (text: string, from: number, close: string, depth: number): Read => {
  const items: Array<Value> = []
  let at = from
  for (;;) {
    at = skipBlanks(text, at)
    if (at >= text.length) return unreadable
    if (text[at] === close) return { value: items, end: at + 1 }
    if (text[at] === "," || text[at] === ":") {
      at++
      continue
    }
    const item = readValue(text, at, depth + 1)
    if (item.end === undefined) return unreadable
    items.push(item.value)
    at = item.end
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"]
])

const unescaped = (text: string): string =>
  text.includes("\\")
    ? text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|([\s\S]))/g, (_, short, long, unit) =>
        unit === undefined ? codePoint(Number.parseInt(short ?? long, 16)) : (escapes.get(unit) ?? unit)
      )
    : text

const codePoint = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD")
