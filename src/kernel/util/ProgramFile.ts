/**
 * The files of an installed program that are read or loaded on demand: a running program loses them when its package is
 * removed, updated or damaged.
 */
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { Cause, Data, Effect } from "effect"
import { errorCode } from "./errorCode.ts"

/** A file of the program itself is missing or damaged; `file` is its name without a folder. */
class DamagedProgram extends Data.TaggedError("DamagedProgram")<{ readonly file: string; readonly cause: unknown }> {
  override get message() {
    return `${this.file} is missing or damaged`
  }
}

/**
 * Returns the content of a JSON file beside the program. The bundler writes the calls (`test/scripts/bundling.mjs`).
 *
 * @throws an error from which `damagedFile` reads the name of the file that is missing or damaged
 */
export const readTables = (url: URL): unknown => {
  try {
    return JSON.parse(readFileSync(url, "utf8"))
  } catch (cause) {
    throw new DamagedProgram({ file: basename(fileURLToPath(url)), cause })
  }
}

/**
 * Loads a part of the program that not every start needs, by an `import` of it. A missing part is a defect from which
 * `damagedFile` reads the file's name, since no caller can do without it.
 *
 * @example const { sep } = yield* loadPart(() => import("node:path")) // "/" or "\\"
 */
export const loadPart = <A>(load: () => Promise<A>): Effect.Effect<A> => Effect.promise(load)

/**
 * Returns the name of the program's own file that caused an unexpected failure; undefined if it has another cause.
 *
 * @example damagedFile(cause) // "godot-docs-mcp.renames.1d614987.json"
 */
export const damagedFile = (cause: Cause.Cause<unknown>): string | undefined =>
  [...Cause.defects(cause)].map(fileOf).find((name) => name !== undefined)

const fileOf = (defect: unknown): string | undefined => {
  if (defect instanceof DamagedProgram) return defect.file
  if (!(defect instanceof Error) || errorCode(defect) !== "ERR_MODULE_NOT_FOUND") return undefined
  return MISSING_MODULE.exec(defect.message)?.[1]
}

/** Node's message about a part of the program that is not there. */
const MISSING_MODULE = /^Cannot find module '(?:[^']*[\\/])?([^'\\/]+)'/
