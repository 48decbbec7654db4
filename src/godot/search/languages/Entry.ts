/** The meaning of a phrase of another language, and its form in a dictionary. */

/** The English meaning of a phrase. */
export interface Entry {
  /** Words in lower case, `a|b` for synonyms; none for a phrase without meaning for a search. */
  readonly words: ReadonlyArray<string>
  /** Names of the reference, the likeliest first. */
  readonly names: ReadonlyArray<string>
}

/** Returns the first of English synonyms. */
export const firstOf = (words: string): string => words.split("|", 1)[0] ?? ""

/** A name: it has a capital, a dot or an underscore. */
const NAME = /[A-Z._@]/

/** Checks whether a target is a name of the reference: it has a capital, a dot or an underscore. */
export const isName = (target: string): boolean => NAME.test(target)

/** Returns an entry as one text: words, then names. */
export const textOf = ({ words, names }: Entry): string => [...words, ...names].join(" ")

/** Parses the result of `textOf`. */
export const entryOf = (text: string): Entry => {
  const targets = text === "" ? [] : text.split(" ")
  return { words: targets.filter((target) => !isName(target)), names: targets.filter(isName) }
}
