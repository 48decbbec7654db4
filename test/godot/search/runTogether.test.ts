import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parse } from "../../../src/godot/search/analysis/Query.ts"
import { withWordsApart } from "../../../src/godot/search/runTogether.ts"
import { of } from "../../../src/godot/search/Searcher.ts"
import { root } from "../../support/bundle.ts"
import { indexOfFolder } from "../../support/searchIndex.ts"

const searcher = of(indexOfFolder(join(root, "doc/classes")))
const read = (text: string): string => withWordsApart(searcher, parse(text)).text

describe("words written as one", () => {
  it("are read as the two that are known", () => {
    assert.strictEqual(read("screenshake"), "screen shake")
    assert.strictEqual(read("open the Pausemenu"), "open the pause menu")
    assert.strictEqual(read("soundeffect volume"), "sound effect volume")
  })

  it.each([
    ["of the reference or the vocabulary", "fullscreen pathfinding"],
    ["of a class, or the beginning of one", "animationplayer collisionshap"],
    ["with a letter wrong", "transfrom positoin"],
    ["of which a part is unknown", "spaceship dragonfly"],
    ["within a name, a path or a call", "Foo.screenshake screenshake() res://screenshake.gd my_screenshake"],
    ["in quotes", '"screenshake"']
  ])("stay where they are a word %s", (_, text) => {
    assert.strictEqual(read(text), parse(text).text)
  })

  it("stay in another language", () => {
    const text = "screenshakeを追加"
    assert.strictEqual(read(text), text)
  })
})
