/** Asks for helper programs with no descriptor left: says each answer as JSON, on a descriptor that it has already. */
import { openSync, writeSync } from "node:fs"
import { Effect, Exit, Logger, LogLevel, Option } from "effect"
import { attempt } from "../../../src/timebox/process/ChildProcess.ts"
import * as OutputPipes from "../../../src/timebox/process/OutputPipes.ts"
import { PidNamespace } from "../../../src/timebox/process/PidNamespace.ts"
import { forPlatform } from "../../../src/timebox/process/ProcessTable.ts"

const useUp = () => {
  for (;;) {
    try {
      openSync("/dev/null", "r")
    } catch {
      return
    }
  }
}

const main = Effect.gen(function* () {
  useUp()
  const { ok } = yield* attempt({ program: "true", args: [] })
  const pipes = yield* Effect.scoped(Effect.map(OutputPipes.open, Option.isSome))
  const namespace = yield* Effect.exit(Effect.provide(PidNamespace, PidNamespace.layer))
  const { list } = forPlatform(process.platform)
  const listing = yield* Effect.exit(list)
  return { ok, pipes, namespace: Exit.isSuccess(namespace), listing: listing.toString().includes("ListingFailed") }
}).pipe(Logger.withMinimumLogLevel(LogLevel.None))

void Effect.runPromise(main).then((told) => writeSync(1, `${JSON.stringify(told)}\n`))
