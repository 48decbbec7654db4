/**
 * The rules by which a query is taken as a name. Each rule is one function that
 * looks at the query one way and adds the rows it finds; a row keeps its best
 * reason. `Ranking.Tier` says which reason is better.
 */
import type { Kind } from "../reference/Kind.ts"
import * as Lexicon from "./Lexicon.ts"
import * as Names from "./Names.ts"
import { count, Fields, unpack, unpacked } from "./Postings.ts"
import { classKey, classNameAt, kindAt, lineage, type Prepared } from "./Prepared.ts"
import { compact, isProse, type Query, significant, type Word } from "./Query.ts"
import { Tier, type TierName } from "./Ranking.ts"
import * as Renames from "./Renames.ts"
import * as Spelling from "./Spelling.ts"
import { stem } from "./Stem.ts"
import { fold, isStopWord, parts } from "./Tokens.ts"

export interface NameHit {
  readonly row: number
  readonly tier: TierName
  /** Orders hits of a tier: from 0 to below 1. */
  readonly within: number
  readonly note?: string
  /** What of the query was found. */
  readonly matched: string
}

/** What one search asks of the rules. */
export interface Ask {
  readonly prepared: Prepared
  readonly query: Query
  readonly kind: Kind | undefined
  readonly hits: Map<number, NameHit>
}

/** Rows taken from one rule at most: no one reads further. */
const MOST_OF_A_RULE = 400

/** Runs the rules, the surest first; guesses only while nothing sure was found. */
export const find = (prepared: Prepared, query: Query, kind: Kind | undefined): ReadonlyMap<number, NameHit> => {
  const ask: Ask = { prepared, query, kind, hits: new Map() }
  exactClass(ask)
  qualified(ask)
  classBesideMember(ask)
  exactMember(ask)
  withoutDimension(ask)
  shortenedClass(ask)
  renamed(ask)
  operators(ask)
  membersOfKind(ask)
  mentions(ask)
  if (ask.hits.size === 0) {
    beginnings(ask)
    runTogether(ask)
    shortenedClassBesideMember(ask)
    if (ask.hits.size === 0) misspelt(ask)
  }
  return ask.hits
}

const admits = ({ prepared, kind }: Ask, row: number): boolean => {
  const own = kindAt(prepared.symbols, row)
  return kind === undefined ? own !== "enum" : own === kind
}

const add = (
  ask: Ask,
  row: number,
  tier: TierName,
  within: number,
  matched: string,
  note?: string | undefined
): void => {
  if (!admits(ask, row)) return
  const known = ask.hits.get(row)
  const hinted = ask.query.kindHints.has(kindAt(ask.prepared.symbols, row)) ? within : within * UNHINTED
  const hit = { row, tier, within: Math.min(hinted, BELOW_ONE), matched, ...(note === undefined ? {} : { note }) }
  if (known !== undefined && score(known) >= score(hit)) return
  ask.hits.set(row, hit)
}

/** Leaves the upper part of a tier to kinds that the query names. */
const UNHINTED = 0.5
const BELOW_ONE = 0.999

export const score = ({ tier, within }: Pick<NameHit, "tier" | "within">): number => Tier[tier] + within

/** A prior as a fraction below one. */
const likelihood = ({ prior }: Prepared, row: number): number => Math.min((prior[row] ?? 0) / 4, 0.99)

/** How exactly a name was written: 1 as it is, less for case, underscores and a leading underscore. */
const exactness = (written: string, name: string): number => {
  if (written === name) return 1
  if (written.toLowerCase() === name.toLowerCase()) return 0.9
  const hidden = written.startsWith("_") !== name.startsWith("_")
  return hidden ? 0.4 : 0.8
}

/** As one spelling of the words: `value changed` is written `value_changed`. */
const written = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join("_")

// ---- classes ----------------------------------------------------------------

const classIndexOf = ({ classByKey }: Prepared, name: string): number => classByKey.get(classKey(name)) ?? -1

const classRow = ({ symbols }: Prepared, classIndex: number): number => symbols.firstRow[classIndex] ?? 0

/** The query is a class's name; with a word for another kind beside it, that is where the answer is. */
const exactClass = (ask: Ask): void => {
  const { prepared, query } = ask
  const whole = prepared.classByKey.get(compact(query.words)) ?? -1
  if (whole >= 0)
    add(ask, classRow(prepared, whole), query.operator === undefined ? "class" : "mention", 0.9, compact(query.words))
  const rest = prepared.classByKey.get(compact(query.content)) ?? -1
  if (rest < 0 || rest === whole) return
  add(ask, classRow(prepared, rest), query.kindHints.has("class") ? "class" : "mention", 0.9, compact(query.content))
}

// ---- members of a class -------------------------------------------------------

interface Found {
  readonly row: number
  readonly depth: number
}

/** Rows named `folded` in the class or its ancestors, nearest first, real members before theme items. */
const membersNamed = (prepared: Prepared, classIndex: number, folded: string): ReadonlyArray<Found> => {
  const { symbols } = prepared
  const chain = lineage(prepared, classIndex)
  const found: Array<Found> = []
  for (const row of Names.exact(prepared.names, folded)) {
    const depth = chain.indexOf(symbols.owners[row] ?? -1)
    if (depth >= 0 && kindAt(symbols, row) !== "class") found.push({ row, depth })
  }
  return found.sort((a, b) => a.depth - b.depth || a.row - b.row)
}

/** Adds the members of a class called `name`; false when there is none. */
const addMember = (ask: Ask, classIndex: number, name: string, matched: string, note?: string, scale = 1): boolean => {
  const { prepared } = ask
  const { symbols } = prepared
  const found = membersNamed(prepared, classIndex, fold(name))
  const isTheme = (row: number): boolean => kindAt(symbols, row) === "theme_item"
  // However far up, a member is meant before a theme item.
  const onlyThemes = found.every(({ row }) => isTheme(row))
  for (const { row, depth } of found) {
    const theme = isTheme(row)
    const tier: TierName = depth === 0 && (onlyThemes || !theme) ? "qualified" : "inherited"
    const within = (exactness(name, symbols.names[row] ?? "") * (theme ? 0.5 : 1) * scale) / (1 + 0.1 * depth)
    const from = `inherited by ${symbols.classes[classIndex]?.name ?? ""} from ${classNameAt(symbols, row)}`
    if (kindAt(symbols, row) === "enum" && ask.kind !== "enum") {
      addEnum(ask, row, tier, within, matched)
      continue
    }
    const said = [note, depth > 0 ? from : undefined].filter((part) => part !== undefined).join("; ")
    add(ask, row, tier, within, matched, said === "" ? undefined : said)
  }
  return found.length > 0
}

/** An enum is answered by the property of its type, then by its values. */
const addEnum = (ask: Ask, enumRow: number, tier: TierName, within: number, matched: string): void => {
  const { symbols, index, prior } = ask.prepared
  const name = symbols.names[enumRow] ?? ""
  for (let row = 0; row < index.enumOf.length; row++) {
    if (index.enumOf[row] !== enumRow + 1) continue
    if (kindAt(symbols, row) === "property") {
      const note = `its type is ${classNameAt(symbols, enumRow)}.${name}`
      add(ask, row, tier, within * (0.8 + 0.1 * Math.min(prior[row] ?? 0, 2)), matched, note)
    } else add(ask, row, tier, within * (0.7 - 0.0005 * (row - enumRow + 1000)) * 0.9, matched, `a value of ${name}`)
  }
}

/** The values of enums called `enumName` that end in `value`: `Key.Space`, `Node.ProcessMode.Always`. */
const addEnumValue = (ask: Ask, enumName: string, value: string, within: (classIndex: number) => boolean): boolean => {
  const before = ask.hits.size
  const { prepared } = ask
  const { symbols, index } = prepared
  const asked = fold(value)
  for (const name of [enumName, enumName.replace(/Enum$/, "")]) {
    for (const enumRow of Names.exact(prepared.names, fold(name))) {
      if (kindAt(symbols, enumRow) !== "enum" || !within(symbols.owners[enumRow] ?? -1)) continue
      const first = symbols.firstRow[symbols.owners[enumRow] ?? 0] ?? 0
      for (let row = first; row < enumRow; row++) {
        if (index.enumOf[row] !== enumRow + 1) continue
        const folded = fold(symbols.names[row] ?? "")
        if (folded === asked) add(ask, row, "qualified", 0.9, `${enumName}.${value}`)
        else if (endsInPart(symbols.names[row] ?? "", asked))
          add(ask, row, "qualified", 0.8 - folded.length / 200, `${enumName}.${value}`)
      }
    }
  }
  return ask.hits.size > before
}

/** Whether the last parts of a name, run together, are `folded`. */
const endsInPart = (name: string, folded: string): boolean => {
  const pieces = name.split("_").map(fold)
  let tail = ""
  for (let i = pieces.length - 1; i >= 0 && tail.length < folded.length; i--) tail = `${pieces[i]}${tail}`
  return tail === folded
}

/** C#'s homes of what GDScript has everywhere. */
const globals: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["gd", ["@GlobalScope", "@GDScript"]],
  ["mathf", ["@GlobalScope", "@GDScript"]],
  ["globalscope", ["@GlobalScope"]],
  ["global", ["@GlobalScope"]],
  ["gdscript", ["@GDScript"]]
])

/** The classes that the name before a dot may mean, with a note where it is an old name. */
const ownersCalled = (prepared: Prepared, name: string): ReadonlyArray<readonly [number, string | undefined]> => {
  const index = classIndexOf(prepared, name)
  if (index >= 0) return [[index, undefined]]
  const homes = globals.get(name.toLowerCase())
  if (homes !== undefined) {
    return homes.flatMap((home) => {
      const found = prepared.classByKey.get(classKey(home))
      return found === undefined ? [] : [[found, undefined] as const]
    })
  }
  return Renames.classSuccessors(prepared, name).flatMap(({ row, note }) =>
    row === classRow(prepared, prepared.symbols.owners[row] ?? 0)
      ? [[prepared.symbols.owners[row] ?? 0, note] as const]
      : []
  )
}

/** `A.b`, `A::b`, `A#b`, `A.b()`, `A.Enum.VALUE`, and a chain of calls of which the last counts. */
const qualified = (ask: Ask): void => {
  const { prepared, query } = ask
  for (const chain of chainsOf(query.words)) {
    const last = chain[chain.length - 1]?.text ?? ""
    const before = chain[chain.length - 2]?.text ?? ""
    const matched = chain.map(({ text }) => text).join(".")
    let found = false
    for (const [classIndex, note] of ownersCalled(prepared, before)) {
      if (addMember(ask, classIndex, last, matched, note)) found = true
      for (const { row, note: why } of Renames.memberSuccessors(prepared, before, last)) {
        found = true
        add(ask, row, "renamed", 0.9 + likelihood(prepared, row) / 20, matched, why)
      }
    }
    for (const { row, note } of Renames.memberSuccessors(prepared, before, last)) {
      found = true
      add(ask, row, "renamed", 0.9 + likelihood(prepared, row) / 20, matched, note)
    }
    const outer = chain[chain.length - 3]?.text
    const home = outer === undefined ? -1 : classIndexOf(prepared, outer)
    const homes = home < 0 ? undefined : lineage(prepared, home)
    if (addEnumValue(ask, before, last, (owner) => homes === undefined || homes.includes(owner))) found = true
    // A path with dots, or a variable's name before the dot: then the last name stands for itself.
    if (!found) addRows(ask, Names.exact(prepared.names, fold(matched)), "member", matched)
    if (!found && classIndexOf(prepared, before) < 0) {
      misspeltOwner(ask, before, last)
      addRows(ask, Names.exact(prepared.names, fold(last)), "mention", last)
    }
  }
}

/** Runs of words that are joined by dots and their like. */
const chainsOf = (words: ReadonlyArray<Word>): ReadonlyArray<ReadonlyArray<Word>> => {
  const chains: Array<Array<Word>> = []
  for (const [i, word] of words.entries()) {
    if (!word.joined) continue
    const open = chains[chains.length - 1]
    const previous = words[i - 1]
    if (open !== undefined && open[open.length - 1] === previous) open.push(word)
    else if (previous !== undefined) chains.push([previous, word])
  }
  return chains
}

/** `OptionButton disabled`, `body_entered of Area2D`: a class beside one of its members. */
const classBesideMember = (ask: Ask): void => {
  const { prepared, query } = ask
  for (const all of [query.words, query.content]) {
    const words = query.unspaced ? all : all.filter((word) => !fillers.has(word.lower))
    if (words.length < 2 || words.length > MOST_WORDS_OF_A_NAME) continue
    for (let cut = 1; cut < words.length; cut++) {
      const head = words.slice(0, cut)
      const tail = words.slice(cut)
      for (const [name, rest] of [
        [head, tail],
        [tail, head]
      ] as const) {
        const classIndex = prepared.classByKey.get(compact(name)) ?? -1
        if (classIndex < 0) continue
        addMember(ask, classIndex, written(rest), `${compact(name)} ${compact(rest)}`)
        for (const { row, note } of Renames.memberSuccessors(
          prepared,
          prepared.symbols.classes[classIndex]?.name ?? "",
          written(rest)
        ))
          add(ask, row, "renamed", 0.9, compact(rest), note)
      }
    }
  }
  if (!query.unspaced && !isProse(query)) return
  // In a sentence: any class named in it, beside any member named in it.
  for (const named of query.words.filter(({ identifier }) => identifier)) {
    const classIndex = classIndexOf(prepared, named.text)
    if (classIndex < 0) continue
    for (const member of query.words) {
      if (member !== named && member.identifier) addMember(ask, classIndex, member.text, `${named.text} ${member.text}`)
    }
  }
}

const MOST_WORDS_OF_A_NAME = 7

/** Words that stand around a name without being part of it. */
const fillers: ReadonlySet<string> = new Set([
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "for",
  "how",
  "to",
  "use",
  "using",
  "what",
  "is",
  "does",
  "do",
  "example",
  "docs",
  "documentation",
  "godot",
  "tutorial",
  "usage",
  "help",
  "reference",
  "api",
  "s",
  "work",
  "works",
  "node",
  "i",
  "and",
  "with",
  "about",
  "explain",
  "between",
  "difference",
  "vs"
])

// ---- members by their bare name -------------------------------------------------

const addRows = (ask: Ask, rows: Iterable<number>, tier: TierName, name: string, note?: string): void => {
  const { prepared } = ask
  const { symbols } = prepared
  let left = MOST_OF_A_RULE
  for (const row of rows) {
    if (left-- === 0) return
    const kind = kindAt(symbols, row)
    const exact = exactness(name, symbols.names[row] ?? "")
    if (kind === "class") {
      if (tier !== "member") add(ask, row, tier, 0.7 + 0.25 * likelihood(prepared, row), name, note)
    } else if (kind === "enum" && ask.kind !== "enum") addEnum(ask, row, tier, 0.3 * exact, name)
    else add(ask, row, tier, exact * (0.4 + 0.6 * likelihood(prepared, row)), name, note)
  }
}

/** The query is a member's name, in whatever class. */
const exactMember = (ask: Ask): void => {
  for (const words of [ask.query.words, ask.query.content]) {
    if (words.length > MOST_WORDS_OF_A_NAME) continue
    addRows(ask, Names.exact(ask.prepared.names, compact(words).replace("@", "")), "member", written(words))
  }
}

/** `camera`: what is `Camera2D` and `Camera3D`. */
const withoutDimension = (ask: Ask): void => {
  const { prepared, query } = ask
  const name = compact(query.content)
  if (prepared.classByKey.has(name)) return
  for (const dimension of ["2d", "3d"]) {
    const index = prepared.classByKey.get(name + dimension)
    if (index !== undefined)
      add(ask, classRow(prepared, index), "member", 0.9 + likelihood(prepared, classRow(prepared, index)) / 20, name)
  }
}

/** `animplayer`: the query is a class's name shortened, and no member is written just so. */
const shortenedClass = (ask: Ask): void => {
  const { prepared, query } = ask
  const [word, ...others] = query.content
  if (word === undefined || others.length > 0 || word.lower.length <= SHORTEST_GUESS) return
  const { symbols, names, classByKey } = prepared
  if (word.text.startsWith("_") || classByKey.has(classKey(word.text))) return
  if (Names.exact(names, fold(word.text)).some((row) => symbols.names[row] === word.text)) return
  for (const [classIndex, { name }] of symbols.classes.entries()) {
    if (!isShortened(word.lower, name)) continue
    const row = classRow(prepared, classIndex)
    add(ask, row, "member", 0.7 + 0.1 * likelihood(prepared, row), word.text)
  }
}

/** The query is the name of something that Godot 4 calls otherwise. */
const renamed = (ask: Ask): void => {
  const { prepared, query } = ask
  for (const words of [query.words, query.content]) {
    if (words.length > MOST_WORDS_OF_A_NAME) continue
    for (const { row, note, sureness } of Renames.successors(prepared, written(words)))
      add(ask, row, "renamed", sureness * (0.5 + 0.5 * likelihood(prepared, row)), compact(words), note)
  }
}

/** `Vector2 operator *`, `operator ==`. */
const operators = (ask: Ask): void => {
  const { prepared, query } = ask
  if (query.operator === undefined && ask.kind !== "operator") return
  const { symbols } = prepared
  const rows = query.operator === undefined ? undefined : Names.exact(prepared.names, `operator${query.operator}`)
  const owners = query.words.map(({ text }) => classIndexOf(prepared, text)).filter((owner) => owner >= 0)
  for (const row of rows ?? []) {
    if (owners.length === 0)
      add(ask, row, "member", 0.5 + 0.4 * likelihood(prepared, row), `operator ${query.operator}`)
    else if (owners.includes(symbols.owners[row] ?? -1)) add(ask, row, "qualified", 0.9, `operator ${query.operator}`)
  }
}

/** Identifiers inside a sentence: each counts as if it had been asked for alone. */
const mentions = (ask: Ask): void => {
  const { prepared, query } = ask
  const said = significant(query.words).filter(({ lower }) => !fillers.has(lower))
  for (const [i, word] of query.words.entries()) {
    if (word.joined || query.words[i + 1]?.joined) continue
    if (!word.identifier && !(said.length === 1 && said[0] === word)) continue
    const classIndex = classIndexOf(prepared, word.text)
    // A class in a question is mostly where the answer is, not the answer.
    const alone = query.unspaced || said.length === 1
    if (classIndex >= 0 && alone) add(ask, classRow(prepared, classIndex), "mention", 0.6, word.text)
    const named =
      !word.identifier ||
      word.text.includes("_") ||
      word.text.startsWith("@") ||
      query.unspaced ||
      /^[a-z]/.test(word.text)
    if (named) addRows(ask, Names.exact(prepared.names, fold(word.text)), "mention", word.text)
    for (const { row, note, sureness } of Renames.successors(prepared, word.text))
      add(ask, row, "mention", sureness * (0.5 + 0.5 * likelihood(prepared, row)), word.text, note)
  }
}

// ---- guesses ------------------------------------------------------------------

const SHORTEST_GUESS = 3

/** The query is how a name begins, or a whole word run of it. */
const beginnings = (ask: Ask): void => {
  const { prepared, query } = ask
  const { symbols, index } = prepared
  if (isProse(query)) return
  const name = compact(query.content).replace("@", "")
  if (name.length < SHORTEST_GUESS) return
  const put = (row: number, worth: number): void => {
    const share = name.length / Math.max(fold(symbols.names[row] ?? "").length, 1)
    add(ask, row, "prefix", worth * (0.35 + 0.35 * likelihood(prepared, row) + 0.3 * share), name)
  }
  for (const row of [...Names.startingWith(prepared.names, name)].slice(0, MOST_OF_A_RULE)) put(row, 1)
  const term = Lexicon.find(index.lexicon, name)
  if (term < 0 || query.content.length > 1) return
  const list = unpacked(index.postings.counts[term] ?? 0)
  const found = unpack(index.postings, term, list)
  for (let i = 0; i < found; i++) if (count(list.fields[i] ?? 0, Fields.name) > 0) put(list.documents[i] ?? 0, 0.9)
}

/**
 * Whether `query` (lower case) is `name` shortened: beginnings of its parts in order,
 * the first among them, and not much less than half of it.
 */
export const isShortened = (query: string, name: string): boolean => {
  if (query.length < LEAST_SHARE * name.length || query.charCodeAt(0) !== lowerUnit(name)) return false
  const pieces = parts(name).slice(0, MOST_PARTS)
  const from = (at: number, piece: number): boolean => {
    if (at === query.length) return true
    const part = pieces[piece]
    if (part === undefined) return false
    let shared = 0
    while (shared < part.length && part[shared] === query[at + shared]) shared++
    const least = Math.min(2, part.length)
    for (let length = shared; length >= least; length--) if (from(at + length, piece + 1)) return true
    return piece > 0 && from(at, piece + 1)
  }
  return from(0, 0)
}

/** The first letter or digit of a name, in lower case. */
const lowerUnit = (name: string): number => {
  const unit = name.charCodeAt(name.startsWith("_") || name.startsWith("@") ? 1 : 0)
  return unit >= 65 && unit <= 90 ? unit + 32 : unit
}

/** A name of which less than this is left is a guess among many. */
const LEAST_SHARE = 0.45

/** The query is a name with its parts shortened and run together. */
const runTogether = (ask: Ask): void => {
  const { prepared, query } = ask
  if (ask.hits.size > 0 || isProse(query) || allKnown(prepared, query)) return
  const { symbols, index } = prepared
  const name = compact(query.content).replace("@", "")
  if (name.length < SHORTEST_GUESS + 1 || name.length > LONGEST_RUN) return
  const nameAt = (position: number): string => symbols.names[index.byName[position] ?? 0] ?? ""
  const found = Spelling.holding(prepared.nameSpellings(), name, (_, position) => isShortened(name, nameAt(position)))
  for (const position of found.slice(0, MOST_OF_A_RULE)) {
    const row = index.byName[position] ?? 0
    const share = name.length / Math.max(fold(nameAt(position)).length, 1)
    add(ask, row, "prefix", 0.25 + 0.35 * likelihood(prepared, row) + 0.3 * share, name)
  }
}

const LONGEST_RUN = 40
const MOST_PARTS = 8

/** `vec2 rotated`, `animplayer play`: a class by a short form beside a member by its name. */
const shortenedClassBesideMember = (ask: Ask): void => {
  const { prepared, query } = ask
  const { symbols } = prepared
  const [head, ...tail] = query.content
  if (head === undefined || tail.length === 0 || tail.length > 3 || head.lower.length < SHORTEST_GUESS) return
  const members = Names.exact(prepared.names, compact(tail))
  for (const row of members) {
    const owner = classNameAt(symbols, row)
    if (kindAt(symbols, row) === "class" || !isShortened(head.lower, owner)) continue
    add(ask, row, "prefix", 0.5 + 0.4 * likelihood(prepared, row), `${head.text} ${written(tail)}`)
  }
}

/** `Timer signals`, `Vector2 constructor`, or a class with a kind filter. */
const membersOfKind = (ask: Ask): void => {
  const { prepared, query, kind } = ask
  const { symbols } = prepared
  const classIndex = prepared.classByKey.get(compact(query.content)) ?? -1
  if (classIndex < 0) return
  const end = symbols.firstRow[classIndex + 1] ?? 0
  for (let row = classRow(prepared, classIndex) + 1; row < end; row++) {
    const own = kindAt(symbols, row)
    if (own === kind || query.kindHints.has(own)) add(ask, row, "member", 0.2 + 0.4 * likelihood(prepared, row), own)
  }
}

/** The query is a name with a few letters wrong; of `A.b` each half by itself. */
const misspelt = (ask: Ask): void => {
  const { prepared, query } = ask
  const { symbols, index } = prepared
  const [chain] = chainsOf(query.words)
  if (chain !== undefined) misspeltMember(ask, chain)
  if (chain !== undefined || isProse(query) || allKnown(prepared, query)) return
  const name = compact(query.content).replace("@", "")
  const spellings = prepared.nameSpellings()
  for (const { index: position, edits } of Spelling.near(spellings, name).slice(0, MOST_OF_A_RULE)) {
    const row = index.byName[position] ?? 0
    const isClass = kindAt(symbols, row) === "class"
    add(
      ask,
      row,
      "typo",
      (isClass ? 1 : 0.8) * (0.9 / edits) * (0.5 + 0.5 * likelihood(prepared, row)),
      name,
      `${JSON.stringify(written(query.content))} read as ${JSON.stringify(symbols.names[row])}`
    )
  }
}

/** Whether every word of the query stands somewhere in the reference: then nothing is misspelt. */
const allKnown = ({ index }: Prepared, query: Query): boolean =>
  significant(query.content).every(({ text }) => {
    const known = (term: string): boolean => term.length < 2 || Lexicon.find(index.lexicon, term) >= 0
    return known(fold(text)) || parts(text).every((part) => isStopWord(part) || known(stem(part)))
  })

const misspeltMember = (ask: Ask, chain: ReadonlyArray<Word>): void => {
  const { prepared } = ask
  const { symbols } = prepared
  const owner = chain[chain.length - 2]?.text ?? ""
  const written = chain[chain.length - 1]?.text ?? ""
  const member = fold(written)
  const known = ownersCalled(prepared, owner).map(([classIndex]) => [classIndex, 0] as const)
  const owners = known.length > 0 ? known : classesNear(prepared, owner)
  for (const [classIndex, ownerEdits] of owners) {
    const chainOf = lineage(prepared, classIndex)
    for (const [depth, at] of chainOf.entries()) {
      const first = symbols.firstRow[at] ?? 0
      const size = (symbols.firstRow[at + 1] ?? 0) - first - 1
      const spellings = Spelling.make(size, (i) => fold(symbols.names[first + 1 + i] ?? ""))
      const exact =
        ownerEdits > 0
          ? [...Array(size).keys()].filter((i) => spellings.at(i) === member).map((i) => ({ index: i, edits: 0 }))
          : []
      for (const { index: i, edits } of [...exact, ...Spelling.near(spellings, member)]) {
        const row = first + 1 + i
        const hidden = symbols.names[row]?.startsWith("_") && !written.startsWith("_") ? 0.9 : 1
        const theme = (kindAt(symbols, row) === "theme_item" ? 0.5 : 1) * hidden
        const note = `read as ${classNameAt(symbols, row)}.${symbols.names[row]}`
        add(
          ask,
          row,
          "typo",
          (theme * 0.9) / (1 + edits + ownerEdits) / (1 + 0.1 * depth),
          chain.map(({ text }) => text).join("."),
          note
        )
      }
    }
  }
}

/** `Buton.pressed`: the class misspelt, the member as it is. */
const misspeltOwner = (ask: Ask, owner: string, member: string): void => {
  const { symbols } = ask.prepared
  for (const [classIndex, edits] of classesNear(ask.prepared, owner)) {
    for (const { row, depth } of membersNamed(ask.prepared, classIndex, fold(member))) {
      const sure = exactness(member, symbols.names[row] ?? "") / (edits + 0.1 * depth)
      const note = `${JSON.stringify(owner)} read as ${symbols.classes[classIndex]?.name ?? ""}`
      add(
        ask,
        row,
        "mention",
        0.95 * sure * (kindAt(symbols, row) === "theme_item" ? 0.5 : 1),
        `${owner}.${member}`,
        note
      )
    }
  }
}

const classesNear = (prepared: Prepared, name: string): ReadonlyArray<readonly [classIndex: number, edits: number]> => {
  const { symbols } = prepared
  const spellings = Spelling.make(symbols.classes.length, (i) => fold(symbols.classes[i]?.name ?? ""))
  return Spelling.near(spellings, fold(name))
    .slice(0, 4)
    .map(({ index, edits }) => [index, edits] as const)
}
