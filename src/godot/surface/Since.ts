/**
 * Finds the version that introduced a member, from the class files of older sets in the store. It is the oldest set
 * that has the member, if the one before it of the same major version lacks it; all sets that lack it are named, and so
 * is a gap before.
 */
import { type Context, Effect, Either } from "effect"
import { Files } from "../../kernel/files/Files.ts"
import type { Tool } from "../../kernel/mcp/Tool.ts"
import { DocLibrary } from "../library/live/DocLibrary.ts"
import * as ClassFile from "../library/lookup/ClassFile.ts"
import { membersOf } from "../reference/ClassDoc.ts"
import * as Corpus from "../reference/Corpus.ts"
import { XmlDocParser } from "../reference/XmlDocParser.ts"
import { compare, type GodotVersion, parse } from "../store/GodotVersion.ts"
import type { StoredSet } from "../store/Store.ts"
import { References } from "./References.ts"
import type { SymbolAnswers } from "./Shapes.ts"

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

/** By folder and time of making: a set that was fetched again is another one. */
const kept = new Map<string, SetNames | undefined>()

type FilesService = Context.Tag.Service<Files>
type Parser = Context.Tag.Service<XmlDocParser>

const setNames = (files: FilesService, { folder, info }: StoredSet): SetNames | undefined => {
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

/** Returns the first version of a member by the older sets, and which of them lack it. */
const sinceOf = Effect.fn("Since.of")(function* (className: string, name: string) {
  const { facts } = yield* Effect.flatMap(DocLibrary, ({ names }) => names)
  const own = facts.version === undefined ? undefined : parse(facts.version)
  if (own === undefined) return undefined
  const files = yield* Files
  const parser = yield* XmlDocParser
  const sets = olderSets(yield* Effect.flatMap(References, ({ sets }) => sets), own)
  const answers = sets.map(({ set, version }) => {
    const names = setNames(files, set)
    return {
      name: set.info.name,
      version,
      isMissing: names === undefined ? undefined : lacks(files, parser, names, className, name)
    }
  })
  const missing = answers.filter(({ isMissing }) => isMissing === true)
  if (missing.length === 0) return undefined
  const border = answers.findIndex(({ isMissing }) => isMissing !== false)
  const before = answers[border]
  const first = border === 0 ? own : answers[border - 1]?.version
  const isKnown = before?.isMissing === true && first !== undefined && before.version.major === first.major
  const names = missing.map((one) => one.name).join(", ")
  const gap = isKnown && !isNext(before.version, first) ? `; the store has nothing between ${before.name} and it` : ""
  return {
    ...(isKnown ? { since: `${first.major}.${first.minor}` } : {}),
    note: `Not in Godot ${names}${gap}.`
  }
})

type Symbols = NonNullable<SymbolAnswers["symbols"]>

/** Adds its first version to a symbol, but not to the user's own and not to a name that was not found. */
const withVersion = Effect.fnUntraced(function* <A extends Omit<SymbolAnswers, "symbols"> | Symbols[number]>(
  answer: A
) {
  if (!("className" in answer) || answer.className === undefined || answer.source !== undefined) return answer
  const found = yield* Effect.orElseSucceed(sinceOf(answer.className, answer.name ?? ""), () => undefined)
  if (found === undefined) return answer
  const since = found.since === undefined ? {} : { since: found.since }
  return { ...answer, ...since, notes: [...(answer.notes ?? []), found.note] }
})

/** Adds their first versions to the symbols of an answer, as far as the store shows them. */
export const withSince = <R>(
  tool: Tool<R, SymbolAnswers>
): Tool<R | References | DocLibrary | Files | XmlDocParser, SymbolAnswers> => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  annotations: tool.annotations,
  ...(tool.meta === undefined ? {} : { meta: tool.meta }),
  target: tool.target,
  // Read on demand: spreading the tool would make its schemas at the start.
  get inputSchema() {
    return tool.inputSchema
  },
  get outputSchema() {
    return tool.outputSchema
  },
  call: (args) =>
    Effect.flatMap(tool.call(args), (answer) =>
      answer.symbols === undefined
        ? withVersion(answer)
        : Effect.map(Effect.forEach(answer.symbols, withVersion), (symbols) => ({ ...answer, symbols }))
    )
})
