/** Small things every server does with text that came from outside. */

/** How much of an argument is ever echoed back or logged, in UTF-16 units. */
export const ECHO_LIMIT = 80

/** `text`, cut at `limit` UTF-16 units with an ellipsis; never inside a surrogate pair. */
export const clip = (text: string, limit: number = ECHO_LIMIT): string => {
  if (text.length <= limit) return text
  const end = isHighSurrogate(text.charCodeAt(limit - 2)) ? limit - 2 : limit - 1
  return `${text.slice(0, end)}…`
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** Without the halves of surrogate pairs that a cut left at the ends. */
export const wholeCharacters = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "")

/** A copy that does not keep the (long) source string alive, as V8's substrings do. */
export const detach = (text: string): string => {
  if (text.length < SHORTEST_SLICE) return text
  if (text.length > LONGEST_COPIED) return Buffer.from(text, "utf8").toString("utf8")
  return copy.toString("utf8", 0, copy.write(text, "utf8"))
}

/** UTF-16 units of a text for which there is room to copy it without asking for memory. */
const LONGEST_COPIED = 512
/** Three bytes of UTF-8 for each. */
const copy = Buffer.allocUnsafe(3 * LONGEST_COPIED)

/** V8 copies shorter substrings anyway (`SlicedString::kMinLength`). */
const SHORTEST_SLICE = 13

/** Orders by UTF-16 code unit: the same on every machine, unlike `localeCompare`. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The length of the longest run of backticks in a text: Markdown's code needs a longer one around it. */
export const longestBackticks = (text: string): number => {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

/** A word as a POSIX shell reads it back. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
