import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { InvalidArgument } from "../../../src/kernel/mcp/Failure.ts"
import type { Scope } from "../../../src/timebox/runners/Template.ts"
import { commandLine, pathsOf } from "../../../src/timebox/runners/TestRunner.ts"
import { type Runner, runners, templateOf } from "../../../src/timebox/runners/templates.ts"

/** The words after the program; a refusal as its message. */
const args = (runner: Runner, scope: Scope, target?: string): ReadonlyArray<string> | string => {
  const line = commandLine({ runner, scope, ...(target === undefined ? {} : { target }) })
  return line instanceof InvalidArgument ? line.message : line.args
}

const gut = ["--headless", "-s", "addons/gut/gut_cmdln.gd", "-gexit"]
const gdUnit4 = ["--headless", "-s", "res://addons/gdUnit4/bin/GdUnitCmdTool.gd", "--ignoreHeadlessMode"]

describe("templates", () => {
  it("each runner's command line for each scope is exactly its template", () => {
    const forms: ReadonlyArray<readonly [Runner, string, ReadonlyArray<string>, unknown, unknown]> = [
      ["flutter", "flutter", ["test"], ["test", "test/a_test.dart"], ["test", "--name", "^A (b|c)$"]],
      ["dart", "dart", ["test"], ["test", "test/a_test.dart"], ["test", "--name=^A (b|c)$"]],
      ["vitest", "vitest", ["run"], ["run", "test/a_test.dart"], ["run", "--testNamePattern=^A (b|c)$"]],
      ["jest", "jest", [], ["--runTestsByPath", "test/a_test.dart"], ["--testNamePattern=^A (b|c)$"]],
      ["pytest", "pytest", [], ["./test/a_test.dart"], ["-k=^A (b|c)$"]],
      [
        "cargo",
        "cargo",
        ["test"],
        'scope: cargo cannot run one file; it has "all" and "pattern"',
        ["test", "^A (b|c)$"]
      ],
      ["go", "go", ["test", "./..."], ["test", "./test/a_test.dart"], ["test", "-run=^A (b|c)$", "./..."]],
      ["godot-gut", "godot", gut, [...gut, "-gtest=res://test/a_test.dart"], [...gut, "-gunit_test_name=^A (b|c)$"]],
      [
        "godot-gdunit4",
        "godot",
        [...gdUnit4, "-a", "res://test"],
        [...gdUnit4, "-a", "res://test/a_test.dart"],
        'scope: godot-gdunit4 cannot choose tests by name; it has "all" and "file"'
      ]
    ]
    assert.deepStrictEqual(
      forms.map(([runner]) => runner),
      [...runners]
    )
    for (const [runner, program, all, file, pattern] of forms) {
      assert.strictEqual(templateOf(runner).program, program)
      assert.deepStrictEqual(args(runner, "all"), all, runner)
      assert.deepStrictEqual(args(runner, "file", "test/a_test.dart"), file as never, runner)
      assert.deepStrictEqual(args(runner, "pattern", "^A (b|c)$"), pattern as never, runner)
      assert.match(templateOf(runner).source, /https:\/\//)
    }
  })

  it("flutter takes any pattern as the word behind --name", () => {
    for (const target of ["--config=x", "-x", "@f", "--", "/x/", "\"a\" 'b'", "日本語", "a;b", "$(id)", "-"]) {
      assert.deepStrictEqual(args("flutter", "pattern", target), ["test", "--name", target])
    }
  })

  it("a pattern is the value of an option, whatever it looks like", () => {
    const options: ReadonlyArray<readonly [Runner, string]> = [
      ["dart", "--name="],
      ["vitest", "--testNamePattern="],
      ["jest", "--testNamePattern="],
      ["pytest", "-k="],
      ["go", "-run="]
    ]
    for (const target of ["--config=x", "-x", "@f", "--", " a b ", "日本語", "a;b", "$(id)"]) {
      for (const [runner, option] of options) {
        const words = args(runner, "pattern", target)
        assert.isArray(words, `${runner} ${target}`)
        assert.include(words, `${option}${target}`)
        assert.strictEqual((words as ReadonlyArray<string>).filter((word) => word.includes(target)).length, 1)
      }
    }
  })

  it("cargo refuses a pattern of which a word looks like an option, as the test program would read it", () => {
    const hostile = [
      "--config=build.rustc-wrapper=sh",
      "-x",
      "--",
      "x --logfile=out",
      "x\t-v",
      "x\u0085--nocapture",
      "x\u3000-v"
    ]
    for (const target of hostile) assert.match(String(args("cargo", "pattern", target)), /^target: .*option/)
    for (const target of ["a::deep", "a-b", "@f", "日本語", "a;b $(id)"]) {
      assert.deepStrictEqual(args("cargo", "pattern", target), ["test", target])
    }
  })

  it("GUT refuses what it would cut or read as a list", () => {
    for (const target of ["a=b", "a,res://b.gd", "--config=x"]) {
      assert.match(String(args("godot-gut", "file", `x${target}`)), /^target: may not hold/)
      assert.match(String(args("godot-gut", "pattern", target)), /^target: may not hold/)
    }
    assert.deepStrictEqual(args("godot-gut", "pattern", "-x"), [...gut, "-gunit_test_name=-x"])
  })

  it("no file begins with a hyphen, for any runner", () => {
    for (const runner of runners) {
      if (templateOf(runner).file === undefined) continue
      for (const target of ["--config=x", "-x", "--", "-", "-h test/a"]) {
        assert.strictEqual(args(runner, "file", target), 'target: may not begin with "-"', runner)
      }
    }
  })

  it("pytest and go are given a file that cannot be read as arguments from a file or as an import path", () => {
    assert.deepStrictEqual(args("pytest", "file", "@f"), ["./@f"])
    assert.deepStrictEqual(args("pytest", "file", "./a.py::test_x[1]"), ["./a.py::test_x[1]"])
    assert.deepStrictEqual(args("go", "file", "fmt"), ["test", "./fmt"])
    assert.deepStrictEqual(args("go", "file", "."), ["test", "."])
  })

  it("odd but harmless names are one argument", () => {
    for (const target of ["test/a b_test.dart", "test/日本語.dart", "test/a;b.dart", "test/$(id).dart", "@f", "a\nb"]) {
      assert.deepStrictEqual(args("flutter", "file", target), ["test", target])
    }
  })

  it("a target is asked for, refused or refused as blank by name", () => {
    for (const runner of runners) {
      assert.match(String(args(runner, "all", "x")), /^target: is not taken with scope "all"/)
      for (const scope of ["file", "pattern"] as const) {
        if (templateOf(runner)[scope] === undefined) continue
        for (const target of [undefined, "", " \t\n"])
          assert.match(String(args(runner, scope, target)), /^target: is required/)
        assert.strictEqual(args(runner, scope, "a\0b"), "target: may not hold a NUL character")
      }
    }
  })

  it("what a runner reads in a target besides the target itself is looked at too", () => {
    const paths = (runner: Runner, target: string) => pathsOf({ runner, scope: "file", target })
    assert.deepStrictEqual(paths("flutter", "a.dart?name=x"), ["a.dart?name=x", "a.dart"])
    assert.include(paths("dart", "%2e%2e/a.dart?name=x"), "../a.dart")
    assert.include(paths("dart", "%zz/a.dart"), "%zz/a.dart")
    assert.deepStrictEqual(paths("pytest", "a.py::T::m[x]"), ["a.py::T::m[x]", "a.py", "a.py::T::m"])
    assert.deepStrictEqual(paths("vitest", "a.test.ts:12"), ["a.test.ts:12", "a.test.ts"])
    assert.deepStrictEqual(paths("go", "a/..."), ["a/...", "a/"])
    assert.deepStrictEqual(pathsOf({ runner: "flutter", scope: "pattern", target: "../.." }), [])
  })

  it("for any target, at most one word of the command line holds it and it is no option of its own", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...runners),
        fc.constantFrom("file" as const, "pattern" as const),
        fc.oneof(
          fc.fullUnicodeString(),
          fc.constantFrom("-", "--", "@", "=", " -").chain((s) => fc.string().map((t) => s + t))
        ),
        (runner, scope, target) => {
          const line = commandLine({ runner, scope, target })
          if (line instanceof InvalidArgument) return
          const fixed = commandLine({ runner, scope, target: "\u{1f9ea}" })
          if (fixed instanceof InvalidArgument) throw fixed
          const at = fixed.args.findIndex((word) => word.includes("\u{1f9ea}"))
          assert.strictEqual(line.args.length, fixed.args.length)
          line.args.forEach((word, i) => {
            if (i !== at) assert.strictEqual(word, fixed.args[i])
            // flutter's `--name` takes whatever word follows.
            else if (!(runner === "flutter" && scope === "pattern")) {
              const lead = (fixed.args[at] ?? "").replace("\u{1f9ea}", "")
              assert.isTrue(lead.startsWith("-") ? word.startsWith(lead) : !word.startsWith("-"), word)
            }
          })
        }
      )
    )
  })
})
