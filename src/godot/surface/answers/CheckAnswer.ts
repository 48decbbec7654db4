/** Builds the answer of `godot_check` from the findings in a script. */
import { Effect, Either, Option, Schema } from "effect"
import { attempt, Files } from "../../../kernel/files/Files.ts"
import { AccessDenied, invalid, NotFound, notFound, TooLarge, Unsupported } from "../../../kernel/mcp/Failure.ts"
import { fromEither } from "../../../kernel/util/Effects.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import * as TimeSlices from "../../../kernel/util/TimeSlices.ts"
import { brief } from "../../check/Report.ts"
import { nameOf } from "../../library/live/Snapshot.ts"
import { ClassDocs } from "../../library/lookup/ClassDocs.ts"
import { Project } from "../../project/Project.ts"
import type { ProjectState } from "../../project/ProjectState.ts"
import { isCheckable, limitOf, MAX_CODE, readInProject, toProjectPath, whyUnchecked } from "../check/ProjectPath.ts"
import { withSuggestions } from "../check/Suggestions.ts"
import { currentSnapshot, lookUp } from "../tools/CurrentSnapshot.ts"

/** Makes the schema of the answer of `godot_check`; lines and columns count from 1. */
export const CheckAnswer = () => {
  const Diagnostic = Schema.Struct({
    line: Schema.Int,
    column: Schema.Int,
    endLine: Schema.optionalWith(Schema.Int, { exact: true }),
    endColumn: Schema.optionalWith(Schema.Int, { exact: true }),
    severity: Schema.Literal("error", "warning"),
    code: Schema.String,
    message: Schema.String,
    fix: Schema.optionalWith(Schema.String, { exact: true }),
    uri: Schema.optionalWith(Schema.String, { exact: true }),
    also: Schema.optionalWith(Schema.Array(Schema.String), { exact: true })
  })
  return Schema.Struct({
    docs: Schema.String,
    path: Schema.optionalWith(Schema.String, { exact: true }),
    errors: Schema.Int,
    warnings: Schema.Int,
    diagnostics: Schema.Array(Diagnostic),
    unverified: Schema.optionalWith(Schema.Array(Schema.String), { exact: true }),
    omitted: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Int }), { exact: true }),
    notes: Schema.optionalWith(Schema.Array(Schema.String), { exact: true })
  })
}
export type CheckAnswer = ReturnType<typeof CheckAnswer>["Type"]

/**
 * Maximum number of missing members for which an answer suggests others: each takes a search of about a millisecond.
 */
const MAX_SUGGESTIONS = 5

/** Checks a text, a file of the project, or the unsaved text of one, against the newest reference. */
export const checkAnswer = Effect.fn("godot.check")(function* (code: string | undefined, path: string | undefined) {
  if (code === undefined && path === undefined) {
    return yield* invalid("code", "is missing: give code, or the path of a file of the project")
  }
  const { project, note } = yield* projectFor(path)
  const target = path === undefined ? undefined : yield* projectPath(project, path, code === undefined)
  const text = code === undefined ? yield* textOf(project, target ?? "") : withoutFence(code)
  if (Buffer.byteLength(text) > (code === undefined ? limitOf(target ?? "") : MAX_CODE)) {
    return yield* new TooLarge({ message: `The code has more than ${MAX_CODE / 1024} KB; check a part of it.` })
  }
  const docs = yield* ClassDocs
  // The parser and the rules are loaded with the first script.
  const { checkTextInSteps, otherKindOf, referenceOf } = yield* loadPart(() => import("../check/CheckText.ts"))
  const other = path === undefined ? otherKindOf(text) : undefined
  if (other !== undefined) {
    return yield* new Unsupported({
      message: `This is ${other}; godot_check reads GDScript, shaders, scenes, resources and settings.`
    })
  }
  const files = yield* Files
  return yield* lookUp(
    Effect.fnUntraced(function* (all) {
      // The project's classes come with the project.
      const names = all.engine ?? all
      const ground = { reference: referenceOf(names, docs), version: names.facts.version, project, files }
      const given = {
        code: text,
        ...(target === undefined ? {} : { path: target }),
        ...(path === undefined ? {} : { file: path })
      }
      const checked = yield* TimeSlices.run(() => checkTextInSteps(ground, given))
      const [{ notes = [], diagnostics, ...report } = checked] = yield* withSuggestions(
        [checked],
        { classDoc: ground.reference.classDoc, complete: currentSnapshot },
        MAX_SUGGESTIONS
      )
      const allNotes = note === undefined ? notes : [...notes, note]
      const answer: CheckAnswer = {
        docs: nameOf(names),
        ...(path === undefined ? {} : { path }),
        ...report,
        diagnostics: diagnostics.length === 0 ? diagnostics : diagnostics.map(brief(text.split(/\r\n|\r|\n/))),
        ...(allNotes.length === 0 ? {} : { notes: allNotes })
      }
      return answer
    })
  )
})

/** Matches the first line of a block of code in Markdown. */
const FENCE = /^\s{0,80}```[\w-]{0,40}[ \t]{0,80}(?=\r?\n)/

/** Returns code without the marks of a block of code in Markdown around it; its lines keep their numbers. */
export const withoutFence = (code: string): string => {
  const [first] = FENCE.exec(code) ?? []
  const inner = code.trimEnd()
  if (first === undefined || !/[\r\n]```$/.test(inner.slice(-4))) return code
  return first.replace(/[^\r\n]/g, "") + inner.slice(first.length, -3)
}

/** The project as it is now. For a text alone, a project that cannot be read is noted and left out. */
const projectFor = Effect.fnUntraced(function* (path: string | undefined) {
  const { state } = yield* Project
  const found = yield* Effect.either(state)
  if (Either.isRight(found)) return { project: Option.getOrUndefined(found.right), note: undefined }
  if (path !== undefined) return yield* found.left
  return { project: undefined, note: `The project was left out: ${found.left.message}` }
})

/** Prefix of a unique identifier, which Godot accepts instead of a path. */
const UID = "uid://"

/** The `res://` path of a file in the project; for a file to be read, only if it can be checked. */
const projectPath = Effect.fnUntraced(function* (project: ProjectState | undefined, path: string, isRead: boolean) {
  if (project === undefined) {
    if (!isRead) return undefined
    return yield* new Unsupported({
      message:
        "There is no project here: no project.godot at or above the working directory. Set GODOT_PROJECT_DIR, or give the text as code."
    })
  }
  const resolved = path.startsWith(UID) ? project.pathOfUid(path) : path
  if (resolved === undefined) return yield* notFound({ what: "file of the project that can be checked", name: path })
  const target = yield* fromEither(toProjectPath(project.root, resolved))
  const problem = isRead || !isCheckable(target) ? whyUnchecked(project, target) : undefined
  return problem === undefined ? target : yield* problem
})

/** The text of a file of the project as it is on the disk now. */
const textOf = Effect.fnUntraced(function* (project: ProjectState | undefined, target: string) {
  const files = yield* Files
  return yield* attempt(() => readInProject(files, project?.root ?? "", target)).pipe(
    Effect.mapError(({ isMissing, code }) =>
      isMissing
        ? new NotFound({ message: `There is no file ${target}.`, suggestions: [] })
        : new AccessDenied({ message: `${target} cannot be read (${code}).` })
    ),
    Effect.filterOrFail(
      (text) => text !== undefined,
      () => new TooLarge({ message: `${target} has more than ${limitOf(target) / 1024} KB.` })
    )
  )
})
