/**
 * Scripts as language models write them. In `scripts/wrong.txt` a line that is wrong ends with `#!`, the code of its
 * report and the fix, trimmed, whose line ends are `\n`; those of `scripts/right.txt` are unusual and right.
 */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import type { Diagnostic } from "../../../src/godot/check/Diagnostic.ts"
import { NO_LIMITS } from "../../../src/godot/check/Report.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { sampled } from "../../support/effort.ts"

interface Written {
  readonly title: string
  readonly code: string
  /** Reports by their lines, `12 unknown-member: size`. */
  readonly expected: ReadonlyArray<string>
}

/** The scripts of a file, each after a line with its title. */
const scriptsIn = (file: string): ReadonlyArray<Written> =>
  readFileSync(new URL(`scripts/${file}`, import.meta.url), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.trimEnd().split("\n")
      const marked = lines.map((line) => line.split(" #! "))
      return {
        title,
        code: `${marked.map(([line = ""]) => line).join("\n")}\n`,
        expected: marked.flatMap(([, marks], i) => marks?.split(" | ").map((mark) => `${i + 1} ${mark}`) ?? [])
      }
    })

const references = {
  "4.5": lazy(() => readReference(corpus("godot-4.5"), "4.5")),
  "4.7": lazy(() => readReference(corpus("godot-4.7"), "4.7"))
}

const told = (code: string, version: keyof typeof references): ReadonlyArray<string> =>
  check({ code, reference: references[version]() }, NO_LIMITS)
    .diagnostics.flatMap(({ line, also = [], code: kind, fix }) =>
      [line, ...also.map((place) => Number.parseInt(place, 10))].map(
        (at) =>
          `${at} ${kind}${fix === undefined ? "" : `: ${fix.trim().replaceAll("\n", "\\n").replaceAll("\t", "\\t")}`}`
      )
    )
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1))

/** The text with one fix written at its place. */
const fixed = (code: string, { line, column, endLine = line, endColumn = column, fix = "" }: Diagnostic): string => {
  const lines = code.split("\n")
  const before = (lines[line - 1] ?? "").slice(0, column - 1)
  const after = (lines[endLine - 1] ?? "").slice(endColumn - 1)
  return [...lines.slice(0, line - 1), before + fix + after, ...lines.slice(endLine)].join("\n")
}

const errorsIn = (
  code: string
): ReadonlyArray<{ readonly line: number; readonly code: string; readonly message: string }> =>
  check({ code, reference: references["4.5"]() }, NO_LIMITS).diagnostics.flatMap(
    ({ severity, line, code: kind, message, also = [] }) =>
      severity === "error"
        ? [line, ...also.map((place) => Number.parseInt(place, 10))].map((at) => ({ line: at, code: kind, message }))
        : []
  )

/** Number of errors of syntax on the lines that a fix wrote. */
const syntaxErrors = (all: ReturnType<typeof errorsIn>, { line, fix = "" }: Diagnostic): number =>
  all.filter((one) => one.code.endsWith("syntax") && one.line >= line && one.line < line + fix.split("\n").length)
    .length

describe.skipIf(corpora === undefined)(onCorpora("a script as models write it"), () => {
  it("has its error no more once a fix is written as it stands, and no new one of syntax", () => {
    const left = sampled(scriptsIn("wrong.txt"), 4).flatMap(({ code, title }) => {
      const before = errorsIn(code)
      return check({ code, reference: references["4.5"]() }, NO_LIMITS).diagnostics.flatMap((one) => {
        if (one.fix === undefined || one.endColumn === undefined || one.severity === "warning") return []
        const after = errorsIn(fixed(code, one))
        const count = (errors: ReturnType<typeof errorsIn>) =>
          errors.filter(({ message }) => message === one.message).length
        return count(after) < count(before) && syntaxErrors(after, one) <= syntaxErrors(before, one)
          ? []
          : [`${title} ${one.line}: ${one.message} -> ${one.fix}`]
      })
    })
    assert.deepStrictEqual(left, [])
  })
  it.each(scriptsIn("wrong.txt"))("is told what is wrong with it: $title", ({ code, expected }) =>
    assert.deepStrictEqual(
      told(code, "4.5"),
      [...expected].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1))
    )
  )
  it.each(scriptsIn("right.txt"))("is left alone: $title", ({ code }) => {
    assert.deepStrictEqual(told(code, "4.5"), [])
    const isAdvice = (one: string) => one.includes(" deprecated")
    assert.deepStrictEqual(
      told(code, "4.7").filter((one) => !isAdvice(one)),
      []
    )
  })
})
