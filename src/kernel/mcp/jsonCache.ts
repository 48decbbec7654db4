/** Caches the JSON of the latest answer: a tool's answer goes out twice, as text and as structured content. */

/** Holds one answer only: the values of a `WeakMap` outlive V8's minor collections. */
let latest: { readonly answer: object; readonly text: string } | undefined

/** Returns the JSON of an answer, which must not be changed afterwards. */
export const toJson = (answer: object): string => {
  if (latest?.answer !== answer) latest = { answer, text: JSON.stringify(answer) }
  return latest.text
}

/** Returns the JSON of a message; takes that of `structuredContent` from the cache, where the SDK has put it last. */
export const messageToJson = (message: unknown): string => {
  if (!isResponse(message)) return JSON.stringify(message)
  const { structuredContent, ...rest } = message.result
  if (latest === undefined || latest.answer !== structuredContent) return JSON.stringify(message)
  const { text } = latest
  latest = undefined
  const first = JSON.stringify(rest).slice(0, -1)
  const result = `${first}${first === "{" ? "" : ","}"structuredContent":${text}}`
  return `{"result":${result},"jsonrpc":${JSON.stringify(message.jsonrpc)},"id":${JSON.stringify(message.id)}}`
}

interface Response {
  readonly jsonrpc: unknown
  readonly id: unknown
  readonly result: Readonly<Record<string, unknown>>
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const isResponse = (message: unknown): message is Response =>
  isObject(message) &&
  Object.keys(message).join() === "result,jsonrpc,id" &&
  "result" in message &&
  isObject(message.result) &&
  Object.keys(message.result).at(-1) === "structuredContent"
