/** Receivers of the headings, labels and blocks that a scan of a document finds. */

/** Receives headings, labels and blocks in document order. */
export interface HeadingSink {
  /**
   * Receives a top-level heading, which begins at the line (byte, char, line: see `Position`); its source without `#`
   * and underline is `bytes[from, to)`, lines joined as they are written, cut at `Limits.titleSource`.
   */
  heading(level: number, byte: number, char: number, line: number, bytes: Buffer, from: number, to: number): void
  /**
   * Receives a label that a link reference definition or (`^label`) a footnote defines; returns whether it takes more.
   */
  label(label: string): boolean
  /** Receiver of whole definitions, if there is one. */
  readonly definition?: DefinitionSink
  /**
   * Receives a top-level block, which begins at the line of that byte. Each item of a list is given, with the byte that
   * ends its marker; 0 for other blocks.
   */
  block?(byte: number, marker: number): void
  /** Reports that everything so far is front matter and must be discarded. */
  restart(): void
}

/** Receives the link reference definitions of at most `limit` bytes. */
export interface DefinitionSink {
  readonly limit: number
  /** Receives the source in whole lines, without markers of blocks around; again, longer, where a title follows. */
  define(label: string, source: string): void
}
