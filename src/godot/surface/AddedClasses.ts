/**
 * Classes beside those of the documents: the shading language, and the user's own.
 *
 * They are laid over the names of a snapshot, and searched in small indexes of their own, so the index of the
 * documents stays as it is. A class of the user's that is called like one of the engine's stands in its place.
 */
import { Context, Effect, Layer, Option } from "effect"
import { orDefault, toggle } from "../../kernel/cli/Settings.ts"
import { rowsIn } from "../library/index-file/IncrementalUpdate.ts"
import { reading } from "../library/index-file/Reading.ts"
import type { Names } from "../library/live/Snapshot.ts"
import { Project } from "../project/Project.ts"
import { projectClasses } from "../project/ProjectClasses.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { assemble, type ClassRows, rowsOf, type SymbolTable } from "../reference/SymbolTable.ts"
import type { Dialect } from "../script/Script.ts"
import type { SearchIndex } from "../search/index/SearchIndex.ts"
import * as SearchIndexBuilder from "../search/index/SearchIndexBuilder.ts"
import { SHADER_CLASS, shaderClass } from "../shader/Symbols.ts"

/** A small index and the names that its rows stand for. */
export interface AddedIndex {
  readonly docs: ReadonlyMap<string, ClassDoc>
  readonly symbols: SymbolTable
  readonly search: SearchIndex
}

interface AddedService {
  /** The names of a snapshot with the added classes among them. */
  readonly withClasses: (names: Names) => Effect.Effect<Names>
  /** Indexes to search beside that of a snapshot, as far as the query may be about them. */
  readonly indexes: (names: Names, query: string) => Effect.Effect<ReadonlyArray<AddedIndex>>
}

export class AddedClasses extends Context.Reference<AddedClasses>()("godot/AddedClasses", {
  // Without a project, the shading language alone.
  defaultValue: (): AddedService => make(Effect.succeed([]))
}) {
  /** The classes of the user's project as well. */
  static readonly layer = Layer.effect(
    AddedClasses,
    Effect.gen(function* () {
      const { state } = yield* Project
      const isOn = yield* orDefault(toggle("GODOT_PROJECT_CLASSES"), true)
      // A project that cannot be read is told by the check; look-ups do without it.
      return make(
        isOn ? Effect.map(Effect.option(state), (found) => Option.toArray(Option.flatten(found))) : Effect.succeed([])
      )
    })
  )
}

type States = Effect.Effect<ReadonlyArray<Parameters<typeof projectClasses>[0]>>

const make = (states: States): AddedService => {
  const shaders = new Map<Dialect, Added>()
  const ofShaders = (dialect: Dialect): Added => {
    const known = shaders.get(dialect) ?? added([shaderClass(dialect)])
    shaders.set(dialect, known)
    return known
  }
  let own: { readonly state: object; readonly dialect: Dialect; readonly added: Added } | undefined
  const ofProject = (dialect: Dialect) =>
    Effect.map(states, ([state]): Added | undefined => {
      if (state === undefined) return undefined
      if (own?.state !== state || own.dialect !== dialect) {
        own = { state, dialect, added: added(projectClasses(state, dialect)) }
      }
      return own.added
    })
  /** The last overlay of each table. */
  const overlays = new WeakMap<SymbolTable, { readonly project: Added | undefined; readonly names: Names }>()
  return {
    withClasses: (names) =>
      Effect.map(ofProject(dialectOf(names)), (project) => {
        const known = overlays.get(names.symbols)
        if (known !== undefined && known.project === project) return known.names
        const laid = overlay(names, [ofShaders(dialectOf(names)), ...(project === undefined ? [] : [project])])
        overlays.set(names.symbols, { project, names: laid })
        return laid
      }),
    indexes: (names, query) =>
      Effect.map(ofProject(dialectOf(names)), (project) => {
        const shader = ofShaders(dialectOf(names))
        const all = isAboutShaders(query, shader) ? [shader] : []
        return [...(project === undefined || project.docs.size === 0 ? [] : [project]), ...all].map((one) =>
          one.index()
        )
      })
  }
}

const dialectOf = ({ facts }: Names): Dialect => (facts.version?.startsWith("3") ? 3 : 4)

/** Added classes with what is made of them. */
interface Added {
  readonly docs: ReadonlyMap<string, ClassDoc>
  readonly rows: ReadonlyArray<ClassRows>
  readonly index: () => AddedIndex
}

const added = (docs: ReadonlyArray<ClassDoc>): Added => {
  const byName = new Map<string, ClassDoc>()
  for (const doc of docs) if (!byName.has(doc.name)) byName.set(doc.name, doc)
  const rows = Array.from(byName.values(), (doc) => rowsOf({ file: "", doc }))
  let made: AddedIndex | undefined
  return {
    docs: byName,
    rows,
    index: () => {
      if (made !== undefined) return made
      const symbols = assemble(rows)
      const builder = SearchIndexBuilder.make(reading())
      for (const row of rows) {
        const doc = byName.get(row.row.name)
        if (doc !== undefined) builder.add(doc, row)
      }
      made = { docs: byName, symbols, search: builder.finish(symbols) }
      return made
    }
  }
}

/** Names of the documents and the added classes in one table; the search index is left with the documents alone. */
const overlay = (names: Names, all: ReadonlyArray<Added>): Names => {
  const { root, symbols, facts, fingerprints, built, ms, generation } = names
  const docs = new Map(all.flatMap(({ docs }) => [...docs]))
  const stayed = symbols.classes.flatMap(({ name }, index) => (docs.has(name) ? [] : [rowsIn(symbols, index)]))
  const rows = assemble([...stayed, ...all.flatMap(({ rows }) => rows)])
  return { root, symbols: rows, facts, fingerprints, built, ms, generation, added: docs, engine: names }
}

const words =
  /\bshaders?\b|glsl|\b(?:fragment|vertex)\b|\buniforms?\b|\bhint_|source_color|render.?mode|シェーダ|着色器/iu

/** Whether a query names a built-in of shaders, or speaks of them. */
const isAboutShaders = (query: string, { docs }: Added): boolean => {
  const name = query.trim().replace(/^@?shader[.:#]+/i, "")
  if (name !== query.trim() || words.test(query)) return true
  if (!/^[A-Z][A-Z0-9_]{2,}$/.test(name)) return false
  const constants = docs.get(SHADER_CLASS)?.constants ?? []
  return constants.some((one) => one.name === name || one.keywords === name)
}
