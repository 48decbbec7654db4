/** Scans a document in one pass: whether it is text, where its sections begin, how long it is. */
import { isAscii, isUtf8 } from "node:buffer"
import { unfinishedBytes } from "./CodePoints.ts"
import { Columns } from "./Columns.ts"
import { HeadingScanner } from "./HeadingScanner.ts"
import type { Outline, Position, Refusal } from "./Outline.ts"
import type { ParseTitle } from "./Title.ts"

/**
 * Scans `chunks`, the bytes of a whole file in order, cut anywhere. Knowing their `length` saves memory.
 *
 * @example
 * scan([Buffer.from("# A\n\ntext\n")]).outline() // { sections: 1, end: { byte: 10, char: 10, line: 4 }, ... }
 * scan([Buffer.from([0xff])]) // { refused: "invalid UTF-8" }
 */
export const scan = (chunks: Iterable<Uint8Array>, length = 0): Scanned | Refusal => {
  const scan = new DocumentScan(length)
  for (const chunk of chunks) {
    const refusal = scan.push(chunk)
    if (refusal !== undefined) return refusal
  }
  return scan.end() ?? scan
}

/** A document whose outline lacks only the titles that need a parser. */
export interface Scanned {
  readonly needsParser: boolean
  /** Returns the outline, once; `parse` must be there where the parser is needed. */
  readonly outline: (parse?: ParseTitle) => Outline
}

/**
 * Scans a document, or gives up with `undefined` if titles need the parser: that takes as long for kilobytes of hostile
 * titles as the scan for megabytes of other text.
 *
 * @example scanIfCheap([Buffer.from("# A\n")]) // { sections: 1, ... }
 */
export const scanIfCheap = (chunks: Iterable<Uint8Array>, length = 0): Outline | Refusal | undefined => {
  const scanned = scan(chunks, length)
  if ("refused" in scanned) return scanned
  return scanned.needsParser ? undefined : scanned.outline()
}

class DocumentScan implements Scanned {
  readonly #text = new TextCheck()
  readonly #columns: Columns
  readonly #scanner: HeadingScanner
  #ends: ReturnType<HeadingScanner["end"]> = { start: NOWHERE, end: NOWHERE }
  needsParser = false

  constructor(length: number) {
    this.#columns = new Columns(length)
    this.#scanner = new HeadingScanner(this.#columns)
  }

  /** Reads the next bytes; a refusal ends the scan. */
  push(chunk: Uint8Array): Refusal | undefined {
    const refused = this.#text.push(chunk)
    if (refused === undefined) this.#scanner.push(chunk)
    return refused
  }

  /** Ends the scan; refuses bytes that end within a code point. */
  end(): Refusal | undefined {
    if (!this.#text.whole) return INVALID
    this.#ends = this.#scanner.end()
    this.needsParser = !this.#columns.readTitles()
    return undefined
  }

  outline(parse?: ParseTitle): Outline {
    const { start, end } = this.#ends
    const columns = this.#columns
    const { count: sections, first = end, labels } = columns
    return { start, end, sections, first, labels: labels.lines, headings: columns.headings(parse) }
  }
}

const NOWHERE: Position = { byte: 0, char: 0, line: 1 }
const INVALID: Refusal = { refused: "invalid UTF-8" }
const UTF_16: Refusal = { refused: "UTF-16" }
const BINARY: Refusal = { refused: "binary" }

/** Checks that bytes are UTF-8 without a NUL; a code point may be cut between two chunks. */
class TextCheck {
  #cut: Uint8Array = new Uint8Array(0)
  #isFirst = true

  /** True if no code point is left unfinished. */
  get whole(): boolean {
    return this.#cut.length === 0
  }

  push(chunk: Uint8Array): Refusal | undefined {
    const isFirst = this.#isFirst
    this.#isFirst &&= chunk.length === 0
    if (isFirst && isUtf16(chunk)) return UTF_16
    if (Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes(0)) return BINARY
    if (this.whole && isAscii(chunk)) return undefined
    let begin = 0
    if (!this.whole) {
      // A cut code point lacks at most three bytes, which are at the beginning of this chunk.
      while (begin < 3 && begin < chunk.length && ((chunk[begin] as number) & 0xc0) === 0x80) begin++
      const joined = Buffer.concat([this.#cut, chunk.subarray(0, begin)])
      if (begin === chunk.length && unfinishedBytes(joined) === joined.length) {
        this.#cut = joined
        return undefined
      }
      if (!isUtf8(joined)) return INVALID
    }
    const end = chunk.length - unfinishedBytes(chunk.subarray(begin))
    this.#cut = Uint8Array.from(chunk.subarray(end))
    return isUtf8(chunk.subarray(begin, end)) ? undefined : INVALID
  }
}

/** Checks whether bytes begin as UTF-16: with its byte-order mark, or with ASCII in which every other byte is NUL. */
const isUtf16 = (bytes: Uint8Array): boolean => {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  // With two more zero bytes it is the mark of UTF-32.
  if (bytes.length >= 2 && (mark === 0xfffe || mark === 0xfeff)) return (bytes[2] ?? 1) !== 0 || (bytes[3] ?? 1) !== 0
  const head = bytes.subarray(0, 32)
  if (head.length < 8) return false
  const isText = (nulls: number) => head.every((byte, at) => (byte === 0) === (at % 2 === nulls))
  return isText(0) || isText(1)
}
