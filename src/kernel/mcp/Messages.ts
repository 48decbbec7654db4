/**
 * Tells the messages of JSON-RPC 2.0 apart, as MCP narrows them.
 *
 * Checked by hand and not by schemas: these are read before the greeting, and the SDK's schemas alone took an eighth of
 * the time to it.
 */
import type { JSONRPCMessage, JSONRPCRequest, RequestId } from "@modelcontextprotocol/sdk/types.js"
import { isRecord } from "../util/Collections.ts"

/** Checks for a request, which is answered. */
export const isRequest = (value: unknown): value is JSONRPCRequest =>
  isEnvelope(value, REQUEST) && isId(value["id"]) && isCall(value)

/** Checks for a notification, which is not answered. */
export const isNotification = (value: unknown): boolean => isEnvelope(value, NOTIFICATION) && isCall(value)

/** Checks for an answer to a request: a result, or an error, whose id may be absent. */
export const isResponse = (value: unknown): boolean => {
  if (isEnvelope(value, RESULT)) return isId(value["id"]) && isRecord(value["result"]) && hasFitMeta(value["result"])
  if (!isEnvelope(value, ERROR) || (value["id"] !== undefined && !isId(value["id"]))) return false
  const error = value["error"]
  return isRecord(error) && Number.isSafeInteger(error["code"]) && typeof error["message"] === "string"
}

/** Checks for any message that a client may send. */
export const isMessage = (value: unknown): value is JSONRPCMessage =>
  isRequest(value) || isNotification(value) || isResponse(value)

const REQUEST: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"])
const NOTIFICATION: ReadonlySet<string> = new Set(["jsonrpc", "method", "params"])
const RESULT: ReadonlySet<string> = new Set(["jsonrpc", "id", "result"])
const ERROR: ReadonlySet<string> = new Set(["jsonrpc", "id", "error"])

/** Checks for a JSON-RPC object without keys of another kind of message. */
const isEnvelope = (value: unknown, keys: ReadonlySet<string>): value is Record<string, unknown> =>
  isRecord(value) && value["jsonrpc"] === "2.0" && Object.keys(value).every((key) => keys.has(key))

const isId = (value: unknown): value is RequestId => typeof value === "string" || Number.isSafeInteger(value)

const isCall = ({ method, params }: Record<string, unknown>): boolean =>
  typeof method === "string" && (params === undefined || (isRecord(params) && hasFitMeta(params)))

/** Checks `_meta`, whose progress token names messages as an id does. */
const hasFitMeta = ({ _meta }: Record<string, unknown>): boolean =>
  _meta === undefined || (isRecord(_meta) && (_meta["progressToken"] === undefined || isId(_meta["progressToken"])))

/** Capabilities of a client that are objects where they are present. */
const CAPABILITIES = ["experimental", "sampling", "elicitation", "roots", "tasks"] as const

/**
 * Returns what is wrong with the params of an `initialize`: the first fault, with its path.
 *
 * @example
 * initializeProblem({ protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "ann" } })
 * // "params.clientInfo.version: must be a string"
 */
export const initializeProblem = (params: unknown): string | undefined => {
  if (!isRecord(params)) return "params: must be an object"
  const { protocolVersion, capabilities, clientInfo } = params
  if (typeof protocolVersion !== "string") return "params.protocolVersion: must be a string"
  if (!isRecord(capabilities)) return "params.capabilities: must be an object"
  const wrong = CAPABILITIES.find((name) => capabilities[name] !== undefined && !isRecord(capabilities[name]))
  if (wrong !== undefined) return `params.capabilities.${wrong}: must be an object`
  if (!isRecord(clientInfo)) return "params.clientInfo: must be an object"
  const nameless = ["name", "version"].find((field) => typeof clientInfo[field] !== "string")
  return nameless === undefined ? undefined : `params.clientInfo.${nameless}: must be a string`
}
