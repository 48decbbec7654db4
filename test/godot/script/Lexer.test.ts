import { assert, describe, it } from "@effect/vitest"
import { Lexer } from "../../../src/godot/script/Lexer.ts"
import type { Dialect } from "../../../src/godot/script/Script.ts"

/** Reads all tokens of a text, with its faults. */
const read = (text: string, dialect: Dialect = 4, margin = 0) => {
  const lexer = new Lexer(text, dialect, margin)
  const tokens = [lexer.next()]
  while (tokens.at(-1)?.kind !== "eof") tokens.push(lexer.next())
  const faults = lexer.faults.map(({ start, end, message }) => `${start}-${end} ${message}`)
  return { tokens: tokens.slice(0, -1), faults, comments: lexer.comments }
}

const indents = (text: string, dialect: Dialect = 4, margin = 0) =>
  read(text, dialect, margin).tokens.map(({ value, indent }) => [value, indent])

describe("the indentation of a line", () => {
  it("belongs to its first token, without the margin of all lines", () => {
    assert.deepStrictEqual(indents("\ta b\n\t\tc", 4, 4), [
      ["a", 0],
      ["b", -1],
      ["c", 4]
    ])
  })

  it("is of tabs or of spaces, except within brackets and in Godot 3", () => {
    assert.deepStrictEqual(read("a\n \tb").faults, ["2-4 Tabs and spaces are mixed in the indentation of this line."])
    assert.deepStrictEqual(read("\ta\n  b").faults, [
      "3-5 This line is indented with spaces, the lines before it with tabs."
    ])
    assert.deepStrictEqual(read("\ta(\n \tb,\n  c)").faults, [])
    assert.deepStrictEqual(read("\ta\n  b", 3).faults, [])
  })
})

describe("a backslash", () => {
  it("joins its line with the next one, comments between them in Godot 4", () => {
    assert.deepStrictEqual(indents("a \\\n# Comment.\n  b"), [
      ["a", 0],
      ["b", -1]
    ])
    assert.deepStrictEqual(read("a \\\n# Comment.\n  b").comments.length, 1)
    assert.deepStrictEqual(indents("a \\\nb"), [
      ["a", 0],
      ["b", -1]
    ])
  })

  it("is the last character of its line", () => {
    assert.deepStrictEqual(read("a \\ b").faults, ["2-4 A backslash must be the last character of its line."])
  })
})

describe("a number", () => {
  const kinds = (text: string) => read(text).tokens.map(({ kind, value }) => `${kind} ${value}`)

  it("ends before a name that follows its dot", () => {
    assert.deepStrictEqual(kinds("1.x"), ["float 1.", "identifier x"])
    assert.deepStrictEqual(read("1.x").faults, [])
  })

  it("has no letters after its digits, and each underscore alone", () => {
    assert.deepStrictEqual(read("12px").faults, ['0-4 "12px" is neither a number nor a name.'])
    assert.deepStrictEqual(read("1__0").faults, ['0-4 In a number, "_" must be between two digits, not as in 1__0.'])
    assert.deepStrictEqual(read("1__0", 3).faults, [])
  })
})

describe("a sign that GDScript does not have", () => {
  it("is one token, of two units above U+FFFF", () => {
    const { tokens, faults } = read("a 😀 b")
    assert.deepStrictEqual(
      tokens.map(({ kind, start, end }) => [kind, start, end]),
      [
        ["identifier", 0, 1],
        ["bad", 2, 4],
        ["identifier", 5, 6]
      ]
    )
    assert.deepStrictEqual(faults, ['2-4 "😀" has no meaning in GDScript.'])
  })
})

describe("a string", () => {
  const value = (text: string, dialect: Dialect = 4) => read(text, dialect).tokens[0]?.value

  it("has its escapes resolved, unless it is raw", () => {
    assert.strictEqual(value('"a\\n\\u0041\\U01F600\\""'), 'a\nA😀"')
    assert.strictEqual(value('r"a\\n\\""'), 'a\\n\\"')
  })

  it("without its closing quotes ends with its first line", () => {
    const { tokens, faults } = read('"a\nb\nc')
    assert.deepStrictEqual(
      tokens.map((one) => one.value),
      ["a", "b", "c"]
    )
    assert.deepStrictEqual(faults, ['0-2 The string that begins here is not closed by ".'])
  })

  it("takes in a line end after a backslash, of one or two characters", () => {
    assert.strictEqual(value('"a\\\r\nb"'), "ab")
    assert.deepStrictEqual(read('"a\\\r\nb"\nc').tokens.at(-1)?.indent, 0)
  })

  it("shows what an escape of another language is in GDScript, unless that is a byte", () => {
    const fixes = (text: string) => {
      const lexer = new Lexer(text, 4)
      lexer.next()
      return lexer.faults.map(({ fix }) => fix)
    }
    assert.deepStrictEqual(fixes('"\\x1b"'), ["\\u001b"])
    assert.deepStrictEqual(fixes('"\\033["'), ["\\u001b"])
    assert.deepStrictEqual(fixes('"\\xc3"'), [undefined])
    assert.deepStrictEqual(fixes('"\\d"'), ["\\\\d"])
  })
})
