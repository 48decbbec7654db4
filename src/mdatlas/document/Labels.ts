/** The labels that a document defines, which decide whether brackets in a title are markup. */
import { Limits } from "./Outline.ts"

export class Labels {
  readonly #labels = new Set<string>()

  /** A footnote's label begins with `^`. */
  add(label: string): void {
    if (this.#labels.size < Limits.labels) this.#labels.add(normalize(label))
  }

  has(label: string): boolean {
    return this.#labels.has(normalize(label))
  }

  clear(): void {
    this.#labels.clear()
  }

  get size(): number {
    return this.#labels.size
  }
}

/** Labels match without regard to case and the amount of white space (CommonMark 0.31, 6.3). */
const normalize = (label: string): string =>
  label
    .replace(/[ \t\r\n]+/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase()
