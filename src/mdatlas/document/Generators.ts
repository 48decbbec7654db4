/** Syntax that documentation generators process and hosts such as GitHub do not. */
import { anchorsOf } from "./Address.ts"
import { Labels } from "./Labels.ts"
import { identifierIn } from "./OwnId.ts"
import { simpleTitle } from "./Title.ts"

/** Forms by which a document includes another one, or documentation generated from code. */
const INCLUDES: ReadonlyArray<RegExp> = [
  // Hugo, mdBook, Jekyll, GitBook.
  /\{\{[%<]? ?#?include\b|\{% ?include/,
  // VitePress, and scripts of one project that look for such a comment.
  /<!--[ \t]*@?include\b/,
  // MkDocs: snippets, markdown-include, mkdocstrings (`::: package.module`; a word alone is a container of VitePress).
  /^[ \t]*-{1,2}8<-{1,2}|^[ \t]*\{![^\n]{1,300}!\}|^[ \t]*::: \w+\.[\w.]+[ \t]*$/m,
  // DocFX.
  /\[!INCLUDE[ \t]*\[/i,
  // MyST.
  /^[ \t]*[`~:]{3,}\{(?:include|eval-rst|auto\w+)\}/m,
  // MDX: a module that is imported, an element that names the file.
  /^(?:import|export)\b[^\n]{1,300}\.mdx?["']|<[A-Z][^<>\n]{0,200}\s(?:file|src)=["'][^"'\n]{1,200}\.mdx?["']/m
]

/**
 * Checks whether the document includes others.
 *
 * @example
 * hasIncludes("<!-- include: b.md -->\n") // true
 */
export const hasIncludes = (text: string): boolean => INCLUDES.some((form) => form.test(text))

/** Matches possible attributes of the block before, with an identifier: `{#id}`, `{: #id .class}`, `{ id="x" }`. */
const ATTRIBUTES = /\{[^{}\n]{1,400}\}/g

/** A term of a definition list, which Hugo gives an anchor. */
const TERM = /^(?![ \t:])(.{1,200})\n(?:[ \t]*\n)?:[ \t]+\S/gm

/**
 * Returns the anchors that only some generators make: identifiers written after any block, and terms.
 *
 * @example
 * otherAnchors("A note\n{: #aside }\n") // ["aside"]
 */
export const otherAnchors = (text: string): ReadonlyArray<string> => {
  const terms = Array.from(text.matchAll(TERM), ([, term = ""]) => simpleTitle(term, NO_LABELS) ?? term)
  const ids = Array.from(text.matchAll(ATTRIBUTES), ([attributes]) => identifierIn(attributes)?.toLowerCase() ?? [])
  return [...ids.flat(), ...anchorsOf(terms)]
}

const NO_LABELS = new Labels()
