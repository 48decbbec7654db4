/**
 * Reads the declarations of a script, and skips the bodies of its functions: two thirds of a text.
 *
 * Only plain declarations are read here. A script with anything else, or with a fault in a declaration, has no outline,
 * and the parser has to read it: an outline contains exactly what the parser would find.
 */
import { ArgumentScanner } from "./ArgumentScanner.ts"
import type { OutlineValue } from "./EnumScanner.ts"
import { oldModifiers } from "./OtherVersion.ts"
import type { OutlineClass, OutlineHints, OutlineMember } from "./OutlineClass.ts"
import type { Span } from "./Position.ts"
import type { Dialect } from "./Script.ts"
import { aloneAnnotations, classAnnotations } from "./Token.ts"

/** The body of a function. */
export interface Body {
  /** Offset after the colon. */
  readonly start: number
  readonly end: number
  /** The `##` comment after the head; "" if there is none. */
  readonly comment: string
}

export interface Outline {
  readonly root: OutlineClass
  readonly bodies: ReadonlyArray<Body>
}

interface OpenClass extends OutlineClass {
  extends: string | undefined
  comment: string | undefined
  readonly members: Array<OutlineMember>
  readonly classes: Array<OutlineClass>
}

/** The beginning of a member: its annotations. */
interface Pending {
  /** Offset of the line of the first one. */
  readonly line: number
  /** The comment above it. */
  readonly above: string | undefined
  readonly isAbstract: boolean
  readonly rpc: Span | undefined
  readonly annotations: Array<Span>
}

const EXTENDS = /[ \t]+(?:"[^"\n\\]*"|'[^'\n\\]*'|([A-Za-z_]\w*))((?:\.[A-Za-z_]\w*)*)(?![\w.\u0080-\uffff])/y

const LF = 10
const CR = 13
const HASH = 35
const DOUBLE = 34
const SINGLE = 39
const ROUND = 40
const COLON = 58
const AT = 64
const CURLY = 123

const NO_VALUES: ReadonlyArray<OutlineValue> = []

/** Maximum number of classes within each other. */
const MAX_DEPTH = 20
/** Maximum number of annotations and modifiers on one line. */
const MAX_PREFIXES = 50

/**
 * Returns the outline of a script; undefined if the parser has to read it.
 *
 * @example
 * outline("## Fights.\nfunc hit(): pass\n", 4)?.root.members[0]
 * // { kind: "function", name: "hit", comment: "Fights.", ... }
 */
export const outline = (text: string, dialect: Dialect): Outline | undefined =>
  text.includes("\r") && /\r(?!\n)/.test(text) ? undefined : new OutlineScanner(text, dialect).script()

class OutlineScanner extends ArgumentScanner {
  private readonly bodies: Array<Body> = []
  private pending: Pending | undefined
  /** Offset of the line of the first member; -1 before it. */
  private firstMember = -1
  /** Number of classes around this place, the script's own aside. */
  private depth = 0
  /** Number of annotations and modifiers so far on the line. */
  private prefixes = 0

  script(): Outline | undefined {
    const root: OpenClass = { name: "", extends: undefined, comment: undefined, members: [], classes: [] }
    if (!this.members(root, 0) || !this.isAtEnd) return undefined
    root.comment = this.head()
    return { root, bodies: this.bodies }
  }

  /** The first comment, unless it belongs to a member. */
  private head(): string | undefined {
    const { firstBlock, firstMember } = this
    const isOfMember = firstBlock === undefined || (firstMember >= 0 && firstBlock.next >= firstMember)
    return isOfMember ? undefined : this.textOf(firstBlock)
  }

  /** Reads the members of a class, up to a line that is indented less. */
  private members(open: OpenClass, indent: number): boolean {
    for (;;) {
      const width = this.toCode()
      if (width < indent) {
        this.at = this.lineStart
        return true
      }
      if (width > indent) return false
      this.begin()
      this.prefixes = 0
      if (!this.member(open, indent)) return false
    }
  }

  private member(open: OpenClass, indent: number): boolean {
    if (this.here() === AT) return this.annotation(open, indent)
    const start = this.at
    const word = this.word()
    switch (word) {
      case "func":
        return this.function(open, indent)
      case "var":
        return this.simple(open, "variable", indent)
      case "const":
        return this.simple(open, "constant", indent)
      case "signal":
        return this.simple(open, "signal", indent)
      case "enum":
        return this.enumeration(open, indent)
      case "class":
        return this.innerClass(open, indent)
      case "extends":
        return this.extendsLine(open, indent)
      case "class_name":
        this.pending = undefined
        return this.depth === 0 && this.blanks() && this.name() !== "" && this.restOfLine(indent)
      case "pass":
        return this.emptyLine(indent)
      case "tool":
        return this.depth === 0 && this.emptyLine(indent)
      case "static":
        return this.afterModifier(open, indent)
      case "":
        return this.looseText(indent)
      default:
        return oldModifiers.has(word) && this.afterOldModifier(word, open, indent, start)
    }
  }

  /** Skips the rest of the line, and refuses a block below it. */
  private restOfLine(indent: number): boolean {
    return this.scan(indent, "line") && !this.hasSemicolon && this.isFollowed(indent)
  }

  /** Skips the rest of a line, which may only be a comment. */
  private emptyLine(indent: number): boolean {
    return this.scan(indent, "line") && this.lastUnit === 0 && this.isFollowed(indent)
  }

  /** Checks that the next line with code is not indented deeper. */
  private isFollowed(indent: number): boolean {
    if (this.toCode() > indent) return false
    this.at = this.lineStart
    return true
  }

  /** A string that stands alone, as a comment. */
  private looseText(indent: number): boolean {
    const unit = this.here()
    if (this.depth > 0 || (unit !== DOUBLE && unit !== SINGLE) || !this.string(unit)) return false
    this.at++
    return this.emptyLine(indent)
  }

  private annotation(open: OpenClass, indent: number): boolean {
    const start = this.at++
    const name = this.word()
    if (++this.prefixes > MAX_PREFIXES || name === "" || !this.plainArguments(indent)) return false
    if (classAnnotations.has(name) && this.depth === 0) this.pending = undefined
    else if (!aloneAnnotations.has(name)) {
      const { pending, lineStart } = this
      const span = { start, end: this.at }
      const annotations = pending?.annotations ?? []
      annotations.push(span)
      this.pending = {
        line: pending?.line ?? lineStart,
        above: pending === undefined ? this.commentAbove(lineStart) : pending.above,
        isAbstract: name === "abstract" || pending?.isAbstract === true,
        rpc: pending?.rpc ?? (name === "rpc" ? span : undefined),
        annotations
      }
    }
    this.skipBlanks()
    const unit = this.here()
    if (this.isAtEnd || unit === LF || unit === CR || unit === HASH) return this.emptyLine(indent)
    return this.isFirstLine && !aloneAnnotations.has(name) && this.member(open, indent)
  }

  private afterModifier(open: OpenClass, indent: number): boolean {
    if (!this.blanks()) return false
    const word = this.word()
    if (word === "func") return this.function(open, indent)
    return word === "var" && this.simple(open, "variable", indent)
  }

  /** Reads the rest of a declaration after a modifier of Godot 3: `export(int) onready var`. */
  private afterOldModifier(modifier: string, open: OpenClass, indent: number, start: number): boolean {
    if (++this.prefixes > MAX_PREFIXES) return false
    if ((modifier === "export" && !this.plainArguments(indent)) || !this.blanks()) return false
    const word = this.word()
    if (word === "func") return this.function(open, indent)
    if (word === "var") return this.simple(open, "variable", indent, start)
    if (word === "static") return this.blanks() && this.word() === "func" && this.function(open, indent)
    return oldModifiers.has(word) && this.afterOldModifier(word, open, indent, start)
  }

  /** The annotations before a member, and the comment above it. */
  private taken(): Pending {
    const { pending, lineStart } = this
    this.pending = undefined
    if (this.firstMember < 0) this.firstMember = pending?.line ?? lineStart
    const above = pending === undefined ? this.commentAbove(lineStart) : undefined
    return pending ?? { line: lineStart, above, isAbstract: false, rpc: undefined, annotations: [] }
  }

  /**
   * Reads a declaration of one line; `modifiersStart` is the offset of its first modifier of Godot 3, -1 without one.
   */
  private simple(
    open: OpenClass,
    kind: "variable" | "constant" | "signal",
    indent: number,
    modifiersStart = -1
  ): boolean {
    const { above, annotations } = this.taken()
    const hasBlanks = this.blanks()
    const modifiers = modifiersStart < 0 ? undefined : { start: modifiersStart, end: this.at }
    const name = hasBlanks ? this.name() : ""
    if (name === "" || !this.scan(indent, "line") || this.hasSemicolon) return false
    const comment = this.commentBeside ?? above
    open.members.push({
      kind,
      name,
      comment,
      isAbstract: false,
      hints: kind === "variable" ? hintsOf(annotations, modifiers) : undefined,
      values: NO_VALUES
    })
    return kind === "variable" && this.lastUnit === COLON ? this.accessors(indent) : this.isFollowed(indent)
  }

  /** The block of a variable: `get` and `set`, or the body of a lambda. */
  private accessors(indent: number): boolean {
    if (this.depth === 0) return this.block(indent)
    // In an inner class any other block would be read as members.
    if (this.toCode() <= indent || !/^[gs]et\b/.test(this.text.slice(this.at, this.at + 4))) return false
    this.at = this.lineStart
    return this.block(indent)
  }

  private function(open: OpenClass, indent: number): boolean {
    const { above, isAbstract, rpc } = this.taken()
    const name = this.blanks() ? this.name() : ""
    this.skipBlanks()
    if (name === "" || this.here() !== ROUND) return false
    if (!this.scan(indent, "bracket") || !this.scan(indent, "colon") || this.hasSemicolon) return false
    const start = this.at
    const hasBody = this.text.charCodeAt(start - 1) === COLON
    if (!hasBody && !isAbstract) return false
    const isRead = hasBody ? this.body(indent) : this.isFollowed(indent)
    if (!isRead) return false
    const comment = this.commentBeside ?? above
    const hints = rpc === undefined ? undefined : hintsOf([rpc])
    open.members.push({ kind: "function", name, comment, isAbstract, hints, values: NO_VALUES })
    if (hasBody && this.codeEnd > start) {
      const isBehind = this.beside >= start
      const comment = isBehind ? this.text.slice(this.beside, this.endOfComment(this.beside)) : ""
      this.bodies.push({ start, end: this.codeEnd, comment })
    }
    return true
  }

  /** Goes past the body of a function, from the colon on. */
  private body(indent: number): boolean {
    if (!this.scan(indent, "line")) return false
    if (this.lastUnit === 0) return this.block(indent)
    return this.lastUnit === COLON && this.depth === 0 ? this.block(indent) : this.isFollowed(indent)
  }

  private innerClass(open: OpenClass, indent: number): boolean {
    const { above } = this.taken()
    const name = this.blanks() ? this.name() : ""
    if (name === "" || this.depth >= MAX_DEPTH) return false
    const inner: OpenClass = { name, extends: undefined, comment: undefined, members: [], classes: [] }
    this.skipBlanks()
    if (this.here() !== COLON && (this.word() !== "extends" || !this.extendsClause(inner))) return false
    this.skipBlanks()
    if (this.here() !== COLON) return false
    this.at++
    open.classes.push(inner)
    this.skipBlanks()
    if (this.word() === "pass") {
      const isRead = this.emptyLine(indent)
      inner.comment = this.commentBeside ?? above
      return isRead
    }
    if (!this.scan(indent, "line") || this.lastUnit !== 0) return false
    inner.comment = this.commentBeside ?? above
    const width = this.toCode()
    if (width <= indent) return false
    this.at = this.lineStart
    this.depth++
    const isRead = this.members(inner, width)
    this.depth--
    this.pending = undefined
    return isRead
  }

  private extendsLine(open: OpenClass, indent: number): boolean {
    if (this.depth === 0) this.pending = undefined
    return this.extendsClause(open) && this.emptyLine(indent)
  }

  /** Reads the base class after `extends`; the first of several counts. */
  private extendsClause(open: OpenClass): boolean {
    EXTENDS.lastIndex = this.at
    const found = EXTENDS.exec(this.text)
    if (found === null) return false
    const [all, first = "", rest = ""] = found
    if (this.words.has(first)) return false
    open.extends ??= first === "" ? "" : `${first}${rest}`
    this.at += all.length
    return true
  }

  private enumeration(open: OpenClass, indent: number): boolean {
    const { above } = this.taken()
    this.skipBlanks()
    const name = this.here() === CURLY ? "" : this.name()
    if (name === "" && this.here() !== CURLY) return false
    this.skipBlanks()
    if (this.here() !== CURLY) return false
    const values = this.values(indent)
    if (values === undefined || !this.emptyLine(indent)) return false
    open.members.push({ kind: "enum", name, comment: above, isAbstract: false, hints: undefined, values })
    return true
  }
}

const hintsOf = (annotations: ReadonlyArray<Span>, modifiers?: Span): OutlineHints | undefined => {
  if (annotations.length === 0 && modifiers === undefined) return undefined
  return modifiers === undefined ? { annotations } : { annotations, modifiers }
}
