/**
 * Recognises link reference definitions at the beginning of a paragraph, line by line.
 *
 * A setext underline makes only the rest of a paragraph a heading, so the reader must know where its text begins.
 * CommonMark 0.31, 4.7. Each byte is read once, and only one label is kept.
 */
import {
  APOSTROPHE,
  BACKSLASH,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  GREATER,
  isSpace,
  LESS,
  OPEN_BRACKET,
  OPEN_PAREN,
  QUOTE_MARK,
  SPACE
} from "./Ascii.ts"
import type { DefinitionSink } from "./HeadingSink.ts"

/** Maximum number of code points of a label (CommonMark 0.31, 6.3). */
const LABEL_LIMIT = 999

const State = {
  /** Definitions so far; the next line may begin one or a title of the last. */
  between: 0,
  label: 1,
  colon: 2,
  beforeDestination: 3,
  angle: 4,
  bare: 5,
  afterDestination: 6,
  title: 7,
  afterTitle: 8,
  text: 9
} as const

/** Reads link reference definitions at the beginning of a paragraph, line by line, and tells their labels. */
export class LinkReferences {
  readonly #onLabel: (label: string) => boolean
  #wanted = true
  #state: number = State.text
  /** The last definition ended with its destination: a title may follow on the next line. */
  #maybeTitle = false
  /** The title began on a line of its own, so the definition stands without it. */
  #ownLine = false
  #closer = 0
  #depth = 0
  #size = 0
  #blank = true
  readonly #label: Array<number> = []

  readonly #definitions: DefinitionSink | undefined
  /** Lines of the current definition, and their length, where a sink takes them. */
  #lines: Array<string> = []
  #length = 0
  #pending: (() => void) | undefined

  /** `onLabel` gets each defined label, until it returns false. */
  constructor(onLabel: (label: string) => boolean, definitions?: DefinitionSink) {
    this.#onLabel = onLabel
    this.#definitions = definitions
  }

  /** Reports the definition that the last line ended, now that no table can make a head of that line. */
  flush(): void {
    const pending = this.#pending
    this.#pending = undefined
    pending?.()
  }

  /** Forgets the definition that the last line ended: the line was a table's head, or part of front matter. */
  discard(): void {
    this.#pending = undefined
  }

  /** Begins a paragraph. */
  begin(): void {
    this.flush()
    this.#state = State.between
    this.#maybeTitle = false
  }

  /** Begins a paragraph that is known not to begin with a definition. */
  skip(): void {
    this.flush()
    this.#state = State.text
  }

  /** True if the lines so far leave text besides definitions. */
  get hasText(): boolean {
    return this.#state !== State.between
  }

  /** True if more lines can still change where the text begins. */
  get undecided(): boolean {
    return this.#state !== State.text
  }

  /**
   * Takes the next line of the paragraph, without its indentation and its end.
   * Returns true when the text, as far as is known now, begins with this line.
   */
  line(bytes: Buffer, from: number, to: number): boolean {
    this.flush()
    let begins = false
    const begin = from
    if (this.#state === State.between) {
      begins = true
      const first = bytes[from] as number
      const closer = first === OPEN_PAREN ? CLOSE_PAREN : first
      if (first === OPEN_BRACKET) this.#beginLabel()
      else if (this.#maybeTitle && (first === QUOTE_MARK || first === APOSTROPHE || first === OPEN_PAREN)) {
        this.#state = State.title
        this.#ownLine = true
        this.#closer = closer
      } else this.#state = State.text
      from++
    }
    for (let at = from; at < to && this.#state !== State.text; at++) {
      const escaped = bytes[at] === BACKSLASH && at + 1 < to ? (bytes[at + 1] as number) : -1
      at += this.#byte(bytes[at] as number, escaped)
    }
    if (this.#definitions !== undefined && this.#state !== State.text) this.#keep(this.#definitions, bytes, begin, to)
    this.#lineEnd()
    return begins
  }

  #keep({ limit }: DefinitionSink, bytes: Buffer, from: number, to: number): void {
    this.#length += to - from + 1
    if (this.#length <= limit) this.#lines.push(bytes.toString("utf8", from, to))
  }

  #beginLabel(): void {
    this.#lines = []
    this.#length = 0
    this.#state = State.label
    this.#size = 0
    this.#blank = true
    this.#label.length = 0
  }

  /** Takes one byte, and the next if a backslash escapes it; returns how many more were taken. */
  #byte(byte: number, escaped: number): 0 | 1 {
    const space = isSpace(byte)
    switch (this.#state) {
      case State.label:
        if (byte === CLOSE_BRACKET) this.#state = this.#blank ? State.text : State.colon
        else if (byte === OPEN_BRACKET) this.#state = State.text
        else {
          this.#inLabel(byte, space)
          if (escaped === OPEN_BRACKET || escaped === BACKSLASH || escaped === CLOSE_BRACKET) {
            this.#inLabel(escaped, false)
            return 1
          }
        }
        return 0
      case State.colon:
        this.#state = byte === COLON ? State.beforeDestination : State.text
        return 0
      case State.beforeDestination:
        if (space) return 0
        this.#depth = 0
        this.#state = byte === LESS ? State.angle : State.bare
        return byte === LESS ? 0 : this.#bare(byte, escaped)
      case State.angle:
        if (byte === GREATER) this.#toAfterDestination()
        else if (byte === LESS) this.#state = State.text
        return escaped === LESS || escaped === GREATER || escaped === BACKSLASH ? 1 : 0
      case State.bare:
        return this.#bare(byte, escaped)
      case State.afterDestination:
        if (space) this.#blank = true
        else if (this.#blank && (byte === QUOTE_MARK || byte === APOSTROPHE || byte === OPEN_PAREN)) {
          this.#state = State.title
          this.#ownLine = false
          this.#closer = byte === OPEN_PAREN ? CLOSE_PAREN : byte
        } else this.#state = State.text
        return 0
      case State.title:
        if (byte === this.#closer) this.#state = State.afterTitle
        else if (byte === OPEN_PAREN && this.#closer === CLOSE_PAREN) this.#state = State.text
        return escaped === this.#closer ||
          escaped === BACKSLASH ||
          (escaped === OPEN_PAREN && this.#closer === CLOSE_PAREN)
          ? 1
          : 0
      default:
        if (!space) this.#state = State.text
        return 0
    }
  }

  #inLabel(byte: number, space: boolean): void {
    if (!space) this.#blank = false
    if ((byte & 0xc0) !== 0x80) this.#size++
    if (this.#size > LABEL_LIMIT) this.#state = State.text
    else if (this.#wanted || this.#definitions !== undefined) this.#label.push(byte)
  }

  #bare(byte: number, escaped: number): 0 | 1 {
    if (isSpace(byte)) {
      if (this.#depth === 0) {
        this.#toAfterDestination()
        this.#blank = true
      } else this.#state = State.text
    } else if (byte < SPACE || byte === 0x7f) this.#state = State.text
    else if (byte === OPEN_PAREN) this.#depth++
    else if (byte === CLOSE_PAREN && this.#depth-- === 0) this.#state = State.text
    return escaped === OPEN_PAREN || escaped === CLOSE_PAREN || escaped === BACKSLASH ? 1 : 0
  }

  /** `#blank` now tells whether white space follows the destination. */
  #toAfterDestination(): void {
    this.#state = State.afterDestination
    this.#blank = false
  }

  #lineEnd(): void {
    switch (this.#state) {
      case State.label:
        this.#inLabel(SPACE, true)
        break
      case State.bare:
        if (this.#depth === 0) this.#defined(true)
        else this.#state = State.text
        break
      case State.afterDestination:
        this.#defined(true)
        break
      case State.afterTitle:
        this.#defined(false)
        break
      case State.colon:
      case State.angle:
        this.#state = State.text
        break
      default:
    }
  }

  #defined(maybeTitle: boolean): void {
    const definitions = this.#length <= (this.#definitions?.limit ?? -1) ? this.#definitions : undefined
    const isNew = this.#wanted && !(this.#state === State.afterTitle && this.#ownLine)
    if (definitions !== undefined || isNew) {
      const label = Buffer.from(this.#label).toString("utf8")
      const source = definitions === undefined ? "" : this.#lines.join("\n")
      this.#pending = () => {
        definitions?.define(label, source)
        if (isNew && this.#wanted) this.#wanted = this.#onLabel(label)
      }
    }
    this.#state = State.between
    this.#maybeTitle = maybeTitle
  }
}
