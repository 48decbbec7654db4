import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { parse } from "../../../../src/godot/reference/XmlDocParser.ts"
import type { SearchIndex } from "../../../../src/godot/search/index/SearchIndex.ts"
import * as Renames from "../../../../src/godot/search/renames/Renames.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import { of } from "../../../../src/godot/search/Searcher.ts"
import { indexOf, nameOf } from "../../../support/searchIndex.ts"

/** A reference of classes given as `Name < Parent: method method`; with a `!` after its name it is deprecated. */
const reference = (...classes: ReadonlyArray<string>): SearchIndex =>
  indexOf(
    classes.map((line) => {
      const [head = "", members = ""] = line.split(": ")
      const [written = "", parent] = head.split(" < ")
      const name = written.replace("!", "")
      const status = written.endsWith("!") ? ' deprecated=""' : ""
      const methods = members.split(" ").filter((one) => one !== "")
      const xml = `<class name="${name}"${status}${parent === undefined ? "" : ` inherits="${parent}"`}><brief_description/><description/><methods>${methods
        .map((one) => `<method name="${one}"><return type="void"/><description/></method>`)
        .join("")}</methods></class>`
      return Either.getOrThrow(parse(`${name}.xml`, xml))
    })
  )

const now = reference(
  "Node: get_tree",
  "Node2D < Node",
  "CharacterBody2D < Node2D: move_and_slide",
  "TileMap < Node2D: local_to_map",
  "TileMapLayer < Node2D: local_to_map",
  "OS: get_name",
  "DisplayServer: screen_get_size",
  "Transform3D",
  "Signal",
  "SceneTree < Node: create_timer",
  "JSON: parse parse_string"
)

const told = (index: SearchIndex, found: ReadonlyArray<Renames.Successor>) =>
  found.map(({ row, note }) => [nameOf(index, row), note])

describe("renames", () => {
  it("lead to what returns the same, where another member has the name", () => {
    expect(told(now, Renames.memberSuccessors(of(now), "@GDScript", "parse_json"))).toEqual([
      ["JSON.parse_string", "renamed from parse_json in Godot 4"]
    ])
  })

  it("name the class that took the place of another", () => {
    expect(told(now, Renames.classSuccessors(of(now), "KinematicBody2D"))).toEqual([
      ["CharacterBody2D", "renamed from KinematicBody2D in Godot 4"]
    ])
    expect(told(now, Renames.classSuccessors(of(now), "transform"))).toEqual([
      ["Transform3D", "renamed from Transform in Godot 4"]
    ])
    expect(Renames.classSuccessors(of(now), "Nonsense")).toEqual([])
  })

  it("name a member's successor, also in another class, also asked through an old or derived class", () => {
    const successors = (owner: string, name: string) => told(now, Renames.memberSuccessors(of(now), owner, name))
    expect(successors("TileMap", "world_to_map")).toEqual([
      ["TileMap.local_to_map", "renamed from TileMap.world_to_map in Godot 4"]
    ])
    expect(successors("OS", "get_screen_size")).toEqual([
      ["DisplayServer.screen_get_size", "renamed from OS.get_screen_size in Godot 4"]
    ])
    expect(successors("Node", "world_to_map")).toEqual([])
  })

  it("find, of an old name alone, what took its place in the class that had it", () => {
    const renamed = (index: SearchIndex) =>
      search(index, { query: "world_to_map", limit: 5 })
        .hits.filter(({ tier }) => tier === "renamed")
        .map(({ row }) => nameOf(index, row))
    expect(renamed(now)).toEqual(["TileMap.local_to_map"])
    // Also from the class that took its place.
    const later = reference("Node2D", "TileMap! < Node2D: local_to_map", "TileMapLayer < Node2D: local_to_map")
    expect(renamed(later)).toEqual(["TileMapLayer.local_to_map", "TileMap.local_to_map"])
  })

  it("let nothing stand for an outdated symbol whose new name many have", () => {
    const many = reference(
      "Node2D",
      "AnimatedTexture! < Node2D: speed_scale",
      ...["A", "B", "C", "D"].map((name) => `${name} < Node2D: speed_scale`)
    )
    const hits = search(many, { query: "fps", limit: 9 }).hits.filter(({ tier }) => tier === "renamed")
    expect(hits.map(({ row }) => nameOf(many, row))).toEqual(["AnimatedTexture.speed_scale"])
  })

  it("say of a class that the table does not list only what is true", () => {
    const [hit] = search(now, { query: "TileMapLayer.world_to_map", limit: 5 }).hits
    expect(nameOf(now, hit?.row ?? 0)).toBe("TileMapLayer.local_to_map")
    expect(hit?.note).toMatch(/^(?:GridMap|TileMap)\.world_to_map became local_to_map in Godot 4$/)
  })

  it("tell what stands for a word of the old language", () => {
    const [hit] = search(now, { query: "yield", limit: 5 }).hits
    expect(hit).toMatchObject({ note: '"yield" was a word of GDScript before Godot 4; it is await now' })
    expect(nameOf(now, hit?.row ?? 0)).toBe("Signal")
  })

  it("are silent about a name that is there with an underscore before it or in another case", () => {
    const index = reference("Node: _input", "Viewport: push_input", "JSON: parse", "HTTPRequest: error")
    for (const query of ["_input", "input", "Error"])
      expect(search(index, { query, limit: 3 }).hits.map(({ note }) => note)).not.toContainEqual(
        expect.stringContaining("renamed")
      )
  })

  it("take words of every day for names only beside their class", () => {
    const index = reference("RigidBody2D: mass", "MainLoop: _process")
    const [bare] = search(index, { query: "weight", limit: 1 }).hits
    expect(bare?.note).toBeUndefined()
    const [member] = search(index, { query: "RigidBody2D.weight", limit: 1 }).hits
    expect([nameOf(index, member?.row ?? 0), member?.note]).toEqual([
      "RigidBody2D.mass",
      "renamed from RigidBody2D.weight in Godot 4"
    ])
  })

  it("are silent where the documents still have the old name", () => {
    const old = reference(
      "Node: get_tree yield",
      "KinematicBody2D < Node",
      "CharacterBody2D < Node",
      "TileMap: world_to_map local_to_map"
    )
    expect(Renames.classSuccessors(of(old), "KinematicBody2D")).toEqual([])
    expect(Renames.memberSuccessors(of(old), "TileMap", "world_to_map")).toEqual([])
    expect(Renames.successors(of(old), "world_to_map")).toEqual([])
    expect(Renames.successors(of(old), "yield")).toEqual([])
    for (const query of ["KinematicBody2D", "TileMap.world_to_map"]) {
      expect(search(old, { query, limit: 5 }).hits.every(({ note }) => !note?.includes("renamed"))).toBe(true)
    }
  })

  describe("from newer versions, on older documents", () => {
    const before = reference(
      "Object: connect",
      "Node < Object",
      "Navigation < Spatial",
      "Spatial < Node: set_translation",
      "KinematicBody2D < Node: move_and_slide",
      "PackedScene: instance",
      "@GDScript: deg2rad yield",
      "FuncRef: call_func"
    )
    const first = (query: string) => {
      const [hit] = search(before, { query, limit: 5 }).hits
      return [nameOf(before, hit?.row ?? 0), hit?.note]
    }

    it("name the class and the member as these documents call them", () => {
      expect(first("CharacterBody2D")).toEqual(["KinematicBody2D", "became CharacterBody2D in Godot 4"])
      expect(first("CharacterBody2D.move_and_slide")).toEqual([
        "KinematicBody2D.move_and_slide",
        "KinematicBody2D became CharacterBody2D in Godot 4"
      ])
      expect(first("PackedScene.instantiate")).toEqual([
        "PackedScene.instance",
        "became PackedScene.instantiate in Godot 4"
      ])
      expect(first("instantiate")).toEqual(["PackedScene.instance", "became PackedScene.instantiate in Godot 4"])
      expect(first("GD.DegToRad")).toEqual(["@GDScript.deg2rad", "became deg_to_rad in Godot 4"])
      expect(told(before, Renames.memberSuccessors(of(before), "PackedScene", "instantiate"))).toEqual([
        ["PackedScene.instance", "became PackedScene.instantiate in Godot 4"]
      ])
    })

    it("put first, of several that became one, what is meant most", () => {
      expect(told(before, Renames.classSuccessors(of(before), "Node3D"))).toEqual([
        ["Spatial", "became Node3D in Godot 4"],
        ["Navigation", "became Node3D in Godot 4"]
      ])
    })

    it("put first, of several members that became one, that of the class asked", () => {
      const several = reference("Control: get_rect_size", "OS: get_window_size", "WindowDialog < Control")
      const [found] = Renames.memberSuccessors(of(several), "Time", "get_time_dict_from_system")
      expect(found).toBeUndefined()
      const sizes = reference("YSort: sort_enabled", "TileMap: cell_y_sort", "Node2D")
      expect(told(sizes, Renames.memberSuccessors(of(sizes), "Node2D", "y_sort_enabled"))[0]).toEqual([
        "YSort.sort_enabled",
        "became Node2D.y_sort_enabled in Godot 4"
      ])
    })

    it("put first, of several members that became one, that of the first line", () => {
      const tween = reference("Tween: follow_property interpolate_property")
      for (const query of ["tween_property", "Tween.tween_property"])
        expect(search(tween, { query, limit: 2 }).hits.map(({ row }) => nameOf(tween, row))).toEqual([
          "Tween.interpolate_property",
          "Tween.follow_property"
        ])
    })

    it("tell what stands for a word of the new language", () => {
      expect(first("await")).toEqual(["@GDScript.yield", '"await" is of Godot 4'])
      expect(first("Callable")).toEqual(["FuncRef", "became Callable in Godot 4"])
    })

    it("are silent where the documents already have the new name", () => {
      const both = reference("KinematicBody2D", "CharacterBody2D", "PackedScene: instance instantiate")
      expect(Renames.classSuccessors(of(both), "CharacterBody2D")).toEqual([])
      expect(Renames.memberSuccessors(of(both), "PackedScene", "instantiate")).toEqual([])
      expect(Renames.successors(of(both), "instantiate")).toEqual([])
      for (const name of ["CharacterBody2D", "local_to_map", "Signal"])
        expect(Renames.successors(of(now), name).filter(({ note }) => note.startsWith("became"))).toEqual([])
    })
  })
})
