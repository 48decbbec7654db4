/** The words that are held above a section, in the path of its file and the titles of the sections around it. */
import { fold } from "./Fold.ts"
import * as Matcher from "./Matcher.ts"
import { formsInE, isOfWord } from "./QueryWords.ts"
import { wordBoundary } from "./WordBoundary.ts"

/**
 * Returns a function that gives, as bits, which of the words the path of a file holds, its ending left out. Of a path
 * that holds all words only the folder counts, and if that holds all too, nothing: else every section would match.
 *
 * @example
 * pathTest(["dialogic", "install"])("dialogic/README.md") // 0b01
 * pathTest(["dialogic", "install"])("dialogic/install.md") // 0b01
 */
export const pathTest = (words: ReadonlyArray<string>): ((filePath: string) => number) => {
  const all = 2 ** words.length - 1
  const heldBy = heldByPath(words)
  return (filePath) => {
    const path = foldedPath(filePath)
    const held = heldBy(path)
    if (held !== all) return held
    const ofFolder = heldBy(path.slice(0, path.lastIndexOf("/") + 1))
    return ofFolder === all ? 0 : ofFolder
  }
}

/**
 * Returns a test for files whose path holds all of the words, its ending left out.
 *
 * @example
 * nameTest(["beehave", "changelog"])("addons/beehave/CHANGELOG.md") // true
 */
export const nameTest = (words: ReadonlyArray<string>): ((filePath: string) => boolean) => {
  const heldBy = heldByPath(words)
  return (filePath) => words.length > 0 && heldBy(foldedPath(filePath)) === 2 ** words.length - 1
}

/**
 * Returns the share of the words that the name of a file holds, its folders and its ending left out.
 *
 * @example
 * shareInName(["loading", "scene", "wait"], "docs/LoadingScenes.md") // 2 / 3
 */
export const shareInName = (words: ReadonlyArray<string>, filePath: string): number => {
  const mask = heldByPath(words)(foldedPath(filePath.slice(filePath.lastIndexOf("/") + 1)))
  return words.length === 0 ? 0 : words.filter((_, at) => (mask >> at) & 1).length / words.length
}

/** Returns a function that gives, as bits, which of the words a folded path holds. */
const heldByPath = (words: ReadonlyArray<string>): ((path: string) => number) => {
  const tests = words.map((text) => {
    const word = fold(text, false)
    const { pattern } = formsInE(word) ?? { pattern: Matcher.escaped(word) }
    return { word, places: new RegExp(pattern, "g") }
  })
  return (path) =>
    tests.reduce((mask, { word, places }, at) => {
      const isHeld = Array.from(path.matchAll(places)).some(({ index: start, 0: found }) => {
        const end = start + found.length
        const isWhole = wordBoundary(path, start) && wordBoundary(path, end)
        return isOfWord(word, path, { start, end, isWhole })
      })
      return isHeld ? mask | (1 << at) : mask
    }, 0)
}

const foldedPath = (filePath: string): string => fold(filePath, false).replace(ENDING, "")

const ENDING = /\.[^./]*$/

/** The words, as bits, in the titles of the sections that are open: the last one of each level, 0 for the page. */
export class OpenTitles {
  readonly #masks = [0, 0, 0, 0, 0, 0, 0]

  /** The words in any of the titles. */
  get mask(): number {
    return this.#masks.reduce((all, mask) => all | mask, 0)
  }

  open(level: number, mask: number): void {
    this.#masks[level] = mask
  }

  /** Closes the sections of this level and of all below it. */
  close(level: number): void {
    this.#masks.fill(0, level)
  }
}
