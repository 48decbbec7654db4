/** Records of the reference as fields of an answer: empty ones left out, texts rendered. */
import type {
  ClassDoc,
  ConstantDoc,
  MethodDoc,
  PropertyDoc,
  SignalDoc,
  Status,
  ThemeItemDoc
} from "../../reference/ClassDoc.ts"
import type { GodotConstant, GodotMethod, GodotProperty, GodotSignal } from "./Shapes.ts"

/** Renders the reference's BBCode as the text of an answer. */
export type Render = (text: string) => string

/** A record type whose possibly undefined fields are optional instead. */
type Present<A> = { [K in keyof A as undefined extends A[K] ? never : K]: A[K] } & {
  [K in keyof A as undefined extends A[K] ? K : never]?: Exclude<A[K], undefined>
}

/** The fields that are not undefined. */
const present = <A extends object>(fields: A): Present<A> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<A>

/** The rendered text, or undefined if there is none. */
export const textOf = (text: string | undefined, render: Render): string | undefined => {
  const rendered = text === undefined || text === "" ? "" : render(text)
  return rendered === "" ? undefined : rendered
}

/** Returns where the user's own class, or a member of it, is declared; no fields for the engine's. */
export const sourceOf = ({ source }: Pick<ClassDoc, "source">, member?: string) =>
  source === undefined
    ? {}
    : {
        source: source.kind,
        file: source.file,
        line: (member === undefined ? undefined : source.lines.get(member)) ?? source.line
      }

/** Returns the marks of a record: deprecated, experimental (`""` without a message) and keywords. */
export const statusOf = (doc: Status, render: Render) =>
  present({
    deprecated: doc.deprecated === undefined ? undefined : doc.deprecated === "" ? "" : render(doc.deprecated),
    experimental: doc.experimental === undefined ? undefined : doc.experimental === "" ? "" : render(doc.experimental),
    keywords: doc.keywords
  })

/** Returns a method, constructor, operator or annotation as an answer has it. */
export const methodOf = (doc: MethodDoc, render: Render): GodotMethod =>
  present({
    name: doc.name,
    returnType: doc.returnType,
    returnEnum: doc.returnEnum,
    returnBitfield: doc.returnBitfield,
    returnsErrors: doc.returnsErrors.length === 0 ? undefined : doc.returnsErrors,
    arguments: doc.arguments,
    qualifiers: doc.qualifiers.length === 0 ? undefined : doc.qualifiers,
    ...statusOf(doc, render),
    description: textOf(doc.description, render)
  })

/** Returns a property as an answer has it. */
export const propertyOf = (doc: PropertyDoc, render: Render): GodotProperty =>
  present({
    name: doc.name,
    type: doc.type,
    default: doc.default,
    enum: doc.enum,
    bitfield: doc.bitfield,
    setter: doc.setter,
    getter: doc.getter,
    overrides: doc.overrides,
    ...statusOf(doc, render),
    description: textOf(doc.description, render)
  })

/** Returns a signal as an answer has it. */
export const signalOf = (doc: SignalDoc, render: Render): GodotSignal =>
  present({
    name: doc.name,
    arguments: doc.arguments,
    ...statusOf(doc, render),
    description: textOf(doc.description, render)
  })

/** Returns a constant as an answer has it. */
export const constantOf = (doc: ConstantDoc, render: Render): GodotConstant =>
  present({
    name: doc.name,
    value: doc.value,
    enum: doc.enum,
    bitfield: doc.bitfield,
    ...statusOf(doc, render),
    description: textOf(doc.description, render)
  })

/** Returns a theme item as an answer has it. */
export const themeItemOf = (doc: ThemeItemDoc, render: Render) =>
  present({
    name: doc.name,
    dataType: doc.dataType,
    type: doc.type,
    default: doc.default,
    ...statusOf(doc, render),
    description: textOf(doc.description, render)
  })
