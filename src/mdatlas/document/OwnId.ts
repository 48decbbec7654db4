/** Parts the text of a heading from the id that its writer gives it, as generators of documentation understand it. */

/** An id that a writer gives a heading behind its text: `{#id}`, or in MDX a comment, `{/*id*\/}`, which displays so. */
const OWN_ID = /\{(?:#([^\s{}]+)|\/\*?([^\s{}*/]+)\*?\/)\}\s*$/

/**
 * Returns the title without an id of the writer's own.
 *
 * @example
 * nameOf("Usage {#how-to-use}") // "Usage"
 */
export const nameOf = (title: string): string => title.replace(OWN_ID, "").trimEnd()

/**
 * Returns the id that the writer gives a heading of this title, as generators of documentation understand it.
 *
 * @example
 * ownIdOf("Usage {#how-to-use}") // "how-to-use"
 */
export const ownIdOf = (title: string): string | undefined => {
  const [, plain, comment] = OWN_ID.exec(title) ?? []
  return plain ?? comment
}

/**
 * Returns an anchor as it is read where it stands in a heading: `_can_` as emphasis.
 *
 * @example
 * withoutMarks("what-you-_can_-do") // "what-you-can-do"
 */
export const withoutMarks = (anchor: string): string => anchor.replace(/[*_`]/g, "")
