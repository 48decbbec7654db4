/** Yields the top-level blocks of a document one after another, without reading what comes after them. */
import { HeadingScanner } from "./HeadingScanner.ts"

/** A block, in bytes of the text; text between two blocks belongs to the one before. */
export interface TopBlock {
  readonly start: number
  readonly end: number
  /** Starts of the items of a list; empty for other blocks. */
  readonly items: ReadonlyArray<number>
}

/**
 * Yields the blocks of a text whose bytes come in `chunks`. All items of one list are one block.
 *
 * `isDocumentStart`: whether the text begins where front matter is allowed; false by default.
 *
 * @example
 * [...topBlocks([Buffer.from("a\n\n- b\n- c\n")])]
 * // [{ start: 0, end: 3, items: [] }, { start: 3, end: 11, items: [3, 7] }]
 */
export function* topBlocks(chunks: Iterable<Uint8Array>, { isDocumentStart = false } = {}): Generator<TopBlock> {
  let found: Array<{ readonly start: number; readonly marker: number }> = []
  let taken = 0
  const scanner = new HeadingScanner({
    heading() {},
    label: () => false,
    block: (start, marker) => found.push({ start: start - shift, marker }),
    restart() {
      // All of the front matter is one block.
      found = [{ start: 0, marker: 0 }]
    }
  })
  // Only the first line can begin front matter.
  const shift = isDocumentStart ? 0 : 1
  if (!isDocumentStart) scanner.push(Buffer.from("\n"))
  let size = 0
  let open: { start: number; items: Array<number>; marker: number } | undefined
  function* closed(): Generator<TopBlock> {
    for (; taken < found.length; taken++) {
      const { start, marker } = found[taken] as { start: number; marker: number }
      if (open !== undefined && marker !== 0 && open.marker === marker) {
        open.items.push(start)
        continue
      }
      if (open !== undefined) yield { start: open.start, end: start, items: open.items }
      open = { start: open === undefined ? 0 : start, items: marker === 0 ? [] : [start], marker }
    }
    found.splice(0, taken)
    taken = 0
  }
  for (const chunk of chunks) {
    scanner.push(chunk)
    size += chunk.length
    // Until the scan has passed the first lines, they may turn out to be front matter.
    if (size > MAX_MATTER || !isDocumentStart) yield* closed()
  }
  scanner.end()
  yield* closed()
  if (open !== undefined) yield { start: open.start, end: size, items: open.items }
  else if (size > 0) yield { start: 0, end: size, items: [] }
}

/** Number of bytes within which front matter ends. */
const MAX_MATTER = 64 * 1024
