import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { DEFAULT_BASE, PathValidator } from "../../../src/timebox/runners/PathValidator.ts"
import { TestRunner } from "../../../src/timebox/runners/TestRunner.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** `root` to be in, `outside` to stay out of. */
const folders = Effect.map(temporaryFolder, (folder) => {
  const root = join(folder, "root")
  const outside = join(folder, "outside")
  mkdirSync(join(root, "test"), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(root, "test", "a.dart"), "")
  writeFileSync(join(outside, "secret.dart"), "")
  symlinkSync(outside, join(root, "out"))
  symlinkSync("test", join(root, "in"))
  symlinkSync("../../outside/secret.dart", join(root, "test", "secret.dart"))
  symlinkSync("nowhere/../../outside", join(root, "dangling"))
  return { root, outside }
})

const validator = (root: string) => Layer.provide(PathValidator.layer(root), NodeContext.layer)

const judge = <A, E extends { readonly code: string; readonly message: string }>(effect: Effect.Effect<A, E>) =>
  Effect.match(effect, { onSuccess: () => "ok", onFailure: ({ code, message }) => `${code} ${message}` })

describe("PathValidator", () => {
  it.scoped("a target may be anything inside the root, there or not", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { target } = yield* Effect.provide(PathValidator, validator(root))
      for (const path of [
        "test/a.dart",
        "in/a.dart",
        "new/b c.dart",
        "日本語",
        "a;b",
        "$(id)",
        ".",
        "./test",
        "test/../test"
      ]) {
        assert.strictEqual(yield* judge(target(path)), "ok", path)
      }
    })
  )

  it.scoped("a target that leaves the root is refused by name, as written and as the system follows it", () =>
    Effect.gen(function* () {
      const { root, outside } = yield* folders
      const { target } = yield* Effect.provide(PathValidator, validator(root))
      const leaving = ["..", "../outside", "test/../../outside", "out/secret.dart", "out/..", "out/../root/test/a.dart"]
      for (const path of [...leaving, "test/secret.dart", "dangling", "/etc/passwd", outside, "out/new"]) {
        assert.match(yield* judge(target(path)), /^ACCESS_DENIED target: .*outside/, path)
      }
      assert.match(yield* judge(target(join(root, "test/a.dart"))), /^INVALID_ARGUMENT target: must be relative/)
      assert.match(yield* judge(target("a\0b")), /^INVALID_ARGUMENT target: may not hold a NUL/)
    })
  )

  it.scoped("a runner's suffix hides no link", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { plan } = yield* Effect.provide(TestRunner, Layer.provide(TestRunner.layer, validator(root)))
      const file = (runner: "flutter" | "dart" | "pytest" | "vitest", target: string) =>
        judge(plan({ runner, scope: "file", target }))
      for (const [runner, target] of [
        ["flutter", "test/secret.dart?name=x"],
        ["dart", "%2e%2e/outside/secret.dart"],
        ["pytest", "test/secret.dart::test_x"],
        ["vitest", "test/secret.dart:12"]
      ] as const) {
        assert.match(yield* file(runner, target), /^ACCESS_DENIED target/, target)
      }
      assert.strictEqual(yield* file("flutter", "test/a.dart?name=x"), "ok")
      assert.strictEqual(yield* judge(plan({ runner: "flutter", scope: "pattern", target: "/../.." })), "ok")
      assert.match(yield* judge(plan({ runner: "cargo", scope: "file", target: "x" })), /^INVALID_ARGUMENT scope/)
    })
  )

  it.scoped("a report goes into a folder inside the root that can be made", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { reportDir } = yield* Effect.provide(PathValidator, validator(root))
      assert.deepStrictEqual(yield* reportDir("in/new/b"), {
        real: join(root, "test/new/b"),
        relative: "test/new/b"
      })
      assert.strictEqual((yield* reportDir(".")).relative, ".")
    })
  )

  it.scoped("a report_dir that cannot do is refused before anything runs", () =>
    Effect.gen(function* () {
      const { root, outside } = yield* folders
      writeFileSync(join(root, "file"), "")
      mkdirSync(join(root, "taken", "summary.md"), { recursive: true })
      mkdirSync(join(root, "linked"))
      symlinkSync(join(outside, "secret.dart"), join(root, "linked", "raw.log"))
      const { reportDir } = yield* Effect.provide(PathValidator, validator(root))
      for (const [path, problem] of [
        ["", /^INVALID_ARGUMENT report_dir: may not be empty/],
        [" ", /^INVALID_ARGUMENT report_dir: may not be empty/],
        ["a\0", /^INVALID_ARGUMENT report_dir: may not hold a NUL/],
        ["file", /^INVALID_ARGUMENT report_dir: is a file/],
        ["file/below", /^INVALID_ARGUMENT report_dir: lies below a file/],
        ["taken", /^INVALID_ARGUMENT report_dir: summary.md in it is a folder/],
        [root, /^INVALID_ARGUMENT report_dir: must be relative/],
        ["linked", /^ACCESS_DENIED report_dir: raw.log in it/],
        ["out", /^ACCESS_DENIED report_dir/],
        ["out/deep/er", /^ACCESS_DENIED report_dir/],
        ["../x", /^ACCESS_DENIED report_dir/],
        ["/tmp/x", /^ACCESS_DENIED report_dir/],
        ["a/".repeat(300), /^INVALID_ARGUMENT report_dir: is longer/]
      ] as const) {
        assert.match(yield* judge(reportDir(path)), problem, path)
      }
    })
  )

  it.scoped("the default place is checked like any other", () =>
    Effect.gen(function* () {
      const { root, outside } = yield* folders
      const { defaultBase } = yield* Effect.provide(PathValidator, validator(root))
      assert.strictEqual((yield* defaultBase).relative, DEFAULT_BASE)
      symlinkSync(outside, join(root, ".cache"))
      assert.match(yield* judge(defaultBase), /^ACCESS_DENIED report_dir: the default/)
    })
  )

  it.scoped("the default place may be taken by a file", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      writeFileSync(join(root, ".cache"), "")
      const { defaultBase } = yield* Effect.provide(PathValidator, validator(root))
      assert.match(yield* judge(defaultBase), /^INVALID_ARGUMENT report_dir: the default/)
    })
  )

  it.scoped.skipIf(process.getuid?.() === 0)("a folder that may not be written to is refused (skipped as root)", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      mkdirSync(join(root, "sealed"))
      chmodSync(join(root, "sealed"), 0o500)
      const { reportDir } = yield* Effect.provide(PathValidator, validator(root))
      assert.match(yield* judge(reportDir("sealed")), /^INVALID_ARGUMENT report_dir: may not be written to/)
    })
  )
})
