/**
 * Answers `subscriptions/listen` with notifications while the client listens, each with the number of its request.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions
 */
import type { Notification, Request, RequestId, Result } from "@modelcontextprotocol/sdk/types.js"
import { Deferred, Effect, Stream } from "effect"
import { isRecord } from "../util/Collections.ts"
import { MetaKey } from "./Era.ts"
import { invalidParams, type RpcError } from "./RpcError.ts"
import type { ServerOptions } from "./ServerOptions.ts"

/**
 * Acknowledges the notifications that this server has, sends them until it closes, and ends with a result. A client
 * that cancels its request gets no result.
 */
export const listen = <R>(
  { resourceListChanges }: Pick<ServerOptions<R>, "resourceListChanges">,
  request: Request,
  requestId: RequestId,
  send: (notification: Notification) => Effect.Effect<void>,
  closing: Deferred.Deferred<void>
): Effect.Effect<Result, RpcError, R> => {
  const filter = request.params?.["notifications"]
  if (!isRecord(filter)) return Effect.fail(invalidParams("notifications: must be an object"))
  const wantsResources = filter["resourcesListChanged"] === true && resourceListChanges !== undefined
  const _meta = { [MetaKey.subscriptionId]: requestId }
  const acknowledged = send({
    method: "notifications/subscriptions/acknowledged",
    params: { _meta, notifications: wantsResources ? { resourcesListChanged: true } : {} }
  })
  const changes = wantsResources
    ? Stream.runForEach(resourceListChanges, () =>
        send({ method: "notifications/resources/list_changed", params: { _meta } })
      )
    : Effect.void
  return acknowledged.pipe(
    Effect.andThen(Effect.raceFirst(Effect.andThen(changes, Effect.never), Deferred.await(closing))),
    Effect.as({ _meta })
  )
}
