/** Comparisons of two sets with the known renames between their versions. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { toLine } from "../../../src/godot/diff/Change.ts"
import { XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import { compareSets } from "../../../src/godot/store/Comparison.ts"
import { methods, xml } from "../../support/library.ts"
import * as memoryFiles from "../../support/memoryFiles.ts"

const sets = {
  "/sets/3.6/classes/Object.xml": xml("Object"),
  "/sets/3.6/classes/OS.xml": xml("OS", { body: methods("get_screen_size") }),
  "/sets/3.6/classes/TabContainer.xml": xml("TabContainer", { body: methods("get_tab_disabled") }),
  "/sets/3.6/classes/@GDScript.xml": xml("@GDScript", { body: methods("parse_json") }),
  "/sets/3.6/classes/JSON.xml": xml("JSON", { body: methods("parse") }),
  "/sets/4.5/classes/Object.xml": xml("Object"),
  "/sets/4.5/classes/OS.xml": xml("OS"),
  "/sets/4.5/classes/DisplayServer.xml": xml("DisplayServer", { body: methods("screen_get_size") }),
  "/sets/4.5/classes/TabContainer.xml": xml("TabContainer", { body: methods("is_tab_disabled") }),
  "/sets/4.5/classes/TabBar.xml": xml("TabBar", { body: methods("is_tab_disabled") }),
  "/sets/4.5/classes/@GDScript.xml": xml("@GDScript"),
  "/sets/4.5/classes/JSON.xml": xml("JSON", { body: methods("parse", "parse_string") })
}

const side = (name: string) => ({ name, folder: `/sets/${name}`, stamp: "" })

describe("a comparison of two sets", () => {
  it.effect("finds a renamed member in its own class first, then in the one that took it", () =>
    Effect.gen(function* () {
      const found = yield* compareSets(side("3.6"), side("4.5"))
      const lines = found?.classes.flatMap(({ changes }) => changes.map((change) => toLine(change).split(":")[0]))
      assert.sameMembers(lines ?? [], [
        "moved method @GDScript.parse_json -> JSON.parse_string",
        "added class DisplayServer",
        "added method JSON.parse_string",
        "moved method OS.get_screen_size -> DisplayServer.screen_get_size",
        "added class TabBar",
        "renamed method TabContainer.get_tab_disabled -> TabContainer.is_tab_disabled"
      ])
    }).pipe(Effect.provide(Layer.merge(memoryFiles.layer(sets), XmlDocParser.layer)))
  )

  it.effect("is absent where the files of one may not be seen", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* compareSets({ ...side("3.6"), stamp: "unseen" }, side("4.5")))
    }).pipe(Effect.provide(Layer.merge(memoryFiles.namesOnly(sets), XmlDocParser.layer)))
  )
})
