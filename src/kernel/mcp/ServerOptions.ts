/** The parts of a product that are served over MCP. */
import type { Duration, Stream } from "effect"
import type { Prompt, Resources } from "./Resource.ts"
import type { Tool } from "./Tool.ts"

/** The identity of a server, as clients show it. */
export interface ServerInfo {
  readonly name: string
  readonly title: string
  readonly version: string
}

export interface ServerOptions<R> extends ServerInfo {
  /** Text about the server for the model; under 1,000 characters. */
  readonly instructions: string
  readonly tools: ReadonlyArray<Tool<R>>
  /** Older tool names that are answered but not listed -> the tool's name. */
  readonly aliases?: ReadonlyMap<string, string>
  readonly resources?: Resources<R>
  readonly prompts?: ReadonlyArray<Prompt>
  /** One element each time the list of resources has changed. */
  readonly resourceListChanges?: Stream.Stream<unknown, never, R>
  /** Maximum time that requests in flight go on once input has ended; then they are interrupted. */
  readonly drain?: Duration.DurationInput
  /** Maximum number of requests handled at once, by default `AT_ONCE` of `Bridge`; further ones wait in a queue. */
  readonly atOnce?: number
}

/** The features that a server declares to clients of either era. */
export const capabilitiesOf = <R>({ resources, prompts }: ServerOptions<R>) => ({
  tools: {},
  ...(resources === undefined ? {} : { resources: { listChanged: true }, completions: {} }),
  ...(prompts === undefined ? {} : { prompts: {} })
})
