/** A server reduced to one run: starts the command that its arguments tell, and passes its output on. */
import { Effect } from "effect"
import * as ProcessServices from "../../../src/timebox/process/ProcessServices.ts"
import { TimeboxController } from "../../../src/timebox/process/TimeboxController.ts"
import { Watchdog } from "../../../src/timebox/process/Watchdog.ts"

const [watchdog = "", command = "{}", sink = "pass"] = process.argv.slice(2)

/** `count` keeps nothing and tells at the end how much there was, and how much memory it took. */
let bytes = 0
const write = (chunk: Uint8Array) => {
  if (sink === "count") bytes += chunk.length
  else process.stdout.write(chunk)
}

void Effect.runPromise(
  Effect.gen(function* () {
    const { run } = yield* TimeboxController
    const limits = { timeoutMs: 60_000, noOutputTimeoutMs: 60_000 }
    const outcome = yield* run(JSON.parse(command), limits, { write: (chunk) => Effect.sync(() => write(chunk.bytes)) })
    if (sink === "count") {
      process.stdout.write(JSON.stringify({ ...outcome, bytes, mib: process.resourceUsage().maxRSS / 1024 }))
    }
  }).pipe(
    Effect.provide(
      ProcessServices.layer({
        pidNamespace: false,
        watchdog: Watchdog.by({ program: process.execPath, args: [watchdog] })
      })
    )
  )
)
