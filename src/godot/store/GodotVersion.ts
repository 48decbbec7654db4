/**
 * Godot's version numbers and the tags of its repository.
 *
 * A release is tagged `4.7-stable` or `4.7.1-stable`; a pre-release `4.7-beta2` or `4.7-rc1`.
 */
import { nearest } from "../../kernel/util/NearNames.ts"

/** A version or tag taken apart: `4.7.1-stable` is `{ major: 4, minor: 7, patch: 1, status: "stable" }`. */
export interface GodotVersion {
  readonly major: number
  readonly minor: number
  readonly patch: number
  /** Status of the release: `stable`, `beta2`, `rc1` ...; absent if only numbers were given. */
  readonly status?: string
}

const FORM = /^v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?(?:[-.]([a-z]{1,12}\d{0,3}))?$/i

/**
 * Parses a version as people and Godot write it.
 *
 * @example
 * parse("4.7")                     // { major: 4, minor: 7, patch: 0 }
 * parse("3.6.1-stable")            // { major: 3, minor: 6, patch: 1, status: "stable" }
 * parse("latest")                  // undefined
 */
export const parse = (text: string): GodotVersion | undefined => {
  const match = FORM.exec(text.trim())
  if (match === null) return undefined
  const [, major, minor, patch, status] = match
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch ?? 0),
    ...(status === undefined ? {} : { status: status.toLowerCase() })
  }
}

/** Checks whether a name may be one of Godot's versions, so that `get` could fetch it: `4.7`, `3`, `master`. */
export const isVersionName = (name: string): boolean =>
  /^(?:\d{1,3}|master|main)$/.test(name.trim()) || parse(name) !== undefined

/**
 * Returns the major and minor version at the beginning of a string, as `project.godot` and `--version` write it.
 *
 * @example
 * majorMinor("4.7.1-stable (official)")   // "4.7"
 * majorMinor("3.2.3.stable.custom_build") // "3.2"
 */
export const majorMinor = (text: string): string | undefined => /^v?(\d{1,3}\.\d{1,3})(?!\d)/.exec(text.trim())?.[1]

/**
 * Returns the name of the set that holds a stable release, as people write it.
 *
 * @example
 * releaseOf("v4.5")         // "4.5"
 * releaseOf("4.5.1-stable") // "4.5"
 * releaseOf("4.5-beta1")    // undefined
 */
export const releaseOf = (text: string): string | undefined => {
  const version = parse(text.trim().replace(/^godot /i, ""))
  return version === undefined || (version.status ?? "stable") !== "stable"
    ? undefined
    : `${version.major}.${version.minor}`
}

/** The last minor version of Godot 3, whose projects do not say their minor version. */
export const LAST_GODOT_3 = "3.6"

/** Order of release statuses, oldest first; a release is newer than everything that led to it. */
const STATUSES = ["dev", "alpha", "beta", "rc", "stable"]

/**
 * Orders oldest first; a version without a status counts as stable.
 *
 * @example
 * compare(parse("4.7-rc1"), parse("4.7")) < 0 // true
 */
export const compare = (a: GodotVersion, b: GodotVersion): number =>
  a.major - b.major || a.minor - b.minor || a.patch - b.patch || compareStatus(a.status, b.status)

const compareStatus = (a = "stable", b = "stable"): number => rankOf(a) - rankOf(b) || numberOf(a) - numberOf(b)

const rankOf = (status: string): number => STATUSES.indexOf(status.replace(/(?<!\d)\d{1,9}$/, ""))

const numberOf = (status: string): number => Number(/(?<!\d)\d{1,9}$/.exec(status)?.[0] ?? 0)

/**
 * Returns the name by which `get` fetches a version, without a status that Godot never used, which is misspelt.
 *
 * @example
 * nameToGet("v4.6-stabel") // "v4.6"
 * nameToGet("4.7-beta2")   // "4.7-beta2"
 */
export const nameToGet = (name: string): string => {
  const status = parse(name)?.status
  return status === undefined || rankOf(status) >= 0 ? name : name.trim().slice(0, -(status.length + 1))
}

/**
 * Orders names of sets, newest first; names that are not versions (`master`) come last.
 *
 * @example
 * ["master", "4.9", "4.10"].sort(newestFirst) // ["4.10", "4.9", "master"]
 */
export const newestFirst = (a: string, b: string): number => {
  const [left, right] = [parse(a), parse(b)]
  if (left === undefined || right === undefined) return left === right ? (a < b ? -1 : 1) : left === undefined ? 1 : -1
  return compare(right, left)
}

/** The source to clone, and the name of the set it becomes. */
export interface Target {
  readonly ref: string
  readonly set: string
}

/**
 * Chooses the tag or branch that a person means by a version.
 *
 * `4.7` is the newest of `4.7-stable` and `4.7.x-stable`, `3` the newest release of Godot 3; an exact version or tag is
 * itself; `master` is the branch.
 * A stable release becomes the set of its major and minor version, everything else a set of its own name.
 *
 * @param tags all tags of the repository
 * @returns the target, or near names where there is no such tag
 * @example
 * chooseTarget("4.7", ["4.7-stable", "4.7.1-stable", "4.8-beta1"]) // { ref: "4.7.1-stable", set: "4.7" }
 */
export const chooseTarget = (
  wanted: string,
  tags: ReadonlyArray<string>
): Target | { readonly near: ReadonlyArray<string> } => {
  const name = wanted.trim()
  if (name === "master" || name === "main") return { ref: name, set: name }
  const known = new Set(tags)
  const requested = parse(name)
  const plain = name.replace(/^v/i, "")
  // Godot's first release of a version has two numbers: 4.5.0 is tagged 4.5-stable.
  const candidates = [plain, `${plain}-stable`, `${plain.replace(/\.0$/, "")}-stable`]
  if (/^\d{1,3}$/.test(plain)) {
    const newest = newestTarget(tags.filter((tag) => parse(tag)?.major === Number(plain)))
    if ("ref" in newest) return newest
  }
  if (requested !== undefined && requested.status === undefined && /^v?\d+\.\d+$/i.test(name)) {
    const releases = tags.filter((tag) => {
      const version = parse(tag)
      return version?.status === "stable" && version.major === requested.major && version.minor === requested.minor
    })
    const newest = releases.sort(newestFirst)[0]
    if (newest !== undefined) return { ref: newest, set: `${requested.major}.${requested.minor}` }
  }
  const exact = candidates.find((candidate) => known.has(candidate))
  if (exact !== undefined) return { ref: exact, set: setNameOf(exact) }
  return { near: nearTags(name, tags) }
}

/**
 * Chooses the newest release.
 *
 * @example
 * newestTarget(["4.7-stable", "4.8-beta1"]) // { ref: "4.7-stable", set: "4.7" }
 */
export const newestTarget = (tags: ReadonlyArray<string>): Target | { readonly near: ReadonlyArray<string> } => {
  const [newest] = tags.filter((tag) => parse(tag)?.status === "stable").sort(newestFirst)
  return newest === undefined ? { near: tags.slice(0, MAX_NEAR) } : { ref: newest, set: setNameOf(newest) }
}

/** Name of the set of a tag: `4.7` for `4.7.1-stable`, the tag itself for others. */
const setNameOf = (tag: string): string => {
  const version = parse(tag)
  return version?.status === "stable" ? `${version.major}.${version.minor}` : tag
}

/**
 * Returns the set in the name of a folder or an archive of Godot's sources.
 *
 * @example
 * setInName("godot-4.7.1-stable")    // "4.7"
 * setInName("godot-4.8-beta2.tar.xz") // "4.8-beta2"
 * setInName("my-game-1.2")           // undefined
 */
export const setInName = (name: string): string | undefined => {
  const match =
    /^(?:godot[-_])?(v?\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?:-[a-z]{1,12}\d{0,3})?)(?:\.zip|\.tar(?:\.\w+)?|\.tgz)?$/i.exec(
      name
    )
  if (match?.[1] === undefined) return undefined
  const version = parse(match[1])
  if (version === undefined) return undefined
  return version.status === undefined ? `${version.major}.${version.minor}` : setNameOf(match[1].replace(/^v/i, ""))
}

/** Maximum number of tags suggested for one that does not exist. */
const MAX_NEAR = 5

/** Returns the newest tags that begin with the name, else releases of near numbers, else the newest releases. */
const nearTags = (name: string, tags: ReadonlyArray<string>): ReadonlyArray<string> => {
  const begun = tags.filter((tag) => tag.startsWith(name)).sort(newestFirst)
  if (begun.length > 0) return begun.slice(0, MAX_NEAR)
  const requested = parse(name)
  const releases = tags.filter((tag) => parse(tag)?.status === "stable").sort(newestFirst)
  if (requested === undefined) {
    const near = nearest(name, ["master", ...tags], MAX_NEAR)
    return near.length > 0 ? near : releases.slice(0, MAX_NEAR)
  }
  const ofVersion = tags.filter((tag) => majorMinor(tag) === `${requested.major}.${requested.minor}`).sort(newestFirst)
  const distance = (tag: string): number => {
    const version = parse(tag)
    return version === undefined
      ? Number.POSITIVE_INFINITY
      : Math.abs(version.major - requested.major) * 100 + Math.abs(version.minor - requested.minor)
  }
  const others = releases.sort((a, b) => distance(a) - distance(b) || newestFirst(a, b))
  return [...new Set([...ofVersion, ...others])].slice(0, MAX_NEAR)
}
