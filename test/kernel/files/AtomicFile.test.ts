import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { FileSystem, Error as PlatformErrors } from "@effect/platform"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it, vi } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer, Option } from "effect"
import * as AtomicFile from "../../../src/kernel/files/AtomicFile.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "atomic-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true }))
)

/** The real file system, with some operations replaced. */
const altered = (change: (fs: FileSystem.FileSystem) => Partial<FileSystem.FileSystem>) =>
  Layer.effect(
    FileSystem.FileSystem,
    Effect.map(FileSystem.FileSystem, (fs) => ({ ...fs, ...change(fs) }))
  ).pipe(Layer.provideMerge(NodeContext.layer))

describe("AtomicFile.write", () => {
  it.scoped("makes the folder, replaces the content and leaves no sibling", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "deep/er/index.json")
      yield* AtomicFile.write(path, "one")
      yield* AtomicFile.write(path, new TextEncoder().encode("twö"))
      assert.strictEqual(readFileSync(path, "utf8"), "twö")
      yield* AtomicFile.write(
        path,
        ["three", " ", "pieces"].map((piece) => new TextEncoder().encode(piece))
      )
      assert.strictEqual(readFileSync(path, "utf8"), "three pieces")
      assert.deepStrictEqual(readdirSync(join(path, "..")), ["index.json"])
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.effect.skipIf(process.platform !== "linux")("fails where no folder can be made, instead of trying for ever", () =>
    Effect.gen(function* () {
      const failed = yield* Effect.exit(AtomicFile.write("/proc/no/such/index.json", "x"))
      assert.strictEqual(failed._tag, "Failure")
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scopedLive("keeps the old file and removes its sibling when the step fails", () => {
    const denied = new PlatformErrors.SystemError({
      module: "FileSystem",
      method: "rename",
      reason: "PermissionDenied",
      pathOrDescriptor: "x"
    })
    return Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      writeFileSync(path, "old")
      const error = yield* Effect.flip(AtomicFile.write(path, "new"))
      assert.strictEqual(error._tag, "SystemError")
      assert.strictEqual(readFileSync(path, "utf8"), "old")
      assert.deepStrictEqual(readdirSync(join(path, "..")), ["index.json"])
    }).pipe(Effect.provide(altered(() => ({ rename: () => Effect.fail(denied) }))))
  })

  it.scopedLive("names the file and not the sibling in an error, with all that the system said", () => {
    const cause = new Error("EROFS")
    const refused = (path: string) =>
      new PlatformErrors.SystemError({
        module: "FileSystem",
        method: "open",
        reason: "Unknown",
        pathOrDescriptor: path,
        description: `EROFS: read-only file system, open '${path}'`,
        syscall: "open",
        cause
      })
    return Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      const error = yield* Effect.flip(AtomicFile.write(path, "new"))
      assert.deepInclude(error, {
        pathOrDescriptor: path,
        reason: "Unknown",
        description: `EROFS: read-only file system, open '${path}'`,
        syscall: "open",
        cause
      })
      assert.notInclude(error.message, ".tmp")
    }).pipe(Effect.provide(altered(() => ({ open: (path) => Effect.fail(refused(path)) }))))
  })

  it.scopedLive.skipIf(process.platform === "win32")("gives the file and the folders made for it their modes", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "deep/er/index.json")
      yield* AtomicFile.write(path, "x", { mode: 0o600, folderMode: 0o700 })
      const modes = [path, join(path, ".."), join(path, "../..")].map((one) => statSync(one).mode & 0o777)
      assert.deepStrictEqual(modes, [0o600, 0o700, 0o700])
    }).pipe(Effect.provide(NodeContext.layer))
  )

  const badArgument = new PlatformErrors.BadArgument({ module: "FileSystem", method: "x", description: "NUL" })

  const failing = (method: string, reason: PlatformErrors.SystemErrorReason) =>
    new PlatformErrors.SystemError({ module: "FileSystem", method, reason, pathOrDescriptor: "x" })

  it.scopedLive("goes on where another server makes the folder just now, and fails where it cannot be made", () =>
    Effect.gen(function* () {
      for (const reason of ["AlreadyExists", "PermissionDenied"] as const) {
        const home = yield* folder
        const path = join(home, "deep/index.json")
        const made = altered((fs) => ({
          makeDirectory: (folder) =>
            reason === "AlreadyExists"
              ? Effect.andThen(fs.makeDirectory(folder), Effect.fail(failing("makeDirectory", reason)))
              : Effect.fail(failing("makeDirectory", reason))
        }))
        const exit = yield* Effect.exit(Effect.provide(AtomicFile.write(path, "x"), made))
        assert.strictEqual(exit._tag, reason === "AlreadyExists" ? "Success" : "Failure")
      }
    })
  )

  it.scopedLive("fails with what the system said where a folder is refused, made or not", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "deep/index.json")
      for (const error of [
        failing("makeDirectory", "PermissionDenied"),
        badArgument
      ] as ReadonlyArray<PlatformErrors.PlatformError>) {
        const made = altered((fs) => ({
          makeDirectory: (name) => Effect.andThen(fs.makeDirectory(name), Effect.fail(error))
        }))
        assert.strictEqual(yield* Effect.flip(Effect.provide(AtomicFile.write(path, "x"), made)), error)
        rmSync(join(path, ".."), { recursive: true })
      }
    })
  )

  it.scopedLive("makes no folder that is there", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      const refusing = altered(() => ({
        makeDirectory: () => Effect.fail(failing("makeDirectory", "PermissionDenied"))
      }))
      yield* Effect.provide(AtomicFile.write(path, "x"), refusing)
      assert.strictEqual(readFileSync(path, "utf8"), "x")
    })
  )

  it.scopedLive("hands on as it is an error that is not the system's, and does not try again", () => {
    let attempts = 0
    const refusing = altered(() => ({
      rename: () =>
        Effect.andThen(
          Effect.sync(() => attempts++),
          Effect.fail(badArgument)
        )
    }))
    return Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      assert.strictEqual(yield* Effect.flip(AtomicFile.write(path, "x")), badArgument)
      assert.strictEqual(attempts, 1)
    }).pipe(Effect.provide(refusing))
  })

  it.scopedLive("says no more of an error than the system did", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      const refusing = altered(() => ({ open: () => Effect.fail(failing("open", "NotFound")) }))
      const error = yield* Effect.flip(Effect.provide(AtomicFile.write(path, "x"), refusing))
      assert.notProperty(error, "syscall")
      assert.notProperty(error, "description")
      assert.notProperty(error, "cause")
    })
  )

  it.scopedLive("opens the file and its folder with no more than was asked for", () =>
    Effect.gen(function* () {
      const home = yield* folder
      const path = join(home, "deep/index.json")
      const asked: Array<unknown> = []
      const watched = altered((fs) => ({
        makeDirectory: (name, options) => {
          asked.push(options)
          return fs.makeDirectory(name, options)
        },
        open: (name, options) => {
          asked.push([/-[0-9a-f]{8}\.tmp$/.test(name), options])
          return fs.open(name, options)
        }
      }))
      yield* Effect.provide(AtomicFile.write(path, "x"), watched)
      assert.deepStrictEqual(asked, [[true, { flag: "wx" }], {}, [false, { flag: "r" }]])
    })
  )

  it.scopedLive("looks for no siblings in a new folder", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      const dead = `${path}.00000000-1-00000000.tmp`
      writeFileSync(dead, "")
      utimesSync(dead, 0, 0)
      yield* AtomicFile.write(path, "x", { isFolderNew: true })
      assert.isTrue(existsSync(dead))
      yield* AtomicFile.write(path, "y")
      assert.isFalse(existsSync(dead))
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scopedLive("leaves alone the siblings of other machines, of unknown age or younger than an hour", () =>
    Effect.gen(function* () {
      const dir = yield* folder
      const path = join(dir, "index.json")
      const dead = "index.json.00000000-4194399-00000000.tmp"
      writeFileSync(join(dir, dead), "")
      const aged = (mtime: Option.Option<Date>) =>
        altered((fs) => ({ stat: (name) => Effect.map(fs.stat(name), (info) => ({ ...info, mtime })) }))
      const now = new Date(yield* Clock.currentTimeMillis)
      for (const mtime of [Option.none(), Option.some(now)]) {
        yield* Effect.provide(AtomicFile.write(path, "x"), aged(mtime))
        assert.include(readdirSync(dir), dead)
      }
      yield* Effect.provide(AtomicFile.write(path, "x"), aged(Option.some(new Date(now.getTime() - 3_700_000))))
      assert.notInclude(readdirSync(dir), dead)
    })
  )

  it.scopedLive("leaves alone the sibling of a process that it may not signal", () =>
    Effect.gen(function* () {
      const dir = yield* folder
      const path = join(dir, "index.json")
      const here = createHash("sha256").update(hostname()).digest("hex").slice(0, 8)
      const other = `index.json.${here}-4194398-00000000.tmp`
      writeFileSync(join(dir, other), "")
      const kill = vi.spyOn(process, "kill")
      yield* Effect.addFinalizer(() => Effect.sync(() => kill.mockRestore()))
      for (const [code, isKept] of [
        ["EPERM", true],
        ["ESRCH", false]
      ] as const) {
        kill.mockImplementation(() => {
          throw Object.assign(new Error(code), { code })
        })
        yield* AtomicFile.write(path, "x")
        assert.strictEqual(readdirSync(dir).includes(other), isKept)
      }
    }).pipe(Effect.provide(NodeContext.layer))
  )

  for (const reason of ["PermissionDenied", "Busy", "Unknown"] as const) {
    it.scopedLive(
      `${reason === "Unknown" ? "does not try" : "tries"} again where taking the name fails with ${reason}`,
      () => {
        let attempts = 0
        const once = altered((fs) => ({
          rename: (from, to) =>
            Effect.suspend(() => (attempts++ === 0 ? Effect.fail(failing("rename", reason)) : fs.rename(from, to)))
        }))
        return Effect.gen(function* () {
          const path = join(yield* folder, "index.json")
          const exit = yield* Effect.exit(AtomicFile.write(path, "new"))
          assert.strictEqual(exit._tag, reason === "Unknown" ? "Failure" : "Success")
          assert.strictEqual(attempts, reason === "Unknown" ? 1 : 2)
        }).pipe(Effect.provide(once))
      }
    )
  }

  it.scopedLive("removes its sibling when it is interrupted", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      const fiber = yield* Effect.fork(AtomicFile.write(path, "new"))
      yield* Effect.repeat(Effect.sleep("5 millis"), { until: () => siblings(path) > 0 })
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual(readdirSync(join(path, "..")), [])
    }).pipe(Effect.provide(altered(() => ({ rename: () => Effect.never }))))
  )

  it.scopedLive("removes the siblings of writers that are gone, and nothing else", () =>
    Effect.gen(function* () {
      const dir = yield* folder
      const path = join(dir, "index.json")
      const here = createHash("sha256").update(hostname()).digest("hex").slice(0, 8)
      const names = {
        dead: `index.json.${here}-4194399-00000000.tmp`,
        alive: `index.json.${here}-${process.pid}-00000000.tmp`,
        elsewhere: "index.json.00000000-1-00000000.tmp",
        ancient: "index.json.00000000-2-00000000.tmp",
        other: "other.json.00000000-2-00000000.tmp",
        users: "index.json.tmp"
      }
      for (const name of Object.values(names)) writeFileSync(join(dir, name), "")
      mkdirSync(join(dir, "folder"))
      utimesSync(join(dir, names.ancient), 0, 0)
      utimesSync(join(dir, names.other), 0, 0)
      yield* AtomicFile.write(path, "new")
      assert.sameMembers(readdirSync(dir), [
        "index.json",
        "folder",
        names.alive,
        names.elsewhere,
        names.other,
        names.users
      ])
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scoped("forces the content to the disk before it takes the name, and the name after, where it is to last", () =>
    Effect.gen(function* () {
      const directory = yield* folder
      const path = join(directory, "index.json")
      const events: Array<string> = []
      const watched = altered((fs) => ({
        open: (name, options) =>
          Effect.map(fs.open(name, options), (file) => ({
            ...file,
            [FileSystem.FileTypeId]: FileSystem.FileTypeId,
            writeAll: (bytes: Uint8Array) => file.writeAll(bytes),
            sync: Effect.andThen(
              Effect.sync(() => void events.push(name === directory ? "sync folder" : "sync file")),
              file.sync
            )
          })),
        rename: (from, to) =>
          Effect.andThen(
            Effect.sync(() => void events.push("rename")),
            fs.rename(from, to)
          )
      }))
      yield* Effect.provide(AtomicFile.write(path, "one"), watched)
      assert.deepStrictEqual(events, ["sync file", "rename", "sync folder"])
      assert.strictEqual(readFileSync(path, "utf8"), "one")
      events.length = 0
      yield* Effect.provide(AtomicFile.write(path, "two", { isForced: false }), watched)
      assert.deepStrictEqual([events, readFileSync(path, "utf8")], [["rename"], "two"])
    })
  )

  it.scopedLive("takes the name a moment later where another program holds the file", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "index.json")
      writeFileSync(path, "old")
      let refusals = 0
      const held = (times: number, cause: unknown) =>
        altered((fs) => ({
          rename: (from, to) =>
            Effect.suspend(() => {
              refusals++
              const reason = "Unknown" as const
              const error = new PlatformErrors.SystemError({ module: "FileSystem", method: "rename", reason, cause })
              return refusals <= times ? Effect.fail(error) : fs.rename(from, to)
            })
        }))
      const denied = Object.assign(new Error("operation not permitted"), { code: "EPERM" })
      yield* Effect.provide(AtomicFile.write(path, "new"), held(3, denied))
      assert.deepStrictEqual([readFileSync(path, "utf8"), refusals], ["new", 4])
      refusals = 0
      const failed = yield* Effect.exit(Effect.provide(AtomicFile.write(path, "newer"), held(9, denied)))
      assert.deepStrictEqual([failed._tag, refusals], ["Failure", 6])
      refusals = 0
      const full = Object.assign(new Error("no space"), { code: "ENOSPC" })
      yield* Effect.exit(Effect.provide(AtomicFile.write(path, "newer"), held(9, full)))
      assert.deepStrictEqual([readFileSync(path, "utf8"), refusals], ["new", 1])
    })
  )
})

const siblings = (path: string) => readdirSync(join(path, "..")).length
