/** One look at the operating system's process table: who is there, or that the system did not say. */
import { Data, Effect } from "effect"
import { attempt, type CommandLine } from "./ChildProcess.ts"
import type { ProcessEntry } from "./ProcessTable.ts"

export interface Listing {
  readonly entries: ReadonlyArray<ProcessEntry>
  /** False if a process went away while it was being listed: what it had started by then may be missing. */
  readonly complete: boolean
}

/** Nothing was told of anybody: not to be taken for a table without processes. */
export class ListingFailed extends Data.TaggedError("ListingFailed")<{ readonly reason: string }> {}

/** What a helper program prints, read by `parse`. A table in which nobody stands was not read: its reader is always there. */
export const listedBy = (
  helper: CommandLine,
  parse: (output: string) => ReadonlyArray<ProcessEntry>
): Effect.Effect<Listing, ListingFailed> =>
  Effect.flatMap(attempt(helper), ({ ok, output }) => {
    const entries = ok ? parse(output) : []
    return entries.length === 0
      ? new ListingFailed({ reason: `${helper.program} tells of no process` })
      : Effect.succeed({ entries, complete: true })
  })
