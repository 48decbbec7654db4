/** The links of a description in BBCode; the number of links to a symbol measures its popularity. */
import type { Kind } from "../../reference/Kind.ts"

export interface CrossReference {
  readonly owner: string
  /** Absent: the class itself is meant. */
  readonly member?: string
  readonly kind: Kind
}

const kindOfTag: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["method", "method"],
  ["constructor", "constructor"],
  ["operator", "operator"],
  ["member", "property"],
  ["signal", "signal"],
  ["constant", "constant"],
  ["annotation", "annotation"],
  ["theme_item", "theme_item"],
  ["enum", "enum"]
])

const LINK = /\[(@?[A-Za-z]\w{0,63})(?: ([^\][\s]{1,127}))?\]/g

/** Returns the symbols that `bbcode` in class `self` links to, whether they exist or not. */
export const crossReferences = (self: string, bbcode: string): ReadonlyArray<CrossReference> => {
  if (!bbcode.includes("[")) return []
  const found: Array<CrossReference> = []
  LINK.lastIndex = 0
  for (let link = LINK.exec(bbcode); link !== null; link = LINK.exec(bbcode)) {
    const [, tag = "", target] = link
    if (target === undefined) {
      if (tag !== self && !kindOfTag.has(tag)) found.push({ owner: tag, kind: "class" })
      continue
    }
    const kind = kindOfTag.get(tag)
    if (kind === undefined) continue
    const dot = kind === "enum" ? target.lastIndexOf(".") : target.indexOf(".")
    const owner = dot < 0 ? self : target.slice(0, dot)
    found.push({ owner, member: target.slice(dot + 1), kind })
  }
  return found
}
