/**
 * Makes a `SearchIndex` from class documents, one at a time.
 *
 * `add` keeps nothing of the document but what the index needs, so that a caller
 * can parse, add and forget file by file, and yield between two of them, or with
 * `addSteps` between the parts of a class of thousands of members.
 */

import { detach } from "../../../kernel/util/Text.ts"
import type { ClassDoc, MethodDoc, Status } from "../../reference/ClassDoc.ts"
import type { Kind } from "../../reference/Kind.ts"
import { sentenceEnd } from "../../reference/Sentences.ts"
import type { ClassRows, SymbolTable } from "../../reference/SymbolTable.ts"
import { localTerms } from "../analysis/localTerms.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { termOfPart, termsOf } from "../analysis/Tokens.ts"
import * as Names from "../names/Names.ts"
import { type CrossReference, crossReferences } from "./CrossReferences.ts"
import * as Lexicon from "./Lexicon.ts"
import { LinksWriter } from "./Links.ts"
import { type Field, Fields, PostingsWriter } from "./Postings.ts"
import type { PartialIndex, SearchIndex } from "./SearchIndex.ts"
import { TermCounter } from "./TermCounter.ts"
import { TextBlocksWriter } from "./TextBlocks.ts"

export interface SearchIndexBuilder {
  /** Adds a class with its rows (`SymbolTable.rowsOf`); each class once, in any order. */
  readonly add: (doc: ClassDoc, rows: ClassRows) => void
  /** The same in steps of a few members; no other class may be added before its end. */
  readonly addSteps: (doc: ClassDoc, rows: ClassRows) => Generator<void, void>
  /** The index over the classes of `symbols`; classes added that it does not name are left out. Ends the builder. */
  readonly finish: (symbols: SymbolTable) => SearchIndex
  /** The same without the order of the names, to be merged with an index that has one. */
  readonly finishPart: (symbols: SymbolTable) => PartialIndex
}

/** How a document's texts are read; given by `reference`. */
export interface Reading {
  /** BBCode as plain text. */
  readonly plainText: (bbcode: string) => string
  /** The signature lines of a member's kind. */
  readonly signature: (doc: ClassDoc, kind: Kind, name: string) => string
}

/** What is kept of one class until `finish`. */
interface Added {
  readonly rows: number
  /** Its stretch in the row arrays and in the two writers. */
  readonly firstRow: number
  readonly postings: readonly [from: number, to: number]
  readonly classPostings: readonly [from: number, to: number]
  readonly place: readonly [block: number, entry: number]
  /** Local row -> what its text links to. */
  readonly links: ReadonlyArray<ReadonlyArray<Linked>>
  /** Local row -> the enum that it belongs to or is typed by. */
  readonly enums: ReadonlyArray<readonly [row: number, name: string]>
}

/** A symbol that is linked to: how often, and once all are known its row (-1 = there is none). */
interface Linked extends CrossReference {
  count: number
  row: number
}

/** Maximum number of symbols that one row counts as linked to. */
const MAX_LINKS = 32

/** Members that one step adds: a millisecond or two. */
const STRIDE = 16

/** One row's texts while its class is being added. */
interface Entry {
  readonly kind: Kind
  readonly name: string
  texts: Array<string>
  keywords: string
  enum: string | undefined
}

export const make = (reading: Reading): SearchIndexBuilder => {
  const terms = new Map<string, number>()
  const postings = new PostingsWriter()
  const classPostings = new PostingsWriter()
  const texts = new TextBlocksWriter()
  const added = new Map<string, Added>()
  /** Owner -> member ("" for the class itself) -> how often it is linked to. */
  const references = new Map<string, Map<string, Linked>>()
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

  /** Counts the links of a text, and puts what they lead to into `into`. */
  const note = (doc: ClassDoc, bbcode: string, into: Array<Linked>): void => {
    for (const reference of crossReferences(doc.name, bbcode)) {
      const members = references.get(reference.owner) ?? new Map<string, Linked>()
      if (members.size === 0) references.set(detach(reference.owner), members)
      const known = members.get(reference.member ?? "") ?? { ...detached(reference), count: 0, row: -1 }
      if (known.count === 0) members.set(known.member ?? "", known)
      known.count++
      if (into.length < MAX_LINKS && !into.includes(known)) into.push(known)
    }
  }

  /** Counts what translated texts say in the terms of their language. */
  const countLocal = (translated: ReadonlyArray<string>, english: string): void => {
    const text = joinedTexts(translated)
    if (text === english) return
    const end = sentenceEnd(text, 0)
    count(localTerms(text.slice(0, end)), Fields.sentence)
    count(localTerms(text.slice(end)), Fields.text)
  }

  function* addSteps(doc: ClassDoc, rows: ClassRows): Generator<void, void> {
    const firstRow = sentenceLengths.length
    const from = postings.length
    const classFrom = classPostings.length
    const entries = entriesOf(doc, rows)
    const enums: Array<readonly [number, string]> = []
    const links: Array<Array<Linked>> = []
    const stored: Array<{ signature: string; text: string }> = []
    for (const [offset, entry] of entries.entries()) {
      if (offset > 0 && offset % STRIDE === 0) yield
      const linked: Array<Linked> = []
      links.push(linked)
      const plain = entry.texts.map((shown) => {
        const text = doc.originals?.get(shown) ?? shown
        note(doc, text, linked)
        return reading.plainText(text)
      })
      const text = joinedTexts(plain)
      const end = entry.kind === "class" ? (plain[0] ?? "").length : sentenceEnd(text, 0)
      count(entry.name, Fields.name)
      if (entry.enum !== undefined) {
        count(entry.enum, Fields.context)
        enums.push([offset, detach(entry.enum)])
      }
      count(entry.keywords, Fields.keyword)
      sentenceLengths.push(Math.min(counter.count(text, 0, end, Fields.sentence), 0xff))
      textLengths.push(Math.min(counter.count(text, end, text.length, Fields.text), 0xffff))
      const translated = doc.originals === undefined ? undefined : entry.texts.map(reading.plainText)
      if (translated !== undefined) countLocal(translated, text)
      counter.close(postings, offset)
      stored.push({
        signature: entry.kind === "class" ? "" : reading.signature(doc, entry.kind, entry.name),
        text: translated === undefined ? text : joinedTexts(translated)
      })
    }
    count(doc.name, Fields.name)
    count(reading.plainText(doc.brief), Fields.sentence)
    count(doc.keywords ?? "", Fields.keyword)
    counter.close(classPostings, 0)
    added.set(doc.name, {
      rows: entries.length,
      firstRow,
      postings: [from, postings.length],
      classPostings: [classFrom, classPostings.length],
      place: texts.add(stored),
      links,
      enums
    })
  }

  const add = (doc: ClassDoc, rows: ClassRows): void => {
    const steps = addSteps(doc, rows)
    while (steps.next().done !== true);
  }

  const finishPart = (symbols: SymbolTable): PartialIndex => {
    const size = symbols.names.length
    const classes = symbols.classes.map(({ name }) => added.get(name))
    const sorted = [...terms.keys()].sort(byCodeUnitOf)
    const order = new Uint32Array(sorted.length)
    for (const [rank, term] of sorted.entries()) order[terms.get(term) ?? 0] = rank
    const rowRanges: Array<{ from: number; to: number; offset: number }> = []
    const classRanges: Array<{ from: number; to: number; offset: number }> = []
    const sentences = new Uint8Array(size)
    const lengths = new Uint16Array(size)
    const enumOf = new Uint32Array(size)
    const find = Names.memberFinder(symbols)
    for (const [index, one] of classes.entries()) {
      const first = symbols.firstRow[index] ?? 0
      if (one === undefined || one.rows !== (symbols.firstRow[index + 1] ?? 0) - first) continue
      rowRanges.push({ from: one.postings[0], to: one.postings[1], offset: first })
      classRanges.push({ from: one.classPostings[0], to: one.classPostings[1], offset: index })
      for (let row = 0; row < one.rows; row++) {
        sentences[first + row] = sentenceLengths[one.firstRow + row] ?? 0
        lengths[first + row] = textLengths[one.firstRow + row] ?? 0
      }
      for (const [row, name] of one.enums) enumOf[first + row] = 1 + find.enumRow(index, name)
    }
    const inbound = new Uint16Array(size)
    for (const members of references.values()) {
      for (const linked of members.values()) {
        const row = find.target(linked.owner, linked.member, linked.kind)
        linked.row = row
        if (row >= 0) inbound[row] = Math.min((inbound[row] ?? 0) + linked.count, 0xffff)
      }
    }
    const links = new LinksWriter(size)
    for (const [index, one] of classes.entries()) {
      const first = symbols.firstRow[index] ?? 0
      const end = symbols.firstRow[index + 1] ?? 0
      const own = one?.rows === end - first ? one.links : []
      for (let row = first; row < end; row++) links.add((own[row - first] ?? []).map((linked) => linked.row))
    }
    return {
      symbols,
      lexicon: Lexicon.make(sorted),
      postings: postings.pack(order, rowRanges),
      classPostings: classPostings.pack(order, classRanges),
      sentenceLengths: sentences,
      textLengths: lengths,
      inbound,
      links: links.finish(),
      enumOf,
      texts: texts.finish(classes.map((one) => one?.place))
    }
  }

  const finish = (symbols: SymbolTable): SearchIndex => ({
    ...finishPart(symbols),
    byName: Names.order(symbols.names)
  })

  return { add, addSteps, finish, finishPart }
}

const joinedTexts = (texts: ReadonlyArray<string>): string => texts.filter((part) => part !== "").join("\n")

/** The same without a hold on the text that it was found in. */
const detached = ({ owner, member, kind }: CrossReference): CrossReference => ({
  owner: detach(owner),
  kind,
  ...(member === undefined ? {} : { member: detach(member) })
})

const byCodeUnitOf = (a: string, b: string): number => (a < b ? -1 : 1)

const entriesOf = (doc: ClassDoc, rows: ClassRows): ReadonlyArray<Entry> => {
  const self: Entry = {
    kind: "class",
    name: doc.name,
    texts: [doc.brief, doc.description],
    keywords: doc.keywords ?? "",
    enum: undefined
  }
  const entries = [self]
  const byName = new Map<Kind, Map<string, Entry>>()
  for (const { kind, name } of rows.members) {
    const entry: Entry = { kind, name, texts: [], keywords: "", enum: undefined }
    entries.push(entry)
    const ofKind = byName.get(kind)
    if (ofKind === undefined) byName.set(kind, new Map([[name, entry]]))
    else ofKind.set(name, entry)
  }
  const put = (kind: Kind, one: Status & { readonly name: string; readonly description: string }, of?: string) => {
    const entry = byName.get(kind)?.get(one.name)
    if (entry === undefined) return
    if (one.description !== "" && !entry.texts.includes(one.description)) entry.texts.push(one.description)
    if (one.keywords !== undefined) entry.keywords = `${entry.keywords} ${one.keywords}`
    if (of !== undefined) entry.enum = of
  }
  const methods: ReadonlyArray<readonly [Kind, ReadonlyArray<MethodDoc>]> = [
    ["constructor", doc.constructors],
    ["method", doc.methods],
    ["operator", doc.operators],
    ["annotation", doc.annotations]
  ]
  for (const [kind, ones] of methods) for (const one of ones) put(kind, one)
  for (const one of doc.properties) put("property", one, one.enum)
  for (const one of doc.signals) put("signal", one)
  for (const one of doc.constants) put("constant", one, one.enum)
  for (const one of doc.themeItems) put("theme_item", one)
  return entries
}
