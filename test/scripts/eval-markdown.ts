/**
 * The third table of `npm run eval`: what the way to one section of a large document costs, beside `grep -n` and `sed`.
 *
 * The document has 5 MB and 4,800 headings: prose of this project's own pages, and in each section one fact that stands
 * nowhere else. Both ways know the same words of it:
 * - mdatlas: `search_markdown_content` with the words, then `get_markdown_section` of the first result;
 * - grep: `grep -n` with the rarest word, and `sed -n` of just the section that holds the fact, as if its lines were
 *   known. To list the headings for them (`grep -n '^#'`) would cost as much again as hosts show of one output.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { call, connect, root, temporaryFolder } from "../support/bundle.ts"
import { random } from "./mutants.ts"

const SIZE = { bytes: 5_000_000, headings: 4800 } as const
export const QUESTIONS = 8
/** Characters that hosts commonly show of one command's output. */
const SHOWN = 30_000

const OWNERS = [
  "relay",
  "scheduler",
  "importer",
  "mixer",
  "ledger",
  "renderer",
  "gateway",
  "compiler",
  "sampler",
  "router"
]
const TRAITS = ["retry budget", "warm-up time", "page size", "spill threshold", "lease length", "queue depth"]
const PLACES = ["Osaka", "Lisbon", "Tromso", "Quito", "Hobart", "Nairobi", "Bergen", "Sapporo"]

interface Fact {
  readonly title: string
  readonly sentence: string
  /** Query that a person who looks for it would type. */
  readonly words: string
  /** The rarest of them. */
  readonly rare: string
}

const factOf = (number: number): Fact => {
  const owner = OWNERS[number % OWNERS.length] ?? ""
  const trait = TRAITS[Math.floor(number / 10) % TRAITS.length] ?? ""
  const place = PLACES[Math.floor(number / 60) % PLACES.length] ?? ""
  const name = `${place}-${Math.floor(number / 480)}`
  return {
    title: `${trait} of the ${name} ${owner}`,
    sentence: `In ${name} the ${owner} keeps its *${trait}* at \`${7 * number + 3}\` units.`,
    words: `${name} ${owner} ${trait}`,
    rare: name
  }
}

/** The paragraphs of this project's own pages. */
const paragraphs = (): ReadonlyArray<string> =>
  readdirSync(join(root, "doc"))
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => readFileSync(join(root, "doc", name), "utf8").split(/\n{2,}/))
    .filter((text) => /^[A-Z]/.test(text) && text.length > 200 && text.length < 1200)

export const documentOf = (): { readonly text: string; readonly facts: ReadonlyArray<Fact> } => {
  const pool = paragraphs()
  const next = random(22)
  const perSection = SIZE.bytes / SIZE.headings
  const facts: Array<Fact> = []
  let text = ""
  for (let number = 0; number < SIZE.headings; number += 1) {
    const fact = factOf(number)
    facts.push(fact)
    const level = number % 48 === 0 ? 1 : number % 8 === 0 ? 2 : 3
    text += `${"#".repeat(level)} ${fact.title}\n\n`
    let told = false
    while (text.length < perSection * (number + 1)) {
      text += `${pool[Math.floor(next() * pool.length)] ?? ""}\n\n`
      if (told) continue
      text += `${fact.sentence}\n\n`
      told = true
    }
    if (!told) text += `${fact.sentence}\n\n`
  }
  return { text, facts }
}

export interface MarkdownRow {
  readonly words: string
  readonly isFound: { readonly server: boolean; readonly grep: boolean }
  readonly calls: { readonly server: number; readonly grep: number }
  readonly characters: { readonly server: number; readonly grep: number }
}

const byGrep = (lines: ReadonlyArray<string>, fact: Fact) => {
  const hits = lines
    .flatMap((line, at) => (line.includes(fact.rare) ? [`${at + 1}:${line}`] : []))
    .join("\n")
    .slice(0, SHOWN)
  const at = lines.findIndex((line) => line.includes(fact.sentence))
  const isHeading = (line: string) => /^#{1,6} /.test(line)
  let from = at
  while (from > 0 && !isHeading(lines[from] ?? "")) from -= 1
  let to = at
  while (to < lines.length && !isHeading(lines[to] ?? "")) to += 1
  return [hits, lines.slice(from, to).join("\n")]
}

/** Asks for so many facts from all over the document. */
export const evaluateMarkdown = Effect.fn(function* (questions: number) {
  const folder = yield* temporaryFolder
  const { text, facts } = documentOf()
  writeFileSync(join(folder, "handbook.md"), text)
  const lines = text.split("\n")
  const client = yield* connect({
    bin: "mdatlas",
    args: ["--base-dir", folder],
    env: { MDATLAS_CACHE_DIR: join(folder, "cache") }
  })
  const asked = facts.filter((_, number) => number % Math.floor(SIZE.headings / questions) === 37)
  return yield* Effect.forEach(asked, (fact) =>
    Effect.gen(function* () {
      const file_path = "handbook.md"
      const found = yield* call(client, "search_markdown_content", { file_path, query: fact.words, max_results: 5 })
      const [first] = found.value["results"] as ReadonlyArray<{ readonly section_id: string }>
      const read = yield* call(client, "get_markdown_section", { file_path, section_id: first?.section_id ?? "" })
      const grep = byGrep(lines, fact)
      return {
        words: fact.words,
        isFound: {
          server: String(read.value["content"]).includes(fact.sentence),
          grep: grep.some((one) => one.includes(fact.sentence))
        },
        calls: { server: 2, grep: grep.length },
        characters: {
          server: found.text.length + read.text.length,
          grep: grep.reduce((sum, one) => sum + one.length, 0)
        }
      }
    })
  )
}, Effect.scoped)

/** The comparison in a few lines. */
export const markdownReport = (rows: ReadonlyArray<MarkdownRow>): string => {
  const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)
  const server = sum(rows.map(({ characters }) => characters.server))
  const grep = sum(rows.map(({ characters }) => characters.grep))
  const found = rows.filter(({ isFound }) => isFound.server).length
  return [
    `One section of a document of 5 MB with ${SIZE.headings} headings: ${found} of ${rows.length} found in two calls`,
    `Characters read: mdatlas ${server}, grep -n and sed ${grep}: ${Math.round((100 * server) / grep)} %`
  ].join("\n")
}
