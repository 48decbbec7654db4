/**
 * Fetches the class reference of a Godot version with the user's own `git`.
 *
 * A shallow, sparse clone of one tag: some 10 MB instead of 1 GB. Nothing else in this package causes network traffic.
 */

import { FileSystem, Path } from "@effect/platform"
import { Data, Effect, Option } from "effect"
import { rename } from "../../kernel/files/Rename.ts"
import { isFull, whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import * as Subprocess from "../../kernel/process/Subprocess.ts"
import { clip } from "../../kernel/util/Text.ts"
import { CATALOGUES, catalogueIn, isSameLocale } from "../library/translation/Catalogue.ts"
import { chooseTarget, LAST_GODOT_3, newestTarget, parse } from "./GodotVersion.ts"
import { readSet } from "./SetReader.ts"
import { Store, type StoredSet } from "./Store.ts"

/** Godot's own repository. */
export const REPOSITORY = "https://github.com/godotengine/godot.git"

/** The files of a set, as patterns of a sparse checkout. */
const PATTERNS = ["/version.py", "/doc/classes/", "/modules/*/doc_classes/", "/platform/*/doc_classes/"]

/** Says why a set could not be fetched; the message says what to do. */
export class GetError extends Data.TaggedError("GetError")<{ readonly message: string }> {}

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
  /** True if the store had this very release, so that nothing was fetched. */
  readonly isKept: boolean
}

/** Matches a tag or a branch of Godot's own repository: all of its tags begin with a number. */
const NAMED = /^\s*(?:[vV]?\d|(?:master|main)\s*$)/

/** Time that git may take for one step. */
const STEP_TIMEOUT = "15 minutes"

/** Keeps git from asking for passwords, translating its messages, and running filters of other programs. */
const GIT_ENV = { GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_LFS_SKIP_SMUDGE: "1" }

/**
 * Fetches a version into the store, where it replaces a set of the same name. A release that the store has from there
 * is left as it is, unless it lacks the locale or a catalogue has gone; the locales that it had are fetched anew with
 * it.
 *
 * @example
 * yield* get({ version: "4.7" }) // the set 4.7, of the newest 4.7.x-stable tag
 */
export const get = Effect.fn("Get.get")(function* ({ version, locale, from = REPOSITORY, onProgress }: GetOptions) {
  const store = yield* Store
  const paths = yield* Path.Path
  if (from.startsWith("-")) return yield* new GetError({ message: `${clip(from)} is not the address of a repository` })
  if (from === REPOSITORY && version !== undefined && !NAMED.test(version))
    return yield* new GetError({
      message: `${clip(version)} is not a version of Godot: give one as 4.7, 4.7.1-stable, 3 or master`
    })
  const fs = yield* FileSystem.FileSystem
  const isLocal = yield* Effect.orElseSucceed(fs.exists(from), () => false)
  // Given a plain path, git would copy everything and ignore --depth.
  const address = isLocal ? fileAddress(paths.resolve(from)) : from
  const run = (args: ReadonlyArray<string>) => git(args, version, onProgress)

  const listed = yield* run(["ls-remote", "--tags", "--refs", "--", address])
  const tags = listed.stdout.split("\n").flatMap((line) => /\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? [])
  const target = version === undefined ? newestTarget(tags) : chooseTarget(version, tags)
  if ("near" in target) {
    const near = target.near.length === 0 ? "It has no tags." : `Near ones: ${target.near.join(", ")}.`
    const missing = version === undefined ? "release of Godot" : `version ${clip(version)}`
    return yield* new GetError({ message: `${from} has no ${missing}. ${near}` })
  }
  const isRelease = parse(target.ref)?.status === "stable"
  const known = Option.getOrUndefined(yield* store.find(target.set))
  const had = known?.info.locales ?? []
  const locales = locale === undefined || had.some((one) => isSameLocale(one, locale)) ? had : [...had, locale]
  const isSame = isRelease && known?.info.ref === target.ref && known.info.from === from
  if (isSame && locales === had) {
    const { catalogues = [] } = known.info
    const isThere = (file: string) => Effect.orElseSucceed(fs.exists(paths.join(known.folder, file)), () => false)
    if (yield* Effect.every(catalogues, isThere)) return { ...known, isKept: true }
  }

  const made = yield* store.put((folder) =>
    Effect.gen(function* () {
      const clone = paths.join(folder, ".clone")
      yield* run([
        "clone",
        "--quiet",
        "--progress",
        "--depth=1",
        "--single-branch",
        "--filter=blob:none",
        "--no-checkout",
        `--branch=${target.ref}`,
        "--",
        address,
        clone
      ])
      const inClone = (...args: ReadonlyArray<string>) => run(["-C", clone, ...args])
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
        ...(isRelease ? { version: target.ref } : {}),
        ...(locales.length === 0 ? {} : { locales, catalogues }),
        classes: read.classes.size
      }
    }).pipe(
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

/** Returns the catalogues that a clone has for some locales; its files need not be there yet. */
const cataloguesOf = <E, R>(
  inClone: (...args: ReadonlyArray<string>) => Effect.Effect<{ readonly stdout: string }, E, R>,
  locales: ReadonlyArray<string>
) =>
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

const git = (
  args: ReadonlyArray<string>,
  version: string | undefined,
  onProgress: (line: string) => Effect.Effect<void> = () => Effect.void
) =>
  Subprocess.run({
    program: "git",
    args: ["-c", "advice.detachedHead=false", "-c", "core.hooksPath=", ...args],
    env: GIT_ENV,
    timeout: STEP_TIMEOUT,
    onStderr: (text) =>
      onProgress(
        text
          .split(/[\r\n]+/)
          .findLast((line) => line.trim() !== "")
          ?.trim() ?? ""
      )
  }).pipe(
    Effect.mapError((error) =>
      error.reason === "not-found"
        ? new GetError({
            message: `git was not found. Install it, or on a machine that has it run\n${byHand(version)}`
          })
        : new GetError({ message: error.message })
    ),
    Effect.filterOrFail(
      ({ exitCode }) => exitCode === 0,
      ({ stderr }) =>
        new GetError({
          message: `git ${stepOf(args)} failed: ${whyNotWritten(reasonOf(stderr))}${adviceOn(stderr, version)}`
        })
    )
  )

const stepOf = (args: ReadonlyArray<string>): string => (args[0] === "-C" ? args[2] : args[0]) ?? ""

/** Matches lines of progress, which are not a reason. */
const PROGRESS = /^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Resolving|Updating|Total|Cloning)\b/

/** Matches what git says of a connection that ended before everything had arrived. */
const CUT = /early EOF|hung up unexpectedly|unexpected disconnect|RPC failed|Connection (?:reset|timed out)/i
const AGAIN = ". The connection ended too early; nothing was changed: run the same command again"

const FULL = "The reference cannot be written: the disk is full"

/** Lines in which git names a cause; the advice after them names none. */
const CAUSE = /^(?:remote: )?(?:fatal|error): /i

const reasonOf = (stderr: string): string => {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !PROGRESS.test(line))
  const causes = lines.filter((line) => CAUSE.test(line))
  return clip((causes.length > 0 ? causes.slice(0, 2) : lines.slice(-3)).join("; ") || "it gave no reason", 300)
}

/** Matches what git says where Godot's repository cannot be reached. */
const UNREACHABLE = /unable to access '[^']*\bgithub\.com/i

const adviceOn = (stderr: string, version: string | undefined): string => {
  if (CUT.test(stderr)) return AGAIN
  return UNREACHABLE.test(stderr)
    ? `\nIf this machine cannot reach github.com, run on one that can\n${byHand(version)}`
    : ""
}

/** The commands that bring a reference here from another machine. */
const byHand = (version = "master"): string => {
  const release = version === "3" ? LAST_GODOT_3 : version.replace(/^v/i, "")
  const tag = /^\d+\.\d+(?:\.\d+)?$/.test(release) ? `${release}-stable` : release
  return `  git clone --depth 1 --branch ${tag} --filter=blob:none --sparse ${REPOSITORY}
  git -C godot sparse-checkout set --no-cone ${PATTERNS.map((pattern) => `'${pattern}'`).join(" ")}
and bring the folder here:
  godot-docs-mcp import ./godot`
}
