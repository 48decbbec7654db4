/** Compares two references on disk, with the known renames between them. */
import { Effect } from "effect"
import type { Files } from "../../kernel/files/Files.ts"
import { RecentMap } from "../../kernel/util/RecentMap.ts"
import type { ClassDiff } from "../diff/Change.ts"
import { diff, unmarkedClasses } from "../diff/ReferenceDiff.ts"
import type { RenameFacts } from "../diff/successors.ts"
import { membersOf } from "../reference/ClassDoc.ts"
import type { XmlDocParser } from "../reference/XmlDocParser.ts"
import { fold } from "../search/analysis/Tokens.ts"
import { type Tables, toNewer, toOlder } from "../search/renames/RenameTables.ts"
import { compare, parse } from "./GodotVersion.ts"
import { type ReadSet, readSet } from "./SetReader.ts"

/** One side of a comparison. */
export interface Side {
  /** Name in answers, such as `4.7`. */
  readonly name: string
  readonly folder: string
  /** Changes when the files do: when the set was made. */
  readonly stamp: string
}

/** All changes between two references. */
export interface Comparison {
  readonly from: string
  readonly to: string
  readonly classes: ReadonlyArray<ClassDiff>
  /** `class` and `class.member` of both references, in lower case: an unchanged name is not an unknown one. */
  readonly known: ReadonlySet<string>
  /** Number of classes whose file in the older reference has no deprecation marks. */
  readonly unmarked: number
  /** Numbers of classes in the older and the newer reference. */
  readonly totals: { readonly from: number; readonly to: number }
}

/** Maximum number of cached comparisons: an agent that migrates a project compares the same pair many times. */
const CACHE_SIZE = 4

const cache = new RecentMap<string, Comparison>(CACHE_SIZE)

/**
 * Reads both references and compares them; undefined if one of them cannot be read.
 *
 * Takes about two seconds for a pair that is not cached.
 */
export const compareSets = Effect.fn("Comparison.compareSets")(function* (
  from: Side,
  to: Side
): Effect.fn.Return<Comparison | undefined, never, Files | XmlDocParser> {
  const key = JSON.stringify([from.folder, from.stamp, to.folder, to.stamp])
  const known = cache.get(key)
  if (known !== undefined) return known
  const old = yield* readSet(from.folder)
  const now = yield* readSet(to.folder)
  if (old === undefined || now === undefined) return undefined
  const made: Comparison = {
    from: from.name,
    to: to.name,
    classes: diff(old.classes, now.classes, renamesBetween(old.version ?? from.name, now.version ?? to.name)),
    known: new Set([...namesOf(old), ...namesOf(now)]),
    unmarked: unmarkedClasses(old.classes).size,
    totals: { from: old.classes.size, to: now.classes.size }
  }
  cache.set(key, made)
  return made
})

const namesOf = ({ classes }: ReadSet): ReadonlyArray<string> =>
  Array.from(classes.values(), (doc) => [
    doc.name.toLowerCase(),
    ...membersOf(doc).map(({ name }) => `${doc.name}.${name}`.toLowerCase())
  ]).flat()

/** The rename tables, read in the direction of the comparison. */
const renamesBetween = (from: string, to: string): RenameFacts => {
  const [old, now] = [parse(from), parse(to)]
  const isBackwards = old !== undefined && now !== undefined && compare(old, now) > 0
  return factsOf(isBackwards ? toOlder : toNewer)
}

const factsOf = ({ classes, members }: Tables): RenameFacts => ({
  classes: (name) => classes.get(fold(name))?.others ?? [],
  members: (owner, name) =>
    members(fold(name))
      .filter((entry) => entry.name === name)
      .flatMap(({ others, owners }) =>
        owners
          .filter(({ here }) => here === owner || here === "*")
          .flatMap(({ here, there }) =>
            others.flatMap((other) => (there === here || isQualified(other) ? [other] : [other, `${there}.${other}`]))
          )
      )
})

/** Checks whether a name of a rename has its class, or is that of a setting, which never leaves its class. */
const isQualified = (name: string): boolean => name.includes(".") || name.includes("/")
