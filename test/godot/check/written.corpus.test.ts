/**
 * Scripts as language models write them. In `scripts/wrong.txt` a line that is wrong ends with `#!`, the code of its
 * report and the fix; those of `scripts/right.txt` are unusual and right.
 */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { NO_LIMITS } from "../../../src/godot/check/Report.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

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
        (at) => `${at} ${kind}${fix === undefined ? "" : `: ${fix}`}`
      )
    )
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1))

describe.skipIf(corpora === undefined)(onCorpora("a script as models write it"), () => {
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
