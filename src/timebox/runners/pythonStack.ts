/** Finds the project's lines in the stacks that Python's faulthandler writes for a program that hangs or crashes. */
import { functionOf } from "../results/combine.ts"
import type { Stack, Thread } from "../results/TestEvent.ts"
import { fromRoot } from "./Runner.ts"

export interface StackReader {
  /** Reads a line; true if it is one of a stack. */
  readonly read: (line: string) => boolean
  readonly isInside: () => boolean
  /** Returns the fatal error and the project's lines, the newest call first; undefined if there is no such line. */
  readonly result: () => Stack | undefined
}

/** Maximum number of places that are kept of a thread. */
const MAX_PLACES = 20

/** Maximum number of functions, and of threads, that are kept of a dump. */
const MAX = { functions: 2000, threads: 200 } as const

/** The stacks read from a dump; dumps of several processes that follow each other count as one. */
interface Dump {
  readonly functions: Set<string>
  readonly threads: Array<Listed>
  isTimed: boolean
  /** True if two processes wrote at once, so that a place may be made of two. */
  isGarbled: boolean
}

interface Listed {
  readonly isCurrent: boolean
  readonly places: Array<string>
  readonly functions: Set<string>
}

/**
 * Chooses the thread that was running, or else the last one with a line of the project, which is the oldest.
 *
 * @see https://docs.python.org/3/library/faulthandler.html
 */
export const stackReader = (root: string): StackReader => {
  let error: string | undefined
  let isInside = false
  let isTimed = false
  let thread = threadOf(true)
  let dump = dumpOf(isTimed)
  /** True from a line that is of no stack: the next thread is of another dump. */
  let isApart = true
  let chosen: { readonly dump: Dump; readonly thread: Listed } | undefined
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
      const [, kind] = /^(Current thread|Thread|Stack)\b.{0,200} \(most recent call first\):$/.exec(line) ?? []
      if (kind !== undefined) {
        isInside = true
        thread = threadOf(kind !== "Thread")
        // Only a dump that was not written by the clock's own thread has a current one.
        if (thread.isCurrent && isTimed) {
          isTimed = false
          isApart = true
        }
        if (isApart) dump = dumpOf(isTimed)
        isApart = false
        return true
      }
      const [, path, at, name] = /^ {2}File "([^"]{1,1000})", line (\d{1,9}) in (.{1,200})$/.exec(line) ?? []
      if (isInside && path === undefined && /File "|most recent call|, line \d/.test(line)) dump.isGarbled = true
      isInside = isInside && path !== undefined
      if (!isInside || path === undefined) {
        // Threads are separated by blank lines.
        if (line !== "") {
          isTimed = false
          isApart = true
        }
        return false
      }
      const place = fromRoot(root, path)
      if (place !== path && !/(?:^|\/)(?:site|dist)-packages\//.test(place)) {
        const { functions, isCurrent, places } = thread
        if (places.length === 0 && dump.threads.length < MAX.threads) dump.threads.push(thread)
        for (const known of [functions, dump.functions])
          if (known.size < MAX.functions) known.add(functionOf(`${place}::${name}`))
        if (places.length < MAX_PLACES) places.push(`${place}:${at}: in ${name}`)
        if (isCurrent || chosen?.thread.isCurrent !== true) chosen = { dump, thread }
      }
      return true
    },
    isInside: () => isInside,
    result: () => {
      if (chosen === undefined || chosen.dump.isGarbled) return undefined
      const { functions, isTimed, threads } = chosen.dump
      const first = chosen.thread
      const shown = (one: Listed): Thread => ({
        text: [...(error === undefined ? [] : [error]), ...one.places].join("\n"),
        functions: one.functions
      })
      return { threads: [shown(first), ...threads.filter((one) => one !== first).map(shown)], functions, isTimed }
    }
  }
}

const threadOf = (isCurrent: boolean): Listed => ({ isCurrent, places: [], functions: new Set() })

const dumpOf = (isTimed: boolean): Dump => ({ functions: new Set(), threads: [], isTimed, isGarbled: false })
