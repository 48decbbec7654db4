/** Keeps the JSON of an answer with it: a tool's answer goes out twice, as text and as structured content. */

/**
 * Key under which an answer holds its JSON, where copies, comparisons and JSON itself do not see it. The values of a
 * `WeakMap` would outlive V8's minor collections.
 */
const TEXT = Symbol("JSON")

/** Returns the JSON of an answer, which must not be changed afterwards. */
export const toJson = (answer: object): string => {
  const known = knownJson(answer)
  if (known !== undefined) return known
  const text = JSON.stringify(answer)
  if (Object.isExtensible(answer)) Object.defineProperty(answer, TEXT, { value: text })
  return text
}

const knownJson = (value: unknown): string | undefined => {
  const known = isObject(value) && TEXT in value ? value[TEXT] : undefined
  return typeof known === "string" ? known : undefined
}

/** Returns the JSON of a message; that of `structuredContent`, where the SDK has put it last, is not made again. */
export const messageToJson = (message: unknown): string => {
  if (!isResponse(message)) return JSON.stringify(message)
  const { structuredContent, ...rest } = message.result
  const text = knownJson(structuredContent)
  if (text === undefined) return JSON.stringify(message)
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
