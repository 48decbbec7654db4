import { execFileSync } from "node:child_process"
import {
  appendFileSync,
  type BigIntStats,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync
} from "node:fs"
import { dirname, join } from "node:path"
import { FileSystem } from "@effect/platform"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, TestClock } from "effect"
import { nodeSystem, type System } from "../../../src/mdatlas/files/BaseFolder.ts"
import { chunks, read } from "../../../src/mdatlas/files/ByteSource.ts"
import { AccessGuard, LIMITS, type OpenFile } from "../../../src/mdatlas/library/AccessGuard.ts"
import { markdownBase, write } from "../../support/markdownBase.ts"

/** A system without paths of descriptors, as on macOS and Windows. */
const withoutPaths: System = { ...nodeSystem, pathOf: () => undefined }

const textOf = (file: OpenFile) => Effect.sync(() => read(file, 0, file.size).toString("utf8"))

const guarded = <A, E, R>(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (guard: typeof AccessGuard.Service, base: string) => Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const base = yield* markdownBase(files)
    const guard = Layer.provide(AccessGuard.layer(base), NodeContext.layer)
    return yield* Effect.provide(
      Effect.flatMap(AccessGuard, (service) => use(service, base)),
      guard
    )
  })

const codeOf = (guard: typeof AccessGuard.Service, path: string) =>
  Effect.match(guard.use(path, textOf), { onSuccess: () => "read", onFailure: (failure) => failure.code })

describe("AccessGuard", () => {
  it.scopedLive("opens what lies inside, under its relative name", () =>
    guarded({ "a.md": "A", "sub/日本語.markdown": "B", "sub/UPPER.MD": "C" }, (guard, base) =>
      Effect.gen(function* () {
        symlinkSync("sub/日本語.markdown", join(base, "link.md"))
        symlinkSync("sub", join(base, "folder"))
        for (const [path, name, text] of [
          ["a.md", "a.md", "A"],
          [join(base, "a.md"), "a.md", "A"],
          ["./sub/../a.md", "a.md", "A"],
          ["link.md", "sub/日本語.markdown", "B"],
          ["folder/UPPER.MD", "sub/UPPER.MD", "C"]
        ] as const) {
          const seen = yield* guard.use(path, (file) =>
            Effect.map(textOf(file), (content) => [file.filePath, content] as const)
          )
          assert.deepStrictEqual(seen, [name, text])
        }
      })
    )
  )

  it.scopedLive("answers where the base directory is gone, without its path, and again once it is back", () =>
    guarded({ "a.md": "A" }, (guard, base) =>
      Effect.gen(function* () {
        rmSync(base, { recursive: true })
        const refusal = yield* Effect.flip(guard.folder(undefined))
        assert.strictEqual(refusal.code, "NOT_FOUND")
        assert.strictEqual(refusal.message, "The base directory is missing; ask again once it is back.")
        write(base, "b.md", "B")
        assert.deepStrictEqual((yield* guard.list()).files, ["b.md"])
      })
    )
  )

  it.scopedLive("every hostile path is one clear refusal, and nothing outside is reported", () =>
    guarded({ "a.md": "A", "sub/b.md": "B", "n.txt": "N" }, (guard, base) =>
      Effect.gen(function* () {
        const outside = join(dirname(base), "outside")
        write(outside, "secret.md", "SECRET")
        symlinkSync(join(outside, "secret.md"), join(base, "out.md"))
        symlinkSync("../outside", join(base, "out"))
        symlinkSync("chain-2.md", join(base, "chain.md"))
        symlinkSync("out.md", join(base, "chain-2.md"))
        symlinkSync(join(outside, "none.md"), join(base, "dangling.md"))
        symlinkSync("n.txt", join(base, "disguised.md"))
        symlinkSync("self.md", join(base, "self.md"))
        mkdirSync(join(base, "folder.md"))
        execFileSync("mkfifo", [join(base, "pipe.md")])
        symlinkSync("/dev/zero", join(base, "zero.md"))
        const expected: ReadonlyArray<readonly [path: string, code: string]> = [
          ["../outside/secret.md", "ACCESS_DENIED"],
          ["sub/../../outside/secret.md", "ACCESS_DENIED"],
          [join(outside, "secret.md"), "ACCESS_DENIED"],
          [join(outside, "none.md"), "ACCESS_DENIED"],
          ["/etc/passwd", "ACCESS_DENIED"],
          ["out.md", "ACCESS_DENIED"],
          ["out/secret.md", "ACCESS_DENIED"],
          ["out/none.md", "ACCESS_DENIED"],
          ["chain.md", "ACCESS_DENIED"],
          ["dangling.md", "ACCESS_DENIED"],
          ["self.md", "ACCESS_DENIED"],
          ["zero.md", "ACCESS_DENIED"],
          ["a.md\0.txt", "ACCESS_DENIED"],
          ["..\\outside\\secret.md", "ACCESS_DENIED"],
          ["sub\\b.md", "ACCESS_DENIED"],
          [`${"a".repeat(300)}.md`, "ACCESS_DENIED"],
          [`${"a/".repeat(3000)}b.md`, "ACCESS_DENIED"],
          ["%2e%2e/outside/secret.md", "NOT_FOUND"],
          ["%2e%2e%2foutside%2fsecret.md", "NOT_FOUND"],
          ["none.md", "NOT_FOUND"],
          ["a.md/b.md", "NOT_FOUND"],
          ["~/a.md", "NOT_FOUND"],
          ["", "UNSUPPORTED"],
          [".", "UNSUPPORTED"],
          ["sub", "UNSUPPORTED"],
          ["folder.md", "UNSUPPORTED"],
          ["pipe.md", "UNSUPPORTED"],
          ["n.txt", "UNSUPPORTED"],
          ["disguised.md", "UNSUPPORTED"]
        ]
        for (const [path, code] of expected) {
          assert.strictEqual(yield* codeOf(guard, path), code, path.slice(0, 80))
          const { message } = yield* Effect.flip(guard.use(path, textOf))
          assert.isBelow(message.length, 400)
          assert.notInclude(message, "SECRET")
        }
      })
    )
  )

  it.scopedLive("names near files that exist", () =>
    guarded({ "guide/install.md": "", "guide/usage.md": "", "README.md": "", "16-gdscript_basics.md": "" }, (guard) =>
      Effect.gen(function* () {
        for (const [asked, near] of [
          ["guide/instal.md", "guide/install.md"],
          ["readme.md", "README.md"],
          ["usage.md", "guide/usage.md"],
          ["docs/script.md", "16-gdscript_basics.md"]
        ] as const) {
          const failure = yield* Effect.flip(guard.use(asked, textOf))
          assert.strictEqual(failure._tag, "NotFound")
          if (failure._tag === "NotFound") assert.include(failure.suggestions, near)
        }
      })
    )
  )

  it.scopedLive("refuses a file of more than 50 MiB, and reads one of just that", () =>
    guarded({ "most.md": "", "more.md": "" }, (guard, base) =>
      Effect.gen(function* () {
        truncateSync(join(base, "most.md"), LIMITS.size)
        truncateSync(join(base, "more.md"), LIMITS.size + 1)
        assert.strictEqual(yield* guard.use("most.md", (file) => Effect.succeed(file.size)), LIMITS.size)
        assert.strictEqual(yield* codeOf(guard, "more.md"), "TOO_LARGE")
      })
    )
  )

  it.scopedLive("reads the new text when the file is written, replaced or cut while it is read", () =>
    guarded({ "a.md": "old old old" }, (guard, base) =>
      Effect.gen(function* () {
        const changes: ReadonlyArray<readonly [text: string, change: () => void]> = [
          ["new in place", () => write(base, "a.md", "new in place")],
          [
            "renamed over",
            () => {
              write(base, "b.md", "renamed over")
              renameSync(join(base, "b.md"), join(base, "a.md"))
            }
          ],
          ["re", () => truncateSync(join(base, "a.md"), 2)]
        ]
        for (const [text, change] of changes) {
          let runs = 0
          const seen = yield* guard.use("a.md", (file) =>
            Effect.sync(() => {
              runs += 1
              const [first = ""] = Array.from(chunks(file, 0, 2), String)
              if (runs === 1) change()
              return first + read(file, 2, file.size).toString("utf8")
            })
          )
          assert.strictEqual(seen, text)
          assert.strictEqual(runs, 2)
        }
      })
    )
  )

  it.scopedLive("a file that is removed while it is read is NOT_FOUND; a failure of the work passes through", () =>
    guarded({ "a.md": "A" }, (guard, base) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* Effect.flip(guard.use("a.md", () => Effect.fail("mine" as const))), "mine")
        const failure = yield* Effect.flip(guard.use("a.md", () => Effect.sync(() => unlinkSync(join(base, "a.md")))))
        assert.strictEqual(failure.code, "NOT_FOUND")
      })
    )
  )

  it.scopedLive("gives up on a file that changes at every look", () =>
    guarded({ "a.md": "" }, (guard, base) =>
      Effect.gen(function* () {
        let runs = 0
        const change = () =>
          Effect.sync(() => {
            runs += 1
            write(base, "a.md", `${runs}`.repeat(runs))
          })
        const failure = yield* Effect.flip(guard.use("a.md", change))
        assert.strictEqual(failure.code, "UNSUPPORTED")
        assert.include(failure.message, "keeps changing")
        assert.strictEqual(runs, 2 + LIMITS.pauses.length)
      })
    )
  )

  it.scopedLive("reads a file that grows at every look as it was when it was opened, whole characters of it", () =>
    guarded({ "a.md": "本" }, (guard, base) =>
      Effect.gen(function* () {
        const unfinished = Buffer.from("語").subarray(0, 2)
        const sizes: Array<number> = []
        const text = yield* guard.use("a.md", (file) =>
          Effect.gen(function* () {
            sizes.push(file.size)
            appendFileSync(join(base, "a.md"), sizes.length < 4 ? "x" : unfinished)
            return yield* textOf(file)
          })
        )
        assert.deepStrictEqual(sizes, [3, 4, 5, 6, 6])
        assert.strictEqual(text, "本xxx")
      })
    )
  )

  it.scopedLive("takes no file for one that grows which was cut or written over", () =>
    guarded({}, (guard, base) =>
      Effect.gen(function* () {
        const path = join(base, "a.md")
        const cut = (runs: number) => truncateSync(path, 20 - runs)
        const overwrite = (runs: number) => writeFileSync(path, `${runs}`, { flag: "r+" })
        for (const change of [cut, overwrite]) {
          let runs = 0
          write(base, "a.md", "x".repeat(20))
          const failure = yield* Effect.flip(guard.use("a.md", () => Effect.sync(() => change(++runs))))
          assert.include(failure.message, "keeps changing")
        }
      })
    )
  )

  it.scopedLive("sees the touch that restores time and size", () =>
    guarded({ "a.md": "one" }, (guard, base) =>
      Effect.gen(function* () {
        const look = guard.use("a.md", (file) => Effect.succeed(file.fingerprint))
        const before = yield* look
        execFileSync("sh", ["-c", "touch -r a.md ref && printf two > a.md && touch -r ref a.md"], { cwd: base })
        const after = yield* look
        assert.strictEqual(before.mtimeNs, after.mtimeNs)
        assert.strictEqual(before.size, after.size)
        assert.notStrictEqual(before.ctimeNs, after.ctimeNs)
      })
    )
  )

  it.scopedLive("a hard link is the file itself", () =>
    guarded({ "a.md": "A" }, (guard, base) =>
      Effect.gen(function* () {
        linkSync(join(base, "a.md"), join(base, "hard.md"))
        assert.strictEqual(yield* guard.use("hard.md", textOf), "A")
      })
    )
  )

  it.scopedLive("closes the file when the work ends or is interrupted", () =>
    guarded({ "a.md": "A" }, (guard) =>
      Effect.gen(function* () {
        const descriptor = yield* guard.use("a.md", (file) => Effect.succeed(file.descriptor))
        assert.throws(() => readFileSync(descriptor))
        const opened = yield* Deferred.make<number>()
        const fiber = yield* Effect.fork(
          guard.use("a.md", (file) => Effect.andThen(Deferred.succeed(opened, file.descriptor), Effect.never))
        )
        const second = yield* Deferred.await(opened)
        yield* Fiber.interrupt(fiber)
        assert.throws(() => readFileSync(second))
      })
    )
  )

  it.scopedLive("lists the Markdown files below the base, no links, no machine folders", () =>
    guarded(
      {
        "b.md": "",
        "a.markdown": "",
        "c.txt": "",
        "sub/d.MD": "",
        ".github/e.md": "",
        "node_modules/x/README.md": "",
        ".git/f.md": ""
      },
      (guard, base) =>
        Effect.gen(function* () {
          symlinkSync("b.md", join(base, "link.md"))
          symlinkSync(".", join(base, "circle"))
          const { files, truncated } = yield* guard.list()
          assert.deepStrictEqual(files, [".github/e.md", "a.markdown", "b.md", "sub/d.MD"])
          assert.isFalse(truncated)
        })
    )
  )

  it.scopedLive("is not made over a missing directory or a file", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "a.md": "" })
      for (const directory of [join(base, "none"), join(base, "a.md")]) {
        const layer = Layer.provide(AccessGuard.layer(directory), NodeContext.layer)
        const failure = yield* Effect.flip(Effect.provide(AccessGuard, layer))
        assert.include(failure.message, directory)
      }
    })
  )
})

describe("AccessGuard while someone swaps", () => {
  /** A guard over `base/` whose system runs `swap` once, right before or after it opens a file. */
  const swapping = (system: System, when: "before" | "after", swap: (base: string) => void) =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "sub/a.md": "inside" })
      write(dirname(base), "outside/a.md", "SECRET")
      let isSwapped = false
      const swapOnce = () => {
        if (!isSwapped) swap(base)
        isSwapped = true
      }
      const hooked: System = {
        ...system,
        open: (path, flags) => {
          if (when === "before") swapOnce()
          const descriptor = system.open(path, flags)
          swapOnce()
          return descriptor
        }
      }
      return yield* Effect.provide(
        Effect.flatMap(AccessGuard, (guard) => Effect.flip(guard.use("sub/a.md", textOf))),
        Layer.provide(AccessGuard.layer(base, undefined, hooked), NodeContext.layer)
      )
    })

  const fileForLink = (base: string) => {
    unlinkSync(join(base, "sub/a.md"))
    symlinkSync(join(dirname(base), "outside/a.md"), join(base, "sub/a.md"))
  }
  const folderForLink = (base: string) => {
    rmSync(join(base, "sub"), { recursive: true })
    symlinkSync(join(dirname(base), "outside"), join(base, "sub"))
  }

  for (const [what, swap] of [
    ["the file for a link", fileForLink],
    ["its folder for a link", folderForLink]
  ] as const) {
    for (const when of ["before", "after"] as const) {
      for (const [how, system] of [
        ["the descriptor tells its path", nodeSystem],
        ["the path is looked at again", withoutPaths]
      ] as const) {
        it.scopedLive(`${what}, ${when} the opening, where ${how}: the file outside is not read`, () =>
          Effect.map(swapping(system, when, swap), (failure) => {
            assert.strictEqual(failure.code, "ACCESS_DENIED")
            assert.notInclude(failure.message, "SECRET")
          })
        )
      }
    }
  }
})

/** A guard over these files whose calls to the system are `system`. */
const guardedBy = <A, E, R>(
  files: Readonly<Record<string, string>>,
  system: (base: string) => Partial<System>,
  use: (guard: typeof AccessGuard.Service, base: string) => Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const base = yield* markdownBase(files)
    const layer = AccessGuard.layer(base, undefined, { ...nodeSystem, ...system(base) })
    return yield* Effect.provide(
      Effect.flatMap(AccessGuard, (guard) => use(guard, base)),
      Layer.provide(layer, NodeContext.layer)
    )
  })

const denied = (): never => {
  throw Object.assign(new Error("denied"), { code: "EACCES" })
}

/** The stat of a file, with some of its answers replaced. */
const statWith = (path: string, answers: Partial<BigIntStats>): BigIntStats =>
  Object.assign(lstatSync(path, { bigint: true }), answers)

describe("the opening of a file", () => {
  it.scopedLive("needs no look at the parts of a path that is real already", () =>
    Effect.gen(function* () {
      const base = yield* markdownBase({ "sub/a.md": "A" })
      const looked: Array<string> = []
      const watched = Layer.effect(
        FileSystem.FileSystem,
        Effect.map(FileSystem.FileSystem, (fs) => {
          const watch =
            <A, E>(look: (path: string) => Effect.Effect<A, E>) =>
            (path: string) =>
              Effect.andThen(
                Effect.sync(() => looked.push(path)),
                look(path)
              )
          return { ...fs, readLink: watch(fs.readLink), realPath: watch(fs.realPath) }
        })
      )
      const platform = Layer.merge(NodeContext.layer, Layer.provide(watched, NodeContext.layer))
      yield* Effect.gen(function* () {
        const guard = yield* AccessGuard
        looked.length = 0
        assert.strictEqual(yield* guard.use("sub/a.md", textOf), "A")
        assert.deepStrictEqual(looked, [])
        assert.strictEqual(yield* guard.use("./sub/a.md", textOf), "A")
        assert.isNotEmpty(looked)
      }).pipe(Effect.provide(Layer.provide(AccessGuard.layer(base), platform)))
    })
  )

  it.scopedLive("finds a name in another Unicode form", () =>
    guarded({ [`${"が".normalize("NFD")}/${"é".normalize("NFD")}.md`]: "A" }, (guard) =>
      Effect.gen(function* () {
        for (const form of ["NFC", "NFD"] as const) {
          const path = "が/é.md".normalize(form)
          assert.deepStrictEqual(yield* guard.use(path, ({ filePath }) => Effect.succeed(filePath)), "が/é.md")
        }
        assert.strictEqual(yield* codeOf(guard, "が/è.md"), "NOT_FOUND")
      })
    )
  )

  it.scopedLive("never opens a pipe, which could block", () => {
    const opened: Array<string> = []
    const open = (path: string, flags: number) => {
      opened.push(path)
      return nodeSystem.open(path, flags)
    }
    return guardedBy(
      { "a.md": "A" },
      () => ({ open }),
      (guard, base) =>
        Effect.gen(function* () {
          execFileSync("mkfifo", [join(base, "pipe.md")])
          const { message } = yield* Effect.flip(guard.use("pipe.md", textOf))
          assert.include(message, "not a regular file")
          assert.deepStrictEqual(opened, [])
          yield* guard.use("a.md", textOf)
          assert.deepStrictEqual(opened, [join(base, "a.md")])
        })
    )
  })

  it.scopedLive("judges a file by what was opened, not by what stood there before", () =>
    guardedBy(
      { "a.md": "A" },
      () => ({ standing: (path) => statWith(path, { size: 1n << 40n }) }),
      (guard) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* guard.use("a.md", textOf), "A")
        })
    )
  )

  const before: Readonly<Record<string, (path: string) => BigIntStats | undefined>> = {
    nothing: () => undefined,
    "a link": (path) => statWith(path, { isSymbolicLink: () => true })
  }
  for (const [what, stat] of Object.entries(before)) {
    it.scopedLive(`begins again where ${what} stands at the path`, () => {
      const calls: Array<string> = []
      const standing = (path: string) => {
        calls.push("look")
        return calls.length === 1 ? stat(path) : nodeSystem.standing(path)
      }
      const open = (path: string, flags: number) => {
        calls.push("open")
        return nodeSystem.open(path, flags)
      }
      return guardedBy(
        { "a.md": "A" },
        () => ({ standing, open }),
        (guard) =>
          Effect.gen(function* () {
            assert.strictEqual(yield* guard.use("a.md", textOf), "A")
            assert.deepStrictEqual(calls, ["look", "look", "open"])
          })
      )
    })
  }

  it.scopedLive("tells a file that may not be read, and a folder", () =>
    guardedBy(
      { "a.md": "A", "sub/b.md": "B" },
      () => ({ open: denied }),
      (guard) =>
        Effect.gen(function* () {
          const file = yield* Effect.flip(guard.use("a.md", textOf))
          assert.deepStrictEqual([file.code, file.message], ["ACCESS_DENIED", '"a.md" may not be read (EACCES).'])
          const folder = yield* Effect.flip(guard.folder("sub"))
          assert.deepStrictEqual([folder.code, folder.message], ["ACCESS_DENIED", '"sub" may not be read (EACCES).'])
        })
    )
  )

  it.scoped("waits until a file that has just been written is settled, and for no older one", () =>
    guarded({ "a.md": "A" }, (guard, base) =>
      Effect.gen(function* () {
        const written = Number(lstatSync(join(base, "a.md"), { bigint: true }).ctimeNs / 1_000_000n)
        yield* TestClock.setTime(written + LIMITS.settle / 2)
        const young = yield* Effect.fork(guard.use("a.md", textOf))
        yield* Effect.yieldNow({ priority: 1 })
        assert.isTrue(Option.isNone(yield* Fiber.poll(young)))
        yield* TestClock.adjust(LIMITS.settle)
        assert.strictEqual(yield* Fiber.join(young), "A")
        assert.strictEqual(yield* guard.use("a.md", textOf), "A")
      })
    )
  )
})

describe("folders and places below the base", () => {
  it.scopedLive("are reported as a walk takes them", () =>
    guarded({ "sub/deep/a.md": "A", "b.md": "B" }, (guard, base) =>
      Effect.gen(function* () {
        symlinkSync("sub", join(base, "linked"))
        symlinkSync("..", join(base, "up"))
        for (const [path, prefix] of [
          [undefined, ""],
          ["", ""],
          [".", ""],
          ["/", ""],
          ["sub", "sub/"],
          ["sub/", "sub/"],
          ["./sub//deep/.", "sub/deep/"],
          ["sub/../sub", "sub/"],
          ["linked/deep", "sub/deep/"]
        ] as const) {
          assert.strictEqual(yield* guard.folder(path), prefix, path)
        }
        const refused = (path: string) => Effect.map(Effect.flip(guard.folder(path)), ({ message }) => message)
        assert.strictEqual(yield* refused("b.md"), '"b.md" is not a folder.')
        assert.include(yield* refused("../sub"), '"../sub" lies outside')
        assert.include(yield* refused("up"), "lies outside")
        assert.include(yield* refused("none"), 'No folder is named "none".')
        assert.include(yield* refused("sub/depe"), "Did you mean sub/deep?")
        assert.include(yield* refused("deep"), "Did you mean sub/deep?")
        assert.strictEqual(yield* guard.folder(join(base, "sub")), "sub/")
        assert.include(yield* refused("/none"), "lies outside")
      })
    )
  )

  it.scopedLive("exist or do not; of what lies outside nothing is revealed", () =>
    guarded({ "sub/a.md": "A" }, (guard) =>
      Effect.gen(function* () {
        const found = yield* Effect.forEach(["sub/a.md", "sub", "none.md", "../none.md"], guard.exists)
        assert.deepStrictEqual(found, [true, true, false, true])
      })
    )
  )

  it.scopedLive("are listed in the order of the names that answers use", () =>
    guarded({ [`${"é".normalize("NFD")}.md`]: "", "f.md": "" }, (guard) =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* guard.list()).files, ["f.md", "é.md"])
      })
    )
  )

  it.scopedLive("are found by another Unicode form of their name, as are the files in them", () =>
    guarded({ [`${"été".normalize("NFD")}/${"é".normalize("NFD")}.md`]: "" }, (guard) =>
      Effect.gen(function* () {
        for (const told of ["été", "été/", "été".normalize("NFD")]) {
          const folder = yield* guard.folder(told)
          assert.deepStrictEqual((yield* guard.list(folder)).files, ["été/é.md"])
        }
      })
    )
  )

  it.scopedLive("are refused as files", () =>
    guarded({ "sub/a.md": "A" }, (guard) =>
      Effect.gen(function* () {
        for (const path of ["sub", "", ".", "sub/.."]) {
          const { message } = yield* Effect.flip(guard.use(path, textOf))
          assert.include(message, "is a directory")
        }
      })
    )
  )
})

describe("the files named for one that is missing", () => {
  const files = [
    "guide/install.md",
    "other/usage.md",
    "README.md",
    ...[1, 2, 3, 4, 5, 6].map((n) => `long/chapter-${n}-end.md`)
  ]
  const near = (path: string) =>
    guarded(Object.fromEntries(files.map((file) => [file, ""])), (guard) =>
      Effect.map(Effect.flip(guard.use(path, textOf)), (failure) =>
        failure._tag === "NotFound" ? failure.suggestions : assert.fail(failure.message)
      )
    )

  it.scopedLive("have its name in another folder", () =>
    Effect.map(near("elsewhere/deeply/below/instal.md"), (named) => assert.deepStrictEqual(named, ["guide/install.md"]))
  )
  it.scopedLive("hold its name, five at most", () =>
    Effect.map(near("elsewhere/chapter"), (named) => {
      assert.lengthOf(named, 5)
      for (const name of named) assert.include(name, "chapter")
    })
  )
  it.scopedLive("are none for a name that is an ending alone", () =>
    Effect.map(near("elsewhere/below/.md"), (named) => assert.deepStrictEqual(named, []))
  )
})
