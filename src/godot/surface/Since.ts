/**
 * Finds the version that introduced a member, from the class files of older sets in the store. It is the oldest set
 * that has the member, if the one before it of the same major version lacks it; all sets that lack it are named, and so
 * is a gap before.
 */
import { Context, Effect, Either, Layer } from "effect"
import { Files } from "../../kernel/files/Files.ts"
import * as ClassFile from "../library/lookup/ClassFile.ts"
import { membersOf } from "../reference/ClassDoc.ts"
import * as Corpus from "../reference/Corpus.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import { compare, type GodotVersion, parse } from "../store/GodotVersion.ts"
import { Store, type StoredSet } from "../store/Store.ts"

/** Maximum number of older sets that are read, and of classes of one whose names are kept. */
const MAX_SETS = 6
const MAX_CLASSES = 500

/** Maximum number of classes on the way to the last ancestor. */
const MAX_ANCESTORS = 30

/** Names of a class in one set. */
interface ClassNames {
  readonly names: ReadonlySet<string>
  readonly inherits: string | undefined
}

/** The class files of one set, and the names that were read from them. */
interface SetNames {
  readonly root: string
  readonly paths: ReadonlyMap<string, string>
  readonly classes: Map<string, ClassNames | undefined>
}

type FilesService = Context.Tag.Service<Files>
type Parser = Context.Tag.Service<XmlDocParser>

/** The sets that were read, by folder and time of making: a set that was fetched again is another one. */
type Kept = Map<string, SetNames | undefined>

const setNames = (files: FilesService, kept: Kept, { folder, info }: StoredSet): SetNames | undefined => {
  const key = `${folder}\n${info.created}`
  if (!kept.has(key)) {
    if (kept.size >= MAX_SETS) kept.clear()
    const corpus = Corpus.open(files, folder)
    kept.set(
      key,
      Either.isLeft(corpus)
        ? undefined
        : {
            root: corpus.right.root,
            paths: new Map(
              Corpus.list(files, corpus.right).fingerprints.map(({ path }) => [
                path.slice(path.lastIndexOf("/") + 1, -".xml".length),
                path
              ])
            ),
            classes: new Map()
          }
    )
  }
  return kept.get(key)
}

const classNames = (files: FilesService, parser: Parser, set: SetNames, name: string): ClassNames | undefined => {
  if (!set.classes.has(name)) {
    if (set.classes.size >= MAX_CLASSES) set.classes.clear()
    const path = set.paths.get(name)
    const read = path === undefined ? undefined : ClassFile.read(files, parser, set.root, path)
    const doc = read === undefined || Either.isLeft(read) ? undefined : read.right.doc
    const enums = doc?.constants.flatMap(({ enum: one }) => one ?? []) ?? []
    set.classes.set(
      name,
      doc && { names: new Set([...membersOf(doc).map((one) => one.name), ...enums]), inherits: doc.inherits }
    )
  }
  return set.classes.get(name)
}

/** Checks whether a set lacks a member of a class and of its ancestors; undefined where a file cannot be read. */
const lacks = (
  files: FilesService,
  parser: Parser,
  set: SetNames,
  owner: string,
  name: string
): boolean | undefined => {
  let at: string | undefined = owner
  for (let steps = 0; at !== undefined && at !== "" && steps < MAX_ANCESTORS; steps++) {
    if (!set.paths.has(at)) return true
    const found = classNames(files, parser, set, at)
    if (found === undefined) return undefined
    if (found.names.has(name)) return false
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
  static readonly layer = Layer.effect(
    Since,
    Effect.gen(function* () {
      const files = yield* Files
      const parser = yield* XmlDocParser
      const store = yield* Store
      const kept: Kept = new Map()
      return {
        of: Effect.fn("Since.of")(function* (className: string, name: string, version: string | undefined) {
          const own = version === undefined ? undefined : parse(version)
          if (own === undefined) return undefined
          const sets = olderSets(yield* Effect.orElseSucceed(store.list, () => []), own)
          return introductionOf(
            own,
            sets.map(({ set, version }) => {
              const names = setNames(files, kept, set)
              const isMissing = names === undefined ? undefined : lacks(files, parser, names, className, name)
              return { name: set.info.name, version, isMissing }
            })
          )
        })
      }
    })
  )
}

/** An older set, and whether it lacks the member; undefined where that cannot be told. */
interface OlderSet {
  readonly name: string
  readonly version: GodotVersion
  readonly isMissing: boolean | undefined
}

/** Concludes from older sets, newest first, when a member of `own` came in. */
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
