/**
 * Finds the version that introduced a member, from the class files of older sets in the store. It is the oldest set
 * that has the member, if the one before it of the same major version lacks it. The answer names all sets that lack the
 * member, and states which versions are missing between the two.
 */
import { Context, Effect, Either, Layer } from "effect"
import { accessOr, Files } from "../../../kernel/files/Files.ts"
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import * as ClassFile from "../../library/lookup/ClassFile.ts"
import { membersOf } from "../../reference/ClassDoc.ts"
import * as Corpus from "../../reference/Corpus.ts"
import { GLOBAL_SCOPES } from "../../reference/Rows.ts"
import { XmlDocParser } from "../../reference/XmlDocParser.ts"
import { compare, type GodotVersion, parse } from "../../store/GodotVersion.ts"
import { Store, type StoredSet } from "../../store/Store.ts"

/** Maximum number of older sets that are read, and of classes of one whose names are kept. */
const MAX_SETS = 6
const MAX_CLASSES = 500

/** Maximum number of classes on the way to the last ancestor. */
const MAX_ANCESTORS = 30

/** Begins the name of every operator. */
const OPERATOR = "operator "

/** Names of a class in one set. */
interface ClassNames {
  readonly names: ReadonlySet<string>
  /** False if the files list none, which in Godot 3 does not mean that the class has none. */
  readonly hasOperators: boolean
  readonly inherits: string | undefined
}

/** The classes of one set. */
interface SetNames {
  readonly has: (className: string) => boolean
  /** Returns the names of a class; undefined if its file cannot be read. */
  readonly namesOf: (className: string) => ClassNames | undefined
}

/** Opens a set, whose class files are read on demand; undefined if its folder cannot be read. */
const openSet = (
  files: Context.Tag.Service<Files>,
  parser: Context.Tag.Service<XmlDocParser>,
  folder: string
): SetNames | undefined => {
  const corpus = Corpus.open(files, folder)
  if (Either.isLeft(corpus)) return undefined
  const listing = accessOr(() => Corpus.list(files, corpus.right), undefined)
  if (listing === undefined) return undefined
  const paths = new Map(
    listing.fingerprints.map(({ path }) => [path.slice(path.lastIndexOf("/") + 1, -".xml".length), path])
  )
  return {
    has: (className) => paths.has(className),
    namesOf: memoizeTexts(MAX_CLASSES, (className) => {
      const path = paths.get(className)
      const read = path === undefined ? undefined : ClassFile.read(files, parser, corpus.right.root, path)
      if (read === undefined || Either.isLeft(read)) return undefined
      const { doc } = read.right
      const enums = doc.constants.flatMap(({ enum: one }) => one ?? [])
      return {
        names: new Set([...membersOf(doc).map(({ name }) => name), ...enums]),
        hasOperators: doc.operators.length > 0,
        inherits: doc.inherits
      }
    })
  }
}

/**
 * Checks whether a set lacks a member of a class and of its ancestors, or a global one; undefined if it cannot tell.
 */
const lacks = (set: SetNames, owner: string, name: string): boolean | undefined => {
  if (!GLOBAL_SCOPES.includes(owner)) return lacksIn(set, owner, name)
  const answers = GLOBAL_SCOPES.map((scope) => lacksIn(set, scope, name))
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true
}

/** Checks whether a set lacks a member of a class and of its ancestors; undefined if it cannot tell. */
const lacksIn = (set: SetNames, owner: string, name: string): boolean | undefined => {
  let at: string | undefined = owner
  for (let steps = 0; at !== undefined && at !== "" && steps < MAX_ANCESTORS; steps++) {
    if (!set.has(at)) return true
    const found = set.namesOf(at)
    if (found === undefined) return undefined
    if (found.names.has(name)) return false
    if (name.startsWith(OPERATOR) && !found.hasOperators) return undefined
    at = found.inherits
  }
  return true
}

/** Checks whether one version comes right after another: nothing can have been added between the two. */
const isNext = (before: GodotVersion, after: GodotVersion): boolean =>
  before.major === after.major && before.minor + 1 === after.minor

/** The older sets of the store, newest first; sets that lack a part of the reference by nature are left out. */
const olderSets = (sets: ReadonlyArray<StoredSet>, own: GodotVersion) =>
  sets
    .flatMap((set) => {
      const version = parse(set.info.version ?? set.info.name)
      const isOlder = version !== undefined && compare(version, own) < 0
      return isOlder && set.info.lacks === undefined ? [{ set, version }] : []
    })
    .sort((a, b) => compare(b.version, a.version))
    .slice(0, MAX_SETS)

/** The first version of a member, if the sets show it, and which of them lack the member. */
export interface Introduction {
  readonly since?: string
  readonly note: string
}

export class Since extends Context.Tag("godot/Since")<
  Since,
  {
    /** Compares a member of a version with the older sets; undefined if none lacks it, or the version is unknown. */
    readonly of: (
      className: string,
      name: string,
      version: string | undefined
    ) => Effect.Effect<Introduction | undefined>
  }
>() {
  static readonly make = Effect.gen(function* () {
    const files = yield* Files
    const parser = yield* XmlDocParser
    const store = yield* Store
    const opened = new Map<string, SetNames | undefined>()
    const namesIn = ({ folder, info }: StoredSet): SetNames | undefined => {
      // A set that was fetched again is another one.
      const key = `${folder}\n${info.created}`
      if (!opened.has(key)) {
        if (opened.size >= MAX_SETS) opened.clear()
        opened.set(key, openSet(files, parser, folder))
      }
      return opened.get(key)
    }
    return {
      of: Effect.fn("Since.of")(function* (className: string, name: string, version: string | undefined) {
        const own = version === undefined ? undefined : parse(version)
        if (own === undefined) return undefined
        const sets = olderSets(yield* Effect.orElseSucceed(store.list, () => []), own)
        return introductionOf(
          own,
          sets.map(({ set, version }) => {
            const names = namesIn(set)
            const isMissing = names === undefined ? undefined : lacks(names, className, name)
            return { name: set.info.name, version, isMissing }
          })
        )
      })
    }
  })

  static readonly layer = Layer.effect(this, this.make)
}

/** An older set, and whether it lacks the member; undefined if that is not known. */
interface OlderSet {
  readonly name: string
  readonly version: GodotVersion
  readonly isMissing: boolean | undefined
}

/** Infers from older sets, newest first, in which version a member of `own` was introduced. */
const introductionOf = (own: GodotVersion, sets: ReadonlyArray<OlderSet>): Introduction | undefined => {
  const missing = sets.filter(({ isMissing }) => isMissing === true)
  if (missing.length === 0) return undefined
  const border = sets.findIndex(({ isMissing }) => isMissing !== false)
  const before = sets[border]
  const first = border === 0 ? own : sets[border - 1]?.version
  const isKnown = before?.isMissing === true && first !== undefined && before.version.major === first.major
  const names = missing.map((one) => one.name).join(", ")
  const gap = isKnown && !isNext(before.version, first) ? `; the store has nothing between ${before.name} and it` : ""
  return {
    ...(isKnown ? { since: `${first.major}.${first.minor}` } : {}),
    note: `Not in Godot ${names}${gap}.`
  }
}
