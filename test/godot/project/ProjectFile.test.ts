import { assert, describe, it } from "@effect/vitest"
import { readProjectFile } from "../../../src/godot/project/ProjectFile.ts"

const godot4 = `; Engine configuration file.
config_version=5

[application]

config/name="My Game"
config/features=PackedStringArray("C#", "4.7", "Forward Plus")

[autoload]

Global="*res://global.gd"
Data="res://data.tscn"

[editor_plugins]

enabled=PackedStringArray("res://addons/gut/plugin.cfg")

[input]

jump={
"deadzone": 0.5,
"events": [Object(InputEventKey,"resource_local_to_scene":false,"keycode":0,"unicode":32,"script":null)
]
}
"move left"={
"deadzone": 0.5
}
`

describe("project.godot", () => {
  it("reports version, autoloads, actions and plugins of a Godot 4 project", () => {
    assert.deepStrictEqual(readProjectFile(godot4), {
      name: "My Game",
      dialect: 4,
      version: "4.7",
      autoloads: [
        { name: "Global", path: "res://global.gd", isGlobal: true },
        { name: "Data", path: "res://data.tscn", isGlobal: false }
      ],
      inputActions: ["jump", "move left"],
      plugins: ["res://addons/gut/plugin.cfg"],
      classNames: [],
      warningLevels: new Map()
    })
  })

  it("knows Godot 3 by its config_version", () => {
    const { dialect, version } = readProjectFile('config_version=4\n[application]\nconfig/name="Old"\n')
    assert.strictEqual(dialect, 3)
    assert.strictEqual(version, "3")
  })

  it("names the classes that Godot 3 lists", () => {
    const { classNames } = readProjectFile(
      'config_version=4\n\n_global_script_classes=[ {\n"base": "Reference",\n"class": "Loot",\n"language": "GDScript",\n"path": "res://loot.gd"\n}, {\n"base": "Node",\n"class": "Enemy"\n} ]\n'
    )
    assert.deepStrictEqual(classNames, ["Loot", "Enemy"])
  })

  it("guesses nothing of an empty file", () => {
    assert.deepStrictEqual(readProjectFile(""), {
      autoloads: [],
      inputActions: [],
      plugins: [],
      classNames: [],
      warningLevels: new Map()
    })
  })
})
