/** Effect schemas as the flat, bare JSON Schema that MCP hosts accept. */
import { JSONSchema, type Schema } from "effect"

export interface ObjectSchema {
  readonly type: "object"
  readonly properties: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

/**
 * The JSON Schema of a struct: `type: "object"` at the root, no `$schema`, no `$defs`.
 *
 * `topLevelReferenceStrategy: "skip"` keeps the root an object, which MCP demands;
 * generated titles such as "between(1, 100)" are noise to a model.
 */
export const toObjectSchema = (schema: Schema.Schema.Any): ObjectSchema => {
  const json = JSONSchema.fromAST(schema.ast, { definitions: {}, topLevelReferenceStrategy: "skip" })
  return "properties" in json
    ? ({ ...(withoutTitles(json) as object), type: "object" } as ObjectSchema)
    : { type: "object", properties: {}, additionalProperties: false }
}

/** Drops `title` wherever it is a keyword, but keeps a property that is named so. */
const withoutTitles = (json: unknown, keysAreNames = false): unknown => {
  if (Array.isArray(json)) return json.map((item) => withoutTitles(item))
  if (typeof json !== "object" || json === null) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      key === "title" && !keysAreNames ? [] : [[key, withoutTitles(value, key === "properties" && !keysAreNames)]]
    )
  )
}
