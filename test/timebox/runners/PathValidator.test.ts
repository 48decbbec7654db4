import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { PathValidator } from "../../../src/timebox/runners/PathValidator.ts"
import { TestRunner } from "../../../src/timebox/runners/TestRunner.ts"
import { folders, judge, validator } from "../support/folders.ts"

describe("PathValidator", () => {
  it.scoped("a target may be anything inside the root, there or not", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { inside } = yield* Effect.provide(PathValidator, validator(root))
      const target = (path: string) => inside("target", path)
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
      const { inside } = yield* Effect.provide(PathValidator, validator(root))
      const target = (path: string) => inside("target", path)
      const leaving = ["..", "../outside", "test/../../outside", "out/secret.dart", "out/..", "out/../root/test/a.dart"]
      for (const path of [...leaving, "test/secret.dart", "dangling", "/etc/passwd", outside, "out/new"]) {
        assert.match(yield* judge(target(path)), /^ACCESS_DENIED target: .*outside/, path)
      }
      assert.match(yield* judge(target(join(root, "test/a.dart"))), /^INVALID_ARGUMENT target: must be relative/)
      assert.match(yield* judge(target("a\0b")), /^INVALID_ARGUMENT target: must not contain a NUL/)
    })
  )

  it.scoped("a runner's suffix hides no link", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { plan } = yield* Effect.provide(TestRunner, Layer.provide(TestRunner.layer, validator(root)))
      const file = (runner: "flutter" | "dart" | "pytest" | "vitest", target: string) =>
        judge(plan({ runner, scope: "file", target }, []))
      for (const [runner, target] of [
        ["flutter", "test/secret.dart?name=x"],
        ["dart", "%2e%2e/outside/secret.dart"],
        ["pytest", "test/secret.dart::test_x"],
        ["vitest", "test/secret.dart:12"]
      ] as const) {
        assert.match(yield* file(runner, target), /^ACCESS_DENIED target/, target)
      }
      assert.strictEqual(yield* file("flutter", "test/a.dart?name=x"), "ok")
      assert.strictEqual(yield* judge(plan({ runner: "flutter", scope: "pattern", target: "/../.." }, [])), "ok")
      assert.match(yield* judge(plan({ runner: "cargo", scope: "file", target: "x" }, [])), /^INVALID_ARGUMENT scope/)
    })
  )
})
