/** Makes the matcher of a query, which finds places in a text and how well they match. */
import { RE2JS, RE2JSException } from "re2js"
import { fold, TextForms } from "./Fold.ts"
import { formsInE } from "./QueryWords.ts"
import { mayShow } from "./SplitWord.ts"
import { type Phrase, phraseOf, type Skeleton, visibleHits } from "./VisibleText.ts"
import { wordBoundary } from "./WordBoundary.ts"

export interface Query {
  readonly text: string
  /** A regular expression of RE2's syntax; a literal text otherwise. */
  readonly isRegex: boolean
  readonly isCaseSensitive: boolean
}

/** A match inside a prepared text, in UTF-16 units. */
export interface Hit {
  readonly start: number
  readonly end: number
  /** True if the match begins and ends where words do. */
  readonly isWhole: boolean
  /** True if only a reader sees it: markup or a line end is in between. */
  readonly isVisible?: boolean
}

export interface Matcher {
  /** Work for each character of a text, as a multiple of that of a plain search. */
  readonly cost: number
  /** The form of a text in which matches are looked for. It has the same lines. */
  readonly prepare: (text: string) => string
  /** Checks quickly whether there may be a match at all. */
  readonly mayMatch: (prepared: string) => boolean
  /** The matches in a prepared text, left to right; of a regular expression at most one a line. */
  readonly hits: (prepared: string) => Iterable<Hit>
  /** Checks whether a match is all of the prepared text. */
  readonly isAll: (prepared: string) => boolean
}

/** Maximum number of RE2 instructions of an expression; a longer one is refused. */
const MAX_PROGRAM = 20_000

/**
 * Sizes of a query that cost as much as one more plain search: UTF-16 units of a literal, since many places may nearly
 * match; instructions of an expression, since each may run on every character.
 */
const Cost = { units: 64, instructions: 2, leastRegex: 4 } as const

/**
 * Makes the matcher of a query, or says why it has none.
 *
 * @example
 * make({ text: "(", isRegex: true, isCaseSensitive: false }) // "is not a regular expression in RE2's syntax, ..."
 */
export const make = (query: Query): Matcher | string => makeOne(query, false, new TextForms())

const makeOne = (query: Query, hasForms: boolean, texts: TextForms): Matcher | string => {
  const text = query.text.trim()
  if (text === "") return "is empty"
  return query.isRegex ? regex(query, texts) : literal(text, query.isCaseSensitive, hasForms, texts)
}

/**
 * Returns the matchers of words, each used instead of the one of the query; an English verb is matched in forms without
 * its `e`, too. Without words, returns the matcher of the query, or none if it has none.
 */
export const makeAll = (
  query: Query,
  words: ReadonlyArray<string> | undefined,
  texts = new TextForms()
): ReadonlyArray<Matcher> => {
  const made = words?.map((text) => makeOne({ ...query, text }, true, texts)) ?? [makeOne(query, false, texts)]
  return made.filter((matcher) => typeof matcher !== "string")
}

/** Returns a regular expression that matches a text as it is. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")

/** Any white space of the query is any white space of the text, a line end too; what a reader sees is found as well. */
const literal = (text: string, isCaseSensitive: boolean, hasForms: boolean, texts: TextForms): Matcher => {
  const wanted = fold(text, isCaseSensitive).trim()
  const words = wanted.split(/\s+/)
  const forms = hasForms ? formsInE(wanted) : undefined
  const pattern = new RegExp(forms?.pattern ?? words.map(escaped).join("\\s+"), "g")
  const needle = words[0] ?? ""
  const mayBe = forms === undefined ? undefined : new RegExp(forms.pattern)
  const phrase = phraseOf(wanted)
  const isShown = phrase === undefined ? () => false : mayShow(phrase)
  /** Returns the skeleton of a text in which the phrase may be visible without being there letter by letter. */
  const skeletonWith = (prepared: string): Skeleton | undefined =>
    phrase !== undefined && isShown(prepared) ? texts.skeletons.of(prepared) : undefined
  return {
    cost: Math.max(1, text.length / Cost.units),
    prepare: (source) => texts.fold(source, isCaseSensitive),
    mayMatch: (prepared) =>
      (mayBe?.test(prepared) ?? prepared.includes(needle)) ||
      (skeletonWith(prepared)?.units.includes(phrase?.units ?? "") ?? false),
    *hits(prepared) {
      const exact: Array<Hit> = []
      const add = (start: number, end: number) =>
        exact.push({ start, end, isWhole: wordBoundary(prepared, start) && wordBoundary(prepared, end) })
      if (words.length > 1 || forms !== undefined) {
        for (const found of prepared.matchAll(pattern)) add(found.index, found.index + found[0].length)
      } else {
        for (let at = prepared.indexOf(needle); at !== -1; at = prepared.indexOf(needle, at + needle.length)) {
          add(at, at + needle.length)
        }
      }
      const skeleton = skeletonWith(prepared)
      yield* phrase === undefined || skeleton === undefined ? exact : merged(exact, prepared, skeleton, phrase)
    },
    isAll: (prepared) => prepared.trim().replace(/\s+/g, " ") === words.join(" ")
  }
}

/** The exact matches, and between them those that only a reader sees, left to right. */
function* merged(exact: ReadonlyArray<Hit>, text: string, skeleton: Skeleton, phrase: Phrase): Generator<Hit> {
  let next = 0
  for (const hit of visibleHits(text, skeleton, phrase)) {
    let isKnown = false
    for (let own = exact[next]; own !== undefined && own.start < hit.end; own = exact[++next]) {
      isKnown ||= own.end > hit.start
      yield own
    }
    const before = exact[next - 1]
    if (!isKnown && (before === undefined || before.end <= hit.start)) yield { ...hit, isVisible: true }
  }
  yield* exact.slice(next)
}

const regex = (query: Query, texts: TextForms): Matcher | string => {
  const expression = narrow(query.text)
  const compiled = compile(expression, query.isCaseSensitive)
  if (typeof compiled === "string") return compiled
  const found = (line: string) => compiled.test(line)
  return {
    cost: Math.max(Cost.leastRegex, compiled.programSize() / Cost.instructions),
    // The expression decides about case; width is normalised as in a literal query.
    prepare: (source) => texts.fold(source, true),
    mayMatch: OF_A_WHOLE.test(expression) ? () => true : found,
    // One test a line keeps the whole linear; the place in the line is only needed for a snippet.
    *hits(prepared) {
      for (let start = 0; start <= prepared.length; ) {
        const at = prepared.indexOf("\n", start)
        const end = at === -1 ? prepared.length : at
        const line = prepared.slice(start, end)
        if (found(line)) {
          const matcher = compiled.matcher(line)
          matcher.find()
          if (matcher.end() > matcher.start()) {
            yield { start: start + matcher.start(), end: start + matcher.end(), isWhole: true }
          }
        }
        start = end + 1
      }
    },
    isAll: (prepared) => compiled.matches(prepared)
  }
}

/** `\A`, `\z`, and flags without m: what a line matches by its ends, a text that holds the line need not match. */
const OF_A_WHOLE = /\\[AzZ]|\(\?[a-zA-Z]*-[a-zA-Z]*m/

const compile = (expression: string, isCaseSensitive: boolean): RE2JS | string => {
  try {
    const flags = RE2JS.MULTILINE | (isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE)
    const compiled = RE2JS.compile(expression, flags)
    return compiled.programSize() > MAX_PROGRAM ? "is too large a regular expression" : compiled
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    // RE2's message repeats the added flags as if they had been written.
    const why = error.message.replace(/\(\?m\)(?:\(\?i\))?/, "")
    return `is not a regular expression in RE2's syntax, which has no look-around and no back-references (${why})`
  }
}

/**
 * The expression with wide, compatibility and decomposed characters as the plain text that they are folded to. A run
 * is folded as a whole, the ASCII character before it included: `ｶﾞ` is one character, and so is `e` with an accent.
 */
const narrow = (expression: string): string =>
  expression.replace(/(\\?[\0-\x7f])?([^\0-\x7f]+)/g, (run, ascii: string | undefined, wide: string) => {
    const whole = run.normalize("NFKC")
    const kept = ascii !== undefined && whole.startsWith(ascii) ? ascii : ""
    const plain = kept === "" && ascii?.startsWith("\\") ? ascii + wide.normalize("NFKC") : whole
    return kept + plain.slice(kept.length).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
  })
