/** A project in memory, for checks of its scenes. */
import { readProjectFile } from "../../../src/godot/project/ProjectFile.ts"
import * as ProjectState from "../../../src/godot/project/ProjectState.ts"
import { sceneFile } from "../../../src/godot/project/SceneFile.ts"
import * as ScriptFile from "../../../src/godot/project/ScriptFile.ts"
import * as WordIndex from "../../../src/godot/project/WordIndex.ts"

/** Makes a project of texts by their paths; files with an empty text are there, and cannot be read. */
export const sceneProject = (files: Readonly<Record<string, string>>): ProjectState.ProjectState => {
  const cache = ScriptFile.makeCache()
  const entries = Object.entries(files)
  return ProjectState.make({
    root: "/game",
    file: readProjectFile("config_version=5\n"),
    scripts: new Map(
      entries.flatMap(([path, text]) => (path.endsWith(".gd") ? [[path, ScriptFile.make(path, text, cache)]] : []))
    ),
    scenes: new Map(
      entries.flatMap(([path, text]) => (path.endsWith(".tscn") ? [[path, sceneFile(path, () => text)]] : []))
    ),
    binaryScenes: [],
    csharp: new Map(),
    documented: new Map(),
    pathOfUid: () => undefined,
    all: new Set(Object.keys(files)),
    leftOut: [],
    hasSettings: true,
    hasGaps: false,
    cache,
    words: WordIndex.make()
  })
}
