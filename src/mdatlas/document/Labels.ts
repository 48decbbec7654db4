/** Labels that a document defines, which decide whether brackets in a title are markup. */
import { Limits } from "./Outline.ts"

/** A set of labels of a limited size together, compared as CommonMark compares them. */
export class Labels {
  readonly #labels: Set<string>
  #length = 0

  /** `lines`: the result of `lines`. */
  constructor(lines = "") {
    this.#labels = new Set(lines === "" ? [] : lines.split("\n"))
  }

  /** A footnote's label begins with `^`. False when there is no room for another. */
  add(label: string): boolean {
    const normal = normalizeLabel(label)
    if (!this.#labels.has(normal)) this.#length += normal.length
    this.#labels.add(normal)
    return this.#labels.size < Limits.labels && this.#length < Limits.labelText
  }

  has(label: string): boolean {
    return this.#labels.has(normalizeLabel(label))
  }

  clear(): void {
    this.#labels.clear()
    this.#length = 0
  }

  /** All labels, one per line: white space in a label is one blank. */
  get lines(): string {
    return [...this.#labels].join("\n")
  }

  get size(): number {
    return this.#labels.size
  }
}

/**
 * Normalizes a label, so that labels that match become equal: case and the amount of white space do not matter.
 *
 * @example
 * normalizeLabel(" Foo\n bar") // "FOO BAR"
 *
 * @see CommonMark 0.31, 6.3
 */
export const normalizeLabel = (label: string): string =>
  label
    .replace(/[ \t\r\n]+/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase()

/** Matches brackets that may refer to a definition: without brackets in them. */
const REFERENCE = /\[((?:[^[\]\\]|\\.){1,999})\]/gs

/**
 * Yields the labels of all that may be a reference in the text; those of footnotes begin with `^`.
 *
 * @example
 * [...labelsIn("[a][b] and [^1]")] // ["a", "b", "^1"]
 */
export function* labelsIn(text: string): Generator<string> {
  for (const [, label = ""] of text.matchAll(REFERENCE)) yield label
}
