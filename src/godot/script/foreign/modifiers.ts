/** Words that other languages put before a declaration: `private var x`. */

export const NO_MODIFIER = "GDScript has no such modifier; leave it out."

/** Words that have no counterpart; Godot 4 writes `abstract` as an annotation. */
export const foreignModifiers: ReadonlySet<string> = new Set(
  "abstract public private protected internal readonly async final override virtual".split(" ")
)

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
