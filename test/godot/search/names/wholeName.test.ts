import { describe, expect, it } from "@effect/vitest"
import { saysName } from "../../../../src/godot/search/names/wholeName.ts"

describe("a query that says a whole name", () => {
  it.each([
    ["how do I save the game", "save_game"],
    ["save games", "save_game"],
    ["shaking the camera", "shakeCamera"],
    ["ゲームを保存する", "save_game"]
  ])("has all its parts and no others: %s", (query, name) => {
    expect(saysName(query)(name)).toBe(true)
  })

  it.each([
    ["save the game to disk", "save_game"],
    ["save", "save_game"],
    ["save the game", "save_game_slot"],
    ["the", "is_in"],
    ["", ""]
  ])("is none with more or fewer: %s", (query, name) => {
    expect(saysName(query)(name)).toBe(false)
  })
})
