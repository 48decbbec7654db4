/** What Godot 4.6 makes of such values was asked of it: what it refuses, drops or cannot find is reported. */
import { assert, describe, it } from "@effect/vitest"
import { NO_LIMITS } from "../../../src/godot/check/Report.ts"
import { checkSettingsInSteps, isSettings, type SettingsInput } from "../../../src/godot/settings/SettingsCheck.ts"
import { kindOf } from "../../../src/godot/settings/SettingsFile.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { runSync } from "../../../src/kernel/util/TimeSlices.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { growth } from "../../support/growth.ts"
import { sceneProject } from "../scene/sceneProject.ts"

const reference4 = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const project = lazy(() =>
  sceneProject({
    "res://project.godot": "",
    "res://global.gd": "extends Node\n",
    "res://score.gd": "class_name Score\nextends Node\n",
    "res://data.gd": "extends RefCounted\n",
    "res://options.gd": 'extends Node\nconst WIDTH = "display/window/size/widht"\nvar theme = "rules/dark"\n',
    "res://main.tscn": '[gd_scene format=3]\n\n[node name="Main" type="Node"]\n',
    "res://icon.svg": "",
    "res://addons/list/plugin.cfg": "",
    "res://addons/list/plugin.gd": "@tool\nextends EditorPlugin\n",
    "res://addons/list/node.gd": "@tool\nextends Node\n"
  })
)

const report = (code: string, more: Partial<SettingsInput> = {}) =>
  runSync(checkSettingsInSteps({ code, reference: reference4(), project: project(), ...more }, NO_LIMITS))

/** Line, code and fix of each finding. */
const found = (code: string, more: Partial<SettingsInput> = {}) =>
  report(code, more).diagnostics.map(
    ({ line, code: one, fix }) => `${line} ${one}${fix === undefined ? "" : ` -> ${fix}`}`
  )

const settings = (lines: string, more: Partial<SettingsInput> = {}) => found(`config_version=5\n\n${lines}\n`, more)

/** An action `jump` with one event. */
const event = (text: string) => `[input]\njump={\n"deadzone": 0.5,\n"events": [${text}\n]\n}`

describe("a text holds settings", () => {
  it("by its first lines, whatever comments come before", () => {
    for (const text of [
      "config_version=5",
      "; Engine configuration file.\r\n;\r\n\r\nconfig_version = 5\r\n",
      '[plugin]\n\nname="List"\n',
      '[application]\n; comment\nconfig/name="Game"\n',
      '[preset.0]\nname="Web"\n',
      "\uFEFF[my section]\na=1"
    ]) {
      assert.isTrue(isSettings(text), JSON.stringify(text))
    }
    for (const text of [
      "",
      "extends Node\nvar config_version = 5",
      "[gd_scene format=3]\n[node]\na=1",
      "[Tool]\npublic partial class A {}",
      "[1, 2].map(f)\na = 1",
      "config_version_of(5)",
      "# c\nconfig_version=5"
    ]) {
      assert.isFalse(isSettings(text), JSON.stringify(text))
    }
  })

  it("by the name of its file", () => {
    assert.deepStrictEqual(
      [
        "project.godot",
        "C:\\game\\project.godot",
        "res://override.cfg",
        "res://addons/a/plugin.cfg",
        "a.gdextension"
      ].map(kindOf),
      ["project", "project", "project", "plugin", "extension"]
    )
    assert.deepStrictEqual(["my_project.godot", "settings.cfg", "project.godot.bak"].map(kindOf), [
      undefined,
      undefined,
      undefined
    ])
  })
})

describe.skipIf(corpora === undefined)(onCorpora("settings"), () => {
  it("that Godot writes are not reported", () => {
    const lines = `[application]

config/name="Game"
run/main_scene="res://main.tscn"
config/features=PackedStringArray("4.5", "Forward Plus")
config/icon="res://icon.svg"

[autoload]

Global="*res://global.gd"

[display]

window/size/viewport_width=1280
window/size/mode.web=3
window/stretch/mode="canvas_items"

[editor_plugins]

enabled=PackedStringArray("res://addons/list/plugin.cfg")

[global_group]

enemies="All enemies"

[input]

ui_accept={
"deadzone": 0.5,
"events": [Object(InputEventKey,"resource_local_to_scene":false,"resource_name":"","device":-1,"window_id":0,"alt_pressed":false,"keycode":0,"physical_keycode":4194319,"key_label":0,"unicode":0,"location":0,"echo":false,"script":null)
, Object(InputEventJoypadMotion,"device":-1,"axis":0,"axis_value":-1.0,"script":null)
]
}
ui_cancel=null

[layer_names]

2d_physics/layer_1="world"

[rendering]

renderer/rendering_method="gl_compatibility"
renderer/rendering_method.mobile="gl_compatibility"
environment/defaults/default_clear_color=Color(0.3, 0.3, 0.3, 1)

[shader_globals]

wind={
"type": "float",
"value": 0.5
}

[dialogic]

layout/mode=5
`
    assert.deepStrictEqual(settings(lines), [])
    assert.deepStrictEqual(found(`\uFEFF; c\r\nconfig_version=5\r\n\r\n${lines.replaceAll("\n", "\r\n")}`), [])
  })

  it("are read as Godot reads them", () => {
    assert.deepStrictEqual(settings("[application]\nconfig/name=Game"), ["4 syntax"])
    assert.deepStrictEqual(settings("[application]\nconfig/name='Game'"), ["4 syntax"])
    assert.deepStrictEqual(settings("[physics]\n2d/default_gravity_vector=Vector2.DOWN"), ["4 syntax -> Vector2(0, 1)"])
    assert.deepStrictEqual(settings("[display]\nwindow/size/resizable=False"), ["4 syntax -> false"])
    assert.deepStrictEqual(settings('[application]\n# the name\nconfig/name="A"'), ["4 syntax -> ; the name"])
    assert.deepStrictEqual(settings('[application]\nconfig/name: "A"'), ['4 syntax -> config/name = "A"'])
    assert.deepStrictEqual(settings('[application\nconfig/name="A"'), ["3 syntax -> [application]"])
    assert.deepStrictEqual(settings('[application]\nconfig/name="A"\nconfig/name="B"'), ["5 duplicate"])
    assert.deepStrictEqual(settings('[application]\nconfig/name="A"\n[audio]\n[application]\nconfig/name.web="B"'), [])
  })

  it("are of a version that Godot opens", () => {
    assert.deepStrictEqual(found("config_version=6\n"), ["1 syntax"])
    const old = 'config_version=4\n[application]\nconfig/features=PackedStringArray("4.5")\n'
    assert.deepStrictEqual(found(old), ["1 godot3-syntax -> 5"])
    assert.deepStrictEqual(found("config_version=4\n"), [])
    assert.deepStrictEqual(found("config_version=5\n", { reference: reference3() }), ["1 godot4-syntax"])
  })

  it("are those that Godot reads, where it is certain which one is meant", () => {
    const unknown = (head: string, line: string) => settings(`[${head}]\n${line}`)
    assert.deepStrictEqual(unknown("display", "window/size/width=1280"), [
      "4 unknown-setting -> window/size/viewport_width"
    ])
    assert.deepStrictEqual(unknown("display", "window/size/viewport_widht=1280"), [
      "4 unknown-setting -> window/size/viewport_width"
    ])
    assert.deepStrictEqual(unknown("display", 'window/strech/mode.web="viewport"'), [
      "4 unknown-setting -> window/stretch/mode.web"
    ])
    assert.deepStrictEqual(unknown("display", "size/viewport_width=1280"), [
      "4 unknown-setting -> window/size/viewport_width"
    ])
    assert.deepStrictEqual(unknown("display", "width=1280"), ["4 unknown-setting -> window/size/viewport_width"])
    assert.deepStrictEqual(unknown("display", '"display/window/size/viewport_width"=1280'), [
      "4 unknown-setting -> window/size/viewport_width"
    ])
    assert.deepStrictEqual(unknown("application", 'main_scene="res://main.tscn"'), [
      "4 unknown-setting -> run/main_scene"
    ])
    assert.deepStrictEqual(unknown("window", "size/viewport_width=1280"), ["4 unknown-setting"])
    assert.deepStrictEqual(unknown("physics", "common/physics_fps=30"), [
      "4 unknown-setting -> common/physics_ticks_per_second"
    ])
    // Names of one's own, and those that a script says.
    assert.deepStrictEqual(unknown("display", "my_addon/theme=1"), [])
    assert.deepStrictEqual(unknown("display", "window/size/widht=1"), [])
    assert.deepStrictEqual(unknown("game", "window/size=1"), [])
    assert.deepStrictEqual(unknown("layer_names", '2d_physics/layer_33="a"'), [])
  })

  it("stand below heads that Godot reads", () => {
    assert.deepStrictEqual(settings('[autoloads]\nGlobal="*res://global.gd"'), ["3 unknown-setting -> [autoload]"])
    assert.deepStrictEqual(settings('[aplication]\nconfig/name="A"'), ["3 unknown-setting -> [application]"])
    assert.deepStrictEqual(settings('[controls]\njump={"deadzone": 0.5, "events": []}'), [
      "3 unknown-setting -> [input]"
    ])
    assert.deepStrictEqual(settings("[rules]\ndark=true"), [])
    assert.deepStrictEqual(settings("[displays]\ncount=2"), [])
  })

  it("have values of their types", () => {
    const value = (line: string) => settings(`[display]\n${line}`)
    assert.deepStrictEqual(value('window/size/viewport_width="1280"'), [])
    assert.deepStrictEqual(value('window/size/viewport_width="wide"'), ["4 assign-type"])
    assert.deepStrictEqual(value('window/size/resizable="false"'), ["4 assign-type -> false"])
    assert.deepStrictEqual(value("window/size/viewport_width=[1280]"), ["4 assign-type"])
    assert.deepStrictEqual(value('window/stretch/mode="2d"'), ['4 unknown-enum-value -> "canvas_items"'])
    assert.deepStrictEqual(value('window/stretch/aspect="stretch"'), ["4 unknown-enum-value"])
    assert.deepStrictEqual(settings('[rendering]\nrenderer/rendering_method="Forward+"'), [
      '4 unknown-enum-value -> "forward_plus"'
    ])
    const old = found('config_version=4\n[display]\nwindow/stretch/mode="canvas_items"\n', { reference: reference3() })
    assert.deepStrictEqual(old, ['3 unknown-enum-value -> "2d"'])
  })

  it("name files that are there", () => {
    assert.deepStrictEqual(settings('[application]\nrun/main_scene="res://mian.tscn"'), [
      '4 missing-file -> "res://main.tscn"'
    ])
    assert.deepStrictEqual(settings('[application]\nrun/main_scene="res://global.gd"'), ["4 assign-type"])
    assert.deepStrictEqual(settings('[application]\nrun/main_scene="uid://abc"\nconfig/icon=""'), [])
    const plugins = (list: string) => settings(`[editor_plugins]\nenabled=PackedStringArray(${list})`)
    assert.deepStrictEqual(plugins('"res://addons/lst/plugin.cfg"'), [
      '4 missing-file -> "res://addons/list/plugin.cfg"'
    ])
    // No plugin is listed twice, nor taken for one of another name.
    assert.deepStrictEqual(plugins('"res://addons/list/plugin.cfg", "res://addons/lst/plugin.cfg"'), ["4 missing-file"])
    assert.deepStrictEqual(plugins('"list", "res://addons/lst/plugin.cfg"'), ["4 missing-file"])
    assert.deepStrictEqual(plugins('"res://addons/water/plugin.cfg"'), ["4 missing-file"])
    assert.deepStrictEqual(plugins('"list"'), [])
    // In a short path four letters are as near as a slip; the name of the file is not.
    assert.deepStrictEqual(settings('[application]\nrun/main_scene="res://test.tscn"'), ["4 missing-file"])
    assert.deepStrictEqual(
      settings('[application]\nrun/main_scene="res://mian.tscn" ; godot-check: ignore missing-file'),
      []
    )
  })

  it("have autoloads of which Godot makes nodes", () => {
    const autoload = (line: string) => settings(`[autoload]\n${line}`)
    assert.deepStrictEqual(
      autoload('A="*res://global.gd"\nB="global.gd"\nC="*res://main.tscn"\nD="*uid://x"\nE=null'),
      []
    )
    assert.deepStrictEqual(autoload('A="*res://globl.gd"'), ['4 missing-file -> "*res://global.gd"'])
    assert.deepStrictEqual(autoload('A="*res://icon.svg"'), ["4 assign-type"])
    assert.deepStrictEqual(autoload('A="*res://data.gd"'), ["4 assign-type"])
    assert.deepStrictEqual(autoload('A={"path": "res://global.gd"}'), ["4 assign-type"])
    assert.deepStrictEqual(autoload('Timer="*res://global.gd"'), ["4 shadow"])
    assert.deepStrictEqual(autoload('Score="*res://score.gd"'), ["4 shadow"])
    assert.deepStrictEqual(autoload('Score="res://score.gd"\nTimer="res://global.gd"'), [])
  })

  it("have input actions with events that Godot makes", () => {
    assert.deepStrictEqual(settings(event('Object(InputEventKey,"physical_keycode":32)')), [])
    assert.deepStrictEqual(settings(event('Object(InputEventKey,"scancode":16777231,"alt":true)')), [
      '6 unknown-member -> "keycode"',
      "6 assign-type -> 4194319",
      '6 unknown-member -> "alt_pressed"'
    ])
    assert.deepStrictEqual(settings(event('Object(InputEventKey,"keycode":KEY_SPACE)')), ["6 syntax -> 32"])
    assert.deepStrictEqual(settings(event('Object(InputEventKeyboard,"keycode":32)')), [
      "6 unknown-type -> InputEventKey"
    ])
    assert.deepStrictEqual(settings(event('Object(InputEventWithModifiers,"device":0)')), ["6 abstract"])
    assert.deepStrictEqual(settings(event('Object(Gradient,"interpolation_mode":0)')), ["6 assign-type"])
    assert.deepStrictEqual(settings(event('{"type": "key", "keycode": 32}')), ["6 assign-type"])
    assert.deepStrictEqual(settings(event('Object(InputEventKey,"keycode":"SPACE")')), ["6 assign-type"])
    assert.deepStrictEqual(settings(event('Object(InputEventKey,"from_a_newer_version":0)')), [])
    assert.deepStrictEqual(settings("[input]\njump=[32]"), ["4 assign-type"])
    assert.deepStrictEqual(settings('[input]\njump={"deadzone": 0.5, "event": []}'), ['4 unknown-member -> "events"'])
    assert.deepStrictEqual(settings('[input]\njump={"events": "space"}'), ["4 assign-type"])
    const new3 = { reference: reference3() }
    assert.deepStrictEqual(found(`config_version=4\n${event('Object(InputEventKey,"scancode":4194319)')}\n`, new3), [
      "5 assign-type -> 16777231"
    ])
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a plugin's file"), () => {
  const plugin = (lines: string) => found(`[plugin]\n\n${lines}\n`, { path: "res://addons/list/plugin.cfg" })
  const heads = 'name="List"\ndescription=""\nauthor="A"\nversion="1"\n'

  it("has what the editor asks for, and a script of its folder", () => {
    assert.deepStrictEqual(plugin(`${heads}script="plugin.gd"`), [])
    assert.deepStrictEqual(plugin(`${heads}script=""`), [])
    assert.deepStrictEqual(plugin('name="List"\nscript="plugin.gd"'), ["1 syntax"])
    assert.deepStrictEqual(plugin(`${heads}script="plugn.gd"`), ['7 missing-file -> "plugin.gd"'])
    assert.deepStrictEqual(plugin(`${heads}script="res://addons/list/plugin.gd"`), ['7 missing-file -> "plugin.gd"'])
    assert.deepStrictEqual(plugin(`${heads}script="node.gd"`), ["7 assign-type"])
    assert.deepStrictEqual(found('name="List"\n', { path: "res://addons/list/plugin.cfg" }), ["1 syntax"])
  })

  it("is told from that of an extension", () => {
    const extension = '[configuration]\nentry_symbol="init"\n'
    assert.deepStrictEqual(found(extension), ["1 syntax"])
    assert.deepStrictEqual(found(extension, { version: "4.0" }), [])
    assert.deepStrictEqual(
      found(`${extension}compatibility_minimum="4.1"\n[libraries]\nlinux.debug="res://a.so"\n`),
      []
    )
    assert.deepStrictEqual(found('[preset.0]\nname="Web"\n[preset.0.options]\ncustom_template/debug=res://a\n'), [
      "4 syntax"
    ])
  })
})

describe.skipIf(corpora === undefined)(onCorpora("a check of settings"), () => {
  it("takes time in proportion to their length", () => {
    const texts: ReadonlyArray<(n: number) => string> = [
      (n) => `config_version=5\n[display]\n${"window/size/widht=1\n".repeat(n)}`,
      (n) => `config_version=5\n${Array.from({ length: n }, (_, i) => `[displai${i}]\na=1\n`).join("")}`,
      (n) => `config_version=5\n[input]\na={"events": [${'Object(InputEventKey,"keycod":1),'.repeat(n)}]}\n`
    ]
    for (const text of texts) {
      assert.isUndefined(growth(text, (one) => report(one)))
    }
  })
})
