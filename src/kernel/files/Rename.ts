/** Renames files and folders that other programs may hold for a moment. */
import type { FileSystem } from "@effect/platform"
import type { PlatformError, SystemError } from "@effect/platform/Error"
import { Effect, Schedule } from "effect"
import { isRecord } from "../util/Collections.ts"

/** Maximum number of further attempts: 10, 20, 40, 80 and 160 ms after one another. */
const MAX_RETRIES = 5

/**
 * Renames, and retries for a while if the system refuses: on Windows a virus scanner or an indexer may hold either
 * file, or one in either folder, open for a moment (EPERM, EACCES, EBUSY).
 */
export const rename = (fs: FileSystem.FileSystem, from: string, to: string): Effect.Effect<void, PlatformError> =>
  fs.rename(from, to).pipe(
    Effect.retry({
      schedule: Schedule.exponential("10 millis").pipe(Schedule.intersect(Schedule.recurs(MAX_RETRIES))),
      while: (error) => error._tag === "SystemError" && isHeld(error)
    })
  )

const isHeld = ({ reason, cause }: SystemError): boolean =>
  reason === "PermissionDenied" || reason === "Busy" || (isRecord(cause) && cause["code"] === "EPERM")
