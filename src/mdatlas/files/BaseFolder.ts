/**
 * Opens files and lists folders below one directory, safe against races with links.
 *
 * Everything is opened first and then checked by its descriptor: on Linux the kernel gives its real path. Elsewhere the
 * path is checked again after the open: it must still lead, without a link, to the same inode that was opened. Anything
 * that fails the check is closed unread.
 */
import { createHash } from "node:crypto"
import {
  type BigIntStats,
  closeSync,
  constants,
  type Dirent,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs"
import type { Fingerprint } from "../../kernel/files/Fingerprint.ts"
import { errorCode } from "../../kernel/util/errorCode.ts"

/** The reason why something below the base was not opened; `code` is the system's own word. */
export interface Refused {
  readonly refused: "missing" | "changed" | "unreadable"
  readonly code: string
}

/** The system calls that the check is based on; tests replace them. */
export interface System {
  readonly open: (path: string, flags: number) => number
  readonly close: (descriptor: number) => void
  readonly stat: (descriptor: number) => BigIntStats
  readonly standing: (path: string) => BigIntStats | undefined
  readonly realPath: (path: string) => string
  /** Returns the real path of a descriptor; undefined if the system does not say. */
  readonly pathOf: (descriptor: number) => string | undefined
  readonly list: (path: string) => ReadonlyArray<Dirent>
}

/** The calls of Node's own file system. */
export const nodeSystem: System = {
  open: (path, flags) => openSync(path, flags),
  close: closeSync,
  stat: (descriptor) => fstatSync(descriptor, { bigint: true }),
  standing: (path) => {
    try {
      return lstatSync(path, { bigint: true, throwIfNoEntry: false })
    } catch {
      return undefined
    }
  },
  realPath: (path) => realpathSync.native(path),
  pathOf: (descriptor) => {
    if (process.platform !== "linux") return undefined
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`)
    } catch {
      return undefined
    }
  },
  list: (path) => readdirSync(path, { withFileTypes: true })
}

// Not every system has these flags.
const OPEN_FILE = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
const OPEN_FOLDER = OPEN_FILE | (constants.O_DIRECTORY ?? 0)

/** An open file, to be closed by the caller. */
export interface OpenDescriptor {
  readonly descriptor: number
  readonly stat: BigIntStats
}

/** Joins the root and a path below it; `""` is the root itself. */
export const pathBelow = (root: string, relative: string): string =>
  relative === "" ? root : root.endsWith("/") ? root + relative : `${root}/${relative}`

/**
 * Opens the file at `relative` (with `/`, no link in it) below `root` for reading, without blocking.
 *
 * @example
 * const file = openFile("/docs", "guide/install.md")
 * if ("refused" in file) ... // missing, unreadable, or a link took the place of a folder
 */
export const openFile = (root: string, relative: string, system: System = nodeSystem): OpenDescriptor | Refused => {
  const path = pathBelow(root, relative)
  return opened(path, OPEN_FILE, system)
}

/** Lists the folder at `relative` below `root`, in no order. */
export const listFolder = (
  root: string,
  relative: string,
  system: System = nodeSystem
): ReadonlyArray<Dirent> | Refused => {
  const path = pathBelow(root, relative)
  // Windows opens no folders: there the names are read first, and the path is judged before and after.
  if (process.platform === "win32") return listByPath(path, system)
  const folder = opened(path, OPEN_FOLDER, system)
  if ("refused" in folder) return folder
  try {
    if (system.pathOf(folder.descriptor) !== undefined) return system.list(`/proc/self/fd/${folder.descriptor}`)
    const names = system.list(path)
    return isStill(path, folder.stat, system) ? names : CHANGED
  } catch (error) {
    return refusalOf(error)
  } finally {
    system.close(folder.descriptor)
  }
}

const listByPath = (path: string, system: System): ReadonlyArray<Dirent> | Refused => {
  const before = system.standing(path)
  if (before === undefined || !isStill(path, before, system)) return CHANGED
  try {
    const names = system.list(path)
    return isStill(path, before, system) ? names : CHANGED
  } catch (error) {
    return refusalOf(error)
  }
}

const CHANGED: Refused = { refused: "changed", code: "CHANGED" }

const opened = (path: string, flags: number, system: System): OpenDescriptor | Refused => {
  let descriptor: number
  try {
    descriptor = system.open(path, flags)
  } catch (error) {
    return refusalOf(error)
  }
  try {
    const stat = system.stat(descriptor)
    const real = system.pathOf(descriptor)
    if (real === undefined ? isStill(path, stat, system) : real === path) return { descriptor, stat }
  } catch (error) {
    system.close(descriptor)
    return refusalOf(error)
  }
  system.close(descriptor)
  return CHANGED
}

/** Checks whether the path leads, without any link, to the inode of `stat`. */
const isStill = (path: string, stat: BigIntStats, system: System): boolean => {
  try {
    const now = system.standing(path)
    return now !== undefined && now.dev === stat.dev && now.ino === stat.ino && system.realPath(path) === path
  } catch {
    return false
  }
}

/**
 * Replaces a file of the base by new bytes: written beside it, forced to the disk, renamed. Its permissions stay, and
 * its owner where possible. Refused if the file is read-only, no longer in the state of `file`, or its folder has
 * moved. Two programs that replace one file by this function do so one after the other.
 */
export const replaceFile = (
  root: string,
  file: Fingerprint,
  bytes: Uint8Array,
  system: System = nodeSystem
): Refused | undefined => {
  const slash = file.path.lastIndexOf("/")
  const name = file.path.slice(slash + 1)
  const folder = opened(file.path.slice(0, slash) || "/", OPEN_FOLDER, system)
  if ("refused" in folder) return folder
  const isPathKnown = system.pathOf(folder.descriptor) !== undefined
  // Through its descriptor the folder is the one that was judged, wherever its path leads by now.
  const place = isPathKnown ? `/proc/self/fd/${folder.descriptor}` : file.path.slice(0, slash)
  const beside = `${place}/${besideOf(name)}`
  let sibling: number | undefined
  /** Checks that the file beside is the one made here: another program may have taken it for abandoned. */
  const isOurs = () => {
    const [there, made] = [system.standing(beside), sibling === undefined ? undefined : system.stat(sibling)]
    return there !== undefined && there.dev === made?.dev && there.ino === made.ino
  }
  const standing = () => {
    const now = system.standing(`${place}/${name}`)
    return now !== undefined && isState(file, now) ? now : undefined
  }
  try {
    if (!file.path.startsWith(pathBelow(root, ""))) return CHANGED
    const before = standing()
    if (before === undefined) return CHANGED
    // A rename would replace even a file that no one may write.
    if ((Number(before.mode) & WRITABLE) === 0) return { refused: "unreadable", code: "EACCES" }
    sibling = openBeside(beside, system)
    if (sibling === undefined) return CHANGED
    writeFileSync(sibling, bytes)
    keepOwner(sibling, before)
    fchmodSync(sibling, Number(before.mode) & 0o7777)
    fsyncSync(sibling)
    if (standing() === undefined || (!isPathKnown && !isStill(place, folder.stat, system))) return CHANGED
    if (!isOurs()) return CHANGED
    renameSync(beside, `${place}/${name}`)
    return undefined
  } catch (error) {
    return refusalOf(error)
  } finally {
    if (isOurs()) rmSync(beside, { force: true })
    // Closed last, so that no other file gets its inode.
    if (sibling !== undefined) system.close(sibling)
    system.close(folder.descriptor)
  }
}

/**
 * The name of the file that is written beside another. It is the same for all programs: that only one of them can
 * create it keeps the others from replacing the file meanwhile. The name itself may be too long to be extended.
 */
const besideOf = (name: string): string =>
  `.mdatlas-${createHash("sha256").update(name).digest("hex").slice(0, 16)}.tmp`

/** Time in ms after which a file beside another was left by a program that ended before it was done. */
const ABANDONED = 60_000

/** Creates the file to be written; undefined while another program writes one. */
const openBeside = (path: string, system: System): number | undefined => {
  const left = system.standing(path)
  if (left !== undefined && Date.now() - Number(left.mtimeNs / 1_000_000n) > ABANDONED) rmSync(path, { force: true })
  try {
    // With O_EXCL no link is followed.
    return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  } catch (error) {
    if (refusalOf(error).code === "EEXIST") return undefined
    throw error
  }
}

/** Permission to write of a file's owner, its group and others. */
const WRITABLE = 0o222

/** Gives the new file to the owner of the old one, where that is another user and the system lets us. */
const keepOwner = (descriptor: number, { uid, gid }: BigIntStats): void => {
  const made = fstatSync(descriptor, { bigint: true })
  if (made.uid === uid && made.gid === gid) return
  try {
    fchownSync(descriptor, Number(uid), Number(gid))
  } catch {
    // Only a privileged process may change an owner.
  }
}

const isState = ({ size, mtimeNs, ctimeNs, ino, dev }: Fingerprint, stat: BigIntStats): boolean =>
  Number(stat.size) === size &&
  stat.mtimeNs === mtimeNs &&
  stat.ctimeNs === ctimeNs &&
  stat.ino === ino &&
  stat.dev === dev

const refusalOf = (error: unknown): Refused => {
  const code = errorCode(error) ?? String(error)
  if (code === "ENOENT") return { refused: "missing", code }
  return { refused: code === "ELOOP" || code === "ENOTDIR" ? "changed" : "unreadable", code }
}
