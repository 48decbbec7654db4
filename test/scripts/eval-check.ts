/**
 * The second table of `npm run eval`: what a check finds, and what it says of scripts that are right.
 *
 * Each set of `GODOT_SCRIPTS_DIR` is counted by itself. Its scripts are taken for right, so their reports are listed
 * (`--list`) for a person to judge; then faults are put into those without a report, first with the project around
 * them, then with each file alone. Of Godot 3's scripts also the names are counted that Godot 4 calls otherwise.
 */
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { check } from "../../src/godot/check/Check.ts"
import type { ReferenceView } from "../../src/godot/check/CheckInput.ts"
import type { Diagnostic } from "../../src/godot/check/Diagnostic.ts"
import { brief, NO_LIMITS } from "../../src/godot/check/Report.ts"
import type { Dialect } from "../../src/godot/script/Script.ts"
import { lazy } from "../../src/kernel/util/memoize.ts"
import { readReference } from "../support/checkReference.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { percentile } from "../support/relevance.ts"
import {
  around,
  faultsIn,
  type RealScript,
  readSet,
  type ScriptSet,
  scriptsDir,
  setNames
} from "../support/scriptSets.ts"
import { tokenize } from "../support/tokens.ts"
import { mutantsOf, random } from "./mutants.ts"

/** A share: `found` of `all`, and those missed by name. */
export interface Share {
  readonly found: number
  readonly all: number
  readonly missed: ReadonlyArray<string>
}

export interface Counts {
  readonly name: string
  readonly files: number
  readonly lines: number
  /** Scripts that cannot be read whole. */
  readonly unread: number
  /** Errors on scripts as they are, each with its place. */
  readonly reports: ReadonlyArray<string>
  /** Milliseconds of processor time for 1,000 lines: the first time, and after the mutants, when V8 knows the code. */
  readonly cold: number
  readonly warm: number
  readonly known: Share
  readonly alone: Share
  /** Figures of Godot 3's scripts: names that Godot 4 does not have, and the length of an answer in characters. */
  readonly names?: Share
  readonly answer?: number
}

const told = (reference: ReferenceView, script: RealScript, text: string, isAlone: boolean) =>
  check({ code: text, reference, ...(isAlone ? {} : around(script, text, reference.dialect)) }, NO_LIMITS).diagnostics

const errors = (all: ReadonlyArray<Diagnostic>) => all.filter(({ severity }) => severity === "error")

/** All lines of a report. */
const linesOf = ({ line, also = [] }: Diagnostic): ReadonlyArray<number> => [
  line,
  ...also.map((place) => Number.parseInt(place, 10))
]

const mutate = ({ dialect, scripts }: ScriptSet, reference: ReferenceView, each: number, isAlone: boolean): Share => {
  const next = random(7)
  const names = new Set(reference.symbols.names)
  const missed: Array<string> = []
  let all = 0
  for (const one of scripts) {
    if (each === 0 || told(reference, one, one.text, isAlone).length > 0) continue
    for (const { text, line, kind, change } of mutantsOf(one.text, dialect, each, next, (name) => names.has(name))) {
      all++
      if (told(reference, one, text, isAlone).length === 0) missed.push(`${one.name}:${line} ${kind}: ${change}`)
    }
  }
  return { all, found: all - missed.length, missed }
}

/** Variables and parameters of a script. */
const ownNames = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/\b(?:var|for|func\s+\w+)\s*([\w\s(,:=.]*)/g)).flatMap(
      ([, names = ""]) => names.match(/\w+/g) ?? []
    )
  )

/** Names of Godot 3 that a Godot 4 does not have, and whether their line has a report. */
const oldNames = ({ scripts }: ScriptSet, reference: ReferenceView): Share => {
  const has = new Set(reference.symbols.names)
  const missed: Array<string> = []
  let all = 0
  for (const one of scripts) {
    const lines = new Set(told(reference, one, one.text, false).flatMap(linesOf))
    const { project } = around(one, one.text, 4)
    const { tokens, lineStarts } = tokenize(one.text, 3)
    const own = ownNames(one.text)
    let line = 1
    for (const [i, { kind, value, start }] of tokens.entries()) {
      while ((lineStarts[line] ?? Number.POSITIVE_INFINITY) <= start) line++
      const isKey =
        tokens[i + 1]?.kind === ":" || ["func", "var", "const", "signal", "$", "/"].includes(tokens[i - 1]?.kind ?? "")
      if (kind !== "identifier" || isKey || has.has(value) || own.has(value)) continue
      const isOld = reference.memberSuccessors(value).length + reference.classSuccessors(value).length > 0
      const isOwn = project !== undefined && (project.declaring(value).length > 0 || project.mentions(value))
      if (!isOld || isOwn) continue
      all++
      if (!lines.has(line)) missed.push(`${one.name}:${line} ${value}`)
    }
  }
  return { all, found: all - missed.length, missed }
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Length of an answer as the tool gives it, in characters. */
const answerLength = (reference: ReferenceView, one: RealScript): number => {
  const answer = check({ code: one.text, reference, ...around(one, one.text, 4) })
  return JSON.stringify({ ...answer, diagnostics: answer.diagnostics.map(brief(one.text.split("\n"))) }).length
}

/** Counts one set; `each` is the number of faults that are put into every script. */
export const evaluateSet = (set: ScriptSet, referenceOf: (dialect: Dialect) => ReferenceView, each: number): Counts => {
  const { dialect, scripts, name } = set
  const reference = referenceOf(dialect)
  const lines = scripts.reduce((sum, { text }) => sum + text.split("\n").length, 0)
  const timed = () => {
    const from = cpu()
    const all = scripts.map((one) => told(reference, one, one.text, false))
    return { all, ms: ((cpu() - from) * 1000) / Math.max(lines, 1) }
  }
  const { all, ms: cold } = timed()
  const known = mutate(set, reference, each, false)
  const alone = mutate(set, reference, each, true)
  const { ms: warm } = timed()
  const newer = dialect === 3 ? referenceOf(4) : undefined
  return {
    name,
    files: scripts.length,
    lines,
    unread: scripts.filter(({ text }) => faultsIn(text, dialect) > 0).length,
    reports: all.flatMap((of, i) =>
      errors(of).flatMap((one) =>
        linesOf(one).map((line) => `${scripts[i]?.name}:${line} [${one.code}] ${one.message}`)
      )
    ),
    cold,
    warm,
    known,
    alone,
    ...(newer === undefined
      ? {}
      : {
          names: oldNames(set, newer),
          answer: percentile(
            scripts.map((one) => answerLength(newer, one)),
            0.5
          )
        })
  }
}

const share = ({ found, all }: Share): string =>
  all === 0 ? "-" : `${found}/${all} = ${((100 * found) / all).toFixed(1)} %`

const columns: ReadonlyArray<readonly [head: string, width: number, cell: (row: Counts) => string]> = [
  ["scripts", -22, ({ name }) => name],
  ["files", 6, ({ files }) => String(files)],
  ["lines", 8, ({ lines }) => String(lines)],
  ["unread", 8, ({ unread }) => String(unread)],
  ["reports", 9, ({ reports }) => String(reports.length)],
  ["faults, project known", 24, ({ known }) => share(known)],
  ["a file alone", 24, ({ alone }) => share(alone)],
  ["names of Godot 3", 22, ({ names }) => (names === undefined ? "-" : share(names))],
  ["answer", 8, ({ answer }) => String(answer ?? "-")],
  ["ms/1,000 cold", 15, ({ cold }) => cold.toFixed(1)],
  ["warm", 7, ({ warm }) => warm.toFixed(1)]
]

/** The counts as a table; `answer` is the median length in characters. */
export const scriptsTable = (rows: ReadonlyArray<Counts>): string =>
  [
    columns.map(([head, width]) => (width < 0 ? head.padEnd(-width) : head.padStart(width))).join(""),
    ...rows.map((row) =>
      columns.map(([, width, cell]) => (width < 0 ? cell(row).padEnd(-width) : cell(row).padStart(width))).join("")
    )
  ].join("\n")

const references: Readonly<Record<Dialect, () => ReferenceView>> = {
  3: lazy(() => readReference(corpus("godot-3.2"), "3.2")),
  4: lazy(() => readReference(corpus("godot-4.5"), "4.5"))
}

/** Faults in each script of a real set. */
const EACH = 3

/** Counts all sets, or those that are named; without the folder or the references a line says what is missing. */
export const evaluateScripts = (names: ReadonlyArray<string> = [], each = EACH): ReadonlyArray<Counts> | string => {
  if (scriptsDir === undefined || corpora === undefined) {
    return "Checks on real scripts are not counted: GODOT_SCRIPTS_DIR and GODOT_CORPUS_DIR name their folders."
  }
  const folder = scriptsDir
  return setNames(folder)
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => evaluateSet(readSet(join(folder, name), name), (dialect) => references[dialect](), each))
}

/** The table, and with `isList` what was reported and missed. */
export const scriptsReport = (counts: ReturnType<typeof evaluateScripts>, isList: boolean): string => {
  if (typeof counts === "string") return counts
  const lists = counts.flatMap(({ name, reports, known, alone, names }) => [
    "",
    `${name}: reports`,
    ...reports,
    `${name}: faults not found, project known`,
    ...known.missed,
    `${name}: faults not found, a file alone`,
    ...alone.missed,
    ...(names === undefined ? [] : [`${name}: names of Godot 3 not told`, ...names.missed])
  ])
  return [scriptsTable(counts), ...(isList ? lists : [])].join("\n")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const words = process.argv.slice(2)
  const names = words.filter((word) => !word.startsWith("-"))
  process.stdout.write(`${scriptsReport(evaluateScripts(names), words.includes("--list"))}\n`)
}
