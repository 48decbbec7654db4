/** Worker threads that run passes: one, and another while a pass would have to wait long for its turn. */
import type { ResourceLimits, Worker } from "node:worker_threads"
import { Data, Deferred, Effect, type Scope } from "effect"
import { errorCode } from "../../kernel/util/errorCode.ts"
import type { PassReply, PassRequest } from "./Passes.ts"

export interface Limits {
  /** Maximum memory of each thread. */
  readonly heap: ResourceLimits
  /** Maximum number of threads at once. */
  readonly threads: number
  /** Time that a pass waits for its turn before another thread is added, in ms. */
  readonly patience: number
  /** Time without work after which a thread other than the first is ended, in ms. */
  readonly idle: number
}

/** Runs one pass in a thread. Interruption ends the thread: nothing else stops a pass. */
export type Ask = (request: PassRequest) => Effect.Effect<unknown, Died>

/** Runs `use` once a thread is free; passes that wait have their turns in the order in which they came. */
export type WithThread = <A, E, R>(use: (ask: Ask) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

/** Says that a thread ended before it answered. */
class Died extends Data.TaggedError("Died")<{ readonly isMemory: boolean; readonly cause: unknown }> {}

/** A pass that waits for a thread, or has one. */
interface Turn {
  readonly begins: Deferred.Deferred<Thread>
  thread: Thread | undefined
}

/** Manages threads that run `entry` and end with the scope; each is started by the first pass that it is given. */
export const make = Effect.fnUntraced(function* (
  entry: URL,
  limits: Limits
): Effect.fn.Return<WithThread, never, Scope.Scope> {
  const scope = yield* Effect.scope
  const first = new Thread(entry, limits.heap)
  const threads = new Set([first])
  /** Threads without work. The first thread comes first: files are searched faster where others were before. */
  const free = [first]
  const queue = new Set<Turn>()
  yield* Effect.addFinalizer(() => Effect.forEach(threads, ({ stop }) => stop, { discard: true }))

  const assign = () => {
    for (const turn of queue) {
      const thread = free.shift()
      if (thread === undefined) return
      queue.delete(turn)
      turn.thread = thread
      Deferred.unsafeDone(turn.begins, Effect.succeed(thread))
    }
  }

  const enter = Effect.map(Deferred.make<Thread>(), (begins) => {
    const turn: Turn = { begins, thread: undefined }
    queue.add(turn)
    assign()
    return turn
  })

  const leave = (turn: Turn) =>
    Effect.suspend(() => {
      queue.delete(turn)
      const { thread } = turn
      if (thread === undefined) return Effect.void
      if (thread === first) free.unshift(thread)
      else free.push(thread)
      assign()
      return thread === first ? Effect.void : endWhenIdle(thread)
    })

  const endWhenIdle = (thread: Thread) => {
    const { passes } = thread
    const end = Effect.suspend(() => {
      const place = free.indexOf(thread)
      if (place === -1 || thread.passes !== passes) return Effect.void
      free.splice(place, 1)
      threads.delete(thread)
      return thread.stop
    })
    // The end of a turn cannot be interrupted; the wait for more work can.
    return Effect.forkIn(Effect.interruptible(Effect.delay(end, limits.idle)), scope)
  }

  const addThread = Effect.sync(() => {
    if (threads.size === limits.threads) return
    const thread = new Thread(entry, limits.heap)
    threads.add(thread)
    free.push(thread)
    assign()
  })

  /** Waits for the thread of a turn, adds one when that takes long. */
  const threadOf = ({ begins, thread }: Turn) => {
    if (thread !== undefined) return Effect.succeed(thread)
    const wait = Deferred.await(begins)
    return wait.pipe(
      Effect.timeoutTo({
        duration: limits.patience,
        onSuccess: Effect.succeed<Thread>,
        onTimeout: () => Effect.andThen(addThread, wait)
      }),
      Effect.flatten
    )
  }

  return (use) =>
    Effect.acquireUseRelease(
      enter,
      (turn) => Effect.flatMap(threadOf(turn), (thread) => use((request) => thread.ask(request))),
      leave
    )
})

type Threads = typeof import("node:worker_threads")

/** Loads Node's module of threads, which a server that reads no large file does without. */
const loadThreads: Effect.Effect<Threads> = Effect.promise(() => import("node:worker_threads"))

class Thread {
  readonly #entry: URL
  readonly #heap: ResourceLimits
  #worker: Worker | undefined
  #answer: (exit: Effect.Effect<unknown, Died>) => void = () => {}
  /** Number of its passes so far. */
  passes = 0

  constructor(entry: URL, heap: ResourceLimits) {
    this.#entry = entry
    this.#heap = heap
  }

  /** Waits until the thread has ended: it may read a file that is about to be closed. */
  readonly stop = Effect.promise(async () => {
    const stopped = this.#worker
    this.#worker = undefined
    await stopped?.terminate()
  })

  ask(request: PassRequest): Effect.Effect<unknown, Died> {
    return Effect.flatMap(loadThreads, (threads) =>
      Effect.async<unknown, Died>((resume) => {
        this.passes += 1
        this.#answer = resume
        this.#worker ??= this.#start(threads)
        this.#worker.postMessage(request)
        return this.stop
      })
    )
  }

  #start({ Worker }: Threads): Worker {
    const worker = new Worker(this.#entry, { resourceLimits: this.#heap, stdout: true, stderr: true })
    const end = (cause: unknown) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#answer(Effect.fail(new Died({ cause, isMemory: isOutOfMemory(cause) })))
    }
    worker.on("message", (reply: PassReply) => {
      if (this.#worker === worker) {
        this.#answer("value" in reply ? Effect.succeed(reply.value) : Effect.die(reply.defect))
      }
    })
    worker.on("error", end)
    worker.on("exit", (code) => end(new Error(`the worker ended with code ${code}`)))
    return worker
  }
}

const isOutOfMemory = (cause: unknown): boolean => errorCode(cause) === "ERR_WORKER_OUT_OF_MEMORY"
