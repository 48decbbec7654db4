import { assert, describe, it } from "@effect/vitest"
import { americanOf } from "../../../src/godot/search/americanSpelling.ts"

describe("a word in American spelling", () => {
  it.each([
    ["normalised", "normalized"],
    ["serialisation", "serialization"],
    ["analysing", "analyzing"],
    ["colours", "colors"],
    ["neighbouring", "neighboring"],
    ["centre", "center"],
    ["centred", "centered"],
    ["greyscale", "grayscale"],
    ["licence", "license"]
  ])("%s is %s", (british, american) => {
    assert.strictEqual(americanOf(british), american)
  })

  it.each(["normalize", "node", "instance", "tree", "list", "dialogue"])("%s stays", (word) => {
    assert.strictEqual(americanOf(word), word)
  })
})
