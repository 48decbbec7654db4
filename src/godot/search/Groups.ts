/** The words of a query as groups of terms: each word, what is spelt nearly so, and what it also means. */
import { onceFor } from "../../kernel/Once.ts"
import * as Lexicon from "./Lexicon.ts"
import { memoized } from "./Memo.ts"
import type { Prepared } from "./Prepared.ts"
import { isInsignificant, type Query, significant, type Word } from "./Query.ts"
import { idf, isWeak, Weight } from "./Ranking.ts"
import type { Worth } from "./Snippet.ts"
import * as Spelling from "./Spelling.ts"
import { stem } from "./Stem.ts"
import * as Thesaurus from "./Thesaurus.ts"
import { fold, isStopWord, parts, termsOf } from "./Tokens.ts"

/** One word of the query with all the terms that count as it. */
export interface Group {
  readonly word: string
  /** How much the word says: its idf, less for a weak word. */
  readonly weight: number
  /** Term -> what it is worth: 1 = the word itself. */
  readonly terms: ReadonlyMap<number, number>
  /** Row -> what it is worth, of symbols that the word means. */
  readonly meant: ReadonlyMap<number, number>
  /** The word was not known, and these are the terms that it was read as, the likeliest first. */
  readonly readAs?: ReadonlyArray<string>
}

/** What a query may cost: of more, the weightiest are taken. */
export const MOST_GROUPS = 12

const Limit = {
  /** Words up to which the last letters of a word may be missing. */
  prefixWords: 3,
  /** Shortest beginning that stands for a word, and how many terms it may stand for. */
  prefixLength: 3,
  prefixTerms: 40,
  misspeltTerms: 6,
  /** Words of a name that is spelled out. */
  spelledWords: 4
} as const

/** The groups of a query; of too many the weightiest. */
export const groupsOf = (prepared: Prepared, query: Query): ReadonlyArray<Group> => {
  // "project setting" says where to look, not for what.
  const words = query.settings !== undefined && prepared.exactClasses.has(query.settings) ? query.content : query.words
  const meant = Thesaurus.expand(words, (name) => symbolOf(prepared)(name) >= 0)
  const shortened = significant(words).length <= Limit.prefixWords
  const spelled = spelledOut(prepared, words)
  const isRead = words.some(({ lower }) => reading.has(lower)) && !words.some(({ lower }) => writing.has(lower))
  const isFlat = words.some(({ folded }) => DIMENSION.test(folded))
  const seen = new Set<string>()
  const groups = words.flatMap((word, i) => {
    const next = words[i + 1]
    const name = LETTER.test(word.lower) && next !== undefined ? `${word.lower} ${next.lower}` : word.lower
    if (seen.has(name)) return []
    seen.add(name)
    if (isInsignificant(word)) return groupsOfLetter(prepared, word, next)
    const found = groupsOfWord(prepared, word, meant[i] ?? new Map(), shortened)
    const read = isRead ? found.map((group) => readInstead(prepared, group)) : found
    const own = isFlat ? read : read.map((group) => withTwins(prepared, group))
    const rows = spelled.get(i)
    return rows === undefined ? own : own.map((group) => ({ ...group, meant: new Map([...group.meant, ...rows]) }))
  })
  return isNonsense(groups) ? [] : groups.sort((a, b) => b.weight - a.weight).slice(0, MOST_GROUPS)
}

/**
 * Members whose names stand in the query as words, little ones among them (`is on floor`, `look at`): the index does
 * not know those. By the place of each word that says something.
 */
const spelledOut = (
  prepared: Prepared,
  words: ReadonlyArray<Word>
): ReadonlyMap<number, ReadonlyMap<number, number>> => {
  const found = new Map<number, Map<number, number>>()
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= Math.min(words.length, start + Limit.spelledWords); end++) {
      const run = words.slice(start, end)
      const telling = [...run.keys()].filter((i) => !isInsignificant(run[i]) && !isWeak(run[i]?.lower ?? ""))
      if (telling.length === 0 || run.every((word) => !isInsignificant(word))) continue
      for (const row of prepared.rowsNamed(run.map(({ folded }) => folded).join(""))) {
        for (const i of telling) {
          const rows = found.get(start + i) ?? new Map<number, number>()
          found.set(start + i, rows.set(row, Weight.meantByPhrase))
        }
      }
    }
  }
  return found
}

/** No word is known: half of them to nobody, and the others are hardly like those that they were read as. */
const isNonsense = (groups: ReadonlyArray<Group>): boolean => {
  const unknown = groups.filter(({ terms, meant }) => terms.size === 0 && meant.size === 0)
  return unknown.length * 2 >= groups.length && groups.every((group) => unknown.includes(group) || isFarFetched(group))
}

/** A short word, or one that begins with another letter, is like many. */
const isFarFetched = ({ readAs, word }: Group): boolean =>
  readAs !== undefined && (word.length < SHORTEST_LIKE || readAs[0]?.charAt(0) !== word.charAt(0))

const SHORTEST_LIKE = 5

const groupsOfWord = (
  prepared: Prepared,
  word: Word,
  meant: ReadonlyMap<string, Thesaurus.Bond>,
  shortened: boolean
): ReadonlyArray<Group> => {
  const pieces = parts(word.text)
  const weight = (word.excluded ? Weight.excludedWord : 1) * (isWeak(word.lower) ? Weight.weakWord : 1)
  if (pieces.length < 2) {
    const terms = termsOf(word.text)
    return terms.length === 0 ? [] : [groupOf(prepared, word.lower, terms, meant, shortened, weight)]
  }
  const whole = word.folded
  const isKnown = Lexicon.find(prepared.index.lexicon, whole) >= 0
  if (isKnown && !word.text.includes("_")) {
    // A class: itself, and those that share most of its name.
    const single = new Set(pieces.map(prepared.stemOf))
    const compounds = termsOf(word.text).filter((term) => !single.has(term) && term !== whole)
    return [groupOf(prepared, word.lower, [whole, ...compounds], meant, shortened, weight)]
  }
  return pieces
    .filter((piece) => piece.length > 1 && !isStopWord(piece))
    .map((piece) =>
      groupOf(
        prepared,
        piece,
        [prepared.stemOf(piece), ...(isKnown ? [whole] : [])],
        meant,
        shortened,
        weight * (isWeak(piece) ? Weight.weakWord : 1)
      )
    )
}

/** What is got, and not set. */
const reading: ReadonlySet<string> = new Set(["get", "read"])
const writing: ReadonlySet<string> = new Set(["set", "change", "adjust"])

/** The group with the getter before each setter that its word means, where the class has one. */
const readInstead = (prepared: Prepared, group: Group): Group => {
  if (group.meant.size === 0) return group
  const { names, owners } = prepared.symbols
  const meant = new Map<number, number>()
  const put = (row: number, worth: number) => meant.set(row, Math.max(worth, meant.get(row) ?? 0))
  for (const [row, worth] of group.meant) {
    const of = /^set_(.+)$/.exec(names[row] ?? "")?.[1]
    const getters =
      of === undefined ? [] : [`get_${of}`, `is_${of}`].flatMap((name) => [...prepared.rowsNamed(fold(name))])
    const getter = getters.find((one) => owners[one] === owners[row])
    if (getter !== undefined) put(getter, worth)
    put(row, getter === undefined ? worth : worth * Weight.setterForGetter)
  }
  return { ...group, meant }
}

const DIMENSION = /[23]d/

/** Class -> that of the other dimension; -1 = there is none. */
const twinsOf = onceFor(({ exactClasses, symbols }: Prepared) =>
  Int32Array.from(symbols.classes, ({ name }) => {
    const twin = name.replace(/[23]D/, (dimension) => (dimension === "2D" ? "3D" : "2D"))
    return twin === name ? -1 : (exactClasses.get(twin) ?? -1)
  })
)

/** The group with the members of the other dimension beside those that its word means: who asks for neither wants both. */
const withTwins = (prepared: Prepared, group: Group): Group => {
  if (group.meant.size === 0) return group
  const { firstRow, names, owners } = prepared.symbols
  const twins = twinsOf(prepared)
  let meant: Map<number, number> | undefined
  for (const [row, worth] of group.meant) {
    const owner = owners[row] ?? 0
    const twin = twins[owner] ?? -1
    if (twin < 0 || firstRow[owner] === row) continue
    const name = names[row] ?? ""
    const other = prepared.rowsNamed(fold(name)).find((one) => owners[one] === twin && names[one] === name)
    if (other === undefined || group.meant.has(other)) continue
    meant ??= new Map(group.meant)
    meant.set(other, worth * Weight.meantTwin)
  }
  return meant === undefined ? group : { ...group, meant }
}

/** `z index`, `y sort`: a letter alone is no term, but with the word after it names begin so. */
const groupsOfLetter = (prepared: Prepared, word: Word, next: Word | undefined): ReadonlyArray<Group> => {
  if (!LETTER.test(word.lower) || next === undefined || next.identifier || next.joined || isInsignificant(next))
    return []
  const { lexicon, postings } = prepared.index
  const [from, to] = Lexicon.prefixRange(lexicon, word.lower + next.folded)
  if (from === to || to - from > Limit.prefixTerms) return []
  const terms = new Map(Array.from({ length: to - from }, (_, i) => [from + i, 1] as const))
  const documentsOf = (id: number) => (id < 0 ? 0 : (postings.counts[id] ?? 0))
  // No more than the word itself: what lacks the letter is still found.
  const documents = Math.max(...[...terms.keys(), Lexicon.find(lexicon, prepared.stemOf(next.lower))].map(documentsOf))
  const weight = idf(documents, prepared.symbols.names.length) * (word.excluded ? Weight.excludedWord : 1)
  return [{ word: `${word.lower} ${next.lower}`, weight, terms, meant: new Map() }]
}

/** Not `a` and `i`, which are words. */
const LETTER = /^[b-hj-z]$/

/** Of a task the member that does it is the answer, sooner than a class beside it. */
const worthOfBond = (bond: Thesaurus.Bond, name: string): number => {
  if (bond === "word") return Weight.meantSymbol
  if (bond === "first") return Weight.meantFirst
  return name.includes(".") ? Weight.meantByPhrase : Weight.classMeantByPhrase
}

const groupOf = (
  prepared: Prepared,
  word: string,
  own: ReadonlyArray<string>,
  meant: ReadonlyMap<string, Thesaurus.Bond>,
  shortened: boolean,
  scale: number
): Group => {
  const { lexicon, postings } = prepared.index
  const rows = prepared.symbols.names.length
  const terms = new Map<number, number>()
  const put = (id: number, factor: number) => {
    if (id >= 0 && factor > (terms.get(id) ?? 0)) terms.set(id, factor)
  }
  for (const [i, term] of own.entries()) put(Lexicon.find(lexicon, term), i === 0 ? 1 : Weight.partOfCompound)
  const documents = Math.max(0, ...[...terms.keys()].map((id) => postings.counts[id] ?? 0))
  if ((shortened || documents === 0) && word.length >= Limit.prefixLength) {
    const [from, to] = Lexicon.prefixRange(lexicon, own[0] ?? word)
    if (to - from <= Limit.prefixTerms) for (let id = from; id < to; id++) put(id, Weight.prefixTerm)
  }
  const symbols = new Map<number, number>()
  for (const [other, bond] of meant) {
    const named = symbolOf(prepared)(other)
    const row = named < 0 ? undefined : named
    if (row !== undefined) symbols.set(row, Math.max(worthOfBond(bond, other), symbols.get(row) ?? 0))
    if (other.includes(".")) continue
    const compound = parts(other).length > 1
    const factor = row !== undefined ? Weight.meantClass : compound ? Weight.meantName : Weight.meantWord
    put(Lexicon.find(lexicon, compound ? fold(other) : stem(other.toLowerCase())), factor)
  }
  const readAs: Array<string> = []
  if (terms.size === 0 && symbols.size === 0) {
    const spellings = prepared.termSpellings()
    const nearest = Spelling.near(spellings, own[0] ?? word).slice(0, Limit.misspeltTerms)
    for (const { index, edits } of nearest) {
      if (edits > (nearest[0]?.edits ?? 0)) break
      put(index, Weight.misspeltTerm)
      readAs.push(Lexicon.at(lexicon, index))
    }
  }
  const counted = documents > 0 ? documents : Math.min(...[...terms.keys()].map((id) => postings.counts[id] ?? 0), rows)
  const weight = idf(terms.size === 0 ? 0 : counted, rows) * scale
  return { word, weight, terms, meant: symbols, ...(readAs.length === 0 ? {} : { readAs }) }
}

/** The same, remembered; -1 = the reference has no such thing. */
const symbolOf = onceFor((prepared: Prepared) => memoized((name) => symbolNamed(prepared, name) ?? -1))

/** The row of `Class` or `Class.member`, its own or inherited. */
const symbolNamed = (prepared: Prepared, name: string): number | undefined => {
  const { exactClasses, symbols } = prepared
  const dot = name.indexOf(".")
  const owner = exactClasses.get(dot < 0 ? name : name.slice(0, dot))
  if (owner === undefined) return undefined
  if (dot < 0) return symbols.firstRow[owner]
  const member = name.slice(dot + 1)
  const chain = prepared.lineage(owner)
  let best: number | undefined
  for (const row of prepared.rowsNamed(fold(member))) {
    const depth = chain.indexOf(symbols.owners[row] ?? -1)
    if (depth < 0 || symbols.names[row] !== member) continue
    if (best === undefined || depth < chain.indexOf(symbols.owners[best] ?? -1)) best = row
  }
  return best
}

/** What each term of the query is worth to a reader, and as which of its words. */
export const worthOf = (prepared: Prepared, groups: ReadonlyArray<Group>): ReadonlyMap<string, Worth> => {
  const worth = new Map<string, Worth>()
  for (const [word, { terms, weight }] of groups.entries()) {
    for (const [id, factor] of terms) {
      const term = Lexicon.at(prepared.index.lexicon, id)
      const own = factor * weight
      if (own > (worth.get(term)?.worth ?? 0)) worth.set(term, { word, worth: own })
    }
  }
  return worth
}
