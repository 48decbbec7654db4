/** Scripts that git calls changed or new, by the user's own git. */
import { Command } from "@effect/platform"
import { Effect, Stream } from "effect"
import { cliExit } from "../../../kernel/cli/Cli.ts"
import { CANNOT } from "./ExitCodes.ts"

/** Maximum time for git. */
const GIT_TIMEOUT = "20 seconds"

/**
 * Returns the paths of files that differ from `ref` (the last commit if not given) or that git does not know yet,
 * relative to `folder`; deleted ones are left out. Before the first commit all files are new.
 */
export const changedFiles = Effect.fnUntraced(function* (folder: string, ref: string | undefined) {
  // A word that begins with a hyphen would be an option of git.
  if (ref?.startsWith("-")) return yield* cliExit(`--changed: ${JSON.stringify(ref)} is not a commit`, CANNOT)
  const list = (...words: ReadonlyArray<string>) =>
    Effect.map(git(folder, words), (out) => out.split("\0").filter((path) => path !== ""))
  const against = ref ?? ((yield* hasCommit(folder)) ? "HEAD" : undefined)
  const changed =
    against === undefined
      ? yield* list("ls-files", "--cached", "-z")
      : yield* list("diff", "--name-only", "-z", "--relative", "--diff-filter=d", against, "--")
  const added = yield* list("ls-files", "--others", "--exclude-standard", "-z")
  const deleted = new Set(against === undefined ? yield* list("ls-files", "--deleted", "-z") : [])
  return [...new Set([...changed, ...added])].filter((path) => !deleted.has(path)).sort()
})

/** Checks whether the repository of a folder has a commit. */
const hasCommit = (folder: string) =>
  Effect.map(run(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]), ([code, , error]) => code === 0 || error !== "")

/** Runs git and returns its output; fails with its error message. */
const git = (folder: string, words: ReadonlyArray<string>) =>
  Effect.flatMap(run(folder, words), ([code, out, error]) =>
    code === 0
      ? Effect.succeed(out)
      : Effect.fail(cliExit(`--changed: git says: ${error.trim().split("\n")[0] ?? ""}`, CANNOT))
  )

/** Runs git; returns its exit code, stdout and stderr. */
const run = (folder: string, words: ReadonlyArray<string>) =>
  Command.make("git", ...words).pipe(
    Command.workingDirectory(folder),
    Command.env({ GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" }),
    Command.start,
    Effect.flatMap((running) =>
      Effect.all(
        [
          running.exitCode,
          Stream.mkString(Stream.decodeText(running.stdout)),
          Stream.mkString(Stream.decodeText(running.stderr))
        ],
        { concurrency: "unbounded" }
      )
    ),
    Effect.scoped,
    Effect.timeoutFail({
      duration: GIT_TIMEOUT,
      onTimeout: () => cliExit(`git took longer than ${GIT_TIMEOUT}`, CANNOT)
    }),
    Effect.catchTags({
      BadArgument: ({ message }) => Effect.fail(cliExit(`--changed: ${message}`, CANNOT)),
      SystemError: (error) =>
        Effect.fail(
          cliExit(
            error.reason === "NotFound" ? "--changed needs git, and none was found" : `git: ${error.message}`,
            CANNOT
          )
        )
    })
  )
