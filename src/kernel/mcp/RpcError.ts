/** JSON-RPC errors, with the codes that JSON-RPC 2.0 and MCP give them. */
import type { RequestId } from "@modelcontextprotocol/sdk/types.js"
import { Data } from "effect"

export const ErrorCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Until revision 2025-11-25; later revisions answer `invalidParams`. */
  resourceNotFound: -32002,
  /** Since revision 2026-07-28. */
  unsupportedProtocolVersion: -32022
} as const

/** A JSON-RPC error response: the SDK sends `code`, `message` and `data` as they are. */
export class RpcError extends Data.TaggedError("RpcError")<{
  readonly code: number
  readonly message: string
  readonly data?: unknown
  /** Name in the log; the code where absent. */
  readonly outcome?: string
}> {}

export const invalidParams = (message: string): RpcError =>
  new RpcError({
    code: ErrorCode.invalidParams,
    message,
    data: { code: "INVALID_ARGUMENT", message, problems: [message] }
  })

/** The answer to a request that failed unexpectedly: its identifier, and nothing else. */
export const internalAnswer = (requestId: RequestId) => ({
  code: "INTERNAL" as const,
  message: `Unexpected failure; see the server's log for request ${requestId}.`
})
