import { assert, describe, it } from "@effect/vitest"
import { projectOf, read } from "../support/results.ts"

const project = projectOf({
  "go.mod": "module example.com/m\n\ngo 1.20\n",
  "a_test.go": "",
  "sub/b_test.go": "",
  "sub/b.go": ""
})

/** What a script writes that starts go without `-json`. */
const results = (output: string) => {
  const { counts, failures } = read("npm", output, project)
  return { counts, failures: failures.map(({ file, line, message, name }) => [name, file, line, message.trim()]) }
}

describe("go's output for people", () => {
  const failure = ["example.com/m TestSum/x", "a_test.go", 5, "a_test.go:5: got 1, want 2"]

  it("has what a test says below its result", () => {
    const output = `--- FAIL: TestSum (0.00s)
    --- FAIL: TestSum/x (0.00s)
        a_test.go:5: got 1, want 2
FAIL
FAIL	example.com/m	0.002s
ok  	example.com/m/sub	(cached)
?   	example.com/m/cmd	[no test files]
FAIL`
    assert.deepStrictEqual(results(output), {
      counts: { passed: 1, failed: 1, skipped: 0 },
      failures: [failure]
    })
  })

  it("has it before the result with -v, where each test is counted", () => {
    const output = `=== RUN   TestSum
=== RUN   TestSum/x
    a_test.go:5: got 1, want 2
=== RUN   TestSum/y
    a_test.go:9: fine
--- FAIL: TestSum (0.00s)
    --- FAIL: TestSum/x (0.00s)
    --- PASS: TestSum/y (0.00s)
=== RUN   TestLater
    a_test.go:12: not now
--- SKIP: TestLater (0.00s)
FAIL
FAIL	example.com/m	0.004s
=== RUN   TestB
--- PASS: TestB (0.00s)
PASS
ok  	example.com/m/sub	0.007s
FAIL`
    assert.deepStrictEqual(results(output), {
      counts: { passed: 2, failed: 1, skipped: 1 },
      failures: [failure]
    })
  })

  it("is a failure of the test that panics, and of the package where no test has ended", () => {
    const panic = (test: string) => `panic: boom

goroutine 7 [running]:
testing.tRunner.func1.2({0x50e2a0, 0x5635b0})
	/usr/lib/go/src/testing/testing.go:1396 +0x24e
example.com/m.${test}(0xc000007a00)
	/app/a_test.go:8 +0x27
exit status 2
FAIL	example.com/m	0.008s
FAIL`
    const message = (test: string) =>
      `panic: boom\n\ngoroutine 7 [running]:\nexample.com/m.${test}(0xc000007a00)\n\ta_test.go:8 +0x27\nexit status 2`
    const ended = results(`--- FAIL: TestBoom (0.00s)\n${panic("TestBoom")}`).failures
    assert.deepStrictEqual(ended, [["example.com/m TestBoom", "a_test.go", 8, message("TestBoom")]])
    const unended = results(`=== RUN   TestBoom\n${panic("TestBoom")}`).failures
    assert.deepStrictEqual(unended, [["example.com/m", "a_test.go", 8, message("TestBoom")]])
  })

  it("has the place of the declaration where an example or a test says none", () => {
    const files = {
      "go.mod": "module example.com/m\n",
      "sub/b_test.go":
        "package sub\n\nfunc ExampleSumOf() {}\n\nfunc ExampleSum() {}\n\nfunc TestFails(t *testing.T) {}\n"
    }
    const example =
      "--- FAIL: ExampleSum (0.00s)\ngot:\n1\nwant:\n2\n--- FAIL: TestFails (0.00s)\nFAIL\nFAIL\texample.com/m/sub\t0.01s"
    assert.deepStrictEqual(
      read("npm", example, projectOf(files)).failures.map(({ file, line, message, name }) => [
        name,
        file,
        line,
        message
      ]),
      [
        ["example.com/m/sub ExampleSum", "sub/b_test.go", 5, "got:\n1\nwant:\n2"],
        ["example.com/m/sub TestFails", "sub/b_test.go", 7, ""]
      ]
    )
    const events = ["ExampleSum", "TestFails"].map((Test) =>
      JSON.stringify({ Action: "fail", Package: "example.com/m/sub", Test })
    )
    assert.deepStrictEqual(
      read("go", events.join("\n"), projectOf(files)).failures.map(({ line }) => line),
      [5, 7]
    )
  })

  it("is a package that did not build, alone or among others", () => {
    const compiler = "# example.com/m/sub [example.com/m/sub.test]\nsub/b.go:3:28: undefined: x\n"
    const unbuilt = ["example.com/m/sub", "sub/b.go", 3, "sub/b.go:3:28: undefined: x"]
    const others = "=== RUN   TestOk\n--- PASS: TestOk (0.00s)\nPASS\nok  \texample.com/m\t0.002s\n"
    const end = "FAIL\texample.com/m/sub [build failed]\nFAIL"
    for (const [output, passed] of [
      [compiler + end, 0],
      [compiler + others + end, 1],
      // What a compiler writes to stderr is read by itself.
      [compiler.trim(), 0]
    ] as const) {
      assert.deepStrictEqual(results(output), { counts: { passed, failed: 1, skipped: 0 }, failures: [unbuilt] })
      assert.isTrue(read("npm", output, project).failures.every(({ isUnbuilt }) => isUnbuilt === true))
    }
  })

  it("is one package where its tests are in a package of their own", () => {
    const compiler = "# example.com/m/sub_test [example.com/m/sub.test]\nsub/b_test.go:3:28: undefined: x\n"
    const place = ["example.com/m/sub", "sub/b_test.go", 3, "sub/b_test.go:3:28: undefined: x"]
    assert.deepStrictEqual(results(`${compiler}FAIL\texample.com/m/sub [build failed]`).failures, [place])
    const events = [
      ...compiler
        .trim()
        .split("\n")
        .map((line) => ({
          ImportPath: "example.com/m/sub_test [example.com/m/sub.test]",
          Action: "build-output",
          Output: `${line}\n`
        })),
      { Action: "output", Package: "example.com/m/sub", Output: "FAIL\texample.com/m/sub [build failed]\n" },
      { Action: "fail", Package: "example.com/m/sub" }
    ]
    const { failures } = read("go", events.map((event) => JSON.stringify(event)).join("\n"), project)
    assert.deepStrictEqual(
      failures.map(({ file, isUnbuilt, line, name }) => [name, file, line, isUnbuilt]),
      [["example.com/m/sub", "sub/b_test.go", 3, true]]
    )
  })

  it("says why go could not load a package", () => {
    for (const [output, note] of [
      [
        "a.go:3:8: no required module provides package example.com/none; to add it:\n\tgo get example.com/none",
        "a.go:3:8: no required module provides package example.com/none"
      ],
      ["a.go:3:8: package nope is not in GOROOT (/usr/lib/go/src/nope)", undefined],
      ["package m/a\n\timports m/b\n\timports m/a: import cycle not allowed", "imports m/a: import cycle not allowed"]
    ] as const)
      assert.deepStrictEqual(read("go", output, project).notes, [note ?? output])
  })

  it("takes no heading of another program for a package", () => {
    for (const output of ["# Setup\nthe database is ready", "# build\n./main.c:3: note"])
      assert.deepStrictEqual(results(output), { counts: undefined, failures: [] })
    const tap = "TAP version 13\n# sum\nok 1 adds\nok 2 0.5s\nnot ok 3 subtracts\n# tests 3\n# fail 1"
    assert.deepStrictEqual(results(tap), {
      counts: { passed: 2, failed: 1, skipped: 0 },
      failures: [["sum > subtracts", undefined, undefined, ""]]
    })
  })
})
