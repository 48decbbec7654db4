import { assert, describe, it } from "@effect/vitest"
import { nextest } from "../../../src/timebox/runners/nextest.ts"
import { read } from "../support/results.ts"

const line = (status: string, time = "   0.005s", counter = "(1/9) ") =>
  `${status.padStart(12)} [${time}] ${counter}sum tests::adds`

const summary = (said: string) => `────────────\n     Summary [   0.010s] 1 test run: ${said}`

describe("nextest's words for the end of a test", () => {
  for (const status of ["PASS", "LEAK", "TIMEOUT-PASS", "TRY 2 PASS", "TRY 2 LEAK", "FLAKY 2/3", "SLOW + LEAK"])
    it(`${status} passed`, () => {
      const { counts, running } = read("nextest", line(status))
      assert.deepStrictEqual([counts, running], [{ passed: 1, failed: 0, skipped: 0 }, []])
    })

  for (const status of ["FAIL", "FAIL + LEAK", "XFAIL", "LEAK-FAIL", "TIMEOUT", "ABORT", "SIGSEGV", "SIG 42"])
    it(`${status} failed, with and without a number before the name`, () => {
      for (const counter of ["", "(1/9) ", "(─────) ", "[2/3] (1/9) "])
        assert.deepStrictEqual(
          read("nextest", line(status, undefined, counter)).failures.map(({ name }) => name),
          ["sum tests::adds"]
        )
    })

  for (const status of ["SLOW", "TERMINATING", "TRY 2 SLOW", "TRY 1 TRMNTG"])
    it(`${status} with a time that goes on is no end`, () => {
      const output = line(status, "> 60.000s", "")
      assert.match(output, nextest.marker)
      assert.deepStrictEqual(
        read("nextest", output).running.map(({ name }) => name),
        ["sum tests::adds"]
      )
    })

  it("SLOW below the sum is a test that passed", () =>
    assert.isEmpty(read("nextest", `${summary("1 passed (1 slow), 0 skipped")}\n${line("SLOW", "  61.000s")}`).running))
})

describe("nextest's attempts", () => {
  const attempt = (count: number, status = "FAIL") => `${line(`TRY ${count} ${status}`)}
  stderr ───
    thread 'tests::adds' (77) panicked at src/lib.rs:7:9:
    wrong ${count}
`

  it("a test that passes at last has not failed", () => {
    const output = [attempt(1), line("TRY 2 PASS"), summary("1 passed (1 flaky), 0 skipped"), line("FLAKY 2/3")]
    const { counts, failures } = read("nextest", output.join("\n"))
    assert.deepStrictEqual([counts, failures], [{ passed: 1, failed: 0, skipped: 0 }, []])
  })

  it("a test that fails each time is one failure with what the last attempt said", () => {
    const output = [attempt(1), attempt(2), summary("0 passed, 1 failed, 0 skipped"), line("TRY 2 FAIL")].join("\n")
    const { counts, failures } = read("nextest", output)
    assert.strictEqual(counts?.failed, 1)
    assert.deepStrictEqual(
      failures.map(({ name, file, line, message }) => [name, file, line, message]),
      [["sum tests::adds", "src/lib.rs", 7, "thread 'tests::adds' (77) panicked at src/lib.rs:7:9:\nwrong 2"]]
    )
  })

  it("a test that is tried again when the run is ended is the one that hung", () => {
    const { failures, running } = read("nextest", `${attempt(1)}${line("TRY 2 SLOW", "> 60.000s", "")}`)
    assert.deepStrictEqual([failures, running.map(({ name }) => name)], [[], ["sum tests::adds"]])
    assert.match(running[0]?.message ?? "", /wrong 1/)
  })

  it("a test that passed and is failed as flaky says why", () => {
    const output = [line("TRY 2 PASS"), summary("0 passed, 1 failed, 0 skipped"), line("FLKY-FL 2/2")].join("\n")
    const { counts, failures } = read("nextest", output)
    assert.strictEqual(counts?.failed, 1)
    assert.match(failures[0]?.message ?? "", /fails what is flaky/)
  })
})

describe("the message of a test under nextest", () => {
  const body = "thread 'tests::adds' panicked at src/lib.rs:7:9:\n\nleft: 1\n  right: 2"
  const libtest = `
running 1 test
test tests::adds ... FAILED

failures:

failures:
    tests::adds

test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.00s
`
  const indented = (text: string) => text.replace(/^(?=.)/gm, "    ")

  it("begins with the panic, without what libtest prints around it", () => {
    for (const output of [
      `${line("FAIL")}\n  stdout ───\n${indented(libtest)}\n  stderr ───\n${indented(body)}\n`,
      `${line("FAIL")}\n  output ───\n${indented(`${libtest}${body}`)}\n`,
      `${line("FAIL")}\n\n--- STDOUT:              sum tests::adds ---\n${libtest}\n--- STDERR:              sum tests::adds ---\n${body}\n`
    ])
      assert.strictEqual(
        read("nextest", `${output}\n${line("PASS").replace("adds", "other")}`).failures[0]?.message,
        body
      )
  })

  it("says what the output of a crash, of a time-out and of a leak does not", () => {
    const messageOf = (status: string) => read("nextest", line(status)).failures[0]?.message
    assert.strictEqual(messageOf("SIGSEGV"), "It was ended by SIGSEGV.")
    assert.match(messageOf("TIMEOUT") ?? "", /slow-timeout/)
    assert.match(messageOf("LEAK-FAIL") ?? "", /hold its output open/)
  })

  it("ends where nextest itself speaks again", () => {
    const { failures } = read(
      "nextest",
      `${line("FAIL")}\n  stderr ───\n    wrong\n\n  Cancelling due to test failure\n`
    )
    assert.strictEqual(failures[0]?.message, "wrong")
  })
})
