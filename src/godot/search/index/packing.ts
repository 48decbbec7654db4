/** Numbers and lexicons as text, in the form that a bundle holds: base64, little-endian. */
import type { Lexicon } from "./SearchIndex.ts"

export type PackedLexicon = readonly [text: string, ends: string]

/** Packs a lexicon for the bundle. */
export const packLexicon = ({ text, ends }: Lexicon): PackedLexicon => [text, packNumbers(ends)]

/** Unpacks the result of `packLexicon`. */
export const unpackLexicon = ([text, ends]: PackedLexicon): Lexicon => ({ text, ends: unpackWide(ends) })

const isBigEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0

/** Returns the bytes in this machine's byte order. */
const ordered = (bytes: Buffer, width: number): Buffer =>
  isBigEndian ? (width === 2 ? bytes.swap16() : bytes.swap32()) : bytes

export const packNumbers = (numbers: Uint16Array | Uint32Array): string =>
  ordered(Buffer.from(numbers.slice().buffer), numbers.BYTES_PER_ELEMENT).toString("base64")

const bytesOf = (text: string, width: number): ArrayBuffer =>
  new Uint8Array(ordered(Buffer.from(text, "base64"), width)).buffer

/** Reads numbers of 16 bits. */
export const unpackNarrow = (text: string): Uint16Array => new Uint16Array(bytesOf(text, 2))

/** Reads numbers of 32 bits. */
export const unpackWide = (text: string): Uint32Array => new Uint32Array(bytesOf(text, 4))
