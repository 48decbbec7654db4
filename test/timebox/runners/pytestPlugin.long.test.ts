import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { pytest } from "../../../src/timebox/runners/pytest.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { works } from "../../support/realRunners.ts"
import { projectOf, resultsOf } from "../support/results.ts"

/** Runs pytest on files with the plugin, and reads what that reports. */
const report = Effect.fnUntraced(function* (files: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) {
  const folder = yield* temporaryFolder
  const root = join(folder, "root")
  const file = join(folder, "results.jsonl")
  const project = projectOf()
  const asked = pytest.report.request({ folder, file }, project)
  const write = (base: string, texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(base, name)), { recursive: true })
      writeFileSync(join(base, name), text)
    }
  }
  write(folder, asked.files)
  write(root, files)
  const env = { ...process.env, ...asked.environment, PYTHONDONTWRITEBYTECODE: "1" }
  yield* Effect.async<void>((resume) => {
    execFile("pytest", [...args, "-p", "no:cacheprovider"], { cwd: root, env }, () => resume(Effect.void))
  })
  return resultsOf(pytest.report.reader(), readFileSync(file, "utf8"))
})

const DEEP = {
  "helper.py": "def check(n):\n    if n < 2: return check(n + 1)\n    raise ValueError('deep %d' % n)\n",
  "test_a.py": "import helper\ndef test_deep():\n    helper.check(1)\n"
}

describe.skipIf(!works("pytest", "--version"))("pytest's plugin (skipped without pytest)", () => {
  for (const style of ["auto", "long", "short", "native"])
    it.scopedLive(`shows the assertion and the project's lines with --tb=${style}`, () =>
      Effect.gen(function* () {
        const { failures } = yield* report(DEEP, `--tb=${style}`)
        assert.deepStrictEqual(
          failures.map(({ message }) => message),
          [
            "ValueError: deep 2\n" +
              "test_a.py:3: helper.check(1)\n" +
              "helper.py:2: if n < 2: return check(n + 1)\n" +
              "helper.py:3: raise ValueError('deep %d' % n)"
          ]
        )
      })
    )

  for (const style of ["line", "no"])
    it.scopedLive(`shows the assertion and its place with --tb=${style}`, () =>
      Effect.gen(function* () {
        const { failures } = yield* report(DEEP, `--tb=${style}`)
        assert.deepStrictEqual(
          failures.map(({ message }) => message),
          ["ValueError: deep 2\nhelper.py:3"]
        )
      })
    )

  it.scopedLive("names no file of a virtual environment in the project", () =>
    Effect.gen(function* () {
      const library = ".venv/lib/python3/site-packages"
      const { failures } = yield* report({
        [`${library}/lib.py`]: "def call(f):\n    return f()\n",
        "test_a.py": `import sys\nsys.path.insert(0, "${library}")\nimport lib\ndef test_a():\n    lib.call(lambda: 1 / 0)\n`
      })
      assert.deepStrictEqual(
        failures.map(({ message }) => message),
        [`ZeroDivisionError: division by zero${"\ntest_a.py:5: lib.call(lambda: 1 / 0)".repeat(2)}`]
      )
    })
  )

  it.scopedLive("shows the line of an endless recursion once", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "test_a.py": "def f(n):\n    return f(n + 1)\ndef test_a():\n    f(0)\n"
      })
      const [{ message } = { message: "" }] = failures
      assert.match(message, /^RecursionError: .*\ntest_a\.py:4: f\(0\)\ntest_a\.py:2: return f\(n \+ 1\)\n\[the same/)
      assert.lengthOf(message.split("\n"), 4)
    })
  )

  it.scopedLive.skipIf(!works("python3", "-c", "ExceptionGroup"))(
    "shows each exception of a group with its place",
    () =>
      Effect.gen(function* () {
        const { failures } = yield* report({
          "test_a.py": `def caught(text):
    try:
        raise ValueError(text)
    except ValueError as error:
        return error
def test_a():
    inner = ExceptionGroup("inner", [TypeError("three")])
    raise ExceptionGroup("outer", [caught("one\\ntwo"), inner])
`
        })
        const [{ message } = { message: "" }] = failures
        assert.strictEqual(
          message,
          "ExceptionGroup: outer (2 sub-exceptions)\n" +
            'test_a.py:8: raise ExceptionGroup("outer", [caught("one\\ntwo"), inner])\n' +
            "1: ValueError: one\ntwo\n" +
            "test_a.py:3: raise ValueError(text)\n" +
            "2: ExceptionGroup: inner (1 sub-exception)\n" +
            "1: TypeError: three"
        )
      })
  )

  it.scopedLive.skipIf(!works("python3", "-c", "import pytest; pytest.Subtests"))(
    "names the subtests that failed, and counts them as one test",
    () =>
      Effect.gen(function* () {
        const { counts, failures } = yield* report({
          "test_a.py": `import unittest
class A(unittest.TestCase):
    def test_a(self):
        for i in range(3):
            with self.subTest("even", i=i):
                self.assertEqual(i % 2, 0)
    def test_b(self):
        for i in range(3):
            with self.subTest(i=i):
                pass
`
        })
        assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
        assert.match(failures[0]?.message ?? "", /^\[even\] \(i=1\): AssertionError: 1 != 0\ntest_a\.py:6: /)
      })
  )
})
