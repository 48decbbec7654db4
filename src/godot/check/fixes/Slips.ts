/** Finds names that are one typing error away from an existing one. */
import { addTo } from "../../../kernel/util/Collections.ts"
import { memoizeIn, memoizeTexts } from "../../../kernel/util/memoize.ts"
import type { Check } from "../Context.ts"
import { memberNamesOf } from "../names/memberNames.ts"

/** Minimum length of two names that differ in one letter for one to be a misspelling. */
const MIN_TYPO_LENGTH = 6

/**
 * Returns the one name that differs from this by a typing error within it: a letter added, left out or replaced, or two
 * swapped. A difference at an end, in a digit or in `_` makes another name (`enemy`, `enemies`; `label1`, `label2`).
 */
export const typoOf = (name: string, ...lists: ReadonlyArray<Iterable<string>>): string | undefined => {
  if (name.length < MIN_TYPO_LENGTH - 1) return undefined
  const ends = endsOf(name)
  for (const candidates of lists) {
    const near = candidates instanceof Set || Array.isArray(candidates) ? byEnds(candidates).get(ends) : candidates
    for (const candidate of near ?? []) {
      if (candidate.length >= MIN_TYPO_LENGTH - 1 && isSlip(name, candidate)) return candidate
    }
  }
  return undefined
}

/** The letters at both ends of a name, which a slip leaves unchanged. */
const endsOf = (name: string): string => name.charAt(0) + name.charAt(name.length - 1)

const byEnds = memoizeIn((names: Iterable<string>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, Array<string>>()
  for (const name of names) addTo(found, endsOf(name), name)
  return found
})

/** Does what `typoOf` does, once for each name and place of the grammar: scripts repeat their names. */
export const typoOnce = (
  check: Check,
  place: string,
  name: string,
  ...lists: ReadonlyArray<Iterable<string>>
): string | undefined => {
  const key = `${place} ${name}`
  if (!check.typos.has(key)) check.typos.set(key, typoOf(name, ...lists))
  return check.typos.get(key)
}

/**
 * Returns the class whose misspelling a capitalized name is: a class of the reference, or of the project if there is
 * one. A file alone does not show all classes, so without a project its own constants and classes count only for a
 * fumble.
 */
export const slipOfClass = (check: Check, name: string): string | undefined => {
  if (!check.input.reference.isComplete) return undefined
  const { project, api, scope } = check
  const typo = typoOnce(check, "class", name, api.classNames) ?? dimensioned(name, api.classNames)
  const hasOtherLetter = typo?.length === name.length && !isFumble(name, typo)
  if (typo !== undefined && (!hasOtherLetter || name.length >= MIN_OTHER_LETTER_LENGTH)) return typo
  const own = memberNamesOf(check, { kind: "script", script: scope.class })
  if (project === undefined) return fumbleAmong(own)(name)
  const names = () => [own, project.classNames, project.autoloads.keys()]
  return typoOf(name, ...names()) ?? fumbleOf(name, ...names())
}

/** Returns the 2D or 3D class whose name differs only in its capitals: for `Sprite2d`, `Rigidbody3D`. */
const dimensioned = (name: string, classNames: Iterable<string>): string | undefined =>
  /[23]d/i.test(name) ? byLowerCase(classNames).get(name.toLowerCase()) : undefined

const byLowerCase = memoizeIn(
  (names: Iterable<string>): ReadonlyMap<string, string> =>
    new Map(Array.from(names, (one) => [one.toLowerCase(), one]))
)

/** Minimum length of a name for which one other letter is a misspelling; `Shaker` may be a class beside `Shader`. */
const MIN_OTHER_LETTER_LENGTH = 9

/** Minimum length of a name in which a doubled letter, or two swapped ones, do not make another word. */
const MIN_FUMBLE_LENGTH = 4

/**
 * The only name that becomes this one by a doubled key or two swapped keys: `inof` for `info`, `coount` for `count`.
 * Other single letters turn one word into another (`stats`, `states`).
 */
export const fumbleOf = (name: string, ...lists: ReadonlyArray<Iterable<string>>): string | undefined => {
  for (const candidates of lists) {
    for (const candidate of candidates) {
      if (candidate.length >= MIN_FUMBLE_LENGTH && isFumble(name, candidate)) return candidate
    }
  }
  return undefined
}

/** Does what `fumbleOf` does, once for each name. */
const fumbleAmong = memoizeIn((names: ReadonlySet<string>) => memoizeTexts(MAX_KNOWN, (name) => fumbleOf(name, names)))

/** Maximum number of names whose fumble is remembered. */
const MAX_KNOWN = 1000

const isFumble = (name: string, candidate: string): boolean => {
  const more = name.length - candidate.length
  if ((more !== 0 && more !== 1) || name.charCodeAt(0) !== candidate.charCodeAt(0)) return false
  let at = 1
  while (at < name.length && name.charCodeAt(at) === candidate.charCodeAt(at)) at++
  const here = name.charCodeAt(at)
  if (at >= name.length || isDigitOrLine(here)) return false
  if (more === 1) return here === name.charCodeAt(at - 1) && name.endsWith(candidate.slice(at))
  const next = name.charCodeAt(at + 1)
  const isSwapped = here === candidate.charCodeAt(at + 1) && next === candidate.charCodeAt(at) && !isDigitOrLine(next)
  return isSwapped && name.slice(at + 2) === candidate.slice(at + 2)
}

/** Checks for a digit or `_`: a difference in one of these is another name, not a misspelling. */
const isDigitOrLine = (unit: number): boolean => unit === 95 || (unit >= 48 && unit <= 57)

const isSlip = (a: string, b: string): boolean => {
  if (a.charCodeAt(0) !== b.charCodeAt(0) || a.charCodeAt(a.length - 1) !== b.charCodeAt(b.length - 1)) return false
  const short = a.length < b.length ? a : b
  const long = short === a ? b : a
  const gap = long.length - short.length
  if (gap > 1 || long.length < MIN_TYPO_LENGTH || a === b) return false
  let from = 0
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from++
  let end = 0
  while (
    end < short.length - from &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  )
    end++
  if (from === 0 || end === 0) return false
  const [inShort, inLong] = [short.slice(from, short.length - end), long.slice(from, long.length - end)]
  if (/[\d_]/.test(inShort + inLong)) return false
  if (inShort.length + gap === inLong.length && inLong.length === 1) return true
  return (
    inLong.length === 2 &&
    inShort.length === 2 &&
    inShort.charAt(0) === inLong.charAt(1) &&
    inShort.charAt(1) === inLong.charAt(0)
  )
}
