/**
 * The one bridge between the MCP SDK and Effect.
 *
 * Each request runs as a fiber of the server's scope: a client's cancel
 * interrupts that fiber, end of input lets the running ones finish for a while,
 * and closing the scope interrupts what is left.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { Notification, Request, Result } from "@modelcontextprotocol/sdk/types.js"
import type { JsonSchemaValidator, jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js"
import {
  Cause,
  Context,
  Deferred,
  type Duration,
  Effect,
  Exit,
  type Fiber,
  FiberSet,
  Runtime,
  type Scope,
  Stream
} from "effect"
import { Idle } from "../util/Idle.ts"
import * as TimeSlices from "../util/TimeSlices.ts"
import * as CurrentRequest from "./CurrentRequest.ts"
import * as Methods from "./Methods.ts"
import * as RequestLog from "./RequestLog.ts"
import type { Prompt, Resources } from "./Resource.ts"
import type { Tool } from "./Tool.ts"

export interface Options<R> {
  readonly name: string
  readonly title: string
  readonly version: string
  /** What the server tells the model about itself; under 1,000 characters. */
  readonly instructions: string
  readonly tools: ReadonlyArray<Tool<R>>
  /** Older tool names that are answered but not listed -> the tool's name. */
  readonly aliases?: ReadonlyMap<string, string>
  readonly resources?: Resources<R>
  readonly prompts?: ReadonlyArray<Prompt>
  /** One element each time the list of resources has changed. */
  readonly resourceListChanges?: Stream.Stream<unknown, never, R>
  /** How long requests in flight may go on once input has ended; then they are interrupted. */
  readonly drain?: Duration.DurationInput
}

const DRAIN: Duration.DurationInput = "800 millis"

type Extra = RequestHandlerExtra<Request, Notification>

/**
 * Serves until the transport closes or `endOfInput` resolves, then drains.
 *
 * `services` may take its time: what needs none of them (`initialize`, the lists)
 * is answered meanwhile, and every other request waits for them.
 */
export const serve = Effect.fn("McpServer.serve")(function* <R>(
  options: Options<R>,
  transport: Transport,
  endOfInput: Effect.Effect<void>,
  services: Effect.Effect<Context.Context<R>>
): Effect.fn.Return<void, never, Scope.Scope> {
  const log = yield* RequestLog.make
  const { begin } = yield* Idle
  const closed = yield* Deferred.make<void>()
  const methods = Methods.make(options)

  const server = new Server(
    { name: options.name, title: options.title, version: options.version },
    {
      capabilities: {
        tools: {},
        ...(options.resources === undefined ? {} : { resources: { listChanged: true }, completions: {} }),
        ...(options.prompts === undefined ? {} : { prompts: {} })
      },
      instructions: options.instructions,
      jsonSchemaValidator: NO_VALIDATOR
    }
  )

  const report = yield* FiberSet.makeRuntime()
  server.oninitialized = log.open
  server.onclose = () => Deferred.unsafeDone(closed, Effect.void)
  server.onerror = (error) => void report(Effect.logWarning("transport", Cause.fail(error.message)))

  yield* Effect.acquireRelease(Effect.succeed(server), () => Effect.promise(() => server.close()))
  // After the server's release above: in-flight fibers end before the transport does.
  const calls = yield* FiberSet.make<void>()
  let open = true
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      open = false
    })
  )
  const runtime = yield* Effect.runtime<never>()
  /** Starts fibers of the server's scope that have `context` from their beginning. */
  const forkIn =
    <A>(context: Context.Context<A>) =>
    (effect: Effect.Effect<void, never, A>): Fiber.RuntimeFiber<void> => {
      const fiber = Runtime.runFork(Runtime.make({ ...runtime, context }))(effect)
      FiberSet.unsafeAdd(calls, fiber)
      return fiber
    }
  let ready: Context.Context<R> | undefined
  yield* Effect.forkScoped(
    Effect.map(services, (context) => {
      ready = Context.merge(runtime.context, context)
      log.open()
    })
  )

  // The SDK's typed handlers answer malformed params with a schema dump; this one names what is wrong.
  server.fallbackRequestHandler = (request: Request, extra: Extra) => {
    if (!open) return Promise.reject(internalError("The server is closing."))
    const started = performance.now()
    const current = contextOf(extra)
    let target = ""
    let outcome = "ok"
    const tell: Methods.Tell = (told) => {
      target = told.target ?? target
      outcome = told.outcome ?? outcome
    }
    const guarded = <A>(answer: Effect.Effect<Result, Methods.RpcError, A>) =>
      Effect.catchAllCause(answer, (cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.failCause(cause as Cause.Cause<never>) : recover(cause, extra)
      )
    const record = (exit: Answered, ended: number) =>
      log.record({
        what: nameOf(request),
        target,
        ms: ended - started,
        outcome: Exit.isSuccess(exit) ? outcome : Exit.isInterrupted(exit) ? "cancelled" : codeOf(exit),
        cache: current.cache
      })
    const answered = <A>(context: Context.Context<A>, answer: Effect.Effect<Result, Methods.RpcError, A>) =>
      delivered(
        forkIn(Context.add(context, CurrentRequest.CurrentRequest, current)),
        guarded(answer),
        record,
        extra.signal,
        begin()
      )
    const fixed = methods.fixed(request)
    if (fixed !== undefined) return answered(runtime.context, fixed)
    const live = Effect.suspend(() => methods.live(request, extra.requestId, tell))
    if (ready !== undefined) return answered(ready, live)
    return answered(
      runtime.context,
      Effect.flatMap(services, (context) => Effect.provide(live, context))
    )
  }

  yield* Effect.promise(() => server.connect(transport))
  refuseBadInitialize(transport)
  if (options.resourceListChanges !== undefined) {
    const told = Stream.runForEach(options.resourceListChanges, () =>
      Effect.ignore(Effect.tryPromise(() => server.sendResourceListChanged()))
    )
    yield* Effect.forkScoped(Effect.flatMap(services, (context) => Effect.provide(told, context)))
  }
  yield* Effect.raceFirst(endOfInput, Deferred.await(closed))
  yield* Effect.timeoutOption(FiberSet.awaitEmpty(calls), options.drain ?? DRAIN)
})

/** The SDK greets by itself, and answers a malformed `initialize` with a schema dump. */
const refuseBadInitialize = (transport: Transport): void => {
  const deliver = transport.onmessage
  transport.onmessage = (message, extra) => {
    const problem = "id" in message && "method" in message ? Methods.initializeProblem(message) : undefined
    if (problem === undefined || !("id" in message) || message.id === undefined) return deliver?.(message, extra)
    transport.onerror?.(new Error(`initialize refused: ${problem}`))
    const error = { code: Methods.INVALID_PARAMS, message: problem }
    transport.send({ jsonrpc: "2.0", id: message.id, error }).catch((cause) => transport.onerror?.(cause))
  }
}

/** The SDK validates with ajv what a client answers to an elicitation; these servers ask for none. */
const NO_VALIDATOR: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input) => ({ valid: true, data: input as T, errorMessage: undefined })
}

const nameOf = (request: Request): string => {
  const name = request.method === "tools/call" ? request.params?.["name"] : undefined
  return typeof name === "string" ? name.slice(0, 40) : request.method
}

const codeOf = (exit: Exit.Failure<unknown, Methods.RpcError>): string => {
  const failure = Cause.failureOption(exit.cause)
  return failure._tag === "Some" ? (failure.value.outcome ?? String(failure.value.code)) : "INTERNAL"
}

/** What nobody expected: the client gets the request's identifier, the log gets the stack. */
const recover = (cause: Cause.Cause<Methods.RpcError>, extra: Extra): Effect.Effect<never, Methods.RpcError> => {
  const expected = Cause.failureOption(cause)
  if (expected._tag === "Some") return Effect.fail(expected.value)
  const answer = Methods.internal(extra.requestId)
  return Effect.logError(`request ${extra.requestId} died`, cause).pipe(
    Effect.zipRight(new Methods.RpcError({ code: Methods.INTERNAL_ERROR, message: answer.message, data: answer }))
  )
}

const internalError = (message: string) => new Methods.RpcError({ code: Methods.INTERNAL_ERROR, message })

const contextOf = (extra: Extra): CurrentRequest.RequestContext => {
  const token = extra._meta?.progressToken
  if (token === undefined) return CurrentRequest.none()
  return {
    cache: undefined,
    wantsProgress: true,
    progress: (progress, total, message) =>
      Effect.ignore(
        Effect.tryPromise(() =>
          extra.sendNotification({
            method: "notifications/progress",
            params: { progressToken: token, progress, message, ...(total === undefined ? {} : { total }) }
          })
        )
      )
  }
}

type Answered = Exit.Exit<Result, Methods.RpcError>

/** The answer as the SDK wants it. The fiber goes on to write its log line, for which no client has to wait. */
const delivered = <R>(
  fork: (effect: Effect.Effect<void, never, R>) => Fiber.RuntimeFiber<void>,
  answer: Effect.Effect<Result, Methods.RpcError, R>,
  record: (exit: Answered, ended: number) => Effect.Effect<void>,
  signal: AbortSignal,
  end: () => void
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const deliver = (exit: Exit.Exit<unknown, Methods.RpcError>) => {
      end()
      if (Exit.isSuccess(exit)) return resolve(exit.value as Result)
      const failure = Cause.failureOption(exit.cause)
      reject(failure._tag === "Some" ? failure.value : internalError("The request was interrupted."))
    }
    const fiber = fork(
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(Effect.exit(restore(answer)), (exit) => {
          deliver(exit)
          const ended = performance.now()
          return Effect.zipRight(
            TimeSlices.pause,
            Effect.suspend(() => record(exit, ended))
          )
        })
      )
    )
    const onAbort = () => fiber.unsafeInterruptAsFork(fiber.id())
    signal.addEventListener("abort", onAbort, { once: true })
    fiber.addObserver((exit) => {
      signal.removeEventListener("abort", onAbort)
      // Interrupted before it began; otherwise the answer has long been given.
      if (Exit.isFailure(exit)) deliver(exit)
    })
  })
