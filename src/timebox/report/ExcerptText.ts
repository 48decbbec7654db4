/** The one string of an answer that shows what the output says, cut to what the caller asked for. */
import type { Extract, NumberedLine } from "./LogExtractor.ts"

/** Lines of the end that are shown behind excerpts, or alone. */
const LAST_LINES = { besideExcerpts: 10, alone: 40 } as const

/** `""` once, and `"\"\""` of the same quoted again. */
const QUOTES = 8

const LEFT_OUT = "[… what came before is left out; see raw.log …]"

/**
 * What `text` adds to an answer's line in bytes: it stands there as JSON, and once
 * more as JSON within the JSON of the text block.
 */
export const encodedSize = (text: string): number => {
  const once = JSON.stringify(text)
  return Buffer.byteLength(once) + Buffer.byteLength(JSON.stringify(once)) - QUOTES
}

/** The end of the output that no excerpt holds. */
export const restOf = ({ excerpts, tail }: Extract): ReadonlyArray<NumberedLine> => {
  const covered = excerpts.at(-1)?.end_line ?? 0
  return tail.filter(({ number }) => number > covered)
}

export const withoutBlankEnds = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isText = (line: string) => line.trim() !== ""
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1)
}

/**
 * Excerpts with their places, then the last lines. At most `maxBytes` of UTF-8 that
 * take at most `encodedRoom` bytes of an answer; what is too much goes from the front.
 */
export const compose = (
  extract: Extract,
  options: {
    readonly maxBytes: number
    readonly encodedRoom: number
    /** The run hung: the last test comes first. */
    readonly isHang: boolean
  }
): string => {
  const lines: Array<string> = []
  for (const { start_line, end_line, lines: shown } of extract.excerpts) {
    lines.push(`--- lines ${start_line}-${end_line} ---`, ...withoutBlankEnds(shown.map(({ text }) => text)))
  }
  const most = extract.excerpts.length === 0 ? LAST_LINES.alone : LAST_LINES.besideExcerpts
  const rest = withoutBlankEnds(restOf(extract).map(({ text }) => text)).slice(-most)
  if (lines.length > 0 && rest.length > 0) lines.push("--- last lines ---")
  lines.push(...rest)

  const first = options.isHang && extract.lastTest !== null && !lines.slice(-5).includes(extract.lastTest)
  const head = first ? `last test: ${extract.lastTest}` : null
  return fitted(lines, head, extract.isCut, options)
}

const fitted = (
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

/** As much of the end of `line` as fits. */
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
