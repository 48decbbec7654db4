/** Reads the tokens of a shader one by one and collects errors in their order and in the names they declare. */
import type { Finding } from "../check/Diagnostic.ts"
import type { Dialect } from "../script/Script.ts"
import { DeclaredNames } from "./DeclaredNames.ts"
import type { Facts, ShaderType } from "./Facts.ts"
import type { ShaderTokens, Token } from "./ShaderTokens.ts"
import * as words from "./words.ts"

/** What is wrong at a token. */
export interface GrammarFault {
  readonly token: Token
  readonly code: Finding["code"]
  readonly message: string
  readonly fix?: string
}

export interface GrammarInput {
  readonly code: string
  readonly tokens: ShaderTokens
  readonly facts: Facts
  /** The type that the file declares; undefined if there is none of that name. */
  readonly shader: ShaderType | undefined
}

/** Reads with functions that return false where the form is broken and reading has to end. */
export abstract class TokenReader {
  readonly faults: Array<GrammarFault> = []
  protected readonly names: DeclaredNames
  protected readonly tokens: ReadonlyArray<Token>
  protected readonly structs: ReadonlySet<string>
  protected at = 0
  protected readonly dialect: Dialect
  private readonly code: string

  constructor({ code, tokens: { tokens }, facts, shader }: GrammarInput) {
    this.code = code
    this.tokens = tokens
    this.names = new DeclaredNames(facts, shader)
    this.dialect = facts.dialect
    this.structs = new Set(
      tokens.flatMap(({ text }, i) => {
        const name = tokens[i + 1]
        return text === "struct" && name?.kind === "name" ? [name.text] : []
      })
    )
  }

  protected token(offset = 0): Token {
    return this.tokens[this.at + offset] ?? this.end()
  }

  private end(): Token {
    const end = this.tokens.at(-1)?.end ?? 0
    return { kind: "sign", text: "", start: end, end }
  }

  protected is(text: string, offset = 0): boolean {
    return this.token(offset).text === text
  }

  protected isEnd(): boolean {
    return this.at >= this.tokens.length
  }

  /** Passes a token where it is the current one. */
  protected passes(text: string): boolean {
    if (!this.is(text)) return false
    this.at++
    return true
  }

  /** The text of the tokens from `from` up to the current one, without white space. */
  protected textSince(from: number): string {
    return this.tokens
      .slice(from, this.at)
      .map(({ text }) => text)
      .join("")
  }

  protected passesAny(texts: ReadonlySet<string>): void {
    while (texts.has(this.token().text)) this.at++
  }

  protected expect(text: string): boolean {
    return this.passes(text) || this.missing(`\`${text}\``)
  }

  /**
   * Skips the end of a statement. If it is missing before another line or the end of the block, the intention is clear:
   * it is reported with its fix, and parsing continues.
   */
  protected expectEnd(): boolean {
    if (this.passes(";")) return true
    const [last, next] = [this.token(-1), this.token()]
    const isBreak = this.isEnd() || next.text === "}" || words.declarations.has(next.text) || this.isOnNewLine()
    const isClear = isBreak && endsStatement(last) && (this.isEnd() || next.text === "}" || next.kind === "name")
    this.fail(last, `A \`;\` is missing ${this.beforeNext()}.`, isClear ? { fix: `${last.text};` } : {})
    return isClear
  }

  /** Checks whether a new line begins between the last token and the current one. */
  private isOnNewLine(): boolean {
    return this.code.slice(this.token(-1).end, this.token().start).includes("\n")
  }

  /** Skips a name that is not a keyword of the language. */
  protected expectName(): boolean {
    if (!this.isName()) return this.missing("name")
    this.at++
    return true
  }

  protected isName(offset = 0): boolean {
    const { kind, text } = this.token(offset)
    return kind === "name" && !words.keywords.has(text) && !words.types.has(text)
  }

  protected isType(): boolean {
    const { text } = this.token()
    return words.types.has(text) || this.structs.has(text)
  }

  /** Reports a token that is missing before the current one. */
  protected missing(what: string): boolean {
    return this.fail(this.isEnd() ? this.token(-1) : this.token(), `A ${what} is missing ${this.beforeNext()}.`)
  }

  private beforeNext(): string {
    return this.isEnd() ? "at the end of the file" : `before \`${this.token().text}\``
  }

  /** Reports that the text cannot be read from here on. */
  protected fail(token: Token, message: string, more: Pick<GrammarFault, "fix"> = {}): false {
    this.faults.push({ token, code: "syntax", message, ...more })
    return false
  }

  /**
   * Reports a fault that does not stop parsing; none without a message, and none for Godot 3, whose versions differ.
   */
  protected note(token: Token, code: Finding["code"], message: string | undefined, fix?: string): void {
    if (message === undefined || this.dialect !== 4) return
    this.faults.push({ token, code, message, ...(fix === undefined ? {} : { fix }) })
  }
}

/** Checks whether a token ends a value, a name or brackets. */
const endsStatement = ({ kind, text }: Token): boolean =>
  kind === "name" || kind === "number" || kind === "text" || ")]}".includes(text)
