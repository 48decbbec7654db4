/** Reads the shaders of a project, and finds the files that they include. */
import type { Context } from "effect"
import { accessOr, type Files } from "../../../kernel/files/Files.ts"
import type { ProjectState } from "../../project/ProjectState.ts"
import { resolvePath } from "../../script/ResourcePath.ts"
import type { Includes } from "../../shader/Preprocessor.ts"
import { readInProject } from "./ProjectPath.ts"

/** Returns how a shader at `path` finds the files that it includes, among those of the project that can be read. */
export const includesOf =
  (files: Context.Tag.Service<Files>, project: ProjectState, path: string | undefined): Includes =>
  (written, from = path) => {
    const target = project.resolve(from === undefined ? written : resolvePath(written, from))
    if (!project.all.has(target)) {
      return project.exists(target) === false && !leavesProject(written, from) ? { path: target } : undefined
    }
    const text = textOf(files, project)(target)
    return text === undefined ? undefined : { path: target, text }
  }

/** Returns how the file at a path of the project is read; absent if it cannot be. */
export const textOf =
  (files: Context.Tag.Service<Files>, project: ProjectState) =>
  (path: string): string | undefined =>
    project.all.has(path) ? accessOr(() => readInProject(files, project.root, path), undefined) : undefined

/** Checks whether a path leads above the project's folder, where files are not seen. */
const leavesProject = (written: string, from = "res://"): boolean => {
  const within = (path: string) => path.replace(/^res:\/\//, "res://project/")
  return !resolvePath(within(written), within(from)).startsWith("res://project/")
}
