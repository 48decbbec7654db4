/**
 * Defines tools: a name, schemas of arguments and answers, and a handler.
 *
 * The schemas are the single source: `tools/list` shows the JSON Schema derived
 * from them and `call` decodes with the same one, so the two cannot drift apart.
 */

import { Effect, Either, identity, ParseResult, Schema } from "effect"
import { addTo, isRecord } from "../util/Collections.ts"
import { lazy } from "../util/memoize.ts"
import { clip } from "../util/Text.ts"
import { type Failure, InvalidArgument, invalid } from "./Failure.ts"
import { type ObjectSchema, toInputSchema, toOutputSchema } from "./JsonSchema.ts"

/** MCP's hints about what a call does; see the specification's ToolAnnotations. */
export interface Annotations {
  readonly readOnlyHint: boolean
  readonly openWorldHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
}

export interface Tool<R = never, Output extends object = object> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
  readonly annotations: Annotations
  /** `_meta` of the tool in `tools/list`: hints for hosts that know them. */
  readonly meta?: Readonly<Record<string, unknown>>
  /** Returns the subject of a call for the log: one short word or phrase taken from its arguments. */
  readonly target: (args: unknown) => string
  /** Decodes the arguments and answers; the value is the answer's `structuredContent`. */
  readonly call: (args: unknown) => Effect.Effect<Output, Failure, R>
}

/** Arguments before they are checked. */
export type Arguments = Readonly<Record<string, unknown>>

/** Maximum length of a text argument, in code points as JSON Schema counts; a longer one is refused before any work. */
export const TEXT_LIMIT = 4000

/** `meta` that asks hosts that load tools on demand to load this one at once. */
export const alwaysLoad = { "anthropic/alwaysLoad": true } as const

/** A string argument of limited length. */
export const Text = Schema.String.pipe(
  Schema.filter((text) => isWithin(text, TEXT_LIMIT) || `is longer than ${TEXT_LIMIT} characters`, {
    title: "string",
    jsonSchema: { maxLength: TEXT_LIMIT }
  })
)

/**
 * Checks that a text has at most `most` code points; one with more than twice as many units is not counted.
 *
 * @example
 * isWithin("日本", 2) // true
 * isWithin("𝄞𝄞𝄞", 2) // false: three code points
 */
export const isWithin = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= 2 * most && Array.from(text).length <= most)

/**
 * Makes a required argument with its description.
 *
 * @example required(Text, "Class name: CharacterBody2D") // a field of `Tool.make`'s `input`
 */
export const required = <A, I>(schema: Schema.Schema<A, I>, description: string) =>
  Schema.propertySignature(schema).annotations({ description })

/** Makes an optional argument; `byDefault` is for the schema only, the handler's destructuring sets it. */
export const optional = <A, I>(schema: Schema.Schema<A, I>, description: string, byDefault?: NoInfer<A>) =>
  Schema.optionalWith(schema, { exact: true }).annotations(
    byDefault === undefined ? { description } : { description, default: byDefault as never }
  )

/**
 * Makes a tool of its schemas and a handler, which gets decoded arguments.
 *
 * @example
 * const echo = Tool.make({
 *   name: "echo",
 *   title: "Echo",
 *   description: "Returns the text",
 *   input: () => Schema.Struct({ text: Tool.required(Tool.Text, "Any text") }),
 *   output: () => Schema.Struct({ text: Schema.String }),
 *   handler: Effect.succeed
 * })
 */
export const make = <Input extends object, Encoded, Output extends object, OutputEncoded, R>(options: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: () => Schema.Schema<Input, Encoded>
  readonly output: () => Schema.Schema<Output, OutputEncoded>
  readonly annotations?: Partial<Annotations>
  readonly meta?: Readonly<Record<string, unknown>>
  /** Treats arguments that are `null`, `""` or `[]` as absent: some hosts send one for each that the model left out. */
  readonly emptyIsAbsent?: boolean
  readonly target?: (args: Record<string, unknown>) => unknown
  readonly handler: (input: Input) => Effect.Effect<Output, Failure, R>
}): Tool<R, Output> => {
  // Made at first use: the handshake does not need them.
  const decoding = lazy(() => {
    const [input, output] = [options.input(), options.output()]
    return {
      decode: decoder(input),
      check: checker(options.name, output),
      inputSchema: toInputSchema(input),
      outputSchema: toOutputSchema(output)
    }
  })
  return {
    name: options.name,
    title: options.title,
    description: options.description,
    get inputSchema() {
      return decoding().inputSchema
    },
    get outputSchema() {
      return decoding().outputSchema
    },
    annotations: { readOnlyHint: true, openWorldHint: false, ...options.annotations },
    ...(options.meta === undefined ? {} : { meta: options.meta }),
    target: (args) => clip(String((isRecord(args) ? options.target?.(plain(args)) : undefined) ?? "")),
    call: (args) => {
      const { decode, check } = decoding()
      return decode(options.emptyIsAbsent ? withoutEmpty(args ?? {}) : (args ?? {})).pipe(
        Effect.flatMap(options.handler),
        IS_DEVELOPMENT ? Effect.tap(check) : identity
      )
    }
  }
}

const withoutEmpty = (args: unknown): unknown =>
  isRecord(args) ? Object.fromEntries(Object.entries(args).filter(([, value]) => !isEmpty(value))) : args

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)

/** Decodes unknown arguments by `schema`; every missing, extra and wrong one is named at once. */
export const decoder = <Input extends object, Encoded>(schema: Schema.Schema<Input, Encoded>) => {
  const decode = Schema.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" })
  return (args: unknown): Effect.Effect<Input, InvalidArgument> =>
    Effect.suspend(() => {
      const bulky = bulkyArgument(args)
      if (bulky !== undefined) return Effect.fail(invalid(clip(bulky), `more than ${MAX_VALUES} values`))
      const decoded = decode(args)
      return Either.isRight(decoded) ? Effect.succeed(decoded.right) : Effect.fail(toInvalidArgument(decoded.left))
    })
}

/** True if this runs from source, in a test or by `npm run dev`, and not from a bundle. */
const IS_DEVELOPMENT = import.meta.url.endsWith(".ts")

/** Makes the check of answers, which dies if one does not fit the tool's output schema. */
const checker = <Output, Encoded>(name: string, schema: Schema.Schema<Output, Encoded>) => {
  const validate = Schema.validateEither(schema, { errors: "all", onExcessProperty: "error" })
  return (answer: unknown): Effect.Effect<void> => {
    // The copy has only what JSON has, not the hidden property that holds an answer's JSON.
    const checked = validate(typeof answer === "object" && answer !== null ? { ...answer } : answer)
    return Either.isRight(checked)
      ? Effect.void
      : Effect.die(new Error(`${name} gave an answer that its schema does not allow: ${checked.left.message}`))
  }
}

/**
 * Maximum number of values in the arguments of one request, at all depths. The decoder describes each one at fault:
 * three million numbers in place of ten names took it 18 s and 1.8 GB, thousands of nested lists exhausted its stack.
 */
const MAX_VALUES = 1000

/**
 * Returns the argument with which the number of values exceeds `MAX_VALUES`; `arguments` if their number alone does.
 */
const bulkyArgument = (args: unknown): string | undefined => {
  if (typeof args !== "object" || args === null) return undefined
  const entries = Object.entries(args)
  let room = MAX_VALUES - entries.length
  if (room < 0) return "arguments"
  return entries.find(([, value]) => {
    room = roomAfter(value, room)
    return room < 0
  })?.[0]
}

/** Returns the rest of `room` after counting the values in `value`; stops counting below zero. */
const roomAfter = (value: unknown, room: number): number => {
  if (typeof value !== "object" || value === null) return room
  const inside: ReadonlyArray<unknown> = Array.isArray(value) ? value : Object.values(value)
  let left = room - inside.length
  for (const one of inside) {
    if (left < 0) break
    left = roomAfter(one, left)
  }
  return left
}

/** Returns the arguments that are not objects: `String({ toString: 1 })` throws. */
const plain = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value !== "object"))

/** Makes a failure with a problem for each argument at fault, in the order the decoder met them. */
const toInvalidArgument = (error: ParseResult.ParseError): InvalidArgument => {
  const byPath = new Map<string, Array<string>>()
  for (const issue of ParseResult.ArrayFormatter.formatErrorSync(error)) {
    const path = issue.path.length === 0 ? "arguments" : clip(issue.path.map(String).join("."))
    addTo(byPath, path, issue.message)
  }
  const [first = "arguments: are invalid", ...rest] = Array.from(
    byPath,
    ([path, messages]) => `${path}: ${path === "arguments" ? "must be an object" : describe([...new Set(messages)])}`
  ).slice(0, 20)
  return new InvalidArgument({ problems: [first, ...rest] })
}

/** Matches a message of the decoder. */
const EXPECTED = /^Expected ([\s\S]*?), actual ([\s\S]*)$/

const LIST = /^ReadonlyArray<([\s\S]*)>$/

const PRIMITIVE = /^(?:string|number|boolean)$/

/** Describes the problem of one argument, its value clipped. */
const describe = (messages: ReadonlyArray<string>): string => {
  const expected = messages.map((message) => EXPECTED.exec(message))
  const actual = expected[0]?.[2]
  if (actual === undefined || expected.some((one) => one?.[2] !== actual)) {
    return messages.map((message) => clip(message, 240)).join(" or ")
  }
  const choices = expected.map((one) =>
    clip((one?.[1] ?? "").replace(LIST, "a list of $1").replace(PRIMITIVE, "a $&"), 240)
  )
  return `must be ${choices.length > 1 ? "one of " : ""}${choices.join(", ")}; it is ${clip(actual)}`
}
