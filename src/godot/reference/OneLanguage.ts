/** Leaves out the parts of a text about the other language of code, if only one is wanted. */
import type { Node } from "./BBCodeNode.ts"

/** The languages of code in answers. */
export const codeLanguages = ["gdscript", "csharp", "both"] as const
export type CodeLanguage = (typeof codeLanguages)[number]

/** Languages as texts name them. */
const names = { gdscript: "GDScript", csharp: "C#" } as const

/** Matches the beginning of a paragraph that is about one language: `Note: In C#, ...`. */
const ABOUT = /^(?:Note: )?(?:In|For|When using) (C#|GDScript),? /

/**
 * Returns the nodes without code blocks of the other language, if the text has some in the wanted one too, and without
 * paragraphs about the other language alone.
 *
 * @example
 * oneLanguage(parse("Prints.\nIn C#, use GD."), "gdscript") // the nodes of "Prints."
 */
export const oneLanguage = (nodes: ReadonlyArray<Node>, wanted: CodeLanguage = "both"): ReadonlyArray<Node> => {
  if (wanted === "both") return nodes
  const other = wanted === "csharp" ? "gdscript" : "csharp"
  const isWritten = nodes.some((node) => node.type === "block" && node.language === wanted)
  return paragraphsOf(nodes)
    .filter((paragraph) => !isAboutOther(textOf(paragraph), names[wanted], isWritten))
    .flat()
    .filter((node) => !isWritten || node.type !== "block" || node.language !== other)
}

/** Splits the nodes after each paragraph and around each block. */
const paragraphsOf = (nodes: ReadonlyArray<Node>): ReadonlyArray<ReadonlyArray<Node>> => {
  const paragraphs: Array<Array<Node>> = [[]]
  for (const node of nodes) {
    if (node.type === "block") paragraphs.push([node], [])
    else {
      paragraphs.at(-1)?.push(node)
      if (node.type === "break") paragraphs.push([])
    }
  }
  return paragraphs
}

const textOf = (paragraph: ReadonlyArray<Node>): string =>
  paragraph.map((node) => (node.type === "text" || node.type === "code" ? node.text : "")).join("")

/**
 * Checks whether a paragraph is about the other language alone;
 * one that introduces code stays as long as the code does.
 */
const isAboutOther = (text: string, wanted: string, isWritten: boolean): boolean => {
  const [, language] = ABOUT.exec(text.trimStart()) ?? []
  const announces = text.trimEnd().endsWith(":")
  return language !== undefined && language !== wanted && !text.includes(wanted) && (isWritten || !announces)
}
