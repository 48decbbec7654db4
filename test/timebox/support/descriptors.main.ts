/** Asks for helper programs with no descriptor left: says each answer as JSON, on a descriptor that it has already. */
import { closeSync, openSync, writeSync } from "node:fs"
import { Effect, Exit, Logger, LogLevel, Option } from "effect"
import { attempt } from "../../../src/timebox/process/ChildProcess.ts"
import { PidNamespace } from "../../../src/timebox/process/PidNamespace.ts"
import { forPlatform } from "../../../src/timebox/process/ProcessTable.ts"
import { projectAt } from "../../../src/timebox/runners/TestRunner.ts"
import { openPipes } from "./pipes.ts"

/** Takes every descriptor that is left, and gives some back. */
const leave = (spare: number) => {
  const taken: Array<number> = []
  for (;;) {
    try {
      taken.push(openSync("/dev/null", "r"))
    } catch {
      for (const descriptor of taken.splice(0, spare)) closeSync(descriptor)
      return Effect.sync(() => taken.forEach(closeSync))
    }
  }
}

const pipes = Effect.scoped(Effect.map(openPipes, Option.isSome))

/** Checks whether there are pipes, with so many descriptors left. */
const pipesWith = (spare: number) =>
  Effect.acquireUseRelease(
    Effect.sync(() => leave(spare)),
    () => pipes,
    (free) => free
  )

const main = Effect.gen(function* () {
  const few = yield* Effect.exit(
    Effect.forEach(
      Array.from({ length: 16 }, (_, i) => i),
      pipesWith
    )
  )
  // Never given back: from here on none is left.
  yield* Effect.sync(() => void leave(0))
  const { read } = projectAt("/proc/self", {})
  const { ok } = yield* attempt({ program: "true", args: [] })
  const namespace = yield* Effect.exit(Effect.provide(PidNamespace, PidNamespace.layer))
  const { list } = forPlatform(process.platform)
  const listing = yield* Effect.exit(list(() => true))
  return {
    ok,
    pipes: yield* pipes,
    few: Exit.isSuccess(few) ? few.value : [],
    namespace: Exit.isSuccess(namespace),
    unread: read("status"),
    missing: read("nothing") === undefined,
    listing: listing.toString().includes("ListingFailed")
  }
}).pipe(Logger.withMinimumLogLevel(LogLevel.None))

void Effect.runPromise(main).then((told) => writeSync(1, `${JSON.stringify(told)}\n`))
