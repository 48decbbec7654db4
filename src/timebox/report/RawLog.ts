/**
 * raw.log: everything that a run wrote, as a stream; of too much the beginning and the end.
 *
 * The beginning goes to the file as it comes. Past that the newest output is held
 * in memory, unformatted, and written behind a note of the cut when the run is over.
 */
import { FileSystem } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Effect, type Scope } from "effect"
import type { Chunk } from "../process/ProcessExecutor.ts"
import { cost, LogFormat, newlinesIn, PREFIX } from "./LogFormat.ts"
import { OutputRing, type Piece } from "./OutputRing.ts"
import { isText } from "./Utf8.ts"

/** What was left out, in lines of the output counted from 1. */
export interface Cut {
  readonly fromLine: number
  readonly toLine: number
  readonly bytes: number
}

export interface RawLog {
  /** Never fails: what the disk refuses is told by `close`. */
  readonly write: (chunk: Chunk) => Effect.Effect<void>
  /** How many lines of output have ended so far. */
  readonly lines: () => number
  /** Writes what was held; `problem` is why the file is not whole. Idempotent. */
  readonly close: Effect.Effect<{ readonly cut: Cut | null; readonly problem: string | null }>
}

/** Of the cap, at most this much (bytes) is the end; it is held in memory. */
const MOST_TAIL = 4 * 1024 * 1024

/** Room for the note of a cut. */
const NOTE = 256

/** A piece that may not fit is halved down to this size before it counts as too much. */
const SMALLEST = 256

/** Opens `path` anew; `cap`: bytes of the whole file; `startedAt`: milliseconds since 1970. */
export const open = (options: {
  readonly path: string
  readonly cap: number
  readonly startedAt: number
}): Effect.Effect<RawLog, PlatformError, FileSystem.FileSystem | Scope.Scope> =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    // Whatever stands there under our name is replaced, never written through: it may be a link.
    yield* Effect.ignore(fs.remove(options.path))
    const file = yield* fs.open(options.path, { flag: "wx" })

    const tailRoom = Math.min(Math.floor(options.cap / 2), MOST_TAIL)
    const headRoom = options.cap - tailRoom - NOTE
    const format = new LogFormat(options.startedAt)
    let tail: OutputRing | undefined
    const size = { head: 0, output: 0, headOutput: 0, lines: 0, headLines: 0 }
    /** At most what the unfinished lines will take in the file. */
    let held = 0
    let lastAt = 0
    let cut: Cut | null = null
    let problem: string | null = null
    let closed = false

    const append = (bytes: Uint8Array): Effect.Effect<void> =>
      problem !== null || bytes.length === 0
        ? Effect.void
        : file.writeAll(bytes).pipe(
            Effect.catchAll((error) =>
              Effect.sync(() => {
                problem = error.message
              })
            )
          )

    /** The bytes to append for a piece, as long as it surely fits; from the first that may not, everything is held. */
    const accept = (piece: Piece): Uint8Array => {
      if (tail !== undefined) {
        size.output += piece.bytes.length
        size.lines += newlinesIn(piece.bytes)
        tail.push(piece)
        return new Uint8Array(0)
      }
      const most = cost(piece.bytes)
      const fits = size.head + held + most.bytes <= headRoom
      if (!fits && piece.bytes.length > SMALLEST) {
        const half = piece.bytes.length >> 1
        return Buffer.concat([
          accept({ ...piece, bytes: piece.bytes.subarray(0, half) }),
          accept({ ...piece, bytes: piece.bytes.subarray(half) })
        ])
      }
      if (fits) {
        size.output += piece.bytes.length
        size.lines += most.lines
        size.headOutput += piece.bytes.length
        size.headLines += most.lines
        held += most.bytes
        const bytes = format.push(piece)
        size.head += bytes.length
        held = format.heldCost
        return bytes
      }
      tail = new OutputRing(tailRoom)
      for (const unwritten of format.release()) {
        tail.push(unwritten)
        size.headOutput -= unwritten.bytes.length
      }
      return accept(piece)
    }
    const appendTail = Effect.fnUntraced(function* (ring: OutputRing) {
      const { pieces, bytes, lines } = fitting([...ring.pieces()], tailRoom)
      const missing = size.output - size.headOutput - bytes
      const left: Cut | null =
        missing === 0
          ? null
          : { fromLine: size.headLines + 1, toLine: Math.max(size.headLines + 1, size.lines - lines), bytes: missing }
      if (left !== null) {
        const { fromLine, toLine } = left
        const what = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine} to ${toLine}`
        yield* append(
          format.note(lastAt, `--- mcp-test-timebox: ${missing} bytes of output (${what}) are left out here ---`)
        )
      }
      for (const piece of pieces) yield* append(format.push(piece))
      yield* append(format.end())
      return left
    })

    const close = Effect.gen(function* () {
      if (!closed) {
        closed = true
        if (tail === undefined) yield* append(format.end())
        else cut = yield* appendTail(tail)
      }
      return { cut, problem }
    })
    return {
      write: (chunk) =>
        Effect.suspend(() => {
          if (closed) return Effect.void
          lastAt = chunk.at
          return append(accept(chunk))
        }),
      lines: () => size.lines,
      close
    } satisfies RawLog
  })

/** The newest of `pieces` that the log surely has `room` (bytes) for, from the beginning of a line where there is one. */
export const fitting = (
  pieces: ReadonlyArray<Piece>,
  room: number
): { readonly pieces: ReadonlyArray<Piece>; readonly bytes: number; readonly lines: number } => {
  const kept: Array<Piece> = []
  let left = room - 2 * (PREFIX + 1)
  let bytes = 0
  let lines = 0
  for (const piece of pieces.toReversed()) {
    const most = cost(piece.bytes)
    if (most.bytes <= left) {
      kept.push(piece)
      left -= most.bytes
      bytes += piece.bytes.length
      lines += most.lines
      continue
    }
    const perByte = isText(piece.bytes) ? 1 : 3
    let from = piece.bytes.length
    let lineStart = -1
    let linesFrom = 0
    let linesAtStart = 0
    left -= PREFIX + 1
    while (from > 0) {
      const isEnd = piece.bytes[from - 1] === 0x0a
      left -= perByte + (isEnd ? PREFIX + 1 : 0)
      if (left < 0) break
      if (isEnd && from < piece.bytes.length) {
        lineStart = from
        linesAtStart = linesFrom
      }
      if (isEnd) linesFrom++
      from--
    }
    const start = lineStart === -1 ? from : lineStart
    const end = piece.bytes.subarray(start)
    if (end.length > 0) kept.push({ ...piece, bytes: end })
    bytes += end.length
    lines += lineStart === -1 ? linesFrom : linesAtStart
    break
  }
  return { pieces: kept.reverse(), bytes, lines }
}
