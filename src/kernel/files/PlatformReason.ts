/** Tells the errors of Effect's platform apart by what the system refused. */
import type { PlatformError, SystemErrorReason } from "@effect/platform/Error"

/**
 * Makes the check whether an error of the platform has a reason, for `Effect.catchIf` and its like.
 *
 * @example
 * Effect.catchIf(fs.readDirectory(folder), hasReason("NotFound"), () => Effect.succeed([]))
 */
export const hasReason =
  (reason: SystemErrorReason) =>
  (error: PlatformError): boolean =>
    error._tag === "SystemError" && error.reason === reason
