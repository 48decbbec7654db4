/** Values that no answer has room for, cut: no reference of Godot holds such, but a file may hold anything. */
import { clip } from "../../kernel/Text.ts"

/** In characters, of the value encoded as JSON. */
export const Longest = {
  /** A text about a class. */
  text: 4_000,
  /** A list beside its members: of heirs, of links. */
  list: 6_000,
  /** One member in an outline. */
  member: 2_500
} as const

/** Of an array inside a value so many elements are kept, where it is too long. */
const ELEMENTS = 40

/** A text inside a value that is too long is cut to this share of it. */
const SHARE = 0.2

export const sizeOf = (value: unknown): number => JSON.stringify(value).length

/** The value with its long texts and lists cut, and how many cuts that took: none where it is no longer than `most`. */
export const fitted = <A extends object>(value: A, most: number): { readonly value: A; readonly cut: number } => {
  if (sizeOf(value) <= most) return { value, cut: 0 }
  let cut = 0
  const cutDown = (part: unknown): unknown => {
    if (typeof part === "string") {
      if (part.length <= most * SHARE) return part
      cut++
      return clip(part, Math.floor(most * SHARE))
    }
    if (Array.isArray(part)) {
      cut += Math.max(0, part.length - ELEMENTS)
      return part.slice(0, ELEMENTS).map(cutDown)
    }
    if (typeof part !== "object" || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, cutDown(held)]))
  }
  return { value: cutDown(value) as A, cut }
}

/** The first elements that take no more than `most` together. */
export const within = <A>(items: ReadonlyArray<A>, most: number): ReadonlyArray<A> => {
  let size = 0
  const end = items.findIndex((item) => {
    size += sizeOf(item) + 1
    return size > most
  })
  return end < 0 ? items : items.slice(0, end)
}
