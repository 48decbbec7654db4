/** What each runner's ordinary output looks like: the lines that name a test, and those that tell of a failure. */
import type { Runner } from "../runners/templates.ts"
import type { Marks } from "./LogExtractor.ts"

/** `00:02 +1 ~1 -1: test/counter_test.dart: increments` */
const dart: Marks = {
  failure: /EXCEPTION CAUGHT|TestFailure|\[E\]$|Some tests failed/,
  test: /^\d+:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: /
}

/** ` ✓ sum > adds`, ` ❯ test/sum.test.ts (3 tests | 1 failed)`, `PASS test/sum.test.js` */
const node: Marks = {
  failure: /^\s*[×✗✕●]/,
  test: /^\s*[✓√×✗✕↓] |^\s*❯ \S+ \(\d+ test|^(?:PASS|FAIL|RUNS) /
}

const marks: Readonly<Record<Runner, Marks>> = {
  flutter: dart,
  dart,
  vitest: node,
  jest: node,
  // `tests/test_sum.py::test_adds PASSED`, `tests/test_sum.py ..F`
  pytest: { failure: /^E {3}/, test: /^\S+\.py(?:::\S+| [.FEsxX]+)/ },
  // `test sum::adds ... ok`
  cargo: { failure: null, test: /^test \S.* \.\.\.|^test \S+ has been running for over/ },
  // `=== RUN   TestSum`, `ok  	example.com/sum	0.01s`
  go: { failure: null, test: /^=== RUN |^\s*--- (?:PASS|FAIL|SKIP): |^(?:ok|FAIL|---)\s+\S+\s/ },
  // `* test_adds`
  "godot-gut": { failure: /\[Failed\]|SCRIPT ERROR/, test: /^\s*\* test_\w+/ },
  // `Run Test: res://test/sum_test.gd > test_adds :STARTED`
  "godot-gdunit4": { failure: null, test: /res:\/\/\S+ > \w+/ }
}

export const marksOf = (runner: Runner): Marks => marks[runner]
