import { assert, describe, it } from "@effect/vitest"
import {
  InitializeRequestSchema,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  SUPPORTED_PROTOCOL_VERSIONS
} from "@modelcontextprotocol/sdk/types.js"
import fc from "fast-check"
import { sessionVersions } from "../../../src/kernel/mcp/Era.ts"
import { initializeProblem, isNotification, isRequest, isResponse } from "../../../src/kernel/mcp/Messages.ts"

const scalar = fc.constantFrom<unknown>(null, true, 0, -7, 1.5, 1e300, "", "text", [], [1], {}, { a: 1 }, undefined)
const meta = fc.oneof(scalar, fc.record({ progressToken: scalar }, { requiredKeys: [] }))
const params = fc.oneof(scalar, fc.record({ _meta: meta, name: scalar }, { requiredKeys: [] }))
const error = fc.oneof(scalar, fc.record({ code: scalar, message: scalar, data: scalar }, { requiredKeys: [] }))
const version = fc.oneof(fc.constant("2.0"), scalar)
/** Objects near to messages: any field may be absent, strange, or one too many. */
const nearMessage = fc.record(
  {
    jsonrpc: version,
    id: fc.oneof(fc.constantFrom("a", 1), scalar),
    method: fc.oneof(fc.constant("ping"), scalar),
    params,
    result: params,
    error,
    more: scalar
  },
  { requiredKeys: [] }
)
/** Messages of one kind, with at most one field that is strange. */
const message = fc
  .constantFrom<ReadonlyArray<string>>(
    ["jsonrpc", "id", "method", "params"],
    ["jsonrpc", "id", "method"],
    ["jsonrpc", "method", "params"],
    ["jsonrpc", "id", "result"],
    ["jsonrpc", "id", "error"],
    ["jsonrpc", "error"]
  )
  .chain((keys) =>
    fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          {
            jsonrpc: fc.constant("2.0"),
            id: fc.oneof({ weight: 5, arbitrary: fc.constantFrom("a", 0) }, { weight: 1, arbitrary: scalar }),
            method: fc.constant("ping"),
            params,
            result: params,
            error: fc.oneof(fc.constant({ code: -1, message: "no" }), error)
          }[key] ?? scalar
        ])
      )
    )
  )

describe("Messages", () => {
  it.prop(
    "tells messages apart as the SDK does",
    { value: fc.oneof(fc.anything(), nearMessage, message) },
    ({ value }) => {
      const ours = [isRequest(value), isNotification(value), isResponse(value)]
      const theirs = [
        isJSONRPCRequest(value),
        isJSONRPCNotification(value),
        isJSONRPCResultResponse(value) || isJSONRPCErrorResponse(value)
      ]
      assert.deepStrictEqual(ours, theirs)
    },
    { fastCheck: { numRuns: 1000 } }
  )

  it.prop(
    "refuses an initialize that the SDK refuses, with the path of a field that is wrong",
    {
      value: fc.record({
        protocolVersion: fc.oneof(fc.constant("2025-06-18"), scalar),
        capabilities: fc.oneof(
          fc.constant({}),
          scalar,
          fc.dictionary(fc.constantFrom("experimental", "sampling", "roots", "tasks", "other"), fc.constantFrom({}, 5))
        ),
        clientInfo: fc.oneof(
          fc.constant({ name: "n", version: "1" }),
          scalar,
          fc.record({ name: scalar, version: scalar }, { requiredKeys: [] })
        )
      })
    },
    ({ value }) => {
      const { success, error: found } = InitializeRequestSchema.safeParse({ method: "initialize", params: value })
      const problem = initializeProblem(value)
      assert.strictEqual(problem === undefined, success, problem ?? found?.message)
      const paths = (found?.issues ?? []).map(({ path }) => path.join("."))
      if (problem !== undefined) assert.include(paths, problem.slice(0, problem.indexOf(":")))
    },
    { fastCheck: { numRuns: 500 } }
  )

  it("opens sessions of the revisions that the SDK's clients open", () => {
    assert.deepStrictEqual([...sessionVersions], SUPPORTED_PROTOCOL_VERSIONS)
  })
})
