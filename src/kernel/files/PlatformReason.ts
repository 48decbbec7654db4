/** Distinguishes errors of Effect's platform by what the system refused. */
import type { PlatformError, SystemErrorReason } from "@effect/platform/Error"

/**
 * Returns a predicate for platform errors with this reason, for `Effect.catchIf` and the like.
 *
 * @example
 * Effect.catchIf(fs.readDirectory(folder), hasReason("NotFound"), () => Effect.succeed([]))
 */
export const hasReason =
  (reason: SystemErrorReason) =>
  (error: PlatformError): boolean =>
    error._tag === "SystemError" && error.reason === reason
