/** The watchdog's own program, in a process of its own. It loads almost no code, since one is started for every run. */
import { rmSync } from "node:fs"
import { Deferred, Effect, Schedule } from "effect"
import type { RunTag } from "./Processes.ts"
import { ProcessTable } from "./ProcessTable.ts"
import * as ProcessTree from "./ProcessTree.ts"
import * as Reaper from "./Reaper.ts"
import { decode, type Leader } from "./WatchdogNotice.ts"

/**
 * Time that the watchdog keeps looking after the server has ended: a process that was between fork and exec at that
 * moment does not carry the mark yet.
 */
const LINGER = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(10))

/** The whole program: returns when the server and all processes of its run have ended. */
const main: Effect.Effect<void> = Effect.gen(function* () {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {})
  process.title = "mcp-test-timebox watchdog"
  const { instructions, gone } = yield* listen(process.stdin)
  const { tag, leader, folder } = yield* instructions
  if (tag !== undefined) yield* endAll(tag, leader, gone)
  if (folder !== undefined) yield* Effect.ignore(Effect.try(() => rmSync(folder, { recursive: true, force: true })))
}).pipe(Effect.uninterruptible, Effect.provide(ProcessTable.layer))

/** Ends the processes of a run when the server has ended. */
const endAll = Effect.fnUntraced(function* (tag: RunTag, leader: Leader | undefined, gone: Effect.Effect<void>) {
  const tree = leader === undefined ? ProcessTree.ofTag : ProcessTree.ofLeader(leader.pid, leader.start)
  const reaper = yield* Reaper.make(tag, tree)
  yield* Effect.raceFirst(Effect.interruptible(reaper.track), gone)
  yield* reaper.end(0)
  // Lists again each time: a process between fork and exec becomes recognisable later.
  const again = Effect.flatMap(Reaper.make(tag, ProcessTree.ofTag), ({ end }) => end(0))
  yield* Effect.repeat(again, LINGER)
})

/** Runs the watchdog in this process. */
export const start = (): Promise<void> => Effect.runPromise(main)

interface Instructions {
  folder?: string
  tag?: RunTag
  leader?: Leader
}

/** Reads notices: `instructions` when all have arrived or no more can, `gone` when the server has ended. */
const listen = Effect.fnUntraced(function* (input: NodeJS.ReadableStream) {
  const all = yield* Deferred.make<Instructions>()
  const end = yield* Deferred.make<void>()
  const instructions: Instructions = {}
  const receive = (line: string) => {
    const notice = decode(line)
    if (notice === undefined) return
    if ("folder" in notice) instructions.folder = notice.folder
    else if ("id" in notice) instructions.tag = notice
    else {
      instructions.leader = notice
      Deferred.unsafeDone(all, Effect.succeed(instructions))
    }
  }
  let unfinished = ""
  const done = () => {
    Deferred.unsafeDone(all, Effect.succeed(instructions))
    Deferred.unsafeDone(end, Effect.void)
  }
  input.setEncoding("utf8")
  input.on("data", (text) => {
    const lines = (unfinished + text).split("\n")
    unfinished = lines.pop() ?? ""
    for (const line of lines) receive(line)
  })
  input.once("end", done)
  input.once("error", done)
  return { instructions: Deferred.await(all), gone: Deferred.await(end) }
})
