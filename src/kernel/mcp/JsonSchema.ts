/** Effect schemas as the bare JSON Schema that MCP hosts accept. */
import { JSONSchema, type Schema } from "effect"

export interface ObjectSchema {
  readonly type: "object"
  readonly properties: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

/**
 * The JSON Schema of a tool's arguments: flat, without `$defs`, `type: "object"` at the root.
 *
 * `topLevelReferenceStrategy: "skip"` keeps the root an object, which MCP demands.
 *
 * @example
 * toInputSchema(Schema.Struct({ limit: Schema.Number }))
 * // { type: "object", required: ["limit"], properties: { limit: { type: "number" } }, ... }
 */
export const toInputSchema = (schema: Schema.Schema.Any): ObjectSchema =>
  asObject(JSONSchema.fromAST(schema.ast, { definitions: {}, topLevelReferenceStrategy: "skip" }))

/**
 * The JSON Schema of a tool's answer: shapes with an `identifier` (used more than once, or inside themselves) are once
 * under `$defs`. `additionalProperties: false` is a rule for input, and left out of output schemas.
 */
export const toOutputSchema = (schema: Schema.Schema.Any): ObjectSchema => {
  const definitions: Record<string, JSONSchema.JsonSchema7> = {}
  const json = JSONSchema.fromAST(schema.ast, { definitions })
  const shapes = new Map<string, JSONSchema.JsonSchema7>()
  const inline = new Map<string, JSONSchema.JsonSchema7>()
  for (const [name, definition] of Object.entries(definitions)) {
    const target = "type" in definition && definition.type === "object" ? shapes : inline
    target.set(`#/$defs/${name}`, definition)
  }
  const root = asObject(inlined(json, inline))
  if (shapes.size === 0) return root
  const defs = Array.from(shapes, ([ref, shape]) => [ref.slice("#/$defs/".length), inlined(shape, inline)])
  return { ...root, $defs: withoutNoise(Object.fromEntries(defs), true) }
}

const asObject = (json: unknown): ObjectSchema =>
  typeof json === "object" && json !== null && "properties" in json
    ? ({ ...(withoutNoise(json) as ObjectSchema), type: "object" } satisfies ObjectSchema)
    : { type: "object", properties: {}, additionalProperties: false }

/** Effect's own small types (`Int`, `NonEmptyString`) have identifiers too; they are shorter in place. */
const inlined = (json: unknown, definitions: ReadonlyMap<string, unknown>): unknown => {
  if (Array.isArray(json)) return json.map((item) => inlined(item, definitions))
  if (typeof json !== "object" || json === null) return json
  const definition = "$ref" in json && typeof json.$ref === "string" ? definitions.get(json.$ref) : undefined
  if (definition !== undefined) return inlined(definition, definitions)
  if ("allOf" in json && Array.isArray(json.allOf) && json.allOf.length === 1) {
    const { allOf, ...rest } = json
    return inlined({ ...allOf[0], ...rest }, definitions)
  }
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key, value]) => !(key === "additionalProperties" && value === false))
      .map(([key, value]) => [key, inlined(value, definitions)])
  )
}

/** Drops noise wherever it is a keyword, but keeps a property or definition that is named so. */
const withoutNoise = (json: unknown, keysAreNames = false): unknown => {
  if (Array.isArray(json)) return json.map((item) => withoutNoise(item))
  if (typeof json !== "object" || json === null) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      !keysAreNames && isNoise(key, value) ? [] : [[key, withoutNoise(value, key === "properties" && !keysAreNames)]]
    )
  )
}

const isNoise = (key: string, value: unknown): boolean =>
  key === "title" ||
  (key === "required" && Array.isArray(value) && value.length === 0) ||
  (key === "description" && (value === "an integer" || value === "a number"))
