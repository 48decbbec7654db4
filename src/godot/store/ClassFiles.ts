/**
 * Decides which files of a folder or an archive belong to a set, and their places in it.
 *
 * A set has the layout of a Godot checkout; class files that lie elsewhere go to `doc/classes`.
 */

import { CATALOGUES, catalogueIn } from "../library/translation/Catalogue.ts"

/** Maximum size of a file, in bytes; the largest class file of Godot has 0.4 MB, the largest catalogue 10 MB. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024
/** Maximum number of files of one set. */
export const MAX_FILES = 20_000
/** Maximum size of all files of one set together, in bytes. */
export const MAX_SET_BYTES = 512 * 1024 * 1024

const CLASSES = /^(?:doc\/classes|modules\/[\w.-]+\/doc_classes|platform\/[\w.-]+\/doc_classes)\/[^/]+\.xml$/
const FLAT_CLASSES = /^(?:classes\/)?([^/]+\.xml)$/

/**
 * Returns why a path of an archive is refused, for the user; undefined for one that may be taken.
 *
 * @example
 * unsafeReason("godot/../../etc/passwd") // "a path that leads out of the archive"
 */
export const unsafeReason = (path: string): string | undefined => {
  if (path.includes("\0")) return "a name with a NUL character"
  if (/^(?:[\\/]|[A-Za-z]:)/.test(path)) return "an absolute path"
  if (path.split(/[\\/]/).includes("..")) return "a path that leads out of the archive"
  return undefined
}

/**
 * Returns the path in the set for a path in the source, or undefined where the file does not belong to a set.
 *
 * @param path with `/`, relative to the source
 * @param locale the locale whose catalogue of translations belongs to the set
 * @example
 * placeOf("godot-4.7-stable/doc/classes/Node.xml") // "doc/classes/Node.xml"
 * placeOf("classes/Node.xml")                      // "doc/classes/Node.xml"
 * placeOf("doc/tools/make_rst.py")                 // undefined
 */
export const placeOf = (path: string, locale?: string): string | undefined => {
  const clean = path.replace(/^(?:\.\/)+/, "")
  for (const inside of [clean, clean.replace(/^[^/]+\//, "")]) {
    if (inside === "version.py" || CLASSES.test(inside) || isCatalogue(inside, locale)) return inside
    const [, flat] = FLAT_CLASSES.exec(inside) ?? []
    if (flat !== undefined) return `doc/classes/${flat}`
  }
  return undefined
}

const isCatalogue = (path: string, locale: string | undefined): boolean => {
  if (locale === undefined || !path.startsWith(`${CATALOGUES}/`)) return false
  return catalogueIn([path.slice(CATALOGUES.length + 1)], locale) !== undefined
}
