import { assert, describe, it } from "@effect/vitest"
import { docsUrl, fromVersionPy, mostCommon } from "../../../src/godot/reference/Version.ts"

describe("the version of a reference", () => {
  it("is read from the version.py of a source tree", () => {
    assert.strictEqual(
      fromVersionPy(
        'short_name = "godot"\nname = "Godot Engine"\nmajor = 4\nminor = 5\npatch = 1\nstatus = "stable"\n'
      ),
      "4.5"
    )
    assert.isUndefined(fromVersionPy("print('no')"))
    assert.isUndefined(fromVersionPy("major = 4"))
  })

  it("is the one that most files give", () => {
    assert.strictEqual(mostCommon(["4.1", undefined, "4.2", "4.2", ""]), "4.2")
    assert.strictEqual(mostCommon(["3.2", "3.1"]), "3.2")
    assert.isUndefined(mostCommon([undefined, ""]))
  })

  it("decides which manual links lead to, and the stable one where it is unknown", () => {
    assert.strictEqual(docsUrl("4.5"), "https://docs.godotengine.org/en/4.5")
    assert.strictEqual(docsUrl("4.5.1"), "https://docs.godotengine.org/en/4.5")
    assert.strictEqual(docsUrl(undefined), "https://docs.godotengine.org/en/stable")
    assert.strictEqual(docsUrl("../../evil"), "https://docs.godotengine.org/en/stable")
  })
})
