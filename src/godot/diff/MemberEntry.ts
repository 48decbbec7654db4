/** The members of a class as a comparison sees them: each with what identifies it, and its signature. */
import {
  type ClassDoc,
  type ConstantDoc,
  type MemberDoc,
  type MethodDoc,
  type Section,
  sectionsOf
} from "../reference/ClassDoc.ts"
import type { MemberKind } from "../reference/Kind.ts"
import { signatureOf } from "../reference/Signature.ts"

/** A member of one class with its identity and signature. */
export interface MemberEntry {
  readonly kind: MemberKind
  /** The kind of its section of the class file. */
  readonly sort: Section["kind"]
  /** The class that declares it. */
  readonly owner: string
  readonly name: string
  /** Kind and name; of overloads the types of the arguments too. */
  readonly key: string
  readonly signature: string
  readonly doc: MemberDoc
}

/** Kinds whose members may share a name. */
const OVERLOADED: ReadonlySet<MemberKind> = new Set<MemberKind>(["constructor", "operator"])

/** Returns the members of a class by key; restated properties of ancestors are left out. */
export const entriesOf = (doc: ClassDoc): ReadonlyMap<string, MemberEntry> => {
  const found = new Map<string, MemberEntry>()
  for (const { kind, members } of sectionsOf(doc)) {
    for (const member of members) {
      if ("overrides" in member) continue
      const entry = entryOf(doc.name, kind, member)
      if (!found.has(entry.key)) found.set(entry.key, entry)
    }
  }
  return found
}

const entryOf = (className: string, kind: Section["kind"], member: MemberDoc): MemberEntry => {
  const isOverloaded = OVERLOADED.has(kind) || ("qualifiers" in member && member.name === className)
  const types = isOverloaded && "arguments" in member ? `(${member.arguments.map(({ type }) => type).join()})` : ""
  return {
    kind,
    sort: kind,
    owner: className,
    name: member.name,
    key: `${kind} ${"dataType" in member ? `${member.dataType} ` : ""}${member.name}${types}`,
    signature: memberSignature(className, kind, member),
    doc: member
  }
}

const memberSignature = (className: string, kind: Section["kind"], member: MemberDoc): string => {
  switch (kind) {
    case "property":
      return signatureOf(className, member.name, { kind, property: member })
    case "signal":
      return "arguments" in member ? signatureOf(className, member.name, { kind, signal: member }) : member.name
    case "constant":
      return signatureOf(className, member.name, { kind, constant: member })
    case "theme_item":
      return signatureOf(className, member.name, { kind, themeItem: member })
    default:
      return isMethod(member) ? signatureOf(className, member.name, { kind, overloads: [member] }) : member.name
  }
}

/**
 * Returns the signature with arguments named by their place: it stays the same where only their names changed.
 *
 * @example
 * withoutNames(entry) // "look_at(a1: Vector3, a2: bool = false) -> void"
 */
export const withoutNames = ({ owner, sort, doc }: MemberEntry): string => memberSignature(owner, sort, unnamed(doc))

/** Returns the signature with arguments named by their place and one sign for all default values and constants. */
export const withoutValues = ({ owner, sort, doc }: MemberEntry): string =>
  memberSignature(owner, sort, unvalued(unnamed(doc)))

/**
 * Returns a member with the enum of its newer form, if only the enum got a name or became a bit field: callers of a
 * constant see no difference.
 */
export const withEnumOf = (entry: MemberEntry, newer: MemberEntry): MemberEntry => {
  if (entry.kind !== "constant") return entry
  const { enum: name, bitfield } = newer.doc as ConstantDoc
  const known = (entry.doc as ConstantDoc).enum ?? name
  const doc: ConstantDoc = {
    ...entry.doc,
    ...(known === undefined ? {} : { enum: known }),
    ...(bitfield === undefined ? {} : { bitfield })
  }
  return { ...entry, doc, signature: memberSignature(entry.owner, entry.sort, doc) }
}

const unnamed = (doc: MemberDoc): MemberDoc =>
  "arguments" in doc ? { ...doc, arguments: doc.arguments.map((one, i) => ({ ...one, name: `a${i + 1}` })) } : doc

/** A required argument stays without a default value; a property gets one even if it has none. */
const unvalued = (doc: MemberDoc): MemberDoc => {
  if ("arguments" in doc) {
    const args = doc.arguments.map((one) => (one.default === undefined ? one : { ...one, default: "0" }))
    return { ...doc, arguments: args }
  }
  return { ...doc, ...("value" in doc ? { value: "0" } : { default: "0" }) }
}

const isMethod = (member: MemberDoc): member is MethodDoc => "qualifiers" in member
