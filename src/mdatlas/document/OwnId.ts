/**
 * Separates the text of a heading from the identifier that its author wrote after it,
 * as documentation generators read it.
 */

/** Braces at the end of a title, which may hold its identifier. */
const BRACES = /\{[^{}\n]{1,400}\}\s*$/

/** A comment of MDX that is an identifier; in a title its stars are read as emphasis and removed. */
const COMMENT = /^\{\/\*?[ \t]*#?([^\s{}*/#]+)[ \t]*\*?\/\}/

/** The beginning of attributes in braces. */
const FIRST_ATTRIBUTE = /^\{:?[ \t]*(?:[#.][^\s{}]|[\w-]{1,50}=)/

/** An identifier among attributes: `#id` or `id="id"`. */
const IDENTIFIER = /(?:^|[ \t])(?:#([^\s{}#]+)|id[ \t]*=[ \t]*(?:"([^"\s]+)"|'([^'\s]+)'|([^\s"'{}]+)))/

/**
 * Returns the identifier among attributes in braces.
 *
 * @example
 * identifierIn("{: .wide #usage }") // "usage"
 */
export const identifierIn = (braces: string): string | undefined => {
  const inner = braces.replace(/^\{:?[ \t]*/, "").replace(/\}\s*$/, "")
  const [, sharp, double, single, bare] = IDENTIFIER.exec(inner) ?? []
  return sharp ?? double ?? single ?? bare
}

/**
 * Returns the title without an identifier written after it.
 *
 * @example
 * nameOf("Usage {#how-to-use}") // "Usage"
 */
export const nameOf = (title: string): string =>
  ownIdOf(title) === undefined ? title : title.replace(BRACES, "").trimEnd()

/**
 * Returns the identifier that is written after a title, `{#id}`, `{: .class #id}`, `{ id=x }` or in MDX a comment,
 * `{/*id*\/}`, as documentation generators read it.
 *
 * @example
 * ownIdOf("Usage {#how-to-use}") // "how-to-use"
 */
export const ownIdOf = (title: string): string | undefined => {
  const [braces] = BRACES.exec(title) ?? []
  if (braces === undefined) return undefined
  return FIRST_ATTRIBUTE.test(braces) ? identifierIn(braces) : COMMENT.exec(braces)?.[1]
}

/**
 * Returns an anchor as it is displayed in a heading: `_can_` as emphasis.
 *
 * @example
 * withoutMarks("what-you-_can_-do") // "what-you-can-do"
 */
export const withoutMarks = (anchor: string): string => anchor.replace(/[*_`]/g, "")

/**
 * Returns the words of a title or an anchor with dashes between them, in lower case. Generators differ in what they
 * make of other characters: of "Mark & Tilde" GitHub makes `mark--tilde` and MkDocs `mark-tilde`.
 *
 * @example
 * dashed("v-model.Lazy") // "v-model-lazy"
 */
export const dashed = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-")
