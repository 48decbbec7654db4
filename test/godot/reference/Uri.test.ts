import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { kinds, type MemberKind } from "../../../src/godot/reference/Kind.ts"
import { classUri, parse, searchUri, symbolUri } from "../../../src/godot/reference/Uri.ts"

/** Names as documents may hold them: XML admits no lone surrogate. */
const name = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.stringMatching(/^[\w/.%<>"'@ ()+&?#:~*[\]-]{1,40}$/),
  fc.constantFrom("constructor", "__proto__", "operator <", "a/b.gd.Inner", '"res://a b.gd"', "%2F", "..", "..%2f..")
)
const memberKind = fc.constantFrom(...(kinds.filter((kind) => kind !== "class") as ReadonlyArray<MemberKind>))

describe("an address", () => {
  it("reads back as what it was made of", () => {
    fc.assert(
      fc.property(name, name, memberKind, (className, member, kind) => {
        assert.deepStrictEqual(parse(classUri(className)), { type: "class", name: className })
        assert.deepStrictEqual(parse(symbolUri({ className, kind, name: member })), {
          type: "symbol",
          className,
          kind,
          name: member
        })
        assert.deepStrictEqual(parse(searchUri(member)), { type: "search", query: member })
        assert.deepStrictEqual(parse(searchUri(member, kind)), { type: "search", query: member, kind })
      })
    )
  })

  it("holds nothing that would end a link in Markdown or a word in prose", () => {
    fc.assert(fc.property(name, (one) => assert.match(classUri(one), /^godot:\/\/class\/[\w@.~!*'%-]+$/)))
  })

  it("leaves plain names and @ readable, and encodes what must be", () => {
    assert.strictEqual(classUri("@GlobalScope"), "godot://class/@GlobalScope")
    assert.strictEqual(
      symbolUri({ className: "Vector2", kind: "operator", name: "operator <" }),
      "godot://symbol/Vector2/operator/operator%20%3C"
    )
    assert.strictEqual(
      symbolUri({
        className: "ProjectSettings",
        kind: "property",
        name: "debug/settings/crash_handler/message.editor"
      }),
      "godot://symbol/ProjectSettings/property/debug%2Fsettings%2Fcrash_handler%2Fmessage.editor"
    )
  })

  it("is read with the slashes of a setting left bare", () => {
    assert.deepStrictEqual(parse("godot://symbol/ProjectSettings/property/application/config/name"), {
      type: "symbol",
      className: "ProjectSettings",
      kind: "property",
      name: "application/config/name"
    })
  })

  it("is undefined where it is none of ours", () => {
    for (const uri of [
      "",
      "godot://",
      "godot://class/",
      "godot://class",
      "godot://symbol/Node",
      "godot://symbol/Node/method",
      "godot://symbol/Node/method/",
      "godot://symbol//method/x",
      "godot://symbol/Node/verb/x",
      "godot://symbol/Node/class/x",
      "godot://symbol/Node/method/%E0%A4%A",
      "godot://class/%",
      "godot://search",
      "godot://search?kind=method",
      "godot://search?q=a&kind=verb",
      "godot://search?q=%",
      "http://class/Node",
      "GODOT://class/Node"
    ]) {
      assert.isUndefined(parse(uri), uri)
    }
  })

  it("of a search takes + for a blank, an empty kind for none, and unknown fields lightly", () => {
    assert.deepStrictEqual(parse("godot://search?q=move+node&kind=&x"), { type: "search", query: "move node" })
  })

  it("can be made of a name that is half a character", () => {
    assert.strictEqual(classUri("\uD800"), "godot://class/%EF%BF%BD")
    assert.deepStrictEqual(parse("godot://class/\uD800"), { type: "class", name: "\uFFFD" })
  })
})
