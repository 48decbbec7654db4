/** JSON-RPC errors, with the codes that JSON-RPC 2.0 and MCP give them. */
import type { RequestId } from "@modelcontextprotocol/sdk/types.js"
import { type Cause, Data } from "effect"
import { damagedFile } from "../util/ProgramFile.ts"

export const ErrorCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Code until revision 2025-11-25; later revisions answer `invalidParams`. */
  resourceNotFound: -32002,
  /** Code since revision 2026-07-28. */
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

/**
 * Makes the error of wrong params; a message is `NAME: PROBLEM`.
 *
 * @example invalidParams("uri: is missing").code // -32602
 */
export const invalidParams = (message: string): RpcError =>
  new RpcError({
    code: ErrorCode.invalidParams,
    message,
    data: { code: "INVALID_ARGUMENT", message, problems: [message] }
  })

/**
 * Returns the answer to a request that failed unexpectedly: the file of the program that is missing or damaged, else
 * the request's identifier, and nothing else.
 */
export const internalAnswer = (requestId: RequestId, cause: Cause.Cause<unknown>) => {
  const file = damagedFile(cause)
  return {
    code: "INTERNAL" as const,
    message:
      file === undefined
        ? `Unexpected failure; see the server's log for request ${requestId}.`
        : `A file of this server is missing or damaged: ${file}. The user must reinstall the server, or restart it if it was updated.`
  }
}
