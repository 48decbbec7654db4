/**
 * The elements of a well-formed XML text: names, attributes and text as the XML recommendation reads them.
 *
 * Text is handed over by the parser as written; references are resolved and
 * white space in attributes is normalised here, so that CDATA stays literal.
 */
import { XMLParser } from "fast-xml-parser"
import { MAX_DEPTH } from "./XmlGate.ts"

export const TEXT = "#text"
const CDATA = "#cdata"
export const ATTRIBUTES = ":@"

/** An element, a piece of text or a CDATA section: one key for its name, one more for its attributes. */
export type Node = { readonly [key: string]: unknown }

/** These names the parser refuses; Godot 4 writes `constructor` in every class of a built-in type. */
const refusedNames: ReadonlySet<string> = new Set(["constructor", "__proto__", "prototype"])

/** The name under which an element or attribute stands in the tree. */
export const accepted = (name: string): string => (refusedNames.has(name) ? `${name}_` : name)

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  // `resolve` does the work; left to itself the parser makes a table of entities for every file.
  entityDecoder: {
    setExternalEntities: () => {},
    addInputEntities: () => {},
    reset: () => {},
    setXmlVersion: () => {},
    decode: (text) => text
  },
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  maxNestedTags: MAX_DEPTH + 1,
  transformTagName: accepted,
  transformAttributeName: accepted
})

/** The root element of a text that passed the gate. Throws where the parser refuses it all the same. */
export const root = (xml: string): Node | undefined =>
  (parser.parse(xml) as ReadonlyArray<Node>).find((node) => !isText(nameOf(node)))

const isText = (name: string): boolean => name === TEXT || name === CDATA

/** The element's name; `constructor` reads `constructor_`. */
export const nameOf = (node: Node): string => {
  for (const key in node) return key
  return ""
}

export const children = (node: Node): ReadonlyArray<Node> => node[nameOf(node)] as ReadonlyArray<Node>

/** The value of an attribute, or undefined where it is not given. */
export const attribute = (node: Node, name: string): string | undefined => {
  const value = (node[ATTRIBUTES] as Record<string, string> | undefined)?.[name]
  return value === undefined ? undefined : resolve(lineBreak.test(value) ? value.replace(lineBreaks, " ") : value)
}

/** All text below an element, in order, as written between its tags. */
export const textOf = (node: Node): string => {
  let text = ""
  for (const child of children(node)) {
    const name = nameOf(child)
    if (name === TEXT) text += resolve(child[TEXT] as string)
    else if (name === CDATA) text += (child[CDATA] as ReadonlyArray<Node>)[0]?.[TEXT] ?? ""
    else text += textOf(child)
  }
  return text
}

const lineBreak = /[\t\n\r]/
const lineBreaks = /[\t\n\r]/g
const references = /&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,8})|#x([0-9a-fA-F]{1,8}));/g
const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"]
])

const resolve = (text: string): string =>
  text.includes("&")
    ? text.replace(references, (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
        name === undefined
          ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10))
          : (named.get(name) ?? "")
      )
    : text
