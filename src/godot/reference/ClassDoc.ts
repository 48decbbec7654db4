/**
 * A class of Godot's reference, as its XML file describes it.
 *
 * Texts are the file's own BBCode, dedented (see `XmlDocParser`); nothing is rendered here. A field that the file lacks
 * is absent. The element and attribute names are those of Godot's `doc/class.xsd`.
 */
import type { MemberKind } from "./Kind.ts"

/** A field is present if the flag is set; its value is the author's message, or "". */
export interface Status {
  readonly deprecated?: string
  readonly experimental?: string
  /** Search words of the author, comma-separated. */
  readonly keywords?: string
}

export interface Argument {
  readonly name: string
  readonly type?: string
  readonly default?: string
  readonly enum?: string
  readonly bitfield?: true
}

/** A method, constructor, operator or annotation. */
export interface MethodDoc extends Status {
  readonly name: string
  /** In the order of the file: `virtual`, `const`, `static`, `vararg`, `required` ... */
  readonly qualifiers: ReadonlyArray<string>
  readonly returnType?: string
  readonly returnEnum?: string
  readonly returnBitfield?: true
  /** `returns_error@number`: values of `@GlobalScope.Error` this method may return. */
  readonly returnsErrors: ReadonlyArray<number>
  readonly arguments: ReadonlyArray<Argument>
  readonly description: string
}

export interface PropertyDoc extends Status {
  readonly name: string
  readonly type?: string
  readonly default?: string
  readonly setter?: string
  readonly getter?: string
  readonly enum?: string
  readonly bitfield?: true
  /** The ancestor whose property this one overrides with another default; "" if a file of 3.x does not name it. */
  readonly overrides?: string
  readonly description: string
}

export interface SignalDoc extends Status {
  readonly name: string
  readonly arguments: ReadonlyArray<Argument>
  readonly description: string
}

export interface ConstantDoc extends Status {
  readonly name: string
  readonly value?: string
  readonly enum?: string
  readonly bitfield?: true
  readonly description: string
}

export interface ThemeItemDoc extends Status {
  readonly name: string
  /** color, constant, font, font_size, icon, style; absent in 3.x. */
  readonly dataType?: string
  readonly type?: string
  readonly default?: string
  readonly description: string
}

export interface TutorialDoc {
  readonly title?: string
  /** The address as written: may begin with `$DOCS_URL`. */
  readonly url: string
}

/** Declaration of a class of the user's own. */
export interface ClassSource {
  readonly kind: "project" | "addon"
  /** `res://player.gd`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Set if only classes that extend it can be instantiated. */
  readonly isAbstract?: true
  /** Lines of its members, by name. */
  readonly lines: ReadonlyMap<string, number>
  /** Texts of its enums, by name. */
  readonly enums?: ReadonlyMap<string, string>
}

export interface ClassDoc extends Status {
  readonly name: string
  /** Absent for the engine's classes. */
  readonly source?: ClassSource
  readonly inherits?: string
  /** The `version` attribute. */
  readonly version?: string
  readonly category?: string
  readonly brief: string
  readonly description: string
  readonly tutorials: ReadonlyArray<TutorialDoc>
  readonly constructors: ReadonlyArray<MethodDoc>
  readonly methods: ReadonlyArray<MethodDoc>
  readonly operators: ReadonlyArray<MethodDoc>
  readonly properties: ReadonlyArray<PropertyDoc>
  readonly signals: ReadonlyArray<SignalDoc>
  readonly constants: ReadonlyArray<ConstantDoc>
  readonly annotations: ReadonlyArray<MethodDoc>
  readonly themeItems: ReadonlyArray<ThemeItemDoc>
  /** For a document in another language: a text as it is written here -> as its file has it. */
  readonly originals?: ReadonlyMap<string, string>
}

/**
 * A class without members and texts, to be completed.
 *
 * @example
 * const timer: ClassDoc = { ...EMPTY_CLASS, name: "Timer", inherits: "Node" }
 */
export const EMPTY_CLASS = {
  brief: "",
  description: "",
  tutorials: [],
  constructors: [],
  methods: [],
  operators: [],
  properties: [],
  signals: [],
  constants: [],
  annotations: [],
  themeItems: []
} as const satisfies Omit<ClassDoc, "name">

export type MemberDoc = MethodDoc | PropertyDoc | SignalDoc | ConstantDoc | ThemeItemDoc

/** Returns the members of one kind, in the order of the file. */
export interface Section {
  readonly kind: Exclude<MemberKind, "enum">
  readonly members: ReadonlyArray<MemberDoc>
}

/**
 * Returns all own members of a class that may be described, in the order of `memberKinds`.
 *
 * @example sectionsOf(EMPTY_CLASS).map(({ kind }) => kind) // ["constructor", "method", ...]
 */
export const sectionsOf = (doc: ClassDoc): ReadonlyArray<Section> => [
  { kind: "constructor", members: doc.constructors },
  { kind: "method", members: doc.methods },
  { kind: "operator", members: doc.operators },
  { kind: "property", members: doc.properties },
  { kind: "signal", members: doc.signals },
  { kind: "constant", members: doc.constants },
  { kind: "annotation", members: doc.annotations },
  { kind: "theme_item", members: doc.themeItems }
]

/**
 * Returns the members of all sections, in their order.
 *
 * @example
 * membersOf({ ...EMPTY_CLASS, signals: [{ name: "ready", arguments: [], description: "" }] })[0]?.name // "ready"
 */
export const membersOf = (doc: ClassDoc): ReadonlyArray<MemberDoc> => sectionsOf(doc).flatMap(({ members }) => members)

/**
 * Returns the length of all descriptions of a class together, in UTF-16 units: if several files define one class, the
 * one with the most text counts.
 *
 * @example
 * textLength({ ...EMPTY_CLASS, brief: "A node.", description: "Has children." }) // 20
 */
export const textLength = (doc: ClassDoc): number =>
  membersOf(doc).reduce((sum, { description }) => sum + description.length, doc.brief.length + doc.description.length)
