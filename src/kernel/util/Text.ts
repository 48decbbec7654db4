/** Clips, copies and compares text from outside. */

/** Maximum length of an echoed or logged argument, in UTF-16 units. */
const ECHO_LIMIT = 80

/**
 * Cuts a text at `limit` UTF-16 units, with an ellipsis; never inside a surrogate pair.
 *
 * @example
 * clip("a long text", 7) // "a long…"
 */
export const clip = (text: string, limit: number = ECHO_LIMIT): string => {
  if (text.length <= limit) return text
  const end = isHighSurrogate(text.charCodeAt(limit - 2)) ? limit - 2 : limit - 1
  return `${text.slice(0, end)}…`
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/**
 * Drops the halves of surrogate pairs that a cut left at the ends.
 *
 * @example
 * wholeCharacters("\ude00a") // "a"
 */
export const wholeCharacters = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "")

/**
 * Copies a text, so that it does not keep the (long) source string alive, as V8's substrings do.
 *
 * @example detach("a long text".slice(2, 6)) // "long"
 */
export const detach = (text: string): string => {
  if (text.length < MIN_SLICE) return text
  if (text.length > MAX_COPIED) return Buffer.from(text, "utf8").toString("utf8")
  return copy.toString("utf8", 0, copy.write(text, "utf8"))
}

/** Maximum length of a text that is copied without allocating, in UTF-16 units. */
const MAX_COPIED = 512
/** Three bytes of UTF-8 for each. */
const copy = Buffer.allocUnsafe(3 * MAX_COPIED)

/** Minimum length of a substring that V8 does not copy (`SlicedString::kMinLength`). */
const MIN_SLICE = 13

/**
 * Orders by UTF-16 code unit: the same on every machine, unlike `localeCompare`.
 *
 * @example ["b", "a", "B"].sort(byCodeUnit) // ["B", "a", "b"]
 */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns the length of the longest run of backticks in a text: a code span needs a longer one around it.
 *
 * @example
 * longestBackticks("`a` and ``b``") // 2
 */
export const longestBackticks = (text: string): number => {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

/**
 * Quotes a word for a POSIX shell.
 *
 * @example
 * shellWord("it's") // "'it'\\''s'"
 */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
