/**
 * The rules by which a query is taken as a name. Each rule is one function that
 * looks at the query one way and adds the rows it finds; a row keeps its best
 * reason. `Weights.Tier` says which reason is better.
 */
import type { Kind } from "../../reference/Kind.ts"
import { isBegun, type Query } from "../analysis/Query.ts"
import type { SearchContext } from "../SearchContext.ts"
import { unspacedNames } from "./rules/cjk.ts"
import {
  exactClass,
  exactMember,
  mentions,
  operators,
  ownName,
  renamed,
  shortenedClass,
  withoutDimension
} from "./rules/exactMatches.ts"
import { misspelt } from "./rules/fuzzyMatches.ts"
import type { MatchContext, NameHit } from "./rules/MatchContext.ts"
import {
  abbreviated,
  amid,
  beginnings,
  classBesidePart,
  runTogether,
  shortenedClassBesideMember
} from "./rules/prefixMatches.ts"
import { classBesideMember, membersOfKind, qualified } from "./rules/Qualified.ts"

/** Runs the rules, the surest first; guesses only while nothing sure was found. */
export const find = (prepared: SearchContext, query: Query, kind: Kind | undefined): ReadonlyMap<number, NameHit> => {
  const ctx: MatchContext = { prepared, query, kind, hits: new Map() }
  ownName(ctx)
  exactClass(ctx)
  qualified(ctx)
  classBesideMember(ctx)
  // Of a name that goes on its beginning is no answer, but where nothing goes on so.
  if (isBegun(query)) beginnings(ctx)
  if (ctx.hits.size === 0 || !isBegun(query)) exactMember(ctx)
  withoutDimension(ctx)
  shortenedClass(ctx)
  renamed(ctx)
  operators(ctx)
  membersOfKind(ctx)
  mentions(ctx)
  unspacedNames(ctx)
  if (ctx.hits.size === 0) {
    beginnings(ctx)
    amid(ctx)
    abbreviated(ctx)
    runTogether(ctx)
    shortenedClassBesideMember(ctx)
    classBesidePart(ctx)
    if (ctx.hits.size === 0) misspelt(ctx)
  }
  return ctx.hits
}
