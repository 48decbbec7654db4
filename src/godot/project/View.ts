/** A project as the checker sees it. */
import { posix } from "node:path"
import { memoizeIn, memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Autoload, ProjectView, ReferenceView } from "../check/CheckInput.ts"
import * as Api from "../check/reference/Api.ts"
import type { Dialect } from "../script/Script.ts"
import { mayComeBeforeReady } from "./beforeReady.ts"
import { quotesName, spellingsOf, spells } from "./NodeChanges.ts"
import { PROJECT_FILE } from "./ProjectFile.ts"
import type { ProjectState } from "./ProjectState.ts"
import { unseenTypes } from "./unseenTypes.ts"

export interface ViewOptions {
  /** The language that scripts are read in: that of the reference. */
  readonly dialect: Dialect
  /** `4.5`: the version of the reference, for the note that the project is for another one. */
  readonly version?: string
  /** The classes that scenes are compared with, to find classes from elsewhere; absent if nothing needs it. */
  readonly reference?: ReferenceView
}

/** Returns a state of a project as the checker sees it. */
export const viewOf = (state: ProjectState, options: ViewOptions): ProjectView => {
  const { dialect, reference } = options
  const unseen = reference === undefined || state.hasUnseenClasses ? [] : unseenTypes(state, reference)
  return {
    script: (path) => state.allScripts.get(state.resolve(path))?.parsed(dialect),
    classScript: (name) => state.classes.get(name),
    classNames: state.classNames,
    autoloads: reference === undefined ? state.autoloads : autoloadsFor(state.autoloads)(Api.of(reference)),
    // The nodes of a binary scene that uses the script are not known.
    nodeAt: (script, path) =>
      state.binaryScenes.some((scene) => scene.uses(script)) ? undefined : state.trees.nodeAt(script, path),
    absentNode: (script, path) => (state.binaryScenes.length > 0 ? undefined : state.trees.absentAt(script, path)),
    nodeNamed: (name) => (modelNames(state).has(name) ? "root" : state.trees.names().get(name)),
    putsScriptsOnInherited: () => state.binaryScenes.length > 0 || state.trees.putsScriptsOnInherited(),
    get nodeChanges() {
      return state.nodeChanges()
    },
    mayComeBeforeReady: (script, isDeep) => mayComeBeforeReady(state, script, isDeep),
    quotes: (name) => state.holding(name).some((path) => quotesName(state.allScripts.get(path)?.text ?? "", name)),
    spells: (name) => isSpelt(state, name),
    hasHiddenHeirs: () => hasHiddenHeirs(state),
    sceneRoot: (scene) => state.trees.rootOf(state.resolve(scene)),
    declaring: (name) => state.declaring(name, dialect),
    holding: state.holding,
    mentions: (name) => state.mentioning(name).length > 0 || state.mayGenerate(name),
    usesCSharp: state.csharp.size > 0,
    isWhole: state.isWhole && unseen.length === 0,
    hasLostCode: state.hasLostCode,
    makesScripts: state.makesScripts,
    hasUnseenClasses: state.hasUnseenClasses || unseen.length > 0,
    inputActions: state.inputActions(dialect),
    warningLevels: state.file.warningLevels,
    exists: (path) => state.exists(path),
    namesake: (path) => {
      const file = isOfAbsentAddon(state, path) ? undefined : (onlyFiles(state).get(fileName(path)) ?? undefined)
      return file === undefined || areOfTwoAddons(path, file) ? undefined : file
    },
    notes: [...notesOf(state, options), ...noteOf(unseen)]
  }
}

/** The autoloads of a project; Godot refuses one that a plugin adds under the name of its own class. */
const autoloadsFor = memoizeWeak((autoloads: ProjectView["autoloads"]) =>
  memoizeWeak((api: Api.Api): ProjectView["autoloads"] => {
    const isRefused = ([name, { isAdded }]: readonly [string, Autoload]) => isAdded === true && api.has(name)
    const all = Array.from(autoloads)
    return all.some(isRefused) ? new Map(all.filter((one) => !isRefused(one))) : autoloads
  })
)

/** Names of the models of a project without their extensions: the roots of their scenes have them. */
const modelNames = memoizeIn(
  ({ all }: ProjectState) =>
    new Set(Array.from(all).flatMap((path) => (MODEL.test(path) ? [posix.parse(path).name] : [])))
)

const fileName = (path: string): string => posix.basename(path).toLowerCase()

/** Names of files in small letters -> the only file that is called so; null if there are several. */
const onlyFiles = memoizeIn(({ all }: ProjectState): ReadonlyMap<string, string | null> => {
  const files = new Map<string, string | null>()
  for (const path of all) files.set(fileName(path), files.has(fileName(path)) ? null : path)
  return files
})

/** Returns the folder of the addon that a file belongs to, in small letters. */
const addonOf = (path: string): string | undefined => /^res:\/\/addons\/([^/]+)\//.exec(path.toLowerCase())?.[1]

/** Checks for files of two different addons: a file of the one is no replacement for one that the other lacks. */
const areOfTwoAddons = (path: string, other: string): boolean => {
  const addon = addonOf(path)
  const otherAddon = addonOf(other)
  return addon !== undefined && otherAddon !== undefined && addon !== otherAddon
}

const addonFolders = memoizeIn(
  ({ all }: ProjectState): ReadonlySet<string> => new Set(Array.from(all).flatMap((path) => addonOf(path) ?? []))
)

/** Checks for a file of an addon that is not installed: another addon's `plugin.gd` does not belong to it. */
const isOfAbsentAddon = (state: ProjectState, path: string): boolean => {
  const addon = addonOf(path)
  return addon !== undefined && !addonFolders(state).has(addon)
}

/** Checks whether a script or the name of a file spells a name. */
const isSpelt = ({ all, allScripts }: ProjectState, name: string): boolean => {
  const spellings = spellingsOf(name)
  const isCalledSo = (path: string) => posix.parse(path).name.replace(spellings, "") === ""
  return Array.from(allScripts.values()).some(({ text }) => spells(text, spellings)) || Array.from(all).some(isCalledSo)
}

const MODEL = /\.(?:glb|gltf|fbx|blend|dae)$/i

/** Checks whether a script extends a class within another, which the scripts it inherits from do not show. */
const hasHiddenHeirs = memoizeIn(({ allScripts }: ProjectState) =>
  Array.from(allScripts.values()).some(({ base }) => base.kind === "inner")
)

const SETTINGS = `res://${PROJECT_FILE}`

/** Notes for the reader: the settings are unknown, or the project is for another Godot version than the reference. */
const notesOf = (
  { file, hasSettings, all, leftOut }: ProjectState,
  { dialect, version }: ViewOptions
): ReadonlyArray<string> => {
  const isAbsent = !hasSettings && !all.has(SETTINGS) && !leftOut.includes(SETTINGS)
  if (isAbsent) return [`No ${PROJECT_FILE}: a project with these addons may have more names`]
  if (!hasSettings) return [`${PROJECT_FILE} or override.cfg cannot be read: autoloads and actions are unknown`]
  if (file.dialect !== undefined && file.dialect !== dialect) {
    return [`Project of Godot ${file.dialect}`]
  }
  const isOther = file.version !== undefined && version !== undefined && !isSame(file.version, version)
  return isOther ? [`project.godot says ${file.version}; checked against Godot ${version}`] : []
}

/** Maximum number of classes that a note names. */
const MAX_NAMED = 3

const noteOf = (types: ReadonlyArray<string>): ReadonlyArray<string> => {
  const named = types.slice(0, MAX_NAMED).join(", ")
  return types.length === 0
    ? []
    : [`Scenes use ${named}, from an extension or a custom Godot: unknown classes are not reported`]
}

/** Checks whether two versions agree in the parts that both have. */
const isSame = (a: string, b: string): boolean => `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`)
