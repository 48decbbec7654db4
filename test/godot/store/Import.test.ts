import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { extract } from "../../../src/godot/store/Archive.ts"
import { importReference } from "../../../src/godot/store/Import.ts"
import { readSet } from "../../../src/godot/store/SetReader.ts"
import { Store } from "../../../src/godot/store/Store.ts"
import { isLong } from "../../support/effort.ts"
import { namesOnly } from "../../support/memoryFiles.ts"
import { apiJson } from "./apiJson.ts"
import {
  checkout,
  classFile,
  layerAt,
  program,
  tar,
  tarGz,
  temporaryFolder,
  translatedCheckout,
  writeFiles,
  zip
} from "./fixtures.ts"

const inFolder = <A, E, R>(use: (folder: string, root: string) => Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.flatMap(temporaryFolder, (folder) =>
      Effect.provide(use(folder, join(folder, "store")), layerAt(join(folder, "store")))
    )
  )

/** A real Godot 3, as Debian has it. */
const godot3 = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "godot3-server"))
  .find(existsSync)

const nested = new Map(Array.from(checkout(), ([path, content]) => [`godot-4.7.1-stable/${path}`, content] as const))

describe("import of a folder", () => {
  it.live("takes the class files of a checkout and nothing else", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "godot"), checkout())
        const { info, folder: set } = yield* importReference({ path: join(folder, "godot") })
        assert.include({ ...info }, { name: "4.7", source: "folder", classes: 3 })
        assert.deepStrictEqual(readdirSync(set).sort(), ["doc", "modules", "set.json", "version.py"])
      })
    )
  )

  it.live("takes a documentation root and a bare folder of class files, whose version must be named", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "docs"), new Map([["classes/Node.xml", classFile("Node")]]))
        for (const path of [join(folder, "docs"), join(folder, "docs/classes")]) {
          const error = yield* Effect.flip(importReference({ path }))
          assert.match(error.message, /does not give its version; name it/)
          const { info, folder: set } = yield* importReference({ path, name: "4.4" })
          assert.include({ ...info }, { name: "4.4", classes: 1 })
          assert.isTrue(existsSync(join(set, "doc/classes/Node.xml")))
          assert.match(readFileSync(join(set, "version.py"), "utf8"), /major = 4\nminor = 4\n/)
        }
      })
    )
  )

  it.live("does not follow a link out of the folder", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "godot"), checkout())
        writeFiles(folder, new Map([["secret.xml", classFile("Secret")]]))
        symlinkSync(join(folder, "secret.xml"), join(folder, "godot/doc/classes/Secret.xml"))
        const { info } = yield* importReference({ path: join(folder, "godot") })
        assert.strictEqual(info.classes, 3)
      })
    )
  )

  it.live("refuses a folder whose files may not be seen", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const docs = join(folder, "docs")
        writeFiles(docs, new Map([["classes/Node.xml", classFile("Node")]]))
        const unseen = namesOnly({ [join(docs, "classes/Node.xml")]: classFile("Node") })
        const error = yield* Effect.flip(Effect.provide(importReference({ path: docs, name: "4.4" }), unseen))
        assert.strictEqual(error._tag, "ImportError")
        assert.match(error.message, /Node\.xml: may not be read/)
      })
    )
  )

  it.live("refuses what holds no reference, by name", () =>
    inFolder((folder, root) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "other"), new Map([["README.md", ""]]))
        const empty = yield* Effect.flip(importReference({ path: join(folder, "other") }))
        assert.match(empty.message, /other holds no class files/)
        const missing = yield* Effect.flip(importReference({ path: join(folder, "nowhere") }))
        assert.match(missing.message, /nowhere does not exist/)
        writeFiles(join(folder, "bad"), new Map([["classes/Node.xml", "<class"]]))
        const damaged = yield* Effect.flip(importReference({ path: join(folder, "bad"), name: "4.7" }))
        assert.match(damaged.message, /no class reference of Godot; .*Node\.xml:1:/)
        assert.deepStrictEqual(existsSync(root) ? readdirSync(root) : [], [])
      })
    )
  )
})

describe("import with a locale", () => {
  it.live("takes the texts of that locale from a folder and from archives, and no others", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const name = "godot-4.7.1-stable"
        const files = new Map(Array.from(translatedCheckout(), ([path, text]) => [`${name}/${path}`, text] as const))
        writeFiles(folder, files)
        yield* Effect.promise(() => tarGz(join(folder, "a.tar.gz"), files))
        yield* Effect.promise(() => zip(join(folder, "a.zip"), files))
        execFileSync("tar", ["-cJf", join(folder, "a.tar.xz"), "-C", folder, name])
        symlinkSync(name, join(folder, "link"))
        for (const source of [name, "link", "a.tar.gz", "a.zip", "a.tar.xz"]) {
          const path = join(folder, source)
          const chinese = yield* importReference({ path, locale: "zh_CN" })
          assert.deepStrictEqual(readdirSync(join(chinese.folder, "doc/translations")), ["zh_CN.po"], source)
          assert.strictEqual(chinese.info.classes, 3, source)
          const english = yield* importReference({ path })
          assert.deepStrictEqual(readdirSync(join(english.folder, "doc")), ["classes"], source)
        }
      })
    )
  )
})

/** Writes the same source as an archive of each kind, and returns their names. */
const archivesIn = Effect.fnUntraced(function* (folder: string) {
  yield* Effect.promise(() => zip(join(folder, "a.zip"), nested))
  yield* Effect.promise(() => tarGz(join(folder, "a.tar.gz"), nested))
  writeFiles(join(folder, "source"), nested)
  execFileSync("tar", ["-cJf", join(folder, "a.tar.xz"), "-C", join(folder, "source"), "godot-4.7.1-stable"])
  return ["a.zip", "a.tar.gz", "a.tar.xz"]
})

describe("import of an archive", () => {
  it.live("reads .zip, .tar.gz and .tar.xz of Godot's source alike", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        for (const name of yield* archivesIn(folder)) {
          const { info, folder: set } = yield* importReference({ path: join(folder, name) })
          assert.include({ ...info }, { name: "4.7", source: "archive", classes: 3 }, name)
          assert.deepStrictEqual(readdirSync(set).sort(), ["doc", "modules", "set.json", "version.py"], name)
          assert.strictEqual(readFileSync(join(set, "doc/classes/Node.xml"), "utf8"), classFile("Node"))
        }
      })
    )
  )

  it.live("says so where the disk refuses what is unpacked", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        for (const name of yield* archivesIn(folder)) {
          // No folder can be made below a file.
          const error = yield* Effect.flip(extract(join(folder, name), join(folder, "a.zip")))
          assert.strictEqual(error._tag, "ArchiveError", name)
          assert.match(error.message, /a\.(?:zip|tar\.gz|tar\.xz) cannot be unpacked: ./, name)
        }
      })
    )
  )

  it.live("refuses an archive with a path that leads out of it, whole", () =>
    inFolder((folder, root) =>
      Effect.gen(function* () {
        for (const hostile of ["../../outside.xml", "/tmp/outside.xml", "a/../../doc/classes/Evil.xml"]) {
          yield* Effect.promise(() => tar(join(folder, "a.tar"), new Map([...nested, [hostile, "x"]])))
          execFileSync("xz", ["-kf", join(folder, "a.tar")])
          execFileSync("gzip", ["-kf", join(folder, "a.tar")])
          for (const name of ["a.tar", "a.tar.gz", "a.tar.xz"]) {
            const error = yield* Effect.flip(importReference({ path: join(folder, name) }))
            assert.match(error.message, /is refused: it holds (an absolute path|a path that leads out)/, hostile)
          }
        }
        // yazl refuses to write such a name: one of the same length is put in its place.
        yield* Effect.promise(() => zip(join(folder, "a.zip"), new Map([...nested, ["12/outside.xml", "x"]])))
        const bytes = readFileSync(join(folder, "a.zip"))
          .toString("latin1")
          .replaceAll("12/outside.xml", "../outside.xml")
        writeFileSync(join(folder, "a.zip"), bytes, "latin1")
        const error = yield* Effect.flip(importReference({ path: join(folder, "a.zip") }))
        assert.match(error.message, /a\.zip (?:is refused|cannot be unpacked): .*(?:leads out|\.\.\/outside)/)
        assert.deepStrictEqual(readdirSync(root), [])
        assert.isFalse(existsSync(join(folder, "outside.xml")))
      })
    )
  )

  it.live("refuses a class file that unpacks to far more than any real one", () =>
    inFolder((folder, root) =>
      Effect.gen(function* () {
        const bomb = new Map([...nested, ["godot-4.7.1-stable/doc/classes/Bomb.xml", " ".repeat(17_000_000)]])
        yield* Effect.promise(() => tarGz(join(folder, "a.tar.gz"), bomb))
        yield* Effect.promise(() => zip(join(folder, "a.zip"), bomb))
        for (const name of ["a.tar.gz", "a.zip"]) {
          const error = yield* Effect.flip(importReference({ path: join(folder, name) }))
          assert.match(error.message, /class file of more than 16 MB/, name)
        }
        assert.deepStrictEqual(readdirSync(root), [])
      })
    )
  )

  it.live("tells an archive that is cut or holds something else", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        yield* Effect.promise(() => tarGz(join(folder, "a.tar.gz"), nested))
        truncateSync(join(folder, "a.tar.gz"), 300)
        const cut = yield* Effect.flip(importReference({ path: join(folder, "a.tar.gz") }))
        assert.match(cut.message, /a\.tar\.gz cannot be unpacked: /)
        yield* Effect.promise(() => zip(join(folder, "b.zip"), new Map([["README.md", "x"]])))
        const other = yield* Effect.flip(importReference({ path: join(folder, "b.zip") }))
        assert.match(other.message, /holds no class files of Godot/)
        writeFileSync(join(folder, "c.zip"), "no archive at all")
        const none = yield* Effect.flip(importReference({ path: join(folder, "c.zip") }))
        assert.match(none.message, /c\.zip cannot be unpacked/)
      })
    )
  )
})

describe("import of extension_api.json", () => {
  it.live("makes a set of it and says what it lacks", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFileSync(join(folder, "extension_api.json"), JSON.stringify(apiJson))
        const { info, folder: set } = yield* importReference({ path: join(folder, "extension_api.json") })
        assert.include({ ...info }, { name: "4.7", source: "api-json", version: "Godot Engine v4.7.1.stable.test" })
        assert.match(info.lacks ?? "", /no settings, annotations/)
        assert.deepStrictEqual(readdirSync(join(set, "doc/classes")).sort(), [
          "@GlobalScope.xml",
          "Node.xml",
          "Object.xml",
          "Vector2.xml"
        ])
      })
    )
  )

  it.live("leaves a whole set alone, and says how to keep both", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "godot"), checkout())
        yield* importReference({ path: join(folder, "godot") })
        const path = join(folder, "extension_api.json")
        writeFileSync(path, JSON.stringify(apiJson))
        const refused = yield* Effect.flip(importReference({ path }))
        assert.match(refused.message, /has Godot 4\.7 whole.* --name 4\.7-api-json; .*remove 4\.7$/)
        const { list } = yield* Store
        assert.deepStrictEqual(
          (yield* list).map(({ info }) => info.source),
          ["folder"]
        )
        yield* importReference({ path, name: "4.7-api-json" })
        assert.deepStrictEqual(
          (yield* list).map(({ info }) => info.name),
          ["4.7", "4.7-api-json"]
        )
      })
    )
  )

  it.live("refuses JSON that is something else, broken, or far too large", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const path = join(folder, "api.json")
        writeFileSync(path, '{"name": "package"}')
        assert.match(
          (yield* Effect.flip(importReference({ path }))).message,
          /it is not an extension_api\.json: header is missing$/
        )
        writeFileSync(path, "{")
        assert.match((yield* Effect.flip(importReference({ path }))).message, /it is not JSON/)
        // A sparse file: its size counts, not its content.
        truncateSync(path, 500 * 1024 * 1024)
        assert.match((yield* Effect.flip(importReference({ path }))).message, /larger than 64 MB/)
      })
    )
  )
})

const writesSkeletons = `
  const docs = process.argv[process.argv.indexOf("--doctool") + 1] + "/doc/classes"
  mkdirSync(docs, { recursive: true })
  const skeleton = (name, more) => writeFileSync(docs + "/" + name + ".xml", '<?xml version="1.0"?><class name="' + name + '" version="4.7"><brief_description></brief_description><description></description>' + more + "</class>")
  skeleton("Node", '<methods><method name="add_child"><return type="void" /><param index="0" name="node" type="Node" /><description></description></method></methods><members><member name="name" type="StringName" setter="set_name" getter="get_name" default="&amp;&quot;&quot;"></member></members>')
  skeleton("@GDScript", '<annotations><annotation name="@tool"><return type="void" /><description></description></annotation></annotations>')`

describe("import of a Godot program", () => {
  it.live("merges the members of the doctool with the texts of the extension API", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const path = join(folder, "godot4")
        program(
          path,
          `
if (process.argv.includes("--version")) console.log("4.7.1.stable.test.0123abcd")
else if (!process.argv.includes("--headless")) process.exit(1)
else if (process.argv.includes("--doctool")) {${writesSkeletons}
} else if (process.argv.includes("--dump-extension-api-with-docs")) writeFileSync("extension_api.json", ${JSON.stringify(JSON.stringify(apiJson))})`
        )
        const { info, folder: set } = yield* importReference({ path })
        assert.include({ ...info }, { name: "4.7", source: "program", version: "4.7.1.stable.test.0123abcd" })
        assert.isUndefined(info.lacks)
        const node = readFileSync(join(set, "doc/classes/Node.xml"), "utf8")
        assert.match(node, /Base class for all scene objects\./)
        assert.match(node, /Adds a child \[param node\]\./)
        assert.match(node, /default="&amp;&quot;&quot;"/)
        assert.isTrue(existsSync(join(set, "doc/classes/@GDScript.xml")))
      })
    )
  )

  it.live("keeps the signatures of a program that gives no texts, and says so", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        const path = join(folder, "godot3")
        program(
          path,
          `
if (process.argv.includes("--headless")) process.exit(1)
if (process.argv.includes("--version")) console.log("3.6.stable.official")
else {${writesSkeletons.replace('version="4.7"', 'version="3.6"')}
}`
        )
        const { info } = yield* importReference({ path })
        assert.include({ ...info }, { name: "3.6", classes: 2 })
        assert.match(info.lacks ?? "", /signatures only/)
      })
    )
  )

  it.live.skipIf(godot3 === undefined || !isLong)(
    "asks a real Godot 3 for every class and signature, and leaves nothing behind",
    () =>
      inFolder((_, root) =>
        Effect.gen(function* () {
          const { info, folder: set } = yield* importReference({ path: godot3 ?? "" })
          assert.match(info.version ?? "", /^3\.\d/)
          assert.isAbove(info.classes, 500)
          assert.match(info.lacks ?? "", /signatures only/)
          const read = yield* readSet(set)
          const node = read?.classes.get("Node")
          assert.strictEqual(node?.inherits, "Object")
          const addChild = node?.methods.find(({ name }) => name === "add_child")
          assert.deepStrictEqual(
            addChild?.arguments.map(({ name, type }) => [name, type]),
            [
              ["node", "Node"],
              ["legible_unique_name", "bool"]
            ]
          )
          assert.deepStrictEqual(readdirSync(root), [info.name])
        })
      )
  )

  it.live("says of a file that is no program, and of a program that is no Godot, what it is", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFileSync(join(folder, "notes.txt"), "notes")
        const file = yield* Effect.flip(importReference({ path: join(folder, "notes.txt") }))
        assert.match(file.message, /notes\.txt cannot be started: it is not a program/)
        const other = yield* Effect.flip(importReference({ path: process.execPath }))
        assert.match(other.message, /is not Godot: --version answers "v\d/)
      })
    )
  )

  it.live("keeps the set of before when a program fails", () =>
    inFolder((folder) =>
      Effect.gen(function* () {
        writeFiles(join(folder, "godot"), checkout())
        yield* importReference({ path: join(folder, "godot") })
        const path = join(folder, "godot4")
        program(path, `if (process.argv.includes("--version")) console.log("4.7.stable"); else process.exit(5)`)
        const error = yield* Effect.flip(importReference({ path }))
        assert.match(error.message, /wrote no class files \(--doctool, exit code 5\)/)
        const kept = Option.getOrThrow(yield* (yield* Store).find("4.7"))
        assert.strictEqual(kept.info.source, "folder")
      })
    )
  )
})
