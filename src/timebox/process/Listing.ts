/** Reads the process table from the output of a helper program. */
import { Effect } from "effect"
import { attempt } from "./ChildProcess.ts"
import { type Listing, ListingFailed, type ProcessEntry } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"

/**
 * Lists processes by a helper program, whose output `parse` reads. An empty table is a failure: it would at least hold
 * its reader.
 */
export const listedBy = (
  helper: CommandLine,
  parse: (output: string) => ReadonlyArray<ProcessEntry>
): Effect.Effect<Listing, ListingFailed> =>
  Effect.flatMap(attempt(helper), ({ ok, output }) => {
    const entries = ok ? parse(output) : []
    return entries.length === 0
      ? new ListingFailed({ reason: `${helper.program} lists no process` })
      : Effect.succeed({ entries, vanished: [] })
  })
