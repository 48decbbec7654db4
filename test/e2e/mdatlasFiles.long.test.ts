/**
 * Many files, and a base that changes: nothing outside is told, nothing that grep finds is missed, nothing is stale.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { Effect } from "effect"
import { call, connect, temporaryFolder } from "../support/bundle.ts"
import { corpora, corpus } from "../support/corpora.ts"

const longTimeout = 600_000

const serve = (folder: string, base: string) =>
  connect({ bin: "mdatlas", args: ["--base-dir", base], env: { MDATLAS_CACHE_DIR: join(folder, "cache") } })

/** Swaps the folder `sub` of the base for a link to `../outside` and back, without a pause. */
const SWAP = `
  const { renameSync, symlinkSync, unlinkSync } = require("node:fs")
  process.chdir(process.argv[1])
  for (;;) {
    try {
      renameSync("sub", ".git-swap"); symlinkSync("../outside", "sub")
      unlinkSync("sub"); renameSync(".git-swap", "sub")
    } catch {}
  }`

const swapping = (base: string) =>
  Effect.acquireRelease(
    Effect.sync(() => spawn(process.execPath, ["-e", SWAP, base], { stdio: "ignore" })),
    (child: ChildProcess) => Effect.sync(() => void child.kill("SIGKILL"))
  )

describe.skipIf(process.platform !== "linux")("a base whose folder is swapped for a link in a loop", () => {
  it.scopedLive(
    "reports nothing from outside in 40,000 requests, or as many as one minute takes",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const base = join(folder, "base")
        mkdirSync(join(base, "sub"), { recursive: true })
        mkdirSync(join(folder, "outside"))
        writeFileSync(join(base, "sub", "a.md"), "# In\n\ninside text\n")
        writeFileSync(join(folder, "outside", "a.md"), "# SECRET\n\nSECRET text\n")
        writeFileSync(join(folder, "outside", "secretname.md"), "# SECRET\n")
        const client = yield* serve(folder, base)
        yield* call(client, "list_markdown_files")
        yield* swapping(base)
        const file_path = "sub/a.md"
        const kinds: ReadonlyArray<(client: Client) => Promise<unknown>> = [
          (one) =>
            one.callTool({ name: "get_markdown_section", arguments: { file_path, lines: { start: 1, end: 3 } } }),
          (one) => one.callTool({ name: "list_markdown_files", arguments: {} }),
          (one) => one.callTool({ name: "get_markdown_structure", arguments: { file_path: "sub/b.md" } }),
          (one) => one.callTool({ name: "search_markdown_content", arguments: { query: "text" } }),
          (one) => one.callTool({ name: "check_markdown_links", arguments: { folder: "sub" } }),
          (one) => one.listResources()
        ]
        let inside = 0
        const end = performance.now() + 60_000
        for (let done = 0; done < 40_000 && performance.now() < end; done += 24) {
          const answers = yield* Effect.promise(() =>
            Promise.all(
              Array.from({ length: 24 }, (_, index) =>
                (kinds[index % kinds.length] ?? kinds[0])?.(client).catch((error: unknown) => String(error))
              )
            )
          )
          for (const answer of answers) {
            const text = JSON.stringify(answer)
            assert.notMatch(text, /SECRET|secretname/)
            if (/inside text|sub\/a\.md/.test(text)) inside += 1
          }
        }
        // Otherwise the loop has kept the files out of reach, and nothing was tried.
        assert.isAbove(inside, 1000)
      }),
    longTimeout
  )
})

describe("files that are written while they are read", () => {
  it.scopedLive(
    "are never answered as they were, in 1,000 rewrites of equal length and time",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const file = join(folder, "a.md")
        writeFileSync(file, "# T\n\n0000\n")
        const client = yield* serve(folder, folder)
        for (let turn = 1; turn <= 1000; turn += 1) {
          const text = String(turn).padStart(4, "0")
          writeFileSync(file, `# T\n\n${text}\n`)
          utimesSync(file, 1_000_000_000, 1_000_000_000)
          const { value } = yield* call(client, "get_markdown_section", { file_path: "a.md", section_id: "T" })
          assert.strictEqual(value["content"], `# T\n\n${text}\n`)
          if (turn % 10 > 0) continue
          const found = yield* call(client, "search_markdown_content", { query: text, case_sensitive: true })
          assert.strictEqual(found.value["total"], 1, text)
        }
      }),
    longTimeout
  )
})

/** Real Markdown cut at line ends into 18,000 files. */
const writeFiles = (folder: string): ReadonlyArray<readonly [path: string, text: string]> => {
  const source = corpus("markdown")
  const parts = readdirSync(source)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => readFileSync(join(source, name), "utf8").match(/[\s\S]{1,400}(?:\n|$)|[\s\S]{1,400}/g) ?? [])
  return Array.from({ length: 18_000 }, (_, number) => {
    const path = `d${number % 90}/${number}.md`
    mkdirSync(join(folder, `d${number % 90}`), { recursive: true })
    const text = `${parts[number % parts.length] ?? ""}\n\ncopy${Math.floor(number / parts.length)}\n`
    writeFileSync(join(folder, path), text)
    return [path, text] as const
  })
}

describe.skipIf(corpora === undefined)("18,000 real files", () => {
  it.scopedLive(
    "are all found by every word that grep -F finds in them",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const files = writeFiles(join(folder, "base"))
        const holding = new Map<string, Set<string>>()
        for (const [path, text] of files) {
          for (const [word] of text.matchAll(/[\p{L}\p{N}_-]{2,40}/gu)) {
            holding.set(word, (holding.get(word) ?? new Set()).add(path))
          }
        }
        const words = [...holding.keys()].filter((_, index) => index % Math.ceil(holding.size / 300) === 0)
        const client = yield* serve(folder, join(folder, "base"))
        for (const query of words) {
          // As grep does: also inside of longer words.
          const wanted = new Set(files.flatMap(([path, text]) => (text.includes(query) ? [path] : [])))
          const first = yield* call(client, "search_markdown_content", {
            query,
            case_sensitive: true,
            max_results: 100
          })
          assert.isAtLeast(Number(first.value["total"]), wanted.size, query)
          if (wanted.size > 300) continue
          const found = new Set<string>()
          let answer = first.value
          for (;;) {
            for (const { file_path } of answer["results"] as ReadonlyArray<{ readonly file_path: string }>) {
              found.add(file_path)
            }
            const cursor = answer["next_cursor"]
            if (cursor === undefined) break
            answer = (yield* call(client, "search_markdown_content", {
              query,
              case_sensitive: true,
              max_results: 100,
              cursor
            })).value
          }
          for (const path of wanted) assert.isTrue(found.has(path), `${query} in ${path}`)
        }
      }),
    longTimeout
  )
})
