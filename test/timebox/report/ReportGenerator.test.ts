import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync
} from "node:fs"
import { join } from "node:path"
import { FileSystem, type Path } from "@effect/platform"
import { SystemError } from "@effect/platform/Error"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Schedule } from "effect"
import type { Outcome } from "../../../src/timebox/process/TimeboxController.ts"
import { ReportDir } from "../../../src/timebox/report/ReportDir.ts"
import { ReportGenerator } from "../../../src/timebox/report/ReportGenerator.ts"
import type { Run } from "../../../src/timebox/report/RunRecord.ts"
import { PathValidator } from "../../../src/timebox/runners/PathValidator.ts"
import { temporaryFolder } from "../../support/bundle.ts"
import { failing, projectOf } from "../support/results.ts"

const run: Run = {
  runner: "flutter",
  scope: "all",
  command: ["flutter", "test"],
  timeoutMs: 1000,
  noOutputTimeoutMs: 1000,
  maxOutputBytes: 20_000
}
const failed: Outcome = { status: "fail", exitCode: 1, signal: null, durationMs: 5, leakedProcesses: 0, message: null }
const project = projectOf()
const rerunOf = (name: string) => ({ rerun: { scope: "file" as const, target: name } })
const chunk = (text: string) => ({ stream: "stdout" as const, at: 1, bytes: Buffer.from(text) })

const layerAt = (root: string, platform: Layer.Layer<FileSystem.FileSystem | Path.Path>, rawLogBytes: number) =>
  ReportGenerator.layer({ rawLogBytes, keepReports: 20 }).pipe(
    Layer.provide(ReportDir.layer),
    Layer.provide(PathValidator.layer(root)),
    Layer.provide(platform)
  )

const generator = Effect.map(temporaryFolder, (root) => ({ root, layer: layerAt(root, NodeContext.layer, 100_000) }))

/** A file system on which all files together may have so many bytes; `reported`: those of a runner's report. */
const diskOf =
  (capacity: number, reported = 0) =>
  (fs: FileSystem.FileSystem): FileSystem.FileSystem => {
    let used = reported
    const full = new SystemError({
      module: "FileSystem",
      method: "writeAll",
      reason: "Unknown",
      pathOrDescriptor: 3,
      description: "ENOSPC: no space left on device, write"
    })
    const bounded = (file: FileSystem.File): FileSystem.File => ({
      ...file,
      stat: file.stat,
      writeAll: (bytes) => {
        if (used + bytes.length > capacity) return Effect.fail(full)
        used += bytes.length
        return file.writeAll(bytes)
      },
      truncate: (length = 0) =>
        Effect.tap(file.stat, ({ size }) =>
          Effect.andThen(
            file.truncate(length),
            Effect.sync(() => {
              used -= Number(size) - Number(length)
            })
          )
        )
    })
    const remove: typeof fs.remove = (path, options) =>
      Effect.suspend(() => {
        if (path.endsWith("results.jsonl")) used -= reported
        return fs.remove(path, options)
      })
    return { ...fs, remove, open: (path, options) => Effect.map(fs.open(path, options), bounded) }
  }

describe("ReportGenerator", () => {
  it.scopedLive("the log grows with the run, the summaries come at its end", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out")
      yield* (yield* report.round).sink.write(chunk("00:01 +0: test/a_test.dart: adds\n"))
      assert.deepStrictEqual(readdirSync(join(root, "out")), ["raw.log"])
      assert.match(readFileSync(join(root, "out", "raw.log"), "utf8"), /adds\n$/)
      assert.strictEqual(yield* report.lastTest, "00:01 +0: test/a_test.dart: adds")
      const answer = yield* report.finish(failed, [], run.command)
      assert.deepStrictEqual(answer.artifacts, {
        raw_log: "out/raw.log",
        summary_md: "out/summary.md",
        summary_json: "out/summary.json"
      })
      assert.deepStrictEqual(readdirSync(join(root, "out")).toSorted(), ["raw.log", "summary.json", "summary.md"])
    })
  )

  it.scopedLive("nothing is written through a link that took the place of its folder during the run", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const elsewhere = yield* temporaryFolder
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      for (const [folder, place] of [
        ["out", "out"],
        ["deep/out", "deep"]
      ] as const) {
        const report = yield* begin(run, project, folder)
        rmSync(join(root, place), { recursive: true })
        symlinkSync(elsewhere, join(root, place))
        const { message } = yield* report.finish(failed, [], run.command)
        assert.match(message ?? "", /a link took the place of its folder/)
        assert.isEmpty(readdirSync(elsewhere))
      }
    })
  )

  it.scopedLive("the root itself may be the report's folder", () =>
    Effect.gen(function* () {
      const { layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const answer = yield* Effect.flatMap(begin(run, project, "."), ({ finish }) => finish(failed, [], run.command))
      assert.deepStrictEqual([answer.report_dir, answer.artifacts.raw_log], [".", "raw.log"])
    })
  )

  it.scopedLive("a log that the run removed is written again as far as it is known", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out")
      yield* (yield* report.round).sink.write(chunk("ERROR one\n"))
      rmSync(join(root, "out"), { recursive: true })
      const answer = yield* report.finish(failed, [], run.command)
      assert.match(answer.message ?? "", /raw\.log was removed during the run/)
      assert.match(readFileSync(join(root, "out", "raw.log"), "utf8"), /\[stdout\] ERROR one\n$/)
    })
  )

  it.scopedLive("so is one in whose place the run put something else, which is left alone", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const elsewhere = join(yield* temporaryFolder, "other.txt")
      writeFileSync(elsewhere, "mine")
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      for (const [folder, put] of [
        ["link", (path: string) => symlinkSync(elsewhere, path)],
        ["broken", (path: string) => symlinkSync(join(root, "nothing"), path)],
        ["file", (path: string) => writeFileSync(path, "other")]
      ] as const) {
        const report = yield* begin(run, project, folder)
        yield* (yield* report.round).sink.write(chunk("ERROR one\n"))
        const path = join(root, folder, "raw.log")
        rmSync(path)
        put(path)
        const { message } = yield* report.finish(failed, [], run.command)
        assert.match(message ?? "", /raw\.log was replaced during the run/)
        assert.isTrue(lstatSync(path).isFile())
        assert.match(readFileSync(path, "utf8"), /\[stdout\] ERROR one\n$/)
      }
      assert.strictEqual(readFileSync(elsewhere, "utf8"), "mine")
      const plain = yield* begin(run, project, "out")
      const { message = "" } = yield* plain.finish(failed, [], run.command)
      assert.notMatch(message, /raw\.log/)
    })
  )

  it.scopedLive("a log that cannot be written again is told without its place", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out/now")
      rmSync(join(root, "out"), { recursive: true })
      writeFileSync(join(root, "out"), "a file")
      const { message = "" } = yield* report.finish(failed, [], run.command)
      assert.include(message, "The report is not whole: ")
      assert.notInclude(message, root)
    })
  )

  it.scopedLive("summaries that cannot be written are reported in the answer", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out")
      mkdirSync(join(root, "out", "summary.md", "x"), { recursive: true })
      const answer = yield* report.finish(failed, [], run.command)
      assert.strictEqual(answer.status, "fail")
      assert.match(answer.message ?? "", /The summaries could not be written: (?!\w+: FileSystem).+\.$/)
    })
  )

  it.scopedLive("a folder that cannot be written to is refused with the system's reason, without its place", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const none = new SystemError({
        module: "FileSystem",
        method: "open",
        reason: "Unknown",
        pathOrDescriptor: root,
        description: `EMFILE: too many open files, open '${root}'`
      })
      const full = Layer.effect(
        FileSystem.FileSystem,
        Effect.map(FileSystem.FileSystem, (fs) => ({ ...fs, open: () => Effect.fail(none) }))
      )
      const { begin } = yield* Effect.provide(
        ReportGenerator,
        layerAt(root, Layer.provideMerge(full, NodeContext.layer), 1e9)
      )
      const { message } = yield* Effect.flip(begin(run, project, "out"))
      assert.strictEqual(message, "report_dir: cannot be written to (too many open files)")
    })
  )

  it.scopedLive("a log that filled the disk gives the summaries room", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const small = Layer.effect(FileSystem.FileSystem, Effect.map(FileSystem.FileSystem, diskOf(200_000)))
      const layer = layerAt(root, Layer.provideMerge(small, NodeContext.layer), 1e9)
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out")
      const { write } = (yield* report.round).sink
      for (let i = 0; i < 30; i++) yield* write(chunk(`${"x".repeat(10_000)}\n`))
      const { message } = yield* report.finish(failed, [], run.command)
      assert.match(message ?? "", /The report is not whole: the disk is full\.$/)
      const { message: told } = JSON.parse(readFileSync(join(root, "out", "summary.json"), "utf8"))
      assert.strictEqual(told, message)
      assert.isTrue(existsSync(join(root, "out", "summary.md")))
      assert.isAbove(statSync(join(root, "out", "raw.log")).size, 50_000)
    })
  )

  it.scopedLive("a runner's report that filled the disk gives the summaries room", () =>
    Effect.gen(function* () {
      const root = yield* temporaryFolder
      const small = Layer.effect(FileSystem.FileSystem, Effect.map(FileSystem.FileSystem, diskOf(100_000, 99_900)))
      const layer = layerAt(root, Layer.provideMerge(small, NodeContext.layer), 1e9)
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin({ ...run, runner: "pytest" }, project, "out")
      const round = yield* report.round
      const place = join(root, "out", "results.jsonl")
      writeFileSync(place, '{"event":"end"')
      yield* round.sink.write(chunk(`${"x".repeat(1000)}\n`))
      const { message } = yield* report.finish(failed, [yield* round.results], run.command)
      assert.match(message ?? "", /The report is not whole: the disk is full\.$/)
      const summary = JSON.parse(readFileSync(join(root, "out", "summary.json"), "utf8"))
      assert.deepStrictEqual([summary.message, summary.results, existsSync(place)], [message, undefined, false])
    })
  )

  it.scopedLive("a folder is one run's own until that is over", () =>
    Effect.gen(function* () {
      const { layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const refusal = yield* Effect.scoped(
        Effect.andThen(begin(run, project, "out"), Effect.flip(Effect.scoped(begin(run, project, "./out"))))
      )
      assert.strictEqual(refusal.message, "report_dir: is in use by another run")
      assert.strictEqual(
        (yield* Effect.flatMap(begin(run, project, "out"), ({ finish }) => finish(failed, [], run.command))).status,
        "fail"
      )
    })
  )

  it.scopedLive("neither the report that is answered nor those of runs that go on are ever removed", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const base = join(root, ".cache/mcp-test-timebox/reports")
      // A clock that was set wrongly dated these; they are whole, and newer than all to come.
      for (let n = 0; n < 20; n++) {
        const folder = join(base, `2999-01-01T00-00-00-${String(n).padStart(3, "0")}Z`)
        mkdirSync(folder, { recursive: true })
        for (const name of ["raw.log", "summary.md", "summary.json"]) writeFileSync(join(folder, name), "{}")
      }
      const going = yield* Effect.all(Array.from({ length: 30 }, () => begin(run, project, undefined)))
      for (const { finish } of going) {
        const { artifacts } = yield* finish(failed, [], run.command)
        for (const path of Object.values(artifacts)) assert.isTrue(existsSync(join(root, path)), path)
      }
      assert.lengthOf(
        readdirSync(base).filter((name) => !name.startsWith("2999")),
        30
      )
    })
  )

  it.scopedLive("removes old reports once the command runs, and not before", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const base = join(root, ".cache/mcp-test-timebox/reports")
      for (let n = 10; n < 40; n++) {
        const folder = join(base, `2000-01-01T00-00-00-0${n}Z`)
        mkdirSync(folder, { recursive: true })
        for (const name of ["raw.log", "summary.md", "summary.json"]) writeFileSync(join(folder, name), "{}")
      }
      const { round } = yield* begin(run, project, undefined)
      const { sink } = yield* round
      yield* Effect.sleep("50 millis")
      assert.lengthOf(readdirSync(base), 31)
      yield* sink.started ?? Effect.void
      yield* Effect.repeat(
        Effect.sync(() => readdirSync(base).length),
        { until: (count) => count === 20, schedule: Schedule.spaced("5 millis") }
      )
    })
  )

  it.scopedLive("what is kept of earlier runs is that of the last run, whichever server it was of", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const kept = join(root, ".cache/mcp-test-timebox/history/flutter.json")
      const [one, other] = yield* Effect.all([
        Effect.provide(ReportGenerator, Layer.fresh(layer)),
        Effect.provide(ReportGenerator, Layer.fresh(layer))
      ])
      const runOf = ({ begin }: typeof one, name: string) =>
        Effect.scoped(
          Effect.flatMap(begin(run, project, "out"), ({ finish }) => finish(failed, [failing([name])], run.command))
        )
      yield* runOf(one, "a")
      const text = readFileSync(kept, "utf8")
      yield* runOf(other, "b")
      assert.notStrictEqual(readFileSync(kept, "utf8"), text)
      yield* runOf(one, "a")
      assert.strictEqual(readFileSync(kept, "utf8"), text)
    })
  )

  it.scopedLive("what failed is remembered for the next server, wherever the report went", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const results = failing(["test/a_test.dart: adds"])
      const first = yield* Effect.provide(ReportGenerator, Layer.fresh(layer))
      const report = yield* first.begin(run, project, "out")
      assert.isUndefined((yield* report.finish(failed, [results], run.command)).compared)
      assert.strictEqual(readFileSync(join(root, ".cache/mcp-test-timebox/.gitignore"), "utf8"), "*\n")
      const second = yield* Effect.provide(ReportGenerator, Layer.fresh(layer))
      const again = yield* Effect.scoped(
        Effect.flatMap(second.begin(run, project, "other"), ({ finish }) => finish(failed, [results], run.command))
      )
      assert.deepStrictEqual(again.compared, { newly_failing: [], fixed: [], still_failing: 1 })
    })
  )

  it.scopedLive("what failed in runs that end at the same time is remembered of all of them", () =>
    Effect.gen(function* () {
      const { layer } = yield* generator
      const { begin, lastFailures } = yield* Effect.provide(ReportGenerator, Layer.fresh(layer))
      const names = ["a", "b", "c"]
      const reports = yield* Effect.forEach(names, (name) =>
        begin({ ...run, scope: "file", target: name }, project, name)
      )
      yield* Effect.forEach(
        reports,
        ({ finish }, i) => finish(failed, [failing([names[i] ?? ""], "", rerunOf)], run.command),
        { concurrency: "unbounded" }
      )
      const next = yield* Effect.provide(ReportGenerator, Layer.fresh(layer))
      for (const known of [yield* lastFailures(run.runner), yield* next.lastFailures(run.runner)]) {
        assert.sameMembers(
          known.map(({ target }) => target),
          names
        )
      }
    })
  )

  it.scopedLive("a report for machines that grows without end is given up, and its room with it", () =>
    Effect.gen(function* () {
      const { root, layer } = yield* generator
      const { begin } = yield* Effect.provide(ReportGenerator, layer)
      const report = yield* begin(run, project, "out")
      const round = yield* report.round
      yield* round.sink.write(chunk("00:01 +0 -1: /app/test/a_test.dart: adds [E]\n  Expected: <1>\n"))
      const config = readFileSync(round.request.environment?.["DART_TEST_CONFIG"] ?? "", "utf8")
      const file = JSON.parse(/json: (".*")/.exec(config)?.[1] ?? "")
      const descriptor = openSync(file, "w")
      const block = Buffer.alloc(1 << 20, "x")
      for (let n = 0; n < 40; n++) writeSync(descriptor, block)
      yield* Effect.repeat(
        Effect.sync(() => statSync(file).blocks * 512),
        { until: (bytes) => bytes < 1 << 20, schedule: Schedule.spaced("20 millis") }
      )
      writeSync(descriptor, block)
      closeSync(descriptor)
      const results = yield* round.results
      assert.deepStrictEqual(
        results.failures.map(({ name, message }) => [name, message]),
        [["test/a_test.dart: adds", "Expected: <1>"]]
      )
      assert.deepStrictEqual(readdirSync(join(root, "out")), ["raw.log"])
    })
  )
})
