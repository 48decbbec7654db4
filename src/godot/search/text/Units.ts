/** A text as an array of its UTF-16 units, which is read ten times faster than a slice of a string. */
import { endianness } from "node:os"

const isBigEndian = endianness() === "BE"

/** Copies the UTF-16 units of `text` to the start of `units`, which has room for them; `bytes` is the same memory. */
export const copyUnits = (text: string, { bytes }: Units): void => {
  bytes.write(text, 0, "utf16le")
  if (isBigEndian) bytes.subarray(0, 2 * text.length).swap16()
}

export interface Units {
  readonly units: Uint16Array
  readonly bytes: Buffer
}

/** Room for so many units. */
export const roomFor = (length: number): Units => {
  const units = new Uint16Array(length)
  return { units, bytes: Buffer.from(units.buffer) }
}
