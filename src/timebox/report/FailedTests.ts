/**
 * The names of the tests that failed, read from each runner's ordinary output.
 *
 * Only forms that the runner prints for every failed test are read; a runner
 * whose output has no such form names none.
 */
import type { Runner } from "../runners/templates.ts"

/** Names beyond this many are not gathered. */
export const MOST = 1000

/** Reads a line and says what failed, if it says so; may remember earlier lines. */
type Reader = (line: string) => ReadonlyArray<string>

const none: ReadonlyArray<string> = []

const firstGroup =
  (form: RegExp): Reader =>
  (line) => {
    const name = form.exec(line)?.[1]
    return name === undefined ? none : [name]
  }

/** `00:02 +1 -1: /home/me/app/test/counter_test.dart: increments [E]`; the path is told from the root. */
const dart =
  (root: string): Reader =>
  (line) => {
    const name = /^\d+:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/.exec(line)?.[1]
    return name === undefined ? none : [name.split(`${root}/`).join("")]
  }

/** ` FAIL  test/sum.test.ts > sum > adds`, and ` FAIL  test/sum.test.ts [ test/sum.test.ts ]` for one that cannot be loaded. */
const vitest: Reader = (line) => {
  const name = /^\s*FAIL {2}(\S.*)$/.exec(line)?.[1]
  return name === undefined ? none : [name.replace(/ \[ .* \]$/, "")]
}

/** `FAIL src/sum.test.js`, then `  ● sum › adds` for each of its tests that failed. */
const jest = (): Reader => {
  let file = ""
  return (line) => {
    const heading = /^FAIL (\S.*?)(?: \([\d.]+ m?s\))?$/.exec(line)?.[1]
    if (heading !== undefined) file = heading
    const name = /^ {2}● (\S.*)$/.exec(line)?.[1]
    if (name === undefined || name === "Console" || name.startsWith("Cannot log after")) return none
    return [file === "" ? name : `${file} › ${name}`]
  }
}

/** `FAILED tests/test_sum.py::test_adds - assert 1 == 2` below `short test summary info`. */
const pytest = (): Reader => {
  let isSummary = false
  return (line) => {
    if (/^=+ short test summary info =+$/.test(line)) isSummary = true
    if (!isSummary) return none
    const name = /^(?:FAILED|ERROR) (\S.*)$/.exec(line)?.[1]
    return name === undefined ? none : [name.split(" - ")[0] ?? name]
  }
}

/** `    sum::adds` below `failures:`, up to a line that is neither blank nor such a name; the first such list holds outputs, not names alone. */
const cargo = (): Reader => {
  let isList = false
  return (line) => {
    if (line === "failures:") isList = true
    else if (isList) {
      const name = /^ {4}(\S.*)$/.exec(line)?.[1]
      if (name !== undefined) return [name]
      if (line !== "") isList = false
    }
    return none
  }
}

/** `* test_adds` and later `    [Failed]:  ...`, below the name of the script. */
const gut = (): Reader => {
  let script = ""
  let test = ""
  return (line) => {
    const heading = /^(res:\/\/\S+\.gd\S*)/.exec(line)?.[1]
    if (heading !== undefined) script = heading
    test = /^\s*[*-] (test_\w+)/.exec(line)?.[1] ?? test
    return /^\s*\[Failed\]/.test(line) && test !== "" ? [script === "" ? test : `${script} > ${test}`] : none
  }
}

/** `Run Test: res://test/sum_test.gd > test_adds :FAILED 12ms` */
const gdUnit4: Reader = (line) => {
  const found = /(res:\/\/\S+) > (\S+?) ?:? ?FAILED\b/.exec(line)
  return found === null ? none : [`${found[1]} > ${found[2]}`]
}

const reader = (runner: Runner, root: string): Reader => {
  switch (runner) {
    case "flutter":
    case "dart":
      return dart(root)
    case "vitest":
      return vitest
    case "jest":
      return jest()
    case "pytest":
      return pytest()
    case "cargo":
      return cargo()
    case "go":
      return firstGroup(/^\s*--- FAIL: (\S+)/)
    case "godot-gut":
      return gut()
    case "godot-gdunit4":
      return gdUnit4
  }
}

export interface FailedTests {
  /** Takes the next line, cleaned. */
  readonly read: (line: string) => void
  /** Each name once, in the order of the output. */
  readonly names: () => ReadonlyArray<string>
}

/** `root`: an absolute path that is left out of names. */
export const make = (runner: Runner, root: string): FailedTests => {
  const found = new Set<string>()
  const readLine = reader(runner, root)
  return {
    read: (line) => {
      if (found.size < MOST) for (const name of readLine(line)) found.add(name.trim())
    },
    names: () => [...found]
  }
}
