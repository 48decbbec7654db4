/** Keeps the JSON of an answer with it: a tool's answer goes out twice, as text and as structured content. */
import { memoizeIn } from "../util/memoize.ts"

/** Returns the JSON of an answer, which must be neither frozen nor changed afterwards. */
export const toJson = memoizeIn((answer: object) => JSON.stringify(answer))

/** Returns the JSON of a message; that of `structuredContent`, where the SDK has put it last, is not made again. */
export const messageToJson = (message: unknown): string => {
  if (!isResponse(message)) return JSON.stringify(message)
  const { structuredContent, ...rest } = message.result
  if (!isObject(structuredContent)) return JSON.stringify(message)
  const first = JSON.stringify(rest).slice(0, -1)
  const result = `${first}${first === "{" ? "" : ","}"structuredContent":${toJson(structuredContent)}}`
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
