/**
 * A second process that outlives the server, for the one end that the server cannot answer: its own SIGKILL.
 *
 * It holds the reading end of a pipe. When the pipe closes while a run is under way, the
 * server is gone, and the watchdog kills everything of that run. It is the same program,
 * started in another role; one for each run, gone before the run's answer.
 */
import { Context, Deferred, Effect, Layer, Schedule, Schema, type Scope } from "effect"
import { spawn } from "./ChildProcess.ts"
import { RUN_TAG_VARIABLE, type RunTag } from "./Processes.ts"
import { ProcessTable } from "./ProcessTable.ts"
import * as ProcessTree from "./ProcessTree.ts"
import * as Reaper from "./Reaper.ts"
import type { CommandLine } from "./Run.ts"

/** The word that starts the program in this role. */
export const MODE = "watchdog"

/** Messages of the server, one JSON line each: the mark before the command is started, the leader after it. */
export const Notice = Schema.parseJson(
  Schema.Union(
    Schema.Struct({
      id: Schema.String,
      pipes: Schema.Array(Schema.String),
      limit: Schema.optional(Schema.Int)
    }),
    Schema.Struct({ pid: Schema.Int, start: Schema.optionalWith(Schema.Int, { exact: true }) })
  )
)
export type Notice = typeof Notice.Type

export class Watchdog extends Context.Tag("timebox/Watchdog")<
  Watchdog,
  {
    /** Guards a run until the scope closes; tell it the leader once that is started. */
    readonly watch: (tag: RunTag) => Effect.Effect<(leader: Leader) => void, never, Scope.Scope>
  }
>() {
  /** Starts the program that is running now in its other role, but under no debugger. */
  static readonly layer = Layer.suspend(() => {
    const options = process.execArgv.filter((option) => !option.startsWith("--inspect"))
    return Watchdog.startedBy({ program: process.execPath, args: [...options, process.argv[1] ?? "", MODE] })
  })

  static readonly startedBy = (command: CommandLine) => Layer.succeed(this, { watch: watch(command) })

  /** No process watches. */
  static readonly none = Layer.succeed(this, { watch: () => Effect.succeed(() => {}) })
}

export interface Leader {
  readonly pid: number
  readonly start: number | undefined
}

const encode = Schema.encodeSync(Notice)

/** Without a watchdog the run goes on: only the server's own SIGKILL would then leave something behind. */
const watch = (command: CommandLine) => (tag: RunTag) =>
  Effect.gen(function* () {
    const { child, exit } = yield* Effect.acquireRelease(
      spawn({
        ...command,
        directory: "/",
        environment: { PATH: process.env["PATH"], [RUN_TAG_VARIABLE]: process.env[RUN_TAG_VARIABLE] },
        stdio: ["pipe", "ignore", "ignore"]
      }),
      (spawned) =>
        Effect.zipRight(
          Effect.sync(() => spawned.child.kill("SIGKILL")),
          spawned.exit
        )
    )
    yield* exit.pipe(
      Effect.zipRight(Effect.logWarning("the watchdog of a test run ended before it: nobody watches the run now")),
      Effect.interruptible,
      Effect.forkScoped
    )
    // It may be killed like any process; that is no reason to end the run.
    child.stdin?.on("error", () => {})
    const tell = (notice: Notice) => void child.stdin?.write(`${encode(notice)}\n`)
    tell(tag)
    return ({ pid, start }: Leader) => tell(start === undefined ? { pid } : { pid, start })
  }).pipe(
    Effect.catchAll((error) =>
      Effect.as(Effect.logWarning(`no watchdog watches this test run: ${error.message}`), () => {})
    )
  )

/**
 * Time that the watchdog keeps looking after the server is gone: a process that was
 * between fork and exec at that moment does not carry the mark yet.
 */
const LINGER = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(10))

/** The watchdog's own program: returns when the server is gone and nothing of its run is left. */
export const main: Effect.Effect<void> = Effect.gen(function* () {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {})
  process.title = "mcp-test-timebox watchdog"
  const { told, gone } = yield* listen(process.stdin)
  const { tag, leader } = yield* told
  if (tag === undefined) return
  const tree = leader === undefined ? ProcessTree.ofTag : ProcessTree.ofLeader(leader.pid, leader.start)
  const reaper = yield* Reaper.make(tag, tree)
  yield* Effect.raceFirst(Effect.interruptible(reaper.track), gone)
  yield* reaper.end(0)
  // A fresh look each time: what was no member between fork and exec may be one now.
  const again = Effect.flatMap(Reaper.make(tag, ProcessTree.ofTag), ({ end }) => end(0))
  yield* Effect.repeat(again, LINGER)
}).pipe(Effect.uninterruptible, Effect.provide(ProcessTable.layer))

interface Told {
  tag?: RunTag
  leader?: Leader
}

const decode = Schema.decodeSync(Notice)

/** `told` when the server has said all, or can say no more; `gone` when it is gone. */
const listen = (input: NodeJS.ReadableStream) =>
  Effect.gen(function* () {
    const all = yield* Deferred.make<Told>()
    const end = yield* Deferred.make<void>()
    const told: Told = {}
    const hear = (line: string) => {
      const notice = decode(line)
      if ("id" in notice) told.tag = notice
      else {
        told.leader = { pid: notice.pid, start: notice.start }
        Deferred.unsafeDone(all, Effect.succeed(told))
      }
    }
    let unfinished = ""
    const done = () => {
      Deferred.unsafeDone(all, Effect.succeed(told))
      Deferred.unsafeDone(end, Effect.void)
    }
    input.setEncoding("utf8")
    input.on("data", (text) => {
      const lines = (unfinished + text).split("\n")
      unfinished = lines.pop() ?? ""
      for (const line of lines) hear(line)
    })
    input.once("end", done)
    input.once("error", done)
    return { told: Deferred.await(all), gone: Deferred.await(end) }
  })
