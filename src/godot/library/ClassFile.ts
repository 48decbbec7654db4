/** One class file on its way into an index. */
import { type Context, Either } from "effect"
import type { FileError, Files } from "../../kernel/Files.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { XmlDocParser } from "../reference/XmlDocParser.ts"
import type { DamagedFile } from "./Snapshot.ts"

/** The document, or what is wrong with the file; `undefined` where it has gone since it was listed. */
export type Read = Either.Either<ClassDoc, DamagedFile> | undefined

/** Reads the file at `path`, relative to `root`. */
export const read = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  root: string,
  path: string
): Read => {
  let xml: string
  try {
    xml = files.readText(`${root}/${path}`)
  } catch (error) {
    const { isMissing, code } = error as FileError
    if (isMissing) return undefined
    const reason = `the file cannot be read (${code})`
    return Either.left({ file: path, className: baseName(path), line: 1, column: 1, reason, excerpt: "" })
  }
  return Either.mapLeft(parser.parse(path, xml), ({ line, column, reason, excerpt }) => ({
    file: path,
    className: classNameIn(xml) ?? baseName(path),
    line,
    column,
    reason,
    excerpt
  }))
}

/** The name that the root element of a damaged file still tells. */
const classNameIn = (xml: string): string | undefined =>
  /<class\s[^<>]{0,400}?\bname="([^"<>&]{1,200})"/.exec(xml.slice(0, 4000))?.[1]

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.xml$/i, "")
