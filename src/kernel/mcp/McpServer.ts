/**
 * The life of an MCP server: it connects, answers clients of both eras, drains at the end of input and closes.
 *
 * The handshake of sessions is answered at once; every other request is an Effect.
 */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { JSONRPCMessage, JSONRPCRequest, Notification } from "@modelcontextprotocol/sdk/types.js"
import { Cause, type Context, Deferred, type Duration, Effect, Either, FiberSet, type Scope, Stream } from "effect"
import * as Bridge from "./Bridge.ts"
import * as Era from "./Era.ts"
import * as Methods from "./Methods.ts"
import * as RequestLog from "./RequestLog.ts"
import type { ServerOptions } from "./ServerOptions.ts"
import * as Subscriptions from "./Subscriptions.ts"

export type Options<R> = ServerOptions<R>

const DRAIN: Duration.DurationInput = "800 millis"

/**
 * Serves until the transport closes or `endOfInput` resolves, then drains.
 *
 * `services` may take its time: requests that need none of them (`initialize`, `server/discover`, the lists) are
 * answered meanwhile, and every other request waits for them.
 */
export const serve = Effect.fn("McpServer.serve")(function* <R>(
  options: ServerOptions<R>,
  transport: Transport,
  endOfInput: Effect.Effect<void>,
  services: Effect.Effect<Context.Context<R>>
): Effect.fn.Return<void, never, Scope.Scope> {
  const log = yield* RequestLog.make
  const closed = yield* Deferred.make<void>()
  const closing = yield* Deferred.make<void>()

  const report = yield* FiberSet.makeRuntime()
  const warn = (problem: string) => void report(Effect.logWarning("transport", Cause.fail(problem)))
  const send = (message: JSONRPCMessage) =>
    transport.send(message).catch((cause: unknown) => warn(`an answer was not sent: ${String(cause)}`))
  yield* Effect.addFinalizer(() => Effect.promise(() => transport.close()))
  yield* Effect.forkScoped(Effect.map(services, log.open))

  // Acquired after the transport, so that requests in flight end before it does.
  const bridge = yield* Bridge.make(answering(options, services, closing), send, log.record)
  /** True once a client has opened a session. */
  let isSession = false
  const initialize = (request: JSONRPCRequest) => {
    const answer = Methods.initialize(options, request.params)
    if (Either.isRight(answer)) {
      isSession = true
      void send({ result: answer.right, jsonrpc: "2.0", id: request.id })
    } else {
      warn(`initialize refused: ${answer.left.message}`)
      const { code, message } = answer.left
      void send({ jsonrpc: "2.0", id: request.id, error: { code, message } })
    }
  }
  const heed = ({ method, params }: Notification) => {
    if (method === "notifications/initialized") log.open()
    const id = method === "notifications/cancelled" ? params?.["requestId"] : undefined
    if (typeof id === "string" || typeof id === "number") bridge.cancel(id)
  }
  transport.onmessage = (message: JSONRPCMessage) => {
    if (!("method" in message)) warn("an answer has come to a request that was not made")
    else if (!("id" in message)) heed(message)
    else if (message.method === "initialize") initialize(message)
    else bridge.handle(message)
  }
  transport.onerror = (error) => warn(error.message)
  transport.onclose = () => {
    bridge.cancelAll()
    Deferred.unsafeDone(closed, Effect.void)
  }
  yield* Effect.promise(() => transport.start())

  const announce = Effect.sync(() => {
    if (isSession) void send({ jsonrpc: "2.0", method: "notifications/resources/list_changed" })
  })
  yield* Effect.forkScoped(announceChanges(options, announce, services))
  yield* Effect.raceFirst(endOfInput, Deferred.await(closed))
  yield* Deferred.succeed(closing, undefined)
  yield* Effect.timeoutOption(bridge.idle, options.drain ?? DRAIN)
})

/** Answers each request by the rules of its era. */
const answering = <R>(
  options: ServerOptions<R>,
  services: Effect.Effect<Context.Context<R>>,
  closing: Deferred.Deferred<void>
): Bridge.Answer => {
  const methods = Methods.make(options)
  const live = (request: JSONRPCRequest) =>
    Effect.flatMap(services, (context) => Effect.provide(methods.live(request, request.id), context))
  return (request, notify) =>
    Effect.flatMap(Era.eraOf(request), (era) => {
      if (era === "session") {
        if (request.method === "ping") return Effect.succeed({})
        return methods.fixed(request) ?? live(request)
      }
      const answer =
        request.method === "subscriptions/listen"
          ? Effect.flatMap(services, (context) =>
              Effect.provide(Subscriptions.listen(options, request, request.id, notify, closing), context)
            )
          : request.method === "server/discover"
            ? Effect.succeed(Methods.discovery(options))
            : (methods.fixed(request) ?? live(request))
      return answer.pipe(
        Effect.map((result) => Era.stateless(request.method, options, result)),
        Effect.mapError(Era.statelessError)
      )
    })
}

/** Runs `announce` for each change of the list of resources: for clients of sessions, others subscribe to that. */
const announceChanges = <R>(
  { resourceListChanges }: ServerOptions<R>,
  announce: Effect.Effect<void>,
  services: Effect.Effect<Context.Context<R>>
): Effect.Effect<void> => {
  if (resourceListChanges === undefined) return Effect.void
  const announced = Stream.runForEach(resourceListChanges, () => announce)
  return Effect.flatMap(services, (context) => Effect.provide(announced, context))
}
