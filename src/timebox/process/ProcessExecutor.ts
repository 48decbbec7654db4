/**
 * Starts a command so that everything it starts can be ended.
 *
 * Effect's own `Command` is not enough: its scope waits forever for a child that ignores SIGTERM, and leaves the
 * descendants of one that does not.
 */
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { Context, Data, type Duration, Effect, Either, Fiber, Layer, Option, type Scope } from "effect"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { type SpawnRefused, spawn } from "./ChildProcess.ts"
import { LimitMark, type Mark } from "./LimitMark.ts"
import * as OutputPipes from "./OutputPipes.ts"
import { PidNamespace } from "./PidNamespace.ts"
import { RUN_TAG_VARIABLE, type RunTag } from "./Processes.ts"
import { ProcessTable } from "./ProcessTable.ts"
import { ofLeader } from "./ProcessTree.ts"
import * as Programs from "./Programs.ts"
import * as Reaper from "./Reaper.ts"
import type { Command, Running } from "./Run.ts"
import { type Guard, Watchdog } from "./Watchdog.ts"
import type { Leader } from "./WatchdogNotice.ts"

/** Says why a command could not be started: missing, not executable, no such directory. */
export class SpawnFailed extends Data.TaggedError("SpawnFailed")<{
  readonly program: string
  readonly reason: string
}> {
  override get message() {
    return `Cannot start ${this.program}: ${this.reason}`
  }
}

/** Time before SIGKILL for a command that runs when its scope closes. */
export const GRACE: Duration.DurationInput = "1500 millis"

/** Starts a command, once; after the scope has closed, none of its processes is alive. */
export type Start = (command: Command) => Effect.Effect<Running, SpawnFailed, Scope.Scope>

export class ProcessExecutor extends Context.Tag("timebox/ProcessExecutor")<
  ProcessExecutor,
  {
    /**
     * Starts the watchdog of a run, which makes the run's pipes: other work may be done meanwhile. Both end when the
     * scope closes.
     */
    readonly prepare: Effect.Effect<Start, never, Scope.Scope>
  }
>() {
  static readonly make = Effect.map(Effect.context<Needed>(), (context) => {
    // Excludes the program's scope, which would keep the resources of every run.
    const needed = Context.pick(ProcessTable, Watchdog, PidNamespace, LimitMark)(context)
    const prepared = Effect.map(
      prepare,
      (preparation): Start =>
        (command) =>
          Effect.provide(start(command, preparation), needed)
    )
    return { prepare: Effect.provide(prepared, needed) }
  })

  static readonly layer = Layer.effect(this, this.make)
}

type Needed = ProcessTable | Watchdog | PidNamespace | LimitMark

/** The resources of a run that are made before its command is known. */
interface Preparation {
  readonly mark: Mark
  /** Pipes for the output; none if there are no named pipes. */
  readonly places: Option.Option<OutputPipes.Paths>
  readonly guard: Guard
}

const prepare = Effect.gen(function* () {
  const mark = yield* Effect.flatMap(LimitMark, ({ draw }) => draw)
  const { watch } = yield* Watchdog
  const places = yield* OutputPipes.choosePaths
  const fifos = Option.match(places, { onNone: () => [], onSome: ({ stderr, stdout }) => [stdout, stderr] })
  const guard = yield* watch({ isMarked: mark.limit !== undefined, fifos })
  return { mark, places, guard } satisfies Preparation
})

const start = Effect.fnUntraced(function* (command: Command, { mark, places, guard }: Preparation) {
  const { dismiss, made, notify } = guard
  const form = yield* formOf(command)
  const namespace = yield* PidNamespace
  const table = yield* ProcessTable
  // Added first, so that it is run last.
  yield* Effect.addFinalizer(() => dismiss)
  const pipes = Option.isSome(places) && (yield* made) ? yield* OutputPipes.open(places.value) : Option.none()
  const tag: RunTag = {
    id: randomUUID(),
    pipes: Option.match(pipes, { onNone: () => [], onSome: (made) => made.links }),
    limit: mark.limit
  }
  if (command.folder !== undefined) notify({ folder: command.folder })
  notify(tag)
  const started = yield* monotonicNow
  const { child, exit, reaper } = yield* Effect.acquireRelease(
    launch(command, { ...form, ...mark.wrap(form) }, tag, pipes, notify),
    ({ reaper }) => reaper.end(GRACE)
  )

  const sources = yield* Effect.acquireRelease(
    Effect.as(
      Option.match(pipes, { onNone: () => Effect.void, onSome: (made) => made.closeWritable }),
      Option.match(pipes, { onNone: () => OutputPipes.ofChild(child), onSome: (made) => made.readable })
    ),
    OutputPipes.destroy
  )
  const tracking = yield* Effect.forkScoped(Effect.interruptible(reaper.track))
  return {
    output: OutputPipes.merge(sources, started),
    exit: Effect.map(exit, namespace.exit),
    alive: Effect.map(reaper.look, ({ length }) => length),
    details: Effect.map(reaper.look, (entries) => entries.flatMap((entry) => table.detailOf(entry) ?? [])),
    end: (grace: Duration.DurationInput, dump?: NodeJS.Signals) =>
      Effect.andThen(Fiber.interrupt(tracking), reaper.end(grace, dump))
  }
})

const launch = Effect.fnUntraced(
  function* (
    command: Command,
    form: Programs.StartForm,
    tag: RunTag,
    pipes: Option.Option<OutputPipes.OutputPipes>,
    notify: (leader: Leader) => void
  ) {
    const table = yield* ProcessTable
    const { wrap } = yield* PidNamespace
    const [stdout, stderr] = Option.match(pipes, {
      onNone: () => ["pipe", "pipe"] as const,
      onSome: (made) => made.writable
    })
    let start: number | undefined
    const spawned = yield* spawn({
      ...wrap(form),
      isVerbatim: form.isVerbatim,
      directory: command.directory,
      environment: { ...command.environment, [RUN_TAG_VARIABLE]: withOuterMarks(tag.id) },
      stdio: ["ignore", stdout, stderr],
      onStarted: (pid) => {
        start = table.startOf(pid)
        notify({ pid, start })
      }
    })
    return { ...spawned, reaper: yield* Reaper.make(tag, ofLeader(spawned.pid, start)) }
  },
  (launched, command) => Effect.mapError(launched, (error) => failed(command, explain(error)))
)

/**
 * Returns the tag together with that of an outer run that this server is part of, which must find all processes too.
 */
const withOuterMarks = (id: string) => [process.env[RUN_TAG_VARIABLE], id].filter((tag) => tag).join(",")

/**
 * Checks in advance what is missing, since the system reports every case as ENOENT. On Windows the file found here is
 * started; elsewhere the system looks the name up itself.
 */
const formOf = (command: Command) => {
  const { program, args, environment, directory } = command
  if (!existsSync(directory)) return failed(command, `the working directory ${directory} does not exist`)
  const form = Either.flatMap(Programs.locate(program, environment, directory), (located) => {
    if (process.platform === "win32") return Programs.startForm(located, args, environment["ComSpec"])
    return Programs.missingInterpreter(located) === undefined
      ? Either.right({ program, args, isVerbatim: false })
      : Either.left(NO_INTERPRETER)
  })
  return Either.match(form, { onLeft: (reason) => failed(command, reason), onRight: (found) => Effect.succeed(found) })
}

const failed = ({ program }: Command, reason: string) => new SpawnFailed({ program, reason })

const NO_INTERPRETER = "the interpreter that its first line names does not exist"

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
  ["ENOENT", NO_INTERPRETER],
  ["EACCES", "permission denied"],
  ["E2BIG", "its arguments are too long"],
  ["ENOEXEC", "it is not a program for this system"],
  ["EAGAIN", "this system allows no more processes"],
  ["EMFILE", "too many open files"],
  ["ENFILE", "too many open files on this system"]
])

const explain = ({ code, message }: SpawnRefused) => REASONS.get(code) ?? message
