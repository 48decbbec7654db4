/** Code and classes that a project may have although they are in none of its scripts. */
import { lazy } from "../../kernel/util/memoize.ts"
import type { ProjectContents } from "./ProjectContents.ts"
import type { Scene } from "./Scene.ts"
import type { ScriptFile } from "./ScriptFile.ts"

export interface Unseen {
  /** True if all code of the project can be read. */
  readonly isWhole: boolean
  /** True if scripts may be created from strings. */
  readonly makesScripts: boolean
  /** True if there may be classes, autoloads among them, that no script declares. */
  readonly hasUnseenClasses: boolean
  /** True if a scene names a missing script or scene, whose members objects may have. */
  readonly hasLostCode: boolean
  /** Paths of the GDExtensions, whose classes no script declares. */
  readonly nativeExtensions: ReadonlyArray<string>
}

/** Extensions of files with code that cannot be read: GDExtensions, compiled scripts, visual scripts. */
const opaque = /\.(?:gdextension|gdnlib|gdns|gdc|gde|vs)$/i

/** Method that adds the files of a pack, which cannot be read; a pack that no script loads is an exported game. */
const packLoader = { gdscript: "load_resource_pack", csharp: "LoadResourcePack" } as const
const extensions = /\.(?:gdextension|gdnlib|gdns)$/i
const gdextension = /\.gdextension$/i

/** Facts from the files of a project, found at the first request. */
interface Scripts {
  readonly all: () => ReadonlyMap<string, ScriptFile>
  /** `class_name` -> path of the script. */
  readonly classes: () => ReadonlyMap<string, string>
  /** Autoloads that they add, of each script. */
  readonly added: () => ReadonlyArray<ReturnType<ScriptFile["autoloads"]>>
  /** The scripts that contain a word. */
  readonly saying: (word: string) => ReadonlyArray<ScriptFile>
  /** Checks whether a file is there; undefined if that is not known. */
  readonly exists: (path: string) => boolean | undefined
}

/** Finds what a project may have unseen; each fact is determined at its first request. */
export const make = (contents: ProjectContents, { added, all, classes, exists, saying }: Scripts): Unseen => {
  const paths = contents.all
  const someFile = (pattern: RegExp) => Array.from(paths).some((path) => pattern.test(path))
  const csharp = () => Array.from(contents.csharp.values())
  const hasGaps = lazy(
    () =>
      contents.hasGaps ||
      !contents.hasSettings ||
      Array.from(contents.scenes.values()).some(({ scene }) => scene() === undefined)
  )
  const isWhole = lazy(
    () =>
      !hasGaps() &&
      !someFile(opaque) &&
      !contents.binaryScenes.some((scene) => scene.hidesCode()) &&
      saying(packLoader.gdscript).length === 0 &&
      !csharp().some(({ words }) => words.has(packLoader.csharp))
  )
  const makesScripts = lazy(() => Array.from(all().values()).some(({ text }) => text.includes("source_code")))
  const hasUnseenClasses = lazy(
    () =>
      hasGaps() ||
      added().some(({ isKnown }) => !isKnown) ||
      contents.file.plugins.some((plugin) => !paths.has(plugin)) ||
      contents.file.classNames.some((name) => !classes().has(name)) ||
      csharp().some(({ hasGlobalClass }) => hasGlobalClass) ||
      someFile(extensions)
  )
  const hasLostCode = lazy(() => Array.from(contents.scenes.values()).some((file) => namesLost(file.scene(), exists)))
  const nativeExtensions = lazy(() => Array.from(paths).filter((path) => gdextension.test(path)))
  return {
    get isWhole() {
      return isWhole()
    },
    get makesScripts() {
      return makesScripts()
    },
    get hasUnseenClasses() {
      return hasUnseenClasses()
    },
    get hasLostCode() {
      return hasLostCode()
    },
    get nativeExtensions() {
      return nativeExtensions()
    }
  }
}

/** Checks whether a scene names a script or a scene that is not there. */
const namesLost = (scene: Scene | undefined, exists: Scripts["exists"]): boolean =>
  (scene?.nodes ?? []).some(({ instance = "", script }) =>
    [instance, script?.kind === "file" ? script.path : ""].some((path) => isCode.test(path) && exists(path) === false)
  )

const isCode = /\.(?:gd|tscn|scn)$/
