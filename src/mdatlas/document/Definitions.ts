/** Finds the definitions of links and footnotes that a part of a document needs from the rest of it. */
import { StringDecoder } from "node:string_decoder"
import { HeadingScanner } from "./HeadingScanner.ts"
import { labelsIn, normalizeLabel } from "./Labels.ts"

/** Maximum sizes: code units of all definitions that are taken over, and bytes of one that is read. */
const LIMITS = { all: 256 * 1024, one: 8 * 1024 } as const

/**
 * Returns the source of the definitions in the document `chunks` that references in `part` may mean: the first of each
 * label, without the marks of the blocks around it. Reads the document only if `part` has references.
 *
 * @example definitionsFor("See [a].", () => [Buffer.from("[a]: x.md\n[b]: y.md\n")]) // "[a]: x.md"
 */
export const definitionsFor = (part: string, chunks: () => Iterable<Uint8Array>): string => {
  const labels = new Set(Array.from(labelsIn(part), normalizeLabel))
  for (const [, label = ""] of part.matchAll(NOTE)) labels.delete(normalizeLabel(label))
  return [...definitionsIn(labels, chunks).values()].join("\n\n")
}

/**
 * Returns the definitions of these labels by `normalizeLabel`, in their order, those of footnotes last.
 *
 * @example [...definitionsIn(["a"], () => [Buffer.from("[a]: x.md\n[b]: y.md\n")]).values()] // ["[a]: x.md"]
 */
export const definitionsIn = (
  labels: Iterable<string>,
  chunks: () => Iterable<Uint8Array>
): ReadonlyMap<string, string> => {
  const links = new Set<string>()
  const notes = new Set<string>()
  for (const label of labels) (label.startsWith("^") ? notes : links).add(normalizeLabel(label))
  return new Map([...linksFor(links, chunks), ...notesFor(notes, chunks)])
}

const linksFor = (
  wanted: ReadonlySet<string>,
  chunks: () => Iterable<Uint8Array>
): Iterable<readonly [string, string]> => {
  if (wanted.size === 0) return []
  const found = new Map<string, string>()
  let size = 0
  const scanner = new HeadingScanner({
    heading() {},
    label: () => false,
    definition: {
      limit: LIMITS.one,
      define(label, source) {
        const name = normalizeLabel(label)
        // A title on a line of its own comes after the rest was reported.
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
  return found
}

/** Matches the first line of a footnote's definition. */
const NOTE_LINE = /^ {0,3}\[(\^[^\]\n]{1,1000})\]:/
const NOTE = new RegExp(NOTE_LINE.source, "gm")

/** Definitions of footnotes outside of other blocks: the line of each, and those that continue it. */
const notesFor = (
  wanted: Set<string>,
  chunks: () => Iterable<Uint8Array>
): ReadonlyArray<readonly [string, string]> => {
  if (wanted.size === 0) return []
  const found: Array<readonly [string, string]> = []
  let open: Array<string> | undefined
  let name = ""
  let size = 0
  const take = (line: string): void => {
    const [, label = ""] = NOTE_LINE.exec(line) ?? []
    const isNote = label !== ""
    const isNext = !isNote && open !== undefined && (/^(?: {4}|\t|[ \t]*$)/.test(line) || open.at(-1)?.trim() !== "")
    if (isNext && size + line.length <= LIMITS.all) {
      open?.push(line)
      size += line.length
      return
    }
    if (open !== undefined) found.push([name, open.join("\n").trimEnd()])
    name = normalizeLabel(label)
    open = isNote && wanted.delete(name) ? [line] : undefined
  }
  const decoder = new StringDecoder("utf8")
  let rest = ""
  for (const chunk of chunks()) {
    if (wanted.size === 0 && open === undefined) break
    const lines = (rest + decoder.write(Buffer.from(chunk))).split(/\r\n?|\n/)
    rest = (lines.pop() ?? "").slice(0, LIMITS.one)
    for (const line of lines) take(line.slice(0, LIMITS.one))
  }
  take(rest)
  take("#")
  return found
}
