/** Gives a tool the argument `version`, which selects another reference of the store. */
import { Effect } from "effect"
import { type Failure, InvalidArgument, invalid } from "../../../kernel/mcp/Failure.ts"
import type { Tool } from "../../../kernel/mcp/Tool.ts"
import { isRecord } from "../../../kernel/util/Collections.ts"
import { References } from "./References.ts"

const VERSION_SCHEMA = { type: "string", description: "Another version of the store: 3.6" } as const

/** UTF-16 units of the longest name of a set. */
const MAX_NAME = 64

/** Matches the message about an unknown argument, which lists the known ones. */
const UNEXPECTED = /^[^.:]+: is unexpected, expected: "/

/** Adds `version` to the allowed arguments that a tool names in an error about an unexpected one. */
const namingVersion = (failure: Failure): Failure => {
  if (failure._tag !== "InvalidArgument") return failure
  const [first, ...rest] = failure.problems
  const named = (problem: string): string => (UNEXPECTED.test(problem) ? `${problem} | "version"` : problem)
  return new InvalidArgument({ problems: [named(first), ...rest.map(named)] })
}

/**
 * Wraps a tool; its other arguments and its answer stay as they are.
 *
 * @example
 * versioned(search).call({ query: "Timer", version: "3.6" })
 */
export const versioned = <R, Output extends object>(tool: Tool<R, Output>): Tool<R | References, Output> => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  annotations: tool.annotations,
  ...(tool.meta === undefined ? {} : { meta: tool.meta }),
  get inputSchema() {
    const schema = tool.inputSchema
    return { ...schema, properties: { ...schema.properties, version: VERSION_SCHEMA } }
  },
  get outputSchema() {
    return tool.outputSchema
  },
  target: (args) => {
    const version = isRecord(args) && typeof args["version"] === "string" ? ` @${args["version"].slice(0, 20)}` : ""
    return `${tool.target(args)}${version}`
  },
  call: (args) => {
    if (!isRecord(args) || !("version" in args)) return Effect.mapError(tool.call(args), namingVersion)
    const { version, ...rest } = args
    const answer = Effect.mapError(tool.call(rest), namingVersion)
    if (version === undefined || version === null || version === "") return answer
    if (typeof version !== "string" || version.length > MAX_NAME) {
      return Effect.fail(invalid("version", 'must be a string that names a Godot version, such as "4.5"'))
    }
    return Effect.flatMap(References, ({ within }) => within(version, answer))
  }
})
