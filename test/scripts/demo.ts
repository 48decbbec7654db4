/** The main job, shown: a client asks the built server over a dozen questions over stdio and prints the answers. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import picocolors from "picocolors"
import * as Uri from "../../src/godot/reference/Uri.ts"

interface Question {
  readonly why: string
  readonly tool: string
  readonly args: Record<string, unknown>
}

const questions: ReadonlyArray<Question> = [
  {
    why: "A signal that the class inherits: who owns it, and its signature",
    tool: "godot_get_symbol",
    args: { qname: "Button.pressed" }
  },
  {
    why: "A name, as it comes to mind",
    tool: "godot_search",
    args: { query: "move_and_slide", limit: 3 }
  },
  { why: "A typo", tool: "godot_search", args: { query: "Node.add_chlid", limit: 2 } },
  { why: "A Godot 3 class on Godot 4", tool: "godot_get_class", args: { name: "KinematicBody2D" } },
  { why: "A Godot 3 function on Godot 4", tool: "godot_search", args: { query: "deg2rad", limit: 2 } },
  { why: "A C# name", tool: "godot_search", args: { query: "GetNode", limit: 2 } },
  {
    why: "A task in words",
    tool: "godot_search",
    args: { query: "how do I know when two areas overlap", limit: 4 }
  },
  { why: "日本語の文の中の名前", tool: "godot_search", args: { query: "Timerの使い方 timeout", limit: 3 } },
  { why: "Only signals", tool: "godot_search", args: { query: "body entered", kind: "signal", limit: 3 } },
  { why: "A method with its arguments", tool: "godot_get_symbol", args: { qname: "Node.add_child" } },
  {
    why: "A class as an outline",
    tool: "godot_get_class",
    args: { name: "Timer", detail: "outline" }
  },
  {
    why: "A script as an agent writes it: which lines are wrong, and what to write",
    tool: "godot_check",
    args: {
      code: 'extends KinematicBody2D\n\nfunc _ready():\n\tyield(get_tree(), "idle_frame")\n\tadd_child(Node.new(), true, 0, 1)\n'
    }
  },
  { why: "Classes by prefix", tool: "godot_list_classes", args: { prefix: "Vector" } },
  { why: "A mistake: what is wrong, and the next call", tool: "godot_get_symbol", args: { qname: "add_child" } }
]

const isColored = process.stdout.isTTY === true || Boolean(process.env["FORCE_COLOR"])
const colors = picocolors.createColors(isColored && !process.env["NO_COLOR"])
const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Longest line of an answer that is shown, in characters. */
const WIDTH = 118
const clip = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text)

const oneLine = (text: unknown) => String(text).replace(/\s+/g, " ")

/** Returns the full name of a result; later results say their class by their address alone. */
const nameOf = ({ qname, name = "", uri = "" }: Record<string, string>): string => {
  const address = Uri.parse(uri)
  return qname ?? (address?.type === "symbol" ? `${address.className}.${name}` : name)
}

const show = (answer: Record<string, unknown>): ReadonlyArray<string> => {
  if (Array.isArray(answer["results"])) {
    const lines = (answer["results"] as ReadonlyArray<Record<string, string>>).flatMap((hit) => [
      [colors.cyan(nameOf(hit)), colors.dim(hit["kind"] ?? ""), clip(hit["signature"] ?? "")].join("  ").trimEnd(),
      ...[hit["note"], hit["snippet"]]
        .filter(Boolean)
        .map((text) => colors.dim(`    ${clip(oneLine(text).replaceAll("**", ""))}`))
    ])
    return lines.length === 0 ? [colors.dim("nothing found")] : lines
  }
  if (Array.isArray(answer["classes"])) return [clip((answer["classes"] as ReadonlyArray<string>).join(", "))]
  if (Array.isArray(answer["diagnostics"])) return showFindings(answer)
  if (Array.isArray(answer["inheritanceChain"])) return showClass(answer)
  if (typeof answer["signature"] === "string") {
    return [
      colors.cyan(`${answer["qname"]}`) +
        colors.dim(`  ${answer["kind"]}${answer["requestedOn"] ? `, asked of ${answer["requestedOn"]}` : ""}`),
      colors.bold(clip(answer["signature"])),
      ...(answer["description"] ? [clip(oneLine(answer["description"]))] : [])
    ]
  }
  return [`${colors.yellow(String(answer["code"]))} ${clip(oneLine(answer["message"]))}`]
}

const showFindings = (answer: Record<string, unknown>): ReadonlyArray<string> => {
  const findings = answer["diagnostics"] as ReadonlyArray<Record<string, unknown>>
  return findings.map(({ line, message, fix }) => clip(`${line}: ${message}${fix === undefined ? "" : ` -> ${fix}`}`))
}

/** Shows a whole class, or the outline of one, whose members are lines. */
const showClass = (answer: Record<string, unknown>): ReadonlyArray<string> => {
  const members = (answer["outline"] ?? answer) as Record<string, ReadonlyArray<string | { readonly name: string }>>
  const names = (key: string) =>
    (members[key] ?? []).map((one) => (typeof one === "string" ? one : one.name)).join(", ")
  return [
    `${colors.cyan(String(answer["name"]))} < ${(answer["inheritanceChain"] as ReadonlyArray<string>).join(" < ")}`,
    clip(oneLine(answer["brief"] ?? "")),
    ...["methods", "properties", "signals"].map((key) => `${colors.dim(key)} ${clip(names(key))}`),
    colors.dim(`next: ${clip(String(answer["next"] ?? "all of it is here"))}`)
  ]
}

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "godot-docs-mcp-demo-"))
const docDir = process.env["GODOT_DOC_DIR"] || "builtin"
const started = performance.now()
const client = new Client({ name: "demo", version: "0" })
try {
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, "dist", "godot-docs-mcp.js")],
      env: {
        ...(process.env as Record<string, string>),
        GODOT_DOC_DIR: docDir,
        GODOT_INDEX_PATH: join(folder, "index.json"),
        MCP_SERVER_LOG: "error"
      },
      stderr: "inherit"
    })
  )
  const { tools } = await client.listTools()
  const info = client.getServerVersion()
  print(`${colors.bold(`${info?.name} ${info?.version}`)} over stdio, documents: ${docDir}`)
  print(colors.dim(`tools: ${tools.map(({ name }) => name).join(", ")}\n`))
  let characters = 0
  for (const { why, tool, args } of questions) {
    const at = performance.now()
    const result = await client.callTool({ name: tool, arguments: args })
    const ms = performance.now() - at
    const [block] = result.content as ReadonlyArray<{ readonly text: string }>
    const text = block?.text ?? "{}"
    characters += text.length
    print(colors.bold(why))
    print(
      colors.dim(`${tool} ${JSON.stringify(args)}  ${ms.toFixed(1)} ms, about ${Math.ceil(text.length / 4)} tokens`)
    )
    for (const line of show(JSON.parse(text))) print(`  ${line}`)
    print("")
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(
    `${questions.length} questions, about ${Math.ceil(characters / 4)} tokens in all, ${seconds} s with the start of the server.`
  )
} finally {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
}
