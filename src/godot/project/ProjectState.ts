/**
 * One state of a project: its scripts, scenes and settings, with everything that follows from them made when it is
 * first asked for. Immutable: a file that changes brings another state, which shares what stayed the same.
 */
import { lazy } from "../../kernel/util/memoize.ts"
import type { Autoload, NodeType } from "../check/CheckInput.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { Dialect } from "../script/Script.ts"
import type { CSharpFile } from "./AllScripts.ts"
import * as AllScripts from "./AllScripts.ts"
import type { BinaryScene } from "./BinaryScene.ts"
import { baseScriptOf, classesOf, makeDescendants } from "./Inheritance.ts"
import { builtInActions } from "./InputActions.ts"
import { PLUGIN_FILE, type ProjectFile } from "./ProjectFile.ts"
import { normalizePath } from "./Scene.ts"
import type { SceneFile } from "./SceneFile.ts"
import * as SceneTree from "./SceneTree.ts"
import * as ScriptFile from "./ScriptFile.ts"
import type { PathOfUid } from "./Uids.ts"
import type { WordIndex } from "./WordIndex.ts"

export interface ProjectContents {
  /** Real path of the project's folder. */
  readonly root: string
  readonly file: ProjectFile
  /** True if the project's settings were read; without them its autoloads and input actions are not known. */
  readonly hasSettings: boolean
  readonly scripts: ReadonlyMap<string, ScriptFile.ScriptFile>
  readonly scenes: ReadonlyMap<string, SceneFile>
  readonly binaryScenes: ReadonlyArray<BinaryScene>
  readonly csharp: ReadonlyMap<string, CSharpFile>
  /** Classes that files of `doc_classes` folders document, by path. */
  readonly documented: ReadonlyMap<string, ClassDoc>
  /** The path that a `uid://...` stands for, of scripts and scenes whose identity is known. */
  readonly pathOfUid: PathOfUid
  /** Paths of all files. */
  readonly all: ReadonlySet<string>
  /** Folders that were left out and links that were not followed, `res://...`. */
  readonly leftOut: ReadonlyArray<string>
  /** True if something could not be seen or read, scenes aside. */
  readonly hasGaps: boolean
  readonly cache: ScriptFile.ScriptCache
  readonly words: WordIndex
}

export interface ProjectState extends ProjectContents {
  /** Scripts of files and of scenes, by their paths. */
  readonly allScripts: ReadonlyMap<string, ScriptFile.ScriptFile>
  /** `class_name` -> path of the script; of several the first by path. */
  readonly classes: ReadonlyMap<string, string>
  /** Names of these classes. */
  readonly classNames: ReadonlyArray<string>
  /** The scripts that extend a script, directly or not, without itself. */
  readonly descendants: (path: string) => ReadonlyArray<string>
  /** The class of the reference at the end of a script's chain; absent where it cannot be known. */
  readonly nativeBase: (path: string) => string | undefined
  readonly trees: SceneTree.SceneTrees
  readonly autoloads: ReadonlyMap<string, Autoload>
  readonly resolve: (path: string) => string
  readonly declaring: (name: string, dialect: Dialect) => ReadonlyArray<string>
  /** Paths of the scripts whose text holds the word. */
  readonly holding: (name: string) => ReadonlyArray<string>
  /** Paths of scripts and C# files that mention the name where it may become a member at run time. */
  readonly mentioning: (name: string) => ReadonlyArray<string>
  /** Checks whether code that scripts generate may declare the name. */
  readonly mayGenerate: (name: string) => boolean
  readonly inputActions: (dialect: Dialect) => ReadonlySet<string> | undefined
  readonly exists: (path: string) => boolean | undefined
  readonly isWhole: boolean
  readonly makesScripts: boolean
  readonly hasUnseenClasses: boolean
  /** Paths of the GDExtensions, whose classes no script declares. */
  readonly nativeExtensions: ReadonlyArray<string>
}

/** Extensions of files with code that cannot be read: GDExtensions, compiled scripts, visual scripts. */
const opaque = /\.(?:gdextension|gdnlib|gdns|gdc|gde|vs)$/i

/** Method that adds the files of a pack, which cannot be read; a pack that nothing loads is an exported game. */
const packLoader = { gdscript: "load_resource_pack", csharp: "LoadResourcePack" } as const
const extensions = /\.(?:gdextension|gdnlib|gdns)$/i
const gdextension = /\.gdextension$/i

/** Beginning of a path that goes by the identity of a file. */
const UID = "uid://"

/** A script that differs from the one of another state, from which the rest is taken. */
interface Edit {
  readonly before: ProjectState
  readonly script: ScriptFile.ScriptFile
  /** True if classes, scenes and autoloads mean what they meant before. */
  readonly keepsShape: boolean
}

/** Makes the state of a project from its files; `edit` reuses what another state has found already. */
export const make = (contents: ProjectContents, edit?: Edit): ProjectState => {
  const { file, scenes, csharp, all } = contents
  const kept = edit?.keepsShape === true ? edit.before : undefined
  const allScripts = lazy(() =>
    edit === undefined
      ? AllScripts.withEmbedded(contents)
      : new Map(edit.before.allScripts).set(edit.script.path, edit.script)
  )
  const classes = lazy(() => kept?.classes ?? classesOf(contents.scripts))
  const classNames = lazy(() => kept?.classNames ?? [...classes().keys()])
  const descendants = lazy(() => kept?.descendants ?? makeDescendants(allScripts(), classes()))
  const scriptAt = (path: string) =>
    contents.scripts.get(path) ?? (SceneTree.isEmbedded(path) ? allScripts().get(path) : undefined)
  const baseScript = (path: string) => baseScriptOf(scriptAt(path), classes())
  const resolve = (path: string, name?: string) =>
    (path.startsWith(UID) ? contents.pathOfUid(path, name) : undefined) ?? normalizePath(path)

  const nativeBase = (path: string): string | undefined => {
    const seen = new Set<string>()
    for (let at = path; !seen.has(at); ) {
      seen.add(at)
      const script = scriptAt(at)
      if (script === undefined || script.base.kind === "inner") return undefined
      const next = baseScript(at)
      if (script.base.kind === "none") return file.dialect === 3 ? "Reference" : "RefCounted"
      if (next === undefined) return script.base.kind === "class" ? script.base.name : undefined
      at = next
    }
    return undefined
  }
  const typeOfFile = (path: string): NodeType | undefined => {
    if (scenes.has(path)) return trees.rootOf(path)
    const className = nativeBase(path)
    return className === undefined ? undefined : { className, script: path }
  }
  const added = lazy(() => Array.from(contents.scripts.values(), (script) => script.autoloads()))
  const autoloads = lazy(() => {
    if (kept !== undefined) return kept.autoloads
    const entries = [
      ...added().flatMap((one) =>
        one.autoloads.map(({ name, path = "" }) => ({ name, path, isGlobal: true, isAdded: true }))
      ),
      ...file.autoloads
    ]
    return new Map(
      entries.map((entry): [string, Autoload] => {
        const path = resolve(entry.path, entry.name)
        const type = typeOfFile(path)
        return [entry.name, { ...entry, path, ...(type === undefined ? {} : { type }) }]
      })
    )
  })
  const trees =
    kept?.trees ??
    SceneTree.make({
      scene: (path) => scenes.get(resolve(path))?.scene(),
      scenePaths: scenes.keys(),
      descendants: (script) => descendants()(script),
      autoload: (name) => autoloads().get(name)?.type
    })

  const declaring = new Map<string, ReadonlyArray<string>>()
  const mentioning = new Map<string, ReadonlyArray<string>>()
  /** Paths that the state before found for a name, with that of the edited script only where it has the name now. */
  const edited = ({ script }: Edit, paths: ReadonlyArray<string>, hasName: boolean): ReadonlyArray<string> => [
    ...paths.filter((path) => path !== script.path),
    ...(hasName ? [script.path] : [])
  ]
  const saying = (word: string) => contents.words.find(allScripts(), word)
  const actions = lazy(() => AllScripts.addedActions(allScripts(), csharp))
  const actionsOf = new Map<Dialect, ReadonlySet<string>>()
  const hasGaps = lazy(
    () =>
      contents.hasGaps ||
      !contents.hasSettings ||
      Array.from(scenes.values()).some(({ scene }) => scene() === undefined)
  )
  const isWhole = lazy(
    () =>
      edit?.before.isWhole ??
      (!hasGaps() &&
        !Array.from(all).some((path) => opaque.test(path)) &&
        !contents.binaryScenes.some((scene) => scene.hidesCode()) &&
        saying(packLoader.gdscript).length === 0 &&
        !Array.from(csharp.values()).some(({ words }) => words.has(packLoader.csharp)))
  )
  const makesScripts = lazy(
    () =>
      edit?.before.makesScripts ?? Array.from(allScripts().values()).some(({ text }) => text.includes("source_code"))
  )
  const prefixes = lazy(
    () => new Set(Array.from(allScripts().values()).flatMap((script) => script.generatedPrefixes()))
  )
  const hasUnseenClasses = lazy(
    () =>
      kept?.hasUnseenClasses ??
      (hasGaps() ||
        added().some(({ isKnown }) => !isKnown) ||
        file.plugins.some((plugin) => !all.has(plugin)) ||
        file.classNames.some((name) => !classes().has(name)) ||
        Array.from(csharp.values()).some(({ hasGlobalClass }) => hasGlobalClass) ||
        Array.from(all).some((path) => extensions.test(path)))
  )
  const nativeExtensions = lazy(
    () => edit?.before.nativeExtensions ?? Array.from(all).filter((path) => gdextension.test(path))
  )
  return {
    ...contents,
    get allScripts() {
      return allScripts()
    },
    get classes() {
      return classes()
    },
    get classNames() {
      return classNames()
    },
    descendants: (path) => descendants()(path),
    nativeBase,
    trees,
    get autoloads() {
      return autoloads()
    },
    resolve: (path) => resolve(path),
    declaring: (name, dialect) => {
      if (edit !== undefined)
        return edited(edit, edit.before.declaring(name, dialect), edit.script.declares(name, dialect))
      const key = `${dialect} ${name}`
      const known = declaring.get(key) ?? AllScripts.pathsDeclaring(saying(name), name, dialect)
      declaring.set(key, known)
      return known
    },
    holding: (name) => {
      if (edit !== undefined) return edited(edit, edit.before.holding(name), edit.script.text.includes(name))
      return saying(name).map(({ path }) => path)
    },
    mentioning: (name) => {
      if (edit !== undefined) return edited(edit, edit.before.mentioning(name), edit.script.mentions(name))
      const known = mentioning.get(name) ?? AllScripts.pathsMentioning(saying(name), csharp, name)
      mentioning.set(name, known)
      return known
    },
    mayGenerate: (name) => Array.from(prefixes()).some((prefix) => name.startsWith(prefix)),
    inputActions: (dialect) => {
      const { names, isKnown } = actions()
      if (!isKnown || !contents.hasSettings) return undefined
      const known = actionsOf.get(dialect) ?? new Set([...builtInActions(dialect), ...file.inputActions, ...names])
      actionsOf.set(dialect, known)
      return known
    },
    exists: (path) => isThere(contents, resolve(path)),
    get isWhole() {
      return isWhole()
    },
    get makesScripts() {
      return makesScripts()
    },
    get hasUnseenClasses() {
      return hasUnseenClasses()
    },
    get nativeExtensions() {
      return nativeExtensions()
    }
  }
}

/** Returns a state in which one script has another text: what an editor has not saved yet. */
export const withText = (state: ProjectState, path: string, text: string): ProjectState => {
  const saved = state.scripts.get(path)
  if (saved?.text === text) return state
  const script = ScriptFile.make(path, text, ScriptFile.makeCache())
  const contents: ProjectContents = {
    ...state,
    scripts: new Map(state.scripts).set(path, script),
    all: state.all.has(path) ? state.all : new Set(state.all).add(path)
  }
  return make(contents, {
    before: state,
    script,
    keepsShape: saved !== undefined && ScriptFile.isSameShape(saved, script)
  })
}

/** Checks whether a file exists; undefined for imported, generated and excluded files, and those elsewhere. */
const isThere = ({ all, leftOut, hasSettings }: ProjectContents, path: string): boolean | undefined => {
  if (!path.startsWith("res://") || path.includes("::")) return undefined
  if (all.has(path)) return true
  // Without project.godot only the addons are known: nothing else is missing for certain.
  const addon = /^res:\/\/addons\/[^/]+\//.exec(path)?.[0]
  if (!hasSettings && (addon === undefined || !all.has(`${addon}${PLUGIN_FILE}`))) return undefined
  if (all.has(`${path}.import`) || all.has(`${path}.remap`) || /\/\./.test(path)) return undefined
  return leftOut.some((folder) => path === folder || path.startsWith(`${folder}/`)) ? undefined : false
}
