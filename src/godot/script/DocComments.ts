/**
 * The `##` comments of GDScript: their texts, and the tags within them.
 *
 * @see https://docs.godotengine.org/en/stable/tutorials/scripting/gdscript/gdscript_documentation_comments.html
 */
import type { ClassDoc, Status } from "../reference/ClassDoc.ts"

/** A comment without its tags. */
export interface ReadComment extends Status {
  /** Descriptions in BBCode. */
  readonly text: string
  readonly tutorials: ClassDoc["tutorials"]
}

const NO_COMMENT: ReadComment = { text: "", tutorials: [] }

/** Reads the lines of a comment, without their `##`. */
const readComment = (comment: string | undefined): ReadComment => {
  if (comment === undefined) return NO_COMMENT
  const lines: Array<string> = []
  const tutorials: Array<ClassDoc["tutorials"][number]> = []
  const status: { deprecated?: string; experimental?: string } = {}
  for (const line of comment.split("\n")) {
    const [, tag, title, rest = ""] =
      /^\s*@(deprecated|experimental|tutorial)(?:\(([^)]*)\))?(?::\s*(.*))?$/.exec(line) ?? []
    if (tag === "tutorial") tutorials.push({ url: rest, ...(title === undefined ? {} : { title }) })
    else if (tag === "deprecated") status.deprecated = rest
    else if (tag === "experimental") status.experimental = rest
    else lines.push(line)
  }
  return { text: flowing(lines).trim(), tutorials, ...status }
}

/** Joins the lines of each paragraph, as Godot does; code blocks stay unchanged. */
const flowing = (lines: ReadonlyArray<string>): string => {
  const found: Array<string> = []
  let paragraph = ""
  let isCode = false
  for (const line of [...lines, ""]) {
    if (/^\s*\[codeblocks?\b/.test(line)) isCode = true
    if (!isCode && line.trim() !== "") {
      paragraph += `${paragraph === "" || paragraph.endsWith("[br]") ? "" : " "}${line.trim()}`
      continue
    }
    if (paragraph !== "") found.push(paragraph)
    paragraph = ""
    found.push(line)
    if (/\[\/codeblocks?\]/.test(line)) isCode = false
  }
  return found.join("\n")
}

/**
 * Returns the text of one line of a comment, without its mark.
 *
 * @example
 * commentLine("## Fights.", 0, 10) // "Fights."
 */
export const commentLine = (text: string, start: number, end: number): string =>
  text.slice(start + 2, end).replace(/^ /, "")

/** The description and the marks of a member. */
export const textsOf = (comment: string | undefined) => {
  const { tutorials: _, text: description, ...flags } = readComment(comment)
  return { description, ...flags }
}

/** The brief, the description and the marks of a class: its first paragraph is the brief. */
export const classTextsOf = (comment: string | undefined) => {
  const { text, tutorials, ...status } = readComment(comment)
  const [brief = "", ...rest] = text.split(/\n\s*\n/)
  return { brief: brief.trim(), description: rest.join("\n\n"), tutorials, ...status }
}
