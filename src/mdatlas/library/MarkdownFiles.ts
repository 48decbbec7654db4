/** Which Markdown files stand below a directory. */
import { Effect } from "effect"
import { attempt, Files } from "../../kernel/files/Files.ts"
import { byCodeUnit } from "../../kernel/util/Text.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"

export interface Listing {
  /** Relative to the directory, with `/`, sorted by code units. */
  readonly files: ReadonlyArray<string>
  /** Whether the walk stopped at a limit before it had seen everything. */
  readonly truncated: boolean
}

/** Where the walk stops, and how many folders it reads before it lets others run. */
const LIMITS = { files: 20_000, folders: 20_000, foldersAtATime: 64 } as const

/** Folders of machines, not of writers; a file in one can still be named and opened. */
const SKIPPED: ReadonlySet<string> = new Set([".git", ".hg", ".svn", ".cache", "node_modules"])

/** Whether a name ends as a Markdown file's does. */
export const isMarkdown = (name: string): boolean => /\.(?:md|markdown)$/i.test(name)

/**
 * Walks the folders below `root`. Symbolic links are not followed: what they lead to
 * either stands below the root under its own name or is nobody's business.
 */
export const list = Effect.fn("MarkdownFiles.list")(function* (root: string): Effect.fn.Return<Listing, never, Files> {
  const disk = yield* Files
  const files: Array<string> = []
  const ahead = [""]
  let seen = 0
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    if (seen === LIMITS.folders || files.length >= LIMITS.files) break
    seen += 1
    if (seen % LIMITS.foldersAtATime === 0) yield* TimeSlices.pause
    const prefix = folder
    const entries = yield* attempt(() => disk.list(`${root}/${prefix}`)).pipe(Effect.orElseSucceed(() => []))
    for (const { name, kind } of entries) {
      // A "\" in a name would read as a separator, so the jail refuses it.
      if (name.includes("\\")) continue
      if (kind === "file" && isMarkdown(name)) files.push(prefix + name)
      if (kind === "directory" && !SKIPPED.has(name)) ahead.push(`${prefix}${name}/`)
    }
  }
  const truncated = ahead.length > 0 || files.length > LIMITS.files
  return { files: files.sort(byCodeUnit).slice(0, LIMITS.files), truncated }
})
