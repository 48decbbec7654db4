/**
 * `npm run eval`: facts found, calls made and characters read for each question, side by side for this server and for
 * grep over the same XML files; on godot-4.5 of `GODOT_CORPUS_DIR`, or else on the built-in starter.
 *
 * Both are read until every fact is there. `--before PATH` asks another build of the server, such as the one of the
 * release before, the same questions, and puts the medians side by side.
 *
 * The two ways with grep, both of which know the best word to look for and read what a careful agent would:
 * - `file`: `grep -rnF WORD`, then the whole file that declares the word, or else has most lines with it;
 * - `context`: `grep -rnF -A 12 WORD`, and nothing more.
 * Then follow the lengths of the answers about ten everyday classes (`everyday.ts`).
 * The second table (`eval-check.ts`) tells what a check finds in real scripts, the third the cost of one section of a
 * large document third (`eval-markdown.ts`).
 * An agent sees so many characters of one answer of a shell, and reads as many of a file at once.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Effect } from "effect"
import { call, connect, root, temporaryFolder } from "../support/bundle.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { evaluateScripts, scriptsReport } from "./eval-check.ts"
import { evaluateMarkdown, markdownReport, QUESTIONS } from "./eval-markdown.ts"
import { type Question, questions } from "./eval-questions.ts"
import { askEveryday, costTable } from "./everyday.ts"

/** Characters that hosts commonly show of one command's output or one file. */
const SHOWN = { output: 30_000, file: 100_000 } as const

const CONTEXT = 12

/** Result of one way to an answer. */
export interface Outcome {
  /** Facts of the question that were read. */
  readonly found: number
  readonly calls: number
  readonly characters: number
}

export interface Row extends Pick<Question, "question"> {
  readonly facts: number
  /** True if a whole class is requested. */
  readonly isBroad: boolean
  readonly missing: ReadonlyArray<string>
  readonly server: Outcome
  readonly file: Outcome
  readonly context: Outcome
}

/** Reads one text after the other until every fact is there. */
const outcome = ({ facts }: Question, texts: ReadonlyArray<string>): Outcome => {
  const foundIn = (read: ReadonlyArray<string>) => facts.filter((fact) => read.some((text) => text.includes(fact)))
  const enough = texts.findIndex((_, i) => foundIn(texts.slice(0, i + 1)).length === facts.length)
  const read = enough < 0 ? texts : texts.slice(0, enough + 1)
  return { found: foundIn(read).length, calls: read.length, characters: read.join("\n").length }
}

interface File {
  readonly path: string
  readonly text: string
  readonly lines: ReadonlyArray<string>
}

const classFiles = (directory: string): ReadonlyArray<File> =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".xml"))
    .sort()
    .map((path) => {
      const text = readFileSync(join(directory, path), "utf8")
      return { path: relative(directory, join(directory, path)), text, lines: text.split("\n") }
    })

/** `grep -rnF -A AFTER WORD` over the files, as it would be shown. */
const grep = (files: ReadonlyArray<File>, word: string, after: number): string => {
  const shown: Array<string> = []
  for (const { path, text, lines } of files) {
    if (!text.includes(word)) continue
    let until = -1
    for (const [i, line] of lines.entries()) {
      const isHit = line.includes(word)
      if (isHit) until = i + after
      if (i <= until) shown.push(isHit ? `${path}:${i + 1}:${line}` : `${path}-${i + 1}-${line}`)
    }
  }
  return shown.join("\n").slice(0, SHOWN.output)
}

/** The file to read: the one that declares the word, else the one with most lines that hold it. */
const chosen = (files: ReadonlyArray<File>, word: string): File | undefined => {
  const scored = files
    .filter(({ text }) => text.includes(word))
    .map((file) => {
      const declares = file.text.includes(`name="${word}"`) || (word.includes("name=") && file.text.includes(word))
      return { file, score: (declares ? 1e6 : 0) + file.text.split(word).length }
    })
  return scored.sort((a, b) => b.score - a.score)[0]?.file
}

const byHand = (files: ReadonlyArray<File>, question: Question): Pick<Row, "file" | "context"> => {
  const attempts: Array<string> = []
  const contexts: Array<string> = []
  let file: File | undefined
  for (const word of question.words) {
    attempts.push(grep(files, word, 0))
    contexts.push(grep(files, word, CONTEXT))
    file = chosen(files, word)
    if (file !== undefined) break
  }
  const read = file === undefined ? [] : [file.text.slice(0, SHOWN.file)]
  return { file: outcome(question, [...attempts, ...read]), context: outcome(question, contexts) }
}

/** Calls of a question for a build that may not know `qnames`: one for each name. */
const oneByOne = ({ calls }: Question): Question["calls"] =>
  calls.flatMap(([tool, args]): Question["calls"] => {
    const names = args["qnames"] as ReadonlyArray<string> | undefined
    return names === undefined ? [[tool, args]] : names.map((qname) => [tool, { qname }] as const)
  })

/** Asks all questions, or those for the starter, of a server and of the files below `directory`. */
export const evaluate = (options: {
  readonly docDir: string
  readonly directory: string
  readonly isStarter: boolean
  /** Path of another build of the server to ask; this one where it is not given. */
  readonly program?: string
}): Effect.Effect<ReadonlyArray<Row>> =>
  Effect.scoped(
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const env = { GODOT_INDEX_PATH: join(folder, "index.json"), ...sharedIndex(options.docDir) }
      // As where a developer's agent runs: inside a project that is written in GDScript.
      writeFileSync(join(folder, "project.godot"), "config_version=5\n")
      const { program } = options
      const client = yield* connect({ bin: "godot-docs-mcp", cwd: folder, env, ...(program && { program }) })
      const files = classFiles(options.directory)
      const asked = questions.filter(({ starter }) => starter || !options.isStarter)
      return yield* Effect.forEach(asked, (question) =>
        Effect.map(
          Effect.forEach(options.program === undefined ? question.calls : oneByOne(question), ([tool, args]) =>
            call(client, tool, args)
          ),
          (answers): Row => {
            const texts = answers.map(({ text }) => text)
            return {
              question: question.question,
              facts: question.facts.length,
              isBroad: question.calls.some(([tool]) => tool === "godot_get_class"),
              missing: question.facts.filter((fact) => !texts.some((text) => text.includes(fact))),
              server: outcome(question, texts),
              ...byHand(files, question)
            }
          }
        )
      )
    })
  )

/** The starter that is in the package. */
export const starter = { docDir: "builtin", directory: join(root, "doc", "classes"), isStarter: true } as const

const ways = ["server", "file", "context"] as const

const total = (rows: ReadonlyArray<Row>, way: (typeof ways)[number]): Outcome => ({
  found: rows.reduce((sum, row) => sum + row[way].found, 0),
  calls: rows.reduce((sum, row) => sum + row[way].calls, 0),
  characters: rows.reduce((sum, row) => sum + row[way].characters, 0)
})

const cells = ({ found, calls, characters }: Outcome, facts: number): string =>
  `${`${found}/${facts}`.padStart(7)}${String(calls).padStart(6)}${String(characters).padStart(9)}`

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The comparison as a table. */
export const table = (rows: ReadonlyArray<Row>): string => {
  const facts = rows.reduce((sum, row) => sum + row.facts, 0)
  const heads = ["godot-docs-mcp", "grep, then the file", `grep -A ${CONTEXT}`]
  const lines = rows.map(
    (row) =>
      ways.map((way) => cells(row[way], row.facts)).join("   ") +
      `   ${row.question}${row.missing.length === 0 ? "" : `  MISSING: ${row.missing.join(", ")}`}`
  )
  const server = total(rows, "server").characters
  const ratio = (way: "file" | "context") => (total(rows, way).characters / Math.max(server, 1)).toFixed(1)
  return [
    heads.map((head) => head.padStart(22)).join("   "),
    ways.map(() => "  facts calls    chars").join("   "),
    ...lines,
    "",
    `${ways.map((way) => cells(total(rows, way), facts)).join("   ")}   all ${rows.length}`,
    `Characters read, median: ${ways.map((way, i) => `${heads[i]} ${median(rows.map((row) => row[way].characters))}`).join(", ")}.`,
    `Characters read, godot-docs-mcp being 1: ${ratio("file")} for grep and the file, ${ratio("context")} for grep -A ${CONTEXT}.`
  ].join("\n")
}

/** Characters until every fact of the question was read: without end where one is missing. */
const cost = ({ server, facts }: Row): number => (server.found === facts ? server.characters : Number.POSITIVE_INFINITY)

/**
 * Compares the characters read from two builds, question by question: all, where a question whose facts are never read
 * takes more than any; those that both answer, about whole classes and the others.
 */
export const comparison = (rows: ReadonlyArray<Row>, earlier: ReadonlyArray<Row>): string => {
  const pairs = rows.flatMap((row, i) => {
    const other = earlier[i]
    return other === undefined ? [] : [{ now: cost(row), before: cost(other), row }]
  })
  const line = (name: string, some: typeof pairs) => {
    const of = (which: "now" | "before") => median(some.map((pair) => pair[which]))
    const ratio = of("now") / Math.max(of("before"), 1)
    return `${name.padEnd(44)}${String(some.length).padStart(5)}${String(of("before")).padStart(9)}${String(of("now")).padStart(9)}${ratio.toFixed(2).padStart(7)}`
  }
  const answered = pairs.filter(({ now, before }) => Number.isFinite(now + before))
  return [
    `${"characters until every fact is read, median".padEnd(44)}${"".padStart(5)}${"before".padStart(9)}${"now".padStart(9)}${"ratio".padStart(7)}`,
    line("all questions", pairs),
    line("answered by both", answered),
    line(
      "about whole classes",
      answered.filter(({ row }) => row.isBroad)
    ),
    line(
      "about members and tasks",
      answered.filter(({ row }) => !row.isBroad)
    )
  ].join("\n")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const full = { docDir: corpus("godot-4.5"), directory: corpus("godot-4.5"), isStarter: false }
  const where = corpora === undefined ? starter : full
  const rows = await Effect.runPromise(evaluate(where))
  process.stdout.write(
    `${where.isStarter ? "The built-in starter" : "Godot 4.5, the whole reference"}\n\n${table(rows)}\n\n`
  )
  const at = process.argv.indexOf("--before")
  const program = at < 0 ? undefined : process.argv[at + 1]
  if (program !== undefined) {
    const earlier = await Effect.runPromise(evaluate({ ...where, program: resolve(program) }))
    process.stdout.write(`${comparison(rows, earlier)}\n\n`)
  }
  process.stdout.write(`${costTable(await Effect.runPromise(askEveryday(where.docDir)))}\n\n`)
  process.stdout.write(`${scriptsReport(evaluateScripts(), process.argv.includes("--list"))}\n\n`)
  process.stdout.write(`${markdownReport(await Effect.runPromise(evaluateMarkdown(QUESTIONS)))}\n`)
}
