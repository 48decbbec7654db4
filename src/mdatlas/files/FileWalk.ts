/**
 * Walks the Markdown files below a directory in the order of their paths, from any point on.
 *
 * Symbolic links are not followed: their targets are either below the root under their own names, or outside of it.
 * Folders of tools and what `.gitignore` names are left out, and counted.
 */
import { byCodeUnit } from "../../kernel/util/Text.ts"
import { listFolder } from "./BaseFolder.ts"
import { isIgnored, type Rules, rulesIn } from "./Gitignore.ts"

/** Folders of tools, not of writers; a file in one can still be named and opened. */
const MACHINE_FOLDERS: ReadonlySet<string> = new Set([".git", ".hg", ".svn", ".cache", "node_modules"])

/** The rules for which files of a base directory are served. */
export interface Rulebook {
  /** Endings in lower case, each with its dot. */
  readonly extensions: ReadonlyArray<string>
  readonly honoursGitignore: boolean
}

export const defaultRulebook: Rulebook = { extensions: [".md", ".markdown", ".mdx"], honoursGitignore: true }

/** Checks whether a name ends as a Markdown file's does. */
export const isMarkdown = (name: string, { extensions }: Rulebook): boolean => {
  const lower = name.toLowerCase()
  return extensions.some((extension) => lower.endsWith(extension))
}

/** A Markdown file found by a walk. */
export interface WalkedFile {
  /** Path on disk, relative to the root. */
  readonly path: string
  /** The path in Unicode's composed form (NFC), by which answers name the file. */
  readonly name: string
}

/** Files and folders that a walk left out. */
export interface Skipped {
  /** Markdown files and folders that `.gitignore` names. */
  ignored: number
  /** Folders such as `node_modules`. */
  machineFolders: number
  /** Folders that could not be listed. */
  readonly unreadable: Array<string>
}

/** Returns counts of zero, for a walk to add to. */
export const nothingSkipped = (): Skipped => ({ ignored: 0, machineFolders: 0, unreadable: [] })

export interface WalkOptions {
  readonly root: string
  readonly rulebook: Rulebook
  /** Folder below which the walk stays: `""` or a path with a final `/`. */
  readonly folder?: string
  /** Path on disk after which the walk begins. */
  readonly after?: string
}

interface Frame {
  readonly entries: ReadonlyArray<Child>
  next: number
}

interface Child extends WalkedFile {
  readonly isFolder: boolean
  readonly rules: Rules | undefined
}

/**
 * Yields each file, and `undefined` after each folder so that others can have their turn.
 *
 * A walk that begins after a path counts in `skipped` nothing of the folders that lead there: the walk before it has.
 */
export function* walk(options: WalkOptions, skipped: Skipped = nothingSkipped()): Generator<WalkedFile | undefined> {
  const { root, rulebook, folder = "", after } = options
  const rules = rulesAbove(root, folder, rulebook)
  const countsOf = ({ path }: WalkedFile) => (after?.startsWith(path) === true ? nothingSkipped() : skipped)
  const top = { path: folder, name: displayName(root, folder) }
  const frames: Array<Frame> = [{ entries: childrenOf(root, top, rules, rulebook, countsOf(top)), next: 0 }]
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const child = frame.entries[frame.next++]
    if (child === undefined) {
      frames.pop()
      yield undefined
    } else if (child.isFolder) {
      if (after !== undefined && child.path <= after && !after.startsWith(child.path)) continue
      frames.push({ entries: childrenOf(root, child, child.rules, rulebook, countsOf(child)), next: 0 })
    } else if (after === undefined || child.path > after) yield child
  }
}

/** The rules of the folders above `folder`, its own not yet among them. */
const rulesAbove = (root: string, folder: string, rulebook: Rulebook): Rules | undefined => {
  if (!rulebook.honoursGitignore) return undefined
  let rules: Rules | undefined
  for (let end = 0; end !== -1 && end < folder.length; end = folder.indexOf("/", end) + 1) {
    rules = rulesIn(root, folder.slice(0, end), rules)
    if (folder.indexOf("/", end) === -1) break
  }
  return rules
}

/** The files and folders in a folder, in the order in which their paths sort. */
const childrenOf = (
  root: string,
  folder: WalkedFile,
  above: Rules | undefined,
  rulebook: Rulebook,
  skipped: Skipped
): ReadonlyArray<Child> => {
  const entries = listFolder(root, folder.path.replace(/\/$/, ""))
  if ("refused" in entries) {
    // A folder that has gone is skipped; one that may not be read is reported.
    if (entries.refused === "unreadable") skipped.unreadable.push(folder.name.replace(/\/$/, "") || ".")
    return []
  }
  const isRuled = rulebook.honoursGitignore && entries.some(({ name }) => name === ".gitignore")
  const rules = isRuled ? rulesIn(root, folder.path, above) : above
  const children: Array<Child> = []
  for (const entry of entries) {
    // A "\" in a name would read as a separator, so no path with one is opened.
    if (entry.name.includes("\\")) continue
    const isFolder = entry.isDirectory()
    if (!isFolder && !(entry.isFile() && isMarkdown(entry.name, rulebook))) continue
    if (isFolder && MACHINE_FOLDERS.has(entry.name)) {
      skipped.machineFolders += 1
      continue
    }
    const end = isFolder ? "/" : ""
    const path = `${folder.path}${entry.name}${end}`
    if (rules !== undefined && isIgnored(rules, path)) {
      skipped.ignored += 1
      continue
    }
    children.push({ path, name: `${folder.name}${composed(entry.name, entries)}${end}`, isFolder, rules })
  }
  return children.sort((a, b) => byCodeUnit(a.path, b.path))
}

/** The name in NFC, unless another entry has that name already. */
const composed = (name: string, entries: ReadonlyArray<{ readonly name: string }>): string => {
  if (/^[\0-\x7f]*$/.test(name)) return name
  const normal = name.normalize("NFC")
  return normal !== name && entries.some((entry) => entry.name === normal) ? name : normal
}

/** Returns the name of a folder (`""`, or with a final `/`) as answers give it. */
const displayName = (root: string, folder: string): string => {
  if (/^[\0-\x7f]*$/.test(folder)) return folder
  let at = ""
  let name = ""
  for (const part of folder.split("/").slice(0, -1)) {
    const entries = listFolder(root, at)
    name += `${"refused" in entries ? part : composed(part, entries)}/`
    at = at === "" ? part : `${at}/${part}`
  }
  return name
}

/** Returns the path on disk of a path given in another Unicode form; undefined if no file has that name in any form. */
export const inAnyForm = (root: string, requested: string): string | undefined => {
  let at = ""
  for (const part of requested.split("/")) {
    if (part === "") continue
    const entries = listFolder(root, at)
    if ("refused" in entries) return undefined
    const wanted = part.normalize("NFC")
    const found =
      entries.find(({ name }) => name === part) ?? entries.find(({ name }) => name.normalize("NFC") === wanted)
    if (found === undefined) return undefined
    at = at === "" ? found.name : `${at}/${found.name}`
  }
  return at
}
