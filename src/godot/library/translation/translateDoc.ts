/** A class document with its texts in another language. */
import type { ClassDoc, Status } from "../../reference/ClassDoc.ts"
import { keyOf } from "../../reference/Po.ts"

type Catalogue = ReadonlyMap<string, string>

/** Returns the document with the texts that the catalogue translates, and their originals. */
export const translateDoc = (doc: ClassDoc, catalogue: Catalogue): ClassDoc => {
  const originals = new Map<string, string>()
  const translated = (text: string): string => {
    const found = text === "" ? undefined : catalogue.get(keyOf(text))
    if (found === undefined) return text
    originals.set(found, text)
    return found
  }
  const status = <A extends Status>(one: A): A => ({
    ...one,
    ...(one.deprecated === undefined ? {} : { deprecated: translated(one.deprecated) }),
    ...(one.experimental === undefined ? {} : { experimental: translated(one.experimental) })
  })
  const described = <A extends Status & { readonly description: string }>(ones: ReadonlyArray<A>): ReadonlyArray<A> =>
    ones.map((one) => status({ ...one, description: translated(one.description) }))
  const whole: ClassDoc = {
    ...status(doc),
    brief: translated(doc.brief),
    description: translated(doc.description),
    constructors: described(doc.constructors),
    methods: described(doc.methods),
    operators: described(doc.operators),
    properties: described(doc.properties),
    signals: described(doc.signals),
    constants: described(doc.constants),
    annotations: described(doc.annotations),
    themeItems: described(doc.themeItems)
  }
  return originals.size === 0 ? doc : { ...whole, originals }
}
