/** Finds the test that hung if the output does not name it: asks the hung program for its list of tests. */
import { StringDecoder } from "node:string_decoder"
import { Effect } from "effect"
import type { Command, ProcessDetail } from "../process/Run.ts"
import type { TimeboxController } from "../process/TimeboxController.ts"
import type { Round } from "../report/Rounds.ts"
import type { Runner } from "../runners/Runner.ts"

/** Maximum time of a hung program's list of tests, in ms: the answer is due soon after the limit. */
const LIST_TIMEOUT = 700

/** Maximum number of characters of such a list. */
const MAX_LIST = 4 * 1024 * 1024

/** Maximum number of processes of a hung run whose lists are requested: each takes time. */
const MAX_ASKED = 1

/** Reports to `hung` the tests that the processes of a hung run had started, by the test program's own list. */
export const nameHung = Effect.fnUntraced(function* (
  timebox: TimeboxController["Type"]["run"],
  { hang }: Runner,
  processes: ReadonlyArray<ProcessDetail>,
  hung: Round["hung"],
  place: Pick<Command, "directory" | "environment">
) {
  if (hang === undefined) return
  let listings = 0
  for (const process of processes.filter(hang.isTestProgram)) {
    const args = hang.listing(process)
    if (args === undefined) hung(process, "")
    else if (listings++ < MAX_ASKED) {
      const decoder = new StringDecoder("utf8")
      let listing = ""
      yield* timebox(
        { ...place, program: process.program, args },
        { timeoutMs: LIST_TIMEOUT, noOutputTimeoutMs: LIST_TIMEOUT, graceMs: 0 },
        {
          write: ({ stream, bytes }) =>
            Effect.sync(() => {
              if (stream === "stdout" && listing.length < MAX_LIST) listing += decoder.write(Buffer.from(bytes))
            })
        }
      )
      hung(process, listing)
    }
  }
})
