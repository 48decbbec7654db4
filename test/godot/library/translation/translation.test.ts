/** A checkout with a translation: what is shown, searched and kept in its language. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { IndexBuilder } from "../../../../src/godot/library/index-file/IndexBuilder.ts"
import { IndexStore } from "../../../../src/godot/library/index-file/IndexStore.ts"
import { DocLibrary } from "../../../../src/godot/library/live/DocLibrary.ts"
import * as Catalogue from "../../../../src/godot/library/translation/Catalogue.ts"
import * as LocalisedParser from "../../../../src/godot/library/translation/LocalisedParser.ts"
import { XmlDocParser } from "../../../../src/godot/reference/XmlDocParser.ts"
import { search } from "../../../../src/godot/search/Search.ts"
import { Files } from "../../../../src/kernel/files/Files.ts"
import { Watcher } from "../../../../src/kernel/files/Watcher.ts"
import { settings, xml } from "../../../support/library.ts"
import * as memory from "../../../support/memoryFiles.ts"

const catalogue = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n\n`)
    .join("")

const checkout = Effect.acquireRelease(
  Effect.sync(() => {
    const root = mkdtempSync(join(tmpdir(), "translation-"))
    mkdirSync(join(root, "doc/classes"), { recursive: true })
    mkdirSync(join(root, "doc/translations"))
    const body = `<methods><method name="stop"><return type="void" /><description>\n\t\t\tStops it. See [method start].\n\t\t</description></method>
      <method name="start"><return type="void" /><description>Begins it.</description></method></methods>`
    writeFileSync(join(root, "doc/classes/Timer.xml"), xml("Timer", { brief: "A countdown.", body }))
    writeFileSync(join(root, "doc/classes/Node.xml"), xml("Node", { brief: "Base of all." }))
    const translate = (entries: Readonly<Record<string, string>>) =>
      writeFileSync(join(root, "doc/translations/ja.po"), catalogue(entries))
    translate({
      "A countdown.": "羅針盤のような部品。",
      "Stops it. See [method start].": "動作を中断します。[method start] を参照。"
    })
    return { root, translate }
  }),
  ({ root }) => Effect.sync(() => rmSync(root, { recursive: true, force: true }))
)

const library = (root: string, locale?: string) =>
  DocLibrary.layer.pipe(
    Layer.provide(Layer.merge(IndexBuilder.layer, IndexStore.layer)),
    Layer.provide(Layer.effect(XmlDocParser, LocalisedParser.make)),
    Layer.provide(Layer.mergeAll(Files.layer, Watcher.layer, XmlDocParser.layer, NodeContext.layer)),
    Layer.provide(
      settings({ docDir: root, indexPath: join(root, "index.json"), ...(locale === undefined ? {} : { locale }) })
    )
  )

/** One start: what is found, what is shown, and whether the index file was fit. */
const start = (root: string, locale?: string) =>
  Effect.gen(function* () {
    const docs = yield* DocLibrary
    const snapshot = yield* docs.snapshot
    yield* docs.persisted
    const found = (query: string) => {
      const { hits } = search(snapshot.search, { query, limit: 3 })
      return hits.map(({ row, snippet }) => `${snapshot.symbols.names[row]}: ${snippet}`)
    }
    const doc = yield* docs.classDoc(snapshot, "Timer")
    return { built: snapshot.built, doc, found }
  }).pipe(Effect.provide(library(root, locale)), Logger.withMinimumLogLevel(LogLevel.None))

describe("a checkout with a translation", () => {
  it.scopedLive("is shown in it where it has a text, and in English where it has none", () =>
    Effect.gen(function* () {
      const { root } = yield* checkout
      const { doc } = yield* start(root, "ja_JP.UTF-8")
      assert.strictEqual(doc.brief, "羅針盤のような部品。")
      assert.strictEqual(doc.methods[0]?.description, "動作を中断します。[method start] を参照。")
      assert.strictEqual(doc.methods[1]?.description, "Begins it.")
    })
  )

  it.scopedLive("is found by words of either language, with the text that is shown", () =>
    Effect.gen(function* () {
      const { root } = yield* checkout
      const { found } = yield* start(root, "ja")
      assert.strictEqual(found("羅針盤")[0], "Timer: 羅針盤のような部品。")
      assert.strictEqual(found("動作を中断")[0], "stop: 動作を中断します。")
      assert.match(found("countdown")[0] ?? "", /^Timer: /)
      assert.deepStrictEqual((yield* start(root)).found("羅針盤"), [])
    })
  )

  it.scopedLive("is indexed again when the locale or its texts are others", () =>
    Effect.gen(function* () {
      const { root, translate } = yield* checkout
      const builds = [yield* start(root, "ja"), yield* start(root, "ja"), yield* start(root), yield* start(root, "ja")]
      assert.deepStrictEqual(
        builds.map(({ built }) => built),
        ["cold", "warm", "cold", "cold"]
      )
      translate({ "A countdown.": "タイマー。" })
      const after = yield* start(root, "ja")
      assert.deepStrictEqual([after.built, after.doc.brief], ["cold", "タイマー。"])
    })
  )
})

describe("the catalogue of a locale", () => {
  const disk = memory.make({
    "/godot/doc/translations/ja.po": "",
    "/godot/doc/translations/zh_Hans.po": "",
    "/godot/doc/translations/zh_Hant.po": "",
    "/godot/doc/translations/pt_BR.po": "",
    "/folder/translations/de.po": ""
  })
  const found = (locale: string, root = "/godot") => Catalogue.find(disk.files, root, locale)?.file

  it("is the one of its region or script, else of its language, in a checkout or its doc folder", () => {
    assert.strictEqual(found("ja-JP"), "doc/translations/ja.po")
    assert.strictEqual(found("zh_CN"), "doc/translations/zh_Hans.po")
    assert.strictEqual(found("zh_TW"), "doc/translations/zh_Hant.po")
    assert.strictEqual(found("pt-br"), "doc/translations/pt_BR.po")
    assert.strictEqual(found("de_AT.UTF-8", "/folder"), "translations/de.po")
    assert.isUndefined(found("fr"))
    assert.isUndefined(found("ja", "/nowhere"))
  })

  it("accepts locales and no other names", () => {
    for (const locale of ["ja", "zh_Hans", "pt-BR", "de_DE.UTF-8", "sr_Cyrl"]) assert.match(locale, Catalogue.LOCALE)
    for (const other of ["../ja", "ja/..", "", "japanese please", "C:\\ja"]) assert.notMatch(other, Catalogue.LOCALE)
  })
})
