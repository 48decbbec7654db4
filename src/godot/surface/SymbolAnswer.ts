/** A symbol as an answer: one flat object with the fields of its kind, bounded in size. */
import type { FoundSymbol, SymbolName } from "../library/lookup/SymbolResolver.ts"
import { signatureOf } from "../reference/Signature.ts"
import { symbolUri } from "../reference/Uri.ts"
import { constantOf, methodOf, propertyOf, type Render, signalOf, themeItemOf } from "./Fields.ts"
import { fitted, sizeOf, within } from "./Fit.ts"
import type { SymbolTexts } from "./Material.ts"
import type { GodotSymbolDoc, Section } from "./Shapes.ts"

/** Characters of the encoded answer above which texts of overloads and values are left out. */
const LIMIT = 30_000

const qnameOf = ({ className, name }: Pick<SymbolName, "className" | "name">): string => `${className}.${name}`

/** The answer whole, however long. */
export const wholeSymbol = (
  found: FoundSymbol,
  { own: render, inherited: renderInherited, notes }: SymbolTexts
): GodotSymbolDoc => {
  const { kind, className, name, member } = found
  const inherited = found.inheritedText
  const told =
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
    signature: signatureOf(className, name, member),
    ...(found.requestedOn === undefined ? {} : { requestedOn: found.requestedOn }),
    ...(found.alternatives.length === 0
      ? {}
      : { alternatives: found.alternatives.map((one) => ({ kind: one.kind, uri: symbolUri(one) })) }),
    ...fieldsOf(member, name, render),
    ...(inherited === undefined ? {} : { description: renderInherited(inherited.text) }),
    ...(told.length === 0 ? {} : { notes: told })
  }
}

/** The same, bounded. */
export const symbolAnswer = (found: FoundSymbol, texts: SymbolTexts): GodotSymbolDoc =>
  bounded(wholeSymbol(found, texts))

const fieldsOf = (member: FoundSymbol["member"], name: string, render: Render) => {
  switch (member.kind) {
    case "property":
      return propertyOf(member.property, render)
    case "signal":
      return signalOf(member.signal, render)
    case "constant":
      return constantOf(member.constant, render)
    case "theme_item":
      return themeItemOf(member.themeItem, render)
    case "enum":
      return {
        name,
        ...(member.bitfield ? { bitfield: true } : {}),
        values: member.values.map((value) => constantOf(value, render))
      }
    default: {
      const [first, ...others] = member.overloads
      const told = methodOf(first, render)
      if (others.length === 0 && member.kind !== "constructor" && member.kind !== "operator") return told
      return { ...told, overloads: [told, ...others.map((one) => methodOf(one, render))] }
    }
  }
}

/** Leaves out the texts of values and overloads where the whole would not fit, then cuts what is still too long. */
const bounded = (answer: GodotSymbolDoc): GodotSymbolDoc => {
  if (sizeOf(answer) <= LIMIT) return answer
  const bare = <A extends { readonly description?: string }>(items: ReadonlyArray<A>): ReadonlyArray<A> =>
    items.map(({ description: _, ...rest }) => rest as unknown as A)
  const parts = answer.values ?? answer.overloads ?? []
  const descriptions = parts.filter((item) => item.description !== undefined).length
  const { values, overloads, ...rest } = answer
  const own = fitted(rest, LIMIT / 2)
  const left = LIMIT - sizeOf(own.value) - ROOM
  const fittingValues = values && within(bare(values), left)
  const fittingOverloads = overloads && within(bare(overloads), left)
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
    omitted: Object.fromEntries(Object.entries(omitted).filter(([, count]) => count > 0)),
    next: nextCall(answer)
  }
}

/** For what stands around: what was left out, and the next call. */
const ROOM = 600

/** Where the rest is: a value has an address of its own, all else is in its class. */
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
