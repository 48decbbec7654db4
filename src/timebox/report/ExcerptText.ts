/** Builds the excerpt of an answer: the significant output, within the size that the caller requested. */
import type { Extract, NumberedLine } from "./LogExtractor.ts"

/** Number of last lines that a pass shows. */
const LAST_LINES_OF_A_PASS = 40

/** Bytes of the quotation marks: `""` once, and `"\"\""` of the same quoted again. */
const QUOTES = 8

const LAST_LINES = "--- last lines ---"

const LEFT_OUT = "[… what came before is left out; see raw.log …]"

/**
 * Returns the bytes that `text` adds to an answer's line: it is there as JSON, and once more as JSON within the JSON of
 * the text block.
 */
export const encodedSize = (text: string): number => {
  const once = JSON.stringify(text)
  return Buffer.byteLength(once) + Buffer.byteLength(JSON.stringify(once)) - QUOTES
}

/** The end of the output that no excerpt holds. */
const restOf = ({ excerpts, tail }: Extract): ReadonlyArray<NumberedLine> => {
  const covered = excerpts.at(-1)?.end_line ?? 0
  return tail.filter(({ number }) => number > covered)
}

/**
 * Returns the lines without blank ones at both ends.
 *
 * @example
 * withoutBlankEnds(["", "a", " "]) // ["a"]
 */
export const withoutBlankEnds = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isText = (line: string) => line.trim() !== ""
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1)
}

/**
 * Joins excerpts with their places, then the last lines. At most `maxBytes` of UTF-8 that take at most `encodedRoom`
 * bytes of an answer; the excess is cut from the front.
 */
export const compose = (
  extract: Extract,
  options: {
    readonly maxBytes: number
    readonly encodedRoom: number
    /** True if the run hung: the last test comes first. */
    readonly isHang: boolean
    /** True for a pass, which needs no more than its last lines. */
    readonly isPass?: boolean
    /** The hung test, if it is known better than from the output. */
    readonly hungTest?: string | undefined
  }
): string => {
  const lines: Array<string> = []
  const head =
    options.isHang && (options.hungTest ?? extract.lastTest) !== null
      ? `last test: ${options.hungTest ?? extract.lastTest}`
      : null
  if (options.isPass !== true && extract.whole !== undefined) {
    const all = withoutBlankEnds(extract.whole.map(({ text }) => text))
    const isNear = extract.lastTest !== null && all.slice(-5).includes(extract.lastTest)
    const text = whole(all, isNear ? null : head, options)
    if (text !== undefined) return text
  }
  for (const { start_line, end_line, lines: shown } of extract.excerpts) {
    lines.push(`--- lines ${start_line}-${end_line} ---`, ...withoutBlankEnds(shown.map(({ text }) => text)))
  }
  const rest = withoutBlankEnds(restOf(extract).map(({ text }) => text))
  if (options.isPass === true)
    return textWithin([...lines, ...rest.slice(-LAST_LINES_OF_A_PASS)], head, extract.isCut, options)

  // The end fills the room that the blocks leave, but at least a tenth of `maxBytes`.
  const used = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, LAST_LINES.length + 1)
  const filled = lastWithin(rest, Math.max(options.maxBytes - used, options.maxBytes / 10), options.encodedRoom)
  if (lines.length > 0 && filled.length > 0) lines.push(LAST_LINES)
  lines.push(...filled)
  const isNear = extract.lastTest !== null && lines.slice(-5).includes(extract.lastTest)
  return textWithin(lines, isNear ? null : head, extract.isCut, options)
}

/** Returns all lines, if they fit. */
const whole = (
  lines: ReadonlyArray<string>,
  head: string | null,
  { encodedRoom, maxBytes }: { readonly maxBytes: number; readonly encodedRoom: number }
): string | undefined => {
  const text = (head === null ? lines : [head, ...lines]).join("\n")
  return Buffer.byteLength(text) <= maxBytes && encodedSize(text) <= encodedRoom ? text : undefined
}

/** Returns the last of `lines` that take at most `bytes`. */
const lastWithin = (lines: ReadonlyArray<string>, bytes: number, encodedRoom: number): ReadonlyArray<string> => {
  let [left, encoded] = [bytes, encodedRoom]
  const first = lines.findLastIndex((line) => {
    left -= Buffer.byteLength(line) + 1
    encoded -= encodedSize(line) + 5
    return left < 0 || encoded < 0
  })
  return lines.slice(first + 1 === lines.length ? -1 : first + 1)
}

const textWithin = (
  lines: ReadonlyArray<string>,
  head: string | null,
  isCut: boolean,
  room: { readonly maxBytes: number; readonly encodedRoom: number }
): string => {
  let bytes = room.maxBytes
  let encoded = room.encodedRoom
  /** A line and its line end: one byte, and `\n` and `\\n` in JSON. */
  const take = (line: string): boolean => {
    const [size, encodedLine] = [Buffer.byteLength(line) + 1, encodedSize(line) + 5]
    if (size > bytes || encodedLine > encoded) return false
    bytes -= size
    encoded -= encodedLine
    return true
  }
  const fits = lines.every(take)
  if (fits && (head === null || take(head)) && !isCut) return (head === null ? lines : [head, ...lines]).join("\n")

  bytes = room.maxBytes
  encoded = room.encodedRoom
  const kept: Array<string> = []
  const start = [...(head !== null && take(head) ? [head] : []), ...(take(LEFT_OUT) ? [LEFT_OUT] : [])]
  for (const line of lines.toReversed()) {
    if (!take(line)) {
      if (kept.length === 0) kept.push(ending(line, bytes, encoded))
      break
    }
    kept.push(line)
  }
  return [...start, ...kept.reverse()].filter((line) => line !== "").join("\n")
}

/** Returns as much of the end of `line` as fits. */
const ending = (line: string, bytes: number, encoded: number): string => {
  const chars = Array.from(line)
  let [few, many] = [0, chars.length]
  const last = (count: number) => chars.slice(chars.length - count).join("")
  while (few < many) {
    const count = (few + many + 1) >> 1
    const text = last(count)
    if (Buffer.byteLength(text) <= bytes && encodedSize(text) <= encoded) few = count
    else many = count - 1
  }
  return last(few)
}
