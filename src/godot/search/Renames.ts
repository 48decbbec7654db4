/**
 * Names of older Godot versions, and what the loaded documents call the same.
 *
 * Silent about a name that the documents still have: on a 3.x reference nothing here
 * says anything.
 */
import * as Names from "./Names.ts"
import { classNameAt, kindAt, lineage, type Prepared } from "./Prepared.ts"
import * as renamed from "./renamed.ts"
import { fold } from "./Tokens.ts"

export interface Successor {
  readonly row: number
  /** `renamed from KinematicBody2D in Godot 4` */
  readonly note: string
  /** 1 for the successor itself, less for what is only like it. */
  readonly sureness: number
}

/** How sure a successor is. */
const Sureness = {
  first: 1,
  /** A second successor, where one thing became several. */
  other: 0.85,
  /** The same new name in a class that the table does not list; no less sure where a listed class is on its way out. */
  elsewhere: 0.8,
  /** Less than that, where the successor is itself on its way out. */
  deprecated: 0.7
} as const

interface MemberRename {
  readonly old: string
  readonly successors: ReadonlyArray<string>
  readonly since: string
  readonly owners: ReadonlyArray<{ readonly old: string; readonly now: string }>
}

interface Tables {
  /** Folded old class name -> as written, and its successors. */
  readonly classes: ReadonlyMap<string, { readonly old: string; readonly successors: ReadonlyArray<string> }>
  readonly members: ReadonlyMap<string, ReadonlyArray<MemberRename>>
}

/**
 * Words of the language that are no symbols and so in no list of renames: what to
 * read instead. A dot divides class and member.
 */
const keywords: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["yield", ["Signal", "SceneTree.create_timer", "SceneTreeTimer", "Signal.connect"]],
  ["export", ["@GDScript.@export"]],
  ["onready", ["@GDScript.@onready"]],
  ["tool", ["@GDScript.@tool"]],
  ["remote", ["@GDScript.@rpc"]],
  ["remotesync", ["@GDScript.@rpc"]],
  ["master", ["@GDScript.@rpc"]],
  ["mastersync", ["@GDScript.@rpc"]],
  ["puppet", ["@GDScript.@rpc"]],
  ["puppetsync", ["@GDScript.@rpc"]],
  ["slave", ["@GDScript.@rpc"]],
  ["funcref", ["Callable", "Object.call"]]
])

let parsed: Tables | undefined

const tables = (): Tables => {
  parsed ??= parse()
  return parsed
}

const parse = (): Tables => {
  const classes = new Map<string, { old: string; successors: ReadonlyArray<string> }>()
  for (const line of renamed.classes.trim().split("\n")) {
    const [old = "", ...successors] = line.split(" ")
    classes.set(fold(old), { old, successors })
  }
  const members = new Map<string, Array<MemberRename>>()
  for (const line of renamed.members.trim().split("\n")) {
    const [what = "", owners = ""] = line.split(": ")
    const [old = "", successors = "", since = "4"] = what.split(" ")
    const known = members.get(fold(old)) ?? []
    members.set(fold(old), known)
    known.push({
      old,
      successors: successors.split(",").map((name) => name.replace("operator_", "operator ")),
      since,
      owners: owners.split(" ").map((pair) => {
        const [before = "", now = before] = pair.split(">")
        return { old: before, now }
      })
    })
  }
  return { classes, members }
}

const classCalled = (prepared: Prepared, name: string): number => prepared.exactClasses.get(name) ?? -1

const noteOf = (old: string, since: string): string => `renamed from ${old} in Godot ${since}`

/** The classes that took the place of class `name`; none while it is there itself. */
export const classSuccessors = (prepared: Prepared, name: string): ReadonlyArray<Successor> => {
  const folded = fold(name)
  const entry = tables().classes.get(folded)
  if (entry === undefined || name.startsWith("@") || prepared.classByKey.has(folded)) return []
  return entry.successors.flatMap((successor, i) => {
    const index = classCalled(prepared, successor)
    if (index < 0) return []
    const row = prepared.symbols.firstRow[index] ?? 0
    return [{ row, note: noteOf(entry.old, "4"), sureness: i === 0 ? Sureness.first : Sureness.other }]
  })
}

/** What class `name` of an older version is called now, whether or not the old name is still there. */
const nowCalled = (prepared: Prepared, name: string): number => {
  const own = classCalled(prepared, name)
  if (own >= 0) return own
  const [successor] = classSuccessors(prepared, name)
  return successor === undefined ? -1 : (prepared.symbols.owners[successor.row] ?? -1)
}

/** Rows of members called `name` (as written) in the class or its ancestors, nearest first; theme items last. */
const membersOf = (prepared: Prepared, classIndex: number, name: string): ReadonlyArray<number> => {
  const { symbols } = prepared
  const chain = lineage(prepared, classIndex)
  const depth = (row: number): number =>
    chain.indexOf(symbols.owners[row] ?? -1) + (kindAt(symbols, row) === "theme_item" ? chain.length : 0)
  return [...Names.exact(prepared.names, fold(name))]
    .filter((row) => symbols.names[row] === name && chain.includes(symbols.owners[row] ?? -1))
    .sort((a, b) => depth(a) - depth(b))
}

/** Renames of what was called `name`; first what was spelt just so: `pause_mode` before `PauseMode`. */
const entriesOf = (name: string): ReadonlyArray<MemberRename> => {
  const entries = tables().members.get(fold(name)) ?? []
  return entries.length < 2 ? entries : entries.toSorted((a, b) => Number(b.old === name) - Number(a.old === name))
}

/** What became of member `name` of class `owner` (an old or a new name); none while the class still has it. */
export const memberSuccessors = (prepared: Prepared, owner: string, name: string): ReadonlyArray<Successor> => {
  const known = entriesOf(name)
  if (known.length === 0) return []
  const foldedOwner = fold(owner)
  const current = nowCalled(
    prepared,
    prepared.symbols.classes[prepared.classByKey.get(foldedOwner) ?? -1]?.name ?? owner
  )
  const chain = current < 0 ? [] : lineage(prepared, current)
  const entries = known.filter(({ old }) => current < 0 || membersOf(prepared, current, old).length === 0)
  const found = new Map<number, Successor>()
  for (const { old, successors, since, owners } of entries) {
    for (const pair of owners) {
      const home = nowCalled(prepared, pair.now)
      const heir = nowCalled(prepared, pair.old)
      const meant =
        fold(pair.old) === foldedOwner ||
        pair.old === "*" ||
        chain.includes(home) ||
        (heir >= 0 && chain.includes(heir))
      if (!meant) continue
      for (const [i, successor] of successors.entries()) {
        const dot = successor.startsWith("@") || successor.includes("/") ? -1 : successor.indexOf(".")
        const at = dot < 0 ? (home >= 0 ? home : current) : classCalled(prepared, successor.slice(0, dot))
        const [row] = at < 0 ? [] : membersOf(prepared, at, successor.slice(dot + 1))
        if (row === undefined || found.has(row)) continue
        const from = pair.old === "*" || pair.old.startsWith("@") ? old : `${pair.old}.${old}`
        found.set(row, { row, note: noteOf(from, since), sureness: i === 0 ? Sureness.first : Sureness.other })
      }
    }
  }
  // The table lists some owners only: what the class asked has by the new name may be meant.
  for (const { old, successors, since, owners } of found.size > 0 || current < 0 ? [] : entries) {
    for (const successor of successors) {
      const [row] = membersOf(prepared, current, successor)
      const known = owners.find((pair) => pair.old !== "*" && !pair.old.startsWith("@"))
      const note = `${known === undefined ? old : `${known.old}.${old}`} became ${successor} in Godot ${since}`
      if (row !== undefined) found.set(row, { row, note, sureness: Sureness.elsewhere })
    }
  }
  return [...found.values()]
}

/** What became of anything that was called `name`; none while anything is. */
export const successors = (prepared: Prepared, name: string): ReadonlyArray<Successor> => {
  const { symbols, prior } = prepared
  const found = new Map<number, Successor>()
  const put = (one: Successor): void => {
    const known = found.get(one.row)
    if (known === undefined || known.sureness < one.sureness) found.set(one.row, one)
  }
  for (const one of classSuccessors(prepared, name)) put(one)
  for (const one of keywordSuccessors(prepared, name)) put(one)
  for (const { old, successors: names, since, owners } of entriesOf(name)) {
    const isSame = names.some((successor) => fold(successor) === fold(old))
    if (isSame || Names.exact(prepared.names, fold(old)).some((row) => symbols.names[row] === old)) continue
    for (const { now, old: before } of owners) {
      for (const { row, note, sureness } of memberSuccessors(prepared, before === "*" ? now : before, old)) {
        const deprecated =
          (prior[row] ?? 0) < 1 && ((symbols.flags[symbols.firstRow[symbols.owners[row] ?? 0] ?? 0] ?? 0) & 1) === 1
        put({ row, note, sureness: deprecated ? Sureness.deprecated : sureness })
      }
    }
    const [first] = [...found.values()]
    // Others that have the new name were never called by the old one; but where all that were are on their way out, they are what is left.
    const outdated = [...found.values()].some(({ sureness }) => sureness === Sureness.deprecated)
    const meant = first === undefined ? undefined : kindAt(symbols, first.row)
    for (const successor of names) {
      for (const row of Names.exact(prepared.names, fold(successor))) {
        if (symbols.names[row] !== successor || kindAt(symbols, row) !== meant || found.has(row)) continue
        if (outdated) put({ row, note: noteOf(old, since), sureness: Sureness.first })
      }
    }
  }
  return [...found.values()]
}

/** What to read instead of a word of the language that was one before Godot 4. */
export const keywordSuccessors = (prepared: Prepared, name: string): ReadonlyArray<Successor> => {
  const instead = keywords.get(name.toLowerCase())
  if (instead === undefined || Names.exact(prepared.names, fold(name)).length > 0) return []
  return instead.flatMap((target, i) => {
    const [owner = "", member] = target.split(".")
    const index = classCalled(prepared, owner)
    if (index < 0) return []
    const row = member === undefined ? (prepared.symbols.firstRow[index] ?? 0) : membersOf(prepared, index, member)[0]
    const note = `${JSON.stringify(name)} was a word of GDScript before Godot 4`
    return row === undefined ? [] : [{ row, note, sureness: 1 - i * 0.1 }]
  })
}

/** A class's name, or `Class.member`. */
export const nameOf = ({ symbols }: Prepared, row: number): string =>
  kindAt(symbols, row) === "class" ? (symbols.names[row] ?? "") : `${classNameAt(symbols, row)}.${symbols.names[row]}`
