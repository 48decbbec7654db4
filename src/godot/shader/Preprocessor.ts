/**
 * Does what Godot's preprocessor does with a shader: puts the files of `#include` in their places, follows the branches
 * of `#if` whose conditions hold, and replaces macros.
 *
 * The result reads as a shader without directives. The contents of an included file have the place of its `#include`,
 * an expansion that of the macro's name.
 */
import type { Span } from "../script/Position.ts"
import { holds } from "./Condition.ts"
import { Macros, plainDirective, readMacro } from "./Macros.ts"
import { type ShaderTokens, type Token, tokenize } from "./ShaderTokens.ts"

/** A file that an `#include` names. */
export interface IncludedFile {
  /** Its path, for the relative paths in it. */
  readonly path: string
  /** Absent if the file certainly does not exist. */
  readonly text?: string
}

/** Finds the file of an `#include` by its path as written, and the path of the file with that line. */
export type Includes = (written: string, from: string | undefined) => IncludedFile | undefined

export interface PreprocessorInput {
  readonly code: string
  readonly tokens: ShaderTokens
  readonly includes: Includes | undefined
  /** True if the file is included by others, which may define macros for it. */
  readonly isIncluded: boolean
  /** The value of `CURRENT_RENDERER`. */
  readonly renderer: number
}

export interface Preprocessed extends ShaderTokens {
  /** Offsets of the `#include` lines whose files were read. */
  readonly includedAt: ReadonlySet<number>
  /** The `#include` lines of the shader itself whose files do not exist, and the paths of those. */
  readonly missing: ReadonlyArray<Span & Pick<IncludedFile, "path">>
  /** True if another renderer might give another result. */
  readonly dependsOnRenderer: boolean
}

/** A directive that Godot refuses, or one whose meaning is not known; the latter has no message. */
export interface NotPreprocessed extends Span {
  readonly message?: string
}

/** Renderers that Godot defines names for; the value of each is its index. */
export const renderers = ["RENDERER_COMPATIBILITY", "RENDERER_MOBILE", "RENDERER_FORWARD_PLUS"] as const

/** Maximum number of files within each other. */
const MAX_DEPTH = 25

/** Maximum number of files that are read. */
const MAX_INCLUDES = 200

/** Maximum number of tokens that a shader may become. */
const MAX_TOKENS = 200_000

/** An `#if` that is open. */
interface Branch {
  readonly directive: Span
  /** True if the current branch is taken: its lines are read. */
  isActive: boolean
  /** True if no later branch can be taken. */
  isDecided: boolean
  hasElse: boolean
}

/** A file that is being read, with its open branches. */
interface OpenFile {
  readonly path: string | undefined
  /** The place of the `#include` in the shader which brought it; absent for the shader itself. */
  readonly place: Span | undefined
  readonly depth: number
  readonly branches: Array<Branch>
  /** Offset of the end of the last directive. */
  from: number
}

/**
 * Returns the preprocessed shader, or the directive that makes the result unknown.
 *
 * @example
 * const code = "#define A 1.0\nfloat f() { return A; }"
 * preprocess({ code, tokens: tokenize(code), includes: undefined, isIncluded: false, renderer: 2 }).tokens.length // 9
 */
export const preprocess = (input: PreprocessorInput): Preprocessed | NotPreprocessed => new Preprocessor(input).run()

class Preprocessor {
  private readonly input: PreprocessorInput
  private readonly macros = new Macros()
  private readonly output: Array<Token> = []
  private readonly includedAt = new Set<number>()
  private readonly missing: Array<Span & Pick<IncludedFile, "path">> = []
  /** Parts of the shader's own text in branches that are not taken. */
  private readonly leftOut: Array<Span> = []
  private failed: NotPreprocessed | undefined
  private included = 0
  /** True if a file that is not seen may define macros. */
  private isOpen: boolean

  constructor(input: PreprocessorInput) {
    this.input = input
    this.isOpen = input.isIncluded
    const number = (value: number): Token => ({ kind: "number", text: String(value), start: 0, end: 0 })
    this.macros.define("CURRENT_RENDERER", { body: [number(input.renderer)] })
    for (const [value, name] of renderers.entries()) this.macros.define(name, { body: [number(value)] })
  }

  run(): Preprocessed | NotPreprocessed {
    const { code, tokens, isIncluded } = this.input
    this.file(code, tokens, { path: undefined, place: undefined, depth: 0, branches: [], from: 0 })
    if (this.failed !== undefined) return this.failed
    return {
      tokens: this.output,
      macros: new Set(),
      directives: [],
      hasIncludes: this.isOpen && !isIncluded,
      comments: tokens.comments,
      faults: outside(this.leftOut, tokens.faults),
      includedAt: this.includedAt,
      missing: this.missing,
      dependsOnRenderer: this.macros.asked.has("CURRENT_RENDERER")
    }
  }

  private file(code: string, { tokens, directives }: ShaderTokens, file: OpenFile): void {
    let next = 0
    for (const directive of [...directives, undefined]) {
      const from = next
      while (next < tokens.length && (tokens[next]?.start ?? 0) < (directive?.start ?? Number.POSITIVE_INFINITY)) next++
      const part = tokens.slice(from, next)
      if (isActive(file)) this.lines(code, part, file)
      else if (file.place === undefined) {
        this.leftOut.push({ start: file.from, end: directive?.start ?? code.length })
      }
      if (directive !== undefined) this.directive(directive, code, file)
      file.from = directive?.end ?? code.length
      if (this.failed !== undefined) return
    }
    const open = file.branches.at(-1)
    if (open !== undefined) this.fail(open.directive, file, "This `#if` has no `#endif`.")
  }

  /** Expands tokens line by line: the arguments of a macro stand on the line of its name. */
  private lines(code: string, tokens: ReadonlyArray<Token>, file: OpenFile): void {
    const { place } = file
    for (let from = 0; from < tokens.length && this.failed === undefined; ) {
      const newLine = code.indexOf("\n", tokens[from]?.start)
      const end = newLine === -1 ? code.length : newLine
      let to = from
      while (to < tokens.length && (tokens[to]?.start ?? end) < end) to++
      const line = tokens.slice(from, to)
      this.expand(place === undefined ? line : line.map((token) => ({ ...token, ...place })), this.output, file)
      from = to
    }
  }

  /** Expands the macros of a line; a fault is reported at `place`, or at the macro. */
  private expand(line: ReadonlyArray<Token>, output: Array<Token>, file: OpenFile, place?: Span): void {
    const failed = this.macros.expand(line, output, MAX_TOKENS)
    if (failed !== undefined) this.fail(place ?? failed.token, file, failed.message)
  }

  /** Ends the reading; a fault in an included file is not reported. */
  private fail({ start, end }: Span, { place }: OpenFile, message?: string): void {
    const isReported = message !== undefined && place === undefined && !this.isOpen
    this.failed ??= { start, end, ...(isReported ? { message } : {}) }
  }

  private directive(directive: Token, code: string, file: OpenFile): void {
    const text = plainDirective(directive.text)
    const [, name = "", rest = ""] = /^#([a-z]+)\b([\s\S]*)$/.exec(text ?? "") ?? []
    if (name === "" || text === undefined || !isFirst(code, directive)) {
      this.fail(directive, file)
      return
    }
    if (/^(?:if|el|endif)/.test(name)) this.branch(name, rest.trim(), directive, file)
    else if (isActive(file)) this.action(name, rest.trim(), text, directive, file)
  }

  private branch(name: string, rest: string, directive: Token, file: OpenFile): void {
    const { branches } = file
    if (name.startsWith("if")) {
      const isTaken = isActive(file) ? this.isTaken(name, rest, directive, file) : false
      // Within a branch that is left out no branch is taken.
      branches.push({ directive, isActive: isTaken, isDecided: isTaken || !isActive(file), hasElse: false })
      return
    }
    const open = branches.at(-1)
    if (open === undefined || (open.hasElse && name !== "endif")) {
      this.fail(directive, file, `This \`#${name}\` has no \`#if\` before it.`)
      return
    }
    if (name === "endif") {
      branches.pop()
      return
    }
    open.isActive = !open.isDecided && (name === "else" || this.isTaken("if", rest, directive, file))
    open.isDecided ||= open.isActive
    open.hasElse = name === "else"
  }

  /** Checks whether the condition of a branch holds; one that is not known ends the reading. */
  private isTaken(name: string, rest: string, directive: Token, file: OpenFile): boolean {
    if (name !== "if") {
      if (!/^[A-Za-z_]\w*$/.test(rest)) this.fail(directive, file)
      return this.isDefined(rest, directive, file) === (name === "ifdef")
    }
    const condition: Array<Token> = []
    const { tokens, faults } = tokenize(rest)
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]
      if (token === undefined) break
      if (token.text !== "defined") {
        condition.push(token)
        continue
      }
      const isInBrackets = tokens[i + 1]?.text === "("
      i += isInBrackets ? 2 : 1
      const isDefined = this.isDefined(tokens[i]?.text ?? "", directive, file)
      if (isInBrackets && tokens[++i]?.text !== ")") this.fail(directive, file)
      condition.push({ ...token, text: String(isDefined) })
    }
    const expanded: Array<Token> = []
    this.expand(condition, expanded, file, directive)
    const unknown = expanded.find(({ kind, text }) => kind === "name" && !conditionWords.has(text))
    if (unknown !== undefined)
      this.fail(directive, file, `\`${unknown.text}\` is not defined here; check for it with \`#ifdef\`.`)
    const holding = faults.length > 0 ? undefined : holds(expanded)
    if (holding === undefined) this.fail(directive, file)
    return holding === true
  }

  /** A name that is not defined here may be defined in an unread file. */
  private isDefined(name: string, directive: Token, file: OpenFile): boolean {
    const isDefined = this.macros.has(name)
    if (!isDefined && this.isOpen) this.fail(directive, file)
    return isDefined
  }

  private action(name: string, rest: string, text: string, directive: Token, file: OpenFile): void {
    switch (name) {
      case "define": {
        const macro = readMacro(text)
        if (macro === undefined) this.fail(directive, file)
        else if (this.macros.has(macro.name))
          this.fail(directive, file, `The macro \`${macro.name}\` is defined twice.`)
        else this.macros.define(macro.name, macro)
        return
      }
      case "undef":
        this.macros.undefine(rest)
        return
      case "include":
        this.include(rest, directive, file)
        return
    }
    this.fail(directive, file)
  }

  private include(rest: string, directive: Token, { path, place, depth }: OpenFile): void {
    const [, written = ""] = /^"([^"]*)"$/.exec(rest) ?? []
    const isAllowed = depth < MAX_DEPTH && this.included++ < MAX_INCLUDES && this.output.length < MAX_TOKENS
    // Without a path in quotes no file is searched: `#include <a>`.
    const found = isAllowed && written !== "" ? this.input.includes?.(written, path) : undefined
    if (found?.text === undefined) {
      const { start, end } = directive
      if (found !== undefined && place === undefined) this.missing.push({ start, end, path: found.path })
      this.isOpen = true
      return
    }
    const at = place ?? { start: directive.start, end: directive.end }
    this.includedAt.add(at.start)
    const tokens = tokenize(found.text)
    this.file(found.text, tokens, { path: found.path, place: at, depth: depth + 1, branches: [], from: 0 })
  }
}

const conditionWords: ReadonlySet<string> = new Set(["true", "false", "and", "or", "not"])

const isActive = ({ branches }: OpenFile): boolean => branches.at(-1)?.isActive ?? true

/** Returns the items that begin in none of the spans; both are in order. */
const outside = <T extends Span>(spans: ReadonlyArray<Span>, places: ReadonlyArray<T>): ReadonlyArray<T> => {
  let next = 0
  return places.filter(({ start }) => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    return start < (spans[next]?.start ?? Number.POSITIVE_INFINITY)
  })
}

/** Checks whether only spaces and comments precede a directive on its line. */
const isFirst = (code: string, { start }: Span): boolean =>
  code
    .slice(code.lastIndexOf("\n", start - 1) + 1, start)
    .replace(/^\ufeff|\/\*.*?\*\//g, "")
    .trim() === ""
