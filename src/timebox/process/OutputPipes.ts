/**
 * The two pipes that a command writes into, and the stream that comes out of them.
 *
 * Node gives a child sockets for its output, which `> /dev/stderr` cannot open; a command
 * that runs in a terminal or under make would then fail here. So these are named pipes,
 * opened and unlinked before the command starts. Without `mkfifo` Node's sockets must do.
 */
import { closeSync, constants, mkdtempSync, openSync, rmdirSync, rmSync } from "node:fs"
import { Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { Effect, Option, type Scope, Stream } from "effect"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { attempt, type ChildProcess } from "./ChildProcess.ts"
import type { Chunk } from "./Run.ts"

export interface Sources {
  readonly stdout: Readable
  readonly stderr: Readable
}

export interface OutputPipes {
  /** What the command is given as its stdout and stderr. */
  readonly writable: readonly [stdout: number, stderr: number]
  readonly readable: Sources
  /** As `/proc/PID/fd` links to them. */
  readonly links: ReadonlyArray<string>
  /** Once the command has them: as long as the server holds the writing ends, the streams never end. */
  readonly closeWritable: Effect.Effect<void>
}

/** `none` where the system has no named pipes, or no descriptors left. */
export const open: Effect.Effect<Option.Option<OutputPipes>, never, Scope.Scope> = Effect.gen(function* () {
  if (process.platform === "win32") return Option.none()
  const paths = yield* Effect.acquireRelease(
    makePaths,
    Option.match({ onNone: () => Effect.void, onSome: removePaths })
  )
  if (Option.isNone(paths)) return Option.none()
  const { stdout, stderr } = paths.value
  const { ok } = yield* attempt({ program: "mkfifo", args: ["-m", "600", stdout, stderr] })
  if (!ok) return Option.none()
  return yield* Effect.acquireRelease(
    Effect.option(Effect.try(() => openPipes(stdout, stderr))),
    Option.match({
      onNone: () => Effect.void,
      onSome: ({ closeWritable, readable }) => Effect.zipRight(closeWritable, destroy(readable))
    })
  ).pipe(Effect.zipLeft(removePaths(paths.value)))
})

interface Paths {
  readonly directory: string
  readonly stdout: string
  readonly stderr: string
}

const makePaths: Effect.Effect<Option.Option<Paths>> = Effect.option(
  Effect.try(() => {
    const directory = mkdtempSync(join(tmpdir(), "mcp-test-timebox-"))
    return { directory, stdout: join(directory, "stdout"), stderr: join(directory, "stderr") }
  })
)

/** One by one, as to look into a folder takes a descriptor; what cannot be removed hinders no run. */
const removePaths = ({ directory, stdout, stderr }: Paths) =>
  Effect.ignore(
    Effect.try(() => {
      for (const path of [stdout, stderr]) rmSync(path, { force: true })
      rmdirSync(directory)
    })
  )

/** The reading end first, which waits for no writer; the writing end stays a blocking one, as commands expect it. */
const openPipes = (...paths: readonly [stdout: string, stderr: string]): OutputPipes => {
  const opened: Array<number> = []
  const openOne = (path: string, flags: number) => {
    const descriptor = openSync(path, flags)
    opened.push(descriptor)
    return descriptor
  }
  try {
    const reading = paths.map((path) => openOne(path, constants.O_RDONLY | constants.O_NONBLOCK))
    const writing = paths.map((path) => openOne(path, constants.O_WRONLY))
    const [stdout, stderr] = reading.map((fd) => new Socket({ fd, readable: true, writable: false }))
    const [out, err] = writing
    if (stdout === undefined || stderr === undefined || out === undefined || err === undefined) throw new Error()
    return {
      writable: [out, err],
      readable: { stdout, stderr },
      links: paths.map((path) => `${path} (deleted)`),
      closeWritable: Effect.sync(() => {
        for (const descriptor of writing.splice(0)) closeSync(descriptor)
      })
    }
  } catch (error) {
    for (const descriptor of opened) closeSync(descriptor)
    throw error
  }
}

/** The sockets that Node gave a child in place of pipes. */
export const ofChild = ({ stdout, stderr }: ChildProcess): Sources => {
  if (stdout === null || stderr === null) throw new Error("the child was started without pipes")
  return { stdout, stderr }
}

/** Whoever still writes into them gets a SIGPIPE. */
export const destroy = ({ stdout, stderr }: Sources) =>
  Effect.sync(() => {
    stdout.destroy()
    stderr.destroy()
  })

/**
 * Both sources as one stream, in order of arrival, until both have ended.
 *
 * Nothing is read ahead of the puller but Node's one buffer for each source, so a slow
 * reader fills the pipes and the command has to wait. The sources take turns: a flood
 * on one does not hide the other. `started`: of
 * the command, as `monotonicNow` tells it. To be called once, before anything has arrived.
 */
export const merge = (sources: Sources, started: number): Stream.Stream<Chunk> => {
  const waiting: Array<Chunk["stream"]> = []
  let open = 0
  let wake = () => {}

  for (const name of ["stdout", "stderr"] as const) {
    const source = sources[name]
    open++
    source.on("readable", () => {
      if (!waiting.includes(name)) waiting.push(name)
      wake()
    })
    // Whoever wrote is gone: what was read is all there is.
    source.on("error", () => source.destroy())
    source.once("close", () => {
      open--
      wake()
    })
  }

  const arrival = Effect.async<void>((resume) => {
    wake = () => resume(Effect.void)
    if (waiting.length > 0 || open === 0) wake()
  })

  const next: Effect.Effect<Chunk, Option.Option<never>> = Effect.gen(function* () {
    for (;;) {
      const name = waiting.shift()
      if (name === undefined) {
        if (open === 0) return yield* Effect.fail(Option.none())
        yield* arrival
        continue
      }
      const bytes: Uint8Array | null = sources[name].read()
      if (bytes === null) continue
      // A source tells of new data only after it was read to its end, so it stays in turn until it gives nothing.
      waiting.push(name)
      const at = (yield* monotonicNow) - started
      return { stream: name, bytes, at }
    }
  })
  return Stream.repeatEffectOption(next)
}
