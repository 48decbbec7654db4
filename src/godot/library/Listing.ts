/** Where the class files are, and in what state. */
import { Clock, type Context, Effect, Either } from "effect"
import { attempt, FileError, type Files } from "../../kernel/Files.ts"
import * as Fingerprint from "../../kernel/Fingerprint.ts"
import { byCodeUnit } from "../../kernel/Text.ts"
import * as DocsUnreadable from "./DocsUnreadable.ts"
import type { Layout, RefusedLink } from "./Snapshot.ts"

type Reader = Context.Tag.Service<Files>

export interface Corpus {
  readonly root: string
  readonly layout: Layout
}

export interface Listing {
  readonly fingerprints: ReadonlyArray<Fingerprint.Fingerprint>
  readonly refused: ReadonlyArray<RefusedLink>
  readonly directories: ReadonlyArray<Fingerprint.Fingerprint>
  readonly version?: string
}

export const open = (files: Reader, directory: string): Either.Either<Corpus, DocsUnreadable.DocsUnreadable> => {
  try {
    const root = files.realPath(directory)
    if (files.stat(root)?.kind !== "directory") return Either.left(DocsUnreadable.notADirectory(directory))
    if (files.stat(`${root}/classes`)?.kind === "directory") return Either.right({ root, layout: "root" })
    if (files.stat(`${root}/doc/classes`)?.kind === "directory") return Either.right({ root, layout: "checkout" })
    if (files.list(root).some((one) => one.name.endsWith(".xml"))) {
      return Either.left(DocsUnreadable.isClassesFolder(directory, root.slice(0, root.lastIndexOf("/"))))
    }
    return Either.left(DocsUnreadable.withoutClasses(directory))
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return Either.left(
      error.isMissing ? DocsUnreadable.missing(directory) : DocsUnreadable.refused(directory, error.message)
    )
  }
}

export const list = (files: Reader, { root, layout }: Corpus): Listing => {
  const found: Array<string> = []
  const directories: Array<string> = []
  const refused: Array<RefusedLink> = []
  const walk = (folder: string, take: boolean): void => {
    directories.push(folder)
    for (const { name, kind } of files.list(`${root}/${folder}`)) {
      const path = folder === "" ? name : `${folder}/${name}`
      if (kind === "directory")
        walk(path, take || name === "doc_classes" || path === "doc/classes" || path === "classes")
      else if (take && name.endsWith(".xml")) found.push(path)
    }
  }
  if (layout === "checkout") {
    if (files.stat(`${root}/doc/classes`) === undefined)
      throw new FileError({ path: `${root}/doc/classes`, code: "ENOENT" })
    walk("", false)
  } else walk("classes", true)
  const state = (path: string) => {
    const stat = files.stat(`${root}/${path}`)
    return stat === undefined ? [] : [Fingerprint.make(path, stat)]
  }
  return {
    fingerprints: found.sort(byCodeUnit).flatMap(state),
    directories: directories.flatMap((path) => state(path).map((one) => ({ ...one, path: `${root}/${path}` }))),
    refused
  }
}

/** The files as they are now; where one changed a moment ago, as they are a moment later. */
export const settled = (files: Reader, corpus: Corpus): Effect.Effect<Listing, FileError> =>
  Effect.gen(function* () {
    const listing = yield* attempt(() => list(files, corpus))
    const now = yield* Clock.currentTimeMillis
    if (!listing.fingerprints.some((one) => Fingerprint.isYoung(one, now))) return listing
    yield* Effect.sleep(SETTLE)
    const again = yield* attempt(() => list(files, corpus))
    const later = yield* Clock.currentTimeMillis
    // Still being written: a size that no file has makes the next look find a change.
    const fingerprints = again.fingerprints.map((one) => (Fingerprint.isYoung(one, later) ? { ...one, size: -1 } : one))
    return { ...again, fingerprints }
  })

/** How long a file must have been left alone for its fingerprint to be trusted, in ms. */
const SETTLE = 25

/** Whether nothing has changed between two listings. */
export const isSame = (a: Listing, b: Listing): boolean =>
  Fingerprint.equalAll(a.fingerprints, b.fingerprints) &&
  a.version === b.version &&
  a.refused.map(({ file }) => file).join("\n") === b.refused.map(({ file }) => file).join("\n")
