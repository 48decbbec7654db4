/** Makes tools whose listed schemas omit what a model does not need, and whose arguments may be empty. */

import type { ObjectSchema } from "../../kernel/mcp/JsonSchema.ts"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { isRecord } from "../../kernel/util/Collections.ts"

/**
 * Makes a tool that lists lean schemas, decodes with the full ones, and takes empty arguments as absent.
 *
 * @example
 * leanTool({ name: "list", ..., input: () => Schema.Struct({ folder: Tool.optional(Tool.Text, "Folder") }) })
 *   .inputSchema.properties // { folder: { type: "string", description: "Folder" } }: no maxLength
 */
export const leanTool: typeof Tool.make = (options) => {
  const tool = Tool.make({ ...options, emptyIsAbsent: true })
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    annotations: tool.annotations,
    target: tool.target,
    // Getters, as a schema is made at its first use.
    get inputSchema() {
      return lean(tool.inputSchema)
    },
    get outputSchema() {
      return leanOutput(lean(tool.outputSchema))
    },
    call: tool.call
  }
}

const requiredOf = (schema: { readonly [key: string]: unknown }): ReadonlyArray<unknown> =>
  Array.isArray(schema["required"]) ? schema["required"] : []

/** Optional fields of answers that a model has to know before it reads one. */
const ANNOUNCED: ReadonlySet<string> = new Set([
  "content",
  "next_cursor",
  "next_offset",
  "notes",
  "outline",
  "sections"
])

/**
 * Leaves out the types of list items and the optional fields that explain themselves in an answer. The listed schema is
 * a weaker form of the one that answers are checked against.
 */
const leanOutput = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => requiredOf(schema).includes(name) || ANNOUNCED.has(name))
      .map(([name, one]) => [name, isRecord(one) && one["type"] === "array" ? { type: "array" } : one])
  )
})

/**
 * Leaves out what a model does not need: the general bound of texts, empty lists, words for a type, `false` as default.
 */
const lean = <A>(schema: A): A => leanValue(schema) as A

const leanValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(leanValue)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const isBound = key === "maxLength" && one === Tool.TEXT_LIMIT
      const isEmptyList = key === "required" && Array.isArray(one) && one.length === 0
      const isNoise =
        key === "description" && typeof one === "string" && /^a (?:positive |non-negative )?number/.test(one)
      const isPlain = key === "default" && (one === false || one === 0)
      return isBound || isEmptyList || isNoise || isPlain ? [] : [[key, leanValue(one)]]
    })
  )
}
