import { assert, describe, it } from "@effect/vitest"
import { readEventLine } from "../../../src/timebox/results/EventLines.ts"
import { MAX_FAILURES, ofEnded, Results } from "../../../src/timebox/results/Results.ts"
import { finished, started, type TestEvent, totals } from "../../../src/timebox/results/TestEvent.ts"

const of = (add: (results: Results) => void) => {
  const results = new Results()
  add(results)
  return results.result()
}

describe("Results", () => {
  it("counts each test once, and keeps the first message that says something", () => {
    const { counts, failures, seen } = of((results) => {
      results.add(started({ name: "a" }))
      results.add(finished({ name: "a" }, "failed"))
      results.add(finished({ name: "a" }, "failed", "in the teardown"))
      results.add(finished({ name: "b" }, "passed"))
    })
    assert.deepStrictEqual([counts, seen], [{ passed: 1, failed: 1, skipped: 0 }, 2])
    assert.deepStrictEqual(failures, [{ name: "a", message: "in the teardown" }])
  })

  it("counts a test that passed and failed in its teardown as one that failed, but not another of the same name", () => {
    const { counts, seen } = of((results) => {
      for (const name of ["late", "twice", "twice"]) {
        results.add(started({ name }))
        results.add(finished({ name }, name === "twice" && results.current === undefined ? "failed" : "passed"))
      }
      results.add(finished({ name: "late" }, "failed", "in the teardown"))
    })
    assert.deepStrictEqual([counts, seen], [{ passed: 2, failed: 1, skipped: 0 }, 3])
  })

  it("counts a file that fails as a whole as a failure, and as no test that was seen", () => {
    const file = { name: "a_test.py", file: "a_test.py" }
    for (const isStarted of [true, false]) {
      const { counts, failed, seen } = of((results) => {
        if (isStarted) results.add(started(file))
        results.add(finished({ name: "b_test.py::holds", file: "b_test.py" }, "passed"))
        results.add(finished(file, "failed", "SyntaxError"))
      })
      assert.deepStrictEqual([counts, failed, seen], [{ passed: 1, failed: 1, skipped: 0 }, 1, 1])
    }
  })

  it("counts a test that has ended without a result as seen, once, and not as one that runs", () => {
    const add = (results: Results) => {
      for (const name of ["first", "second"]) results.add(started({ name }))
      results.add({ kind: "ended", test: { name: "first" } })
    }
    const { running, seen } = of(add)
    assert.deepStrictEqual([running.map(({ name }) => name), seen], [["second"], 2])
    const later = of((results) => {
      add(results)
      results.add(finished({ name: "first" }, "passed"))
    })
    assert.deepStrictEqual([later.counts, later.seen], [{ passed: 1, failed: 0, skipped: 0 }, 2])
  })

  it("names a test that waits for its subtests after them", () => {
    const { running } = of((results) => {
      for (const name of ["x TestA", "x TestA/b", "x TestAb", "f > a", "f > a > b"]) results.add(started({ name }))
    })
    assert.deepStrictEqual(
      running.map(({ name }) => name),
      ["x TestA/b", "x TestAb", "f > a > b", "x TestA", "f > a"]
    )
  })

  it("expects whole numbers of tests only", () => {
    const { expected } = of((results) => {
      for (const count of [3, Number.POSITIVE_INFINITY, -1, 1.5, 2]) results.add({ kind: "expected", count })
    })
    assert.strictEqual(expected, 5)
  })

  it("runs a failed test again by what was told last", () => {
    const rerun = (pattern: string) => ({ scope: "file", target: "a.mjs", pattern }) as const
    const { counts, failures } = of((results) => {
      results.add(finished({ name: "kid", rerun: rerun("kid") }, "failed", "boom"))
      results.add(finished({ name: "kid", rerun: rerun("parent") }, "failed"))
    })
    assert.deepStrictEqual(failures, [{ name: "kid", message: "boom", rerun: rerun("parent") }])
    assert.strictEqual(counts?.failed, 1)
  })

  it("reports the number of failures, however many there are, within bounds", () => {
    const { failed, failures } = of((results) => {
      for (let i = 0; i < 5000; i++) results.add(finished({ name: `test ${i}` }, "failed", "x".repeat(5000)))
    })
    assert.deepStrictEqual([failed, failures.length], [5000, MAX_FAILURES])
    assert.isAtMost(JSON.stringify(failures).length, 1_000_000)
    assert.strictEqual(failures.at(-1)?.name, `test ${MAX_FAILURES - 1}`)
  })

  it("a runner's own sum is believed; programs of one run add theirs", () => {
    assert.deepStrictEqual(of((results) => results.add(totals(3, 0, 1))).counts, { passed: 3, failed: 0, skipped: 1 })
    const added = of((results) => {
      results.add(totals(1, 1, 0, true))
      results.add(totals(2, 0, 3, true))
    })
    assert.deepStrictEqual(added.counts, { passed: 3, failed: 1, skipped: 3 })
    const hung = of((results) => {
      results.add(finished({ name: "a" }, "passed"))
      results.add(totals(1, 0, 0, true))
      results.add(finished({ name: "b" }, "passed"))
      results.add(finished({ name: "c" }, "failed"))
    })
    assert.deepStrictEqual(hung.counts, { passed: 2, failed: 1, skipped: 0 })
  })

  it("what had started and not ended when the command ended by itself has failed", () => {
    const results = of((all) => {
      all.add(started({ name: "ok" }))
      all.add(finished({ name: "ok" }, "passed"))
      all.add(started({ name: "crashes", file: "a.test.js" }))
      all.add({ kind: "unfinished", test: { name: "crashes", line: 7 }, message: "SIGSEGV" })
    })
    const { counts, failures } = ofEnded(results)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
    assert.deepStrictEqual(failures, [{ name: "crashes", file: "a.test.js", line: 7, message: "SIGSEGV" }])
  })

  it("a result that may change gives way to a later one, and counts once", () => {
    const soFar = (result: "passed" | "failed") =>
      ({ ...finished({ name: "a" }, result, "boom"), mayChange: true }) as const
    for (const [first, last] of [
      ["failed", "passed"],
      ["passed", "failed"],
      ["failed", "failed"]
    ] as const) {
      const { counts, failures, seen } = of((all) => {
        all.add(started({ name: "a" }))
        all.add(soFar(first))
        all.add(finished({ name: "a" }, last, "at last"))
      })
      const isBad = last === "failed"
      assert.deepStrictEqual(counts, { passed: isBad ? 0 : 1, failed: isBad ? 1 : 0, skipped: 0 })
      assert.deepStrictEqual([failures.map(({ message }) => message), seen], [isBad ? ["at last"] : [], 1])
    }
    assert.strictEqual(of((all) => all.add(soFar("failed"))).failed, 1)
  })

  it("a test that fails in its body and in its teardown is one failure with both messages", () => {
    const { failures } = of((all) => {
      all.add(finished({ name: "a", line: 3 }, "failed", "body"))
      all.add(finished({ name: "a", line: 9 }, "failed", "teardown"))
      all.add(finished({ name: "a", line: 9 }, "failed", "body"))
    })
    assert.deepStrictEqual(failures, [{ name: "a", line: 3, message: "body\n\nteardown" }])
  })

  it("a program of tests that ended badly ran, whatever it showed", () => {
    const results = of((all) => {
      all.add({ kind: "none" })
      all.add({ kind: "note", text: "It ended with exit status: 1", hasRun: true })
    })
    assert.isFalse(results.noneRan)
  })

  it("nothing ran where a runner says so, and nothing says otherwise", () => {
    assert.isFalse(of(() => {}).noneRan)
    assert.isTrue(of((results) => results.add({ kind: "none" })).noneRan)
    assert.isTrue(of((results) => results.add({ kind: "done" })).noneRan)
    assert.isTrue(of((results) => results.add(finished({ name: "a" }, "skipped"))).noneRan)
    assert.isFalse(
      of((results) => {
        results.add({ kind: "none" })
        results.add(finished({ name: "a" }, "passed"))
      }).noneRan
    )
  })
})

describe("the line of a reporter", () => {
  const read = (event: object | string): ReadonlyArray<TestEvent> =>
    readEventLine(typeof event === "string" ? event : JSON.stringify(event), ({ titles, line }) => ({
      name: titles.join(" "),
      ...(line === undefined ? {} : { line })
    }))

  it("keeps a test whose place is none", () => {
    const of = (line: string) => read(`{"event":"start","titles":["a"],"line":${line}}`)
    assert.deepStrictEqual(of("3"), [started({ name: "a", line: 3 })])
    for (const line of ["1e999", "-1", "1.5", "null"]) assert.deepStrictEqual(of(line), [started({ name: "a" })], line)
  })
})
