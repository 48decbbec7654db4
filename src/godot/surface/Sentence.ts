/** The first sentence of a text, for outlines. */

/** Characters (UTF-16 units) after which a first sentence is cut at a blank. */
const LIMIT = 120

/** Words whose full stop ends no sentence. */
const abbreviations = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx)\.$/i

/** The first sentence of plain text; the text itself where it is one. */
export const firstSentence = (text: string): string => {
  const paragraph = /^[^\n]*/.exec(text.trimStart())?.[0].trimEnd() ?? ""
  for (let at = paragraph.indexOf(". "); at !== -1 && at < LIMIT; at = paragraph.indexOf(". ", at + 1)) {
    const sentence = paragraph.slice(0, at + 1)
    if (!abbreviations.test(sentence.slice(-8))) return sentence
  }
  if (paragraph.length <= LIMIT) return paragraph
  const blank = paragraph.lastIndexOf(" ", LIMIT)
  return `${paragraph.slice(0, blank > 0 ? blank : LIMIT)}…`
}
