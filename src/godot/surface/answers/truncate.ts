/** Truncates values that are too long for any answer; Godot's references have none, but a file may. */
import { clip } from "../../../kernel/util/Text.ts"

/** Lengths to which arrays and strings in a value are cut: shorter each time, until the value fits. */
const CUTS = [
  { elements: 40, share: 0.2 },
  { elements: 20, share: 0.05 },
  { elements: 10, share: 0.01 },
  { elements: 1, share: 0.005 }
] as const
type Cut = (typeof CUTS)[number]

/** Fields that hold names, which are useless when cut. */
const WHOLE: ReadonlySet<string> = new Set(["name", "uri", "qname", "kind", "className", "type", "returnType"])
const MAX_NAME = 300

/**
 * Returns the number of characters that a value has as JSON.
 *
 * @example sizeOf(["ab"]) // 6
 */
export const sizeOf = (value: unknown): number => JSON.stringify(value).length

/**
 * Cuts the long strings and lists of a value until its JSON has at most `most` characters, and counts the cuts.
 *
 * @example truncate({ name: "Node" }, 100) // { value: { name: "Node" }, cut: 0 }
 */
export const truncate = <A extends object>(value: A, most: number): { readonly value: A; readonly cut: number } => {
  let found = { value, cut: 0 }
  for (const step of CUTS) {
    if (sizeOf(found.value) <= most) return found
    found = cutTo(value, most, step)
  }
  return found
}

const cutTo = <A extends object>(value: A, most: number, { elements, share }: Cut): { value: A; cut: number } => {
  const longest = Math.max(1, Math.floor(most * share))
  let cut = 0
  const cutDown = (part: unknown): unknown => {
    if (typeof part === "string") {
      if (part.length <= longest) return part
      cut++
      return clip(part, longest)
    }
    if (Array.isArray(part)) {
      cut += Math.max(0, part.length - elements)
      return part.slice(0, elements).map(cutDown)
    }
    if (typeof part !== "object" || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, held]) => [
        key,
        WHOLE.has(key) && sizeOf(held) <= MAX_NAME ? held : cutDown(held)
      ])
    )
  }
  return { value: cutDown(value) as A, cut }
}

/**
 * Returns the first elements whose JSON has at most `most` characters together.
 *
 * @example takeWhileFits(["ab", "cd", "ef"], 10) // ["ab", "cd"]
 */
export const takeWhileFits = <A>(items: ReadonlyArray<A>, most: number): ReadonlyArray<A> => {
  let size = 0
  const end = items.findIndex((item) => {
    size += sizeOf(item) + 1
    return size > most
  })
  return end < 0 ? items : items.slice(0, end)
}
