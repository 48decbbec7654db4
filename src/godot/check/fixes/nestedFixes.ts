/** Combines fixes within fixes, and leaves out those that overlap: all fixes of a report can be applied together. */
import { addTo } from "../../../kernel/util/Collections.ts"
import { type Finding, severityOf } from "../Diagnostic.ts"

/** Maximum length of a place whose parts are looked at, in UTF-16 units. */
const MAX_PLACE = 1000

/**
 * Returns the findings; a fix that repeats code with a fix of its own repeats the fixed code.
 *
 * @example
 * const whole = { start: 0, end: 16, code: "godot3-syntax", message: "Write await.", fix: "await A.done" }
 * const part = { start: 6, end: 7, code: "unknown-type", message: "A is B now.", fix: "B" }
 * withNestedFixes("yield(A, 'done')", [whole, part])[0].fix // "await B.done"
 */
export const withNestedFixes = (text: string, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const fixed = findings.filter(({ fix }) => fix !== undefined).sort((a, b) => a.start - b.start || b.end - a.end)
  if (fixed.length < 2) return findings
  const better = new Map<Finding, Finding>()
  for (let i = fixed.length - 1; i >= 0; i--) {
    const outer = fixed[i] as Finding
    if (outer.end - outer.start > MAX_PLACE) continue
    const parts: Array<Finding> = []
    for (let j = i + 1; j < fixed.length && (fixed[j] as Finding).start < outer.end; j++) {
      const inner = fixed[j] as Finding
      const isPart = inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start
      // A part within another part is covered by the fix of that.
      if (isPart && inner.start >= (parts.at(-1)?.end ?? 0)) parts.push(better.get(inner) ?? inner)
    }
    const fix = parts.length === 0 ? undefined : withParts(text, outer, parts)
    if (fix !== undefined) better.set(outer, { ...outer, fix })
  }
  return better.size === 0 ? findings : findings.map((one) => better.get(one) ?? one)
}

/**
 * Returns the findings with no two fixes for the same text: of those that overlap, an error's has precedence over a
 * warning's, and an outer one over an inner one. The other findings lose their fixes.
 *
 * @example
 * const whole = { start: 0, end: 16, code: "godot3-syntax", message: "Write await.", fix: "await B.done" }
 * const part = { start: 6, end: 7, code: "unknown-type", message: "A is not in Godot 4.5.", fix: "B" }
 * withPartedFixes([part, whole]) // the part without its fix, the whole as it is
 */
export const withPartedFixes = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const fixed = findings.filter(({ fix }) => fix !== undefined).sort((a, b) => a.start - b.start || b.end - a.end)
  const refused = new Set<Finding>()
  let last: Finding | undefined
  for (const one of fixed) {
    if (last === undefined || !isOverlap(last, one)) last = one
    else if (severityOf(last.code) === "error" || severityOf(one.code) === "warning") refused.add(one)
    else {
      refused.add(last)
      last = one
    }
  }
  if (refused.size === 0) return findings
  return findings.map((one) => {
    if (!refused.has(one)) return one
    const { fix: _, ...rest } = one
    return rest
  })
}

/** Checks whether two places share text or a beginning; the first must not begin after the other. */
const isOverlap = (first: Finding, other: Finding): boolean => other.start < first.end || other.start === first.start

/**
 * Returns the fix of a place with those of its parts that it repeats, word for word, as often as the place has them.
 */
const withParts = (text: string, { start, end, fix = "" }: Finding, parts: ReadonlyArray<Finding>): string => {
  const byWords = new Map<string, Array<Finding>>()
  for (const part of parts) addTo(byWords, text.slice(part.start, part.end), part)
  let made = fix
  for (const [words, same] of byWords) {
    const [{ fix: better = "" } = {}] = same
    const count = placesOf(made, words).length
    const isAll = same.length === count && count === placesOf(text.slice(start, end), words).length
    if (!isAll || same.some((one) => one.fix !== better)) continue
    for (const at of [...placesOf(made, words)].reverse())
      made = made.slice(0, at) + better + made.slice(at + words.length)
  }
  return made
}

const isWordAt = (text: string, at: number): boolean => /\w/.test(text.charAt(at))

/** Returns the places of a text as whole words: `a` is not in `ab`. */
const placesOf = (text: string, words: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  if (words === "") return found
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length
    const isCut = (isWordAt(text, at - 1) && isWordAt(text, at)) || (isWordAt(text, end - 1) && isWordAt(text, end))
    if (!isCut) found.push(at)
  }
  return found
}
