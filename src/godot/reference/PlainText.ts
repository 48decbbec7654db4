/** Class documentation as plain text: its BBCode without the markup. */
import { parse } from "./BBCode.ts"
import type { ReferenceTag } from "./BBCodeNode.ts"

/**
 * Returns the text of a reference that is not shown as a link.
 *
 * @example labelOf("method", "Node.add_child") // "Node.add_child()"
 */
export const labelOf = (tag: ReferenceTag, target: string): string =>
  tag === "method" || tag === "constructor" ? `${target}()` : target

/**
 * Checks whether an unknown `[Name]` is the name of a class; an index or a list is not, and keeps its brackets.
 *
 * @example looksLikeClass("0") // false
 */
export const looksLikeClass = (target: string): boolean => /^(?:[A-Z@"]|_[A-Z]|(?:int|float|bool)$)/.test(target)

/**
 * Returns the text without any markup, for searching and for snippets: a line for each paragraph and each line of code.
 *
 * @example
 * toPlainText("Calls [method Node.add_child].[br]See [Node].") // "Calls Node.add_child().\nSee Node."
 */
export const toPlainText = (text: string): string => {
  if (!text.includes("[")) return text
  let out = ""
  // Asking `out` itself how it ends would copy it every time.
  let lineBegins = true
  const write = (shown: string): void => {
    if (shown === "") return
    out += shown
    lineBegins = shown.endsWith("\n")
  }
  for (const node of parse(text)) {
    switch (node.type) {
      case "text":
      case "code":
        write(node.text)
        break
      case "reference":
        write(
          node.tag === "class" && !looksLikeClass(node.target) ? `[${node.target}]` : labelOf(node.tag, node.target)
        )
        break
      case "break":
        if (!lineBegins) write("\n")
        break
      case "block":
        if (!lineBegins) write("\n")
        write(`${node.text}\n`)
        break
    }
  }
  return out.trim()
}
