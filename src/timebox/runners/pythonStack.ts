/** Finds the project's lines in the stacks that Python's faulthandler writes for a program that hangs or crashes. */
import { functionOf } from "../results/combine.ts"
import type { Stack } from "../results/TestEvent.ts"
import { fromRoot } from "./Runner.ts"

export interface StackReader {
  /** Reads a line; true if it is one of a stack. */
  readonly read: (line: string) => boolean
  readonly isInside: () => boolean
  /** Returns the fatal error and the project's lines, the newest call first; undefined where there is no such line. */
  readonly result: () => Stack | undefined
}

/** Maximum number of places that are kept of a thread. */
const MAX_PLACES = 20

/** Maximum number of functions that are kept of all threads. */
const MAX_FUNCTIONS = 2000

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
  let functions = new Set<string>()
  let isTimed = false
  /** True from a line that is of no stack: the next thread is of another dump. */
  let isApart = true
  let chosen:
    | (Omit<Stack, "text"> & { readonly isCurrent: boolean; readonly places: ReadonlyArray<string> })
    | undefined
  return {
    read: (line) => {
      const fatal = /^Fatal Python error: .{1,200}$/.exec(line)?.[0]
      if (fatal !== undefined) {
        error = fatal
        chosen = undefined
        isTimed = false
        isApart = true
        return true
      }
      if (/^Timeout \([\d:.]{1,40}\)!$/.test(line)) {
        isTimed = true
        isApart = true
        return true
      }
      const [, thread] = /^(Current thread|Thread|Stack)\b.{0,200} \(most recent call first\):$/.exec(line) ?? []
      if (thread !== undefined) {
        isInside = true
        isCurrent = thread !== "Thread"
        // Only a dump that was not written by the clock's own thread has a current one.
        if (isCurrent && isTimed) {
          isTimed = false
          isApart = true
        }
        if (isApart) functions = new Set()
        isApart = false
        places = []
        return true
      }
      const [, path, at, name] = /^ {2}File "(.{1,1000})", line (\d{1,9}) in (.{1,200})$/.exec(line) ?? []
      isInside = isInside && path !== undefined
      if (!isInside || path === undefined) {
        // Threads are parted by blank lines.
        if (line !== "") {
          isTimed = false
          isApart = true
        }
        return false
      }
      const place = fromRoot(root, path)
      if (place !== path && !/(?:^|\/)(?:site|dist)-packages\//.test(place)) {
        if (functions.size < MAX_FUNCTIONS) functions.add(functionOf(`${place}::${name}`))
        if (places.length < MAX_PLACES) places.push(`${place}:${at}: in ${name}`)
        if (isCurrent || chosen?.isCurrent !== true) chosen = { isCurrent, places, functions, isTimed }
      }
      return true
    },
    isInside: () => isInside,
    result: () =>
      chosen && {
        text: [...(error === undefined ? [] : [error]), ...chosen.places].join("\n"),
        functions: chosen.functions,
        isTimed: chosen.isTimed
      }
  }
}
