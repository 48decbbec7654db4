/** Leaves of the links to one address the first, since a reader who pays for each character needs no other. */

/** A link of ours in Markdown: its text, in which brackets stand in code or escaped, and its address. */
const LINK = /\[((?:`[^`]{0,300}`|\\.|[^[\]\\`]){0,400})\]\((godot:\/\/[^()\s]{1,600})\)/g

/** A fenced block with its fences, to the end where it is not closed. The first has no backtick after it, as in CommonMark. */
const FENCED = /(^`{3,}[^`\n]*\n[\s\S]*?(?:^`{3,}$|$(?![\s\S])))/m

/**
 * Returns a value in whose texts only the first link to each address is a link, of others the text; none to `self`.
 *
 * @example
 * linkOnce({ a: "[Node](godot://class/Node)", b: "A [Node](godot://class/Node)." }) // { a: "[Node](godot://class/Node)", b: "A Node." }
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
