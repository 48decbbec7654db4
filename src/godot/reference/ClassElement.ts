/**
 * The elements of a class file as plain records: all three generations of the schema (3.x, 4.0-4.2, 4.3 on).
 *
 * Every element and attribute of `doc/class.xsd` ends in a field of `ClassDoc`.
 * Older forms become the newer ones: `argument` is `param`, `is_deprecated="true"`
 * is `deprecated=""`, `override="true"` is `overrides=""`.
 */

import type { ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc, ThemeItemDoc, TutorialDoc } from "./ClassDoc.ts"
import {
  blockOf,
  type Mutable,
  readConstant,
  readMethod,
  readProperty,
  readSignal,
  readStatus,
  readThemeItem
} from "./MemberElement.ts"
import { attribute, type Element, textOf } from "./XmlTree.ts"

/** Elements that require a `name`; Godot's own reader rejects a file without it as corrupt. */
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

/** Number of members that are read between two yields: some milliseconds of work. */
const STRIDE = 2048

/**
 * Reads a `<class>` element; undefined if an element that needs a name has none. Yields between pieces of the work.
 *
 * @example
 * runSync(readClassSteps({ name: "class", attributes: ["name", "Node"], children: [] })) // { name: "Node", ... }
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

const readTutorial = (node: Element): TutorialDoc => {
  const title = attribute(node, "title")
  const url = textOf(node).trim()
  return title === undefined ? { url } : { title, url }
}
