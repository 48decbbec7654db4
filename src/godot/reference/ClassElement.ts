/**
 * The elements of a class file as plain records: all three generations of the schema (3.x, 4.0-4.2, 4.3 on).
 *
 * Every element and attribute of `doc/class.xsd` ends in a field of `ClassDoc`.
 * Older forms become the newer ones: `argument` is `param`, `is_deprecated="true"`
 * is `deprecated=""`, `override="true"` is `overrides=""`.
 */

import { leadingTabs } from "./BBCode.ts"
import type {
  Argument,
  ClassDoc,
  ConstantDoc,
  MethodDoc,
  PropertyDoc,
  SignalDoc,
  Status,
  ThemeItemDoc,
  TutorialDoc
} from "./ClassDoc.ts"
import { attribute, type Element, textOf } from "./XmlTree.ts"

/** Elements that mean nothing without their `name`; Godot's own reader calls a file without it corrupt. */
export const namedElements: ReadonlySet<string> = new Set([
  "class",
  "constructor",
  "method",
  "operator",
  "member",
  "signal",
  "constant",
  "annotation",
  "theme_item"
])

type Mutable<A> = { -readonly [K in keyof A]: A[K] }

/** Number of members that are read between two yields: some milliseconds of work. */
const STRIDE = 2048

/**
 * Reads a `<class>` element; undefined where an element that needs a name has none. Yields between pieces of the work.
 *
 * @example
 * const doc = TimeSlices.runSync(readClassSteps(plainRoot('<class name="Node"></class>')))
 */
export function* readClassSteps(element: Element): Generator<void, ClassDoc | undefined> {
  const name = attribute(element, "name") ?? ""
  let brief = ""
  let description = ""
  const tutorials: Array<TutorialDoc> = []
  const constructors: Array<MethodDoc> = []
  const methods: Array<MethodDoc> = []
  const operators: Array<MethodDoc> = []
  const properties: Array<PropertyDoc> = []
  const signals: Array<SignalDoc> = []
  const constants: Array<ConstantDoc> = []
  const annotations: Array<MethodDoc> = []
  const themeItems: Array<ThemeItemDoc> = []
  let whole = name !== ""
  function* section<A extends { readonly name: string }>(
    node: Element,
    child: string,
    into: Array<A>,
    read: (node: Element) => A
  ): Generator<void> {
    for (const entry of node.children) {
      if (typeof entry === "string" || entry.name !== child) continue
      const item = read(entry)
      if (item.name.trim() === "") whole = false
      into.push(item)
      if (into.length % STRIDE === 0) yield
    }
  }

  for (const node of element.children) {
    if (typeof node === "string") continue
    switch (node.name) {
      case "brief_description":
        brief = blockOf(node)
        break
      case "description":
        description = blockOf(node)
        break
      case "tutorials":
        for (const link of node.children) {
          if (typeof link !== "string" && link.name === "link") tutorials.push(readTutorial(link))
        }
        break
      case "constructors":
        yield* section(node, "constructor", constructors, readMethod)
        break
      case "methods":
        yield* section(node, "method", methods, readMethod)
        break
      case "operators":
        yield* section(node, "operator", operators, readMethod)
        break
      case "members":
        yield* section(node, "member", properties, readProperty)
        break
      case "signals":
        yield* section(node, "signal", signals, readSignal)
        break
      case "constants":
        yield* section(node, "constant", constants, readConstant)
        break
      case "annotations":
        yield* section(node, "annotation", annotations, readMethod)
        break
      case "theme_items":
        yield* section(node, "theme_item", themeItems, readThemeItem)
        break
    }
  }
  if (!whole) return undefined

  const doc: Mutable<ClassDoc> = {
    name,
    brief,
    description,
    tutorials,
    constructors,
    methods,
    operators,
    properties,
    signals,
    constants,
    annotations,
    themeItems
  }
  const inherits = attribute(element, "inherits") ?? ""
  if (inherits !== "") doc.inherits = inherits
  const version = attribute(element, "version")
  if (version !== undefined) doc.version = version
  const category = attribute(element, "category")
  if (category !== undefined) doc.category = category
  readStatus(element, doc)
  return doc
}

const readMethod = (node: Element): MethodDoc => {
  const returnsErrors: Array<number> = []
  const args: Array<Argument> = []
  const doc: Mutable<MethodDoc> = {
    name: nameAttribute(node),
    qualifiers: wordsOf(attribute(node, "qualifiers")),
    returnsErrors,
    arguments: args,
    description: ""
  }
  let last = -1
  let ordered = true
  const indices: Array<number> = []
  for (const child of node.children) {
    if (typeof child === "string") continue
    switch (child.name) {
      case "return": {
        const type = attribute(child, "type")
        if (type !== undefined) doc.returnType = type
        const enumName = attribute(child, "enum")
        if (enumName !== undefined) doc.returnEnum = enumName
        if (isTrue(attribute(child, "is_bitfield"))) doc.returnBitfield = true
        break
      }
      case "returns_error": {
        const number = Number.parseInt(attribute(child, "number") ?? "", 10)
        if (!Number.isNaN(number)) returnsErrors.push(number)
        break
      }
      case "param":
      case "argument": {
        const index = Number.parseInt(attribute(child, "index") ?? "", 10)
        const place = Number.isNaN(index) ? args.length : index
        if (place < last) ordered = false
        last = place
        indices.push(place)
        args.push(readArgument(child))
        break
      }
      case "description":
        doc.description = blockOf(child)
        break
    }
  }
  if (!ordered) doc.arguments = inOrder(args, indices)
  readStatus(node, doc)
  return doc
}

/** Parameters stand in the order of their `index`; the file's order is nearly always the same. */
const inOrder = (args: ReadonlyArray<Argument>, indices: ReadonlyArray<number>): ReadonlyArray<Argument> =>
  args
    .map((argument, at) => ({ argument, index: indices[at] ?? at }))
    .sort((a, b) => a.index - b.index)
    .map(({ argument }) => argument)

const readArgument = (node: Element): Argument => {
  const doc: Mutable<Argument> = { name: nameAttribute(node) }
  const type = attribute(node, "type")
  if (type !== undefined) doc.type = type
  readDefault(node, doc)
  readEnum(node, doc)
  return doc
}

const readProperty = (node: Element): PropertyDoc => {
  const doc: Mutable<PropertyDoc> = { name: nameAttribute(node), description: blockOf(node) }
  const type = attribute(node, "type")
  if (type !== undefined) doc.type = type
  readDefault(node, doc)
  const setter = attribute(node, "setter")
  if (setter !== undefined) doc.setter = setter
  const getter = attribute(node, "getter")
  if (getter !== undefined) doc.getter = getter
  readEnum(node, doc)
  const overrides = attribute(node, "overrides") ?? (isTrue(attribute(node, "override")) ? "" : undefined)
  if (overrides !== undefined) doc.overrides = overrides
  readStatus(node, doc)
  return doc
}

const readSignal = (node: Element): SignalDoc => {
  const { arguments: args, description } = readMethod(node)
  const doc: Mutable<SignalDoc> = { name: nameAttribute(node), arguments: args, description }
  readStatus(node, doc)
  // The schema puts a signal's search words on its parameters; they are the signal's all the same.
  const words = node.children.flatMap((child) =>
    typeof child === "string" ? [] : (attribute(child, "keywords") ?? [])
  )
  if (words.length > 0) doc.keywords = [...(doc.keywords === undefined ? [] : [doc.keywords]), ...words].join(", ")
  return doc
}

const readConstant = (node: Element): ConstantDoc => {
  const doc: Mutable<ConstantDoc> = { name: nameAttribute(node), description: blockOf(node) }
  const value = attribute(node, "value")
  if (value !== undefined) doc.value = value
  readEnum(node, doc)
  readStatus(node, doc)
  return doc
}

const readThemeItem = (node: Element): ThemeItemDoc => {
  const doc: Mutable<ThemeItemDoc> = { name: nameAttribute(node), description: blockOf(node) }
  const dataType = attribute(node, "data_type")
  if (dataType !== undefined) doc.dataType = dataType
  const type = attribute(node, "type")
  if (type !== undefined) doc.type = type
  readDefault(node, doc)
  readStatus(node, doc)
  return doc
}

const readTutorial = (node: Element): TutorialDoc => {
  const title = attribute(node, "title")
  const url = textOf(node).trim()
  return title === undefined ? { url } : { title, url }
}

const readStatus = (node: Element, doc: Mutable<Status>): void => {
  const deprecated = attribute(node, "deprecated") ?? (isTrue(attribute(node, "is_deprecated")) ? "" : undefined)
  if (deprecated !== undefined) doc.deprecated = deprecated
  const experimental = attribute(node, "experimental") ?? (isTrue(attribute(node, "is_experimental")) ? "" : undefined)
  if (experimental !== undefined) doc.experimental = experimental
  const keywords = attribute(node, "keywords")
  if (keywords !== undefined) doc.keywords = keywords
}

const readDefault = (node: Element, doc: { default?: string }): void => {
  const value = attribute(node, "default")
  if (value !== undefined) doc.default = value
}

const readEnum = (node: Element, doc: { enum?: string; bitfield?: true }): void => {
  const name = attribute(node, "enum")
  if (name !== undefined) doc.enum = name
  if (isTrue(attribute(node, "is_bitfield"))) doc.bitfield = true
}

const nameAttribute = (node: Element): string => attribute(node, "name") ?? ""

const isTrue = (value: string | undefined): boolean => value === "true" || value === "1"

const wordsOf = (text: string | undefined): ReadonlyArray<string> => (text ?? "").match(/\S+/g) ?? []

const blockOf = (node: Element): string => dedent(textOf(node))

/**
 * A text without the file's indentation: the tabs that all its lines begin with
 * go, deeper ones stay (they are code), and so do blank lines between; blank
 * lines at both ends and blanks at the end of a line do not.
 */
export const dedent = (text: string): string => {
  const trimmed = text.trim()
  if (!trimmed.includes("\n")) return trimmed
  const lines = text.trimEnd().split("\n")
  let first = 0
  while (isBlank(lines[first] ?? "")) first += 1
  let common = Number.POSITIVE_INFINITY
  // A first line that stands beside its tag says nothing about the indentation.
  for (let at = Math.max(first, 1); at < lines.length; at += 1) {
    const line = lines[at] ?? ""
    if (!isBlank(line)) common = Math.min(common, leadingTabs(line))
  }
  let out = (lines[first] ?? "").trim()
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ""
    out += `\n${line.slice(Math.min(common, leadingTabs(line))).trimEnd()}`
  }
  return out
}

const isBlank = (line: string): boolean => line.trim() === ""
