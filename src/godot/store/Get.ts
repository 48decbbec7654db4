/**
 * Fetches the class reference of a Godot version with the user's own `git`.
 *
 * A shallow, sparse clone of one tag: some 10 MB instead of 1 GB. Nothing else in this package causes network traffic.
 */

import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { rename } from "../../kernel/files/Rename.ts"
import { isFull, whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { clip } from "../../kernel/util/Text.ts"
import { CATALOGUES, catalogueIn, isSameLocale } from "../library/translation/Catalogue.ts"
import { GetError, git, PATTERNS, REPOSITORY } from "./Git.ts"
import { chooseTarget, newestTarget, parse, type Target } from "./GodotVersion.ts"
import { readSet } from "./SetReader.ts"
import { Store, type StoredSet } from "./Store.ts"

export interface GetOptions {
  /** Version to fetch: `4.7`, `4.7.1-stable`, `master`; the newest release where it is absent. */
  readonly version?: string
  /** The locale whose translated texts are fetched too, where the version has them: `ja`, `zh_CN`. */
  readonly locale?: string
  /** Address or path of a repository. */
  readonly from?: string
  /** Called with each line of git's own progress. */
  readonly onProgress?: (line: string) => Effect.Effect<void>
}

/** A set of the store with the requested version. */
export interface Fetched extends StoredSet {
  /** True if the store already had this release, so that no files were fetched. */
  readonly isKept: boolean
}

/** Matches a tag or a branch of Godot's own repository: all of its tags begin with a number. */
const NAMED = /^\s*(?:[vV]?\d|(?:master|main)\s*$)/

/**
 * Fetches a version into the store, where it replaces a set of the same name. A release that was fetched from the same
 * repository is kept, unless it lacks the locale or one of its catalogues; its former locales are fetched again with
 * it.
 *
 * @example
 * yield* get({ version: "4.7" }) // the set 4.7, of the newest 4.7.x-stable tag
 */
export const get = Effect.fn("Get.get")(function* ({ version, locale, from = REPOSITORY, onProgress }: GetOptions) {
  const store = yield* Store
  yield* checkRequest(from, version)
  const address = yield* addressOf(from)
  const run: Run = (...args) => git(args, { version, onProgress })
  const target = yield* targetOf(run, { address, from, version })
  const known = Option.getOrUndefined(yield* store.find(target.set))
  const locales = localesOf(known, locale)
  if (known !== undefined && (yield* isCurrent(known, { target, from, locales }))) return { ...known, isKept: true }
  const made = yield* store.put((folder) =>
    fill(folder, run, { address, from, target, locales }).pipe(
      Effect.catchTag("SystemError", "BadArgument", (error) =>
        Effect.fail(new GetError({ message: `The reference cannot be written: ${whyNotWritten(error.message)}` }))
      ),
      // Git names the file that it could not write, and not why.
      Effect.mapError((error) =>
        error._tag === "GetError" && isFull(folder) ? new GetError({ message: FULL }) : error
      )
    )
  )
  return { ...made, isKept: false } satisfies Fetched
})

const FULL = "The reference cannot be written: the disk is full"

/** Runs git with these arguments. */
type Run = (...args: ReadonlyArray<string>) => ReturnType<typeof git>

/** The source of a set that is fetched. */
interface SetSource {
  /** The repository as the user names it, and as git takes it. */
  readonly from: string
  readonly address: string
  readonly target: Target
  /** Locales whose texts are fetched too. */
  readonly locales: ReadonlyArray<string>
}

/** Refuses arguments that git would read as flags, and versions that Godot's repository cannot have. */
const checkRequest = (from: string, version: string | undefined): Effect.Effect<void, GetError> => {
  if (from.startsWith("-"))
    return Effect.fail(new GetError({ message: `${clip(from)} is not the address of a repository` }))
  if (from !== REPOSITORY || version === undefined || NAMED.test(version)) return Effect.void
  return Effect.fail(
    new GetError({
      message: `${clip(version)} is not a version of Godot: give one as 4.7, 4.7.1-stable, 3 or master`
    })
  )
}

/** Returns the address of a repository for git: given a plain path, it would copy everything and ignore `--depth`. */
const addressOf = Effect.fnUntraced(function* (from: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const isLocal = yield* Effect.orElseSucceed(fs.exists(from), () => false)
  return isLocal ? fileAddress(paths.resolve(from)) : from
})

/** Returns the tag or branch to fetch, by the tags of the repository. */
const targetOf = Effect.fnUntraced(function* (
  run: Run,
  { address, from, version }: Pick<SetSource, "address" | "from"> & { readonly version: string | undefined }
) {
  const { stdout } = yield* run("ls-remote", "--tags", "--refs", "--", address)
  const tags = stdout.split("\n").flatMap((line) => /\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? [])
  const target = version === undefined ? newestTarget(tags) : chooseTarget(version, tags)
  if (!("near" in target)) return target
  const near = target.near.length === 0 ? "It has no tags." : `Near ones: ${target.near.join(", ")}.`
  const missing = version === undefined ? "release of Godot" : `version ${clip(version)}`
  return yield* new GetError({ message: `${from} has no ${missing}. ${near}` })
})

/** Returns the locales that the set is to have: those that it had, and the requested one. */
const localesOf = (known: StoredSet | undefined, locale: string | undefined): ReadonlyArray<string> => {
  const had = known?.info.locales ?? []
  return locale === undefined || had.some((one) => isSameLocale(one, locale)) ? had : [...had, locale]
}

/** Checks whether a set is this very release with all of its catalogues. */
const isCurrent = Effect.fnUntraced(function* (
  { info, folder }: StoredSet,
  { target, from, locales }: Pick<SetSource, "target" | "from" | "locales">
) {
  const isSame = isRelease(target) && info.ref === target.ref && info.from === from
  if (!isSame || locales.length !== (info.locales ?? []).length) return false
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const isThere = (file: string) => Effect.orElseSucceed(fs.exists(paths.join(folder, file)), () => false)
  return yield* Effect.every(info.catalogues ?? [], isThere)
})

const isRelease = ({ ref }: Target): boolean => parse(ref)?.status === "stable"

/** Clones a set into an empty folder, and returns its record. */
const fill = Effect.fnUntraced(function* (folder: string, run: Run, { address, from, target, locales }: SetSource) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const clone = paths.join(folder, ".clone")
  yield* run(...CLONE, `--branch=${target.ref}`, "--", address, clone)
  const inClone: Run = (...args) => run("-C", clone, ...args)
  const catalogues = locales.length === 0 ? [] : yield* cataloguesOf(inClone, locales)
  yield* inClone("sparse-checkout", "set", "--no-cone", ...PATTERNS, ...catalogues.map((file) => `/${file}`))
  yield* inClone("checkout", "--progress", "--force", "HEAD")
  const commit = (yield* inClone("rev-parse", "HEAD")).stdout.trim()
  const read = yield* readSet(clone)
  if (read === undefined || read.classes.size === 0) {
    return yield* new GetError({
      message: `${from} at ${target.ref} holds no class reference of Godot (doc/classes is missing)`
    })
  }
  for (const name of yield* fs.readDirectory(clone)) {
    if (name !== ".git") yield* rename(fs, paths.join(clone, name), paths.join(folder, name))
  }
  yield* fs.remove(clone, { recursive: true })
  return {
    name: target.set,
    source: "git" as const,
    from,
    ref: target.ref,
    commit,
    ...(isRelease(target) ? { version: target.ref } : {}),
    ...(locales.length === 0 ? {} : { locales, catalogues }),
    classes: read.classes.size
  }
})

/** A shallow clone without files, which a sparse checkout then fetches. */
const CLONE = [
  "clone",
  "--quiet",
  "--progress",
  "--depth=1",
  "--single-branch",
  "--filter=blob:none",
  "--no-checkout"
] as const

/** Returns the catalogues that a clone has for some locales; its files need not be there yet. */
const cataloguesOf = (inClone: Run, locales: ReadonlyArray<string>) =>
  Effect.map(inClone("ls-tree", "--name-only", "HEAD", `${CATALOGUES}/`), ({ stdout }) => {
    const names = stdout.split("\n").map((path) => path.slice(CATALOGUES.length + 1))
    return locales.flatMap((locale) => {
      const name = catalogueIn(names, locale)
      return name === undefined ? [] : [`${CATALOGUES}/${name}`]
    })
  })

/** `file:` address of an absolute path. */
const fileAddress = (path: string): string => {
  const forward = path.replaceAll("\\", "/")
  return `file://${forward.startsWith("/") ? "" : "/"}${encodeURI(forward).replaceAll("#", "%23").replaceAll("?", "%3F")}`
}
