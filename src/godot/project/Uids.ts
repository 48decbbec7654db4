/**
 * Finds files by their `uid://...`, as Godot 4 names autoloads: a scene has its identity in its first line, a script in
 * a file beside it.
 */
import type { Context } from "effect"
import { accessOr, type Files } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { lazy } from "../../kernel/util/memoize.ts"

/** Extension of the file that holds the identity of the script beside it. */
const SIDECAR = ".uid"
/** Bytes of such a file that are read; real ones have 20. */
const MAX_BYTES = 200

/** The identities that were read from files beside scripts, kept from one scan to the next. */
export type KnownUids = Map<string, { readonly fingerprint: Fingerprint.Fingerprint; readonly uid: string }>

/** Finds the path of an identity, first among the files called like `name`. */
export type PathOfUid = (uid: string, name?: string) => string | undefined

type FileAccess = Context.Tag.Service<Files>

/**
 * Returns a function that finds the path of an identity. Files called like `name`, as most autoloads are, are read
 * first; all others only if none of these has it.
 */
export const make = (
  files: FileAccess,
  root: string,
  paths: ReadonlySet<string>,
  scenes: ReadonlyMap<string, { readonly uid: () => string | undefined }>,
  known: KnownUids
): PathOfUid => {
  const ofSidecar = (path: string): string => uidIn(files, root, `${path}${SIDECAR}`, known)
  const withSidecar = lazy(() =>
    // The file beside a removed script may remain; Godot no longer reads it.
    Array.from(paths).flatMap((path) => {
      const script = path.slice(0, -SIDECAR.length)
      return path.endsWith(SIDECAR) && paths.has(script) ? [script] : []
    })
  )
  const all = lazy(() => {
    const found = new Map<string, string>()
    for (const [path, { uid }] of scenes) found.set(uid() ?? "", path)
    for (const path of withSidecar()) found.set(ofSidecar(path), path)
    return found
  })
  const among = (uid: string, stem: string): string | undefined =>
    withSidecar().find((path) => stemOf(path) === stem && ofSidecar(path) === uid) ??
    Array.from(scenes.keys()).find((path) => stemOf(path) === stem && scenes.get(path)?.uid() === uid)
  return (uid, name) => (name === undefined ? undefined : among(uid, folded(name))) ?? all().get(uid)
}

/** Folds a name so that `DialogueManager` equals `dialogue_manager`. */
const folded = (name: string): string => name.replaceAll("_", "").toLowerCase()

const stemOf = (path: string): string => folded(path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf(".")))

const uidIn = (files: FileAccess, root: string, path: string, known: KnownUids): string => {
  const place = `${root}/${path.slice("res://".length)}`
  return accessOr(() => {
    const state = files.stat(place)
    if (state === undefined) return ""
    const fingerprint = Fingerprint.make(place, state)
    const before = known.get(path)
    if (before !== undefined && Fingerprint.equals(before.fingerprint, fingerprint)) return before.uid
    const uid = Buffer.from(files.readHead(place, MAX_BYTES)).toString("utf8").trim()
    known.set(path, { fingerprint, uid })
    return uid
  }, "")
}
