/** The same dozen test suites for each runner: what passes, fails, hangs, crashes, floods. Files by path. */

/** Behaviours of a suite; each has one file, but `none`. */
export const scenarios = [
  "pass",
  "fail",
  "broken",
  "none",
  "hang",
  "loop",
  "crash",
  "stdin",
  "daemon",
  "colours",
  "huge",
  "many"
] as const
export type Scenario = (typeof scenarios)[number]

type Files = Readonly<Record<string, string>>

/** Number of tests of `many`; each tenth fails. */
export const MANY = 2000
export const MANY_FAILED = MANY / 10

/** Titles that a shell, a regular expression, a path or a parser may stumble over. */
export const TITLES = [
  `adds 'one' "two" [3] - a/b (c) {d}`,
  "日本語の試験 🙂 é",
  "ends with $ or ^, a | b, .* and \\d+ 100%",
  "Case: a::b > c, d; e=f & g #1"
] as const

/** The form of a JavaScript runner's test files: their head defines `test`, `cp` and `fs`. */
interface Dialect {
  readonly file: string
  readonly head: string
  readonly more?: Files
  /** Puts a test into a suite. */
  readonly suite?: (tests: string) => string
  /** Ends the process amid a test, as a crash does. */
  readonly crash?: string
}

const required = 'const cp = require("node:child_process"), fs = require("node:fs")\n'
const imported = 'import * as cp from "node:child_process"\nimport * as fs from "node:fs"\n'

const described = (tests: string): string => `describe("a suite (of 足し算) > b", () => {\n${tests}})\n`

const dialects = {
  jest: { file: "test/suite.test.js", head: required, suite: described, more: { "package.json": "{}" } },
  vitest: {
    file: "test/suite.test.js",
    suite: described,
    head: `import { describe, test } from "vitest"\n${imported}`,
    more: { "package.json": '{ "type": "module" }' }
  },
  mocha: {
    file: "test/suite.test.js",
    suite: described,
    head: `const test = it\n${required}`,
    more: { "package.json": "{}", ".mocharc.json": '{ "timeout": 0 }' }
  },
  node: {
    file: "test/suite.test.js",
    suite: described,
    head: `const { describe, test } = require("node:test")\n${required}`
  },
  bun: {
    file: "test/suite.test.js",
    suite: described,
    head: `import { describe, setDefaultTimeout, test } from "bun:test"\n${imported}setDefaultTimeout(1e9)\n`,
    more: { "package.json": '{ "type": "module" }' }
  },
  deno: { file: "test/suite.test.js", head: `const test = Deno.test\n${imported}` },
  playwright: {
    file: "test/suite.test.js",
    suite: described,
    head: `const { test } = require("@playwright/test")\nconst { describe } = test\n${required}`,
    more: { "package.json": "{}" }
  }
} as const satisfies Readonly<Record<string, Dialect>>

export type JavaScriptRunner = keyof typeof dialects

const quoted = (text: string): string => JSON.stringify(text)

/** `undefined` where the runner cannot play it. */
export const javaScript = (runner: JavaScriptRunner, scenario: Scenario): Files | undefined => {
  const { file, head, suite = (tests) => tests, more = {} }: Dialect = dialects[runner]
  // The processes of their tests have an input of their own, which never ends.
  if ((runner === "vitest" || runner === "node") && scenario === "stdin") return undefined
  // Without leave a test of deno's starts and ends no processes.
  if (runner === "deno" && (scenario === "crash" || scenario === "daemon")) return undefined
  // After each failed test it starts a new process: 200 of them take minutes.
  if (runner === "playwright" && scenario === "many") return undefined
  const hasTimeout = runner === "jest" || runner === "vitest"
  const bodies: Readonly<Record<Scenario, string>> = {
    pass: 'test("holds", () => {})\n',
    fail: `${suite(TITLES.map((title) => `test(${quoted(title)}, () => { throw new Error("boom " + 6 * 7) })\n`).join(""))}test("holds", () => {})\n`,
    broken: 'test("holds", () => {\n',
    none: "",
    hang: `test("holds", () => {})\ntest("never ends", () => new Promise(() => { setInterval(() => {}, 1000) })${hasTimeout ? ", 1e9" : ""})\n`,
    loop: 'test("never ends", () => { for (;;) console.log("again and again") })\n',
    crash: 'test("holds", () => {})\ntest("crashes", () => process.kill(process.pid, "SIGKILL"))\n',
    stdin: 'test("reads nothing", () => { if (fs.readFileSync(0).length > 0) throw new Error("there is input") })\n',
    daemon:
      'test("starts", () => { cp.spawn("sh", ["-c", "trap \'\' TERM; sleep 300"], { detached: true, stdio: "ignore" }).unref() })\n',
    colours: 'test("is red", () => { throw new Error("\\u001b[31mred\\u001b[0m and \\u001b]8;;x\\u0007linked") })\n',
    huge: 'test("says much", () => { throw new Error("begin " + "x".repeat(2_000_000) + " end") })\n',
    many: `for (let n = 0; n < ${MANY}; n++) test("number " + n, () => { if (n % 10 === 0) throw new Error("wrong " + n) })\n`
  }
  return scenario === "none" ? more : { ...more, [file]: head + bodies[scenario] }
}

export const python = (scenario: Scenario): Files => {
  const bodies: Readonly<Record<Scenario, string>> = {
    pass: "def test_holds():\n    pass\n",
    fail: `import pytest\n\n@pytest.mark.parametrize("title", ${quoted([...TITLES] as never)})\ndef test_title(title):\n    assert title == "boom"\n\ndef test_holds():\n    pass\n`,
    broken: "def test_holds(:\n    pass\n",
    none: "",
    hang: "import time\n\ndef test_holds():\n    pass\n\ndef test_never_ends():\n    time.sleep(1000)\n",
    loop: "def test_never_ends():\n    import sys\n    while True:\n        sys.__stdout__.write('again and again\\n')\n",
    crash: "import os\n\ndef test_holds():\n    pass\n\ndef test_crashes():\n    os.kill(os.getpid(), 9)\n",
    stdin: "import os\n\ndef test_reads_nothing():\n    assert os.read(0, 10) == b''\n",
    daemon:
      "import subprocess\n\ndef test_starts():\n    subprocess.Popen(['sh', '-c', \"trap '' TERM; sleep 300\"], start_new_session=True, stdout=-3, stderr=-3)\n",
    colours: "def test_is_red():\n    raise ValueError('\\x1b[31mred\\x1b[0m and \\x1b]8;;x\\x07linked')\n",
    huge: "def test_says_much():\n    raise ValueError('begin ' + 'x' * 2000000 + ' end')\n",
    many: `import pytest\n\n@pytest.mark.parametrize("n", range(${MANY}))\ndef test_number(n):\n    assert n % 10 != 0, f"wrong {n}"\n`
  }
  return scenario === "none" ? { "test_none.py": "" } : { "test_suite.py": bodies[scenario] }
}

export const golang = (scenario: Scenario): Files => {
  const imports = (...names: ReadonlyArray<string>) => names.map((name) => `import ${quoted(name)}\n`).join("")
  const bodies: Readonly<Record<Scenario, string>> = {
    pass: `${imports("testing")}func TestHolds(t *testing.T) {}\n`,
    fail: `${imports("testing")}func TestTitle(t *testing.T) {\n\tfor _, title := range []string{${TITLES.map(quoted).join(", ")}} {\n\t\tt.Run(title, func(t *testing.T) { t.Error("boom") })\n\t}\n}\nfunc TestHolds(t *testing.T) {}\n`,
    broken: `${imports("testing")}func TestHolds(t *testing.T) { undefined() }\n`,
    none: "",
    hang: `${imports("testing", "time")}func TestHolds(t *testing.T) {}\nfunc TestNeverEnds(t *testing.T) { time.Sleep(time.Hour) }\n`,
    loop: `${imports("testing", "fmt")}func TestNeverEnds(t *testing.T) { for { fmt.Println("again and again") } }\n`,
    crash: `${imports("testing", "syscall")}func TestHolds(t *testing.T) {}\nfunc TestCrashes(t *testing.T) { syscall.Kill(syscall.Getpid(), syscall.SIGKILL) }\n`,
    stdin: `${imports("testing", "os")}func TestReadsNothing(t *testing.T) { if n, _ := os.Stdin.Read(make([]byte, 9)); n > 0 { t.Error("there is input") } }\n`,
    daemon: `${imports("testing", "os/exec", "syscall")}func TestStarts(t *testing.T) { c := exec.Command("sh", "-c", "trap '' TERM; sleep 300"); c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}; c.Start() }\n`,
    colours: `${imports("testing")}func TestIsRed(t *testing.T) { t.Error("\\x1b[31mred\\x1b[0m and \\x1b]8;;x\\x07linked") }\n`,
    huge: `${imports("testing", "strings")}func TestSaysMuch(t *testing.T) { t.Error("begin " + strings.Repeat("x", 2000000) + " end") }\n`,
    many: `${imports("testing", "fmt")}func TestNumber(t *testing.T) {\n\tfor n := 0; n < ${MANY}; n++ {\n\t\tn := n\n\t\tt.Run(fmt.Sprint("n", n), func(t *testing.T) { if n%10 == 0 { t.Error("wrong ", n) } })\n\t}\n}\n`
  }
  return {
    "go.mod": "module example.org/suite\n\ngo 1.19\n",
    ...(scenario === "none"
      ? { "suite.go": "package suite\n" }
      : { "suite_test.go": `package suite\n\n${bodies[scenario]}` })
  }
}

export const rust = (scenario: Scenario): Files => {
  const numbers = Array.from({ length: MANY }, (_, n) => n)
  const bodies: Readonly<Record<Scenario, string>> = {
    pass: "#[test]\nfn holds() {}\n",
    fail: '#[test]\nfn 日本語() {\n    panic!("boom");\n}\nmod a {\n    #[test]\n    fn b_c() {\n        assert_eq!(1, 2, "wrong \\"x\\"");\n    }\n}\n#[test]\nfn holds() {}\n',
    broken: "#[test]\nfn holds() { undefined(); }\n",
    none: "",
    hang: "#[test]\nfn holds() {}\n#[test]\nfn never_ends() { loop { std::thread::sleep(std::time::Duration::from_secs(1)) } }\n",
    loop: '#[test]\nfn never_ends() { use std::io::Write; loop { writeln!(std::io::stderr(), "again and again").unwrap() } }\n',
    crash: "#[test]\nfn crashes() { std::process::abort() }\n",
    stdin:
      "#[test]\nfn reads_nothing() { let mut s = String::new(); assert_eq!(std::io::stdin().read_line(&mut s).unwrap(), 0); }\n",
    daemon:
      '#[test]\nfn starts() { std::process::Command::new("setsid").args(["sh", "-c", "trap \'\' TERM; sleep 300"]).spawn().unwrap(); }\n',
    colours: '#[test]\nfn is_red() { panic!("\\x1b[31mred\\x1b[0m and \\x1b]8;;x\\x07linked") }\n',
    huge: '#[test]\nfn says_much() { panic!("begin {} end", "x".repeat(2_000_000)) }\n',
    many: numbers.map((n) => `#[test] fn number_${n}() { ${n % 10 === 0 ? `panic!("wrong ${n}")` : ""} }\n`).join("")
  }
  return {
    "Cargo.toml": '[package]\nname = "suite"\nversion = "0.1.0"\nedition = "2021"\n',
    "src/lib.rs": scenario === "none" ? "" : bodies[scenario]
  }
}

/**
 * GUT on Godot 3: the project, without the addon. `undefined` where a script of 3.2 cannot do it:
 * it has no standard input.
 */
export const gut = (scenario: Scenario): Files | undefined => {
  if (scenario === "stdin") return undefined
  const head = 'extends "res://addons/gut/test.gd"\n'
  const holds = "func test_holds():\n\tassert_true(true)\n"
  const doubled = (value: string) => `\tvar text = "${value}"\n\tfor i in range(21): text += text\n`
  const numbers = Array.from({ length: MANY }, (_, n) => n)
  const bodies: Readonly<Record<Scenario, string>> = {
    pass: holds,
    fail: `func test_adds():\n\tassert_eq(1 + 1, 3, 'boom "日本語" [x]')\n${holds}class TestInner:\n\textends "res://addons/gut/test.gd"\n\tfunc test_inside():\n\t\tassert_true(false, "wrong - a/b")\n`,
    broken: "func test_holds(\n\tpass\n",
    none: "",
    hang: `${holds}func test_never_ends():\n\tyield(get_tree().create_timer(1000), "timeout")\n`,
    loop: 'func test_never_ends():\n\twhile true:\n\t\tprint("again and again")\n',
    crash: `${holds}func test_crashes():\n\tOS.kill(OS.get_process_id())\n`,
    stdin: "",
    daemon: `func test_starts():\n\tOS.execute("setsid", ["sh", "-c", "trap '' TERM; sleep 300"], false)\n\tassert_true(true)\n`,
    colours: 'func test_is_red():\n\tassert_true(false, "\\u001b[31mred\\u001b[0m and \\u001b]8;;x\\u0007linked")\n',
    huge: `func test_says_much():\n${doubled("x")}\tassert_true(false, "begin " + text + " end")\n`,
    many: numbers.map((n) => `func test_number_${n}():\n\tassert_true(${n % 10 !== 0}, "wrong ${n}")\n`).join("")
  }
  const project = { "project.godot": 'config_version=4\n\n[application]\n\nconfig/name="suite"\n' }
  return scenario === "none" ? project : { ...project, "test/test_suite.gd": head + bodies[scenario] }
}
