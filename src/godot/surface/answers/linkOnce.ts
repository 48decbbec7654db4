/** Keeps only the first of the links to one address: a model pays for each character. */

/** Matches a link to the reference in Markdown: its text, where brackets are in code or escaped, and its address. */
const LINK = /\[((?:`[^`]{0,300}`|\\.|[^[\]\\`]){0,400})\]\((godot:\/\/[^()\s]{1,600})\)/g

/**
 * Matches a fenced block with its fences; one that is not closed runs to the end. No backtick follows the opening
 * fence, as in CommonMark.
 */
const FENCED = /(^`{3,}[^`\n]*\n[\s\S]*?(?:^`{3,}$|$(?![\s\S])))/m

/**
 * Returns a copy of a value that keeps only the first link to each address, and none to `self`; other links are
 * replaced by their text.
 *
 * @example
 * linkOnce({ a: "[Node](godot://class/Node)", b: "A [Node](godot://class/Node)." })
 * // { a: "[Node](godot://class/Node)", b: "A Node." }
 */
export const linkOnce = <A>(value: A, self?: string): A => {
  const linked = new Set(self === undefined ? [] : [self])
  const inProse = (text: string): string =>
    text.replace(LINK, (link: string, label: string, uri: string) => {
      if (linked.has(uri)) return label
      linked.add(uri)
      return link
    })
  const inText = (text: string): string => {
    if (!text.includes("](godot://")) return text
    if (!text.includes("```")) return inProse(text)
    return text
      .split(FENCED)
      .map((part) => (part.startsWith("```") ? part : inProse(part)))
      .join("")
  }
  const within = (part: unknown): unknown => {
    if (typeof part === "string") return inText(part)
    if (Array.isArray(part)) return part.map(within)
    if (typeof part !== "object" || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, within(held)]))
  }
  return within(value) as A
}
