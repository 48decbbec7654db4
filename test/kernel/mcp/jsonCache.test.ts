import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { messageToJson, toJson } from "../../../src/kernel/mcp/jsonCache.ts"

const json = FastCheck.jsonValue({ maxDepth: 3 })
const record = FastCheck.dictionary(FastCheck.string(), json)
const id = FastCheck.oneof(FastCheck.string(), FastCheck.integer())

describe("an encoded message", () => {
  it.prop(
    "says what JSON.stringify would",
    [record, json, id, FastCheck.boolean()],
    ([answer, content, id, isKnown]) => {
      if (isKnown) assert.strictEqual(toJson(answer), JSON.stringify(answer))
      const message = { result: { content, structuredContent: answer }, jsonrpc: "2.0", id }
      assert.strictEqual(messageToJson(message), JSON.stringify(message))
    }
  )

  it.prop("may be anything else", [json], ([value]) => {
    for (const message of [value, { jsonrpc: "2.0", id: 1, result: value }, [value], { method: "x", params: value }]) {
      assert.strictEqual(messageToJson(message), JSON.stringify(message))
    }
  })

  it("is that of JSON.stringify where a message has another form", () => {
    const answer = { a: 1 }
    toJson(answer)
    for (const message of [
      { jsonrpc: "2.0", id: 1, result: { structuredContent: answer } },
      { result: { structuredContent: answer, content: [] }, jsonrpc: "2.0", id: 1 },
      { result: { structuredContent: answer }, jsonrpc: "2.0", id: 1, more: true },
      { result: { structuredContent: answer }, jsonrpc: "2.0" }
    ]) {
      assert.strictEqual(messageToJson(message), JSON.stringify(message))
    }
  })

  it("is made once", () => {
    let made = 0
    const answer = { toJSON: () => ({ made: ++made }) }
    const text = toJson(answer)
    const result = { content: [{ type: "text", text }], structuredContent: answer }
    assert.strictEqual(
      messageToJson({ result, jsonrpc: "2.0", id: 7 }),
      '{"result":{"content":[{"type":"text","text":"{\\"made\\":1}"}],"structuredContent":{"made":1}},"jsonrpc":"2.0","id":7}'
    )
    assert.strictEqual(made, 1)
  })

  it("is that of its own answer, made once, where another is encoded in between", () => {
    const made: Array<string> = []
    const answers = ["a", "b"].map((name) => ({ toJSON: () => ({ [name]: made.push(name) }) }))
    const texts = answers.map(toJson)
    answers.forEach((structuredContent, i) => {
      const message = { result: { content: [], structuredContent }, jsonrpc: "2.0", id: 7 }
      assert.strictEqual(
        messageToJson(message),
        `{"result":{"content":[],"structuredContent":${texts[i]}},"jsonrpc":"2.0","id":7}`
      )
    })
    assert.deepStrictEqual(made, ["a", "b"])
  })

  it("leaves no trace in copies and comparisons", () => {
    const answer = { a: 1 }
    toJson(answer)
    assert.deepStrictEqual(answer, { a: 1 })
    assert.strictEqual(toJson({ ...answer, b: 2 }), '{"a":1,"b":2}')
  })
})
