import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { artifacts, DEFAULT_BASE, ReportDir } from "../../../src/timebox/report/ReportDir.ts"
import { folders, judge, validator } from "../support/folders.ts"

describe("ReportDir", () => {
  it.scoped("a report goes into a folder inside the root that can be made", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      const { requested } = yield* Effect.provide(ReportDir, validator(root))
      assert.deepStrictEqual(yield* requested("in/new/b"), {
        real: join(root, "test/new/b"),
        relative: "test/new/b"
      })
      assert.strictEqual((yield* requested(".")).relative, ".")
    })
  )

  it.scoped.skipIf(process.platform === "win32")(
    "a named pipe in the place of a file is refused, and not waited for",
    () =>
      Effect.gen(function* () {
        const { root } = yield* folders
        const { requested } = yield* Effect.provide(ReportDir, validator(root))
        for (const name of Object.values(artifacts)) {
          mkdirSync(join(root, name))
          execFileSync("mkfifo", [join(root, name, name)])
          const said = yield* judge(requested(name))
          assert.strictEqual(said, `INVALID_ARGUMENT report_dir: ${name} in it is not a regular file`)
        }
      })
  )

  it.scoped("a report_dir that cannot do is refused before anything runs", () =>
    Effect.gen(function* () {
      const { root, outside } = yield* folders
      writeFileSync(join(root, "file"), "")
      mkdirSync(join(root, "taken", "summary.md"), { recursive: true })
      for (const [folder, name] of [
        ["mine", "raw.log"],
        ["mine2", "summary.md"],
        ["mine3", "summary.json"]
      ] as const) {
        mkdirSync(join(root, folder))
        writeFileSync(join(root, folder, name), "# My own notes\n")
      }
      mkdirSync(join(root, "linked"))
      mkdirSync(join(root, "back\\slash"))
      symlinkSync("back\\slash", join(root, "named"))
      for (const folder of ["linked", "back\\slash"]) {
        symlinkSync(join(outside, "secret.dart"), join(root, folder, "raw.log"))
      }
      const { requested } = yield* Effect.provide(ReportDir, validator(root))
      for (const [path, problem] of [
        ["", /^INVALID_ARGUMENT report_dir: may not be empty/],
        [" ", /^INVALID_ARGUMENT report_dir: may not be empty/],
        ["a\0", /^INVALID_ARGUMENT report_dir: must not contain a NUL/],
        ["file", /^INVALID_ARGUMENT report_dir: is a file/],
        ["file/below", /^INVALID_ARGUMENT report_dir: lies below a file/],
        ["taken", /^INVALID_ARGUMENT report_dir: summary.md in it is a folder/],
        ["mine", /^INVALID_ARGUMENT report_dir: raw.log in it is a file of another program/],
        ["mine2", /^INVALID_ARGUMENT report_dir: summary.md in it is a file of another program/],
        ["mine3", /^INVALID_ARGUMENT report_dir: summary.json in it is a file of another program/],
        [root, /^INVALID_ARGUMENT report_dir: must be relative/],
        ["linked", /^ACCESS_DENIED report_dir: raw.log in it/],
        ["named", /^ACCESS_DENIED report_dir: raw.log in it/],
        ["out", /^ACCESS_DENIED report_dir/],
        ["out/deep/er", /^ACCESS_DENIED report_dir/],
        ["../x", /^ACCESS_DENIED report_dir/],
        ["/tmp/x", /^ACCESS_DENIED report_dir/],
        ["a/".repeat(300), /^INVALID_ARGUMENT report_dir: is longer/]
      ] as const) {
        assert.match(yield* judge(requested(path)), problem, path)
      }
      assert.strictEqual(readFileSync(join(root, "mine", "raw.log"), "utf8"), "# My own notes\n")
    })
  )

  it.scoped("the default place is checked like any other", () =>
    Effect.gen(function* () {
      const { root, outside } = yield* folders
      const { defaultBase } = yield* Effect.provide(ReportDir, validator(root))
      assert.strictEqual((yield* defaultBase).relative, DEFAULT_BASE)
      symlinkSync(outside, join(root, ".cache"))
      assert.match(yield* judge(defaultBase), /^ACCESS_DENIED report_dir: the default/)
    })
  )

  it.scoped("the default place may be taken by a file", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      writeFileSync(join(root, ".cache"), "")
      const { defaultBase } = yield* Effect.provide(ReportDir, validator(root))
      assert.match(yield* judge(defaultBase), /^INVALID_ARGUMENT report_dir: the default/)
    })
  )

  it.scoped.skipIf(process.getuid?.() === 0)("a folder that may not be written to is refused (skipped as root)", () =>
    Effect.gen(function* () {
      const { root } = yield* folders
      mkdirSync(join(root, "sealed"))
      chmodSync(join(root, "sealed"), 0o500)
      const { requested } = yield* Effect.provide(ReportDir, validator(root))
      assert.match(yield* judge(requested("sealed")), /^INVALID_ARGUMENT report_dir: may not be written to/)
    })
  )
})
