/** Finds the scripts that contain a word: the first few words by scanning, further ones by an index. */

/** Number of words that are scanned for before an index of all words pays. */
const MAX_SCANS = 100

/** Matches words. The `n` of an escaped line end, `\\n`, is no part of the word after it. */
const words = /\\[nrt]|[\w\u0080-\uffff]+/g

const indexOf = <A extends { readonly text: string }>(
  files: ReadonlyArray<A>
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const index = new Map<string, Array<A>>()
  for (const file of files) {
    for (const word of new Set(file.text.match(words) ?? [])) {
      const known = index.get(word)
      if (known === undefined) index.set(word, [file])
      else known.push(file)
    }
  }
  return index
}

/**
 * Returns a function that finds the files whose texts say a word. It may return files that hold the word as a part of a
 * longer one only.
 *
 * @example
 * make([{ text: "var speed" }, { text: "var hp" }])("hp") // [{ text: "var hp" }]
 */
export const make = <A extends { readonly text: string }>(
  files: ReadonlyArray<A>
): ((word: string) => ReadonlyArray<A>) => {
  let scans = 0
  let index: ReadonlyMap<string, ReadonlyArray<A>> | undefined
  return (word) => {
    if (!/^[\w\u0080-\uffff]+$/.test(word) || (index === undefined && scans++ < MAX_SCANS))
      return files.filter(({ text }) => text.includes(word))
    index ??= indexOf(files)
    return index.get(word) ?? []
  }
}
