/**
 * Combines results: those of the machine-readable report with those of the ordinary output,
 * and those of several rounds.
 */
import type { TestFailure, TestResults } from "./Results.ts"
import type { Stack, Thread } from "./TestEvent.ts"

/**
 * Returns the results of the machine-readable report, completed from the ordinary output: all of the output's results
 * where the report is empty, incomplete or cut with fewer tests, else the failures that the report lacks.
 *
 * @param lacks what no report of this runner holds
 * @example merged(machine, text, ["skipped"]).counts // those of `machine`, with the skipped tests of `text`
 */
export const merged = (
  machine: TestResults,
  text: TestResults,
  lacks: ReadonlyArray<"skipped" | "expected"> = []
): TestResults => withStack(joined(machine, text, lacks), text.stack)

/**
 * Returns the results with stacks as the messages of the tests that had not ended, unless they may be of other tests.
 */
const withStack = (results: TestResults, stack: Stack | undefined): TestResults => {
  const [oldest, ...later] = results.running
  if (oldest === undefined || oldest.message !== "" || stack === undefined) return results
  const ended = [...(results.passedNames ?? []), ...results.failures.map(({ name }) => name)]
  const own = functionOf(oldest.name)
  const isIn = (functions: ReadonlySet<string>) => (test: { readonly name: string }) =>
    functions.has(functionOf(test.name))
  const [first] = stack.threads
  // Processes that run tests side by side have a stack each.
  const isOfLater = !isIn(first.functions)(oldest) && later.some(isIn(first.functions))
  const thread = isOfLater ? stack.threads.find(({ functions }) => isIn(functions)(oldest)) : first
  const isOwn = stack.functions.has(own)
  // A fixture's stack names no test; what was written after a time may be of any test that has ended.
  const mayBeOther = stack.isTimed
    ? !isOwn || ended.some((name) => functionOf(name) === own)
    : !isOwn && ended.some((name) => stack.functions.has(functionOf(name)))
  return mayBeOther || thread === undefined
    ? results
    : { ...results, running: [{ ...oldest, message: thread.text }, ...withThreads(later, stack, thread)] }
}

/**
 * Returns tests with the stacks of threads that were in their functions, each thread once; `taken` is another test's.
 */
const withThreads = (
  tests: ReadonlyArray<TestFailure>,
  { isTimed, threads }: Stack,
  taken: Thread
): ReadonlyArray<TestFailure> => {
  const left = new Set(isTimed ? [] : threads.filter((one) => one !== taken))
  return tests.map((test) => {
    const thread = [...left].find(({ functions }) => functions.has(functionOf(test.name)))
    if (thread === undefined || test.message !== "") return test
    left.delete(thread)
    return { ...test, message: thread.text }
  })
}

/**
 * Returns the file's name and the function of a test, or of a place in a stack: they may be named from two folders.
 *
 * @example functionOf("sub/test_a.py::TestA::test_b[1::2]") // "test_a.py::test_b"
 */
export const functionOf = (name: string): string => {
  const [path = "", ...names] = (name.split("[", 1)[0] ?? "").split("::")
  return `${path.slice(path.lastIndexOf("/") + 1)}::${names.at(-1) ?? ""}`
}

const joined = (machine: TestResults, text: TestResults, lacks: ReadonlyArray<"skipped" | "expected">): TestResults => {
  const notes = [...new Set([...machine.notes, ...text.notes])]
  if (!machine.isReported || (machine.isIncomplete && text.seen >= machine.seen)) return { ...text, notes }
  if (machine.counts === undefined && text.counts !== undefined)
    return { ...text, notes, running: machine.running, expected: machine.expected }
  // A full disk cuts off a report that is written test by test, but not the output.
  if (!machine.isDone && numberOf(text) > numberOf(machine) && text.failed >= machine.failed) return { ...text, notes }
  const known = withoutHung(machine, text.hung)
  const counts = known.counts && {
    ...known.counts,
    ...(lacks.includes("skipped") ? { skipped: Math.max(known.counts.skipped, text.counts?.skipped ?? 0) } : {})
  }
  const expected = lacks.includes("expected") ? (known.expected ?? text.expected) : known.expected
  const isCut = !machine.isDone && !machine.isIncomplete
  return withMore({ ...known, notes, counts, expected, isCut, lastError: text.lastError }, text)
}

/** Returns the number of tests that results count, files that failed as a whole among them. */
const numberOf = ({ counts = { passed: 0, failed: 0, skipped: 0 } }: TestResults): number =>
  counts.passed + counts.failed + counts.skipped

/**
 * Returns the results with the failures that only the ordinary output has, and its messages where they contain more.
 */
const withMore = (machine: TestResults, text: TestResults): TestResults => {
  const printed = new Map(text.failures.map((failure) => [failure.name, failure]))
  const failures = machine.failures.map((failure) => ({
    ...failure,
    message: fuller(failure.message, printed.get(failure.name)?.message ?? "")
  }))
  const known = new Set(failures.map(({ name }) => name))
  const more = text.failures.filter(
    (one) =>
      !known.has(one.name) &&
      // A report that came to its end has all failures: the output may quote those of another run.
      (one.isUnreported === true || (!machine.isDone && (known.size === 0 || isOfFile(one))))
  )
  if (more.length === 0) return { ...machine, failures }
  const failed = machine.failed + more.length
  const calledPassed = more.filter(({ name }) => machine.passedNames?.has(name) === true).length
  const calledSkipped = more.filter(({ name }) => machine.skippedNames.has(name)).length
  const counts = machine.counts && {
    passed: machine.counts.passed - calledPassed,
    failed,
    skipped: machine.counts.skipped - calledSkipped
  }
  return { ...machine, failures: [...failures, ...more], failed, counts, noneRan: false }
}

/**
 * Returns the results with `hung` as tests that had not ended: a runner that is asked to end may report them as failed.
 */
const withoutHung = (results: TestResults, hung: ReadonlyArray<TestFailure>): TestResults => {
  if (hung.length === 0) return results
  const names = new Set(hung.map(({ name }) => name))
  const failures = results.failures.filter(({ name }) => !names.has(name))
  const failed = results.failed - (results.failures.length - failures.length)
  const running = [...hung, ...results.running.filter(({ name }) => !names.has(name))]
  return { ...results, failures, failed, running, hung, counts: results.counts && { ...results.counts, failed } }
}

/** Returns the message that contains the other one: a report may have only the first of several failed assertions. */
const fuller = (machine: string, text: string): string => (text.includes(machine) ? text : machine)

/**
 * Checks whether a failure belongs to a whole file, or to a line that could not be compiled, and not to a test.
 *
 * @example
 * isOfFile({ file: "test/a.js", name: "test/a.js" }) // true
 * isOfFile({ file: "test/a.js", name: "test/a.js > adds" }) // false
 * isOfFile({ file: "a.md", name: "a.md::a.md" }) // false: a test that is named after its file
 */
export const isOfFile = ({ file, name }: Pick<TestFailure, "file" | "name">): boolean => {
  if (file === undefined) return false
  const rest = name.startsWith(file) ? name.slice(file.length) : undefined
  return rest === undefined ? name.endsWith(file) : rest === "" || /^:\d+/.test(rest)
}

/**
 * Returns the names of tests that failed in one round and passed in another.
 *
 * @example
 * flakyOf([{ ...first, failures: [{ name: "adds", ... }] }, { ...second, passedNames: new Set(["adds"]) }]) // ["adds"]
 */
export const flakyOf = (rounds: ReadonlyArray<TestResults>): ReadonlyArray<string> => {
  const failed = new Set(rounds.flatMap(({ failures }) => failures.map(({ name }) => name)))
  return [...failed].filter((name) => rounds.some(({ passedNames }) => passedNames?.has(name) === true))
}
