/**
 * Forms of Japanese verbs and adjectives: a list has `動く` and `速い`, a query `動かない`, `動いた`, `速くしたい`.
 *
 * The rest after these forms is an ending, and dropped like all that no list has.
 */

/** The last kana of a verb, and those that its stem ends in before an ending. */
const verbEndings: ReadonlyMap<string, string> = new Map([
  ["う", "わいえおっ"],
  ["く", "かきけこい"],
  ["ぐ", "がぎげごい"],
  ["す", "さしせそ"],
  ["つ", "たちてとっ"],
  ["ぬ", "なにねのん"],
  ["ぶ", "ばびべぼん"],
  ["む", "まみめもん"],
  ["る", "らりれろっ"]
])

/** Kana before `る` in verbs whose stem ends there: `開ける`, `落ちる`. */
const STEM_BEFORE_RU = /[いきぎしじちにひびみりえけげせぜてでねへべめれ]る$/
/** Verbs of one character whose stem is that character; it means too little alone, so it is kept with the endings. */
const ONE_CHARACTER_STEM = /^[見得出着寝似居]る$/
const AFTER_ONE_CHARACTER = "たてなまらよえせさ"

/** Endings of an adjective in place of `い`. */
const ADJECTIVE_ENDINGS = "くさかけ"

/** A character or two, and the kana that is inflected. */
const INFLECTED = /[\u3041-\u309f\u3400-\u9fff][うくぐすつぬぶむるい]$/

/**
 * Returns a word and its inflected stems.
 *
 * @example inflections("速い") // ["速い", "速く", "速さ", "速か", "速け"]
 */
export const inflections = (word: string): ReadonlyArray<string> => {
  if (!INFLECTED.test(word)) return [word]
  const stem = word.slice(0, -1)
  const last = word.slice(-1)
  if (ONE_CHARACTER_STEM.test(word)) return [word, ...[...AFTER_ONE_CHARACTER].map((kana) => stem + kana)]
  const endings = last === "い" ? ADJECTIVE_ENDINGS : (verbEndings.get(last) ?? "")
  const forms = [word, ...[...endings].map((kana) => stem + kana)]
  return STEM_BEFORE_RU.test(word) ? [...forms, stem] : forms
}
