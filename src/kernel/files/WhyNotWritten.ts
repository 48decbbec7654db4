/** Reasons of failed writes, in words for a person. */
import { statfsSync } from "node:fs"

const FULL = /\b(?:ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i
/** The operation and the code that the platform puts before the system's words. */
const PREFIX = /^\w{1,40}: FileSystem\.\w{1,40} \([^\n]{0,4096}?\): (?:[A-Z]{2,20}: )?/

/**
 * Says plainly why files could not be written, or read.
 *
 * @example
 * whyNotWritten("ENOSPC: no space left on device, write") // "the disk is full"
 * whyNotWritten("PermissionDenied: FileSystem.open (/a): EACCES: permission denied, open '/a'")
 * // "permission denied, open '/a'"
 */
export const whyNotWritten = (message: string): string =>
  isDiskFullMessage(message) ? "the disk is full" : message.replace(PREFIX, "")

/**
 * Returns why the system refused a write, without the place behind its words, which is absolute.
 *
 * @example
 * whyRefused("PermissionDenied: FileSystem.makeDirectory (/r): EACCES: permission denied, mkdir '/r'")
 * // "permission denied"
 */
export const whyRefused = (message: string): string => whyNotWritten(message).replace(/, \w+ '.*$/s, "")

/** Checks whether an error says that the disk is full. */
export const isDiskFullMessage = (message: string): boolean => FULL.test(message)

/** Free space in bytes below which a disk counts as full: a failed write may leave a little. */
const LEFT_OVER = 256 * 1024

/** Checks whether the disk that holds a folder is full; false if the system does not report it. */
export const isFull = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LEFT_OVER
  } catch {
    return false
  }
}
