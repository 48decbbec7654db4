/**
 * The signature and plain text of every row, a block at a time: a search shows ten of
 * 25,000 texts, so most blocks of an index file are never opened.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib"
import type { ClassIndex } from "../../reference/SymbolTable.ts"
import type { TextBlock, TextBlocks } from "./SearchIndex.ts"

/**
 * A block is closed once it has so many UTF-16 units: few enough to open ten within a query, enough to deflate well.
 */
const BLOCK = 8192
/** zlib's least effort: the file stays small enough. */
const LEVEL = 1
/** XML admits neither, so they divide entries and their two halves. */
const ENTRY_END = "\u0000"
const SIGNATURE_END = "\u0001"

export class TextBlocksWriter {
  readonly #blocks: Array<TextBlock> = []
  #open = ""
  #entries = 0

  /** Adds the rows of one class, which stay together; returns the block they are in and their first entry there. */
  add(entries: ReadonlyArray<RowText>): readonly [number, number] {
    const place = [this.#blocks.length, this.#entries] as const
    this.#open += joined(entries)
    this.#entries += entries.length
    if (this.#open.length >= BLOCK) this.#close()
    return place
  }

  /** Adds the rows of one class as a block of its own, whose entries are made whenever the block is opened. */
  addLater(entries: () => ReadonlyArray<RowText>): readonly [number, number] {
    if (this.#open !== "") this.#close()
    return [this.#blocks.push(() => joined(entries())) - 1, 0]
  }

  #close(): void {
    this.#blocks.push(packed(this.#open))
    this.#open = ""
    this.#entries = 0
  }

  /** `places` are the results of `add`, in the order of the classes; a class without one has no texts. */
  finish(places: ReadonlyArray<readonly [number, number] | undefined>): TextBlocks {
    if (this.#open !== "") this.#close()
    return {
      blocks: this.#blocks,
      classBlock: Uint32Array.from(places, (place) => place?.[0] ?? this.#blocks.length),
      classEntry: Uint32Array.from(places, (place) => place?.[1] ?? 0)
    }
  }
}

const packed = (text: string): Uint8Array => deflateRawSync(text, { level: LEVEL })

/** A block as an index file has it. */
export const deflated = (block: TextBlock): Uint8Array => (block instanceof Uint8Array ? block : packed(block()))

export interface RowText {
  readonly signature: string
  readonly text: string
}

const joined = (entries: ReadonlyArray<RowText>): string =>
  entries.map(({ signature, text }) => `${signature}${SIGNATURE_END}${text}${ENTRY_END}`).join("")

/** A block that was opened, and where its entries begin. */
interface OpenBlock {
  readonly text: string
  /** Entry -> its first character; one more than there are entries. */
  readonly starts: Uint32Array
}

/** Reads texts of `blocks`, and keeps the blocks opened last. */
export class TextReader {
  readonly #texts: TextBlocks
  readonly #open = new Map<number, OpenBlock>()
  /** Characters of the open blocks. */
  #size = 0

  constructor(texts: TextBlocks) {
    this.#texts = texts
  }

  /** The text of entry `offset` of a class (0 = the class itself); empty if there is none. */
  read(classIndex: ClassIndex, offset: number): RowText {
    const { text, starts } = this.#block(this.#texts.classBlock[classIndex] ?? 0)
    const entry = (this.#texts.classEntry[classIndex] ?? 0) + offset
    const start = starts[entry]
    const end = starts[entry + 1]
    if (start === undefined || end === undefined) return { signature: "", text: "" }
    const whole = text.slice(start, end - ENTRY_END.length)
    const cut = whole.indexOf(SIGNATURE_END)
    return { signature: whole.slice(0, Math.max(cut, 0)), text: whole.slice(cut + 1) }
  }

  #block(index: number): OpenBlock {
    const known = this.#open.get(index)
    if (known !== undefined) {
      // The order of a map is that of insertion: the first block is the one not used for longest.
      this.#open.delete(index)
      this.#open.set(index, known)
      return known
    }
    const text = opened(this.#texts.blocks[index])
    const block = { text, starts: startsOf(text) }
    this.#open.set(index, block)
    this.#size += text.length
    for (const [oldest, { text: left }] of this.#open) {
      if (this.#size <= MAX_OPEN_TEXT || oldest === index) break
      this.#open.delete(oldest)
      this.#size -= left.length
    }
    return block
  }
}

const startsOf = (text: string): Uint32Array => {
  const starts = [0]
  for (let end = text.indexOf(ENTRY_END); end >= 0; end = text.indexOf(ENTRY_END, end + 1)) starts.push(end + 1)
  return Uint32Array.from(starts)
}

/**
 * Maximum size of an inflated block, in bytes: the texts of one class, whose file has 2 MiB at most, fit many times.
 */
const MAX_BLOCK = 16 * 1024 * 1024

/** Maximum length of the open blocks, in UTF-16 units: the texts of a whole reference are some 4 million. */
const MAX_OPEN_TEXT = 4 * 1024 * 1024

const opened = (block: TextBlock | undefined): string => {
  if (block === undefined) return ""
  if (typeof block === "function") return block()
  try {
    return inflateRawSync(block, { maxOutputLength: MAX_BLOCK }).toString("utf8")
  } catch {
    // Texts are optional: a damaged block leaves its rows without a snippet.
    return ""
  }
}
