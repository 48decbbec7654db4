/** The link reference definitions that a part of a document needs from the rest of it. */
import { HeadingScanner } from "./HeadingScanner.ts"
import { labelsIn, normalizeLabel } from "./Labels.ts"

/** Code units of definitions taken over in all, and bytes of one that is read. */
const LIMITS = { all: 256 * 1024, one: 8 * 1024 } as const

/**
 * The source of those definitions in the document `chunks` that references in `part` may mean, the first of each
 * label, without the marks of the blocks they stand in. No pass over the document where nothing in `part` refers.
 */
export const definitionsFor = (part: string, chunks: () => Iterable<Uint8Array>): string => {
  const wanted = new Set<string>()
  for (const label of labelsIn(part)) if (!label.startsWith("^")) wanted.add(normalizeLabel(label))
  if (wanted.size === 0) return ""
  const found = new Map<string, string>()
  let size = 0
  const scanner = new HeadingScanner({
    heading() {},
    label: () => false,
    definition: {
      limit: LIMITS.one,
      tell(label, source) {
        const name = normalizeLabel(label)
        // A title on a line of its own comes after the rest was told.
        const isLonger = source.startsWith(`${found.get(name)}\n`)
        if (!wanted.has(name) || (found.has(name) && !isLonger) || size + source.length > LIMITS.all) return
        size += source.length
        found.set(name, source)
      }
    },
    restart() {
      found.clear()
      size = 0
    }
  })
  for (const chunk of chunks()) scanner.push(chunk)
  scanner.end()
  return [...found.values()].join("\n\n")
}
