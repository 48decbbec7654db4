/** UTF-8 that arrives in arbitrary pieces. */
import { isUtf8 } from "node:buffer"

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80

/** Returns the number of bytes at the end that belong to a character that is not whole yet: 0 to 3. */
export const unfinished = (bytes: Uint8Array): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    const length = byte >= 0xf0 && byte <= 0xf4 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    return byte < 0xf5 && length > back ? back : 0
  }
  return 0
}

/** Returns the number of bytes at the beginning that end a character that began earlier: 0 to 3. */
export const leftover = (bytes: Uint8Array): number => {
  let count = 0
  while (count < 3 && count < bytes.length && isContinuation(bytes[count] ?? 0)) count++
  return count
}

/** Checks whether `bytes` are UTF-8, but for a character cut at either end. */
export const isText = (bytes: Uint8Array): boolean =>
  isUtf8(bytes.subarray(leftover(bytes), bytes.length - unfinished(bytes)))

/** Returns the text as valid UTF-8; invalid bytes become U+FFFD. */
export const repaired = (bytes: Uint8Array): Uint8Array =>
  isUtf8(bytes) ? bytes : Buffer.from(view(bytes).toString("utf8"), "utf8")

/** Decodes bytes as UTF-8; invalid bytes become U+FFFD. */
export const decode = (bytes: Uint8Array): string => view(bytes).toString("utf8")

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
