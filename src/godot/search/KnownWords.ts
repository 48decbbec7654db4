/**
 * The terms of each word of a text, for building an index: a word is analysed when it is
 * first met and known by its characters from then on, without making a string of it again.
 */
import { isWordUnit, LONGEST_WORD } from "./Tokens.ts"

/** Slots that are filled before the table grows. */
const FILL = 0.5

export class KnownWords {
  readonly #analyse: (word: string) => ReadonlyArray<number>
  readonly #words: Array<string> = []
  readonly #terms: Array<ReadonlyArray<number>> = []
  readonly #hashes: Array<number> = []
  /** Open addressing: 1 + the word's number; 0 = free. */
  #slots = new Uint32Array(1 << 15)

  /** `analyse` gives a word's terms by their numbers; `word` is a slice that keeps its text alive. */
  constructor(analyse: (word: string) => ReadonlyArray<number>) {
    this.#analyse = analyse
  }

  /** Calls `visit` with the terms of each word of `text`, as `eachWord` finds them. */
  eachIn(text: string, visit: (terms: ReadonlyArray<number>) => void): void {
    let start = -1
    let hash = 0
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? text.charCodeAt(i) : 32
      if (isWordUnit(unit)) {
        if (start < 0) {
          start = i
          hash = 0
        }
        hash = (Math.imul(hash, 31) + unit) | 0
      } else if (start >= 0) {
        if (i - start <= LONGEST_WORD) visit(this.#terms[this.#number(text, start, i, hash)] ?? NONE)
        start = -1
      }
    }
  }

  #number(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1
      if (number < 0) return this.#add(text.slice(start, end), hash, slot)
      if (this.#hashes[number] === hash && isSame(this.#words[number] ?? "", text, start, end)) return number
    }
  }

  #add(slice: string, hash: number, slot: number): number {
    const number = this.#words.length
    this.#words.push(Buffer.from(slice).toString())
    this.#hashes.push(hash)
    this.#terms.push(this.#analyse(slice))
    this.#slots[slot] = number + 1
    if (number > this.#slots.length * FILL) this.#grow()
    return number
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2)
    const mask = slots.length - 1
    for (const [number, hash] of this.#hashes.entries()) {
      let slot = spread(hash) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = number + 1
    }
    this.#slots = slots
  }
}

const NONE: ReadonlyArray<number> = []

/** Lets the high bits count: neighbouring words differ in the low ones only. */
const spread = (hash: number): number => hash ^ (hash >>> 15)

const isSame = (word: string, text: string, start: number, end: number): boolean => {
  if (word.length !== end - start) return false
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false
  return true
}
