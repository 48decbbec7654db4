/**
 * The life of an MCP server: it connects, answers clients of both eras, drains at the end of input and closes.
 *
 * The SDK does the handshake of sessions; every other request is an Effect.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { JSONRPCMessage, JSONRPCRequest, RequestId, Result } from "@modelcontextprotocol/sdk/types.js"
import type { JsonSchemaValidator, jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js"
import { Cause, type Context, Deferred, type Duration, Effect, Either, FiberSet, type Scope, Stream } from "effect"
import * as Bridge from "./Bridge.ts"
import * as Era from "./Era.ts"
import * as Methods from "./Methods.ts"
import { isRequestId } from "./plainRequest.ts"
import * as RequestLog from "./RequestLog.ts"
import { ErrorCode, type RpcError } from "./RpcError.ts"
import { capabilitiesOf, type ServerOptions } from "./ServerOptions.ts"
import * as Subscriptions from "./Subscriptions.ts"

export type Options<R> = ServerOptions<R>

const DRAIN: Duration.DurationInput = "800 millis"

/**
 * Serves until the transport closes or `endOfInput` resolves, then drains: requests in flight get the time `drain`, and
 * a client that is still reading gets until `flushed` of the transport.
 *
 * `services` may be slow to build: requests that need none of them (`initialize`, `server/discover`, the lists) are
 * answered meanwhile, and every other request waits for them.
 */
export const serve = Effect.fn("McpServer.serve")(function* <R>(
  options: ServerOptions<R>,
  transport: Transport & { readonly flushed?: Effect.Effect<void> },
  endOfInput: Effect.Effect<void>,
  services: Effect.Effect<Context.Context<R>>
): Effect.fn.Return<void, never, Scope.Scope> {
  const log = yield* RequestLog.make
  const closed = yield* Deferred.make<void>()
  const closing = yield* Deferred.make<void>()

  const server = yield* sdkServer(options)
  const report = yield* FiberSet.makeRuntime()
  const opened = yield* Deferred.make<void>()
  server.oninitialized = () => {
    log.open()
    Deferred.unsafeDone(opened, Effect.void)
  }
  server.onerror = (error) => void report(Effect.logWarning("transport", Cause.fail(error.message)))
  yield* Effect.forkScoped(Effect.map(services, log.open))

  // Acquired after the SDK's server, so that requests in flight end before the transport does.
  const send = (message: JSONRPCMessage) => transport.send(message).catch((cause) => transport.onerror?.(cause))
  const bridge = yield* Bridge.make({
    answer: answering(options, closing),
    services,
    send,
    record: log.record,
    atOnce: options.atOnce
  })
  server.onclose = () => {
    bridge.cancelAll()
    Deferred.unsafeDone(closed, Effect.void)
  }
  yield* Effect.promise(() => server.connect(transport))
  route(transport, bridge, send)

  yield* Effect.forkScoped(Effect.andThen(Deferred.await(opened), announceChanges(options, server, services)))
  yield* Effect.raceFirst(endOfInput, Deferred.await(closed))
  yield* Deferred.succeed(closing, undefined)
  yield* Effect.timeoutOption(bridge.idle, options.drain ?? DRAIN)
  yield* transport.flushed ?? Effect.void
})

/** The SDK's server, closed with the scope. */
const sdkServer = <R>(options: ServerOptions<R>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const { name, title, version, instructions } = options
      const capabilities = capabilitiesOf(options)
      return new Server({ name, title, version }, { capabilities, instructions, jsonSchemaValidator: NO_VALIDATOR })
    }),
    (server) => Effect.promise(() => server.close())
  )

/** Replaces the SDK's validator (ajv) of answers to elicitations, which these servers never send. */
const NO_VALIDATOR: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input) => ({ valid: true, data: input as T, errorMessage: undefined })
}

/** Answers each request by the rules of its era. */
const answering = <R>(options: ServerOptions<R>, closing: Deferred.Deferred<void>) => {
  const methods = Methods.make(options)
  const ofMethod = (request: JSONRPCRequest): Bridge.Answer<R> => {
    const fixed = methods.fixed(request)
    return fixed === undefined
      ? { needs: "turn", result: Effect.suspend(() => methods.live(request, request.id)) }
      : { needs: "nothing", result: fixed }
  }
  const inSession = (request: JSONRPCRequest): Bridge.Answer<R> =>
    request.method === "ping" ? PONG : ofMethod(request)
  const stateless = (request: JSONRPCRequest, notify: Bridge.Notify): Bridge.Answer<R> => {
    const inEra = <R0>(result: Effect.Effect<Result, RpcError, R0>) =>
      result.pipe(
        Effect.map((one) => Era.stateless(request.method, options, one)),
        Effect.mapError(Era.statelessError)
      )
    if (request.method === "subscriptions/listen") {
      const listening = Subscriptions.listen(options, request, request.id, notify, closing)
      return { needs: "services", result: inEra(listening) }
    }
    if (request.method === "server/discover") {
      return { needs: "nothing", result: inEra(Effect.succeed(Methods.discovery(options))) }
    }
    const answer = ofMethod(request)
    return answer.needs === "nothing"
      ? { needs: "nothing", result: inEra(answer.result) }
      : { needs: answer.needs, result: inEra(answer.result) }
  }
  return (request: JSONRPCRequest, notify: Bridge.Notify): Bridge.Answer<R> =>
    Either.match(Era.eraOf(request), {
      onLeft: (error) => ({ needs: "nothing", result: Effect.fail(error) }),
      onRight: (era) => (era === "session" ? inSession(request) : stateless(request, notify))
    })
}

const PONG = { needs: "nothing", result: Effect.succeed({}) } as const

/** Tells the client of an open session when the list of resources has changed; others subscribe to that. */
const announceChanges = <R>(
  { resourceListChanges }: ServerOptions<R>,
  server: Server,
  services: Effect.Effect<Context.Context<R>>
): Effect.Effect<void> => {
  if (resourceListChanges === undefined) return Effect.void
  const announced = Stream.runForEach(resourceListChanges, () =>
    Effect.ignore(Effect.tryPromise(() => server.sendResourceListChanged()))
  )
  return Effect.flatMap(services, (context) => Effect.provide(announced, context))
}

/**
 * Leaves the handshake of sessions to the SDK, and passes all other requests and cancellations to the bridge: the SDK
 * would validate each again and again, and treats the identifier 0 as absent.
 */
const route = (transport: Transport, bridge: Bridge.Bridge, send: (message: JSONRPCMessage) => Promise<void>): void => {
  const deliver = transport.onmessage
  const handshakes = holdingBack(transport)
  transport.onmessage = (message, extra) => {
    if (!("method" in message)) return deliver?.(message, extra)
    if (!("id" in message)) {
      const id = message.method === "notifications/cancelled" ? message.params?.["requestId"] : undefined
      return isRequestId(id) ? handshakes.after(() => bridge.cancel(id)) : deliver?.(message, extra)
    }
    if (message.method !== "initialize") return handshakes.after(() => bridge.handle(message))
    const problem = Methods.initializeProblem(message)
    if (problem === undefined) {
      handshakes.begin(message.id)
      return deliver?.(message, extra)
    }
    transport.onerror?.(new Error(`initialize refused: ${problem}`))
    void send({ jsonrpc: "2.0", id: message.id, error: { code: ErrorCode.invalidParams, message: problem } })
  }
}

/**
 * Holds back what a client sends right after `initialize` until that is answered: the SDK answers it in several steps,
 * during which a `ping` would overtake it.
 */
const holdingBack = (transport: Transport) => {
  const open = new Set<RequestId>()
  const held: Array<() => void> = []
  const send = transport.send.bind(transport)
  transport.send = (message, options) => {
    const sent = send(message, options)
    if (open.size > 0 && !("method" in message) && message.id !== undefined && open.delete(message.id)) {
      if (open.size === 0) for (const work of held.splice(0)) work()
    }
    return sent
  }
  return {
    begin: (id: RequestId) => void open.add(id),
    after: (work: () => void) => (open.size === 0 ? work() : void held.push(work))
  }
}
