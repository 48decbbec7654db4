/**
 * Names of other Godot versions, and their counterparts in the loaded documents.
 *
 * Silent about a name that the documents still, or already, have.
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { classNameAt, classRow, kindAt, ownerAt } from "../../reference/Rows.ts"
import { type ClassIndex, Flag, NO_CLASS, type Row } from "../../reference/SymbolTable.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { fold } from "../analysis/Tokens.ts"
import type { Searcher } from "../Searcher.ts"
import { Confidence } from "../Weights.ts"
import { type MemberRename, placed } from "./MemberRename.ts"
import { type Tables, toNewer, toOlder } from "./RenameTables.ts"

/** The symbol of the loaded reference that has another name in another version. */
export interface Successor {
  readonly row: Row
  /** `renamed from KinematicBody2D in Godot 4`, `became CharacterBody2D in Godot 4` */
  readonly note: string
  /** For a class: the note on its members. */
  readonly onMembers?: string
  /** 1 for the successor itself, less for a similar symbol. */
  readonly confidence: number
}

/** One direction of look-ups: from the names of older versions, or from those of newer ones. */
interface Direction {
  readonly tables: Tables
  /** Explains a hit that is called `otherName` in the other versions. */
  readonly note: (otherName: string, since: string) => string
  /** The note on a member of a class that is called `otherName` there and `here` in the loaded reference. */
  readonly onMembers: (otherName: string, here: string, since: string) => string
  /** The note on a hit in a class that the table does not list. */
  readonly elsewhere: (otherName: string, hit: string, since: string) => string
  readonly keyword: string
  /** True if several new names are listed, the likeliest first; otherwise they are ordered by popularity. */
  readonly ordered: boolean
}

const fromOlder: Direction = {
  tables: toNewer,
  note: (otherName, since) => `renamed from ${otherName} in Godot ${since}`,
  onMembers: (otherName, _, since) => `renamed from ${otherName} in Godot ${since}`,
  elsewhere: (otherName, hit, since) => `${otherName} became ${hit} in Godot ${since}`,
  keyword: "was a word of GDScript before Godot 4",
  ordered: true
}

const fromNewer: Direction = {
  tables: toOlder,
  note: (otherName, since) => `became ${otherName} in Godot ${since}`,
  onMembers: (otherName, here, since) => `${here} became ${otherName} in Godot ${since}`,
  elsewhere: (otherName, hit, since) => `${hit} became ${otherName} in Godot ${since}`,
  keyword: "is of Godot 4",
  ordered: false
}

const directions: ReadonlyArray<Direction> = [fromOlder, fromNewer]

/** Returns the results of the first direction that has any. */
const inEitherDirection = (find: (direction: Direction) => ReadonlyArray<Successor>): ReadonlyArray<Successor> => {
  for (const direction of directions) {
    const found = find(direction)
    if (found.length > 0) return found
  }
  return []
}

const classCalled = (searcher: Searcher, name: string): ClassIndex => searcher.exactClasses.get(name) ?? NO_CLASS

/**
 * Returns the successors or predecessors of class `name`; none if the reference has it.
 *
 * @example
 * classSuccessors(searcher, "KinematicBody2D")[0]?.note // "renamed from KinematicBody2D in Godot 4"
 */
export const classSuccessors = (searcher: Searcher, name: string): ReadonlyArray<Successor> => {
  const folded = fold(name)
  if (name.startsWith("@") || searcher.classByKey.has(folded)) return []
  const { prior, symbols } = searcher
  return inEitherDirection(({ tables, note, onMembers, ordered }) => {
    const entry = tables.classes.get(folded)
    const rows = (entry?.others ?? []).flatMap((other) => {
      const index = classCalled(searcher, other)
      return index < 0 ? [] : [classRow(symbols, index)]
    })
    if (!ordered) rows.sort((a, b) => (prior[b] ?? 0) - (prior[a] ?? 0))
    const otherName = entry?.name ?? name
    return rows.map((row, i) => ({
      row,
      note: note(otherName, "4"),
      onMembers: onMembers(otherName, classNameAt(symbols, row), "4"),
      confidence: i === 0 ? Confidence.first : Confidence.other
    }))
  })
}

/** Returns the index here of class `name` of another version, even if its name is unchanged; -1 = none. */
const calledHere = (searcher: Searcher, name: string): ClassIndex => {
  const own = classCalled(searcher, name)
  if (own >= 0) return own
  const [successor] = classSuccessors(searcher, name)
  return successor === undefined ? NO_CLASS : ownerAt(searcher.symbols, successor.row)
}

/** Rows of members called `name` (as written) in the class or its ancestors, nearest first; theme items last. */
const membersOf = (searcher: Searcher, classIndex: ClassIndex, name: string): ReadonlyArray<Row> => {
  const { symbols } = searcher
  const chain = searcher.selfAndAncestors(classIndex)
  const depth = (row: Row): number =>
    chain.indexOf(ownerAt(symbols, row)) + (kindAt(symbols, row) === "theme_item" ? chain.length : 0)
  return [...searcher.rowsNamed(fold(name))]
    .filter((row) => symbols.names[row] === name && chain.includes(ownerAt(symbols, row)))
    .sort((a, b) => depth(a) - depth(b))
}

/** Returns the renames of `name`, those in exactly this spelling first: `pause_mode` before `PauseMode`. */
const entriesOf = (direction: Direction, name: string): ReadonlyArray<MemberRename> => {
  const entries = direction.tables.members(fold(name))
  return entries.length < 2 ? entries : entries.toSorted((a, b) => Number(b.name === name) - Number(a.name === name))
}

/**
 * Returns the successors of member `name` of class `owner` (by any of its names); none if the class has it.
 *
 * @example
 * memberSuccessors(searcher, "Node", "add_child_below_node")[0]?.note
 * // "renamed from Node.add_child_below_node in Godot 4"
 */
export const memberSuccessors = (searcher: Searcher, owner: string, name: string): ReadonlyArray<Successor> =>
  memberSuccessorsIn(searcher)(`${owner}${OWNER_END}${name}`)

/** Remembers successors of members: two rules need those of `TileMap.set_cellv`. */
const memberSuccessorsIn = memoizeWeak((searcher: Searcher) =>
  memoized((key) => {
    const end = key.indexOf(OWNER_END)
    return inEitherDirection((direction) =>
      memberSuccessorsBy(direction, searcher, key.slice(0, end), key.slice(end + 1))
    )
  })
)

/** XML admits it in no name. */
const OWNER_END = "\u0000"

const memberSuccessorsBy = (
  direction: Direction,
  searcher: Searcher,
  owner: string,
  name: string
): ReadonlyArray<Successor> => {
  const known = entriesOf(direction, name)
  if (known.length === 0) return []
  const foldedOwner = fold(owner)
  const written = searcher.symbols.classes[searcher.classByKey.get(foldedOwner) ?? NO_CLASS]?.name ?? owner
  const current = calledHere(searcher, written)
  const chain = current < 0 ? [] : searcher.selfAndAncestors(current)
  const entries = known.filter((entry) => current < 0 || membersOf(searcher, current, entry.name).length === 0)
  const found = new Map<Row, Successor>()
  // Among several members that became one, that of the requested class is meant, then the most popular.
  const exact = new Set<Row>()
  for (const { name: otherName, others, since, owners } of entries) {
    for (const { here, there } of owners) {
      const home = calledHere(searcher, there)
      const descendant = calledHere(searcher, here)
      const meant =
        fold(here) === foldedOwner ||
        here === "*" ||
        chain.includes(home) ||
        (descendant >= 0 && chain.includes(descendant))
      if (!meant) continue
      for (const [i, other] of others.entries()) {
        const [owner, member] = placed(other, "")
        const at = owner !== "" ? classCalled(searcher, owner) : home >= 0 ? home : current
        const [row] = at < 0 ? [] : membersOf(searcher, at, member)
        if (row === undefined || found.has(row)) continue
        const note = direction.note(ofOwner(here, otherName), since)
        found.set(row, { row, note, confidence: i === 0 ? Confidence.first : Confidence.other })
        if (fold(here) === foldedOwner) exact.add(row)
      }
    }
  }
  if (!direction.ordered && found.size > 1) {
    const { prior } = searcher
    return [...found.values()]
      .sort((a, b) => Number(exact.has(b.row)) - Number(exact.has(a.row)) || (prior[b.row] ?? 0) - (prior[a.row] ?? 0))
      .map((one, i) => ({ ...one, confidence: i === 0 ? Confidence.first : Confidence.other }))
  }
  // The table lists some owners only: the class may have a member by the other name that is meant.
  for (const { name: otherName, others, since, owners } of found.size > 0 || current < 0 ? [] : entries) {
    for (const other of others) {
      const [row] = membersOf(searcher, current, other)
      const known = owners.find(({ here }) => here !== "*" && !here.startsWith("@"))
      const note = direction.elsewhere(ofOwner(known?.here ?? "*", otherName), other, since)
      if (row !== undefined) found.set(row, { row, note, confidence: Confidence.elsewhere })
    }
  }
  return [...found.values()]
}

/** Returns a member's name for a note: the bare name if it is global or of any class. */
const ofOwner = (owner: string, name: string): string =>
  owner === "*" || owner.startsWith("@") ? name : `${owner}.${name}`

/**
 * Returns the successors of anything called `name` in another version; none if a member has that name here.
 *
 * @example successors(searcher, "deg2rad").map(({ note }) => note) // ["renamed from deg2rad in Godot 4"]
 */
export const successors = (searcher: Searcher, name: string): ReadonlyArray<Successor> => successorsIn(searcher)(name)

/** Remembers successors: one search needs those of the same name many times. */
const successorsIn = memoizeWeak((searcher: Searcher) =>
  memoized((name) => inEitherDirection((direction) => successorsBy(direction, searcher, name)))
)

/** Maximum number of symbols that replace outdated ones: a name that more have (`speed_scale`) is not specific. */
const MAX_LEFT = 3

const successorsBy = (direction: Direction, searcher: Searcher, name: string): ReadonlyArray<Successor> => {
  const { symbols, prior } = searcher
  const found = new Map<Row, Successor>()
  const put = (one: Successor): void => {
    const known = found.get(one.row)
    if (known === undefined || known.confidence < one.confidence) found.set(one.row, one)
  }
  for (const one of classSuccessors(searcher, name)) put(one)
  for (const one of keywordsBy(direction, searcher, name)) put(one)
  // A class of that name is not the member; a member in another case may be the one that is meant.
  const namesHere = searcher.rowsNamed(fold(name))
  if (namesHere.some((row) => kindAt(symbols, row) !== "class")) return [...found.values()]
  for (const { name: otherName, others, owners, plain, since } of entriesOf(direction, name)) {
    const isSame = others.some((other) => fold(other) === fold(otherName))
    if (plain || isSame || namesHere.some((row) => symbols.names[row] === otherName)) continue
    for (const { here, there } of owners) {
      const owner = here === "*" ? there : here
      for (const { row, note, confidence } of memberSuccessorsBy(direction, searcher, owner, otherName)) {
        const flags = symbols.flags[classRow(symbols, ownerAt(symbols, row))] ?? 0
        const isDeprecated = (prior[row] ?? 0) < 1 && (flags & Flag.deprecated) !== 0
        put({ row, note, confidence: isDeprecated ? Confidence.deprecated : confidence })
      }
    }
    const [first] = [...found.values()]
    // Members of other classes with the new name never had the old one. They are named only if every successor is
    // deprecated.
    const outdated = [...found.values()].some(({ confidence }) => confidence === Confidence.deprecated)
    const meant = first === undefined ? undefined : kindAt(symbols, first.row)
    const known = owners.find(({ here }) => here !== "*" && !here.startsWith("@"))
    for (const other of outdated ? others : []) {
      const note = direction.elsewhere(ofOwner(known?.here ?? "*", otherName), other, since)
      const left = searcher
        .rowsNamed(fold(other))
        .filter((row) => symbols.names[row] === other && kindAt(symbols, row) === meant && !found.has(row))
      if (left.length <= MAX_LEFT) for (const row of left) put({ row, note, confidence: Confidence.first })
    }
  }
  return [...found.values()]
}

/**
 * Returns the symbols to read instead of a keyword that the loaded version lacks.
 *
 * @example keywordSuccessors(searcher, "yield").map(({ row }) => searcher.symbols.names[row]) // ["Signal", ...]
 */
export const keywordSuccessors = (searcher: Searcher, name: string): ReadonlyArray<Successor> =>
  inEitherDirection((direction) => keywordsBy(direction, searcher, name))

const keywordsBy = (direction: Direction, searcher: Searcher, name: string): ReadonlyArray<Successor> => {
  const keyword = direction.tables.keywords.get(name.toLowerCase())
  if (keyword === undefined || searcher.rowsNamed(fold(name)).length > 0) return []
  const now = keyword.instead === undefined ? "" : `; it is ${keyword.instead} now`
  return keyword.read.flatMap((target, i) => {
    const [owner = "", member] = target.split(".")
    const index = classCalled(searcher, owner)
    if (index < 0) return []
    const row = member === undefined ? classRow(searcher.symbols, index) : membersOf(searcher, index, member)[0]
    const note = `${JSON.stringify(name)} ${direction.keyword}${now}`
    return row === undefined ? [] : [{ row, note, confidence: 1 - i * Confidence.perPage }]
  })
}
