/** The kinds of symbol a class reference holds, in the order in which they are listed. */
export const kinds = [
  "class",
  "constructor",
  "method",
  "operator",
  "property",
  "signal",
  "constant",
  "annotation",
  "theme_item",
  "enum"
] as const

export type Kind = (typeof kinds)[number]

/** A kind that a class can have members of. */
export type MemberKind = Exclude<Kind, "class">
