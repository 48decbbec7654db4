/**
 * The persisted index as bytes: one JSON object, read without `JSON.parse` of the
 * bulk. See `doc/library.md` for its lines.
 */
import { createHash } from "node:crypto"
import { Data, Either } from "effect"
import * as Fingerprint from "../../../kernel/files/Fingerprint.ts"
import { isRecord } from "../../../kernel/util/Collections.ts"
import { runSync } from "../../../kernel/util/TimeSlices.ts"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import * as IndexCodec from "../../search/index/IndexCodec.ts"
import type { SearchIndex } from "../../search/index/SearchIndex.ts"
import type { DamagedFile, Duplicate } from "../live/Snapshot.ts"

/** Names the layout of the file. */
const FORMAT = `godot-docs-mcp index 1.${IndexCodec.CODEC_VERSION}`

/** The program and the files that an index was made by and from; an index of another origin is not current. */
export interface Origin {
  /** Version of the program that made it. */
  readonly version: string
  /** The real path of the documentation root. */
  readonly root: string
  readonly fingerprints: ReadonlyArray<Fingerprint.Fingerprint>
}

export interface IndexContents {
  readonly search: SearchIndex
  readonly damaged: ReadonlyArray<DamagedFile>
  readonly duplicates: ReadonlyArray<Duplicate>
}

/** All names, how often each is referred to, and the faults of the files. */
export interface SymbolsWithDiagnostics extends Pick<IndexContents, "damaged" | "duplicates"> {
  readonly symbols: SymbolTable
  /** `SearchIndex.inbound`. */
  readonly inbound: Uint16Array
}

interface Header extends Pick<IndexContents, "damaged" | "duplicates"> {
  readonly version: string
  readonly root: string
  /** `STAMP PATH` of every file. */
  readonly files: ReadonlyArray<string>
  /** Name and length in bytes (of the content, not of its base64) of every section, in order. */
  readonly sections: ReadonlyArray<readonly [name: string, length: number]>
}

/** Encodes `contents` as a file; yields between pieces of the work. */
export function* encode(origin: Origin, contents: IndexContents): Generator<void, Uint8Array> {
  const sections = yield* IndexCodec.encode(contents.search)
  const header: Header = {
    version: origin.version,
    root: origin.root,
    files: origin.fingerprints.map(stampOf),
    damaged: contents.damaged,
    duplicates: contents.duplicates,
    sections: sections.map(({ name, bytes }) => [name, bytes.length])
  }
  const body: Array<Uint8Array> = [Buffer.from(`"header":${JSON.stringify(header)},\n"sections":[`)]
  for (const [i, { bytes }] of sections.entries()) {
    body.push(Buffer.from(i === 0 ? OPEN : NEXT), base64(bytes))
    yield
  }
  body.push(Buffer.from(CLOSE))
  const checksum = createHash("sha256")
  for (const piece of body) {
    checksum.update(piece)
    yield
  }
  return Buffer.concat([Buffer.from(firstLine(checksum.digest("hex"))), ...body])
}

/** Delimiters before the first section's base64, between two sections, and after the last. */
const OPEN = '\n"'
const NEXT = '",\n"'
const CLOSE = '"\n]}\n'

const stampOf = (one: Fingerprint.Fingerprint): string => `${Fingerprint.stamp(one)} ${one.path}`

const firstLine = (checksum: string): string => `{"format":"${FORMAT}","sha256":"${checksum}",\n`

const checksumOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("hex")

const base64 = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64"), "latin1")

/** Says why a file is not an index of the requested origin; `reason` is a clause. */
export class IndexUnfit extends Data.TaggedError("IndexUnfit")<{ readonly reason: string }> {}

const unfit = (reason: string): Either.Either<never, IndexUnfit> => Either.left(new IndexUnfit({ reason }))

/** An index file, read as far as lookups need it. */
export interface OpenIndexFile extends SymbolsWithDiagnostics {
  /** Decodes the rest, which is most of the work; yields between pieces of it. */
  readonly contents: () => Generator<void, Either.Either<IndexContents, IndexUnfit>>
}

/**
 * Returns the contents, if the file is intact and was made from exactly `origin`.
 *
 * @example
 * const file = TimeSlices.runSync(encode(origin, contents))
 * Either.map(decode(file, origin), ({ search }) => search.symbols.names.length) // Either.right(25576)
 * decode(file, { ...origin, root: "/elsewhere" }) // Either.left(IndexUnfit: "it is the index of ...")
 */
export const decode = (file: Uint8Array, origin: Origin): Either.Either<IndexContents, IndexUnfit> =>
  Either.flatMap(open(file, origin), ({ contents }) => runSync(contents()))

/** Reads the names, and checks that the file is intact and was made from exactly `origin`. */
export const open = (file: Uint8Array, origin: Origin): Either.Either<OpenIndexFile, IndexUnfit> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const bodyAt = bytes.indexOf("\n") + 1
  const checksum = /"sha256":"([0-9a-f]{64})",\n$/.exec(text(bytes, 0, Math.min(bodyAt, 200)))?.[1]
  if (!text(bytes, 0, FIRST.length).startsWith(FIRST)) return unfit("another program or format wrote it")
  if (checksum === undefined || checksumOf(bytes.subarray(bodyAt)) !== checksum) return unfit("it is damaged")

  // The checksum is no signature: anyone can make one for a forged header.
  const headerEnd = bytes.indexOf("\n", bodyAt)
  const header = headerOf(bytes.toString("utf8", bodyAt + '"header":'.length, headerEnd - 1))
  if (header === undefined) return unfit("it is damaged")
  if (header.version !== origin.version) return unfit(`version ${header.version} wrote it`)
  if (header.root !== origin.root) return unfit(`it is the index of ${header.root}`)
  const changed = changes(header.files, origin.fingerprints)
  if (changed !== undefined) return unfit(changed)

  const sections = new Map<string, Uint8Array>()
  let at = headerEnd + '\n"sections":['.length + OPEN.length
  for (const [name, length] of header.sections) {
    const end = at + 4 * Math.ceil(length / 3)
    sections.set(name, Buffer.from(text(bytes, at, end), "base64"))
    at = end + NEXT.length
  }
  const named = IndexCodec.decodeNames(sections)
  if (named === undefined) return unfit("it is damaged")
  const { damaged, duplicates } = header
  function* contents(): Generator<void, Either.Either<IndexContents, IndexUnfit>> {
    const search = yield* IndexCodec.decode(sections, named)
    return search === undefined ? unfit("it is damaged") : Either.right({ search, damaged, duplicates })
  }
  return Either.right({ ...named, damaged, duplicates, contents })
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to)

const FIRST = firstLine("").slice(0, -4)

const headerOf = (json: string): Header | undefined => {
  try {
    const value: unknown = JSON.parse(json)
    return isHeader(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Checked by hand: building and running a Schema would cost every start several ms. */
const isHeader = (value: unknown): value is Header =>
  isRecord(value) &&
  [value["version"], value["root"]].every(isText) &&
  isList(value["files"], isText) &&
  isList(value["sections"], (one) => Array.isArray(one) && isText(one[0]) && Number.isInteger(one[1])) &&
  isList(value["damaged"], isDamagedFile) &&
  isList(value["duplicates"], isDuplicate)

const isDamagedFile = (value: unknown): boolean =>
  isRecord(value) &&
  [value["file"], value["className"], value["reason"], value["excerpt"]].every(isText) &&
  [value["line"], value["column"]].every(Number.isInteger)

const isDuplicate = (value: unknown): boolean =>
  isRecord(value) && [value["className"], value["kept"]].every(isText) && isList(value["dropped"], isText)

const isText = (value: unknown): boolean => typeof value === "string"

const isList = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => holds(one))

/** Describes how the files differ; undefined if they do not. */
const changes = (before: ReadonlyArray<string>, now: ReadonlyArray<Fingerprint.Fingerprint>): string | undefined => {
  const known = new Set(before)
  const fresh = now.filter((one) => !known.has(stampOf(one)))
  const [first] = fresh
  const several = fresh.length === 1 ? "1 class file is" : `${fresh.length} class files are`
  if (first !== undefined) return `${several} new or changed since, such as ${first.path}`
  return before.length === now.length ? undefined : `${before.length - now.length} class files are gone since`
}
