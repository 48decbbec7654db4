/**
 * The two pipes that a command writes into, and the stream of their output.
 *
 * Node gives a child sockets for its output, which `> /dev/stderr` cannot open; a command that runs in a terminal or
 * under make would then fail here. So these are named pipes, opened and unlinked before the command starts. Without
 * `mkfifo`, Node's sockets are used.
 */
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmdirSync, unlinkSync } from "node:fs"
import { type OnReadOpts, Socket, type SocketConstructorOpts } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { Effect, Option, type Scope, Stream } from "effect"
import { monotonicNow } from "../../kernel/util/Effects.ts"
import { attempt, type ChildProcess } from "./ChildProcess.ts"
import type { Chunk } from "./Run.ts"

/** One of the two outputs, read piece by piece. */
export interface Source {
  /** Returns the output so far, in memory of the source, valid until the next call; `null` if there is none yet. */
  readonly read: () => Uint8Array | null
  /** Calls `onData` when there may be something to read, `onEnd` at the end of the output. To be called once. */
  readonly listen: (onData: () => void, onEnd: () => void) => void
  /** Closes the source: a process that still writes gets SIGPIPE. */
  readonly destroy: () => void
}

export interface Sources {
  readonly stdout: Source
  readonly stderr: Source
}

/** Maximum number of bytes that are read at once: the capacity of a pipe on linux. */
const BUFFER = 64 * 1024

/** Reads the end of a pipe into one reused buffer: a flood leaves no garbage to collect. */
const ofDescriptor = (fd: number): Source => {
  let pending: Uint8Array | null = null
  let wake = () => {}
  const buffer = new Uint8Array(BUFFER)
  // The types have the option for `connect` alone; see https://nodejs.org/api/net.html#new-netsocketoptions
  const options: SocketConstructorOpts & { readonly onread: OnReadOpts } = {
    fd,
    readable: true,
    writable: false,
    onread: {
      buffer,
      callback: (length) => {
        pending = buffer.subarray(0, length)
        wake()
        // Nothing more until this is read.
        return false
      }
    }
  }
  const socket = new Socket(options)
  return {
    read: () => {
      const bytes = pending
      pending = null
      if (bytes === null) socket.resume()
      return bytes
    },
    listen: (onData, onEnd) => {
      wake = onData
      // The writers have closed it: everything has been read.
      socket.on("error", () => socket.destroy())
      socket.once("close", onEnd)
      socket.resume()
    },
    destroy: () => socket.destroy()
  }
}

/** Reads a stream of Node, with no more read ahead than its buffer. */
export const ofReadable = (stream: Readable): Source => ({
  read: () => stream.read(),
  listen: (onData, onEnd) => {
    stream.on("readable", onData)
    stream.on("error", () => stream.destroy())
    stream.once("close", onEnd)
  },
  destroy: () => stream.destroy()
})

export interface OutputPipes {
  /** The command's stdout and stderr. */
  readonly writable: readonly [stdout: number, stderr: number]
  readonly readable: Sources
  /** Their names in the links of `/proc/PID/fd`. */
  readonly links: ReadonlyArray<string>
  /** To be run once the command has them: while the server holds the writing ends, the streams never end. */
  readonly closeWritable: Effect.Effect<void>
}

/**
 * Chooses places for the pipes, in a folder that is removed when the scope closes; none if there are no named pipes.
 */
export const choosePaths: Effect.Effect<Option.Option<Paths>, never, Scope.Scope> = Effect.suspend(() =>
  process.platform === "win32"
    ? Effect.succeedNone
    : Effect.acquireRelease(makePaths, Option.match({ onNone: () => Effect.void, onSome: removePaths }))
)

/** Makes named pipes by mkfifo(1); false if one could not be made. */
export const makeFifos = (paths: ReadonlyArray<string>): Effect.Effect<boolean> =>
  paths.length === 0
    ? Effect.succeed(true)
    : Effect.map(attempt({ program: "mkfifo", args: ["-m", "600", ...paths] }), ({ ok }) => ok)

/** Opens the pipes at `paths` and unlinks them; `none` if no descriptors are left. */
export const open = (paths: Paths): Effect.Effect<Option.Option<OutputPipes>, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.option(Effect.try(() => openPipes(paths.stdout, paths.stderr))),
    Option.match({
      onNone: () => Effect.void,
      onSome: ({ closeWritable, readable }) => Effect.andThen(closeWritable, destroy(readable))
    })
  ).pipe(Effect.tap(removePaths(paths)))

/** Places of the two pipes. */
export interface Paths {
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

/** Removes them one by one, since listing a folder takes a descriptor; a failure does not affect the run. */
const removePaths = ({ directory, stdout, stderr }: Paths) =>
  Effect.ignore(
    Effect.try(() => {
      if (!existsSync(directory)) return
      for (const path of [stdout, stderr]) if (existsSync(path)) unlinkSync(path)
      rmdirSync(directory)
    })
  )

/** Opens the reading end first, without waiting for a writer; the writing end blocks, as commands expect. */
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
    const [stdout, stderr] = reading.map(ofDescriptor)
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
  return { stdout: ofReadable(stdout), stderr: ofReadable(stderr) }
}

/** Closes both ends that this process reads; what was not read by then is lost. */
export const destroy = ({ stdout, stderr }: Sources) =>
  Effect.sync(() => {
    stdout.destroy()
    stderr.destroy()
  })

const ended = Effect.fail(Option.none())

/**
 * Both sources as one stream, in order of arrival, until both have ended.
 *
 * Only one buffer per source is read ahead, so with a slow reader the pipes fill and the command has to wait. The
 * sources take turns: a flood on one does not hide the other. The bytes of a chunk hold until the next one is pulled.
 * `started`: when the command started, by `monotonicNow`. To be called once, before anything has arrived.
 */
export const merge = (sources: Sources, started: number): Stream.Stream<Chunk> => {
  const waiting: Array<Chunk["stream"]> = []
  let open = 0
  let wake = () => {}

  for (const name of ["stdout", "stderr"] as const) {
    open++
    sources[name].listen(
      () => {
        if (!waiting.includes(name)) waiting.push(name)
        wake()
      },
      () => {
        open--
        wake()
      }
    )
  }

  const arrival = Effect.async<void>((resume) => {
    wake = () => resume(Effect.void)
    if (waiting.length > 0 || open === 0) wake()
  })

  const next: Effect.Effect<Chunk, Option.Option<never>> = Effect.suspend(() => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const stream = name
      const bytes = sources[stream].read()
      if (bytes === null) continue
      // A source reports new data only after it was read to its end, so it keeps its turn until it is empty.
      waiting.push(stream)
      return Effect.map(monotonicNow, (now) => ({ stream, bytes, at: now - started }))
    }
    return open === 0 ? ended : Effect.andThen(arrival, next)
  })
  return Stream.repeatEffectOption(next)
}
