/**
 * Real scripts to measure a check on: `GODOT_SCRIPTS_DIR` names a folder of sets, each a folder of projects or of
 * scripts that stand alone (checkouts of godot-demo-projects, Gut, gdUnit4 ...).
 */
import { existsSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { Effect } from "effect"
import type { ProjectView } from "../../src/godot/check/CheckInput.ts"
import * as ProjectReader from "../../src/godot/project/ProjectReader.ts"
import { type ProjectState, withText } from "../../src/godot/project/ProjectState.ts"
import { viewOf } from "../../src/godot/project/View.ts"
import { parse } from "../../src/godot/script/Parser.ts"
import type { Dialect } from "../../src/godot/script/Script.ts"
import { Files } from "../../src/kernel/files/Files.ts"

/** The folder of sets; absent without real scripts. */
export const scriptsDir: string | undefined = process.env["GODOT_SCRIPTS_DIR"] || undefined

/** A script and its project. */
export interface RealScript {
  /** As it is shown: its path within the set. */
  readonly name: string
  readonly text: string
  readonly within?: {
    /** The project's folder, absolute. */
    readonly root: string
    /** `res://...` */
    readonly path: string
    readonly state: ProjectState
  }
}

export interface ScriptSet {
  readonly name: string
  /** The language of most of its scripts. */
  readonly dialect: Dialect
  readonly scripts: ReadonlyArray<RealScript>
}

const files = Effect.runSync(Effect.provide(Files, Files.layer))

/** Returns the result of work in slices. */
const finish = <A>(work: Generator<number, A>): A => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Folders with a `project.godot`, and scripts outside of any. */
const listed = (folder: string) => {
  const projects: Array<string> = []
  const alone: Array<string> = []
  const visit = (at: string, isInside: boolean): void => {
    const isProject = existsSync(join(at, "project.godot"))
    if (isProject) projects.push(at)
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      if (entry.isDirectory() && !entry.name.startsWith(".")) visit(path, isInside || isProject)
      else if (entry.isFile() && entry.name.endsWith(".gd") && !isInside && !isProject) alone.push(path)
    }
  }
  visit(folder, false)
  return { projects, alone }
}

/** Number of places of a text that a language cannot read, or writes in another way. */
export const faultsIn = (text: string, dialect: Dialect): number => parse(text, dialect).faults.length

const dialectOf = (texts: ReadonlyArray<string>): Dialect => {
  const [old, young] = texts.reduce(
    ([a, b], text) => {
      const more = faultsIn(text, 4) - faultsIn(text, 3)
      return [a + (more > 0 ? 1 : 0), b + (more < 0 ? 1 : 0)]
    },
    [0, 0]
  )
  return (old ?? 0) > (young ?? 0) ? 3 : 4
}

/** Reads all scripts of a set, with their projects. */
export const readSet = (folder: string, name: string): ScriptSet => {
  const { projects, alone } = listed(folder)
  const inProjects = projects.flatMap((place) => {
    const root = files.realPath(place)
    const { state } = finish(ProjectReader.look(files, root, undefined, Date.now))
    return Array.from(
      state.scripts.values(),
      ({ path, text }): RealScript => ({
        name: join(relative(folder, place), path.slice("res://".length)),
        text,
        within: { root, path, state }
      })
    )
  })
  const scripts = [
    ...alone.map((path) => ({ name: relative(folder, path), text: files.readText(path) })),
    ...inProjects
  ]
  return { name, dialect: dialectOf(scripts.map(({ text }) => text)), scripts }
}

/** The names of all sets. */
export const setNames = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort()

/**
 * Returns the input of a check for a script with that text: its project as `dialect` reads it, or nothing around it.
 */
export const around = (
  { within }: RealScript,
  text: string,
  dialect: Dialect
): { readonly path?: string; readonly project?: ProjectView } =>
  within === undefined
    ? {}
    : { path: within.path, project: viewOf(withText(within.state, within.path, text), { dialect }) }
