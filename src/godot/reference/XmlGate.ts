/**
 * Well-formedness: decides whether a text may be read as XML at all, and locates its first fault.
 *
 * The tree parser behind this gate accepts truncated files, mismatched tags and bare ampersands in silence; nothing
 * reaches it that did not pass here.
 */
import { SaxesParser } from "saxes"

/** An error in a text. `line` and `column` count from 1. */
export interface Fault {
  readonly line: number
  readonly column: number
  readonly reason: string
}

/** Elements deeper than this are refused; a class file has four levels. */
export const MAX_DEPTH = 64

/**
 * The first thing wrong with `xml`, or undefined: a quick pass that stops at a fault, then one that locates it.
 *
 * @example firstFault('<class name="A">') // { line: 1, column: 16, reason: "unclosed tag: class" }
 */
export const firstFault = (xml: string): Fault | undefined => (isWellFormed(xml) ? undefined : locate(xml))

const isWellFormed = (xml: string): boolean => {
  if (foreignReference.test(xml) || halfPair.test(xml) || xml.includes("<!DOCTYPE") || joinedInstruction.test(xml))
    return false
  const parser = new SaxesParser()
  try {
    parser.write(xml).close()
    return true
  } catch {
    return false
  }
}

/** The named references: XML's own five, since documents here declare no others. */
const foreignReference = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,8}|#x[0-9a-fA-F]{1,8});)/
const ownReference = /^&(?:amp|lt|gt|quot|apos|#[0-9]{1,8}|#x[0-9a-fA-F]{1,8});/

/** Half of a surrogate pair, which is no character; saxes takes it and the next unit for a pair. */
const halfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** A processing instruction without a space after its name, which saxes accepts: `<?a?b?>`. */
const joinedInstruction = /<\?[^\s?]{1,200}\?(?!>)/

/** The first thing wrong with `xml` and where, in a pass of its own. */
export const locate = (xml: string): Fault | undefined => {
  const half = xml.search(halfPair)
  const forbidden = firstForbidden(half < 0 ? xml : xml.slice(0, half)) ?? halfAt(half)
  const parser = new SaxesParser({ position: true })
  let fault: Fault | undefined
  const stop = (reason: string): never => {
    fault = { line: parser.line, column: Math.max(parser.column, 1), reason }
    throw fault
  }
  const seen = new Set<string>()
  let depth = 0
  parser.on("opentagstart", () => {
    seen.clear()
    depth += 1
    if (depth > MAX_DEPTH) stop(`elements are nested deeper than ${MAX_DEPTH}`)
  })
  parser.on("closetag", () => {
    depth -= 1
  })
  parser.on("attribute", ({ name }) => {
    if (seen.has(name)) stop(`duplicate attribute: ${name}`)
    seen.add(name)
  })
  parser.on("error", (error) => stop(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")))
  try {
    parser.write(xml.slice(0, forbidden?.index))
    if (forbidden === undefined) parser.close()
  } catch (error) {
    if (error !== fault) throw error
    return fault
  }
  return forbidden === undefined ? undefined : { ...positionOf(xml, forbidden.index), reason: forbidden.reason }
}

const halfAt = (index: number) => (index < 0 ? undefined : { index, reason: "half of a surrogate pair" })

/**
 * Checks for what saxes does not report, or not where it is: it reads on from a bare `&` to the next `;`, however far
 * away, and ignores declared entities.
 */
const firstForbidden = (xml: string): { readonly index: number; readonly reason: string } | undefined => {
  const landmark = /&|<!ENTITY|<!--|<!\[CDATA\[|<\?/g
  for (let found = landmark.exec(xml); found !== null; found = landmark.exec(xml)) {
    const { index } = found
    if (found[0] === "<?" && xml.slice(index, index + 256).search(joinedInstruction) === 0)
      return { index, reason: "a blank is missing after the name of a processing instruction" }
    const closing = closings.get(found[0])
    if (closing !== undefined) {
      const end = xml.indexOf(closing, landmark.lastIndex)
      if (end < 0) return undefined
      landmark.lastIndex = end + closing.length
      continue
    }
    if (found[0] !== "&") return { index, reason: "a document type that declares entities is not read" }
    const ahead = xml.slice(index, index + 80)
    if (ownReference.test(ahead)) continue
    const name = /^&([A-Za-z_][\w.-]{0,60});/.exec(ahead)?.[1]
    return { index, reason: name === undefined ? "a bare & must be written &amp;" : `undefined entity: &${name};` }
  }
  return undefined
}

/** Sections in which `&` is an ordinary character: beginning -> end. */
const closings: ReadonlyMap<string, string> = new Map([
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"]
])

/**
 * Line and column, from 1, of a place in a text.
 *
 * @example positionOf("ab\ncd", 4) // { line: 2, column: 2 }
 */
export const positionOf = (text: string, index: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, index).split(/\r\n?|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Index of the `<` of the first element that `wanted` accepts, in a well-formed text; -1 if there is none. */
export const indexOfElement = (
  xml: string,
  wanted: (name: string, attribute: (name: string) => string | undefined) => boolean
): number => {
  const parser = new SaxesParser()
  let start = 0
  let found = -1
  parser.on("opentagstart", (tag) => {
    // The parser has read one character past the name.
    start = parser.position - tag.name.length - 2
  })
  parser.on("opentag", (tag) => {
    if (found < 0 && wanted(tag.name, (name) => tag.attributes[name])) found = start
  })
  parser.write(xml).close()
  return found
}
