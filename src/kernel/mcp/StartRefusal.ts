/**
 * Tells a client why the server cannot start.
 *
 * Hosts show the error of a refused `initialize`, but most of them lose what a server writes to stderr before it ends.
 */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { Deferred, type Duration, Effect } from "effect"
import { ErrorCode } from "./RpcError.ts"

/** Time a client has for its first request; hosts send `initialize` right after they have started a server. */
const PATIENCE: Duration.DurationInput = "1 second"

/** Requests that open a session, of either era of the protocol. */
const OPENING: ReadonlySet<string> = new Set(["initialize", "server/discover"])

/**
 * Answers every request with `message` until the session's first one is answered, the input ends, or no request has
 * come in time.
 */
export const refuse = Effect.fnUntraced(function* (
  transport: Transport,
  endOfInput: Effect.Effect<void>,
  message: string
) {
  const refused = yield* Deferred.make<void>()
  transport.onmessage = (request) => {
    if (!("id" in request) || !("method" in request)) return
    const isOpening = OPENING.has(request.method)
    void transport
      .send({ jsonrpc: "2.0", id: request.id, error: { code: ErrorCode.internalError, message } })
      .catch(() => undefined)
      .then(() => (isOpening ? Deferred.unsafeDone(refused, Effect.void) : undefined))
  }
  yield* Effect.promise(() => transport.start())
  yield* Effect.raceFirst(Deferred.await(refused), endOfInput).pipe(Effect.timeoutOption(PATIENCE))
})
