import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { countsOf, failuresOf, type Installed, installed, project, type Value, works } from "../support/realRunners.ts"

/** A project on a busy machine, each of its failures run again. */
const SLOW = 120_000

interface Case {
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  /** Numbers of tests that passed, failed and were skipped. */
  readonly counts: readonly [number, number, number]
  readonly failed: ReadonlyArray<string>
  /** Names that the rerun of a failure gives; itself where absent. */
  readonly again?: Readonly<Record<string, ReadonlyArray<string>>>
  readonly message?: RegExp
  readonly status?: "pass"
}

const npm = (runner: string, spec: string): Installed => ({
  runner,
  links: installed(spec.replace("@", "").replace("playwright/test1", "playwright"), spec)
})
const onPath = (runner: string, ...version: ReadonlyArray<string>): Installed => ({
  runner,
  links: works(runner, ...version) ? null : undefined
})

const throwing = (name: string) => `test(${JSON.stringify(name)}, () => { throw new Error("boom") })\n`
/** Three tests of one name, of which the second passes. */
const twins = 'for (let i = 0; i < 3; i++) test("twin", () => { if (i !== 1) throw new Error("boom") })\n'
const leaving = 'test("holds", () => {})\ntest("leaves", () => { process.exit(0) })\ntest("later", () => {})\n'
const twin = (name: string) => [name, `${name} (3)`]
/** Tests that no pattern tells apart: each one's rerun runs all of them. */
const together = (names: ReadonlyArray<string>) => Object.fromEntries(names.map((name) => [name, names]))
const manifest = { "package.json": "{}" }
const flaky = 'let n = 0\ntest("flaky", () => { if (n++ === 0) throw new Error("once") })\n'
const LEFT = /ended before its tests did/

const vitest = 'import { expect, test } from "vitest"\n'
const playwright = 'const { test } = require("@playwright/test")\n'

const projects: ReadonlyArray<readonly [Installed, ReadonlyArray<Case>]> = [
  [
    npm("vitest", "vitest@5"),
    [
      {
        title: "one file in two projects, with settings that a test run on its own would not want",
        files: {
          "vitest.config.ts":
            'export default { test: { watch: true, silent: true, reporters: "dot", projects: ["one", "two"].map((name) => ({ test: { name, include: ["*.test.ts"] } })) } }\n',
          "a.test.ts": `${vitest}${throwing("bad")}test("fine", () => {})\n`
        },
        counts: [2, 2, 0],
        failed: ["a.test.ts > bad (one)", "a.test.ts > bad (two)"],
        again: together(["a.test.ts > bad (one)", "a.test.ts > bad (two)"])
      },
      {
        title: "tests of one name",
        files: { "a.test.ts": vitest + twins },
        counts: [1, 2, 0],
        failed: twin("a.test.ts > twin"),
        again: together(twin("a.test.ts > twin"))
      },
      {
        title: "a setup for all that fails",
        files: {
          "vitest.config.js": 'export default { test: { globalSetup: "./setup.js" } }\n',
          "setup.js": 'export default () => { throw new Error("no database") }\n',
          "a.test.js": `${vitest}test("holds", () => {})\n`
        },
        counts: [0, 0, 0],
        failed: [],
        message: /no database/
      }
    ]
  ],
  ...(["jest@29", "jest@30"] as const).map(
    (spec) =>
      [
        npm("jest", spec),
        [
          {
            title: `${spec}: tests that are tried again, tests of one name`,
            files: { ...manifest, "a.test.js": `jest.retryTimes(2)\n${flaky}${throwing("bad")}${twins}` },
            counts: [2, 3, 0],
            failed: ["a.test.js › bad", ...twin("a.test.js › twin")],
            again: together(twin("a.test.js › twin"))
          },
          {
            title: `${spec}: a test that passes at last is a pass`,
            files: { ...manifest, "a.test.js": `jest.retryTimes(2)\n${flaky}` },
            counts: [1, 0, 0],
            failed: [],
            status: "pass"
          },
          {
            title: `${spec}: a test that leaves the process is no pass`,
            files: { ...manifest, "a.test.js": leaving },
            counts: [1, 1, 0],
            failed: ["a.test.js › leaves"],
            message: LEFT
          }
        ]
      ] as const
  ),
  [
    npm("mocha", "mocha@11"),
    [
      ...[
        { ".mocharc.json": '{ "spec": ["test/**/*.js"], "parallel": true, "jobs": 2 }' },
        { ".mocharc.yml": "spec: test/**/*.js\n" },
        { "package.json": '{ "mocha": { "spec": "test/**/*.js", "reporter": "dot" } }' }
      ].map((settings) => ({
        title: `files that the project's settings name: ${Object.keys(settings).join()}`,
        files: {
          ...manifest,
          ...settings,
          "test/a.js": 'const test = it\ndescribe("s", () => { test("bad [1]", () => { throw new Error("boom") }) })\n',
          "test/b.js": `const test = it\n${throwing("other")}test("fine", () => {})\n`
        },
        counts: [1, 2, 0] as const,
        failed: ["test/a.js > s > bad [1]", "test/b.js > other"]
      })),
      {
        title: "tests that are tried again, tests of one name",
        files: {
          ...manifest,
          ".mocharc.json": '{ "retries": 1 }',
          "test/a.js": `const test = it\n${flaky}${twins}`
        },
        counts: [2, 2, 0],
        failed: twin("test/a.js > twin"),
        again: together(twin("test/a.js > twin"))
      },
      {
        title: "a test that leaves the process is no pass",
        files: { ...manifest, "test/a.js": `const test = it\n${leaving}` },
        counts: [1, 1, 0],
        failed: ["test/a.js > leaves"],
        message: LEFT
      }
    ]
  ],
  [
    npm("bun", "bun@1"),
    [
      {
        title: "tests of one name",
        files: { ...manifest, "a.test.js": `import { test } from "bun:test"\n${twins}` },
        counts: [1, 2, 0],
        failed: twin("a.test.js > twin"),
        again: together(twin("a.test.js > twin"))
      },
      {
        title: "a test that leaves the process is no pass",
        files: { ...manifest, "a.test.js": `import { test } from "bun:test"\n${leaving}` },
        counts: [1, 1, 0],
        failed: ["a.test.js"],
        message: LEFT
      }
    ]
  ],
  [
    npm("playwright", "@playwright/test@1"),
    [
      {
        title: "two projects, tests that are tried again, a reporter of its own",
        files: {
          ...manifest,
          "playwright.config.js":
            'module.exports = { retries: 1, reporter: [["dot"]], projects: [{ name: "one" }, { name: "two" }] }\n',
          "a.spec.js": `${playwright}test("flaky", ({}, { retry }) => { if (retry === 0) throw new Error("once") })\ntest("two only", ({}, { project }) => { if (project.name === "two") throw new Error("boom") })\n`
        },
        counts: [3, 1, 0],
        failed: ["a.spec.js › two only (two)"]
      }
    ]
  ],
  [
    onPath("pytest", "--version"),
    [
      {
        title: "settings that keep everything from the output",
        files: {
          "pytest.ini": "[pytest]\naddopts = -q --tb=no -p no:terminal\n",
          "test_a.py":
            'import pytest\n\n@pytest.mark.parametrize("t", ["a - b", "日本 [x]"])\ndef test_x(t):\n    assert t == "no"\n\ndef test_ok():\n    pass\n'
        },
        counts: [1, 2, 0],
        failed: ["test_a.py::test_x[a - b]", "test_a.py::test_x[\\u65e5\\u672c [x]]"]
      },
      {
        title: "a conftest.py that cannot be loaded",
        files: { "conftest.py": "def f(:\n", "test_a.py": "def test_a():\n    pass\n" },
        counts: [0, 1, 0],
        failed: ["conftest.py"]
      },
      {
        title: "one of a folder below",
        files: { "sub/conftest.py": "missing\n", "sub/test_b.py": "def test_b():\n    pass\n" },
        counts: [0, 1, 0],
        failed: ["sub/conftest.py"]
      },
      {
        title: "a test that leaves the process is no pass",
        files: {
          "test_a.py":
            "import os\n\ndef test_a():\n    pass\n\ndef test_leaves():\n    os._exit(0)\n\ndef test_c():\n    pass\n"
        },
        counts: [1, 1, 0],
        failed: ["test_a.py::test_leaves"],
        message: LEFT
      }
    ]
  ],
  [
    onPath("go", "version"),
    [
      {
        title: "a workspace whose root is no module",
        files: {
          "go.work": "go 1.19\n\nuse (\n\t./a // one\n\t./b\n)\n",
          ...Object.fromEntries(
            ["a", "b"].flatMap((name) => [
              [`${name}/go.mod`, `module example.org/${name}\n\ngo 1.19\n`],
              [
                `${name}/x_test.go`,
                `package ${name}\n\nimport "testing"\n\nfunc TestSame(t *testing.T) { t.Error("boom") }\n`
              ]
            ])
          )
        },
        counts: [0, 2, 0],
        failed: ["example.org/a TestSame", "example.org/b TestSame"]
      }
    ]
  ],
  [
    onPath("cargo", "--version"),
    [
      {
        title: "a workspace with tests of one name",
        files: {
          "Cargo.toml": '[workspace]\nmembers = ["a", "b"]\nresolver = "2"\n',
          ...Object.fromEntries(
            ["a", "b"].flatMap((name) => [
              [`${name}/Cargo.toml`, `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n`],
              [`${name}/src/lib.rs`, '#[test]\nfn same() {\n    panic!("boom")\n}\n#[test]\nfn fine() {}\n']
            ])
          )
        },
        counts: [2, 2, 0],
        failed: ["same", "same (2)"],
        again: together(["same", "same (2)"])
      },
      {
        title: "a test that leaves the process is no pass",
        files: {
          "Cargo.toml": '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n',
          "src/lib.rs": "#[test]\nfn leaves() { std::process::exit(0) }\n"
        },
        counts: [0, 0, 0],
        failed: [],
        message: /ended before it reported the result of its last test/
      }
    ]
  ]
]

const check = Effect.fnUntraced(function* (one: Installed, { again, counts, failed, files, message, status }: Case) {
  const { run } = yield* project(one, files)
  const value: Value = yield* run({ scope: "all" })
  const { failed: bad = 0, passed = 0, skipped = 0 } = countsOf(value) ?? {}
  const names = failuresOf(value).map(({ name }) => name)
  assert.deepStrictEqual(
    [value["status"], names.toSorted()],
    [status ?? "fail", failed.toSorted()],
    String(value["message"])
  )
  assert.deepStrictEqual([passed, bad, skipped], counts)
  if (message !== undefined) assert.match(String(value["message"]), message)
  // What ended the process, or kept it from beginning, does so again or has no rerun.
  if (message !== undefined) return
  for (const { name, rerun } of failuresOf(value)) {
    if (rerun === undefined) continue
    const answer = yield* run(rerun)
    assert.sameMembers([...(answer["failed_tests"] as ReadonlyArray<string>)], [...(again?.[name] ?? [name])])
  }
})

describe("projects as people have them, with real runners", { timeout: SLOW }, () => {
  for (const [one, cases] of projects) {
    const isThere = one.links !== undefined
    describe.skipIf(!isThere)(`${one.runner}${isThere ? "" : " (skipped without it)"}`, () => {
      for (const each of cases) it.scopedLive(each.title, () => check(one, each))
    })
  }
})
