// One self-contained ESM bundle per bin, behind a launcher that any Node can read, and V8's code cache of each.
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { build } from "esbuild"

const root = fileURLToPath(new URL("../..", import.meta.url))
const { bin } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"))
const built = new Set()
const bins = Object.keys(bin).filter((name) => existsSync(`${root}/src/bin/${name}.ts`))

/** What starts a bundle; it also says what stands around one. */
const starter = await build({
  absWorkingDir: root,
  entryPoints: ["src/kernel/cli/Start.ts"],
  write: false,
  minify: true,
  platform: "node",
  target: "node20",
  format: "esm",
  legalComments: "none"
})
mkdirSync(`${root}/dist`, { recursive: true })
// By the name the launchers know it.
place("start.js", starter.outputFiles[0].contents, 0o644)
const { bundleOf, codePath } = await import(pathToFileURL(`${root}/dist/start.js`).href)

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: {
    ...Object.fromEntries(bins.map((name) => [name, `src/bin/${name}.ts`])),
    // A role that loads nothing of the server: a third of the memory, and sooner at work.
    "mdatlas.thread": "src/mdatlas/library/passWorker.ts"
  },
  outdir: "dist",
  write: false,
  bundle: true,
  minify: true,
  keepNames: false,
  platform: "node",
  target: "node20",
  // One function expression, given a `require` and the URL of its file; zod is kept from compiling parsers for the few
  // small messages of a start.
  format: "cjs",
  define: { "import.meta.url": "__url" },
  banner: {
    js: `(function(require,__url){"use strict";globalThis.__zod_globalConfig={jitless:true};const module={exports:{}};`
  },
  footer: { js: "})" },
  legalComments: "none",
  metafile: true,
  plugins: [{ name: "leave-out", setup: leaveOut }]
})

/** What the servers never run: the SDK's default ajv validator (the kernel gives its own) and Schema's test-data maker. */
function leaveOut({ onLoad }) {
  onLoad({ filter: /validation[\\/]ajv-provider\.js$/ }, () => ({ contents: "export class AjvJsonSchemaValidator {}" }))
  onLoad({ filter: /effect[\\/]dist[\\/]esm[\\/]FastCheck\.js$/ }, () => ({ contents: "export {}" }))
}

/** Whole or not at all: a server may be starting from the old file this very moment. */
function place(name, contents, mode) {
  const temporary = `${root}/dist/.${name}.${process.pid}`
  writeFileSync(temporary, contents, { mode })
  renameSync(temporary, `${root}/dist/${name}`)
  built.add(name)
}

/** esbuild leaves regular expressions as they are; but a bundle is read as ASCII (`kernel/cli/Start.ts`). */
const ascii = (text) => text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)

const roles = new Map(outputFiles.map(({ path, text }) => [basename(path, ".js"), ascii(text).trimEnd()]))
const threaded = bins.filter((name) => roles.has(`${name}.thread`))
for (const name of bins) {
  place(`${name}.main.js`, bundleOf(roles.get(name), roles.get(`${name}.thread`)), 0o644)
}

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

/** Runs a role once and leaves its code cache, so that a start finds it compiled. What cannot be made is done without. */
const cacheCode = (name, role) =>
  new Promise((resolve) => {
    built.add(basename(codePath(name, role)))
    const child = spawn(process.execPath, [`${root}/test/scripts/code.mjs`, name, role], { stdio: "inherit" })
    child.once("error", resolve)
    child.once("exit", resolve)
  })
await Promise.all([
  ...bins.map((name) => cacheCode(name, "process")),
  ...threaded.map((name) => cacheCode(name, "thread"))
])

for (const name of readdirSync(`${root}/dist`))
  if (!name.startsWith(".") && !built.has(name)) rmSync(`${root}/dist/${name}`)

if (process.argv.includes("--sizes")) {
  for (const [file, { bytes, inputs }] of Object.entries(metafile.outputs)) {
    console.log(`${file} ${bytes}`)
    const byPackage = new Map()
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? "src"
      byPackage.set(name, (byPackage.get(name) ?? 0) + bytesInOutput)
    }
    for (const [name, size] of [...byPackage].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`  ${name} ${size}`)
  }
}
