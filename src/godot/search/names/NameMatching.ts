/**
 * The rules by which a query is taken as a name. Each rule is one function that
 * looks at the query one way and adds the rows it finds; a row keeps its best
 * reason. `Ranking.Tier` says which reason is better.
 */
import type { Kind } from "../../reference/Kind.ts"
import { isBegun, type Query } from "../analysis/Query.ts"
import type { Prepared } from "../SearchContext.ts"
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
import type { Ask, NameHit } from "./rules/MatchContext.ts"
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
export const find = (prepared: Prepared, query: Query, kind: Kind | undefined): ReadonlyMap<number, NameHit> => {
  const ask: Ask = { prepared, query, kind, hits: new Map() }
  ownName(ask)
  exactClass(ask)
  qualified(ask)
  classBesideMember(ask)
  // Of a name that goes on its beginning is no answer, but where nothing goes on so.
  if (isBegun(query)) beginnings(ask)
  if (ask.hits.size === 0 || !isBegun(query)) exactMember(ask)
  withoutDimension(ask)
  shortenedClass(ask)
  renamed(ask)
  operators(ask)
  membersOfKind(ask)
  mentions(ask)
  unspacedNames(ask)
  if (ask.hits.size === 0) {
    beginnings(ask)
    amid(ask)
    abbreviated(ask)
    runTogether(ask)
    shortenedClassBesideMember(ask)
    classBesidePart(ask)
    if (ask.hits.size === 0) misspelt(ask)
  }
  return ask.hits
}
