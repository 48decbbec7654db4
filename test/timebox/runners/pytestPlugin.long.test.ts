import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { merged } from "../../../src/timebox/results/combine.ts"
import type { TestResults } from "../../../src/timebox/results/Results.ts"
import { pytest } from "../../../src/timebox/runners/pytest.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { works } from "../../support/realRunners.ts"
import { projectOf, resultsOf } from "../support/results.ts"

/** Runs pytest on files with the plugin, and reads what that reports. */
const report = (files: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  reportFrom("", files, ...args)

/** Runs pytest so in `below`, a folder of the files. */
const reportFrom = Effect.fnUntraced(function* (
  below: string,
  files: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) {
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
  const output = yield* Effect.async<string>((resume) => {
    execFile("pytest", [...args, "-p", "no:cacheprovider"], { cwd: join(root, below), env }, (_, stdout, stderr) =>
      resume(Effect.succeed(`${stdout}\n${stderr}`))
    )
  })
  const results = resultsOf(pytest.report.reader(), readFileSync(file, "utf8"))
  const printed = resultsOf(pytest.reader({ ...project, root: join(root, below) }), output)
  return { ...results, open: merged(results, printed).running, output }
})

const DEEP = {
  "helper.py": "def check(n):\n    if n < 2: return check(n + 1)\n    raise ValueError('deep %d' % n)\n",
  "test_a.py": "import helper\ndef test_deep():\n    helper.check(1)\n"
}

describe.skipIf(!works("pytest", "--version"))("pytest's plugin (skipped without pytest)", () => {
  it.scopedLive("counts a file that skips itself, as pytest does", () =>
    Effect.gen(function* () {
      const whole = 'import pytest\npytest.skip("not here", allow_module_level=True)\ndef test_b(): pass\n'
      const lacking = 'import pytest\npytest.importorskip("no_such_module")\ndef test_c(): pass\n'
      const files = { "test_a.py": "def test_a(): pass\n", "test_b.py": whole, "test_c.py": lacking }
      const { counts, output } = yield* report(files)
      assert.deepStrictEqual(counts, { passed: 1, failed: 0, skipped: 2 })
      assert.include(output, "1 passed, 2 skipped")
    })
  )

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

  it.scopedLive("shows what led to a file that cannot be imported, without the libraries between", () =>
    Effect.gen(function* () {
      const library = ".venv/lib/python3/site-packages"
      const { failures } = yield* report({
        [`${library}/lib.py`]: "def load():\n    import inner\n",
        "inner.py": "import absent\n",
        "test_a.py": `import sys\nsys.path.insert(0, "${library}")\nimport lib\nlib.load()\n`
      })
      assert.deepStrictEqual(
        failures.map(({ message }) => message),
        ["ModuleNotFoundError: No module named 'absent'\ntest_a.py:4: lib.load()\ninner.py:1: import absent"]
      )
    })
  )

  it.scopedLive("names the file and the line of an error of syntax, in a test or in what it imports", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "lib.py": "\n\nx = = 1\n",
        "test_a.py": "import lib\n",
        "test_b.py": "\ndef test_b(:\n    pass\n"
      })
      assert.deepStrictEqual(
        failures.map(({ file, line, message }) => [file, line, message.split("\n")[0]]),
        [
          ["test_a.py", 1, '  File "lib.py", line 3'],
          ["test_b.py", 2, '  File "test_b.py", line 2']
        ]
      )
      assert.match(failures[0]?.message ?? "", /\nSyntaxError: invalid syntax\ntest_a\.py:1: import lib$/)
    })
  )

  it.scopedLive("says why pytest.exit was called", () =>
    Effect.gen(function* () {
      const { notes, open } = yield* report({
        "test_a.py": "import pytest\ndef test_a():\n    pytest.exit('no database')\n"
      })
      assert.deepStrictEqual(notes, ["pytest.exit was called: no database"])
      assert.deepStrictEqual(
        open.map(({ name }) => name),
        ["test_a.py::test_a"]
      )
    })
  )

  it.scopedLive("says that the project has a virtual environment of its own where a module is missing", () =>
    Effect.gen(function* () {
      const library = ".venv/lib/python3.11/site-packages"
      const files = { ".venv/bin/pytest": "", [`${library}/absent/__init__.py`]: "", "test_a.py": "import absent\n" }
      const notesOf = (more: Readonly<Record<string, string>>) => Effect.map(report(more), ({ notes }) => notes.join())
      const said = /^A module is missing in .*, whose pytest was run: PATH names it before the project's \.venv\.$/
      assert.match(yield* notesOf(files), said)
      assert.match(yield* notesOf({ ...files, [`${library}/one.py`]: "", "test_a.py": "import one.two\n" }), said)
      const { ".venv/bin/pytest": _, ...withoutPytest } = files
      for (const other of [
        { ...files, "test_a.py": "1 / 0\n" },
        // A typing error: the environment lacks it too.
        { ...files, "helper.py": "", "test_a.py": "import helperr\n" },
        withoutPytest,
        { "test_a.py": "import absent\n" }
      ])
        assert.strictEqual(yield* notesOf(other), "")
    })
  )

  it.scopedLive("shows the exceptions that an exception was raised from", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "test_a.py": `def test_a():
    try:
        try:
            {}["k"]
        except KeyError as error:
            raise OSError("no file") from error
    except OSError:
        raise ValueError("wrapped")
`
      })
      assert.deepStrictEqual(
        failures.map(({ line, message }) => [line, message]),
        [
          [
            8,
            'ValueError: wrapped\ntest_a.py:8: raise ValueError("wrapped")\n' +
              'While handling: OSError: no file\ntest_a.py:6: raise OSError("no file") from error\n' +
              "Caused by: KeyError: 'k'\ntest_a.py:4: {}[\"k\"]"
          ]
        ]
      )
    })
  )

  it.scopedLive(
    "shows a cause that was never raised itself, and keeps to the assertion where a cause's frames are hidden",
    () =>
      Effect.gen(function* () {
        const { failures } = yield* report({
          "test_a.py": `def hidden():
    __tracebackhide__ = True
    raise KeyError("k")
def test_a():
    raise ValueError("a") from TypeError("t")
def test_b():
    try:
        hidden()
    except KeyError as error:
        error.__traceback__ = error.__traceback__.tb_next
        raise ValueError("b") from error
`
        })
        const [one, two] = failures.map(({ message }) => message)
        assert.strictEqual(
          one,
          'ValueError: a\ntest_a.py:5: raise ValueError("a") from TypeError("t")\nCaused by: TypeError: t'
        )
        // pytest 7 names the hidden function nevertheless.
        assert.match(
          two ?? "",
          /^ValueError: b\ntest_a\.py:11: raise ValueError\("b"\) from error(?:$|\nCaused by: KeyError)/
        )
      })
  )

  it.scopedLive("names a missing fixture first, and the functions that ask for it", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "test_a.py":
          "import pytest\n@pytest.fixture\ndef used(gone):\n    pass\n@pytest.mark.x\ndef test_a(used):\n    pass\n"
      })
      const [{ line, message } = { line: 0, message: "" }] = failures
      assert.match(message, /^fixture 'gone' not found\navailable fixtures: /)
      assert.match(message, /\ntest_a\.py:5: def test_a\(used\):.*\ntest_a\.py:2: def used\(gone\):/s)
      assert.strictEqual(line, 5)
    })
  )

  it.scopedLive("shows each example of a doctest that failed, with its line", () =>
    Effect.gen(function* () {
      const { counts, failures } = yield* report(
        {
          "conftest.py": "",
          "a.md": "# Use\n\n>>> 1 + 1\n3\n>>> from lib import f\n>>> f()\n",
          "lib.py": "def f():\n    raise ValueError('x')\n"
        },
        "--doctest-glob=*.md",
        "--doctest-continue-on-failure"
      )
      assert.deepStrictEqual(counts, { passed: 0, failed: 1, skipped: 0 })
      assert.deepStrictEqual(
        failures.map(({ file, line, message, name }) => [name, file, line, message]),
        [
          [
            "a.md::a.md",
            "a.md",
            3,
            "Expected:\n    3\nGot:\n    2\na.md:3: >>> 1 + 1\n" +
              "ValueError: x\nlib.py:2: raise ValueError('x')\na.md:6: >>> f()"
          ]
        ]
      )
    })
  )

  it.scopedLive.skipIf(!works("python3", "-c", "import xdist"))(
    "shows the stack of a test that hung without workers of pytest-xdist, whatever way of theirs is set",
    () =>
      Effect.gen(function* () {
        const { open } = yield* report(
          { "test_a.py": "import os, signal\ndef test_a():\n    os.kill(os.getpid(), signal.SIGTERM)\n" },
          "--dist=loadscope"
        )
        assert.deepStrictEqual(
          open.map(({ name, message }) => [name, message]),
          [["test_a.py::test_a", "test_a.py:3: in test_a"]]
        )
      })
  )

  it.scopedLive.skipIf(!works("python3", "-c", "import xdist"))(
    "shows the stack of a test that hung in a worker of pytest-xdist (skipped without it)",
    () =>
      Effect.gen(function* () {
        const { open } = yield* report(
          {
            "test_a.py": `import os, signal, threading, time
def end():
    time.sleep(1)
    os.kill(os.getppid(), signal.SIGTERM)
    os.kill(os.getpid(), signal.SIGTERM)
def test_a():
    threading.Thread(target=end, daemon=True).start()
    time.sleep(60)
def test_b():
    pass
`
          },
          "-n2"
        )
        assert.deepStrictEqual(
          open.map(({ name, message }) => [name, message]),
          [["test_a.py::test_a", "test_a.py:8: in test_a"]]
        )
      })
  )

  it.scopedLive.skipIf(!works("python3", "-c", "import xdist"))(
    "names a test that crashed its worker of pytest-xdist",
    () =>
      Effect.gen(function* () {
        const crash = "import os\ndef test_a():\n    os._exit(3)\n"
        assert.deepStrictEqual(
          (yield* report({ "test_a.py": crash }, "-n1")).failures.map(({ name, message }) => [name, message]),
          [["test_a.py::test_a", "worker 'gw0' crashed while running 'test_a.py::test_a'"]]
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

  it.scopedLive("names files from the folder it runs in, wherever pytest's settings are", () =>
    Effect.gen(function* () {
      const text = "\n\ndef test_a():\n    assert 0\ndef test_b(missing):\n    pass\n"
      const above = { "pytest.ini": "[pytest]\n", "sub/test_a.py": text, "sub/test_broken.py": "import missing\n" }
      const seen = (results: TestResults) => results.failures.map(({ name, file, line }) => [name, file, line])
      assert.deepStrictEqual(seen(yield* reportFrom("sub", above, "--continue-on-collection-errors")), [
        ["test_broken.py", "test_broken.py", 1],
        ["test_a.py::test_a", "test_a.py", 4],
        ["test_a.py::test_b", "test_a.py", 5]
      ])
      const below = yield* report({ "sub/pytest.ini": "[pytest]\n", "sub/test_a.py": text }, "sub")
      assert.deepStrictEqual(seen(below), [
        ["sub/test_a.py::test_a", "sub/test_a.py", 4],
        ["sub/test_a.py::test_b", "sub/test_a.py", 5]
      ])
    })
  )

  it.scopedLive("gives the line of an assertion after the test has changed the current folder", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "test_a.py": "import os\ndef test_a(tmp_path):\n    os.chdir(tmp_path)\n    assert 0\n"
      })
      assert.deepStrictEqual(
        failures.map(({ file, line }) => [file, line]),
        [["test_a.py", 4]]
      )
    })
  )

  it.scopedLive("gives no line of another file for a test that a class inherits", () =>
    Effect.gen(function* () {
      const { failures } = yield* report({
        "base.py": "\n\n\nclass Base:\n    def test_a(self, missing):\n        pass\n",
        "test_a.py": "from base import Base\nclass TestA(Base):\n    pass\n"
      })
      assert.deepStrictEqual(
        failures.map(({ file, line }) => [file, line]),
        [["test_a.py", undefined]]
      )
    })
  )

  it.scopedLive("survives a failure whose own representation fails", () =>
    Effect.gen(function* () {
      const { counts, isDone } = yield* report(
        {
          "conftest.py": `import pytest
class Bad:
    def __str__(self):
        raise ValueError("no text")
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    if report.failed:
        report.longrepr = Bad()
`,
          "test_a.py": "def test_a():\n    assert 0\ndef test_b():\n    pass\n"
        },
        "--tb=no"
      )
      assert.isTrue(isDone)
      assert.deepStrictEqual(counts, { passed: 1, failed: 1, skipped: 0 })
    })
  )

  it.scopedLive.skipIf(process.platform === "win32")("writes no stack of a process that a test has forked", () =>
    Effect.gen(function* () {
      const { counts, failures, output } = yield* report({
        "test_a.py": `import os, signal
def ended():
    ready, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(tell, b"1")
        while True:
            signal.pause()
    os.read(ready, 1)
    os.kill(child, signal.SIGTERM)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
def test_a():
    assert ended() == -signal.SIGTERM
def test_b():
    before = signal.signal(signal.SIGTERM, lambda *_: os._exit(7))
    try:
        assert ended() == 7
    finally:
        signal.signal(signal.SIGTERM, before)
`
      })
      assert.deepStrictEqual(failures, [])
      assert.deepStrictEqual(counts, { passed: 2, failed: 0, skipped: 0 })
      assert.notInclude(output, "most recent call first")
    })
  )

  it.scopedLive("shows no stack of an earlier test as that of one that ended the program", () =>
    Effect.gen(function* () {
      const { open, output } = yield* report({
        "pytest.ini": "[pytest]\nfaulthandler_timeout = 0.2\n",
        "test_a.py": "import os, time\ndef test_a():\n    time.sleep(0.6)\ndef test_b():\n    os._exit(3)\n"
      })
      assert.include(output, "in test_a\n")
      assert.deepStrictEqual(
        open.map(({ name, message }) => [name, message]),
        [["test_a.py::test_b", ""]]
      )
    })
  )

  it.scopedLive("shows the stack of a test that crashed, in its body or in a fixture", () =>
    Effect.gen(function* () {
      const crash = "os.kill(os.getpid(), signal.SIGSEGV)"
      const { open } = yield* report({
        "test_a.py": `import os, signal\ndef test_a():\n    pass\ndef test_b():\n    ${crash}\n`
      })
      assert.include(open[0]?.message, "test_a.py:5: in test_b")
      const { open: setup } = yield* report({
        "conftest.py": `import os, pytest, signal\n@pytest.fixture\ndef broken():\n    ${crash}\n`,
        "test_a.py": "def test_a():\n    pass\ndef test_b(broken):\n    pass\n"
      })
      assert.include(setup[0]?.message, "conftest.py:4: in broken")
    })
  )
})
