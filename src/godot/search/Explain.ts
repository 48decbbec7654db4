/** Why each hit of a query stands where it does, told for a person. */
import type { Group } from "./Groups.ts"
import * as Lexicon from "./Lexicon.ts"
import { count, type Field, Fields, unpack, unpacked } from "./Postings.ts"
import { of, type Prepared } from "./Prepared.ts"
import { classOccurrences, occurrences, Tier } from "./Ranking.ts"
import { nameOf } from "./Renames.ts"
import { type RankedHit, type Request, rank } from "./Search.ts"
import type { SearchIndex } from "./SearchIndex.ts"

/** How the query was read, then for each hit its tier, what matched, the score of each field, and its prior. */
export const explanation = (index: SearchIndex, request: Request): string => {
  const prepared = of(index)
  const { query, groups, hits, total } = rank(index, request)
  const hints = [...query.kindHints].map((kind) => `, hints at ${kind}`).join("")
  const read = groups.map(({ word, weight }) => `${word} ${weight.toFixed(2)}`).join(", ")
  const lines = hits.flatMap((hit, i) => [
    `${String(i + 1).padStart(2)}. ${hit.score.toFixed(3)}  ${nameOf(prepared, hit.row)}`,
    ...reasons(prepared, groups, hit).map((reason) => `      ${reason}`)
  ])
  return [`words: ${read === "" ? "none" : read}${hints}`, `${total} hits`, ...lines].join("\n")
}

const reasons = (prepared: Prepared, groups: ReadonlyArray<Group>, hit: RankedHit): ReadonlyArray<string> => {
  const prior = `prior ${(prepared.prior[hit.row] ?? 0).toFixed(2)}`
  const note = hit.note === undefined ? [] : [`note: ${hit.note}`]
  if (hit.text === undefined) return [`tier ${hit.tier} (${Tier[hit.tier]}): ${hit.matched}; ${prior}`, ...note]
  const { coverage, nameFit } = hit.text
  const share = (value: number): string => `${Math.round(value * 100)} %`
  return [
    `tier text: ${hit.matched}; covers ${share(coverage)} of the query, which says ${share(Math.min(nameFit, 1))} of the name; ${prior}`,
    ...groups.flatMap((group, g) => ((hit.text?.matched ?? 0) & (1 << g) ? fieldScores(prepared, group, hit.row) : [])),
    ...note
  ]
}

const shown: ReadonlyArray<readonly [string, Field]> = Object.entries(Fields)

/** What each term of a group counts in each field of a row. */
const fieldScores = (prepared: Prepared, group: Group, row: number): ReadonlyArray<string> => {
  const { index, symbols } = prepared
  const owner = symbols.owners[row] ?? 0
  const lines: Array<string> = []
  if (group.meant.has(row)) lines.push(`${group.word}: means this`)
  for (const [id, worth] of group.terms) {
    const own = fieldsOf(prepared, index.postings, id, row)
    const ofClass = symbols.firstRow[owner] === row ? 0 : fieldsOf(prepared, index.classPostings, id, owner)
    if (own === 0 && ofClass === 0) continue
    const counts = shown.flatMap(([name, field]) => (count(own, field) > 0 ? [`${name} x${count(own, field)}`] : []))
    const weighted = occurrences(own, prepared.sentenceWeight[row] ?? 0, prepared.textWeight[row] ?? 0)
    const told = [
      ...(own === 0 ? [] : [`${counts.join(", ")} = ${(worth * weighted).toFixed(2)}`]),
      ...(ofClass === 0 ? [] : [`class = ${(worth * classOccurrences(ofClass)).toFixed(2)}`])
    ]
    lines.push(`${group.word}: ${Lexicon.at(index.lexicon, id)} ${told.join("; ")}`)
  }
  return lines
}

const fieldsOf = (prepared: Prepared, postings: SearchIndex["postings"], term: number, document: number): number => {
  const list = unpacked(prepared.symbols.names.length)
  const size = unpack(postings, term, list)
  const at = list.documents.subarray(0, size).indexOf(document)
  return at < 0 ? 0 : (list.fields[at] ?? 0)
}
