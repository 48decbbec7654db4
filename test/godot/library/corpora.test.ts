/** The library on the real references of three generations. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, layer, type Vitest } from "@effect/vitest"
import { Context, Effect, Either, Layer } from "effect"
import { IndexBuilder } from "../../../src/godot/library/index-file/IndexBuilder.ts"
import { decode, encode } from "../../../src/godot/library/index-file/IndexFile.ts"
import { describe as describeSnapshot, factsOf, type Snapshot } from "../../../src/godot/library/live/Snapshot.ts"
import { list } from "../../../src/godot/library/lookup/ClassCatalog.ts"
import * as Lookup from "../../../src/godot/library/lookup/Lookup.ts"
import { meantName, typesIn } from "../../../src/godot/library/lookup/meantName.ts"
import { symbolNotFound } from "../../../src/godot/library/lookup/NotFoundHints.ts"
import * as ClassTree from "../../../src/godot/reference/ClassTree.ts"
import * as Corpus from "../../../src/godot/reference/Corpus.ts"
import type { MemberKind } from "../../../src/godot/reference/Kind.ts"
import type { UsedMember } from "../../../src/godot/reference/QualifiedName.ts"
import { readings } from "../../../src/godot/reference/QualifiedName.ts"
import { kindAt, ownerAt, qualifiedNameAt } from "../../../src/godot/reference/Rows.ts"
import { ClassIndex, Flag, MemberRow, NO_CLASS, Row } from "../../../src/godot/reference/SymbolTable.ts"
import { parse, XmlDocParser } from "../../../src/godot/reference/XmlDocParser.ts"
import { placed } from "../../../src/godot/search/renames/MemberRename.ts"
import { members as renamedBesides } from "../../../src/godot/search/renames/manual.ts"
import * as Renames from "../../../src/godot/search/renames/Renames.ts"
import * as Searcher from "../../../src/godot/search/Searcher.ts"
import { Files } from "../../../src/kernel/files/Files.ts"
import { runSync as whole } from "../../../src/kernel/util/TimeSlices.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"
import { isLong } from "../../support/effort.ts"

class Reference extends Context.Tag("test/Reference")<
  Reference,
  { snapshot: Snapshot; xmlBytes: number; indexBytes: number }
>() {
  static readonly reading = (name: "godot-4.5" | "godot-4.1" | "godot-3.2") =>
    Layer.effect(
      Reference,
      Effect.gen(function* () {
        const files = yield* Files
        const builder = yield* IndexBuilder
        const found = Either.getOrThrow(Corpus.open(files, corpus(name)))
        const listing = Corpus.list(files, found)
        const contents = yield* Effect.flatMap(builder.read(found.root, listing.fingerprints), builder.index)
        const origin = { version: "1", root: found.root, fingerprints: listing.fingerprints }
        const index = whole(encode(origin, contents))
        // Answers come from what is read back out of the index.
        const kept = Either.getOrThrow(decode(index, origin))
        const snapshot: Snapshot = {
          root: found.root,
          symbols: kept.search.symbols,
          inbound: kept.search.inbound,
          search: kept.search,
          facts: factsOf(found.layout, listing, { ...kept, symbols: kept.search.symbols }),
          fingerprints: listing.fingerprints,
          built: "warm",
          ms: 0,
          generation: 1
        }
        return {
          snapshot,
          xmlBytes: listing.fingerprints.reduce((sum, { size }) => sum + size, 0),
          indexBytes: index.length
        }
      })
    ).pipe(Layer.provide(Layer.provideMerge(IndexBuilder.layer, Layer.merge(Files.layer, XmlDocParser.layer))))
}

/** The renames found by hand, one for each class. */
const besides = renamedBesides
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [what = "", owners = ""] = line.split(": ")
    const [name = "", others = ""] = what.split(" ")
    return owners.split(" ").map((pair) => {
      const [here = "", there = here] = pair.split(">")
      return { name, others: others.split(","), here, there }
    })
  })

/** `kind Class.member` that a qualified name leads to, or the failure. */
const ask = (snapshot: Snapshot, qname: string, kind?: MemberKind): string => {
  const found = Lookup.findQualified(snapshot, readings(qname), kind)
  if (found === undefined) {
    const { _tag, message } = symbolNotFound(snapshot, readings(qname), kind)
    return `${_tag}: ${message}`
  }
  const { row } = found
  return `${kindAt(snapshot.symbols, row)} ${qualifiedNameAt(snapshot.symbols, row)}`
}

const everywhere = (it: Vitest.MethodsNonLive<Reference>) => {
  it.effect("finds every member by its address on its own class", () =>
    Effect.gen(function* () {
      const { snapshot } = yield* Reference
      const { symbols } = snapshot
      const lost: Array<string> = []
      for (const [row, name] of symbols.names.entries()) {
        const kind = kindAt(symbols, Row(row))
        const owner = ownerAt(symbols, Row(row))
        if (kind !== "class" && Lookup.findMember(snapshot, owner, name, kind)?.row !== row) lost.push(name)
      }
      assert.deepStrictEqual(lost, [])
    })
  )

  it.effect("finds an ancestor's text for every override that has none", () =>
    Effect.gen(function* () {
      const { snapshot } = yield* Reference
      const { symbols } = snapshot
      const without: Array<string> = []
      for (const [row, flags] of symbols.flags.entries()) {
        if ((flags & Flag.override) === 0 || (flags & Flag.described) !== 0) continue
        if (Lookup.describedAbove(snapshot, MemberRow(Row(row))) === undefined) {
          without.push(`${symbols.classes[symbols.owners[row] ?? -1]?.name}.${symbols.names[row]}`)
        }
      }
      assert.deepStrictEqual(without, [])
    })
  )

  it.effect("has an index of at most 0.7 of the XML's bytes", () =>
    Effect.gen(function* () {
      const { xmlBytes, indexBytes } = yield* Reference
      assert.isAtMost(indexBytes / xmlBytes, 0.7)
    })
  )
}

describe.skipIf(corpora === undefined)(onCorpora("the library on real references"), () => {
  layer(Reference.reading("godot-4.5"))("of Godot 4.5", (it) => {
    everywhere(it)

    it.effect("has all classes and rows, no version, and knows the skeletons", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        assert.strictEqual(snapshot.symbols.classes.length, 1012)
        assert.strictEqual(snapshot.facts.layout, "checkout")
        assert.deepStrictEqual([snapshot.facts.damaged, snapshot.facts.duplicates], [[], []])
        assert.isAtLeast(snapshot.facts.skeletons.length, 120)
        assert.include(snapshot.facts.skeletons, "RegEx")
        assert.match(describeSnapshot(snapshot), /^Godot reference, 1012 classes \(\d+ without descriptions\)$/)
      })
    )

    it.effect("leads names to what people mean by them", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        assert.strictEqual(ask(snapshot, "Button.pressed"), "signal BaseButton.pressed")
        assert.strictEqual(ask(snapshot, "Button.icon"), "property Button.icon")
        assert.strictEqual(ask(snapshot, "LineEdit.clear"), "method LineEdit.clear")
        assert.strictEqual(ask(snapshot, "LineEdit.clear", "theme_item"), "theme_item LineEdit.clear")
        assert.strictEqual(ask(snapshot, "Sprite2D.queue_free"), "method Node.queue_free")
        assert.strictEqual(ask(snapshot, "Vector2.operator <"), "operator Vector2.operator <")
        assert.strictEqual(ask(snapshot, "Variant.Type"), "enum @GlobalScope.Variant.Type")
        assert.strictEqual(ask(snapshot, "@GDScript.onready"), "annotation @GDScript.@onready")
        const setting = "debug/settings/crash_handler/message.editor"
        assert.strictEqual(ask(snapshot, `ProjectSettings.${setting}`), `property ProjectSettings.${setting}`)
        assert.match(ask(snapshot, "Sprite2D.queue_fre"), /^NotFound: .*Node\.queue_free/)
        assert.match(ask(snapshot, "Button.text_changed"), /Did you mean LineEdit\.text_changed, /)
        assert.match(ask(snapshot, "Sprite2D.move_and_slide"), /mean CharacterBody2D\.\w+, CharacterBody3D\./)
        assert.match(ask(snapshot, "Array.contains"), /Did you mean Array\.has, /)
        // Only its own class calls EditorVCSInterface._push.
        assert.match(ask(snapshot, "Array.push"), /Did you mean Array\.push_back, Array\.push_front\?/)
        assert.notMatch(ask(snapshot, "Array.pull"), /_pull/)
        // Several classes had the former name.
        assert.match(ask(snapshot, "Node.instance"), /Did you mean PackedScene\.instantiate, /)
        assert.match(
          ask(snapshot, "Control.empty"),
          /Did you mean String\.is_empty, Dictionary\.is_empty, Array\.is_empty, /
        )
        // TreeItem.move_to_top is TreeItem.move_before now.
        assert.match(ask(snapshot, "Sprite2D.move_to_top"), /Did you mean CanvasItem\.move_to_front, /)
        assert.match(ask(snapshot, "Object.instance"), /Did you mean PackedScene\.instantiate, /)
        assert.match(ask(snapshot, "Sprite2D.set_collision_layer_bit"), /mean CollisionObject2D\./)
        // A member of nearly this meaning comes before the same name of another class.
        assert.match(ask(snapshot, "PackedStringArray.length"), /Did you mean PackedStringArray\.size/)
        assert.match(ask(snapshot, "rb.AddForce"), /Did you mean RigidBody3D\.apply_force, RigidBody2D\.apply_force\?/)
        assert.match(ask(snapshot, "score_label.text"), /Did you mean Label\.text, /)
        assert.match(ask(snapshot, "Nod.add_child"), /^NotFound: .*Node\.add_child/)
      })
    )

    it.effect("names for a missing member only what can stand where it is used", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        const typeOf = typesIn((name) => {
          const file = snapshot.symbols.classes.find((one) => one.name === name)?.file ?? ""
          return Either.getOrThrow(parse(file, readFileSync(join(snapshot.root, file), "utf8")))
        })
        const meant = (use: UsedMember["use"], ...all: ReadonlyArray<string>) =>
          all.map((one) => {
            const [className = "", name = ""] = one.split(".")
            return meantName(snapshot, { className, name, use }, typeOf)
          })
        assert.deepStrictEqual(meant("signal", "Control.clicked", "Control.on_focus", "CharacterBody2D.body_entered"), [
          "gui_input",
          "focus_entered",
          undefined
        ])
        assert.deepStrictEqual(meant("call", "Timer.on_timeout", "Rect2.overlaps", "Area2D.contains"), [
          "timeout",
          "intersects",
          undefined
        ])
        assert.deepStrictEqual(meant("place", "Label.font", "OptionButton.options", "Button.shortcut_key"), [
          undefined,
          undefined,
          "shortcut"
        ])
        // A signal, methods that only read, what Godot calls, and what is far from the first that a search finds.
        const none = ["ItemList.selected", "Area2D.radius", "Node.ready_state", "CharacterBody2D.gravity"]
        assert.deepStrictEqual(meant("place", ...none), [undefined, undefined, undefined, undefined])
        // Names of other things with a word of the missing one, and words that a description has by chance.
        const others = [
          "CharacterBody2D.apply_gravity",
          "Area2D.count_bodies",
          "Tween.append",
          "Control.set_position_centered"
        ]
        assert.deepStrictEqual(meant("call", ...others), [undefined, undefined, undefined, undefined])
        assert.deepStrictEqual(meant("place", "Button.texture", "CharacterBody2D.speed", "Camera2D.limit_min"), [
          undefined,
          undefined,
          undefined
        ])
        assert.deepStrictEqual(meant("call", "OptionButton.select_item", "Node.attach_child"), ["select", "add_child"])
        // Questions are answered by true or false, and what is asked for is given.
        const asked = [
          "CharacterBody2D.is_touching_wall",
          "Node.has_child",
          "Node.is_destroyed",
          "OptionButton.get_selected_text"
        ]
        assert.deepStrictEqual(meant("call", ...asked), ["is_on_wall", undefined, undefined, undefined])
        // What changes an object is not meant to read it, and what is done is no value with other words.
        assert.deepStrictEqual(meant("call", "Camera2D.set_target", "Camera2D.shake", "NavigationAgent2D.stop"), [
          undefined,
          undefined,
          undefined
        ])
        // The opposite is not meant, nor what makes a thing that is asked for or sets another.
        const opposites = ["Signal.is_not_connected", "Node.leave_group", "Control.set_not_visible", "OS.exit"]
        assert.deepStrictEqual(meant("call", "Tree.get_items", ...opposites), Array(5).fill(undefined))
        // Of what a search finds close together, none is meant.
        assert.deepStrictEqual(
          meant("call", "Tween.add_callback", "Label.set_color", "Array.swap", "String.pad_left"),
          [undefined, undefined, undefined, "lpad"]
        )
        assert.deepStrictEqual(
          meant("value", "BaseMaterial3D.SHADING_MODE_UNLIT", "Animation.LOOP_NORMAL", "FileAccess.READ_ONLY"),
          ["SHADING_MODE_UNSHADED", undefined, undefined]
        )
      })
    )

    it.effect("has what the renames found by hand lead to", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        const searcher = Searcher.of(snapshot.search)
        const lost = besides.flatMap(({ name, others, here, there }) => {
          const found = Renames.memberSuccessors(searcher, here, name).map(({ row }) => snapshot.symbols.names[row])
          return others.every((other) => found.includes(placed(other, there)[1])) ? [] : [`${here}.${name}`]
        })
        assert.deepStrictEqual(lost, [])
      })
    )

    it.effect("knows the whole chain and all that inherit", () =>
      Effect.gen(function* () {
        const { symbols } = (yield* Reference).snapshot
        const tree = ClassTree.of(symbols)
        const index = (name: string) => tree.indexOf(name) ?? NO_CLASS
        assert.deepStrictEqual(tree.ancestors(index("CheckBox")), [
          "Button",
          "BaseButton",
          "Control",
          "CanvasItem",
          "Node",
          "Object"
        ])
        const count = ({ branches }: ClassTree.Branch): number =>
          branches.reduce((sum, branch) => sum + count(branch), 1)
        const roots = symbols.classes.flatMap(({ inherits }, at) => (inherits === undefined ? [ClassIndex(at)] : []))
        assert.strictEqual(
          roots.reduce((sum, at) => sum + count(ClassTree.below(symbols, at)), 0),
          1012
        )
        assert.deepStrictEqual(list(symbols, { prefix: "vector", limit: 3 }), {
          classes: ["Vector2", "Vector2i", "Vector3"],
          total: 6
        })
      })
    )
  })

  if (isLong)
    layer(Reference.reading("godot-4.1"))("of Godot 4.1", (it) => {
      everywhere(it)

      it.effect("survives the parents that it lacks", () =>
        Effect.gen(function* () {
          const { snapshot } = yield* Reference
          const { symbols } = snapshot
          const tree = ClassTree.of(symbols)
          const orphans = symbols.classes.filter(
            ({ inherits }) => inherits !== undefined && tree.indexOf(inherits) === undefined
          )
          assert.lengthOf(orphans, 6)
          for (const { name, inherits } of orphans) {
            assert.deepStrictEqual(tree.ancestors(tree.indexOf(name) ?? NO_CLASS), [inherits ?? ""])
          }
          assert.match(describeSnapshot(snapshot), /^Godot 4\.1, 705 classes/)
        })
      )
    })

  layer(Reference.reading("godot-3.2"))("of Godot 3.2", (it) => {
    everywhere(it)

    it.effect("says of a name of Godot 4 that it is newer, but not of one that has become another or is no name", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        for (const name of ["Node.create_tween", "Array.pick_random", "TileMapLayer.set_cell"])
          assert.match(ask(snapshot, name), /It came after these documents of Godot 3\./)
        for (const name of ["Callable.bind", "Node.queue_fre", "Node.xyzzy", "Foo.bar"])
          assert.notMatch(ask(snapshot, name), /came after/)
      })
    )

    it.effect("reports whose property an override restates, which its files do not", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        const files = yield* Files
        const xml = files.readText(`${snapshot.root}/doc/classes/AcceptDialog.xml`)
        const doc = Either.getOrThrow(parse("AcceptDialog.xml", xml))
        const overrides = (from: typeof doc) => from.properties.find(({ name }) => name === "window_title")?.overrides
        assert.strictEqual(overrides(doc), "")
        assert.strictEqual(overrides(Lookup.withOverridden(snapshot, doc)), "WindowDialog")
        assert.strictEqual(Lookup.withOverridden(snapshot, { ...doc, properties: [] }).properties.length, 0)
      }).pipe(Effect.provide(Files.layer))
    )

    it.effect("has what the renames found by hand come from", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        const lost = besides.filter(({ name, here }) => {
          const index = ClassTree.of(snapshot.symbols).indexOf(here)
          return index === undefined || Lookup.findMember(snapshot, index, name) === undefined
        })
        assert.isAbove(besides.length, 400)
        assert.deepStrictEqual(lost, [])
      })
    )

    it.effect("leads names to what people mean by them", () =>
      Effect.gen(function* () {
        const { snapshot } = yield* Reference
        assert.match(describeSnapshot(snapshot), /^Godot 3\.2, 650 classes/)
        assert.strictEqual(ask(snapshot, "Button.pressed"), "property BaseButton.pressed")
        assert.strictEqual(ask(snapshot, "Button.pressed", "signal"), "signal BaseButton.pressed")
        assert.strictEqual(ask(snapshot, "String.String"), "method String.String")
        assert.match(ask(snapshot, "CharacterBody2D.is_on_floor"), /^NotFound: .*KinematicBody2D\.is_on_floor/)
        assert.strictEqual(ask(snapshot, "KinematicBody2D.move_and_slide"), "method KinematicBody2D.move_and_slide")
      })
    )
  })
})
