/** Lines that a real Godot accepted or refused: 4.6 those of `scripts/judged.txt`, 3.2.3 those of `judged3.txt`. */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { type JudgedSet, judgedSets } from "../../support/judgedLines.ts"

/** The references of the versions on both sides of the judge's, or of its own. */
const references = {
  "judged.txt": lazy(() => [readReference(corpus("godot-4.5"), "4.5"), readReference(corpus("godot-4.7"), "4.7")]),
  "judged3.txt": lazy(() => [readReference(corpus("godot-3.2"), "3.2")])
}

const sets = (["judged.txt", "judged3.txt"] as const).flatMap((file) =>
  judgedSets(new URL(`scripts/${file}`, import.meta.url)).map((set) => ({ ...set, file }))
)

/** The lines of which a reference says that they are wrong. */
const reported = (file: keyof typeof references, { script }: JudgedSet, lines: ReadonlyArray<string>) =>
  references[file]().map((reference) => lines.filter((line) => check({ code: script(line), reference }).errors > 0))

describe.skipIf(corpora === undefined)(onCorpora("a line that a real Godot judged"), () => {
  it.each(sets)("is told to be wrong where Godot refuses it: $file, $title", (set) => {
    const { file, accepted, refused } = set
    assert.isAbove(accepted.length, 0)
    assert.isAbove(refused.length, 0)
    for (const wrong of reported(file, set, accepted)) assert.deepStrictEqual(wrong, [])
    for (const wrong of reported(file, set, refused)) assert.deepStrictEqual(wrong, refused)
  })
})
