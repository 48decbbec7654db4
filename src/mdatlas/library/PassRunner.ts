/** Runs passes over documents so that the server goes on answering meanwhile. */
import { type ResourceLimits, Worker } from "node:worker_threads"
import { Context, Data, Effect, Layer } from "effect"
import { TooLarge } from "../../kernel/mcp/Failure.ts"
import type { ByteSource } from "../files/ByteSource.ts"
import { type PassInput, type PassName, type PassOutput, type PassReply, type PassRequest, runPass } from "./Passes.ts"

/** What a pass may take: its time in milliseconds, its heap, and the work that is done on the spot. */
export const LIMITS: Limits = {
  time: 30_000,
  heap: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 },
  /** A pass over fewer bytes than this takes a few milliseconds, less than another thread would. */
  small: 256 * 1024
}

export interface Limits {
  readonly time: number
  readonly heap: ResourceLimits
  readonly small: number
}

export class PassRunner extends Context.Tag("mdatlas/PassRunner")<
  PassRunner,
  {
    /**
     * An `input` that depends on when the pass has its turn is an effect, and made then. `weight` is
     * about how many bytes of simple work the pass is. A pass that needs too much time or memory is
     * `TOO_LARGE`; one that is interrupted stops.
     */
    readonly run: <Name extends PassName>(
      name: Name,
      source: ByteSource,
      input: PassInput<Name> | Effect.Effect<PassInput<Name>>,
      weight: number
    ) => Effect.Effect<PassOutput<Name>, TooLarge>
  }
>() {
  /** Every pass on the spot. */
  static readonly inline = Layer.succeed(PassRunner, {
    run: (name, source, input) => Effect.map(inputOf(input), (value) => runPass(name, source, value))
  })

  /**
   * Passes of more than a little weight in a thread that runs `entry`: `passWorker.ts`, or
   * what is installed of it. One thread, one pass at a time: memory stays that of one.
   */
  static readonly worker = (entry: URL, limits: Limits = LIMITS) =>
    Layer.scoped(
      PassRunner,
      Effect.gen(function* () {
        const turns = yield* Effect.makeSemaphore(1)
        let thread: Worker | undefined
        let answer: (exit: Effect.Effect<unknown, Died>) => void = () => {}
        const start = () => {
          const worker = new Worker(entry, { resourceLimits: limits.heap, stdout: true, stderr: true })
          const end = (cause: unknown) => {
            if (thread !== worker) return
            thread = undefined
            answer(died(cause))
          }
          worker.on("message", (reply: PassReply) => {
            if (thread === worker) answer("value" in reply ? Effect.succeed(reply.value) : Effect.die(reply.defect))
          })
          worker.on("error", end)
          worker.on("exit", (code) => end(new Error(`the worker ended with code ${code}`)))
          return worker
        }
        /** Waits until the thread is gone: it may read a file that is about to be closed. */
        const stop = Effect.promise(async () => {
          const stopped = thread
          thread = undefined
          await stopped?.terminate()
        })
        yield* Effect.addFinalizer(() => stop)

        const ask = (message: PassRequest) =>
          Effect.async<unknown, Died>((resume) => {
            answer = resume
            thread ??= start()
            thread.postMessage(message)
            return stop
          })

        const run = <Name extends PassName>(
          name: Name,
          source: ByteSource,
          input: PassInput<Name> | Effect.Effect<PassInput<Name>>,
          weight: number
        ) => {
          if (weight <= limits.small) return Effect.map(inputOf(input), (value) => runPass(name, source, value))
          const { descriptor, size } = source
          return inputOf(input).pipe(
            Effect.flatMap((value) => ask({ name, source: { descriptor, size }, input: value })),
            Effect.map((value) => value as PassOutput<Name>),
            Effect.timeoutFail({
              duration: limits.time,
              onTimeout: () => tooLarge(`takes more than ${limits.time / 1000} seconds`)
            }),
            Effect.catchTag("Died", ({ isMemory, cause }) =>
              isMemory ? tooLarge("needs more memory than this server gives to one request") : Effect.die(cause)
            ),
            turns.withPermits(1)
          )
        }
        return { run }
      })
    )
}

const inputOf = <A>(input: A | Effect.Effect<A>): Effect.Effect<A> =>
  Effect.isEffect(input) ? input : Effect.succeed(input)

/** The thread ended before it answered. */
class Died extends Data.TaggedError("Died")<{ readonly isMemory: boolean; readonly cause: unknown }> {}

const died = (cause: unknown): Died =>
  new Died({
    cause,
    isMemory: cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY"
  })

const tooLarge = (why: string) =>
  new TooLarge({
    message: `This ${why}. Ask for less of the document: one section of it, or format "markdown" in place of html or plain.`
  })
