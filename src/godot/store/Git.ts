/** Runs the user's own `git` for a fetch, and says why it failed. */
import { Data, Effect } from "effect"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import * as Subprocess from "../../kernel/process/Subprocess.ts"
import { clip } from "../../kernel/util/Text.ts"
import { LAST_GODOT_3 } from "./GodotVersion.ts"

/** Godot's own repository. */
export const REPOSITORY = "https://github.com/godotengine/godot.git"

/** The files of a set, as patterns of a sparse checkout. */
export const PATTERNS = ["/version.py", "/doc/classes/", "/modules/*/doc_classes/", "/platform/*/doc_classes/"]

/** A fetch that failed; the message says why, and what to do. */
export class GetError extends Data.TaggedError("GetError")<{ readonly message: string }> {}

/** Time that git may take for one step. */
const STEP_TIMEOUT = "15 minutes"

/** Keeps git from asking for passwords, translating its messages, and running filters of other programs. */
const GIT_ENV = { GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_LFS_SKIP_SMUDGE: "1" }

/** What a fetch gives all of its steps. */
export interface GitOptions {
  /** The version to fetch, for the advice where git fails. */
  readonly version: string | undefined
  /** Called with each line of git's own progress. */
  readonly onProgress?: ((line: string) => Effect.Effect<void>) | undefined
}

/**
 * Runs one command of git; fails with git's own reason and advice on what to do.
 *
 * @example yield* git(["ls-remote", "--tags", "--", REPOSITORY], { version: "4.7" })
 */
export const git = (args: ReadonlyArray<string>, { version, onProgress = () => Effect.void }: GitOptions) =>
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

/** Matches git's messages about a connection that was cut. */
const CUT = /early EOF|hung up unexpectedly|unexpected disconnect|RPC failed|Connection (?:reset|timed out)/i
const AGAIN = ". The connection ended too early; nothing was changed: run the same command again"

/** Matches lines in which git names a cause, unlike the advice after them. */
const CAUSE = /^(?:remote: )?(?:fatal|error): /i

const reasonOf = (stderr: string): string => {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !PROGRESS.test(line))
  const causes = lines.filter((line) => CAUSE.test(line))
  return clip((causes.length > 0 ? causes.slice(0, 2) : lines.slice(-3)).join("; ") || "it gave no reason", 300)
}

/** Matches git's message that Godot's repository cannot be reached. */
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
