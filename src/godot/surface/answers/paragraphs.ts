/** Cuts long Markdown between paragraphs, and inside a fenced code block only if it is too long itself. */

/** A part of a text, and where the next one begins; `end` is undefined for the last. */
export interface Part {
  readonly text: string
  readonly end?: number
}

/**
 * Takes the paragraphs of `text` from `start` on that fit into `limit` UTF-16 units; of a paragraph too long for that,
 * the lines that fit, else the words, else the units.
 *
 * @example cutAtParagraph("One.\n\nTwo.", 6) // { text: "One.", end: 6 }
 */
export const cutAtParagraph = (text: string, limit: number, start = 0): Part => {
  const rest = text.slice(start)
  if (rest.length <= limit) return { text: rest }
  const end =
    lastParagraphEnd(rest, limit) ?? lastOf(rest, "\n", limit) ?? lastOf(rest, " ", limit) ?? unitEnd(rest, limit)
  const skipped = /^\s*/.exec(rest.slice(end))?.[0].length ?? 0
  const next = start + end + skipped
  const part = rest.slice(0, end).trimEnd()
  return next >= text.length ? { text: part } : { text: part, end: next }
}

/** The last blank line at or before `limit` that is not inside a fenced block. */
const lastParagraphEnd = (text: string, limit: number): number | undefined => {
  let found: number | undefined
  let fence = ""
  let at = 0
  for (const line of text.slice(0, limit + 1).split("\n")) {
    const mark = /^`{3,}/.exec(line)?.[0] ?? ""
    if (fence === "") fence = mark
    else if (mark.length >= fence.length) fence = ""
    if (line === "" && fence === "" && at > 0 && at <= limit) found = at
    at += line.length + 1
  }
  return found
}

const lastOf = (text: string, mark: string, limit: number): number | undefined => {
  const at = text.lastIndexOf(mark, limit)
  return at > limit / 2 ? at : undefined
}

/** Avoids a cut between the halves of a surrogate pair. */
const unitEnd = (text: string, limit: number): number => {
  const unit = text.charCodeAt(limit - 1)
  return unit >= 0xd800 && unit <= 0xdbff && limit > 1 ? limit - 1 : limit
}
