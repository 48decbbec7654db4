/**
 * An index prepared for searching: lookups and caches that are derived from it, computed once for each index, and
 * released with it.
 */

import { addTo } from "../../kernel/util/Collections.ts"
import { lazy, memoizeWeak } from "../../kernel/util/memoize.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import { classNames } from "../reference/csharp/naming.ts"
import { classRow, ownerAt } from "../reference/Rows.ts"
import { ClassIndex, Row, type SymbolTable } from "../reference/SymbolTable.ts"
import { memoized } from "./analysis/memoizeWords.ts"
import { stem } from "./analysis/Stem.ts"
import { fold, termOfPart, termsOf } from "./analysis/Tokens.ts"
import * as Lexicon from "./index/Lexicon.ts"
import type { SearchIndex } from "./index/SearchIndex.ts"
import { type RowText, TextReader } from "./index/TextBlocks.ts"
import { exact, rangeOf, type SortedNames, writtenAt } from "./names/Names.ts"
import * as Spelling from "./names/Spelling.ts"
import * as Ranking from "./Ranking.ts"
import { NameParts } from "./text/NameParts.ts"

export interface Searcher {
  readonly index: SearchIndex
  readonly symbols: SymbolTable
  /** Class index by `classKey` of its name. */
  readonly classByKey: ReadonlyMap<string, ClassIndex>
  /** Class index by its name as it is. */
  readonly exactClasses: ReadonlyMap<string, ClassIndex>
  /** A class and its ancestors, nearest first. */
  readonly selfAndAncestors: (classIndex: ClassIndex) => ReadonlyArray<ClassIndex>
  readonly inherits: (classIndex: ClassIndex, ancestor: ClassIndex) => boolean
  readonly prior: Float32Array
  /** Length of a first sentence, and of a text -> the weight of one occurrence in it. */
  readonly sentenceWeight: Float32Array
  readonly textWeight: Float32Array
  readonly texts: TextReader
  /** `Tokens.termsOf`, remembering the words of shown texts. */
  readonly termsOf: (word: string) => ReadonlyArray<string>
  readonly names: SortedNames
  /** The rows with this folded name: one search looks up the same names repeatedly. */
  readonly rowsNamed: (folded: string) => ReadonlyArray<Row>
  /** The names that begin with this letter when folded, as positions in `names`. */
  readonly initialRange: (letter: string) => readonly [from: number, to: number]
  /** `Stem.stem`, remembering the parts of names. */
  readonly stemOf: (part: string) => string
  /** `isKnownPart`, remembering the parts: the rules for parts of names and for misspellings check the same words. */
  readonly knows: (part: string) => boolean
  readonly nameParts: NameParts
  /** The rows that belong to an enum or are typed by it, ascending. */
  readonly rowsOfEnum: (enumRow: Row) => ReadonlyArray<Row>
  /** Spellings of all terms, of all folded names (by position in `names`) and of classes; made at first use. */
  readonly termSpellings: () => Spelling.Spellings
  readonly nameSpellings: () => Spelling.Spellings
  readonly classSpellings: () => Spelling.Spellings
}

const make = (index: SearchIndex): Searcher => {
  const { symbols } = index
  const classByKey = new Map<string, ClassIndex>()
  for (const [classIndex, { name }] of symbols.classes.entries()) classByKey.set(classKey(name), ClassIndex(classIndex))
  // A class name of punctuation folds to the empty string, which every query without words would match.
  classByKey.delete("")
  // `@GlobalScope` is also found without its `@`, if no class has that name.
  for (const [key, classIndex] of [...classByKey]) {
    if (key.startsWith("@") && !classByKey.has(key.slice(1))) classByKey.set(key.slice(1), classIndex)
  }
  // `GodotObject` is C#'s name of Object.
  for (const [name, inCSharp] of classNames) {
    const classIndex = classByKey.get(classKey(name))
    const key = classKey(inCSharp)
    if (classIndex !== undefined && !classByKey.has(key)) classByKey.set(key, classIndex)
  }
  const { byName, inherits, selfAndAncestors } = ClassTree.of(symbols)
  const names = { names: symbols.names, byName: index.byName }
  const weights = Ranking.occurrenceWeights(index)
  const stemOf = memoized(stem)
  const enums = lazy(() => rowsByEnum(index.enumOf))
  return {
    index,
    symbols,
    classByKey,
    exactClasses: byName,
    selfAndAncestors,
    inherits,
    prior: Ranking.priors(index),
    sentenceWeight: weights.sentence,
    textWeight: weights.text,
    texts: new TextReader(index.texts),
    termsOf: memoized(termsOf),
    names,
    rowsNamed: memoized((folded) => Array.from(exact(names, folded), Row)),
    initialRange: memoized((letter) => rangeOf(names, letter)),
    stemOf,
    knows: memoized((part) => isKnown(index.lexicon, stemOf(part), part)),
    nameParts: new NameParts(index, stemOf),
    rowsOfEnum: (enumRow) => enums().get(enumRow) ?? [],
    classSpellings: lazy(() => Spelling.make(symbols.classes.length, (i) => fold(symbols.classes[i]?.name ?? ""))),
    termSpellings: lazy(() => Spelling.make(Lexicon.size(index.lexicon), (id) => Lexicon.at(index.lexicon, id))),
    nameSpellings: lazy(() =>
      Spelling.make(names.byName.length, (position) => Spelling.spellingOf(writtenAt(names, position)))
    )
  }
}

/**
 * Returns the searcher of an index, made at its first use.
 *
 * @example of(index) === of(index) // true: made once
 */
export const of: (index: SearchIndex) => Searcher = memoizeWeak(make)

const rowsByEnum = (enumOf: Uint32Array): ReadonlyMap<Row, ReadonlyArray<Row>> => {
  const rows = new Map<Row, Array<Row>>()
  for (let row = Row(0); row < enumOf.length; row++) {
    const enumRow = Row((enumOf[row] ?? 0) - 1)
    if (enumRow >= 0) addTo(rows, enumRow, row)
  }
  return rows
}

/**
 * Returns the signature and the text of a row.
 *
 * @example
 * textAt(searcher, Row(symbols.names.indexOf("queue_free"))).signature // "queue_free() -> void"
 */
export const textAt = ({ symbols, texts }: Searcher, row: Row): RowText => {
  const owner = ownerAt(symbols, row)
  return texts.read(owner, row - classRow(symbols, owner))
}

/**
 * Checks whether a part of a name occurs anywhere in the reference; stop words, which no index has, count as occurring.
 */
export const isKnownPart = ({ knows }: Searcher, part: string): boolean => knows(part)

const isKnown = (lexicon: SearchIndex["lexicon"], stemmed: string, part: string): boolean =>
  termOfPart(part) === "" ||
  Lexicon.find(lexicon, stemmed) >= 0 ||
  // `CustomThing` in `my_CustomThing` is a term as it is.
  Lexicon.find(lexicon, part) >= 0

/**
 * Returns the key by which class names are compared: as any name, but `@GDScript` is not `GDScript`.
 *
 * @example classKey("@GlobalScope") // "@globalscope"
 */
export const classKey = (name: string): string => (name.startsWith("@") ? "@" : "") + fold(name)
