/** One class file on its way into an index. */
import { isUtf8 } from "node:buffer"
import { type Context, Either } from "effect"
import type { ParseError } from "../../kernel/Failure.ts"
import { FileError, type Files } from "../../kernel/Files.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { damagedAt, type XmlDocParser } from "../reference/XmlDocParser.ts"
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
  let parsed: Either.Either<ClassDoc, ParseError>
  try {
    xml = files.readText(`${root}/${path}`)
    parsed = parseText(files, parser, `${root}/${path}`, path, xml)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    if (error.isMissing) return undefined
    const reason = `the file cannot be read (${error.code})`
    return Either.left({ file: path, className: baseName(path), line: 1, column: 1, reason, excerpt: "" })
  }
  return Either.mapLeft(parsed, ({ line, column, reason, excerpt }) => ({
    file: path,
    className: classNameIn(xml) ?? baseName(path),
    line,
    column,
    reason,
    excerpt
  }))
}

/** What the class file at `path`, called `file` in errors, holds. */
export const parse = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  path: string,
  file: string
): Either.Either<ClassDoc, ParseError> => parseText(files, parser, path, file, files.readText(path))

/** Bytes that are no UTF-8 have become U+FFFD, which a text may also hold as it is. */
const REPLACED = "\uFFFD"

const parseText = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  path: string,
  file: string,
  xml: string
): Either.Either<ClassDoc, ParseError> => {
  const replaced = xml.indexOf(REPLACED)
  if (replaced < 0 || isUtf8(files.readBytes(path))) return parser.parse(file, xml)
  return damagedAt(file, xml, replaced, "bytes that are not UTF-8")
}

/** The name that the root element of a damaged file still tells. */
const classNameIn = (xml: string): string | undefined =>
  /<class\s[^<>]{0,400}?\bname="([^"<>&]{1,200})"/.exec(xml.slice(0, 4000))?.[1]

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.xml$/i, "")
