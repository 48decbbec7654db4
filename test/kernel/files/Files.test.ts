import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Cause, Context, Effect, Exit, Layer } from "effect"
import { accessOr, attempt, FileError, Files } from "../../../src/kernel/files/Files.ts"
import * as memory from "../../support/memoryFiles.ts"

/** The same contract for the disk and for memory: `prepare` makes the same small tree. */
const contract = (
  name: string,
  prepare: () => { readonly files: Context.Tag.Service<Files>; readonly root: string; readonly end: () => void }
) =>
  describe(name, () => {
    const using = <A>(body: (files: Context.Tag.Service<Files>, root: string) => A) => {
      const { files, root, end } = prepare()
      try {
        return body(files, root)
      } finally {
        end()
      }
    }
    const codeOf = (access: () => unknown) => {
      try {
        access()
        return "nothing was thrown"
      } catch (error) {
        return error instanceof FileError ? error.code : String(error)
      }
    }

    it("lists names sorted by code units, links as links", () =>
      using((files, root) =>
        assert.deepStrictEqual(files.list(root), [
          { name: "Z.xml", kind: "file" },
          { name: "a.xml", kind: "file" },
          { name: "inner", kind: "directory" },
          { name: "link.xml", kind: "link" }
        ])
      ))

    it("follows links in stat and realPath", () =>
      using((files, root) => {
        assert.strictEqual(files.stat(`${root}/link.xml`)?.size, 3)
        assert.strictEqual(files.stat(`${root}/link.xml`)?.kind, "file")
        assert.strictEqual(files.realPath(`${root}/link.xml`), `${files.realPath(root)}/inner/b.xml`)
        assert.strictEqual(files.stat(`${root}/inner`)?.kind, "directory")
      }))

    it("has no stat of what is not there", () =>
      using((files, root) => {
        assert.isUndefined(files.stat(`${root}/none.xml`))
        assert.isUndefined(files.stat(`${root}/a.xml/below`))
      }))

    it("reads text without a byte order mark, bytes as they are", () =>
      using((files, root) => {
        assert.strictEqual(files.readText(`${root}/a.xml`), "héllo")
        assert.deepStrictEqual([...files.readBytes(`${root}/a.xml`)].slice(0, 4), [0xef, 0xbb, 0xbf, 0x68])
        assert.deepStrictEqual([...files.readHead(`${root}/a.xml`, 4)], [0xef, 0xbb, 0xbf, 0x68])
        assert.lengthOf(files.readHead(`${root}/a.xml`, 100), 9)
        assert.strictEqual(files.readText(`${root}/Z.xml`), "\ufffd")
      }))

    it("throws a FileError with the system's code", () =>
      using((files, root) => {
        assert.strictEqual(
          codeOf(() => files.readText(`${root}/none`)),
          "ENOENT"
        )
        assert.strictEqual(
          codeOf(() => files.readText(`${root}/inner`)),
          "EISDIR"
        )
        assert.strictEqual(
          codeOf(() => files.list(`${root}/none`)),
          "ENOENT"
        )
        assert.strictEqual(
          codeOf(() => files.list(`${root}/a.xml`)),
          "ENOTDIR"
        )
        assert.strictEqual(
          codeOf(() => files.realPath(`${root}/none`)),
          "ENOENT"
        )
        assert.strictEqual(
          codeOf(() => files.readHead(`${root}/none`, 4)),
          "ENOENT"
        )
      }))
  })

const bom = new Uint8Array([0xef, 0xbb, 0xbf, 0x68, 0xc3, 0xa9, 0x6c, 0x6c, 0x6f])

contract("Files on the disk", () => {
  const root = mkdtempSync(join(tmpdir(), "files-"))
  mkdirSync(join(root, "inner"))
  writeFileSync(join(root, "Z.xml"), new Uint8Array([0xff]))
  writeFileSync(join(root, "a.xml"), bom)
  writeFileSync(join(root, "inner/b.xml"), "abc")
  symlinkSync(join(root, "inner/b.xml"), join(root, "link.xml"))
  const files = Context.get(Effect.runSync(Effect.scoped(Layer.build(Files.layer))), Files)
  return { files, root, end: () => rmSync(root, { recursive: true }) }
})

contract("Files in memory", () => {
  const disk = memory.make({ "/r/Z.xml": new Uint8Array([0xff]), "/r/a.xml": bom, "/r/inner/b.xml": "abc" })
  disk.link("/r/link.xml", "/r/inner/b.xml")
  return { files: disk.files, root: "/r", end: () => undefined }
})

describe("Files on the disk", () => {
  it.effect.skipIf(process.platform === "win32")("do not wait for a pipe that nobody writes into", () =>
    Effect.gen(function* () {
      const files = yield* Files
      const root = mkdtempSync(join(tmpdir(), "files-"))
      const pipe = join(root, "a.gd")
      execFileSync("mkfifo", [pipe])
      assert.strictEqual(files.stat(pipe)?.kind, "other")
      assert.strictEqual(files.readText(pipe), "")
      assert.lengthOf(files.readBytes(pipe), 0)
      rmSync(root, { recursive: true })
    }).pipe(Effect.provide(Files.layer))
  )
})

describe("attempt", () => {
  it.effect("fails with the FileError that was thrown, and reports it plainly", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        attempt(() => {
          throw new FileError({ path: "/a", code: "EACCES" })
        })
      )
      assert.strictEqual(error.message, "/a: may not be read")
      assert.isFalse(error.isMissing)
      assert.isTrue(new FileError({ path: "/a", code: "ENOENT" }).isMissing)
      assert.strictEqual(yield* attempt(() => 1), 1)
    })
  )

  it.effect("dies of anything else", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(
        attempt(() => {
          throw new TypeError("a mistake")
        })
      )
      assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
    })
  )
})

describe("accessOr", () => {
  it("gives another value where a file cannot be read, and lets all other errors pass", () => {
    const refused = () => {
      throw new FileError({ path: "/a", code: "EACCES" })
    }
    assert.strictEqual(accessOr(refused, "nothing"), "nothing")
    assert.strictEqual(
      accessOr(() => "text", "nothing"),
      "text"
    )
    assert.throws(
      () =>
        accessOr(() => {
          throw new RangeError("a mistake")
        }, "nothing"),
      "a mistake"
    )
  })
})
