/** Writes notes about files that an answer leaves out. */
import type { Skipped } from "../files/FileWalk.ts"

/** Maximum number of names in one note. */
const MAX_NAMED = 5

/** Returns the first names of a list, and how many more there are. */
export const someOf = (names: ReadonlyArray<string>): string => {
  const named = names.slice(0, MAX_NAMED).join(", ")
  return names.length > MAX_NAMED ? `${named} and ${names.length - MAX_NAMED} more` : named
}

/** Says which folders could not be looked into. */
export const unreadableNotes = ({ unreadable }: Skipped): ReadonlyArray<string> =>
  unreadable.length > 0 ? [`Folders that may not be read: ${someOf(unreadable)}.`] : []

/** Says which files and folders a walk left out, by the rules or because they may not be read. */
export const skippedNotes = (skipped: Skipped): ReadonlyArray<string> => [
  ...(skipped.ignored > 0
    ? [`Files and folders left out by .gitignore: ${skipped.ignored} (MDATLAS_GITIGNORE=0 lists them).`]
    : []),
  ...(skipped.machineFolders > 0
    ? [`Folders such as .git or node_modules are left out: ${skipped.machineFolders}.`]
    : []),
  ...unreadableNotes(skipped)
]
