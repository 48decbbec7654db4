/**
 * Merges two indexes: the unchanged classes of one, and the new and changed classes of the other.
 */

import * as Names from "../names/Names.ts"
import * as Lexicon from "./Lexicon.ts"
import { PackedWriter, unpack, unpacked } from "./Postings.ts"
import * as References from "./References.ts"
import type { PartialIndex, Postings, SearchIndex, TextBlock, TextBlocks } from "./SearchIndex.ts"

/** Old number -> new number, ascending; -1 for a removed one. */
type Moves = Int32Array

/** Number of terms, and of rows, that are moved between two yields. */
const STRIDE = 512
const ROW_STRIDE = 2048

/**
 * Returns the index of the classes of `fresh.symbols`: those in `stayed` from `before`, all others from `fresh`. The
 * result is the same as indexing all of them again. Yields between pieces of the work.
 *
 * @example
 * // Timer.xml has changed since `before` was made; `fresh` has Timer alone.
 * const merged = runSync(merge(before, fresh, new Set(["Node", "Object"])))
 * merged.symbols.classes.map(({ name }) => name) // ["Node", "Object", "Timer"]
 */
export function* merge(
  before: SearchIndex,
  fresh: PartialIndex,
  stayed: ReadonlySet<string>
): Generator<void, SearchIndex> {
  const { symbols } = fresh
  const classes = classMoves(before, fresh)
  const rows = rowMoves(before, fresh, classes, stayed)
  const keptClasses = classes.map((to, from) => (stayed.has(before.symbols.classes[from]?.name ?? "") ? to : -1))
  const sentenceLengths = fresh.sentenceLengths.slice()
  const textLengths = fresh.textLengths.slice()
  yield
  for (let from = 0; from < rows.length; from++) {
    if (from % ROW_STRIDE === ROW_STRIDE - 1) yield
    const to = rows[from] ?? -1
    if (to < 0) continue
    sentenceLengths[to] = before.sentenceLengths[from] ?? 0
    textLengths[to] = before.textLengths[from] ?? 0
  }
  yield
  const byName = Names.reorder(before.byName, rows, symbols.names)
  yield
  const lists = yield* mergedLists(before, fresh, rows, keptClasses)
  const references = yield* References.merge(before.references, fresh.references, rows)
  yield
  return {
    symbols,
    ...lists,
    sentenceLengths,
    textLengths,
    references,
    ...(yield* References.resolve(symbols, references)),
    byName,
    texts: mergedTexts(before.texts, fresh.texts, keptClasses)
  }
}

const classMoves = (before: SearchIndex, fresh: PartialIndex): Moves => {
  const now = new Map(fresh.symbols.classes.map(({ name }, index) => [name, index]))
  return Int32Array.from(before.symbols.classes, ({ name }) => now.get(name) ?? -1)
}

/** The rows of the classes that stayed: as many as before, in the same order. */
const rowMoves = (before: SearchIndex, fresh: PartialIndex, classes: Moves, stayed: ReadonlySet<string>): Moves => {
  const rows = new Int32Array(before.symbols.names.length).fill(-1)
  for (const [from, { name }] of before.symbols.classes.entries()) {
    const to = classes[from] ?? -1
    if (to < 0 || !stayed.has(name)) continue
    const first = before.symbols.firstRow[from] ?? 0
    const end = before.symbols.firstRow[from + 1] ?? first
    const start = fresh.symbols.firstRow[to] ?? 0
    for (let row = first; row < end; row++) rows[row] = start + row - first
  }
  return rows
}

/** The blocks of both that hold texts of some class. */
const mergedTexts = (before: TextBlocks, fresh: TextBlocks, keptClasses: Moves): TextBlocks => {
  const classBlock = fresh.classBlock.map((block) => block + before.blocks.length)
  const classEntry = fresh.classEntry.slice()
  for (const [from, to] of keptClasses.entries()) {
    if (to < 0) continue
    classBlock[to] = before.classBlock[from] ?? 0
    classEntry[to] = before.classEntry[from] ?? 0
  }
  const used = new Set(classBlock)
  const blocks: Array<TextBlock> = []
  const moves = [...before.blocks, ...fresh.blocks].map((block, from) => (used.has(from) ? blocks.push(block) - 1 : -1))
  // A class without texts has a block beyond the last one.
  return { blocks, classBlock: classBlock.map((block) => moves[block] ?? blocks.length), classEntry }
}

/** Both lexicons and all lists in one. */
function* mergedLists(
  before: SearchIndex,
  fresh: PartialIndex,
  rows: Moves,
  classes: Moves
): Generator<void, Pick<SearchIndex, "lexicon" | "postings" | "classPostings">> {
  const terms: Array<string> = []
  const postings = new Mixer(before.postings, fresh.postings, rows, fresh.symbols.names.length)
  const classPostings = new Mixer(before.classPostings, fresh.classPostings, classes, fresh.symbols.classes.length)
  const sizes = [Lexicon.size(before.lexicon), Lexicon.size(fresh.lexicon)] as const
  for (let old = 0, now = 0, steps = 0; old < sizes[0] || now < sizes[1]; steps++) {
    const left = old < sizes[0] ? Lexicon.at(before.lexicon, old) : undefined
    const right = now < sizes[1] ? Lexicon.at(fresh.lexicon, now) : undefined
    const takesLeft = left !== undefined && (right === undefined || left <= right)
    const takesRight = right !== undefined && (left === undefined || right <= left)
    const documents = postings.mix(takesLeft ? old : -1, takesRight ? now : -1)
    const classDocuments = classPostings.mix(takesLeft ? old : -1, takesRight ? now : -1)
    // A word that only the replaced texts had is left out.
    if (documents > 0 || classDocuments > 0) {
      terms.push((takesLeft ? left : right) ?? "")
      postings.close()
      classPostings.close()
    }
    if (takesLeft) old++
    if (takesRight) now++
    if (steps % STRIDE === 0) yield
  }
  const lexicon = Lexicon.make(terms)
  yield
  const ownPostings = postings.finish()
  yield
  return { lexicon, postings: ownPostings, classPostings: classPostings.finish() }
}

/** Two sets of lists, term by term, on their way into one. */
class Mixer {
  readonly #old: Postings
  readonly #now: Postings
  readonly #moves: Moves
  readonly #writer = new PackedWriter()
  readonly #left: ReturnType<typeof unpacked>
  readonly #right: ReturnType<typeof unpacked>

  constructor(old: Postings, now: Postings, moves: Moves, documents: number) {
    this.#old = old
    this.#now = now
    this.#moves = moves
    this.#left = unpacked(moves.length)
    this.#right = unpacked(documents)
  }

  /** Merges the lists of an old and a new term (-1 = none) into the list that is open; returns its length. */
  mix(old: number, now: number): number {
    const left = this.#left
    const right = this.#right
    const sizes = [old < 0 ? 0 : unpack(this.#old, old, left), now < 0 ? 0 : unpack(this.#now, now, right)] as const
    let j = 0
    for (let i = 0; i < sizes[0]; i++) {
      const document = this.#moves[left.documents[i] ?? 0] ?? -1
      if (document < 0) continue
      for (; j < sizes[1] && (right.documents[j] ?? 0) < document; j++) this.#put(j)
      this.#writer.push(document, left.fields[i] ?? 0)
    }
    for (; j < sizes[1]; j++) this.#put(j)
    return this.#writer.size
  }

  #put(j: number): void {
    this.#writer.push(this.#right.documents[j] ?? 0, this.#right.fields[j] ?? 0)
  }

  /** Ends the list. */
  close(): void {
    this.#writer.close()
  }

  finish(): Postings {
    return this.#writer.finish()
  }
}
