/** The file of a scene or resource, read on demand. */
import { lazy } from "../../kernel/util/memoize.ts"
import { runSync } from "../../kernel/util/TimeSlices.ts"
import { readSceneInSteps, type Scene } from "./Scene.ts"

/** A scene or resource. */
export interface SceneFile {
  readonly path: string
  /** `uid://...` of the file, from its first line. */
  readonly uid: () => string | undefined
  /** Its nodes and scripts, read with the first call; absent if the file cannot be read. */
  readonly scene: () => Scene | undefined
  /** Does what `scene` does; yields between the sections of the file. */
  readonly sceneInSteps: () => Generator<void, Scene | undefined>
}

/**
 * Makes the file of a scene or resource for a state. `read` returns its text, or its first `bytes` bytes; undefined if
 * it cannot be read.
 */
export const sceneFile = (path: string, read: (bytes?: number) => string | undefined): SceneFile => {
  let known: { readonly scene: Scene | undefined } | undefined
  const sceneInSteps = function* (): Generator<void, Scene | undefined> {
    if (known === undefined) {
      const text = read()
      known = { scene: text === undefined ? undefined : yield* readSceneInSteps(text, path) }
    }
    return known.scene
  }
  return {
    path,
    uid: lazy(() => uidOf(read(HEAD) ?? "")),
    scene: () => (known === undefined ? runSync(sceneInSteps()) : known.scene),
    sceneInSteps
  }
}

/** Number of bytes that hold the first line of a scene or resource. */
const HEAD = 2_000

const uidOf = (head: string): string | undefined =>
  /^\[gd_(?:scene|resource)\b[^\n]*?\buid="([^"\n]*)"/m.exec(head)?.[1]
