import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FileSystem, Path, Error as PlatformErrors } from "@effect/platform"
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as NodePath from "@effect/platform-node/NodePath"
import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Layer } from "effect"
import * as PathJail from "../../../src/kernel/files/PathJail.ts"
import { times } from "../../support/effort.ts"

/** `base/` with links of every kind beside `outside/`, gone when the scope closes. */
const tree = Effect.acquireRelease(
  Effect.sync(() => {
    const top = realpathSync(mkdtempSync(join(tmpdir(), "jail-")))
    for (const folder of ["base/sub/deep", "outside/there", "base-2"]) mkdirSync(join(top, folder), { recursive: true })
    for (const file of ["base/a.md", "base/sub/b.md", "base/日本語.md", "outside/secret.md", "base-2/c.md"]) {
      writeFileSync(join(top, file), file)
    }
    const links: ReadonlyArray<readonly [at: string, to: string]> = [
      ["base/in.md", "sub/b.md"],
      ["base/in-absolute.md", join(top, "base/sub/b.md")],
      ["base/folder", "sub"],
      ["base/out.md", "../outside/secret.md"],
      ["base/out-absolute.md", join(top, "outside/secret.md")],
      ["base/out-folder", join(top, "outside")],
      ["base/out-missing", join(top, "outside/none")],
      ["base/chain", "chain-2"],
      ["base/chain-2", "folder/chain-3"],
      ["base/sub/chain-3", "../out-folder/secret.md"],
      ["base/sub/up", ".."],
      ["base/loop", "loop-2"],
      ["base/loop-2", "loop"],
      ["base/missing-in", "sub/later.md"],
      ["alias", join(top, "base")]
    ]
    for (const [at, to] of links) symlinkSync(to, join(top, at))
    return top
  }),
  (top) => Effect.sync(() => rmSync(top, { recursive: true }))
)

const jailed = <A, E, R>(use: (jail: PathJail.PathJail, top: string) => Effect.Effect<A, E, R>, base = "base") =>
  Effect.gen(function* () {
    const top = yield* tree
    return yield* use(yield* PathJail.make(join(top, base)), top)
  }).pipe(Effect.provide(NodeContext.layer))

describe("PathJail on a real file system", () => {
  it.scopedLive.skipIf(process.platform === "win32")("follows a link to a name that holds a backslash", () =>
    jailed((jail, top) =>
      Effect.gen(function* () {
        writeFileSync(join(top, "base/x\\y.md"), "")
        symlinkSync("x\\y.md", join(top, "base/backslash.md"))
        assert.strictEqual((yield* jail.resolve("backslash.md")).real, join(top, "base/x\\y.md"))
      })
    )
  )

  it.scopedLive("answers the real and the relative path of what lies inside", () =>
    jailed((jail, top) =>
      Effect.gen(function* () {
        const cases: ReadonlyArray<readonly [path: string, relative: string]> = [
          ["a.md", "a.md"],
          ["./sub//b.md", "sub/b.md"],
          ["sub/../a.md", "a.md"],
          ["sub/../../base/a.md", "a.md"],
          ["日本語.md", "日本語.md"],
          [join(top, "base/a.md"), "a.md"],
          ["in.md", "sub/b.md"],
          ["in-absolute.md", "sub/b.md"],
          ["folder/b.md", "sub/b.md"],
          ["sub/up/sub/up/a.md", "a.md"],
          [".", "."],
          ["", "."],
          ["sub", "sub"]
        ]
        for (const [path, relative] of cases) {
          const inside = yield* jail.resolve(path)
          assert.deepStrictEqual(inside, { real: join(jail.root, relative), relative }, path)
          assert.deepStrictEqual(yield* jail.resolveNew(path), inside, path)
        }
      })
    )
  )

  it.scopedLive("refuses what leads outside, for reading and for writing", () =>
    jailed((jail, top) =>
      Effect.gen(function* () {
        for (const path of [
          "..",
          "../outside/secret.md",
          "sub/../../outside/secret.md",
          "/etc/passwd",
          "/",
          join(top, "outside/secret.md"),
          join(top, "base-2/c.md"),
          "out.md",
          "out-absolute.md",
          "out-folder",
          "out-folder/secret.md",
          "out-folder/there",
          "folder/../out-folder/there",
          "chain",
          "loop",
          "loop/x",
          "a\0.md",
          "..\\outside\\secret.md",
          "sub\\b.md",
          "a".repeat(256),
          "a/".repeat(2049)
        ]) {
          assert.strictEqual((yield* Effect.flip(jail.resolve(path)))._tag, "AccessDenied", path)
          assert.strictEqual((yield* Effect.flip(jail.resolveNew(path)))._tag, "AccessDenied", path)
        }
      })
    )
  )

  it.scopedLive("takes paths, names and chains of links of the longest length, and none longer", () =>
    jailed((jail, top) =>
      Effect.gen(function* () {
        const longest = `${"a/".repeat(2046)}日b`
        assert.strictEqual(Buffer.byteLength(longest), 4096)
        yield* jail.resolveNew(longest)
        yield* jail.resolveNew("n".repeat(255))
        for (const path of [`${longest}c`, "n".repeat(256), `sub/${"n".repeat(256)}`]) {
          assert.include((yield* Effect.flip(jail.resolveNew(path))).message, "too long", path.slice(0, 20))
        }
        for (const end of ["a.md", "new.md"]) {
          for (let link = 0; link <= 40; link += 1) {
            symlinkSync(link === 0 ? end : `${end}-${link - 1}`, join(top, "base", `${end}-${link}`))
          }
          assert.strictEqual((yield* jail.resolveNew(`${end}-39`)).relative, end)
          assert.include((yield* Effect.flip(jail.resolveNew(`${end}-40`))).message, "too many symbolic links")
        }
      })
    )
  )

  it.scopedLive("follows links written in any way", () =>
    jailed((jail, top) =>
      Effect.gen(function* () {
        symlinkSync(".//sub/./deep/..//b.md", join(top, "base/dotted"))
        symlinkSync("sub/up/a.md", join(top, "base/through"))
        assert.strictEqual((yield* jail.resolveNew("dotted")).relative, "sub/b.md")
        assert.strictEqual((yield* jail.resolveNew("through")).relative, "a.md")
      })
    )
  )

  it.scopedLive("does not tell whether something outside exists", () =>
    jailed((jail) =>
      Effect.gen(function* () {
        for (const [there, missing] of [
          ["out-folder/secret.md", "out-folder/secrex.md"],
          ["out-folder/there/", "out-folder/therx/"],
          ["out-absolute.md", "out-missing"],
          ["../outside", "../outsidx"]
        ] as const) {
          for (const resolve of [jail.resolve, jail.resolveNew]) {
            const [first, second] = [yield* Effect.flip(resolve(there)), yield* Effect.flip(resolve(missing))]
            assert.strictEqual(first.message.replace(there, ""), second.message.replace(missing, ""))
            assert.strictEqual(first.code, second.code)
          }
        }
      })
    )
  )

  it.scopedLive("what does not exist inside is NOT_FOUND to read and has a place to be written", () =>
    jailed((jail) =>
      Effect.gen(function* () {
        for (const [path, relative] of [
          ["none.md", "none.md"],
          ["new/folder/x.json", "new/folder/x.json"],
          ["folder/x.md", "sub/x.md"],
          ["missing-in", "sub/later.md"],
          ["a.md/below-a-file", "a.md/below-a-file"],
          ["%2e%2e/outside", "%2e%2e/outside"]
        ] as const) {
          assert.strictEqual((yield* Effect.flip(jail.resolve(path))).code, "NOT_FOUND", path)
          assert.strictEqual((yield* jail.resolveNew(path)).relative, relative)
        }
      })
    )
  )

  it.scopedLive("a root that was named by a link knows both of its names", () =>
    jailed(
      (jail, top) =>
        Effect.gen(function* () {
          assert.strictEqual(jail.root, join(top, "base"))
          for (const path of ["a.md", join(top, "alias/a.md"), join(top, "base/a.md")]) {
            assert.strictEqual((yield* jail.resolve(path)).relative, "a.md")
          }
        }),
      "alias"
    )
  )

  it.scopedLive("is not made at a missing directory or at a file", () =>
    jailed((_jail, top) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(PathJail.make(join(top, "none"))))._tag, "NotFound")
        assert.strictEqual((yield* Effect.flip(PathJail.make(join(top, "base/a.md"))))._tag, "Unsupported")
      })
    )
  )

  it.scopedLive("whatever the path, the answer lies below the root or is a refusal", () =>
    jailed((jail) => {
      const part = FastCheck.constantFrom(
        ...["..", ".", "", "sub", "folder", "out-folder", "out.md", "sub/up", "loop", "secret.md", "none", "chain", "/"]
      )
      return Effect.promise(() =>
        FastCheck.assert(
          FastCheck.asyncProperty(FastCheck.array(part, { maxLength: 8 }), (parts) =>
            Effect.runPromise(
              Effect.forEach(
                [jail.resolve, jail.resolveNew],
                (resolve) =>
                  resolve(parts.join("/")).pipe(
                    Effect.tap(({ real }) => {
                      assert.isTrue(real === jail.root || real.startsWith(`${jail.root}/`), real)
                    }),
                    Effect.catchAll((failure) => Effect.sync(() => assert.notInclude(failure.message, "/outside")))
                  ),
                { discard: true }
              )
            )
          ),
          { numRuns: times(30, 100) }
        )
      )
    })
  )
})

describe("PathJail in memory", () => {
  const failing = (reason: PlatformErrors.SystemErrorReason) =>
    Effect.fail(
      new PlatformErrors.SystemError({ module: "FileSystem", method: "readLink", reason, pathOrDescriptor: "" })
    )
  const inMemory = (readLink: FileSystem.FileSystem["readLink"]) =>
    Layer.merge(
      FileSystem.layerNoop({
        realPath: (path) => (/locked(?:$|\/)/.test(path) ? failing("PermissionDenied") : Effect.succeed(path)),
        readLink,
        stat: () => Effect.succeed({ type: "Directory" } as FileSystem.File.Info)
      }),
      Path.layer
    )

  it.effect("a file that may not be read is ACCESS_DENIED", () =>
    Effect.gen(function* () {
      const jail = yield* PathJail.make("/base")
      assert.deepStrictEqual(yield* jail.resolve("a/b"), { real: "/base/a/b", relative: "a/b" })
      assert.include((yield* Effect.flip(jail.resolve("locked"))).message, "may not be read")
    }).pipe(Effect.provide(inMemory(() => failing("NotFound"))))
  )

  it.effect("a part that may not be looked at is refused", () =>
    Effect.gen(function* () {
      const jail = yield* PathJail.make("/base")
      assert.strictEqual((yield* Effect.flip(jail.resolveNew("locked/b"))).code, "ACCESS_DENIED")
    }).pipe(Effect.provide(inMemory(() => failing("PermissionDenied"))))
  )

  it.effect("a path that exists costs one look, however long it is", () => {
    const looked: Array<string> = []
    const readLink = (path: string) => {
      looked.push(path)
      return failing("NotFound")
    }
    return Effect.gen(function* () {
      const jail = yield* PathJail.make("/base")
      assert.deepStrictEqual(yield* jail.resolveNew("a/b/c"), { real: "/base/a/b/c", relative: "a/b/c" })
      assert.isEmpty(looked)
      assert.deepStrictEqual(yield* jail.resolveNew("locked/c"), { real: "/base/locked/c", relative: "locked/c" })
      assert.deepStrictEqual(looked, ["/base/locked", "/base/locked/c"])
    }).pipe(Effect.provide(inMemory(readLink)))
  })

  it.effect("on Windows drive letters of either case are one drive, and both separators lead down", () =>
    Effect.gen(function* () {
      const jail = yield* PathJail.make("C:\\games")
      for (const path of ["c:\\games\\a\\b", "C:/games/a/b", "a\\b", "a/b"]) {
        assert.strictEqual((yield* jail.resolve(path)).relative, "a/b", path)
      }
      for (const path of ["D:\\games\\a", "c:\\gamesome\\a", "..\\a", "a\\..\\..\\b", "C:\\"]) {
        assert.strictEqual((yield* Effect.flip(jail.resolveNew(path))).code, "ACCESS_DENIED", path)
      }
    }).pipe(
      Effect.provide(
        Layer.merge(
          inMemory(() => failing("NotFound")),
          NodePath.layerWin32
        )
      )
    )
  )

  it.effect("the root of the file system holds everything", () =>
    Effect.gen(function* () {
      const jail = yield* PathJail.make("/")
      assert.strictEqual((yield* jail.resolve("/etc/x")).relative, "etc/x")
    }).pipe(Effect.provide(inMemory(() => failing("NotFound"))))
  )
})
