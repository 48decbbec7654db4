/** An outline as JSON, for a cache on disk. */
import { isRecord } from "../../kernel/util/Collections.ts"
import type { Headings, Outline, Position, Titles } from "./Outline.ts"

/** Changes with the shape of what is written and with the rules that find and name sections. */
export const OUTLINE_VERSION = 4

/** An outline in the form in which it is written: columns are base64 of little-endian words. */
const formOf = (outline: Outline): unknown => {
  const { start, end, first, sections, labels, headings } = outline
  return { version: OUTLINE_VERSION, start, end, first, sections, labels, headings }
}

/** Number of bytes of a column in one chunk: whole groups of base64. */
const PIECE = 48 * 1024

/**
 * Yields the JSON of an outline in pieces, none of which is as large as the whole.
 *
 * @example [...pieces(outline)].join("") // '{"version":1,"start":{...', one JSON value
 */
export function* pieces(outline: Outline): Generator<string> {
  yield* piecesOf(formOf(outline))
}

function* piecesOf(value: unknown): Generator<string> {
  if (value instanceof Uint8Array || value instanceof Uint32Array) {
    yield '"'
    for (let at = 0; at < value.byteLength; at += PIECE) yield base64(value, at, Math.min(PIECE, value.byteLength - at))
    yield '"'
  } else if (isRecord(value)) {
    yield "{"
    for (const [index, [key, item]] of Object.entries(value).entries()) {
      yield `${index === 0 ? "" : ","}${JSON.stringify(key)}:`
      yield* piecesOf(item)
    }
    yield "}"
  } else yield JSON.stringify(value)
}

/**
 * Reads an outline from JSON; `undefined` for any value that `pieces` does not write.
 *
 * @example
 * decode(JSON.parse([...pieces(outline)].join("")))?.sections // outline.sections
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

const base64 = (column: Uint8Array | Uint32Array, from: number, length: number): string =>
  Buffer.from(column.buffer, column.byteOffset + from, length).toString("base64")

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
