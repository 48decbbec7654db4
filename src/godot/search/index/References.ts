/**
 * The references of each row's text, as they are written there, and the rows to which they lead in a table of symbols.
 *
 * A reference as it is written depends on its own class alone, so an update copies it from the former index. Its target
 * depends on the names and the inheritance of all classes: `resolve` finds that for each table again.
 */
import { byCodeUnit, detach } from "../../../kernel/util/Text.ts"
import { kinds } from "../../reference/Kind.ts"
import { Row, type SymbolTable } from "../../reference/SymbolTable.ts"
import * as Names from "../names/Names.ts"
import type { CrossReference } from "./CrossReferences.ts"
import * as Lexicon from "./Lexicon.ts"
import { LinksWriter } from "./Links.ts"
import type { References, SearchIndex } from "./SearchIndex.ts"

/** Divides an owner from a kind and a name; no XML document can hold it. */
const SEPARATOR = "\u0001"

/** Used in place of a kind: the enum that a constant belongs to, or that a property is typed by. */
const ENUM_TYPE = "="

const codes: ReadonlyMap<string, string> = new Map(kinds.map((kind, index) => [kind, index.toString(36)]))

/**
 * Returns a link of a text as one string.
 *
 * @example
 * written({ owner: "Node", member: "add_child", kind: "method" }) // "Node\u00012add_child"
 */
export const written = ({ owner, member = "", kind }: CrossReference): string =>
  `${owner}${SEPARATOR}${codes.get(kind)}${member}`

/** Returns the name of an enum (`Enum`, `Class.Enum`), as it is written in class `self`, as one string. */
export const writtenEnum = (self: string, name: string): string => `${self}${SEPARATOR}${ENUM_TYPE}${name}`

/** Maximum count of one reference in one text. */
const MAX_COUNT = 0xff

/** Number of rows, and of references, that are handled between two yields. */
const STRIDE = 2048

/** References on their way into a table. */
interface Source {
  readonly references: References
  /** Row -> its row in the table, ascending, or -1 for a removed one. */
  readonly moves: Int32Array
}

/** Collects the references of texts, row by row. */
export class ReferencesWriter {
  readonly #ids = new Map<string, number>()
  /** Reference -> its last place. */
  readonly #lastPlace: Array<number> = []
  readonly #places: Array<number> = []
  readonly #counts: Array<number> = []
  readonly #ends: Array<number> = []
  readonly #enums: Array<number> = []
  #start = 0

  #idOf(reference: string): number {
    const known = this.#ids.get(reference)
    if (known !== undefined) return known
    this.#ids.set(detach(reference), this.#ids.size)
    return this.#ids.size - 1
  }

  /** Adds a reference to the open row. */
  push(reference: string): void {
    const id = this.#idOf(reference)
    const place = this.#lastPlace[id] ?? -1
    if (place >= this.#start) {
      this.#counts[place] = Math.min((this.#counts[place] ?? 0) + 1, MAX_COUNT)
      return
    }
    this.#lastPlace[id] = this.#places.length
    this.#places.push(id)
    this.#counts.push(1)
  }

  /** Ends the open row, with the enum that it names. */
  close(enumReference?: string): void {
    this.#start = this.#places.length
    this.#ends.push(this.#start)
    this.#enums.push(enumReference === undefined ? 0 : 1 + this.#idOf(enumReference))
  }

  /** Returns the references of a table of `rows` rows; `ranges` map ranges of the added rows to its rows. */
  finish(rows: number, ranges: Iterable<{ readonly from: number; readonly to: number; readonly offset: number }>) {
    const moves = new Int32Array(this.#ends.length).fill(-1)
    for (const { from, to, offset } of ranges) for (let row = from; row < to; row++) moves[row] = row + offset
    const strings = [...this.#ids.keys()].sort(byCodeUnit)
    const ranks = new Uint32Array(strings.length)
    for (const [rank, reference] of strings.entries()) ranks[this.#ids.get(reference) ?? 0] = rank
    const references = {
      written: Lexicon.make(strings),
      ids: Uint32Array.from(this.#places, (id) => ranks[id] ?? 0),
      counts: Uint8Array.from(this.#counts),
      ends: Uint32Array.from(this.#ends),
      enums: Uint32Array.from(this.#enums, (id) => (id === 0 ? 0 : 1 + (ranks[id - 1] ?? 0)))
    }
    return gather(rows, [{ references, moves }])
  }
}

/**
 * Returns the references of the rows of `before` that stayed (`moves`: old row -> new row, or -1), with those of
 * `fresh` for all others; yields between pieces of the work.
 */
export const merge = (before: References, fresh: References, moves: Int32Array): Generator<void, References> => {
  const rows = fresh.ends.length
  const others = new Int32Array(rows)
  for (let row = 0; row < rows; row++) others[row] = row
  for (const row of moves) if (row >= 0) others[row] = -1
  return gather(rows, [
    { references: before, moves },
    { references: fresh, moves: others }
  ])
}

/** Puts the rows of several sources in the order of one table; each of its rows comes from one source at most. */
function* gather(rows: number, sources: ReadonlyArray<Source>): Generator<void, References> {
  const lists = sources.map(usedStrings)
  yield
  // Sorted lists, one after the other, which a merge sort handles fast.
  const strings = [...new Set(lists.flat())].sort(byCodeUnit)
  yield
  const numbers = sources.map(({ references }) => placesIn(strings, references.written))
  yield
  const ends = new Uint32Array(rows)
  for (const { references, moves } of sources) {
    for (let from = Row(0); from < moves.length; from++) {
      const to = Row(moves[from] ?? -1)
      if (to >= 0) ends[to] = (references.ends[from] ?? 0) - startOf(references, from)
    }
  }
  for (let row = 1; row < rows; row++) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0)
  yield
  const size = ends.at(-1) ?? 0
  const gathered: References = {
    written: Lexicon.make(strings),
    ids: new Uint32Array(size),
    counts: new Uint8Array(size),
    ends,
    enums: new Uint32Array(rows)
  }
  for (const [index, { references, moves }] of sources.entries()) {
    const numberOf = numbers[index] ?? new Uint32Array()
    for (let from = Row(0); from < moves.length; from++) {
      if (from % STRIDE === STRIDE - 1) yield
      const to = Row(moves[from] ?? -1)
      if (to < 0) continue
      let place = startOf(gathered, to)
      for (let old = startOf(references, from); old < (references.ends[from] ?? 0); old++, place++) {
        gathered.ids[place] = numberOf[references.ids[old] ?? 0] ?? 0
        gathered.counts[place] = references.counts[old] ?? 0
      }
      const named = references.enums[from] ?? 0
      if (named > 0) gathered.enums[to] = 1 + (numberOf[named - 1] ?? 0)
    }
  }
  return gathered
}

const startOf = ({ ends }: References, row: Row): number => (row === 0 ? 0 : (ends[row - 1] ?? 0))

/** The references of the rows that come into the table, sorted. */
const usedStrings = ({ references, moves }: Source): ReadonlyArray<string> => {
  const isUsed = new Uint8Array(Lexicon.size(references.written))
  for (let row = Row(0); row < moves.length; row++) {
    if ((moves[row] ?? -1) < 0) continue
    const end = references.ends[row] ?? 0
    for (let place = startOf(references, row); place < end; place++) isUsed[references.ids[place] ?? 0] = 1
    const named = references.enums[row] ?? 0
    if (named > 0) isUsed[named - 1] = 1
  }
  return Array.from(isUsed.keys()).flatMap((id) => (isUsed[id] === 1 ? [Lexicon.at(references.written, id)] : []))
}

/** Number of each string of `list` in the sorted `strings`; any number for those that are not there. */
const placesIn = (strings: ReadonlyArray<string>, list: References["written"]): Uint32Array => {
  const places = new Uint32Array(Lexicon.size(list))
  for (let id = 0, place = 0; id < places.length; id++) {
    const string = Lexicon.at(list, id)
    while (place < strings.length && (strings[place] ?? "") < string) place++
    places[id] = place
  }
  return places
}

/**
 * Resolves all references in a table: the same for a new index and for an updated one. Yields
 * between pieces of the work.
 *
 * @example
 * // One text refers to [method Node.add_child] twice:
 * TimeSlices.runSync(resolve(symbols, references)).inbound[addChild] // 2
 */
export function* resolve(
  symbols: SymbolTable,
  { written, ids, counts, ends, enums }: References
): Generator<void, Pick<SearchIndex, "inbound" | "links" | "enumOf">> {
  const find = Names.memberFinder(symbols)
  const size = Lexicon.size(written)
  const rowOf = new Int32Array(size)
  for (let id = 0; id < size; id++) {
    if (id % STRIDE === STRIDE - 1) yield
    rowOf[id] = target(find, Lexicon.at(written, id))
  }
  yield
  const inbound = new Uint16Array(ends.length)
  const enumOf = new Uint32Array(ends.length)
  const links = new LinksWriter(ends.length)
  for (let row = 0, place = 0; row < ends.length; row++) {
    if (row % STRIDE === STRIDE - 1) yield
    for (const end = ends[row] ?? 0; place < end; place++) {
      const to = rowOf[ids[place] ?? 0] ?? -1
      links.push(to)
      if (to >= 0) inbound[to] = Math.min((inbound[to] ?? 0) + (counts[place] ?? 0), 0xffff)
    }
    links.close()
    const named = enums[row] ?? 0
    if (named > 0) enumOf[row] = 1 + (rowOf[named - 1] ?? -1)
  }
  return { inbound, links: links.finish(), enumOf }
}

/** Returns the row that a written reference leads to, or -1. */
const target = (find: ReturnType<typeof Names.memberFinder>, reference: string): number => {
  const cut = reference.indexOf(SEPARATOR)
  const owner = reference.slice(0, cut)
  const code = reference[cut + 1] ?? ""
  const name = reference.slice(cut + 2)
  if (code === ENUM_TYPE) return find.enumRow(owner, name)
  const kind = kinds[Number.parseInt(code, 36)] ?? "class"
  return find.target(owner, kind === "class" ? undefined : name, kind)
}
