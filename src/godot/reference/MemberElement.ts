/**
 * The elements of a class file that are its members, as plain records. `ClassElement.ts` reads the class around them.
 */
import type { Argument, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc, Status, ThemeItemDoc } from "./ClassDoc.ts"
import { dedent } from "./Indentation.ts"
import { attribute, type Element, textOf } from "./XmlTree.ts"

/** A record while it is read. */
export type Mutable<A> = { -readonly [K in keyof A]: A[K] }

/** Reads a method, a constructor, an operator or an annotation: all have the same form. */
export const readMethod = (node: Element): MethodDoc => {
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

/** Parameters are in the order of their `index`; the file's order is nearly always the same. */
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

/** Reads a `<member>`, which is a property. */
export const readProperty = (node: Element): PropertyDoc => {
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

/** Reads a `<signal>`. */
export const readSignal = (node: Element): SignalDoc => {
  const { arguments: args, description } = readMethod(node)
  const doc: Mutable<SignalDoc> = { name: nameAttribute(node), arguments: args, description }
  readStatus(node, doc)
  // The schema puts a signal's keywords on its parameters; they still belong to the signal.
  const words = node.children.flatMap((child) =>
    typeof child === "string" ? [] : (attribute(child, "keywords") ?? [])
  )
  if (words.length > 0) doc.keywords = [...(doc.keywords === undefined ? [] : [doc.keywords]), ...words].join(", ")
  return doc
}

/** Reads a `<constant>`, which may be the value of an enum. */
export const readConstant = (node: Element): ConstantDoc => {
  const doc: Mutable<ConstantDoc> = { name: nameAttribute(node), description: blockOf(node) }
  const value = attribute(node, "value")
  if (value !== undefined) doc.value = value
  readEnum(node, doc)
  readStatus(node, doc)
  return doc
}

/** Reads a `<theme_item>`. */
export const readThemeItem = (node: Element): ThemeItemDoc => {
  const doc: Mutable<ThemeItemDoc> = { name: nameAttribute(node), description: blockOf(node) }
  const dataType = attribute(node, "data_type")
  if (dataType !== undefined) doc.dataType = dataType
  const type = attribute(node, "type")
  if (type !== undefined) doc.type = type
  readDefault(node, doc)
  readStatus(node, doc)
  return doc
}

/** Reads the attributes that mark an element as deprecated or experimental, and its search keywords. */
export const readStatus = (node: Element, doc: Mutable<Status>): void => {
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

/** Returns the text of an element without its indentation. */
export const blockOf = (node: Element): string => dedent(textOf(node))
