/**
 * Separates the text of a heading from the identifier that its author wrote after it, as documentation generators read
 * it.
 */

/**
 * An identifier that an author writes after the text of a heading: `{#id}`, `{ #id .class }` or `{: #id}`, in MDX a
 * comment, `{/*id*\/}`.
 */
const OWN_ID = /\{(?::?[ \t]*#([^\s{}]+)(?:[ \t][^{}]*)?|\/\*?([^\s{}*/]+)\*?\/)\}\s*$/

/**
 * Returns the title without an identifier written after it.
 *
 * @example
 * nameOf("Usage {#how-to-use}") // "Usage"
 */
export const nameOf = (title: string): string => title.replace(OWN_ID, "").trimEnd()

/**
 * Returns the identifier that is written after a title, as documentation generators read it.
 *
 * @example
 * ownIdOf("Usage {#how-to-use}") // "how-to-use"
 */
export const ownIdOf = (title: string): string | undefined => {
  const [, plain, comment] = OWN_ID.exec(title) ?? []
  return plain ?? comment
}

/**
 * Returns an anchor as it reads within a heading: `_can_` as emphasis.
 *
 * @example
 * withoutMarks("what-you-_can_-do") // "what-you-can-do"
 */
export const withoutMarks = (anchor: string): string => anchor.replace(/[*_`]/g, "")
