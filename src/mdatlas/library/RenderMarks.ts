/** Remembers where pages of rendered sections ended, so that the next page is not rendered from the beginning. */
import type * as Fingerprint from "../../kernel/files/Fingerprint.ts"
import { RecentMap } from "../../kernel/util/RecentMap.ts"
import type { Mark } from "../rendering/RenderPass.ts"

/** Maximum number of parts whose marks are kept, and of marks of one part. */
const LIMITS = { parts: 64, marks: 4096 } as const

/** The marks of the parts that were rendered last. */
export class RenderMarks {
  readonly #parts = new RecentMap<string, ReadonlyArray<Mark>>(LIMITS.parts)

  /** Returns the last mark of a part at or before `offset`, or its start. */
  before(key: string, offset: number, start: number): Mark {
    return this.#parts.get(key)?.findLast(({ chars }) => chars <= offset) ?? { byte: start, steps: 0, chars: 0 }
  }

  /** Keeps marks of a part, which follow each other from one that was known. */
  add(key: string, marks: ReadonlyArray<Mark>): void {
    const known = this.#parts.get(key) ?? []
    const last = known.at(-1)?.chars ?? -1
    this.#parts.set(key, [...known, ...marks.filter(({ chars }) => chars > last)].slice(0, LIMITS.marks))
  }
}

/** The key of a part of one state of a file. */
export const keyOf = (
  { path, size, mtimeNs, ctimeNs, ino, dev }: Fingerprint.Fingerprint,
  ...part: ReadonlyArray<string | number>
): string => [path, size, mtimeNs, ctimeNs, ino, dev, ...part].join("\n")
