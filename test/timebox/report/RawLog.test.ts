import { existsSync, linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { SystemError } from "@effect/platform/Error"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck as fc } from "effect"
import { LogFormat } from "../../../src/timebox/report/LogFormat.ts"
import type { Piece } from "../../../src/timebox/report/OutputRing.ts"
import * as RawLog from "../../../src/timebox/report/RawLog.ts"
import { temporaryFolder } from "../../support/bundle.ts"

/** The bytes that the log grows by; copied, as they hold until the next call only. */
const pushed = (log: LogFormat, piece: Piece) => log.push(piece).slice()

const started = Date.parse("2026-11-21T20:15:03.000Z")
const out = (text: string | Uint8Array, at = 0): Piece => ({ stream: "stdout", at, bytes: Buffer.from(text) })
const err = (text: string | Uint8Array, at = 0): Piece => ({ stream: "stderr", at, bytes: Buffer.from(text) })

/** The log of `pieces`, in one. */
const format = (pieces: ReadonlyArray<Piece>): string => {
  const log = new LogFormat(started)
  return Buffer.concat([...pieces.map((piece) => pushed(log, piece)), log.end()]).toString("utf8")
}

/** The log's lines without their times. */
const lines = (text: string): ReadonlyArray<string> => {
  assert.isTrue(text === "" || text.endsWith("\n"))
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      assert.match(line, /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\] \[std(?:out|err)\] /)
      return line.slice(27)
    })
}

describe("LogFormat", () => {
  it("gives each line its time and stream", () => {
    assert.strictEqual(
      format([out("one\ntwo\n", 5), err("bad\n", 1250)]),
      "[2026-11-21T20:15:03.005Z] [stdout] one\n[2026-11-21T20:15:03.005Z] [stdout] two\n[2026-11-21T20:15:04.250Z] [stderr] bad\n"
    )
  })

  it("keeps two streams' unfinished lines apart, and each unfinished last line", () => {
    assert.deepStrictEqual(lines(format([out("par", 1), err("err\nla", 2), out("tial\nend", 3), err("st", 4)])), [
      "[stderr] err",
      "[stdout] partial",
      "[stderr] last",
      "[stdout] end"
    ])
  })

  it("a line has the time of its beginning", () => {
    assert.match(format([out("a", 1), out("b", 2), out("c\n", 3)]), /03\.001Z\] \[stdout\] abc\n$/)
  })

  it("holds nothing in the memory of a chunk, which is its reader's own", () => {
    const log = new LogFormat(started)
    const memory = Buffer.from("begin")
    pushed(log, out(memory))
    memory.write("\n\n\n\n\n")
    assert.include(pushed(log, out(" end\n")).toString(), Buffer.from("begin end").join(","))
  })

  it("takes CRLF for a line end, leaves other controls as they are", () => {
    assert.deepStrictEqual(lines(format([out("a\r\nb\r"), out("\n1%\r2%\n\u001b[31mred\u001b[0m\n")])), [
      "[stdout] a",
      "[stdout] b",
      "[stdout] 1%\r2%",
      "[stdout] \u001b[31mred\u001b[0m"
    ])
  })

  it("is UTF-8 whatever comes, and a character in two chunks is whole", () => {
    const bytes = Buffer.from("日本語\n")
    assert.deepStrictEqual(lines(format(Array.from(bytes, (byte) => out(Uint8Array.of(byte))))), ["[stdout] 日本語"])
    assert.deepStrictEqual(lines(format([out(Uint8Array.of(0x61, 0xff, 0x62, 0x0a, 0xe6, 0x97))])), [
      "[stdout] a\ufffdb",
      "[stdout] \ufffd"
    ])
  })

  it("an endless line is written as it comes; another stream's line goes in between", () => {
    const log = new LogFormat(started)
    const long = "é".repeat(40_000)
    const first = pushed(log, out(long))
    assert.isAbove(first.length, 70_000)
    const rest = Buffer.concat([
      pushed(log, out("more")),
      pushed(log, err("now\n")),
      pushed(log, out("end\n")),
      log.end()
    ])
    assert.deepStrictEqual(lines(Buffer.concat([first, rest]).toString()), [
      `[stdout] ${long}more`,
      "[stderr] now",
      "[stdout] end"
    ])
  })

  it("an endless line is never cut within a character", () => {
    const log = new LogFormat(started)
    const bytes = Buffer.from("日".repeat(40_000))
    const first = pushed(log, out(bytes.subarray(0, 100_000)))
    assert.isTrue(Buffer.from(first).toString("utf8").endsWith("日"))
    const all = Buffer.concat([first, pushed(log, out(bytes.subarray(100_000))), log.end()]).toString("utf8")
    assert.deepStrictEqual(lines(all), [`[stdout] ${"日".repeat(40_000)}`])
  })

  it("is the same whether lines come one by one or many at once", () => {
    const line = fc.array(fc.constantFrom("a", "é", "日", "\r", "\r", " ", "\u{fffd}", "$&", "\0"), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.string(), (all, held) => {
        const texts = all.map((parts) => `${parts.join("")}\n`)
        const begun = out(held.replaceAll("\n", ""), 1)
        assert.strictEqual(
          format([begun, out(`${texts.join("")}rest`, 2)]),
          format([begun, ...texts.map((text) => out(text, 2)), out("rest", 2)])
        )
      })
    )
  })

  it("for any output and any chunks, what is read back line by line is what each stream wrote", () => {
    const text = fc.array(fc.constantFrom("a", "é", "日", "\u{1f600}", "\n", "\n", " ", "x\ny"), { maxLength: 60 })
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 8, max: 60 })), {
          minLength: 1,
          maxLength: 50
        }),
        (one, two, cuts) => {
          const rest = { stdout: Buffer.from(one.join("")), stderr: Buffer.from(two.join("")) }
          const written = { stdout: rest.stdout.toString(), stderr: rest.stderr.toString() }
          const pieces: Array<Piece> = []
          for (let i = 0; rest.stdout.length + rest.stderr.length > 0; i++) {
            const stream = (cuts[i % cuts.length] ?? 1) % 2 === 0 ? "stdout" : "stderr"
            const other = stream === "stdout" ? "stderr" : "stdout"
            const from = rest[stream].length > 0 ? stream : other
            const size = cuts[(i * 3) % cuts.length] ?? 1
            pieces.push({ stream: from, at: i, bytes: rest[from].subarray(0, size) })
            rest[from] = rest[from].subarray(size)
          }
          const read = lines(format(pieces))
          for (const stream of ["stdout", "stderr"] as const) {
            const expected = written[stream].split("\n")
            if (expected.at(-1) === "") expected.pop()
            assert.deepStrictEqual(
              read.filter((line) => line.startsWith(`[${stream}] `)).map((line) => line.slice(9)),
              expected
            )
          }
        }
      )
    )
  })
})

/** Writes `pieces` to a log with `cap` and reads it back. */
const logOf = (cap: number, pieces: Iterable<Piece>) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryFolder, "raw.log")
    const log = yield* RawLog.open({ path, cap, startedAt: started })
    let largest = 0
    for (const piece of pieces) {
      yield* log.write(piece)
      largest = Math.max(largest, statSync(path).size)
    }
    const { cut, problem } = yield* log.close
    return { text: readFileSync(path, "utf8"), size: readFileSync(path).length, cut, problem, largest }
  }).pipe(Effect.provide(NodeContext.layer))

describe("RawLog", () => {
  it.scoped("holds everything under the cap", () =>
    Effect.gen(function* () {
      const { text, cut } = yield* logOf(1_000_000, [out("a\nb"), err("c\n"), out("d")])
      assert.deepStrictEqual(lines(text), ["[stdout] a", "[stderr] c", "[stdout] bd"])
      assert.isNull(cut)
    })
  )

  it.scoped("past the cap keeps beginning and end, says what is left out, and numbers it right", () =>
    Effect.gen(function* () {
      const numbered = Array.from({ length: 6_000 }, (_, i) => out(`line ${i + 1}\n`, i))
      const { text, size, cut, largest } = yield* logOf(100_000, numbered)
      const read = lines(text)
      assert.isAtMost(size, 100_000)
      assert.isAbove(size, 80_000)
      assert.isAtMost(largest, 150_000)
      assert.strictEqual(read[0], "[stdout] line 1")
      assert.strictEqual(read.at(-1), "[stdout] line 6000")
      assert.isNotNull(cut)
      const at = read.findIndex((line) => line.includes("are left out here"))
      assert.strictEqual(read[at - 1], `[stdout] line ${(cut?.fromLine ?? 0) - 1}`)
      assert.strictEqual(read[at + 1], `[stdout] line ${(cut?.toLine ?? 0) + 1}`)
      assert.include(read[at], `${cut?.bytes} bytes of output (lines ${cut?.fromLine} to ${cut?.toLine})`)
      assert.strictEqual(read.filter((line) => line.includes("left out")).length, 1)
    })
  )

  it.scoped("is not cut by output that just fits into beginning and end together", () =>
    Effect.gen(function* () {
      const { text, cut } = yield* logOf(
        100_000,
        Array.from({ length: 1_600 }, (_, i) => out(`${i}\n`, i))
      )
      assert.isNull(cut)
      assert.strictEqual(lines(text).length, 1_600)
    })
  )

  it.scoped("one endless line keeps its beginning and its end", () =>
    Effect.gen(function* () {
      const chunk = "x".repeat(65_536)
      const { text, size, cut } = yield* logOf(
        300_000,
        Array.from({ length: 40 }, (_, i) => out(i === 39 ? `${chunk}END` : i === 0 ? `BEGIN${chunk}` : chunk, i * 100))
      )
      const [first, note, last, ...more] = lines(text)
      assert.isTrue(first?.startsWith("[stdout] BEGINx"))
      assert.include(note, "left out")
      assert.isTrue(last?.endsWith("xEND"))
      assert.deepStrictEqual(more, [])
      assert.isAtMost(size, 300_000)
      assert.isAbove(cut?.bytes ?? 0, 2_000_000)
    })
  )

  it.scoped("binary floods stay within the cap, as UTF-8", () =>
    Effect.gen(function* () {
      const bytes = Uint8Array.from({ length: 65_536 }, (_, i) => (i * 197 + (i >> 8)) & 0xff)
      const { text, size } = yield* logOf(
        200_000,
        Array.from({ length: 30 }, (_, i) => out(bytes, i * 100))
      )
      assert.isAtMost(size, 200_000)
      assert.strictEqual(Buffer.byteLength(text), size)
      lines(text)
    })
  )

  it.scoped("under the smallest cap there is still a beginning, a note and an end", () =>
    Effect.gen(function* () {
      const { text, size } = yield* logOf(
        4096,
        Array.from({ length: 5_000 }, (_, i) => out(`y${i}\n`, i))
      )
      const read = lines(text)
      assert.isAtMost(size, 4096)
      assert.strictEqual(read[0], "[stdout] y0")
      assert.strictEqual(read.at(-1), "[stdout] y4999")
    })
  )

  it.scoped("replaces what has its name, and never writes through a link", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const [secret, path] = [join(folder, "secret"), join(folder, "raw.log")]
      for (const link of [symlinkSync, linkSync]) {
        writeFileSync(secret, "secret")
        rmSync(path, { force: true })
        link(secret, path)
        const log = yield* RawLog.open({ path, cap: 10_000, startedAt: started })
        yield* log.write(out("x\n"))
        yield* log.close
        assert.strictEqual(readFileSync(secret, "utf8"), "secret")
        assert.include(readFileSync(path, "utf8"), "[stdout] x")
      }
    }).pipe(Effect.provide(NodeContext.layer))
  )

  it.scoped("a full disk stops the log, not the run", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const fs = yield* FileSystem.FileSystem
      const full = new SystemError({ module: "FileSystem", method: "write", reason: "WriteZero", pathOrDescriptor: 3 })
      const failing: FileSystem.FileSystem = {
        ...fs,
        open: (path, options) =>
          Effect.map(fs.open(path, options), (file) => ({ ...file, writeAll: () => Effect.fail(full) }))
      }
      const log = yield* Effect.provideService(
        RawLog.open({ path: join(folder, "raw.log"), cap: 10_000, startedAt: started }),
        FileSystem.FileSystem,
        failing
      )
      yield* log.write(out("x\n"))
      yield* log.write(out("y\n"))
      const { problem } = yield* log.close
      assert.include(problem ?? "", "WriteZero")
      assert.isTrue(existsSync(join(folder, "raw.log")))
      yield* log.write(out("after the end\n"))
      assert.deepStrictEqual(yield* log.close, { cut: null, problem })
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
