/**
 * Recognises the requests that hosts send without the SDK's schemas, which take as long as a whole `ping`.
 */
import type { JSONRPCRequest, RequestId } from "@modelcontextprotocol/sdk/types.js"
import { isRecord } from "../util/Collections.ts"

/** The fields of a request, and those of its `_meta` whose values may have any type. */
const FIELDS: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"])
const RELATED_TASK = "io.modelcontextprotocol/related-task"

/**
 * Checks whether a value certainly is a request by the SDK's schema; if not, that schema decides.
 *
 * @example
 * isPlainRequest({ jsonrpc: "2.0", id: 1, method: "ping" }) // true
 */
export const isPlainRequest = (value: unknown): value is JSONRPCRequest => {
  if (
    !isRecord(value) ||
    value["jsonrpc"] !== "2.0" ||
    typeof value["method"] !== "string" ||
    !isRequestId(value["id"])
  )
    return false
  for (const field in value) if (!FIELDS.has(field)) return false
  const params = value["params"]
  return params === undefined
    ? !("params" in value)
    : isRecord(params) && (!("_meta" in params) || isMeta(params["_meta"]))
}

const isMeta = (meta: unknown): boolean =>
  isRecord(meta) && (!("progressToken" in meta) || isRequestId(meta["progressToken"])) && !(RELATED_TASK in meta)

/**
 * Checks whether a value can be the identifier of a request, or a token of its progress.
 *
 * @example isRequestId(1.5) // false
 */
export const isRequestId = (id: unknown): id is RequestId => typeof id === "string" || Number.isSafeInteger(id)
