/** The part of the parser that reads classes: their annotations, and each member by the word that begins it. */
import type { Annotation, ClassNode, Expression, Member, Name, Statement } from "./Ast.ts"
import { ClassHeadParser } from "./ClassHeads.ts"
import { declarationWords, foreignModifiers, NO_MODIFIER } from "./foreign/modifiers.ts"
import { NONE, type OpenClass } from "./OpenClass.ts"
import { exportFix, oldModifiers, rpcAnnotations, rpcFix } from "./OtherVersion.ts"
import { modifiersFor, rpcModifier } from "./oldModifiers.ts"
import type { Span } from "./Position.ts"
import { aloneAnnotations, beginsMember, classAnnotations } from "./Token.ts"

const NO_ANNOTATIONS = "Godot 3 has no annotations."

export class MemberParser extends ClassHeadParser {
  /** Statements that are in the script's class itself. */
  readonly loose: Array<Statement> = []
  isTool = false
  /** True once members were indented as if a block began before them. */
  private hasIndentedMembers = false

  private closed(open: OpenClass, start: number): ClassNode {
    const { name, members, annotations } = open
    return { kind: "class", start, end: this.previous.end, name, annotations, members, extends: open.extends }
  }

  /** Reads a script; yields after each of its members. */
  *script(): Generator<void, ClassNode> {
    const { current } = this
    while (this.token.kind !== "eof") {
      if (this.token.indent > 0) {
        const isFirst = this.faults.length === 0
        if (isFirst) this.fault(this.token, "This line is indented, but no block begins before it.")
        const isMember = beginsMember.has(this.token.kind)
        this.hasIndentedMembers ||= isFirst && isMember
        if (isMember && this.hasIndentedMembers) yield* this.indentedMembers()
        else this.indented([], () => this.statement())
      } else this.member(0)
      yield
    }
    current.annotations.push(...this.pending)
    return this.closed(current, 0)
  }

  /**
   * Reads members that are indented as if a block began before them. Statements among them are not kept: the head of
   * their function may be what is missing.
   */
  private *indentedMembers(): Generator<void> {
    const { indent } = this.token
    const statements = this.loose.length
    this.blockIndent = indent
    while (this.token.kind !== "eof" && this.token.indent >= indent) {
      this.member(indent)
      yield
    }
    this.blockIndent = 0
    this.loose.length = statements
  }

  /** Reads one member and the end of its line. */
  private member(indent: number): void {
    const open = this.openBrackets
    const { kind } = this.token
    this.beginStatement()
    this.memberHere()
    this.endOfStatement()
    if (!this.isLost) return
    this.recover(indent, open)
    // Annotations on an unreadable line belong to that line, not to the next member.
    this.pending = []
    // Members under `extends Node:`, as other languages begin a class, are read by `script`.
    const isHead = kind === "class_name" || kind === "extends"
    if (isHead && this.token.indent > indent && beginsMember.has(this.token.kind)) {
      this.hasIndentedMembers = true
      return
    }
    // The block under a head that could not be read.
    if (this.token.indent > indent && this.token.kind !== "eof") this.indented([], () => this.statement())
  }

  private memberHere(): void {
    const { kind } = this.token
    switch (kind) {
      case "annotation":
        while (!this.isLost && this.at("annotation")) this.annotation()
        if (!this.isLost && !this.startsLine && this.token.kind !== "eof") this.memberHere()
        return
      case "extends":
        this.next()
        this.extendsClause()
        return
      case "class_name":
        this.className()
        return
      case "pass":
        this.next()
        return
      case "class":
        this.add(this.innerClass())
        return
      case "enum":
        this.add(this.enumeration())
        return
      case "signal":
        this.add(this.signal())
        return
      case "const":
        this.add(this.constant())
        return
      case "var": {
        const { start } = this.token
        const variable = this.variable("member")
        this.add(variable)
        if (this.dialect === 3) this.asModifiers(variable.annotations, start, modifiersFor(this.text, variable))
        return
      }
      case "func": {
        const { start } = this.token
        const method = this.function()
        this.add(method)
        const [first, ...others] = method.annotations
        const word = first?.name === "rpc" && others.length === 0 ? rpcModifier(first) : undefined
        if (this.dialect === 3) this.asModifiers(method.annotations, start, word)
        return
      }
      case "static":
        this.staticMember()
        return
      default:
        if (this.foreignModifier()) this.memberHere()
        else if (!this.oldMember()) this.looseStatement()
    }
  }

  private add(member: Member): void {
    this.current.members.push(member)
  }

  private looseStatement(): void {
    const { token } = this
    const found = this.faults.length
    const statement = this.statement()
    // A string that stands alone is a comment.
    if (statement !== undefined && isText(statement)) return
    if (this.isInner) {
      if (this.faults.length === found && !this.isLost)
        this.fault(token, "Statements belong in functions, not in the class body.")
    } else if (statement !== undefined) this.loose.push(statement)
  }

  private annotation(): void {
    const token = this.next()
    const args = this.at("(") ? this.arguments() : []
    const annotation: Annotation = {
      start: token.start,
      end: this.endFrom(token.start),
      name: token.value,
      arguments: args
    }
    if (this.dialect === 3) this.otherVersion(annotation, NO_ANNOTATIONS, token.value === "tool" ? "tool" : undefined)
    if (token.value === "tool") this.isTool = true
    this.endOfAnnotation(annotation)
    if (aloneAnnotations.has(token.value)) this.current.annotations.push(annotation)
    else if (classAnnotations.has(token.value) && !this.isInner) {
      if (
        this.dialect === 4 &&
        (this.current.members.length > 0 || this.current.extends !== undefined || this.current.name !== NONE)
      )
        this.fault(
          annotation,
          `@${token.value} must come before everything else in a script, including "extends" and "class_name".`
        )
      this.current.annotations.push(...this.taken(), annotation)
    } else this.pending.push(annotation)
  }

  /**
   * Joins the reports of a member's annotations into one whose fix is Godot 3's words, if all are on its line.
   *
   * @param to Start of its `var` or `func`
   */
  private asModifiers(annotations: ReadonlyArray<Span>, to: number, fix: string | undefined): void {
    const places = annotations.map(({ start }) =>
      this.faults.findIndex((one) => one.start === start && one.message === NO_ANNOTATIONS)
    )
    const [first, ...others] = places
    const [from, last] = [annotations[0], annotations.at(-1)]
    if (fix === undefined || first === undefined || from === undefined || last === undefined) return
    if (places.includes(-1) || this.text.slice(from.start, to).includes("\n")) return
    for (const place of others.toReversed()) this.faults.splice(place, 1)
    const code = "godot4-syntax"
    this.faults[first] = { start: from.start, end: last.end, code, message: NO_ANNOTATIONS, fix }
  }

  private innerClass(): ClassNode {
    const { start } = this.next()
    const outer = this.current
    const wasInner = this.isInner
    const inner: OpenClass = { name: this.name("the name of a class"), members: [], annotations: [...this.taken()] }
    this.current = inner
    this.isInner = true
    if (!this.isLost && this.accept("extends")) this.extendsClause()
    this.suite("after the name of the class", () => {
      this.memberHere()
      return undefined
    })
    inner.annotations.push(...this.taken())
    this.current = outer
    this.isInner = wasInner
    return this.closed(inner, start)
  }

  private staticMember(): void {
    const word = this.next()
    if (this.at("func")) {
      this.add(this.function({ isStatic: true, start: word.start }))
      return
    }
    if (!this.at("var")) {
      this.unexpected('Expected "func" or "var" after "static"')
      return
    }
    if (this.dialect === 3) this.otherVersion(word, "Godot 3 has no static variables.")
    this.add(this.variable("member", { isStatic: true, start: word.start }))
  }

  /**
   * Skips a modifier of other languages before a declaration, `private var x`; returns false if there is none.
   */
  private foreignModifier(): boolean {
    const { value, start, end } = this.token
    const after = this.ahead(1)
    if (!foreignModifiers.has(value) || after.indent >= 0) return false
    if (!declarationWords.has(after.kind) && !foreignModifiers.has(after.value)) return false
    this.next()
    if (value === "abstract" && this.dialect === 4) {
      this.fault({ start, end }, "Write @abstract.", { fix: "@abstract" })
      this.pending.push({ start, end, name: value, arguments: [] })
    } else this.fault({ start, end: after.end }, NO_MODIFIER, { fix: after.value })
    return true
  }

  /** Reads a member in the syntax of Godot 3, which Godot 4 reports and understands; returns false if there is none. */
  private oldMember(): boolean {
    const first = this.token
    if (first.value === "tool" && (this.ahead(1).indent >= 0 || this.ahead(1).kind === ";")) {
      const isFirst = this.previous.kind === "eof"
      this.next()
      this.isTool = true
      // Godot 4 accepts the annotation only above everything else.
      if (this.dialect === 4 && isFirst) this.otherVersion(first, "Write @tool.", "@tool")
      else if (this.dialect === 4) this.otherVersion(first, "Write @tool at the top, above extends and class_name.")
      return true
    }
    if (!oldModifiers.has(first.value) || !this.isOldModifier()) return false
    const modifiers: Array<Name> = []
    let exportArguments: ReadonlyArray<Expression> = []
    while (oldModifiers.has(this.token.value) && !this.startsLine) {
      const { start, end, value } = this.next()
      modifiers.push({ start, end, name: value })
      if (value === "export" && this.at("(")) exportArguments = this.arguments()
    }
    const end = this.previous.end
    if (this.at("func") || this.at("static")) {
      const isStatic = this.accept("static")
      if (this.dialect === 4) this.otherVersion({ start: first.start, end }, "Write @rpc.", rpcFix(modifiers))
      this.add(this.function({ modifiers, isStatic, start: first.start }))
      return true
    }
    if (!this.at("var")) {
      this.unexpected(`Expected "var" after ${JSON.stringify(this.previous.value)}`)
      return true
    }
    const index = this.faults.length
    const word = this.token
    const variable = this.variable("member", { modifiers, exportArguments, start: first.start })
    this.add(variable)
    if (this.dialect === 4) {
      const { fix, upTo } = exportFix(this.text, variable, end)
      const names = modifiers.flatMap(({ name }) => (name in rpcAnnotations ? [] : [`@${name}`])).join(" and ")
      const isSent = modifiers.some(({ name }) => name in rpcAnnotations)
      const sent = "Godot 4 does not send variables to peers; use an @rpc function that sets this one."
      this.faults.splice(index, 0, {
        start: first.start,
        end: fix === "" ? word.end : upTo,
        code: "godot3-syntax",
        message: isSent ? sent : `Write ${names}.`,
        fix: fix === "" ? "var" : fix
      })
    }
    return true
  }

  /** Checks whether a keyword of Godot 3 is used as a keyword, not as a name. */
  private isOldModifier(): boolean {
    const after = this.ahead(1)
    if (after.indent >= 0) return false
    if (after.kind === "var" || after.kind === "func" || after.kind === "static" || oldModifiers.has(after.value))
      return true
    return this.token.value === "export" && after.kind === "("
  }
}

/** A string that stands alone, as a comment. */
const isText = (statement: Statement): boolean =>
  statement.kind === "expression" && statement.expression.kind === "literal" && statement.expression.type === "String"
