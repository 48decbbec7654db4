/** Collects the words and the plain texts of classes, one class at a time. */
import { runSync } from "../../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import { toPlainText } from "../../reference/PlainText.ts"
import { sentenceEnd } from "../../reference/Sentences.ts"
import { signaturesOf } from "../../reference/Signature.ts"
import { ClassIndex, type ClassRows, type SymbolTable } from "../../reference/SymbolTable.ts"
import { localTerms } from "../analysis/localTerms.ts"
import { type AddedClass, addedClasses } from "./addedClasses.ts"
import { type Entry, entriesOf } from "./Entries.ts"
import * as Lexicon from "./Lexicon.ts"
import { type Field, Fields, PostingsWriter } from "./Postings.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { TermCounter } from "./TermCounter.ts"
import { TermIds } from "./TermIds.ts"
import { type RowText, TextBlocksWriter } from "./TextBlocks.ts"

/** The parts of an index that the texts of its classes make. */
export type IndexedTexts = Pick<
  SearchIndex,
  "symbols" | "lexicon" | "postings" | "classPostings" | "sentenceLengths" | "textLengths" | "texts"
>

export interface TextsBuilder {
  /**
   * Adds a class with its rows (`SymbolTable.rowsOf`), in steps of a few members. If `doc` has no signatures, they are
   * those of `whole`, which is called when one is shown.
   */
  readonly addSteps: (doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc) => Generator<void, void>
  /** The texts of the rows of `symbols`; classes added that it does not name are left out. Ends the builder. */
  readonly finish: (symbols: SymbolTable) => Generator<void, IndexedTexts>
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
 * runSync(builder.addSteps(node, rows))
 * runSync(builder.finish(assemble([rows]))).sentenceLengths.length // as many as rows
 */
export const make = (): TextsBuilder => {
  const ids = new TermIds()
  const counter = new TermCounter((word) => ids.of(word))
  const postings = new PostingsWriter()
  const classPostings = new PostingsWriter()
  const texts = new TextBlocksWriter()
  const added = new Map<string, PendingClass>()
  const sentenceLengths: Array<number> = []
  const textLengths: Array<number> = []
  const count = (text: string, field: Field): number => counter.count(text, 0, text.length, field)

  /** Counts the terms of a row's own text: the English one for a translated row. */
  const countText = (kind: Entry["kind"], plain: ReadonlyArray<string>, text: string): void => {
    const end = kind === "class" ? (plain[0] ?? "").length : sentenceEnd(text, 0)
    sentenceLengths.push(Math.min(counter.count(text, 0, end, Fields.sentence), 0xff))
    textLengths.push(Math.min(counter.count(text, end, text.length, Fields.text), 0xffff))
  }

  /** Counts the terms of a translated text, by the rules of its language. */
  const countTranslated = (text: string): void => {
    const end = sentenceEnd(text, 0)
    count(localTerms(text.slice(0, end)), Fields.sentence)
    count(localTerms(text.slice(end)), Fields.text)
  }

  /** Counts the words of a row; returns the text to be shown. */
  const countRow = ({ originals }: ClassDoc, { kind, name, ...entry }: Entry): string => {
    const plain = entry.texts.map((shown) => toPlainText(originals?.get(shown) ?? shown))
    const text = joinedTexts(plain)
    count(name, Fields.name)
    if (entry.enum !== undefined) count(entry.enum, Fields.context)
    count(entry.keywords, Fields.keyword)
    countText(kind, plain, text)
    const shown = originals === undefined ? text : joinedTexts(entry.texts.map(toPlainText))
    if (shown !== text) countTranslated(shown)
    return shown
  }

  /** Counts the terms that a class adds to its members: those of its name and brief description. */
  const countClass = (doc: ClassDoc): void => {
    count(doc.name, Fields.name)
    count(toPlainText(doc.brief), Fields.sentence)
    count(doc.keywords ?? "", Fields.keyword)
  }

  function* addSteps(doc: ClassDoc, rows: ClassRows, whole?: () => ClassDoc): Generator<void, void> {
    const firstRow = sentenceLengths.length
    const from = postings.length
    const classFrom = classPostings.length
    const entries = yield* entriesOf(doc, rows)
    const signature = whole === undefined ? rowSignatures(doc) : undefined
    const stored: Array<RowText> = []
    for (const [offset, entry] of entries.entries()) {
      if (offset > 0 && offset % STRIDE === 0) yield
      const text = countRow(doc, entry)
      counter.close(postings, offset)
      if (signature !== undefined) stored.push({ signature: signature(entry), text })
    }
    countClass(doc)
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

  function* finish(symbols: SymbolTable): Generator<void, IndexedTexts> {
    const { terms, order } = ids.sorted()
    const classes = addedClasses(symbols, added)
    const size = symbols.names.length
    const lengths = {
      sentenceLengths: atRows(new Uint8Array(size), sentenceLengths, classes),
      textLengths: atRows(new Uint16Array(size), textLengths, classes)
    }
    yield
    const rowPostings = postings.pack(
      order,
      classes.map(({ kept, firstRow }) => range(kept.postings, firstRow))
    )
    yield
    const places = new Map(classes.map(({ kept, index }) => [index, kept.place]))
    return {
      symbols,
      lexicon: Lexicon.make(terms),
      postings: rowPostings,
      classPostings: classPostings.pack(
        order,
        classes.map(({ kept, index }) => range(kept.classPostings, index))
      ),
      ...lengths,
      texts: texts.finish(symbols.classes.map((_, index) => places.get(ClassIndex(index))))
    }
  }

  return { addSteps, finish }
}

/** Fills `into` with the numbers of the rows that were added, each at its row of the symbol table. */
const atRows = <A extends Uint8Array | Uint16Array>(
  into: A,
  numbers: ReadonlyArray<number>,
  classes: ReadonlyArray<AddedClass<PendingClass>>
): A => {
  for (const { kept, firstRow } of classes) {
    for (let row = 0; row < kept.rows; row++) into[firstRow + row] = numbers[kept.firstRow + row] ?? 0
  }
  return into
}

const range = ([from, to]: readonly [number, number], offset: number) => ({ from, to, offset })

/** Returns the signature and the plain text of each row of a class. */
const rowTexts = (doc: ClassDoc, rows: ClassRows): ReadonlyArray<RowText> => {
  const signature = rowSignatures(doc)
  return runSync(entriesOf(doc, rows)).map((entry) => ({
    signature: signature(entry),
    text: joinedTexts(entry.texts.map(toPlainText))
  }))
}

/** Returns a function for the signature of a row; a class has none. */
const rowSignatures = (doc: ClassDoc): ((entry: Entry) => string) => {
  const signature = signaturesOf(doc)
  return ({ kind, name }) => (kind === "class" ? "" : signature(kind, name))
}

const joinedTexts = (texts: ReadonlyArray<string>): string => texts.filter((part) => part !== "").join("\n")
