/** Tells which symbols serve the same tasks: those that lines of the vocabulary mean together. */
import { addTo } from "../../../kernel/util/Collections.ts"
import { lazy, memoizeWeak } from "../../../kernel/util/memoize.ts"
import { isName, lines } from "./Lines.ts"

export interface Companion {
  /** `Class` or `Class.member`. */
  readonly name: string
  /** The lines that mean both, by the lines that mean either (Jaccard): from above 0 to 1. */
  readonly overlap: number
}

/** The names that one line means. */
type Meaning = ReadonlyArray<string>

/** Name -> the meanings of its lines. */
const meaningsBy = lazy((): ReadonlyMap<string, ReadonlyArray<Meaning>> => {
  const found = new Map<string, Array<Meaning>>()
  for (const { meaning } of lines()) for (const name of meaning) addTo(found, name, meaning)
  return found
})

const companions = memoizeWeak((meanings: ReadonlyArray<Meaning>): ReadonlyArray<Companion> => {
  const together = new Map<string, number>()
  for (const name of meanings.flat()) if (isName(name)) together.set(name, 1 + (together.get(name) ?? 0))
  return Array.from(together, ([name, both]) => {
    const either = meanings.length + (meaningsBy().get(name)?.length ?? 0) - both
    return { name, overlap: both / either }
  })
})

/**
 * Returns the names that lines of the vocabulary mean beside this one; itself is not among them.
 *
 * @example
 * // "enter room: Area2D.body_entered Area3D.body_entered"
 * companionsOf("Area2D.body_entered").some(({ name }) => name === "Area3D.body_entered") // true
 */
export const companionsOf = (name: string): ReadonlyArray<Companion> => {
  const meanings = meaningsBy().get(name)
  return meanings === undefined ? [] : companions(meanings).filter((one) => one.name !== name)
}
