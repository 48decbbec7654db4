import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { get } from "../../../src/godot/store/Get.ts"
import { Store } from "../../../src/godot/store/Store.ts"
import { checkout, classFile, commit, layerAt, repository, temporaryFolder, translatedCheckout } from "./fixtures.ts"

const withRepository = <A, E>(
  files: ReadonlyMap<string, string>,
  use: (places: { readonly folder: string; readonly root: string; readonly from: string }) => Effect.Effect<A, E, never>
) =>
  Effect.scoped(
    Effect.flatMap(temporaryFolder, (folder) =>
      use({ folder, root: join(folder, "store"), from: repository(folder, files) })
    )
  )

describe("get", () => {
  it.live("fetches the newest release of a version, and only what belongs to the reference", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        const progress: Array<string> = []
        const { info, folder } = yield* get({
          version: "4.7",
          from,
          onProgress: (line) => Effect.sync(() => progress.push(line))
        })
        assert.include({ ...info }, { name: "4.7", source: "git", ref: "4.7.1-stable", classes: 3 })
        assert.match(info.commit ?? "", /^[0-9a-f]{40}$/)
        assert.deepStrictEqual(readdirSync(folder).sort(), ["doc", "modules", "set.json", "version.py"])
        assert.strictEqual(readFileSync(join(folder, "doc/classes/Node.xml"), "utf8"), classFile("Node"))
        assert.deepStrictEqual(readdirSync(root), ["4.7"])
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("names near tags for a version that is not there, and keeps the store as it was", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(get({ version: "4.8", from }))
        assert.match(error.message, /has no version 4\.8\. Near ones: 4\.8-beta1\./)
        assert.isFalse(existsSync(root))
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("refuses a repository that is not Godot's", () =>
    withRepository(new Map([["README.md", "Another project.\n"]]), ({ root, from }) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(get({ version: "4.7", from }))
        assert.match(error.message, /holds no class reference of Godot/)
        assert.deepStrictEqual(readdirSync(root), [])
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("gives git's own reason where the repository cannot be reached, and keeps the old set", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        yield* get({ version: "4.7", from })
        const error = yield* Effect.flip(get({ version: "4.7", from: `${from}-elsewhere` }))
        assert.match(error.message, /^git ls-remote failed: fatal: .*-elsewhere/)
        assert.isTrue(Option.isSome(yield* (yield* Store).find("4.7")))
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("replaces a set by a newer one of the same version", () =>
    withRepository(checkout(), ({ folder, root, from }) =>
      Effect.gen(function* () {
        yield* get({ version: "4.7", from })
        commit(folder, new Map([["doc/classes/Sprite2D.xml", classFile("Sprite2D")]]), "4.7.2-stable")
        const { info } = yield* get({ version: "4.7", from })
        assert.include({ ...info }, { ref: "4.7.2-stable", classes: 4 })
        assert.deepStrictEqual(readdirSync(root), ["4.7"])
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("fetches a release once, and without a version the newest one", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        const first = yield* get({ from })
        const again = yield* get({ version: "4.7", from })
        assert.deepStrictEqual([first.info.ref, first.isKept, again.isKept], ["4.7.1-stable", false, true])
        assert.deepStrictEqual(again.info, first.info)
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("fetches the texts of a locale with the classes, and those of others alone where they are asked for", () =>
    withRepository(translatedCheckout(), ({ root, from }) =>
      Effect.gen(function* () {
        const catalogues = (folder: string) => readdirSync(join(folder, "doc/translations")).sort()
        const english = yield* get({ version: "4.7", from })
        assert.deepStrictEqual(readdirSync(join(english.folder, "doc")), ["classes"])
        const japanese = yield* get({ version: "4.7", from, locale: "ja_JP.UTF-8" })
        assert.isFalse(japanese.isKept)
        assert.deepStrictEqual(catalogues(japanese.folder), ["ja.po"])
        assert.isTrue((yield* get({ version: "4.7", from, locale: "ja_JP.UTF-8" })).isKept)
        assert.isTrue((yield* get({ version: "4.7", from })).isKept)
        const chinese = yield* get({ version: "4.7", from, locale: "zh-Hans" })
        assert.deepStrictEqual(catalogues(chinese.folder), ["ja.po", "zh_CN.po"])
        assert.deepStrictEqual(chinese.info.locales, ["ja_JP.UTF-8", "zh-Hans"])
        assert.isTrue((yield* get({ version: "4.7", from, locale: "zh_CN" })).isKept)
        assert.isTrue((yield* get({ version: "4.7", from, locale: "ja_jp" })).isKept)
        rmSync(join(chinese.folder, "doc/translations/zh_CN.po"))
        const mended = yield* get({ version: "4.7", from, locale: "zh_Hans" })
        assert.deepStrictEqual([mended.isKept, catalogues(mended.folder)], [false, ["ja.po", "zh_CN.po"]])
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("asks once for texts that a version does not have", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        const first = yield* get({ version: "4.7", from, locale: "ko" })
        assert.deepStrictEqual(readdirSync(join(first.folder, "doc")), ["classes"])
        assert.isTrue((yield* get({ version: "4.7", from, locale: "ko" })).isKept)
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("takes no option of git's for an address", () =>
    withRepository(checkout(), ({ root }) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(get({ version: "4.7", from: "--upload-pack=touch /tmp/owned" }))
        assert.match(error.message, /not the address of a repository/)
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("asks Godot's repository for nothing that cannot be a version", () =>
    withRepository(checkout(), ({ root }) =>
      Effect.gen(function* () {
        for (const version of ["abc", "masters", "vier", ""]) {
          const error = yield* Effect.flip(get({ version }))
          assert.include(error.message, "is not a version of Godot")
        }
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("says what to run elsewhere where Godot's repository cannot be reached", () =>
    withRepository(checkout(), ({ root }) =>
      Effect.gen(function* () {
        const path = process.env["PATH"]
        const bin = join(root, "bin")
        mkdirSync(bin, { recursive: true })
        const said = "fatal: unable to access 'https://github.com/godotengine/godot.git/': Could not resolve host"
        writeFileSync(join(bin, "git"), `#!/bin/sh\necho "${said}" >&2\nexit 128\n`, { mode: 0o755 })
        const error = yield* Effect.acquireUseRelease(
          Effect.sync(() => (process.env["PATH"] = `${bin}:${path}`)),
          () => Effect.flip(get({ version: "v4.7" })),
          () => Effect.sync(() => (process.env["PATH"] = path))
        )
        assert.match(error.message, /^git ls-remote failed: fatal: unable to access .*\nIf this machine cannot reach/)
        assert.match(error.message, /--branch 4\.7-stable .*\n.*sparse-checkout/)
        assert.match(error.message, /godot-docs-mcp import/)
      }).pipe(Effect.provide(layerAt(root)))
    )
  )

  it.live("says what to run elsewhere where git is not installed", () =>
    withRepository(checkout(), ({ root, from }) =>
      Effect.gen(function* () {
        const path = process.env["PATH"]
        const error = yield* Effect.acquireUseRelease(
          Effect.sync(() => (process.env["PATH"] = join(root, "nothing"))),
          () => Effect.flip(get({ version: "4.7", from })),
          () => Effect.sync(() => (process.env["PATH"] = path))
        )
        assert.match(error.message, /^git was not found/)
        assert.match(error.message, /--branch 4\.7-stable .*\n.*sparse-checkout/)
        assert.match(error.message, /godot-docs-mcp import/)
      }).pipe(Effect.provide(layerAt(root)))
    )
  )
})
