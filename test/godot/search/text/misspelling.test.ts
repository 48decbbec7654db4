import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { correctedStem } from "../../../../src/godot/search/text/misspelling.ts"
import { root } from "../../../support/bundle.ts"
import { indexOfFolder } from "../../../support/searchIndex.ts"

const searcher = of(indexOfFolder(join(root, "doc/classes")))
const corrected = (word: string): string | undefined => correctedStem(searcher)(stem(word))

describe("a misspelt word", () => {
  it("is read as the word of the vocabulary with a letter left out, doubled or swapped", () => {
    for (const [wrong, right] of [
      ["colision", "collision"],
      ["singelton", "singleton"],
      ["editior", "editor"],
      ["interupted", "interrupt"]
    ] as const)
      assert.strictEqual(corrected(wrong), stem(right), wrong)
  })

  it("is another word where a short one has another letter", () => {
    for (const word of ["dragon", "spider", "stone", "cloak", "pistol", "scream", "trunk", "discord", "stale"])
      assert.strictEqual(corrected(word), undefined, word)
  })

  it("may have another letter where it is long", () => {
    assert.strictEqual(corrected("keyboatd"), stem("keyboard"))
  })

  it("is none where the vocabulary has it, or it is short", () => {
    for (const word of ["collision", "jump", "crdt", "colr"]) assert.strictEqual(corrected(word), undefined, word)
  })
})
