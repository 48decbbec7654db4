/**
 * Builds the bundle that Claude Desktop and other hosts install with a click: godot-docs-mcp, its starter
 * reference and a manifest made from the code, validated and packed by the format's own tool.
 *
 * Usage: mcpb.ts [FILE]; by default godot-docs-mcp-VERSION.mcpb in the working directory.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { packExtension, validateManifest } from "@anthropic-ai/mcpb"
import { packageJson, repositoryUrl, servers, tagline } from "./docs.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const { name, version, license, author, homepage, bugs, keywords, engines } = packageJson
const bin = `dist/${name}.js`

/** Questions at the installation of the bundle, each with the variable that its answer becomes. */
const questions = {
  doc_dir: {
    variable: "GODOT_DOC_DIR",
    type: "string",
    title: "Godot's class reference",
    description:
      "The folder of a Godot checkout, or of documents that hold classes/. The word builtin serves a small starter.",
    default: "builtin"
  },
  index_path: {
    variable: "GODOT_INDEX_PATH",
    type: "string",
    title: "Index file",
    description: "Where the index is stored between starts.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the host fills it in
    default: "${HOME}/.cache/godot-docs-mcp/index.json"
  }
} as const

/** manifest.json of the bundle, https://github.com/anthropics/mcpb/blob/main/MANIFEST.md. */
export const manifest = () => ({
  manifest_version: "0.3",
  name,
  display_name: "Godot class reference",
  version,
  description: tagline,
  long_description: packageJson.description,
  author: { name: author },
  repository: { type: "git", url: repositoryUrl },
  homepage,
  documentation: homepage,
  support: bugs.url,
  license,
  keywords,
  server: {
    type: "node",
    entry_point: bin,
    mcp_config: {
      command: "node",
      args: [`\${__dirname}/${bin}`],
      env: Object.fromEntries(
        Object.entries(questions).map(([key, { variable }]) => [variable, `\${user_config.${key}}`])
      )
    }
  },
  tools: (servers.find((server) => server.name === name)?.tools ?? []).map(({ name, title }) => ({
    name,
    description: title
  })),
  compatibility: { platforms: ["darwin", "win32", "linux"], runtimes: { node: engines.node } },
  user_config: Object.fromEntries(
    Object.entries(questions).map(([key, { variable: _, ...question }]) => [key, { ...question, required: false }])
  )
})

/** Writes the bundle to `file`; false where the tool finds fault with it. */
export const bundle = async (file: string): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-bundle-"))
  try {
    mkdirSync(join(folder, "dist"))
    const own = readdirSync(join(root, "dist")).filter((file) => file.startsWith(`${name}.`) || file === "start.js")
    const code = own.map((file) => `dist/${file}`)
    for (const part of [...code, "dist/THIRD_PARTY_LICENSES", "doc/classes", "LICENSE"]) {
      cpSync(join(root, part), join(folder, part), { recursive: true })
    }
    // The launcher and its bundle are ECMAScript modules.
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version, type: "module", private: true }))
    writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest(), null, 2))
    return (
      validateManifest(join(folder, "manifest.json")) &&
      (await packExtension({ extensionPath: folder, outputPath: file, silent: true }))
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = resolve(process.argv[2] ?? `${name}-${version}.mcpb`)
  if (!(await bundle(file))) process.exitCode = 1
  else process.stdout.write(`${file}\n`)
}
