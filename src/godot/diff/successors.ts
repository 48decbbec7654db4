/** Finds what became of a member that its class no longer has: another name, another class, or one that does its work. */
import { type ClassDoc, sectionsOf } from "../reference/ClassDoc.ts"
import { GLOBAL_SCOPES } from "../reference/Rows.ts"
import type { Change } from "./Change.ts"
import { entriesOf, type MemberEntry } from "./MemberEntry.ts"

/** The known renames between the two versions, old to new. */
export interface RenameFacts {
  /** New names of a class, likeliest first. */
  readonly classes: (name: string) => ReadonlyArray<string>
  /** New names of a member; `Class.member` where it went to another class. */
  readonly members: (owner: string, name: string) => ReadonlyArray<string>
}

/** A whole reference by class name. */
export type Reference = ReadonlyMap<string, ClassDoc>

/** What the changes of a class depend on beside the class. */
export interface Context {
  readonly from: Reference
  readonly to: Reference
  readonly renames: RenameFacts
  /** Class of the older reference -> the same class in the newer one. */
  readonly counterparts: ReadonlyMap<string, string>
  /** Classes of the older reference whose file has no deprecation marks. */
  readonly unmarked: ReadonlySet<string>
}

/** Returns the pseudo-classes between which the members of a global one may move. */
export const otherScopes = (className: string): ReadonlyArray<string> =>
  GLOBAL_SCOPES.includes(className) ? GLOBAL_SCOPES.filter((scope) => scope !== className) : []

/** A known rename, or the same member in an ancestor or another global scope that did not have it before. */
export const successorOf = (
  context: Context,
  old: ClassDoc,
  now: ClassDoc,
  entry: MemberEntry,
  after: ReadonlyMap<string, MemberEntry>,
  taken: Set<string>
): Change | undefined => {
  const known = context.renames
    .members(old.name, entry.name)
    .flatMap((successor) => [now.name, ...otherScopes(now.name)].map((owner) => ownerOf(successor, owner)))
  /** A member that the class had before, too, and that does the work now. */
  let instead: string | undefined
  for (const [owner, name] of known) {
    const target = owner === now.name ? after : entriesIn(context.to, owner)
    const found = [...(target?.values() ?? [])].find((one) => one.name === name)
    if (found === undefined) continue
    if (owner === now.name && hadMember(old, name)) {
      instead ??= `${owner}.${name}`
      continue
    }
    if (owner === now.name) taken.add(found.key)
    return {
      type: owner === now.name ? "renamed" : "moved",
      kind: entry.kind,
      name: `${old.name}.${entry.name}`,
      to: `${owner}.${name}`,
      old: entry.signature,
      new: found.signature
    }
  }
  for (const owner of [...otherScopes(now.name), ...ancestorsOf(context.to, now)]) {
    const found = entriesIn(context.to, owner)?.get(entry.key)
    if (found === undefined) continue
    return {
      type: "moved",
      kind: entry.kind,
      name: `${old.name}.${entry.name}`,
      to: `${owner}.${entry.name}`,
      old: entry.signature,
      new: found.signature
    }
  }
  return instead === undefined ? undefined : { ...gone(old.name, entry), to: instead }
}

/** Returns the names of the ancestors, nearest first. */
const ancestorsOf = (reference: Reference, { name, inherits }: ClassDoc): ReadonlyArray<string> => {
  const found = new Set<string>()
  // A damaged reference may have a class among its own ancestors.
  for (let at = inherits; at !== undefined && at !== name && !found.has(at); at = reference.get(at)?.inherits) {
    found.add(at)
  }
  return [...found]
}

const ownerOf = (successor: string, owner: string): readonly [owner: string, name: string] => {
  const dot = successor.includes("/") ? -1 : successor.indexOf(".")
  return dot < 0 ? [owner, successor] : [successor.slice(0, dot), successor.slice(dot + 1)]
}

export const entriesIn = (reference: Reference, className: string): ReadonlyMap<string, MemberEntry> | undefined => {
  const doc = reference.get(className)
  return doc === undefined ? undefined : entriesOf(doc)
}

const hadMember = (doc: ClassDoc, name: string): boolean =>
  sectionsOf(doc).some(({ members }) => members.some((member) => member.name === name))

/** Returns the change of a member that went. */
export const gone = (owner: string, { kind, name, signature }: MemberEntry): Change => ({
  type: "removed",
  kind,
  name: `${owner}.${name}`,
  old: signature
})
