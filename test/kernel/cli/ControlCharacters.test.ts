import { assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import picocolors from "picocolors"
import { forTerminal, onOneLine } from "../../../src/kernel/cli/ControlCharacters.ts"
import { standard } from "../../../src/kernel/cli/Terminal.ts"
import { anyText } from "../../support/anyText.ts"

const colors = picocolors.createColors(true)

describe("control characters", () => {
  it("are shown in a text of one line", () => {
    assert.strictEqual(
      onOneLine("a\u001b]0;b\u0007\r\n\tc\u009b2J\u007f 日本.md"),
      "a\\u001b]0;b\\u0007\\r\\n\\tc\\u009b2J\\u007f 日本.md"
    )
  })

  it("are shown at a terminal, except for ends of lines, tabs and the colours of commands", () => {
    const painted = `${colors.bold(colors.red("a"))}\t${colors.dim(colors.cyan("b"))}\r\n`
    assert.strictEqual(forTerminal(painted), painted)
    assert.strictEqual(forTerminal("a\rb\u001b[8mc\u001b[2J\u0007[31m"), "a\\rb\\u001b[8mc\\u001b[2J\\u0007[31m")
  })

  it("leave JSON what it says", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const shown = forTerminal(JSON.stringify([text], null, 2))
        assert.deepStrictEqual(JSON.parse(shown), [text])
        assert.notMatch(shown, /(?!\n)\p{Cc}/u)
      })
    )
  })
})

/** Runs an effect with streams that are a terminal, or are none; returns what is written to each. */
const written = Effect.fnUntraced(function* (isTTY: boolean, use: Effect.Effect<void>) {
  const streams = [process.stdout, process.stderr]
  const before = streams.map((stream) => stream.isTTY)
  const texts = streams.map((stream): Array<string> => {
    const all: Array<string> = []
    stream.isTTY = isTTY
    vi.spyOn(stream, "write").mockImplementation((text: unknown, done: unknown) => {
      all.push(String(text))
      if (typeof done === "function") done()
      return true
    })
    return all
  })
  yield* use
  vi.restoreAllMocks()
  for (const [at, stream] of streams.entries()) stream.isTTY = before[at] ?? false
  return texts
})

describe("the process's terminal", () => {
  it.effect("obeys no text, and another program gets it as it is", () =>
    Effect.gen(function* () {
      const use = Effect.gen(function* () {
        const { terminal } = yield* standard
        yield* terminal.out("a\u001b[2J")
        yield* terminal.err("a\u001b[2J")
        yield* terminal.status("b\u001b[2J")
      })
      const shown = "a\\u001b[2J\n"
      assert.deepStrictEqual(yield* written(true, use), [[shown], [shown, "\r\u001b[2Kb\\u001b[2J"]])
      assert.deepStrictEqual(yield* written(false, use), [["a\u001b[2J\n"], ["a\u001b[2J\n"]])
    })
  )
})
