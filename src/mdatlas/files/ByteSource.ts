/** Reads an open file by position, in any thread. */
import { readSync } from "node:fs"

/** An open file and how many of its bytes count. */
export interface ByteSource {
  readonly descriptor: number
  readonly size: number
  /** The whole content, where it has been read already. */
  readonly bytes?: Buffer
}

/** Size of a chunk in bytes: V8 gives texts beyond some 128 KB pages of their own; reading takes four times as long. */
const CHUNK = 32 * 1024

/** Returns the bytes from `start` to `end`; fewer only if the file has shrunk. */
export const read = ({ descriptor, bytes: known }: ByteSource, start: number, end: number): Buffer => {
  if (known !== undefined) return known.subarray(start, end)
  const bytes = Buffer.allocUnsafe(Math.max(0, end - start))
  return bytes.subarray(0, readInto(descriptor, bytes, start))
}

/** Yields the bytes from `start` to `end` in chunks; each is valid until the next is requested. */
export function* chunks(source: ByteSource, start = 0, end = source.size): Generator<Buffer> {
  if (source.bytes !== undefined) {
    // A copy, since a consumer may change its chunk.
    if (end > start) yield Buffer.from(source.bytes.subarray(start, end))
    return
  }
  const room = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(0, end - start)))
  for (let at = start; at < end; ) {
    const got = readInto(source.descriptor, room.subarray(0, Math.min(room.length, end - at)), at)
    if (got === 0) return
    yield room.subarray(0, got)
    at += got
  }
}

/** Returns the byte at which each of `lines` (ascending, counted from 1) begins. */
export const lineStarts = (source: ByteSource, lines: ReadonlyArray<number>): ReadonlyArray<number> => {
  const starts: Array<number> = []
  let line = 1
  let at = 0
  let afterReturn = false
  const note = (begin: number) => {
    while (lines[starts.length] === line) starts.push(begin)
  }
  note(0)
  for (const chunk of chunks(source)) {
    if (starts.length === lines.length) break
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i]
      // The line that a CR ended begins here, or after the LF that belongs to it.
      if (afterReturn) note(byte === 0x0a ? at + i + 1 : at + i)
      if (byte === 0x0d || (byte === 0x0a && !afterReturn)) {
        line += 1
        if (byte === 0x0a) note(at + i + 1)
      }
      afterReturn = byte === 0x0d
    }
    at += chunk.length
  }
  return starts
}

const readInto = (descriptor: number, into: Uint8Array, start: number): number => {
  let filled = 0
  while (filled < into.length) {
    const got = readSync(descriptor, into, filled, into.length - filled, start + filled)
    if (got === 0) break
    filled += got
  }
  return filled
}
