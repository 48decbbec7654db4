/** Collects the findings in one script: once for each code and place, and none after the point where parsing stops. */
import { positionAt, type Span } from "../script/Position.ts"
import type { Script } from "../script/Script.ts"
import type { Code, Finding, FindingDetails } from "./Diagnostic.ts"

/** Maximum length of a fix, in UTF-16 units: in a chain of calls each may repeat all that comes before it. */
const MAX_FIX = 1000

export interface Findings {
  /** In the order in which they were found; syntax errors come first. */
  readonly all: Array<Finding>
  /** Lines that could not be read, counted from 1. */
  readonly brokenLines: ReadonlySet<number>
  /** Offset after which the text cannot be parsed; infinite if it can be read to its end. */
  readonly readableEnd: number
  readonly add: (code: Code, at: Span, message: string, more?: FindingDetails) => void
}

/** Makes the findings of a script, which begin with the faults of its text. */
export const of = ({ faults, lineStarts }: Script): Findings => {
  const all: Array<Finding> = faults.flatMap(({ isFollowUp, ...fault }) => (isFollowUp === true ? [] : [fault]))
  /** Faults of the grammar, which a report of the same words at the same place completes. */
  const faultsByPlace = new Map(all.map((fault, at) => [keyOf(fault.code, fault), at]))
  const seen = new Set<string>()
  const lineOf = (offset: number): number => positionAt(lineStarts, offset).line
  const brokenLines = new Set(faults.flatMap(({ start, code }) => (code === "syntax" ? [lineOf(start)] : [])))
  const readableEnd = faults.find(({ hidesRest }) => hidesRest === true)?.start ?? Number.POSITIVE_INFINITY

  /** Checks whether a line of the place could not be parsed, so that findings about its names are unreliable. */
  const isBroken = ({ start, end }: Span): boolean => {
    if (brokenLines.size === 0) return false
    const last = lineOf(end)
    for (let line = lineOf(start); line <= last; line++) if (brokenLines.has(line)) return true
    return false
  }

  return {
    all,
    brokenLines,
    readableEnd,
    add: (code, { start, end }, message, { fix, ...more } = {}) => {
      if (start > readableEnd) return
      const key = keyOf(code, { start, end })
      const written = fix === undefined || fix.length > MAX_FIX ? {} : { fix }
      const at = faultsByPlace.get(key)
      const fault = at === undefined ? undefined : all[at]
      if (at !== undefined && fault?.message === message) {
        all[at] = { ...fault, ...written }
        return
      }
      if (seen.has(key) || isBroken({ start, end })) return
      seen.add(key)
      all.push({ start, end, code, message, ...more, ...written })
    }
  }
}

const keyOf = (code: Code, { start, end }: Span): string => `${code} ${start} ${end}`
