import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { InvalidArgument } from "../../../src/kernel/mcp/Failure.ts"
import type { Rerun } from "../../../src/timebox/results/TestEvent.ts"
import type { Runner, Scope } from "../../../src/timebox/runners/Runner.ts"
import { type RunnerName, runnerNames, runnerOf } from "../../../src/timebox/runners/registry.ts"
import { commandLine, pathsOf, type Request, selectionOf } from "../../../src/timebox/runners/TestRunner.ts"
import { projectOf } from "../support/results.ts"

/** The words after the program; a refusal as its message. */
const words = (request: Request, files: Readonly<Record<string, string>> = {}): ReadonlyArray<string> | string => {
  const selection = selectionOf(request, [])
  return selection instanceof InvalidArgument
    ? selection.message
    : commandLine(request.runner, selection, projectOf(files)).args
}

const args = (runner: RunnerName, scope: Scope, target?: string) =>
  words({ runner, scope, ...(target === undefined ? {} : { target }) })

const runnerNamed = (name: RunnerName): Runner => runnerOf(name)

const gut = ["--headless", "-s", "addons/gut/gut_cmdln.gd", "-gexit"]
const gdUnit4 = ["--headless", "-s", "res://addons/gdUnit4/bin/GdUnitCmdTool.gd", "--ignoreHeadlessMode", "-c"]

describe("command lines", () => {
  it("runs the tests of go that failed by alternatives at each level of their names, or their files", () => {
    const one = { scope: "file", target: "./a", pattern: "^TestA$/^x$" } as const
    const rerun = (...more: ReadonlyArray<Rerun>) => {
      const selection = selectionOf({ runner: "go", scope: "failed" }, [one, ...more])
      return selection instanceof InvalidArgument ? assert.fail(selection.message) : selection
    }
    assert.deepStrictEqual(rerun({ ...one, pattern: "^TestB$/^x$" }), {
      files: ["./a"],
      pattern: "(?:^TestA$|^TestB$)/^x$"
    })
    // Below TestC all may have failed.
    assert.strictEqual(rerun({ ...one, target: "./b", pattern: "^TestC$" }).pattern, "(?:^TestA$|^TestC$)")
    assert.deepStrictEqual(rerun({ scope: "file", target: "./b" }), { files: ["./a", "./b"] })
  })

  it("each runner's command line for each scope is exactly its template", () => {
    const noFiles = (name: string) => `scope: ${name} cannot run one file; it has "all" and "pattern"`
    const forms: ReadonlyArray<readonly [RunnerName, string, ReadonlyArray<string>, unknown, unknown]> = [
      ["flutter", "flutter", ["test"], ["test", "test/a.x"], ["test", "--name", "^A (b|c)$"]],
      ["dart", "dart", ["test"], ["test", "test/a.x"], ["test", "--name=^A (b|c)$"]],
      ["vitest", "vitest", ["run"], ["run", "test/a.x"], ["run", "--testNamePattern=^A (b|c)$"]],
      ["jest", "jest", [], ["--runTestsByPath", "test/a.x"], ["--testNamePattern=^A (b|c)$"]],
      ["pytest", "pytest", [], ["./test/a.x"], ["-k=^A (b|c)$"]],
      ["cargo", "cargo", ["test", "--no-fail-fast"], noFiles("cargo"), ["test", "--no-fail-fast", "^A (b|c)$"]],
      [
        "go",
        "go",
        ["test", "-json", "./..."],
        ["test", "-json", "./test/a.x"],
        ["test", "-json", "-run=^A (b|c)$", "./..."]
      ],
      [
        "godot-gut",
        "godot",
        [...gut, "-gdir=res://test", "-ginclude_subdirs"],
        [...gut, "-gdir=res://test/a.x", "-ginclude_subdirs"],
        [...gut, "-gdir=res://test", "-ginclude_subdirs", "-gunit_test_name=^A (b|c)$"]
      ],
      [
        "godot-gdunit4",
        "godot",
        [...gdUnit4, "-a", "res://test"],
        [...gdUnit4, "-a", "res://test/a.x"],
        'scope: godot-gdunit4 cannot choose tests by name; it has "all" and "file"'
      ],
      ["node", "node", ["--test"], ["--test", "./test/a.x"], ["--test", "--test-name-pattern=^A (b|c)$"]],
      ["mocha", "mocha", [], ["./test/a.x"], ["--grep=^A (b|c)$"]],
      ["bun", "bun", ["test"], ["test", "./test/a.x"], ["test", "--test-name-pattern=^A (b|c)$"]],
      ["deno", "deno", ["test"], ["test", "./test/a.x"], ["test", "--filter=^A (b|c)$"]],
      ["playwright", "playwright", ["test"], ["test", "test/a.x"], ["test", "--grep=^A (b|c)$"]],
      [
        "nextest",
        "cargo",
        ["nextest", "run", "--no-fail-fast"],
        noFiles("nextest"),
        ["nextest", "run", "--no-fail-fast", "^A (b|c)$"]
      ],
      [
        "npm",
        "npm",
        ["test"],
        'scope: npm cannot run one file; it has "all"',
        'scope: npm cannot choose tests by name; it has "all"'
      ]
    ]
    assert.deepStrictEqual(
      forms.map(([runner]) => runner),
      [...runnerNames]
    )
    for (const [runner, program, all, file, pattern] of forms) {
      assert.strictEqual(runnerNamed(runner).program, program)
      assert.deepStrictEqual(args(runner, "all"), all, runner)
      assert.deepStrictEqual(args(runner, "file", "test/a.x"), file as never, runner)
      assert.deepStrictEqual(args(runner, "pattern", "^A (b|c)$"), pattern as never, runner)
      assert.match(runnerNamed(runner).source, /https:\/\//)
    }
  })

  it("flutter takes any pattern as the word after --name", () => {
    for (const target of ["--config=x", "-x", "@f", "--", "/x/", "\"a\" 'b'", "日本語", "a;b", "$(id)", "-"]) {
      assert.deepStrictEqual(args("flutter", "pattern", target), ["test", "--name", target])
    }
  })

  it("a pattern is the value of an option, whatever it looks like", () => {
    const options: ReadonlyArray<readonly [RunnerName, string]> = [
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
      "x\u3000-v",
      "^-x.rs - a (line 1)$"
    ]
    for (const target of hostile) assert.match(String(args("cargo", "pattern", target)), /^target: .*option/)
    for (const target of ["a::deep", "a-b", "@f", "日本語", "a;b $(id)"]) {
      assert.deepStrictEqual(args("cargo", "pattern", target), ["test", "--no-fail-fast", target])
    }
  })

  it("cargo runs a doctest by one word of its name, which can be no option", () => {
    const run = (item: string) => args("cargo", "pattern", `^src/lib.rs - ${item}(line 3)$`)
    const chosen = (word: string) => ["test", "--no-fail-fast", "--doc", "--", word]
    assert.deepStrictEqual(run("sum::adds "), chosen("sum::adds"))
    assert.deepStrictEqual(run("Sum<T>::adds "), chosen("Sum"))
    for (const item of ["", "--logfile=out ", "-x "]) assert.deepStrictEqual(run(item), chosen("src/lib.rs"))
  })

  it("GUT refuses what it would cut or read as a list", () => {
    for (const target of ["a=b", "a,res://b.gd", "--config=x"]) {
      assert.match(String(args("godot-gut", "file", `x${target}`)), /^target: must not contain/)
      assert.match(String(args("godot-gut", "pattern", target)), /^target: must not contain/)
    }
    assert.include(args("godot-gut", "pattern", "-x"), "-gunit_test_name=-x")
  })

  it("no file begins with a hyphen, for any runner", () => {
    for (const runner of runnerNames) {
      if (runnerNamed(runner).file === undefined) continue
      for (const target of ["--config=x", "-x", "--", "-", "-h test/a"]) {
        assert.strictEqual(args(runner, "file", target), 'target: may not begin with "-"', runner)
      }
    }
  })

  it("pytest and go are given a file that cannot be read as arguments from a file or as an import path", () => {
    assert.deepStrictEqual(args("pytest", "file", "@f"), ["./@f"])
    assert.deepStrictEqual(args("pytest", "file", "./a.py::test_x[1]"), ["./a.py::test_x[1]"])
    assert.deepStrictEqual(args("go", "file", "fmt"), ["test", "-json", "./fmt"])
    assert.deepStrictEqual(args("go", "file", "."), ["test", "-json", "."])
  })

  it("odd but harmless names are one argument", () => {
    for (const target of ["test/a b_test.dart", "test/日本語.dart", "test/a;b.dart", "test/$(id).dart", "@f", "a\nb"]) {
      assert.deepStrictEqual(args("flutter", "file", target), ["test", target])
    }
  })

  it("a target is asked for, refused or refused as blank by name", () => {
    for (const runner of runnerNames) {
      assert.match(String(args(runner, "all", "x")), /^target: is not accepted with scope "all"/)
      for (const scope of ["file", "pattern"] as const) {
        if (runnerNamed(runner)[scope] === undefined) continue
        for (const target of [undefined, "", " \t\n"])
          assert.match(String(args(runner, scope, target)), /^target: is required/)
        assert.strictEqual(args(runner, scope, "a\0b"), "target: must not contain a NUL character")
      }
    }
  })

  it("what a runner reads in a target besides the target itself is looked at too", () => {
    const paths = (runner: RunnerName, target: string) => pathsOf(runner, { files: [target] })
    assert.deepStrictEqual(paths("flutter", "a.dart?name=x"), ["a.dart?name=x", "a.dart"])
    assert.include(paths("dart", "%2e%2e/a.dart?name=x"), "../a.dart")
    assert.include(paths("dart", "%zz/a.dart"), "%zz/a.dart")
    assert.deepStrictEqual(paths("pytest", "a.py::T::m[x]"), ["a.py", "a.py::T::m"])
    assert.deepStrictEqual(paths("vitest", "a.test.ts:12"), ["a.test.ts:12", "a.test.ts"])
    assert.deepStrictEqual(paths("go", "a/..."), ["a/...", "a/"])
    assert.deepStrictEqual(pathsOf("flutter", { files: [], pattern: "../.." }), [])
  })

  it("a URI is no file of dart's, which would read a path in it", () => {
    for (const runner of ["dart", "flutter"] as const) {
      for (const target of ["x:/elsewhere/evil_test.dart", "file:///etc/a_test.dart", "C:a.dart", "//host/a.dart"]) {
        assert.match(String(args(runner, "file", target)), /^target: may not be a URI/, target)
      }
      assert.deepStrictEqual(args(runner, "file", "test/a:b_test.dart"), ["test", "test/a:b_test.dart"])
    }
  })

  it("a pattern beside a file chooses tests of that file", () => {
    const both = (runner: RunnerName, pattern = "^A b$") =>
      words({ runner, scope: "file", target: "test/a.x", pattern })
    assert.deepStrictEqual(both("flutter"), ["test", "--name", "^A b$", "test/a.x"])
    assert.deepStrictEqual(both("jest"), ["--testNamePattern=^A b$", "--runTestsByPath", "test/a.x"])
    assert.deepStrictEqual(both("pytest"), ["-k=^A b$", "./test/a.x"])
    assert.deepStrictEqual(both("go"), ["test", "-json", "-run=^A b$", "./test/a.x"])
    assert.deepStrictEqual(both("node"), ["--test", "--test-name-pattern=^A b$", "./test/a.x"])
    assert.match(String(both("godot-gdunit4")), /^pattern: is not accepted by godot-gdunit4/)
    assert.match(String(both("godot-gut", "a=b")), /^pattern: must not contain "="/)
    assert.strictEqual(both("vitest", " "), "pattern: may not be blank")
    assert.match(String(words({ runner: "vitest", scope: "all", pattern: "x" })), /^pattern: is only for scope "file"/)
  })

  it("GUT runs the folders that the project names, in Godot 3 without a window", () => {
    const configured = { ".gutconfig.json": "{}", "project.godot": "config_version=4\n" }
    const three = ["-s", "addons/gut/gut_cmdln.gd", "-gexit"]
    assert.deepStrictEqual(words({ runner: "godot-gut", scope: "all" }, configured), three)
    assert.deepStrictEqual(words({ runner: "godot-gut", scope: "file", target: "test/a.gd" }, configured), [
      ...three,
      "-gdir=",
      "-gtest=res://test/a.gd"
    ])
    assert.strictEqual(
      words({ runner: "godot-gdunit4", scope: "all" }, { "project.godot": "config_version=5\n" })[0],
      "--headless"
    )
  })

  it("GUT and gdUnit4 run the usual folders of tests that are there", () => {
    const all = (runner: RunnerName, ...files: ReadonlyArray<string>) =>
      words({ runner, scope: "all" }, Object.fromEntries(files.map((file) => [file, ""])))
    assert.include(all("godot-gut", "test/a.gd"), "-gdir=res://test")
    assert.include(all("godot-gut", "tests/a.gd"), "-gdir=res://tests")
    assert.include(all("godot-gut", "tests/a.gd", "test/unit/b.gd"), "-gdir=res://test,res://tests")
    assert.include(all("godot-gut"), "-gdir=res://test")
    assert.deepStrictEqual(all("godot-gdunit4", "tests/a.gd").slice(-2), ["-a", "res://tests"])
  })

  it("gdUnit4 goes on after a failure, and leaves out the other tests of a file where one was asked for", () => {
    const files = {
      "project.godot": "config_version=5\n",
      "test/a.gd": "func test_a():\n\tpass\nfunc test_b(x: int):\n\tpass\nfunc before():\n"
    }
    const wordsFor = (target: string) =>
      (words({ runner: "godot-gdunit4", scope: "file", target }, files) as ReadonlyArray<string>).slice(4)
    assert.deepStrictEqual(wordsFor("test/a.gd"), ["-c", "-a", "res://test/a.gd"])
    assert.deepStrictEqual(wordsFor("test/a.gd:test_b"), [
      "-c",
      "-a",
      "res://test/a.gd",
      "-i",
      "res://test/a.gd:test_a"
    ])
    assert.deepStrictEqual(wordsFor("test/none.gd:test_b"), ["-c", "-a", "res://test/none.gd"])
    const two = runnerOf("godot-gdunit4").args(
      { files: ["test/a.gd:test_a", "test/a.gd:test_b", "test/c.gd"] },
      projectOf(files),
      []
    )
    assert.deepStrictEqual(two.slice(5), ["-a", "res://test/a.gd", "-a", "res://test/c.gd"])
  })

  it("for any target, at most one word of the command line holds it and it is no option of its own", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...runnerNames),
        fc.constantFrom("file" as const, "pattern" as const),
        fc.oneof(
          fc.fullUnicodeString(),
          fc.constantFrom("-", "--", "@", "=", " -").chain((s) => fc.string().map((t) => s + t))
        ),
        (runner, scope, target) => {
          const line = args(runner, scope, target)
          // A script is named to GUT by another option than a folder, and an exact name to cargo behind another.
          if (typeof line === "string" || target.endsWith(".gd") || /^\^.*\$$/.test(target)) return
          const fixed = args(runner, scope, "\u{1f9ea}") as ReadonlyArray<string>
          const at = fixed.findIndex((word) => word.includes("\u{1f9ea}"))
          // Several words look like several filters to cargo.
          if (/[\n]/.test(target) && (runner === "cargo" || runner === "nextest")) return
          assert.strictEqual(line.length, fixed.length)
          line.forEach((word, i) => {
            if (i !== at) assert.strictEqual(word, fixed[i])
            // flutter's `--name` takes whatever word follows.
            else if (!(runner === "flutter" && scope === "pattern")) {
              const lead = (fixed[at] ?? "").replace("\u{1f9ea}", "")
              assert.isTrue(lead.startsWith("-") ? word.startsWith(lead) : !word.startsWith("-"), word)
            }
          })
        }
      )
    )
  })
})
