/** Properties of what reads the files of a Godot project, and the configurations of hosts. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert } from "@effect/vitest"
import { Either, FastCheck as fc } from "effect"
import { parse as parseJson } from "jsonc-parser"
import { parse as parseToml } from "smol-toml"
import { check } from "../../src/godot/check/Check.ts"
import type { Diagnostic } from "../../src/godot/check/Diagnostic.ts"
import { NO_LIMITS } from "../../src/godot/check/Report.ts"
import { readProjectFile } from "../../src/godot/project/ProjectFile.ts"
import { parseValue, sectionsOf } from "../../src/godot/project/TextResource.ts"
import type { Dialect } from "../../src/godot/script/Script.ts"
import { addHook, addToJson, addToToml } from "../../src/godot/setup/HostFile.ts"
import { checkShader } from "../../src/godot/shader/ShaderCheck.ts"
import { lazy } from "../../src/kernel/util/memoize.ts"
import { root } from "../support/bundle.ts"
import { readReference } from "../support/checkReference.ts"
import { corpora, corpus } from "../support/corpora.ts"
import { damaged, type Promised, promise, soup } from "./texts.ts"

/** The starter knows some sixty classes, and says less. */
const references = {
  3: lazy(() => (corpora === undefined ? starter("3.2") : readReference(corpus("godot-3.2"), "3.2"))),
  4: lazy(() => (corpora === undefined ? starter("4.5") : readReference(corpus("godot-4.5"), "4.5")))
}
const starter = (version: string) => readReference(join(root, "doc/classes"), version)

/** Scripts as people and models write them, right and wrong. */
const scripts = ["wrong.txt", "right.txt"].flatMap((file) =>
  readFileSync(join(root, "test/godot/check/scripts", file), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part) => part.slice(part.indexOf("\n") + 1).replace(/ #! .*$/gm, ""))
)

const scriptPieces = [
  ...[..." ()[]{}.,:;=+-*/%&|^~<>!@#$'\"\\\n\t"],
  ...["\n\t", "\n\n\t\t", '"""', '&"a"', '^"a"', "$A/B", "%U", "->", "**", ":=", "...", "1.5", "0x", "1e9", "_"],
  ...["func f():\n", "func():", "class A:", "class_name Q", "extends Node", 'extends "res://a.gd"', "enum {A}"],
  ...["enum E {A=1}", "signal s(a)", "const C = ", "var x = ", "@export ", "@onready ", "@tool", "static ", "export "],
  ...["set = a", "get: ", "setget a,b", "if ", "else", "elif ", "for i in ", "while ", "match ", "when ", "return"],
  ...["await ", "yield(", "pass", "break", "continue", " as int", " is Node", " not in ", "self", "super", "null"],
  ...["Array[int]", "Dictionary[int, Node]", "Vector2(1,2)", ".new()", ".x", ".instance()", 'preload("res://a")'],
  ...["# godot-check: ignore syntax", "## doc", "get_collider()", "get_screen_count()", "x"]
]

const lineEnd = fc.constantFrom("\n", "\n", "\r\n", "\r")

const script = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...scripts).chain((whole) => damaged(whole, scriptPieces)) },
      { weight: 1, arbitrary: soup(scriptPieces, 60) }
    ),
    lineEnd
  )
  .map(([text, end]) => text.replaceAll("\n", end))

/** Checks that a report lies in its line, and that its fix changes the text there. */
const isPlaced = (
  { line, column, endLine = line, endColumn, fix, message }: Diagnostic,
  lines: ReadonlyArray<string>
): void => {
  const at = lines[line - 1] ?? assert.fail(`no line ${line}: ${message}`)
  assert.isTrue(column >= 1 && column <= at.length + 1, `column ${column}: ${message}`)
  if (endColumn === undefined) return
  const last = lines[endLine - 1] ?? assert.fail(`no line ${endLine}: ${message}`)
  assert.isTrue(endLine >= line && endColumn >= 1 && endColumn <= last.length + 1, `end ${endColumn}: ${message}`)
  if (endLine > line) return
  assert.isTrue(endColumn > column, `end ${endColumn}: ${message}`)
  assert.notStrictEqual(fix, at.slice(column - 1, endColumn - 1), message)
}

const dialect = fc.constantFrom<Dialect>(3, 4)

const shaderPieces = [
  ...["shader_type spatial;", "shader_type canvas_item;", "render_mode unshaded;", "void fragment() {", "}", "{"],
  ...["uniform float x : hint_range(0,1) = 1.0;", "varying vec2 v;", "vec3", "float ", "a", " = ", "1.0", "1", "1u"],
  ...[";", "ALBEDO", "COLOR", "UV", "texture(", "(", ")", "if (", "for (int i = 0; i < 3; i++)", "return", ".xyz"],
  ...["#define A B\n", "#ifdef A\n", "#endif\n", '#include "a"\n', "//c\n", "/*", "*/", "[", "]", "struct S {", "\n"],
  ...["const ", "in ", "out ", "global ", "instance "]
]

const resource = `[gd_scene load_steps=2 format=3 uid="uid://a"]
[ext_resource type="Script" path="res://a.gd" id="1_x"]
[node name="Main" type="Node2D" parent="." groups=["a"] instance=ExtResource("1_x")]
script = ExtResource("1_x")
metadata/x = {
"a": [1, Vector2(1, -2.5e-3)]
}
[connection signal="a" from="." to="." method="b"]
`
const settings = `config_version=5
[application]
config/features=PackedStringArray("4.7")
[autoload]
Global="*res://global.gd"
Hud="*uid://hud"
[input]
jump={
"deadzone": 0.5,
"events": [Object(InputEventKey,"a":1)]
}
[global]
_global_script_classes=[{"class":"A","path":"res://a.gd","base":"Node","language":"GDScript"}]
`
const resourcePieces = [
  ...[...'[](){}"\\=;\n&-'],
  ...["node name=", 'ExtResource("1")', "SubResource", "Array[int](", "true", "1e999", "\\u00", "\\U01"]
]

const entry = { name: "docs", command: "npx", args: ["-y", "docs"], env: { A: "b" } }
const servers = `{
  // mine
  "mcpServers": {
    "other": { "command": "x" }, // y
  }, /* z */
  "hooks": {"PostToolUse": [ {"matcher":"x"} // last
 ]}
}
`
const jsonPieces = [
  ...[..."{}[]:,\n\t "],
  ...['"mcpServers"', '"docs"', '"hooks"', '"PostToolUse"', '"a"', "1", "null", "// c", "/* d */"]
]
const tables = `# mine
model = "x"

[mcp_servers.other]
command = "y"
[a]
b = """
x
"""
`
const tomlPieces = [
  ...["[mcp_servers]", "[mcp_servers.docs]", "mcp_servers = {}", "mcp_servers.y.command = 'a'", "a = 1", 'b = "x"'],
  ...["c = '''", '"""', "[[a]]", "[a.b]", "#c", "\n", "=", "{", "}", "[", "]", "1979-05-27", "inf"]
]

const withoutMark = (text: string): string => text.replace(/^\ufeff/, "")

/** The values of a JSON file, as a host would read them. */
const valuesOf = (text: string): Record<string, Record<string, unknown>> => {
  const source = withoutMark(text)
  return source.trim() === "" ? {} : parseJson(source, [], { allowTrailingComma: true })
}

export const promises: ReadonlyArray<Promised> = [
  promise(
    "GDScript: every report lies in the text, and every fix changes it",
    fc.tuple(script, dialect, fc.constantFrom(undefined, "res://a.gd")),
    ([code, version, path]) => {
      const place = path === undefined ? {} : { path }
      const { diagnostics } = check({ code, reference: references[version](), ...place }, NO_LIMITS)
      const lines = code.split(/\r\n|\r|\n/)
      for (const one of diagnostics) isPlaced(one, lines)
    }
  ),
  promise(
    "shaders: every report lies in the text, and every fix changes it",
    fc.tuple(
      soup(shaderPieces, 60).map((body) => `shader_type spatial;\n${body}`),
      dialect
    ),
    ([code, version]) => {
      for (const { start, end, fix } of checkShader({ code, dialect: version, label: "Godot" })) {
        assert.isTrue(start >= 0 && start <= end && end <= code.length)
        assert.notStrictEqual(fix, code.slice(start, end))
      }
    }
  ),
  promise(
    "scenes and project.godot: read as far as they can be",
    fc.oneof(damaged(resource, resourcePieces), damaged(settings, resourcePieces), soup(resourcePieces)),
    (text) => {
      for (const { properties } of sectionsOf(text)) for (const one of properties) parseValue(one.text)
      for (const { name, path } of readProjectFile(text).autoloads) assert.isString(name + path)
    }
  ),
  promise(
    "JSON of hosts: a server is added and every other value kept, or nothing is changed",
    fc.oneof(damaged(servers, jsonPieces), soup(jsonPieces)),
    (text) => {
      const hook = { matcher: "W", hooks: [] }
      const added = addToJson(text, "mcpServers", entry)
      const hooked = addHook(text, "PostToolUse", hook, () => false)
      if (Either.isRight(added) && added.right.changed) {
        const { mcpServers = {}, ...rest } = valuesOf(added.right.text)
        const { docs, ...others } = mcpServers
        const { command, args, env } = entry
        assert.deepEqual(docs, { command, args, env })
        const { mcpServers: before = {}, ...kept } = valuesOf(text)
        // A key __proto__ becomes the prototype of what the parser makes.
        assert.deepEqual([others, rest], [{ ...before }, kept])
        assert.deepStrictEqual(addToJson(added.right.text, "mcpServers", entry), Either.right({ changed: false }))
      }
      if (Either.isRight(hooked) && hooked.right.changed) {
        const list = valuesOf(hooked.right.text)["hooks"]?.["PostToolUse"]
        const before = valuesOf(text)["hooks"]?.["PostToolUse"] ?? []
        assert.deepEqual(list, [...(before as ReadonlyArray<unknown>), hook])
      }
    }
  ),
  promise(
    "TOML of hosts: a server is added behind all that was there, or nothing is changed",
    fc.oneof(damaged(tables, tomlPieces), soup(tomlPieces)),
    (text) => {
      const added = addToToml(text, "mcp_servers", entry)
      if (Either.isLeft(added) || !added.right.changed) return
      assert.isTrue(added.right.text.startsWith(text))
      const { mcp_servers: all } = parseToml(withoutMark(added.right.text))
      const { command, args, env } = entry
      assert.deepEqual((all as Record<string, unknown>)["docs"], { command, args, env })
    }
  )
]
