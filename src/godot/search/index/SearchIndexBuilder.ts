/**
 * Makes a `SearchIndex` from class documents, one at a time.
 *
 * `add` keeps nothing of the document but what the index needs, so that a caller
 * can parse, add and forget file by file, and yield between two of them, or with
 * `addSteps` between the parts of a class of thousands of members.
 */

import { detach } from "../../../kernel/util/Text.ts"
import { runSync } from "../../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { toPlainText } from "../../reference/PlainText.ts"
import { sentenceEnd } from "../../reference/Sentences.ts"
import { signaturesOf } from "../../reference/Signature.ts"
import type { ClassRows, SymbolTable } from "../../reference/SymbolTable.ts"
import { localTerms } from "../analysis/localTerms.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { termOfPart, termsOf } from "../analysis/Tokens.ts"
import * as Names from "../names/Names.ts"
import { entriesOf } from "./Entries.ts"
import * as Lexicon from "./Lexicon.ts"
import { type Field, Fields, PostingsWriter } from "./Postings.ts"
import * as ReferencesBuilder from "./ReferencesBuilder.ts"
import type { LinkedRows, PartialIndex, SearchIndex } from "./SearchIndex.ts"
import { TermCounter } from "./TermCounter.ts"
import { type RowText, TextBlocksWriter } from "./TextBlocks.ts"

export interface SearchIndexBuilder {
  /** Adds a class with its rows (`SymbolTable.rowsOf`); each class once, in any order. */
  readonly add: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => void
  /**
   * Adds a class in steps of a few members; no other class may be added before its end. If `doc` has no signatures, they
   * are those of `whole`, which is called when one is shown.
   */
  readonly addSteps: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => Generator<void, void>
  /** Adds what a class says, without what it refers to: `finishSteps` is given that. */
  readonly addTexts: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => Generator<void, void>
  /** The index over the classes of `symbols`; classes added that it does not name are left out. Ends the builder. */
  readonly finish: (symbols: SymbolTable) => SearchIndex
  /** Does what `finish` does, in steps. `linked` is what a `ReferencesBuilder` made of classes that were added by `addTexts`. */
  readonly finishSteps: (symbols: SymbolTable, linked?: LinkedRows) => Generator<void, SearchIndex>
  /** The part of it that an index of other classes can be merged with. */
  readonly finishPart: (symbols: SymbolTable) => Generator<void, PartialIndex>
}

/** A class that was added, kept until `finish`. */
interface PendingClass {
  readonly rows: number
  /** Its stretch in the row arrays and in the two writers. */
  readonly firstRow: number
  readonly postings: readonly [from: number, to: number]
  readonly classPostings: readonly [from: number, to: number]
  readonly place: readonly [block: number, entry: number]
}

/** Members that one step adds: a millisecond or two. */
const STRIDE = 16

/**
 * Makes an empty builder.
 *
 * @example
 * const builder = make()
 * const rows = rowsOf({ file: "Node.xml", doc: node })
 * builder.add(node, rows)
 * builder.finish(assemble([rows])).symbols.names[0] // "Node"
 */
export const make = (): SearchIndexBuilder => {
  const terms = new Map<string, number>()
  const postings = new PostingsWriter()
  const classPostings = new PostingsWriter()
  const texts = new TextBlocksWriter()
  const added = new Map<string, PendingClass>()
  const references = ReferencesBuilder.make()
  const sentenceLengths: Array<number> = []
  const textLengths: Array<number> = []
  // Twenty-five thousand identifiers are made of some five thousand parts.
  const termOf = memoized(termOfPart)
  const counter = new TermCounter((word) =>
    termsOf(word, termOf).map((term) => {
      const id = terms.get(term)
      if (id !== undefined) return id
      terms.set(detach(term), terms.size)
      return terms.size - 1
    })
  )
  const count = (text: string, field: Field): number => counter.count(text, 0, text.length, field)

  /** Counts what translated texts say in the terms of their language. */
  const countLocal = (translated: ReadonlyArray<string>, english: string): void => {
    const text = joinedTexts(translated)
    if (text === english) return
    const end = sentenceEnd(text, 0)
    count(localTerms(text.slice(0, end)), Fields.sentence)
    count(localTerms(text.slice(end)), Fields.text)
  }

  function* addSteps(doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc): Generator<void, void> {
    yield* references.addSteps(doc, rows)
    yield* addTexts(doc, rows, whole)
  }

  function* addTexts(doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc): Generator<void, void> {
    const firstRow = sentenceLengths.length
    const from = postings.length
    const classFrom = classPostings.length
    const entries = yield* entriesOf(doc, rows)
    const signature = whole === undefined ? signaturesOf(doc) : undefined
    const stored: Array<RowText> = []
    for (const [offset, entry] of entries.entries()) {
      if (offset > 0 && offset % STRIDE === 0) yield
      const plain = entry.texts.map((shown) => toPlainText(doc.originals?.get(shown) ?? shown))
      const text = joinedTexts(plain)
      const end = entry.kind === "class" ? (plain[0] ?? "").length : sentenceEnd(text, 0)
      count(entry.name, Fields.name)
      if (entry.enum !== undefined) count(entry.enum, Fields.context)
      count(entry.keywords, Fields.keyword)
      sentenceLengths.push(Math.min(counter.count(text, 0, end, Fields.sentence), 0xff))
      textLengths.push(Math.min(counter.count(text, end, text.length, Fields.text), 0xffff))
      const translated = doc.originals === undefined ? undefined : entry.texts.map(toPlainText)
      if (translated !== undefined) countLocal(translated, text)
      counter.close(postings, offset)
      if (signature === undefined) continue
      stored.push({
        signature: entry.kind === "class" ? "" : signature(entry.kind, entry.name),
        text: translated === undefined ? text : joinedTexts(translated)
      })
    }
    count(doc.name, Fields.name)
    count(toPlainText(doc.brief), Fields.sentence)
    count(doc.keywords ?? "", Fields.keyword)
    counter.close(classPostings, 0)
    yield
    added.set(doc.name, {
      rows: entries.length,
      firstRow,
      postings: [from, postings.length],
      classPostings: [classFrom, classPostings.length],
      place: whole === undefined ? texts.add(stored) : texts.addLater(() => rowTexts(whole(), rows))
    })
  }

  function* finishPart(symbols: SymbolTable): Generator<void, PartialIndex> {
    return { ...(yield* packed(symbols)), references: yield* references.finish(symbols) }
  }

  function* packed(symbols: SymbolTable): Generator<void, Omit<PartialIndex, "references">> {
    const size = symbols.names.length
    const classes = symbols.classes.map(({ name }) => added.get(name))
    const sorted = [...terms.keys()].sort(byCodeUnitOf)
    const order = new Uint32Array(sorted.length)
    for (const [rank, term] of sorted.entries()) order[terms.get(term) ?? 0] = rank
    const rowRanges: Array<{ from: number; to: number; offset: number }> = []
    const classRanges: Array<{ from: number; to: number; offset: number }> = []
    const sentences = new Uint8Array(size)
    const lengths = new Uint16Array(size)
    for (const [index, one] of classes.entries()) {
      const first = symbols.firstRow[index] ?? 0
      if (one === undefined || one.rows !== (symbols.firstRow[index + 1] ?? 0) - first) continue
      rowRanges.push({ from: one.postings[0], to: one.postings[1], offset: first })
      classRanges.push({ from: one.classPostings[0], to: one.classPostings[1], offset: index })
      for (let row = 0; row < one.rows; row++) {
        sentences[first + row] = sentenceLengths[one.firstRow + row] ?? 0
        lengths[first + row] = textLengths[one.firstRow + row] ?? 0
      }
    }
    yield
    const rowPostings = postings.pack(order, rowRanges)
    yield
    return {
      symbols,
      lexicon: Lexicon.make(sorted),
      postings: rowPostings,
      classPostings: classPostings.pack(order, classRanges),
      sentenceLengths: sentences,
      textLengths: lengths,
      texts: texts.finish(classes.map((one) => one?.place))
    }
  }

  function* finishSteps(symbols: SymbolTable, linked?: LinkedRows): Generator<void, SearchIndex> {
    const part = yield* packed(symbols)
    yield
    const byName = Names.order(symbols.names)
    yield
    return { ...part, ...(linked ?? (yield* references.link(symbols))), byName }
  }

  return {
    add: (doc, rows, whole) => runSync(addSteps(doc, rows, whole)),
    addSteps,
    addTexts,
    finish: (symbols) => runSync(finishSteps(symbols)),
    finishSteps,
    finishPart
  }
}

/** Returns the signature and the plain text of each row of a class. */
const rowTexts = (doc: ClassDoc, rows: ClassRows): ReadonlyArray<RowText> => {
  const signature = signaturesOf(doc)
  return runSync(entriesOf(doc, rows)).map(({ kind, name, texts }) => ({
    signature: kind === "class" ? "" : signature(kind, name),
    text: joinedTexts(texts.map(toPlainText))
  }))
}

const joinedTexts = (texts: ReadonlyArray<string>): string => texts.filter((part) => part !== "").join("\n")

const byCodeUnitOf = (a: string, b: string): number => (a < b ? -1 : 1)
