// ESM bundles of the three programs, behind launchers that any Node can read.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { bundleOptionsWith } from "./bundling.mjs"
import { calledAtStart } from "./called.mjs"
import { eager } from "./eager.mjs"
import { joined } from "./joining.mjs"
import { noticesFile } from "./licenses.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))
const { bin } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"))
const bins = Object.keys(bin).filter((name) => existsSync(`${root}/src/bin/${name}.ts`))
const built = new Set()

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  platform: "node",
  target: "node20",
  format: "esm",
  legalComments: "none",
  metafile: true,
  // Bundled CommonJS packages ask for Node's modules with `require`. zod is kept from compiling parsers for the few small
  // messages of a start.
  banner: {
    js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};'
  },
  alias: bundleOptionsWith().alias
}

/** Writes a file whole or not at all: a server may be starting from the old one this very moment. */
function place(name, contents, mode) {
  const temporary = `${root}/dist/.${name}.${process.pid}`
  writeFileSync(temporary, contents, { mode })
  renameSync(temporary, `${root}/dist/${name}`)
  built.add(name)
}

/** Returns a name that changes with the text: a server that runs while the files are replaced finds its own or none. */
const hashedName = (program, name, text) => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8)
  return `${program}.${name.replace(/(?=\.\w+$)/, `.${hash}`)}`
}

/**
 * Escapes what esbuild leaves as it is in regular expressions: V8 keeps the source of a module with a single letter beyond
 * Latin-1 at two bytes a letter.
 */
const inAscii = (source) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** The requests to each program when it is run to record the functions that a start calls. */
const sessions = {
  "godot-docs-mcp": {
    env: { GODOT_DOC_DIR: `${root}/doc` },
    calls: [
      ["godot_get_class", { name: "Node" }],
      ["godot_search", { query: "add child node" }]
    ]
  },
  mdatlas: {
    args: ["--base-dir", root],
    calls: [["get_markdown_structure", { file_path: "README.md" }]]
  },
  "mcp-test-timebox": { calls: [] }
}

/** The modules of which a start loads one. */
const choices = {
  "mcp-test-timebox.main.js": ["src/timebox/process/WatchdogProcess.ts", "src/bin/timeboxServer.ts"]
}

mkdirSync(`${root}/dist`, { recursive: true })
const outputs = {}
for (const [main, entry] of [
  ...bins.map((name) => [`${name}.main.js`, `src/bin/${name}.ts`]),
  // A thread that loads nothing of the server: a third of the memory, and sooner at work.
  ["mdatlas.thread.js", "src/mdatlas/library/passWorker.ts"],
  ["start.js", "src/kernel/cli/Start.ts"]
]) {
  const program = main.split(".")[0]
  const tables = new Map()
  const { plugins } = bundleOptionsWith((name, text) => {
    const file = hashedName(program, name, text)
    tables.set(file, text)
    return file
  })
  const { files, metafile } = await joined(main, entry, { ...options, plugins }, choices[main])
  const texts = new Map([...Array.from(files, ([file, text]) => [file, inAscii(text)]), ...tables])
  const session = sessions[main.replace(/\.main\.js$/, "")]
  const called = session === undefined ? new Map() : await calledAtStart(texts, main, session)
  for (const [file, text] of texts) place(file, called.has(file) ? eager(text, called.get(file)) : text, 0o644)
  for (const [file, output] of Object.entries(metafile.outputs)) outputs[`${main}: ${file}`] = output
}

place("THIRD_PARTY_LICENSES", noticesFile(root, { outputs }), 0o644)

// Old Nodes cannot parse the bundle, so the launcher asks first. Without import or require it reads as ESM and as CommonJS.
for (const name of bins) {
  place(
    `${name}.js`,
    `#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 20)
  import("./start.js").then(function (its) { return its.start("${name}") })
else {
  console.error("${name} needs Node.js 20 or newer; this is " + process.version)
  process.exitCode = 1
}
`,
    0o755
  )
}

for (const entry of readdirSync(`${root}/dist`, { withFileTypes: true }))
  if (entry.isFile() && !entry.name.startsWith(".") && !built.has(entry.name)) rmSync(`${root}/dist/${entry.name}`)

if (process.argv.includes("--sizes")) {
  for (const [file, { bytes, inputs }] of Object.entries(outputs)) {
    console.log(`${file} ${bytes}`)
    const byPackage = new Map()
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? "src"
      byPackage.set(name, (byPackage.get(name) ?? 0) + bytesInOutput)
    }
    for (const [name, size] of [...byPackage].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`  ${name} ${size}`)
  }
}
