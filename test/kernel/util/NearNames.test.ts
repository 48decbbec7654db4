import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { distance, nearest } from "../../../src/kernel/util/NearNames.ts"

describe("distance", () => {
  it("counts an insertion, a deletion, a replacement and a swap once each", () => {
    expect(distance("node", "nodes", 3)).toBe(1)
    expect(distance("node", "nde", 3)).toBe(1)
    expect(distance("node", "nude", 3)).toBe(1)
    expect(distance("add_chlid", "add_child", 3)).toBe(1)
    expect(distance("kitten", "sitting", 3)).toBe(3)
  })

  it("stops at one more than it was allowed to count", () => {
    expect(distance("abcdef", "uvwxyz", 2)).toBe(3)
    expect(distance("a", "abcdefgh", 2)).toBe(3)
    expect(distance("", "ab", 2)).toBe(2)
  })

  it("is symmetric, zero only for equals, and agrees with itself under any bound", () => {
    const name = FastCheck.string({ maxLength: 12 })
    FastCheck.assert(
      FastCheck.property(name, name, FastCheck.integer({ min: 0, max: 12 }), (a, b, most) => {
        const whole = distance(a, b, 24)
        expect(distance(b, a, 24)).toBe(whole)
        expect(whole === 0).toBe(a === b)
        expect(distance(a, b, most)).toBe(Math.min(whole, most + 1))
      })
    )
  })
})

describe("nearest", () => {
  const classes = ["Node", "Node2D", "Node3D", "Timer", "Sprite2D", "AnimatedSprite2D", "Button", "BaseButton"]

  it("finds the name that was misspelt, whatever its case", () => {
    expect(nearest("Sprit2D", classes)[0]).toBe("Sprite2D")
    expect(nearest("TIMRE", classes)[0]).toBe("Timer")
  })

  it("puts fewer edits before more, and the shorter name first among equals", () => {
    expect(nearest("Nod", classes)).toEqual(["Node", "Node2D", "Node3D"])
  })

  it("finds a name by its beginning and by whole words inside it", () => {
    const members = ["get_overlapping_bodies", "get_parent", "body_entered"]
    expect(nearest("get_overlap", members)).toEqual(["get_overlapping_bodies"])
    expect(nearest("overlapping_bodies", members)).toEqual(["get_overlapping_bodies"])
    expect(nearest("Button", classes)).toEqual(["Button", "BaseButton"])
    expect(nearest("set_visible", ["visible", "size"])).toEqual(["visible"])
    expect(nearest("name_of_", ["name", "names"])).toEqual(["name"])
    expect(nearest("name_of_a", ["name"])).toEqual([])
  })

  it("finds a Japanese or Chinese name by any two characters in a row", () => {
    const titles = ["3.3 エラー処理", "安装步骤", "環境", "Install"]
    expect(nearest("処理", titles)).toEqual(["3.3 エラー処理"])
    expect(nearest("安装", titles)).toEqual(["安装步骤"])
    expect(nearest("ラ", titles)).toEqual([])
    expect(nearest("st", titles)).toEqual([])
  })

  it("says nothing when nothing is near", () => {
    expect(nearest("zzzzzzzz", classes)).toEqual([])
    expect(nearest("  ", classes)).toEqual([])
    expect(nearest("Node", classes, 0)).toEqual([])
  })

  it("names each candidate once, and at most as many as asked", () => {
    expect(nearest("Node", ["Node2D", "Node2D", "Node3D", "Node"], 2)).toEqual(["Node", "Node2D"])
  })

  it("is not troubled by names of objects' own properties or by a very long name", () => {
    expect(nearest("constructr", ["constructor", "__proto__"])).toEqual(["constructor"])
    expect(nearest("x".repeat(600_000), classes)).toEqual([])
  })

  it("prefers a name of the same first letter: that one is rarely misspelt", () => {
    expect(nearest("bode", ["aode", "bodd"])).toEqual(["bodd", "aode"])
  })
})
