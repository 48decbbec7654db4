/**
 * Tells one state of a file from another without reading it.
 *
 * Size and modification time alone miss an edit of equal length within one tick of
 * the clock or under `touch -r`; the change time and the inode do not.
 */
import type { Stat } from "./Files.ts"

export interface Fingerprint {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** Nanoseconds since 1970. */
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
  readonly ino: bigint
  readonly dev: bigint
}

/** Returns the fingerprint of the file at `path` in a state. */
export const make = (path: string, stat: Stat): Fingerprint => ({
  path,
  size: stat.size,
  mtimeNs: stat.mtimeNs,
  ctimeNs: stat.ctimeNs,
  ino: stat.ino,
  dev: stat.dev
})

/** Checks that the file is the same and unchanged. */
export const equals = (a: Fingerprint, b: Fingerprint): boolean =>
  a.path === b.path &&
  a.size === b.size &&
  a.mtimeNs === b.mtimeNs &&
  a.ctimeNs === b.ctimeNs &&
  a.ino === b.ino &&
  a.dev === b.dev

/** Checks that two lists, in the same order, name the same files in the same state. */
export const equalAll = (a: ReadonlyArray<Fingerprint>, b: ReadonlyArray<Fingerprint>): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return other !== undefined && equals(one, other)
  })

/**
 * Returns a state as one short line, to be stored on disk: `size mtime ctime inode`.
 * Device numbers are left out: they may change from one mount to the next.
 *
 * @example
 * stamp({ size: 36, mtimeNs: 1n, ctimeNs: 2n, ino: 3n }) // "10 1 2 3"
 */
export const stamp = (of: Omit<Fingerprint, "path" | "dev">): string =>
  `${of.size.toString(36)} ${of.mtimeNs.toString(36)} ${of.ctimeNs.toString(36)} ${of.ino.toString(36)}`

/**
 * Checks whether the file changed so recently that another change could hide in the same tick
 * of the file system's clock; `now` and the tick in milliseconds. Ticks of up to
 * 10 ms are common.
 *
 * @example
 * isYoung({ ctimeNs: 1_000_000_000n }, 1_010) // true: 10 ms ago
 */
export const isYoung = (of: Pick<Fingerprint, "ctimeNs">, now: number, tick = 20): boolean =>
  Math.abs(now - Number(of.ctimeNs / 1_000_000n)) < tick
