/** Finds folders that hold files of the same names, as versions and translations of one documentation do. */
import { rounded } from "../search/WordScore.ts"

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
  matches: ReadonlyArray<{
    readonly filePath: string
    readonly level: number
    readonly score: number
    readonly titleShare?: number
  }>
): ParallelFolders | undefined => {
  /** Parent -> rest of the path, level and score -> names of the folders between parent and rest. */
  const parents = new Map<string, Map<string, Array<string>>>()
  for (const { filePath, level, score, titleShare = 0 } of matches) {
    const parts = filePath.split("/")
    for (let at = 0; at + 1 < parts.length; at++) {
      const parent = parts.slice(0, at).join("/")
      // Titles of translations differ in length.
      const same = JSON.stringify([parts.slice(at + 1), level, rounded(score - titleShare)])
      const groups = parents.get(parent) ?? new Map<string, Array<string>>()
      parents.set(parent, groups.set(same, [...(groups.get(same) ?? []), parts[at] ?? ""]))
    }
  }
  let most = Math.max(LEAST, matches.length / 2)
  let found: ParallelFolders | undefined
  for (const [parent, groups] of parents) {
    const shared = [...groups.values()].filter((names) => new Set(names).size > 1).flat()
    if (shared.length < most) continue
    most = shared.length + 1
    found = { parent, names: [...new Set(shared)].sort() }
  }
  return found
}
