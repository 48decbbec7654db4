/**
 * One class file as a flat list of facts, found in two ways: by walking the tree of an independent strict
 * parser without knowing the schema, and from a `ClassDoc`. Equal lists mean that nothing was dropped,
 * added or changed.
 */
import { parseXml, XmlElement } from "@rgrove/parse-xml"
import type { Argument, ClassDoc, MethodDoc, Status } from "../../../src/godot/reference/ClassDoc.ts"

/** `path = value`: of an attribute (`.../method 3 add_child/param 0/@type`) or a text (lines without indentation). */
export type Facts = ReadonlyArray<string>

/** Attributes that say nothing of a class. */
const technical = new Set(["xmlns:xsi", "xsi:noNamespaceSchemaLocation"])

/** The names that 3.x and 4.0 to 4.2 gave to what has another name today. */
const modern = (name: string, value: string): readonly [name: string, value: string] | undefined => {
  switch (name) {
    case "is_deprecated":
    case "is_experimental":
      return value === "true" ? [name.slice("is_".length), ""] : undefined
    case "override":
      return value === "true" ? ["overrides", ""] : undefined
    case "is_bitfield":
      return value === "true" ? [name, value] : undefined
    default:
      return [name, value]
  }
}

/** The words of a text line by line: its indentation is looked at by `indentation`. */
const wordsOf = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("\n")

const elementsOf = (node: XmlElement): ReadonlyArray<XmlElement> =>
  node.children.filter((child): child is XmlElement => child instanceof XmlElement)

export const rawFacts = (xml: string): Facts => {
  const facts: Array<string> = []
  const walk = (node: XmlElement, path: string): void => {
    for (const [attribute, value] of Object.entries(node.attributes)) {
      const told = technical.has(attribute) ? undefined : modern(attribute, value)
      if (told !== undefined) facts.push(`${path}/@${told[0]} = ${told[1]}`)
    }
    const elements = elementsOf(node)
    const text = wordsOf(node.text)
    if (elements.length === 0 && text !== "") facts.push(`${path} = ${text}`)
    const counts = new Map<string, number>()
    for (const child of elements) {
      const name = child.name === "argument" ? "param" : child.name
      const place = counts.get(name) ?? 0
      counts.set(name, place + 1)
      walk(child, `${path}/${name} ${place}`)
    }
  }
  const root = parseXml(xml).root
  if (root === null) throw new Error("no root")
  walk(root, root.name)
  return facts.sort()
}

/** The same facts, told by a document. */
export const docFacts = (doc: ClassDoc): Facts => {
  const facts: Array<string> = []
  const attribute = (path: string, name: string, value: string | number | true | undefined): void => {
    if (value !== undefined) facts.push(`${path}/@${name} = ${value}`)
  }
  const text = (path: string, value: string): void => {
    if (value !== "") facts.push(`${path} = ${wordsOf(value)}`)
  }
  const status = (path: string, one: Status): void => {
    attribute(path, "deprecated", one.deprecated)
    attribute(path, "experimental", one.experimental)
    attribute(path, "keywords", one.keywords)
  }
  const argument = (path: string, one: Argument, index: number): void => {
    attribute(path, "index", index)
    attribute(path, "name", one.name)
    attribute(path, "type", one.type)
    attribute(path, "default", one.default)
    attribute(path, "enum", one.enum)
    attribute(path, "is_bitfield", one.bitfield)
  }
  const method = (path: string, one: MethodDoc): void => {
    attribute(path, "name", one.name)
    attribute(path, "qualifiers", one.qualifiers.length === 0 ? undefined : one.qualifiers.join(" "))
    attribute(`${path}/return 0`, "type", one.returnType)
    attribute(`${path}/return 0`, "enum", one.returnEnum)
    attribute(`${path}/return 0`, "is_bitfield", one.returnBitfield)
    for (const [at, number] of one.returnsErrors.entries()) attribute(`${path}/returns_error ${at}`, "number", number)
    for (const [at, one_] of one.arguments.entries()) argument(`${path}/param ${at}`, one_, at)
    text(`${path}/description 0`, one.description)
    status(path, one)
  }

  attribute("class", "name", doc.name)
  attribute("class", "inherits", doc.inherits)
  attribute("class", "version", doc.version)
  attribute("class", "category", doc.category)
  status("class", doc)
  text("class/brief_description 0", doc.brief)
  text("class/description 0", doc.description)
  for (const [at, one] of doc.tutorials.entries()) {
    attribute(`class/tutorials 0/link ${at}`, "title", one.title)
    text(`class/tutorials 0/link ${at}`, one.url)
  }
  for (const [at, one] of doc.constructors.entries()) method(`class/constructors 0/constructor ${at}`, one)
  for (const [at, one] of doc.methods.entries()) method(`class/methods 0/method ${at}`, one)
  for (const [at, one] of doc.operators.entries()) method(`class/operators 0/operator ${at}`, one)
  for (const [at, one] of doc.annotations.entries()) method(`class/annotations 0/annotation ${at}`, one)
  for (const [at, one] of doc.properties.entries()) {
    const path = `class/members 0/member ${at}`
    attribute(path, "name", one.name)
    attribute(path, "type", one.type)
    attribute(path, "setter", one.setter)
    attribute(path, "getter", one.getter)
    attribute(path, "default", one.default)
    attribute(path, "enum", one.enum)
    attribute(path, "is_bitfield", one.bitfield)
    attribute(path, "overrides", one.overrides)
    status(path, one)
    text(path, one.description)
  }
  for (const [at, one] of doc.signals.entries()) {
    const path = `class/signals 0/signal ${at}`
    attribute(path, "name", one.name)
    for (const [place, one_] of one.arguments.entries()) argument(`${path}/param ${place}`, one_, place)
    status(path, one)
    text(`${path}/description 0`, one.description)
  }
  for (const [at, one] of doc.constants.entries()) {
    const path = `class/constants 0/constant ${at}`
    attribute(path, "name", one.name)
    attribute(path, "value", one.value)
    attribute(path, "enum", one.enum)
    attribute(path, "is_bitfield", one.bitfield)
    status(path, one)
    text(path, one.description)
  }
  for (const [at, one] of doc.themeItems.entries()) {
    const path = `class/theme_items 0/theme_item ${at}`
    attribute(path, "name", one.name)
    attribute(path, "data_type", one.dataType)
    attribute(path, "type", one.type)
    attribute(path, "default", one.default)
    status(path, one)
    text(path, one.description)
  }
  return facts.sort()
}

/** Every text of a document with its path: descriptions and messages, in BBCode. */
export const textsOf = (doc: ClassDoc): ReadonlyArray<readonly [path: string, text: string]> => {
  const found: Array<readonly [string, string]> = [
    [`${doc.name} brief`, doc.brief],
    [doc.name, doc.description]
  ]
  const message = (path: string, one: Status): void => {
    found.push([`${path} deprecated`, one.deprecated ?? ""], [`${path} experimental`, one.experimental ?? ""])
  }
  message(doc.name, doc)
  for (const [kind, members] of Object.entries({
    constructor: doc.constructors,
    method: doc.methods,
    operator: doc.operators,
    property: doc.properties,
    signal: doc.signals,
    constant: doc.constants,
    annotation: doc.annotations,
    theme_item: doc.themeItems
  })) {
    for (const one of members) {
      found.push([`${doc.name}.${one.name} (${kind})`, one.description])
      message(`${doc.name}.${one.name} (${kind})`, one)
    }
  }
  return found.filter(([, text]) => text !== "")
}
