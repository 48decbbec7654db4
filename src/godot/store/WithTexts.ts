/** Adds the texts of an API dump to the classes of a doctool, which have every member but no text. */
import type { ClassDoc, MethodDoc } from "../reference/ClassDoc.ts"

/**
 * Adds the texts of a dump. Classes that only one of the two has are kept;
 * a text of the doctool that is not empty wins.
 *
 * @example
 * withTexts(doctoolClasses, dumpClasses).find(({ name }) => name === "Node")?.brief
 * // "Base class for all scene objects."
 */
export const withTexts = (doctool: ReadonlyArray<ClassDoc>, dump: ReadonlyArray<ClassDoc>): ReadonlyArray<ClassDoc> => {
  const texts = new Map(dump.map((doc) => [doc.name, doc]))
  const names = new Set(doctool.map(({ name }) => name))
  return [
    ...doctool.map((doc) => classWithTexts(doc, texts.get(doc.name))),
    ...dump.filter(({ name }) => !names.has(name))
  ]
}

const classWithTexts = (doc: ClassDoc, dump: ClassDoc | undefined): ClassDoc => {
  if (dump === undefined) return doc
  return {
    ...doc,
    brief: doc.brief || dump.brief,
    description: doc.description || dump.description,
    constructors: described(doc.constructors, dump.constructors, argumentTypes),
    methods: described(doc.methods, dump.methods, ({ name }) => name),
    operators: described(doc.operators, dump.operators, (one) => `${one.name}(${argumentTypes(one)})`),
    properties: described(doc.properties, dump.properties, ({ name }) => name),
    signals: described(doc.signals, dump.signals, ({ name }) => name),
    constants: described(doc.constants, dump.constants, ({ name }) => name)
  }
}

const argumentTypes = (doc: MethodDoc): string => doc.arguments.map(({ type = "" }) => type).join()

const described = <A extends { readonly description: string }>(
  members: ReadonlyArray<A>,
  dump: ReadonlyArray<A>,
  key: (member: A) => string
): ReadonlyArray<A> => {
  const texts = new Map(dump.map((member) => [key(member), member.description]))
  return members.map((member) =>
    member.description === "" ? { ...member, description: texts.get(key(member)) ?? "" } : member
  )
}
