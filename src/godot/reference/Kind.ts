/** The kinds of member that a class can have, in the order in which they are listed. */
export const memberKinds = [
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

/** The kinds of symbol a class reference holds. */
export const kinds = ["class", ...memberKinds] as const

export type Kind = (typeof kinds)[number]

export type MemberKind = (typeof memberKinds)[number]
