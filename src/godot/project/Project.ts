/**
 * The user's project, read only and followed as its files change.
 *
 * Nothing outside of its folder is read. The files are compared on demand, in milliseconds, if the last comparison is
 * older than `ageOf` allows.
 */
import { Clock, Context, Effect, Layer, Option, SynchronizedRef } from "effect"
import { attempt, FileError, Files } from "../../kernel/files/Files.ts"
import { AccessDenied, NotFound, TooLarge } from "../../kernel/mcp/Failure.ts"
import { loadPart } from "../../kernel/util/ProgramFile.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import { slashed } from "./ProjectListing.ts"
import type * as ProjectReader from "./ProjectReader.ts"
import type { ProjectState } from "./ProjectState.ts"

/** The reason why a project cannot be used. */
export type ProjectError = NotFound | AccessDenied | TooLarge

/** Maximum age of a scan of the files, in milliseconds. */
const MAX_AGE = 250

export class Project extends Context.Tag("godot/Project")<
  Project,
  {
    /**
     * The project's folder, links followed; none if there is no project. Fails if the folder that is set is not a
     * project.
     */
    readonly root: Effect.Effect<Option.Option<string>, ProjectError>
    /** The project as its files are now, its scenes unread: all that its classes need; none if there is no project. */
    readonly declared: Effect.Effect<Option.Option<ProjectState>, ProjectError>
    /** The project as its files are now, its scenes read; none if there is no project. */
    readonly state: Effect.Effect<Option.Option<ProjectState>, ProjectError>
  }
>() {
  /** The project in a folder, which may be reached by links; without a folder, no project. */
  static readonly make = (folder: string | undefined) =>
    folder === undefined ? Effect.succeed(noProject) : make(folder)

  static readonly layer = (folder: string | undefined) => Layer.effect(this, this.make(folder))

  /** No project at all. */
  static readonly none = Layer.sync(Project, () => noProject)
}

const noProject: Context.Tag.Service<Project> = {
  root: Effect.succeedNone,
  declared: Effect.succeedNone,
  state: Effect.succeedNone
}

/** A scan of the files of a project. */
interface Look {
  readonly known: ProjectReader.Memory
  /** The times of its beginning and its end, in milliseconds. */
  readonly from: number
  readonly to: number
}

/**
 * Returns how long the scanned files count as unchanged, in milliseconds: as long as the scan took. So a check sees
 * edits made just before it, and successive requests spend at most half of their time on scans.
 */
const ageOf = ({ from, to }: Look): number => Math.min(MAX_AGE, to - from)

/** Loads the reader of projects at its first use. */
const loadReader = loadPart(() => import("./ProjectReader.ts"))

const make = Effect.fnUntraced(function* (folder: string) {
  const files = yield* Files
  const root = attempt(() => slashed(files.realPath(folder))).pipe(Effect.mapError(unreadable))
  const memory = yield* SynchronizedRef.make<Look | undefined>(undefined)

  const isFresh = (look: Look) => Effect.map(Clock.currentTimeMillis, (now) => now - look.to < ageOf(look))
  const look = Effect.fnUntraced(function* (root: string) {
    const clock = yield* Effect.clock
    const last = yield* SynchronizedRef.updateAndGetEffect(
      memory,
      Effect.fnUntraced(function* (before) {
        // Another request was waiting for the same.
        if (before !== undefined && (yield* isFresh(before))) return before
        const { look } = yield* loadReader
        const from = yield* Clock.currentTimeMillis
        const known = yield* readIn(() => look(files, root, before?.known, () => clock.unsafeCurrentTimeMillis()))
        return { known, from, to: yield* Clock.currentTimeMillis }
      })
    )
    return last?.known.state
  })

  // Most look-ups follow one another closely: they neither wait for each other nor scan the folder again.
  const declared = Effect.gen(function* () {
    const last = yield* SynchronizedRef.get(memory)
    if (last !== undefined && (yield* isFresh(last))) return Option.some(last.known.state)
    return Option.fromNullable(yield* Effect.flatMap(root, look))
  })
  /** States whose scenes are read. */
  const whole = new WeakSet<ProjectState>()
  const reading = yield* Effect.makeSemaphore(1)
  const withScenes = (state: ProjectState): Effect.Effect<ProjectState> =>
    whole.has(state) ? Effect.succeed(state) : reading.withPermits(1)(readScenes(state))
  const readScenes = Effect.fnUntraced(function* (state: ProjectState) {
    // Another request was waiting for the same.
    if (whole.has(state)) return state
    const { readAll } = yield* loadReader
    yield* TimeSlices.run(() => readAll(state))
    whole.add(state)
    return state
  })

  return Project.of({
    root: Effect.asSome(root),
    declared,
    state: Effect.flatMap(declared, Effect.transposeMapOption(withScenes))
  })
})

/** Runs a scan in slices; the errors that it throws become failures. */
const readIn = (
  work: () => Generator<number, ProjectReader.Memory>
): Effect.Effect<ProjectReader.Memory, ProjectError> =>
  TimeSlices.run(work).pipe(Effect.catchAllDefect(toFailure), Effect.withSpan("Project.read"))

const toFailure = (error: unknown): Effect.Effect<never, ProjectError> => {
  if (error instanceof TooLarge) return Effect.fail(error)
  return error instanceof FileError ? Effect.fail(unreadable(error)) : Effect.die(error)
}

const unreadable = (error: FileError): NotFound | AccessDenied =>
  error.isMissing
    ? new NotFound({ message: `The project is gone: ${error.message}`, suggestions: [] })
    : new AccessDenied({ message: error.message })
