/**
 * The files that the shell command `check` checks: those named, those in named folders, those that git sees changed.
 */
import { Path } from "@effect/platform"
import { Effect, Either, Option } from "effect"
import { cliExit, type Invocation } from "../../../kernel/cli/Cli.ts"
import { onOneLine } from "../../../kernel/cli/ControlCharacters.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import type { ProjectState } from "../../project/ProjectState.ts"
import { changedFiles } from "./ChangedFiles.ts"
import { CANNOT } from "./ExitCodes.ts"
import { isCheckable, toProjectPath } from "./ProjectPath.ts"

/** A file to check: its place on the disk and, if the project has it, its path there. */
export interface Target {
  /** The path as displayed: relative to the working directory. */
  readonly shown: string
  readonly place: string
  readonly path?: string
}

/** The path within the project of a file that it has. */
export const inProject = (project: ProjectState | undefined, place: string): string | undefined => {
  if (project === undefined) return undefined
  const path = Option.getOrUndefined(Either.getRight(toProjectPath(project.root, place)))
  return path !== undefined && project.all.has(path) ? path : undefined
}

/** The files that the arguments name; without arguments, all files of the project that can be checked. */
export const targetsOf = Effect.fnUntraced(function* (
  { words, options }: Invocation,
  project: ProjectState | undefined
) {
  const files = yield* Files
  const paths = yield* Path.Path
  const cwd = process.cwd()
  const target = (place: string): Target => {
    const path = inProject(project, place)
    const shown = paths.relative(cwd, place).replaceAll("\\", "/")
    return { shown: shown.startsWith("..") ? place : shown, place, ...(path === undefined ? {} : { path }) }
  }
  const ofProject = (below: string): ReadonlyArray<Target> =>
    Array.from(project?.all ?? [])
      .filter((path) => isCheckable(path) && path.startsWith(below))
      .sort()
      .map((path) => target(paths.join(project?.root ?? "", path.slice("res://".length))))

  if (words.length === 0 && project === undefined) {
    return yield* cliExit("there is no project at or above this folder: name files, or a project by --project", CANNOT)
  }
  const named: Array<Target> = words.length === 0 ? [...ofProject("res://")] : []
  const others: Array<string> = []
  for (const word of words) {
    const place = paths.resolve(word)
    const found = yield* attempt(() => {
      const state = files.stat(place)
      return state === undefined ? undefined : { kind: state.kind, real: files.realPath(place) }
    }).pipe(Effect.mapError(({ message }) => cliExit(message, CANNOT)))
    if (found === undefined) return yield* cliExit(`${onOneLine(word)} does not exist`, CANNOT)
    if (found.kind === "file") {
      // A wildcard may name any file beside those that are checked.
      if (isCheckable(place)) named.push(target(found.real))
      else others.push(word)
      continue
    }
    const folder =
      project === undefined
        ? undefined
        : Option.getOrUndefined(Either.getRight(toProjectPath(project.root, found.real)))
    if (folder === undefined)
      return yield* cliExit(`${onOneLine(word)} is a folder outside of any project; name its files`, CANNOT)
    named.push(...ofProject(folder === "res://" ? folder : `${folder}/`))
  }
  const [other] = others
  if (other !== undefined && others.length === words.length) {
    const language = /\.cs$/i.test(other)
      ? "C#, which is not checked"
      : "neither a script (.gd), a shader (.gdshader), a scene (.tscn), a resource (.tres) nor project.godot"
    return yield* cliExit(`${onOneLine(other)} is ${language}`, CANNOT)
  }
  if (!options.has("changed")) return named
  const ref = options.get("changed")
  const changed = yield* changedFiles(project?.root ?? cwd, ref === "true" ? undefined : ref)
  const places = new Set(changed.map((path) => paths.join(project?.root ?? cwd, path)))
  return named.filter(({ place }) => places.has(place))
})
