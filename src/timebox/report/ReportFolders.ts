/** The folders that reports are written to: one for each run, and the newest kept. */
import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Clock, Effect, Option } from "effect"
import { hasReason } from "../../kernel/files/PlatformReason.ts"
import { artifacts } from "./ReportDir.ts"
import { REPORT_NAME } from "./TestReport.ts"

/** Matches `2026-11-21T20-15-03-123Z`, with `-2` and so on for further ones of the same millisecond. */
const made = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(?:-\d{1,4})?$/

/** Age in ms from which a folder without a summary does not belong to a run in progress. */
const ABANDONED_AFTER = 24 * 3_600_000

const MAX_AT_ONCE = 1000

const isTaken = hasReason("AlreadyExists")

/** Makes a new folder in `base`, named for `at`; returns its name. */
export const makeUnique = Effect.fnUntraced(function* (base: string, at: Date) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const stamp = at.toISOString().replace(/[:.]/g, "-")
  const attempt = (count: number): Effect.Effect<string, PlatformError> => {
    const name = count === 1 ? stamp : `${stamp}-${count}`
    return fs.makeDirectory(paths.join(base, name)).pipe(
      Effect.as(name),
      Effect.catchIf(
        (error) => count < MAX_AT_ONCE && isTaken(error),
        () => attempt(count + 1)
      )
    )
  }
  const makeBase = Effect.andThen(
    fs.makeDirectory(base, { recursive: true }),
    Effect.suspend(() => ignoreInGit(paths.dirname(base)))
  )
  return yield* Effect.catchIf(attempt(1), hasReason("NotFound"), () => Effect.andThen(makeBase, attempt(1)))
})

/** Writes a `.gitignore` into this program's own folder, once: reports are not part of the tested project. */
export const ignoreInGit = Effect.fnUntraced(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const place = paths.join(folder, ".gitignore")
  if (!(yield* fs.exists(place))) yield* fs.writeFileString(place, "*\n", { flag: "wx" })
}, Effect.ignore)

/**
 * Removes all but the `keep` newest reports in `base`; never a folder that contains anything besides a report, nor one
 * that `isBusy` (by its path): after a clock change the current report may seem older than others.
 */
export const retain = Effect.fnUntraced(function* (
  base: string,
  keep: number,
  isBusy: (folder: string) => boolean = () => false
) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const now = yield* Clock.currentTimeMillis
  const names = (yield* fs.readDirectory(base)).filter((name) => made.test(name)).sort(byAge)
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    const folder = paths.join(base, name)
    if (!isBusy(folder)) yield* Effect.ignore(removeReport(folder, now))
  }
}, Effect.ignore)

/** Orders folders by age, the oldest first; `-10` is younger than `-9`. */
const byAge = (a: string, b: string): number => {
  const [stampA, stampB] = [a.slice(0, 24), b.slice(0, 24)]
  return stampA === stampB ? Number(a.slice(25)) - Number(b.slice(25)) : stampA < stampB ? -1 : 1
}

const removeReport = Effect.fnUntraced(function* (folder: string, now: number) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const isLink = yield* Effect.option(fs.readLink(folder))
  if (Option.isSome(isLink)) return
  const ours: ReadonlyArray<string> = Object.values(artifacts)
  const entries = yield* fs.readDirectory(folder)
  if (!entries.includes(artifacts.rawLog) || entries.some((name) => !ours.includes(name) && !REPORT_NAME.test(name)))
    return
  if (!entries.includes(artifacts.summaryJson)) {
    const info = yield* fs.stat(folder)
    const touched = Option.isSome(info.mtime) ? info.mtime.value.getTime() : now
    if (now - touched < ABANDONED_AFTER) return
  }
  // Not recursive: files that appear meanwhile stay.
  for (const name of entries) yield* fs.remove(paths.join(folder, name))
  yield* removeEmpty(folder)
})

/** Removes an empty folder; the file system service removes folders only with their contents. */
const removeEmpty = Effect.fnUntraced(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  if ((yield* fs.readDirectory(folder)).length === 0) yield* fs.remove(folder, { recursive: true })
})
