/**
 * A `SearchIndex` (with its `SymbolTable`) as named byte sections and back.
 *
 * Reading checks the bounds of every length, offset and reference; the file's checksum proves that the sections are
 * those that were written. Numbers are little-endian, as on all machines that Node runs on, except one.
 */
import { deflateRawSync } from "node:zlib"
import { kinds } from "../../reference/Kind.ts"
import type { ClassRow, SymbolTable } from "../../reference/SymbolTable.ts"
import * as Postings from "./Postings.ts"
import type { Lexicon, SearchIndex } from "./SearchIndex.ts"
import { aligned, areBelow, holds, isAscending, readersOf, SEPARATOR, type Sections, sums } from "./SectionReader.ts"
import { deflated } from "./TextBlocks.ts"

/** A named section of an index file. */
export interface Section {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Changes whenever the meaning of the sections changes, the way text is analysed or the way references are resolved: an
 * index of another version is rebuilt.
 */
export const CODEC_VERSION = 7

/** Detects another byte order. */
const ORDER_MARK = 0x01020304
/** Takes half the time of zlib's default, 6; the file is larger by less than a hundredth. */
const LEVEL = 4

const packed = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { level: LEVEL })

const bytesOf = (numbers: Uint8Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Each number less the one before: small numbers, which deflate well. */
const gaps = (numbers: Uint32Array): Uint32Array => numbers.map((value, i) => value - (numbers[i - 1] ?? 0))

/**
 * Encodes an index as sections; yields between pieces of the work.
 *
 * @example runSync(encode(index)).map(({ name }) => name) // ["order", "postings", "classPostings", ...]
 */
export function* encode(index: SearchIndex): Generator<void, ReadonlyArray<Section>> {
  const { symbols, lexicon, postings, classPostings, references, texts } = index
  const sections: Array<Section> = [
    { name: "order", bytes: bytesOf(Uint32Array.of(ORDER_MARK)) },
    { name: "postings", bytes: postings.bytes },
    { name: "classPostings", bytes: classPostings.bytes }
  ]
  const strings: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["classes", symbols.classes.flatMap((one) => [one.name, one.file, optional(one.inherits), optional(one.since)])],
    ["names", symbols.names],
    ["terms", [lexicon.text]],
    ["references", [references.written.text]]
  ]
  for (const [name, list] of strings) {
    sections.push({ name, bytes: packed(Buffer.from(list.join(SEPARATOR))) })
    yield
  }
  const blocks: Array<Uint8Array> = []
  for (const block of texts.blocks) {
    blocks.push(deflated(block))
    yield
  }
  const numbers: Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array>> = {
    kinds: symbols.kindOf,
    flags: symbols.flags,
    firstRow: symbols.firstRow,
    termEnds: gaps(lexicon.ends),
    postingEnds: gaps(postings.ends),
    postingCounts: postings.counts,
    classPostingEnds: gaps(classPostings.ends),
    classPostingCounts: classPostings.counts,
    sentenceLengths: index.sentenceLengths,
    textLengths: index.textLengths,
    referenceStringEnds: gaps(references.written.ends),
    referenceIds: references.ids,
    referenceEnds: gaps(references.ends),
    referenceCounts: references.counts,
    referenceEnums: references.enums,
    byName: index.byName,
    inbound: index.inbound,
    linkTargets: index.links.targets,
    linkEnds: gaps(index.links.ends),
    enumRows: index.enumOf,
    textEnds: sums(Uint32Array.from(blocks, ({ length }) => length)),
    textBlocks: texts.classBlock,
    textEntries: texts.classEntry
  }
  for (const [name, list] of Object.entries(numbers)) {
    sections.push({ name, bytes: packed(bytesOf(list)) })
    yield
  }
  sections.push({ name: "texts", bytes: Buffer.concat(blocks) })
  return sections
}

/** Distinguishes an absent field from an empty one. */
const optional = (text: string | undefined): string => (text === undefined ? "" : `=${text}`)

/** What look-ups need. */
export type NamedRows = Pick<SearchIndex, "symbols" | "inbound">

/**
 * Decodes the table of symbols alone, with the number of references to each; `undefined` when its sections are missing,
 * damaged or do not fit each other.
 *
 * @example
 * const sections = new Map(runSync(encode(index)).map(({ name, bytes }) => [name, bytes]))
 * decodeNames(sections)?.symbols.names.length === index.symbols.names.length // true
 */
export const decodeNames = (sections: Sections): NamedRows | undefined => {
  try {
    return readNames(sections)
  } catch {
    return undefined
  }
}

/**
 * Decodes an index; `undefined` if a section is missing, damaged or does not fit the others. `named` is the result of
 * `decodeNames`. Yields between pieces of the work.
 *
 * @example
 * const sections = new Map(runSync(encode(index)).map(({ name, bytes }) => [name, bytes]))
 * runSync(decode(sections))?.lexicon.text === index.lexicon.text // true
 * runSync(decode(new Map())) // undefined
 */
export function* decode(sections: Sections, named = decodeNames(sections)): Generator<void, SearchIndex | undefined> {
  if (named === undefined) return undefined
  try {
    return yield* read(sections, named)
  } catch {
    return undefined
  }
}

const readNames = (sections: Sections): NamedRows => {
  const { eights, raw, sixteens, strings, thirtyTwos } = readersOf(sections)
  holds(new Uint32Array(aligned(raw("order")))[0] === ORDER_MARK)
  const symbols = symbolTable(strings("classes"), strings("names"), thirtyTwos("firstRow"), eights)
  return { symbols, inbound: sixteens("inbound", symbols.names.length) }
}

function* read(sections: Sections, { symbols, inbound }: NamedRows): Generator<void, SearchIndex> {
  const { eights, open, raw, sixteens, thirtyTwos } = readersOf(sections)
  const rows = symbols.names.length
  const classes = symbols.classes.length
  const lexiconOf = (text: string, ends: string): Lexicon => {
    const lexicon = { text: open(text).toString("utf8"), ends: sums(thirtyTwos(ends)) }
    holds(isAscending(lexicon.ends) && (lexicon.ends.at(-1) ?? 0) === lexicon.text.length)
    return lexicon
  }
  const lexicon = lexiconOf("terms", "termEnds")
  const terms = lexicon.ends.length
  yield
  const postings = {
    bytes: raw("postings"),
    ends: sums(thirtyTwos("postingEnds", terms)),
    counts: thirtyTwos("postingCounts", terms)
  }
  const classPostings = {
    bytes: raw("classPostings"),
    ends: sums(thirtyTwos("classPostingEnds", terms)),
    counts: thirtyTwos("classPostingCounts", terms)
  }
  yield
  holds(Postings.isSound(postings, rows) && Postings.isSound(classPostings, classes))
  yield
  const byName = thirtyTwos("byName", rows)
  holds(areBelow(byName, rows))
  const written = lexiconOf("references", "referenceStringEnds")
  const references = {
    written,
    ids: thirtyTwos("referenceIds"),
    ends: sums(thirtyTwos("referenceEnds", rows)),
    counts: eights("referenceCounts"),
    enums: thirtyTwos("referenceEnums", rows)
  }
  holds(isAscending(references.ends) && (references.ends.at(-1) ?? 0) === references.ids.length)
  holds(references.counts.length === references.ids.length && areBelow(references.ids, written.ends.length))
  holds(areBelow(references.enums, written.ends.length + 1))
  yield
  const links = { targets: thirtyTwos("linkTargets"), ends: sums(thirtyTwos("linkEnds", rows)) }
  holds(isAscending(links.ends) && (links.ends.at(-1) ?? 0) === links.targets.length && areBelow(links.targets, rows))
  const enumOf = thirtyTwos("enumRows", rows)
  holds(areBelow(enumOf, rows + 1))
  yield
  const blocks = raw("texts")
  const ends = thirtyTwos("textEnds")
  holds(isAscending(ends) && (ends[ends.length - 1] ?? 0) === blocks.length)
  const texts = {
    blocks: Array.from(ends, (end, i) => blocks.subarray(ends[i - 1] ?? 0, end)),
    classBlock: thirtyTwos("textBlocks", classes),
    classEntry: thirtyTwos("textEntries", classes)
  }
  return {
    symbols,
    lexicon,
    postings,
    classPostings,
    sentenceLengths: eights("sentenceLengths", rows),
    textLengths: sixteens("textLengths", rows),
    references,
    inbound,
    links,
    enumOf,
    byName,
    texts
  }
}

const FIELDS_OF_A_CLASS = 4

const symbolTable = (
  fields: ReadonlyArray<string>,
  listed: ReadonlyArray<string>,
  firstRow: Uint32Array,
  eights: (name: string, length: number) => Uint8Array
): SymbolTable => {
  const size = firstRow.length - 1
  const classes: Array<ClassRow> = []
  if (size > 0) holds(fields.length === size * FIELDS_OF_A_CLASS)
  for (let i = 0; i < size; i++) {
    const [name = "", file = "", inherits = "", since = ""] = fields.slice(
      i * FIELDS_OF_A_CLASS,
      (i + 1) * FIELDS_OF_A_CLASS
    )
    classes.push({
      name,
      file,
      ...(inherits === "" ? {} : { inherits: inherits.slice(1) }),
      ...(since === "" ? {} : { since: since.slice(1) })
    })
  }
  // An empty list and one empty name are written alike.
  const names = size <= 0 ? [] : listed
  holds(size >= 0 && isAscending(firstRow) && firstRow[0] === 0 && firstRow[size] === names.length)
  const owners = new Uint16Array(names.length)
  for (let i = 0; i < size; i++) {
    holds((firstRow[i] ?? 0) < (firstRow[i + 1] ?? 0))
    owners.fill(i, firstRow[i], firstRow[i + 1])
  }
  const kindOf = eights("kinds", names.length)
  holds(kindOf.every((kind) => kind < kinds.length))
  return { classes, names, owners, kindOf, flags: eights("flags", names.length), firstRow }
}
