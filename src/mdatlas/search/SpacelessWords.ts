/**
 * Splits a text in Japanese, Chinese or Thai, which are written without spaces, into the words that narrow a search.
 */

/** Maximum number of words of one query that are looked for together. */
export const MAX_WORDS = 8

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Endings, particles and question words, which do not narrow a search. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u
const PARTICLE =
  /^(?:[的了是在和与與向把被将將给給吗嗎呢とはがをのにで誰]|之间|之間|区别|區別|差别|の?違い|(?:如何|怎么|怎麼|怎样|怎樣)(?:使用|用|做)?|什么|什麼|为什么|為什麼|哪个|哪個|哪些|哪里|哪裡|多少|可以|何[日時年月回個人]|[時後前]に|場合|教え)$/u

/**
 * Checks for a particle or a question word.
 *
 * @example isParticle("如何") // true
 */
export const isParticle = (word: string): boolean => PARTICLE.test(word)

/** Words that ask how, and those that then ask only for the use. */
const ASKING = /^(?:どう|どの|如何|怎么|怎麼|怎样|怎樣)$/u
const USE = /^(?:使う|使え|使い|使用|用)$/u

/** Words for the way to do something: at the end of a query they ask how, elsewhere they are what is asked for. */
const WAY_WORD = String.raw`方法|方式|手順|仕方|やり方|[\p{Script=Han}\p{Script=Hiragana}]*\p{Script=Hiragana}方|説明|解説|步骤|步驟|教程|说明|說明|指南|用法|做法`
const WAY = new RegExp(`^(?:${WAY_WORD})$`, "u")
const WAY_QUESTION = new RegExp(String.raw`^(?:の|的|する)?(?:${WAY_WORD})(?:を教え)?\p{Script=Hiragana}*$`, "u")

/** Matches a question that says only that something is used: `使用` is the one word left to search for. */
const ASKING_FOR_USE = new RegExp(`^(?:如何|怎么|怎麼|怎样|怎樣)(?:使用|用)|^使用[の的]?(?:${WAY_WORD})`, "u")

/**
 * Checks for a word that asks for the way to do something, after others that name it.
 *
 * @example
 * isAskingForWay("の使い方") // true
 * isAskingForWay("登録方法") // false
 */
export const isAskingForWay = (word: string): boolean => WAY_QUESTION.test(word)

/** Matches the parts into which a dictionary splits a word in Katakana that it lacks: `プラグ` and `イン`. */
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u
const MAX_PART = 2

/** Longest run of single characters that is one word: one that a dictionary does not have. */
const MAX_RUN = 3

/** The particles around a noun of one character in Japanese, and such nouns that say only when, where or who. */
const CASE_MARKER = /^(?:[をがにのではともへ]|から|まで)$/u
const RELATIVE_NOUN = /^[何誰時後前中上下内外間際為方事物者点所他]$/u

interface Segment {
  readonly text: string
  /** False for particles, question words, marks and blanks. */
  readonly isTelling: boolean
}

/**
 * Returns the significant words of a text in a script that is written without blanks; none of other texts, and none
 * where it is one word itself. Dictionaries leave out many words of two Chinese characters, so up to three single
 * characters that follow each other are one word, and more are taken in pairs; a single one is not significant, unless
 * it is a noun between Japanese particles, beside other words. A short piece of Katakana belongs to the one beside it.
 * Words that ask for the way at the end are left out, if others are left.
 *
 * @example
 * segmentsOf("副作用のクリーンアップ") // ["副作用", "クリーンアップ"]
 * segmentsOf("如何注册全局组件") // ["注册", "全局", "组件"]
 * segmentsOf("テンプレート参照はどう使う") // ["テンプレート", "参照"]
 * segmentsOf("プラグインの作り方") // ["プラグイン"]
 * segmentsOf("色を変える方法") // ["色", "変える"]
 * segmentsOf("怎么用") // ["使用"]
 */
export const segmentsOf = (text: string): ReadonlyArray<string> => {
  if (!SPACELESS.test(text)) return []
  const segments = partsOf(text)
  const told = significantOf(segments.slice(0, endOfSubject(segments)))
  if (told.length === 0 && ASKING_FOR_USE.test(text)) return ["使用"]
  const significant = told.length === 0 ? significantOf(segments) : told
  return significant.length === 1 && significant[0] === text ? [] : significant.slice(0, MAX_WORDS)
}

/** Returns the segments of a text as split by a dictionary. */
const partsOf = (text: string): ReadonlyArray<Segment> => {
  const segmenter = new Intl.Segmenter(KANA.test(text) ? "ja" : "zh", { granularity: "word" })
  let isAsking = false
  return Array.from(segmenter.segment(text), ({ segment, isWordLike }) => {
    const isUse = isAsking && USE.test(segment)
    isAsking = ASKING.test(segment) || (isAsking && HIRAGANA.test(segment))
    return {
      text: segment,
      isTelling: isWordLike === true && !HIRAGANA.test(segment) && !isParticle(segment) && !isUse
    }
  })
}

/** Returns the index after the last segment that does not belong to a request for the way at the end. */
const endOfSubject = (segments: ReadonlyArray<Segment>): number => {
  let end = segments.length
  let isWay = false
  for (let at = end - 1; at >= 0; at -= 1) {
    const { text, isTelling } = segments[at] ?? NO_SEGMENT
    const before = segments[at - 1]?.text ?? ""
    if (WAY.test(text)) {
      isWay = true
      end = at
    } else if (text === "方" && WAY.test(before + text)) {
      isWay = true
      at -= 1
      end = at
    } else if (isWay && USE.test(text)) end = at
    else if (isTelling) break
  }
  return end
}

const NO_SEGMENT: Segment = { text: "", isTelling: false }

/** Returns the significant words of segments, each once. */
const significantOf = (segments: ReadonlyArray<Segment>): ReadonlyArray<string> => {
  const groups: Array<Array<string>> = []
  segments.forEach(({ text, isTelling }, at) => {
    const before = segments[at - 1] ?? NO_SEGMENT
    if (!isTelling) return
    if (before.isTelling && isOneWord(before.text, text)) groups.at(-1)?.push(text)
    else groups.push([text])
  })
  const words = groups.flatMap((group) =>
    group.length > MAX_RUN && isSingle(group[0] ?? "") ? pairsOf(group) : group.join("")
  )
  const isLong = (word: string) => !isParticle(word) && !isSingle(word)
  const nouns = KANA.test(segments.map(({ text }) => text).join("")) ? nounsOf(segments) : NONE
  return words.some(isLong) ? [...new Set(words.filter((word) => isLong(word) || nouns.has(word)))] : []
}

const NONE: ReadonlySet<string> = new Set()

/** Checks for a single character of a script without blanks. */
const isSingle = (word: string): boolean => SPACELESS.test(word) && [...word].length === 1

/** Checks whether two segments that follow each other are one word: single characters, or a piece of Katakana. */
const isOneWord = (before: string, segment: string): boolean =>
  KATAKANA.test(before) && KATAKANA.test(segment)
    ? Math.min(before.length, segment.length) <= MAX_PART
    : isSingle(before) && isSingle(segment)

const pairsOf = (characters: ReadonlyArray<string>): ReadonlyArray<string> =>
  characters.slice(1).map((character, at) => `${characters[at] ?? ""}${character}`)

/** Returns the nouns of one character in a Japanese text. */
const nounsOf = (segments: ReadonlyArray<Segment>): ReadonlySet<string> =>
  new Set(
    segments.flatMap(({ text, isTelling }, at) => {
      const [before, after] = [segments[at - 1], segments[at + 1]]
      const isBetween = before?.isTelling !== true && (after === undefined || CASE_MARKER.test(after.text))
      return isTelling && isSingle(text) && isBetween && !RELATIVE_NOUN.test(text) ? [text] : []
    })
  )
