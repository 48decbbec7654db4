/**
 * Time in which mdatlas finds the sections of 50 MB, in units of reading that file and counting its newlines.
 *
 * Each measurement is a process of its own: the scan is cold, memory is that
 * process's alone, and the unit is taken in the same process just before. Times
 * are processor time.
 */
import { spawnSync } from "node:child_process"
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { titleOf } from "../../../src/mdatlas/document/ParsedTitle.ts"
import { find, select } from "../../../src/mdatlas/document/Structure.ts"
import { scan } from "../../support/scan.ts"
import { shipped } from "../../support/shipped.ts"

const MEGABYTE = 1024 * 1024
const CHUNK = MEGABYTE

export interface Measurement {
  readonly name: string
  /** Time over the time of reading and counting newlines. */
  readonly ratio: number
  readonly milliseconds: number
  /** Growth of the resident set while it ran. */
  readonly megabytes: number
  readonly sections: number
}

/** Text that repeats until the file is full. */
const repeated = (text: string) => (): string => text

const distinct = (line: (index: number) => string) => {
  let index = 0
  return (): string => {
    let text = ""
    for (let i = 0; i < 1000; i++) text += line(index++)
    return text
  }
}

const once = (first: string, then: string) => {
  let begun = false
  return (): string => {
    if (begun) return then
    begun = true
    return first
  }
}

/** Name -> the content of its file. */
const SHAPES: ReadonlyMap<string, () => () => string> = new Map([
  ["13 million headings", () => repeated("# a\n".repeat(1000))],
  ["26 million empty headings", () => repeated("#\n".repeat(1000))],
  ["7 million distinct headings", () => distinct((index) => `# ${index.toString(36).padStart(4, "0")}\n`)],
  [
    "80,000 headings with markup",
    () => distinct((index) => `## [1.${index}](u) (*x*) \`y\`\n${"text ".repeat(120)}\n\n`)
  ],
  ["12 million setext headings", () => repeated("a\n=\n".repeat(1000))],
  ["lists nested 60 deep", () => repeated(`${"- ".repeat(60)}a\n${"  ".repeat(60)}b\n\n`.repeat(20))],
  [
    "list items nested 60 deep by lines",
    () => repeated(Array.from({ length: 60 }, (_, i) => `${"  ".repeat(i)}- a\n`).join(""))
  ],
  ["ordered lists nested 60 deep", () => repeated(`${"1. ".repeat(60)}a\n`.repeat(20))],
  ["blank lines in a list 1,000 deep", () => once(`${"- ".repeat(1000)}a\n`, "\n".repeat(4096))],
  ["marked blank lines in a list 1,000 deep", () => once(`> ${"- ".repeat(1000)}a\n`, ">\n".repeat(4096))],
  ["lazy lines in a list 1,000 deep", () => once(`${"- ".repeat(1000)}a\n`, "a\n".repeat(4096))],
  ["block quotes 200 deep", () => repeated(`${"> ".repeat(200)}a\n`.repeat(10))],
  ["one line of block quotes", () => repeated(">".repeat(4096))],
  ["one line of list markers", () => repeated("- ".repeat(4096))],
  ["one line", () => repeated("a".repeat(4096))],
  ["one line of Japanese", () => repeated("日本語".repeat(1024))],
  ["one heading", () => once("# ", "a ".repeat(2048))],
  ["carriage returns alone", () => repeated("text of a line\r".repeat(300))],
  ["empty lines", () => repeated("\n".repeat(4096))],
  ["lines of one letter", () => repeated("a\n".repeat(2048))],
  ["backticks alone", () => repeated("`".repeat(4096))],
  ["lines of backticks and text", () => repeated("```a`\n".repeat(500))],
  ["HTML openers", () => repeated("<a b='c' d=e f>\n<div\n\n<!-- x\n-->\n".repeat(100))],
  ["half-open tags", () => repeated(`<a${" b='c'".repeat(50)}\n`.repeat(10))],
  ["reference definitions", () => distinct((index) => `[${index}]: /u\n`)],
  ["half-open reference definitions", () => repeated("[a]: /u\n'title\nmore\n".repeat(100))],
  ["one open title of a definition", () => once("[a]: /u\n'", "more\n".repeat(800))],
  ["brackets", () => repeated("[[[[[[[[\n".repeat(400))],
  ["tables", () => repeated("| a | b |\n|---|---|\n| c | d |\n\n".repeat(100))],
  ["delimiter rows", () => repeated(`${"|-".repeat(40)}\n`.repeat(50))],
  ["footnotes", () => repeated("[^a]: b\n    c\n\n    d\n".repeat(200))],
  ["tabs", () => repeated("\t- a\n\t\t- b\n".repeat(300))],
  ["thematic breaks that are none", () => repeated(`${"* ".repeat(100)}a\n`.repeat(20))],
  ["underlines without text", () => repeated("===\n---\n".repeat(500))],
  ["front matter without end", () => once("---\n", "# a: b\n".repeat(500))]
])

/**
 * 50 MB of text such as people write: the files of `corpus` one after another,
 * or else a section of 40 KB again and again.
 */
const realText = (corpus: string | undefined): (() => string) => {
  const paragraph =
    "A sentence of plain text with `code`, a [link](https://example.org) and *emphasis*, as long as lines are.\n"
  const folder = corpus === undefined ? undefined : join(corpus, "markdown")
  const texts =
    folder === undefined
      ? [`## A section\n\n${`${paragraph.repeat(4)}\n- an item\n- another\n\n`.repeat(100)}`]
      : readdirSync(folder).map((file) => `${readFileSync(join(folder, file), "utf8")}\n\n`)
  let index = 0
  return () => texts[index++ % texts.length] as string
}

const writeFile = (path: string, total: number, next: () => string): void => {
  const file = openSync(path, "w")
  let size = 0
  while (size < total) {
    const bytes = Buffer.from(next())
    // The last piece is left out when it is too long: cut, it might not be UTF-8.
    size += writeSync(file, size + bytes.length > total ? Buffer.alloc(total - size, "\n") : bytes)
  }
  closeSync(file)
}

/**
 * Runs the measurements: of real text, beside two parsers, or of every hostile shape.
 *
 * @param megabytes size of each file
 * @param report gets each measurement as it comes
 */
export const benchHeadings = (
  megabytes: number,
  what: "real text" | "shapes" = "real text",
  report: (measurement: Measurement) => void = () => undefined
): ReadonlyArray<Measurement> => {
  const folder = mkdtempSync(join(tmpdir(), "mdatlas-bench-"))
  const path = join(folder, "document.md")
  const results: Array<Measurement> = []
  const script = shipped(import.meta.url, folder)
  const measure = (name: string, what: string): void => {
    const child = spawnSync(process.execPath, ["--max-old-space-size=8000", script, "--measure", what, path], {
      encoding: "utf8",
      timeout: 180_000
    })
    if (child.status !== 0) {
      process.stderr.write(`${name}: no answer (${child.signal ?? child.stderr.slice(-300)})\n`)
      return
    }
    const result = { name, ...(JSON.parse(child.stdout) as Omit<Measurement, "name">) }
    results.push(result)
    report(result)
  }
  const measureShape = (name: string): void => {
    measure(name, "scan")
    const last = results.at(-1)
    if (last === undefined || last.name !== name || last.sections <= 100_000) return
    measure(`${name}, last page`, "page")
    measure(`${name}, one section`, "find")
  }
  try {
    if (what === "real text") {
      writeFile(path, megabytes * MEGABYTE, realText(process.env["GODOT_CORPUS_DIR"]))
      measure("real text", "scan")
      measure("real text, @lezer/markdown", "lezer")
      measure("real text, markdown-it block rules", "markdown-it")
      return results
    }
    for (const [name, shape] of SHAPES) {
      writeFile(path, megabytes * MEGABYTE, shape())
      measureShape(name)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, "r")
  const buffer = Buffer.allocUnsafeSlow(CHUNK)
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      peak = Math.max(peak, process.memoryUsage.rss())
      yield buffer.subarray(0, size)
    }
  } finally {
    closeSync(file)
  }
}

let peak = 0

const countNewlines = (path: string): number => {
  let count = 0
  for (const chunk of chunksOf(path)) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++
  }
  return count
}

/** The baseline counts byte by byte: a native search for each newline is slower on short lines. */
const countBytes = (path: string): number => {
  let count = 0
  for (const chunk of chunksOf(path)) for (let at = 0; at < chunk.length; at++) if (chunk[at] === 10) count++
  return count
}

const timed = <A>(work: () => A): { readonly value: A; readonly milliseconds: number } => {
  // Processor time: it stands still while other processes have the machine.
  const begin = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(begin)
  return { value, milliseconds: (user + system) / 1000 }
}

const WORK: Record<string, (path: string) => Promise<() => number>> = {
  scan: async (path) => () => {
    const outline = scan(chunksOf(path))
    if ("refused" in outline) throw new Error(outline.refused)
    return outline.sections
  },
  page: async (path) => {
    const outline = scan(chunksOf(path))
    if ("refused" in outline) throw new Error(outline.refused)
    const document = { outline, chunks: () => chunksOf(path), titleOf }
    return () => select(document, { offset: outline.sections - 1000 })?.sections.length ?? 0
  },
  find: async (path) => {
    const outline = scan(chunksOf(path))
    if ("refused" in outline) throw new Error(outline.refused)
    const document = { outline, chunks: () => chunksOf(path), titleOf }
    const id = select(document, { offset: outline.sections >> 1, limit: 1 })?.sections[0]?.id ?? ""
    return () => (find(document, id) === undefined ? 0 : 1)
  },
  lezer: async (path) => {
    const { parser } = await import("@lezer/markdown")
    return () => {
      let count = 0
      parser.parse(readFileSync(path, "utf8")).iterate({
        enter: (node) => {
          if (/Heading\d$/.test(node.name)) count++
        }
      })
      return count
    }
  },
  "markdown-it": async (path) => {
    const { default: MarkdownIt } = await import("markdown-it")
    const reader = new MarkdownIt().disable(["inline"])
    return () => reader.parse(readFileSync(path, "utf8"), {}).filter((token) => token.type === "heading_open").length
  }
}

const measureHere = async (what: string, path: string): Promise<void> => {
  const work = await (WORK[what] as (path: string) => Promise<() => number>)(path)
  countNewlines(path)
  const unit = Math.min(
    ...[0, 0, 0].map(() =>
      Math.min(timed(() => countBytes(path)).milliseconds, timed(() => countNewlines(path)).milliseconds)
    )
  )
  const before = process.memoryUsage.rss()
  peak = before
  const { value, milliseconds } = timed(() => work())
  peak = Math.max(peak, process.memoryUsage.rss())
  const megabytes = (peak - before) / 1024 / 1024
  process.stdout.write(JSON.stringify({ ratio: milliseconds / unit, milliseconds, megabytes, sections: value }))
}

if (process.argv[2] === "--measure" && process.argv[1] === fileURLToPath(import.meta.url)) {
  await measureHere(process.argv[3] as string, process.argv[4] as string)
}
