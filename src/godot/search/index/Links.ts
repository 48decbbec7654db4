/** Links between rows, from the cross references in the reference's texts, in two typed arrays. */
import type { Row } from "../../reference/SymbolTable.ts"
import type { Links } from "./SearchIndex.ts"

/** Maximum number of references of one row that are counted as links. */
const MAX_REFERENCES = 32

/** Takes the references of each row in order, those to the row itself and to no row among them. */
export class LinksWriter {
  readonly #ends: Uint32Array
  #targets = new Uint32Array(1 << 10)
  #rows = 0
  /** Number of references of the open row. */
  #references = 0
  /** Place of the first link of the open row. */
  #from = 0
  #size = 0

  /** `rows`: how many will be added. */
  constructor(rows: number) {
    this.#ends = new Uint32Array(rows)
  }

  /** Adds a reference of the open row to the row `target`, -1 for none. */
  push(target: number): void {
    if (this.#references++ >= MAX_REFERENCES || target < 0 || target === this.#rows || this.#isAdded(target)) return
    if (this.#size === this.#targets.length) {
      const wider = new Uint32Array(2 * this.#size)
      wider.set(this.#targets)
      this.#targets = wider
    }
    this.#targets[this.#size++] = target
  }

  /** Ends the open row. */
  close(): void {
    this.#ends[this.#rows++] = this.#size
    this.#from = this.#size
    this.#references = 0
  }

  #isAdded(target: number): boolean {
    for (let i = this.#from; i < this.#size; i++) if (this.#targets[i] === target) return true
    return false
  }

  /** The links of all rows; rows that were not added have no links. */
  finish(): Links {
    this.#ends.fill(this.#size, this.#rows)
    return { targets: this.#targets.slice(0, this.#size), ends: this.#ends }
  }
}

/** The rows that a row links to. */
export const linksOf = ({ targets, ends }: Links, row: Row): Uint32Array =>
  targets.subarray(row === 0 ? 0 : (ends[row - 1] ?? 0), ends[row] ?? 0)

/** Returns the rows that link to `row`, ascending; none if there are more than `most`. */
export const linkingTo = ({ targets, ends }: Links, row: Row, most: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let place = targets.indexOf(row); place >= 0; place = targets.indexOf(row, place + 1)) {
    if (found.length === most) return []
    found.push(rowOfPlace(ends, place))
  }
  return found
}

/** The row whose links have this place. */
const rowOfPlace = (ends: Uint32Array, place: number): number => {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
