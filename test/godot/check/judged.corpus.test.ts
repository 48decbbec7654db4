/**
 * Single lines that a real Godot 4.6 accepted or refused. In `scripts/judged.txt` a set begins with `===`, its title and
 * the script around the lines, in which `@` stands for each of them; the lines follow `--- accepted` and `--- refused`.
 */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

/** The references of the versions on both sides of the judge's. */
const references = lazy(() => [readReference(corpus("godot-4.5"), "4.5"), readReference(corpus("godot-4.7"), "4.7")])

const linesOf = (text: string): ReadonlyArray<string> => text.split("\n").filter((line) => line !== "")

const sets = readFileSync(new URL("scripts/judged.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [head = "", accepted = "", refused = ""] = part.split(/^--- (?:accepted|refused)\n/m)
    const [title = "", ...around] = head.split("\n")
    return { title, around: around.join("\n"), accepted: linesOf(accepted), refused: linesOf(refused) }
  })

/** The lines of which a reference says that they are wrong. */
const reported = (around: string, lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  references().map((reference) =>
    lines.filter((line) => {
      // A function, so that a "$" in the line is only itself.
      const code = around.replace("@", () => line.replaceAll("\\n", "\n\t"))
      return check({ code, reference }).errors > 0
    })
  )

describe.skipIf(corpora === undefined)(onCorpora("a line that a real Godot judged"), () => {
  it.each(sets)("is told to be wrong where Godot refuses it: $title", ({ around, accepted, refused }) => {
    assert.isAbove(accepted.length, 0)
    assert.isAbove(refused.length, 0)
    assert.deepStrictEqual(reported(around, accepted), [[], []])
    assert.deepStrictEqual(reported(around, refused), [refused, refused])
  })
})
