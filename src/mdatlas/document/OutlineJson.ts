/** An outline as JSON, for a cache on disk. */
import { isRecord } from "../../kernel/util/Collections.ts"
import type { Headings, Outline, Position, Titles } from "./Outline.ts"

/** Version of the written form; raised when that form or the rules that find and name sections change. */
const OUTLINE_VERSION = 4

/** An outline in the form in which it is written: columns are base64 of little-endian words. */
const formOf = (outline: Outline): unknown => {
  const { start, end, first, sections, labels, headings } = outline
  return { version: OUTLINE_VERSION, start, end, first, sections, labels, headings }
}

/** Number of bytes in a piece. */
const PIECE = 64 * 1024

/**
 * Yields the JSON of an outline in pieces; each is valid until the next is requested.
 *
 * @example for (const piece of pieces(outline)) hash.update(piece) // '{"version":1,"start":{...', one JSON value
 */
export function* pieces(outline: Outline): Generator<Uint8Array> {
  const room = Buffer.allocUnsafe(PIECE)
  let used = 0
  for (const part of partsOf(formOf(outline))) {
    if (typeof part === "string") {
      const bytes = Buffer.from(part)
      if (used + bytes.length > PIECE) {
        yield room.subarray(0, used)
        used = 0
      }
      if (bytes.length > PIECE) yield bytes
      else used += bytes.copy(room, used)
      continue
    }
    for (let at = 0; at < part.length; ) {
      // Whole groups of base64, or the end of the column.
      const end = Math.min(part.length, at + Math.floor((PIECE - used) / 4) * 3)
      used += base64(part.subarray(at, end), room, used)
      at = end
      if (at === part.length) break
      yield room.subarray(0, used)
      used = 0
    }
  }
  yield room.subarray(0, used)
}

/** Yields JSON, and bytes that are to be written as base64. */
function* partsOf(value: unknown): Generator<string | Uint8Array> {
  if (value instanceof Uint8Array || value instanceof Uint32Array) {
    yield '"'
    yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    yield '"'
  } else if (isRecord(value)) {
    let before = "{"
    for (const [key, item] of Object.entries(value)) {
      yield `${before}${JSON.stringify(key)}:`
      yield* partsOf(item)
      before = ","
    }
    yield "}"
  } else yield JSON.stringify(value)
}

const DIGITS = Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

/**
 * Writes base64 into `room` from `start` on; returns its length. Node makes base64 only as strings, megabytes of
 * garbage for a long outline.
 */
const base64 = (bytes: Uint8Array, room: Buffer, start: number): number => {
  const groups = Math.floor(bytes.length / 3)
  let to = start
  for (let from = 0; from < 3 * groups; from += 3) {
    const bits = ((bytes[from] as number) << 16) | ((bytes[from + 1] as number) << 8) | (bytes[from + 2] as number)
    room[to++] = DIGITS[bits >> 18] as number
    room[to++] = DIGITS[(bits >> 12) & 63] as number
    room[to++] = DIGITS[(bits >> 6) & 63] as number
    room[to++] = DIGITS[bits & 63] as number
  }
  const rest = Buffer.from(bytes.subarray(3 * groups)).toString("base64")
  return to - start + room.write(rest, to, "latin1")
}

/**
 * Reads an outline from JSON; `undefined` for any value that `pieces` does not write.
 *
 * @example
 * decode({}) // undefined
 */
export const decode = (value: unknown): Outline | undefined => {
  if (!isRecord(value) || value["version"] !== OUTLINE_VERSION) return undefined
  const { start, end, first, sections, labels, headings } = value
  if (!isPosition(start) || !isPosition(end) || !isPosition(first) || !isCount(sections)) return undefined
  if (!isString(labels)) return undefined
  if (headings === null) return { start, end, first, sections, labels, headings }
  const columns = isRecord(headings) ? decodeColumns(headings, sections) : undefined
  return columns === undefined ? undefined : { start, end, first, sections, labels, headings: columns }
}

const decodeColumns = (value: Record<string, unknown>, rows: number): Headings | undefined => {
  const levels = bytesOf(value["levels"], rows)
  const bytes = wordsOf(value["bytes"], rows)
  const chars = wordsOf(value["chars"], rows)
  const lines = wordsOf(value["lines"], rows)
  const digests = wordsOf(value["digests"], rows * 2)
  const titles = isRecord(value["titles"]) ? decodeTitles(value["titles"], rows) : undefined
  const lengthened = value["lengthened"]
  if (!levels || !bytes || !chars || !lines || !digests || !titles || !isArrayOf(lengthened, isCount)) return undefined
  if (!levels.every((level) => level >= 1 && level <= 6)) return undefined
  return { levels, bytes, chars, lines, digests, titles, lengthened }
}

const decodeTitles = (value: Record<string, unknown>, rows: number): Titles | undefined => {
  const ends = wordsOf(value["ends"], rows)
  const bytes = ends === undefined ? undefined : bytesOf(value["bytes"], ends[rows - 1] ?? 0)
  if (ends === undefined || bytes === undefined) return undefined
  return ends.every((end, row) => end >= (ends[row - 1] ?? 0)) ? { bytes, ends } : undefined
}

const bytesOf = (value: unknown, length: number): Uint8Array | undefined => {
  if (!isString(value)) return undefined
  const bytes = Buffer.from(new ArrayBuffer(length))
  const isWhole = Buffer.byteLength(value, "base64") === length && bytes.write(value, "base64") === length
  return isWhole ? new Uint8Array(bytes.buffer) : undefined
}

const wordsOf = (value: unknown, length: number): Uint32Array | undefined => {
  const bytes = bytesOf(value, length * 4)
  return bytes === undefined ? undefined : new Uint32Array(bytes.buffer)
}

const isString = (value: unknown): value is string => typeof value === "string"

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isArrayOf = <A>(value: unknown, is: (item: unknown) => item is A): value is ReadonlyArray<A> =>
  Array.isArray(value) && value.every(is)

const isPosition = (value: unknown): value is Position =>
  isRecord(value) && isCount(value["byte"]) && isCount(value["char"]) && isCount(value["line"])
