/**
 * The words of game makers beside Godot's own, by language; each language's topics are modules of its folder.
 *
 * English: `phrase: targets`. The phrase has at most three words without stop words. A target is what the reference
 * calls it: a word, a class, `Class.member`, or a member's bare name with an underscore. A line belongs here when many
 * different questions use its left side; names that the loaded documents lack are passed over.
 *
 * Other languages have that form too, with words of the language on the left, and a second one: `word = english words`
 * replaces a word of the query, so that every English line applies to it. Nothing on the right means a word to be
 * passed over. Of words that begin alike the longest counts, so a stem (`動か`) stands for all of its endings.
 */
import { english } from "./en/index.ts"
import { japanese } from "./ja/index.ts"
import { chinese } from "./zh/index.ts"

export { english }

/** A language of queries that is recognised by its letters. */
export interface Language {
  readonly lines: string
  /** Matches queries that are in this language and no other. */
  readonly only?: RegExp
  /** Matches queries that may be in this language. */
  readonly script: RegExp
}

/** All languages; of two that may be meant, the words of the first come first. */
export const languages: Readonly<Record<string, Language>> = {
  ja: { lines: japanese, only: /[\u3041-\u30ff]/, script: /[\u3041-\u30ff\u4e00-\u9fff]/ },
  zh: { lines: chinese, script: /[\u4e00-\u9fff]/ }
}
