/**
 * Compares two class references: a pure comparison of class records.
 *
 * Facts come from the two references and from the rename facts alone. Texts are counted, not shown.
 */
import { type ClassDoc, membersOf, type Status } from "../reference/ClassDoc.ts"
import type { Kind } from "../reference/Kind.ts"
import { classSignature } from "../reference/Signature.ts"
import type { Change, ChangeType, ClassDiff } from "./Change.ts"
import { entriesOf, type MemberEntry, withEnumOf, withoutNames, withoutValues } from "./MemberEntry.ts"
import {
  type Context,
  entriesIn,
  gone,
  otherScopes,
  type Reference,
  type RenameFacts,
  successorOf
} from "./successors.ts"

/** No known renames. */
const NO_RENAMES: RenameFacts = { classes: () => [], members: () => [] }

/**
 * Compares two references class by class, in the order of their names.
 *
 * @example
 * diff(old, now, facts).flatMap(({ changes }) => changes).filter(({ type }) => type === "removed")
 */
export const diff = (from: Reference, to: Reference, renames: RenameFacts = NO_RENAMES): ReadonlyArray<ClassDiff> => {
  const counterparts = classCounterparts(from, to, renames)
  const taken = new Set(counterparts.values())
  const context: Context = { from, to, renames, counterparts, unmarked: unmarkedClasses(from) }
  const found: Array<ClassDiff> = []
  for (const [name, doc] of from) {
    const counterpart = to.get(counterparts.get(name) ?? "")
    found.push(counterpart === undefined ? goneClass(context, doc) : compareClass(context, doc, counterpart))
  }
  for (const [name, doc] of to) {
    if (!taken.has(name)) found.push(newClass(doc))
  }
  return withoutArrivals(found)
    .filter(({ changes, textChanges }) => changes.length > 0 || textChanges > 0)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/**
 * Leaves out added global members that another global scope lists as moved to them: `@GlobalScope.deg_to_rad`, to which
 * `@GDScript.deg2rad` moved.
 */
const withoutArrivals = (all: ReadonlyArray<ClassDiff>): ReadonlyArray<ClassDiff> => {
  const scopes = all.filter(({ name }) => otherScopes(name).length > 0)
  const arrived = new Set(
    scopes.flatMap(({ changes }) =>
      changes.flatMap(({ type, to }) => (type === "moved" && to !== undefined ? [to] : []))
    )
  )
  return all.map((one) =>
    scopes.includes(one)
      ? { ...one, changes: one.changes.filter(({ type, name }) => type !== "added" || !arrived.has(name)) }
      : one
  )
}

/**
 * Returns the names of the classes that may have marks which the reference lacks: those without any description, as
 * `godot --doctool` writes them without the editor's texts, if none of them has a mark.
 *
 * @example
 * unmarkedClasses(reference).has("GridMap") // true where modules came without their texts
 */
export const unmarkedClasses = (reference: Reference): ReadonlySet<string> => {
  const bare = Array.from(reference.values()).filter((doc) => !hasText(doc))
  return new Set(bare.some(hasMark) ? [] : bare.map(({ name }) => name))
}

const hasText = (doc: ClassDoc): boolean =>
  doc.brief !== "" || doc.description !== "" || membersOf(doc).some(({ description }) => description !== "")

const hasMark = (doc: ClassDoc): boolean =>
  [doc, ...membersOf(doc)].some(
    ({ deprecated, experimental }) => deprecated !== undefined || experimental !== undefined
  )

const classCounterparts = (from: Reference, to: Reference, renames: RenameFacts): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const name of from.keys()) if (to.has(name)) found.set(name, name)
  // Several classes may have been merged into one: the one that has the most in common with it counts as renamed.
  const candidates = Array.from(from).flatMap(([name, old]) =>
    found.has(name)
      ? []
      : renames.classes(name).flatMap((other, rank) => {
          const now = to.get(other)
          // A class that both references have is not a new name of another.
          return now === undefined || from.has(other) ? [] : [{ name, other, rank, common: commonNames(old, now) }]
        })
  )
  candidates.sort((a, b) => a.rank - b.rank || b.common - a.common)
  const taken = new Set<string>()
  for (const { name, other } of candidates) {
    if (found.has(name) || taken.has(other)) continue
    found.set(name, other)
    taken.add(other)
  }
  return found
}

/** Number of member names that two classes share. */
const commonNames = (old: ClassDoc, now: ClassDoc): number => {
  const names = new Set(membersOf(now).map(({ name }) => name))
  return membersOf(old).filter(({ name }) => names.has(name)).length
}

/** A class that has no counterpart; one of the newer reference that does its work is named. */
const goneClass = ({ to, renames }: Context, doc: ClassDoc): ClassDiff => {
  const successor = renames.classes(doc.name).find((other) => to.has(other))
  return {
    name: doc.name,
    changes: [
      {
        type: "removed",
        kind: "class",
        name: doc.name,
        old: classSignature(doc),
        ...(successor === undefined ? {} : { to: successor })
      }
    ],
    textChanges: 0
  }
}

const newClass = (doc: ClassDoc): ClassDiff => ({
  name: doc.name,
  changes: [{ type: "added", kind: "class", name: doc.name, new: classSignature(doc) }],
  textChanges: 0
})

const compareClass = (context: Context, old: ClassDoc, now: ClassDoc): ClassDiff => {
  const changes: Array<Change> = []
  if (old.name !== now.name) changes.push({ type: "renamed", kind: "class", name: old.name, to: now.name })
  const parent = old.inherits === undefined ? undefined : (context.counterparts.get(old.inherits) ?? old.inherits)
  if (parent !== now.inherits) {
    changes.push({
      type: "signature",
      kind: "class",
      name: old.name,
      old: classSignature(old),
      new: classSignature(now)
    })
  }
  if (!context.unmarked.has(old.name)) changes.push(...statusChanges("class", old.name, old, now))
  const members = compareMembers(context, old, now)
  const texts = Number(old.brief !== now.brief) + Number(old.description !== now.description)
  // A text that one of the references lacks does not count as changed.
  const textChanges = hasText(old) && hasText(now) ? texts + members.textChanges : 0
  return { name: old.name, changes: [...changes, ...members.changes], textChanges }
}

const compareMembers = (
  context: Context,
  old: ClassDoc,
  now: ClassDoc
): { readonly changes: ReadonlyArray<Change>; readonly textChanges: number } => {
  const before = entriesOf(old)
  const after = entriesOf(now)
  const changes: Array<Change> = []
  /** Keys of the newer class that are the new name of an older member. */
  const taken = new Set<string>()
  let textChanges = 0
  for (const [key, entry] of before) {
    const counterpart = after.get(key)
    if (counterpart === undefined) {
      const successor = successorOf(context, { old, now, after, taken }, entry)
      changes.push(successor ?? gone(old.name, entry))
      continue
    }
    const comparable = withEnumOf(entry, counterpart)
    if (!isSameSignature(context, comparable.signature, counterpart.signature)) {
      changes.push({
        type: typeOfChange(context, comparable, counterpart),
        kind: entry.kind,
        name: `${old.name}.${entry.name}`,
        old: entry.signature,
        new: counterpart.signature
      })
    }
    if (!context.unmarked.has(old.name))
      changes.push(...statusChanges(entry.kind, `${old.name}.${entry.name}`, entry.doc, counterpart.doc))
    if (entry.doc.description !== counterpart.doc.description) textChanges += 1
  }
  for (const [key, entry] of after) {
    if (before.has(key) || taken.has(key)) continue
    if (otherScopes(now.name).some((scope) => entriesIn(context.from, scope)?.has(key))) continue
    changes.push({ type: "added", kind: entry.kind, name: `${now.name}.${entry.name}`, new: entry.signature })
  }
  return { changes, textChanges }
}

/** Returns the part of a signature that changed; of several the one that matters most to callers. */
const typeOfChange = (context: Context, old: MemberEntry, now: MemberEntry): ChangeType => {
  const isSame = (read: (entry: MemberEntry) => string): boolean =>
    isSameSignature(context, withoutQualifiers(read(old)), withoutQualifiers(read(now)))
  if (isSame(({ signature }) => signature)) return "qualifiers"
  if (isSame(withoutNames)) return "names"
  return isSame(withoutValues) ? "values" : "signature"
}

/** Drops the words before and after a method's signature. */
const withoutQualifiers = (signature: string): string =>
  signature.replace(/^static /, "").replace(/(?: (?:virtual|required|const)){1,3}$/, "")

/**
 * Signatures count as the same when only the names of renamed classes, or the writing of a value or of `void` differ.
 */
const isSameSignature = ({ counterparts }: Context, old: string, now: string): boolean => {
  const [before, after] = [plain(old), plain(now)]
  return before === after || before.replace(/[A-Za-z_]\w*/g, (word) => counterparts.get(word) ?? word) === after
}

/**
 * Godot 3 writes `Vector2( 0, 0 )`, Godot 4 `Vector2(0, 0)`; versions write 0.785398 and 0.7853982 for the same number,
 * `""` and `&""` for the same `StringName`, and some leave out that a method returns nothing.
 */
const plain = (signature: string): string =>
  signature
    .replace(" -> void", "")
    .replaceAll('= &"', '= "')
    .replace(/([([{]) {1,2}/g, "$1")
    .replace(/ {1,2}([)\]}])/g, "$1")
    .replace(/\d{1,9}\.\d{5,20}/g, (digits) => String(Number(Number(digits).toPrecision(6))))

const statusChanges = (kind: Kind, name: string, old: Status, now: Status): ReadonlyArray<Change> => [
  ...(old.deprecated === undefined && now.deprecated !== undefined
    ? [{ type: "deprecated" as const, kind, name, new: now.deprecated }]
    : []),
  ...(old.experimental === undefined && now.experimental !== undefined
    ? [{ type: "experimental" as const, kind, name, new: now.experimental }]
    : [])
]
