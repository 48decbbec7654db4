/** mdatlas as its client meets it: the built bundle over stdio. */
import { execFileSync, spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { assert, describe, it } from "@effect/vitest"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { Effect, Fiber, Schedule } from "effect"
import {
  call,
  connect,
  copiedLauncher,
  environment,
  runBin,
  session,
  start,
  temporaryFolder
} from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"
import { shared } from "../support/shared.ts"

const bin = "mdatlas"

/** A folder with `base/` of these files; the cache goes beside it. */
const folderOf = (files: Readonly<Record<string, string | Uint8Array>>) =>
  Effect.map(temporaryFolder, (folder) => {
    mkdirSync(join(folder, "base"))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, "base", name), content)
    return folder
  })

const serverIn = (folder: string) =>
  connect({ bin, cwd: folder, args: ["--base-dir", "base"], env: { MDATLAS_CACHE_DIR: join(folder, "cache") } })

interface Node {
  readonly id: string
  readonly title: string
  readonly children: ReadonlyArray<Node>
}

const nodesOf = (value: Record<string, unknown>) => value["structure"] as ReadonlyArray<Node>

const outlineOf = (client: Client, file_path: string) =>
  Effect.map(call(client, "get_markdown_structure", { format: "tree", file_path }), ({ value }) => nodesOf(value))

const read = (client: Client, uri: string) =>
  Effect.promise(async () => {
    const { contents } = await client.readResource({ uri })
    return (contents[0] as { readonly text: string }).text
  })

const request = (id: number, name: string, args: Record<string, unknown>) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args }
})

/** About `megabytes` of sections with text between. */
const large = (megabytes: number): Buffer => {
  const section = `## Part\n\n${"Some words of a long document, 日本語も少し。\n".repeat(400)}\n`
  return Buffer.from(section.repeat(Math.ceil((megabytes * 1_000_000) / Buffer.byteLength(section))))
}

/**
 * What a server that runs as a user without rights answers, by the ids of the requests; stdin ends with the last one.
 */
const answersToNobody = (folder: string, requests: ReadonlyArray<{ readonly id: number }>) =>
  Effect.promise<ReadonlyMap<number, string>>((signal) => {
    const child = spawn(process.execPath, [copiedLauncher(bin, folder), "--base-dir", "base"], {
      cwd: folder,
      uid: 65_534,
      gid: 65_534,
      env: environment({ MDATLAS_CACHE_DIR: join(folder, "cache") }),
      signal
    })
    const answers = new Map<number, string>()
    createInterface(child.stdout).on("line", (line) => {
      const { id, result } = JSON.parse(line) as { readonly id: number; readonly result: unknown }
      answers.set(id, JSON.stringify(result))
      if (requests.every((one) => answers.has(one.id))) child.stdin.end()
    })
    child.stdin.write(session(...requests))
    return new Promise((resolve, reject) => {
      child.once("error", reject)
      child.once("close", () => resolve(answers))
    })
  })

describe("mdatlas over stdio", () => {
  const sharedFolder = shared(
    folderOf({
      "a.md": "# Alpha\ntext\n",
      "changed.md": "# One\n",
      "設計.md": "序\n\n# 設計書\n\n## 全文検索\n\n図1を見る。ＡＢＣ\n\n## Other\n"
    })
  )
  const sharedClient = shared(Effect.suspend(() => serverIn(sharedFolder())))

  it.scopedLive("leads from the outline and from a search to the text, in Japanese too", () =>
    Effect.gen(function* () {
      const client = sharedClient()
      const [design] = yield* outlineOf(client, "設計.md")
      const search = design?.children[0]
      assert.strictEqual(search?.title, "全文検索")
      const section = yield* call(client, "get_markdown_section", { file_path: "設計.md", section_id: search?.id })
      assert.strictEqual(section.value["content"], "## 全文検索\n\n図1を見る。ＡＢＣ\n\n")
      for (const query of ["図", "検索", "abc"]) {
        const found = yield* call(client, "search_markdown_content", { query })
        const [first] = found.value["results"] as ReadonlyArray<Record<string, unknown>>
        assert.deepStrictEqual([first?.["section_id"], first?.["file_path"]], [search?.id, "設計.md"])
      }
    })
  )

  it.scopedLive("lists small, resources too, and completes", () =>
    Effect.gen(function* () {
      const client = sharedClient()
      assert.isBelow((client.getInstructions() ?? "").length, 1000)
      assert.isBelow(JSON.stringify(yield* Effect.promise(() => client.listTools())).length, 8000)
      const { resources } = yield* Effect.promise(() => client.listResources())
      const uri = resources[0]?.uri ?? ""
      const [alpha] = nodesOf(JSON.parse(yield* read(client, uri)))
      const { resourceTemplates } = yield* Effect.promise(() => client.listResourceTemplates())
      const template = resourceTemplates.find(({ name }) => name === "section")?.uriTemplate ?? ""
      const { completion } = yield* Effect.promise(() =>
        client.complete({
          ref: { type: "ref/resource", uri: template },
          argument: { name: "section_id", value: "al" },
          context: { arguments: { file_path: "a.md" } }
        })
      )
      assert.deepStrictEqual(completion.values, [alpha?.id])
      assert.strictEqual(yield* read(client, `markdown://file/a.md/section/${alpha?.id}`), "# Alpha\ntext\n")
    })
  )

  it.scopedLive("answers pings, and ten requests at once, while it scans 20 MB", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "large.md": large(20), "small.md": "# Small\n" })
      const client = yield* serverIn(folder)
      const answered: Array<string> = []
      const note =
        (what: string) =>
        <A, E, R>(effect: Effect.Effect<A, E, R>) =>
          Effect.tap(effect, () => Effect.sync(() => void answered.push(what)))
      const scans = yield* Effect.fork(
        Effect.all(
          Array.from({ length: 9 }, () => outlineOf(client, "large.md").pipe(note("scan"))),
          { concurrency: "unbounded" }
        )
      )
      yield* Effect.promise(() => client.ping()).pipe(note("ping"))
      yield* outlineOf(client, "small.md").pipe(note("small"))
      yield* Effect.promise(() => client.ping()).pipe(note("ping"))
      const outlines = yield* Fiber.join(scans)
      assert.deepStrictEqual(answered.slice(0, 3), ["ping", "small", "ping"])
      for (const outline of outlines) assert.deepStrictEqual(outline, outlines[0])
      assert.isAbove(outlines[0]?.length ?? 0, 100)
    })
  )

  it.scopedLive("a cancelled scan stops, and the next request is answered", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "large.md": large(20), "other.md": large(1) })
      const client = yield* serverIn(folder)
      const scan = yield* Effect.fork(outlineOf(client, "large.md"))
      yield* Effect.promise(() => client.ping())
      yield* Fiber.interrupt(scan)
      assert.isAbove((yield* outlineOf(client, "other.md")).length, 10)
    })
  )

  it.scopedLive("sees every change between two calls, one that restores size and time too", () =>
    Effect.gen(function* () {
      const folder = sharedFolder()
      const title = Effect.map(outlineOf(sharedClient(), "changed.md"), ([first]) => first?.title)
      assert.strictEqual(yield* title, "One")
      const change = (text: string) =>
        `touch -r base/changed.md ref && printf '${text}' > base/changed.md && touch -r ref base/changed.md`
      for (const word of ["Two", "Six", "Ten"]) {
        execFileSync("sh", ["-c", change(`# ${word}\\n`)], { cwd: folder })
        assert.strictEqual(yield* title, word)
      }
      // Twice within one tick of the file system's clock.
      for (const word of ["Abc", "Def", "Ghi", "Jkl"]) {
        writeFileSync(join(folder, "base/changed.md"), `# ${word}\n`)
        assert.strictEqual(yield* title, word)
      }
      execFileSync("sh", ["-c", "printf '# New\\n' > b && mv b base/changed.md"], { cwd: folder })
      assert.strictEqual(yield* title, "New")
    })
  )

  it.scopedLive("refuses hostile paths without telling what is outside", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({
        "a.md": "# A\n",
        "a.txt": "",
        "sjis.md": Buffer.from([0x8a, 0xbf, 0x8e, 0x9a])
      })
      writeFileSync(join(folder, "secret.md"), "# SECRET\n")
      symlinkSync("../secret.md", join(folder, "base/link.md"))
      symlinkSync("..", join(folder, "base/up"))
      writeFileSync(join(folder, "base/nul.md"), "a\0b")
      const client = yield* serverIn(folder)
      for (const [file_path, code] of [
        ["../secret.md", "ACCESS_DENIED"],
        ["../none.md", "ACCESS_DENIED"],
        [join(folder, "secret.md"), "ACCESS_DENIED"],
        ["link.md", "ACCESS_DENIED"],
        ["up/secret.md", "ACCESS_DENIED"],
        ["up/none.md", "ACCESS_DENIED"],
        ["up/base/up/secret.md", "ACCESS_DENIED"],
        ["a.md\0", "ACCESS_DENIED"],
        ["..\\secret.md", "ACCESS_DENIED"],
        ["%2e%2e/secret.md", "NOT_FOUND"],
        ["none.md", "NOT_FOUND"],
        [".", "UNSUPPORTED"],
        ["a.txt", "UNSUPPORTED"],
        ["sjis.md", "UNSUPPORTED"],
        ["nul.md", "UNSUPPORTED"]
      ] as const) {
        for (const name of ["get_markdown_structure", "get_markdown_section", "search_markdown_content"]) {
          const args = { get_markdown_structure: {}, get_markdown_section: { section_id: "x" } }[name] ?? {
            query: "x"
          }
          const { isError, value, text } = yield* call(client, name, { file_path, ...args })
          assert.deepStrictEqual([isError, value["code"]], [true, code], `${name} ${file_path}`)
          assert.notInclude(text, "SECRET")
        }
      }
      const all = yield* call(client, "search_markdown_content", { query: "SECRET" })
      assert.deepStrictEqual(all.value["results"], [])
      // A path outside answers the same whether there is a file or not.
      const there = yield* call(client, "get_markdown_structure", { file_path: "up/secret.md" })
      const missing = yield* call(client, "get_markdown_structure", { file_path: "up/secrex.md" })
      assert.strictEqual(there.text.replace("secret", ""), missing.text.replace("secrex", ""))
    })
  )

  it.scopedLive.skipIf(process.getuid?.() !== 0)(
    "a file that the server's user may not read is ACCESS_DENIED (run as root, to become another user)",
    () =>
      Effect.gen(function* () {
        const folder = yield* folderOf({ "locked.md": "# SECRET\n", "open.md": "# Open\n" })
        mkdirSync(join(folder, "base/closed"))
        writeFileSync(join(folder, "base/closed/in.md"), "# SECRET\n")
        for (const path of [folder, join(folder, "base")]) chmodSync(path, 0o755)
        chmodSync(join(folder, "base/locked.md"), 0o600)
        chmodSync(join(folder, "base/closed"), 0o700)
        const answers = yield* answersToNobody(folder, [
          request(1, "get_markdown_structure", { file_path: "locked.md" }),
          request(2, "get_markdown_structure", { file_path: "open.md" }),
          request(3, "get_markdown_structure", { file_path: "closed/in.md" }),
          request(4, "search_markdown_content", { query: "o" }),
          request(5, "list_markdown_files", {}),
          request(6, "check_markdown_links", {})
        ])
        assert.include(answers.get(2), "Open")
        for (const text of answers.values()) assert.notInclude(text, "SECRET")
        const answer = (id: number) => answers.get(id) ?? ""
        for (const id of [1, 3]) {
          assert.include(answer(id), "ACCESS_DENIED")
          assert.notInclude(answer(id), "outside")
        }
        for (const id of [4, 5, 6]) {
          assert.include(answer(id), "Folders that may not be read: closed.")
          assert.include(answer(id), "locked.md")
        }
        assert.notInclude(answer(5), 'bytes\\":0')
      })
  )
})

describe("mdatlas and its cache", () => {
  const document = `# Title\n${"## Part 日本\ntext\n".repeat(200)}`
  const cacheFiles = (folder: string) =>
    existsSync(join(folder, "cache")) ? readdirSync(join(folder, "cache")).filter((name) => name.endsWith(".json")) : []

  it.scopedLive("starts from the disk, and throws a damaged file away", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "a.md": document })
      // At its end the server waits a moment for what it still has to write, on a busy machine not long enough.
      const isWritten = Effect.sync(() => cacheFiles(folder).length > 0)
      const written = Effect.repeat(isWritten, { until: (is) => is, schedule: Schedule.spaced("50 millis") })
      const ask = Effect.scoped(
        Effect.flatMap(serverIn(folder), (client) => Effect.tap(outlineOf(client, "a.md"), written))
      )
      const first = yield* ask
      const [name = ""] = cacheFiles(folder)
      const path = join(folder, "cache", name)
      const good = readFileSync(path)
      assert.deepStrictEqual(yield* ask, first)
      assert.deepStrictEqual(readFileSync(path), good)
      writeFileSync(path, good.subarray(0, good.length / 2))
      assert.deepStrictEqual(yield* ask, first)
      assert.deepStrictEqual(readFileSync(path), good)
    })
  )

  it.scopedLive("a kill while the cache is written does no harm", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "a.md": document })
      for (const delay of [0, 34]) {
        writeFileSync(join(folder, "base/a.md"), document)
        const child = start({
          bin,
          cwd: folder,
          args: ["--base-dir", "base"],
          env: { MDATLAS_CACHE_DIR: join(folder, "cache") }
        })
        const out: Array<Buffer> = []
        const answered = new Promise<void>((resolve) => {
          child.stdout.on("data", (chunk: Buffer) => {
            out.push(chunk)
            if (/"id":7[,}]/.test(Buffer.concat(out).toString())) resolve()
          })
          child.once("close", () => resolve())
        })
        child.stdin.write(session(request(7, "get_markdown_structure", { file_path: "a.md" })))
        yield* Effect.promise(() => answered)
        yield* Effect.sleep(delay)
        child.kill("SIGKILL")
        for (const name of cacheFiles(folder)) JSON.parse(readFileSync(join(folder, "cache", name), "utf8"))
      }
      const after = yield* Effect.scoped(Effect.flatMap(serverIn(folder), (client) => outlineOf(client, "a.md")))
      assert.strictEqual(after[0]?.children.length, 200)
      assert.deepStrictEqual(
        readdirSync(join(folder, "cache")).filter((name) => name.endsWith(".tmp")),
        []
      )
    })
  )

  it.scopedLive("that cannot be written is a warning, and no more", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "a.md": "# A\n" })
      const child = start({
        bin,
        cwd: folder,
        args: ["--base-dir", "base"],
        env: { MDATLAS_CACHE_DIR: "/dev/null/cache", MCP_SERVER_LOG: "warn" }
      })
      const warned = new Promise<string>((resolve) => {
        let text = ""
        child.stderr.on("data", (chunk: Buffer) => {
          text += chunk.toString()
          if (text.includes("memory only")) resolve(text)
        })
        child.once("close", () => resolve(text))
      })
      let out = ""
      child.stdout.on("data", (chunk: Buffer) => {
        out += chunk.toString()
      })
      child.stdin.write(session(request(7, "get_markdown_structure", { file_path: "a.md" })))
      assert.match(yield* Effect.promise(() => warned), /memory only.*\/dev\/null\/cache cannot be written: \w/)
      assert.include(out, '"title":"A"')
      child.stdin.end()
    })
  )
})

describe("mdatlas as a command", () => {
  it.scopedLive("does not start over a base directory that is none", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "a.md": "" })
      for (const base of ["none", "base/a.md"]) {
        const { code, stdout, stderr } = yield* runBin({ bin, cwd: folder, args: ["--base-dir", base] })
        assert.deepStrictEqual([code, stdout, stderr.trim().split("\n").length], [1, "", 1])
        assert.include(stderr, join(folder, base))
      }
    })
  )

  it.scopedLive("prints outlines and sections, and finds itself in order", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "a.md": "# 題\n\ntext\n" })
      const command = (...args: ReadonlyArray<string>) => ({
        bin,
        cwd: folder,
        args: [...args, "--base-dir", "base"],
        env: { MDATLAS_CACHE_DIR: join(folder, "cache") }
      })
      const run = (...args: ReadonlyArray<string>) => runCommand({ ...command(...args), bin })
      const structure = yield* runBin(command("structure", "a.md"))
      const id = /題-[0-9a-f]{8}/.exec(structure.stdout)?.[0] ?? ""
      const section = yield* run("section", "a.md", id, "--format", "html")
      assert.deepStrictEqual([section.code, section.stdout], [0, "<h1>題</h1>\n<p>text</p>\n"])
      const doctor = yield* runBin(command("doctor"))
      assert.strictEqual(doctor.code, 0)
      assert.include(doctor.stdout, "1 Markdown files")
      assert.include(doctor.stdout, "starts and answers")
      const missing = yield* run("structure", "b.md")
      assert.strictEqual(missing.code, 1)
      assert.include(missing.stderr, "Did you mean a.md")
    })
  )
})
