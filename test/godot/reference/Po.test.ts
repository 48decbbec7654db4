import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { keyOf, parse } from "../../../src/godot/reference/Po.ts"

const entry = (id: string, text: string, before = ""): string =>
  `${before}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n\n`

describe("a catalogue of translations", () => {
  it("is read entry by entry, also of texts that go over several lines", () => {
    const po = [
      'msgid ""',
      'msgstr ""',
      '"Language: ja\\n"',
      "",
      "#: doc/classes/Timer.xml",
      'msgid ""',
      '"Stops the timer. See \\"start\\".\\n"',
      '"[b]Note:[/b] Twice."',
      'msgstr ""',
      '"タイマーを停止します。\\n"',
      '"[b]注意:[/b] 二回。"',
      ""
    ].join("\n")
    for (const text of [po, po.replaceAll("\n", "\r\n")]) {
      assert.deepStrictEqual(
        [...parse(text)],
        [['Stops the timer. See "start".\n[b]Note:[/b] Twice.', "タイマーを停止します。\n[b]注意:[/b] 二回。"]]
      )
    }
  })

  it("gives nothing of entries that are fuzzy, obsolete, plural, with a context or without a translation", () => {
    const po = [
      entry("Fuzzy.", "不確か", "#: a.xml\n#, fuzzy, c-format\n"),
      '#~ msgid "Old."\n#~ msgstr "古い"\n\n',
      'msgid "One."\nmsgid_plural "Many."\nmsgstr[0] "一"\n\n',
      'msgctxt "Menu"\nmsgid "Open."\nmsgstr "開く"\n\n',
      entry("Empty.", ""),
      entry("After.", "後")
    ].join("")
    assert.deepStrictEqual([...parse(po)], [["After.", "後"]])
  })

  it("finds a text whatever the indentation of its lines in a class file", () => {
    assert.strictEqual(
      keyOf("\n\t\t\tFirst.\n\t\t\t[codeblock]\n\t\t\t\tx\n\n\t\t\t[/codeblock]\n\t\t"),
      "First.\n[codeblock]\nx\n[/codeblock]"
    )
  })

  it("leaves out what is damaged, and texts with bytes that no class file holds", () => {
    const damaged = 'msgid "Broken\nmsgstr "壊れた"\n\n'
    const po =
      damaged +
      entry("Nul.", "a\u0000b").replace("\\u0000", "\u0000") +
      entry("Bytes.", "\ufffd") +
      entry("Good.", "良い")
    assert.deepStrictEqual([...parse(po)], [["Good.", "良い"]])
  })

  it.prop(
    "comes back as it was written, and is read without a failure when cut anywhere",
    {
      texts: fc.array(
        fc.tuple(
          fc.string({ unit: fc.constantFrom(...'Ab ."\n'), minLength: 1, maxLength: 12 }),
          fc.string({ unit: fc.constantFrom(...'あいん."\n'), minLength: 1, maxLength: 12 })
        ),
        {
          maxLength: 8
        }
      ),
      cut: fc.nat(400)
    },
    ({ cut, texts }) => {
      const written = new Map(texts.filter(([id]) => keyOf(id) !== "").map(([id, text]) => [keyOf(id), text]))
      const po = [...written].map(([id, text]) => entry(id, text)).join("")
      assert.deepStrictEqual([...parse(po)], [...written])
      const rest = parse(po.slice(cut) + po.slice(0, cut))
      assert.isAtMost(rest.size, written.size + 1)
    },
    { fastCheck: { numRuns: 30 } }
  )
})
