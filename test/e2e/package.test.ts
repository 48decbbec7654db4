/** The package and the bundle as a stranger gets them: installed in an empty folder, the repository out of reach. */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unpackExtension } from "@anthropic-ai/mcpb"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { Effect, type Scope } from "effect"
import { build } from "esbuild"
import packageJson from "../../package.json" with { type: "json" }
import { bundleOptions } from "../scripts/bundling.mjs"
import { packageJson as about, servers } from "../scripts/docs.ts"
import { noticesFile, packagesOf } from "../scripts/licenses.mjs"
import { bundle } from "../scripts/mcpb.ts"
import { call, environment, root, runProgram } from "../support/bundle.ts"
import { isLong } from "../support/effort.ts"

/** The limit of the packed package, in bytes. */
const PACKED_LIMIT = 3_000_000

const isWindows = process.platform === "win32"
const home = join(tmpdir(), `godot-docs-mcp-package-${process.pid}`)
const installed = join(home, "empty")
const env = environment({ HOME: home, npm_config_cache: join(home, "npm"), npm_config_update_notifier: "false" })

interface Packed {
  readonly filename: string
  readonly size: number
  readonly files: ReadonlyArray<{ readonly path: string; readonly mode: number }>
}

const npm = async (args: ReadonlyArray<string>, cwd: string): Promise<string> => {
  const { code, stdout, stderr } = await Effect.runPromise(runProgram("npm", args, { cwd, env, shell: isWindows }))
  assert.strictEqual(code, 0, stderr)
  return stdout
}

/** Lays an empty file system over the repository before a program starts, where the system allows it. */
const hide = ["-rm", "sh", "-c", 'mount -t tmpfs none "$0" && exec "$@"', root]
const canHide = spawnSync("unshare", [...hide, "true"]).status === 0

const connectTo = (
  command: string,
  args: ReadonlyArray<string>,
  more: Readonly<Record<string, string>>
): Effect.Effect<Client, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ name: "stranger", version: "0" })
      await client.connect(
        new StdioClientTransport({
          command: canHide ? "unshare" : command,
          args: canHide ? [...hide, command, ...args] : [...args],
          cwd: installed,
          env: { ...env, ...more },
          stderr: "ignore"
        })
      )
      return client
    }),
    (client) => Effect.promise(() => client.close())
  )

/** The program that npm puts on PATH; on Windows the launcher itself, since a `.cmd` needs a shell. */
const installedBin = (bin: string): readonly [command: string, args: ReadonlyArray<string>] =>
  isWindows
    ? [process.execPath, [join(installed, "node_modules", about.name, "dist", `${bin}.js`)]]
    : [join(installed, "node_modules", ".bin", bin), []]

const toolNames = (client: Client) =>
  Effect.promise(async () => (await client.listTools()).tools.map(({ name }) => name))

let packed: Packed

beforeAll(async () => {
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, "package.json"), '{"private":true}')
  const told = JSON.parse(
    await npm(["pack", "--ignore-scripts", "--json", "--pack-destination", home], root)
  ) as unknown
  // A list, or an object by name, as the version of npm has it.
  packed = Object.values(told as Record<string, Packed>)[0] as Packed
  await npm(
    ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", join(home, packed.filename)],
    installed
  )
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe("the package", () => {
  it("is small and holds the bundles, the starter and the documents, nothing of the sources", () => {
    assert.isBelow(packed.size, PACKED_LIMIT)
    const paths = packed.files.map(({ path }) => path)
    // Code that another machine's Node compiled would be of no use.
    assert.isEmpty(paths.filter((path) => path.endsWith(".code")))
    for (const bin of Object.values(packageJson.bin)) assert.include(paths, bin)
    for (const path of [
      "README.md",
      "README.ja.md",
      "AGENTS.md",
      "LICENSE",
      "CHANGELOG.md",
      "package.json",
      "doc/classes/Node.xml"
    ]) {
      assert.include(paths, path)
    }
    assert.deepStrictEqual(
      paths.filter((path) => /^(?:src|test|node_modules|\.)/.test(path)),
      []
    )
  })

  // Each build collects the licences of what it puts in; the long suites ask another build whether that is all.
  it.skipIf(!isLong)("holds the licence of every package that its bundles hold", async () => {
    const bins = Object.keys(packageJson.bin).map((bin) => `src/bin/${bin}.ts`)
    const { metafile } = await build({
      ...bundleOptions,
      define: {},
      format: "esm",
      splitting: true,
      absWorkingDir: root,
      entryPoints: bins,
      outdir: home,
      write: false
    })
    const held = packagesOf(metafile)
    assert.isAbove(held.length, 50)
    const shipped = readFileSync(join(installed, "node_modules", about.name, "dist", "THIRD_PARTY_LICENSES"), "utf8")
    for (const folder of held) {
      const { name, version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
      assert.include(shipped, `${name} ${version} (`)
    }
  })

  it("holds licences with their texts, also of a package that ships none", () => {
    const shipped = readFileSync(join(installed, "node_modules", about.name, "dist", "THIRD_PARTY_LICENSES"), "utf8")
    for (const part of ["Permission is hereby granted", "saxes 6.0.0 (ISC)", "@modelcontextprotocol/sdk"]) {
      assert.include(shipped, part)
    }
  })

  it("loads one file at the start of a program: no part is imported but on demand", () => {
    const dist = join(installed, "node_modules", about.name, "dist")
    for (const { name } of servers) {
      const main = readFileSync(join(dist, `${name}.main.js`), "utf8")
      assert.deepStrictEqual(main.match(/(?:from|import)"\.[^"]*"/g), null)
      const parts = Array.from(main.matchAll(/\bimport\("\.\/([^"]+)"\)/g), ([, part = ""]) => part)
      assert.isNotEmpty(parts)
      assert.deepStrictEqual(
        parts.filter((part) => !existsSync(join(dist, part))),
        []
      )
    }
  })

  it("starts without the parser of command lines and the lexer of scripts: parts have them", () => {
    const dist = join(installed, "node_modules", about.name, "dist")
    const files = readdirSync(dist).filter((name) => name.startsWith("godot-docs-mcp.main."))
    for (const mark of ["unknown option", "XID_Start"]) {
      const holders = files.filter((name) => readFileSync(join(dist, name), "utf8").includes(mark))
      assert.isNotEmpty(holders, mark)
      assert.notInclude(holders, "godot-docs-mcp.main.js", mark)
    }
  })

  it("has the tables of search beside the programs, each in a file that one of their parts names", () => {
    const dist = join(installed, "node_modules", about.name, "dist")
    const files = readdirSync(dist)
    const parts = files.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(dist, name), "utf8"))
    const named = parts.flatMap((part) =>
      Array.from(part.matchAll(/new URL\("\.\/([^"]+\.json)"/g), ([, name = ""]) => name)
    )
    assert.deepStrictEqual(named.sort(), files.filter((name) => name.endsWith(".json")).sort())
    assert.lengthOf(named, 4)
  })

  it("has its programs in ASCII: V8 keeps one with a single letter beyond Latin-1 at twice its size", () => {
    const dist = join(installed, "node_modules", about.name, "dist")
    const scripts = readdirSync(dist).filter((name) => name.endsWith(".js"))
    assert.isAbove(scripts.length, 5)
    assert.deepStrictEqual(
      scripts.filter((name) => readFileSync(join(dist, name)).some((byte) => byte > 127)),
      []
    )
  })

  it("is not built where a licence is missing", () => {
    const metafile = { outputs: { x: { inputs: { "node_modules/no-such-licence/index.js": { bytesInOutput: 1 } } } } }
    const folder = join(home, "node_modules", "no-such-licence")
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "package.json"), '{"name":"no-such-licence","version":"1.0.0","license":"MIT"}')
    assert.throws(() => noticesFile(home, metafile), /no licence text in: no-such-licence@1\.0\.0/)
    writeFileSync(join(folder, "LICENSE.md"), "Copyright somebody")
    assert.include(noticesFile(home, metafile), "no-such-licence 1.0.0 (MIT)\n\nCopyright somebody")
  })

  it("installs nothing beside itself and knows no path of the machine it was built on", () => {
    const folders = readdirSync(join(installed, "node_modules")).filter((name) => !name.startsWith("."))
    assert.deepStrictEqual(folders, [about.name])
    const dist = join(installed, "node_modules", about.name, "dist")
    for (const file of readdirSync(dist)) {
      assert.isFalse(readFileSync(join(dist, file), "utf8").includes(root), `${file} names ${root}`)
    }
  })

  it("is ready to be published with provenance, under the name that registries know", () => {
    assert.deepStrictEqual(packageJson.publishConfig, { access: "public", provenance: true })
    assert.strictEqual(packageJson.mcpName, "io.github.godot-docs-mcp/godot-docs-mcp")
    assert.match(packageJson.version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
    assert.deepStrictEqual(
      Object.keys(packageJson.bin),
      servers.map(({ name }) => name)
    )
  })
})

describe(`the installed bins${canHide ? ", the repository hidden" : ""}`, () => {
  it.scopedLive("godot-docs-mcp answers from the starter", () =>
    Effect.gen(function* () {
      const client = yield* connectTo(...installedBin("godot-docs-mcp"), { GODOT_DOC_DIR: "builtin" })
      assert.deepStrictEqual(
        yield* toolNames(client),
        servers[0]?.tools.map(({ name }) => name)
      )
      const { value } = yield* call(client, "godot_get_symbol", { qname: "Button.pressed" })
      assert.deepInclude(value, { className: "BaseButton", kind: "signal", requestedOn: "Button" })
    })
  )

  it.scopedLive("mdatlas reads files of its working directory, also in its thread", () =>
    Effect.gen(function* () {
      writeFileSync(join(installed, "書類.md"), `# 表題\n\n${"本文。\n".repeat(400_000)}\n## 節\n`)
      const client = yield* connectTo(...installedBin("mdatlas"), {})
      assert.deepStrictEqual(
        yield* toolNames(client),
        servers[1]?.tools.map(({ name }) => name)
      )
      const { value } = yield* call(client, "get_markdown_structure", { file_path: "書類.md" })
      assert.strictEqual(value["total_sections"], 2)
    })
  )

  it.scopedLive.skipIf(isWindows)("mcp-test-timebox runs a test program that is on PATH", () =>
    Effect.gen(function* () {
      const programs = join(home, "programs")
      mkdirSync(programs)
      writeFileSync(join(programs, "flutter"), "#!/bin/sh\necho All tests passed!\n", { mode: 0o755 })
      const client = yield* connectTo(...installedBin("mcp-test-timebox"), {
        PATH: `${programs}:${process.env["PATH"] ?? ""}`
      })
      assert.deepStrictEqual(yield* toolNames(client), ["run_test"])
      const { value } = yield* call(client, "run_test", {
        runner: "flutter",
        scope: "all",
        timeout_ms: 30_000,
        no_output_timeout_ms: 30_000,
        max_output_bytes: 4000
      })
      assert.deepInclude(value, { status: "pass", exit_code: 0 })
      const { raw_log } = value["artifacts"] as { readonly raw_log: string }
      assert.include(readFileSync(join(installed, raw_log), "utf8"), "All tests passed!")
    })
  )
})

describe("the bundle for hosts that install with a click", () => {
  it.scopedLive("passes its own tool, unpacks, and answers as its manifest starts it", () =>
    Effect.gen(function* () {
      const file = join(home, "bundle.mcpb")
      const folder = join(home, "unpacked")
      assert.isTrue(yield* Effect.promise(() => bundle(file)))
      assert.isBelow(statSync(file).size, PACKED_LIMIT)
      assert.isTrue(yield* Effect.promise(() => unpackExtension({ mcpbPath: file, outputDir: folder, silent: true })))
      assert.isTrue(existsSync(join(folder, "dist", "THIRD_PARTY_LICENSES")))
      const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
        readonly version: string
        readonly tools: ReadonlyArray<{ readonly name: string }>
        readonly server: {
          readonly entry_point: string
          readonly mcp_config: {
            readonly args: ReadonlyArray<string>
            readonly env: Readonly<Record<string, string>>
          }
        }
        readonly user_config: Readonly<Record<string, { readonly default: string }>>
      }
      assert.strictEqual(manifest.version, about.version)
      assert.isTrue(existsSync(join(folder, manifest.server.entry_point)))

      /** As a host fills it in. */
      const filled = (text: string) =>
        text
          .replace(/\$\{user_config\.(\w+)\}/g, (_, key: string) => manifest.user_config[key]?.default ?? "")
          .replace(/\$\{__dirname\}/g, () => folder)
          .replace(/\$\{HOME\}/g, () => home)
      const { args, env } = manifest.server.mcp_config
      const more = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]))
      const client = yield* connectTo(process.execPath, args.map(filled), more)
      assert.deepStrictEqual(
        yield* toolNames(client),
        manifest.tools.map(({ name }) => name)
      )
      const { value } = yield* call(client, "godot_list_classes", { prefix: "timer" })
      assert.deepStrictEqual(value["classes"], ["Timer"])
    })
  )
})
