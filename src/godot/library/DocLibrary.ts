/** The class reference, read, indexed and kept current. */
import { Context, type Effect, type Stream } from "effect"
import type { AccessDenied, NotFound, ParseError } from "../../kernel/Failure.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import type { DocsUnreadable } from "./DocsUnreadable.ts"
import type { Snapshot } from "./Snapshot.ts"

/** How far the reading of the class files has come. */
export interface Progress {
  /** `loading` looks for a fitting index; `reading` parses and indexes; `ready` serves. */
  readonly phase: "loading" | "reading" | "ready"
  /** Files done, of `total`. */
  readonly done: number
  readonly total: number
}

/** What became of the index file. */
export interface IndexState {
  /** The absolute path. */
  readonly path: string
  /** `loaded` or `written` means that it holds the current snapshot; `failed` that it could not be written. */
  readonly state: "unknown" | "loaded" | "written" | "failed"
  /** Why it was not loaded, or could not be written. */
  readonly reason?: string
  /** In bytes, where it is current. */
  readonly size?: number
}

export class DocLibrary extends Context.Tag("godot/DocLibrary")<
  DocLibrary,
  {
    /** The real path of the documentation root. */
    readonly root: string
    /** The newest complete snapshot; waits for the first one. Fails while the root cannot be read at all. */
    readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
    /** The newest snapshot if there is one, without waiting. */
    readonly current: Effect.Effect<Snapshot | undefined>
    /**
     * The document of a class of the snapshot, read anew from its file. `name` is
     * exactly as in `symbols.classes`. Where the file has changed since, the fresh
     * text comes back and a rebuild is asked for.
     */
    readonly classDoc: (
      snapshot: Snapshot,
      name: string
    ) => Effect.Effect<ClassDoc, NotFound | ParseError | AccessDenied>
    /** Every snapshot that replaces another one. */
    readonly changes: Stream.Stream<Snapshot>
    readonly progress: Effect.Effect<Progress>
    /** The progress as it moves, from now on; ends with `ready`. */
    readonly progressing: Stream.Stream<Progress>
    /** Asks for a look at the files soon, and a rebuild where they changed; returns at once. */
    readonly requestRebuild: Effect.Effect<void>
    /** Never succeeds; fails when the server has nothing to answer from and should end. */
    readonly fatal: Effect.Effect<never, DocsUnreadable>
    readonly index: Effect.Effect<IndexState>
    /** Waits until the index file is written, or could not be: for commands that end after one answer. */
    readonly persisted: Effect.Effect<void>
  }
>() {}
