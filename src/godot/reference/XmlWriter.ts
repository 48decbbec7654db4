/**
 * Writes a class as Godot's class-reference XML, in the form of the 4.3 schema and newer.
 *
 * The inverse of `XmlDocParser.parse`: what is written is read back as the same record.
 */
import type {
  Argument,
  ClassDoc,
  ConstantDoc,
  MethodDoc,
  PropertyDoc,
  SignalDoc,
  Status,
  ThemeItemDoc
} from "./ClassDoc.ts"

/**
 * Returns the XML file of a class.
 *
 * @see https://github.com/godotengine/godot/blob/master/doc/class.xsd
 * @example
 * classXml(node) // '<?xml version="1.0" encoding="UTF-8" ?>\n<class name="Node" inherits="Object" version="4.5">\n...'
 */
export const classXml = (doc: ClassDoc): string => {
  const head = tag("class", {
    name: doc.name,
    inherits: doc.inherits,
    version: doc.version,
    category: doc.category,
    ...status(doc)
  })
  return `${[
    '<?xml version="1.0" encoding="UTF-8" ?>',
    `<${head}>`,
    ...text(1, "brief_description", doc.brief),
    ...text(1, "description", doc.description),
    "\t<tutorials>",
    ...doc.tutorials.map(({ title, url }) => `\t\t<${tag("link", { title })}>${escapeText(url)}</link>`),
    "\t</tutorials>",
    ...section("constructors", doc.constructors, (one) => method("constructor", one)),
    ...section("methods", doc.methods, (one) => method("method", one)),
    ...section("members", doc.properties, property),
    ...section("signals", doc.signals, signal),
    ...section("constants", doc.constants, constant),
    ...section("annotations", doc.annotations, (one) => method("annotation", one)),
    ...section("theme_items", doc.themeItems, themeItem),
    ...section("operators", doc.operators, (one) => method("operator", one)),
    "</class>"
  ].join("\n")}\n`
}

type Attributes = Readonly<Record<string, string | undefined>>

const section = <A>(
  name: string,
  members: ReadonlyArray<A>,
  write: (member: A) => ReadonlyArray<string>
): ReadonlyArray<string> => (members.length === 0 ? [] : [`\t<${name}>`, ...members.flatMap(write), `\t</${name}>`])

const method = (element: string, doc: MethodDoc): ReadonlyArray<string> => [
  `\t\t<${tag(element, {
    name: doc.name,
    qualifiers: doc.qualifiers.length === 0 ? undefined : doc.qualifiers.join(" "),
    ...status(doc)
  })}>`,
  ...(doc.returnType === undefined && doc.returnEnum === undefined
    ? []
    : [
        `\t\t\t<${tag("return", {
          type: doc.returnType,
          enum: doc.returnEnum,
          is_bitfield: doc.returnBitfield && "true"
        })} />`
      ]),
  ...doc.returnsErrors.map((number) => `\t\t\t<returns_error number="${number}" />`),
  ...doc.arguments.map(parameter),
  ...text(3, "description", doc.description),
  `\t\t</${element}>`
]

const parameter = (doc: Argument, index: number): string =>
  `\t\t\t<${tag("param", {
    index: String(index),
    name: doc.name,
    type: doc.type,
    enum: doc.enum,
    is_bitfield: doc.bitfield && "true",
    default: doc.default
  })} />`

const property = (doc: PropertyDoc): ReadonlyArray<string> =>
  text(2, "member", doc.description, {
    name: doc.name,
    type: doc.type,
    setter: doc.setter,
    getter: doc.getter,
    overrides: doc.overrides,
    enum: doc.enum,
    is_bitfield: doc.bitfield && "true",
    default: doc.default,
    ...status(doc)
  })

const signal = (doc: SignalDoc): ReadonlyArray<string> => [
  `\t\t<${tag("signal", { name: doc.name, ...status(doc) })}>`,
  ...doc.arguments.map(parameter),
  ...text(3, "description", doc.description),
  "\t\t</signal>"
]

const constant = (doc: ConstantDoc): ReadonlyArray<string> =>
  text(2, "constant", doc.description, {
    name: doc.name,
    value: doc.value,
    enum: doc.enum,
    is_bitfield: doc.bitfield && "true",
    ...status(doc)
  })

const themeItem = (doc: ThemeItemDoc): ReadonlyArray<string> =>
  text(2, "theme_item", doc.description, {
    name: doc.name,
    data_type: doc.dataType,
    type: doc.type,
    default: doc.default,
    ...status(doc)
  })

const status = ({ deprecated, experimental, keywords }: Status): Attributes => ({ deprecated, experimental, keywords })

const tag = (name: string, attributes: Attributes): string =>
  [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escapeAttribute(value)}"`]
    )
  ].join(" ")

/** Returns an element with text content, indented by tabs as in Godot's own files. */
const text = (depth: number, name: string, content: string, attributes: Attributes = {}): ReadonlyArray<string> => {
  const indent = "\t".repeat(depth)
  if (content === "") return [`${indent}<${tag(name, attributes)}></${name}>`]
  return [
    `${indent}<${tag(name, attributes)}>`,
    ...content.split("\n").map((line) => (line === "" ? "" : `${indent}\t${escapeText(line)}`)),
    `${indent}</${name}>`
  ]
}

/** Control characters that XML 1.0 cannot hold, even escaped, and halves of surrogate pairs. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapeText = (value: string): string =>
  value
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;")

const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;")
