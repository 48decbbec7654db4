/** Encodes the place where a search continues as an opaque text that belongs to one query. */
import { createHash } from "node:crypto"
import type * as Matcher from "../search/Matcher.ts"

/** The files `(after, until]`, and how many of their results were given already. */
export interface Place {
  readonly after: string | undefined
  readonly until: string | undefined
  readonly skip: number
  /** True if the words of the query are looked for one by one. */
  readonly isWords: boolean
}

/** The beginning of a search. */
export const START: Place = { after: undefined, until: undefined, skip: 0, isWords: false }

/** What is searched for and where: the part of a request that its cursor belongs to. */
export interface SearchScope {
  readonly query: Matcher.Query
  /** The one file to search; all files below the base when absent. */
  readonly filePath?: string | undefined
  readonly folder?: string | undefined
  readonly glob?: string | undefined
  readonly levels?: ReadonlyArray<number> | undefined
  /** This section and its descendants; requires a file. */
  readonly sectionId?: string | undefined
}

/** A digest of the query, which refuses cursors of other queries. */
const digestOf = ({ query, filePath, folder, glob, levels, sectionId }: SearchScope): string =>
  createHash("sha256")
    .update(
      JSON.stringify([query.text, query.isRegex, query.isCaseSensitive, filePath, folder, glob, levels, sectionId])
    )
    .digest("base64url")
    .slice(0, 8)

/**
 * Encodes where a search goes on; the cursor is refused for any other query or scope.
 *
 * @example decode({ ...request, cursor: encode(request, place) }) // place
 */
export const encode = (request: SearchScope, { after, until, skip, isWords }: Place): string =>
  Buffer.from(JSON.stringify([digestOf(request), after ?? null, until ?? null, skip, isWords ? 1 : 0])).toString(
    "base64url"
  )

/** Returns the place of the request's cursor, the start without one, undefined if it is no cursor of this query. */
export const decode = (request: SearchScope & { readonly cursor?: string | undefined }): Place | undefined => {
  if (request.cursor === undefined) return START
  try {
    const value: unknown = JSON.parse(Buffer.from(request.cursor, "base64url").toString("utf8"))
    if (!Array.isArray(value) || value.length !== 5 || value[0] !== digestOf(request)) return undefined
    const [, after, until, skip, words] = value
    if (!isPath(after) || !isPath(until) || !Number.isSafeInteger(skip) || skip < 0) return undefined
    return { after: after ?? undefined, until: until ?? undefined, skip, isWords: words === 1 }
  } catch {
    return undefined
  }
}

const isPath = (value: unknown): value is string | null => value === null || typeof value === "string"
