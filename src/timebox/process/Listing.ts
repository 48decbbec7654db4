/** Reads the process table from the output of a helper program. */
import { Effect } from "effect"
import { attempt } from "./ChildProcess.ts"
import { type Examine, type Listing, ListingFailed, type ProcessEntry } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"

/**
 * Lists processes by a helper program, whose output `parse` reads. An empty table is a failure: it must at least
 * contain the helper.
 */
export const listedBy = (
  helper: CommandLine,
  parse: (output: string) => ReadonlyArray<ProcessEntry>,
  examine: Examine
): Effect.Effect<Listing, ListingFailed> =>
  Effect.flatMap(attempt(helper), ({ ok, output }) => {
    const entries = ok ? parse(output) : []
    if (entries.length === 0) return Effect.fail(new ListingFailed({ reason: `${helper.program} lists no process` }))
    for (const entry of entries) examine(entry)
    return Effect.succeed({ entries, vanished: [], isComplete: false })
  })
