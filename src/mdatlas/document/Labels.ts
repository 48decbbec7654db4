/** The labels that a document defines, which decide whether brackets in a title are markup. */
import { Limits } from "./Outline.ts"

export class Labels {
  readonly #labels = new Set<string>()

  /** A footnote's label begins with `^`. False when there is no room for another. */
  add(label: string): boolean {
    this.#labels.add(normalizeLabel(label))
    return this.#labels.size < Limits.labels
  }

  has(label: string): boolean {
    return this.#labels.has(normalizeLabel(label))
  }

  clear(): void {
    this.#labels.clear()
  }

  get size(): number {
    return this.#labels.size
  }
}

/** Labels match without regard to case and the amount of white space (CommonMark 0.31, 6.3). */
export const normalizeLabel = (label: string): string =>
  label
    .replace(/[ \t\r\n]+/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase()
