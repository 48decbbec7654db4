/** Answers the hook of a host: reports to a model the findings for the files that it has just written. */
import { Path } from "@effect/platform"
import { Array as Arr, Effect } from "effect"
import { type CliError, cliExit } from "../../../kernel/cli/Cli.ts"
import { onOneLine } from "../../../kernel/cli/ControlCharacters.ts"
import type { Terminal } from "../../../kernel/cli/Terminal.ts"
import type { Diagnostic } from "../../check/Diagnostic.ts"
import type { DocsUnreadable } from "../../library/live/DocsUnreadable.ts"
import { checkedText, ground, projectAround, textAt, toExit, withMeantNames } from "./CheckedFiles.ts"
import { inProject } from "./CheckTargets.ts"
import { FEEDBACK, NO_FEEDBACK } from "./ExitCodes.ts"
import { toFindings } from "./Formats.ts"
import { feedbackJson, hookEvent, standardInput } from "./HookInput.ts"
import { isCheckable } from "./ProjectPath.ts"

/** The event of a hook on standard input, with the files that are to be checked. */
const givenEvent = standardInput.pipe(
  Effect.mapBoth({
    onFailure: ({ message }) => cliExit(message, NO_FEEDBACK),
    onSuccess: (text) => {
      const event = hookEvent(text)
      return { ...event, files: event.files.filter(isCheckable) }
    }
  })
)

/** Paths by the project around them, `""` if there is none. */
const byProject = (words: ReadonlyArray<string>) =>
  Effect.map(projectAround, (around) => Object.entries(Arr.groupBy(words, (word) => around(word) ?? "")))

/**
 * Checks files of one project that an agent has just written, and returns the findings for the model; an empty string
 * if there are none.
 */
export const findingsIn = Effect.fnUntraced(function* (words: ReadonlyArray<string>, min: Diagnostic["severity"]) {
  const on = yield* ground
  const paths = yield* Path.Path
  const [failures, checked] = yield* Effect.partition(words, (word) => {
    const place = paths.resolve(word)
    const path = inProject(on.project, place)
    const shown = path?.slice("res://".length) ?? word
    return Effect.map(textAt(place), (code) => checkedText(on, { shown, code, path }, min))
  })
  if (checked.every(({ diagnostics }) => diagnostics.length === 0)) {
    const [failure] = failures
    return failure && (yield* failure)
  }
  const run = {
    docs: on.docs,
    files: yield* withMeantNames(on, checked),
    ms: 0,
    ...(on.version === undefined ? {} : { version: on.version })
  }
  return toFindings(run)
})

/**
 * Reports to the model the findings for the files of the event on standard input. `findingsOf` runs `findingsIn` for
 * files and the project around them, `""` if there is none.
 */
export const answerHook = Effect.fnUntraced(function* <R>(
  terminal: Terminal,
  findingsOf: (
    project: string,
    files: ReadonlyArray<string>
  ) => Effect.Effect<string | undefined, CliError | DocsUnreadable, R>
) {
  const event = yield* givenEvent
  const projects = yield* byProject(event.files)
  const [failures, found] = yield* Effect.partition(projects, ([project, files]) => findingsOf(project, files))
  const findings = found.filter((one) => one !== undefined).join("\n")
  const [failure] = failures
  // A file that cannot be read does not hide the findings of others.
  if (findings === "") return failure && (yield* cliExit(onOneLine(toExit(failure).message), NO_FEEDBACK))
  const json = feedbackJson(event, findings)
  if (json === undefined) return yield* cliExit(findings, FEEDBACK)
  yield* terminal.out(json)
})
