/**
 * Runs requests as fibers and sends their answers.
 *
 * Each request is a fiber of the server's scope, a limited number at once, the others in a queue: a client's
 * cancellation interrupts the fiber or takes the request out of the queue; closing the scope interrupts the fibers and
 * refuses what waits.
 */
import type {
  JSONRPCErrorResponse,
  JSONRPCMessage,
  JSONRPCRequest,
  Notification,
  RequestId,
  Result
} from "@modelcontextprotocol/sdk/types.js"
import { Cause, Context, Effect, Exit, FiberSet, Option, Runtime } from "effect"
import { Idle } from "../util/Idle.ts"
import { plainClock } from "../util/PlainClock.ts"
import { pause } from "../util/TimeSlices.ts"
import { CurrentRequest, type RequestContext } from "./CurrentRequest.ts"
import { InFlight, type Running } from "./InFlight.ts"
import type { RequestRecord } from "./RequestLog.ts"
import { ErrorCode, internalAnswer, RpcError } from "./RpcError.ts"
import { Turns } from "./Turns.ts"

/** Sends a notification about a request; the request goes on even if the client is gone. */
export type Notify = (notification: Notification) => Effect.Effect<void>

/**
 * The answer to one request, by the server alone or by its services; one that needs a `turn` also waits until fewer
 * than `atOnce` of its kind are worked on. `CurrentRequest` is that of the request.
 */
export type Answer<R> =
  | { readonly needs: "nothing"; readonly result: Effect.Effect<Result, RpcError> }
  | { readonly needs: "services" | "turn"; readonly result: Effect.Effect<Result, RpcError, R> }

export interface Bridge {
  /** Answers a request. */
  readonly handle: (request: JSONRPCRequest) => void
  /** Interrupts a request that its client has cancelled; it gets no answer. */
  readonly cancel: (id: RequestId) => void
  /** Cancels all requests, for a client that is gone. */
  readonly cancelAll: () => void
  /** Waits until no request is in flight. */
  readonly idle: Effect.Effect<void>
}

/** Maximum number of requests that have a turn at once, so that thousands in flight use memory only for these. */
export const AT_ONCE = 16

/** The two sides that a bridge joins: the server's answers, and the client. */
export interface BridgeOptions<R> {
  readonly answer: (request: JSONRPCRequest, notify: Notify) => Answer<R>
  readonly services: Effect.Effect<Context.Context<R>>
  readonly send: (message: JSONRPCMessage) => Promise<void>
  /** Called for each request that is over. */
  readonly record: (request: RequestRecord) => void
  /** Maximum number of requests that have a turn at once; `AT_ONCE` if it is absent. */
  readonly atOnce?: number | undefined
}

/** Makes a bridge, whose requests are fibers of the scope. */
export const make = Effect.fnUntraced(function* <R>(options: BridgeOptions<R>) {
  const { answer, services, send, record, atOnce = AT_ONCE } = options
  const { beginRequest } = yield* Idle
  const { elapsed: now } = plainClock(yield* Effect.clock)
  const fork = yield* makeFork(services)
  const fibers = yield* FiberSet.make<Result, RpcError>()
  const inFlight = new InFlight()
  const turns = new Turns(atOnce)
  let isOpen = true
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      isOpen = false
      turns.callAll()
    })
  )
  const notify: Notify = (notification) =>
    Effect.ignore(Effect.tryPromise(() => send({ ...notification, jsonrpc: "2.0" })))

  const refuse = (id: RequestId) => void send(errorResponse(id, internalError("The server is closing.")))

  const recordEnd = ({ request, started }: Arrived, end: Pick<RequestRecord, "target" | "outcome" | "cache">) =>
    record({ what: nameOf(request), ms: now() - started, ...end })

  const handle: Bridge["handle"] = (request) => {
    if (!isOpen) return refuse(request.id)
    const arrived: Arrived = { request, started: now(), end: beginRequest() }
    const answered = answer(request, notify)
    if (answered.needs !== "turn") return begin(arrived, answered)
    if (turns.take()) return begin(withTurn(arrived), answered)
    return wait(arrived, answered)
  }

  const withTurn = (arrived: Arrived): Arrived => ({
    ...arrived,
    end: () => {
      arrived.end()
      turns.release()
    }
  })

  /** Begins a request once it has a turn. */
  const wait = (arrived: Arrived, answered: Answer<R>) => {
    const { id } = arrived.request
    const own: Running = {
      isOver: false,
      interrupt: () => {
        stopWaiting()
        leave()
      }
    }
    const leave = () => {
      inFlight.delete(id, own)
      arrived.end()
      recordEnd(arrived, { target: "", outcome: "cancelled", cache: undefined })
    }
    const stopWaiting = turns.wait(() => {
      if (!isOpen) {
        leave()
        return refuse(id)
      }
      inFlight.delete(id, own)
      // Messages that have arrived meanwhile are read first.
      begin(withTurn(arrived), { needs: "turn", result: Effect.andThen(pause, answered.result) })
    })
    inFlight.add(id, own)
  }

  /** Starts the fiber of a request. */
  const begin = (arrived: Arrived, answered: Answer<R>) => {
    const { id } = arrived.request
    const current = contextOf(arrived.request, notify)
    const fiber = fork(answered, id, current)
    const own: Running = { isOver: false, interrupt: () => fiber.unsafeInterruptAsFork(fiber.id()) }
    const finish = (exit: Exit.Exit<Result, RpcError>) => {
      arrived.end()
      inFlight.delete(id, own)
      if (!own.isOver) {
        own.isOver = true
        void send(responseOf(id, exit))
      }
      recordEnd(arrived, { target: current.target ?? "", outcome: outcomeOf(exit, current), cache: current.cache })
    }
    // Most are answered at once.
    const exit = fiber.unsafePoll()
    if (exit !== null) return finish(exit)
    inFlight.add(id, own)
    fiber.addObserver(finish)
    FiberSet.unsafeAdd(fibers, fiber)
  }

  return {
    handle,
    cancel: (id) => inFlight.cancel(id),
    cancelAll: () => inFlight.cancelAll(),
    idle: FiberSet.awaitEmpty(fibers)
  } satisfies Bridge
})

/**
 * Returns a function that forks the answer to a request.
 *
 * It begins in the context of the services, once these are there:
 * to provide them inside of each would copy them each time.
 */
const makeFork = Effect.fnUntraced(function* <R>(services: Effect.Effect<Context.Context<R>>) {
  const alone = yield* Effect.runtime<never>()
  let served: Runtime.Runtime<R> | undefined
  yield* Effect.forkScoped(
    Effect.map(services, (context) => {
      served = Runtime.updateContext(alone, (own) => Context.merge(own, context))
    })
  )
  const forkIn = <R0>(
    runtime: Runtime.Runtime<R0>,
    result: Effect.Effect<Result, RpcError, R0>,
    id: RequestId,
    current: RequestContext
  ) => {
    const known = Effect.catchAllCause(result, (cause) => recover(cause, id))
    return Runtime.runFork(Runtime.provideService(runtime, CurrentRequest, current))(known)
  }
  return ({ needs, result }: Answer<R>, id: RequestId, current: RequestContext) => {
    if (needs === "nothing") return forkIn(alone, result, id, current)
    if (served !== undefined) return forkIn(served, result, id, current)
    const provided = Effect.flatMap(services, (context) => Effect.provide(result, context))
    return forkIn(alone, provided, id, current)
  }
})

/** A request that has arrived. */
interface Arrived {
  readonly request: JSONRPCRequest
  /** Time of its arrival, in ms. */
  readonly started: number
  /** Called once it is over. */
  readonly end: () => void
}

/** Answers an unexpected failure with the request's identifier; the stack goes to the log. */
const recover = (cause: Cause.Cause<RpcError>, requestId: RequestId): Effect.Effect<never, RpcError> => {
  if (Cause.isInterruptedOnly(cause)) return Effect.failCause(cause)
  const expected = Cause.failureOption(cause)
  if (Option.isSome(expected)) return Effect.fail(expected.value)
  const answer = internalAnswer(requestId, cause)
  return Effect.logError(`request ${requestId} died`, cause).pipe(
    Effect.andThen(Effect.fail(new RpcError({ code: ErrorCode.internalError, message: answer.message, data: answer })))
  )
}

/** Returns the error of a request that failed, or that was interrupted because the server closes. */
const errorOf = (cause: Cause.Cause<RpcError>): RpcError =>
  Option.getOrElse(Cause.failureOption(cause), () => internalError(UNFINISHED))

const UNFINISHED = "The server closed before it answered; keep stdin open until the answer comes."

const responseOf = (id: RequestId, exit: Exit.Exit<Result, RpcError>): JSONRPCMessage =>
  Exit.isSuccess(exit) ? { result: exit.value, jsonrpc: "2.0", id } : errorResponse(id, errorOf(exit.cause))

const errorResponse = (id: RequestId, { code, message, data }: RpcError): JSONRPCErrorResponse => ({
  jsonrpc: "2.0",
  id,
  error: data === undefined ? { code, message } : { code, message, data }
})

const internalError = (message: string) => new RpcError({ code: ErrorCode.internalError, message })

const nameOf = (request: JSONRPCRequest): string => {
  const name = request.method === "tools/call" ? request.params?.["name"] : undefined
  return typeof name === "string" ? name.slice(0, 40) : request.method
}

const outcomeOf = (exit: Exit.Exit<Result, RpcError>, { outcome = "ok" }: RequestContext): string => {
  if (Exit.isSuccess(exit)) return outcome
  if (Exit.isInterrupted(exit)) return "cancelled"
  const failure = Cause.failureOption(exit.cause)
  return Option.isSome(failure) ? (failure.value.outcome ?? String(failure.value.code)) : "INTERNAL"
}

const contextOf = ({ params }: JSONRPCRequest, notify: Notify): RequestContext => {
  const progressToken = params?._meta?.progressToken
  if (progressToken === undefined) return { cache: undefined, wantsProgress: false, progress: () => Effect.void }
  let last = Number.NEGATIVE_INFINITY
  return {
    cache: undefined,
    wantsProgress: true,
    progress: (progress, total, message) =>
      Effect.suspend(() => {
        // The protocol requires increasing values; a request that waits a second time would start again from zero.
        if (progress <= last) return Effect.void
        last = progress
        return notify({
          method: "notifications/progress",
          params: { progressToken, progress, message, ...(total === undefined ? {} : { total }) }
        })
      })
  }
}
