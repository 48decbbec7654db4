/** Turns a request for a runner, a scope and a target into the one command line that it stands for. */
import { Context, Effect, Layer } from "effect"
import { type AccessDenied, InvalidArgument, invalid } from "../../kernel/mcp/Failure.ts"
import { PathValidator } from "./PathValidator.ts"
import type { Scope } from "./Template.ts"
import { type Runner, templateOf } from "./templates.ts"

export interface Request {
  readonly runner: Runner
  readonly scope: Scope
  readonly target?: string
}

/** A program and its arguments; nothing of it is ever read by a shell. */
export interface CommandLine {
  readonly program: string
  readonly args: ReadonlyArray<string>
}

/** The command line of a request, or what is wrong with it; paths are not looked at. */
export const commandLine = ({ runner, scope, target }: Request): CommandLine | InvalidArgument => {
  const { program, all, file, pattern } = templateOf(runner)
  if (scope === "all") {
    return target === undefined
      ? { program, args: all }
      : invalid("target", 'is not taken with scope "all"; use scope "file" or "pattern"')
  }
  const form = scope === "file" ? file : pattern
  if (form === undefined) {
    const others = ["all", ...(file ? ["file"] : []), ...(pattern ? ["pattern"] : [])]
    const lack = scope === "file" ? "run one file" : "choose tests by name"
    return invalid("scope", `${runner} cannot ${lack}; it has ${others.map((name) => `"${name}"`).join(" and ")}`)
  }
  if (target === undefined || target.trim() === "") {
    return invalid("target", `is required with scope "${scope}" and may not be blank`)
  }
  if (target.includes("\0")) return invalid("target", "may not hold a NUL character")
  if (scope === "file" && target.startsWith("-")) return invalid("target", 'may not begin with "-"')
  const problem = form.problem?.(target)
  return problem === undefined ? { program, args: form.args(target) } : invalid("target", problem)
}

/** Every path that the runner may read in the target of a request. */
export const pathsOf = ({ runner, scope, target }: Request): ReadonlyArray<string> =>
  scope === "file" && target !== undefined
    ? [...new Set([target, ...(templateOf(runner).file?.paths(target) ?? [])])]
    : []

export class TestRunner extends Context.Tag("timebox/TestRunner")<
  TestRunner,
  {
    /** The command line; refused where the target's form is wrong or a path in it leaves the root. */
    readonly plan: (request: Request) => Effect.Effect<CommandLine, InvalidArgument | AccessDenied>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.map(PathValidator, ({ inside }) => ({
      plan: (request: Request) => {
        const planned = commandLine(request)
        if (planned instanceof InvalidArgument) return Effect.fail(planned)
        const paths = pathsOf(request)
        return Effect.as(
          Effect.forEach(paths, (path) => inside("target", path), { discard: true }),
          planned
        )
      }
    }))
  )
}
