/** Finds the project's lines in the stacks that Python's faulthandler writes for a program that hangs or crashes. */
import { fromRoot } from "./Runner.ts"

export interface StackReader {
  /** Reads a line; true if it is one of a stack. */
  readonly read: (line: string) => boolean
  readonly isInside: () => boolean
  /** Returns the fatal error and the project's lines, the newest call first; undefined where there is no such line. */
  readonly result: () => string | undefined
}

/** Maximum number of places that are kept of a thread. */
const MAX_PLACES = 20

/**
 * Chooses the thread that was running, or else the last that has a line of the project: it is the oldest.
 *
 * @see https://docs.python.org/3/library/faulthandler.html
 */
export const stackReader = (root: string): StackReader => {
  let error: string | undefined
  let isInside = false
  let isCurrent = false
  let places: Array<string> = []
  let chosen: { readonly isCurrent: boolean; readonly places: ReadonlyArray<string> } | undefined
  return {
    read: (line) => {
      const fatal = /^Fatal Python error: .{1,200}$/.exec(line)?.[0]
      if (fatal !== undefined) {
        error = fatal
        chosen = undefined
        return true
      }
      const [, thread] = /^(Current thread|Thread|Stack)\b.{0,200} \(most recent call first\):$/.exec(line) ?? []
      if (thread !== undefined) {
        isInside = true
        isCurrent = thread !== "Thread"
        places = []
        return true
      }
      const [, path, at, name] = /^ {2}File "(.{1,1000})", line (\d{1,9}) in (.{1,200})$/.exec(line) ?? []
      isInside = isInside && path !== undefined
      if (!isInside || path === undefined) return false
      const place = fromRoot(root, path)
      if (place !== path && !/(?:^|\/)(?:site|dist)-packages\//.test(place) && places.length < MAX_PLACES) {
        places.push(`${place}:${at}: in ${name}`)
        if (isCurrent || chosen?.isCurrent !== true) chosen = { isCurrent, places }
      }
      return true
    },
    isInside: () => isInside,
    result: () =>
      chosen === undefined ? undefined : [...(error === undefined ? [] : [error]), ...chosen.places].join("\n")
  }
}
