import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { drawings } from "../../../src/timebox/report/cleanLine.ts"
import { extract, LIMITS, lastTestOf } from "../../../src/timebox/report/LogExtractor.ts"
import { newlinesIn } from "../../../src/timebox/report/LogFormat.ts"
import type { Piece, Stream } from "../../../src/timebox/report/OutputRing.ts"
import { cargo } from "../../../src/timebox/runners/cargo.ts"
import { flutter } from "../../../src/timebox/runners/flutter.ts"
import { pytest } from "../../../src/timebox/runners/pytest.ts"

const piece = (text: string | Uint8Array, stream: Stream = "stdout", at = 0): Piece => ({
  stream,
  at,
  bytes: Buffer.from(text)
})

const read = (pieces: ReadonlyArray<Piece>, maxBytes = 100_000, before = 0) =>
  extract(pieces, {
    maxBytes,
    newlines: before + pieces.reduce((sum, { bytes }) => sum + newlinesIn(bytes), 0),
    patterns: flutter.patterns
  })

const numbered = (count: number, special: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, i) => `${special[i + 1] ?? `line ${i + 1}`}\n`).join("")

describe("drawings", () => {
  it("takes out colours, other control sequences, hyperlinks, titles and control characters", () => {
    for (const [raw, text] of [
      ["\u001b[31mred\u001b[0m", "red"],
      ["\u001b[38;2;1;2;3mx\u001b[K\u001b[2J\u001b[?25l", "x"],
      ["\u001b]8;;https://example.org\u0007link\u001b]8;;\u001b\\", "link"],
      ["\u001b]0;title\u0007x", "x"],
      ["\u009b31mx", "x"],
      ["\u001b(Bx\u001b7\u001b=", "x"],
      ["a\0b\u0007c\u0008\u007f", "abc"],
      ["tab\tstays", "tab\tstays"],
      ["\u001b]8;;never ended", "8;;never ended"],
      ["\u001b[999", ""],
      ["日本語 🎉", "日本語 🎉"]
    ] as const) {
      assert.deepStrictEqual(drawings(raw), [text])
    }
  })

  it("a line that was drawn again is one line for each drawing", () => {
    assert.deepStrictEqual(drawings("\r 1%\r 2%\r"), [" 1%", " 2%"])
    assert.deepStrictEqual(drawings("crlf\r"), ["crlf"])
    assert.deepStrictEqual(drawings("\r"), [""])
  })

  it("leaves no control character, whatever comes", () => {
    const part = fc.constantFrom(
      "\u001b",
      "[",
      "]",
      "31",
      ";",
      "m",
      "\u0007",
      "\\",
      "x",
      "\r",
      "\0",
      "\u009b",
      "\u009d",
      "é"
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const line of drawings(parts.join(""))) {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
          assert.notMatch(line, /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/)
        }
      })
    )
  })

  it("comes to an end with hostile lines, where anything but linear would not", () => {
    for (const unit of ["\u001b[", "\u001b]", "\u001b[1;", "\u009d", "\u001b", "\u001b[ "]) {
      assert.isAtLeast(drawings(unit.repeat(200_000)).length, 1)
    }
  })
})

describe("extract", () => {
  it("a failure comes with three lines before and twelve after", () => {
    const { excerpts } = read([piece(numbered(60, { 20: "FAILED: x" }))])
    assert.deepStrictEqual(
      excerpts.map(({ start_line, end_line, lines }) => [
        start_line,
        end_line,
        lines[0]?.text,
        lines[3]?.text,
        lines.length
      ]),
      [[17, 32, "line 17", "FAILED: x", LIMITS.before + 1 + LIMITS.after]]
    )
  })

  it("leaves out lines of the runner's own stack, whether or not all of the output fits", () => {
    const own = '  File "/app/test_a.py", line 3 in test_a'
    const foreign = '  File "/lib/site-packages/_pytest/python.py", line 167 in call'
    const text = numbered(60, { 50: own, 51: foreign, 52: "ERROR" })
    const found = (maxBytes: number) => extract([piece(text)], { maxBytes, newlines: 60, patterns: pytest.patterns })
    const { excerpts, tail, whole } = found(400)
    const lines = [...excerpts.flatMap((one) => one.lines), ...tail].map((line) => line.text)
    assert.include(lines, own)
    assert.notInclude(lines, foreign)
    assert.isUndefined(whole)
    const all = found(10_000)
    assert.deepStrictEqual(
      all.whole?.map(({ number }) => number),
      Array.from({ length: 60 }, (_, i) => i + 1).filter((number) => number !== 51)
    )
    assert.notInclude(all.whole?.map((line) => line.text) ?? [], foreign)
  })

  it("leaves out the frames of an error during collection that are not the project's, with their source", () => {
    const own = ["test_a.py:1: in <module>", "    import lib", "E   SyntaxError: invalid syntax", "    indented"]
    const foreign = [
      "/usr/lib/python3/dist-packages/_pytest/python.py:618: in _importtestmodule",
      "    mod = import_path(self.path)",
      "          ^^^^^^^^^^^^^^^^^^^^^^",
      "/usr/lib/python3.11/importlib/__init__.py:126: in import_module",
      "    return _bootstrap._gcd_import(name[level:], package, level)",
      "<frozen importlib._bootstrap>:1206: in _gcd_import",
      "    ???"
    ]
    const output = [...own, ...foreign, ...own, ""].join("\n")
    const { whole } = extract([piece(output)], { maxBytes: 9999, newlines: 15, patterns: pytest.patterns })
    assert.deepStrictEqual(
      whole?.map(({ text }) => text),
      [...own, ...own]
    )
  })

  it("shows the stack of a crash that pytest goes on after, as in a worker of xdist", () => {
    const place = '  File "/app/test_a.py", line 3 in test_a'
    const text = numbered(200, { 20: "Fatal Python error: Segmentation fault", 23: place })
    const { excerpts } = extract([piece(text)], { maxBytes: 3000, newlines: 200, patterns: pytest.patterns })
    assert.deepStrictEqual(
      excerpts.map(({ start_line, end_line }) => [start_line, end_line]),
      [[20 - LIMITS.before, 20 + LIMITS.after]]
    )
    assert.include(excerpts[0]?.lines.map((line) => line.text) ?? [], place)
  })

  it("blocks that overlap or touch are one, others stay apart", () => {
    const block = (first: number, second: number) =>
      read([piece(numbered(90, { [first]: "ERROR 1", [second]: "ERROR 2" }))]).excerpts.map((one) => [
        one.start_line,
        one.end_line
      ])
    assert.deepStrictEqual(block(20, 25), [[17, 37]])
    assert.deepStrictEqual(block(20, 36), [[17, 48]])
    assert.deepStrictEqual(block(20, 37), [
      [17, 32],
      [34, 49]
    ])
    assert.deepStrictEqual(block(1, 90), [
      [1, 13],
      [87, 90]
    ])
  })

  it("knows what tells of a failure", () => {
    for (const text of [
      "FAIL test/a.test.ts",
      "2 FAILED",
      "ERROR: x",
      "FATAL: x",
      "Unhandled Exception: x",
      "Traceback (most recent call last):",
      "thread 'main' panicked at src/lib.rs:3:5",
      "panic: x",
      "AssertionError: x",
      "TypeError: x",
      "error: could not compile",
      "error[E0308]: mismatched types",
      "══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞══",
      "The following TestFailure was thrown",
      "00:02 +1 -1: test/a_test.dart: adds [E]"
    ]) {
      assert.strictEqual(read([piece(`${text}\n`)]).excerpts.length, 1, text)
      assert.strictEqual(read([piece(`${text}\n`, "stderr")]).excerpts[0]?.lines[0]?.stream, "stderr")
    }
    for (const text of ["All tests passed!", "0 errors", "test error_handling ... ok", "failure is an option"]) {
      assert.strictEqual(read([piece(`${text}\n`)]).excerpts.length, 0, text)
    }
  })

  it("excerpts come from the last bytes asked for, and are numbered in the whole output", () => {
    const text = numbered(100, { 5: "ERROR early", 90: "ERROR late" })
    const reach = Buffer.byteLength(numbered(100).slice(numbered(80).length)) + 5
    const { excerpts } = read([piece(text)], reach)
    assert.deepStrictEqual(
      excerpts.map((one) => [one.start_line, one.end_line]),
      [[87, 100]]
    )
    assert.strictEqual(read([piece("x\nERROR\n")], 100, 1000).excerpts[0]?.end_line, 1002)
  })

  it("a flood of failures keeps the last of them, within the bytes asked for", () => {
    const { excerpts, isCut, tail } = read([piece("ERROR the same thing again\n".repeat(50_000))], 10_000)
    const bytes = excerpts.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length + 1, 0)
    assert.isAtMost(bytes, 10_000)
    assert.isAbove(bytes, 9_900)
    assert.isTrue(isCut)
    assert.strictEqual(excerpts.at(-1)?.end_line, 50_000)
    assert.strictEqual((excerpts[0]?.end_line ?? 0) - (excerpts[0]?.start_line ?? 0) + 1, excerpts[0]?.lines.length)
    assert.isAtLeast(tail.length, LIMITS.tail)
  })

  it("the tail is the last lines, as many as fit", () => {
    const { tail } = read([piece(numbered(10_000))], 1_000_000)
    assert.deepStrictEqual([tail.length, tail[0]?.text, tail.at(-1)?.text], [LIMITS.fill, "line 8001", "line 10000"])
    assert.deepStrictEqual(
      read([piece(numbered(100))], 20).tail.map(({ text }) => text),
      ["line 99", "line 100"]
    )
    assert.strictEqual(read([piece("only one\n")], 1).tail.length, 1)
    assert.deepStrictEqual(read([]).tail, [])
  })

  it("the middle of a long line is left out, never half a character", () => {
    const [line] = read([piece(`ERROR ${"🎉".repeat(100_000)} end`)]).tail
    assert.isBelow(line?.text.length ?? 0, LIMITS.line + 100)
    assert.match(line?.text ?? "", /^ERROR 🎉.* \[… \d+ characters left out …\] .*🎉 end$/u)
    assert.notMatch(line?.text ?? "", /\p{Surrogate}/u)
  })

  it("a window that begins within a character or a line is read on from there", () => {
    const { tail } = read([piece(Buffer.from("日本語\nnext\n").subarray(1))])
    assert.deepStrictEqual(
      tail.map(({ text }) => text),
      ["本語", "next"]
    )
  })

  it("names the last test, also in a line that is not finished", () => {
    const text = "00:00 +0: test/a_test.dart: one\nnoise\n00:01 +1: test/a_test.dart: two\n....."
    assert.strictEqual(read([piece(text)]).lastTest, "00:01 +1: test/a_test.dart: two")
    assert.strictEqual(lastTestOf([piece(text)], flutter.patterns), "00:01 +1: test/a_test.dart: two")
    assert.strictEqual(
      lastTestOf([piece("Resolving dependencies...\n\n")], flutter.patterns),
      "Resolving dependencies..."
    )
    assert.isNull(lastTestOf([], flutter.patterns))
    assert.strictEqual(lastTestOf([piece("test sum::adds ... ")], cargo.patterns), "test sum::adds ... ")
  })

  it("for any output, blocks are in order, apart, within the bytes asked for, and say what the lines say", () => {
    const line = fc.constantFrom("a", "b", "", "ERROR", "FAIL x", "c\rd", "\u001b[1mERROR\u001b[0m")
    fc.assert(
      fc.property(fc.array(line, { maxLength: 120 }), fc.integer({ min: 1, max: 400 }), (all, maxBytes) => {
        const text = all.map((one) => `${one}\n`).join("")
        const { excerpts } = read([piece(text)], maxBytes)
        let last = -1
        for (const { start_line, end_line, lines } of excerpts) {
          assert.isAbove(start_line, last + 1)
          assert.isAtLeast(end_line, start_line)
          last = end_line
          const expected = all.slice(start_line - 1, end_line).flatMap(drawings)
          const shown = lines.map((one) => one.text)
          // A redrawn line at the edge of the room may be there in part.
          assert.isTrue(expected.join("\n").endsWith(shown.join("\n")))
          assert.isAtMost(expected.length - shown.length, 1)
        }
        const shown = excerpts.flatMap(({ lines }) => lines)
        const bytes = shown.reduce((sum, one) => sum + Buffer.byteLength(one.text) + 1, 0)
        assert.isTrue(bytes <= maxBytes || shown.length === 1)
      })
    )
  })
})
