/**
 * The life of an MCP server: it connects, answers clients of both eras, drains at the end of input and closes.
 *
 * The SDK does the handshake of sessions and links requests to responses; every other request is an Effect.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { JSONRPCMessage, RequestId } from "@modelcontextprotocol/sdk/types.js"
import type { JsonSchemaValidator, jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js"
import { Cause, type Context, Deferred, type Duration, Effect, FiberSet, type Scope, Stream } from "effect"
import * as Bridge from "./Bridge.ts"
import * as Era from "./Era.ts"
import * as Methods from "./Methods.ts"
import * as RequestLog from "./RequestLog.ts"
import { ErrorCode } from "./RpcError.ts"
import { capabilitiesOf, type ServerOptions } from "./ServerOptions.ts"
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

  const server = yield* sdkServer(options)
  const report = yield* FiberSet.makeRuntime()
  server.oninitialized = log.open
  server.onclose = () => Deferred.unsafeDone(closed, Effect.void)
  server.onerror = (error) => void report(Effect.logWarning("transport", Cause.fail(error.message)))
  yield* Effect.forkScoped(Effect.map(services, log.open))

  // Acquired after the SDK's server, so that requests in flight end before the transport does.
  const bridge = yield* Bridge.make(answering(options, services, closing), log.record)
  server.fallbackRequestHandler = bridge.handle
  yield* Effect.promise(() => server.connect(transport))
  guard(transport, bridge)

  yield* Effect.forkScoped(announceChanges(options, server, services))
  yield* Effect.raceFirst(endOfInput, Deferred.await(closed))
  yield* Deferred.succeed(closing, undefined)
  yield* Effect.timeoutOption(bridge.idle, options.drain ?? DRAIN)
})

/** The SDK's server, closed with the scope. */
const sdkServer = <R>(options: ServerOptions<R>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const { name, title, version, instructions } = options
      const capabilities = capabilitiesOf(options)
      const server = new Server(
        { name, title, version },
        { capabilities, instructions, jsonSchemaValidator: NO_VALIDATOR }
      )
      // There is no ping in the stateless era, so ping is answered by era like everything else.
      server.removeRequestHandler("ping")
      return server
    }),
    (server) => Effect.promise(() => server.close())
  )

/** The SDK validates with ajv what a client answers to an elicitation; these servers ask for none. */
const NO_VALIDATOR: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input) => ({ valid: true, data: input as T, errorMessage: undefined })
}

/** Answers each request by the rules of its era. */
const answering = <R>(
  options: ServerOptions<R>,
  services: Effect.Effect<Context.Context<R>>,
  closing: Deferred.Deferred<void>
): Bridge.Answer => {
  const methods = Methods.make(options)
  const live = (request: Parameters<Bridge.Answer>[0], requestId: RequestId) =>
    Effect.flatMap(services, (context) => Effect.provide(methods.live(request, requestId), context))
  return (request, extra) =>
    Effect.flatMap(Era.eraOf(request), (era) => {
      if (era === "session") {
        if (request.method === "ping") return Effect.succeed({})
        return methods.fixed(request) ?? live(request, extra.requestId)
      }
      const answer =
        request.method === "subscriptions/listen"
          ? Effect.flatMap(services, (context) =>
              Effect.provide(
                Subscriptions.listen(
                  options,
                  request,
                  extra.requestId,
                  (notification) => Bridge.notify(extra, notification),
                  closing
                ),
                context
              )
            )
          : request.method === "server/discover"
            ? Effect.succeed(Methods.discovery(options))
            : (methods.fixed(request) ?? live(request, extra.requestId))
      return answer.pipe(
        Effect.map((result) => Era.stateless(request.method, options, result)),
        Effect.mapError(Era.statelessError)
      )
    })
}

/** Tells a client that has opened a session when the list of resources has changed; others subscribe to that. */
const announceChanges = <R>(
  { resourceListChanges }: ServerOptions<R>,
  server: Server,
  services: Effect.Effect<Context.Context<R>>
): Effect.Effect<void> => {
  if (resourceListChanges === undefined) return Effect.void
  const announced = Stream.runForEach(resourceListChanges, () =>
    server.getClientCapabilities() === undefined
      ? Effect.void
      : Effect.ignore(Effect.tryPromise(() => server.sendResourceListChanged()))
  )
  return Effect.flatMap(services, (context) => Effect.provide(announced, context))
}

/** Takes from the SDK the messages that it answers wrongly: a malformed `initialize`, the cancellation of request 0. */
const guard = (transport: Transport, bridge: Bridge.Bridge): void => {
  const deliver = transport.onmessage
  transport.onmessage = (message, extra) => {
    const problem = "id" in message && "method" in message ? Methods.initializeProblem(message) : undefined
    if (problem !== undefined && "id" in message && message.id !== undefined) {
      transport.onerror?.(new Error(`initialize refused: ${problem}`))
      const error = { code: ErrorCode.invalidParams, message: problem }
      return void transport.send({ jsonrpc: "2.0", id: message.id, error }).catch((cause) => transport.onerror?.(cause))
    }
    if (isCancellationOfZero(message)) return bridge.cancel(0)
    deliver?.(message, extra)
  }
}

/** The SDK treats the identifier 0 as absent. */
const isCancellationOfZero = (message: JSONRPCMessage): boolean =>
  "method" in message && message.method === "notifications/cancelled" && message.params?.["requestId"] === 0
