import { assert, describe, it } from "@effect/vitest"
import { npm, runnerIn } from "../../../src/timebox/runners/npm.ts"
import { projectOf } from "../support/results.ts"

const process = (program: string, ...args: ReadonlyArray<string>) => ({ program, args, threads: [] })

describe("a hung script of npm", () => {
  it("is that of the runner in the command line of its processes", () => {
    for (const [name, detail] of [
      ["vitest", process("/usr/bin/node", "/app/node_modules/.bin/vitest", "run")],
      ["vitest", process("sh", "-c", "vitest run --coverage")],
      ["jest", process("node", "/app/node_modules/jest/bin/jest.js")],
      ["node", process("/usr/bin/node", "--test", "test/a.js")],
      [undefined, process("/usr/bin/node", "server.js")],
      [undefined, process("sh", "-c", "node vitest.config.js && tap")]
    ] as const)
      assert.strictEqual(runnerIn(detail), name)
  })

  it("has the advice to take that runner, unless the output names the test", () => {
    const hung = (output: string) => {
      const reading = npm.reader(projectOf())
      for (const line of output.split("\n")) reading.read(line)
      return reading.hung?.(process("node", "node_modules/.bin/vitest"), "")
    }
    const text = 'Behind npm vitest does not say which test was running; runner "vitest" does.'
    assert.deepStrictEqual(hung(" RUN  v3.2.7 /app"), [{ kind: "note", text }])
    assert.deepStrictEqual(hung("running 1 test from ./a_test.ts\nadds ..."), [])
  })
})
