/** Finds what the scripts of a project declare, mention and add. */
import type { Dialect } from "../script/Script.ts"
import type { SceneFile } from "./SceneFile.ts"
import * as SceneTree from "./SceneTree.ts"
import * as ScriptFile from "./ScriptFile.ts"
import type { WordIndex } from "./WordIndex.ts"

/** A C# file, as far as scripts see it. */
export interface CSharpFile {
  readonly path: string
  readonly words: ReadonlySet<string>
  readonly hasGlobalClass: boolean
  readonly actions: ScriptFile.ScriptFile["actions"]
}

/** The scripts of a project, and the scenes that may embed others. */
interface Contents {
  readonly scripts: ReadonlyMap<string, ScriptFile.ScriptFile>
  readonly scenes: ReadonlyMap<string, SceneFile>
  readonly cache: ScriptFile.ScriptCache
}

/** Returns the scripts with those that are embedded in scenes. */
export const withEmbedded = ({ scripts, scenes, cache }: Contents): ReadonlyMap<string, ScriptFile.ScriptFile> => {
  const found = new Map(scripts)
  for (const { path, scene } of scenes.values()) {
    for (const [id, source] of scene()?.embedded ?? []) {
      const place = SceneTree.embeddedPath(path, id)
      found.set(place, ScriptFile.make(place, source, cache))
    }
  }
  return found
}

/** Returns the paths of the scripts that declare a name. */
export const pathsDeclaring = (
  scripts: ReadonlyArray<ScriptFile.ScriptFile>,
  name: string,
  dialect: Dialect
): ReadonlyArray<string> => scripts.flatMap((script) => (script.declares(name, dialect) ? [script.path] : []))

/** Returns the paths of the scripts and C# files that mention a name. */
export const pathsMentioning = (
  scripts: ReadonlyArray<ScriptFile.ScriptFile>,
  csharp: ReadonlyMap<string, CSharpFile>,
  name: string
): ReadonlyArray<string> => [
  ...Array.from(csharp.values()).flatMap(({ path, words }) => (words.has(name) ? [path] : [])),
  ...scripts.flatMap((script) => (script.mentions(name) ? [script.path] : []))
]

/** Returns the input actions that scripts add, and whether all of these are known. */
export const addedActions = (
  scripts: ReadonlyMap<string, ScriptFile.ScriptFile>,
  csharp: ReadonlyMap<string, CSharpFile>
): { readonly names: ReadonlyArray<string>; readonly isKnown: boolean } => {
  const found = [...scripts.values(), ...csharp.values()].map(({ actions }) => actions())
  return { names: found.flatMap(({ names }) => names), isKnown: found.every(({ isKnown }) => isKnown) }
}

/** The scripts of a state, those of its scenes too, which are known once these are read. */
interface AllContents {
  readonly scenes: ReadonlyMap<string, SceneFile>
  readonly allScripts: ReadonlyMap<string, ScriptFile.ScriptFile>
  readonly words: WordIndex
}

/** Reads what every check needs of the scenes and scripts of a state; yields after each file, and within scenes. */
export function* readAll(state: AllContents): Generator<void, void> {
  for (const { sceneInSteps } of state.scenes.values()) {
    yield* sceneInSteps()
    yield
  }
  for (const script of state.allScripts.values()) {
    script.actions()
    script.autoloads()
    yield
  }
  yield* state.words.follow(state.allScripts)
}
