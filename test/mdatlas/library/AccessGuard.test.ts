import { execFileSync } from "node:child_process"
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, unlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { nodeSystem, type System, withoutPathOf } from "../../../src/mdatlas/files/BaseFolder.ts"
import { chunks, read } from "../../../src/mdatlas/files/ByteSource.ts"
import { AccessGuard, LIMITS, type OpenFile } from "../../../src/mdatlas/library/AccessGuard.ts"
import { markdownBase, write } from "../../support/markdownBase.ts"

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

  it.scopedLive("every hostile path is one clear refusal, and nothing outside is told", () =>
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
        const grow = () =>
          Effect.sync(() => {
            runs += 1
            write(base, "a.md", "x".repeat(runs))
          })
        const failure = yield* Effect.flip(guard.use("a.md", grow))
        assert.strictEqual(failure.code, "UNSUPPORTED")
        assert.include(failure.message, "keeps changing")
        assert.strictEqual(runs, 1 + LIMITS.pauses.length)
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
          guard.use("a.md", (file) => Effect.zipRight(Deferred.succeed(opened, file.descriptor), Effect.never))
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
          const { files, truncated } = yield* guard.list
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
        ["the path is looked at again", withoutPathOf]
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
