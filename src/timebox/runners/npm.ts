/** npm: `npm test`, the project's own script; its output is read as that of the runner it turns out to be. */

import type { ProcessDetail } from "../process/Run.ts"
import type { TestEvent, TestRef, Totals } from "../results/TestEvent.ts"
import { ava } from "./ava.ts"
import { bun } from "./bun.ts"
import { cargo } from "./cargo.ts"
import { deno } from "./deno.ts"
import { go } from "./go.ts"
import { goScriptReader, gotestsumMarker } from "./gotestsum.ts"
import { jasmine } from "./jasmine.ts"
import { jest } from "./jest.ts"
import { LastError, lastErrorMarker } from "./LastError.ts"
import { mocha } from "./mocha.ts"
import { node } from "./node.ts"
import { playwright } from "./playwright.ts"
import { pytest } from "./pytest.ts"
import { type LineReader, nothing, type Project, type Runner } from "./Runner.ts"
import { FOREIGN_LINE } from "./stackFrames.ts"
import { tap } from "./tap.ts"
import { unittest } from "./unittest.ts"
import { uvu } from "./uvu.ts"
import { vitest } from "./vitest.ts"

/** A file of tests, as bun writes it above them. */
const BUN_FILE = /^\S.{0,1000}[._](?:test|spec)\.[cm]?[jt]sx?:$/

/** A mark as bun writes it in colours, without the time that it adds to a failed test: any program may write such. */
const OTHER_MARK = /^[✓✗»✎] (?!.* \[[\d.]+m?s\]$)/

/** The end of a run of bun: another program may follow, as vite with its `✓ built in 1s`. */
const BUN_END = /^Ran \d+ tests? across /

/**
 * Reads bun's tests from the first file to the end of its run, without the marks that tests and other programs write.
 */
const bunReader = (project: Project): LineReader => {
  const reading = bun.reader(project)
  let isBun = false
  return {
    ...reading,
    read: (line) => {
      isBun = (isBun || BUN_FILE.test(line)) && !BUN_END.test(line)
      return isBun && !OTHER_MARK.test(line) ? reading.read(line) : nothing
    }
  }
}

/**
 * The runners that a script of package.json starts, as a rule. Lines of unittest (with `-v`) and of cargo could be
 * taken for those of deno.
 */
const candidates: ReadonlyArray<Pick<Runner, "marker" | "reader">> = [
  vitest,
  jest,
  node,
  tap,
  mocha,
  playwright,
  unittest,
  cargo,
  deno,
  pytest,
  ava,
  jasmine,
  uvu,
  { marker: bun.marker, reader: bunReader },
  { marker: new RegExp(`${go.marker.source}|${gotestsumMarker.source}`, "m"), reader: goScriptReader }
]

/**
 * Matches the line by which npm begins a script. In go's output no other line begins a run:
 * `PASS sum.TestAdds` is a result.
 */
const PACKAGE_BEGINNING = /^> @?[^\s@]{1,214}@[^\s@]{1,100} /

/**
 * The beginning of a run, or of a file in it: of npm itself in a package, vitest, jest, playwright, deno, node, pytest
 * and bun.
 */
const BEGINNING = new RegExp(
  `${PACKAGE_BEGINNING.source}|^ *RUN {2}v\\d|^(?:PASS|FAIL) |^Running \\d+ tests? using |^running \\d+ tests? from |^TAP version |^=+ test session starts|${BUN_FILE.source}`
)

/** A sum as runners of any kind write it: `2 tests passed`, `# pass 2`, `  1 passing (3ms)`, `5 tests, 0 failures`. */
const SUM = /\d (?:tests? )?pass(?:ed|ing)\b|\d tests?, \d|\b(?:[Tt]ests|[Pp]ass(?:ed|ing)?|[Tt]otal):? +\d|^DONE \d/

/** Maximum number of tests whose names are kept. */
const MAX_NAMES = 50_000

/**
 * Combines the runs of several packages: their sums are added, and of tests of one name the second has ` (2)` behind
 * it. A package names its files from its own folder: one that is not there below the root is left out. `npm test`
 * cannot be given a test, so no failure has a rerun.
 */
const several = ({ read }: Project) => {
  let earlier = { passed: 0, failed: 0, skipped: 0 }
  let last: Totals | undefined
  let run = 1
  const runs = new Map<string, Array<number>>()
  const named = ({ file, line, rerun: _, ...test }: TestRef): TestRef => {
    const all = runs.get(test.name) ?? []
    if (runs.size < MAX_NAMES) runs.set(test.name, all)
    if (all.at(-1) !== run) all.push(run)
    const isThere = file !== undefined && read(file) !== undefined
    return {
      ...test,
      ...(all.length === 1 ? {} : { name: `${test.name} (${all.length})` }),
      ...(isThere ? { file, ...(line === undefined ? {} : { line }) } : {})
    }
  }
  return {
    see: (line: string, beginning: RegExp): void => {
      if (last === undefined || !beginning.test(line)) return
      earlier = added(earlier, last)
      last = undefined
      run++
    },
    event: (event: TestEvent): TestEvent => {
      if (event.kind === "totals" && !event.adds) {
        last = event.totals
        return { ...event, totals: added(earlier, last) }
      }
      return "test" in event ? { ...event, test: named(event.test) } : event
    }
  }
}

const added = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped
})

/** Runners with a report of their own, which names the test that hangs. */
const NAMING: ReadonlySet<string> = new Set([vitest, jest, mocha, playwright, pytest, node].map(({ name }) => name))

/**
 * Returns the runner that a process is, by the words of its command line.
 *
 * @example runnerIn({ program: "node", args: ["/app/node_modules/.bin/vitest", "run"], threads: [] }) // "vitest"
 */
export const runnerIn = ({ args, program }: ProcessDetail): string | undefined => {
  const words = [program, ...args].flatMap((word) => word.split(/\s+/))
  const names = words.map((word) => (/[^\\/]*$/.exec(word)?.[0] ?? "").replace(/\.(?:[cm]?js|cmd|exe)$/, ""))
  return names.find((name) => NAMING.has(name) && (name !== "node" || words.includes("--test")))
}

/** The first whose reader finds a test or totals in the output is the one. */
const reader = (project: Project): LineReader => {
  const readers = candidates.map((one) => one.reader(project))
  /** Vitest's reader, since vitest writes errors outside tests to another stream than its totals. */
  const [ofVitest] = readers
  const ofGo = readers.at(-1)
  let chosen: LineReader | undefined
  /** True after totals: the run reached its end, and what looks cut is the output of one of its tests. */
  let isSummed = false
  const { event, see } = several(project)
  const isSure = ({ kind }: TestEvent) => kind !== "cut" || !isSummed
  /**
   * Events that are certain at the end although no test has a result: a run that was cut, an error outside of tests, a
   * file that could not be loaded.
   */
  const isCertain = (one: TestEvent) =>
    one.kind === "cut" || one.kind === "note" || (one.kind === "finished" && one.isUnreported === true)
  /** True once a test was named that begins. */
  let isNaming = false
  const lastError = new LastError(project.root)
  return {
    read: (line) => {
      see(line, chosen === ofGo ? PACKAGE_BEGINNING : BEGINNING)
      lastError.read(line)
      if (SUM.test(line)) isSummed = true
      else if (BEGINNING.test(line)) isSummed = false
      if (chosen !== undefined) return chosen.read(line).map(event)
      for (const one of readers) {
        const events = one.read(line)
        if (events.some(({ kind }) => kind === "started")) isNaming = true
        const isFound = events.some(({ kind }) => kind === "finished" || kind === "totals" || kind === "none")
        if (isFound || one.hasResults?.() === true) {
          chosen = one
          return events.map(event)
        }
        if (one === ofVitest && events.length > 0) return events.filter(({ kind }) => kind === "note")
      }
      return /^npm (?:error|ERR!) Missing script: "test"/.test(line)
        ? [{ kind: "note", text: 'package.json has no script named "test".' }]
        : []
    },
    // A runner that was left before its first result is not chosen yet.
    end: () => {
      const events =
        chosen === undefined
          ? readers.flatMap((one) => one.end?.() ?? []).filter((one) => isCertain(one) && isSure(one))
          : (chosen.end?.() ?? []).filter(isSure)
      return [...events.map(event), ...lastError.events()]
    },
    hung: (process) => {
      const name = runnerIn(process)
      const text = `Behind npm ${name} does not say which test was running; runner "${name}" does.`
      return name === undefined || isNaming ? nothing : [{ kind: "note", text }]
    },
    hasResults: () => chosen !== undefined || isSummed,
    isInside: () => lastError.isOpen || (chosen?.isInside?.() ?? readers.some((one) => one.isInside?.() ?? false))
  }
}

export const npm = {
  name: "npm",
  program: "npm",
  source: "https://docs.npmjs.com/cli/commands/npm-test",
  args: () => ["test"],
  needs: { files: ["package.json"], advice: "There is no package.json in the root." },
  patterns: { failure: /^npm (?:error|ERR!)/, test: null, aside: FOREIGN_LINE },
  marker: new RegExp(
    [
      ...candidates.map(({ marker }) => marker.source),
      BEGINNING.source,
      SUM.source,
      lastErrorMarker.source,
      "Missing script"
    ].join("|"),
    "m"
  ),
  reader,
  hang: { isTestProgram: (process) => runnerIn(process) !== undefined, listing: () => undefined }
} as const satisfies Runner
