import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { call, environment } from "../support/bundle.ts"
import { shared } from "../support/shared.ts"
import { everything, limits, lineSize, REPORTS, timebox } from "../support/timebox.ts"

const LINE = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\] \[std(?:out|err)\] /

const artifactsOf = (value: Record<string, unknown>) =>
  value["artifacts"] as { readonly raw_log: string; readonly summary_md: string; readonly summary_json: string }

describe("run_test over stdio", () => {
  /** One server for all tests that need neither settings nor a root of their own. */
  const plain = shared(timebox({ SECRET_TOKEN: "s", HTTPS_PROXY: "http://user:pw@localhost" }))

  it.scopedLive("is the only tool, with no resources and no prompts", () =>
    Effect.gen(function* () {
      const { client } = plain()
      const { tools } = yield* Effect.promise(() => client.listTools())
      assert.deepStrictEqual(
        tools.map(({ name }) => name),
        ["run_test"]
      )
      const [tool] = tools
      assert.isBelow(JSON.stringify(tools).length, 8000)
      if (tool === undefined) return assert.fail("no tool")
      assert.match(tool.description ?? "", /^.{40,600}$/s)
      const { required, properties, additionalProperties } = tool.inputSchema as unknown as {
        readonly required: ReadonlyArray<string>
        readonly properties: Record<string, { readonly enum?: ReadonlyArray<string>; readonly type?: string }>
        readonly additionalProperties: boolean
      }
      assert.deepStrictEqual(required.toSorted(), Object.keys(everything).toSorted())
      assert.deepStrictEqual(properties["runner"]?.enum, ["flutter"])
      assert.deepStrictEqual(properties["scope"]?.enum, ["all", "file", "pattern", "failed"])
      assert.strictEqual(properties["timeout_ms"]?.type, "integer")
      assert.isFalse(additionalProperties)
      assert.strictEqual(tool.annotations?.readOnlyHint, false)
      const { resources, prompts } = client.getServerCapabilities() ?? {}
      assert.deepStrictEqual([resources, prompts], [undefined, undefined])
      assert.isBelow(client.getInstructions()?.length ?? 0, 1000)
    })
  )

  it.scopedLive("a pass comes with its report: three files, all of one mind", () =>
    Effect.gen(function* () {
      const { play, read, json, left } = plain()
      const { value, isError } = yield* play("pass")
      assert.isFalse(isError)
      assert.strictEqual(value["status"], "pass")
      assert.strictEqual(value["exit_code"], 0)
      assert.isTrue(Number.isInteger(value["duration_ms"]))
      assert.match(String(value["report_dir"]), /^\.cache\/mcp-test-timebox\/reports\/\d{4}-[\dTZ-]+$/)
      assert.include(String(value["excerpt"]), "All tests passed!")
      const { raw_log, summary_json, summary_md } = artifactsOf(value)
      assert.deepStrictEqual(
        [raw_log, summary_md, summary_json],
        ["raw.log", "summary.md", "summary.json"].map((name) => `${value["report_dir"]}/${name}`)
      )
      const log = read(raw_log).split("\n")
      assert.strictEqual(log.pop(), "")
      assert.strictEqual(log.length, 3)
      for (const line of log) assert.match(line, LINE)
      const summary = json(summary_json)
      assert.deepStrictEqual(summary["command"], ["flutter", "test"])
      for (const [name, told] of Object.entries(value)) assert.deepStrictEqual(summary[name], told, name)
      assert.deepStrictEqual((summary["tail_lines"] as ReadonlyArray<unknown>)[2], {
        stream: "stdout",
        text: "00:02 +1: All tests passed!"
      })
      assert.match(read(summary_md), /^# PASS: `flutter test` \(exit code 0, /)
      assert.deepStrictEqual(left(), [])
    })
  )

  it.scopedLive("a failure names its tests and shows what was said, with lines around", () =>
    Effect.gen(function* () {
      const { play, read, json } = plain()
      const { value, isError } = yield* play("fail")
      assert.isFalse(isError)
      assert.strictEqual(value["status"], "fail")
      assert.strictEqual(value["exit_code"], 1)
      assert.deepStrictEqual(value["failed_tests"], ["/app/test/counter_test.dart: Counter increments"])
      assert.include(String(value["excerpt"]), "EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK")
      assert.include(String(value["excerpt"]), "counter_test.dart:19:5")
      const summary = json(artifactsOf(value).summary_json)
      const [first] = summary["excerpts"] as ReadonlyArray<{
        readonly start_line: number
        readonly end_line: number
        readonly lines: ReadonlyArray<{ readonly stream: string; readonly text: string }>
      }>
      const log = read(artifactsOf(value).raw_log).split("\n")
      assert.strictEqual(first?.lines.length, (first?.end_line ?? 0) - (first?.start_line ?? 0) + 1)
      first?.lines.forEach(({ stream, text }, i) => {
        assert.isTrue(log[first.start_line - 1 + i]?.endsWith(`[${stream}] ${text}`))
      })
      const markdown = read(artifactsOf(value).summary_md).split("\n")
      assert.match(markdown[0] ?? "", /^# FAIL: `flutter test` \(exit code 1, /)
      assert.isBelow(markdown.indexOf("- `/app/test/counter_test.dart: Counter increments`"), 8)
    })
  )

  it.scopedLive("the command is exactly the template, in the root, with stdin at its end and few variables", () =>
    Effect.gen(function* () {
      const { play, read, root } = plain()
      mkdirSync(join(root, "test"))
      const seen = (request: Record<string, unknown>) =>
        Effect.map(
          play("argv", request),
          ({ value }) =>
            JSON.parse(read(artifactsOf(value).raw_log).replace(LINE, "")) as {
              readonly argv: ReadonlyArray<string>
              readonly cwd: string
              readonly env: ReadonlyArray<string>
              readonly input: string
            }
        )
      const all = yield* seen({})
      assert.deepStrictEqual(all.argv, ["test"])
      assert.strictEqual(all.cwd, root)
      assert.strictEqual(all.input, "end of file")
      assert.include(all.env, "FAKE_FLUTTER_ID")
      assert.notInclude(all.env, "SECRET_TOKEN")
      assert.notInclude(all.env, "HTTPS_PROXY")
      for (const target of ["test/日本語 a.dart", "$(touch x);"]) {
        assert.deepStrictEqual((yield* seen({ scope: "file", target })).argv, ["test", target])
      }
      for (const target of ["^A (b|c)$\"'`", "--config=x"]) {
        assert.deepStrictEqual((yield* seen({ scope: "pattern", target })).argv, ["test", "--name", target])
      }
      assert.isFalse(existsSync(join(root, "x")))
    })
  )

  it.scopedLive("what a client may not ask is refused by name, and nothing is started or written", () =>
    Effect.gen(function* () {
      const { play, root } = yield* timebox({ MCP_TEST_TIMEBOX_MAX_TIMEOUT_MS: "600000" })
      mkdirSync(join(root, "test"))
      writeFileSync(join(root, "file"), "as it was")
      symlinkSync("/etc", join(root, "etc"))
      const before = readdirSync(root).toSorted()
      const hostile: ReadonlyArray<readonly [Record<string, unknown>, RegExp]> = [
        ...[1.5, "60000", null, true, 0, -1, 1e308, 2 ** 53, [], {}].flatMap((number) =>
          ["timeout_ms", "no_output_timeout_ms", "max_output_bytes"].map(
            (name) =>
              [{ [name]: number }, new RegExp(`^INVALID_ARGUMENT ${name}: must be a whole number from 1`)] as const
          )
        ),
        [{ timeout_ms: 600_001 }, /^INVALID_ARGUMENT timeout_ms: may be at most 600000/],
        [{ timeout_ms: undefined }, /^INVALID_ARGUMENT timeout_ms: is missing/],
        [{ runner: "vitest" }, /^INVALID_ARGUMENT runner: vitest is not enabled/],
        [{ runner: "sh" }, /^INVALID_ARGUMENT runner: must be one of flutter/],
        [{ runner: "constructor" }, /^INVALID_ARGUMENT runner/],
        [{ scope: "ALL" }, /^INVALID_ARGUMENT scope: must be all, file, pattern or failed/],
        [{ command: "rm -rf /" }, /^INVALID_ARGUMENT command/],
        [{ target: "x" }, /^INVALID_ARGUMENT target: is not accepted/],
        [{ scope: "file" }, /^INVALID_ARGUMENT target: is required/],
        [{ scope: "pattern", target: "  " }, /^INVALID_ARGUMENT target: is required/],
        [{ scope: "pattern", target: "a\0b" }, /^INVALID_ARGUMENT target: .*NUL/],
        [{ scope: "pattern", target: "x".repeat(4001) }, /^INVALID_ARGUMENT target: is longer/],
        [{ scope: "file", target: "-x" }, /^INVALID_ARGUMENT target: may not begin/],
        [{ scope: "file", target: "--config=x" }, /^INVALID_ARGUMENT target: may not begin/],
        [{ scope: "file", target: "a\0b" }, /^INVALID_ARGUMENT target: .*NUL/],
        [{ scope: "file", target: "/etc/passwd" }, /^ACCESS_DENIED target/],
        [{ scope: "file", target: "../x" }, /^ACCESS_DENIED target/],
        [{ scope: "file", target: "test/../../x" }, /^ACCESS_DENIED target/],
        [{ scope: "file", target: "etc/passwd" }, /^ACCESS_DENIED target/],
        [{ scope: "file", target: "etc/passwd?name=x" }, /^ACCESS_DENIED target/],
        [{ scope: "file", target: "etc/../x" }, /^ACCESS_DENIED target/],
        [{ report_dir: "" }, /^INVALID_ARGUMENT report_dir/],
        [{ report_dir: 5 }, /^INVALID_ARGUMENT report_dir/],
        [{ report_dir: "file" }, /^INVALID_ARGUMENT report_dir: is a file/],
        [{ report_dir: "file/x" }, /^INVALID_ARGUMENT report_dir: lies below a file/],
        [{ report_dir: "/tmp" }, /^ACCESS_DENIED report_dir/],
        [{ report_dir: "../x" }, /^ACCESS_DENIED report_dir/],
        [{ report_dir: "etc" }, /^ACCESS_DENIED report_dir/],
        [{ report_dir: "etc/x/y" }, /^ACCESS_DENIED report_dir/],
        [{ report_dir: "a\0b" }, /^INVALID_ARGUMENT report_dir/]
      ]
      for (const [request, message] of hostile) {
        const { isError, value } = yield* play("pass", request)
        assert.isTrue(isError, JSON.stringify(request))
        assert.match(`${value["code"]} ${value["message"]}`, message)
      }
      const several = yield* play("pass", { timeout_ms: 0, max_output_bytes: "1", runner: "x" })
      assert.strictEqual((several.value["problems"] as ReadonlyArray<string>).length, 3)
      assert.deepStrictEqual(readdirSync(root).toSorted(), [...before, "fake-flutter"].toSorted())
      assert.strictEqual(readFileSync(join(root, "file"), "utf8"), "as it was")
    })
  )

  it.scopedLive("the default place is never written to through a link", () =>
    Effect.gen(function* () {
      const { play, root } = yield* timebox()
      const outside = join(root, "..", "outside")
      mkdirSync(outside)
      symlinkSync(outside, join(root, ".cache"))
      const { isError, value } = yield* play("pass")
      assert.isTrue(isError)
      assert.match(`${value["code"]} ${value["message"]}`, /^ACCESS_DENIED report_dir/)
      assert.deepStrictEqual(readdirSync(outside), [])
    })
  )

  it.scopedLive("report_dir gets the three files, and nothing else in it is touched", () =>
    Effect.gen(function* () {
      const { play, root } = yield* timebox()
      mkdirSync(join(root, "out"))
      writeFileSync(join(root, "out", "notes.txt"), "mine")
      for (const scenario of ["fail", "pass"]) {
        const { value } = yield* play(scenario, { report_dir: "./out" })
        assert.strictEqual(value["report_dir"], "out")
        assert.deepStrictEqual(readdirSync(join(root, "out")).toSorted(), [
          "notes.txt",
          "raw.log",
          "summary.json",
          "summary.md"
        ])
      }
      assert.strictEqual(readFileSync(join(root, "out", "notes.txt"), "utf8"), "mine")
      assert.match(readFileSync(join(root, "out", "summary.md"), "utf8"), /^# PASS/)
      assert.isFalse(existsSync(join(root, REPORTS)))
      assert.strictEqual((yield* play("pass", { report_dir: "new/deep/er" })).value["status"], "pass")
    })
  )

  it.scopedLive("only the newest reports are kept, and only what this program made is removed", () =>
    Effect.gen(function* () {
      const { play, root, reports } = yield* timebox({ MCP_TEST_TIMEBOX_KEEP_REPORTS: "2" })
      const mine = ["notes", "2020-01-01T00-00-00-000Z"]
      for (const name of mine) {
        mkdirSync(join(root, REPORTS, name), { recursive: true })
        writeFileSync(join(root, REPORTS, name, "notes.txt"), "mine")
      }
      const made: Array<string> = []
      for (let i = 0; i < 3; i++) made.push(String((yield* play("pass")).value["report_dir"]).slice(REPORTS.length + 1))
      assert.deepStrictEqual(reports(), [...mine, ...made.slice(-2)].toSorted())
    })
  )

  it.scopedLive("a hang ends without output, with the last test in the excerpt, soon and with nothing left", () =>
    Effect.gen(function* () {
      const { play, read, left } = plain()
      const began = performance.now()
      const { value } = yield* play("hang", { no_output_timeout_ms: 1000 })
      assert.isBelow(performance.now() - began, 8000)
      assert.isAtLeast(Number(value["duration_ms"]), 1000)
      assert.strictEqual(value["status"], "no_output")
      assert.isNull(value["exit_code"])
      assert.include(String(value["excerpt"]), "Counter settles")
      assert.include(String(value["message"]), "Counter settles")
      assert.match(read(artifactsOf(value).summary_md), /^# NO OUTPUT: /)
      assert.deepStrictEqual(left(), [])
    })
  )

  it.scopedLive("a hang with output ends at the limit, as does one deaf to SIGTERM with a daemon", () =>
    Effect.gen(function* () {
      const { play, left } = plain()
      for (const scenario of ["dots", "daemon", "group"]) {
        const began = performance.now()
        const { value } = yield* play(scenario, { timeout_ms: 1500 })
        const took = performance.now() - began
        assert.strictEqual(value["status"], "timeout", scenario)
        assert.isNull(value["exit_code"])
        assert.isAtLeast(took, 1500)
        assert.isBelow(took, 1500 + 2 * 2500)
        assert.deepStrictEqual(left(), [])
      }
    })
  )

  it.scopedLive("limits beyond 2^31 - 1 ms do not fire early", () =>
    Effect.gen(function* () {
      const { play } = plain()
      const { value } = yield* play("pass", {
        timeout_ms: 2 ** 53 - 1,
        no_output_timeout_ms: 2 ** 40,
        max_output_bytes: 2 ** 53 - 1
      })
      assert.strictEqual(value["status"], "pass")
    })
  )

  it.scopedLive("how a command ended is reported: by its exit code, a signal, or what it left behind", () =>
    Effect.gen(function* () {
      const { play, left } = plain()
      const told = Effect.fnUntraced(function* (scenario: string) {
        const { value } = yield* play(scenario)
        return [
          value["status"],
          value["exit_code"],
          value["signal"] ?? null,
          Number(value["leaked_processes"] ?? 0) > 0
        ]
      })
      assert.deepStrictEqual(yield* told("exit 3"), ["fail", 3, null, false])
      assert.deepStrictEqual(yield* told("signal"), ["fail", null, "SIGSEGV", false])
      assert.deepStrictEqual(yield* told("prompt"), ["fail", 1, null, false])
      assert.deepStrictEqual(yield* told("leader-gone"), ["pass", 0, null, true])
      assert.deepStrictEqual(yield* told("leader-gone-deaf"), ["fail", 1, null, true])
      assert.match(String((yield* play("no-tests")).value["message"]), /^No test was run: flutter found none\.$/)
      assert.deepStrictEqual(left(), [])
    })
  )

  it.scopedLive("a program that is missing or cannot be executed is an answer with a report", () =>
    Effect.gen(function* () {
      const { play, read, root } = yield* timebox({ PATH: "/nowhere:bin" })
      const missing = yield* play("pass")
      assert.isFalse(missing.isError)
      assert.strictEqual(missing.value["status"], "error")
      assert.match(String(missing.value["message"]), /flutter was not found on PATH/)
      mkdirSync(join(root, "bin"))
      writeFileSync(join(root, "bin", "flutter"), "#!/bin/sh\n")
      chmodSync(join(root, "bin", "flutter"), 0o644)
      const { value } = yield* play("pass")
      assert.strictEqual(value["status"], "error")
      assert.match(String(value["message"]), /is not executable/)
      assert.isBelow(Number(value["duration_ms"]), 2 * 5000)
      for (const path of Object.values(artifactsOf(value))) assert.isTrue(existsSync(join(root, path)))
      assert.match(read(artifactsOf(value).summary_md), /^# ERROR: `flutter test`[^\n]*\n\n.*is not executable/)
    })
  )

  it.scopedLive("odd output is a log of lines all the same", () =>
    Effect.gen(function* () {
      const { play, read } = plain()
      for (const scenario of ["binary", "ansi", "crlf", "utf8", "unfinished", "fail-stderr"]) {
        const { value } = yield* play(scenario)
        const log = read(artifactsOf(value).raw_log)
        assert.isTrue(log.endsWith("\n"), scenario)
        for (const line of log.split("\n").slice(0, -1)) assert.match(line, LINE, scenario)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
        assert.notMatch(String(value["excerpt"]), /[\u0000-\u0008\u000b-\u001f]/, scenario)
        if (scenario === "binary") assert.include(String(value["excerpt"]), "FAILED after binary")
        if (scenario === "utf8") assert.include(log, "日本語 ═══ 🙂\n")
        if (scenario === "unfinished") assert.match(log, /\[stdout\] a line without an end\n$/)
        if (scenario === "fail-stderr") assert.match(log, /\[stderr\] Error: No pubspec/)
      }
    })
  )

  it.scopedLive("a fence in the output does not end the fence around it", () =>
    Effect.gen(function* () {
      const { play, read, root } = yield* timebox({ PATH: `bin:${process.env["PATH"]}` })
      mkdirSync(join(root, "bin"))
      writeFileSync(
        join(root, "bin", "flutter"),
        "#!/bin/sh\nprintf 'FAILED\\n```\\n# not a heading\\n`````\\n'; exit 1\n"
      )
      chmodSync(join(root, "bin", "flutter"), 0o755)
      const { value } = yield* play("pass", { scope: "pattern", target: "a`b``c\n# no" })
      const markdown = read(artifactsOf(value).summary_md)
      assert.include(markdown, "\n``````text\nFAILED\n```\n# not a heading\n`````\n``````\n")
      assert.match(markdown, /^# FAIL: ```flutter test --name 'a`b``c # no'``` /)
      assert.deepStrictEqual(
        markdown.split("\n").filter((line) => /^#+ /.test(line) && line !== "# not a heading").length,
        3
      )
    })
  )

  it.scopedLive("an answer is at most twice the bytes asked for and 16 KiB; the whole is in the log", () =>
    Effect.gen(function* () {
      const { play, root } = yield* timebox({ MCP_TEST_TIMEBOX_RAW_LOG_BYTES: "1000000" })
      for (const max_output_bytes of [1, 20_000]) {
        const { value } = yield* play("flood-errors 5", { max_output_bytes })
        assert.isAtMost(lineSize(value), 2 * max_output_bytes + 16_384, String(max_output_bytes))
        if (max_output_bytes > 1000) assert.isAbove(lineSize(value), max_output_bytes)
        const size = readFileSync(join(root, artifactsOf(value).raw_log)).length
        assert.isTrue(size <= 1_000_000 && size > 800_000)
        assert.match(String(value["message"]), /raw\.log lacks \d+ bytes/)
      }
    })
  )

  it.scopedLive("runs side by side do not mix, and the server answers meanwhile", () =>
    Effect.gen(function* () {
      const { fake, client, read, reports } = plain()
      fake.play("argv")
      const targets = Array.from({ length: 6 }, (_, i) => `test ${i}`)
      const running = yield* Effect.fork(
        Effect.forEach(targets, (target) => call(client, "run_test", { ...everything, scope: "pattern", target }), {
          concurrency: "unbounded"
        })
      )
      assert.strictEqual((yield* Effect.promise(() => client.listTools())).tools.length, 1)
      const answers = yield* Fiber.join(running)
      answers.forEach(({ value }, i) => {
        const log = read(artifactsOf(value).raw_log)
        assert.include(log, `"${targets[i]}"`)
        assert.strictEqual(log.split("\n").length, 2)
      })
      const dirs = answers.map(({ value }) => String(value["report_dir"]).slice(REPORTS.length + 1))
      assert.includeMembers([...reports()], dirs)
      assert.strictEqual(new Set(dirs).size, 6)
    })
  )

  it.scopedLive("two runs at once may not share a report_dir", () =>
    Effect.gen(function* () {
      const { fake, client } = plain()
      fake.play("hang")
      const request = { ...everything, no_output_timeout_ms: 1500, report_dir: "out" }
      const both = yield* Effect.all([call(client, "run_test", request), call(client, "run_test", request)], {
        concurrency: 2
      })
      assert.deepStrictEqual(both.map(({ isError }) => isError).toSorted(), [false, true])
      assert.match(String(both.find(({ isError }) => isError)?.value["message"]), /report_dir: is in use/)
    })
  )

  it.scopedLive("a caller with a progress token hears at least every five seconds how far a run is", () =>
    Effect.gen(function* () {
      const { fake, client } = plain()
      fake.play("hang")
      const heard: Array<{ readonly progress: number; readonly message: string; readonly at: number }> = []
      const began = performance.now()
      yield* Effect.promise(() =>
        client.callTool({ name: "run_test", arguments: { ...everything, timeout_ms: 6500 } }, undefined, {
          onprogress: ({ progress, message = "" }) =>
            void heard.push({ progress, message, at: performance.now() - began })
        })
      )
      assert.isAtLeast(heard.length, 2)
      heard.forEach(({ progress, at }, i) => {
        assert.isBelow(at - (heard[i - 1]?.at ?? 0), 10_000)
        assert.isTrue(i === 0 || progress > (heard[i - 1]?.progress ?? 0))
      })
      assert.match(heard.at(-1)?.message ?? "", /^\d.* s, 00:02 \+1: .*Counter settles$/)
    })
  )

  it.scopedLive("a report that the tests themselves remove is made again", () =>
    Effect.gen(function* () {
      const { play, read, root } = yield* timebox({ PATH: `bin:${process.env["PATH"]}` })
      mkdirSync(join(root, "bin"))
      writeFileSync(join(root, "bin", "flutter"), "#!/bin/sh\necho FAILED one\nsleep 0.3\nrm -rf .cache\nexit 1\n")
      chmodSync(join(root, "bin", "flutter"), 0o755)
      const { value } = yield* play("pass")
      assert.strictEqual(value["status"], "fail")
      assert.match(read(artifactsOf(value).raw_log), /\[stdout\] FAILED one\n/)
      assert.match(String(value["message"]), /raw\.log was removed during the run/)
      assert.match(read(artifactsOf(value).summary_md), /^# FAIL/)
    })
  )

  it.scopedLive("the operator decides by flags, too", () =>
    Effect.gen(function* () {
      const { client, root } = yield* timebox({ MCP_TEST_TIMEBOX_ROOT: "/nowhere" }, [
        "--root",
        ".",
        "--runners",
        "pytest,flutter"
      ])
      rmSync(join(root, ".cache"), { recursive: true, force: true })
      const { tools } = yield* Effect.promise(() => client.listTools())
      const properties = tools[0]?.inputSchema.properties as Record<string, { readonly enum?: ReadonlyArray<string> }>
      assert.deepStrictEqual(properties["runner"]?.enum, ["pytest", "flutter"])
      const { value } = yield* call(client, "run_test", {
        runner: "pytest",
        scope: "file",
        target: "x.py",
        ...limits,
        timeout_ms: 0
      })
      assert.match(String(value["message"]), /^timeout_ms/)
      assert.isDefined(environment()["PATH"])
    })
  )
})
