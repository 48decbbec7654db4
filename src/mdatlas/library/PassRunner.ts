/** Runs passes over documents without blocking the server. */
import { Context, Effect, Layer } from "effect"
import { TooLarge } from "../../kernel/mcp/Failure.ts"
import { plainClock } from "../../kernel/util/PlainClock.ts"
import type { ByteSource } from "../files/ByteSource.ts"
import { makeRunPass, type PassInput, type PassName, type PassOutput, type RunPass } from "./Passes.ts"
import * as PassThreads from "./PassThreads.ts"

export interface Limits extends PassThreads.Limits {
  /** Maximum time of one pass in a thread, in ms. */
  readonly time: number
  /** Number of bytes up to which a pass takes a few milliseconds, less than another thread would. */
  readonly small: number
}

export const LIMITS: Limits = {
  time: 30_000,
  heap: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2, stackSizeMb: 4 },
  small: 256 * 1024,
  threads: 2,
  patience: 100,
  idle: 2000
}

export class PassRunner extends Context.Tag("mdatlas/PassRunner")<
  PassRunner,
  {
    /**
     * Runs a pass. An `input` that depends on the start time of the pass is an effect, run at that time. `weight` is
     * the pass's work in bytes that a simple pass reads in the same time. A pass that needs too much time or memory
     * fails with `TOO_LARGE`; interruption stops it.
     */
    readonly run: <Name extends PassName>(
      name: Name,
      source: ByteSource,
      input: PassInput<Name> | Effect.Effect<PassInput<Name>>,
      weight: number
    ) => Effect.Effect<PassOutput<Name>, TooLarge>
  }
>() {
  /** Runs every pass on the spot. */
  static readonly inline = Layer.sync(PassRunner, () => ({ run: runHere(makeRunPass()) }))

  /**
   * Passes of more than a little weight in a thread that runs `entry`: `passWorker.ts`, or what is installed of it.
   * A thread runs one pass at a time; a second thread is there only while passes have to wait for the first.
   */
  static readonly make = (entry: URL, limits: Limits = LIMITS) =>
    Effect.gen(function* () {
      const withThread = yield* PassThreads.make(entry, limits)
      const here = runHere(makeRunPass())
      const run = <Name extends PassName>(
        name: Name,
        source: ByteSource,
        input: PassInput<Name> | Effect.Effect<PassInput<Name>>,
        weight: number
      ) => {
        if (weight <= limits.small) return here(name, source, input)
        const { descriptor, size } = source
        return withThread((ask) =>
          inputOf(input).pipe(
            Effect.flatMap((value) => ask({ name, source: { descriptor, size }, input: value })),
            Effect.map((value) => value as PassOutput<Name>),
            Effect.timeoutFail({
              duration: limits.time,
              onTimeout: () => tooLarge(`takes more than ${limits.time / 1000} seconds`)
            }),
            Effect.catchTag("Died", ({ isMemory, cause }) =>
              isMemory
                ? Effect.fail(tooLarge("needs more memory than this server gives to one request"))
                : Effect.die(cause)
            )
          )
        )
      }
      return { run }
    })

  static readonly layer = (entry: URL, limits?: Limits) => Layer.scoped(this, this.make(entry, limits))
}

/** Returns a runner of passes in this thread. */
const runHere =
  (runPass: RunPass) =>
  <Name extends PassName>(
    name: Name,
    source: ByteSource,
    input: PassInput<Name> | Effect.Effect<PassInput<Name>>
  ): Effect.Effect<PassOutput<Name>> =>
    Effect.flatMap(inputOf(input), (value) =>
      Effect.clockWith((clock) => Effect.promise(() => runPass(name, source, value, plainClock(clock))))
    )

const inputOf = <A>(input: A | Effect.Effect<A>): Effect.Effect<A> =>
  Effect.isEffect(input) ? input : Effect.succeed(input)

const tooLarge = (why: string) =>
  new TooLarge({
    message: `This ${why}. Ask for less of the document: one section of it, or format "markdown" in place of html or plain.`
  })
