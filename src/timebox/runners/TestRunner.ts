/** Turns a request for a runner, a scope and a target into a command line. */
import { readdirSync, type Stats, statSync } from "node:fs"
import { resolve } from "node:path"
import { Context, Effect, Layer } from "effect"
import { accessOr, diskFiles } from "../../kernel/files/Files.ts"
import { type AccessDenied, InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import type { CommandLine } from "../process/Run.ts"
import type { Rerun } from "../results/TestEvent.ts"
import { PathValidator } from "./PathValidator.ts"
import { type Project, type ReportRequest, type Runner, type Scope, type Selection, union } from "./Runner.ts"
import { type RunnerName, runnerOf } from "./registry.ts"

export interface Request {
  readonly runner: RunnerName
  readonly scope: Scope
  readonly target?: string
  /** Beside scope "file": of that file only the tests whose names fit. */
  readonly pattern?: string
}

/**
 * Returns the choice of a request, or its fault; paths are not checked. `failed`: the tests that failed last time.
 */
export const selectionOf = (
  { runner: name, scope, target, pattern }: Request,
  failed: ReadonlyArray<Rerun>
): Selection | InvalidArgument => {
  const runner = runnerOf(name)
  if (pattern !== undefined && scope !== "file") {
    return invalid("pattern", 'is only for scope "file"; with scope "pattern" the pattern is the target')
  }
  if (scope === "all" || scope === "failed") {
    if (target !== undefined) {
      return invalid("target", `is not accepted with scope "${scope}"; use scope "file" or "pattern"`)
    }
    if (scope === "all") return { files: [] }
    if (runner.file === undefined && runner.pattern === undefined)
      return invalid("scope", `${name} cannot choose tests; it has "all"`)
    return ofFailed(runner, failed)
  }
  const form = scope === "file" ? runner.file : runner.pattern
  if (form === undefined) {
    const others = ["all", ...(runner.file ? ["file"] : []), ...(runner.pattern ? ["pattern"] : [])]
    const lack = scope === "file" ? "run one file" : "choose tests by name"
    return invalid("scope", `${name} cannot ${lack}; it has ${others.map((one) => `"${one}"`).join(" and ")}`)
  }
  const problem = wordProblem("target", scope, target, form.problem)
  if (problem instanceof InvalidArgument || target === undefined) return problem ?? invalid("target", "is required")
  if (scope === "pattern") return { files: [], pattern: target }
  if (pattern === undefined) return { files: [target] }
  if (runner.pattern === undefined)
    return invalid("pattern", `is not accepted by ${name}, which cannot choose tests by name`)
  return wordProblem("pattern", "pattern", pattern, runner.pattern.problem) ?? { files: [target], pattern }
}

const wordProblem = (
  argument: string,
  scope: Scope,
  word: string | undefined,
  problemOf: ((word: string) => string | undefined) | undefined
): InvalidArgument | undefined => {
  if (word === undefined || word.trim() === "") {
    return invalid(
      argument,
      argument === "target" ? `is required with scope "${scope}" and may not be blank` : "may not be blank"
    )
  }
  if (word.includes("\0")) return invalid(argument, "must not contain a NUL character")
  if (scope === "file" && word.startsWith("-")) return invalid(argument, 'may not begin with "-"')
  const problem = problemOf?.(word)
  return problem === undefined ? undefined : invalid(argument, problem)
}

/** More tests than this are run by their files, to keep the command line within the system's limit. */
const MAX_RERUNS = 200

const ofFailed = (runner: Runner, failed: ReadonlyArray<Rerun>): Selection | InvalidArgument => {
  if (failed.length === 0) {
    return invalid(
      "scope",
      `"failed" needs an earlier run of ${runner.name} with failures; there is none: use "all" first`
    )
  }
  const many = failed.length > MAX_RERUNS && failed.every(({ scope }) => scope === "file")
  const chosen = many
    ? failed.map(({ target }) => ({ scope: "file", target: runner.file?.paths(target)[0] ?? target }) as const)
    : failed
  return (runner.rerun ?? union)(chosen)
}

/** Every path that the runner may read in a file target. */
export const pathsOf = (name: RunnerName, { files }: Selection): ReadonlyArray<string> => {
  const form = runnerOf(name).file
  if (form === undefined) return []
  return [
    ...new Set(
      files.flatMap((target) => {
        const parts = form.paths(target)
        return form.isOnlyPaths === true && parts.length > 0 ? parts : [target, ...parts]
      })
    )
  ]
}

/**
 * Returns the command line that runs the selected tests.
 *
 * @example commandLine("pytest", { files: ["test_a.py"] }, project).args // [..., "test_a.py"]
 */
export const commandLine = (
  name: RunnerName,
  selection: Selection,
  project: Project,
  { args = [] }: ReportRequest = {}
): CommandLine => {
  const runner = runnerOf(name)
  return { program: runner.program, args: runner.args(selection, project, args) }
}

/** Gets the state of a path; needs no descriptor. */
const look = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Maximum number of bytes of a project's file that a runner may read. */
const MAX_READ = 64 * 1024

/**
 * Returns the project below `root`, as far as runners may look at it.
 *
 * @example
 * projectAt("/app", { PATH: "/bin" }).read("package.json")
 * // its beginning; undefined where there is none, empty where it cannot be read
 */
export const projectAt = (root: string, environment: Readonly<Record<string, string>>): Project => ({
  root,
  environment,
  read: (path) => {
    const place = resolve(root, path)
    const head = accessOr(() => diskFiles.readHead(place, MAX_READ), undefined)
    if (head !== undefined) return Buffer.from(head).toString("utf8")
    return look(place)?.isFile() === true ? "" : undefined
  },
  isFolder: (path) => look(resolve(root, path))?.isDirectory() ?? false,
  namesIn: (path) => {
    try {
      return readdirSync(resolve(root, path))
    } catch {
      return []
    }
  }
})

export class TestRunner extends Context.Tag("timebox/TestRunner")<
  TestRunner,
  {
    /** The choice of tests; refused where the request's form is wrong or a path in it leaves the root. */
    readonly plan: (
      request: Request,
      failed: ReadonlyArray<Rerun>
    ) => Effect.Effect<Selection, InvalidArgument | AccessDenied>
  }
>() {
  static readonly make = Effect.map(PathValidator, ({ inside }) => ({
    plan: Effect.fn("TestRunner.plan")(function* (request: Request, failed: ReadonlyArray<Rerun>) {
      const selection = selectionOf(request, failed)
      if (selection instanceof InvalidArgument) return yield* selection
      const argument = request.scope === "failed" ? "scope" : "target"
      yield* Effect.forEach(pathsOf(request.runner, selection), (path) => inside(argument, path), { discard: true })
      return selection
    })
  }))

  static readonly layer = Layer.effect(this, this.make)
}
