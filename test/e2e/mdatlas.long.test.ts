/**
 * The promises of mdatlas in seconds and megabytes, on 50 MB files; asserted at twice the promise, and in processor
 * time of the server, since other processes may have the machine.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { Effect } from "effect"
import { type Answer, call, environment, launcher, processorTime, temporaryFolder } from "../support/bundle.ts"

const MB = 1024 * 1024
const size = 50 * MB
const longTimeout = 240_000

/** `unit` again and again, 50 MB of it. */
const fill = (unit: string): Buffer => {
  const bytes = Buffer.from(unit)
  return Buffer.alloc(size - (size % bytes.length), bytes)
}

const section = `## Part\n\n${"Some words of a long document, 日本語も少し。\n".repeat(800)}\n`

const shapes: Readonly<Record<string, Buffer>> = {
  "ordinary.md": fill(section),
  "dense.md": fill(`## Part of it\n\n${"Some words of a long document, line by line.\n".repeat(25)}\n`),
  "headings.md": fill("# a\n"),
  "line.md": fill("日本語 text "),
  "lists.md": fill(`${Array.from({ length: 60 }, (_, i) => `${"  ".repeat(i)}- x\n`).join("")}\n`),
  "quotes.md": fill(`${"> ".repeat(200)}x\n`),
  "returns.md": fill("# a\rtext\r"),
  "blank.md": fill("\n"),
  "brackets.md": fill("# [a][b] *c* `d`\n[b]: x\n")
}

/** A server over all shapes, with what the system says of its memory, and of its processor time in milliseconds. */
const server = Effect.gen(function* () {
  const folder = yield* temporaryFolder
  for (const [name, content] of Object.entries(shapes)) writeFileSync(join(folder, name), content)
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [launcher("mdatlas"), "--base-dir", folder],
    env: environment({ MDATLAS_CACHE_DIR: join(folder, "cache") }),
    stderr: "ignore"
  })
  const client = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const connected = new Client({ name: "test", version: "0" })
      await connected.connect(transport)
      return connected
    }),
    (connected) => Effect.promise(() => connected.close())
  )
  yield* call(client, "get_markdown_structure", { file_path: "none.md" })
  const peak = Effect.sync(
    () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${transport.pid}/status`, "utf8"))?.[1]) / 1024
  )
  const spent = Effect.sync(() => processorTime(transport.pid))
  return { client, folder, peak, spent }
})

/** A hostile shape may take a busy machine longer than a request may take; then the request alone ends. */
const answered = (answer: Answer, what: string) => {
  if (!answer.isError) return
  assert.notMatch(what, /^ordinary\.md/)
  assert.strictEqual(answer.value["code"], "TOO_LARGE")
}

describe.skipIf(process.platform !== "linux")("mdatlas on 50 MB", () => {
  for (const [file_path, sections] of [
    ["ordinary.md", 1000],
    ["dense.md", 40_000]
  ] as const) {
    it.scopedLive(
      `outline within a second, section within half of one, a ping within 100 ms, 20 MB of memory: ${file_path}`,
      () =>
        Effect.gen(function* () {
          const { client, peak, spent } = yield* server
          const before = yield* peak
          /** Runs `work`, which may take the server so many milliseconds. */
          const within = Effect.fnUntraced(function* <A, E>(milliseconds: number, work: Effect.Effect<A, E>) {
            const begin = yield* spent
            const result = yield* work
            assert.isBelow((yield* spent) - begin, milliseconds)
            return result
          })
          const outline = call(client, "get_markdown_structure", { file_path })
          const began = performance.now()
          let worst = 0
          const pings = Effect.gen(function* () {
            const asked = performance.now()
            yield* Effect.promise(() => client.ping())
            worst = Math.max(worst, performance.now() - asked)
            yield* Effect.sleep(20)
          })
          const { value } = yield* within(2000, Effect.raceFirst(outline, Effect.forever(pings)))
          assert.isAbove(Number(value["total_sections"]), sections)
          // A ping that waited for the scan would have taken as long as the scan.
          assert.isBelow(worst, Math.max(200, (performance.now() - began) / 4))
          yield* within(200, outline)
          const [, section_id = ""] = /\[(\S+-[0-9a-f]{8})\]/.exec(String(value["outline"])) ?? []
          const section = yield* within(1000, call(client, "get_markdown_section", { file_path, section_id }))
          assert.match(String(section.value["content"]), /^## Part/)
          assert.isBelow((yield* peak) - before, 40)
        }),
      longTimeout
    )
  }

  it.scopedLive(
    "every shape of file is answered, in bounded memory",
    () =>
      Effect.gen(function* () {
        const { client, peak } = yield* server
        const before = yield* peak
        for (const file_path of Object.keys(shapes)) {
          const structure = yield* call(client, "get_markdown_structure", { file_path })
          answered(structure, file_path)
          assert.isAtMost(structure.text.length, 32_000)
          for (const query of ["text", "日本語 t", "no such words"]) {
            answered(yield* call(client, "search_markdown_content", { file_path, query }), `${file_path} ${query}`)
          }
        }
        // A word that stands on every line, in every section.
        const common = yield* call(client, "search_markdown_content", { file_path: "ordinary.md", query: "some words" })
        assert.isAbove(Number(common.value["total"]), 1000)
        assert.isBelow((yield* peak) - before, 200)
      }),
    // 32 requests of up to some ten seconds each, beside other suites.
    3 * longTimeout
  )
})
