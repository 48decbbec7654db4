/**
 * Reduces an English word to a stem that its plural and verb forms share.
 *
 * Takes lower-case ASCII letters; any other word is returned as it is. The author's own later departures (`-bli`,
 * `-logi`, `-li`) are in it.
 *
 * @see Porter, "An algorithm for suffix stripping" (1980)
 */

/** Words shorter than this have no suffix worth taking off. */
const MIN_LENGTH = 3
/** Maximum length of a word; longer runs of letters are not words. */
const MAX_LENGTH = 40

/** Keeps both in a record: destructuring a pair runs an iterator, which is slow until V8 has compiled it. */
interface Rule {
  readonly suffix: string
  readonly replacement: string
}

/** Rules by the last letter of their suffixes, each in its order: a word is compared with few of them. */
type Rules = ReadonlyArray<ReadonlyArray<Rule>>

const byLastLetter = (rules: ReadonlyArray<readonly [suffix: string, replacement: string]>): Rules =>
  Array.from({ length: 26 }, (_, letter) =>
    rules
      .filter(([suffix]) => suffix.charCodeAt(suffix.length - 1) === letter + 97)
      .map(([suffix, replacement]) => ({ suffix, replacement }))
  )

/** Returns the first rule whose suffix a word has. */
const ruleFor = (word: string, rules: Rules): Rule | undefined => {
  for (const rule of rules[word.charCodeAt(word.length - 1) - 97] ?? []) if (word.endsWith(rule.suffix)) return rule
  return undefined
}

const doubled = byLastLetter([
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"]
])

/** Before `-ly`, so that `only` and `apply` keep theirs (Porter2's valid li-ending). */
const BEFORE_LI = "cdeghkmnrt"

/** Forms that no suffix rule reaches, and nouns that must not become their verb. */
const irregulars: ReadonlyMap<string, string> = new Map([
  ["children", "child"],
  ["vertices", "vertex"],
  ["indices", "index"],
  ["matrices", "matrix"],
  ["mice", "mous"],
  ["dies", "die"],
  ["died", "die"],
  ["dying", "die"],
  ["lies", "lie"],
  ["lying", "lie"],
  ["ties", "tie"],
  ["tied", "tie"],
  ["goes", "go"],
  ["controller", "controller"],
  ["controllers", "controller"],
  ["listener", "listener"],
  ["listeners", "listener"]
])

/**
 * Words whose stems begin differently; all others keep their first three letters (or all, if shorter), except a final
 * `y`.
 */
export const irregularForms: ReadonlyArray<string> = [...irregulars]
  .filter(([word, stem]) => word.slice(0, 3) !== stem.slice(0, 3))
  .map(([word]) => word)

const derived = byLastLetter([
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""]
])

const residual = byLastLetter(
  [
    "ement",
    "ance",
    "ence",
    "able",
    "ible",
    "ment",
    "ant",
    "ent",
    "ism",
    "ate",
    "iti",
    "ous",
    "ive",
    "ize",
    "ion",
    "al",
    "er",
    "ic",
    "ou"
  ].map((suffix) => [suffix, ""] as const)
)

/**
 * Returns the stem of a word.
 *
 * @example stem("bullets") === stem("bullet") // true
 */
export const stem = (word: string): string => {
  const irregular = irregulars.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !isPlain(word)) return word
  return tidy(strip(derive(double(finalY(pastOrProgressive(plural(word)))))))
}

const isPlain = (word: string): boolean => {
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    if (unit < 97 || unit > 122) return false
  }
  return true
}

const isVowel = (word: string, index: number): boolean => {
  switch (word.charCodeAt(index)) {
    case 97:
    case 101:
    case 105:
    case 111:
    case 117:
      return true
    case 121:
      return index > 0 && !isVowel(word, index - 1)
    default:
      return false
  }
}

/** Porter's m: how many times a vowel is followed by a consonant in the first `end` letters. */
const measure = (word: string, end: number): number => {
  let count = 0
  let afterVowel = false
  for (let i = 0; i < end; i++) {
    const vowel = isVowel(word, i)
    if (afterVowel && !vowel) count++
    afterVowel = vowel
  }
  return count
}

const hasVowel = (word: string, end: number): boolean => {
  for (let i = 0; i < end; i++) if (isVowel(word, i)) return true
  return false
}

const endsDouble = (word: string): boolean => {
  const last = word.length - 1
  return last > 0 && word.charCodeAt(last) === word.charCodeAt(last - 1) && !isVowel(word, last)
}

/** Porter's *o: the first `end` letters close with consonant, vowel, consonant, the last not w, x or y. */
const endsShort = (word: string, end: number): boolean =>
  end >= 3 &&
  !isVowel(word, end - 3) &&
  isVowel(word, end - 2) &&
  !isVowel(word, end - 1) &&
  !"wxy".includes(word.charAt(end - 1))

const plural = (word: string): string => {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2)
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word
}

const pastOrProgressive = (word: string): string => {
  if (word.endsWith("eed")) return measure(word, word.length - 3) > 0 ? word.slice(0, -1) : word
  const cut = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0
  if (cut === 0 || !hasVowel(word, word.length - cut)) return word
  const rest = word.slice(0, -cut)
  if (rest.endsWith("at") || rest.endsWith("bl") || rest.endsWith("iz")) return `${rest}e`
  if (endsDouble(rest) && !"lsz".includes(rest.charAt(rest.length - 1))) return rest.slice(0, -1)
  return measure(rest, rest.length) === 1 && endsShort(rest, rest.length) ? `${rest}e` : rest
}

const finalY = (word: string): string =>
  word.endsWith("y") && hasVowel(word, word.length - 1) ? `${word.slice(0, -1)}i` : word

const replaceSuffix = (word: string, rules: Rules): string => {
  const rule = ruleFor(word, rules)
  if (rule === undefined) return word
  const end = word.length - rule.suffix.length
  return measure(word, end) > 0 ? word.slice(0, end) + rule.replacement : word
}

const double = (word: string): string => {
  const replaced = replaceSuffix(word, doubled)
  if (replaced !== word || !word.endsWith("li")) return replaced
  const end = word.length - 2
  return BEFORE_LI.includes(word.charAt(end - 1)) && measure(word, end) > 0 ? word.slice(0, end) : word
}

const derive = (word: string): string => replaceSuffix(word, derived)

const strip = (word: string): string => {
  const suffix = ruleFor(word, residual)?.suffix
  if (suffix === undefined) return word
  const end = word.length - suffix.length
  if (suffix === "ion" && !"st".includes(word.charAt(end - 1))) return word
  return measure(word, end) > 1 ? word.slice(0, end) : word
}

const tidy = (word: string): string => {
  const end = word.length - 1
  if (word.endsWith("e")) {
    const count = measure(word, end)
    if (count > 1 || (count === 1 && !endsShort(word, end))) return word.slice(0, end)
    return word
  }
  return word.endsWith("ll") && measure(word, word.length) > 1 ? word.slice(0, end) : word
}
