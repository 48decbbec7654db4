/**
 * Distinguishes the two eras of the protocol by what each request carries.
 *
 * Until revision 2025-11-25 a client opens a session by `initialize`. Since 2026-07-28 there are no sessions: each
 * request names its revision and the client's capabilities in `_meta`, and each result says how long it may be kept.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
 */
import { type Request, type Result, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js"
import { Either } from "effect"
import { isRecord } from "../util/Collections.ts"
import { clip } from "../util/Text.ts"
import { ErrorCode, invalidParams, RpcError } from "./RpcError.ts"
import type { ServerInfo } from "./ServerOptions.ts"

/** `session`: by `initialize`. `stateless`: each request for itself. */
export type Era = "session" | "stateless"

/** The stateless revision. */
const STATELESS_VERSION = "2026-07-28"

/** Every revision that is served, newest first. */
export const supportedVersions: ReadonlyArray<string> = [STATELESS_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS]

/** Keys of `_meta` that the protocol reserves. */
export const MetaKey = {
  protocolVersion: "io.modelcontextprotocol/protocolVersion",
  clientCapabilities: "io.modelcontextprotocol/clientCapabilities",
  serverInfo: "io.modelcontextprotocol/serverInfo",
  subscriptionId: "io.modelcontextprotocol/subscriptionId"
} as const

/** Requests that exist in the stateless era alone. */
const statelessMethods: ReadonlySet<string> = new Set(["server/discover", "subscriptions/listen"])

/**
 * Returns the era of a request, or why it is refused.
 *
 * @example
 * eraOf({ method: "tools/list" }) // Either.right("session")
 */
export const eraOf = ({ method, params }: Request): Either.Either<Era, RpcError> => {
  const meta: Readonly<Record<string, unknown>> = isRecord(params?._meta) ? params._meta : {}
  const version = meta[MetaKey.protocolVersion]
  if (version === undefined) {
    return statelessMethods.has(method)
      ? Either.left(invalidParams(`_meta["${MetaKey.protocolVersion}"]: is missing`))
      : Either.right("session")
  }
  if (typeof version !== "string") {
    return Either.left(invalidParams(`_meta["${MetaKey.protocolVersion}"]: must be a string`))
  }
  if (version !== STATELESS_VERSION) {
    // A revision of sessions, named by a client that knows both eras.
    if (supportedVersions.includes(version) && !statelessMethods.has(method)) return Either.right("session")
    const message = "Unsupported protocol version"
    const data = { supported: supportedVersions, requested: clip(version) }
    return Either.left(new RpcError({ code: ErrorCode.unsupportedProtocolVersion, message, data }))
  }
  if (!isRecord(meta[MetaKey.clientCapabilities])) {
    const problem = meta[MetaKey.clientCapabilities] === undefined ? "is missing" : "must be an object"
    return Either.left(invalidParams(`_meta["${MetaKey.clientCapabilities}"]: ${problem}`))
  }
  return Either.right("stateless")
}

/** Time that a list which never changes while the server runs may be kept, in milliseconds. */
const FIXED_LIST_TTL = 3_600_000

/**
 * Time that results may be kept. Lists of tools, prompts and templates are fixed at the start; resources are the user's
 * own files, which are followed as they change.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching
 */
const cacheHints: ReadonlyMap<string, { readonly ttlMs: number; readonly cacheScope: "public" | "private" }> = new Map([
  ["server/discover", { ttlMs: FIXED_LIST_TTL, cacheScope: "public" }],
  ["tools/list", { ttlMs: FIXED_LIST_TTL, cacheScope: "public" }],
  ["prompts/list", { ttlMs: FIXED_LIST_TTL, cacheScope: "public" }],
  ["resources/templates/list", { ttlMs: FIXED_LIST_TTL, cacheScope: "public" }],
  ["resources/list", { ttlMs: 0, cacheScope: "private" }],
  ["resources/read", { ttlMs: 0, cacheScope: "private" }]
])

/** Adds to a result the fields that the stateless era requires. */
export const stateless = (
  method: string,
  { name, title, version }: ServerInfo,
  { _meta, ...result }: Result
): Result => ({
  resultType: "complete",
  ...cacheHints.get(method),
  _meta: { ..._meta, [MetaKey.serverInfo]: { name, title, version } },
  // Last, so that the transport writes the cached JSON of `structuredContent`.
  ...result
})

/** Gives an error the code that it has in the stateless era. */
export const statelessError = (error: RpcError): RpcError =>
  error.code === ErrorCode.resourceNotFound
    ? new RpcError({ ...error, message: error.message, code: ErrorCode.invalidParams })
    : error
