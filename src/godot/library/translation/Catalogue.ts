/** The catalogue of translations that a Godot checkout has for a locale: `doc/translations/ja.po`. */
import type { Context } from "effect"
import { accessOr, FileError, type Files } from "../../../kernel/files/Files.ts"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import * as Corpus from "../../reference/Corpus.ts"
import * as Po from "../../reference/Po.ts"

type Reader = Context.Tag.Service<Files>

/** Folder of the catalogues in a checkout. */
export const CATALOGUES = "doc/translations"

/** Folders of catalogues, relative to a checkout and to its `doc` folder. */
const folders = [CATALOGUES, "translations"]

/** Maximum size of a catalogue that is read, in bytes; Godot's own have up to 10 MB. */
const MAX_BYTES = 32 * 1024 * 1024

/** A locale as people and systems write one: `ja`, `ja_JP.UTF-8`, `zh-Hans`, `pt_BR`. */
export const LOCALE = /^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,2}(?:\.[A-Za-z0-9-]{1,12})?$/

/** Regions that write Chinese in the traditional characters. */
const TRADITIONAL = /^zh_(?:tw|hk|mo|hant)/

/** The names that the catalogue of a locale may have, in lower case, the best first. */
const namesOf = (locale: string): ReadonlyArray<string> => {
  const name = locale.replace(/\..*$/, "").replaceAll("-", "_").toLowerCase()
  const [language = ""] = name.split("_")
  const script = language !== "zh" ? [] : TRADITIONAL.test(name) ? ["zh_hant", "zh_tw"] : ["zh_hans", "zh_cn"]
  return [name, ...script, ...(script.length > 0 ? [] : [language])]
}

/**
 * Returns the file name among `names` that is the catalogue of a locale, the best where several are.
 *
 * @example
 * catalogueIn(["fr.po", "zh_CN.po"], "zh-Hans") // "zh_CN.po"
 */
export const catalogueIn = (names: ReadonlyArray<string>, locale: string): string | undefined => {
  for (const wanted of namesOf(locale)) {
    const name = names.find((one) => one.toLowerCase() === `${wanted}.po`)
    if (name !== undefined) return name
  }
  return undefined
}

/** The best name that a catalogue of a locale may have; simplified Chinese has one, however it is written. */
const bestName = (locale: string): string => {
  const names = namesOf(locale)
  const [name = ""] = names
  if (name === "zh_tw") return "zh_hant"
  return names.includes("zh_hans") ? "zh_hans" : name
}

/**
 * Checks whether two locales are ways to write one.
 *
 * @example
 * isSameLocale("zh-Hans", "zh_CN.UTF-8") // true
 * isSameLocale("pt", "pt_BR") // false
 */
export const isSameLocale = (one: string, other: string): boolean => bestName(one) === bestName(other)

export interface Catalogue {
  /** Relative to the root. */
  readonly file: string
  /** Tells one state of the file from another. */
  readonly stamp: string
}

/** The catalogue of a locale below a documentation root (a real path); undefined if there is none that can be read. */
export const find = (files: Reader, root: string, locale: string): Catalogue | undefined => {
  for (const folder of folders) {
    try {
      const listed = files.list(Corpus.below(root, folder)).flatMap(({ kind, name }) => (kind === "file" ? [name] : []))
      const name = catalogueIn(listed, locale)
      if (name === undefined) continue
      const file = `${folder}/${name}`
      const path = files.realPath(Corpus.below(root, file))
      const stat = files.stat(path)
      if (stat === undefined || stat.size > MAX_BYTES || !Corpus.isInside(root, path)) continue
      return { file, stamp: Fingerprint.stamp(Fingerprint.make(file, stat)) }
    } catch (error) {
      if (!(error instanceof FileError)) throw error
    }
  }
  return undefined
}

/** The translations in it; none if the file was removed. */
export const load = (files: Reader, root: string, { file }: Catalogue): ReadonlyMap<string, string> =>
  accessOr(() => Po.parse(files.readText(Corpus.below(root, file))), new Map())
