import * as fs from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { below, isInside, list, listSteps, open, type Problem } from "../../../src/godot/reference/Corpus.ts"
import { FileError, Files } from "../../../src/kernel/files/Files.ts"
import * as memory from "../../support/memoryFiles.ts"

const opened = (files: memory.MemoryFiles, directory: string) => Either.getOrThrow(open(files.files, directory))
const problem = (files: memory.MemoryFiles, directory: string): Problem =>
  Either.getOrThrow(Either.flip(open(files.files, directory)))
const paths = (files: memory.MemoryFiles, directory: string) =>
  list(files.files, opened(files, directory)).fingerprints.map(({ path }) => path)

describe("a documentation root", () => {
  const disk = memory.make({
    "/doc/classes/Node.xml": "",
    "/doc/classes/A.xml": "",
    "/doc/classes/deep/er/B.xml": "",
    "/doc/classes/README.md": "",
    "/doc/classes/.hidden.xml": "",
    "/doc/classes/.git/C.xml": "",
    "/doc/other/D.xml": "",
    "/doc/E.xml": ""
  })

  it("is told by its classes folder and lists every class file below it, sorted", () => {
    assert.deepStrictEqual(opened(disk, "/doc"), { root: "/doc", layout: "root" })
    assert.deepStrictEqual(paths(disk, "/doc"), ["classes/A.xml", "classes/Node.xml", "classes/deep/er/B.xml"])
  })

  it("lists in steps what it lists at once", () => {
    const names = Array.from({ length: 500 }, (_, i) => `/many/classes/C${String(i).padStart(3, "0")}.xml`)
    const many = memory.make(Object.fromEntries(names.map((name) => [name, ""])))
    const steps = listSteps(many.files, opened(many, "/many"))
    let yields = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) yields++
    assert.isAtLeast(yields, 3)
    assert.deepStrictEqual(step.value, list(many.files, opened(many, "/many")))
    assert.lengthOf(step.value.fingerprints, names.length)
  })

  it("reports the folders that change when a file comes or goes", () => {
    const { directories } = list(disk.files, opened(disk, "/doc"))
    assert.deepStrictEqual(
      directories.map(({ path }) => path),
      ["classes", "classes/deep", "classes/deep/er"]
    )
  })

  it("must hold a class file; the sources of the manual, which have a classes folder too, are told apart", () => {
    const empty = memory.make({ "/doc/classes/README.md": "" })
    assert.deepStrictEqual(problem(empty, "/doc"), { problem: "no-class-files", isManual: false })
    const manual = memory.make({ "/godot-docs/classes/class_node.rst": "" })
    assert.deepStrictEqual(problem(manual, "/godot-docs"), { problem: "no-class-files", isManual: true })
    const deep = memory.make({ "/doc/classes/deep/Node.xml": "" })
    assert.deepStrictEqual(paths(deep, "/doc"), ["classes/deep/Node.xml"])
  })

  it("is listed no more when its classes folder is gone", () => {
    const gone = memory.make({ "/doc/classes/A.xml": "" })
    const corpus = opened(gone, "/doc")
    gone.remove("/doc/classes")
    assert.throws(() => list(gone.files, corpus), FileError)
  })
})

describe("a source tree", () => {
  const disk = memory.make({
    "/godot/version.py": 'major = 4\nminor = 5\nstatus = "stable"\n',
    "/godot/doc/classes/Node.xml": "",
    "/godot/doc/tools/x.xml": "",
    "/godot/modules/regex/doc_classes/RegEx.xml": "",
    "/godot/modules/regex/tests/No.xml": "",
    "/godot/modules/plain/config.py": "",
    "/godot/modules/README.md": "",
    "/godot/platform/web/doc_classes/Web.xml": "",
    "/godot/scene/doc_classes/No.xml": ""
  })

  it("is told by doc/classes and lists the modules' and platforms' classes too", () => {
    assert.deepStrictEqual(opened(disk, "/godot"), { root: "/godot", layout: "checkout" })
    assert.deepStrictEqual(paths(disk, "/godot"), [
      "doc/classes/Node.xml",
      "modules/regex/doc_classes/RegEx.xml",
      "platform/web/doc_classes/Web.xml"
    ])
  })

  it("reports its version", () => {
    assert.strictEqual(list(disk.files, opened(disk, "/godot")).version, "4.5")
  })

  it("needs neither modules nor platforms nor a version", () => {
    const bare = memory.make({ "/godot/doc/classes/Node.xml": "" })
    const listing = list(bare.files, opened(bare, "/godot"))
    assert.strictEqual(listing.fingerprints.length, 1)
    assert.notProperty(listing, "version")
  })
})

describe("a directory that is no reference", () => {
  const disk = memory.make({ "/doc/classes/Node.xml": "", "/empty/x.txt": "", "/file": "" })

  it("is told by its kind", () => {
    assert.deepStrictEqual(problem(disk, "/nowhere"), { problem: "missing" })
    assert.deepStrictEqual(problem(disk, "/file"), { problem: "not-a-directory" })
    assert.deepStrictEqual(problem(disk, "/empty"), { problem: "without-classes" })
  })

  it("is told its parent where it holds the class files itself", () => {
    assert.deepStrictEqual(problem(disk, "/doc/classes"), { problem: "is-classes-folder", parent: "/doc" })
    assert.deepStrictEqual(problem(memory.make({ "/classes/A.xml": "" }), "/classes"), {
      problem: "is-classes-folder",
      parent: "/"
    })
  })

  it("is told what the system says", () => {
    const files = {
      ...disk.files,
      realPath: (path: string) => {
        throw new FileError({ path, code: "EACCES" })
      }
    }
    assert.deepStrictEqual(
      Either.flip(open(files, "/doc")),
      Either.right<Problem>({ problem: "refused", reason: "/doc: may not be read" })
    )
  })
})

describe("on Windows", () => {
  /** A disk whose real paths are those of drive C. */
  const windows = (contents: Parameters<typeof memory.make>[0]) => {
    const disk = memory.make(contents)
    const inside = (path: string) => path.replace(/^C:/, "").replaceAll("\\", "/")
    const native = (path: string) => `C:${path.replaceAll("/", "\\")}`
    const { stat, list, realPath, readHead } = disk.files
    const files = {
      ...disk.files,
      stat: (path: string) => stat(inside(path)),
      list: (path: string) => list(inside(path)),
      realPath: (path: string) => native(realPath(inside(path))),
      readHead: (path: string, limit: number) => readHead(inside(path), limit)
    }
    return { ...disk, files }
  }

  it("lists a file once that a link inside the root names again", () => {
    const disk = windows({ "/docs/classes/Node.xml": "", "/docs/more/Extra.xml": "", "/far/Other.xml": "" })
    disk.link("/docs/classes/Alias.xml", "/docs/classes/Node.xml")
    disk.link("/docs/classes/Extra.xml", "/docs/more/Extra.xml")
    disk.link("/docs/classes/Other.xml", "/far/Other.xml")
    const corpus = opened(disk, "C:\\docs")
    assert.deepStrictEqual(corpus, { root: "C:\\docs", layout: "root" })
    const listing = list(disk.files, corpus)
    assert.deepStrictEqual(
      listing.fingerprints.map(({ path }) => path),
      ["classes/Extra.xml", "classes/Node.xml"]
    )
    assert.deepStrictEqual(listing.refused, [{ file: "classes/Other.xml", className: "Other" }])
  })

  it("reports the parent of a folder that holds the class files itself", () => {
    const parent = (path: string, directory: string) =>
      Either.flip(open(windows({ [`${path}/A.xml`]: "" }).files, directory))
    const told = (parent: string) => Either.right<Problem>({ problem: "is-classes-folder", parent })
    assert.deepStrictEqual(parent("/docs/classes", "C:\\docs\\classes"), told("C:\\docs"))
    assert.deepStrictEqual(parent("/classes", "C:\\classes"), told("C:\\"))
  })

  it("joins and compares paths with its own separator", () => {
    assert.strictEqual(below("C:\\docs", "classes/Node.xml"), "C:\\docs\\classes\\Node.xml")
    assert.strictEqual(below("C:\\", "classes"), "C:\\classes")
    assert.strictEqual(below("/docs", "a\\b/c"), "/docs/a\\b/c")
    assert.strictEqual(below("/", "classes"), "/classes")
    assert.isTrue(isInside("C:\\docs", "C:\\docs\\classes"))
    assert.isFalse(isInside("C:\\docs", "C:\\docs2"))
  })
})

describe("on a real disk", () => {
  const files = Effect.runSync(Effect.provide(Files, Files.layer))
  let base = ""
  const write = (path: string): void => {
    fs.mkdirSync(join(base, path, ".."), { recursive: true })
    fs.writeFileSync(join(base, path), "<class/>")
  }
  const link = (path: string, target: string): void => fs.symlinkSync(target, join(base, path))

  beforeAll(() => {
    base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "corpus-")))
    write("doc/classes/Node.xml")
    write("doc/extra/Extra.xml")
    write("outside/Secret.xml")
    write("outside/folder/Other.xml")
    link("doc/classes/Secret.xml", join(base, "outside/Secret.xml"))
    link("doc/classes/folder", join(base, "outside/folder"))
    link("doc/classes/Alias.xml", join(base, "doc/classes/Node.xml"))
    link("doc/classes/Extra.xml", "../extra/Extra.xml")
    link("doc/classes/more", "../extra")
    link("doc/classes/circle", ".")
    link("doc/classes/Broken.xml", "nothing.xml")
    link("doc/classes/broken.txt", "nothing.txt")
    link("through", join(base, "doc"))
    fs.mkdirSync(join(base, "elsewhere"))
    link("elsewhere/classes", join(base, "outside"))
    write("tree/doc/classes/Node.xml")
    fs.mkdirSync(join(base, "tree/modules"))
    link("tree/modules/outside", join(base, "outside"))
    write("outside/doc_classes/Out.xml")
    link("tree/platform", join(base, "outside"))
    link("tree/version.py", join(base, "outside/version.py"))
    fs.writeFileSync(join(base, "outside/version.py"), "major = 9\nminor = 9\n")
  })
  afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

  it("follows links that stay inside, each file once, and reports those that leave", () => {
    const listing = list(files, Either.getOrThrow(open(files, join(base, "doc"))))
    assert.deepStrictEqual(
      listing.fingerprints.map(({ path }) => path),
      ["classes/Node.xml", "classes/more/Extra.xml"]
    )
    assert.deepStrictEqual(listing.refused, [
      { file: "classes/Broken.xml", className: "Broken" },
      { file: "classes/Secret.xml", className: "Secret" },
      { file: "classes/folder" }
    ])
  })

  it("follows a link that is the root itself", () => {
    assert.deepStrictEqual(
      open(files, join(base, "through")),
      Either.right({ root: join(base, "doc"), layout: "root" as const })
    )
  })

  it("refuses classes, modules and a version that lie elsewhere", () => {
    assert.deepStrictEqual(
      Either.flip(open(files, join(base, "elsewhere"))),
      Either.right<Problem>({ problem: "classes-elsewhere", target: join(base, "outside") })
    )
    const listing = list(files, Either.getOrThrow(open(files, join(base, "tree"))))
    assert.deepStrictEqual(
      listing.fingerprints.map(({ path }) => path),
      ["doc/classes/Node.xml"]
    )
    assert.deepStrictEqual(listing.refused, [{ file: "modules/outside/doc_classes" }, { file: "platform" }])
    assert.notProperty(listing, "version")
  })

  it("notes a folder that may not be read, and reads the others", () => {
    const refusing = {
      ...files,
      list: (path: string) => {
        if (path.endsWith("/extra")) throw new FileError({ path, code: "EACCES" })
        return files.list(path)
      }
    }
    const listing = list(refusing, Either.getOrThrow(open(files, join(base, "doc"))))
    assert.deepStrictEqual(listing.unreadable, [
      { folder: "classes/more", reason: `${join(base, "doc/extra")}: may not be read` }
    ])
    assert.isTrue(listing.fingerprints.some(({ path }) => path === "classes/Node.xml"))
  })
})
