/**
 * The elements of a well-formed XML text: names, attributes and text as the XML recommendation reads them.
 *
 * Text is handed over by the parser as written; references are resolved and
 * white space in attributes is normalised here, so that CDATA stays literal.
 */
import { XMLParser } from "fast-xml-parser"
import { lazy } from "../../kernel/util/memoize.ts"
import { MAX_DEPTH } from "./XmlGate.ts"

/** An element of a class file. */
export interface Element {
  readonly name: string
  /** Names and values by turns, values as written; each name once. */
  readonly attributes: ReadonlyArray<string>
  /** In order; text as XML reads it. */
  readonly children: ReadonlyArray<Element | string>
}

const TEXT = "#text"
const CDATA = "#cdata"
const ATTRIBUTES = ":@"

/**
 * An element, a piece of text or a CDATA section as the parser returns it: one key for its name, one more for its
 * attributes.
 */
type Node = { readonly [key: string]: unknown }

/** Names that the parser refuses; Godot 4 writes `constructor` in every class of a built-in type. */
const refusedNames: ReadonlySet<string> = new Set(["constructor", "__proto__", "prototype"])

/** A character that no name of XML may hold. */
const ESCAPE_SUFFIX = "!"

const accepted = (name: string): string => (refusedNames.has(name) ? name + ESCAPE_SUFFIX : name)
const written = (name: string): string => (name.endsWith(ESCAPE_SUFFIX) ? name.slice(0, -ESCAPE_SUFFIX.length) : name)

/** Made at its first use: nearly all files are read by `XmlPlain`. */
const parser = lazy(
  () =>
    new XMLParser({
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
)

/** The root element of a text that passed the gate. Throws if the parser refuses it nevertheless. */
export const root = (xml: string): Element | undefined => {
  for (const node of parser().parse(xml) as ReadonlyArray<Node>) {
    const child = childOf(node)
    if (typeof child !== "string") return child
  }
  return undefined
}

const childOf = (node: Node): Element | string => {
  const name = Object.keys(node)[0] ?? ""
  if (name === TEXT) return resolve(node[TEXT] as string)
  const children = node[name] as ReadonlyArray<Node>
  // Its content is literal.
  if (name === CDATA) return (children[0]?.[TEXT] as string | undefined) ?? ""
  const attributes = Object.entries((node[ATTRIBUTES] as Record<string, string> | undefined) ?? {})
  return {
    name: written(name),
    attributes: attributes.flatMap(([own, value]) => [written(own), value]),
    children: children.map(childOf)
  }
}

/** The value of an attribute, or undefined if the element has none. */
export const attribute = ({ attributes }: Element, name: string): string | undefined => {
  for (let i = 0; i < attributes.length; i += 2) {
    const value = attributes[i + 1]
    if (attributes[i] !== name || value === undefined) continue
    return resolve(lineBreak.test(value) ? value.replace(lineBreaks, " ") : value)
  }
  return undefined
}

/**
 * Returns all text below an element, in order, as written between its tags.
 *
 * @example
 * textOf({ name: "a", attributes: [], children: ["1 ", { name: "b", attributes: [], children: ["2"] }] }) // "1 2"
 */
export const textOf = ({ children }: Element): string => {
  let text = ""
  for (const child of children) text += typeof child === "string" ? child : textOf(child)
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

/**
 * Returns the text with its references replaced by their characters.
 *
 * @example resolve("a &lt; &#98;") // "a < b"
 */
export const resolve = (text: string): string =>
  text.includes("&")
    ? text.replace(references, (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
        name === undefined
          ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10))
          : (named.get(name) ?? "")
      )
    : text
