import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { ownFrames, ownPlace } from "../../../src/timebox/runners/stackFrames.ts"

const framework = [
  "    at new Promise (<anonymous>)",
  "    at async Promise.all (index 0)",
  "    at node:internal/process/task_queues:95:5",
  "    at Test.run (node:internal/test_runner/test:796:25)",
  "    at file:///app/node_modules/vitest/dist/run.js:2948:79",
  "    at Object.run (/app/packages/x/node_modules/jest-circus/build/run.js:1:2)",
  "    at async Object.load [as import] (/usr/lib/node/loader.js:1:2)",
  "      at Resolver.load (../../usr/lib/resolver.js:1:2)",
  "    at ext:cli/40_test.js:1:2"
]

const own: Readonly<Record<string, string>> = {
  "    at EQ (/app/test/a.test.js:1:27)": "    at EQ (test/a.test.js:1:27)",
  "    at async file:///app/test/a%20b.mjs:4:86": "    at async test/a b.mjs:4:86",
  "    at Object.<anonymous> (/app/odd (1)/日本.ts:9)": "    at Object.<anonymous> (odd (1)/日本.ts:9)",
  "      at helper (test/a.test.js:18:27)": "      at helper (test/a.test.js:18:27)"
}

const stack = (frames: ReadonlyArray<string>): string => ["Error: boom", "", "  at lunch", ...frames].join("\n")

/** What V8 writes where memory is exhausted. */
const exhausted = [
  "<--- Last few GCs --->",
  "",
  "[31351:0x23318af0]     3135 ms: Mark-Compact (reduce) 4092.7 (4105.0) -> 4092.7 (4098.0) MB",
  "<--- JS stacktrace --->",
  "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
  "----- Native stack trace -----",
  " 1: 0xb78db3 node::OOMErrorHandler(char const*, v8::OOMDetails const&) [/usr/bin/node]",
  "16: 0x195e476  [/usr/bin/node]",
  "17: 0x7f5603e769b6 "
]

describe("ownFrames", () => {
  it("keeps the error alone where memory is exhausted, and a test's own numbers", () => {
    assert.strictEqual(ownFrames(exhausted.join("\n"), "/app").trim(), exhausted[4])
    const dump = " 1: 0xff 0x00\n 2: 0xb78db3 is not 0xb78db4"
    assert.strictEqual(ownFrames(dump, "/app"), dump)
  })

  it("names the place above an error of syntax from the root", () => {
    const shown = ownFrames("file:///app/test/a%20b.js:2\nconst = 1\n\nSyntaxError: Unexpected token", "/app")
    assert.strictEqual(shown, "test/a b.js:2\nconst = 1\n\nSyntaxError: Unexpected token")
  })

  it("shows the properties of an error without braces, and those of a failed assertion not at all", () => {
    const own = "    at f (/app/a.test.js:1:2)"
    const foreign = "    at Test.run (node:internal/test_runner/test:796:25)"
    const shown = (...lines: ReadonlyArray<string>) => ownFrames(lines.join("\n"), "/app").split("\n")
    const kept = ["Error: boom", "    at f (a.test.js:1:2)"]
    const code = "  code: 'ENOENT'"
    assert.deepStrictEqual(shown("Error: boom", own, `${foreign} {`, code, "}"), [...kept, code])
    assert.deepStrictEqual(shown("Error: boom", `${own} {`, code, "}", "", "next"), [...kept, code, "", "next"])
    for (const said of ["  generatedMessage: true,", "  [cause]: Error: inner", "  [errors]: ["])
      assert.deepStrictEqual(shown("Error: boom", `${own} {`, said, "  x: {", "  }", "}", "next"), [...kept, "next"])
    assert.deepStrictEqual(shown("Error: boom", `${own} {`, "  generatedMessage: true,", "  actual: ["), kept)
    const operands = ["  actual: undefined,", "  expected: /x/,"]
    const formal = [
      "  generatedMessage: false,",
      "  code: 'ERR_ASSERTION',",
      "  operator: 'rejects',",
      "  diff: 'simple'"
    ]
    assert.deepStrictEqual(shown("Error: boom", `${own} {`, ...formal, ...operands, "}"), [...kept, ...operands])
    const unfinished = ["Error: boom", "    at f {", "  words"]
    assert.deepStrictEqual(ownFrames(unfinished.join("\n"), "/app", 9).split("\n"), unfinished)
  })

  it("keeps the frames of the project, with paths from the root, and no other", () => {
    const frames = Object.keys(own).flatMap((frame) => [...framework, frame])
    assert.strictEqual(ownFrames(stack(frames), "/app"), stack(Object.values(own)).replace("  at lunch\n", ""))
  })

  it("keeps the first frames of a stack that has none in the project, but none of node's own", () => {
    const [, indexed, , , ...others] = framework
    assert.strictEqual(ownFrames(framework.join("\n"), "/app"), [indexed, ...others.slice(0, 2)].join("\n"))
  })

  it("leaves text alone that is no frame, and what it has shortened", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...framework, ...Object.keys(own), "+ at 1", "", "    at", "text")),
        (lines) => {
          const message = ["Error: boom", ...lines].join("\n")
          const short = ownFrames(message, "/app")
          assert.strictEqual(ownFrames(short, "/app"), short)
          const texts = (text: string) => text.split("\n").filter((line) => !/^\s+at \S/.test(line))
          assert.deepStrictEqual(texts(short), texts(message))
        }
      )
    )
  })
})

describe("ownPlace", () => {
  it("reads the frame before the properties of an error", () => {
    const text = "Error: outer\n    at a (/app/a.js:1:1) {\n  [cause]: Error: inner\n      at b (/app/b.js:2:2)\n}"
    assert.deepStrictEqual(ownPlace(text, "/app"), { file: "a.js", line: 1 })
  })
})
