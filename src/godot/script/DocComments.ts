/**
 * The `##` comments of a script: which text belongs to what, and the tags in it.
 *
 * A block of comment lines right above a member describes it, else one at the end of its line; the first block that
 * no member follows describes the class.
 *
 * @see https://docs.godotengine.org/en/stable/tutorials/scripting/gdscript/gdscript_documentation_comments.html
 */
import type { Status, TutorialDoc } from "../reference/ClassDoc.ts"
import { positionAt } from "./Position.ts"
import type { Script } from "./Script.ts"

/** A documentation comment, with its tags taken out. */
export interface DocText extends Status {
  /** The first paragraph. */
  readonly brief: string
  /** The paragraphs after it. */
  readonly description: string
  readonly tutorials: ReadonlyArray<TutorialDoc>
}

export interface DocComments {
  /** The comment of a member that begins on this line (counted from 1), its annotations included. */
  readonly of: (firstLine: number, lastLine: number) => DocText | undefined
  /** The comment of the script's class; `firstMember` is the line of its first member. */
  readonly ofClass: (firstMember: number) => DocText | undefined
}

const TUTORIAL = /^@tutorial(?:\((?<title>[^)]*)\))?\s*:\s*(?<url>\S.*)$/
const STATUS = /^@(?<tag>deprecated|experimental)(?:\s*:\s*(?<message>.*))?$/

/** Reads the lines of one comment, `##` cut off. */
export const readDocText = (lines: ReadonlyArray<string>): DocText => {
  const tutorials: Array<TutorialDoc> = []
  const status: { deprecated?: string; experimental?: string } = {}
  const paragraphs: Array<string> = []
  let isCode = false
  let isOpen = false
  for (const line of lines) {
    const text = isCode ? line.replace(/^ /, "").trimEnd() : line.trim()
    const tutorial = isCode ? undefined : TUTORIAL.exec(text)?.groups
    const tag = isCode ? undefined : STATUS.exec(text)?.groups
    if (tutorial !== undefined) {
      const title = tutorial["title"]
      tutorials.push({ ...(title === undefined ? {} : { title: title.trim() }), url: (tutorial["url"] ?? "").trim() })
    } else if (tag !== undefined) {
      status[tag["tag"] === "deprecated" ? "deprecated" : "experimental"] = (tag["message"] ?? "").trim()
    } else if (text === "" && !isCode) isOpen = false
    else {
      const last = paragraphs.length - 1
      if (!isOpen || last < 0) paragraphs.push(text)
      else paragraphs[last] += `${isCode || /^\[\/?codeblocks?/.test(text) ? "\n" : " "}${text}`
      isOpen = true
    }
    isCode = isInCode(text, isCode)
  }
  const [brief = "", ...rest] = paragraphs
  return { ...status, brief, description: rest.join("\n"), tutorials }
}

/** Whether the line after this one is of a block of code. */
const isInCode = (text: string, before: boolean): boolean => {
  const begin = text.lastIndexOf("[codeblock")
  const end = Math.max(text.lastIndexOf("[/codeblock]"), text.lastIndexOf("[/codeblocks]"))
  return begin < 0 && end < 0 ? before : begin > end
}

export const docComments = ({ text, comments, lineStarts }: Script): DocComments => {
  const alone = new Map<number, string>()
  const beside = new Map<number, string>()
  for (const { start, end, isAlone } of comments) {
    if (!text.startsWith("##", start) || text.startsWith("###", start)) continue
    const { line } = positionAt(lineStarts, start)
    const said = text.slice(start + 2, end)
    ;(isAlone ? alone : beside).set(line, said)
  }

  const blockAbove = (line: number): ReadonlyArray<string> => {
    const lines: Array<string> = []
    for (let at = line - 1; alone.has(at); at--) lines.unshift(alone.get(at) ?? "")
    return lines
  }

  return {
    of: (firstLine, lastLine) => {
      const above = blockAbove(firstLine)
      if (above.length > 0) return readDocText(above)
      const said = beside.get(lastLine) ?? beside.get(firstLine)
      return said === undefined ? undefined : readDocText([said])
    },
    ofClass: (firstMember) => {
      const [first] = alone.keys()
      if (first === undefined || first >= firstMember) return undefined
      const lines: Array<string> = []
      let at = first
      while (alone.has(at)) lines.push(alone.get(at++) ?? "")
      return at === firstMember ? undefined : readDocText(lines)
    }
  }
}
