/** Small documents out of the pieces on which Markdown readers disagree. */

/** Numbers in [0, 1) from a seed (mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const PREFIXES = [
  "",
  "",
  "",
  "",
  " ",
  "  ",
  "   ",
  "    ",
  "\t",
  "> ",
  ">",
  "> > ",
  ">\t",
  "- ",
  "-\t",
  "* ",
  "+   "
].concat(["1. ", "2) ", "01. ", "10.  ", "-     ", "  - ", "   > ", "     ", "      ", " \t", "-  \t", "123456789. "])

const BODIES = [
  "# one",
  "## two ##",
  "### ",
  "#",
  "####### seven",
  "#no",
  "\\# no",
  "# a \\#",
  "###### six #\t",
  "# b # #"
]
  .concat([
    "text",
    "more text",
    "text",
    "a *b*",
    "==",
    "===",
    "=",
    "---",
    "--",
    "-",
    "- - -",
    "***",
    "* * *",
    "___",
    "-- -"
  ])
  .concat(["= =", "=== x", "--- ", "===\t", "```", "````", "``` js", "```a`b", "~~~", "~~~~ x`y", "``", "~~"])
  .concat(["<div>", "</div>", "<pre>", "</pre>", "<script", "</script>", "<!-- c", "-->", "<!-- c -->", "<?php", "?>"])
  .concat([
    "<!X",
    ">",
    "<![CDATA[",
    "]]>",
    "<a href='x'>",
    "<b>",
    "</b >",
    "<a b=c d>x",
    "<hr/>",
    "<table",
    "<x-y z",
    "<!---->"
  ])
  .concat([
    "[a]: /u",
    "[a]: <u v>",
    "[a]:",
    "/u",
    "[a]: /u 't'",
    "[a]: /u 't",
    "t'",
    '"t"',
    '"t" x',
    "(t)",
    "[b]: /u (t",
    "t)"
  ])
  .concat([
    "[a",
    "b]: /u",
    "[a]: /u\\",
    "[]: /u",
    "[a]: <u",
    "[ ]: x",
    "[a]:/u(x)",
    "[a]:/u(x",
    "[a]: /u\t'y' ",
    "\\[a]: /u"
  ])
  .concat([
    "- ",
    "-",
    "1.",
    "1. ",
    "+",
    "* ",
    "- a",
    "2. b",
    "1) c",
    "",
    "",
    "",
    "",
    " ",
    "\t",
    "    code",
    "日本語",
    "# 見出し"
  ])

const GFM = [
  "| a |",
  "| - |",
  "|-|",
  "a | b",
  "- | -",
  "--- | ---",
  ":-",
  "-:",
  ":-:",
  "|a",
  "|",
  "||",
  "| a | b |",
  "|---|---|"
].concat([
  "[^a]: x",
  "[^a]:",
  "[^b]:\ty",
  "[^ ]: z",
  "[^a",
  "[^a\\]]: x",
  "    f",
  "\\| a",
  "a \\| b",
  ":--|",
  "|:-",
  "a|",
  "-|-"
])

const ENDS = ["\n", "\n", "\n", "\n", "\n", "\n", "\r\n", "\r"]

/**
 * Pieces that only commonmark.js reads as the specification says. micromark takes a list that begins with `01.`
 * for one that begins with another number than 1; lets a lone tag end a paragraph that goes on lazily; and holds an
 * empty or late-numbered item back as if it interrupted a paragraph when it follows indented code or stands in a
 * container that the same line opens.
 */
const MISREAD = new Set(
  ["01. ", "10.  ", "2) ", "123456789. ", "- ", "-", "1.", "1. ", "+", "* ", "2. b", "-  \t"].concat([
    "<a href='x'>",
    "<b>",
    "</b >",
    "<hr/>",
    "<x-y z",
    "</script>",
    "</pre>"
  ])
)

/** One to a dozen lines; `gfm` adds tables and footnotes and leaves out what mdast misreads. */
export const randomDocument = (next: () => number, options: { readonly gfm: boolean }): string => {
  const pick = (from: ReadonlyArray<string>): string => from[Math.floor(next() * from.length)] as string
  const bodies = options.gfm ? [...BODIES.filter((piece) => !MISREAD.has(piece)), ...GFM, ...GFM] : BODIES
  const prefixes = options.gfm ? PREFIXES.filter((piece) => !MISREAD.has(piece)) : PREFIXES
  const lines = 1 + Math.floor(next() * 12)
  let text = ""
  for (let line = 0; line < lines; line++) {
    const nesting = next()
    const prefix = nesting < 0.5 ? "" : nesting < 0.85 ? pick(prefixes) : pick(prefixes) + pick(prefixes)
    text += prefix + pick(bodies) + pick(ENDS)
  }
  return next() < 0.2 ? text.slice(0, -1) : text
}
