/** `npm run graph`: draws which room of src/ imports from which, as Mermaid, between two marks in doc/design.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import { rooms, sources, wingOf } from "../support/imports.ts"

/** The document that holds the drawing. */
export const design = fileURLToPath(new URL("../../doc/design.md", import.meta.url))

const BEGIN = "<!-- graph:begin -->"
const END = "<!-- graph:end -->"

/** The drawing: a box for each room, an arrow to each room that it imports from, the wings as frames. */
export const drawing = (of: ReadonlyMap<string, ReadonlyArray<string>>): string => {
  const wings = new Map<string, Array<string>>()
  for (const room of of.keys()) {
    const own = wings.get(wingOf(room)) ?? []
    wings.set(wingOf(room), [...own, room])
  }
  const boxes = Array.from(wings, ([wing, own]) =>
    own.length === 1 && own[0] === wing
      ? [`  ${wing}`]
      : [`  subgraph ${wing}`, ...own.map((room) => `    ${idOf(room)}[${room.slice(wing.length + 1)}]`), "  end"]
  )
  const arrows = Array.from(of, ([room, others]) => others.map((other) => `  ${idOf(room)} --> ${idOf(other)}`))
  return ["```mermaid", "flowchart TD", ...boxes.flat(), ...arrows.flat(), "```"].join("\n")
}

const idOf = (room: string): string => room.replaceAll("/", "_")

/** The text with the drawing in its place, or at the end where it has none yet. */
export const drawnInto = (text: string): string => {
  const block = `${BEGIN}\n${drawing(rooms(sources()))}\n${END}`
  const from = text.indexOf(BEGIN)
  const to = text.indexOf(END, from)
  return from === -1 || to === -1
    ? `${text.trimEnd()}\n\n## Who imports whom\n\n${block}\n`.trimStart()
    : text.slice(0, from) + block + text.slice(to + END.length)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(design, drawnInto(existsSync(design) ? readFileSync(design, "utf8") : ""))
}
