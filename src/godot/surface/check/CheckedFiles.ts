/** Checks files and texts against the reference and the project as they are now. */
import { Path } from "@effect/platform"
import { ConfigError, Effect, Option } from "effect"
import { type CliError, type CliExit, cliExit } from "../../../kernel/cli/Cli.ts"
import { explain } from "../../../kernel/cli/Settings.ts"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import type { Diagnostic } from "../../check/Diagnostic.ts"
import { NO_LIMITS } from "../../check/Report.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import type { DocsUnreadable } from "../../library/live/DocsUnreadable.ts"
import { describe } from "../../library/live/Snapshot.ts"
import { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { Project } from "../../project/Project.ts"
import { nearestProject } from "../../project/ProjectFolder.ts"
import type { Target } from "./CheckTargets.ts"
import { CANNOT } from "./ExitCodes.ts"
import type { CheckedFile } from "./Formats.ts"
import { withSuggestions } from "./Suggestions.ts"

/** Exit code for input that could not be read or judged; different from that for findings. */
export const toExit = (error: CliError | DocsUnreadable): CliExit => {
  if ("_tag" in error && error._tag === "CliExit")
    return error.exitCode === 0 ? error : cliExit(error.message, error.message === "" ? error.exitCode : CANNOT)
  return cliExit(ConfigError.isConfigError(error) ? explain(error).join("; ") : error.message, CANNOT)
}

/** Finds the project at or above a path. */
export const projectAround = Effect.map(
  Effect.all([Files, Path.Path]),
  ([files, paths]) =>
    (word: string) =>
      nearestProject(files, paths.resolve(word))
)

/** Reference and project as they are now, and the checker, which only this command loads. */
export const ground = Effect.gen(function* () {
  const { checkText, referenceOf } = yield* loadPart(() => import("./CheckText.ts"))
  const library = yield* DocLibrary
  const fatal = Effect.mapError(library.fatal, ({ message }) => cliExit(message, CANNOT))
  const names = yield* Effect.raceFirst(library.names, fatal)
  // Without an index every run would read all class files; the first one waits until it is written.
  if (names.built === "cold") yield* Effect.raceFirst(library.snapshot, fatal).pipe(Effect.andThen(library.persisted))
  const project = yield* Effect.flatMap(Project, ({ state }) => state)
  const docs = yield* ClassDocs
  return {
    docs: describe(names),
    reference: referenceOf(names, docs),
    version: names.facts.version,
    project: Option.getOrUndefined(project),
    files: yield* Files,
    complete: library.complete(names),
    checkText
  }
})

export type Ground = Effect.Effect.Success<typeof ground>

/** The text of a file. */
export const textAt = Effect.fnUntraced(function* (place: string) {
  const files = yield* Files
  return yield* Effect.mapError(
    attempt(() => files.readText(place)),
    ({ message }) => cliExit(message, CANNOT)
  )
})

/** A text to check, with its name in the report; `path` is present for a file of the project. */
interface NamedText {
  readonly shown: string
  readonly code: string
  readonly path?: string | undefined
}

/** Checks a text; findings below the severity `min` are left out. */
export const checkedText = (on: Ground, { shown, code, path }: NamedText, min: Diagnostic["severity"]): CheckedFile => {
  const { diagnostics, notes = [] } = on.checkText(
    on,
    { code, ...(path === undefined ? { file: shown } : { path }) },
    NO_LIMITS
  )
  return {
    path: shown,
    text: code,
    diagnostics: min === "error" ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics,
    notes
  }
}

/** Maximum number of missing members for which a run suggests others. */
const MAX_SUGGESTIONS = 50

/** Suggests other members of the class in reports of missing members. */
export const withMeantNames = (on: Ground, files: ReadonlyArray<CheckedFile>) =>
  withSuggestions(files, { classDoc: on.reference.classDoc, complete: on.complete }, MAX_SUGGESTIONS)

/** Checks files one after the other; `onChecked` is called after each, with the number of checked files. */
export const checkFiles = Effect.fnUntraced(function* (
  on: Ground,
  targets: ReadonlyArray<Target>,
  min: Diagnostic["severity"],
  onChecked: (done: number) => Effect.Effect<void>
) {
  const checked: Array<CheckedFile> = []
  for (const { place, path, shown } of targets) {
    const known = path === undefined ? undefined : on.project?.scripts.get(path)?.text
    const text = { shown, code: known ?? (yield* textAt(place)), path }
    checked.push(
      path === undefined && isOfAnother(on, place)
        ? { ...checkedText({ ...on, project: undefined }, text, min), notes: [OF_ANOTHER] }
        : checkedText(on, text, min)
    )
    yield* onChecked(checked.length)
  }
  return checked
})

const OF_ANOTHER = "Files of another project are checked without it; check each project by itself."

/** Checks whether a file is of another project, whose classes and files are not known. */
const isOfAnother = ({ files, project }: Ground, place: string): boolean => {
  const around = nearestProject(files, place)
  return around !== undefined && around !== project?.root
}
