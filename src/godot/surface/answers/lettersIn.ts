/** Measures a BBCode text before it is rendered, without making another text. */

/**
 * Returns the number of characters of a BBCode text that are neither white space nor in a tag: every rendering is at
 * least that long.
 *
 * @example lettersIn("See [method free] now.") // 7
 */
export const lettersIn = (text: string): number => {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const end = unit === OPENING ? endOfTag(text, i) : i
    if (end > i) i = end
    else if (unit > BLANK && (unit <= NOT_ASCII || !/\s/.test(text.charAt(i)))) letters++
  }
  return letters
}

/** Returns the place where a tag ends, or `start` if it is no tag. */
const endOfTag = (text: string, start: number): number => {
  const last = Math.min(text.length, start + MAX_TAG)
  for (let i = start + 1; i < last; i++) if (text.charAt(i) === "]") return i
  return start
}

const BLANK = 32
const OPENING = 91
const NOT_ASCII = 127
/** Characters of the longest tag. */
const MAX_TAG = 202
