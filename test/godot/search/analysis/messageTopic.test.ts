import { assert, describe, it } from "@effect/vitest"
import { type Topic, topicOf } from "../../../../src/godot/search/analysis/messageTopic.ts"

const messages: ReadonlyArray<readonly [message: string, topic: Topic | undefined]> = [
  ['SCRIPT ERROR: Parse Error: Expected ":" after "if" condition.\n   at: GDScript::reload (res://a.gd:3)', "script"],
  ["Parser Error: Unexpected indent", "script"],
  ['res://enemy.gd:12 - Parse Error: Unexpected "Identifier" in class body.', "script"],
  ['Line 4: Expected end of statement after expression, found "Identifier" instead.', "script"],
  ["why do I get Unindent doesn't match the previous indentation level", "script"],
  ["SCRIPT ERROR: Parse Error: Not all code paths return a value.", "script"],
  ['Using "match" with more than one ".." pattern', "script"],
  ['エラー「Expected expression after "=".」', "script"],
  ["SHADER ERROR: Constants cannot be modified.", "shader"],
  ["Invalid arguments to operator '*': 'vec3, mat4'.", "shader"],
  ['Parse Error: Could not resolve class "Weapon", because of a parser error.', "otherScript"],
  ['ERROR: Failed to load script "res://a.gd" with error "Parse error".', "otherScript"],
  ["ERROR: Failed to instantiate an autoload, can't load from path: res://a.tscn.", "projectFile"],
  ["The class 'Enemy' must be declared partial to derive from GodotObject (GD0001)", "csharp"],
  // About an annotation, a member, a setting or a method of the engine.
  ['Expected string literal as argument for "@export_file".', undefined],
  ['Expected ":" after "@export" annotation.', undefined],
  ["Nonexistent function 'play' in base 'Sprite2D'.", undefined],
  ['Could not find base class "KinematicBody".', undefined],
  ["Parse JSON failed. Error at line 3: Expected '}' or ','", undefined],
  ['Unrecognized UID: "uid://abc".', undefined],
  ["unreachable code after return", undefined],
  // Questions, with words of such messages.
  ["handle an unexpected end of file when reading", undefined],
  ["unexpected end of file when reading FileAccess", undefined],
  ["what is the expected type or value of Tween.tween_property", undefined],
  ["check that the player typed the expected function name", undefined],
  ["convert tabs and spaces for indentation in CodeEdit", undefined],
  ["Expression.parse", undefined]
]

describe("a message about no name of the reference", () => {
  it.each(messages)("%s", (message, topic) => {
    assert.strictEqual(topicOf(message), topic)
  })

  it("is read in linear time", () => {
    assert.isUndefined(topicOf(`${"at line ".repeat(200_000)}x expected`))
    assert.isUndefined(topicOf(`${"res://".repeat(200_000)} x unexpected indent`))
    // Within the length that is read, so that what stands before the message is read, too.
    for (const place of ["res://", "res://1/a.gd ", "a.gd.gd.gd ", "A::b1"]) {
      assert.isUndefined(topicOf(`${place.repeat(500 / place.length)} x unexpected indent`))
    }
  })
})
