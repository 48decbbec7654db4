/** Removes comments of MDX: expressions that contain only a comment. Those in code spans are not comments. */

export class Comments {
  readonly #lines: Array<string>
  /** The line that was found last to hold the end of a comment; the number of lines where none does. */
  #end = -1

  /** Changes the `lines` of a document where they are. */
  constructor(lines: Array<string>) {
    this.#lines = lines
  }

  /** Removes the comments that begin on line `index`, also from the lines after it. */
  removeFrom(index: number): void {
    const line = this.#lines[index] ?? ""
    if (!line.includes("/*")) return
    const searched = withoutCode(line)
    const opening = /(?<!\\)\{[ \t]*\/\*/g
    let kept = ""
    let at = 0
    for (let match = opening.exec(searched); match !== null; match = opening.exec(searched)) {
      const end = line.indexOf("*/", opening.lastIndex)
      if (end === -1) {
        if (this.#removeLines(index)) {
          this.#lines[index] = kept + line.slice(at, match.index)
          return
        }
        break
      }
      const after = endOfExpression(line, end)
      opening.lastIndex = after ?? end + 2
      if (after === undefined) continue
      kept += line.slice(at, match.index)
      at = after
    }
    this.#lines[index] = kept + line.slice(at)
  }

  /** Removes the rest of a comment that continues after line `index`; false if it is not a comment. */
  #removeLines(index: number): boolean {
    if (this.#end <= index) {
      this.#end = index + 1
      while (this.#end < this.#lines.length && !this.#lines[this.#end]?.includes("*/")) this.#end++
    }
    const last = this.#lines[this.#end]
    const after = last === undefined ? undefined : endOfExpression(last, last.indexOf("*/"))
    if (last === undefined || after === undefined) return false
    this.#lines.fill("", index + 1, this.#end)
    this.#lines[this.#end] = last.slice(after)
    return true
  }
}

/** Returns the index after the expression whose comment ends at `end`; `undefined` if more follows in it. */
const endOfExpression = (line: string, end: number): number | undefined => {
  const closing = /\*\/[ \t]*\}/y
  closing.lastIndex = end
  return closing.test(line) ? closing.lastIndex : undefined
}

/** Returns the line with the same length, and its code spans replaced by spaces. */
const withoutCode = (line: string): string => {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ length, index }))
  const next = new Map<number, number>()
  const ends = runs.map(() => -1)
  for (let run = runs.length - 1; run >= 0; run--) {
    const { length } = runs[run] as (typeof runs)[number]
    ends[run] = next.get(length) ?? -1
    next.set(length, run)
  }
  let text = ""
  for (let run = 0; run < runs.length; run++) {
    const end = runs[ends[run] ?? -1]
    if (end === undefined) continue
    text += line.slice(text.length, runs[run]?.index)
    text = text.padEnd(end.index + end.length)
    run = ends[run] ?? run
  }
  return text + line.slice(text.length)
}
