/**
 * Asks a Godot program for its class reference.
 *
 * Godot 3 has `--doctool`; Godot 4 also `--dump-extension-api-with-docs`, which holds the texts. The program runs in
 * a temporary folder with a time limit, and is ended with all it started.
 */
import { FileSystem, Path } from "@effect/platform"
import { Data, Effect, Option } from "effect"
import * as Subprocess from "../../kernel/process/Subprocess.ts"
import { clip } from "../../kernel/util/Text.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { majorMinor } from "./GodotVersion.ts"
import { readSet } from "./SetReader.ts"

/** A program that is not Godot, hangs, or wrote no files. */
export class ProgramError extends Data.TaggedError("ProgramError")<{ readonly message: string }> {}

/** The output of a program. */
export interface Dump {
  /** Version as `--version` gives it: `4.7.stable.official.5b4e0cb0f`. */
  readonly version: string
  readonly classes: ReadonlyArray<ClassDoc>
  /** Text of `extension_api.json`; absent for Godot 3 and for builds that cannot write it. */
  readonly api?: string
}

const VERSION_TIMEOUT = "20 seconds"
const DUMP_TIMEOUT = "3 minutes"
/** Matches `3.2.3.stable.custom_build`, `4.7.beta2.official.5b4e0cb0f`. */
const GODOT_VERSION = /^\d+\.\d+(?:\.\d+)?\.[a-z]+\d*(?:\.|$)/
/** Maximum size of a dump that is read, in bytes. */
const MAX_API_BYTES = 64 * 1024 * 1024

/**
 * Runs the program at an absolute path.
 *
 * @example
 * const { version, classes } = yield* dump("/usr/bin/godot3-server")
 */
export const dump = Effect.fn("Program.dump")(function* (program: string) {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const failed = (message: string) => new ProgramError({ message: `${program} ${message}` })
  const temporary = fs
    .makeTempDirectoryScoped({ prefix: "godot-docs-mcp-" })
    .pipe(Effect.mapError((error) => failed(`cannot be run: ${error.message}`)))

  return yield* Effect.gen(function* () {
    const folder = yield* temporary
    const run = (args: ReadonlyArray<string>, timeout: typeof VERSION_TIMEOUT | typeof DUMP_TIMEOUT) =>
      Effect.mapError(
        // Settings and caches of the user's own editor stay untouched.
        Subprocess.run({ program, args, cwd: folder, timeout, env: { HOME: folder, XDG_DATA_HOME: folder } }),
        (error) =>
          failed(error.reason === "refused" ? "cannot be started: it is not a program" : `failed: ${error.message}`)
      )

    const reported = (yield* run(["--version"], VERSION_TIMEOUT)).stdout.trim().split("\n").at(-1) ?? ""
    const version = majorMinor(reported)
    if (version === undefined || !GODOT_VERSION.test(reported)) {
      return yield* failed(`is not Godot: --version answers ${JSON.stringify(clip(reported))}`)
    }
    const isGodot3 = version.startsWith("3.")
    const headless = isGodot3 ? [] : ["--headless"]
    const docs = paths.join(folder, "docs")
    yield* Effect.ignore(fs.makeDirectory(docs))
    const doctool = yield* run([...headless, "--doctool", docs], DUMP_TIMEOUT)
    const read = yield* readSet(docs)
    if (read === undefined || read.classes.size === 0) {
      const reason = clip(doctool.stderr.trim() || doctool.stdout.trim(), 200)
      return yield* failed(`wrote no class files (--doctool, exit code ${doctool.exitCode}): ${reason}`)
    }
    const classes = [...read.classes.values()]
    if (isGodot3) return { version: reported, classes } satisfies Dump
    yield* run([...headless, "--dump-extension-api-with-docs"], DUMP_TIMEOUT)
    const file = paths.join(folder, "extension_api.json")
    const isReadable = yield* fs.stat(file).pipe(
      Effect.map(({ size }) => size <= MAX_API_BYTES),
      Effect.orElseSucceed(() => false)
    )
    const api = isReadable ? yield* Effect.option(fs.readFileString(file)) : Option.none<string>()
    const found: Dump = { version: reported, classes, ...(Option.isSome(api) ? { api: api.value } : {}) }
    return found
  }).pipe(Effect.scoped)
})
