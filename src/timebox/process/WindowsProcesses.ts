/**
 * The process table of Windows: a listing by PowerShell, an ending by `taskkill`. Written from the manuals; not run.
 *
 * There are no groups and no readable environments: a run is the tree under its leader,
 * and parent numbers outlive parents, which a listing every two seconds makes use of.
 */
import { Effect } from "effect"
import { capture } from "./ChildProcess.ts"
import type { ProcessEntry, Processes } from "./ProcessTable.ts"

/** Win32_Process: one `pid parent created` line each, `created` in milliseconds. */
export const LIST = {
  program: "powershell.exe",
  args: [
    "-NoProfile",
    "-NonInteractive",
    "-Command",
    "Get-CimInstance Win32_Process | ForEach-Object { '{0} {1} {2}' -f $_.ProcessId, $_.ParentProcessId, [long]($_.CreationDate.Ticks / 10000) }"
  ]
} as const

const LINE = /^(\d+) (\d+) (\d+)\r?$/

export const parse = (output: string): ReadonlyArray<ProcessEntry> =>
  output.split("\n").flatMap((line) => {
    const [, pid, parent, start] = LINE.exec(line) ?? []
    if (start === undefined) return []
    return { pid: Number(pid), parent: Number(parent), group: 0, session: 0, start: Number(start), alive: true }
  })

/** taskkill: `/T` the tree below as well, `/F` by force. */
export const taskkill = (entries: ReadonlyArray<ProcessEntry>, force: boolean) => ({
  program: "taskkill.exe",
  args: [...entries.flatMap(({ pid }) => ["/PID", String(pid)]), "/T", ...(force ? ["/F"] : [])]
})

const end = (force: boolean) => (entries: ReadonlyArray<ProcessEntry>) => {
  if (entries.length === 0) return Effect.void
  const { program, args } = taskkill(entries, force)
  return Effect.asVoid(capture(program, args))
}

const list = Effect.map(capture(LIST.program, LIST.args), (output) => ({ entries: parse(output), complete: true }))

export const processes: Processes = {
  list,
  freeze: () => list,
  carries: () => false,
  startOf: () => undefined,
  terminate: end(false),
  kill: end(true),
  interval: 2000
}
