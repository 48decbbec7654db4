/**
 * Finds the successor of a member that its class no longer has: another name, another class, or a replacement.
 */
import { type ClassDoc, sectionsOf } from "../reference/ClassDoc.ts"
import { GLOBAL_SCOPES } from "../reference/Rows.ts"
import type { Change } from "./Change.ts"
import { entriesOf, type MemberEntry } from "./MemberEntry.ts"

/** The known renames between the two versions, old to new. */
export interface RenameFacts {
  /** New names of a class, likeliest first. */
  readonly classes: (name: string) => ReadonlyArray<string>
  /** New names of a member; `Class.member` if it went to another class. */
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

/** Returns the pseudo-classes that a member of a global one may have moved to. */
export const otherScopes = (className: string): ReadonlyArray<string> =>
  GLOBAL_SCOPES.includes(className) ? GLOBAL_SCOPES.filter((scope) => scope !== className) : []

/** A class of both references. */
export interface Compared {
  readonly old: ClassDoc
  readonly now: ClassDoc
  /** The members of the newer class, by key. */
  readonly after: ReadonlyMap<string, MemberEntry>
  /** Keys of members that are the new names of others. */
  readonly taken: Set<string>
}

/** A known rename, or the same member in an ancestor or another global scope that did not have it before. */
export const successorOf = (context: Context, compared: Compared, entry: MemberEntry): Change | undefined => {
  const renamed = renameOf(context, compared, entry)
  if (renamed !== undefined && renamed.type !== "removed") return renamed
  return movedMember(context, compared, entry) ?? renamed
}

/**
 * Returns the change by a known rename. A member that the class already had is a replacement, not a rename: the change
 * is then a removal that names it.
 */
const renameOf = (
  { renames, to }: Context,
  { old, now, after, taken }: Compared,
  entry: MemberEntry
): Change | undefined => {
  const known = renames
    .members(old.name, entry.name)
    .flatMap((successor) => [now.name, ...otherScopes(now.name)].map((owner) => ownerOf(successor, owner)))
  let instead: string | undefined
  for (const [owner, name] of known) {
    const target = owner === now.name ? after : entriesIn(to, owner)
    const found = [...(target?.values() ?? [])].find((one) => one.name === name)
    if (found === undefined) continue
    if (owner === now.name && hadMember(old, name)) {
      instead ??= `${owner}.${name}`
      continue
    }
    if (owner === now.name) taken.add(found.key)
    return changed(owner === now.name ? "renamed" : "moved", `${old.name}.${entry.name}`, entry, {
      to: `${owner}.${name}`,
      found
    })
  }
  return instead === undefined ? undefined : { ...gone(old.name, entry), to: instead }
}

/** Returns the change of a member that an ancestor or another global scope has now. */
const movedMember = ({ to }: Context, { old, now }: Compared, entry: MemberEntry): Change | undefined => {
  for (const owner of [...otherScopes(now.name), ...ancestorsOf(to, now)]) {
    const found = entriesIn(to, owner)?.get(entry.key)
    if (found !== undefined)
      return changed("moved", `${old.name}.${entry.name}`, entry, { to: `${owner}.${entry.name}`, found })
  }
  return undefined
}

/** Returns the change of a member that is found elsewhere. */
const changed = (
  type: "renamed" | "moved",
  name: string,
  { kind, signature }: MemberEntry,
  { to, found }: { readonly to: string; readonly found: MemberEntry }
): Change => ({ type, kind, name, to, old: signature, new: found.signature })

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
