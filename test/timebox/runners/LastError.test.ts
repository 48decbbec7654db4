import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { jest } from "../../../src/timebox/runners/jest.ts"
import { LastError } from "../../../src/timebox/runners/LastError.ts"
import { npm } from "../../../src/timebox/runners/npm.ts"
import { projectOf, read } from "../support/results.ts"

const lastOf = (output: string): string | undefined => {
  const error = new LastError("/app")
  for (const line of output.split("\n")) error.read(line)
  const [event] = error.events()
  return event?.kind === "lastError" ? event.text : undefined
}

const syntax = `/app/spec/b.js:1
describe("x", () => { const a = ; })
                                ^

SyntaxError: Unexpected token ';'
    at wrapSafe (node:internal/modules/cjs/loader:1464:18)
    at async Jasmine._loadFiles (/app/node_modules/jasmine/lib/jasmine.js:153:7)
`

const rejection = `/app/f.test.js:2
  Promise.reject(new TypeError("late"));
                 ^

TypeError: late
    at Object.<anonymous> (/app/f.test.js:1:51)
    at new Promise (<anonymous>)

Node.js v20.20.2
`

describe("the error that an output ends with", () => {
  it("is named with its place: that of its stack before the one above the code", () => {
    assert.strictEqual(lastOf(syntax), "SyntaxError: Unexpected token ';' (spec/b.js:1)")
    assert.strictEqual(lastOf(`PASS a.test.js\n${rejection}npm error code 1\n`), "TypeError: late (f.test.js:1)")
    const lacking = "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/x.js' imported from /app/tests/b.js"
    const node = "    at finalizeResolution (node:internal/modules/esm/resolve:283:11)"
    assert.strictEqual(lastOf(`${lacking}\n${node}\n`), lacking)
  })

  it("is that of a file that playwright could not load", () => {
    const error = "SyntaxError: /app/t/b.spec.js: Unexpected token (2:28)"
    assert.strictEqual(
      lastOf(`${error}\n\n   at b.spec.js:2\n\n  1 | x\n> 2 | const a = ;\n    |  ^\n  3 |\n\n`),
      error
    )
  })

  it("is none where something else follows, or no stack does", () => {
    for (const output of [`${syntax}\n  1 passing (3ms)\nDone.`, "Error: nothing to do", "", "TypeError: a\nb\nc"])
      assert.isUndefined(lastOf(output), output)
  })

  it("is the last one of several", () => {
    assert.strictEqual(lastOf(syntax + rejection), "TypeError: late (f.test.js:1)")
  })

  it("is found in any text, and its lines are seen by the filters", () => {
    const line = fc.constantFrom(...syntax.split("\n"), ...rejection.split("\n"), "text")
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        assert.notStrictEqual(lastOf(lines.join("\n")), "")
      })
    )
    for (const one of ["/app/a.js:3", "file:///app/a.js:3", "TypeError: x", "AssertionError [ERR_ASSERTION]: y"])
      for (const { marker } of [npm, jest]) assert.isTrue(marker.test(`text\n${one}\n`), one)
  })
})

describe("npm's script that ends with an error", () => {
  it("says which, where no test has a result", () => {
    const { counts, lastError } = read("npm", `\n> app@1.0.0 test\n> jasmine\n\n${syntax}`)
    assert.isUndefined(counts)
    assert.strictEqual(lastError, "SyntaxError: Unexpected token ';' (spec/b.js:1)")
  })

  it("has failed in the file that mocha could not load", () => {
    const output = ` Exception during run: ${syntax}`
    const { failures } = read("npm", output, projectOf({ "spec/b.js": "" }))
    assert.deepStrictEqual(
      failures.map(({ file, line, name, rerun }) => ({ file, line, name, rerun })),
      [{ file: "spec/b.js", line: 1, name: "spec/b.js", rerun: undefined }]
    )
  })
})

describe("jest that an error ends", () => {
  it("is cut, unless its sum follows", () => {
    const { isCut, lastError } = read("jest", `PASS a.test.js\n${rejection}`)
    assert.deepStrictEqual([isCut, lastError], [true, "TypeError: late (f.test.js:1)"])
    assert.isFalse(read("jest", `PASS a.test.js\n${rejection}Tests:       1 passed, 1 total\n`).isCut)
    assert.isFalse(read("jest", `PASS a.test.js\nTests:       1 passed, 1 total\n${rejection}`).isCut)
  })
})
