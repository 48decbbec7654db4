/**
 * The signature and plain text of every row, kept deflated and opened a block at
 * a time: a search shows ten of 25,000 texts, so most stay closed.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { TextBlocks } from "./SearchIndex.ts"

/** A block is closed once it holds this many bytes: small enough to open within a query, big enough to deflate well. */
const BLOCK_BYTES = 8192
/** zlib's least effort: a first start waits for this, and the file stays small enough. */
const LEVEL = 1
/** XML admits neither, so they divide entries and their two halves. */
const ENTRY_END = "\u0000"
const SIGNATURE_END = "\u0001"

export class TextBlocksWriter {
  readonly #packed: Array<Uint8Array> = []
  #open = ""

  /** Adds the rows of one class, which stay together; returns the block they are in and their first entry there. */
  add(entries: ReadonlyArray<{ readonly signature: string; readonly text: string }>): readonly [number, number] {
    const place = [this.#packed.length, this.#entries] as const
    for (const { signature, text } of entries) this.#open += `${signature}${SIGNATURE_END}${text}${ENTRY_END}`
    this.#entries += entries.length
    if (this.#open.length >= BLOCK_BYTES) this.#close()
    return place
  }

  #entries = 0

  #close(): void {
    this.#packed.push(deflateRawSync(this.#open, { level: LEVEL }))
    this.#open = ""
    this.#entries = 0
  }

  /** `places` are what `add` returned, in the order of the classes; a class without one has no texts. */
  finish(places: ReadonlyArray<readonly [number, number] | undefined>): TextBlocks {
    if (this.#open !== "") this.#close()
    const ends = new Uint32Array(this.#packed.length)
    let end = 0
    for (let i = 0; i < ends.length; i++) {
      end += this.#packed[i]?.length ?? 0
      ends[i] = end
    }
    return {
      bytes: Buffer.concat(this.#packed),
      ends,
      classBlock: Uint32Array.from(places, (place) => place?.[0] ?? this.#packed.length),
      classEntry: Uint32Array.from(places, (place) => place?.[1] ?? 0)
    }
  }
}

/** One opened block: its bytes, and where each entry ends. */
interface OpenBlock {
  readonly bytes: Buffer
  readonly ends: Uint32Array
}

const nothing: OpenBlock = { bytes: Buffer.alloc(0), ends: new Uint32Array() }

export interface RowText {
  readonly signature: string
  readonly text: string
}

/** Reads texts of `blocks`; what it opened it keeps. */
export class TextReader {
  readonly #blocks: TextBlocks
  readonly #open = new Map<number, OpenBlock>()

  constructor(blocks: TextBlocks) {
    this.#blocks = blocks
  }

  /** The text of entry `offset` of a class (0 = the class itself); empty where there is none. */
  read(classIndex: number, offset: number): RowText {
    const { bytes, ends } = this.#block(this.#blocks.classBlock[classIndex] ?? 0)
    const entry = (this.#blocks.classEntry[classIndex] ?? 0) + offset
    const start = entry === 0 ? 0 : (ends[entry - 1] ?? 0) + 1
    const whole = bytes.toString("utf8", start, ends[entry] ?? start)
    const cut = whole.indexOf(SIGNATURE_END)
    return { signature: whole.slice(0, Math.max(cut, 0)), text: whole.slice(cut + 1) }
  }

  #block(index: number): OpenBlock {
    const opened = this.#open.get(index)
    if (opened !== undefined) return opened
    const block = this.#inflate(index)
    this.#open.set(index, block)
    return block
  }

  #inflate(index: number): OpenBlock {
    const start = index === 0 ? 0 : (this.#blocks.ends[index - 1] ?? 0)
    try {
      const bytes = inflateRawSync(this.#blocks.bytes.subarray(start, this.#blocks.ends[index]))
      const ends: Array<number> = []
      for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) ends.push(at)
      return { bytes, ends: Uint32Array.from(ends) }
    } catch {
      // A text is a comfort: a damaged block leaves its rows without a snippet.
      return nothing
    }
  }
}
