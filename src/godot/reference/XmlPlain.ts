/**
 * Parses quickly a class file in the plain form that Godot writes: elements, attributes in double quotes, text, XML's
 * own five references.
 *
 * One pass checks that the text is well-formed and makes the same tree as `XmlTree`. For anything else (a fault,
 * comments, CDATA, names beyond ASCII) it returns undefined, and the strict gate and the general parser decide; it
 * never accepts a text that they would refuse.
 */
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { MAX_DEPTH } from "./XmlGate.ts"
import { type Element, resolve } from "./XmlTree.ts"

/** Number of elements that are read between two yields: some milliseconds of work. */
const STRIDE = 2048

/**
 * Returns the root element, or undefined where `xml` is not plain.
 *
 * @example
 * plainRoot('<class name="Node"></class>') // { name: "class", attributes: ["name", "Node"], children: [] }
 * plainRoot("<class><!-- a comment --></class>") // undefined
 */
export const plainRoot = (xml: string): Element | undefined => TimeSlices.runSync(plainRootSteps(xml))

/** Does what `plainRoot` does, and yields between pieces of the work. */
export function* plainRootSteps(xml: string): Generator<void, Element | undefined> {
  if (unusual.test(xml)) return undefined
  const open: Array<{ readonly closing: string; readonly children: Array<Element | string> }> = []
  let root: Element | undefined
  let elements = 0
  for (let at = declaration.exec(xml)?.[0].length ?? 0; at < xml.length; ) {
    const parent = open[open.length - 1]
    if (xml.charCodeAt(at) !== LESS_THAN) {
      const next = xml.indexOf("<", at)
      const text = xml.slice(at, next < 0 ? xml.length : next)
      if (text.includes("&") && foreign.test(text)) return undefined
      if (parent !== undefined) parent.children.push(resolve(text))
      else if (!blank.test(text)) return undefined
      at += text.length
    } else if (parent !== undefined && xml.startsWith(parent.closing, at)) {
      open.pop()
      at += parent.closing.length
    } else {
      openingTag.lastIndex = at
      const found = openingTag.exec(xml)
      if (found === null) return undefined
      const [, name = "", written = "", closed] = found
      const attributes = attributesOf(written)
      if (attributes === undefined || open.length >= MAX_DEPTH || (parent === undefined && root !== undefined)) {
        return undefined
      }
      const children: Array<Element | string> = []
      const element = { name, attributes, children }
      if (parent === undefined) root = element
      else parent.children.push(element)
      if (closed === "") open.push({ closing: `</${name}>`, children })
      at = openingTag.lastIndex
      elements += 1
      if (elements % STRIDE === 0) yield
    }
  }
  return open.length === 0 ? root : undefined
}

const LESS_THAN = 60

const name = "[A-Za-z_][\\w.-]*"
const space = "[ \\t\\n]"
const reference = "&(?:amp|lt|gt|quot|apos);"
const value = `"[^"<&]*(?:${reference}[^"<&]*)*"`

/** An opening tag (1) with its attributes (2) and end (3). */
const openingTag = new RegExp(`<(${name})((?:${space}+${name}(?::${name})?=${value})*)${space}*(/?)>`, "y")

/**
 * Matches an ampersand that begins none of XML's own references. The reverse, a pattern for texts without one, would
 * repeat a group for each character, which exhausts the stack on a long text.
 */
const foreign = /&(?!(?:amp|lt|gt|quot|apos);)/

const declaration = /^<\?xml version="1\.0" encoding="UTF-8" ?\?>/
const blank = /^[ \t\n]*$/

/**
 * Characters that XML does not admit, admits only in some places or reads as something else: control characters,
 * carriage returns, halves of surrogate pairs, `]]>`.
 */
const unusual = /[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\]\]>/u

/** No element of Godot has more attributes; each is compared with all before it. */
const MAX_ATTRIBUTES = 32

/** Names and values as written; undefined if a name occurs twice, or there are very many. */
const attributesOf = (text: string): ReadonlyArray<string> | undefined => {
  const attributes: Array<string> = []
  for (let at = 0; ; ) {
    const equals = text.indexOf('="', at)
    if (equals < 0) return attributes
    if (attributes.length >= 2 * MAX_ATTRIBUTES) return undefined
    const own = text.slice(at, equals).trimStart()
    for (let i = 0; i < attributes.length; i += 2) if (attributes[i] === own) return undefined
    const end = text.indexOf('"', equals + 2)
    attributes.push(own, text.slice(equals + 2, end))
    at = end + 1
  }
}
