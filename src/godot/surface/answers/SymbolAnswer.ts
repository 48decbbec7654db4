/** A symbol as an answer: one flat object with the fields of its kind, bounded in size. */
import * as Cursor from "../../../kernel/mcp/Cursor.ts"
import type { FoundSymbol, SymbolName } from "../../library/lookup/SymbolResolver.ts"
import { memberInCSharp, signatureInCSharp } from "../../reference/csharp/CSharp.ts"
import { signatureOf } from "../../reference/Signature.ts"
import { symbolUri } from "../../reference/Uri.ts"
import { constantOf, methodOf, propertyOf, type Render, signalOf, sourceOf, themeItemOf } from "./AnswerFields.ts"
import { linkOnce } from "./linkOnce.ts"
import { cutAtParagraph } from "./paragraphs.ts"
import type { SymbolTexts } from "./RenderContext.ts"
import type { GodotSymbolDoc, Section } from "./Shapes.ts"
import { sizeOf, takeWhileFits, truncate } from "./truncate.ts"

/** Characters of an encoded answer, whatever it holds. */
const MAX_ANSWER = 30_000

/** Characters of an encoded answer above which the texts of overloads and values are left out. */
const MAX_WITH_TEXTS = 8_000

/** UTF-16 units of a description in one answer, and of the descriptions of several symbols together. */
const MAX_DESCRIPTION = 4_000
const MAX_DESCRIPTIONS = 8_000

const qnameOf = ({ className, name }: Pick<SymbolName, "className" | "name">): string => `${className}.${name}`

/** The answer whole, however long. */
export const wholeSymbol = (
  found: FoundSymbol,
  { own: render, inherited: renderInherited, notes, csharp: csharpContext, isCSharp }: SymbolTexts
): GodotSymbolDoc => {
  const { kind, className, name, member } = found
  const inherited = found.inheritedText
  const csharp = csharpContext && memberInCSharp(found.doc, name, member, csharpContext)
  const signature =
    (isCSharp && csharpContext && signatureInCSharp(found.doc, name, member, csharpContext)) ||
    signatureOf(className, name, member)
  const allNotes =
    inherited === undefined
      ? notes
      : [
          ...notes,
          kind === "property"
            ? `The description is ${inherited.className}'s: ${className} only gives ${name} another default.`
            : `The description is ${inherited.className}'s, which ${className} overrides.`
        ]
  return {
    kind,
    className,
    qname: qnameOf(found),
    uri: symbolUri(found),
    signature,
    ...(csharp === undefined ? {} : { csharp }),
    ...(found.requestedOn === undefined ? {} : { requestedOn: found.requestedOn }),
    ...(found.alternatives.length === 0
      ? {}
      : { alternatives: found.alternatives.map((one) => ({ kind: one.kind, uri: symbolUri(one) })) }),
    ...sourceOf(found.doc, name),
    ...fieldsOf(found, render),
    ...(inherited === undefined ? {} : { description: renderInherited(inherited.text) }),
    ...(allNotes.length === 0 ? {} : { notes: allNotes })
  }
}

export interface SymbolRequest {
  /** Start of the answer in the rendered description, in UTF-16 units. */
  readonly offset: number
  /** Number of symbols that share one answer. */
  readonly share: number
}

/** Returns the answer within its bounds: a part of a long description, and as many values or overloads as fit. */
export const symbolAnswer = (found: FoundSymbol, texts: SymbolTexts, request: SymbolRequest): GodotSymbolDoc => {
  const answer = withPart(wholeSymbol(found, texts), found, request)
  return bounded(linkOnce(withoutRepetition(answer), answer.uri), MAX_ANSWER / request.share)
}

/** Leaves out repetitions: an enum's name at its values, the text of the first overload. */
const withoutRepetition = ({ values, overloads, ...answer }: GodotSymbolDoc): GodotSymbolDoc => ({
  ...answer,
  ...(values && { values: values.map(({ enum: _enum, ...value }) => value) }),
  ...(overloads && {
    overloads: overloads.map((one, i) => {
      const { description, ...rest } = one
      return i === 0 && description === answer.description ? rest : one
    })
  })
})

/** Returns the scope of a cursor into a description. */
export const descriptionCursor = (qname: string, kind: string | undefined): string =>
  JSON.stringify([qname, kind ?? ""])

/** The answer with the part of its description that begins at `offset`. */
const withPart = (
  { description = "", ...answer }: GodotSymbolDoc,
  { requestedOn, kind, alternatives }: FoundSymbol,
  { offset, share }: SymbolRequest
): GodotSymbolDoc => {
  if (description === "") return answer
  const limit = Math.min(MAX_DESCRIPTION, Math.floor(MAX_DESCRIPTIONS / share))
  const { text, end } = cutAtParagraph(description, limit, offset)
  if (end === undefined) return { ...answer, description: text }
  const qname = requestedOn === undefined ? answer.qname : `${requestedOn}.${answer.name}`
  const needed = alternatives.length > 0 ? kind : undefined
  const cursor = Cursor.encode(end, descriptionCursor(qname, needed))
  const kindArgument = needed === undefined ? "" : `,"kind":"${needed}"`
  return {
    ...answer,
    description: text,
    truncated: true,
    omitted: { characters: description.length - end },
    next: `godot_get_symbol {"qname":${JSON.stringify(qname)}${kindArgument},"cursor":"${cursor}"}`,
    nextCursor: cursor
  }
}

const fieldsOf = ({ member, name, doc }: FoundSymbol, render: Render) => {
  switch (member.kind) {
    case "property":
      return propertyOf(member.property, render)
    case "signal":
      return signalOf(member.signal, render)
    case "constant":
      return constantOf(member.constant, render)
    case "theme_item":
      return themeItemOf(member.themeItem, render)
    case "enum": {
      const text = doc.source?.enums?.get(name)
      return {
        name,
        ...(text ? { description: render(text) } : {}),
        ...(member.bitfield ? { bitfield: true } : {}),
        values: member.values.map((value) => constantOf(value, render))
      }
    }
    default: {
      const [first, ...others] = member.overloads
      const method = methodOf(first, render)
      if (others.length === 0 && member.kind !== "constructor" && member.kind !== "operator") return method
      return { ...method, overloads: [method, ...others.map((one) => methodOf(one, render))] }
    }
  }
}

/** Leaves out the texts of values and overloads where the whole would not fit, then cuts what is still too long. */
const bounded = (answer: GodotSymbolDoc, limit: number): GodotSymbolDoc => {
  if (sizeOf(answer) <= Math.min(limit, answer.values || answer.overloads ? MAX_WITH_TEXTS : limit)) return answer
  const bare = <A extends { readonly description?: string }>(items: ReadonlyArray<A>) =>
    items.map(({ description: _, ...rest }) => rest)
  const parts = answer.values ?? answer.overloads ?? []
  const descriptions = parts.filter((item) => item.description !== undefined).length
  const { values, overloads, ...rest } = answer
  const own = truncate(rest, limit / 2)
  const left = limit - sizeOf(own.value) - ROOM
  const fittingValues = values && takeWhileFits(bare(values), left)
  const fittingOverloads = overloads && takeWhileFits(bare(overloads), left)
  const omitted = {
    descriptions,
    details: own.cut,
    values: (values?.length ?? 0) - (fittingValues?.length ?? 0),
    overloads: (overloads?.length ?? 0) - (fittingOverloads?.length ?? 0)
  }
  return {
    ...own.value,
    ...(fittingValues && { values: fittingValues }),
    ...(fittingOverloads && { overloads: fittingOverloads }),
    truncated: true,
    omitted: { ...answer.omitted, ...Object.fromEntries(Object.entries(omitted).filter(([, count]) => count > 0)) },
    next: answer.next ?? nextCall(answer)
  }
}

/** Characters reserved for the rest of the answer: the counts of omitted items, and the next call. */
const ROOM = 600

/** Returns the call for the rest: a value has an address of its own, all else is in its class. */
const nextCall = ({ className, kind, values }: GodotSymbolDoc): string => {
  const [first] = values ?? []
  const ofClass = `godot_get_class {"name":${JSON.stringify(className)},"sections":["${SECTIONS.get(kind) ?? "methods"}"],"detail":"full"}`
  if (first === undefined) return ofClass
  const qname = JSON.stringify(`${className}.${first.name}`)
  return `godot_get_symbol {"qname":${qname}} for one of them with its text; ${ofClass} for all`
}

/** The section of a class in which a kind is listed. */
const SECTIONS: ReadonlyMap<string, Section> = new Map([
  ["property", "properties"],
  ["signal", "signals"],
  ["constant", "constants"],
  ["enum", "constants"],
  ["constructor", "constructors"],
  ["operator", "operators"]
])
