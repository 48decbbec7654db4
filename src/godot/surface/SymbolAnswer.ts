/** A symbol as an answer: one flat object with the fields of its kind, bounded in size. */
import type { FoundSymbol, SymbolName } from "../library/SymbolResolver.ts"
import { signatureOf } from "../reference/Signature.ts"
import { symbolUri } from "../reference/Uri.ts"
import { constantOf, methodOf, propertyOf, type Render, signalOf, themeItemOf } from "./Fields.ts"
import type { GodotSymbolDoc } from "./Shapes.ts"

/** Characters of the encoded answer above which texts of overloads and values are left out. */
const LIMIT = 30_000

const qnameOf = ({ className, name }: Pick<SymbolName, "className" | "name">): string => `${className}.${name}`

/** The answer whole, however long; `render` is bound to the owner's document; `renderInherited` to that of the ancestor an override takes its text from. */
export const wholeSymbol = (
  found: FoundSymbol,
  render: Render,
  renderInherited: Render,
  notes: ReadonlyArray<string>
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
export const symbolAnswer = (...symbol: Parameters<typeof wholeSymbol>): GodotSymbolDoc =>
  bounded(wholeSymbol(...symbol))

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

/** Leaves out the texts of values and overloads where the whole would not fit; each has its own address. */
const bounded = (answer: GodotSymbolDoc): GodotSymbolDoc => {
  if (JSON.stringify(answer).length <= LIMIT) return answer
  const bare = <A extends { readonly description?: string }>(items: ReadonlyArray<A>): ReadonlyArray<A> =>
    items.map(({ description: _, ...rest }) => rest as unknown as A)
  const cut = (answer.values ?? answer.overloads ?? []).filter((item) => item.description !== undefined).length
  const first = answer.values?.[0]?.name ?? answer.name
  const short = {
    ...answer,
    ...(answer.values === undefined ? {} : { values: bare(answer.values) }),
    ...(answer.overloads === undefined ? {} : { overloads: bare(answer.overloads) }),
    truncated: true,
    omitted: { descriptions: cut },
    next: `godot_get_symbol {"qname":${JSON.stringify(`${answer.className}.${first}`)}} for one of them with its text`
  }
  return short
}
