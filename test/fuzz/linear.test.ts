import { assert, describe, it } from "@effect/vitest"
import { toPlainText } from "../../src/godot/reference/PlainText.ts"
import { parse } from "../../src/godot/reference/XmlDocParser.ts"
import * as Query from "../../src/godot/search/analysis/Query.ts"
import { frontMatterOf } from "../../src/mdatlas/document/FrontMatter.ts"
import { htmlLinks, withoutTags } from "../../src/mdatlas/document/Html.ts"
import { linksOf } from "../../src/mdatlas/library/LinkPass.ts"
import { LIMITS } from "../../src/timebox/report/LogExtractor.ts"
import { sampled } from "../support/effort.ts"
import { cost, growth } from "../support/growth.ts"
import { inSource, type Literal, literals } from "../support/regularExpressions.ts"
import { scan } from "../support/scan.ts"
import { giveWay } from "../support/turns.ts"

const repeated = (unit: string) => (n: number) => unit.repeat(Math.ceil(n / unit.length))

/**
 * Maximum length of the texts that a room's expressions see, in UTF-16 units; other texts may be as long as a document.
 */
const lengths: ReadonlyArray<readonly [room: string, most: number]> = [["timebox/report/", LIMITS.line]]

const longest = (file: string): number => lengths.find(([room]) => file.startsWith(room))?.[1] ?? 8000

/** Texts made to go wrong with an expression: what it is looking for again and again, and never its end. */
const attacks = (expression: RegExp): ReadonlyArray<{ readonly start: string; readonly unit: string }> => {
  const source = expression.source.replace(/\\u([0-9a-f]{4})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what begins a terminal's control sequence.
  const words = [...new Set(source.match(/[\w:/<>=!&"'#@;\- \u001b\u009b]{2,}/g) ?? [])].slice(0, 6)
  const characters = [...new Set([..." \t\na0A_\\*é", ...source.replace(/[\w\\]/g, "")])].slice(0, 24)
  return [
    ...[...characters, ...words].map((unit) => ({ start: "", unit })),
    ...sampled(
      words.flatMap((word) =>
        characters.flatMap((unit) => [
          { start: word, unit },
          { start: "", unit: word + unit }
        ])
      ),
      10
    )
  ]
}

/** Milliseconds; what takes less is linear. */
const QUICK = 3

const run = (expression: RegExp) => (text: string) => {
  expression.lastIndex = 0
  return expression.global ? text.replace(expression, "") : expression.test(text)
}

/** A repetition without a bound around another one: from that, time can grow without any measure. */
const nested = /\((?:[^()\\]|\\.){0,200}[^\\(][+*](?:[^()\\]|\\.){0,200}\)[+*]/

/** The attack that an expression takes more than linear time for. */
const weakness = ({ file, expression }: Literal, most = longest(file), quick = QUICK): string | undefined => {
  if (nested.test(expression.source)) return "a repetition in a repetition"
  const work = run(expression)
  for (const { start, unit } of attacks(expression)) {
    const input = (n: number) => `${start}${repeated(unit)(n)}\u0001`
    for (const length of [most / 16, most / 4, most]) {
      const text = input(length)
      const before = performance.now()
      work(text)
      // The clock is read first: asking for the processor time would take longer than most of this work.
      if (performance.now() - before < quick || cost(() => work(text)) < quick) continue
      const grown = growth(input, work, { from: length, longest: 16 * most, factor: 8, most: 24 })
      if (grown !== undefined) return `${JSON.stringify(start)} and many ${JSON.stringify(unit)}: ${grown}`
    }
  }
  return undefined
}

/** Length (UTF-16 units) and time (ms) that tell weak expressions. */
const SHORT = { length: 2000, time: 1 }

describe("regular expressions", () => {
  it("are found in the source, also in templates, and not where a slash divides", () => {
    const source = `const a = 1 / 2 / x(/a\\/[/"]b/g) // /no/
      const b = \`/no/ \${c.replace(/yes/u, "/no/")} /no/\`; return /last/.test(b[0] / 2)`
    assert.deepStrictEqual(
      inSource("a.ts", source).map(({ expression, line }) => `${line} ${expression}`),
      ['1 /a\\/[/"]b/g', "2 /yes/u", "2 /last/"]
    )
    assert.isAbove(literals().length, 100)
  })

  it("of src/ take time in proportion to a text, or see only short ones", async () => {
    const weak: Array<string> = []
    for (const literal of literals()) {
      await giveWay()
      const found = weakness(literal)
      if (found !== undefined) weak.push(`${literal.file}:${literal.line} ${literal.expression}: ${found}`)
    }
    assert.deepStrictEqual(weak, [])
  })

  it("that are weak are known by it", async () => {
    for (const expression of [/^(?:a+)+$/, /\s+$/]) {
      await giveWay()
      const found = weakness({ file: "a.ts", line: 1, expression }, SHORT.length, SHORT.time)
      assert.isDefined(found, String(expression))
    }
  })
})

describe("documents of one thing again and again take time in proportion to their length", () => {
  /** What is repeated, or that between a beginning and an end. */
  type Unit = string | readonly [start: string, unit: string, end: string]
  const headings: ReadonlyArray<Unit> = [
    ["  # a", " ", "b"],
    ["  # a", "#", "b"],
    ["  # a", " #", "b"]
  ]
  const comments: ReadonlyArray<Unit> = [
    "{/*",
    "{/* a */}",
    "{/*\\n",
    "`{/*` ",
    ["", "{/*\\n", "*/ a}"],
    ["", "{/*", "*/ a}"]
  ]
  const html: ReadonlyArray<Unit> = ["<a ", "<a>", '<a href="', "<a href='b'>", "<!--", "<script>", "<h2>", "<a b=c d"]
  const unclosed: Unit = ["<div>\n", '<a x=">"', ` y="${"x".repeat(3000)}>`]
  const readers: ReadonlyArray<readonly [string, (text: string) => unknown, ReadonlyArray<Unit>]> = [
    [
      "XML",
      (text) => parse("a.xml", `<class name="A"><description>${text}</description></class>`),
      ["&amp;", "<![CDATA[]]>", "<b>x</b>", "<!-- -->", "\r\n", "]]"]
    ],
    ["BBCode", toPlainText, ["[", "[b]", "[url=", "[codeblock]", "[/b]", "[br]", "[method a]"]],
    [
      "Markdown",
      (text) => scan([Buffer.from(text)]),
      ["[", "> ", "- ", "# a\n", "a\n===\n", "[a]: ", "<!--", "```\n", "| "]
    ],
    ["raw HTML", (text) => [withoutTags(text), htmlLinks(text)], [...html, unclosed]],
    ["links of Markdown", linksOf, ["[a](b)\n\n", "# a\n", "{#", "a\n: b\n", "<a>\n", "```\n", unclosed]],
    [
      "links of MDX",
      (text) => linksOf(text, true),
      sampled(["<a>\n", "  # a\n", "```\n", "~~~ a\n", ...comments, ...headings, unclosed], 2)
    ],
    [
      "front matter",
      frontMatterOf,
      [
        ["---\n", "a", "\n---\n"],
        ["---\n", "---  ", ""],
        ["---\na", " ", "b\n---\n"],
        ["---\na:", " ", "\u2028\n---\n"],
        ["---\na: b", " #", "\u2028\n---\n"],
        ["+++\na", " ", "b\n+++\n"]
      ]
    ],
    ["queries", (text) => Query.parse(text.slice(0, 16_000)), ["a ", "a.", "()", '"', "aB", "の"]]
  ]
  const filled = (unit: Unit) => (n: number) =>
    typeof unit === "string" ? repeated(unit)(n) : `${unit[0]}${repeated(unit[1])(n)}${unit[2]}`
  for (const [name, read, units] of readers) {
    it(name, async () => {
      for (const unit of units) {
        await giveWay()
        assert.isUndefined(growth(filled(unit), read), JSON.stringify(unit).slice(0, 100))
      }
    })
  }
})
