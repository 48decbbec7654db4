/**
 * Writes the signature of a symbol on one line, in the manner of GDScript:
 * `add_child(node: Node, internal: InternalMode = 0) -> void`.
 *
 * An enum replaces the `int` that carries it, without its class where that is the symbol's own; a bit field is
 * `BitField[Enum]`, an array with a type of its elements `Array[Node]`. `static` comes before a method, the other
 * qualifiers after it, `vararg` is `...`.
 */
import type { Argument, ClassDoc, ConstantDoc, MethodDoc, PropertyDoc, SignalDoc, ThemeItemDoc } from "./ClassDoc.ts"
import type { Kind } from "./Kind.ts"

/** A member with its documentation; overloads in the order of the file. */
export type Member =
  | {
      readonly kind: "method" | "constructor" | "operator" | "annotation"
      readonly overloads: readonly [MethodDoc, ...ReadonlyArray<MethodDoc>]
    }
  | { readonly kind: "property"; readonly property: PropertyDoc }
  | { readonly kind: "signal"; readonly signal: SignalDoc }
  | { readonly kind: "constant"; readonly constant: ConstantDoc }
  | { readonly kind: "theme_item"; readonly themeItem: ThemeItemDoc }
  | { readonly kind: "enum"; readonly bitfield: boolean }

/**
 * Returns the signature of a member; of overloads, that of the first and how many more there are.
 *
 * @example
 * const property = { name: "position", type: "Vector2", default: "Vector2(0, 0)", description: "" }
 * signatureOf("Node2D", "position", { kind: "property", property }) // "position: Vector2 = Vector2(0, 0)"
 */
export const signatureOf = (className: string, name: string, member: Member): string => {
  switch (member.kind) {
    case "property":
      return propertySignature(className, member.property)
    case "signal":
      return signalSignature(className, member.signal)
    case "constant":
      return constantSignature(className, member.constant)
    case "theme_item":
      return themeItemSignature(member.themeItem)
    case "enum":
      return enumSignature(name, member.bitfield)
    default: {
      const [first, ...others] = member.overloads
      return `${methodSignature(className, member.kind, first)}${others.length === 0 ? "" : ` (+${others.length} more)`}`
    }
  }
}

/**
 * Returns the signature of a class.
 *
 * @example classSignature({ name: "Node", inherits: "Object" }) // "class Node extends Object"
 */
export const classSignature = ({ name, inherits }: Pick<ClassDoc, "name" | "inherits">): string =>
  inherits === undefined ? `class ${name}` : `class ${name} extends ${inherits}`

const methodSignature = (
  className: string,
  kind: "method" | "constructor" | "operator" | "annotation",
  doc: MethodDoc
): string => {
  const before = doc.qualifiers.includes("static") ? "static " : ""
  const after = doc.qualifiers.filter((word) => word !== "static" && word !== "vararg")
  const args = doc.arguments.map((one) => argumentSignature(className, one))
  if (doc.qualifiers.includes("vararg")) args.push("...")
  // A constructor returns its class; an annotation returns nothing.
  const returns = kind === "constructor" || kind === "annotation" ? "" : returnSignature(className, doc)
  const list = kind === "annotation" && args.length === 0 ? "" : `(${args.join(", ")})`
  return [`${before}${doc.name}${list}${returns}`, ...after].join(" ")
}

const returnSignature = (className: string, doc: MethodDoc): string => {
  const type = typeOf(className, doc.returnType, doc.returnEnum, doc.returnBitfield)
  return type === undefined ? "" : ` -> ${type}`
}

const argumentSignature = (className: string, doc: Argument): string =>
  typed(doc.name, typeOf(className, doc.type, doc.enum, doc.bitfield), doc.default)

const propertySignature = (className: string, doc: PropertyDoc): string =>
  typed(doc.name, typeOf(className, doc.type, doc.enum, doc.bitfield), doc.default)

const signalSignature = (className: string, doc: SignalDoc): string =>
  `signal ${doc.name}(${doc.arguments.map((one) => argumentSignature(className, one)).join(", ")})`

const constantSignature = (className: string, doc: ConstantDoc): string =>
  `const ${typed(doc.name, typeOf(className, undefined, doc.enum, doc.bitfield), doc.value)}`

const themeItemSignature = (doc: ThemeItemDoc): string =>
  `theme ${doc.dataType === undefined ? "" : `${doc.dataType} `}${typed(doc.name, doc.type, doc.default)}`

const enumSignature = (name: string, bitfield: boolean): string => (bitfield ? `bitfield ${name}` : `enum ${name}`)

const typed = (name: string, type: string | undefined, value: string | undefined): string =>
  `${name}${type === undefined ? "" : `: ${type}`}${value === undefined ? "" : ` = ${value}`}`

const typeOf = (
  className: string,
  type: string | undefined,
  enumName: string | undefined,
  bitfield: true | undefined
): string | undefined => {
  // Class files write `Node[]`, which is no type in a script.
  if (enumName === undefined) return type?.replace(/^(.+)\[\]$/, "Array[$1]")
  const own = `${className}.`
  const name = enumName.startsWith(own) ? enumName.slice(own.length) : enumName
  return bitfield === true ? `BitField[${name}]` : name
}

/**
 * Signatures of the members of one class by kind and name, made on demand; empty for an unknown name.
 *
 * @example
 * signaturesOf(node)("method", "add_child")
 * // "add_child(node: Node, force_readable_name: bool = false, internal: InternalMode = 0) -> void"
 */
export const signaturesOf = (doc: ClassDoc): ((kind: Kind, name: string) => string) => {
  const lines = new Map<Kind, Map<string, { readonly line: () => string; more: number }>>()
  const put = (kind: Kind, name: string, line: () => string): void => {
    const ofKind = lines.get(kind) ?? new Map<string, { readonly line: () => string; more: number }>()
    if (ofKind.size === 0) lines.set(kind, ofKind)
    const known = ofKind.get(name)
    if (known === undefined) ofKind.set(name, { line, more: 0 })
    else known.more += 1
  }
  const self = doc.name
  put("class", self, () => classSignature(doc))
  for (const one of doc.constructors) put("constructor", one.name, () => methodSignature(self, "constructor", one))
  for (const one of doc.methods) put("method", one.name, () => methodSignature(self, "method", one))
  for (const one of doc.operators) put("operator", one.name, () => methodSignature(self, "operator", one))
  for (const one of doc.annotations) put("annotation", one.name, () => methodSignature(self, "annotation", one))
  for (const one of doc.properties) put("property", one.name, () => propertySignature(self, one))
  for (const one of doc.signals) put("signal", one.name, () => signalSignature(self, one))
  for (const one of doc.constants) {
    put("constant", one.name, () => constantSignature(self, one))
    const { enum: name } = one
    if (name !== undefined) put("enum", name, () => enumSignature(name, one.bitfield === true))
  }
  for (const one of doc.themeItems) put("theme_item", one.name, () => themeItemSignature(one))
  const overloaded: ReadonlySet<Kind> = new Set<Kind>(["constructor", "method", "operator", "annotation"])
  return (kind, name) => {
    const found = lines.get(kind)?.get(name)
    if (found === undefined) return ""
    const line = found.line()
    return found.more > 0 && overloaded.has(kind) ? `${line} (+${found.more} more)` : line
  }
}
