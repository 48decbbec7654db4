/** godot-docs-mcp as its client meets it: the built bundle over stdio. */
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { readAddresses, readText } from "../support/addresses.ts"
import {
  call,
  connect,
  copiedLauncher,
  environment,
  runBin,
  runProgram,
  session,
  start,
  temporaryFolder
} from "../support/bundle.ts"
import { runCommand } from "../support/commands.ts"
import { corpora, corpus, onCorpora } from "../support/corpora.ts"
import { xml } from "../support/library.ts"
import { promised } from "../support/promise.ts"
import { sharedIndex } from "../support/runFolder.ts"
import { shared } from "../support/shared.ts"

const bin = "godot-docs-mcp"
const server = (docDir: string, env: Record<string, string> = {}) =>
  Effect.flatMap(temporaryFolder, (folder) =>
    connect({ bin, cwd: folder, env: { GODOT_DOC_DIR: docDir, GODOT_INDEX_PATH: join(folder, "index.json"), ...env } })
  )

const classFile = (name: string) => [`${name}.xml`, xml(name)] as const

/** A root of hand-written classes in a folder of its own. */
const written = (files: Readonly<Record<string, string>>) =>
  Effect.map(temporaryFolder, (folder) => {
    mkdirSync(join(folder, "classes"))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "classes", name), text)
    return folder
  })

describe("godot-docs-mcp whose own files are gone or damaged", () => {
  it.scopedLive("names the file in the answers that need it, and gives the others", () =>
    Effect.gen(function* () {
      const docs = yield* written(Object.fromEntries([classFile("Timer")]))
      const home = yield* temporaryFolder
      const program = copiedLauncher(bin, home)
      const client = yield* connect({
        bin,
        program,
        cwd: docs,
        env: { GODOT_DOC_DIR: docs, GODOT_INDEX_PATH: join(home, "index.json") }
      })
      const search = (query: string) => call(client, "godot_search", { query })
      assert.include((yield* search("Timer")).text, "godot://class/Timer")
      const dist = join(home, "dist")
      const own = readdirSync(dist).filter((name) => name.startsWith(`${bin}.`))
      const tables = own.find((name) => name.includes("languagesUnspaced")) ?? ""
      writeFileSync(join(dist, tables), '{"ja":')
      const japanese = yield* search("タイマー")
      assert.deepInclude(japanese.value, { code: "INTERNAL" })
      assert.include(japanese.text, `missing or damaged: ${tables}.`)
      assert.include((yield* search("Timer")).text, "godot://class/Timer")
      const isPart = (name: string) => name.includes(".main.") && name !== `${bin}.main.js`
      for (const name of own.filter(isPart)) rmSync(join(dist, name))
      const checked = yield* call(client, "godot_check", { code: "extends Node" })
      assert.match(checked.text, /missing or damaged: godot-docs-mcp\.main\.\w+\.js\./)
      assert.include((yield* search("Timer")).text, "godot://class/Timer")
      // 1 would tell of findings.
      const shell = yield* runProgram(process.execPath, [program, "check", "-"], { env: environment(), input: "" })
      assert.strictEqual(shell.code, 2)
      // 2 would be the feedback of a hook.
      const hook = yield* runProgram(process.execPath, [program, "check", "--hook"], {
        env: environment(),
        input: "{}"
      })
      assert.strictEqual(hook.code, 1)
    })
  )
})

describe("godot-docs-mcp on the built-in documents", () => {
  const client = shared(server("builtin", sharedIndex("builtin")))

  it.scopedLive("answers the questions that matter", () =>
    Effect.gen(function* () {
      const pressed = yield* call(client(), "godot_get_symbol", { qname: "Button.pressed" })
      assert.deepInclude(pressed.value, { kind: "signal", className: "BaseButton", requestedOn: "Button" })
      const first = (query: string) =>
        Effect.map(call(client(), "godot_search", { query }), ({ value, text }) => {
          assert.isBelow(text.length, 8000, query)
          return (value["results"] as ReadonlyArray<Record<string, string>>)[0] ?? {}
        })
      assert.strictEqual((yield* first("Button.pressed"))["uri"], "godot://symbol/BaseButton/signal/pressed")
      const renamed = yield* first("KinematicBody2D")
      assert.strictEqual(renamed["uri"], "godot://class/CharacterBody2D")
      assert.include(renamed["note"], "KinematicBody2D")
      assert.strictEqual((yield* first("GetNode"))["qname"], "Node.get_node")
      assert.strictEqual((yield* first("deg2rad"))["qname"], "@GlobalScope.deg_to_rad")
      assert.strictEqual((yield* first("Node.add_chlid"))["qname"], "Node.add_child")
      assert.match((yield* first("how do I know when two areas overlap"))["qname"] ?? "", /^Area[23]D\./)
    })
  )

  it.scopedLive("says that it is a starter, and that the full reference may have what it has not", () =>
    Effect.gen(function* () {
      const { value } = yield* call(client(), "godot_search", { query: "Timer" })
      assert.match(String(value["docs"]), /starter.*godot-docs-mcp get/)
      const missing = yield* call(client(), "godot_get_class", { name: "GridMap" })
      assert.isTrue(missing.isError)
      assert.include(missing.text, "the full one may have it: godot-docs-mcp get")
      const old = yield* call(client(), "godot_get_class", { name: "KinematicBody2D" })
      assert.include(String(old.value["message"]), "CharacterBody2D")
    })
  )

  it.scopedLive("answers the older dotted names, and refuses unknown arguments by name", () =>
    Effect.gen(function* () {
      const { value } = yield* call(client(), "godot.list_classes", { prefix: "vector" })
      assert.deepStrictEqual(value["classes"], ["Vector2", "Vector2i", "Vector3"])
      const refused = yield* call(client(), "godot_search", { q: "x", kind: "Method", limit: 0 })
      assert.strictEqual(refused.value["code"], "INVALID_ARGUMENT")
      const problems = (refused.value["problems"] as ReadonlyArray<string>).join()
      for (const name of ["query", "q", "kind", "limit"]) assert.include(problems, `${name}: `)
      const long = yield* call(client(), "godot_search", { query: "x".repeat(5_000_000) })
      assert.strictEqual(long.value["code"], "INVALID_ARGUMENT")
      assert.isBelow(long.text.length, 500)
    })
  )

  it.scopedLive("lists its classes as resources, completes their addresses, and gives its prompt", () =>
    Effect.gen(function* () {
      const { resources, nextCursor } = yield* Effect.promise(() => client().listResources())
      assert.isUndefined(nextCursor)
      assert.include(
        resources.map(({ uri }) => uri),
        "godot://class/@GlobalScope"
      )
      const complete = (uri: string, name: string, value: string, known: Record<string, string> = {}) =>
        Effect.promise(async () => {
          const { completion } = await client().complete({
            ref: { type: "ref/resource", uri },
            argument: { name, value },
            context: { arguments: known }
          })
          return completion.values
        })
      assert.include(yield* complete("godot://class/{name}", "name", "charact"), "CharacterBody2D")
      const ofButton = { class: "Button", kind: "signal" }
      assert.include(yield* complete("godot://symbol/{class}/{kind}/{name}", "name", "pre", ofButton), "pressed")
      const symbol = "godot://symbol/{class}/{kind}/{name}"
      assert.deepStrictEqual(yield* complete(symbol, "kind", "s"), ["signal"])
      assert.deepStrictEqual(yield* complete(symbol, "name", "add_ch", { class: "Node", kind: "method" }), [
        "add_child"
      ])
      const { messages } = yield* Effect.promise(() => client().getPrompt({ name: "how_to_use_godot_docs" }))
      assert.include(JSON.stringify(messages), "godot_search")
      assert.include(yield* readText(client(), "godot://class/Timer"), "# Timer")
      assert.include(yield* readText(client(), "godot://search?q=body%20entered&kind=signal"), "Area2D.body_entered")
      for (const uri of ["godot://class/..%2F..%2Fetc%2Fpasswd", "file:///etc/passwd", "godot://symbol/Node/method"]) {
        const error = yield* Effect.promise(() =>
          client()
            .readResource({ uri })
            .then(
              () => undefined,
              (e) => e
            )
        )
        assert.strictEqual(error?.code, -32002, uri)
      }
    })
  )
})

describe("the start of godot-docs-mcp", () => {
  const begin = (env: Record<string, string>, cwd: string) => runBin({ bin, cwd, env, input: session() })
  /** Enough classes that they are still being indexed when a client has connected and asks. */
  const many = shared(
    Effect.suspend(() => written(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => classFile(`Class${i}`)))))
  )

  it.scopedLive("ends with 1 and the way to the documents where there are none", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const missing = yield* begin({ GODOT_DOC_DIR: join(folder, "nowhere") }, folder)
      assert.strictEqual(missing.code, 1)
      assert.include(missing.stdout, join(folder, "nowhere"))
      for (const part of [join(folder, "nowhere"), "classes/", "sparse", "--doctool", "GODOT_DOC_DIR", "builtin"]) {
        assert.include(missing.stderr, part)
      }
      writeFileSync(join(folder, "Node.xml"), xml("Node"))
      const inside = yield* begin({ GODOT_DOC_DIR: folder }, folder)
      assert.strictEqual(inside.code, 1)
      assert.include(inside.stderr, "parent")
    })
  )

  it.scopedLive(
    "answers initialize with the whole reason where there are no documents, and ends where none can be read",
    () =>
      Effect.gen(function* () {
        const empty = yield* written({})
        writeFileSync(join(empty, "classes", "class_node.rst"), "Node")
        const refused = yield* begin({ GODOT_DOC_DIR: empty }, empty)
        assert.strictEqual(refused.code, 1)
        const [answer] = refused.stdout.split("\n").map((line) => (line === "" ? undefined : JSON.parse(line)))
        assert.strictEqual(refused.stderr.trim(), `godot-docs-mcp: ${answer.error.message}`)
        assert.include(answer.error.message, empty)
        assert.include(answer.error.message, "godot-docs, the sources of the manual")
        const broken = yield* written({ "A.xml": "<class", "B.xml": "<class name='B'>\n<methods>" })
        const child = start({ bin, cwd: broken, env: { GODOT_DOC_DIR: broken } })
        child.stdin.write(session())
        let told = ""
        child.stderr.on("data", (chunk) => {
          told += chunk
        })
        const code = yield* Effect.async<number | null>(
          (resume) => void child.once("close", (exit) => resume(Effect.succeed(exit)))
        )
        assert.strictEqual(code, 1)
        assert.match(told, /B\.xml:2:\d+/)
      })
  )

  it.scopedLive("answers initialize before any document is read", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const search = {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "godot_search", arguments: { query: "Node" } }
      }
      const child = start({
        bin,
        cwd: folder,
        env: { GODOT_DOC_DIR: "builtin", GODOT_INDEX_PATH: join(folder, "i.json") }
      })
      child.stdin.write(session({ jsonrpc: "2.0", id: 2, method: "ping" }, search))
      const order = yield* Effect.async<ReadonlyArray<unknown>>((resume) => {
        let text = ""
        child.stdout.on("data", (chunk) => {
          text += chunk
          const lines = text.split("\n").slice(0, -1)
          if (lines.length === 3) resume(Effect.succeed(lines.map((line) => JSON.parse(line).id)))
        })
      })
      child.kill()
      assert.deepStrictEqual(order, ["init", 2, 1])
    })
  )

  it.scopedLive(
    "ends with 0 while it reads its documents, answers what waits for them, and leaves no half an index",
    () =>
      Effect.gen(function* () {
        const docs = many()
        const folder = yield* temporaryFolder
        const search = {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "godot_search", arguments: { query: "Class1" } }
        }
        const child = start({
          bin,
          cwd: folder,
          env: { GODOT_DOC_DIR: docs, GODOT_INDEX_PATH: join(folder, "i.json") }
        })
        let told = ""
        child.stdout.on("data", (chunk) => {
          told += chunk
        })
        child.stdin.write(session(search))
        yield* Effect.async<void>((resume) => void child.stdout.once("data", () => resume(Effect.void)))
        const ended = yield* Effect.async<readonly [number | null, string | null]>((resume) => {
          child.once("close", (code, by) => resume(Effect.succeed([code, by] as const)))
          child.kill("SIGTERM")
        }).pipe(Effect.timeoutFail({ duration: promised(1000), onTimeout: () => "still running" }))
        assert.deepStrictEqual(ended, [0, null])
        const answers = told
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line))
        assert.deepStrictEqual(
          answers.map(({ id, error }) => [id, error?.code]),
          [
            ["init", undefined],
            [1, -32603]
          ]
        )
        assert.deepStrictEqual(readdirSync(folder), [])
      })
  )

  it.scopedLive("serves without an index where none can be written, and rebuilds one that is broken", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const docs = yield* written({ "Vector2.xml": xml("Vector2"), "Vector3.xml": xml("Vector3") })
      writeFileSync(join(folder, "file"), "")
      const list = {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "godot_list_classes", arguments: { prefix: "Vec" } }
      }
      const below = {
        GODOT_DOC_DIR: docs,
        GODOT_INDEX_PATH: join(folder, "file", "index.json"),
        MCP_SERVER_LOG: "warn"
      }
      const child = start({ bin, cwd: folder, env: below })
      child.stdin.write(session(list))
      let warned = ""
      child.stderr.on("data", (chunk) => {
        warned += chunk
      })
      yield* Effect.repeat(
        Effect.sync(() => warned),
        {
          until: (text) => text.includes("WARN"),
          schedule: Schedule.spaced("50 millis")
        }
      )
      child.stdin.end()
      const index = join(folder, "index.json")
      writeFileSync(index, '{"format":"something else"}')
      const client = yield* connect({ bin, cwd: folder, env: { GODOT_DOC_DIR: docs, GODOT_INDEX_PATH: index } })
      const { value } = yield* call(client, "godot_list_classes", { prefix: "Vec" })
      assert.deepStrictEqual(value["classes"], ["Vector2", "Vector3"])
      // A search waits until all is indexed; what is indexed is written, however soon the end comes.
      yield* call(client, "godot_search", { query: "Vector2" })
      yield* Effect.promise(() => client.close())
      assert.isAbove(statSync(index).size, 1000)
      assert.deepStrictEqual(
        readdirSync(folder).filter((name) => name.includes("tmp")),
        []
      )
    })
  )

  it.scopedLive("reports progress of a first indexing to a caller that asked for it", () =>
    Effect.gen(function* () {
      const client = yield* server(many())
      const seen: Array<{ readonly progress: number }> = []
      const ask = () =>
        Effect.promise(() =>
          client.callTool({ name: "godot_search", arguments: { query: "Class7" } }, undefined, {
            onprogress: (progress) => void seen.push(progress),
            timeout: 600_000
          })
        )
      assert.notProperty(yield* ask(), "isError")
      assert.isTrue(seen.every(({ progress }, i) => progress > (seen[i - 1]?.progress ?? 0)))
      assert.isNotEmpty(seen)
      // There is nothing left to wait for.
      seen.length = 0
      assert.notProperty(yield* ask(), "isError")
      assert.isEmpty(seen)
    })
  )

  it.scopedLive("shares an index path between two servers that start at once", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const docs = yield* written({ "Node.xml": xml("Node"), "Timer.xml": xml("Timer", { inherits: "Node" }) })
      const env = { GODOT_DOC_DIR: docs, GODOT_INDEX_PATH: join(folder, "index.json") }
      const both = yield* Effect.all([connect({ bin, cwd: folder, env }), connect({ bin, cwd: folder, env })], {
        concurrency: 2
      })
      const answers = yield* Effect.forEach(both, (client) => call(client, "godot_search", { query: "Timer" }), {
        concurrency: 2
      })
      assert.deepStrictEqual(answers[0]?.value, answers[1]?.value)
      assert.include(answers[0]?.text, "godot://class/Timer")
    })
  )
})

describe("godot-docs-mcp while its documents change", () => {
  it.scopedLive("serves a changed, a new and a removed class, and tells the client that the list has changed", () =>
    Effect.gen(function* () {
      const docs = yield* written({ "Node.xml": xml("Node", { brief: "Before." }), "Old.xml": xml("Old") })
      const client = yield* server(docs)
      const brief = call(client, "godot_get_class", { name: "Node" }).pipe(Effect.map(({ value }) => value["brief"]))
      assert.strictEqual(yield* brief, "Before.")
      writeFileSync(join(docs, "classes", "Node.xml"), xml("Node", { brief: "After." }))
      assert.strictEqual(yield* brief, "After.")
      writeFileSync(join(docs, "classes", "Fresh.xml"), xml("Fresh"))
      rmSync(join(docs, "classes", "Old.xml"))
      yield* call(client, "godot_list_classes").pipe(
        Effect.repeat({
          until: ({ value }) => JSON.stringify(value["classes"]) === '["Fresh","Node"]',
          schedule: Schedule.spaced("50 millis")
        }),
        Effect.timeout(promised(2000))
      )
      writeFileSync(join(docs, "classes", "Node.xml"), "<class name='Node'><methods>")
      const damaged = yield* call(client, "godot_get_class", { name: "Node" })
      assert.include(["PARSE_ERROR", "NOT_FOUND"], damaged.value["code"])
      assert.match(damaged.text, /Node\.xml:1:\d+/)
    })
  )

  it.scopedLive("never follows a link out of the root", () =>
    Effect.gen(function* () {
      const docs = yield* written({ "Node.xml": xml("Node") })
      const outside = yield* written({ "Secret.xml": xml("Secret") })
      symlinkSync(join(outside, "classes", "Secret.xml"), join(docs, "classes", "Secret.xml"))
      symlinkSync(outside, join(docs, "classes", "all"))
      const client = yield* server(docs)
      const { value } = yield* call(client, "godot_list_classes")
      assert.deepStrictEqual(value["classes"], ["Node"])
      const refused = yield* call(client, "godot_get_class", { name: "Secret" })
      assert.include(["ACCESS_DENIED", "NOT_FOUND"], refused.value["code"])
    })
  )
})

describe("the shell of godot-docs-mcp", () => {
  const folder = shared(temporaryFolder)
  const command = (args: ReadonlyArray<string>, env: Record<string, string> = {}) => ({
    bin,
    cwd: folder(),
    args,
    env: { ...sharedIndex("builtin"), ...env }
  })
  /** In a process of its own. */
  const program = (args: ReadonlyArray<string>) => Effect.suspend(() => runBin(command(args)))
  const shell = (args: ReadonlyArray<string>, env: Record<string, string> = {}) =>
    Effect.suspend(() => runCommand({ ...command(args, env), bin }))

  it.scopedLive("answers like the tools, plain when piped and as JSON when asked", () =>
    Effect.gen(function* () {
      const found = yield* program(["search", "Button.pressed"])
      assert.strictEqual(found.code, 0)
      assert.match(found.stdout, /^BaseButton\.pressed\s+signal\s+signal pressed\(\)/)
      assert.notInclude(found.stdout, "\u001b")
      const json = yield* program(["search", "Button.pressed", "--kind", "signal", "--limit", "1", "--json"])
      assert.lengthOf(JSON.parse(json.stdout).results, 1)
      assert.include((yield* shell(["class", "Timer"])).stdout, "# Timer")
      assert.strictEqual((yield* shell(["list", "vec"])).stdout, "Vector2\nVector2i\nVector3\n")
      const tree = yield* shell(["tree", "CanvasItem"])
      assert.match(tree.stdout, /^Object\n└─ Node\n {3}└─ CanvasItem\n/)
      assert.include((yield* shell(["search", "--explain", "Button.pressed"])).stdout, "pressed")
      // Each line names the class: a person has no address to tell equal names by, and pays for no character.
      const same = (yield* shell(["search", "move_and_slide", "--limit", "40"])).stdout.split("\n")
      for (const name of ["CharacterBody2D.move_and_slide", "CharacterBody3D.move_and_slide"])
        assert.isTrue(
          same.some((line) => line.startsWith(`${name} `)),
          name
        )
      const all = JSON.parse((yield* shell(["search", "move_and_slide", "--limit", "40", "--json"])).stdout)
      for (const { kind, qname } of all.results) assert.strictEqual(qname === undefined, kind === "class")
      const old = yield* shell(["search", "AnimationPlayer.get_process_callback"])
      assert.match(old.stdout, /^.*method, deprecated.*\n {4}Use AnimationMixer\.callback_mode_process\.\n/)
    })
  )

  it.scopedLive("says of a member of a call's result whose member it is", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* shell(["symbol", "get_tree().change_scene_to_file"])
      assert.strictEqual(code, 1)
      assert.include(stderr, "Did you mean SceneTree.change_scene_to_file? Node.get_tree() returns SceneTree.")
      assert.include((yield* shell(["symbol", "get_tree().none_such"])).stderr, "Node.get_tree() returns SceneTree.")
    })
  )

  it.scopedLive("ends with 1 and the reason where nothing was found, and with 2 where the words are wrong", () =>
    Effect.gen(function* () {
      const nothing = yield* shell(["search", "qwrtplkjhgf"])
      assert.strictEqual(nothing.code, 1)
      assert.include(nothing.stderr, "nothing found")
      const near = yield* program(["class", "Timr"])
      assert.strictEqual(near.code, 1)
      assert.include(near.stderr, "Timer")
      const json = yield* shell(["symbol", "Timer.nope", "--json"])
      assert.strictEqual(json.code, 1)
      assert.strictEqual(JSON.parse(json.stdout).code, "NOT_FOUND")
      for (const args of [
        ["search", "xy", "--kind", "Method"],
        ["list", "--limit", "3"]
      ]) {
        assert.strictEqual((yield* shell(args)).code, 2, args.join(" "))
      }
    })
  )

  it.scopedLive("says what is wrong as JSON, too, whoever finds it", () =>
    Effect.gen(function* () {
      const cases: ReadonlyArray<
        readonly [args: ReadonlyArray<string>, env: Record<string, string>, exit: number, code: string]
      > = [
        [["search"], {}, 2, "INVALID_ARGUMENT"],
        [["search", "xy", "--none"], {}, 2, "INVALID_ARGUMENT"],
        [["search", "xy"], { MCP_STDIO: "0" }, 1, "INVALID_ARGUMENT"],
        [["search", "xy"], { GODOT_DOC_DIR: join("no", "such", "folder") }, 1, "NOT_FOUND"]
      ]
      for (const [args, env, exit, code] of cases) {
        const ended = yield* shell([...args, "--json"], env)
        const { stdout, stderr } = ended
        assert.strictEqual(ended.code, exit, args.join(" "))
        assert.strictEqual(JSON.parse(stdout).code, code, args.join(" "))
        assert.isNotEmpty(JSON.parse(stdout).message)
        assert.strictEqual(stderr, "")
      }
    })
  )

  it.scopedLive("lets doctor say what is in order and what needs doing", () =>
    Effect.gen(function* () {
      const well = yield* program(["doctor"])
      assert.strictEqual(well.code, 0, well.stderr)
      for (const part of [process.version, "built-in starter", "Index", "Nothing needs doing"]) {
        assert.include(well.stdout, part)
      }
      const docs = yield* written({
        "Node.xml": xml("Node", { brief: "A node." }),
        "Orphan.xml": xml("Orphan", { inherits: "Lost", brief: "Its parent is missing." }),
        "Bad.xml": "<class name='Bad'>\n  <methods>"
      })
      const ill = yield* shell(["doctor"], { GODOT_DOC_DIR: docs })
      assert.strictEqual(ill.code, 1)
      assert.match(ill.stdout, /Bad\.xml:[23]:\d+/)
      assert.include(ill.stdout, "1 parent has no class file: Lost (of Orphan)")
      assert.include(ill.stdout, "the classes of Godot's modules are missing")
      const report = JSON.parse((yield* shell(["doctor", "--json"], { GODOT_DOC_DIR: docs })).stdout)
      assert.lengthOf(report.problems, 1)
      const hopeless = yield* written({ "Bad.xml": "<class name='Bad'>\n  <methods>" })
      const told = yield* shell(["doctor"], { GODOT_DOC_DIR: hopeless })
      assert.strictEqual(told.code, 1)
      assert.match(told.stdout, /x .*Bad\.xml:[23]:\d+/s)
    })
  )
})

describe.skipIf(corpora === undefined)(onCorpora("godot-docs-mcp on real documents"), () => {
  const newest = shared(server(corpus("godot-4.5"), sharedIndex(corpus("godot-4.5"))))

  it.scopedLive("gives only addresses that can be read", () => Effect.suspend(() => readAddresses(newest())))

  it.scopedLive("answers a search in under 2,000 tokens, whatever is asked", () =>
    Effect.gen(function* () {
      for (const query of [
        "Node",
        "position",
        "how do I play a sound once",
        "KEY",
        "get",
        "マウス座標 get_global_mouse_position"
      ]) {
        const { text } = yield* call(newest(), "godot_search", { query })
        assert.isBelow(text.length, 8000, query)
      }
    })
  )
})
