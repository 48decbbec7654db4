/** An outline as JSON, for a cache on disk. */
import { isRecord } from "../../kernel/util/Collections.ts"
import type { Headings, Outline, Position } from "./Outline.ts"

/** Changes with the shape of what is written and with the rules that find and name sections. */
export const OUTLINE_VERSION = 3

/** Plain JSON; columns as base64 of little-endian words. */
export const encode = (outline: Outline): unknown => ({
  version: OUTLINE_VERSION,
  start: outline.start,
  end: outline.end,
  first: outline.first,
  sections: outline.sections,
  labels: outline.labels,
  headings:
    outline.headings === null
      ? null
      : {
          levels: base64(outline.headings.levels),
          bytes: base64(outline.headings.bytes),
          chars: base64(outline.headings.chars),
          lines: base64(outline.headings.lines),
          digests: base64(outline.headings.digests),
          titles: outline.headings.titles,
          lengthened: outline.headings.lengthened
        }
})

/** Items of a list in one piece. */
const PIECE = 1000

/** Yields the JSON of an outline in pieces, none of which is as large as the whole. */
export function* pieces(outline: Outline): Generator<string> {
  yield* piecesOf(encode(outline))
}

function* piecesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield "["
    for (let at = 0; at < value.length; at += PIECE) {
      yield (at === 0 ? "" : ",") + JSON.stringify(value.slice(at, at + PIECE)).slice(1, -1)
    }
    yield "]"
  } else if (isRecord(value)) {
    yield "{"
    for (const [index, [key, item]] of Object.entries(value).entries()) {
      yield `${index === 0 ? "" : ","}${JSON.stringify(key)}:`
      yield* piecesOf(item)
    }
    yield "}"
  } else yield JSON.stringify(value)
}

/** The outline again, or `undefined` when the value is anything else than what `encode` gives. */
export const decode = (value: unknown): Outline | undefined => {
  if (!isRecord(value) || value["version"] !== OUTLINE_VERSION) return undefined
  const { start, end, first, sections, labels, headings } = value
  if (!isPosition(start) || !isPosition(end) || !isPosition(first) || !isCount(sections)) return undefined
  if (!isArrayOf(labels, isString)) return undefined
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
  const { titles, lengthened } = value
  if (!levels || !bytes || !chars || !lines || !digests) return undefined
  if (!isArrayOf(titles, isString) || titles.length !== rows || !isArrayOf(lengthened, isCount)) return undefined
  if (!levels.every((level) => level >= 1 && level <= 6)) return undefined
  return { levels, bytes, chars, lines, digests, titles, lengthened }
}

const base64 = (column: Uint8Array | Uint32Array): string =>
  Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString("base64")

const bytesOf = (value: unknown, length: number): Uint8Array | undefined => {
  if (!isString(value)) return undefined
  const bytes = Buffer.from(value, "base64")
  return bytes.length === length ? Uint8Array.from(bytes) : undefined
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
