/**
 * Makes the three programs as executables for those without Node, by Node's single-executable form, for the system that
 * this runs on (https://nodejs.org/api/single-executable-applications.html).
 *
 * Usage: executable.mjs [FOLDER]; by default dist/executables. The folder holds the programs, the starter reference and
 * the licences, and works wherever it is copied to as a whole.
 */
import { spawnSync } from "node:child_process"
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { inject } from "postject"
import { bundleOptions, bundleOptionsWith } from "./bundling.mjs"
import { noticesFile } from "./licenses.mjs"

/** Marker after which Node looks for the embedded program. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = resolve(process.argv[2] ?? join(root, "dist", "executables"))
const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const names = Object.keys(bin)
const suffix = process.platform === "win32" ? ".exe" : ""

const run = (program, args) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" })
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`)
}

/** A program finds its files from a place in `lib/` beside it, as a bundle does from `dist/`. */
const urlOf = (name) =>
  `require("node:url").pathToFileURL(require("node:path").join(require("node:path").dirname(process.execPath),"lib",${JSON.stringify(`${name}.js`)})).href`

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, "lib"), { recursive: true })
const work = mkdtempSync(join(tmpdir(), "godot-docs-mcp-executable-"))
try {
  const { metafile } = await build({
    ...bundleOptionsWith((file, text) => {
      writeFileSync(join(folder, "lib", file), text)
      return file
    }),
    absWorkingDir: root,
    entryPoints: names.map((name) => `src/bin/${name}.ts`),
    outdir: work,
    banner: {
      js: `globalThis.__zod_globalConfig={jitless:true};const __url=${urlOf("program")};`
    }
  })
  // A thread needs a file of its own.
  await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: ["src/mdatlas/library/passWorker.ts"],
    outfile: join(folder, "lib", "mdatlas.thread.js"),
    banner: { js: 'const __url=require("node:url").pathToFileURL(__filename).href;' }
  })
  // The thread is CommonJS, whatever folder this one is copied into.
  writeFileSync(join(folder, "lib", "package.json"), '{"type":"commonjs"}\n')

  for (const name of names) {
    const config = join(work, `${name}.json`)
    const blob = join(work, `${name}.blob`)
    const main = join(work, `${name}.js`)
    writeFileSync(config, JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true }))
    run(process.execPath, ["--experimental-sea-config", config])
    const program = join(folder, `${name}${suffix}`)
    copyFileSync(process.execPath, program)
    chmodSync(program, 0o755)
    if (process.platform === "darwin") run("codesign", ["--remove-signature", program])
    // The injector warns of each ELF section that it does not know.
    const { warn } = console
    console.warn = () => undefined
    await inject(program, "NODE_SEA_BLOB", readFileSync(blob), {
      sentinelFuse: FUSE,
      ...(process.platform === "darwin" ? { machoSegmentName: "NODE_SEA" } : {})
    })
    console.warn = warn
    if (process.platform === "darwin") run("codesign", ["--sign", "-", program])
    process.stdout.write(`${program}\n`)
  }
  cpSync(join(root, "doc", "classes"), join(folder, "doc", "classes"), { recursive: true })
  copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"))
  writeFileSync(join(folder, "THIRD_PARTY_LICENSES"), noticesFile(root, metafile))
} finally {
  rmSync(work, { recursive: true, force: true })
}
