/** `mdatlas doctor`: whether everything that a server needs is there. */
import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { type Command, cliExit } from "../../kernel/cli/Cli.ts"
import { whyNotWritten } from "../../kernel/files/WhyNotWritten.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { PassRunner } from "../library/PassRunner.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { cacheDirectory } from "./settings.ts"

export type Needs = AccessGuard | PassRunner | StructureAnalyzer | FileSystem.FileSystem | Path.Path

interface Finding {
  readonly check: string
  readonly state: "good" | "warning" | "bad"
  readonly found: string
}

/** Maximum number of files that are looked into. */
const SAMPLE = 200

const base = Effect.gen(function* () {
  const guard = yield* AccessGuard
  const { files, truncated } = yield* guard.list()
  const count = `${files.length}${truncated ? " or more" : ""} Markdown files`
  const state = files.length === 0 ? "warning" : "good"
  return { check: "base directory", state, found: `${guard.base}: ${count}` } satisfies Finding
})

const readable = Effect.gen(function* () {
  const guard = yield* AccessGuard
  const analyzer = yield* StructureAnalyzer
  const { files } = yield* guard.list()
  const sample = files.slice(0, SAMPLE)
  const refused = yield* Effect.forEach(
    sample,
    (file) => Effect.option(Effect.flip(guard.use(file, (open) => analyzer.outline(open, { isOneOff: true })))),
    { concurrency: 4 }
  )
  const messages = refused.flatMap((one) => (Option.isSome(one) ? [one.value.message] : []))
  const found =
    messages.length === 0
      ? `${sample.length} files looked into, all readable`
      : `${messages.length} of ${sample.length} files are refused: ${messages.slice(0, 3).join(" ")}`
  return { check: "files", state: messages.length === 0 ? "good" : "warning", found } satisfies Finding
})

const cache = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const directory = paths.resolve(yield* cacheDirectory)
  const trial = paths.join(directory, ".doctor")
  yield* fs.makeDirectory(directory, { recursive: true })
  yield* fs.writeFileString(trial, "")
  yield* fs.remove(trial)
  return { check: "cache", state: "good", found: `${directory} can be written` } satisfies Finding
}).pipe(
  Effect.catchAll((error) =>
    Effect.succeed({
      check: "cache",
      state: "warning",
      found: `outlines stay in memory only: ${whyNotWritten(error instanceof Error ? error.message : String(error))}`
    } satisfies Finding)
  )
)

const worker = Effect.gen(function* () {
  const passes = yield* PassRunner
  // This reads nothing, but makes the thread start and answer.
  const answer = yield* passes.run("scan", { descriptor: -1, size: 0 }, undefined, Number.POSITIVE_INFINITY)
  const state = "refused" in answer ? "bad" : "good"
  return { check: "scan thread", state, found: "starts and answers" } satisfies Finding
}).pipe(
  Effect.catchAllCause((cause) =>
    Effect.succeed({ check: "scan thread", state: "bad", found: cause.toString() } satisfies Finding)
  )
)

export const doctor: Command<Needs> = {
  name: "doctor",
  usage: "",
  summary: "check the base directory, the cache and the scan thread",
  run: Effect.fnUntraced(function* ({ terminal, json }) {
    const node: Finding = { check: "Node.js", state: "good", found: process.versions.node }
    const findings: ReadonlyArray<Finding> = [node, ...(yield* Effect.all([base, readable, cache, worker]))]
    const { colors } = terminal
    const marks = { good: colors.green("ok  "), warning: colors.yellow("warn"), bad: colors.red("BAD ") }
    yield* terminal.out(
      json
        ? JSON.stringify({ findings })
        : findings.map(({ check, state, found }) => `${marks[state]} ${check}: ${found}`).join("\n")
    )
    if (findings.some(({ state }) => state === "bad")) return yield* cliExit("")
  })
}
