/** The members of a class as a comparison sees them: each with what identifies it, and its signature. */
import { type ClassDoc, type MemberDoc, type MethodDoc, sectionsOf } from "../reference/ClassDoc.ts"
import type { MemberKind } from "../reference/Kind.ts"
import { signatureOf } from "../reference/Signature.ts"

/** A member of one class with what identifies and describes it. */
export interface MemberEntry {
  readonly kind: MemberKind
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

const entryOf = (className: string, kind: Exclude<MemberKind, "enum">, member: MemberDoc): MemberEntry => {
  const isOverloaded = OVERLOADED.has(kind) || ("qualifiers" in member && member.name === className)
  const types = isOverloaded && "arguments" in member ? `(${member.arguments.map(({ type }) => type).join()})` : ""
  return {
    kind,
    name: member.name,
    key: `${kind} ${"dataType" in member ? `${member.dataType} ` : ""}${member.name}${types}`,
    signature: memberSignature(className, kind, member),
    doc: member
  }
}

const memberSignature = (className: string, kind: Exclude<MemberKind, "enum">, member: MemberDoc): string => {
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

const isMethod = (member: MemberDoc): member is MethodDoc => "qualifiers" in member
