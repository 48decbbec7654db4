#!/usr/bin/env node
/**
 * Stands in for Godot that runs gdUnit4's command line tool: writes what gdUnit4 writes to stdout, and its report below
 * the given folder. The behaviour of the tests is in the file `fake-gdunit4.json` in the working directory: { suites,
 * isHidden }; `addons/gdUnit4/plugin.cfg` has the version.
 *
 * See addons/gdUnit4/bin/GdUnitCmdTool.gd, src/core/runners, src/reporters (src/report before 5.1) and src/cmd in
 * https://github.com/MikeSchulze/gdUnit4
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, writeSync } from "node:fs"
import { join } from "node:path"

const { suites, isHidden = false } = JSON.parse(readFileSync("fake-gdunit4.json", "utf8"))
const version = /^version="(.+)"$/m.exec(readFileSync("addons/gdUnit4/plugin.cfg", "utf8"))?.[1] ?? ""
const [major, minor, patch] = version.split(".").map(Number)
const isAtLeast = (a, b, c) => major > a || (major === a && (minor > b || (minor === b && patch >= c)))

const raw = (text) => {
  for (let bytes = Buffer.from(text); bytes.length > 0; ) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes))
    } catch (error) {
      if (error.code !== "EAGAIN") process.exit(3)
    }
  }
}
const out = (text = "") => raw(`${text}\n`)
const coloured = (text) => `\u001b[38;2;250;235;215m${text}\u001b[0m`

// Options as the tool's parser takes them: all behind the tool's name.
const words = process.argv.slice(2)
const options = words.slice(words.findIndex((word) => word.includes("GdUnitCmdTool.gd")) + 1)
const known = ["-a", "-i", "-c", "-conf", "-help", "-rd", "-rc", "--info"]
if (isAtLeast(4, 2, 3)) known.push("--ignoreHeadlessMode")
let isContinuing = false
let reports = join(process.cwd(), "reports")
const added = []
const ignored = []
for (let at = 0; at < options.length; at++) {
  const option = options[at]
  if (!known.includes(option)) {
    out(coloured(`Unknown '${option}' command!`))
    out(coloured("Abnormal exit with 100"))
    process.exit(100)
  }
  if (option === "-c") isContinuing = true
  if (option === "-a") added.push(options[++at])
  if (option === "-i") ignored.push(options[++at])
  if (option === "-rd") {
    const path = options[++at]
    const qualified =
      path.startsWith("res://") || !path.startsWith("/")
        ? path
        : path.startsWith("//")
          ? path.replace("//", "res://")
          : `res:/${path}`
    reports = qualified.replace("res:/", process.cwd())
    out(coloured(`Set write reports to ${reports}`))
  }
}

const hasName = ({ script }) => added.some((path) => script === path || script.startsWith(`${path}/`))
const isLeft = (script, name) => ignored.includes(`${script}:${/^\w+/.exec(name)?.[0]}`)
const chosen = suites
  .filter(hasName)
  .map((suite) => ({ ...suite, tests: suite.tests.filter(({ name }) => !isLeft(suite.script, name)) }))
if (chosen.every(({ tests }) => tests.length === 0)) {
  out(coloured("No test cases found, abort test run!"))
  process.exit(0)
}

/** The line of a test's state, in the words of the version. */
const state = (script, name, word, isOver = true) => {
  const isNew = isAtLeast(5, 1, 0)
  const path = isNew
    ? `  ${coloured(script)}${coloured(" > ")}${coloured(name)}`
    : coloured(`\tRun Test: ${script} > ${name} :`)
  const place = isNew ? "\u001b[86G" : ""
  out(`${path}${place}${coloured(word)}${isOver ? coloured(" 12ms") : ""}`)
}

const told = (failures, kind = "") => {
  for (const { line, message } of failures) {
    out(coloured(`${isAtLeast(5, 1, 0) ? "  " : "\t"}Report:`))
    for (const part of `line ${line}: ${kind}${message}`.split("\n")) out(coloured(`    ${part}`))
  }
  if (failures.length > 0) out()
}

const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("'", "&apos;")
    .replaceAll('"', "&quot;")
const cases = []
const sums = { failed: 0, flaky: 0, skipped: 0, all: 0 }

const record = ({ script }, name, tag, failures) => {
  const title = isAtLeast(4, 2, 0) ? escaped(name) : name
  const [suite] = script.split("/").at(-1).split(".")
  const inner = failures.map(
    ({ line, message }) =>
      `\t\t\t<${tag} message="${{ failure: "FAILED", skipped: "SKIPPED" }[tag]}: ${script}:${line}"${tag === "skipped" ? "" : ' type="FAILURE"'}>\n<![CDATA[\n${message}\n]]>\n\t\t\t</${tag}>\n`
  )
  cases.push({
    script,
    suite,
    xml: `\t\t<testcase name="${title}" classname="${suite}" time="0.012">\n${inner.join("")}\t\t</testcase>\n`
  })
}

let hasFailed = false
for (const suite of chosen) {
  const { before = [], script, tests } = suite
  out(isAtLeast(5, 1, 0) ? `${coloured("Run Test Suite: ")}${coloured(script)}` : coloured(`Run Test Suite ${script} `))
  let bad = before.length
  for (const { name, attempts = [[]], isHanging, isSkipped } of tests) {
    if (hasFailed && !isContinuing) break
    sums.all++
    state(script, name, "STARTED", false)
    if (isHanging === true) await new Promise(() => setInterval(() => {}, 1000))
    if (isSkipped === true) {
      const failures = [{ line: 9, message: "This test is skipped!" }]
      sums.skipped++
      state(script, name, "SKIPPED")
      told(failures)
      record(suite, name, "skipped", failures)
      continue
    }
    const last = attempts.at(-1)
    const isFlaky = last.length === 0 && attempts.length > 1
    const isTold = isAtLeast(5, 1, 0)
    // Since 5.1 the attempts are one test with the failures of them all; before, each is told as a test.
    const shown = isTold ? [attempts.flat()] : attempts
    shown.forEach((failures, n) => {
      const isLast = n === shown.length - 1
      if (n > 0) state(script, name, "STARTED", false)
      const word =
        last.length === 0 && isLast
          ? isFlaky
            ? `FLAKY (${attempts.length} retries)`
            : "PASSED"
          : attempts.length > 1 && isLast
            ? `FAILED (retry ${attempts.length})`
            : "FAILED"
      state(script, name, word)
      told(failures)
      record(suite, name, "failure", failures)
    })
    if (isFlaky) sums.flaky++
    else bad += attempts.flat().length
    hasFailed ||= last.length > 0
  }
  sums.failed += bad
  if (isAtLeast(5, 1, 0) && before.length > 0) {
    out(coloured(`${script.split("/").at(-1).split(".")[0]}:finalze`))
    told(before)
  }
  const statistics = ` ${tests.length} test cases | 0 errors | ${bad} failures | ${sums.flaky} flaky | ${sums.skipped} skipped | 0 orphans |`
  if (isAtLeast(5, 1, 0))
    out(
      `${coloured("Statistics:")}${coloured(statistics)}\u001b[86G${coloured(bad > 0 ? "FAILED" : "PASSED")}${coloured(" 20ms")}`
    )
  else
    out(
      coloured(
        `Statistics: | ${sums.all} tests cases | 0 error | ${sums.failed} failed | 0 flaky | 0 skipped | 0 orphans |\n`
      )
    )
  out()
}

if (!isHidden) {
  const numbers = (existsSync(reports) ? readdirSync(reports) : []).map((name) =>
    Number(/^report_(\d+)$/.exec(name)?.[1] ?? 0)
  )
  const folder = `${reports}/report_${Math.max(0, ...numbers) + 1}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, "<html></html>")
  const flaky = isAtLeast(4, 4, 0) ? ` flaky="${sums.flaky}"` : ""
  const list = chosen.map(({ script, tests }, id) => {
    const own = cases.filter((one) => one.script === script)
    const [path] = script.replace("res://", "").split(/\/[^/]*$/)
    return `\t<testsuite id="${id}" name="${own[0]?.suite}" package="${path}" timestamp="2026-11-25T19:02:56" hostname="localhost" tests="${tests.length}" failures="${sums.failed}" errors="0" skipped="0"${flaky} time="0.007">\n${own.map(({ xml }) => xml).join("")}\t</testsuite>\n`
  })
  writeFileSync(
    `${folder}/results.xml`,
    `<?xml version="1.0" encoding="UTF-8" ?>\n<testsuites id="2026-11-25" name="report_1" tests="${sums.all}" failures="${sums.failed}" skipped="${sums.skipped}"${flaky} time="0.007">\n${list.join("")}</testsuites>\n`
  )
  out(coloured(`Open XML Report at: file://${folder}/results.xml`))
}
if (isAtLeast(5, 1, 0))
  out(
    `${coloured("Overall Summary:")}${coloured(` ${sums.all} test cases | 0 errors | ${sums.failed} failures | ${sums.flaky} flaky | ${sums.skipped} skipped | 0 orphans |`)}`
  )
const code = sums.failed > 0 ? 100 : 0
out(coloured(`Exit code: ${code}`))
process.exit(code)
