/**
 * Draws what `npm run demo` prints as doc/demo.svg: a terminal window, the same for the same answers; and what
 * `godot-docs-mcp check` says of a script as doc/check.svg, against godot-4.5 of `GODOT_CORPUS_DIR`.
 *
 * Times are masked, since they differ from run to run; of the questions those are shown that tell most.
 */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { displayWidth } from "../../src/kernel/cli/TerminalText.ts"
import { corpora, corpus } from "../support/corpora.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** The first words of the questions that are shown. */
const shown = ["A signal", "A Godot 3 class", "A Godot 3 function", "A C# name", "A task", "日本語", "A mistake"]

const look = {
  size: 13,
  /** Width of one column and height of one line, in pixels. */
  column: 7.8,
  line: 19,
  margin: 18,
  bar: 34,
  background: "#1e2229",
  title: "#2a2f38",
  text: "#d7dae0",
  dim: "#8b93a1",
  /** SGR foreground colours. */
  colors: new Map([
    ["31", "#f0717a"],
    ["32", "#8ccf7e"],
    ["33", "#e5c07b"],
    ["36", "#6cc7d6"]
  ])
} as const

interface Span {
  readonly text: string
  readonly style: string
}

/** Control sequence introducer. */
const CSI = "\u001b["

/** A line cut where its style changes; knows bold, dim and the colours above. */
export const spans = (line: string): ReadonlyArray<Span> => {
  const found: Array<Span> = []
  let [isBold, isDim] = [false, false]
  let color: string | undefined
  for (const [i, part] of line.split(CSI).entries()) {
    const end = i === 0 ? -1 : part.indexOf("m")
    const sgr = part.slice(0, Math.max(0, end))
    if (sgr === "1") isBold = true
    else if (sgr === "2") isDim = true
    else if (sgr === "22") [isBold, isDim] = [false, false]
    else if (sgr !== "") color = look.colors.get(sgr)
    const fill = color ?? (isDim ? look.dim : look.text)
    const text = part.slice(end + 1)
    if (text !== "") found.push({ text, style: `fill="${fill}"${isBold ? ' font-weight="700"' : ""}` })
  }
  return found
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const plain = (line: string): string =>
  spans(line)
    .map(({ text }) => text)
    .join("")

/** Terminal output as an SVG; each piece of text is set to its exact width, whatever font is at hand. */
export const svg = (output: string, title: string): string => {
  const lines = output.replace(/\n+$/, "").split("\n")
  const columns = lines.reduce((most, line) => Math.max(most, displayWidth(plain(line))), 0)
  const width = Math.ceil(columns * look.column + 2 * look.margin)
  const height = look.bar + lines.length * look.line + 2 * look.margin
  const px = (value: number) => String(Math.round(value * 10) / 10)
  const texts = lines.flatMap((line, row) => {
    const y = look.bar + look.margin + row * look.line + look.size
    let column = 0
    return spans(line).map(({ text, style }) => {
      const blanks = text.length - text.trimStart().length
      const word = text.trim()
      const x = look.margin + (column + blanks) * look.column
      column += displayWidth(text)
      if (word === "") return ""
      const length = `textLength="${px(displayWidth(word) * look.column)}" lengthAdjust="spacingAndGlyphs"`
      return `<text x="${px(x)}" y="${y}" ${style} ${length}>${escaped(word)}</text>`
    })
  })
  const dots = ["#f0717a", "#e5c07b", "#8ccf7e"].map(
    (fill, i) => `<circle cx="${look.margin + 4 + i * 18}" cy="${look.bar / 2}" r="5.5" fill="${fill}"/>`
  )
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="9" fill="${look.background}"/>`,
    `<path d="M0 ${look.bar}V9a9 9 0 0 1 9-9H${width - 9}a9 9 0 0 1 9 9V${look.bar}z" fill="${look.title}"/>`,
    ...dots,
    `<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace" font-size="${look.size}" xml:space="preserve">`,
    `<text x="${width / 2}" y="${look.bar / 2 + 4}" fill="${look.dim}" text-anchor="middle">${escaped(title)}</text>`,
    ...texts.filter((text) => text !== ""),
    "</g>",
    "</svg>"
  ].join("\n")}\n`
}

/** The chosen blocks of the demo's output, times masked. */
export const chosen = (output: string): string => {
  const [head = "", ...blocks] = output.split("\n\n")
  const kept = blocks.filter((block) => shown.some((words) => plain(block).startsWith(words)))
  return [head, ...kept].join("\n\n").replace(/ {2}\d+\.\d ms, about \d+ tokens/g, "")
}

/** A script as a model writes it that has read more of Godot 3 than of Godot 4. */
export const checked = `extends KinematicBody2D

export(int) var speed := 200

func _physics_process(delta: float) -> void:
	var direction := Input.get_axis("left", "right")
	velocity.x = (direction * speed).abs()
	move_and_slide(velocity)
	if Input.is_action_just_pressed("jmup") and is_on_ground():
		velocity.y = -400
	yield(get_tree().create_timer(0.5), "timeout")
	$Label.text = "Speed: %d".format(speed).upper()
`

/** Returns the output of \`check\` for the script in a project of its own, in colours and without the time. */
const checkOutput = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "check-picture-"))
  try {
    writeFileSync(join(folder, "project.godot"), "config_version=5\n[input]\njump={}\nleft={}\nright={}\n")
    writeFileSync(join(folder, "player.gd"), checked)
    const docs = join(folder, "docs")
    cpSync(corpus("godot-4.5"), docs, { recursive: true })
    writeFileSync(join(docs, "version.py"), "major = 4\nminor = 5\n")
    const env = {
      ...process.env,
      FORCE_COLOR: "1",
      NO_COLOR: "",
      GODOT_DOC_DIR: docs,
      GODOT_INDEX_PATH: join(folder, "index.json")
    }
    const bin = join(root, "dist", "godot-docs-mcp.js")
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "check", "player.gd"], {
      cwd: folder,
      env,
      encoding: "utf8"
    })
    if (status !== 1) throw new Error(stderr)
    return stdout.replace(/ in [\d.]+ m?s\s*$/, "")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const env = { ...process.env, FORCE_COLOR: "1", NO_COLOR: "", GODOT_DOC_DIR: "builtin" }
  const demo = spawnSync(process.execPath, ["--import", "tsx", join(root, "test", "scripts", "demo.ts")], {
    cwd: root,
    env,
    encoding: "utf8"
  })
  if (demo.status !== 0) throw new Error(demo.stderr)
  writeFileSync(join(root, "doc", "demo.svg"), svg(chosen(demo.stdout), "npm run demo"))
  if (corpora !== undefined)
    writeFileSync(join(root, "doc", "check.svg"), svg(checkOutput(), "godot-docs-mcp check player.gd"))
}
