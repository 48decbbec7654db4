/**
 * The symbols that words of a query mean: by the vocabulary, by being spelled out in it, and what belongs beside those:
 * the getter when the query asks to read, and the 2D or 3D counterpart of a member.
 */
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { memoized } from "../analysis/memoizeWords.ts"
import { isInsignificant, type Word } from "../analysis/Query.ts"
import { fold } from "../analysis/Tokens.ts"
import { isWeak, readingWords, writingWords } from "../analysis/wordLists.ts"
import type { SearchContext } from "../SearchContext.ts"
import type { MatchStrength } from "../synonyms/Synonyms.ts"
import { Weight } from "../Weights.ts"

/** Row -> what it is worth to a word that means it. */
export type Boosts = ReadonlyMap<number, number>

/** What a word of a query means besides `meant`, by its place. */
export const expandSymbols = (
  prepared: SearchContext,
  words: ReadonlyArray<Word>
): ((meant: Boosts, place: number) => Boosts) => {
  const spelled = spelledOut(prepared, words)
  const isRead =
    words.some(({ lower }) => readingWords.has(lower)) && !words.some(({ lower }) => writingWords.has(lower))
  // Who names a dimension wants that one alone.
  const hasDimension = words.some(({ folded }) => DIMENSION.test(folded))
  return (meant, place) => {
    const named = spelled.get(place)
    if (meant.size === 0) return named ?? meant
    const read = isRead ? readInstead(prepared, meant) : meant
    const both = hasDimension ? read : withTwins(prepared, read)
    return named === undefined ? both : strongestBoosts([both, named])
  }
}

/** What each row is worth to the one that values it most. */
export const strongestBoosts = (all: Iterable<Boosts>): Boosts => {
  const most = new Map<number, number>()
  for (const meant of all) for (const [row, worth] of meant) raise(most, row, worth)
  return most
}

/** Keeps the greater worth. */
export const raise = (worths: Map<number, number>, row: number, worth: number): void => {
  if (worth > (worths.get(row) ?? 0)) worths.set(row, worth)
}

/**
 * Members whose names stand in the query as words, little ones among them (`is on floor`, `look at`): the index does
 * not know those. By the place of each word that says something.
 */
const spelledOut = (prepared: SearchContext, words: ReadonlyArray<Word>): ReadonlyMap<number, Boosts> => {
  const found = new Map<number, Map<number, number>>()
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= Math.min(words.length, start + MAX_SPELLED_WORDS); end++) {
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

/** Words of a name that is spelled out. */
const MAX_SPELLED_WORDS = 4

/** With the getter before each setter, where the class has one. */
const readInstead = (prepared: SearchContext, all: Boosts): Boosts => {
  const { names, owners } = prepared.symbols
  const meant = new Map<number, number>()
  for (const [row, worth] of all) {
    const of = /^set_(.+)$/.exec(names[row] ?? "")?.[1]
    const getters =
      of === undefined ? [] : [`get_${of}`, `is_${of}`].flatMap((name) => [...prepared.rowsNamed(fold(name))])
    const getter = getters.find((one) => owners[one] === owners[row])
    if (getter !== undefined) raise(meant, getter, worth)
    raise(meant, row, getter === undefined ? worth : worth * Weight.setterForGetter)
  }
  return meant
}

const DIMENSION = /[23]d/

/** Class -> that of the other dimension; -1 = there is none. */
const twinsOf = memoizeWeak(({ exactClasses, symbols }: SearchContext) =>
  Int32Array.from(symbols.classes, ({ name }) => {
    const twin = name.replace(/[23]D/, (dimension) => (dimension === "2D" ? "3D" : "2D"))
    return twin === name ? -1 : (exactClasses.get(twin) ?? -1)
  })
)

/** With the members of the other dimension beside those of one. */
const withTwins = (prepared: SearchContext, all: Boosts): Boosts => {
  const { firstRow, names, owners } = prepared.symbols
  const twins = twinsOf(prepared)
  let meant: Map<number, number> | undefined
  for (const [row, worth] of all) {
    const owner = owners[row] ?? 0
    const twin = twins[owner] ?? -1
    if (twin < 0 || firstRow[owner] === row) continue
    const name = names[row] ?? ""
    const other = prepared.rowsNamed(fold(name)).find((one) => owners[one] === twin && names[one] === name)
    if (other === undefined || all.has(other)) continue
    meant ??= new Map(all)
    meant.set(other, worth * Weight.meantTwin)
  }
  return meant ?? all
}

/** Of a task the member that does it is the answer, sooner than a class beside it. */
export const boostOf = (bond: MatchStrength, name: string): number => {
  if (bond === "word") return Weight.meantSymbol
  if (bond === "distant") return name.includes(".") ? Weight.meantByDistantPair : Weight.meantSymbol
  if (bond === "first") return Weight.meantFirst
  return name.includes(".") ? Weight.meantByPhrase : Weight.classMeantByPhrase
}

/** The row of `Class` or `Class.member`, its own or inherited; -1 = the reference has no such thing. */
export const rowOf = memoizeWeak((prepared: SearchContext) => memoized((name) => findRow(prepared, name)))

const findRow = ({ exactClasses, lineage, rowsNamed, symbols }: SearchContext, name: string): number => {
  const dot = name.indexOf(".")
  const owner = exactClasses.get(dot < 0 ? name : name.slice(0, dot))
  if (owner === undefined) return -1
  if (dot < 0) return symbols.firstRow[owner] ?? -1
  const member = name.slice(dot + 1)
  const chain = lineage(owner)
  let best = -1
  let nearest = chain.length
  for (const row of rowsNamed(fold(member))) {
    const depth = chain.indexOf(symbols.owners[row] ?? -1)
    if (depth < 0 || depth >= nearest || symbols.names[row] !== member) continue
    best = row
    nearest = depth
  }
  return best
}
