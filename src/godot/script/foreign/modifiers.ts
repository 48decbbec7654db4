/** Words that other languages put before a declaration: `private var x`. */

const NO_MODIFIER = "GDScript has no such word before a declaration; leave it out."

/** Word -> what is said of it. */
export const foreignModifiers: ReadonlyMap<string, string> = new Map([
  ["abstract", "Write @abstract."],
  ...["public", "private", "protected", "internal", "readonly", "async", "final", "override", "virtual"].map(
    (word) => [word, NO_MODIFIER] as const
  )
])

/** Words that begin the declarations before which they stand. */
export const declarationWords: ReadonlySet<string> = new Set([
  "func",
  "var",
  "const",
  "class",
  "enum",
  "signal",
  "static"
])
