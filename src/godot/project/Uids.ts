/**
 * Finds files by their `uid://...`, by which Godot 4 names autoloads: a scene has its own in its first line, a script
 * in a file beside it.
 */
import type { Context } from "effect"
import { FileError, type Files } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { lazy } from "../../kernel/util/memoize.ts"
import type { SceneFile } from "./ProjectState.ts"

/** Extension of the file that holds the identity of the script beside it. */
const SIDECAR = ".uid"
/** Bytes of such a file that are read; real ones have 20. */
const MAX_BYTES = 200

/** The identities that were read from files beside scripts, kept from one look to the next. */
export type KnownUids = Map<string, { readonly fingerprint: Fingerprint.Fingerprint; readonly uid: string }>

type FileAccess = Context.Tag.Service<Files>

/** Returns a function that finds the path of an identity; the files are read when it is first asked. */
export const make = (
  files: FileAccess,
  root: string,
  paths: ReadonlySet<string>,
  scenes: ReadonlyMap<string, SceneFile>,
  known: KnownUids
): ((uid: string) => string | undefined) => {
  const all = lazy(() => {
    const found = new Map<string, string>()
    for (const [path, { uid }] of scenes) found.set(uid() ?? "", path)
    for (const path of paths) {
      if (path.endsWith(SIDECAR)) found.set(uidIn(files, root, path, known), path.slice(0, -SIDECAR.length))
    }
    return found
  })
  return (uid) => all().get(uid)
}

const uidIn = (files: FileAccess, root: string, path: string, known: KnownUids): string => {
  const place = `${root}/${path.slice("res://".length)}`
  try {
    const state = files.stat(place)
    if (state === undefined) return ""
    const fingerprint = Fingerprint.make(place, state)
    const before = known.get(path)
    if (before !== undefined && Fingerprint.equals(before.fingerprint, fingerprint)) return before.uid
    const uid = Buffer.from(files.readHead(place, MAX_BYTES)).toString("utf8").trim()
    known.set(path, { fingerprint, uid })
    return uid
  } catch (error) {
    if (error instanceof FileError) return ""
    throw error
  }
}
