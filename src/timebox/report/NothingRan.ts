/** Whether a runner says, with exit code 0, that it found no test to run: a pass that proves nothing. */
import type { Runner } from "../runners/templates.ts"

interface Forms {
  /** A line that tells that nothing was run, here or in all. */
  readonly none: RegExp
  /** A line that tells that something was. */
  readonly some: RegExp
}

/** Runners that end with an exit code of their own for this are not here. */
const forms: ReadonlyMap<Runner, Forms> = new Map([
  // `      Tests  3 skipped (3)`, `      Tests  1 passed | 2 skipped (3)`
  ["vitest", { none: /^\s*Tests {2}\d+ (?:skipped|todo)\b/, some: /^\s*Tests {2}.*\b\d+ (?:passed|failed)\b/ }],
  // `Tests:       3 skipped, 3 total`
  ["jest", { none: /^Tests: +\d+ (?:skipped|todo)\b/, some: /^Tests: .*\b\d+ (?:passed|failed)\b/ }],
  ["cargo", { none: /^running 0 tests$/, some: /^running [1-9]\d* tests?$/ }],
  // `ok  	example.org/sum	0.01s [no tests to run]`, `?   	example.org/sum	[no test files]`
  ["go", { none: /\[no tests? (?:to run|files)\]$/, some: /^ok\s+\S+\s+(?:\(cached\)|[\d.]+s)$/ }],
  ["godot-gdunit4", { none: /No test suites found/, some: /> \w+ ?:? ?(?:PASSED|FAILED)\b/ }]
])

export interface NothingRan {
  /** Takes the next line, cleaned. */
  readonly read: (line: string) => void
  readonly holds: () => boolean
}

export const make = (runner: Runner): NothingRan => {
  const form = forms.get(runner)
  let none = false
  let some = false
  return {
    read: (line) => {
      if (form === undefined) return
      none ||= form.none.test(line)
      some ||= form.some.test(line)
    },
    holds: () => none && !some
  }
}
