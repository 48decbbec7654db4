import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import type { ClassDoc } from "../../../../src/godot/reference/ClassDoc.ts"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import { indexOf, nameOf } from "../../../support/searchIndex.ts"

const classDoc = (name: string, members: string): ClassDoc => {
  const xml = `<class name="${name}" inherits="Node"><brief_description>A thing.</brief_description>${members}</class>`
  return Either.getOrThrow(parse(`${name}.xml`, xml))
}

const method = (name: string, text: string): string =>
  `<method name="${name}"><return type="void" /><description>${text}</description></method>`
const methods = (...all: ReadonlyArray<string>): string => `<methods>${all.join("")}</methods>`

const found = (query: string, ...docs: ReadonlyArray<ClassDoc>) => {
  const index = indexOf(docs)
  return search(index, { query, limit: 10 }).hits.map((hit) => ({
    name: nameOf(index, hit.row),
    score: hit.score,
    note: hit.note
  }))
}

describe("neighbours of the best hits", () => {
  const zone = classDoc(
    "Zone",
    methods(
      method("ripen_cheese", "Lets the wheel of gouda mature."),
      method("get_ripen_speed", "Tells a rate."),
      method("polish", "Shines. See also [method soak]."),
      method("soak", "Puts into brine."),
      method("unrelated", "Does something else.")
    )
  )

  it("are members of its class that begin with the same word, whatever verb of access comes before it", () => {
    const hits = found("gouda wheel mature", zone)
    expect(hits[0]?.name).toBe("Zone.ripen_cheese")
    expect(hits.find(({ name }) => name === "Zone.get_ripen_speed")?.note).toBe("goes with Zone.ripen_cheese")
    expect(hits.map(({ name }) => name)).not.toContain("Zone.unrelated")
  })

  it("are what its text links to and what links to it", () => {
    expect(found("polish shines", zone).map(({ name }) => name)).toContain("Zone.soak")
    expect(found("soak brine", zone).map(({ name }) => name)).toContain("Zone.polish")
  })

  it("are what the vocabulary means with it, and never come before it", () => {
    const body = classDoc(
      "CharacterBody2D",
      methods(method("move_and_slide", "Moves gouda along wheels."), method("get_wall_normal", "Tells a direction.")) +
        `<members><member name="velocity" type="Vector2" setter="" getter="">Speed.</member></members>`
    )
    const hits = found("gouda wheels", body)
    expect(hits[0]?.name).toBe("CharacterBody2D.move_and_slide")
    expect(hits.find(({ name }) => name === "CharacterBody2D.velocity")?.note).toBe(
      "goes with CharacterBody2D.move_and_slide"
    )
    expect(hits.slice(1).every(({ score }) => score < (hits[0]?.score ?? 0))).toBe(true)
  })

  it("are what a goal takes with it, the more of the query it says the nearer", () => {
    // "screenshot capture picture save png: Viewport.get_texture Texture2D.get_image Image.save_png ..."
    const viewport = classDoc("Viewport", methods(method("get_texture", "Gives gouda.")))
    const texture = classDoc("Texture2D", methods(method("get_image", "Gives something else.")))
    const scoreOf = (query: string) =>
      found(query, viewport, texture).find(({ name }) => name === "Texture2D.get_image")?.score ?? 0
    expect(scoreOf("gouda screenshot")).toBeGreaterThan(scoreOf("gouda screenshot wheel brine"))
    const [own, other] = found("gouda screenshot png", viewport, texture)
    expect([own?.name, other?.name]).toEqual(["Viewport.get_texture", "Texture2D.get_image"])
    expect(scoreOf("gouda screenshot")).toBeGreaterThan(scoreOf("gouda wheel"))
  })

  it("are not of the other dimension when the query names one", () => {
    const body = (dimension: string) =>
      classDoc(
        `CharacterBody${dimension}`,
        methods(method("is_on_wall", "Tells of a gouda wheel."), method("is_on_floor", "Tells another thing."))
      )
    const names = (query: string) => found(query, body("2D"), body("3D")).map(({ name }) => name)
    expect(names("gouda wheel")).toContain("CharacterBody3D.is_on_floor")
    expect(names("2d gouda wheel")).toContain("CharacterBody2D.is_on_floor")
    expect(names("2d gouda wheel")).not.toContain("CharacterBody3D.is_on_floor")
  })

  it("are not raised by one word, which names one thing", () => {
    expect(found("gouda", zone).map(({ name }) => name)).toEqual(["Zone.ripen_cheese"])
  })
})
