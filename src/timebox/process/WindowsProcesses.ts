/**
 * The process table of Windows: a listing by PowerShell, ending by `taskkill`. Written from the
 * manuals; never run on Windows.
 *
 * There are no groups and no readable environments: a run is the tree under its leader,
 * and parent numbers outlive parents, which a listing every two seconds makes use of.
 */
import { Effect } from "effect"
import { attempt } from "./ChildProcess.ts"
import { listedBy } from "./Listing.ts"
import type { ProcessEntry, Processes } from "./Processes.ts"
import type { CommandLine } from "./Run.ts"

/** Lists Win32_Process: one `pid parent created` line each, `created` in milliseconds. */
const LIST = {
  program: "powershell.exe",
  args: [
    "-NoProfile",
    "-NonInteractive",
    "-Command",
    "Get-CimInstance Win32_Process | ForEach-Object { '{0} {1} {2}' -f $_.ProcessId, $_.ParentProcessId, [long]($_.CreationDate.Ticks / 10000) }"
  ]
} as const

const LINE = /^(\d+) (\d+) (\d+)\r?$/

/**
 * Reads lines of `PID PARENT START`, the start in ms; other lines are passed over. Groups and sessions are 0.
 *
 * @example parse("10 1 5000")[0]?.parent // 1
 */
export const parse = (output: string): ReadonlyArray<ProcessEntry> =>
  output.split("\n").flatMap((line) => {
    const [, pid, parent, start] = LINE.exec(line) ?? []
    if (start === undefined) return []
    return { pid: Number(pid), parent: Number(parent), group: 0, session: 0, start: Number(start), alive: true }
  })

/** `/T`: the tree below as well; `/F`: by force, without asking. */
const FLAGS = { ask: ["/T"], force: ["/T", "/F"] } as const

/** Returns a call of taskkill that ends processes. Undefined if there is nothing to end. */
export const taskkill = (entries: ReadonlyArray<ProcessEntry>, manner: keyof typeof FLAGS): CommandLine | undefined =>
  entries.length === 0
    ? undefined
    : {
        program: "taskkill.exe",
        args: [...entries.flatMap(({ pid }) => ["/PID", String(pid)]), ...FLAGS[manner]]
      }

const end = (manner: keyof typeof FLAGS) => (entries: ReadonlyArray<ProcessEntry>) => {
  const helper = taskkill(entries, manner)
  return helper === undefined ? Effect.void : Effect.asVoid(attempt(helper))
}

/** Makes the table; `helper` prints the output of the PowerShell listing. */
export const make = (helper: CommandLine = LIST): Processes => ({
  list: (examine) => listedBy(helper, parse, examine),
  stop: () => {},
  carries: () => false,
  detailOf: () => undefined,
  startOf: () => undefined,
  signal: () => Effect.void,
  terminate: end("ask"),
  kill: end("force"),
  interval: 2000
})
