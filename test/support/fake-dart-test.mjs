#!/usr/bin/env node
/**
 * Stands in for `dart test` and `flutter test`: writes byte for byte the output of package:test's reporters without a
 * terminal, `compact` (the default on Linux and macOS before test_core 0.6.15) or `expanded` (the default since), and
 * beside it the JSON events that a configuration file requests. The behaviour of the tests is in the file
 * `fake-dart.json` in the working directory: { reporter, summary, tests }.
 *
 * See pkgs/test_core/lib/src/runner/reporter in https://github.com/dart-lang/test
 */
import { appendFileSync, readFileSync, writeSync } from "node:fs"
import { resolve } from "node:path"

const { reporter, summary = false, noJson = false, tests } = JSON.parse(readFileSync("fake-dart.json", "utf8"))

/** Columns of an output that is no terminal. */
const LINE = 200

const out = (text) => {
  for (let bytes = Buffer.from(text); bytes.length > 0; ) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes))
    } catch (error) {
      if (error.code !== "EAGAIN") process.exit(3)
    }
  }
}

const began = Date.now()
const elapsed = () => Math.floor((Date.now() - began) / 1000)
const clock = () => `${String(Math.floor(elapsed() / 60)).padStart(2, "0")}:${String(elapsed() % 60).padStart(2, "0")}`
const indented = (text) => text.replace(/^/gm, "  ")

const [passed, skipped, failed] = [[], [], []]
const counts = () =>
  `+${passed.length}${skipped.length > 0 ? ` ~${skipped.length}` : ""}${failed.length > 0 ? ` -${failed.length}` : ""}`

/** The first word and the last words that fit, three at least; else the end, from a word's beginning. */
const truncated = (text, room) => {
  if (text.length <= room) return text
  const words = text.split(" ")
  let length = words[0].length + 4
  let from = words.length
  while (from > 1 && length + 1 + words[from - 1].length <= room) length += 1 + words[--from].length
  if (words.length > 1 && from < words.length - 4) return `${words[0]} ... ${words.slice(from).join(" ")}`
  const end = text.slice(text.length - room + 4)
  const space = end.indexOf(" ")
  return `...${space > 0 ? end.slice(space) : end}`
}

/** Line that was drawn last; nothing is drawn twice, but for the clock of a line that is still open. */
let last = {}
let isOnNewLine = true

const compact = {
  progress: (message, { truncate = true, suffix = "" } = {}) => {
    const state = `${counts()} ${message}`
    const isSame = state === last.state && (suffix === "" || suffix === last.suffix) && (truncate || !last.truncate)
    if (isSame && (isOnNewLine || elapsed() === last.elapsed)) return
    last = { state, suffix, truncate, elapsed: elapsed() }
    const head = `${clock()} ${counts()}: `
    const text = truncate ? truncated(message + suffix, LINE - head.length) : message + suffix
    out(`\r${(head + text).padEnd(LINE)}`)
    isOnNewLine = false
  },
  line: (text) => {
    if (!isOnNewLine) out("\n")
    isOnNewLine = true
    out(`${text}\n`)
  },
  end: () => out("\n"),
  failed: ({ file, name }) =>
    out(`\nTo run this test again: /sdk/bin/dart test ${file} -p vm --plain-name '${name.replaceAll("'", "'\\''")}'\n`)
}

const expanded = {
  progress: (message, { suffix = "" } = {}) => {
    const state = `${counts()} ${message}`
    if (state === last.state && (suffix === "" || suffix === last.suffix)) return
    last = { state, suffix }
    out(`${clock()} ${counts()}: ${message}${suffix}\n`)
  },
  line: (text) => out(`${text}\n`),
  end: () => {},
  failed: () => {}
}

const { progress, line, end, failed: afterFailure } = reporter === "compact" ? compact : expanded

/** File that the configuration, named by the environment, asks the JSON events into. */
const config = process.env.DART_TEST_CONFIG
const json = config === undefined || noJson ? undefined : /^ {2}json: (".*")$/m.exec(readFileSync(config, "utf8"))?.[1]
const file = json === undefined ? undefined : JSON.parse(json)
const emit = (type, attributes) => {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ ...attributes, type, time: Date.now() - began })}\n`)
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

const files = [...new Set(tests.map((test) => test.file))]
const one = process.argv.slice(2).find((word) => word.endsWith(".dart"))
const description = (test) => (one === undefined ? `${test.file}: ${test.name}` : test.name)

emit("start", { protocolVersion: "0.1.1", runnerVersion: "1.26.3", pid: process.pid })
emit("allSuites", { count: files.length })
let id = 0
let group = 1000
for (const [suite, path] of files.entries()) {
  emit("suite", { suite: { id: 100 + suite, platform: "vm", path } })
  const load = ++id
  emit("testStart", {
    test: { id: load, name: `loading ${path}`, suiteID: 100 + suite, groupIDs: [], line: null, column: null, url: null }
  })
  progress(`loading ${path}`)
  const own = tests.filter((test) => test.file === path)
  const broken = own.find((test) => test.result === "load")
  if (broken !== undefined) {
    emit("error", { testID: load, error: broken.error, stackTrace: "", isFailure: false })
    emit("testDone", { testID: load, result: "error", skipped: false, hidden: false })
    failed.push({ file: path, name: `loading ${path}` })
    progress(`loading ${path}`, { truncate: false, suffix: " [E]" })
    line(indented(broken.error))
    continue
  }
  emit("testDone", { testID: load, result: "success", skipped: false, hidden: true })
  emit("group", {
    group: { id: ++group, suiteID: 100 + suite, parentID: null, name: "", metadata: {}, testCount: own.length }
  })
  for (const test of own) {
    const number = ++id
    emit("testStart", {
      test: {
        id: number,
        name: test.name,
        suiteID: 100 + suite,
        groupIDs: [group],
        metadata: { skip: test.result === "skipped", skipReason: null },
        line: test.line,
        column: 3,
        url: `file://${resolve(path)}`
      }
    })
    progress(description(test))
    for (const text of test.prints ?? []) {
      emit("print", { testID: number, messageType: "print", message: text })
      progress(description(test), { truncate: false })
      line(text)
    }
    if (test.result === "hang") {
      if (reporter === "compact") setInterval(() => progress(description(test)), 1000)
      else setInterval(() => {}, 1 << 30)
      await new Promise(() => {})
    }
    await wait(test.ms ?? 0)
    const isFailed = test.result === "failed"
    if (isFailed) {
      failed.push(test)
      emit("error", { testID: number, error: test.error, stackTrace: test.stack, isFailure: true })
      progress(description(test), { truncate: false, suffix: " [E]" })
      line(indented(test.error))
      line(indented(test.stack))
      afterFailure(test)
    } else {
      ;(test.result === "skipped" ? skipped : passed).push(test)
      progress(description(test))
    }
    emit("testDone", {
      testID: number,
      result: isFailed ? "failure" : "success",
      skipped: test.result === "skipped",
      hidden: false
    })
  }
}

if (tests.length === 0) out("No tests ran.\n")
else if (failed.length > 0) {
  progress("Some tests failed.")
  end()
  if (summary) {
    out(
      `\nFailing tests:\n${failed
        .slice(0, 5)
        .map((test) => `  ${test.file}: ${test.name}\n`)
        .join("")}`
    )
  }
} else if (passed.length === 0) {
  progress("All tests skipped.")
  end()
} else if (skipped.length > 0 && reporter === "compact") {
  progress(`${skipped.length} skipped ${skipped.length === 1 ? "test" : "tests"}.`)
  end()
  progress("All other tests passed!")
  end()
} else {
  progress("All tests passed!")
  end()
}
emit("done", { success: failed.length === 0 })
process.exitCode = tests.length === 0 ? 79 : failed.length > 0 ? 1 : 0
