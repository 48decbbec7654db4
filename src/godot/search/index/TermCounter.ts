/**
 * Counts the terms of a document's texts while an index is built.
 *
 * A word is analysed at its first occurrence and then recognised by a hash of its characters, without making a string
 * again: a reference has a million words, and thirty thousand different ones.
 *
 * @see Knuth, "The Art of Computer Programming" 3, 6.4 (Algorithm L: open addressing with linear probing)
 */

import { isWordUnit, MAX_WORD_LENGTH } from "../analysis/Tokens.ts"
import { copyUnits, roomFor } from "../text/Units.ts"
import { type Field, increment, type PostingsWriter } from "./Postings.ts"

/** The hashes, the place of a word's terms in the list of them, and how many there are (0 = a free slot). */
const SLOT = 4
/** Filled slots, as a share of all, before the table grows. */
const FILL = 0.5

export class TermCounter {
  readonly #analyse: (word: string) => ReadonlyArray<number>
  /** Open addressing, `SLOT` numbers each. Two words whose 64 bits of hash are the same would count as one. */
  #slots = new Int32Array(SLOT << 14)
  #known = 0
  /** The terms of all words, one word after another. */
  readonly #terms: Array<number> = []
  /** Term -> its field counts in the current document; `#touched` are the terms that have any. */
  #fields = new Uint8Array(1 << 16)
  readonly #touched: Array<number> = []
  /** The current text, and the string that it was copied from. */
  #room = roomFor(1 << 16)
  #loaded = ""

  /** `analyse` returns the numbers of a word's terms; `word` is a slice that keeps its text in memory. */
  constructor(analyse: (word: string) => ReadonlyArray<number>) {
    this.#analyse = analyse
  }

  /** Counts the words of `text` from `start` to before `end` in `field`; returns how many have terms. */
  count(text: string, start: number, end: number, field: Field): number {
    let counted = 0
    const units = this.#load(text)
    for (let at = start; at < end; ) {
      let unit = units[at] as number
      if (!isWordUnit(unit)) {
        at++
        continue
      }
      const from = at
      let a = 0
      let b = 0
      do {
        a = (Math.imul(a, 31) + unit) | 0
        b = Math.imul(b ^ unit, 0x01000193)
        at++
        if (at === end) break
        unit = units[at] as number
      } while (isWordUnit(unit))
      if (at - from <= MAX_WORD_LENGTH && this.#countWord(text, from, at, a, b, field)) counted++
    }
    return counted
  }

  /** Gives the terms counted to `writer` as those of `document`, and begins the next. */
  close(writer: PostingsWriter, document: number): void {
    for (const term of this.#touched) {
      writer.push(term, document, this.#fields[term] ?? 0)
      this.#fields[term] = 0
    }
    this.#touched.length = 0
  }

  #load(text: string): Uint16Array {
    if (text === this.#loaded) return this.#room.units
    if (text.length > this.#room.units.length) this.#room = roomFor(2 * text.length)
    copyUnits(text, this.#room)
    this.#loaded = text
    return this.#room.units
  }

  #countWord(text: string, from: number, to: number, a: number, b: number, field: Field): boolean {
    const slot = this.#slotOf(text, from, to, a, b)
    const size = (this.#slots[slot + 3] ?? 0) - 1
    const first = this.#slots[slot + 2] ?? 0
    for (let i = first; i < first + size; i++) {
      const term = this.#terms[i] ?? 0
      const before = this.#fields[term] ?? 0
      if (before === 0) this.#touched.push(term)
      this.#fields[term] = increment(before, field)
    }
    return size > 0
  }

  #slotOf(text: string, from: number, to: number, a: number, b: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    for (let slot = (spread(a) * SLOT) & mask; ; slot = (slot + SLOT) & mask) {
      if (slots[slot + 3] === 0) return this.#add(text.slice(from, to), a, b, slot)
      if (slots[slot] === a && slots[slot + 1] === b) return slot
    }
  }

  #add(word: string, a: number, b: number, slot: number): number {
    const terms = this.#analyse(word)
    this.#slots.set([a, b, this.#terms.length, terms.length + 1], slot)
    for (const term of terms) {
      this.#terms.push(term)
      if (term >= this.#fields.length) this.#fields = widened(this.#fields)
    }
    this.#known++
    if (this.#known * SLOT <= this.#slots.length * FILL) return slot
    this.#grow()
    return this.#slotOf(word, 0, word.length, a, b)
  }

  #grow(): void {
    const before = this.#slots
    const slots = new Int32Array(before.length * 2)
    const mask = slots.length - 1
    for (let old = 0; old < before.length; old += SLOT) {
      if (before[old + 3] === 0) continue
      let slot = (spread(before[old] ?? 0) * SLOT) & mask
      while (slots[slot + 3] !== 0) slot = (slot + SLOT) & mask
      slots.set(before.subarray(old, old + SLOT), slot)
    }
    this.#slots = slots
  }
}

/** Mixes the high bits in: similar words differ in the low bits only. */
const spread = (hash: number): number => hash ^ (hash >>> 15)

const widened = (fields: Uint8Array): Uint8Array<ArrayBuffer> => {
  const wider = new Uint8Array(fields.length * 2)
  wider.set(fields)
  return wider
}
