/** The MCP methods over tools, resources and prompts: what each request answers, as Effects. */

import { InitializeRequestSchema, type Request, type RequestId, type Result } from "@modelcontextprotocol/sdk/types.js"
import { Cause, Data, Effect, Option } from "effect"
import { isRecord } from "../util/Collections.ts"
import { clip } from "../util/Text.ts"
import * as Cursor from "./Cursor.ts"
import { type Failure, toAnswer } from "./Failure.ts"
import { toJson } from "./jsonCache.ts"
import type { Options } from "./McpServer.ts"
import type { Page, Prompt, ResourceTemplate } from "./Resource.ts"
import { isWithin, TEXT_LIMIT, type Tool } from "./Tool.ts"

/** A JSON-RPC error answer: the SDK sends `code`, `message` and `data` as they are. */
export class RpcError extends Data.TaggedError("RpcError")<{
  readonly code: number
  readonly message: string
  readonly data?: unknown
  /** What the log calls it; its code where absent. */
  readonly outcome?: string
}> {}

/** JSON-RPC 2.0 and MCP error codes. */
const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603
const RESOURCE_NOT_FOUND = -32002

/** What is wrong with the params of an `initialize`; undefined for all other requests. */
export const initializeProblem = ({ method, params }: Request): string | undefined => {
  if (method !== "initialize") return undefined
  const [issue] = InitializeRequestSchema.safeParse({ method, params }).error?.issues ?? []
  return issue === undefined ? undefined : `${issue.path.map(String).join(".")}: ${clip(issue.message)}`
}

/** The most values one completion may hold, by MCP's schema. */
const COMPLETIONS = 100

/** Where a method says what it is about and how it ended, for the log. */
export type Tell = (told: { readonly target?: string; readonly outcome?: string }) => void

export interface Methods<R> {
  /** What can be answered from the options alone; undefined for all other methods. */
  readonly fixed: (request: Request) => Effect.Effect<Result, RpcError> | undefined
  /** Everything else: needs the services. */
  readonly live: (request: Request, requestId: RequestId, tell: Tell) => Effect.Effect<Result, RpcError, R>
}

export const make = <R>(options: Options<R>): Methods<R> => {
  const tools = new Map(options.tools.map((tool) => [tool.name, tool]))
  const prompts = new Map((options.prompts ?? []).map((prompt) => [prompt.name, prompt]))
  const { resources } = options

  const callTool = (params: Params, requestId: RequestId, tell: Tell) =>
    Effect.flatMap(text(params, "name"), (name) => {
      const tool = tools.get(options.aliases?.get(name) ?? name)
      if (tool === undefined) return invalidParams(`Unknown tool: ${clip(name)}`)
      const args = params["arguments"]
      tell({ target: tool.target(args) })
      return answerCall(tool, args, requestId, tell)
    })

  const readResource = (params: Params, tell: Tell): Effect.Effect<Result, RpcError, R> =>
    Effect.flatMap(text(params, "uri"), (uri) => {
      tell({ target: clip(uri) })
      for (const template of resources?.templates ?? []) {
        const read = template.read(uri)
        if (read !== undefined) {
          return read.pipe(
            Effect.map((contents) => ({ contents: [contents] })),
            Effect.mapError(fromFailure)
          )
        }
      }
      const message = `Unknown resource: ${clip(uri)}`
      const data = { code: "NOT_FOUND", message, uri: clip(uri) }
      return new RpcError({ code: RESOURCE_NOT_FOUND, message, data })
    })

  const complete = (params: Params): Effect.Effect<Result, RpcError, R> =>
    Effect.gen(function* () {
      const ref = record(params["ref"])
      const argument = record(params["argument"])
      const variable = yield* text(argument, "name")
      const begun = yield* text(argument, "value")
      if (!isWithin(begun, TEXT_LIMIT)) return yield* invalidParams(`argument.value: ${TOO_LONG}`)
      if (ref["type"] === "ref/prompt") {
        if (typeof ref["name"] === "string" && prompts.has(ref["name"])) return completion([])
        return yield* invalidParams("ref: names no prompt of this server")
      }
      const template = resources?.templates.find((one) => one.uriTemplate === ref["uri"])
      if (template === undefined) return yield* invalidParams("ref: names no resource template of this server")
      const known = texts(record(record(params["context"])["arguments"]))
      const values = yield* Effect.mapError(
        template.complete?.(variable, begun, known) ?? Effect.succeed([]),
        fromFailure
      )
      return completion(values)
    })

  const getPrompt = (params: Params) =>
    Effect.flatMap(text(params, "name"), (name): Effect.Effect<Result, RpcError> => {
      const prompt = prompts.get(name)
      if (prompt === undefined) return invalidParams(`Unknown prompt: ${clip(name)}`)
      const given = record(params["arguments"])
      const problem = promptProblem(prompt, given)
      if (problem !== undefined) return invalidParams(problem)
      const args = texts(given)
      return Effect.succeed({
        description: prompt.description,
        messages: [{ role: "user", content: { type: "text", text: prompt.text(args) } }]
      })
    })

  const fixed: Methods<R>["fixed"] = (request) => {
    const params = record(request.params)
    if (unpaged.has(request.method) && params["cursor"] !== undefined) return invalidParams(NO_CURSOR)
    switch (request.method) {
      case "tools/list":
        return Effect.sync(() => ({ tools: options.tools.map(listed) }))
      case "resources/templates/list":
        return resources && Effect.sync(() => ({ resourceTemplates: resources.templates.map(listedTemplate) }))
      case "prompts/list":
        return options.prompts && Effect.succeed({ prompts: options.prompts.map(listedPrompt) })
      case "prompts/get":
        return options.prompts && getPrompt(params)
    }
    return undefined
  }

  const live: Methods<R>["live"] = (request, requestId, tell) => {
    const params = record(request.params)
    switch (request.method) {
      case "tools/call":
        return callTool(params, requestId, tell)
      case "resources/list":
        if (resources === undefined) break
        return paged(params, "resources", resources.list)
      case "resources/read":
        if (resources === undefined) break
        return readResource(params, tell)
      case "completion/complete":
        if (resources === undefined) break
        return complete(params)
    }
    return new RpcError({ code: METHOD_NOT_FOUND, message: `Unknown method: ${clip(request.method)}` })
  }

  return { fixed, live }
}

type Params = Record<string, unknown>

/** What a client reads where nobody expected the failure: which request it was, and nothing else. */
export const internal = (requestId: RequestId) => ({
  code: "INTERNAL" as const,
  message: `Unexpected failure; see the server's log for request ${requestId}.`
})

/** Runs one call to an MCP result: a failure of the tool is a result too, and so is a defect. */
const answerCall = <R>(
  tool: Tool<R>,
  args: unknown,
  requestId: RequestId,
  tell: Tell
): Effect.Effect<Result, never, R> =>
  tool.call(args).pipe(
    Effect.map((value): Result => ({ content: [textBlock(value)], structuredContent: value as Params })),
    Effect.catchAll((failure) => Effect.sync(() => failed(toAnswer(failure), failure.code, tell))),
    Effect.catchAllDefect((defect) =>
      Effect.as(
        Effect.logError(`request ${requestId} died`, Cause.die(defect)),
        failed(internal(requestId), "INTERNAL", tell)
      )
    )
  )

const failed = (answer: Record<string, unknown>, code: string, tell: Tell): Result => {
  tell({ outcome: code })
  return { isError: true, content: [textBlock(answer)] }
}

const textBlock = (value: object) => ({ type: "text" as const, text: toJson(value) })

/** A failure outside a tool call is a JSON-RPC error that carries the same answer as `data`. */
const fromFailure = (failure: Failure): RpcError => {
  const code = failure._tag === "NotFound" ? RESOURCE_NOT_FOUND : INVALID_PARAMS
  return new RpcError({ code, message: failure.message, data: toAnswer(failure), outcome: failure.code })
}

const invalidParams = (message: string): RpcError =>
  new RpcError({
    code: INVALID_PARAMS,
    message,
    data: { code: "INVALID_ARGUMENT", message, problems: [message] }
  })

const text = (params: Params, name: string): Effect.Effect<string, RpcError> => {
  const value = params[name]
  if (typeof value === "string") return Effect.succeed(value)
  return invalidParams(value === undefined ? `${name}: is missing` : `${name}: must be a string`)
}

const NO_CURSOR = "cursor: is not one that this server gave"

/** Lists that come whole. */
const unpaged: ReadonlySet<string> = new Set(["tools/list", "resources/templates/list", "prompts/list"])

const paged = <A, R>(
  params: Params,
  key: string,
  list: (offset: number) => Effect.Effect<Page<A>, Failure, R>
): Effect.Effect<Result, RpcError, R> => {
  const cursor = params["cursor"]
  const offset =
    cursor === undefined ? Option.some(0) : typeof cursor === "string" ? Cursor.decode(cursor) : Option.none<number>()
  if (Option.isNone(offset)) return invalidParams(NO_CURSOR)
  return list(offset.value).pipe(
    Effect.map(({ items, next }) => ({
      [key]: items,
      ...(next === undefined ? {} : { nextCursor: Cursor.encode(next) })
    })),
    Effect.mapError(fromFailure)
  )
}

const TOO_LONG = `is longer than ${TEXT_LIMIT} characters`

/** What is wrong with the arguments of a prompt. */
const promptProblem = (prompt: Prompt, given: Params): string | undefined => {
  const known = new Set(prompt.arguments.map(({ name }) => name))
  for (const [name, value] of Object.entries(given)) {
    if (!known.has(name)) return `${clip(name)}: is not an argument of this prompt`
    if (typeof value !== "string") return `${name}: must be a string`
    if (!isWithin(value, TEXT_LIMIT)) return `${name}: ${TOO_LONG}`
  }
  const missing = prompt.arguments.find(({ name, required }) => required && given[name] === undefined)
  return missing === undefined ? undefined : `${missing.name}: is missing`
}

const completion = (values: ReadonlyArray<string>): Result => ({
  completion: { values: values.slice(0, COMPLETIONS), total: values.length, hasMore: values.length > COMPLETIONS }
})

const listed = <R>({ name, title, description, inputSchema, outputSchema, annotations }: Tool<R>) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations
})

const listedTemplate = <R>({ uriTemplate, name, title, description, mimeType }: ResourceTemplate<R>) => ({
  uriTemplate,
  name,
  title,
  description,
  mimeType
})

const listedPrompt = ({ name, title, description, arguments: args }: Prompt) => ({
  name,
  title,
  description,
  arguments: args
})

const record = (value: unknown): Params => (isRecord(value) ? value : {})

const texts = (values: Params): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
