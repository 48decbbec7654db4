/** The documents say what is so: generated parts, commands, links, and that both languages say the same. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parseXml } from "@rgrove/parse-xml"
import { Effect } from "effect"
import manifest from "../package.json" with { type: "json" }
import serverJson from "../server.json" with { type: "json" }
import { documentCommands } from "../src/godot/surface/commands/Commands.ts"
import { settings as godotSettings } from "../src/godot/surface/settings.ts"
import { hosts } from "../src/kernel/cli/Hosts.ts"
import { documents, packageJson, repositoryUrl, servers } from "./scripts/docs.ts"
import { chosen, spans, svg } from "./scripts/picture.ts"
import { root, runBin, temporaryFolder } from "./support/bundle.ts"
import { isBin, runCommand } from "./support/commands.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")

const readmes = ["README.md", "README.ja.md"] as const
const pages = [
  ...readmes,
  ...["AGENTS.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", "doc/classes/NOTICE.md"],
  ...readdirSync(join(root, "doc")).flatMap((file) => (file.endsWith(".md") ? [`doc/${file}`] : []))
]

interface Fence {
  /** The words after the backticks. */
  readonly info: string
  readonly text: string
}

const fences = (text: string): ReadonlyArray<Fence> =>
  Array.from(text.matchAll(/^```([^\n`]*)\n([\s\S]*?)^```$/gm), ([, info = "", inner = ""]) => ({ info, text: inner }))

const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, "")

const headings = (text: string): ReadonlyArray<string> =>
  Array.from(withoutFences(text).matchAll(/^(#{1,6} .+)$/gm), ([, line = ""]) => line)

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-")

const commandsOf = (kind: string): ReadonlyArray<string> => [
  ...new Set(
    readmes.flatMap((file) =>
      fences(read(file))
        .filter(({ info }) => info === `sh ${kind}`)
        .flatMap(({ text }) => text.trimEnd().split("\n"))
    )
  )
]

describe("the generated parts", () => {
  it("are what the code makes of them today (else: npm run docs)", async () => {
    for (const { file, now, wanted } of await documents()) assert.strictEqual(now, wanted, file)
  })

  it("describe the server for registries as package.json and the settings do", () => {
    const [entry] = serverJson.packages
    assert.strictEqual(serverJson.name, packageJson.mcpName)
    assert.strictEqual(serverJson.version, packageJson.version)
    assert.strictEqual(serverJson.repository.url, repositoryUrl)
    assert.isAtMost(serverJson.description.length, 100)
    assert.match(serverJson.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    assert.deepInclude(entry, {
      registryType: "npm",
      identifier: packageJson.name,
      version: packageJson.version,
      transport: { type: "stdio" }
    })
    assert.deepStrictEqual(
      entry?.environmentVariables.map(({ name, description }) => ({ name, description })),
      godotSettings.map(({ variable, description }) => ({ name: variable, description }))
    )
  })
})

describe("AGENTS.md", () => {
  const text = read("AGENTS.md")

  it("names every tool with its arguments, and which may be absent", () => {
    for (const { tools } of servers) {
      for (const { name, inputSchema } of tools) {
        const row = text.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? ""
        const told = (row.split("|")[2] ?? "").replaceAll("`", "").split(",")
        const required = (inputSchema["required"] ?? []) as ReadonlyArray<string>
        assert.deepStrictEqual(
          told.map((argument) => argument.trim().replace(/ = .*$/, "")).sort(),
          Object.keys(inputSchema.properties)
            .map((argument) => (required.includes(argument) ? argument : `${argument}?`))
            .sort(),
          name
        )
      }
    }
  })

  it("names every field of each tool's answer, and which may be absent", () => {
    // An answer with a name of its own is told under "Shapes".
    const isNamed = (answer: string) => /^`Godot/.test(answer.trim())
    const fields = (answer: string): ReadonlyArray<string> =>
      answer
        .replace(/^[^{]*\{|\}[^}]*$/g, "")
        .replace(/: (?:\[\{[^}]*\}\]|[\w.[\]]+)/g, "")
        .split(",")
        .map((field) => field.trim())
    for (const { tools } of servers) {
      for (const { name, outputSchema } of tools) {
        const row = text.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? ""
        const answer = row.split("|")[3] ?? ""
        if (isNamed(answer)) continue
        const required = (outputSchema["required"] ?? []) as ReadonlyArray<string>
        // The schema in the list of tools may leave out fields that models need no word about.
        assert.includeMembers(
          [...fields(answer)],
          Object.keys(outputSchema.properties).map((field) => (required.includes(field) ? field : `${field}?`)),
          name
        )
      }
    }
  })

  it("names every script of package.json but the hooks of others", () => {
    const isHook = (name: string) => name === "prepare" || /^pre/.test(name)
    for (const name of Object.keys(manifest.scripts).filter((one) => !isHook(one))) {
      assert.match(text, new RegExp(`\`(?:npm |npm run )?(?:[^\`]* )?${name}\``), name)
    }
  })

  it("names the commands of the shell", () => {
    assert.include(
      text,
      `\`${documentCommands
        .map(({ name }) => name)
        .filter((name) => name !== "doctor")
        .join(" ")}\``
    )
  })
})

describe("doc/design.md", () => {
  it("says why each dependency is there", () => {
    const named = Array.from(read("doc/design.md").matchAll(/`([^`\n]+)`/g), ([, name = ""]) => name)
    const isTold = (name: string) =>
      named.some((told) => told === name || (told.endsWith("*") && name.startsWith(told.slice(0, -1))))
    assert.deepStrictEqual(
      Object.keys(manifest.devDependencies).filter((name) => !isTold(name) && !name.startsWith("@types/")),
      []
    )
  })
})

describe("the READMEs", () => {
  it("hold the same examples, commands and headings in both languages", () => {
    const [english, japanese] = readmes.map(read) as [string, string]
    assert.deepStrictEqual(fences(japanese), fences(english))
    const levels = (text: string) => headings(text).map((line) => line.replace(/ .*/, ""))
    assert.deepStrictEqual(levels(japanese), levels(english))
    const rows = (text: string) => withoutFences(text).match(/^\|/gm)?.length
    assert.strictEqual(rows(japanese), rows(english))
  })

  it("show commands that the Chinese page shows too, which are tried below", () => {
    const chinese = fences(read("doc/README.zh-CN.md")).filter(({ info }) => info.startsWith("sh "))
    const commands = new Set([...commandsOf("ci"), ...commandsOf("run")])
    assert.isNotEmpty(chinese)
    for (const { text } of chinese) assert.isTrue(commands.has(text.trimEnd()), text)
  })

  it("name in Chinese, too, every host that config knows", () => {
    const page = read("doc/README.zh-CN.md")
    for (const { id } of hosts) assert.include(page, `\`${id}\``)
  })

  it("begin with the two commands that CI runs", () => {
    assert.deepStrictEqual(commandsOf("ci"), ["npm ci && npm run demo", "npm test"])
    const ci = read(".ci/run")
    for (const command of ["npm ci", "npm run demo", "npm test"]) assert.match(ci, new RegExp(`^${command}\\b`, "m"))
  })

  it.scopedLive("show commands that work on a machine without Godot, hosts and network", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const env = { GODOT_INDEX_PATH: join(folder, "index.json"), MDATLAS_CACHE_DIR: join(folder, "cache") }
      const commands = commandsOf("run")
      assert.isAbove(commands.length, 10)
      for (const command of commands) {
        // One word after another, without anything that a shell would read in another way.
        const [, bin, words = ""] = /^node dist\/([\w-]+)\.js ([^"'`$;&|<>*?\\]+)$/.exec(command) ?? []
        if (!isBin(bin)) return assert.fail(command)
        const { code, stdout, stderr } = yield* runCommand({ bin, args: words.split(" "), cwd: root, env })
        assert.strictEqual(code, 0, `${command}\n${stderr}`)
        assert.isNotEmpty(stdout, command)
      }
    })
  )

  it.scopedLive("get the full reference by the commands that the server itself tells", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { code, stderr } = yield* runBin({
        bin: "godot-docs-mcp",
        cwd: folder,
        env: { GODOT_DOC_DIR: join(folder, "nowhere") }
      })
      assert.strictEqual(code, 1)
      const told = stderr.split("\n").filter((line) => /^ {2}(?:git|export) /.test(line))
      assert.lengthOf(told, 3)
      for (const file of readmes) for (const line of told) assert.include(read(file), line.trim(), file)
    })
  )

  it("are read in one sitting: at most 400 lines", () => {
    for (const file of readmes) assert.isAtMost(read(file).split("\n").length, 401, file)
  })

  it("name the bundle of this version", () => {
    for (const file of readmes) assert.include(read(file), `godot-docs-mcp-${packageJson.version}.mcpb`, file)
  })
})

describe("links", () => {
  it("between the documents lead somewhere, anchors too", () => {
    const broken: Array<string> = []
    for (const page of pages) {
      const text = withoutFences(read(page))
      for (const [, target = ""] of text.matchAll(/\]\(([^()\s]+)\)/g)) {
        if (/^(?:https?|godot|markdown):/.test(target)) continue
        const [path = "", anchor] = decodeURI(target).split("#")
        const file = path === "" ? join(root, page) : resolve(root, dirname(page), path)
        if (!existsSync(file)) broken.push(`${page}: ${target}`)
        else if (anchor !== undefined && statSync(file).isFile()) {
          const anchors = headings(readFileSync(file, "utf8")).map(anchorOf)
          if (!anchors.includes(anchor)) broken.push(`${page}: ${target}`)
        }
      }
    }
    assert.deepStrictEqual(broken, [])
  })
})

describe("the picture", () => {
  const output =
    "\u001b[1mhead\u001b[22m\n\n\u001b[1mA signal\u001b[22m  12.3 ms, about 5 tokens\n  <b> & \u001b[36m日本\u001b[39m\n\nother"

  it("keeps colours and widths, and masks times", () => {
    assert.deepStrictEqual(
      spans("\u001b[2ma\u001b[22m b").map(({ text }) => text),
      ["a", " b"]
    )
    const drawn = svg(chosen(output), "demo")
    const [element] = parseXml(drawn).children
    assert.strictEqual(element?.type, "element")
    assert.include(drawn, "&lt;b&gt; &amp;")
    assert.notMatch(drawn, / ms,|other/)
    // Two wide characters are four columns.
    assert.match(drawn, /textLength="31.2"[^>]*>日本</)
    assert.strictEqual(drawn, svg(chosen(output.replace("12.3", "99.9")), "demo"))
  })

  it("that is kept is one that can be drawn", () => {
    assert.doesNotThrow(() => parseXml(read("doc/demo.svg")))
  })
})
