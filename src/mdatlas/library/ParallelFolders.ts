/** Finds folders that hold files of the same names, as versions and translations of one documentation do. */
import { WordWeight } from "../search/Weights.ts"

export interface ParallelFolders {
  /** The folder that they lie in; `""` is the base. */
  readonly parent: string
  readonly names: ReadonlyArray<string>
}

/** Minimum number of matches in such folders for a note. */
const LEAST = 4

/**
 * Returns the sibling folders whose files of the same path hold the matches, if these are at least half of all matches.
 *
 * @example
 * const match = (filePath: string) => ({ filePath, level: 1, score: 10 })
 * parallelFolders(["de/a.md", "en/a.md", "de/b.md", "en/b.md"].map(match)) // { parent: "", names: ["de", "en"] }
 */
export const parallelFolders = (
  matches: ReadonlyArray<{ readonly filePath: string; readonly level: number; readonly score: number }>
): ParallelFolders | undefined => {
  /** Parent -> rest of the path and level -> names of the folders between parent and rest, and scores. */
  const parents = new Map<string, Map<string, Array<Place>>>()
  for (const { filePath, level, score } of matches) {
    const parts = filePath.split("/")
    for (let at = 0; at + 1 < parts.length; at++) {
      const parent = parts.slice(0, at).join("/")
      const same = JSON.stringify([parts.slice(at + 1), level])
      const groups = parents.get(parent) ?? new Map<string, Array<Place>>()
      parents.set(parent, groups.set(same, [...(groups.get(same) ?? []), { name: parts[at] ?? "", score }]))
    }
  }
  let most = Math.max(LEAST, matches.length / 2)
  let found: ParallelFolders | undefined
  for (const [parent, groups] of parents) {
    const shared = [...groups.values()].flatMap(sharedNames)
    if (shared.length < most) continue
    most = shared.length + 1
    found = { parent, names: [...new Set(shared)].sort() }
  }
  return found
}

/** A folder, and the score of a match below it. */
interface Place {
  readonly name: string
  readonly score: number
}

/**
 * Returns the folders, one for each match, of matches that another folder has one like: titles of translations differ in
 * length.
 */
const sharedNames = (places: ReadonlyArray<Place>): ReadonlyArray<string> =>
  places
    .filter(({ name, score }) =>
      places.some((other) => other.name !== name && Math.abs(other.score - score) <= WordWeight.share)
    )
    .map(({ name }) => name)
