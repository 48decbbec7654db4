/** nextest: `cargo nextest run`, all tests whichever fails; its ordinary output, which names every test. */
import { finished, type Rerun, started, type TestEvent, type TestRef, totals } from "../results/TestEvent.ts"
import { isTestProgram, ownFrames } from "./cargo.ts"
import { type LineReader, nothing, type Runner, type Selection } from "./Runner.ts"
import { compilerErrors, ERROR } from "./rustErrors.ts"

/** `^name$` is a name in full, as nextest's filter expressions write it with `=`. */
const exactName = (pattern: string): string | undefined =>
  /^\^([\p{XID_Start}_][\p{XID_Continue}:]*)\$$/u.exec(pattern)?.[1]

const ref = (binary: string, name: string): TestRef => ({
  name: `${binary} ${name}`,
  rerun: { scope: "pattern", target: `^${name}$` }
})

const args = ({ pattern }: Selection): ReadonlyArray<string> => {
  const base = ["nextest", "run", "--no-fail-fast"]
  if (pattern === undefined) return base
  const filters = pattern.split("\n")
  const exact = filters.flatMap((filter) => exactName(filter) ?? [])
  if (exact.length === filters.length) return [...base, "-E", exact.map((name) => `test(=${name})`).join(" | ")]
  return [...base, ...filters.map((filter) => exactName(filter) ?? filter)]
}

const STATUS =
  /^\s*(PASS|FAIL|SKIP|SLOW|TIMEOUT|TERMINATING|ABORT|LEAK|LEAK-FAIL|SIG[A-Z]+|FLAKY \S+|TRY \d+ \w+)\s+\[[^\]]*\]\s+(?:\([^)]*\)\s+)?(\S+)\s+(\S.*)$/

/** Reads `        FAIL [   0.005s] sum tests::adds`, the output of a failure below, and `     Summary [...]`. */
const reader = (): LineReader => {
  let open: { readonly test: TestRef; readonly message: Array<string> } | undefined
  const errors = compilerErrors()
  const flush = (): ReadonlyArray<TestEvent> => {
    if (open === undefined) return nothing
    const { test, message } = open
    open = undefined
    const text = message.filter((line) => !/^\s*(?:stdout|stderr) ───|^──+/.test(line)).join("\n")
    const [, file, line] = /panicked at (?:'.{0,300}', )?(\S{1,300}?):(\d{1,9})(?::\d{1,9})?:?$/m.exec(text) ?? []
    return [
      finished({ ...test, ...(file === undefined ? {} : { file, line: Number(line) }) }, "failed", ownFrames(text))
    ]
  }
  return {
    read: (line) => {
      const told = open === undefined ? errors.read(line) : undefined
      if (told !== undefined) return told
      const count = /^\s*Starting (\d+) tests? across/.exec(line)?.[1]
      if (count !== undefined) return count === "0" ? [{ kind: "none" }] : [{ kind: "expected", count: Number(count) }]
      const sum = /^\s*Summary \[[^\]]*\]\s+(?:\d+\/)?\d+ tests? run: (\d+) passed(.*)$/.exec(line)
      if (sum !== null) {
        const of = (word: RegExp) =>
          Array.from((sum[2] ?? "").matchAll(word), ([, n]) => Number(n)).reduce((a, b) => a + b, 0)
        const bad = of(/(?<!\d)(\d{1,9}) (?:failed|timed out|exec failed)/g)
        return [...flush(), totals(Number(sum[1]), bad, of(/(?<!\d)(\d{1,9}) skipped/g))]
      }
      const [, status, binary, name] = STATUS.exec(line) ?? []
      if (status !== undefined && binary !== undefined && name !== undefined) {
        const earlier = flush()
        const test = ref(binary, name)
        if (status === "PASS" || status === "LEAK" || status.startsWith("FLAKY"))
          return [...earlier, finished(test, "passed")]
        if (status === "SKIP") return [...earlier, finished(test, "skipped")]
        if (status === "SLOW" || status === "TERMINATING" || status.startsWith("TRY"))
          return [...earlier, started(test)]
        open = { test, message: [] }
        return earlier
      }
      if (/^error: no tests to run/.test(line)) return [...flush(), { kind: "none" }]
      if (/no such command: `nextest`/.test(line)) {
        return [{ kind: "note", text: "cargo-nextest is not installed; see https://nexte.st/docs/installation/" }]
      }
      if (open !== undefined && open.message.length < 60) open.message.push(line)
      return nothing
    },
    end: () => [...errors.end(), ...flush()],
    isInside: () => open !== undefined || errors.isInside(),
    // Each test is a process of its own: `sum-998cfac313741f21 tests::adds --exact --nocapture`.
    hung: ({ program, args }) => {
      const [name] = args
      const binary = /([^/\\]{1,255})-[0-9a-f]{16}(?:\.exe)?$/.exec(program)?.[1]
      return name === undefined || binary === undefined || !args.includes("--exact")
        ? nothing
        : [started(ref(binary, name))]
    }
  }
}

export const nextest = {
  name: "nextest",
  program: "cargo",
  source: "https://nexte.st/docs/running/; https://nexte.st/docs/filtersets/",
  args,
  pattern: {
    problem: (target) => (/^-/.test(target) ? 'may not begin with "-": cargo would take it for an option' : undefined)
  },
  rerun: (tests: ReadonlyArray<Rerun>) => ({
    files: [],
    pattern: [...new Set(tests.map(({ target }) => target))].join("\n")
  }),
  patterns: { failure: /^\s*(?:FAIL|SIG[A-Z]+|TIMEOUT) \[|^error(?:\[E\d+\])?:|panicked at/, test: STATUS },
  marker: new RegExp(`\\[ *[\\d.]+s\\]|Starting \\d|Summary \\[|no such command|${ERROR.source}`, "m"),
  reader,
  hang: { isTestProgram, listing: () => undefined },
  exitCodes: {
    4: "No test was run (exit code 4).",
    100: "Tests failed (exit code 100).",
    101: "It did not compile, or nextest failed itself (exit code 101)."
  }
} as const satisfies Runner
