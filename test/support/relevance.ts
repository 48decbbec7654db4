/** Judged queries, and how well an order of URIs answers them. */

/** One query with its answers: 3 the answer, 2 as good, 1 helpful; without judgments the answer is none. */
export interface Judged {
  readonly id: string
  readonly category: string
  readonly query: string
  readonly kind?: string
  /** `alt`: other addresses of the same thing. */
  readonly judgments: ReadonlyArray<{
    readonly uri: string
    readonly grade: number
    readonly alt?: ReadonlyArray<string>
  }>
}

/** Each between 0 and 1. */
export interface Measures {
  /** Normalised discounted cumulative gain of the first ten, gain 2^grade - 1. */
  readonly ndcg: number
  /** One by the place of the first answer of grade 2 or more. */
  readonly mrr: number
  /** True if such an answer is first, or among the first five. */
  readonly first: number
  readonly five: number
}

const LOOKED_AT = 10
const GOOD = 2

const gain = (grade: number): number => 2 ** grade - 1
const discount = (place: number): number => 1 / Math.log2(place + 2)

/** Measures one answer, best first. */
export const measure = ({ judgments }: Pick<Judged, "judgments">, uris: ReadonlyArray<string>): Measures => {
  if (judgments.length === 0) {
    const silent = uris.length === 0 ? 1 : 0
    return { ndcg: silent, mrr: silent, first: silent, five: silent }
  }
  const byUri = new Map(judgments.flatMap((one) => [one.uri, ...(one.alt ?? [])].map((uri) => [uri, one] as const)))
  const counted = new Set<unknown>()
  let sum = 0
  let place = Number.POSITIVE_INFINITY
  for (const [i, uri] of uris.slice(0, LOOKED_AT).entries()) {
    const found = byUri.get(uri)
    if (found === undefined || counted.has(found)) continue
    counted.add(found)
    sum += gain(found.grade) * discount(i)
    if (found.grade >= GOOD) place = Math.min(place, i)
  }
  const best = judgments
    .map(({ grade }) => grade)
    .sort((a, b) => b - a)
    .slice(0, LOOKED_AT)
    .reduce((total, grade, i) => total + gain(grade) * discount(i), 0)
  return { ndcg: sum / best, mrr: 1 / (place + 1), first: place < 1 ? 1 : 0, five: place < 5 ? 1 : 0 }
}

export const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** The value below which a share of the values lies. */
export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The rows by category, in order of first appearance. */
export const byCategory = <A extends { readonly category: string }>(
  rows: ReadonlyArray<A>
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const row of rows) groups.set(row.category, [...(groups.get(row.category) ?? []), row])
  return groups
}
