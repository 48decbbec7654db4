/** Finds where words begin and end, in scripts with spaces and without. */
import { isLowSurrogate } from "../document/CodePoints.ts"

const WORD = /[\p{L}\p{M}\p{N}_]/u
/** Scripts that write words without spaces: every character may begin one. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const KATAKANA = /[\p{Script=Katakana}ー]/u

/** 1 for ASCII characters of words. */
const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0))

/** Checks whether the characters on the two sides of `index` do not belong to one word. */
export const wordBoundary = (text: string, index: number): boolean => {
  const left = text.charCodeAt(index - 1)
  const right = text.charCodeAt(index)
  if (left < 0x80 && right < 0x80) return (ASCII_WORD[left] ?? 0) + (ASCII_WORD[right] ?? 0) < 2
  const after = text.codePointAt(index)
  const before = text.codePointAt(index - (isLowSurrogate(text.charCodeAt(index - 1)) ? 2 : 1))
  if (index <= 0 || after === undefined || before === undefined) return true
  const [a, b] = [String.fromCodePoint(before), String.fromCodePoint(after)]
  if (!WORD.test(a) || !WORD.test(b) || SPACELESS.test(a) || SPACELESS.test(b)) return true
  return KATAKANA.test(a) !== KATAKANA.test(b)
}
