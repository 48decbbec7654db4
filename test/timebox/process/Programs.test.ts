import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { locate, startForm } from "../../../src/timebox/process/Programs.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** `first/tool` cannot be executed, `second/tool` can, `third/tool` is a folder. */
const folders = Effect.map(temporaryFolder, (root) => {
  for (const folder of ["first", "second", "third/tool"]) mkdirSync(join(root, folder), { recursive: true })
  for (const folder of ["first", "second"]) writeFileSync(join(root, folder, "tool"), "#!/bin/sh\n", { mode: 0o644 })
  chmodSync(join(root, "second/tool"), 0o755)
  const path = (...names: ReadonlyArray<string>) => ({ PATH: names.map((name) => join(root, name)).join(delimiter) })
  return { root, path }
})

describe("Programs", () => {
  it.scoped("finds the first on PATH that can be executed", () =>
    Effect.map(folders, ({ path, root }) => {
      const found = locate("tool", path("absent", "third", "first", "second"), "/")
      assert.deepStrictEqual(found, Either.right(join(root, "second/tool")))
    })
  )

  it.scoped("says of one that cannot be executed where it is", () =>
    Effect.map(folders, ({ path, root }) => {
      const found = locate("tool", path("first", "third"), "/")
      assert.deepStrictEqual(found, Either.left(`${join(root, "first/tool")} is not executable`))
    })
  )

  it.scoped("says that there is none", () =>
    Effect.map(folders, ({ path }) => {
      assert.deepStrictEqual(locate("none", path("first"), "/"), Either.left("none was not found on PATH"))
      assert.deepStrictEqual(locate("none", {}, "/"), Either.left("none was not found on PATH"))
      assert.deepStrictEqual(locate("/no/such", {}, "/"), Either.left("/no/such does not exist"))
    })
  )

  it.scoped("takes a path as it is, from the directory of the run", () =>
    Effect.map(folders, ({ root }) => {
      symlinkSync(join(root, "second/tool"), join(root, "link"))
      assert.deepStrictEqual(locate("./link", {}, root), Either.right(join(root, "link")))
      assert.deepStrictEqual(locate(join(root, "link"), {}, "/"), Either.right(join(root, "link")))
    })
  )

  it.scoped("on Windows finds programs and batch files by their extensions, never the script beside them", () =>
    Effect.map(folders, ({ path, root }) => {
      for (const name of ["flutter", "flutter.bat", "dart.EXE", "vitest", "vitest.cmd"]) {
        writeFileSync(join(root, "second", name), "", { mode: 0o755 })
      }
      const environment = { ...path("second"), PATHEXT: ".COM;.EXE;.bat;.cmd;.JS" }
      const windows = (program: string) => locate(program, environment, root, "win32")
      assert.deepStrictEqual(windows("dart"), Either.right(join(root, "second/dart.EXE")))
      assert.deepStrictEqual(windows("flutter"), Either.right(join(root, "second/flutter.bat")))
      assert.deepStrictEqual(windows("flutter.bat"), Either.right(join(root, "second/flutter.bat")))
      assert.deepStrictEqual(windows(join(root, "second/vitest")), Either.right(join(root, "second/vitest.cmd")))
      assert.isTrue(Either.isLeft(windows("tool")))
    })
  )

  it("a batch file is started by the interpreter with every word quoted, or not at all", () => {
    const form = (...args: ReadonlyArray<string>) => startForm("C:\\sdk\\flutter.bat", args, "C:\\cmd.exe")
    assert.deepStrictEqual(
      form("test", "--name", "^a (b|c) & <d>$", "x\\"),
      Either.right({
        program: "C:\\cmd.exe",
        args: ["/d", "/s", "/c", '""C:\\sdk\\flutter.bat" "test" "--name" "^a (b|c) & <d>$" "x\\\\""'],
        isVerbatim: true
      })
    )
    for (const word of ['a"&calc&"', "%PATH%", "!x!", "a\nb", "a\rb"]) assert.isTrue(Either.isLeft(form(word)), word)
    assert.deepStrictEqual(
      startForm("C:\\sdk\\dart.exe", ['"%PATH%"']),
      Either.right({ program: "C:\\sdk\\dart.exe", args: ['"%PATH%"'], isVerbatim: false })
    )
  })
})
