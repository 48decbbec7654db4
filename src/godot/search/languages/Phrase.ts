/** A phrase of a language that is written with spaces, and its line in a dictionary. */
import { type Entry, entryOf, textOf } from "./Entry.ts"

export interface Phrase extends Entry {
  /** Stems, one a word. */
  readonly stems: ReadonlyArray<string>
  /** True if English has a word like it. */
  readonly isEnglish: boolean
}

/** Number of first letters that phrases are looked up by. */
export const BEGINNING = 3

/** Returns a phrase as a line without its end: its fields divided by tabs. */
export const lineOf = (phrase: Phrase): string =>
  [phrase.stems.join("_"), phrase.isEnglish ? "english" : "", textOf(phrase)].join("\t")

/** Parses the result of `lineOf`. */
export const phraseOf = (line: string): Phrase => {
  const [stems = "", english = "", entry = ""] = line.split("\t")
  return { ...entryOf(entry), stems: stems.split("_"), isEnglish: english !== "" }
}
