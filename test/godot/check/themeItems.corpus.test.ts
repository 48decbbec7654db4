/** Items of a theme by their names: a line of a function of a Label, and what is reported of it. */
import { assert, describe, it } from "@effect/vitest"
import { check } from "../../../src/godot/check/Check.ts"
import { lazy } from "../../../src/kernel/util/memoize.ts"
import { readReference } from "../../support/checkReference.ts"
import { corpora, corpus, onCorpora } from "../../support/corpora.ts"

const reference = lazy(() => readReference(corpus("godot-4.5"), "4.5"))
const reference3 = lazy(() => readReference(corpus("godot-3.2"), "3.2"))

const script = (line: string) =>
  `extends Label\nfunc f(c: Control, l: Label, r: RichTextLabel, b: Button, w: Window, t: Theme, n: String) -> void:\n\t${line}\n`

const told = (line: string) =>
  check({ code: script(line), reference: reference() })
    .diagnostics.map(({ column, code, fix = "" }) => `${column} ${code} ${fix}`.trim())
    .join(", ")

const wrong: ReadonlyArray<readonly [line: string, expected: string]> = [
  ['l.add_theme_color_override("font_colr", Color.RED)', '29 unknown-member "font_color"'],
  ["l.add_theme_color_override(&'font_colr', Color.RED)", "29 unknown-member 'font_color'"],
  ['add_theme_color_override("font_colr", Color.RED)', '27 unknown-member "font_color"'],
  ['l.remove_theme_color_override("font_colr")', '32 unknown-member "font_color"'],
  ['l.add_theme_font_override("fonts", null)', '28 unknown-member "font"'],
  ['l.add_theme_color_override("text_color", Color.RED)', '29 unknown-member "font_color"'],
  ['r.add_theme_color_override("font_color", Color.RED)', '29 unknown-member "default_color"'],
  ['r.add_theme_font_override("italitc_font", null)', '28 unknown-member "italics_font"'],
  ['w.add_theme_color_override("tittle_color", Color.RED)', '29 unknown-member "title_color"'],
  ['Label.new().add_theme_color_override("background", Color.RED)', "39 unknown-member"],
  ['l.add_theme_constant_override("font_size", 20)', "4 unknown-member add_theme_font_size_override"],
  ['l.add_theme_constant_override("font_color", 20)', "32 unknown-member"],
  ['print(get_theme_color("fontt_color"))', '24 unknown-member "font_color"'],
  ['print(get_theme_color("font_colr", "Button"))', '24 unknown-member "font_color"'],
  ['print(get_theme_font("font_size"))', "23 unknown-member"],
  ['print(get_theme_color("Label", "font_color"))', '24 argument-type "font_color", "Label"'],
  ['t.set_color("font_colr", "Label", Color.RED)', '14 unknown-member "font_color"'],
  ['t.set_color("Label", "font_color", Color.RED)', '14 argument-type "font_color", "Label"'],
  ['t.set_constant("font_size", "Label", 3)', "4 unknown-member set_font_size"]
]

/** Lines near the wrong ones that are right, or that only the project shows to be wrong. */
const right: ReadonlyArray<string> = [
  'l.add_theme_color_override("font_color", Color.RED)',
  'l.add_theme_font_size_override("font_size", 20)',
  'l.add_theme_font_override("font", null)',
  'l.add_theme_constant_override("line_spacing", 2)',
  'l.remove_theme_color_override("font_color")',
  'r.add_theme_color_override("default_color", Color.RED)',
  'r.add_theme_font_override("bold_font", null)',
  'w.add_theme_color_override("title_color", Color.RED)',
  'b.add_theme_stylebox_override("hover", StyleBoxEmpty.new())',
  // Classes that inherit from it have the item.
  'c.add_theme_color_override("font_color", Color.RED)',
  'c.add_theme_constant_override("separation", 3)',
  // A script on the node may draw with its own.
  'l.add_theme_color_override("accent", Color.RED)',
  'add_theme_color_override("accent", Color.RED)',
  'l.add_theme_color_override("font_color_2", Color.RED)',
  "l.add_theme_color_override(n, Color.RED)",
  'l.add_theme_color_override("font_" + n, Color.RED)',
  'l.add_theme_color_override("font_colr", Color.RED); print(l.get_theme_color("font_colr"))',
  'print(l.has_theme_color("font_colr"), l.has_theme_color_override("font_colr"))',
  'print(get_theme_color("accent"), get_theme_color("font_color", "Button"))',
  'print(get_theme_icon("Node", "EditorIcons"), get_theme_color("font_colr", "Fancy"))',
  'print(get_theme_constant("outline_size"), get_theme_font_size("font_size", "HeaderLarge"))',
  't.set_color("font_color", "Label", Color.RED); t.set_color("font_colr", "Fancy", Color.RED)',
  't.set_color("accent", "Label", Color.RED)',
  't.set_constant("font_size", "Fancy", 3)',
  't.set_stylebox("normal", "Button", StyleBoxEmpty.new())',
  // The script reads it, or asks first.
  'var a := Label.new(); a.add_theme_color_override("accent", Color.RED); for i in ["accent"]: print(a.get_theme_color(i))',
  'var a := Label.new(); a.add_theme_color_override("强调", Color.RED); print(a.get_theme_color("强调"))',
  'if has_theme_constant("font_size"): print(get_theme_constant("font_size"))',
  't.set_color("font_colr", "Label", Color.RED); print(t.get_color("font_colr", "Label"))',
  // The reference does not list what controls of the editor are drawn with.
  'var a := EditorSpinSlider.new(); a.add_theme_color_override("label_color", Color.RED)',
  'print(get_theme_constant("check_h_offset", "CheckBox"))'
]

describe.skipIf(corpora === undefined)(onCorpora("items of a theme"), () => {
  for (const [line, expected] of wrong) it(line, () => assert.strictEqual(told(line), expected))
  for (const line of right) it(`accepts ${line}`, () => assert.strictEqual(told(line), ""))

  it("says nothing of Godot 3, whose reference lists few of them", () => {
    const code = 'extends Label\nfunc f():\n\tadd_color_override("font_colr", Color.red)\n'
    assert.deepStrictEqual(check({ code, reference: reference3() }).diagnostics, [])
  })
})
