/**
 * The signature and plain text of every row, a block at a time: a search shows ten of
 * 25,000 texts, so most blocks of an index file are never opened.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib"
import { detach } from "../../../kernel/util/Text.ts"
import type { TextBlocks } from "./SearchIndex.ts"

/** A block is closed once it has so many UTF-16 units: few enough to open ten within a query, enough to deflate well. */
const BLOCK = 8192
/** zlib's least effort: the file stays small enough. */
const LEVEL = 1
/** XML admits neither, so they divide entries and their two halves. */
const ENTRY_END = "\u0000"
const SIGNATURE_END = "\u0001"

export class TextBlocksWriter {
  readonly #blocks: Array<string> = []
  #open = ""
  #entries = 0

  /** Adds the rows of one class, which stay together; returns the block they are in and their first entry there. */
  add(entries: ReadonlyArray<{ readonly signature: string; readonly text: string }>): readonly [number, number] {
    const place = [this.#blocks.length, this.#entries] as const
    for (const { signature, text } of entries) this.#open += `${signature}${SIGNATURE_END}${text}${ENTRY_END}`
    this.#entries += entries.length
    if (this.#open.length >= BLOCK) this.#close()
    return place
  }

  #close(): void {
    this.#blocks.push(detach(this.#open))
    this.#open = ""
    this.#entries = 0
  }

  /** `places` are what `add` returned, in the order of the classes; a class without one has no texts. */
  finish(places: ReadonlyArray<readonly [number, number] | undefined>): TextBlocks {
    if (this.#open !== "") this.#close()
    return {
      blocks: this.#blocks,
      classBlock: Uint32Array.from(places, (place) => place?.[0] ?? this.#blocks.length),
      classEntry: Uint32Array.from(places, (place) => place?.[1] ?? 0)
    }
  }
}

/** A block as an index file has it. */
export const deflated = (block: string | Uint8Array): Uint8Array =>
  typeof block === "string" ? deflateRawSync(block, { level: LEVEL }) : block

export interface RowText {
  readonly signature: string
  readonly text: string
}

/** Reads texts of `blocks`; what it opened last it keeps. */
export class TextReader {
  readonly #texts: TextBlocks
  readonly #open = new Map<number, ReadonlyArray<string>>()

  constructor(texts: TextBlocks) {
    this.#texts = texts
  }

  /** The text of entry `offset` of a class (0 = the class itself); empty where there is none. */
  read(classIndex: number, offset: number): RowText {
    const entries = this.#entries(this.#texts.classBlock[classIndex] ?? 0)
    const whole = entries[(this.#texts.classEntry[classIndex] ?? 0) + offset] ?? ""
    const cut = whole.indexOf(SIGNATURE_END)
    return { signature: whole.slice(0, Math.max(cut, 0)), text: whole.slice(cut + 1) }
  }

  #entries(index: number): ReadonlyArray<string> {
    const opened = this.#open.get(index)
    if (opened !== undefined) {
      // The order of a map is that of insertion: the first entry is the one not used for longest.
      this.#open.delete(index)
      this.#open.set(index, opened)
      return opened
    }
    const entries = opening(this.#texts.blocks[index]).split(ENTRY_END)
    this.#open.set(index, entries)
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= MAX_OPEN_BLOCKS) break
      this.#open.delete(oldest)
    }
    return entries
  }
}

/** Maximum size of an inflated block, in bytes: the texts of one class, whose file has 2 MiB at most, fit many times. */
const MAX_BLOCK = 16 * 1024 * 1024

/** Opened blocks that are kept: about a megabyte of the texts shown last. */
const MAX_OPEN_BLOCKS = 48

const opening = (block: string | Uint8Array | undefined): string => {
  if (typeof block !== "object") return block ?? ""
  try {
    return inflateRawSync(block, { maxOutputLength: MAX_BLOCK }).toString("utf8")
  } catch {
    // A text is a comfort: a damaged block leaves its rows without a snippet.
    return ""
  }
}
