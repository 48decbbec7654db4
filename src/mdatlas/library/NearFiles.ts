/** Finds the files and folders that a path which does not exist may mean. */
import { nearest } from "../../kernel/util/NearNames.ts"
import type * as FileWalk from "../files/FileWalk.ts"
import { folderPrefix } from "../files/Selection.ts"

/** Returns the folders of files with a similar path, then those that end in a similar name. */
export const nearFolders = (requested: string, files: ReadonlyArray<string>): Array<string> => {
  const wanted = (folderPrefix(requested) ?? requested).normalize("NFC").replace(/\/$/, "")
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1)
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1)) folders.add(file.slice(0, end))
  }
  const all = [...folders]
  const names = new Set(nearest(nameOf(wanted), all.map(nameOf)))
  const named = all.filter((one) => names.has(nameOf(one)))
  return [...new Set([...nearest(wanted, all), ...named])].slice(0, 5)
}

/** Returns files with a similar path, then with a similar name, then with a name that contains the one asked for. */
export const nearFiles = (
  requested: string,
  files: ReadonlyArray<string>,
  rulebook: FileWalk.Rulebook
): Array<string> => {
  const filePath = requested.normalize("NFC")
  const stemOf = (path: string) => {
    const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase()
    return name.slice(0, name.length - (rulebook.extensions.find((extension) => name.endsWith(extension))?.length ?? 0))
  }
  const wanted = stemOf(filePath)
  const byName = new Set(nearest(wanted, files.map(stemOf)))
  const named = files.filter((file) => byName.has(stemOf(file)))
  const holding = wanted === "" ? [] : files.filter((file) => stemOf(file).includes(wanted))
  return [...new Set([...nearest(filePath, files), ...named, ...holding])].slice(0, 5)
}
