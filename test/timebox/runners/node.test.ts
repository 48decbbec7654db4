import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { node } from "../../../src/timebox/runners/node.ts"
import { type Selection, union } from "../../../src/timebox/runners/Runner.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { projectOf, resultsOf } from "../support/results.ts"

const suite = `import { describe, test } from "node:test"
const fails = () => { throw new Error("boom") }
test("adds", fails)
test("adds more", fails)
describe("a (suite) > b", () => {
  test("日本語 'x' - a/b ", fails)
  test("holds", () => {})
})
test("parent", async (t) => {
  await t.test("sub [1]", fails)
})
`

/** Runs `node --test` as the runner tells it, with the report for machines. */
const run = (root: string, selection: Selection) => {
  const project = { ...projectOf(), root }
  const file = join(root, `results-${Math.random()}.jsonl`)
  const { args, files } = node.report.request({ folder: root, file })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  // Within a test of node itself a nested one would run nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  try {
    execFileSync(process.execPath, node.args(selection, project, args), { cwd: root, env, stdio: "ignore" })
  } catch {
    // Tests failed, as they should.
  }
  return resultsOf(node.report.reader(project), readFileSync(file, "utf8"))
}

/** Gives events of node to the reporter, and reads what it writes; `isEnding` as when the limit was reached. */
const reportOf = async (root: string, events: ReadonlyArray<object>, isEnding = false) => {
  const file = join(root, "results.jsonl")
  for (const [name, text] of Object.entries(node.report.request({ folder: root, file }).files))
    writeFileSync(join(root, name), text)
  const others = new Set(process.listeners("SIGTERM"))
  const { default: reporter } = await import(pathToFileURL(join(root, "node.mjs")).href)
  const own = process.listeners("SIGTERM").filter((listener) => !others.has(listener))
  for (const listener of own) {
    if (isEnding) listener("SIGTERM")
    process.removeListener("SIGTERM", listener)
  }
  for await (const _ of reporter(events));
  return resultsOf(node.report.reader({ ...projectOf(), root }), readFileSync(file, "utf8"))
}

describe("the reporter for node --test", () => {
  it.scoped("names each test that fails once, with a rerun that runs it alone, in any version of node", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      writeFileSync(join(root, "test", "a.test.mjs"), suite)
      const { counts, failures } = run(root, { files: [] })
      assert.deepStrictEqual(counts, { passed: 1, failed: 4, skipped: 0 })
      const names = ["adds", "adds more", "a (suite) > b > 日本語 'x' - a/b ", "parent > sub [1]"]
      assert.deepStrictEqual(
        failures.map(({ name }) => name),
        names.map((name) => `test/a.test.mjs > ${name}`)
      )
      // The last two in one run, as scope "failed" does: titles below a suite, and a subtest.
      const reruns = failures.slice(2).flatMap(({ rerun }) => rerun ?? [])
      const again = run(root, union(reruns))
      assert.deepStrictEqual(
        again.failures.map(({ name }) => name),
        failures.slice(2).map(({ name }) => name)
      )
    })
  )

  it.scoped("names a file whose process is blocked before it reports a test, in any version of node", () =>
    Effect.gen(function* () {
      const reported = (all: ReadonlyArray<object>) =>
        Effect.flatMap(temporaryFolder, (folder) => Effect.promise(() => reportOf(folder, all, true)))
      const root = process.cwd()
      const [blocked, good] = [join(root, "blocked.test.mjs"), join(root, "good.test.mjs")]
      const ofFile = (type: string, file: string, details = {}) => ({
        type: `test:${type}`,
        data: { name: file, file, nesting: 0, line: 1, column: 1, details }
      })
      const ofTest = (type: string) => ({
        type: `test:${type}`,
        data: { name: "holds", file: good, nesting: 0, line: 2, column: 1, details: {} }
      })
      const begun = [
        ofFile("enqueue", good),
        ofFile("enqueue", blocked),
        ofFile("dequeue", good),
        ofFile("dequeue", blocked)
      ]
      // A file that has tests may not be reported itself.
      const tested = [...begun, ofTest("dequeue"), ofTest("start"), ofTest("pass")]
      const told = ofFile("fail", blocked, { error: { signal: "SIGTERM" } })
      for (const events of [tested, [...tested, told]]) {
        const { counts, failures, running, seen } = yield* reported(events)
        assert.deepStrictEqual(
          running.map(({ name }) => name),
          [blocked]
        )
        assert.deepStrictEqual([counts, failures, seen], [{ passed: 1, failed: 0, skipped: 0 }, [], 1])
      }
      const crash = ofFile("fail", blocked, { error: { signal: "SIGSEGV" } })
      const { failures, running } = yield* reported([...tested, crash])
      assert.isEmpty(running)
      assert.deepInclude(failures[0], { name: blocked, message: "Its process was ended by SIGSEGV." })
    })
  )

  it.scoped("says what a file wrote whose process told itself to end", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      const code = 'console.error("no database"); process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'
      writeFileSync(join(root, "test", "a.test.mjs"), code)
      const { failures, running } = run(root, { files: [] })
      assert.isEmpty(running)
      assert.strictEqual(failures.length, 1)
      assert.deepInclude(failures[0], { name: "test/a.test.mjs", message: "no database" })
    })
  )

  it.scoped("shows each error that another one gathers or was caused by", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const gathered = 'new AggregateError([new Error("one"), new TypeError("two")], "many")'
      const source = `import { test } from "node:test"\ntest("x", () => { throw new Error("top", { cause: ${gathered} }) })\n`
      writeFileSync(join(root, "a.test.mjs"), source)
      const { failures } = run(root, { files: [] })
      const heads = (failures[0]?.message ?? "").split("\n").filter((line) => !line.startsWith("    at "))
      assert.deepStrictEqual(heads, [
        "Error: top",
        "Caused by: AggregateError: many",
        "1: Error: one",
        "2: TypeError: two"
      ])
    })
  )

  it.scoped("reports why a file could not be loaded, from what its process wrote", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      writeFileSync(join(root, "test", "a.test.cjs"), 'require("./nope")\n')
      const { failures } = run(root, { files: [] })
      assert.deepInclude(failures[0], { name: "test/a.test.cjs", line: 1 })
      assert.match(failures[0]?.message ?? "", /^Error: Cannot find module '\.\/nope'/)
    })
  )

  it.scoped("calls a file failed whose process left before it reported a test, and one without tests passed", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      writeFileSync(join(root, "test", "script.test.mjs"), "process.exit(0)\n")
      const noTests = [`import { test } from "node:test"`, "/*", 'test("old", () => {})', "*/", "const code = `"]
      writeFileSync(
        join(root, "test", "none.test.mjs"),
        [...noTests, 'test("written", () => {})', "`", "test.before(() => {})", ""].join("\n")
      )
      writeFileSync(join(root, "test", "left.test.mjs"), `${suite}test("leaves", () => { process.exit(0) })\n`)
      const { counts, failures } = run(root, { files: [] })
      assert.deepStrictEqual(counts, { passed: 2, failed: 1, skipped: 0 })
      assert.deepStrictEqual(
        failures.map(({ message, name }) => [name, message]),
        [["test/left.test.mjs", "Its process ended before it reported a test, for example by process.exit()."]]
      )
      // Of those that a pattern leaves out no version reports all.
      const { noneRan } = run(root, { files: ["test/script.test.mjs"], pattern: "adds" })
      assert.isTrue(noneRan)
    })
  )

  it.scoped("calls a file skipped that leaves before its first test, unless it may leave elsewhere", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      const write = (name: string, guard: string, after = "") =>
        writeFileSync(
          join(root, "test", `${name}.test.mjs`),
          `import { test } from "node:test"\n${guard}\ntest("adds", () => {})\n${after}`
        )
      write("block", 'if (!process.env.NOTHING) {\n  console.log("no database")\n  process.exit(0)\n}')
      write("line", "if (!process.env.NOTHING) process.exit()")
      write("operator", "process.env.NOTHING || process.exit(0)")
      write("both", "if (process.env.NOTHING) process.exit(0)", "test.after(() => process.exit(0))\n")
      write("function", 'const leave = () => process.exit(0)\nprocess.on("beforeExit", leave)', "leave()\n")
      const { counts, failures } = run(root, { files: [] })
      assert.deepStrictEqual(counts, { passed: 0, failed: 2, skipped: 3 })
      assert.deepStrictEqual(failures.map(({ name }) => name).toSorted(), [
        "test/both.test.mjs",
        "test/function.test.mjs"
      ])
    })
  )

  it.scoped("says what failed before the tests that it cancelled", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      const tests = 'test("one", () => {}); describe("inner", () => { test("two", () => {}) })'
      writeFileSync(
        join(root, "test", "a.test.mjs"),
        `import { before, describe, test } from "node:test"
describe("s", () => { before(() => { throw new Error("no database") }); ${tests} })
test("last", () => {})\n`
      )
      const { counts, failures } = run(root, { files: [] })
      assert.deepStrictEqual(counts, { passed: 1, failed: 4, skipped: 0 })
      assert.deepStrictEqual(failures[0]?.name, "test/a.test.mjs > s")
      assert.match(failures[0]?.message ?? "", /^Error: no database/)
      assert.deepStrictEqual(
        failures.slice(1).map(({ name }) => name),
        ["s > one", "s > inner > two", "s > inner"].map((name) => `test/a.test.mjs > ${name}`)
      )
    })
  )

  it.scoped("says which test caused an error after its end", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      mkdirSync(join(root, "test"))
      const late = 'test("late", () => { setTimeout(() => { throw new Error("too late") }, 5) })'
      const wait = 'test("waits", () => new Promise((done) => setTimeout(done, 100)))'
      const file = (name: string, ...lines: ReadonlyArray<string>) =>
        writeFileSync(join(root, "test", name), ['import { test } from "node:test"', ...lines].join("\n"))
      file("a.test.mjs", late, wait)
      file("b.test.mjs", late, wait, 'test("fails", () => { throw new Error("no") })')
      file("c.test.mjs", 'setTimeout(() => { throw new Error("of no test") }, 5)', wait)
      const { failures, notes } = run(root, { files: [] })
      const after = "generated asynchronous activity after the test ended"
      assert.deepStrictEqual(
        failures.map(({ line, message, name }) => [name, line, message.split("\n    at ")[0]]),
        [
          ["test/a.test.mjs", 2, `Error: too late\nTest "late" at test/a.test.mjs:2:1 ${after}.`],
          ["test/b.test.mjs > fails", 4, "Error: no"],
          ["test/c.test.mjs", undefined, `Error: of no test\nA resource ${after}.`]
        ]
      )
      assert.deepStrictEqual(notes, [`Test "late" at test/b.test.mjs:2:1 ${after}: Error: too late`])
    })
  )

  it.scoped("calls a test failed whose process left before its end", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const file = join(root, "a.test.mjs")
      const event = (type: string, name: string, line: number, nesting = 0) => ({
        type: `test:${type}`,
        data: { name, nesting, file, line, column: 1, details: {} }
      })
      const report = yield* Effect.promise(() =>
        reportOf(root, [
          event("dequeue", file, 1),
          event("dequeue", "side by side", 2),
          event("dequeue", "one", 3, 1),
          event("dequeue", "two", 4, 1),
          event("start", "side by side", 2),
          event("start", "two", 4, 1),
          event("pass", "two", 4, 1),
          event("complete", file, 1)
        ])
      )
      assert.deepStrictEqual(
        report.failures.map(({ line, message, name }) => [name, line, message.split(",")[0]]),
        [
          ["a.test.mjs > side by side", 2, "The process of its file ended before it did"],
          ["a.test.mjs > side by side > one", 3, "The process of its file ended before it did"]
        ]
      )
    })
  )
})
