/** Who is told what a scan of a document finds. */

/** What a scan tells, in document order. */
export interface HeadingSink {
  /**
   * A top-level heading begins at the line (byte, char, line: see `Position`); its source without
   * `#` and underline is `bytes[from, to)`, lines joined as they stand, cut at `Limits.titleSource`.
   */
  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void
  /** A label that a link reference definition defines, anywhere, or (`^label`) a footnote; whether to tell more of them. */
  label(label: string): boolean
  /** Who wants definitions whole. */
  readonly definition?: DefinitionSink
  /**
   * A block outside of all others begins at the line of that byte: of a list each item, with the byte that ends its
   * marker, else 0.
   */
  block?(byte: number, marker: number): void
  /** What was told so far lies in front matter: forget it. */
  restart(): void
}

/** Hears the link reference definitions of at most `limit` bytes. */
export interface DefinitionSink {
  readonly limit: number
  /** Its source in whole lines without the marks of blocks around it; once more, longer, where a title follows on the next line. */
  tell(label: string, source: string): void
}
