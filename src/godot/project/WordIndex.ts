/**
 * Finds the scripts of a project that contain a word: the first few words by scanning, further ones by an index, which
 * is kept and follows the project as its files change.
 */
import { detach } from "../../kernel/util/Text.ts"
import { runSync } from "../../kernel/util/TimeSlices.ts"

/** Number of words that are scanned for before an index of all words pays. */
const MAX_SCANS = 25
/** Minimum total length of all texts for indexing them before the first look-up, in UTF-16 units. */
const LONG = 4_000_000

/** Matches words. The `n` of an escaped line end, `\\n`, is no part of the word after it. */
const words = /\\[nrt]|[\w\u0080-\uffff]+/g
const oneWord = /^[\w\u0080-\uffff]+$/

interface Text {
  readonly text: string
}

export interface WordIndex {
  /**
   * Returns the files, of those given, whose texts contain a word, in their order. It may return files that hold the
   * word as a part of a longer one only.
   */
  readonly find: <A extends Text>(files: ReadonlyMap<string, A>, word: string) => ReadonlyArray<A>
  /** Brings the index, if one is needed, up to date before a word is searched; yields after each file. */
  readonly follow: (files: ReadonlyMap<string, Text>) => Generator<void, void>
}

/**
 * Makes an empty index. It holds the files of the last request.
 *
 * @example
 * const a = { text: "var speed" }
 * make().find(new Map([["res://a.gd", a], ["res://b.gd", { text: "var hp" }]]), "speed") // [a]
 */
export const make = (): WordIndex => {
  /** Word -> the path of the only file that contains it, or the paths of all that do. */
  const paths = new Map<string, string | Set<string>>()
  const texts = new Map<string, string>()
  let scans = 0
  let ranks: { readonly of: ReadonlyMap<string, Text>; readonly byPath: ReadonlyMap<string, number> } | undefined
  /** The update under way: one that another has overtaken stops. */
  let under: { readonly of: ReadonlyMap<string, Text>; readonly left: Array<string> } | undefined

  const replace = (path: string, text: string | undefined): void => {
    const before = wordsOf(texts.get(path))
    const after = wordsOf(text)
    if (text === undefined) texts.delete(path)
    else texts.set(path, text)
    for (const word of before) if (!after.has(word)) drop(word, path)
    for (const word of after) if (!before.has(word)) add(word, path)
  }

  const drop = (word: string, path: string): void => {
    const holders = paths.get(word)
    if (holders === path) paths.delete(word)
    if (!(holders instanceof Set)) return
    holders.delete(path)
    if (holders.size === 0) paths.delete(word)
  }

  const add = (word: string, path: string): void => {
    const holders = paths.get(word)
    if (holders instanceof Set) holders.add(path)
    else if (holders === undefined) paths.set(detach(word), path)
    else paths.set(word, new Set([holders, path]))
  }

  /** Updates the index to the given files; updates for the same files share the remaining work. */
  const update = function* (files: ReadonlyMap<string, Text>): Generator<void, void> {
    if (ranks?.of === files) return
    if (under?.of !== files) {
      ranks = undefined
      const gone = [...texts.keys()].filter((path) => !files.has(path))
      const changed = [...files].flatMap(([path, { text }]) => (texts.get(path) === text ? [] : [path]))
      under = { of: files, left: [...gone, ...changed] }
    }
    const mine = under
    for (let path = mine.left.pop(); path !== undefined; path = mine.left.pop()) {
      replace(path, files.get(path)?.text)
      yield
      if (under !== mine) return
    }
    under = undefined
    ranks = { of: files, byPath: new Map(Array.from(files.keys(), (path, rank) => [path, rank])) }
  }

  return {
    find: (files, word) => {
      const isIndexed = oneWord.test(word)
      if (!isIndexed || scans < MAX_SCANS) {
        if (isIndexed) scans++
        return [...files.values()].filter(({ text }) => text.includes(word))
      }
      runSync(update(files))
      const rankOf = (path: string) => ranks?.byPath.get(path) ?? 0
      const found = paths.get(word) ?? []
      const holders = (typeof found === "string" ? [found] : [...found]).sort((a, b) => rankOf(a) - rankOf(b))
      return holders.flatMap((path) => files.get(path) ?? [])
    },
    follow: function* (files) {
      let length = 0
      for (const { text } of files.values()) length += text.length
      if (length >= LONG) scans = MAX_SCANS
      if (scans < MAX_SCANS) return
      // It starts again after a finished update for other files, and gives way to one in progress.
      do yield* update(files)
      while (ranks?.of !== files && under === undefined)
    }
  }
}

const wordsOf = (text: string | undefined): ReadonlySet<string> => new Set(text?.match(words) ?? [])
