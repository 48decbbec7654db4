/**
 * Splits chunks of bytes into lines at 0x0A, in linear time, with a bound.
 *
 * Chunks of an unfinished line are kept apart and joined once, so that a line in
 * many chunks costs no quadratic copying and a character cut in two is whole.
 *
 * @example
 * const lines: Array<string> = []
 * const splitter = new LineSplitter(1000, { line: (bytes) => lines.push(bytes.toString()), tooLong: () => undefined })
 * splitter.push(Buffer.from("one\ntw"))
 * splitter.push(Buffer.from("o\n"))
 * lines // ["one", "two"]
 */
export class LineSplitter {
  readonly #limit: number
  readonly #on: { readonly line: (bytes: Buffer) => void; readonly tooLong: () => void }
  #parts: Array<Buffer> = []
  #length = 0
  #skipping = false

  /** `limit`: maximum length of a line in bytes; `tooLong` is reported once for each longer one. */
  constructor(limit: number, on: { readonly line: (bytes: Buffer) => void; readonly tooLong: () => void }) {
    this.#limit = limit
    this.#on = on
  }

  push(chunk: Buffer): void {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(0x0a, start)
      if (end === -1) break
      this.#keep(chunk.subarray(start, end))
      this.#flush()
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
  }

  /** Delivers the rest without a line end as a line. */
  end(): void {
    if (this.#length > 0) this.#flush()
  }

  #keep(part: Buffer): void {
    if (this.#skipping || part.length === 0) return
    if (this.#length + part.length > this.#limit) {
      this.#parts = []
      this.#length = 0
      this.#skipping = true
      this.#on.tooLong()
      return
    }
    this.#parts.push(part)
    this.#length += part.length
  }

  #flush(): void {
    const parts = this.#parts
    const length = this.#length
    this.#parts = []
    this.#length = 0
    if (this.#skipping) this.#skipping = false
    else this.#on.line(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, length))
  }
}
