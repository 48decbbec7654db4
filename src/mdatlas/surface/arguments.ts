/** Arguments that several tools take. */
import { Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"

export const Level = Schema.Int.pipe(Schema.between(1, 6))
export const Offset = Schema.Int.pipe(Schema.nonNegative())
export const Count = Schema.Int.pipe(Schema.greaterThanOrEqualTo(1))
export const Levels = Schema.Array(Level)
  .annotations({ title: "a list of whole numbers from 1 to 6" })
  .pipe(Schema.maxItems(6))

export const filePath = Tool.required(Tool.Text, "Relative to the base directory")
export const folder = Tool.optional(Tool.Text, "Files below this folder")
export const glob = Tool.optional(Tool.Text, 'Such as "**/README.md", relative to folder')
export const cursor = Tool.optional(Tool.Text, "next_cursor of the last answer")

/** Includes a field only if it is not undefined. */
export const exact = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/**
 * Lists a nested object without its fields: an answer shows their names itself, while every conversation pays for each
 * schema. Answers are still checked against the full schema.
 */
export const brief = <A, I>(schema: Schema.Schema<A, I>): Schema.Schema<A, I> =>
  schema.annotations({ jsonSchema: { type: "object" } })

/** Default maximum length of an answer's text, in characters. */
export const MAX_ANSWER = 32_000

/** Returns how many items fit an answer after `fixed` characters, at least one. */
export const countThatFits = (items: ReadonlyArray<unknown>, fixed: number, most = MAX_ANSWER): number => {
  let room = most - fixed
  let count = 0
  for (const item of items) {
    room -= JSON.stringify(item).length + 1
    if (room < 0 && count > 0) break
    count += 1
  }
  return count
}
