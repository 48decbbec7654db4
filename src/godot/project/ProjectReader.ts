/**
 * Reads a project from its files, again and again: what did not change since the last time is kept.
 *
 * A script that changes while it is read is read again; a file that changed within the last tick of the file system's
 * clock is read again at the next scan, since another change could hide in it.
 */
import { type Context, Either } from "effect"
import { accessOr, type Files } from "../../kernel/files/Files.ts"
import * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { TooLarge } from "../../kernel/mcp/Failure.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import { parse as parseXml } from "../reference/XmlDocParser.ts"
import type { CSharpFile } from "./AllScripts.ts"
import { type BinaryScene, binaryScene } from "./BinaryScene.ts"
import { addedActions, hasGlobalClass, wordsOf } from "./Names.ts"
import { PROJECT_FILE, readProjectFile } from "./ProjectFile.ts"
import { settingsText } from "./ProjectFolder.ts"
import { type FileKind, type ListedFile, type ProjectListing, walk } from "./ProjectListing.ts"
import * as ProjectState from "./ProjectState.ts"
import { type SceneFile, sceneFile } from "./SceneFile.ts"
import * as ScriptFile from "./ScriptFile.ts"
import { ownerOf } from "./ScriptFile.ts"
import * as Uids from "./Uids.ts"
import * as WordIndex from "./WordIndex.ts"

export { readAll } from "./AllScripts.ts"

type FileAccess = Context.Tag.Service<Files>

/** Maximum number of scripts of a project. */
export const MAX_SCRIPTS = 5_000
/** Maximum size of all scripts together, in bytes. */
const MAX_SCRIPT_BYTES = 64_000_000
/** Maximum size of one scene: a larger one holds meshes or images, and its nodes stay unknown. */
const MAX_SCENE_BYTES = 16_000_000
/** Maximum size of all scenes together; the rest stays unknown. */
const MAX_ALL_SCENE_BYTES = 256_000_000
/** Maximum size of one class file of an addon. */
const MAX_DOCS_BYTES = 1_000_000
/** Maximum number of attempts to read a file that keeps changing. */
const MAX_READS = 3

type Parsed =
  | { readonly kind: "script"; readonly value: ScriptFile.ScriptFile }
  | { readonly kind: "scene"; readonly value: SceneFile }
  | { readonly kind: "binary"; readonly value: BinaryScene }
  | { readonly kind: "csharp"; readonly value: CSharpFile }
  | { readonly kind: "docs"; readonly value: ClassDoc }

interface KeptFile {
  readonly fingerprint: Fingerprint.Fingerprint
  /** True if the file may have changed once more within the tick in which it was read. */
  readonly isYoung: boolean
  /** Absent if the file cannot be read. */
  readonly parsed: Parsed | undefined
}

/** State that is kept between two scans. */
export interface Memory {
  readonly files: ReadonlyMap<string, KeptFile>
  readonly state: ProjectState.ProjectState
  readonly projectFile: KeptProjectFile
  readonly listing: ProjectListing
  readonly cache: ScriptFile.ScriptCache
  readonly words: WordIndex.WordIndex
  readonly uids: Uids.KnownUids
}

interface KeptProjectFile {
  readonly fingerprint: string
  readonly file: ReturnType<typeof readProjectFile>
  /** True if there are settings, and all of them were read. */
  readonly isRead: boolean
}

/**
 * Scans a project; yields between files, so that others have their turn. `root` is a real path, `now` in milliseconds
 * since 1970. Returns `before` itself where nothing changed.
 *
 * Throws `TooLarge` beyond the limits, and a `FileError` where the project's folder cannot be read.
 */
export const look = function* (
  files: FileAccess,
  root: string,
  before: Memory | undefined,
  now: () => number
): Generator<number, Memory> {
  const listing = yield* walk(files, root)
  refuseTooLarge(listing)
  const cache = before?.cache ?? ScriptFile.makeCache()
  const kept = new Map<string, KeptFile>()
  let isSame = before !== undefined
  let sceneBytes = 0
  for (const file of listing.files) {
    if (file.kind === "scene") sceneBytes += file.fingerprint.size
    const known = before?.files.get(file.path)
    if (known !== undefined && !known.isYoung && Fingerprint.equals(known.fingerprint, file.fingerprint)) {
      kept.set(file.path, known)
      continue
    }
    const fresh = readFile(files, file, sceneBytes, cache, now)
    // The same text again is not a change.
    const isNews = known === undefined || !isSameText(known.parsed, fresh.parsed)
    kept.set(file.path, isNews ? fresh : { ...fresh, parsed: known.parsed })
    if (isNews) isSame = false
    yield kept.size
  }
  const projectFile = readSettings(files, root, listing.all, before?.projectFile)
  if (
    before !== undefined &&
    isSame &&
    before.projectFile.file === projectFile.file &&
    kept.size === before.files.size &&
    isSameSet(listing.all, before.listing.all) &&
    listing.hasGaps === before.listing.hasGaps
  ) {
    return { ...before, files: kept, projectFile }
  }
  const words = before?.words ?? WordIndex.make()
  const next = { files: kept, listing, projectFile, cache, words, uids: before?.uids ?? new Map() }
  return { ...next, state: stateOf(files, root, next) }
}

const refuseTooLarge = ({ files }: ProjectListing): void => {
  const scripts = files.filter(({ kind }) => kind === "script" || kind === "csharp")
  const count = scripts.filter(({ kind }) => kind === "script").length
  const size = scripts.reduce((sum, { fingerprint }) => sum + fingerprint.size, 0)
  if (count <= MAX_SCRIPTS && size <= MAX_SCRIPT_BYTES) return
  const what = count > MAX_SCRIPTS ? `${count} scripts` : `${Math.ceil(size / 1_000_000)} MB of scripts`
  throw new TooLarge({
    message: `The project has ${what}; at most ${MAX_SCRIPTS} scripts and ${MAX_SCRIPT_BYTES / 1_000_000} MB are read. A .gdignore file excludes its folder.`
  })
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  if (a.size !== b.size) return false
  for (const one of a) if (!b.has(one)) return false
  return true
}

const isSameText = (a: Parsed | undefined, b: Parsed | undefined): boolean =>
  a?.kind === "script" && b?.kind === "script" && a.value.text === b.value.text

const readFile = (
  files: FileAccess,
  { path, kind, fingerprint }: ListedFile,
  sceneBytes: number,
  cache: ScriptFile.ScriptCache,
  now: () => number
): KeptFile => {
  const isTooLong =
    kind === "scene"
      ? fingerprint.size > MAX_SCENE_BYTES || sceneBytes > MAX_ALL_SCENE_BYTES
      : kind === "docs" && fingerprint.size > MAX_DOCS_BYTES
  if (isTooLong || kind === "shader") return { fingerprint, isYoung: false, parsed: undefined }
  if (kind === "scene") {
    // Read when its nodes are needed; if it has changed by then, it has another fingerprint at the next scan.
    const value = sceneFile(path, (bytes) => readScene(files, fingerprint.path, bytes))
    return { fingerprint, isYoung: Fingerprint.isYoung(fingerprint, now()), parsed: { kind, value } }
  }
  if (kind === "binary") {
    const value = binaryScene(path, () => readBinary(files, fingerprint))
    return { fingerprint, isYoung: Fingerprint.isYoung(fingerprint, now()), parsed: { kind, value } }
  }
  const read = readSteadily(files, fingerprint)
  return read === undefined
    ? { fingerprint, isYoung: true, parsed: undefined }
    : {
        fingerprint: read.fingerprint,
        isYoung: Fingerprint.isYoung(read.fingerprint, now()),
        parsed: parsedOf(path, kind, read.text, cache)
      }
}

const readScene = (files: FileAccess, path: string, bytes: number | undefined): string | undefined =>
  accessOr(
    () => (bytes === undefined ? files.readText(path) : Buffer.from(files.readHead(path, bytes)).toString("utf8")),
    undefined
  )

const readBinary = (files: FileAccess, { path, size }: Fingerprint.Fingerprint): Uint8Array | undefined =>
  accessOr(() => (size > MAX_SCENE_BYTES ? undefined : files.readBytes(path)), undefined)

/** Reads a text, again if the file changed meanwhile; the last attempt is used in any case, until the next scan. */
const readSteadily = (files: FileAccess, listed: Fingerprint.Fingerprint) =>
  accessOr(() => {
    let fingerprint = listed
    for (let attempt = 1; ; attempt++) {
      const text = files.readText(fingerprint.path)
      const after = files.stat(fingerprint.path)
      if (after === undefined) return undefined
      const now = Fingerprint.make(fingerprint.path, after)
      if (Fingerprint.equals(now, fingerprint) || attempt === MAX_READS) return { text, fingerprint }
      fingerprint = now
    }
  }, undefined)

const parsedOf = (
  path: string,
  kind: Exclude<FileKind, "scene" | "binary">,
  text: string,
  cache: ScriptFile.ScriptCache
): Parsed | undefined => {
  if (kind === "script") return { kind, value: ScriptFile.make(path, text, cache) }
  if (kind === "docs") return documented(path, text)
  if (kind !== "csharp") return undefined
  const actions = addedActions(text)
  return {
    kind,
    value: { path, words: wordsOf(text), hasGlobalClass: hasGlobalClass(text), actions: () => actions }
  }
}

/** A class that an addon documents as the engine does, in a file of its own. */
const documented = (path: string, text: string): Parsed | undefined => {
  const read = parseXml(path, text)
  if (Either.isLeft(read)) return undefined
  const line = text.slice(0, Math.max(0, text.indexOf("<class"))).split("\n").length
  const source = { kind: ownerOf(path), file: path, line, lines: new Map<string, number>() }
  return { kind: "docs", value: { ...read.right, source } }
}

/** Reads `project.godot` and `override.cfg`, which adds to it. */
const readSettings = (
  files: FileAccess,
  root: string,
  all: ReadonlySet<string>,
  before: KeptProjectFile | undefined
): KeptProjectFile => {
  const texts = [PROJECT_FILE, "override.cfg"].map((name) => settingsText(files, root, name))
  const fingerprint = texts.map((text) => text ?? "\0").join("\n[]\n")
  const isRead = all.has(`res://${PROJECT_FILE}`) && !texts.includes(undefined)
  if (before?.fingerprint === fingerprint && before.isRead === isRead) return before
  return { fingerprint, file: readProjectFile(fingerprint), isRead }
}

const stateOf = (
  files: FileAccess,
  root: string,
  { files: kept, listing, projectFile: { file, isRead }, cache, words, uids }: Omit<Memory, "state">
): ProjectState.ProjectState => {
  const scripts = new Map<string, ScriptFile.ScriptFile>()
  const scenes = new Map<string, SceneFile>()
  const binaryScenes: Array<BinaryScene> = []
  const csharp = new Map<string, CSharpFile>()
  const documented = new Map<string, ClassDoc>()
  let hasGaps = listing.hasGaps
  for (const { path, kind } of listing.files) {
    const parsed = kept.get(path)?.parsed
    if (parsed === undefined) {
      // A scene that was not read may hold a script.
      if (kind !== "shader" && kind !== "docs") hasGaps = true
    } else if (parsed.kind === "script") scripts.set(path, parsed.value)
    else if (parsed.kind === "csharp") csharp.set(path, parsed.value)
    else if (parsed.kind === "docs") documented.set(path, parsed.value)
    else if (parsed.kind === "binary") binaryScenes.push(parsed.value)
    else scenes.set(path, parsed.value)
  }
  const { all, leftOut } = listing
  const pathOfUid = Uids.make(files, root, all, scenes, uids)
  return ProjectState.make({
    root,
    file,
    hasSettings: isRead,
    scripts,
    scenes,
    binaryScenes,
    csharp,
    documented,
    pathOfUid,
    all,
    leftOut,
    hasGaps,
    cache,
    words
  })
}
