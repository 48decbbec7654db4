/**
 * Runs the SDK's requests as fibers, and hands their results back as promises.
 *
 * Each request is a fiber of the server's scope: a client's cancellation interrupts that fiber, and closing the scope
 * interrupts what is left.
 */
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js"
import type { Notification, Request, RequestId, Result } from "@modelcontextprotocol/sdk/types.js"
import { Cause, Effect, Exit, FiberSet, Option, Runtime } from "effect"
import { monotonicNow } from "../util/Effects.ts"
import { Idle } from "../util/Idle.ts"
import * as TimeSlices from "../util/TimeSlices.ts"
import { CurrentRequest, type RequestContext } from "./CurrentRequest.ts"
import type { RequestRecord } from "./RequestLog.ts"
import { ErrorCode, internalAnswer, RpcError } from "./RpcError.ts"

export type Extra = RequestHandlerExtra<Request, Notification>

/** Answers one request; `CurrentRequest` is that of the request. */
export type Answer = (request: Request, extra: Extra) => Effect.Effect<Result, RpcError>

export interface Bridge {
  /** The handler that the SDK calls. */
  readonly handle: (request: Request, extra: Extra) => Promise<Result>
  /** Interrupts a request that its client has cancelled, and answers it no more. */
  readonly cancel: (id: RequestId) => void
  /** Waits until no request is in flight. */
  readonly idle: Effect.Effect<void>
}

/** Makes a bridge over `answer`; `record` writes the log line of each request, for which no client has to wait. */
export const make = Effect.fnUntraced(function* (
  answer: Answer,
  record: (request: RequestRecord) => Effect.Effect<void>
) {
  const { beginRequest } = yield* Idle
  const runtime = yield* Effect.runtime<never>()
  const fibers = yield* FiberSet.make<void>()
  const cancelled = new Set<RequestId>()
  const running = new Map<RequestId, () => void>()
  let isOpen = true
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      isOpen = false
    })
  )

  const handle: Bridge["handle"] = (request, extra) => {
    if (!isOpen) return Promise.reject(internalError("The server is closing."))
    const { promise, resolve, reject } = deferredPromise<Result>()
    const current = contextOf(extra)
    const end = beginRequest()
    const settle = (exit: Exit.Exit<unknown, RpcError>) => {
      end()
      if (cancelled.has(extra.requestId)) return
      if (Exit.isSuccess(exit)) return resolve(exit.value as Result)
      const failure = Cause.failureOption(exit.cause)
      reject(Option.isSome(failure) ? failure.value : internalError("The request was interrupted."))
    }
    const answered = Effect.catchAllCause(answer(request, extra), (cause) =>
      Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : recover(cause, extra.requestId)
    ).pipe(Effect.provideService(CurrentRequest, current))
    const work = Effect.uninterruptibleMask((restore) =>
      Effect.gen(function* () {
        const started = yield* monotonicNow
        const exit = yield* Effect.exit(restore(answered))
        settle(exit)
        const ms = (yield* monotonicNow) - started
        yield* TimeSlices.pause
        yield* record({
          what: nameOf(request),
          target: current.target ?? "",
          ms,
          outcome: outcomeOf(exit, current),
          cache: current.cache
        })
      })
    )

    const fiber = Runtime.runFork(runtime)(work)
    FiberSet.unsafeAdd(fibers, fiber)
    const interrupt = () => fiber.unsafeInterruptAsFork(fiber.id())
    running.set(extra.requestId, interrupt)
    extra.signal.addEventListener("abort", interrupt, { once: true })
    // The SDK calls this a moment after the request arrived; its cancellation may have arrived with it.
    if (extra.signal.aborted || cancelled.has(extra.requestId)) interrupt()
    fiber.addObserver((exit) => {
      extra.signal.removeEventListener("abort", interrupt)
      // Interrupted before it began; otherwise the answer has already been given.
      if (Exit.isFailure(exit)) settle(exit)
      running.delete(extra.requestId)
      cancelled.delete(extra.requestId)
    })
    return promise
  }

  const cancel: Bridge["cancel"] = (id) => {
    cancelled.add(id)
    running.get(id)?.()
  }

  return { handle, cancel, idle: FiberSet.awaitEmpty(fibers) }
})

/** `Promise.withResolvers`, which Node has since 22. */
const deferredPromise = <A>() => {
  let resolve: (value: A) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<A>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}

/** Answers an unexpected failure with the request's identifier; the stack goes to the log. */
const recover = (cause: Cause.Cause<RpcError>, requestId: RequestId): Effect.Effect<never, RpcError> => {
  const expected = Cause.failureOption(cause)
  if (Option.isSome(expected)) return Effect.fail(expected.value)
  const answer = internalAnswer(requestId)
  return Effect.logError(`request ${requestId} died`, cause).pipe(
    Effect.andThen(new RpcError({ code: ErrorCode.internalError, message: answer.message, data: answer }))
  )
}

const internalError = (message: string) => new RpcError({ code: ErrorCode.internalError, message })

const nameOf = (request: Request): string => {
  const name = request.method === "tools/call" ? request.params?.["name"] : undefined
  return typeof name === "string" ? name.slice(0, 40) : request.method
}

const outcomeOf = (exit: Exit.Exit<Result, RpcError>, { outcome = "ok" }: RequestContext): string => {
  if (Exit.isSuccess(exit)) return outcome
  if (Exit.isInterrupted(exit)) return "cancelled"
  const failure = Cause.failureOption(exit.cause)
  return Option.isSome(failure) ? (failure.value.outcome ?? String(failure.value.code)) : "INTERNAL"
}

const contextOf = (extra: Extra): RequestContext => {
  const progressToken = extra._meta?.progressToken
  if (progressToken === undefined) return { cache: undefined, wantsProgress: false, progress: () => Effect.void }
  return {
    cache: undefined,
    wantsProgress: true,
    progress: (progress, total, message) =>
      notify(extra, {
        method: "notifications/progress",
        params: { progressToken, progress, message, ...(total === undefined ? {} : { total }) }
      })
  }
}

/** Sends a notification about a request; a client that is gone does not fail the request. */
export const notify = (extra: Extra, notification: Notification): Effect.Effect<void> =>
  Effect.ignore(
    Effect.tryPromise(() => extra.sendNotification(notification as Parameters<Extra["sendNotification"]>[0]))
  )
