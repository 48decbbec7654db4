/** Finds the parts of a text that are code, in which brackets, tags and entities are literal. */

const BACKTICK = 0x60

/** Maximum length of a fenced block, and of a paragraph, in which the end of code is looked for, in UTF-16 units. */
const LIMITS = { fenced: 256 * 1024, span: 16 * 1024 } as const

/** Follows the code spans and fenced blocks of a text from left to right. */
export class CodeSpans {
  readonly #text: string
  /** Index of the run that ends the code which began last; what comes before it is code. */
  end = -1
  /** The first blank line after the run looked at last: no span goes over it. */
  #blank = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the end of the run of backticks or tildes at `at`, which may begin code. */
  skipRun(at: number): number {
    const text = this.#text
    const mark = text.charCodeAt(at)
    let behind = at + 1
    while (text.charCodeAt(behind) === mark) behind += 1
    if (at <= this.end) return behind
    if (behind - at >= 3 && this.#isAlone(at)) this.end = this.#fenceEnd(at, behind)
    else if (mark === BACKTICK) this.end = this.#spanEnd(at, behind)
    return behind
  }

  /** Checks whether nothing but indentation and markers of quotes and items comes before `at` in its line. */
  #isAlone(at: number): boolean {
    const line = this.#text.slice(Math.max(0, at - MAX_MARKERS), at)
    return MARKERS.test(line.slice(line.lastIndexOf("\n") + 1))
  }

  /** Returns the index of the closing fence, or -1 where nothing closes it. */
  #fenceEnd(at: number, behind: number): number {
    const text = this.#text
    const fence = text.slice(at, behind)
    const last = behind + LIMITS.fenced
    for (let next = text.indexOf(fence, behind); next !== -1 && next < last; next = text.indexOf(fence, next + 1)) {
      if (this.#isAlone(next)) return next
    }
    return -1
  }

  /** Returns the index of the next run of the same length in the paragraph, or -1 if there is none. */
  #spanEnd(at: number, behind: number): number {
    const text = this.#text
    if (this.#blank < behind) {
      const found = text.indexOf("\n\n", behind)
      this.#blank = found === -1 ? text.length : found
    }
    const last = Math.min(this.#blank, behind + LIMITS.span)
    const run = text.slice(at, behind)
    for (let next = text.indexOf(run, behind); next !== -1 && next < last; ) {
      let after = next + run.length
      while (text.charCodeAt(after) === BACKTICK) after += 1
      if (after - next === run.length) return next
      next = text.indexOf(run, after)
    }
    return -1
  }
}

const MAX_MARKERS = 100
const MARKERS = /^[ \t>*+\d.)-]*$/
