/**
 * Packed lists of the documents that hold each term, with its count in each field; a list is read in one pass.
 *
 * @see Zobel and Moffat, "Inverted Files for Text Search Engines" (2006), for gaps between documents in a variable
 * number of bytes
 */
import type { Postings } from "./SearchIndex.ts"

/** The place and width of a field's count in the byte of a posting. */
export interface Field {
  readonly shift: number
  readonly most: number
}

/**
 * The fields of a document. Counts stop at the maximum of their bits: BM25's saturation leaves next to no weight for a
 * fourth occurrence.
 */
export const Fields = {
  name: { shift: 0, most: 3 },
  /** The context of the name: the enum of a constant, the type of a property. */
  context: { shift: 2, most: 1 },
  /** The author's search keywords. */
  keyword: { shift: 3, most: 1 },
  /** The first sentence; of a class, its brief description. */
  sentence: { shift: 4, most: 3 },
  /** The text after it. */
  text: { shift: 6, most: 3 }
} as const satisfies Record<string, Field>

/** Returns the count of a field in the byte of a posting. */
export const count = (fields: number, field: Field): number => (fields >> field.shift) & field.most

/** `fields` with one more occurrence in `field`, unless it is full. */
export const increment = (fields: number, field: Field): number =>
  ((fields >> field.shift) & field.most) < field.most ? fields + (1 << field.shift) : fields

/** Collects postings in any order of terms; documents of one term must come ascending. */
export class PostingsWriter {
  #terms = new Uint32Array(1 << 16)
  #documents = new Uint32Array(1 << 16)
  #fields = new Uint8Array(1 << 16)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(term: number, document: number, fields: number): void {
    const index = this.#length
    if (index === this.#terms.length) {
      this.#terms = grown(this.#terms, new Uint32Array(index * 2))
      this.#documents = grown(this.#documents, new Uint32Array(index * 2))
      this.#fields = grown(this.#fields, new Uint8Array(index * 2))
    }
    this.#terms[index] = term
    this.#documents[index] = document
    this.#fields[index] = fields
    this.#length = index + 1
  }

  /**
   * The lists. `order` gives the new number of each term; `ranges` the ranges of this writer's postings to copy, in the
   * order of the resulting documents, each with the offset for its document numbers.
   */
  pack(
    order: Uint32Array,
    ranges: Iterable<{ readonly from: number; readonly to: number; readonly offset: number }>
  ): Postings {
    const size = order.length
    const counts = new Uint32Array(size)
    const taken = [...ranges]
    for (const { from, to } of taken) {
      for (let i = from; i < to; i++) {
        const term = order[this.#terms[i] ?? 0] ?? 0
        counts[term] = (counts[term] ?? 0) + 1
      }
    }
    const starts = new Uint32Array(size)
    let total = 0
    for (let term = 0; term < size; term++) {
      starts[term] = total
      total += counts[term] ?? 0
    }
    const documents = new Uint32Array(total)
    const fields = new Uint8Array(total)
    const next = starts.slice()
    for (const { from, to, offset } of taken) {
      for (let i = from; i < to; i++) {
        const term = order[this.#terms[i] ?? 0] ?? 0
        const index = next[term] ?? 0
        next[term] = index + 1
        documents[index] = (this.#documents[i] ?? 0) + offset
        fields[index] = this.#fields[i] ?? 0
      }
    }
    return packLists(counts, documents, fields)
  }
}

const grown = <A extends Uint32Array | Uint8Array>(from: A, into: A): A => {
  into.set(from)
  return into
}

/** A gap of 28 bits takes four bytes; with its field byte a posting never takes more than six. */
const MAX_POSTING = 6

/** Packs lists one after the other, in the order of their terms. */
export class PackedWriter {
  #bytes = new Uint8Array(1 << 16)
  #end = 0
  #previous = 0
  #count = 0
  readonly #ends: Array<number> = []
  readonly #counts: Array<number> = []

  /** Number of postings in the list that is open. */
  get size(): number {
    return this.#count
  }

  /** Adds a posting to the list that is open; documents ascend. */
  push(document: number, fields: number): void {
    if (this.#end + MAX_POSTING > this.#bytes.length) {
      this.#bytes = grown(this.#bytes, new Uint8Array(this.#bytes.length * 2))
    }
    let gap = document - this.#previous
    this.#previous = document
    while (gap > 127) {
      this.#bytes[this.#end++] = (gap & 127) | 128
      gap >>>= 7
    }
    this.#bytes[this.#end++] = gap
    this.#bytes[this.#end++] = fields
    this.#count++
  }

  /** Ends the list, which becomes that of the next term. */
  close(): void {
    this.#ends.push(this.#end)
    this.#counts.push(this.#count)
    this.#previous = 0
    this.#count = 0
  }

  finish(): Postings {
    return {
      bytes: this.#bytes.slice(0, this.#end),
      ends: Uint32Array.from(this.#ends),
      counts: Uint32Array.from(this.#counts)
    }
  }
}

const packLists = (counts: Uint32Array, documents: Uint32Array, fields: Uint8Array): Postings => {
  const writer = new PackedWriter()
  let index = 0
  for (const count of counts) {
    for (const end = index + count; index < end; index++) writer.push(documents[index] ?? 0, fields[index] ?? 0)
    writer.close()
  }
  return writer.finish()
}

/** Room to unpack a list of up to `size` documents. */
export interface Unpacked {
  readonly documents: Uint32Array
  readonly fields: Uint8Array
}

/** Makes room to unpack lists of up to `size` documents. */
export const unpacked = (size: number): Unpacked => ({ documents: new Uint32Array(size), fields: new Uint8Array(size) })

/** Returns where the list of `term` begins and ends among the bytes. */
export const bytesOf = ({ ends }: Postings, term: number): readonly [start: number, end: number] => [
  term === 0 ? 0 : (ends[term - 1] ?? 0),
  ends[term] ?? 0
]

/** Returns the gap that is written from `index` on. */
export const gapAt = (bytes: Uint8Array, index: number): number => {
  let unit = bytes[index] ?? 0
  let gap = unit & 127
  for (let shift = 7; unit > 127; shift += 7) {
    unit = bytes[++index] ?? 0
    gap |= (unit & 127) << shift
  }
  return gap
}

/** Returns how many bytes a gap takes. */
export const lengthOfGap = (gap: number): number => (gap < 1 << 7 ? 1 : gap < 1 << 14 ? 2 : gap < 1 << 21 ? 3 : 4)

/** Unpacks the list of `term`, documents ascending; returns how many there are. */
export const unpack = (postings: Postings, term: number, into: Unpacked): number => {
  const { bytes } = postings
  const { documents, fields } = into
  const [start, end] = bytesOf(postings, term)
  let document = 0
  let size = 0
  for (let at = start; at < end; ) {
    const gap = gapAt(bytes, at)
    at += lengthOfGap(gap)
    document += gap
    documents[size] = document
    fields[size++] = bytes[at++] ?? 0
  }
  return size
}

/** Checks whether every list is whole, ascending, of its stated length, and names only documents below `documents`. */
export const isSound = (postings: Postings, documents: number): boolean => {
  const { bytes, counts, ends } = postings
  if (ends.length !== counts.length) return false
  let index = 0
  for (let term = 0; term < ends.length; term++) {
    const end = ends[term] ?? 0
    if (end > bytes.length) return false
    let document = 0
    const size = counts[term] ?? 0
    let left = size
    while (index < end) {
      const gap = gapAt(bytes, index)
      // Only the first document may be 0; a later gap of 0 would repeat a document.
      if (gap === 0 && left < size) return false
      index += lengthOfGap(gap)
      document += gap
      // A gap in more bytes than it needs has a byte here that is not its last.
      if ((bytes[index - 1] ?? 0) > 127 || document >= documents || index >= end) return false
      index++
      left--
    }
    if (left !== 0 || index !== end) return false
  }
  return index === bytes.length
}
