import { assert, describe, it } from "@effect/vitest"
import { brokenFile } from "../../../src/timebox/runners/brokenFile.ts"
import type { RunnerName } from "../../../src/timebox/runners/registry.ts"
import { projectOf, read } from "../support/results.ts"

const placeOf = (text: string): string | undefined => {
  const event = brokenFile(text, "/app")
  return event?.kind === "finished" ? `${event.test.file}:${event.test.line}` : undefined
}

describe("brokenFile", () => {
  it("finds the file that imports what is missing, else the first one with a line, and none of a package", () => {
    const missing = "Cannot find module '/app/src/nope.js' imported from /app/test/a.test.mjs"
    assert.strictEqual(placeOf(missing), "test/a.test.mjs:undefined")
    const required =
      "Cannot find module './nope'\nRequire stack:\n- /app/test/b.test.js\n    at (/app/test/b.test.js:7:9)"
    assert.strictEqual(placeOf(required), "test/b.test.js:7")
    const syntax = "SyntaxError: x\n    at /app/node_modules/x/y.js:1:2\n    at file:///app/test/a%20b.js:3:4"
    assert.strictEqual(placeOf(syntax), "test/a b.js:3")
    assert.isUndefined(placeOf("SyntaxError: x\n    at /application/test/a.js:1:2"))
  })

  it("leaves out the frames of its loaders where its own place is known", () => {
    const loader = "\n    at load (/opt/node_modules/mocha/lib/load.js:10:14)"
    const messageOf = (text: string) => {
      const event = brokenFile(text, "/app")
      return event?.kind === "finished" ? event.message : undefined
    }
    const known = "/app/test/a.test.js:4\n\n\n\nSyntaxError: Unexpected end of input"
    assert.strictEqual(messageOf(known + loader), "/app/test/a.test.js:4\n\nSyntaxError: Unexpected end of input")
    assert.include(messageOf(`Cannot find module '/app/src/nope.js'${loader}`), "load.js:10")
  })
})

/** Outputs of a file that could not be loaded: its place and the word that has to be in the message. */
const broken: Partial<Record<RunnerName, readonly [output: string, place: string, word: RegExp]>> = {
  mocha: [
    "\n Exception during run: /app/test/a.test.js:4\n\n\nSyntaxError: Unexpected end of input\n    at wrapSafe (node:x:1:2)",
    "test/a.test.js:4",
    /Unexpected end/
  ],
  bun: [
    `test/a.test.js:\n\n# Unhandled error between tests\n${"-".repeat(31)}\n1 | x(\nerror: Unexpected end of file\n    at /app/test/a.test.js:1:18\n${"-".repeat(31)}\n\n 0 pass\n 1 fail`,
    "test/a.test.js:1",
    /^1 \| x\(\nerror: Unexpected end/
  ],
  deno: [
    "Check test/a.test.ts\nTS2322 [ERROR]: Type 'string' is wrong.\nconst x: number = \"\"\n    at file:///app/test/a.test.ts:1:7\n\nerror: Type checking failed.",
    "test/a.test.ts:1",
    /Type 'string' is wrong/
  ],
  go: [
    "# example.org/sum/deep [example.org/sum/deep.test]\ndeep/a_test.go:3:28: undefined: nothing\nFAIL\texample.org/sum/deep [build failed]",
    "deep/a_test.go:3",
    /undefined: nothing/
  ]
}

describe("a file that could not be loaded", () => {
  for (const [runner, [output, place, word]] of Object.entries(broken)) {
    it(`is a failure with its place and the error: ${runner}`, () => {
      const project = projectOf({ "go.mod": "module example.org/sum\n", "deep/a_test.go": "" })
      const { failures, noneRan } = read(runner as RunnerName, output, project)
      assert.deepStrictEqual(
        failures.map(({ file, line }) => `${file}:${line}`),
        [place]
      )
      assert.match(failures[0]?.message ?? "", word)
      const target = runner === "go" ? "./deep" : place.replace(/:\d+$/, "")
      assert.deepStrictEqual(failures[0]?.rerun, { scope: "file", target })
      assert.isFalse(noneRan)
    })
  }

  it("in deno is said to run its own code where it has no test", () => {
    const output =
      "Uncaught error from ./test/a.test.js FAILED\n\n ERRORS \n\n./test/a.test.js (uncaught error)\nerror: (in promise) Error: top\n    at file:///app/test/a.test.js:1:7\n\n FAILURES \n\n./test/a.test.js (uncaught error)\n\nFAILED | 0 passed | 1 failed (0ms)"
    const { failed, failures } = read("deno", output)
    assert.deepInclude(failures[0], { name: "test/a.test.js", file: "test/a.test.js", line: 1 })
    assert.strictEqual(failed, 1)
  })
})
