/** The file of a scene or resource, read when it is first asked for. */
import { lazy } from "../../kernel/util/memoize.ts"
import { readScene, type Scene } from "./Scene.ts"

/** A scene or resource. */
export interface SceneFile {
  readonly path: string
  /** `uid://...` of the file, from its first line. */
  readonly uid: () => string | undefined
  /** Its nodes and scripts, read with the first call; absent where the file cannot be read. */
  readonly scene: () => Scene | undefined
}

/**
 * Makes the file of a scene or resource for a state. `read` gives its text, or as many bytes of it as are asked for;
 * undefined where it cannot be read.
 */
export const sceneFile = (path: string, read: (bytes?: number) => string | undefined): SceneFile => ({
  path,
  uid: lazy(() => uidOf(read(HEAD) ?? "")),
  scene: lazy(() => {
    const text = read()
    return text === undefined ? undefined : readScene(text, path)
  })
})

/** Number of bytes that hold the first line of a scene or resource. */
const HEAD = 2_000

const uidOf = (head: string): string | undefined =>
  /^\[gd_(?:scene|resource)\b[^\n]*?\buid="([^"\n]*)"/m.exec(head)?.[1]
