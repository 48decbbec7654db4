/** Links between rows, from the cross references in the reference's texts, in two typed arrays. */
import type { Row } from "../../reference/SymbolTable.ts"
import type { Links } from "./SearchIndex.ts"

/** Takes the links of each row in order. */
export class LinksWriter {
  readonly #ends: Uint32Array
  #targets = new Uint32Array(1 << 10)
  #rows = 0
  #size = 0

  /** `rows`: how many will be added. */
  constructor(rows: number) {
    this.#ends = new Uint32Array(rows)
  }

  /** Adds the next row with what it links to; rows below zero, itself and what it has already are left out. */
  add(targets: Iterable<number>): void {
    const from = this.#size
    for (const target of targets) {
      if (target < 0 || target === this.#rows || this.#isAdded(target, from)) continue
      if (this.#size === this.#targets.length) {
        const wider = new Uint32Array(2 * this.#size)
        wider.set(this.#targets)
        this.#targets = wider
      }
      this.#targets[this.#size++] = target
    }
    this.#ends[this.#rows++] = this.#size
  }

  #isAdded(target: number, from: number): boolean {
    for (let i = from; i < this.#size; i++) if (this.#targets[i] === target) return true
    return false
  }

  /** The links of all rows; rows that were not added have none. */
  finish(): Links {
    this.#ends.fill(this.#size, this.#rows)
    return { targets: this.#targets.slice(0, this.#size), ends: this.#ends }
  }
}

/** The rows that a row links to. */
export const linksOf = ({ targets, ends }: Links, row: Row): Uint32Array =>
  targets.subarray(row === 0 ? 0 : (ends[row - 1] ?? 0), ends[row] ?? 0)

/** Returns the reversed links: the rows that link to each row, ascending. */
export const reversed = (links: Links): Links => {
  const rows = links.ends.length
  const ends = new Uint32Array(rows)
  for (const target of links.targets) ends[target] = (ends[target] ?? 0) + 1
  for (let row = 1; row < rows; row++) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0)
  const targets = new Uint32Array(links.targets.length)
  // Row -> the place of the next link to it.
  const next = new Uint32Array(rows)
  for (let row = 1; row < rows; row++) next[row] = ends[row - 1] ?? 0
  let place = 0
  for (let row = 0; row < rows; row++) {
    for (const end = links.ends[row] ?? 0; place < end; place++) {
      const target = links.targets[place] ?? 0
      const at = next[target] ?? 0
      targets[at] = row
      next[target] = at + 1
    }
  }
  return { targets, ends }
}
