import { assert, describe, it } from "@effect/vitest"
import { projectOf, read } from "../support/results.ts"

const project = projectOf({ "package.json": "{}", "test_sum.py": "", "sums.py": "" })

/** What a script writes that starts Python's unittest. */
const results = (output: string) => {
  const { counts, failures, noneRan } = read("npm", output, project)
  return { counts, noneRan, failures: failures.map(({ file, line, message, name }) => [name, file, line, message]) }
}

const [double, single] = ["=".repeat(70), "-".repeat(70)]

const blocks = `${double}
ERROR: test_fails (test_sum.SumTest.test_fails)
It is wrong.
${single}
Traceback (most recent call last):
  File "/app/test_sum.py", line 9, in test_fails
    check(1)
    ~~~~~^^^
  File "/app/sums.py", line 3, in check
    raise ValueError('odd')
ValueError: odd

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/usr/lib/python3.11/unittest/case.py", line 57, in testPartExecutor
    yield
  File "/app/test_sum.py", line 9, in test_fails
    check(1)
  File "/app/sums.py", line 5, in check
    raise KeyError('x')
KeyError: 'x'

${double}
FAIL: test_adds (test_sum.SumTest) (i=2)
${single}
Traceback (most recent call last):
  File "/app/test_sum.py", line 5, in test_adds
    self.assertEqual([1, 2], [1, i])
AssertionError: Lists differ: [1, 2] != [1, 3]

First differing element 1:
2
3

${double}
ERROR: test_broken (unittest.loader._FailedTest.test_broken)
${single}
ImportError: Failed to import test module: test_broken
Traceback (most recent call last):
  File "/usr/lib/python3.11/unittest/loader.py", line 419, in _find_test_path
    module = self._get_module_from_name(name)
  File "/app/test_broken.py", line 1
    def f(:
          ^
SyntaxError: invalid syntax


${double}
ERROR: setUpClass (test_sum.Other)
${single}
Traceback (most recent call last):
  File "/app/test_sum.py", line 20, in setUpClass
    raise OSError
OSError

${single}
`

describe("unittest's output", () => {
  it("is its errors first, then the project's frames, and the place in the test", () => {
    const { counts, failures } = results(
      `.EFsE\n${blocks}Ran 6 tests in 0.004s\n\nFAILED (failures=1, errors=3, skipped=1)`
    )
    assert.deepStrictEqual(failures, [
      [
        "test_sum.SumTest.test_fails",
        "test_sum.py",
        9,
        "KeyError: 'x'\ntest_sum.py:9: in test_fails\nsums.py:5: in check"
      ],
      [
        "test_sum.SumTest.test_adds (i=2)",
        "test_sum.py",
        5,
        "AssertionError: Lists differ: [1, 2] != [1, 3]\n\nFirst differing element 1:\n2\n3\ntest_sum.py:5: in test_adds"
      ],
      [
        "unittest.loader._FailedTest.test_broken",
        undefined,
        undefined,
        "    def f(:\n          ^\nSyntaxError: invalid syntax\ntest_broken.py:1"
      ],
      ["test_sum.Other.setUpClass", "test_sum.py", 20, "OSError\ntest_sum.py:20: in setUpClass"]
    ])
    // Three of the six tests failed and one was skipped; the class was no test.
    assert.deepStrictEqual(counts, { passed: 2, failed: 4, skipped: 1 })
  })

  it("names each test with -v, whatever it is described by", () => {
    const output = `test_adds (test_sum.SumTest.test_adds) ... 
  test_adds (test_sum.SumTest.test_adds) (i=2) ... FAIL
test_holds (test_sum.SumTest.test_holds)
Whatever is added. ... ok
test_later (test_sum.SumTest.test_later) ... skipped 'not now'
test_odd (test_sum.SumTest.test_odd) ... expected failure
`
    const { counts, failures } = results(output)
    assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 2 })
    assert.deepStrictEqual(failures, [["test_sum.SumTest.test_adds (i=2)", undefined, undefined, ""]])
  })

  it("is no pass where the program ended before its sum", () => {
    const lines = "test_adds (test_sum.SumTest.test_adds) ... ok\ntest_ends (test_sum.SumTest.test_ends) ... "
    const ended = `${lines}ok\n\n${single}\nRan 2 tests in 0.001s\n\nOK`
    const older = lines.replaceAll(/\.test_\w+\)/g, ")")
    assert.deepStrictEqual(
      [lines, ended, older].map((output) => read("npm", output, project).isCut),
      [true, false, false]
    )
  })

  it("is a pass, or no test at all", () => {
    assert.deepStrictEqual(results(`....\n${single}\nRan 4 tests in 0.001s\n\nOK (skipped=1, expected failures=1)`), {
      counts: { passed: 2, failed: 0, skipped: 2 },
      noneRan: false,
      failures: []
    })
    assert.isTrue(results(`\n${single}\nRan 0 tests in 0.000s\n\nOK`).noneRan)
    assert.isTrue(results(`\n${single}\nRan 0 tests in 0.000s\n\nNO TESTS RAN`).noneRan)
  })
})
