/** Selects files of a walk by a folder and a glob within it. */
import picomatch from "picomatch"

export interface Selection {
  /** Path relative to the base, in whatever spelling. */
  readonly folder?: string | undefined
  readonly glob?: string | undefined
}

/**
 * Maximum number of code units of a glob, and of wildcards within one name: a matcher could take too long over more.
 */
const LIMITS = { length: 256, wildcards: 3, braces: 16 } as const

/** Returns the folder as a walk takes it (`""`, or with a final `/`), or undefined where it leads out of the base. */
export const folderPrefix = (folder: string | undefined): string | undefined => {
  const parts: Array<string> = []
  for (const part of (folder ?? "").split("/")) {
    if (part === "" || part === ".") continue
    if (part === "..") {
      if (parts.pop() === undefined) return undefined
    } else parts.push(part)
  }
  return parts.map((part) => `${part}/`).join("")
}

/**
 * Makes the test of a glob for paths on disk relative to the folder, or returns its fault. A glob without `/` is for
 * names in any folder. One that ends in a name without wildcards also selects what is below a folder of that name.
 *
 * @example
 * const test = globTest("guide/**\/*.md")
 * typeof test === "function" && test("guide/a/b.md") // true
 * const named = globTest("guide")
 * typeof named === "function" && named("manual/guide/a/b.md") // true
 */
export const globTest = (glob: string | undefined): ((path: string) => boolean) | string => {
  if (glob === undefined) return () => true
  if (glob.length > LIMITS.length) return `is longer than ${LIMITS.length} characters`
  const isHeavy = glob.split("/").some((name) => name !== "**" && (name.match(/\*+/g)?.length ?? 0) > LIMITS.wildcards)
  if ((glob.match(/\*\*/g)?.length ?? 0) > LIMITS.wildcards) return `has more than ${LIMITS.wildcards} **`
  if (isHeavy) return `has more than ${LIMITS.wildcards} wildcards between two slashes`
  if ((glob.match(/[{,]/g)?.length ?? 0) > LIMITS.braces) return `has more than ${LIMITS.braces} alternatives`
  const pattern = glob.replace(/^(?:\.?\/)+/, "").normalize("NFC")
  // The folder itself.
  if (pattern === "" || pattern === ".") return () => true
  const named = pattern.replace(/(?<!\/)\/+$/, "")
  const isWhole = named.includes("/")
  const test = matcherOf(pattern)
  const isFolder = WILDCARD.test(named.slice(named.lastIndexOf("/") + 1))
    ? () => false
    : matcherOf(`${isWhole ? "" : ANY_FOLDER}${named}${ANY_FILE}`)
  return (path) => {
    const whole = path.normalize("NFC")
    return test(isWhole ? whole : whole.slice(whole.lastIndexOf("/") + 1)) || isFolder(whole)
  }
}

const ANY_FOLDER = "**/"
const ANY_FILE = "/**"

/** Characters that make a name of a glob more than a name. */
const WILDCARD = /[*?[\]{}\\]/

const matcherOf = (pattern: string) =>
  picomatch(pattern, {
    dot: true,
    noextglob: true,
    nonegate: true,
    maxLength: LIMITS.length + ANY_FOLDER.length + ANY_FILE.length,
    windows: false
  })
