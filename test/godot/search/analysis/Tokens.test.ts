import { describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { stem } from "../../../../src/godot/search/analysis/Stem.ts"
import { fold, isWordUnit, parts, termsOf } from "../../../../src/godot/search/analysis/Tokens.ts"

/** The terms of a text in order of first appearance, each once. */
const tokens = (text: string): ReadonlyArray<string> => {
  const words = Array.from({ length: text.length }, (_, at) =>
    isWordUnit(text.charCodeAt(at)) ? text.charAt(at) : " "
  )
  return [
    ...new Set(
      words
        .join("")
        .split(" ")
        .flatMap((word) => termsOf(word))
    )
  ]
}

describe("tokens", () => {
  it("keeps an identifier whole and in its parts", () => {
    expect(tokens("Camera3D")).toEqual(["camera", "3d", "camera3d"])
    expect(tokens("get_overlapping_bodies")).toEqual(["get", "overlap", "bodi", "getoverlappingbodies"])
    expect(tokens("TileMapLayer")).toContain("tilemap")
    expect(tokens("get_string_from_utf8")).toContain("utf8")
  })

  it("leaves out stop words and single letters", () => {
    expect(tokens("The x of a node")).toEqual(["node"])
  })

  it("meets plural and verb forms in one stem", () => {
    expect(tokens("rotating rotation rotated rotates")).toEqual(["rotat"])
    expect(tokens("children child")).toEqual(["child"])
    expect(tokens("dies died dying die")).toEqual(["die"])
  })
})

describe("parts", () => {
  it("divides at humps, underscores and numbers, and keeps acronyms and dimensions whole", () => {
    expect(parts("XRCamera3D")).toEqual(["xr", "camera", "3d"])
    expect(parts("HTTPRequest")).toEqual(["http", "request"])
    expect(parts("AStarGrid2D")).toEqual(["astar", "grid", "2d"])
    expect(parts("physics/common/max_fps")).toEqual(["physics", "common", "max", "fps"])
    expect(parts("Vector2i")).toEqual(["vector", "2i"])
    expect(parts("RIDs")).toEqual(["rids"])
    expect(parts("@export_range")).toEqual(["export", "range"])
  })

  it("are the words between the underscores of a name in one case, and of one with humps beside it", () => {
    const word = FastCheck.stringMatching(/^[a-z]{1,8}$/)
    FastCheck.assert(
      FastCheck.property(FastCheck.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join("_")
        expect(parts(name)).toStrictEqual(words)
        expect(parts(name.toUpperCase())).toStrictEqual(words)
        expect(parts(`${name}_XRCamera3D`)).toStrictEqual([...words, "xr", "camera", "3d"])
      })
    )
  })
})

describe("fold", () => {
  it("makes one of the spellings of a name", () => {
    for (const spelling of ["get_parent", "GetParent", "getParent", "GET_PARENT", "get parent"]) {
      expect(fold(spelling)).toBe("getparent")
    }
  })

  it("keeps the sign of an operator", () => {
    expect(fold("operator <")).toBe("operator<")
    expect(fold("operator ==")).not.toBe(fold("operator !="))
  })
})

describe("stem", () => {
  it("takes suffixes off as Porter's paper does", () => {
    const pairs = [
      ["caresses", "caress"],
      ["ponies", "poni"],
      ["agreed", "agre"],
      ["plastered", "plaster"],
      ["motoring", "motor"],
      ["conflated", "conflat"],
      ["hopping", "hop"],
      ["falling", "fall"],
      ["filing", "file"],
      ["happy", "happi"],
      ["relational", "relat"],
      ["hesitanci", "hesit"],
      ["formalize", "formal"],
      ["adoption", "adopt"],
      ["controlling", "control"],
      ["smoothly", "smooth"]
    ] as const
    for (const [word, expected] of pairs) expect(stem(word)).toBe(expected)
  })

  it("leaves alone what is no English word", () => {
    expect(stem("is")).toBe("is")
    expect(stem("utf8")).toBe("utf8")
    expect(stem("überall")).toBe("überall")
  })
})

describe("analysis of any text", () => {
  it("ends in terms of two characters or more, each once, and the same every time", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.fullUnicodeString({ maxLength: 60 }), (text) => {
        const found = tokens(text)
        expect(new Set(found).size).toBe(found.length)
        expect(tokens(text)).toEqual(found)
        for (const word of text.split(/\W+/)) for (const term of termsOf(word)) expect(term.length).toBeGreaterThan(1)
      })
    )
  })
})
