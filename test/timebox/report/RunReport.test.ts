import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { Outcome } from "../../../src/timebox/process/TimeboxController.ts"
import { answerOf } from "../../../src/timebox/report/answerSize.ts"
import { extract } from "../../../src/timebox/report/LogExtractor.ts"
import { newlinesIn } from "../../../src/timebox/report/LogFormat.ts"
import type { Findings } from "../../../src/timebox/report/RunRecord.ts"
import { lastLines, summarize } from "../../../src/timebox/report/RunReport.ts"
import { seconds } from "../../../src/timebox/report/runMessage.ts"
import { render } from "../../../src/timebox/report/SummaryMarkdown.ts"
import { flutter } from "../../../src/timebox/runners/flutter.ts"
import { times } from "../../support/effort.ts"
import { lineSize } from "../../support/timebox.ts"
import { failing, noResults } from "../support/results.ts"

const passed: Outcome = {
  status: "pass",
  exitCode: 0,
  signal: null,
  durationMs: 1229.6,
  leakedProcesses: 0,
  message: null
}

const findings = (
  output: string,
  outcome: Partial<Outcome> = {},
  more: Partial<Findings> = {},
  maxOutputBytes = 20_000
): Findings => {
  const bytes = Buffer.from(output)
  const reportDir = more.reportDir ?? "out"
  return {
    run: {
      runner: "flutter",
      scope: "all",
      command: ["flutter", "test"],
      timeoutMs: 60_000,
      noOutputTimeoutMs: 5000,
      maxOutputBytes
    },
    outcome: { ...passed, ...outcome },
    startedAt: new Date("2026-11-21T20:15:03.000Z"),
    reportDir,
    artifacts: {
      raw_log: `${reportDir}/raw.log`,
      summary_md: `${reportDir}/summary.md`,
      summary_json: `${reportDir}/summary.json`
    },
    extract: extract([{ stream: "stdout", at: 0, bytes }], {
      maxBytes: maxOutputBytes,
      newlines: newlinesIn(bytes),
      patterns: flutter.patterns
    }),
    results: noResults,
    changes: undefined,
    failedRounds: 0,
    reportFile: undefined,
    cut: null,
    problem: null,
    ...more
  }
}

const message = (outcome: Partial<Outcome>, more: Partial<Findings> = {}) =>
  summarize(findings("00:01 +0: test/a_test.dart: hangs\n", outcome, more)).message

/** Runs of other runners. */
const cargo = { run: { ...findings("").run, runner: "cargo" } } as const
const pytest = { run: { ...findings("").run, runner: "pytest" } } as const

const onePassed = { passed: 1, failed: 0, skipped: 0 }

const markdown = (found: Findings) => render(summarize(found), lastLines(found.extract))

describe("the record of a run", () => {
  it("counts no file that failed as a whole among the tests that were expected", () => {
    const results = { ...failing(["a_test.py", "b_test.py"], "", (file) => ({ file })), expected: 23 }
    const summary = summarize(findings("", { status: "fail", exitCode: 2 }, { results }))
    assert.deepInclude(answerOf(summary), { counts: { passed: 0, failed: 2, skipped: 0, not_run: 23 } })
    assert.notProperty(answerOf(summary), "tests_seen")
  })

  it("says nothing where status and exit code say it all", () => {
    const counts = { passed: 1, failed: 0, skipped: 0 }
    const summary = summarize(findings("All tests passed!\n", {}, { results: { ...noResults, counts } }))
    assert.deepStrictEqual(answerOf(summary), {
      status: "pass",
      exit_code: 0,
      duration_ms: 1230,
      counts,
      excerpt: "All tests passed!",
      report_dir: "out",
      artifacts: { raw_log: "out/raw.log", summary_md: "out/summary.md", summary_json: "out/summary.json" }
    })
    assert.deepStrictEqual(summary.tail_lines, [{ stream: "stdout", text: "All tests passed!" }])
  })

  it("says in how many rounds tests failed, and tells a person too what is new", () => {
    const repeated = { results: failing(["a"]), changes: { rounds: 4, flaky: ["a"] }, failedRounds: 2 }
    assert.strictEqual(message({ status: "fail", exitCode: 1 }, repeated), "1 test failed. 2 of 4 rounds failed.")
    const summary = markdown(findings("x\n", { status: "fail", exitCode: 1 }, repeated))
    assert.include(summary, "- Rounds: 4\n- Failed in some rounds and passed in others: `a`\n")
    const changes = { newly_failing: ["b `x`", "c"], fixed: ["d"], still_failing: 1 }
    const compared = markdown(findings("x\n", { status: "fail", exitCode: 1 }, { results: failing(["a"]), changes }))
    assert.include(compared, "1 test failed. Passed 0, failed 1, skipped 0.\n")
    assert.include(compared, "- Newly failing: `` b `x` ``, `c`\n- Fixed: `d`\n- Still failing: 1\n")
  })

  it("names the limit that ended it, and the test that hung", () => {
    const hung = "The last test named was: 00:01 +0: test/a_test.dart: hangs"
    const limit = "Ended: it took longer than timeout_ms (60.0 s)."
    const silence = "Ended: nothing was written for no_output_timeout_ms (5.00 s)."
    assert.strictEqual(message({ status: "timeout", exitCode: null }), `${limit} ${hung}`)
    assert.strictEqual(message({ status: "no_output", exitCode: null }), `${silence} ${hung}`)
    const open = "what they left open, such as a timer or a server, kept the command alive."
    const late = (results: Partial<typeof noResults>) =>
      message({ status: "timeout", exitCode: null }, { results: { ...noResults, isDone: true, ...results } })
    assert.strictEqual(late({ counts: onePassed }), `${limit} All tests had ended; ${open}`)
    assert.strictEqual(late({ noneRan: true }), `${limit} No test was run: flutter found none.`)
    assert.strictEqual(late({ counts: { ...onePassed, passed: 0 } }), `${limit} ${hung}`)
  })

  it("says how many tests, files and packages failed, and what was not built", () => {
    const failed = (results: typeof noResults) => message({ status: "fail", exitCode: 1 }, { results })
    assert.strictEqual(failed(failing(["a"])), "1 test failed.")
    assert.strictEqual(failed(failing(["a", "b"])), "2 tests failed.")
    assert.strictEqual(
      failed({ ...failing(["a"]), failed: 3, lastError: "Error: x" }),
      "3 tests failed. The output does not name 2 of them."
    )
    const files = failing(["a", "t/x.js", "t/y.js"], "", (name) => (name === "a" ? {} : { file: name }))
    assert.strictEqual(failed(files), "1 test and 2 files failed.")
    const packages = failing(["m TestA", "m/sub", "m/deep"], "", (name) =>
      name.includes(" ") ? {} : { isPackage: true }
    )
    assert.strictEqual(failed(packages), "1 test and 2 packages failed.")
    const unbuilt = (names: ReadonlyArray<string>) =>
      failing(names, "", (name) =>
        name === "a" ? {} : { file: name.startsWith("x.rs") ? "x.rs" : "x.go", isUnbuilt: true }
      )
    for (const [names, said] of [
      [["m", "m/sub"], "2 packages did not build."],
      [["a", "m"], "1 test failed, and 1 package did not build."],
      [["x.rs:1:5", "x.rs:9:2"], "1 file did not compile."]
    ] as const)
      assert.strictEqual(failed(unbuilt(names)), said)
  })

  it("gives the error behind a failure that does not explain itself", () => {
    const failed = (results: typeof noResults) => message({ status: "fail", exitCode: 1 }, { results })
    const lastError = "SyntaxError: x (a.js:1)"
    assert.strictEqual(
      failed({ ...noResults, lastError }),
      `No test results were recognised in the output, which ends with an error: ${lastError}.`
    )
    assert.include(
      failed({ ...failing(["a"]), isCut: true, lastError: "Error: x" }),
      "ended before its tests did, for example by an exit within a test, or their output was cut. 1 test failed. The error that ended it: Error: x."
    )
    const program = failing(["a.js"], "Its process ended with exit code 1.", (file) => ({ file }))
    assert.strictEqual(failed({ ...program, lastError }), `1 file failed. The output ends with an error: ${lastError}.`)
  })

  it("says what an exit code or a signal means, where no failure does", () => {
    assert.strictEqual(
      message({ status: "fail", exitCode: null, signal: "SIGSEGV" }),
      "The command was ended by SIGSEGV."
    )
    assert.strictEqual(message({ status: "fail", exitCode: 79 }), "No tests were run (exit code 79).")
    const failed = { status: "fail", exitCode: 101 } as const
    assert.strictEqual(message(failed, cargo), "Tests failed, or did not compile (exit code 101).")
    assert.strictEqual(message(failed, { ...cargo, results: failing(["sum::adds"]) }), "1 test failed.")
    assert.strictEqual(message({ ...failed, exitCode: 4 }, pytest), "pytest had a wrong command line (exit code 4).")
  })

  it("says that no test was run, and what a test program did not report", () => {
    const nothing = { results: { ...noResults, noneRan: true } }
    assert.strictEqual(message({}, nothing), "No test was run: flutter found none.")
    assert.strictEqual(
      message({ status: "fail", exitCode: 5 }, { ...nothing, ...pytest }),
      "No test was run: pytest found none."
    )
    const lost = { results: { ...noResults, lost: 2 } }
    const said = "A test program ended before it reported the result of its last 2 tests."
    for (const outcome of [{}, { status: "fail", exitCode: 101 }] as const)
      assert.strictEqual(message(outcome, { ...cargo, ...lost }), said)
    assert.strictEqual(summarize(findings("", {}, lost)).status, "fail")
  })

  it("says of a command without results that it wrote nothing, or to read the output", () => {
    const failOf = (output: string) => summarize(findings(output, { status: "fail", exitCode: 7 })).message
    const passOf = (output: string) => summarize(findings(output)).message
    assert.strictEqual(failOf(""), "The command ended with exit code 7 and wrote nothing.")
    assert.strictEqual(
      failOf("5 specs, 4 failures\n"),
      "The command ended with exit code 7, and no test results were recognised in its output, which says why."
    )
    for (const blank of ["\n \n", "\0\0\0"])
      assert.strictEqual(failOf(blank), "The command ended with exit code 7 and wrote nothing that can be shown.")
    assert.strictEqual(
      passOf(""),
      "The command ended with exit code 0 and wrote nothing: nothing shows that any test was run."
    )
    assert.strictEqual(
      passOf("\n \n"),
      "The command ended with exit code 0 and wrote nothing that can be shown: nothing shows that any test was run."
    )
    // Only the last lines are blank.
    for (const output of ["All is well.\n", `All is well.\n${"\n".repeat(50)}`])
      assert.strictEqual(
        passOf(output),
        "The command ended with exit code 0, but no test results were recognised in its output: read it to see whether any test was run."
      )
  })

  it("says why a run could not begin, and what its report lacks", () => {
    const unstarted = { status: "error", exitCode: null, message: "Cannot start flutter" } as const
    assert.strictEqual(message(unstarted), "Cannot start flutter")
    assert.strictEqual(
      message(unstarted, { problem: "no room" }),
      "Cannot start flutter. The report is not whole: no room."
    )
    const results = { ...noResults, counts: onePassed }
    assert.strictEqual(
      message({}, { results, cut: { fromLine: 5, toLine: 9, bytes: 70 } }),
      "raw.log lacks 70 bytes of the middle of the output."
    )
    assert.strictEqual(
      message({}, { results, problem: "Unknown: FileSystem.writeAll (18): ENOSPC: no space left on device, write" }),
      "The report is not whole: the disk is full."
    )
    assert.isBelow(message({ status: "error", message: "x".repeat(100_000) })?.length ?? 0, 1000)
  })

  it("cuts no character in two", () => {
    const dice = "\u{1f3b2}".repeat(300)
    for (const shift of ["", "x"]) {
      const hung = findings(`00:01 +0: ${shift}${dice}\n`, { status: "timeout", exitCode: null })
      const told = [
        summarize(hung).message,
        message({ status: "error", exitCode: null, message: `${shift}${dice.repeat(20)}` })
      ]
      for (const text of told) {
        assert.match(text ?? "", /…$/)
        assert.notMatch(text ?? "", /[\ud800-\udbff](?![\udc00-\udfff])/)
      }
    }
  })

  it("an answer fits its line whatever was said, failed and asked for", () => {
    const nasty = fc.oneof(
      fc.constantFrom('"', "\\", "\n", "日本語", "\u0001", "ERROR"),
      fc.fullUnicodeString({ maxLength: 20 })
    )
    fc.assert(
      fc.property(
        fc.array(nasty, { maxLength: 200 }),
        fc.array(nasty, { maxLength: 300 }),
        fc.string({ maxLength: 60 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.array(nasty, { maxLength: 100 }),
        fc.constantFrom("fail" as const, "timeout" as const),
        (output, failedTests, folder, maxOutputBytes, said, status) => {
          const reportDir = `${folder}${'"\\'.repeat(170)}`
          const found = findings(
            output.join("\n"),
            { status, exitCode: status === "fail" ? 1 : null },
            {
              results: {
                ...failing(failedTests, said.join(""), (target) => ({ rerun: { scope: "pattern", target } })),
                running: [said.join(""), ...failedTests].map((name) => ({ name, message: output.join("") }))
              },
              changes: { newly_failing: failedTests, fixed: failedTests, flaky: failedTests, still_failing: 3 },
              reportDir
            },
            maxOutputBytes
          )
          assert.isAtMost(lineSize(answerOf(summarize(found))), 2 * maxOutputBytes + 16 * 1024)
        }
      ),
      { numRuns: times(20, 60) }
    )
  })

  it("fits its line however long all parts of it are", () => {
    const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))
    const names = Array.from({ length: 300 }, (_, i) => `${i}${long("\\", 40)}`)
    for (const status of ["fail", "timeout"] as const) {
      for (const maxOutputBytes of [1, 100, 3000]) {
        const message = long("\u0001", 900)
        const found = findings(
          "",
          { status, exitCode: status === "fail" ? 1 : null },
          {
            results: {
              ...failing(names, message, (target) => ({ rerun: { scope: "pattern", target } })),
              running: [long("\u0001", 400), ...names].map((name) => ({ name, message })),
              notes: [long("\u0001", 180)]
            },
            changes: { newly_failing: names, fixed: names, flaky: names, still_failing: 3 },
            reportDir: long("\\", 400)
          },
          maxOutputBytes
        )
        assert.isAtMost(lineSize(answerOf(summarize(found))), 2 * maxOutputBytes + 16 * 1024)
      }
    }
  })

  it("of tests that hung side by side names all, the oldest with its place, and none that waits or is a file", () => {
    const running = [
      { name: "a.py::one", file: "a.py", line: 3, message: "a.py:4: in stuck" },
      { name: "a.py::two", file: "a.py", line: 6, message: "a.py:4: in stuck" },
      { name: "a.py::three", message: "b.py:1: in wait" },
      { name: "m TestA", message: "" },
      { name: "m TestA/b", message: "" },
      { name: "c.py", file: "c.py", message: "" }
    ]
    const found = (tests: typeof running) =>
      findings("x\n", { status: "timeout", exitCode: null }, { results: { ...noResults, running: tests } })
    const { also_running: others, hung_test: hung, message: said } = answerOf(summarize(found(running)))
    assert.deepStrictEqual(hung, running[0])
    assert.deepStrictEqual(others, [
      { name: "a.py::two", file: "a.py", line: 6 },
      { name: "a.py::three", message: "b.py:1: in wait" },
      { name: "m TestA/b" }
    ])
    assert.match(said ?? "", / The 4 tests that had not ended: a\.py::one, a\.py::two, a\.py::three, m TestA\/b\.$/)
    assert.include(markdown(found(running)), "- `a.py::two`, `a.py:6`\n")
    assert.notProperty(answerOf(summarize(found(running.slice(0, 1)))), "also_running")
    const many = Array.from({ length: 9 }, (_, i) => ({ name: `t${i}`, file: "a.py", line: i + 1, message: "" }))
    assert.match(summarize(found(many)).message ?? "", / The 9 tests that had not ended: t0, t1, t2, t3, and 5 more\.$/)
  })

  it("of more failures than fit the first are reported in full, more with a rerun, and all by number", () => {
    const names = Array.from({ length: 500 }, (_, n) => `test_sum.py::test_adds[${n}-of many]`)
    const results = failing(names, "assert 1 == 2\n".repeat(20), (target) => ({
      file: "test_sum.py",
      line: 12,
      rerun: { scope: "file", target }
    }))
    const answer = answerOf(summarize(findings("1 == 2\n".repeat(9000), { status: "fail", exitCode: 1 }, { results })))
    const failures = answer.failures ?? []
    const full = failures.findIndex(({ message }) => message === undefined)
    assert.isAtLeast(full, 10)
    assert.isAtLeast(failures.length, 50)
    for (const { line, rerun } of failures) assert.deepStrictEqual([line, rerun?.scope], [12, "file"])
    assert.isAtLeast(answer.failed_tests?.length ?? 0, failures.length)
    assert.strictEqual(answer.message, "500 tests failed.")
    assert.isAtLeast(answer.excerpt.length, 4000)
    assert.isAtMost(lineSize(answer), 2 * 20_000 + 16 * 1024)
  })

  it("times are reported as a person reads them", () => {
    assert.deepStrictEqual([seconds(50), seconds(9999), seconds(61_000)], ["0.05 s", "10.00 s", "61.0 s"])
  })
})

describe("summary.md", () => {
  it("of a failure says first what failed, then what was said and where that is", () => {
    const output = `${"fine\n".repeat(5)}00:02 +1 -1: test/a_test.dart: adds [E]\n  Expected: <3>\n${"fine\n".repeat(20)}Some tests failed.\n`
    const text = markdown(
      findings(output, { status: "fail", exitCode: 1 }, { results: failing(["test/a_test.dart: adds"]) })
    )
    assert.strictEqual(
      text.split("\n").slice(0, 13).join("\n"),
      `# FAIL: \`flutter test\` (exit code 1, 1.23 s)

1 test failed. Passed 0, failed 1, skipped 0.

## Failed tests

- \`test/a_test.dart: adds\`

## What the output says

[raw.log](raw.log), lines 3 to 18:

\`\`\`text`
    )
    assert.include(text, "## The run")
    assert.include(text, "[raw.log](raw.log), lines 25 to 28:")
    assert.include(text, "## Last lines")
  })

  it("shows each of the last lines once, also those before an excerpt near the end", () => {
    const output = `${Array.from({ length: 60 }, (_, n) => `line ${n}`).join("\n")}\nERROR: late\nthe end\n`
    const found = findings(output, { status: "fail", exitCode: 1 })
    const lines = markdown(found).split("\n")
    const { tail_lines } = summarize(found)
    assert.strictEqual(tail_lines.length, 40)
    for (const { text } of tail_lines) assert.strictEqual(lines.filter((line) => line === text).length, 1, text)
  })

  it("of a hang shows the last lines first", () => {
    const text = markdown(
      findings(`ERROR early\n${"x\n".repeat(30)}00:01 +0: hangs\n`, { status: "timeout", exitCode: null })
    )
    assert.match(text, /^# TIMEOUT: `flutter test` \(1\.23 s\)\n\nEnded: it took longer than timeout_ms/)
    assert.isBelow(text.indexOf("## Last lines"), text.indexOf("## What the output says"))
    assert.include(text, "- Last test named: `00:01 +0: hangs`")
  })

  it("reports signals, leaks, cuts, and what it leaves out", () => {
    const names = Array.from({ length: 60 }, (_, i) => `test ${i}`)
    const cut = { fromLine: 5, toLine: 9, bytes: 70 }
    const output = Array.from({ length: 60 }, (_, i) => `ERROR ${i}\n${"x\n".repeat(20)}`).join("")
    const text = markdown(
      findings(
        output,
        { status: "fail", exitCode: null, signal: "SIGKILL", leakedProcesses: 2 },
        { results: failing(names), cut }
      )
    )
    assert.match(text, /^# FAIL: `flutter test` \(SIGKILL, /)
    assert.include(text, "- and 10 more, in [summary.json](summary.json)")
    assert.include(text, "[raw.log](raw.log), output lines 1 to 13:")
    assert.include(text, "There is more; [summary.json](summary.json) has all excerpts")
    assert.include(text, "- Processes left behind by the command, and ended: 2")
    assert.include(text, "raw.log lacks output lines 5 to 9 (70 bytes)")
  })

  it("nothing in output, names or target can break it", () => {
    const part = fc.constantFrom("`", "``", "```", "\n", "#", " ", "[a](b)", "<b>", "|", "ERROR", "x")
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(text, text, text, (output, name, target) => {
        const found = findings(output, { status: "fail", exitCode: 1, message: name }, { results: failing([name]) })
        const run = { ...found.run, scope: "pattern" as const, target, command: ["flutter", "test", "--name", target] }
        let fence = ""
        const headings: Array<string> = []
        for (const line of markdown({ ...found, run }).split("\n")) {
          const ticks = /^(`{3,})(text)?$/.exec(line)
          if (fence === "" && ticks !== null) fence = ticks[1] ?? ""
          else if (line === fence) fence = ""
          else if (fence === "" && line.startsWith("#")) headings.push(line.slice(0, 8))
        }
        assert.strictEqual(fence, "")
        assert.strictEqual(headings[0]?.slice(0, 8), "# FAIL: ")
        assert.strictEqual(headings.at(-1), "## The r")
        assert.isAtMost(headings.length, 5)
      })
    )
  })
})
