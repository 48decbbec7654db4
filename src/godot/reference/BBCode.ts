/**
 * Godot's documentation BBCode, read into a flat list of nodes: every form that Godot's own converter
 * (`doc/tools/make_rst.py`) or the editor's help accepts.
 *
 * Formatting is a property of a node, not a level of a tree, so that wrongly nested
 * tags do no harm. The work is always linear in the length of the text.
 */
import type { Format, Node } from "./BBCodeNode.ts"
import { type Piece, piecesOf } from "./BBCodePieces.ts"

const unformatted: Format = { bold: false, italic: false, struck: false, href: undefined }

/**
 * Returns the nodes of a text.
 *
 * @example
 * parse("[b]Note:[/b] [method add_child]") // text "Note:" in bold, text " ", a reference to the method add_child
 */
export const parse = (text: string): ReadonlyArray<Node> => {
  if (!text.includes("[") && !text.includes("\n"))
    return text === "" ? [] : [{ type: "text", text, format: unformatted }]
  return assemble(piecesOf(text))
}

/** Gives each piece the formatting in force at its place; an opener that is never closed is text. */
const assemble = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Node> => {
  const nodes: Array<Node> = []
  const depth = new Map<string, number>()
  const addresses: Array<string> = []
  let format = unformatted
  let linkIsEmpty = false

  const isOn = (tag: string): boolean => (depth.get(tag) ?? 0) > 0
  const turn = (tag: string, by: number): void => {
    depth.set(tag, (depth.get(tag) ?? 0) + by)
    format = { bold: isOn("b"), italic: isOn("i"), struck: isOn("s"), href: addresses.at(-1) }
  }

  for (const piece of pieces) {
    switch (piece.type) {
      case "node":
        nodes.push(piece.node)
        break
      case "inline":
        nodes.push(bareLink(piece.make(format)))
        linkIsEmpty = false
        break
      case "open":
        if (!piece.closed) {
          nodes.push({ type: "code", text: piece.source, format })
        } else {
          if (piece.name === "url") addresses.push(piece.value)
          linkIsEmpty = piece.name === "url"
          turn(piece.name, 1)
        }
        break
      case "close":
        if (!piece.matched) break
        // A link without a text shows its address.
        if (linkIsEmpty && piece.name === "url") nodes.push({ type: "text", text: addresses.at(-1) ?? "", format })
        linkIsEmpty = false
        if (piece.name === "url") addresses.pop()
        turn(piece.name, -1)
        break
    }
  }
  return nodes
}

/** `[url]https://...[/url]`: the text is the address. */
const bareLink = (node: Node): Node =>
  node.type === "text" && node.format.href === ""
    ? { ...node, format: { ...node.format, href: node.text.trim() } }
    : node
