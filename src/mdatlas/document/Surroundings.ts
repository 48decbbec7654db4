/** Finds the titles from the top down to a section, and its neighbours in reading order. */
import type { Section } from "./Outline.ts"
import { preambleOf } from "./Structure.ts"
import type { Document } from "./Walk.ts"
import { type Visitor, walk } from "./Walk.ts"

export interface Surroundings {
  /** Titles from the top level down to the section itself. */
  readonly path: ReadonlyArray<string>
  readonly parent: Section | undefined
  /** The section before it in the document, the preamble included. */
  readonly previous: Section | undefined
  /** The section after its own part: its first child, or the next heading. */
  readonly next: Section | undefined
}

/** Starts of the sections around one, in bytes. */
interface Place {
  readonly ancestors: ReadonlyArray<number>
  readonly previous: number | undefined
  next: number | undefined
}

/**
 * Returns the surroundings of each section. Two walks over the headings, for any number of sections.
 *
 * @example
 * surroundings(document, [section])[0]?.path // ["Result", "Detailed design"]
 */
export const surroundings = (document: Document, sections: ReadonlyArray<Section>): ReadonlyArray<Surroundings> => {
  const preamble = preambleOf(document.outline) ?? undefined
  const { visitor } = walk(document, () => new Places(new Set(sections.map(({ start }) => start.byte))))
  const wanted = new Set<number>()
  for (const { ancestors, previous, next } of visitor.places.values()) {
    for (const byte of [...ancestors, previous, next]) if (byte !== undefined) wanted.add(byte)
  }
  // A preamble has no place among the headings: what follows it is the first of them.
  const first = document.outline.first.byte
  wanted.add(first)
  const found = walk(document, () => new Chosen(wanted)).sections
  const byByte = new Map(found.map((section) => [section.start.byte, section]))
  return sections.map((section) => {
    if (section.level === 0) return { path: [], parent: undefined, previous: undefined, next: byByte.get(first) }
    const place = visitor.places.get(section.start.byte)
    const above = (place?.ancestors ?? []).flatMap((byte) => byByte.get(byte) ?? [])
    return {
      path: [...above.map(({ title }) => title), section.title],
      parent: above.at(-1),
      previous: place?.previous === undefined ? preamble : byByte.get(place.previous),
      next: place?.next === undefined ? undefined : byByte.get(place.next)
    }
  })
}

/** Records the starts of the sections around the targets. */
class Places implements Visitor {
  readonly places = new Map<number, Place>()
  readonly #targets: ReadonlySet<number>
  /** Levels and starts of the sections that the next heading may lie in: one of each level at most. */
  readonly #levels = new Uint8Array(6)
  readonly #starts = new Float64Array(6)
  #depth = 0
  #previous: number | undefined
  #waiting: Place | undefined

  constructor(targets: ReadonlySet<number>) {
    this.#targets = targets
  }

  wants(level: number, from: number): boolean {
    if (this.#waiting !== undefined) this.#waiting.next = from
    this.#waiting = undefined
    while (this.#depth > 0 && (this.#levels[this.#depth - 1] as number) >= level) this.#depth--
    if (this.#targets.has(from)) {
      const ancestors = [...this.#starts.subarray(0, this.#depth)]
      this.#waiting = { ancestors, previous: this.#previous, next: undefined }
      this.places.set(from, this.#waiting)
    }
    this.#levels[this.#depth] = level
    this.#starts[this.#depth++] = from
    this.#previous = from
    return false
  }
}

/** Chooses the sections that begin at certain bytes. */
class Chosen implements Visitor {
  readonly #bytes: ReadonlySet<number>

  constructor(bytes: ReadonlySet<number>) {
    this.#bytes = bytes
  }

  wants(_level: number, from: number): boolean {
    return this.#bytes.has(from)
  }
}
