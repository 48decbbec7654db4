/** The MCP methods over tools, resources and prompts: the answer to each request, as an Effect. */

import { InitializeRequestSchema, type Request, type RequestId, type Result } from "@modelcontextprotocol/sdk/types.js"
import { Cause, Effect, Option, Predicate } from "effect"
import { isRecord } from "../util/Collections.ts"
import { traced } from "../util/Effects.ts"
import { clip } from "../util/Text.ts"
import { noteRequest } from "./CurrentRequest.ts"
import * as Cursor from "./Cursor.ts"
import { supportedVersions } from "./Era.ts"
import { type Failure, type FailureAnswer, toAnswer } from "./Failure.ts"
import { toJson } from "./jsonCache.ts"
import type { Page, Prompt, ResourceTemplate } from "./Resource.ts"
import { ErrorCode, internalAnswer, invalidParams, RpcError } from "./RpcError.ts"
import { capabilitiesOf, type ServerOptions } from "./ServerOptions.ts"
import { isWithin, TEXT_LIMIT, type Tool } from "./Tool.ts"

/** Returns the fault in the params of an `initialize`; undefined if there is none, and for all other requests. */
export const initializeProblem = ({ method, params }: Request): string | undefined => {
  if (method !== "initialize") return undefined
  const [issue] = InitializeRequestSchema.safeParse({ method, params }).error?.issues ?? []
  if (issue === undefined) return undefined
  const place = issue.path.map(String).join(".")
  const given = issue.path.reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), { params })
  const problem =
    given === undefined
      ? "is missing"
      : issue.code === "invalid_type"
        ? `must be of type ${issue.expected}`
        : `is not valid: ${clip(issue.message)}`
  return `${place} ${problem}; initialize takes protocolVersion, capabilities and clientInfo with name and version`
}

/** Maximum number of values of one completion, by MCP's schema. */
const MAX_COMPLETIONS = 100

export interface Methods<R> {
  /** Answers from the options alone; undefined for all other methods. */
  readonly fixed: (request: Request) => Effect.Effect<Result, RpcError> | undefined
  /** Answers all other methods, with the services. */
  readonly live: (request: Request, requestId: RequestId) => Effect.Effect<Result, RpcError, R>
}

/** Makes the answers to all methods of a server. */
export const make = <R>(options: ServerOptions<R>): Methods<R> => {
  const tools = new Map(options.tools.map((tool) => [tool.name, tool]))
  const prompts = new Map((options.prompts ?? []).map((prompt) => [prompt.name, prompt]))
  const { resources } = options

  const callTool = (params: Params, requestId: RequestId): Effect.Effect<Result, RpcError, R> =>
    Effect.flatMap(text(params, "name"), (name) => {
      const tool = tools.get(options.aliases?.get(name) ?? name)
      if (tool === undefined) return Effect.fail(invalidParams(`Unknown tool: ${clip(name)}`))
      const args = params["arguments"]
      const target = tool.target(args)
      return Effect.andThen(noteRequest({ target }), answerCall(tool, args, target, requestId))
    })

  const fixed: Methods<R>["fixed"] = (request) => {
    const params = record(request.params)
    if (unpaged.has(request.method) && Predicate.isNotNullable(params["cursor"]))
      return Effect.fail(invalidParams(NO_CURSOR))
    switch (request.method) {
      case "tools/list":
        return Effect.sync(() => ({ tools: options.tools.map(listed) }))
      case "resources/templates/list":
        return resources && Effect.sync(() => ({ resourceTemplates: resources.templates.map(listedTemplate) }))
      case "prompts/list":
        return options.prompts && Effect.succeed({ prompts: options.prompts.map(listedPrompt) })
      case "prompts/get":
        return options.prompts && getPrompt(prompts, params)
    }
    return undefined
  }

  const live: Methods<R>["live"] = (request, requestId) => {
    const params = record(request.params)
    switch (request.method) {
      case "tools/call":
        return callTool(params, requestId)
      case "resources/list":
        if (resources === undefined) break
        return paged(params, "resources", resources.list)
      case "resources/read":
        if (resources === undefined) break
        return readResource(resources.templates, params)
      case "completion/complete":
        if (resources === undefined) break
        return complete(resources.templates, prompts, params)
    }
    return Effect.fail(
      new RpcError({ code: ErrorCode.methodNotFound, message: `Unknown method: ${clip(request.method)}` })
    )
  }

  return { fixed, live }
}

type Templates<R> = ReadonlyArray<ResourceTemplate<R>>

/** Prompts by their names. */
type Prompts = ReadonlyMap<string, Prompt>

const readResource = <R>(templates: Templates<R>, params: Params): Effect.Effect<Result, RpcError, R> =>
  Effect.flatMap(text(params, "uri"), (uri) => Effect.andThen(noteRequest({ target: clip(uri) }), read(templates, uri)))

/** Reads a resource by the first template that its address fits. */
const read = <R>(templates: Templates<R>, uri: string): Effect.Effect<Result, RpcError, R> => {
  for (const template of templates) {
    const contents = template.read(uri)
    if (contents !== undefined) {
      return contents.pipe(
        Effect.map((one) => ({ contents: [one] })),
        Effect.mapError(fromFailure)
      )
    }
  }
  const message = `Unknown resource: ${clip(uri)}`
  const data = { code: "NOT_FOUND", message, uri: clip(uri) }
  return Effect.fail(new RpcError({ code: ErrorCode.resourceNotFound, message, data }))
}

/** Completes a variable of a template; arguments of prompts are free texts. */
const complete = Effect.fnUntraced(function* <R>(templates: Templates<R>, prompts: Prompts, params: Params) {
  const ref = record(params["ref"])
  const argument = record(params["argument"])
  const variable = yield* text(argument, "name")
  const begun = yield* text(argument, "value")
  if (!isWithin(begun, TEXT_LIMIT)) return yield* invalidParams(`argument.value: ${TOO_LONG}`)
  if (ref["type"] === "ref/prompt") {
    if (typeof ref["name"] === "string" && prompts.has(ref["name"])) return completion([])
    return yield* invalidParams("ref: names no prompt of this server")
  }
  const template = templates.find((one) => one.uriTemplate === ref["uri"])
  if (template === undefined) return yield* invalidParams("ref: names no resource template of this server")
  const known = texts(record(record(params["context"])["arguments"]))
  const values = yield* Effect.mapError(template.complete?.(variable, begun, known) ?? Effect.succeed([]), fromFailure)
  return completion(values)
})

const getPrompt = (prompts: Prompts, params: Params): Effect.Effect<Result, RpcError> =>
  Effect.flatMap(text(params, "name"), (name) => {
    const prompt = prompts.get(name)
    if (prompt === undefined) return Effect.fail(invalidParams(`Unknown prompt: ${clip(name)}`))
    const given = record(params["arguments"])
    const problem = promptProblem(prompt, given)
    if (problem !== undefined) return Effect.fail(invalidParams(problem))
    const args = texts(given)
    return Effect.succeed<Result>({
      description: prompt.description,
      messages: [{ role: "user", content: { type: "text", text: prompt.text(args) } }]
    })
  })

/** The result of `server/discover`. */
export const discovery = <R>(options: ServerOptions<R>): Result => ({
  supportedVersions,
  capabilities: capabilitiesOf(options),
  instructions: options.instructions
})

type Params = Record<string, unknown>

/**
 * Runs one call, traced by the tool's name, to an MCP result:
 * a failure of the tool is a result too, and so is a defect.
 */
const answerCall = <R>(
  tool: Tool<R>,
  args: unknown,
  target: string,
  requestId: RequestId
): Effect.Effect<Result, never, R> =>
  tool.call(args).pipe(
    Effect.map((value): Result => ({ content: [textBlock(value)], structuredContent: value as Params })),
    Effect.catchAllCause((cause) => {
      const failure = Cause.failureOption(cause)
      if (Option.isSome(failure)) return failed(toAnswer(failure.value))
      const unexpected = cause as Cause.Cause<never>
      if (Cause.isInterruptedOnly(unexpected)) return Effect.failCause(unexpected)
      return Effect.andThen(
        Effect.logError(`request ${requestId} died`, cause),
        failed(internalAnswer(requestId, cause))
      )
    }),
    traced(`tools/call ${tool.name}`, { kind: "server", attributes: { target }, captureStackTrace: false })
  )

const failed = (answer: FailureAnswer): Effect.Effect<Result> =>
  Effect.as(noteRequest({ outcome: answer.code }), { isError: true, content: [textBlock(answer)] })

const textBlock = (value: object) => ({ type: "text" as const, text: toJson(value) })

/** Turns a failure outside a tool call into a JSON-RPC error that carries the same answer as `data`. */
const fromFailure = (failure: Failure): RpcError => {
  const code = failure._tag === "NotFound" ? ErrorCode.resourceNotFound : ErrorCode.invalidParams
  return new RpcError({ code, message: failure.message, data: toAnswer(failure), outcome: failure.code })
}

const text = (params: Params, name: string): Effect.Effect<string, RpcError> => {
  const value = params[name]
  if (typeof value === "string") return Effect.succeed(value)
  return Effect.fail(invalidParams(value === undefined ? `${name}: is missing` : `${name}: must be a string`))
}

const NO_CURSOR = "cursor: is not from this server"

/** Lists that are never paged. A cursor that is `null`, as some clients send it, counts as absent. */
const unpaged: ReadonlySet<string> = new Set(["tools/list", "resources/templates/list", "prompts/list"])

const paged = <A, R>(
  params: Params,
  key: string,
  list: (offset: number) => Effect.Effect<Page<A>, Failure, R>
): Effect.Effect<Result, RpcError, R> => {
  const cursor = params["cursor"]
  const offset = Predicate.isNullable(cursor)
    ? Option.some(0)
    : typeof cursor === "string"
      ? Cursor.decode(cursor)
      : Option.none<number>()
  if (Option.isNone(offset)) return Effect.fail(invalidParams(NO_CURSOR))
  return list(offset.value).pipe(
    Effect.map(({ items, next }) => ({
      [key]: items,
      ...(next === undefined ? {} : { nextCursor: Cursor.encode(next) })
    })),
    Effect.mapError(fromFailure)
  )
}

const TOO_LONG = `is longer than ${TEXT_LIMIT} characters`

/** Returns what is wrong with the arguments of a prompt. */
const promptProblem = (prompt: Prompt, given: Params): string | undefined => {
  const known = new Set(prompt.arguments.map(({ name }) => name))
  for (const [name, value] of Object.entries(given)) {
    if (Predicate.isNullable(value)) continue
    if (!known.has(name)) return `${clip(name)}: is not an argument of this prompt`
    if (typeof value !== "string") return `${name}: must be a string`
    if (!isWithin(value, TEXT_LIMIT)) return `${name}: ${TOO_LONG}`
  }
  const missing = prompt.arguments.find(({ name, required }) => required && Predicate.isNullable(given[name]))
  return missing === undefined ? undefined : `${missing.name}: is missing`
}

const completion = (values: ReadonlyArray<string>): Result => ({
  completion: {
    values: values.slice(0, MAX_COMPLETIONS),
    total: values.length,
    hasMore: values.length > MAX_COMPLETIONS
  }
})

const listed = <R>({ name, title, description, inputSchema, outputSchema, annotations, meta }: Tool<R>) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
  ...(meta === undefined ? {} : { _meta: meta })
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
