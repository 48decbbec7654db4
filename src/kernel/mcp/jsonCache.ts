/** Caches the JSON of answers: a tool's answer goes out twice, as text and as structured content. */

const known = new WeakMap<object, string>()

/** Returns the JSON of an answer, which must not be changed afterwards. */
export const toJson = (answer: object): string => {
  const text = known.get(answer) ?? JSON.stringify(answer)
  known.set(answer, text)
  return text
}

/** Returns the JSON of a message; takes that of `structuredContent` from the cache, where the SDK has put it last. */
export const messageToJson = (message: unknown): string => {
  if (!isResponse(message)) return JSON.stringify(message)
  const { structuredContent, ...rest } = message.result
  const text = isObject(structuredContent) ? known.get(structuredContent) : undefined
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
