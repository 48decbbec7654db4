import { assert, describe, it } from "@effect/vitest"
import { isJSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import * as fc from "fast-check"
import { isPlainRequest } from "../../../src/kernel/mcp/plainRequest.ts"

const anything = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constantFrom(null, true), fc.array(fc.string()))

/** Requests as hosts send them, and what is nearly one. */
const nearlyRequest = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, anything),
    id: fc.oneof({ weight: 9, arbitrary: fc.oneof(fc.string(), fc.integer()) }, anything),
    method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom("ping", "tools/call") }, anything),
    params: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record(
          {
            name: fc.string(),
            _meta: fc.oneof(
              {
                weight: 9,
                arbitrary: fc.record(
                  {
                    progressToken: fc.oneof(fc.string(), fc.integer(), anything),
                    "io.modelcontextprotocol/related-task": anything,
                    other: anything
                  },
                  { requiredKeys: [] }
                )
              },
              anything
            )
          },
          { requiredKeys: [] }
        )
      },
      anything
    ),
    result: anything
  },
  { requiredKeys: ["jsonrpc", "method"] }
)

describe("isPlainRequest", () => {
  it("accepts only what the SDK's schema accepts as a request", () => {
    fc.assert(
      fc.property(nearlyRequest, (value) => {
        const parsed = JSON.parse(JSON.stringify(value))
        assert.isTrue(!isPlainRequest(parsed) || isJSONRPCRequest(parsed))
      })
    )
  })

  it("knows the requests that hosts send", () => {
    const call = { name: "search", arguments: { query: "a" } }
    for (const [id, params] of [
      [1, undefined],
      ["a", {}],
      [0, call],
      [2, { ...call, _meta: { progressToken: 2 } }],
      [3, { ...call, _meta: { "claudecode/toolUseId": "x" } }]
    ] as const) {
      const request = { jsonrpc: "2.0", id, method: "tools/call", ...(params === undefined ? {} : { params }) }
      assert.isTrue(isPlainRequest(request))
    }
  })
})
