/**
 * Reads tokens one after another, collects faults, and recovers after each.
 *
 * After a fault there are no further reports until the statement has ended (`isLost`): a parser returns its result so
 * far, and `recover` continues with the next line.
 */
import type { Name } from "./Ast.ts"
import type { Span } from "./Position.ts"
import type { Dialect, SyntaxFault } from "./Script.ts"
import { reservedWords, softKeywords, type Token, type TokenKind } from "./Token.ts"

/**
 * Maximum length of a fix, in UTF-16 units. In a chain each fix repeats all code before it: the fixes of
 * `a ** b ** c ...` would take gigabytes.
 */
const MAX_FIX = 1000

/** Maximum depth of nested brackets, blocks and prefixes. */
const MAX_NESTING = 200

const END: Token = { kind: "eof", start: 0, end: 0, value: "", indent: 0 }

/** Change of the bracket depth by a token: 1, -1 or 0. */
const nested = (kind: TokenKind): -1 | 0 | 1 => {
  if (kind.length > 1) return 0
  if (kind === "(" || kind === "[" || kind === "{") return 1
  return kind === ")" || kind === "]" || kind === "}" ? -1 : 0
}

/** Tokens that follow the name in a declaration. */
const afterNames: ReadonlySet<TokenKind> = new Set([",", ")", "}", ":", "=", ":=", "(", "in"])

/** Tokens that are values by themselves. */
const plainKinds: ReadonlySet<TokenKind> = new Set(
  "identifier int float String StringName NodePath true false null".split(" ")
)

const WORD = /^[\p{XID_Start}_]/u

export class TokenCursor {
  readonly faults: Array<SyntaxFault> = []
  protected token: Token
  protected previous: Token = END
  /** True if line ends have no meaning. */
  protected inBrackets = false
  protected isLost = false
  /** Tokens after the current one that were read already. */
  private second: Token | undefined
  private third: Token | undefined
  private nesting = 0
  /** Number of open brackets. */
  private open = 0

  protected readonly text: string
  protected readonly dialect: Dialect
  private readonly read: () => Token

  /** @param read Returns the next token of the text; after the last one `eof` each time */
  constructor(text: string, read: () => Token, dialect: Dialect) {
    this.text = text
    this.read = read
    this.dialect = dialect
    this.token = read()
  }

  /** True if the current token begins a line, where that ends a statement. */
  protected get startsLine(): boolean {
    return this.token.indent >= 0 && !this.inBrackets
  }

  /** The token after the current one, or the one after that. */
  protected ahead(count: 1 | 2): Token {
    this.second ??= this.read()
    if (count === 1) return this.second
    this.third ??= this.read()
    return this.third
  }

  /** Consumes the current token and returns it; the last one stays. */
  protected next(): Token {
    const { token } = this
    this.open += nested(token.kind)
    this.previous = token
    if (token.kind === "eof") return token
    this.token = this.second ?? this.read()
    this.second = this.third
    this.third = undefined
    return token
  }

  /**
   * Takes the current token as one within a line, so that it does not end the statement that it begins. The end of the
   * text ends every statement. Copying the token with a spread would keep V8 from optimizing the parser, since its
   * hidden class would be deprecated.
   */
  protected beginStatement(): void {
    const { kind, start, end, value, indent } = this.token
    // The end of the text ends every statement.
    if (indent >= 0 && kind !== "eof") this.token = { kind, start, end, value, indent: -1 }
  }

  /** Checks whether the current token is of a kind and on the line of the statement. */
  protected at(kind: TokenKind): boolean {
    return this.token.kind === kind && !this.startsLine
  }

  protected accept(kind: TokenKind): boolean {
    if (!this.at(kind)) return false
    this.next()
    return true
  }

  /** Takes a token of that kind, or reports that it is missing; `where` follows "Expected X". */
  protected expect(kind: TokenKind, where: string): boolean {
    if (this.accept(kind)) return true
    this.unexpected(`Expected ${JSON.stringify(kind)} ${where}`)
    return false
  }

  protected isWord(token: Token): boolean {
    return token.kind === "identifier" || WORD.test(token.kind === token.value ? token.value : "")
  }

  protected isName(token: Token): boolean {
    return token.kind === "identifier" || softKeywords.has(token.kind)
  }

  /** A name on the line of the statement; "" at this place if there is none. */
  protected name(what: string): Name {
    if (this.isName(this.token) && !this.startsLine) {
      const { start, end, value } = this.next()
      if (reservedWords[this.dialect].has(value) && !this.isLost)
        this.fault({ start, end }, `${JSON.stringify(value)} is a reserved word of GDScript, not ${what}.`)
      return { start, end, name: value }
    }
    if (!this.isLost && !this.startsLine && this.isWord(this.token)) {
      const isFollowed = afterNames.has(this.ahead(1).kind)
      // A keyword that begins a line in brackets may begin a statement: the brackets were not closed.
      if (isFollowed || this.token.indent < 0) {
        const { start, value } = this.token
        this.fault(this.token, `${JSON.stringify(value)} is a keyword of GDScript, not ${what}.`)
        if (isFollowed) this.next()
        else this.isLost = true
        return { start, end: start, name: "" }
      }
    }
    this.unexpected(`Expected ${what}`)
    const at = this.previous.end
    return { start: at, end: at, name: "" }
  }

  protected fault(span: Span, message: string, more: Partial<SyntaxFault> = {}): void {
    const { code = "syntax", fix = "" } = more
    const isShort = fix.length <= MAX_FIX && more.fix !== undefined
    this.faults.push({ start: span.start, end: span.end, code, message, ...(isShort ? { fix } : {}) })
  }

  /** Reports syntax of the other version, which is understood anyway. */
  protected otherVersion(span: Span, message: string, fix?: string): void {
    const code = this.dialect === 4 ? "godot3-syntax" : "godot4-syntax"
    if (!this.isLost) this.fault(span, message, fix === undefined ? { code } : { code, fix })
  }

  /** Reports that the current token is not allowed here; a missing part is reported at the end of its line. */
  protected unexpected(message: string, fix?: string): void {
    if (this.isLost) return
    this.isLost = true
    const { token, previous } = this
    if (token.kind === "bad") return
    const isAtEnd = token.indent >= 0 && previous !== END
    const span = isAtEnd ? { start: Math.max(previous.end - 1, previous.start), end: previous.end } : token
    const found = isAtEnd ? "the end of the line" : JSON.stringify(this.text.slice(token.start, token.end).slice(0, 40))
    this.fault(span, `${message}, found ${found}.`, fix === undefined ? undefined : { fix })
  }

  /** Reads a construct in brackets, where line ends have no meaning. */
  protected bracketed<A>(read: () => A, close: TokenKind, where: string): A {
    const outside = this.inBrackets
    this.inBrackets = true
    this.next()
    const result = read()
    if (!this.isLost) this.expect(close, where)
    this.inBrackets = outside
    return result
  }

  /**
   * Reads items within brackets, with commas between them.
   *
   * @param beginsItem Checks whether the token, the first of its line, certainly begins another item: then only the
   * comma before it is missing
   */
  protected listed<A>(item: () => A, close: TokenKind, where: string, beginsItem?: () => boolean): Array<A> {
    const outside = this.inBrackets
    this.inBrackets = true
    this.next()
    const items = this.list(close, item, beginsItem)
    if (!this.isLost) this.expect(close, where)
    this.inBrackets = outside
    return items
  }

  /** Reads items with commas between them, and maybe one at the end, up to a closing sign. */
  protected list<A>(close: TokenKind, item: () => A, beginsItem: () => boolean = () => false): Array<A> {
    const items: Array<A> = []
    while (!this.isLost && !this.at(close)) {
      items.push(item())
      if (this.accept(",")) continue
      if (this.isLost || this.token.indent < 0 || !beginsItem()) break
      const { start, end } = this.previous
      this.fault({ start, end }, "A comma is missing at the end of the line.", {
        fix: `${this.text.slice(start, end)},`
      })
    }
    return items
  }

  /** Checks whether the token is a dictionary, or a name or a plain value before a comma or a closing bracket. */
  protected readonly beginsElement = (): boolean => {
    const { kind, indent } = this.ahead(1)
    return this.token.kind === "{" || (this.isPlain() && ((kind === "," && indent < 0) || nested(kind) < 0))
  }

  /** Checks whether the token is a name or a plain value, and a colon follows it. */
  protected readonly beginsEntry = (): boolean => {
    const { kind, indent } = this.ahead(1)
    return this.isPlain() && kind === ":" && indent < 0
  }

  private isPlain(): boolean {
    return plainKinds.has(this.token.kind)
  }

  /** Enters a level of nesting, which `leave` ends; reports and returns false where the limit is exceeded. */
  protected enter(): boolean {
    if (this.nesting >= MAX_NESTING) {
      this.unexpected(`This is nested more than ${MAX_NESTING} levels deep`)
      return false
    }
    this.nesting++
    return true
  }

  protected leave(): void {
    this.nesting--
  }

  /** Number of open brackets, for `recover`. */
  protected get openBrackets(): number {
    return this.open
  }

  /**
   * Goes to the next line that can begin a statement: brackets of a lost statement are left behind with the lines
   * that are indented deeper than it.
   */
  protected recover(indent: number, open: number): void {
    while (this.token.kind !== "eof") {
      const isInside = this.open > open && (this.token.indent > indent || nested(this.token.kind) < 0)
      if (this.token.indent >= 0 && !isInside) break
      this.next()
    }
    this.open = open
    this.inBrackets = false
    this.isLost = false
  }
}
