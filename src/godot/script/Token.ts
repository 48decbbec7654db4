/** The tokens of GDScript, from the lexer to the parser. */
import type { Span } from "./Position.ts"
import type { Dialect } from "./Script.ts"

/**
 * `identifier`, `int`, `float`, `annotation`, a string (`String`, `StringName`, `NodePath`), `bad` for a sign that no
 * GDScript has, `eof`; of keywords and operators the text itself.
 */
export type TokenKind = string

export interface Token extends Span {
  readonly kind: TokenKind
  /** The name, the number as written, the string with its escapes resolved; of an annotation the name without `@`. */
  readonly value: string
  /** Indentation of the first token on a line, in columns (a tab is four); -1 for other tokens. */
  readonly indent: number
}

const shared =
  "and as assert break breakpoint class class_name const continue elif else enum extends for func if in is match not or pass preload return self signal static var while true false null"

/** Interned words: V8 compares them by address, as it does the names of properties. */
const kinds = (words: string): ReadonlyMap<string, string> =>
  new Map(Object.keys(Object.fromEntries(words.split(" ").map((word) => [word, word]))).map((word) => [word, word]))

/** Words that are not names in a dialect, not even where the grammar needs one or after a dot -> their kind. */
export const keywords: Readonly<Record<Dialect, ReadonlyMap<string, TokenKind>>> = {
  3: kinds(
    `${shared} export onready setget tool remote master puppet slave remotesync mastersync puppetsync yield void`
  ),
  4: kinds(`${shared} await super void`)
}

/**
 * Checks whether a text can stand behind a dot as a name.
 *
 * @example isMemberName("tree-entered", 4) // false
 */
export const isMemberName = (text: string, dialect: Dialect): boolean =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text) && !keywords[dialect].has(text)

/** Words without a meaning in a dialect that cannot be names of declarations: Godot reserves them. */
export const reservedWords: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  3: new Set(),
  4: new Set(["namespace", "trait", "yield"])
}

/** Keywords that may be names too. */
export const softKeywords: ReadonlySet<string> = new Set(["match"])

/** Longest first. */
export const operators: ReadonlyArray<string> = [
  ..."<<= >>= **= ...".split(" "),
  ..."<< >> ** += -= *= /= %= &= |= ^= == != <= >= && || -> := ..".split(" "),
  ..."+ - * / % & | ^ ~ ! = < > ( ) [ ] { } , : ; . $ ?".split(" ")
]

/** Annotations of a whole class; those before them belong to it too, not to the next member. */
export const classAnnotations: ReadonlySet<string> = new Set(["tool", "icon", "static_unload"])
/** Annotations that stand alone. */
export const aloneAnnotations: ReadonlySet<string> = new Set([
  "export_category",
  "export_group",
  "export_subgroup",
  "warning_ignore_start",
  "warning_ignore_restore"
])

/** Kinds of tokens that begin a member of a class, and among statements at most a variable. */
export const beginsMember: ReadonlySet<string> = new Set(
  "annotation class class_name const enum extends func signal static var".split(" ")
)
