/** Resources and prompts as values, the way `Tool.ts` has tools. */
import type { Effect } from "effect"
import type { Failure } from "./Failure.ts"

export interface ResourceInfo {
  readonly uri: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly mimeType?: string
  readonly size?: number
}

export interface ResourceContents {
  readonly uri: string
  readonly mimeType: string
  readonly text: string
}

/** One page of a listing; `next` is where the following one begins. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly next?: number
}

export interface ResourceTemplate<R = never> {
  /** URI template (RFC 6570), as hosts show it. */
  readonly uriTemplate: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  /** Reads a URI of this template; `undefined` for one of another form. */
  readonly read: (uri: string) => Effect.Effect<ResourceContents, Failure, R> | undefined
  /** Completions of one variable that begin with its value, best first; `known` holds the variables already set. */
  readonly complete?: (
    variable: string,
    begun: string,
    known: ReadonlyMap<string, string>
  ) => Effect.Effect<ReadonlyArray<string>, Failure, R>
}

export interface Resources<R = never> {
  readonly templates: ReadonlyArray<ResourceTemplate<R>>
  /** `resources/list`, from an offset. */
  readonly list: (offset: number) => Effect.Effect<Page<ResourceInfo>, Failure, R>
}

export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: ReadonlyArray<{ readonly name: string; readonly description: string; readonly required: boolean }>
  /** The prompt's text for the user's turn. */
  readonly text: (args: ReadonlyMap<string, string>) => string
}
