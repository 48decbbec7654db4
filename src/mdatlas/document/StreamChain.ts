/**
 * Makes digests for a document with more headings than are kept, in bounded memory and on demand.
 *
 * Digests are those that `Chain` makes, as far as siblings of equal titles have
 * equal sources too: repeated siblings are counted under 32-bit hashes of their
 * sources. Two of them that collide count together, which keeps identifiers
 * unique and the same each time.
 */
import type { Labels } from "./Labels.ts"
import { Limits } from "./Outline.ts"
import { digestOf } from "./SectionId.ts"
import { decodeSource, type ParseTitle } from "./Title.ts"

/** Maximum number of places in the table of counts, two words each: 16 MB. */
const PLACES = 1 << 21
/** Number of neighbours among which a key has a place; without one it shares one. */
const PROBES = 32

interface Link {
  level: number
  /** Distinguishes its children from those of other sections. */
  hash: number
  occurrence: number
  /** Its digest; absent until it is needed. */
  digest: string | undefined
  title: string | undefined
  readonly source: Buffer
  length: number
}

/** The chain of the sections above the heading that is read, a link for each level. */
export class StreamChain {
  readonly #links: ReadonlyArray<Link> = Array.from({ length: 7 }, () => ({
    level: 0,
    hash: 0x811c9dc5,
    occurrence: 0,
    digest: undefined,
    title: undefined,
    source: Buffer.allocUnsafeSlow(Limits.titleSource),
    length: 0
  }))
  #depth = 0
  /** A key and its count in turn. */
  readonly #counts: Uint32Array

  readonly #labels: Labels
  readonly #titleOf: ParseTitle

  /** `headings`: number of headings of the document; `labels`: the labels that it defines. */
  constructor(headings: number, labels: Labels, titleOf: ParseTitle) {
    this.#labels = labels
    this.#titleOf = titleOf
    let places = 1024
    while (places < PLACES && places < headings * 2) places *= 2
    this.#counts = new Uint32Array(places * 2)
  }

  /** Moves on to the next heading, whose source is `bytes[from, to)`. */
  next(level: number, bytes: Uint8Array, from: number, to: number): void {
    while (this.#link.level >= level) this.#depth--
    let hash = Math.imul(this.#link.hash ^ level, 0x01000193)
    const link = this.#links[++this.#depth] as Link
    link.level = level
    link.length = to - from
    link.digest = undefined
    link.title = undefined
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      link.source[at - from] = byte
      hash = Math.imul(hash ^ byte, 0x01000193)
    }
    // FNV-1a spreads its last bytes badly; this is the end of MurmurHash3
    // (https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp, fmix32).
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash = (hash ^ (hash >>> 16)) >>> 0
    link.occurrence = this.#count(hash)
    link.hash = Math.imul(hash ^ link.occurrence, 0x01000193)
  }

  /** The source of the heading that the chain stands at. */
  get source(): Buffer {
    return this.#link.source.subarray(0, this.#link.length)
  }

  /** Its title. */
  get title(): string {
    return this.#title(this.#link)
  }

  /** A number that siblings of equal titles never share, and other sections hardly ever. */
  get tag(): number {
    return this.#link.hash >>> 0
  }

  /** Its digest. */
  get digest(): string {
    return this.#digest(this.#depth)
  }

  get #link(): Link {
    return this.#links[this.#depth] as Link
  }

  #title(link: Link): string {
    link.title ??= this.#titleOf(decodeSource(link.source, 0, link.length), this.#labels)
    return link.title
  }

  #digest(depth: number): string {
    if (depth === 0) return ""
    const link = this.#links[depth] as Link
    link.digest ??= digestOf(this.#digest(depth - 1), link.level, link.occurrence, this.#title(link))
    return link.digest
  }

  #count(hash: number): number {
    const key = hash === 0 ? 1 : hash
    const counts = this.#counts
    const places = counts.length / 2
    const home = key & (places - 1)
    for (let probe = 0; probe < PROBES; probe++) {
      const place = ((home + probe) & (places - 1)) * 2
      if (counts[place] === 0) counts[place] = key
      if (counts[place] === key) {
        const count = (counts[place + 1] as number) + 1
        counts[place + 1] = count
        return count
      }
    }
    const count = (counts[home * 2 + 1] as number) + 1
    counts[home * 2 + 1] = count
    return count
  }
}
