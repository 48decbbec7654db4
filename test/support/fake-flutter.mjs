#!/usr/bin/env node
/**
 * Stands in for `flutter`: plays the scenario that FAKE_FLUTTER names, or the file `fake-flutter` in the working
 * directory, as `name` or `name number`. Every process that it starts inherits its environment, or else has
 * FAKE_FLUTTER_ID among its arguments.
 */
import { spawn } from "node:child_process"
import { existsSync, readFileSync, readSync, writeSync } from "node:fs"

const scenario =
  process.env.FAKE_FLUTTER ?? (existsSync("fake-flutter") ? readFileSync("fake-flutter", "utf8").trim() : "pass")
const [name, number] = scenario.split(" ")
const count = Number(number ?? 1)
const id = process.env.FAKE_FLUTTER_ID ?? "fake-flutter"

/** Blocks until all is written, as a compiled program would. */
const write = (fd, data) => {
  for (let bytes = Buffer.from(data); bytes.length > 0; ) {
    try {
      bytes = bytes.subarray(writeSync(fd, bytes))
    } catch (error) {
      if (error.code !== "EAGAIN") process.exit(3)
    }
  }
}
const out = (text) => write(1, text)
const err = (text) => write(2, text)
const forever = () => setInterval(() => {}, 1 << 30)
const ignoreTerm = () => process.on("SIGTERM", () => out("asked to end\n"))

/** A shell that lives until it is killed; `ID` shows in its arguments. */
const idle = (options = {}) =>
  `${options.ignoreTerm ? "trap '' TERM HUP INT; " : ""}while :; do sleep 0.5; done # ${id}`
const start = (script, options = {}) => spawn("sh", ["-c", script], { stdio: "ignore", ...options })
const holding = { stdio: ["ignore", "inherit", "inherit"] }
const started = (child) => new Promise((done) => child.once("spawn", done))

const loading = "00:00 +0: loading /app/test/counter_test.dart\n"
const first = "00:01 +0: /app/test/counter_test.dart: Counter starts at 0\n"
const hung = "00:02 +1: /app/test/counter_test.dart: Counter settles\n"

const failure = `${loading}${first}00:02 +1: /app/test/counter_test.dart: Counter increments
══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞════════════════════
The following TestFailure was thrown running a test:
Expected: exactly one matching candidate
  Actual: _TextWidgetFinder:<Found 0 widgets with text "1": []>
   Which: means none were found but one was expected

When the exception was thrown, this was the stack:
#4      main.<anonymous closure> (file:///app/test/counter_test.dart:19:5)
<asynchronous suspension>

The test description was:
  Counter increments
════════════════════════════════════════════════════════════════════
00:02 +1 -1: /app/test/counter_test.dart: Counter increments [E]
  Test failed. See exception logs above.
  The test description was: Counter increments

To run this test again: /opt/flutter/bin/cache/dart-sdk/bin/dart test /app/test/counter_test.dart -p vm --plain-name 'Counter increments'
00:03 +2 -1: Some tests failed.
`

const scenarios = {
  pass: () => out(`${loading}${first}00:02 +1: All tests passed!\n`),
  /** Tells how the runner's command was started, as far as the command can see. */
  argv: () => {
    let input = "end of file"
    try {
      if (readSync(0, Buffer.alloc(1)) > 0) input = "data"
    } catch (error) {
      input = error.code
    }
    out(
      `${JSON.stringify({ argv: process.argv.slice(2), cwd: process.cwd(), env: Object.keys(process.env), input })}\n`
    )
  },
  fail: () => {
    out(failure)
    process.exitCode = 1
  },
  "fail-stderr": () => {
    out(loading)
    err("Error: No pubspec.yaml file found in the current working directory.\n")
    process.exitCode = 1
  },
  "no-tests": () => {
    out("No tests ran.\n")
    process.exitCode = 79
  },
  exit: () => {
    process.exitCode = count
  },
  signal: () => {
    out(first)
    process.kill(process.pid, "SIGSEGV")
    forever()
  },
  hang: () => {
    out(loading + first + hung)
    forever()
  },
  "startup-lock": () => {
    err("Waiting for another flutter command to release the startup lock...\n")
    forever()
  },
  dots: () => setInterval(() => out("."), 50),
  trickle: () => {
    const text = `${loading}${first}${hung}`
    let at = 0
    setInterval(() => out(text[at++ % text.length]), 100)
  },
  /** Goes on only if somebody answers. */
  prompt: () => {
    out("Continue? [y/N] ")
    process.stdin.once("data", forever)
    process.stdin.once("end", () => {
      out("no answer\n")
      process.exitCode = 1
    })
  },
  "ignore-term": () => {
    ignoreTerm()
    out(first)
    forever()
  },
  /** Ends at SIGTERM, after some last words. */
  "on-term": () => {
    process.on("SIGTERM", () => {
      out("cleaned up\n")
      process.exit(0)
    })
    out(first)
    forever()
  },
  stopped: () => {
    out(first)
    process.kill(process.pid, "SIGSTOP")
  },
  group: async () => {
    await started(start(idle({ ignoreTerm: true }), holding))
    out(first)
    forever()
  },
  session: async () => {
    await started(start(idle({ ignoreTerm: true }), { detached: true }))
    out(first)
    forever()
  },
  /** Twice forked, in a session of its own, ignoring SIGTERM, without the pipe. */
  daemon: async () => {
    const script = `(${idle({ ignoreTerm: true })}\n) >/dev/null 2>&1 </dev/null & exit 0`
    await new Promise((done) => start(script, { detached: true }).once("exit", done))
    ignoreTerm()
    out(first)
    forever()
  },
  /** The same with an empty environment; it holds the pipe. */
  "nameless-daemon": async () => {
    const script = `(exec env -i sh -c '${idle({ ignoreTerm: true }).replaceAll("'", `'"'"'`)}') & exit 0`
    await new Promise((done) => start(script, { detached: true, ...holding }).once("exit", done))
    out(first)
    forever()
  },
  "leader-gone": async () => {
    await started(start(idle(), holding))
    out("00:02 +1: All tests passed!\n")
    process.exit(0)
  },
  "leader-gone-deaf": async () => {
    await started(start(idle({ ignoreTerm: true }), { ...holding, detached: true }))
    out(failure)
    process.exit(1)
  },
  "leader-gone-flood": async () => {
    await started(start(`yes flood # ${id}`, holding))
    process.exit(0)
  },
  /** Two processes that restart each other whenever one ends. */
  respawn: async () => {
    const script = `trap '' TERM; again() { while :; do setsid sh -c "trap '' TERM; sleep 0.05; exit 0 # ${id}"; done; }; again & again & wait`
    await started(start(script, { detached: true }))
    ignoreTerm()
    forever()
  },
  /** Every process soon starts another in a new session and exits: hardly one is seen twice. */
  runaway: async () => {
    const script = `trap '' TERM; [ "$1" -gt 0 ] && setsid sh -c "$0" "$0" $(($1 - 1)) & sleep 0.02; exit 0 # ${id}`
    for (let n = 0; n < 4; n++) await started(spawn("sh", ["-c", script, script, "400"], { stdio: "ignore" }))
    forever()
  },
  /** Many processes, each in a session of its own. */
  crowd: async () => {
    for (let n = 0; n < count; n++) await started(start(idle({ ignoreTerm: true }), { detached: true }))
    out(first)
    forever()
  },
  /** `flood N`: N MiB of lines, then the end that matters. */
  "flood-stdout": () => flood(1),
  "flood-stderr": () => flood(2),
  "flood-endless": () => {
    for (;;) out(`${"flood ".repeat(1000)}\n`)
  },
  "flood-errors": () => flood(1, "ERROR: this line looks like a failure\n"),
  "long-line": () => {
    const block = Buffer.alloc(1 << 20, "x")
    for (let n = 0; n < count; n++) write(1, block)
    out("\n00:02 +1: All tests passed!\n")
  },
  unfinished: () => out("a line without an end"),
  binary: () => {
    out(Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7) % 256)))
    out("\nFAILED after binary\n")
    process.exitCode = 1
  },
  utf8: () => {
    for (const byte of Buffer.from("日本語 ═══ 🙂\n".repeat(50))) out(Buffer.of(byte))
  },
  ansi: () => {
    out("\u001b[31mFAILED\u001b[0m \u001b]0;title\u0007red\u001b[2K\n\u001b[1Gdone\n")
    process.exitCode = 1
  },
  crlf: () => {
    out("one\r\nERROR two\r\nprogress 1%\rprogress 100%\r\nthree\r\n")
    process.exitCode = 1
  },
  "dev-stderr": async () => {
    const child = start("echo through dev stderr > /dev/stderr && echo through dev stdout > /dev/stdout", holding)
    process.exitCode = await new Promise((done) => child.once("exit", done))
  }
}

const flood = (fd, line = "00:01 +1: /app/test/flood_test.dart: all is well, and the line goes on for a while\n") => {
  const block = Buffer.from(line.repeat(Math.ceil((1 << 20) / line.length)))
  for (let n = 0; n < count; n++) write(fd, block)
  out("00:09 +1 -1: /app/test/flood_test.dart: the last [E]\n00:09 +1 -1: Some tests failed.\n")
  process.exitCode = 1
}

await scenarios[name]()
