/** Resolves paths below the base directory; for one that does not exist, finds near ones. */
import { realpathSync } from "node:fs"
import { Effect } from "effect"
import * as PathJail from "../../kernel/files/PathJail.ts"
import { type AccessDenied, NotFound, notFound } from "../../kernel/mcp/Failure.ts"
import { byCodeUnit } from "../../kernel/util/Text.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import * as BaseFolder from "../files/BaseFolder.ts"
import * as FileWalk from "../files/FileWalk.ts"
import { folderPrefix } from "../files/Selection.ts"
import { nearFiles, nearFolders } from "./NearFiles.ts"

/** The Markdown files below a folder. */
export interface Listing {
  /** Paths relative to the base, with `/`, in NFC and in order. */
  readonly files: ReadonlyArray<string>
  /** True if there are more than can be held at once. */
  readonly truncated: boolean
  readonly skipped: FileWalk.Skipped
}

export interface Places {
  /** The real path of the base directory. */
  readonly root: string
  /** The Markdown files below a folder of the base; of all when absent. */
  readonly list: (folder?: string) => Effect.Effect<Listing>
  /** Returns where an existing path leads, in whatever Unicode form it is given. */
  readonly place: (path: string) => Effect.Effect<PathJail.Inside, AccessDenied | NotFound>
  /** Does the same; where there is nothing, the failure names near files. */
  readonly placeFile: (filePath: string) => Effect.Effect<PathJail.Inside, AccessDenied | NotFound>
  /** Finds a folder, or names near ones; a path that begins with `/` may be absolute or begin at the base. */
  readonly placeFolder: (path: string) => Effect.Effect<PathJail.Inside, AccessDenied | NotFound>
}

/** Fails if `directory` does not exist or is not a directory. */
export const make = Effect.fnUntraced(function* (directory: string, rulebook: FileWalk.Rulebook) {
  const jail = yield* PathJail.make(directory)
  const { root } = jail
  const list: Places["list"] = (folder = "") => listing({ root, rulebook, folder })

  const place: Places["place"] = (path) =>
    isOwnRealPath(root, path)
      ? Effect.succeed({ real: BaseFolder.pathBelow(root, path), relative: path })
      : jail.resolve(path).pipe(
          Effect.catchTag("NotFound", (missing) => {
            const spelling = FileWalk.inAnyForm(root, path)
            return spelling === undefined ? Effect.fail(missing) : jail.resolve(spelling)
          })
        )

  /** Fails with what `failure` says once it knows the files there are. */
  const failWith = (failure: (files: ReadonlyArray<string>) => NotFound) =>
    Effect.flatMap(list(), ({ files }) => Effect.fail(failure(files)))

  const placeFile: Places["placeFile"] = (filePath) =>
    Effect.catchTag(place(filePath), "NotFound", () =>
      failWith((files) =>
        notFound({
          what: "Markdown file",
          name: filePath,
          suggestions: nearFiles(filePath, files, rulebook),
          hint: "list_markdown_files lists the files."
        })
      )
    )

  const placeFolder: Places["placeFolder"] = (path) => {
    const below = place(folderPrefix(path) ?? path)
    const found = path.startsWith("/")
      ? Effect.catchAll(place(path), (refusal) => Effect.mapError(below, () => refusal))
      : below
    return Effect.catchTag(found, "NotFound", () =>
      failWith((files) =>
        path === ""
          ? new NotFound({ message: "The base directory is missing; ask again once it is back.", suggestions: [] })
          : notFound({ what: "folder", name: path, suggestions: nearFolders(path, files) })
      )
    )
  }

  return { root, list, place, placeFile, placeFolder } satisfies Places
})

/** Maximum number of paths held at once for suggestions, completion and resources; searches and lists have none. */
const MAX_FILES = 100_000

const listing = (options: FileWalk.WalkOptions): Effect.Effect<Listing> =>
  TimeSlices.run(function* () {
    const files: Array<string> = []
    const skipped = FileWalk.nothingSkipped()
    for (const file of FileWalk.walk(options, skipped)) {
      if (file !== undefined && files.push(file.name) === MAX_FILES) return { files, truncated: true, skipped }
      yield
    }
    return { files: files.sort(byCodeUnit), truncated: false, skipped }
  })

/**
 * Checks whether a path is the real one already: relative to the root, with `/`, without a link, `.` or `..` in it.
 * Most are, and need no look at their parts one by one.
 */
const isOwnRealPath = (root: string, path: string): boolean => {
  if (path === "" || path.includes("\\")) return false
  const whole = BaseFolder.pathBelow(root, path)
  try {
    return realpathSync.native(whole) === whole
  } catch {
    // It does not exist, or cannot be a path: the jail says why.
  }
  return false
}
