#!/usr/bin/env node
/**
 * Stands in for `cargo nextest run`: writes what nextest 0.9.143 writes to stderr if it is no terminal, and at the end
 * the JUnit XML that its configuration requests. The behaviour of the tests is in the file `fake-nextest.json` in the
 * working directory: { config, store, status, tests, script, isOld }.
 *
 * See nextest-runner/src/reporter and cargo-nextest/src/dispatch in https://github.com/nextest-rs/nextest, and
 * src/serialize.rs of quick-junit.
 */
import { spawn } from "node:child_process"
import { copyFileSync, mkdirSync, readFileSync, writeFileSync, writeSync } from "node:fs"
import { dirname, join } from "node:path"

const play = JSON.parse(readFileSync("fake-nextest.json", "utf8"))
const { config = "", status = true, tests, script, isOld = false } = play

const err = (text) => {
  for (let bytes = Buffer.from(`${text}\n`); bytes.length > 0; ) {
    try {
      bytes = bytes.subarray(writeSync(2, bytes))
    } catch (error) {
      if (error.code !== "EAGAIN") process.exit(3)
    }
  }
}

const end = (code, ...lines) => {
  for (const line of lines) err(line)
  process.exit(code)
}

// The options that this program accepts, as clap parses them.
const [command, verb, ...words] = process.argv.slice(2)
if (command !== "nextest" || verb !== "run") end(101, `error: no such command: \`${command}\``)
const filters = []
let toolConfig
let expression
for (let at = 0; at < words.length; at++) {
  const word = words[at]
  if (word === "--no-fail-fast") continue
  if (word === "-E") expression = words[++at]
  else if (word === "--tool-config-file" && !isOld) toolConfig = words[++at]
  else if (word.startsWith("-")) end(2, `error: unexpected argument '${word}' found`)
  else filters.push(word)
}

// A tool's configuration lies below the project's own.
let path
if (toolConfig !== undefined) {
  const [, tool, file] = /^([A-Za-z_@][\w@:-]*?):(\/.+)$/.exec(toolConfig) ?? []
  if (tool === undefined) end(2, `error: invalid value '${toolConfig}' for '--tool-config-file <TOOL:ABS_PATH>'`)
  const [, section, value] = /^\[(.+)\]\npath = (".*")\n$/.exec(readFileSync(file, "utf8")) ?? []
  if (section !== "profile.default.junit") end(96, `error: failed to parse nextest config at \`${file}\``)
  path = JSON.parse(value)
}
const own = /^\[profile\.default\.junit\]\npath = (".*")$/m.exec(config)?.[1]
if (own !== undefined) path = join("target/nextest/default", JSON.parse(own))

const chosen = tests.filter(({ name, isIgnored }) =>
  isIgnored === true
    ? false
    : expression === undefined
      ? filters.length === 0 || filters.some((filter) => name.includes(filter))
      : expression.split(" | ").includes(`test(=${name})`)
)
const left = tests.length - chosen.length
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`
const binaries = new Set(chosen.map(({ binary }) => binary)).size

const time = (seconds) => `[${seconds.toFixed(3).padStart(8)}s]`
const line = (word, { binary, name }, n, seconds = 0.005) =>
  `${word.padStart(12)} ${time(seconds)} (${n}/${chosen.length}) ${binary} ${name}`
const indented = (text) => text.replace(/^(?=.)/gm, "    ")

const libtest = (name) => `
running 1 test
test ${name} ... FAILED

failures:

failures:
    ${name}

test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.00s

`

/** Words of the end of an attempt, and the kind of failure in the report. */
const kinds = {
  pass: ["PASS"],
  leak: ["LEAK"],
  fail: ["FAIL", "failure", "test failure with exit code 101"],
  exit: ["FAIL", "failure", "test failure with exit code 3"],
  timeout: ["TIMEOUT", "failure", "test timeout"],
  abort: ["SIGSEGV", "failure", "test abort"],
  terminated: ["SIGTERM", "failure", "test abort"],
  leakFail: ["LEAK-FAIL", "error", "test exited with code 0, but leaked handles so was marked failed"]
}
const isGood = ({ kind }) => kind === "pass" || kind === "leak"

const outputs = ({ stdout, stderr }) => {
  for (const [title, text] of [
    ["stdout", stdout],
    ["stderr", stderr]
  ])
    if (text !== "") err(`  ${title} ───\n\n${indented(text).trimEnd()}\n`)
}

const attemptOf = (test, attempt) => ({
  kind: "fail",
  stdout: attempt.kind === "fail" || attempt.kind === undefined ? libtest(test.name) : "",
  stderr: "",
  ...attempt
})

// Text in XML, as quick-xml and the crate `strip_ansi_escapes` leave it.
const escaped = (text) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a report leaves out.
    .replace(/\u001b\[[\d;]*m/g, "")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a report leaves out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("'", "&apos;")
    .replaceAll('"', "&quot;")

/** What nextest finds in the output: the last panic, an error, or the signal. */
const descriptionOf = ({ kind, stderr }) => {
  const at =
    [...stderr.matchAll(/^thread '.*' (?:\(\d+\) )?panicked at /gm)].at(-1)?.index ?? stderr.search(/^Error: /m)
  const found = at === -1 ? [] : [stderr.slice(at).trimEnd()]
  const signal = kind === "abort" ? ["11 (SIGSEGV)"] : kind === "terminated" ? ["15 (SIGTERM)"] : []
  return [...signal.map((one) => `process aborted with signal ${one}`), ...found]
}

const failureOf = (tag, attempt, inside = "") => {
  const [, , type] = kinds[attempt.kind]
  const [first, second] = descriptionOf(attempt)
  const message = second === undefined ? first?.split("\n", 1)[0].replace(/:$/, "") : "2 errors occurred executing test"
  const text =
    second === undefined
      ? (first ?? "")
      : `2 errors occurred executing test:\n* ${first}\n* ${second.replaceAll("\n", "\n  ")}\n`
  const attributes = `${message === undefined ? "" : ` message="${escaped(message)}"`} type="${escaped(type)}"`
  return text === "" && inside === ""
    ? `            <${tag}${attributes}/>\n`
    : `            <${tag}${attributes}>${escaped(text)}${inside}</${tag}>\n`
}

const outputOf = ({ stdout, stderr }, indent) =>
  `${indent}<system-out>${escaped(stdout)}</system-out>\n${indent}<system-err>${escaped(stderr)}</system-err>\n`

const caseOf = ({ binary, name, attempts }) => {
  const last = attempts.at(-1)
  const isPassed = isGood(last)
  const main = isPassed ? last : attempts[0]
  const [, tag] = kinds[main.kind]
  const others = isPassed ? attempts.slice(0, -1) : attempts.slice(1)
  const kind = isPassed ? "flaky" : "rerun"
  const body =
    (isPassed ? "" : failureOf(tag, main)) +
    others
      .map((one) =>
        failureOf(
          `${kind}${kinds[one.kind][1] === "error" ? "Error" : "Failure"}`,
          one,
          `\n${outputOf(one, "                ")}            `
        )
      )
      .join("") +
    (isPassed ? "" : outputOf(main, "            "))
  return `        <testcase name="${escaped(name)}" classname="${escaped(binary)}" timestamp="2026-01-09T07:50:12.665+00:00" time="0.004">\n${body}        </testcase>\n`
}

const suiteOf = (name, cases, failures, body) =>
  `    <testsuite name="${escaped(name)}" tests="${cases}" disabled="0" errors="0" failures="${failures}">\n${body}    </testsuite>\n`

const done = []

const writeReport = () => {
  if (path === undefined) return
  const suites = [...new Set(done.map(({ binary }) => binary))].map((binary) => {
    const cases = done.filter((test) => test.binary === binary)
    const failures = cases.filter(({ attempts }) => !isGood(attempts.at(-1))).length
    return suiteOf(binary, cases.length, failures, cases.map(caseOf).join(""))
  })
  const name = `@setup-script:${script?.name}`
  const failure = script?.isBad === true ? '<failure type="setup script failure with exit code 1"/>' : ""
  const setup =
    script === undefined
      ? []
      : [
          suiteOf(
            name,
            1,
            failure === "" ? 0 : 1,
            `        <testcase name="${script.name}" classname="${name}" time="2.265">${failure}</testcase>\n`
          )
        ]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="nextest-run" tests="${done.length}" failures="0" errors="0" uuid="45c50042-482e-477e-88a2-60cfcc3eaf95" timestamp="2026-01-09T07:50:12.664+00:00" time="0.023">\n${[...setup, ...suites].join("")}</testsuites>\n`
  )
}

const finish = (reason) => {
  writeReport()
  const passed = done.filter(({ attempts }) => isGood(attempts.at(-1)))
  const failed = done.length - passed.length
  const flaky = passed.filter(({ attempts }) => attempts.length > 1).length
  const count = done.length === chosen.length ? chosen.length : `${done.length}/${chosen.length}`
  err("────────────")
  err(
    `${"Summary".padStart(12)} ${time(0.01)} ${count} ${chosen.length === 1 ? "test" : "tests"} run: ${passed.length} passed${flaky > 0 ? ` (${flaky} flaky)` : ""}${failed > 0 ? `, ${failed} failed` : ""}, ${left} skipped`
  )
  if (status)
    done.forEach((test, n) => {
      const last = test.attempts.at(-1)
      if (!isGood(last))
        err(
          line(`${test.attempts.length > 1 ? `TRY ${test.attempts.length} ` : ""}${kinds[last.kind][0]}`, test, n + 1)
        )
    })
  if (reason !== undefined)
    err(`warning: ${chosen.length - done.length}/${chosen.length} tests were not run due to ${reason}`)
  if (script?.isBad === true) end(105, "error: setup script failed")
  if (chosen.length === 0) end(4, "error: no tests to run", "(hint: use `--no-tests` to customize)")
  if (failed > 0) end(100, "error: test run failed")
  process.exit(0)
}

err("────────────")
err(`${"Nextest run".padStart(12)} ID 45c50042-482e-477e-88a2-60cfcc3eaf95 with nextest profile: default`)
err(
  `${"Starting".padStart(12)} ${plural(chosen.length, "test")} across ${binaries} ${binaries === 1 ? "binary" : "binaries"}${left > 0 ? ` (${plural(left, "test")} skipped)` : ""}`
)
if (script?.isBad === true) {
  err(`  SETUP FAIL ${time(0.003)} (1/1) ${script.name}: false`)
  finish()
}

/** A process of its own, whose arguments name the test. */
const hang = (test) => {
  const folder = "target/debug/deps"
  const program = join(folder, `${test.binary}-998cfac313741f21`)
  mkdirSync(folder, { recursive: true })
  copyFileSync("/bin/sh", program)
  // The shell takes its first argument for a script.
  writeFileSync(test.name, "sleep 1000\n")
  const child = spawn(program, [test.name, "--exact", "--nocapture"], { stdio: "ignore" })
  process.on("SIGTERM", () => {
    err(`${"Cancelling".padStart(12)} due to signal: 1 test still running`)
    child.kill("SIGTERM")
  })
  child.on("exit", () => {
    done.push({ ...test, attempts: [attemptOf(test, { kind: "terminated" })] })
    if (status) err(line("SIGTERM", test, done.length))
    finish("signal")
  })
}

const run = () => {
  for (const test of chosen) {
    if (test.attempts?.[0]?.kind === "hang") return hang(test)
    const attempts = (test.attempts ?? [{ kind: "pass" }]).map((one) => attemptOf(test, one))
    done.push({ ...test, attempts })
    if (!status) continue
    attempts.forEach((attempt, n) => {
      const isLast = n === attempts.length - 1
      const number = attempts.length > 1 ? `TRY ${n + 1} ` : ""
      err(line(`${number}${kinds[attempt.kind][0]}`, test, done.length))
      if (!isGood(attempt)) outputs(attempt)
      if (!isLast) err(line(`TRY ${n + 2} START`, test, done.length))
    })
  }
  finish()
}
run()
