/** Parts a query into the words that are looked for one by one where nothing holds it as one phrase. */

/** Words of one query at most. */
const MAX_WORDS = 8

/** Returns the words of a query that blanks separate, each once. */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  [...new Set(query.trim().split(/\s+/))].slice(0, MAX_WORDS)

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Endings, particles and words that ask: they tell nothing of what is looked for. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u
const PARTICLE = /^(?:[的了是在和与與吗嗎呢]|如何|怎么|怎麼|怎样|怎樣|什么|什麼|为什么|為什麼|哪个|哪個|哪些)$/u

/**
 * Returns the telling words of a text in a script that is written without blanks; none of other texts, and none where
 * it is one word itself. Dictionaries leave out many words of two Chinese characters, so single characters that follow
 * each other are one word, and one alone tells nothing.
 *
 * @example
 * segmentsOf("副作用のクリーンアップ") // ["副作用", "クリーンアップ"]
 * segmentsOf("如何注册全局组件") // ["注册", "全局", "组件"]
 */
export const segmentsOf = (text: string): ReadonlyArray<string> => {
  if (!SPACELESS.test(text)) return []
  const segmenter = new Intl.Segmenter(KANA.test(text) ? "ja" : "zh", { granularity: "word" })
  const words: Array<string> = []
  let isJoining = false
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isTelling = isWordLike === true && !HIRAGANA.test(segment) && !PARTICLE.test(segment)
    const isSingle = isTelling && SPACELESS.test(segment) && [...segment].length === 1
    if (isJoining && isSingle) words.push(`${words.pop() ?? ""}${segment}`)
    else if (isTelling) words.push(segment)
    isJoining = isSingle
  }
  const telling = [...new Set(words)].filter((word) => !SPACELESS.test(word) || [...word].length > 1)
  return telling.length === 1 && telling[0] === text ? [] : telling.slice(0, MAX_WORDS)
}
