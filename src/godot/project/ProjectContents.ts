/** The data read from the files of a project; everything else is derived from it. */
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { CSharpFile } from "./AllScripts.ts"
import type { BinaryScene } from "./BinaryScene.ts"
import type { ProjectFile } from "./ProjectFile.ts"
import type { SceneFile } from "./SceneFile.ts"
import type { ScriptCache, ScriptFile } from "./ScriptFile.ts"
import type { PathOfUid } from "./Uids.ts"
import type { WordIndex } from "./WordIndex.ts"

export interface ProjectContents {
  /** Real path of the project's folder. */
  readonly root: string
  readonly file: ProjectFile
  /** True if the project's settings were read; without them its autoloads and input actions are not known. */
  readonly hasSettings: boolean
  readonly scripts: ReadonlyMap<string, ScriptFile>
  readonly scenes: ReadonlyMap<string, SceneFile>
  readonly binaryScenes: ReadonlyArray<BinaryScene>
  readonly csharp: ReadonlyMap<string, CSharpFile>
  /** Classes that files of `doc_classes` folders document, by path. */
  readonly documented: ReadonlyMap<string, ClassDoc>
  /** The path of a `uid://...`, for scripts and scenes with a known identity. */
  readonly pathOfUid: PathOfUid
  /** Paths of all files. */
  readonly all: ReadonlySet<string>
  /** Folders that were left out and links that were not followed, `res://...`. */
  readonly leftOut: ReadonlyArray<string>
  /** True if something could not be seen or read, scenes aside. */
  readonly hasGaps: boolean
  readonly cache: ScriptCache
  readonly words: WordIndex
}
