/**
 * Takes the class files out of a source archive: `.zip`, `.tar`, `.tar.gz`, and `.tar.xz` by the system's `tar`.
 *
 * Only files of a set are written. An archive with a path that leads out of it is refused as a whole. The readers of
 * archives are made of Node's streams, so files are read and written by `node:fs` as well.
 */

import { on } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { Data, Effect, Schedule } from "effect"
import { extract as tarExtract } from "tar-stream"
import { type Entry, open, type ZipFile } from "yauzl"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import * as Subprocess from "../../kernel/process/Subprocess.ts"
import { clip } from "../../kernel/util/Text.ts"
import { MAX_FILE_BYTES, MAX_FILES, MAX_SET_BYTES, placeOf, unsafeReason } from "./ClassFiles.ts"

/** Says that an archive cannot be read, is hostile, or holds no class files. */
export class ArchiveError extends Data.TaggedError("ArchiveError")<{ readonly message: string }> {}

/** Endings of the archives that `extract` reads. */
export const isArchive = (path: string): boolean => /\.(?:zip|tar|tar\.gz|tgz|tar\.xz|txz)$/i.test(path)

/** Maximum size of an archive unpacked, in GB; Godot's own source has 0.3. */
const MAX_UNPACKED_GB = 4

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`

const TOO_LARGE = `its class files exceed ${megabytes(MAX_SET_BYTES)}`

/**
 * Writes the class files of an archive below `folder`, in the layout of a set, and the texts of a locale.
 *
 * @returns how many files were written
 */
export const extract = Effect.fn("Archive.extract")(function* (path: string, folder: string, locale?: string) {
  const sink = new Sink(folder, locale)
  const written = /\.zip$/i.test(path)
    ? yield* attempt(path, (signal) => extractZip(path, sink, signal))
    : /\.(?:tar\.xz|txz)$/i.test(path)
      ? yield* extractXz(path, folder, sink)
      : yield* attempt(path, (signal) => extractTar(path, sink, signal))
  if (written === 0) return yield* new ArchiveError({ message: `${path} holds no class files of Godot` })
  return written
})

/**
 * Runs a part of the unpacking. An interruption aborts it and waits for its end: a write still in progress would
 * recreate the folder that is removed next.
 */
const attempt = <A>(path: string, run: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, ArchiveError> =>
  Effect.async((resume, signal) => {
    const ended = run(signal).then(
      (value) => resume(Effect.succeed(value)),
      (error) => resume(Effect.fail(whyNotUnpacked(path, error)))
    )
    return Effect.promise(() => ended)
  })

const whyNotUnpacked = (path: string, error: unknown): ArchiveError =>
  error instanceof ArchiveError
    ? new ArchiveError({ message: `${path} is refused: ${error.message}` })
    : notUnpacked(path, error instanceof Error ? error.message : String(error))

const notUnpacked = (path: string, message: string): ArchiveError =>
  new ArchiveError({ message: `${path} cannot be unpacked: ${whyNotWritten(message)}` })

/** Unpacks the class files alone, by the system's `tar`, once all names of the archive have been looked at. */
const extractXz = Effect.fnUntraced(function* (path: string, folder: string, sink: Sink) {
  const refused = (reason: string) => new ArchiveError({ message: `${path} is refused: ${reason}` })
  const tar = (...args: ReadonlyArray<string>) =>
    Subprocess.run({ program: "tar", args, timeout: "5 minutes", env: { LC_ALL: "C" } }).pipe(
      Effect.mapError(({ message }) => notUnpacked(path, message)),
      Effect.filterOrFail(
        ({ exitCode }) => exitCode === 0,
        ({ stderr }) => notUnpacked(path, clip(stderr.trim(), 200))
      )
    )
  const names = (yield* tar("-tJf", path)).stdout.split("\n").filter((name) => name !== "")
  const hostile = names.map(unsafeReason).find((reason) => reason !== undefined)
  if (hostile !== undefined) return yield* refused(`it holds ${hostile}`)
  const wanted = names.filter((name) => sink.placeOf(name) !== undefined)
  if (wanted.length > MAX_FILES) return yield* refused(`it holds more than ${MAX_FILES} class files`)
  if (wanted.length === 0) return 0
  // The wanted members go to a folder first; from there they are copied within the limits of a set.
  const members = join(folder, ".members")
  const unpacked = join(folder, ".unpacked")
  return yield* Effect.acquireUseRelease(
    attempt(path, () => mkdir(unpacked, { recursive: true })),
    () =>
      Effect.gen(function* () {
        yield* attempt(path, () => writeFile(members, wanted.join("\n")))
        // The unpacked size of the members is not known in advance: tar is ended when they exceed the limit of a set.
        yield* Effect.raceFirst(
          tar("-xJf", path, "-C", unpacked, "--no-same-owner", "-T", members),
          exceeds(unpacked).pipe(
            Effect.repeat({ schedule: Schedule.spaced("200 millis"), until: (isTooLarge) => isTooLarge }),
            Effect.andThen(refused(TOO_LARGE))
          )
        )
        return yield* attempt(path, async (signal) => {
          for (const name of wanted) {
            const place = (await lstat(join(unpacked, name))).isFile() ? sink.accept(name, "file") : undefined
            if (place !== undefined) await sink.write(place, createReadStream(join(unpacked, name)), signal)
          }
          return sink.files
        })
      }),
    // The folder belongs to an unfinished set, which is removed as a whole, with anything that cannot be removed here.
    () =>
      Effect.ignore(
        Effect.tryPromise(() =>
          Promise.all([rm(unpacked, { recursive: true, force: true }), rm(members, { force: true })])
        )
      )
  )
})

/** Checks whether the files of a folder are larger than those of a set may be. */
const exceeds = (folder: string): Effect.Effect<boolean> =>
  Effect.tryPromise(async () => {
    let bytes = 0
    for (const name of await readdir(folder, { recursive: true })) {
      const stat = await lstat(join(folder, name))
      if (stat.isFile()) bytes += stat.size
    }
    return bytes > MAX_SET_BYTES
  }).pipe(Effect.orElseSucceed(() => false))

/** Writes the entries of one archive, within the limits of a set. */
class Sink {
  readonly #folder: string
  readonly #locale: string | undefined
  #files = 0
  #bytes = 0
  #seen = 0

  constructor(folder: string, locale: string | undefined) {
    this.#folder = folder
    this.#locale = locale
  }

  get files(): number {
    return this.#files
  }

  /** Returns the place of an entry in the set; undefined for one that does not belong there. */
  placeOf(name: string): string | undefined {
    return placeOf(name, this.#locale)
  }

  /** Returns the path to write an entry to; undefined for an entry that is not taken. Throws for a hostile one. */
  accept(name: string, kind: "file" | "other"): string | undefined {
    const reason = unsafeReason(name)
    if (reason !== undefined) throw new ArchiveError({ message: `it holds ${reason}: ${clip(JSON.stringify(name))}` })
    const place = kind === "file" ? this.placeOf(name) : undefined
    if (place === undefined) return undefined
    this.#files += 1
    if (this.#files > MAX_FILES) throw new ArchiveError({ message: `it holds more than ${MAX_FILES} class files` })
    return join(this.#folder, place)
  }

  async write(path: string, content: AsyncIterable<unknown>, signal: AbortSignal): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    let size = 0
    const limited = new Transform({
      transform: (chunk: Buffer, _, done) => {
        size += chunk.length
        this.#bytes += chunk.length
        if (size > MAX_FILE_BYTES)
          done(new ArchiveError({ message: `it holds a class file of more than ${megabytes(MAX_FILE_BYTES)}` }))
        else if (this.#bytes > MAX_SET_BYTES) done(new ArchiveError({ message: TOO_LARGE }))
        else done(null, chunk)
      }
    })
    const file = createWriteStream(path)
    const closed = new Promise<void>((resolve) => file.once("close", resolve))
    // A pipeline that fails at its start does not wait for the file that is being opened, which would appear later.
    await pipeline(content, limited, file, { signal }).finally(() => closed)
  }

  /** Counts bytes that were unpacked, taken or not. */
  count(bytes: number): void {
    this.#seen += bytes
    if (this.#seen > MAX_UNPACKED_GB * 1024 ** 3)
      throw new ArchiveError({ message: `it unpacks to more than ${MAX_UNPACKED_GB} GB` })
  }
}

/** Unpacks a `.tar`, compressed by gzip or not. */
const extractTar = async (path: string, sink: Sink, signal: AbortSignal): Promise<number> => {
  const source = createReadStream(path)
  const entries = tarExtract()
  const counting = new Transform({
    transform: (chunk: Buffer, _, done) => {
      try {
        sink.count(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    }
  })
  const feeding = /z$/i.test(path)
    ? pipeline(source, createGunzip(), counting, entries, { signal })
    : pipeline(source, counting, entries, { signal })
  // Its failure is also thrown by the loop; awaited below, it must not count as unhandled meanwhile.
  feeding.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type } = entry.header
    const place = sink.accept(name, type === "file" || type === "contiguous-file" ? "file" : "other")
    if (place === undefined) entry.resume()
    else await sink.write(place, entry, signal)
  }
  await feeding
  return sink.files
}

/** Unpacks a `.zip`. */
const extractZip = async (path: string, sink: Sink, signal: AbortSignal): Promise<number> => {
  const archive = await openZip(path)
  // A read that is cut off by the close fails when the loop below no longer listens.
  archive.on("error", () => undefined)
  try {
    const entries = on(archive, "entry", { signal, close: ["end"] })
    archive.readEntry()
    for await (const [entry] of entries) {
      await takeZipEntry(archive, entry, sink, signal)
      archive.readEntry()
    }
    return sink.files
  } finally {
    archive.close()
  }
}

/** Opens a `.zip` to read its entries one by one; yauzl compares their stated sizes with the unpacked ones. */
const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    open(path, { lazyEntries: true, strictFileNames: true, autoClose: false }, (error, archive) =>
      error === null ? resolve(archive) : reject(error)
    )
  )

/** High four bits of a Unix mode: the file's type. */
const SYMBOLIC_LINK = 0o12

const takeZipEntry = async (archive: ZipFile, entry: Entry, sink: Sink, signal: AbortSignal): Promise<void> => {
  const isLink = entry.externalFileAttributes >>> 28 === SYMBOLIC_LINK
  const target = sink.accept(entry.fileName, entry.fileName.endsWith("/") || isLink ? "other" : "file")
  if (target === undefined) return
  const content = await new Promise<Readable>((resolve, reject) =>
    archive.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)))
  )
  await sink.write(target, content, signal)
}
