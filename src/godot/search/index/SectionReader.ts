/** Reads the sections of an index file as lists of strings and numbers; whatever does not fit is refused. */
import { inflateRawSync } from "node:zlib"

/** Divides strings in a section; no XML document can hold it. */
export const SEPARATOR = "\u0000"

export type Sections = ReadonlyMap<string, Uint8Array>

class Unfit extends Error {}

/** Refuses the sections unless `condition` holds. */
export const holds = (condition: boolean): void => {
  if (!condition) throw new Unfit()
}

/** Readers of the sections; each throws where a section does not fit. */
export const readersOf = (sections: Sections) => {
  const raw = (name: string): Uint8Array => {
    const bytes = sections.get(name)
    if (bytes === undefined) throw new Unfit()
    return bytes
  }
  const open = (name: string): Buffer => inflateRawSync(raw(name), { maxOutputLength: MAX_SECTION })
  const strings = (name: string): ReadonlyArray<string> => open(name).toString("utf8").split(SEPARATOR)
  const eights = (name: string, length?: number): Uint8Array => {
    const bytes = open(name)
    holds(length === undefined || bytes.length === length)
    return new Uint8Array(aligned(bytes))
  }
  const sixteens = (name: string, length: number): Uint16Array => {
    const bytes = open(name)
    holds(bytes.length === length * 2)
    return new Uint16Array(aligned(bytes))
  }
  const thirtyTwos = (name: string, length?: number): Uint32Array => {
    const bytes = open(name)
    holds(bytes.length % 4 === 0 && (length === undefined || bytes.length === length * 4))
    return new Uint32Array(aligned(bytes))
  }
  return { raw, open, strings, eights, sixteens, thirtyTwos }
}

/** Replaces numbers by their running totals, in place. */
export const sums = (numbers: Uint32Array): Uint32Array => {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) {
    sum = (sum + (numbers[i] ?? 0)) >>> 0
    numbers[i] = sum
  }
  return numbers
}

/**
 * Maximum size of an inflated section, in bytes: twenty times the need of a thousand classes; a forged section could be
 * larger.
 */
const MAX_SECTION = 32 * 1024 * 1024

export const isAscending = (numbers: Uint32Array): boolean => {
  for (let i = 1; i < numbers.length; i++) if ((numbers[i] ?? 0) < (numbers[i - 1] ?? 0)) return false
  return true
}

export const areBelow = (numbers: Uint32Array, limit: number): boolean => {
  for (let i = 0; i < numbers.length; i++) if ((numbers[i] ?? 0) >= limit) return false
  return true
}

/** Returns a copy of the bytes in a new buffer, which is aligned for a view of wider numbers. */
export const aligned = (bytes: Uint8Array): ArrayBuffer => {
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  return copy
}
