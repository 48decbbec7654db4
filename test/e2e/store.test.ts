import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { apiJson } from "../godot/store/apiJson.ts"
import {
  checkout,
  classFile,
  repository,
  temporaryFolder,
  translatedCheckout,
  writeFiles
} from "../godot/store/fixtures.ts"
import { call, connect, environment, launcher, runBin, session } from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"

const bin = "godot-docs-mcp"

/** A user with a store and a cache of their own, in a folder that is no project. */
const user = Effect.map(temporaryFolder, (folder) => {
  const work = join(folder, "work")
  mkdirSync(work)
  const env = {
    GODOT_STORE_DIR: join(folder, "store"),
    XDG_CACHE_HOME: join(folder, "cache"),
    HOME: folder,
    LOCALAPPDATA: folder
  }
  const run = (args: ReadonlyArray<string>, more: { readonly cwd?: string } = {}) =>
    runCommand({ bin, args, cwd: more.cwd ?? work, env })
  /** In a process of its own. */
  const start = (args: ReadonlyArray<string>, more: { readonly input?: string } = {}) =>
    runBin({ bin, args, cwd: work, env, ...more })
  return { folder, work, env, run, start }
})

/** The program of util-linux that gives a command a terminal. */
const hasTerminal = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0

/** Runs a command on a terminal, where each question gets the next answer; returns what it said, and its exit code. */
const onTerminal = (args: ReadonlyArray<string>, { cwd, env, answers }: Terminal) =>
  Effect.async<{ readonly said: string; readonly code: number | null }>((resume) => {
    const command = [process.execPath, launcher(bin), ...args].map((word) => `'${word}'`).join(" ")
    const child = spawn("script", ["-qec", command, "/dev/null"], { cwd, env: environment(env) })
    let said = ""
    let answered = 0
    child.stdout.on("data", (chunk) => {
      said += chunk
      if (said.split("[Y/n]").length - 1 > answered) child.stdin.write(answers[answered++] ?? "")
    })
    child.once("close", (code) => resume(Effect.succeed({ said, code })))
    return Effect.sync(() => child.kill("SIGKILL"))
  })

interface Terminal {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly answers: ReadonlyArray<string>
}

const search = (query: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "godot_search", arguments: { query } }
})

const docsOf = (stdout: string): string => {
  const answer = stdout
    .split("\n")
    .flatMap((line) => (line.includes('"id":1,') || line.endsWith('"id":1}') ? [JSON.parse(line)] : []))[0]
  return String(answer?.result?.structuredContent?.docs)
}

describe("get with a locale", () => {
  it.scopedLive(
    "fetches its texts, which are served, also as another version; setup and doctor say what is missing",
    () =>
      Effect.gen(function* () {
        const { folder, work, env, run } = yield* user
        const from = repository(folder, translatedCheckout(), ["4.7-stable", "4.6-stable"])
        const project = 'config_version=5\n\n[application]\n\nconfig/features=PackedStringArray("4.7")\n'
        writeFileSync(join(work, "project.godot"), project)
        assert.strictEqual((yield* run(["get", "4.7", "--from", from])).code, 0)
        const advice = yield* run(["doctor", "--locale", "ja"])
        assert.include(advice.stdout, "godot-docs-mcp get 4.7 --locale ja fetches them, if that version has any")
        const hostile = yield* run(["get", "4.7", "--from", from, "--locale", "../ja"])
        assert.match(hostile.stderr, /^godot-docs-mcp: GODOT_LOCALE: must be a locale such as ja, zh_CN or pt_BR$/m)
        const setup = ["setup", "--yes", "--skip", "hosts,hook,question", "--from", from, "--locale", "ja"]
        assert.match((yield* run(setup)).stdout, /Godot 4\.7 \(4\.7-stable\): 3 classes/)
        assert.notInclude((yield* run(setup)).stdout, "classes")
        yield* run(["get", "4.6", "--from", from, "--locale", "ja"])
        const korean = yield* run(["get", "4.6", "--from", from, "--locale", "ko"])
        assert.include(korean.stdout, "It has no texts in ko: they are English.")
        assert.include((yield* run(["doctor", "--locale", "ko", "--doc-dir", "4.6"])).stdout, "4.6-stable has no such")

        const client = yield* connect({ bin, cwd: work, env: { ...env, GODOT_LOCALE: "ja" } })
        for (const version of [{}, { version: "4.6" }]) {
          const { value } = yield* call(client, "godot_get_class", { name: "Timer", ...version })
          assert.strictEqual(value["brief"], "タイマーです。")
          const found = yield* call(client, "godot_search", { query: "タイマーです", ...version })
          assert.include(found.text, "godot://class/Timer")
        }
        rmSync(join(folder, "store/4.6/doc/translations/ja.po"))
        const gone = yield* run(["doctor", "--locale", "ja_JP", "--doc-dir", "4.6"])
        assert.include(
          gone.stdout,
          "ja.po has gone from the set; godot-docs-mcp get 4.6 --locale ja_JP fetches it again"
        )
      })
  )
})

describe("setup in a project", () => {
  it.scopedLive(
    "gets the reference, writes what was agreed to, asks the server, and changes nothing the second time",
    () =>
      Effect.gen(function* () {
        const { folder, work, run, start } = yield* user
        const from = repository(folder, checkout(["Node", "Object"]), ["4.7-stable"])
        writeFileSync(
          join(work, "project.godot"),
          'config_version=5\n\n[application]\n\nconfig/features=PackedStringArray("4.7")\n'
        )
        mkdirSync(join(work, ".vscode"))
        const own = '{\n  // mine\n  "servers": { "other": { "command": "x" } }\n}\n'
        writeFileSync(join(work, ".vscode", "mcp.json"), own)
        mkdirSync(join(work, ".cursor"))
        writeFileSync(join(work, ".cursor", "mcp.json"), "{ broken")
        mkdirSync(join(folder, ".codex"))

        const declined = yield* run(["setup", "--from", from])
        assert.strictEqual(declined.code, 1)
        assert.match(declined.stdout, /Godot 4\.7 is missing; to fetch it: godot-docs-mcp get 4\.7/)
        assert.strictEqual(readFileSync(join(work, ".vscode", "mcp.json"), "utf8"), own)

        const done = yield* start(["setup", "--yes", "--from", from])
        assert.match(done.stdout, /Godot 4\.7 \(4\.7-stable\): 3 classes/)
        assert.match(done.stdout, /Answer .*\n.*Godot 4\.7, 3 classes/s)
        const vscode = readFileSync(join(work, ".vscode", "mcp.json"), "utf8")
        assert.include(vscode, '"other": { "command": "x" }')
        assert.include(vscode, '"GODOT_DOC_DIR": "auto"')
        assert.include(readFileSync(join(folder, ".codex", "config.toml"), "utf8"), "[mcp_servers.godot-docs-mcp]")
        // A file that cannot be parsed is told, and stays as it is.
        assert.strictEqual(done.code, 1)
        assert.match(done.stderr, /\.cursor.*cannot be parsed.*config cursor/)
        assert.strictEqual(readFileSync(join(work, ".cursor", "mcp.json"), "utf8"), "{ broken")

        const files = () => readdirSync(work, { recursive: true }).map(String).sort()
        const before = files()
        writeFileSync(join(work, ".cursor", "mcp.json"), "{}")
        assert.strictEqual((yield* run(["setup", "--yes", "--host", "cursor", "--skip", "question"])).code, 0)
        const again = yield* start(["setup", "--yes"])
        assert.strictEqual(again.code, 0, again.stderr)
        assert.notMatch(again.stdout, /written|Fetch/)
        assert.deepStrictEqual(files(), before)
        assert.strictEqual(readFileSync(join(work, ".vscode", "mcp.json"), "utf8"), vscode)
      })
  )

  it.scopedLive.skipIf(!hasTerminal)("asks on a terminal: Ctrl+C ends it, and the end of the input is a no", () =>
    Effect.gen(function* () {
      const { work: cwd, env } = yield* user
      writeFileSync(join(cwd, "project.godot"), "config_version=5\n")
      const args = ["setup", "--host", "vscode", "--skip", "reference,question"]
      const ended = yield* onTerminal(args, { cwd, env, answers: ["\x03"] })
      assert.strictEqual(ended.code, 130)
      assert.notMatch(ended.said, /Error|not written/)
      const declined = yield* onTerminal(args, { cwd, env, answers: ["\x04"] })
      assert.strictEqual(declined.code, 0)
      assert.match(declined.said, /not written/)
      assert.isFalse(existsSync(join(cwd, ".vscode")))
      assert.match((yield* onTerminal(args, { cwd, env, answers: ["y\r"] })).said, /written/)
      assert.isTrue(existsSync(join(cwd, ".vscode", "mcp.json")))
    })
  )

  it.scopedLive("offers the check hook beside Claude Code, and leaves out the steps that are named", () =>
    Effect.gen(function* () {
      const { work, run } = yield* user
      writeFileSync(join(work, "project.godot"), "config_version=5\n")
      mkdirSync(join(work, ".claude"))
      writeFileSync(join(work, ".claude", "settings.json"), '{ "model": "opus" }\n')
      const done = yield* run(["setup", "--yes", "--skip", "reference,question"])
      assert.strictEqual(done.code, 0, done.stderr)
      assert.notMatch(done.stdout, /Answer|Reference/)
      const settings = readFileSync(join(work, ".claude", "settings.json"), "utf8")
      assert.include(settings, '"model": "opus"')
      assert.match(settings, /npx -y godot-docs-mcp .*check --hook/)
      assert.isTrue(existsSync(join(work, ".mcp.json")))
      assert.notMatch((yield* run(["setup", "--yes", "--skip", "reference,question"])).stdout, /written/)
      assert.strictEqual(readFileSync(join(work, ".claude", "settings.json"), "utf8"), settings)
      const unknown = yield* run(["setup", "--yes", "--host", "nope"])
      assert.match(unknown.stderr, /--host must be one of claude-code, .*codex; for others: godot-docs-mcp config HOST/)
      assert.deepStrictEqual([unknown.code, unknown.stdout], [2, ""])
      assert.match((yield* run(["setup", "--host", "Zed"])).stderr, /for Zed: godot-docs-mcp config zed/)
      assert.match((yield* run(["setup", "--skip", "hoks"])).stderr, /--skip takes reference, hosts, hook, question/)
    })
  )

  it.scopedLive("passes on the settings that it was given: to the hosts, the hook, and the server that it asks", () =>
    Effect.gen(function* () {
      const { folder, work, run, start } = yield* user
      writeFileSync(join(work, "project.godot"), 'config/features=PackedStringArray("4.7")\n')
      for (const host of [".cursor", ".claude"]) mkdirSync(join(work, host))
      const reference = join(folder, "godot")
      writeFiles(reference, checkout(["Node", "Object"]))
      const store = ["--store", "../sets"]
      assert.strictEqual((yield* run(["import", reference, ...store])).stderr, "")
      const done = yield* start(["setup", "--yes", ...store])
      assert.strictEqual(done.code, 0, done.stderr)
      assert.match(done.stdout, /Answer .*\n.*Godot 4\.7, 3 classes/s)
      const { mcpServers } = JSON.parse(readFileSync(join(work, ".cursor", "mcp.json"), "utf8"))
      assert.include(mcpServers[bin].env, { GODOT_DOC_DIR: "auto", GODOT_STORE_DIR: join(folder, "sets") })
      const hook = readFileSync(join(work, ".claude", "settings.json"), "utf8")
      assert.include(hook, `--store ${join(folder, "sets")} `)
      assert.include(hook, " check --hook")
    })
  )

  it.scopedLive("configures the hosts and asks its question also where the reference cannot be fetched", () =>
    Effect.gen(function* () {
      const { folder, work, start } = yield* user
      writeFileSync(
        join(work, "project.godot"),
        'config_version=5\n\n[application]\n\nconfig/features=PackedStringArray("4.7")\n'
      )
      mkdirSync(join(work, ".cursor"))
      const done = yield* start(["setup", "--yes", "--from", join(folder, "nowhere")])
      assert.strictEqual(done.code, 1)
      assert.match(done.stdout, /Reference +not fetched, see below/)
      assert.match(done.stdout, /Answer .*\n.*starter/s)
      assert.match(done.stderr, /nowhere/)
      assert.isTrue(existsSync(join(work, ".cursor", "mcp.json")))
    })
  )

  it.scopedLive("is refused outside of a project", () =>
    Effect.gen(function* () {
      const { run } = yield* user
      const refused = yield* run(["setup", "--yes"])
      assert.strictEqual(refused.code, 1)
      assert.match(refused.stderr, /there is no project\.godot here or above/)
    })
  )
})

describe("the store of a user", () => {
  it.scopedLive("is filled by get, served by auto, and leaves the project's folder clean", () =>
    Effect.gen(function* () {
      const { folder, work, run, start } = yield* user
      const from = repository(folder, checkout(["Node", "Timer", "Sprite2D"]))
      const got = yield* run(["get", "4.7", "--from", from])
      assert.strictEqual(got.code, 0, got.stderr)
      assert.match(got.stdout, /Godot 4\.7 \(4\.7\.1-stable\): 4 classes/)
      assert.match(got.stdout, /GODOT_DOC_DIR=auto take it/)
      const served = yield* start([], { input: session(search("Timer")) })
      assert.match(docsOf(served.stdout), /^Godot 4\.7, 4 classes/)
      assert.deepStrictEqual(readdirSync(work), [])
      assert.lengthOf(readdirSync(join(folder, "cache", "godot-docs-mcp", "indexes")), 1)
    })
  )

  it.scopedLive("fits the project: its version is taken, and one that is missing is reported in every answer", () =>
    Effect.gen(function* () {
      const { folder, work, run } = yield* user
      const project = join(work, "game")
      mkdirSync(join(project, "scripts"), { recursive: true })
      writeFileSync(
        join(project, "project.godot"),
        'config_version=5\n\n[application]\n\nconfig/features=PackedStringArray("4.5", "Mobile")\n'
      )
      const from = repository(folder, checkout(), ["4.7-stable"])
      assert.strictEqual((yield* run(["get", "4.7", "--from", from])).code, 0)
      const other = yield* run(["search", "Timer", "--json"], { cwd: join(project, "scripts") })
      assert.match(JSON.parse(other.stdout).docs, /this project is for Godot 4\.5: run godot-docs-mcp get 4\.5/)
      mkdirSync(join(folder, "old", "classes"), { recursive: true })
      writeFileSync(join(folder, "old", "classes", "Timer.xml"), classFile("Timer"))
      assert.strictEqual((yield* run(["import", join(folder, "old"), "--name", "4.5"])).code, 0)
      const fitting = yield* run(["search", "Timer", "--json"], { cwd: join(project, "scripts") })
      assert.strictEqual(JSON.parse(fitting.stdout).docs, "Godot 4.5, 1 class")
      const listed = yield* run(["versions"], { cwd: project })
      assert.match(listed.stdout, /\* +4\.5/)
      assert.match(listed.stdout, /project\.godot says Godot 4\.5/)
    })
  )

  it.scopedLive("compares two of its sets, and forgets one", () =>
    Effect.gen(function* () {
      const { folder, run } = yield* user
      for (const [name, classes] of [
        ["4.5", ["Node", "Gone"]],
        ["4.7", ["Node", "Born"]]
      ] as const) {
        const source = join(folder, name, "classes")
        mkdirSync(source, { recursive: true })
        for (const one of classes) writeFileSync(join(source, `${one}.xml`), classFile(one))
        assert.strictEqual((yield* run(["import", join(folder, name)])).code, 0)
      }
      const { stdout } = yield* run(["diff", "4.5", "4.7"])
      assert.include(stdout, "removed class Gone")
      assert.include(stdout, "added class Born")
      const unknown = yield* run(["diff", "4.5", "4.8"])
      assert.strictEqual(unknown.code, 1)
      assert.match(unknown.stderr, /the store has no 4\.8.*godot-docs-mcp get 4\.8/)
      const indexes = join(folder, "cache", "godot-docs-mcp", "indexes")
      assert.lengthOf(readdirSync(indexes), 2)
      assert.strictEqual((yield* run(["remove", "4.5"])).code, 0)
      assert.lengthOf(readdirSync(indexes), 1)
      const again = yield* run(["remove", "4.5"])
      assert.strictEqual(again.code, 1)
      assert.match(again.stderr, /it has 4\.7/)
    })
  )

  it.scopedLive("answers about each of its versions, and compares them, over one connection", () =>
    Effect.gen(function* () {
      const { folder, work, env, run } = yield* user
      for (const [name, classes] of [
        ["4.5", ["Node", "Gone"]],
        ["4.6", ["Node"]],
        ["4.7", ["Node", "Born"]]
      ] as const) {
        const source = join(folder, name, "classes")
        mkdirSync(source, { recursive: true })
        for (const one of classes) writeFileSync(join(source, `${one}.xml`), classFile(one, `${one} of ${name}.`))
        assert.strictEqual((yield* run(["import", join(folder, name)])).code, 0)
      }
      const client = yield* connect({ bin, env, cwd: work, args: ["--doc-dir", "4.7"] })
      for (const version of ["4.5", "4.6", "4.7", "4.5"]) {
        const { value } = yield* call(client, "godot_get_class", { name: "Node", version })
        assert.strictEqual(value["brief"], `Node of ${version}.`)
        const found = yield* call(client, "godot_search", { query: "Node", version })
        assert.match(String(found.value["docs"]), new RegExp(`^Godot ${version.replace(".", "\\.")},`))
      }
      assert.strictEqual((yield* call(client, "godot_get_class", { name: "Born" })).value["name"], "Born")
      const born = (yield* call(client, "godot_get_symbol", { qname: "Born.run" })).value
      assert.deepStrictEqual([born["since"], born["notes"]], ["4.7", ["Not in Godot 4.6, 4.5."]])
      // A member's answer names the version alone.
      assert.strictEqual(born["docs"], "Godot 4.7")
      const old = (yield* call(client, "godot_get_symbol", { qnames: ["Node.run", "Born.run"] })).value["symbols"]
      assert.deepStrictEqual(
        (old as Array<{ since?: string }>).map(({ since }) => since),
        [undefined, "4.7"]
      )
      // Without 4.6 it may have come with that one: the gap is told.
      assert.strictEqual((yield* run(["remove", "4.6"])).code, 0)
      const gap = (yield* call(client, "godot_get_symbol", { qname: "Born.run" })).value
      assert.deepStrictEqual(
        [gap["since"], gap["notes"]],
        ["4.7", ["Not in Godot 4.5; the store has nothing between 4.5 and it."]]
      )
      assert.strictEqual((yield* run(["import", join(folder, "4.6"), "--name", "4.6"])).code, 0)
      const absent = yield* call(client, "godot_get_class", { name: "Born", version: "4.5" })
      assert.strictEqual(absent.value["code"], "NOT_FOUND")
      const unknown = yield* call(client, "godot_get_class", { name: "Node", version: "4.4" })
      assert.match(String(unknown.value["message"]), /It has 4\.7, 4\.6, 4\.5\..*godot-docs-mcp get 4\.4/)
      rmSync(join(folder, "store", "4.6", "doc", "classes"), { recursive: true })
      const emptied = yield* call(client, "godot_get_class", { name: "Node", version: "4.6" })
      assert.strictEqual(emptied.value["code"], "NOT_FOUND")
      assert.match(
        String(emptied.value["message"]),
        /4\.6 in the store holds no readable class files.*godot-docs-mcp get 4\.6/
      )
      mkdirSync(join(folder, "store", "4.6", "doc", "classes"))
      writeFileSync(join(folder, "store", "4.6", "doc", "classes", "Node.xml"), classFile("Node", "Node again."))
      const mended = yield* call(client, "godot_get_class", { name: "Node", version: "4.6" })
      assert.strictEqual(mended.value["brief"], "Node again.")
      for (const version of [4.5, "x".repeat(65), ["4.5"]]) {
        const wrong = yield* call(client, "godot_get_class", { name: "Node", version })
        assert.strictEqual(wrong.value["code"], "INVALID_ARGUMENT")
      }
      const compared = yield* call(client, "godot_diff", { from: "4.5", to: "4.7" })
      assert.deepStrictEqual(compared.value["byClass"], [
        "removed class Gone: class Gone extends Object",
        "added class Born: class Born extends Object"
      ])
      const served = yield* call(client, "godot_diff", { to: "4.5", name: "Born" })
      assert.include(served.value, { from: "4.7", to: "4.5" })
    })
  )

  it.scopedLive("says in each answer what a set from extension_api.json lacks, also of another version", () =>
    Effect.gen(function* () {
      const { folder, work, env, run } = yield* user
      writeFileSync(join(folder, "extension_api.json"), JSON.stringify(apiJson))
      assert.strictEqual((yield* run(["import", join(folder, "extension_api.json")])).code, 0)
      const lacking = /^Godot 4\.7, 4 classes; made from extension_api\.json: no settings, annotations, @GDScript/
      const found = yield* run(["search", "Node", "--json"])
      assert.match(JSON.parse(found.stdout).docs, lacking)
      const client = yield* connect({ bin, env, cwd: work, args: ["--doc-dir", "builtin"] })
      const { value } = yield* call(client, "godot_list_classes", { version: "4.7" })
      assert.match(String(value["docs"]), lacking)
    })
  )

  it.scopedLive("refuses a start with a version that it lacks, by the command that gets it", () =>
    Effect.gen(function* () {
      const { start } = yield* user
      const refused = yield* start(["--doc-dir", "4.6"], { input: session() })
      assert.strictEqual(refused.code, 1)
      assert.match(JSON.parse(refused.stdout.split("\n")[0] ?? "").error.message, /godot-docs-mcp get 4\.6/)
    })
  )

  it.scopedLive("keeps an index in a project's folder out of its version control", () =>
    Effect.gen(function* () {
      const { work, run } = yield* user
      mkdirSync(join(work, "doc", "classes"), { recursive: true })
      writeFileSync(join(work, "doc", "classes", "Node.xml"), classFile("Node"))
      assert.strictEqual((yield* run(["list"])).code, 0)
      assert.isTrue(existsSync(join(work, ".cache", "godot-index.json")))
      assert.strictEqual(readFileSync(join(work, ".cache", ".gitignore"), "utf8"), "*\n")
    })
  )
})
