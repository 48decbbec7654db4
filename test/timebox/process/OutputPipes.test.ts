import { spawn } from "node:child_process"
import { readlinkSync, writeSync } from "node:fs"
import { PassThrough, Readable } from "node:stream"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option, Stream } from "effect"
import * as OutputPipes from "../../../src/timebox/process/OutputPipes.ts"
import { openPipes } from "../support/pipes.ts"

const sources = (stdout: Readable, stderr: Readable): OutputPipes.Sources => ({
  stdout: OutputPipes.ofReadable(stdout),
  stderr: OutputPipes.ofReadable(stderr)
})

const opened = Effect.flatMap(openPipes, Option.match({ onNone: () => Effect.die("no pipes"), onSome: Effect.succeed }))

const all = (stream: ReturnType<typeof OutputPipes.merge>) =>
  // Read at once: a chunk's bytes hold until the next is pulled.
  Effect.map(
    Stream.runCollect(Stream.map(stream, (chunk) => `${chunk.stream} ${Buffer.from(chunk.bytes)}`)),
    (chunks) => Array.from(chunks)
  )

describe("OutputPipes", () => {
  it.scopedLive("gives what was written, stream by stream in order of arrival, to the last byte", () =>
    Effect.gen(function* () {
      const { closeWritable, readable, writable } = yield* opened
      const [stdout, stderr] = writable
      const output = OutputPipes.merge(readable, 0)
      const pause = Effect.sleep(20)
      yield* Effect.fork(
        Effect.gen(function* () {
          for (const [fd, text] of [
            [stdout, "one"],
            [stderr, "two"],
            [stdout, "three"]
          ] as const) {
            writeSync(fd, text)
            yield* pause
          }
          writeSync(stderr, "end")
          yield* closeWritable
        })
      )
      assert.deepStrictEqual(yield* all(output), ["stdout one", "stderr two", "stdout three", "stderr end"])
    })
  )

  it.scopedLive("are pipes that a command can open again, as /dev/stderr", () =>
    Effect.gen(function* () {
      const { closeWritable, links, readable, writable } = yield* opened
      assert.deepStrictEqual(
        writable.map((fd) => readlinkSync(`/proc/self/fd/${fd}`)),
        links
      )
      const output = OutputPipes.merge(readable, 0)
      spawn("sh", ["-c", "echo out > /dev/stdout; echo err > /dev/stderr"], { stdio: ["ignore", ...writable] })
      yield* closeWritable
      assert.sameMembers(yield* all(output), ["stdout out\n", "stderr err\n"])
    })
  )

  it.scopedLive("reads no further ahead than one buffer while no one pulls", () =>
    Effect.gen(function* () {
      let made = 0
      const source = new Readable({
        highWaterMark: 65536,
        read() {
          this.push(Buffer.alloc(1024))
          made++
        }
      })
      const output = OutputPipes.merge(sources(source, Readable.from([])), 0)
      yield* Effect.sleep(50)
      assert.isAtMost(made, 65)
      yield* Stream.runDrain(Stream.take(output, 3))
      yield* Effect.sleep(50)
      assert.isAtMost(made, 4 * 65)
      source.destroy()
    })
  )

  it.scopedLive("lets the streams take turns: a flood on one does not hide the other", () =>
    Effect.gen(function* () {
      const flood = new Readable({
        read() {
          this.push(Buffer.alloc(65536))
        }
      })
      const quiet = new PassThrough()
      const output = OutputPipes.merge(sources(flood, quiet), 0)
      quiet.write("help")
      const found = yield* Stream.runHead(Stream.filter(Stream.take(output, 100), ({ stream }) => stream === "stderr"))
      assert.isTrue(Option.isSome(found))
      flood.destroy()
    })
  )

  it.live("ends when a source breaks", () =>
    Effect.gen(function* () {
      const broken = new PassThrough()
      const output = OutputPipes.merge(sources(broken, Readable.from([Buffer.from("last")])), 0)
      broken.destroy(new Error("EIO"))
      assert.deepStrictEqual(yield* all(output), ["stderr last"])
    })
  )

  it.live("leaves no descriptor and no folder behind", () =>
    Effect.gen(function* () {
      const descriptors = yield* Effect.scoped(Effect.map(opened, ({ writable }) => writable))
      for (const fd of descriptors) assert.throws(() => writeSync(fd, "x"))
    })
  )
})
