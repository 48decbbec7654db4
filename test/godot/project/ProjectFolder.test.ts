import { assert, describe, it } from "@effect/vitest"
import { nearestProject, projectsBelow, projectVersionOf } from "../../../src/godot/project/ProjectFolder.ts"
import * as memoryFiles from "../../support/memoryFiles.ts"

describe("the nearest project", () => {
  const { files } = memoryFiles.make({
    "/repository/addons/quests/plugin.cfg": "",
    "/repository/addons/quests/ui/a.gd": "",
    "/repository/demo/project.godot": "",
    "/repository/demo/addons/quests/plugin.cfg": "",
    "/game/project.godot": "",
    "/game/tools/addons/quests/plugin.cfg": "",
    "/plain/addons/notes.md": "",
    "/plain/addons/old/readme.md": ""
  })
  const cases: ReadonlyArray<readonly [folder: string, found: string | undefined, what: string]> = [
    ["/game/tools/addons/quests", "/game", "a project.godot above comes before addons"],
    ["/repository/demo/addons/quests", "/repository/demo", "and so does one between"],
    ["/repository", "/repository", "the folder of addons is a project"],
    ["/repository/addons/quests/ui", "/repository", "from within an addon too"],
    ["/plain/addons/old", undefined, "a folder called addons alone is none"],
    ["/nowhere/at/all", undefined, "a folder that is not there is in none"]
  ]
  it.each(cases)("of %s is %s: %s", (folder, found) => assert.strictEqual(nearestProject(files, folder), found))
})

describe("the projects within a folder", () => {
  it("are found two levels down, without those in hidden folders, packages or another project", () => {
    const { files } = memoryFiles.make(
      Object.fromEntries(
        ["b", "a/c", "b/demo", ".cache/d", "node_modules/e", "a/too/deep"].map((at) => [
          `/games/${at}/project.godot`,
          ""
        ])
      )
    )
    assert.deepStrictEqual(projectsBelow(files, "/games"), ["/games/a/c", "/games/b"])
    assert.deepStrictEqual(projectsBelow(files, "/nowhere"), [])
  })
})

describe("the version of a project", () => {
  it("is read from its own file, and through no link out of its folder", () => {
    const text = '[application]\nconfig/features=PackedStringArray("4.7")\n'
    const { files, link } = memoryFiles.make({
      "/own/project.godot": text,
      "/outside/other.godot": text,
      "/linked/main.gd": "",
      "/empty/main.gd": ""
    })
    link("/linked/project.godot", "/outside/other.godot")
    link("/through", "/own")
    const found = ["/own", "/through", "/linked", "/empty"].map((folder) => projectVersionOf(files, folder))
    assert.deepStrictEqual(found, ["4.7", "4.7", undefined, undefined])
  })
})
