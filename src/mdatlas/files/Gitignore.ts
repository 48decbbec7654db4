/** Reads the `.gitignore` files of a walk; the deepest one that has a rule for a path decides. */
import { closeSync } from "node:fs"
import ignore, { type Ignore } from "ignore"
import { openFile, type Refused } from "./BaseFolder.ts"
import { read } from "./ByteSource.ts"

const LIMITS = {
  /** Maximum size of one file in bytes; a larger one is not honoured. */
  bytes: 256 * 1024,
  /**
   * Maximum number of wildcards within one name of a pattern: a matcher takes too long over more, which are left out.
   */
  wildcards: 3,
  line: 512
} as const

/** The rules that hold in one folder: its own, then those of the folders above. */
export interface Rules {
  /** Path of the folder, `""` or with a final `/`. */
  readonly folder: string
  readonly matcher: Ignore
  readonly above: Rules | undefined
}

/** Adds the rules of the `.gitignore` in `folder`, which is `""` or ends in `/`. */
export const rulesIn = (root: string, folder: string, above: Rules | undefined): Rules | undefined => {
  const file: ReturnType<typeof openFile> | Refused = openFile(root, `${folder}.gitignore`)
  if ("refused" in file) return above
  try {
    const size = Number(file.stat.size)
    if (!file.stat.isFile() || size > LIMITS.bytes) return above
    const text = read({ descriptor: file.descriptor, size }, 0, size).toString("utf8")
    return { folder, matcher: matcherOf(text), above }
  } finally {
    closeSync(file.descriptor)
  }
}

/** True if matching ignores case: where file names do, as in git. */
const IGNORES_CASE = process.platform === "win32" || process.platform === "darwin"

/** Makes the matcher of one file's text; lines that would be slow to match are left out. */
const matcherOf = (text: string): Ignore =>
  ignore({ allowRelativePaths: true, ignorecase: IGNORES_CASE }).add(
    text.split(/\r?\n/).filter((line) => line.length <= LIMITS.line && !isSlow(line))
  )

const isSlow = (line: string): boolean =>
  line.split("/").some((name) => name !== "**" && (name.match(/\*+/g)?.length ?? 0) > LIMITS.wildcards)

/** Checks whether the rules leave out `path`; that of a folder ends in `/`. */
export const isIgnored = (rules: Rules | undefined, path: string): boolean => {
  for (let at = rules; at !== undefined; at = at.above) {
    const { ignored, unignored } = at.matcher.test(path.slice(at.folder.length))
    if (ignored || unignored) return ignored
  }
  return false
}
