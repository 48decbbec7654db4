/**
 * Finds the class files of a reference: a documentation root (`classes/`) or a Godot source tree
 * (`doc/classes`, modules and platforms with a `doc_classes`).
 *
 * Nothing outside the root is ever listed: a symbolic link that leaves it is reported and not followed. Functions here
 * are synchronous and throw only `FileError`.
 */
import type { Context } from "effect"
import { Either } from "effect"
import { accessOr, FileError, type Files } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { byCodeUnit } from "../../kernel/util/Text.ts"
import { runSync } from "../../kernel/util/TimeSlices.ts"
import * as Version from "./Version.ts"

/** `root` holds `classes/`; `checkout` is a Godot source tree, or the output of `godot --doctool`. */
export type Layout = "root" | "checkout"

export interface Corpus {
  /** The real path of the root. */
  readonly root: string
  readonly layout: Layout
}

/** The reason why a directory is no reference. */
export type Problem =
  | { readonly problem: "missing" | "not-a-directory" | "without-classes" }
  /** The folder of the layout is there and holds no class file; a clone of the manual's sources holds `.rst` files. */
  | { readonly problem: "no-class-files"; readonly isManual: boolean }
  /** The directory holds class files itself; its parent is the one to name. */
  | { readonly problem: "is-classes-folder"; readonly parent: string }
  /** `classes` is a symbolic link that leads out of the directory. */
  | { readonly problem: "classes-elsewhere"; readonly target: string }
  /** The system refuses, in its words. */
  | { readonly problem: "refused"; readonly reason: string }

/** A symbolic link that leaves the root or leads nowhere: never followed. */
export interface RefusedLink {
  /** Relative to the root, with `/`. */
  readonly file: string
  /** The class that its name promises; absent for a link to a folder. */
  readonly className?: string
}

export interface Listing {
  /** The class files, sorted by path (code units); `path` is relative to the root, with `/`. */
  readonly fingerprints: ReadonlyArray<Fingerprint.Fingerprint>
  readonly refused: ReadonlyArray<RefusedLink>
  /** Folders below the root that may not be read, and why. */
  readonly unreadable: ReadonlyArray<{ readonly folder: string; readonly reason: string }>
  /** The folders that were listed: one of them changes when a file is added or removed. */
  readonly directories: ReadonlyArray<Fingerprint.Fingerprint>
  /** The version of a `version.py` in the root. */
  readonly version?: string
}

type Reader = Context.Tag.Service<Files>

/**
 * Finds the reference at `directory` (absolute), or returns the reason why there is none.
 *
 * @example
 * Either.map(open(files, "/godot"), ({ layout }) => layout) // Either.right("checkout") for a source tree of Godot
 */
export const open = (files: Reader, directory: string): Either.Either<Corpus, Problem> => {
  try {
    const root = files.realPath(directory)
    if (files.stat(root)?.kind !== "directory") return Either.left({ problem: "not-a-directory" })
    for (const [folder, layout] of layouts) {
      if (files.stat(below(root, folder))?.kind !== "directory") continue
      const target = files.realPath(below(root, folder))
      if (!isInside(root, target)) return Either.left({ problem: "classes-elsewhere", target })
      const corpus: Corpus = { root, layout }
      if (hasClassFile(files, corpus)) return Either.right(corpus)
      const isManual = files.list(target).some(({ name }) => name.endsWith(".rst"))
      return Either.left({ problem: "no-class-files", isManual })
    }
    return files.list(root).some(({ name }) => isClassFile(name))
      ? Either.left({ problem: "is-classes-folder", parent: parentOf(root) })
      : Either.left({ problem: "without-classes" })
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return Either.left(error.isMissing ? { problem: "missing" } : { problem: "refused", reason: error.message })
  }
}

/** The folder by which a layout is recognised. */
const layouts: ReadonlyArray<readonly [folder: string, layout: Layout]> = [
  ["classes", "root"],
  ["doc/classes", "checkout"]
]

/** Folders of a source tree whose own folders may have a `doc_classes`. */
const parts = ["modules", "platform"]

/** Checks for at least one class file or a link to one, without reading it. */
const hasClassFile = (files: Reader, corpus: Corpus): boolean => {
  const first = layouts.find(([, layout]) => layout === corpus.layout)?.[0] ?? ""
  const flat = files.list(below(corpus.root, first)).some(({ name }) => isClassFile(name))
  return flat || list(files, corpus).fingerprints.length > 0
}

/**
 * Lists every class file as it is now. Throws if the folder that showed the layout is gone.
 *
 * @example
 * list(files, corpus).fingerprints.map(({ path }) => path) // ["classes/AABB.xml", "classes/Node.xml", ...]
 */
export const list = (files: Reader, corpus: Corpus): Listing => runSync(listSteps(files, corpus))

/**
 * Does the same, and yields after every few files, since `stat` of a thousand files takes 10 ms.
 *
 * @example
 * TimeSlices.run(() => listSteps(files, corpus)) // an Effect of the listing, which lets requests through
 */
export function* listSteps(files: Reader, corpus: Corpus): Generator<void, Listing> {
  const walk = new Walk(files, corpus.root)
  if (corpus.layout === "root") walk.folder("classes")
  else {
    walk.folder("doc/classes")
    for (const part of parts) {
      yield
      for (const owner of walk.subfolders(part)) walk.tryFolder(`${owner}/doc_classes`)
    }
  }
  const version = walk.version()
  return { ...(yield* walk.finish()), ...(version === undefined ? {} : { version }) }
}

/** Number of files between two yields. */
const STRIDE = 128

class Walk {
  readonly #files: Reader
  readonly #root: string
  /** Class files: path -> real path. */
  readonly #found = new Map<string, string>()
  /** Class files that links inside the root lead to, in the same form. */
  readonly #linked = new Map<string, string>()
  readonly #refused: Array<RefusedLink> = []
  readonly #unreadable: Array<{ readonly folder: string; readonly reason: string }> = []
  readonly #folders: Array<string> = []
  /** Real paths of the folders that were looked through: links may lead in circles. */
  readonly #visited = new Set<string>()

  constructor(files: Reader, root: string) {
    this.#files = files
    this.#root = root
  }

  /** Takes the class files of a folder and of all below it. */
  folder(folder: string): void {
    const real = this.#files.realPath(below(this.#root, folder))
    if (this.#visited.has(real)) return
    this.#visited.add(real)
    const entries = this.#files.list(real)
    this.#folders.push(folder)
    for (const { name, kind } of entries) {
      if (name.startsWith(".")) continue
      const path = `${folder}/${name}`
      if (kind === "directory") this.tryFolder(path)
      else if (kind === "link") this.#link(path)
      else if (kind === "file" && isClassFile(name)) this.#found.set(path, below(real, name))
    }
  }

  /** Does the same; skips a missing folder, and records one that may not be read. */
  tryFolder(folder: string): void {
    try {
      if (this.#leaves(folder)) this.#refused.push({ file: folder })
      else this.folder(folder)
    } catch (error) {
      this.#note(folder, error)
    }
  }

  /** Paths of the folders in a folder, links inside the root among them. */
  subfolders(folder: string): ReadonlyArray<string> {
    try {
      if (this.#leaves(folder)) {
        this.#refused.push({ file: folder })
        return []
      }
      const entries = this.#files.list(below(this.#root, folder))
      this.#folders.push(folder)
      return entries
        .filter(({ name, kind }) => (kind === "directory" || kind === "link") && !name.startsWith("."))
        .map(({ name }) => `${folder}/${name}`)
    } catch (error) {
      this.#note(folder, error)
      return []
    }
  }

  version(): string | undefined {
    const path = below(this.#root, "version.py")
    return accessOr(() => {
      if (this.#files.stat(path)?.kind !== "file" || this.#leaves("version.py")) return undefined
      return Version.fromVersionPy(Buffer.from(this.#files.readHead(path, VERSION_BYTES)).toString("utf8"))
    }, undefined)
  }

  *finish(): Generator<void, Omit<Listing, "version">> {
    // A link to a class file that is listed anyway is not a second file.
    const real = new Set(this.#found.values())
    const linked = [...this.#linked].filter(([, target]) => !real.has(target)).map(([path]) => path)
    const fingerprints: Array<Fingerprint.Fingerprint> = []
    for (const [i, path] of [...this.#found.keys(), ...linked].sort(byCodeUnit).entries()) {
      fingerprints.push(...this.#state(path))
      if (i % STRIDE === STRIDE - 1) yield
    }
    return {
      fingerprints,
      refused: this.#refused,
      unreadable: this.#unreadable,
      directories: this.#folders.flatMap((path) => this.#state(path))
    }
  }

  #link(path: string): void {
    const name = path.slice(path.lastIndexOf("/") + 1)
    const promised = isClassFile(name) ? { className: name.slice(0, -EXTENSION.length) } : {}
    try {
      const target = this.#files.realPath(below(this.#root, path))
      const isOutside = !isInside(this.#root, target)
      const kind = isOutside ? undefined : this.#files.stat(target)?.kind
      if (isOutside) this.#refused.push({ file: path, ...promised })
      else if (kind === "directory") this.tryFolder(path)
      else if (kind === "file" && isClassFile(name)) this.#linked.set(path, target)
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      if (isClassFile(name)) this.#refused.push({ file: path, ...promised })
    }
  }

  /** Checks whether something that is there really lies outside of the root. */
  #leaves(path: string): boolean {
    return !isInside(this.#root, this.#files.realPath(below(this.#root, path)))
  }

  #note(folder: string, error: unknown): void {
    if (!(error instanceof FileError)) throw error
    if (!error.isMissing) this.#unreadable.push({ folder, reason: error.message })
  }

  #state(path: string): ReadonlyArray<Fingerprint.Fingerprint> {
    const stat = this.#files.stat(below(this.#root, path))
    return stat === undefined ? [] : [Fingerprint.make(path, stat)]
  }
}

const EXTENSION = ".xml"

/** Maximum size of a `version.py` that is read, in bytes. */
const VERSION_BYTES = 4096

const isClassFile = (name: string): boolean => name.endsWith(EXTENSION) && !name.startsWith(".")

/** Separators of an absolute path: Windows gives its real paths with `\` alone. */
const separatorOf = (path: string): string => (path.includes("/") ? "/" : "\\")

/**
 * Returns the absolute path of the file or folder at `path` (relative, with `/`) below a real path.
 *
 * @example below("/docs", "classes/Node.xml") // "/docs/classes/Node.xml"
 */
export const below = (root: string, path: string): string => {
  const separator = separatorOf(root)
  const native = separator === "/" ? path : path.replaceAll("/", separator)
  return root.endsWith(separator) ? root + native : root + separator + native
}

/** The folder that holds the folder at a real path; `/` and `C:\` keep their separator. */
const parentOf = (path: string): string => {
  const separator = separatorOf(path)
  const parent = path.slice(0, path.lastIndexOf(separator))
  return /^(?:[a-z]:)?$/i.test(parent) ? parent + separator : parent
}

/**
 * Checks whether a real path is the root or below it.
 *
 * @example
 * isInside("/docs", "/docs/classes") // true
 * isInside("/docs", "/docs-old") // false
 */
export const isInside = (root: string, real: string): boolean => {
  const separator = separatorOf(root)
  return real === root || real.startsWith(root.endsWith(separator) ? root : root + separator)
}
