import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { eraOf, MetaKey, stateless, statelessError, supportedVersions } from "../../../src/kernel/mcp/Era.ts"
import { ErrorCode, RpcError } from "../../../src/kernel/mcp/RpcError.ts"

const request = (method: string, version?: unknown, capabilities?: unknown) => ({
  method,
  params: {
    _meta: {
      ...(version === undefined ? {} : { [MetaKey.protocolVersion]: version }),
      ...(capabilities === undefined ? {} : { [MetaKey.clientCapabilities]: capabilities })
    }
  }
})

const codeOf = (...given: Parameters<typeof request>) =>
  Either.match(eraOf(request(...given)), { onLeft: ({ code }) => code, onRight: (era) => era })

describe("the era of a request", () => {
  it("is that of sessions without a revision, or with one of sessions", () => {
    assert.strictEqual(codeOf("tools/list"), "session")
    assert.strictEqual(codeOf("tools/list", "2025-06-18"), "session")
  })

  it("is the stateless one with its revision and the client's capabilities", () => {
    assert.strictEqual(codeOf("tools/list", "2026-07-28", {}), "stateless")
    assert.strictEqual(codeOf("tools/list", "2026-07-28"), ErrorCode.invalidParams)
    assert.strictEqual(codeOf("tools/list", "2026-07-28", "none"), ErrorCode.invalidParams)
  })

  it("is refused for a revision that is no text or not served, with those that are", () => {
    assert.strictEqual(codeOf("tools/list", 20260728), ErrorCode.invalidParams)
    const refused = eraOf(request("tools/list", "2031-01-01", {}))
    assert.isTrue(Either.isLeft(refused))
    if (Either.isLeft(refused)) {
      assert.strictEqual(refused.left.code, ErrorCode.unsupportedProtocolVersion)
      assert.deepStrictEqual(refused.left.data, { supported: supportedVersions, requested: "2031-01-01" })
    }
  })

  it("is refused for a stateless method in a session", () => {
    assert.strictEqual(codeOf("server/discover"), ErrorCode.invalidParams)
    assert.strictEqual(codeOf("subscriptions/listen", "2025-06-18"), ErrorCode.unsupportedProtocolVersion)
  })
})

describe("a result of the stateless era", () => {
  const info = { name: "docs", title: "Docs", version: "1.2.3", instructions: "" }

  it("says who served it, and for how long a list may be kept", () => {
    const result = stateless("tools/list", info, { tools: [] })
    assert.deepStrictEqual(result["_meta"], { [MetaKey.serverInfo]: { name: "docs", title: "Docs", version: "1.2.3" } })
    assert.deepInclude(result, { resultType: "complete", cacheScope: "public", ttlMs: 3_600_000, tools: [] })
    assert.notProperty(stateless("tools/call", info, {}), "ttlMs")
  })

  it("says who served it beside what its `_meta` has already", () => {
    const { _meta } = stateless("subscriptions/listen", info, { _meta: { [MetaKey.subscriptionId]: 7 } })
    assert.deepStrictEqual(Object.keys(_meta ?? {}).sort(), [MetaKey.serverInfo, MetaKey.subscriptionId].sort())
  })

  it("has another code for a resource that is missing alone", () => {
    const error = (code: number) => new RpcError({ code, message: "gone", data: 1 })
    const missing = statelessError(error(ErrorCode.resourceNotFound))
    assert.deepStrictEqual([missing.code, missing.message, missing.data], [ErrorCode.invalidParams, "gone", 1])
    assert.strictEqual(statelessError(error(ErrorCode.internalError)).code, ErrorCode.internalError)
  })
})
