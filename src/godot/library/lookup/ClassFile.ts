/** Reads and parses one class file. */
import { isUtf8 } from "node:buffer"
import { type Context, Either } from "effect"
import { FileError, type Files } from "../../../kernel/files/Files.ts"
import { ParseError } from "../../../kernel/mcp/Failure.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as Corpus from "../../reference/Corpus.ts"
import { damagedAt, type XmlDocParser } from "../../reference/XmlDocParser.ts"
import type { DamagedFile } from "../live/Snapshot.ts"

/** Maximum size of a class file, in bytes; the largest of Godot's own has 349 kB. */
const MAX_BYTES = 2 * 1024 * 1024

/** A document, and the text of its file. */
export interface ParsedFile {
  readonly doc: ClassDoc
  readonly text: string
}

/** A parsed file, or its fault; `undefined` if it was removed after it was listed. */
export type ReadResult = Either.Either<ParsedFile, DamagedFile> | undefined

/** Reads the file at `path`, relative to `root`. */
export const read = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  root: string,
  path: string
): ReadResult => TimeSlices.runSync(readSteps(files, parser, root, path))

/** Does what `read` does, and yields between pieces of the work. */
export function* readSteps(
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  root: string,
  path: string
): Generator<void, ReadResult> {
  const whole = Corpus.below(root, path)
  let text: Either.Either<string, ParseError>
  let parsed: Either.Either<ParsedFile, ParseError>
  try {
    text = textAt(files, whole, path)
    if (Either.isLeft(text)) parsed = Either.left(text.left)
    else {
      const xml = text.right
      parsed = Either.map(yield* parseText(files, parser, whole, path, xml), (doc) => ({ doc, text: xml }))
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    if (error.isMissing) return undefined
    const reason = `the file cannot be read (${error.code})`
    return Either.left({ file: path, className: baseName(path), line: 1, column: 1, reason, excerpt: "" })
  }
  return Either.mapLeft(parsed, ({ line, column, reason, excerpt }) => ({
    file: path,
    className: Either.getOrUndefined(Either.map(text, classNameIn)) ?? baseName(path),
    line,
    column,
    reason,
    excerpt
  }))
}

/** Parses the class file at `path`, which is called `file` in errors. */
export const parse = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  path: string,
  file: string
): Either.Either<ClassDoc, ParseError> =>
  Either.flatMap(textAt(files, path, file), (xml) => TimeSlices.runSync(parseText(files, parser, path, file, xml)))

/** Returns the text of the file; a file that is too large is refused unread. */
const textAt = (files: Context.Tag.Service<Files>, path: string, file: string): Either.Either<string, ParseError> => {
  const size = files.stat(path)?.size ?? 0
  if (size <= MAX_BYTES) return Either.right(files.readText(path))
  const reason = `it has ${size} bytes, and class files of more than ${MAX_BYTES} are not read`
  return Either.left(new ParseError({ file, line: 1, column: 1, reason, excerpt: "" }))
}

/** Stands for bytes that are not UTF-8; a text may also contain it itself. */
const REPLACED = "\uFFFD"

function* parseText(
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  path: string,
  file: string,
  xml: string
): Generator<void, Either.Either<ClassDoc, ParseError>> {
  const replaced = xml.indexOf(REPLACED)
  if (replaced < 0 || isUtf8(files.readBytes(path))) return yield* parser.parseSteps(file, xml)
  return damagedAt(file, xml, replaced, "bytes that are not UTF-8")
}

/** Returns the class name in the root element of a damaged file, if it can be read. */
const classNameIn = (xml: string): string | undefined =>
  /<class\s[^<>]{0,400}?\bname="([^"<>&]{1,200})"/.exec(xml.slice(0, 4000))?.[1]

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.xml$/i, "")
