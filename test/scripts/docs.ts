/**
 * Writes facts of the code into the documents: the tables of tools, settings and runners, the snippets of the hosts and
 * the answers of the examples in both READMEs, and server.json.
 *
 * `--check` writes nothing and ends with 1 where a document differs.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { Effect } from "effect"
import * as GodotSettings from "../../src/godot/surface/settings.ts"
import * as Godot from "../../src/godot/surface/tools/toolList.ts"
import { type Host, hosts, type Launch, npx } from "../../src/kernel/cli/Hosts.ts"
import type { Setting } from "../../src/kernel/cli/Settings.ts"
import type { ObjectSchema } from "../../src/kernel/mcp/JsonSchema.ts"
import * as Markdown from "../../src/mdatlas/surface/MarkdownTools.ts"
import * as MarkdownSettings from "../../src/mdatlas/surface/settings.ts"
import type { Project, Selection } from "../../src/timebox/runners/Runner.ts"
import { runnerNames, runnerOf } from "../../src/timebox/runners/registry.ts"
import { tool as runTest } from "../../src/timebox/surface/TimeboxProgram.ts"
import * as TimeboxSettings from "../../src/timebox/surface/TimeboxSettings.ts"
import { askEveryday, wholeAnswers } from "./everyday.ts"
import { answers, compact } from "./examples.ts"
import { japanese } from "./japanese.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

export const packageJson = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly author: string
  readonly homepage: string
  readonly bugs: { readonly url: string }
  readonly keywords: ReadonlyArray<string>
  readonly mcpName: string
  readonly repository: { readonly url: string }
  readonly engines: { readonly node: string }
}

/** The repository as a web page. */
export const repositoryUrl = packageJson.repository.url.replace(/^git\+|\.git$/g, "")

/** Description for listings of servers, in a hundred characters, the registry's limit. */
export const tagline = "Godot's class reference for coding agents: search, classes and members, offline, any version"

interface Described {
  readonly name: string
  readonly title: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
}

interface Server {
  readonly name: string
  readonly tools: ReadonlyArray<Described>
  readonly settings: ReadonlyArray<Setting>
  /** Values for the snippets: such as work in every host, whatever folder it starts servers in. */
  readonly env: Launch["env"]
}

export const servers: ReadonlyArray<Server> = [
  {
    name: "godot-docs-mcp",
    tools: Godot.tools,
    settings: GodotSettings.settings,
    env: [["GODOT_DOC_DIR", "builtin"]]
  },
  {
    name: "mdatlas",
    tools: Markdown.tools,
    settings: MarkdownSettings.settings,
    env: [["MDATLAS_BASE_DIR", "/path/to/documents"]]
  },
  {
    name: "mcp-test-timebox",
    tools: [
      runTest({
        root,
        runners: runnerNames,
        environment: [],
        rawLogBytes: 1,
        maxTimeoutMs: Number.MAX_SAFE_INTEGER,
        keepReports: 1,
        pidNamespace: false
      })
    ],
    settings: TimeboxSettings.settings,
    env: [
      ["MCP_TEST_TIMEBOX_ROOT", "/path/to/project"],
      ["MCP_TEST_TIMEBOX_RUNNERS", "flutter"]
    ]
  }
]

type Language = "en" | "ja"

/** A sentence of the code in the reader's language; one without a translation fails the script. */
const say = (language: Language, text: string): string => {
  if (language === "en") return text
  const told = japanese.get(text)
  if (told === undefined) throw new Error(`test/scripts/japanese.ts has no translation of: ${text}`)
  return told
}

const cell = (text: string): string => text.replaceAll("|", "\\|")
const code = (text: string): string => `\`${text}\``

const table = (language: Language, head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [head.map((title) => say(language, title)), head.map(() => "---"), ...rows]
    .map((row) => `| ${row.map(cell).join(" | ")} |`)
    .join("\n")

interface Property {
  readonly type?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly items?: Property
  readonly default?: unknown
  readonly description?: string
}

const typeOf = ({ type, enum: values, items }: Property): string => {
  if (values !== undefined) return values.map((value) => code(String(value))).join(" ")
  return type === "array" && items !== undefined ? `[${typeOf(items)}]` : (type ?? "")
}

const toolTable = (language: Language, { tools }: Server): string => {
  const rows = tools.flatMap(({ name, title, inputSchema }) => {
    const required = (inputSchema["required"] ?? []) as ReadonlyArray<string>
    const own = Object.entries(inputSchema.properties as Readonly<Record<string, Property>>).map(
      ([argument, property]) => [
        "",
        required.includes(argument) ? `**${code(argument)}**` : code(argument),
        typeOf(property),
        say(language, property.description ?? "") +
          (property.default === undefined ? "" : ` (${say(language, "default")} ${code(String(property.default))})`)
      ]
    )
    return [[`**${code(name)}**`, "", "", say(language, title)], ...own]
  })
  return table(language, ["Tool", "Argument", "Type", "Meaning"], rows)
}

/**
 * Returns the cost of this server's tool list in every conversation, to the next hundred tokens (four characters each).
 */
const price = (language: Language, { name }: Server): string => {
  const listed = JSON.parse(readFileSync(join(root, "test", "snapshots", `${name}.snap`), "utf8")) as {
    readonly "tools/list": { readonly tokens: number }
  }
  const tokens = Math.ceil(listed["tools/list"].tokens / 100) * 100
  return say(language, "The list of tools costs a model about N tokens.").replace("N", tokens.toLocaleString("en-US"))
}

const settingTable = (language: Language, { settings }: Server): string =>
  table(
    language,
    ["Variable", "Flag", "Default", "Meaning"],
    settings.map(({ variable, flag, placeholder, byDefault, description }) => [
      code(variable),
      code(`--${flag} ${placeholder}`),
      // A default is a word of the code, or a phrase.
      / /.test(byDefault) || byDefault === "none" ? say(language, byDefault) : code(byDefault),
      say(language, description)
    ])
  )

/** The forms for Godot 4 without configuration, since there is no project here. */
const emptyProject: Project = {
  root: "/",
  environment: {},
  read: () => undefined,
  isFolder: () => true,
  namesIn: () => []
}

const runnerTable = (language: Language): string => {
  const line = (program: string, args: ReadonlyArray<string>) => code([program, ...args].join(" "))
  return table(
    language,
    ["Runner", "scope `all`", "scope `file`", "scope `pattern`"],
    runnerNames.map((name) => {
      const runner = runnerOf(name)
      const { file, pattern, program } = runner
      const words = (selection: Selection) => line(program, runner.args(selection, emptyProject, []))
      return [
        code(name),
        words({ files: [] }),
        file === undefined ? "" : words({ files: ["TARGET"] }),
        pattern === undefined ? "" : words({ files: [], pattern: "TARGET" })
      ]
    })
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Objects key by key, the later wins: three servers in one file of settings. */
const merged = (a: unknown, b: unknown): unknown => {
  if (!isRecord(a) || !isRecord(b)) return b
  const both = { ...a }
  for (const [key, value] of Object.entries(b)) both[key] = key in a ? merged(a[key], value) : value
  return both
}

/** All three servers for one host. */
const snippet = (host: Host): string => {
  const own = servers.map(({ name, env }) =>
    host.snippet({ server: name, ...npx(packageJson.name, name, "linux"), env }, "linux")
  )
  if (host.language === "json") {
    return compact(own.map((text) => JSON.parse(text) as unknown).reduce((all, one) => merged(all, one)))
  }
  return own.join(host.language === "toml" ? "\n\n" : "\n")
}

const hostSnippets = (): string =>
  hosts
    .map((host) => {
      const [server] = servers
      const launch = server && { server: server.name, ...npx(packageJson.name, server.name, "linux"), env: server.env }
      const oneLine = launch && host.oneLine?.(launch, "linux")
      return [
        `<details><summary><b>${host.title}</b>: ${host.language === "sh" ? host.file : `<code>${host.file}</code>`}</summary>`,
        "",
        `\`\`\`${host.language}`,
        snippet(host),
        "```",
        "",
        ...(oneLine === undefined ? [] : ["Or one command for each server:", "", "```sh", oneLine, "```", ""]),
        `Source of this form: <${host.source}>`,
        "",
        "</details>"
      ].join("\n")
    })
    .join("\n\n")

/** Each host with its argument of `config`, and where the printed text goes. */
const hostTable = (language: Language): string =>
  table(
    language,
    ["Host", "`config`", "Where it goes"],
    hosts.map(({ id, title, file, language: form, oneLine }) => {
      const place =
        form === "sh" ? say(language, `one command, ${file}`) : file.includes(" ") ? say(language, file) : code(file)
      return [
        id === "generic" ? say(language, title) : title,
        code(id),
        oneLine === undefined ? place : `${place}${say(language, ", or by one command")}`
      ]
    })
  )

/** Every block by its name; `examples` are real answers of the built servers. */
const blocks = (language: Language, examples: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([
    ["hosts", hostSnippets()],
    ["host files", hostTable(language)],
    ["runners", runnerTable(language)],
    ...servers.flatMap(
      (server): Array<[string, string]> => [
        [`tools ${server.name}`, `${toolTable(language, server)}\n\n${price(language, server)}`],
        [`settings ${server.name}`, settingTable(language, server)]
      ]
    ),
    ...Array.from(examples, ([name, text]): [string, string] => [`example ${name}`, text])
  ])

/** Returns `text` with every marked block rewritten. */
const filled = (file: string, text: string, known: ReadonlyMap<string, string>, used: Set<string>): string =>
  text.replace(/<!-- begin ([^\n>]{1,80}) -->\n[\s\S]*?<!-- end -->/g, (_, name: string): string => {
    const block = known.get(name)
    if (block === undefined) throw new Error(`${file}: nothing is known of the block "${name}"`)
    used.add(name)
    return `<!-- begin ${name} -->\n${block}\n<!-- end -->`
  })

/**
 * Pages with generated parts: English ones, of which each part stands in one at least, and the Japanese README. The
 * Chinese page has examples alone, which are the same in all languages.
 */
const pages = {
  en: [
    "README.md",
    "AGENTS.md",
    "doc/answers.md",
    "doc/hosts.md",
    "doc/mdatlas.md",
    "doc/timebox.md",
    "doc/README.zh-CN.md"
  ],
  ja: ["README.ja.md"]
} as const

/** For the MCP registry (https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json). */
const serverJson = (): string => {
  const { name, version, mcpName } = packageJson
  const settings = servers.find((server) => server.name === name)?.settings ?? []
  const environmentVariables = settings.map(({ variable, description, byDefault, placeholder, isSwitch, values }) => ({
    name: variable,
    description,
    // A client of the registry starts servers who knows where: auto answers anywhere. A default in words is no value.
    ...(variable === "GODOT_DOC_DIR" ? { default: "auto" } : /\s/.test(byDefault) ? {} : { default: byDefault }),
    ...(placeholder === "FILE" ? { format: "filepath" } : {}),
    ...(values === undefined ? {} : { choices: values }),
    ...(isSwitch ? { choices: placeholder.split("|") } : {})
  }))
  return `${JSON.stringify(
    {
      $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
      name: mcpName,
      title: "Godot class reference",
      description: tagline,
      version,
      repository: { url: repositoryUrl, source: "github" },
      packages: [{ registryType: "npm", identifier: name, version, transport: { type: "stdio" }, environmentVariables }]
    },
    null,
    2
  )}\n`
}

/** Each generated document: where it is, what it holds and what it should hold. */
export const documents = async (): Promise<
  ReadonlyArray<{ readonly file: string; readonly now: string; readonly wanted: string }>
> => {
  const everyday = await Effect.runPromise(askEveryday("builtin"))
  const examples = new Map([...(await answers()), ["everyday answers", wholeAnswers(everyday)] as const])
  const read = (file: string): string => {
    try {
      return readFileSync(join(root, file), "utf8")
    } catch {
      return ""
    }
  }
  const written = (["en", "ja"] as const).flatMap((language) => {
    const known = blocks(language, examples)
    const used = new Set<string>()
    const all = pages[language].map((file) => {
      const now = read(file)
      return { file, now, wanted: filled(file, now, known, used) }
    })
    const missing = [...known.keys()].filter((name) => !used.has(name))
    if (language === "en" && missing.length > 0) throw new Error(`no page has the blocks: ${missing.join(", ")}`)
    return all
  })
  return [...written, { file: "server.json", now: read("server.json"), wanted: serverJson() }]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const { file, now, wanted } of await documents()) {
    if (now === wanted) continue
    if (process.argv.includes("--check")) {
      process.stderr.write(`${file} is out of date; run: npm run docs\n`)
      process.exitCode = 1
    } else {
      writeFileSync(join(root, file), wanted)
      process.stdout.write(`${file} written\n`)
    }
  }
}
