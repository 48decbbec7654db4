/** Finds the user's project and the Godot version that it is for. */
import { dirname, join } from "node:path"
import type { Context } from "effect"
import { FileError, type Files } from "../../kernel/files/Files.ts"
import { PROJECT_FILE, readProjectFile } from "./ProjectFile.ts"

type Reader = Context.Tag.Service<Files>

/** Bytes read of a `project.godot`; real ones have some 20 kB. */
const MAX_PROJECT_FILE_BYTES = 1024 * 1024

/** Returns the nearest folder with a `project.godot`, at or above an absolute folder. */
export const nearestProject = (files: Reader, folder: string): string | undefined => {
  for (let at = folder; ; at = dirname(at)) {
    if (hasProjectFile(files, at)) return at
    if (dirname(at) === at) return undefined
  }
}

const hasProjectFile = (files: Reader, folder: string): boolean => {
  try {
    return files.stat(join(folder, PROJECT_FILE))?.kind === "file"
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}

/** Returns `4.7`, or `3` if the file says no more than Godot 3; undefined if it says nothing or cannot be read. */
export const projectVersionOf = (files: Reader, folder: string): string | undefined => {
  try {
    const head = files.readHead(join(folder, PROJECT_FILE), MAX_PROJECT_FILE_BYTES)
    return readProjectFile(Buffer.from(head).toString("utf8")).version
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}
