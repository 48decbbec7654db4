/**
 * One state of a project: its scripts, scenes and settings, with data derived from them on demand. Immutable: a changed
 * file makes a new state, which shares the unchanged parts.
 */
import { lazy, memoize } from "../../kernel/util/memoize.ts"
import type { Autoload, NodeChanges, NodeType } from "../check/CheckInput.ts"
import { normalizePath } from "../script/ResourcePath.ts"
import type { Dialect } from "../script/Script.ts"
import * as AllScripts from "./AllScripts.ts"
import { classesOf, makeDescendants, nativeBaseOf } from "./Inheritance.ts"
import { builtInActions } from "./InputActions.ts"
import * as Mentions from "./Mentions.ts"
import { joinChanges } from "./NodeChanges.ts"
import type { ProjectContents } from "./ProjectContents.ts"
import { PLUGIN_FILE, type ProjectFile } from "./ProjectFile.ts"
import * as SceneTree from "./SceneTree.ts"
import * as ScriptFile from "./ScriptFile.ts"
import * as Unseen from "./Unseen.ts"

export interface ProjectState extends ProjectContents, Mentions.Mentions, Unseen.Unseen {
  /** Scripts of files and of scenes, by their paths. */
  readonly allScripts: ReadonlyMap<string, ScriptFile.ScriptFile>
  /** `class_name` -> path of the script; of several the first by path. */
  readonly classes: ReadonlyMap<string, string>
  /** Names of these classes. */
  readonly classNames: ReadonlyArray<string>
  /** The scripts that extend a script, directly or not, without itself. */
  readonly descendants: (path: string) => ReadonlyArray<string>
  /** The class of the reference at the end of a script's chain; absent if it cannot be known. */
  readonly nativeBase: (path: string) => string | undefined
  readonly trees: SceneTree.SceneTrees
  /** What its scripts may do with the nodes of scenes as the game runs. */
  readonly nodeChanges: () => NodeChanges
  readonly autoloads: ReadonlyMap<string, Autoload>
  readonly resolve: (path: string) => string
  /** Checks whether code that scripts generate may declare the name. */
  readonly mayGenerate: (name: string) => boolean
  readonly inputActions: (dialect: Dialect) => ReadonlySet<string> | undefined
  readonly exists: (path: string) => boolean | undefined
}

/** Beginning of a path that goes by the identity of a file. */
const UID = "uid://"

/** A script that differs from that of another state, and the state that the rest is taken from. */
interface Edit {
  readonly before: ProjectState
  readonly script: ScriptFile.ScriptFile
  /** True if classes, scenes and autoloads are the same as before. */
  readonly keepsShape: boolean
}

/** Makes the state of a project from its files; `edit` reuses the results of another state. */
export const make = (contents: ProjectContents, edit?: Edit): ProjectState => {
  const { file, scenes } = contents
  const before = edit?.before
  const kept = edit?.keepsShape === true ? before : undefined
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
  const nativeBase = (path: string) => nativeBaseOf(path, { scriptAt, classes, dialect: file.dialect })
  const resolve = (path: string, name?: string) =>
    (path.startsWith(UID) ? contents.pathOfUid(path, name) : undefined) ?? normalizePath(path)

  const typeOfFile = (path: string): NodeType | undefined => {
    if (scenes.has(path)) return trees.rootOf(path)
    const className = nativeBase(path)
    return className === undefined ? undefined : { className, script: path }
  }
  const added = lazy(() => Array.from(contents.scripts.values(), (script) => script.autoloads()))
  const autoloads = lazy(() => kept?.autoloads ?? autoloadsOf([...addedAutoloads(added()), ...file.autoloads]))
  const autoloadsOf = (entries: ReadonlyArray<ProjectFile["autoloads"][number]>): ReadonlyMap<string, Autoload> =>
    new Map(
      entries.map((entry) => {
        const path = resolve(entry.path, entry.name)
        const type = typeOfFile(path)
        return [entry.name, { ...entry, path, ...(type === undefined ? {} : { type }) }]
      })
    )
  const trees =
    kept?.trees ??
    SceneTree.make({
      scene: (path) => scenes.get(resolve(path))?.scene(),
      scenePaths: scenes.keys(),
      descendants: (script) => descendants()(script),
      isGone: (path) => isThere(contents, resolve(path)) === false,
      hasScript: (path) => allScripts().has(path),
      autoload: (name) => autoloads().get(name)?.type
    })

  const saying = (word: string) => contents.words.find(allScripts(), word)
  const mentions =
    edit === undefined ? Mentions.make(saying, contents.csharp) : Mentions.withScript(edit.before, edit.script)
  const exists = (path: string) => isThere(contents, resolve(path))
  const unseen = Unseen.make(contents, { all: allScripts, classes, added, exists, saying })
  const changes = lazy(() => joinChanges(allScripts().values(), contents.csharp.values()))
  const inputActions = lazy(() => actionsOf(contents, allScripts()))
  const prefixes = lazy(
    () => new Set(Array.from(allScripts().values()).flatMap((script) => script.generatedPrefixes()))
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
    nodeChanges: changes,
    get autoloads() {
      return autoloads()
    },
    resolve: (path) => resolve(path),
    ...mentions,
    mayGenerate: (name) => Array.from(prefixes()).some((prefix) => name.startsWith(prefix)),
    inputActions: (dialect) => inputActions()(dialect),
    exists,
    get isWhole() {
      return before?.isWhole ?? unseen.isWhole
    },
    get makesScripts() {
      return before?.makesScripts ?? unseen.makesScripts
    },
    get hasUnseenClasses() {
      return kept?.hasUnseenClasses ?? unseen.hasUnseenClasses
    },
    get hasLostCode() {
      return before?.hasLostCode ?? unseen.hasLostCode
    },
    get nativeExtensions() {
      return before?.nativeExtensions ?? unseen.nativeExtensions
    }
  }
}

/** The autoloads that scripts add, as entries of the settings. */
const addedAutoloads = (added: ReadonlyArray<ReturnType<ScriptFile.ScriptFile["autoloads"]>>) =>
  added.flatMap(({ autoloads }) =>
    autoloads.map(({ name, path = "" }) => ({ name, path, isGlobal: true, isAdded: true }))
  )

/** Returns a function that gives the input actions of a project; undefined if there may be others. */
const actionsOf = (
  { csharp, file, hasSettings }: ProjectContents,
  scripts: ProjectState["allScripts"]
): ProjectState["inputActions"] => {
  const { isKnown, names } = AllScripts.addedActions(scripts, csharp)
  if (!isKnown || !hasSettings) return () => undefined
  return memoize((dialect) => new Set([...builtInActions(dialect), ...file.inputActions, ...names]))
}

/** Returns a state in which one script has another text: the unsaved text of an editor. */
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
  // Without project.godot only files of addons can be certainly missing.
  const addon = /^res:\/\/addons\/[^/]+\//.exec(path)?.[0]
  if (!hasSettings && (addon === undefined || !all.has(`${addon}${PLUGIN_FILE}`))) return undefined
  if (all.has(`${path}.import`) || all.has(`${path}.remap`) || /\/\./.test(path)) return undefined
  return leftOut.some((folder) => path === folder || path.startsWith(`${folder}/`)) ? undefined : false
}
