import { assert, describe, it } from "@effect/vitest"
import { stackReader } from "../../../src/timebox/runners/pythonStack.ts"
import { read } from "../support/results.ts"

const stackOf = (text: string) => {
  const reader = stackReader("/app")
  for (const line of text.split("\n")) reader.read(line)
  return reader.result()?.threads[0].text
}

const MAIN = `Current thread 0x00007f1c (most recent call first):
  File "/usr/lib/python3.11/threading.py", line 324 in wait
  File "/app/src/worker.py", line 4 in inner
  File "/app/test_a.py", line 7 in test_hangs
  File "/app/.venv/lib/python3.11/site-packages/_pytest/python.py", line 167 in pytest_pyfunc_call
  File "/app/.venv/bin/pytest", line 8 in <module>`

const OTHER = `Thread 0x00007f1d [worker] (most recent call first):
  File "/app/src/pool.py", line 9 in run
  File "/usr/lib/python3.11/threading.py", line 1002 in _bootstrap
`

describe("stacks of Python's faulthandler", () => {
  it("shows the project's lines of the thread that was running, wherever it is listed", () => {
    const places = ["src/worker.py:4: in inner", "test_a.py:7: in test_hangs", ".venv/bin/pytest:8: in <module>"]
    assert.deepStrictEqual(stackOf(`${OTHER}\n${MAIN}`)?.split("\n"), places)
    assert.deepStrictEqual(stackOf(`${MAIN}\n\n${OTHER}`)?.split("\n"), places)
  })

  it("shows the last thread where none is known to have been running", () => {
    assert.strictEqual(
      stackOf(`Thread 0x1 (most recent call first):\n  File "/app/b.py", line 1 in b\n\n${OTHER}`),
      "src/pool.py:9: in run"
    )
  })

  it("begins with a fatal error, whose stack takes the place of earlier ones", () => {
    const fatal = `Fatal Python error: Segmentation fault

Current thread 0x0000 (most recent call first):
  File "/usr/lib/python3.11/ctypes/__init__.py", line 519 in string_at
  File "/app/test_a.py", line 4 in test_segv
`
    assert.strictEqual(
      stackOf(`${MAIN}\n${fatal}`),
      "Fatal Python error: Segmentation fault\ntest_a.py:4: in test_segv"
    )
  })

  it("knows nothing of a stack without a line of the project, nor of a traceback", () => {
    for (const text of [
      'Stack (most recent call first):\n  File "/usr/lib/x.py", line 1 in x',
      'Traceback (most recent call last):\n  File "/app/a.py", line 3, in a\nValueError: x',
      '  File "/app/a.py", line 3 in a',
      ""
    ])
      assert.isUndefined(stackOf(text), text)
  })

  it("tells which functions a dump shows, and whether a clock had it written", () => {
    const reader = stackReader("/app")
    const see = (text: string) => {
      for (const line of text.split("\n")) reader.read(line)
      const stack = reader.result()
      return [stack?.isTimed, [...(stack?.functions ?? [])]]
    }
    const timed = `Timeout (0:00:01)!\n${OTHER}\nThread 0x2 (most recent call first):\n  File "/app/a.py", line 1 in test_a`
    assert.deepStrictEqual(see(timed), [true, ["pool.py::run", "a.py::test_a"]])
    const functions = ["worker.py::inner", "test_a.py::test_hangs", "pytest::<module>"]
    assert.deepStrictEqual(see(MAIN), [false, functions])
    assert.deepStrictEqual(see(`.\n${OTHER}\n${MAIN}`), [false, ["pool.py::run", ...functions]])
    assert.deepStrictEqual(see(`.\n${MAIN}`), [false, functions])
  })

  it("lists every thread of the project, the running one first", () => {
    const reader = stackReader("/app")
    for (const line of `${MAIN}\n\n${OTHER}`.split("\n")) reader.read(line)
    assert.deepStrictEqual(
      reader.result()?.threads.map(({ text, functions }) => [text.split("\n")[0], [...functions][0]]),
      [
        ["src/worker.py:4: in inner", "worker.py::inner"],
        ["src/pool.py:9: in run", "pool.py::run"]
      ]
    )
  })

  it("is not believed where two processes wrote at once", () => {
    const file = '  File "/app/test_a.py", line 7 in test_hangs'
    for (const mixed of [
      '  File "  File "/app/a.py", line /app/b.py", line 3 in b',
      ', line 12", line 5 in a',
      "7 in tCurrent thread 0x1 (most recent call first):"
    ])
      assert.isUndefined(stackOf(`${MAIN}\n${mixed}\n${file}`), mixed)
    assert.isDefined(stackOf(`${MAIN}\nordinary output\n${file}`))
  })

  it("is read by pytest's reader, and does not hide what follows", () => {
    const results = read("pytest", `${MAIN}\n=== short test summary info ===\nFAILED test_a.py::test_x - boom`)
    assert.include(results.stack?.threads[0].text ?? "", "test_a.py:7: in test_hangs")
    assert.deepStrictEqual(
      results.failures.map(({ name }) => name),
      ["test_a.py::test_x"]
    )
  })
})
