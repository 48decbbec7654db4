/** The examples of the READMEs, asked of the built servers over stdio, so that every answer shown is a real one. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"

interface Example {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  /** Keys of results that are left out: numbers of ranking that mean nothing to a reader. */
  readonly without?: ReadonlyArray<string>
}

const root = fileURLToPath(new URL("../..", import.meta.url))

/** The folder of the Markdown example. */
export const guide = join(root, "test", "support", "guide")

const examples: Readonly<Record<string, ReadonlyArray<Example>>> = {
  "godot-docs-mcp": [
    { tool: "godot_get_symbol", args: { qname: "Button.pressed" } },
    { tool: "godot_get_class", args: { name: "KinematicBody2D" } },
    { tool: "godot_list_classes", args: { prefix: "vector" } }
  ],
  mdatlas: [
    { tool: "get_markdown_structure", args: { file_path: "save-data.md" } },
    { tool: "search_markdown_content", args: { query: "合言葉" }, without: ["score"] },
    { tool: "get_markdown_section", args: { file_path: "save-data.md", section_id: "読み込む-e07188c0" } }
  ]
}

/** Longer texts and lists are cut where a README shows them; the mark says so. */
const TEXT = 130

const shortened = (value: unknown, without: ReadonlyArray<string>): unknown => {
  if (typeof value === "string") {
    const line = value.split("\n\n")[0] ?? ""
    const shown = Array.from(line).length > TEXT ? `${Array.from(line).slice(0, TEXT).join("")}…` : line
    return shown === value || shown.endsWith("…") ? shown : `${shown} …`
  }
  if (Array.isArray(value)) return value.map((item) => shortened(item, without))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !without.includes(key))
      .map(([key, inner]) => [key, shortened(inner, without)])
  )
}

/** JSON with short objects and arrays on one line. */
export const compact = (value: unknown, indent = ""): string => {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ")
  if (typeof value !== "object" || value === null || flat.length + indent.length <= 100) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + compact(item, inner)).join(",\n")}\n${indent}]`
  const entries = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compact(item, inner)}`)
  return `{\n${entries.join(",\n")}\n${indent}}`
}

const ask = async (bin: string, folder: string): Promise<ReadonlyArray<string>> => {
  const client = new Client({ name: "examples", version: "0" })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, "dist", `${bin}.js`)],
      cwd: folder,
      env: {
        PATH: process.env["PATH"] ?? "",
        GODOT_DOC_DIR: "builtin",
        MDATLAS_BASE_DIR: guide,
        MCP_SERVER_LOG: "silent"
      },
      stderr: "ignore"
    })
  )
  try {
    const told: Array<string> = []
    for (const { tool, args, without = [] } of examples[bin] ?? []) {
      const result = await client.callTool({ name: tool, arguments: args })
      const [block] = result.content as ReadonlyArray<{ readonly text: string }>
      const answer = compact(shortened(JSON.parse(block?.text ?? "{}"), without))
      told.push(`\`\`\`jsonc\n// ${tool} ${JSON.stringify(args)}\n${answer}\n\`\`\``)
    }
    return told
  } finally {
    await client.close()
  }
}

/** Blocks in Markdown by the name of their tool, of which each has one. */
export const answers = async (): Promise<ReadonlyMap<string, string>> => {
  const blocks = new Map<string, string>()
  const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-examples-"))
  try {
    for (const [bin, asked] of Object.entries(examples)) {
      const told = await ask(bin, folder)
      for (const [i, { tool }] of asked.entries()) {
        blocks.set(tool, told[i] ?? "")
      }
    }
    return blocks
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
