/** Finds the existing name that is most likely meant by an unknown one. */
import { distance, nearest } from "../../../kernel/util/NearNames.ts"

/** Minimum length of a word that is cut short: `pos`, `rot`. */
const MIN_CUT_LENGTH = 3

/** Minimum length of a name that near names are searched for: `a` is one letter from every `b`. */
const MIN_NEAR_LENGTH = 3

/** Maximum number of near names that are looked at. */
const MAX_NEAR = 5

/** Maximum number of wrong letters if the names are split into words in different ways. */
const MAX_PARTED = 2

/** Maximum length of a word that is taken as spelt correctly: `get` and `add` are two words, `on` and `in` too. */
const SHORT_WORD = 3

/** Maximum length of a word whose first letter is taken as spelt correctly. */
const MAX_FIRST = 4

/**
 * Returns the intended name: the same in another case, one that differs by a few letters, one with the same words in
 * another order, one that it abbreviates, or one with an additional word.
 *
 * @param fits Checks whether a name is valid at the place
 *
 * @example
 * intendedName("AddChild", ["add_child"]) // "add_child"
 * intendedName("lenght", ["length"]) // "length"
 * intendedName("is_mouse_pressed", ["is_mouse_button_pressed"]) // "is_mouse_button_pressed"
 */
export const intendedName = (
  name: string,
  candidates: Iterable<string>,
  fits: (name: string) => boolean = () => true
): string | undefined => {
  if (name.length < MIN_NEAR_LENGTH && !/[A-Z]/i.test(name)) return undefined
  const names = [...candidates]
  return (
    otherCase(name, names, fits) ??
    near(name, names, fits) ??
    reordered(name, names, fits) ??
    unabbreviated(name, names.filter(fits)) ??
    fuller(name, names, fits) ??
    fullerConstant(name, names)
  )
}

/** Number of letters in the name of a class for each allowed wrong letter: most class names are the user's own. */
const LETTERS_PER_SLIP = 6

/** Matches a name of several words: `Physics` begins the names of too many classes. */
const SEVERAL_WORDS = /[a-z\d][A-Z]/

/**
 * Checks whether an unknown class name probably means the candidate, as its misspelling or its first words: `LineEdt`
 * means LineEdit, `RichText` RichTextLabel, but `Player` not Plane. A class of 3D is not meant by one of 2D.
 *
 * @example isNearClass("LineEdt", "LineEdit") // true
 */
export const isNearClass = (name: string, candidate: string): boolean => {
  if (candidate.startsWith(name)) return SEVERAL_WORDS.test(name) && /^[A-Z\d]/.test(candidate.slice(name.length))
  if (/[23]D$/.test(name) && /[23]D$/.test(candidate) && !candidate.endsWith(name.slice(-2))) return false
  const most = Math.max(1, Math.floor(name.length / LETTERS_PER_SLIP))
  return distance(name.toLowerCase(), candidate.toLowerCase(), most) <= most
}

/** Returns the name whose letters are the same, whatever their case: `addChild`, `Vector2.up`. */
export const otherCase = (
  name: string,
  candidates: ReadonlyArray<string>,
  fits: (name: string) => boolean = () => true
): string | undefined => {
  const letters = folded(name)
  const isOther = (one: string) =>
    one !== name && one.startsWith("_") === name.startsWith("_") && one.length >= name.length
  return candidates.find((one) => isOther(one) && folded(one) === letters && fits(one))
}

const folded = (name: string): string => name.replaceAll("_", "").toLowerCase()

const near = (name: string, candidates: ReadonlyArray<string>, fits: (name: string) => boolean): string | undefined => {
  if (name.length < MIN_NEAR_LENGTH) return undefined
  return nearest(name, candidates, MAX_NEAR).find(
    (one) =>
      isSameCase(name, one) &&
      isAlike(name, one) &&
      (!one.startsWith("_") || name.startsWith("_")) &&
      !isPartOf(one, name) &&
      !hasWordMore(name, one) &&
      !(isPartOf(name, one) && (2 * name.length < one.length || !isOnlyLonger(name, one, candidates))) &&
      fits(one)
  )
}

/** Checks whether a name is a prefix of another one that is the only such name: `len` of `length`. */
const isOnlyLonger = (name: string, other: string, candidates: ReadonlyArray<string>): boolean =>
  other.startsWith(name) &&
  (other.charAt(name.length) !== "_" || candidates.filter((one) => one.startsWith(`${name}_`)).length === 1)

/**
 * Checks whether both begin with a capital or neither, so that no class is proposed for a
 * variable; `vector2` is Vector2.
 */
const isSameCase = (a: string, b: string): boolean =>
  isCapital(a) === isCapital(b) || a.toLowerCase() === b.toLowerCase()

const isCapital = (name: string): boolean => /^[A-Z]/.test(name)

/** Checks whether one name contains the other and at least two letters more, and so is hardly a misspelling of it. */
const isPartOf = (part: string, whole: string): boolean => whole.length > part.length + 1 && whole.includes(part)

const isConstantCase = (name: string): boolean => !/[a-z]/.test(name)

/**
 * Checks whether one name could be a misspelling of the other. A constant is compared with constants only, and in names
 * of several words a short word is not taken for another (`is_on_ground` is not `is_in_group`).
 */
const isAlike = (name: string, other: string): boolean => {
  const [a, b] = [name.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  if (isConstantCase(name) !== isConstantCase(other)) return false
  const [words, others] = [a.split("_"), b.split("_")]
  if (words.length === 1 && others.length === 1) {
    // Short words with another first letter are other words: `perp` is not `lerp`.
    return !areOpposites(a, b) && (a.length > MAX_FIRST || a.charAt(0) === b.charAt(0) || isSameLetters(a, b))
  }
  if (words.length !== others.length) {
    if (words.some((word) => others.some((one) => areOpposites(word, one)))) return false
    return distance(a, b, MAX_PARTED) <= MAX_PARTED || isWithin(words, others)
  }
  return words.every((word, i) => {
    const one = others[i] ?? ""
    const length = Math.max(word.length, one.length)
    const most = Math.max(1, Math.floor(length / SHORT_WORD))
    return word === one || (length > SHORT_WORD && distance(word, one, most) <= most && !areOpposites(word, one))
  })
}

const isSameLetters = (a: string, b: string): boolean => [...a].sort().join("") === [...b].sort().join("")

/** Words with a similarly spelt opposite: `custom_maximum_size` does not mean the minimum. */
const opposites: ReadonlyMap<string, string> = new Map(
  [
    ["minimum", "maximum"],
    ["local", "global"],
    ["import", "export"],
    ["include", "exclude"],
    ["included", "excluded"],
    ["attach", "detach"],
    ["increase", "decrease"],
    ["increment", "decrement"],
    ["activate", "deactivate"]
  ].flatMap(
    ([one = "", other = ""]): ReadonlyArray<[string, string]> => [
      [one, other],
      [other, one]
    ]
  )
)

/** Matches the beginning of a word that makes it the opposite of the rest: `invisible`, `unlocked`. */
const NEGATION = /^(?:in|un|non|de|dis)(?=\w{3})/

const areOpposites = (word: string, other: string): boolean =>
  opposites.get(word) === other ||
  (word !== other && (word.replace(NEGATION, "") === other || other.replace(NEGATION, "") === word))

/**
 * Returns the only name whose words begin with those of `name`: `get_global_mouse_pos`, `rot_deg`.
 *
 * @example
 * unabbreviated("rot_deg", ["rotation", "rotation_degrees"]) // "rotation_degrees"
 * unabbreviated("pos", ["position", "possible"]) // undefined
 */
const unabbreviated = (name: string, candidates: Iterable<string>): string | undefined => {
  const words = name.split("_")
  const begins = (candidate: string): boolean => {
    if (candidate.charCodeAt(0) !== name.charCodeAt(0) || candidate.length <= name.length) return false
    const whole = candidate.split("_")
    return (
      whole.length === words.length &&
      words.every(
        (word, i) => word === whole[i] || (word.length >= MIN_CUT_LENGTH && whole[i]?.startsWith(word) === true)
      )
    )
  }
  return only(candidates, begins)
}

/**
 * Returns the only name with one word more than `name`, which has at least two (`is_mouse_pressed`); or the name
 * without the `on_` of handlers (`on_pressed`).
 */
const fuller = (
  name: string,
  candidates: ReadonlyArray<string>,
  fits: (name: string) => boolean
): string | undefined => {
  if (name.startsWith("on_")) return candidates.find((one) => one === name.slice("on_".length) && fits(one))
  if (!name.includes("_") || isConstantCase(name)) return undefined
  // A question of one word does not mean one of two: `is_cell` is not `is_cell_transposed`.
  if (/^(?:is|has)_[^_]+$/.test(name)) return undefined
  // An accessor for a single word does not mean one for a part: `set_enabled` is not `set_bone_enabled`.
  const isShort = /^[sg]et_[^_]+$/.test(name)
  // Of several names none is meant, though only one may fit.
  const meant = only(candidates, (one) => hasWordMore(name, one) && (!isShort || one.startsWith(name)))
  return meant !== undefined && fits(meant) ? meant : undefined
}

/**
 * Checks whether a name has the words of another, which has at least two, and one more.
 *
 * @example hasWordMore("is_mouse_pressed", "is_mouse_button_pressed") // true
 */
export const hasWordMore = (name: string, candidate: string): boolean => {
  const words = name.split("_")
  const whole = candidate.split("_")
  return words.length >= 2 && whole.length === words.length + 1 && isWithin(words, whole)
}

/** Checks whether all words are among others in this order. */
const isWithin = (words: ReadonlyArray<string>, whole: ReadonlyArray<string>): boolean => {
  let at = 0
  for (const word of whole) if (word === words[at]) at++
  return at === words.length
}

/** Returns the only name of the same words in another order: `PRESET_CENTER_BOTTOM` for `PRESET_BOTTOM_CENTER`. */
const reordered = (
  name: string,
  candidates: ReadonlyArray<string>,
  fits: (name: string) => boolean
): string | undefined => {
  const words = sortedWords(name)
  return name.includes("_")
    ? only(candidates, (one) => one.length === name.length && sortedWords(one) === words && fits(one))
    : undefined
}

const sortedWords = (name: string): string => name.split("_").sort().join("_")

/** Maximum number of names searched for a constant by some of its words: those of a class, not all of Godot's. */
const MAX_CONSTANTS = 1000

/**
 * Returns the constant that has the words of `name` and more: the one that ends with them, `BODY_MODE_RIGID` for
 * `MODE_RIGID`, if the others that do begin with the same words, or the only one, `MOUSE_MODE_CAPTURED` for
 * `MOUSE_CAPTURED`.
 */
const fullerConstant = (name: string, candidates: ReadonlyArray<string>): string | undefined => {
  if (!isConstantCase(name) || name.length <= MIN_CUT_LENGTH || candidates.length > MAX_CONSTANTS) return undefined
  const endings = candidates.filter((one) => isConstantCase(one) && one.endsWith(`_${name}`))
  const meant = endings.find((one) => endings.every((other) => other.startsWith(one.slice(0, -name.length))))
  if (meant !== undefined) return meant
  const words = name.split("_")
  const hasAll = (candidate: string): boolean => {
    if (!isConstantCase(candidate)) return false
    return isWithin(words, candidate.split("_"))
  }
  return only(candidates, hasAll)
}

const only = (candidates: Iterable<string>, is: (name: string) => boolean): string | undefined => {
  const found = new Set<string>()
  for (const candidate of candidates) if (is(candidate)) found.add(candidate)
  const [first] = found
  return found.size === 1 ? first : undefined
}
