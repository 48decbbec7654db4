/** Checks a file that another program appends to: what was there when it was opened may still be read. */
import { createHash } from "node:crypto"
import { unfinishedBytes } from "../document/CodePoints.ts"
import { type ByteSource, chunks, read } from "../files/ByteSource.ts"

/** Number of bytes at the end that are searched for an unfinished character. */
const LAST = 4

/** Returns the file without the bytes of a character at its end that is not written to its end yet. */
export const withoutUnfinished = <F extends ByteSource>(file: F): F => {
  const last = read(file, Math.max(0, file.size - LAST), file.size)
  return { ...file, size: file.size - unfinishedBytes(last) }
}

/** Yields between chunks, and returns a digest of the first `size` bytes; undefined if there are fewer. */
export function* digestOf(file: ByteSource): Generator<void, string | undefined> {
  const hash = createHash("sha256")
  let size = 0
  for (const chunk of chunks(file)) {
    hash.update(chunk)
    size += chunk.length
    yield
  }
  return size === file.size ? hash.digest("hex") : undefined
}
