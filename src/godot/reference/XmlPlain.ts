/**
 * The quick way into a class file of the plain form that Godot writes: elements, attributes in
 * double quotes, text, XML's own five references.
 *
 * One pass checks that the text is well-formed and makes the same tree as `XmlTree`. Of anything
 * else (a fault, comments, CDATA, names beyond ASCII) it gives nothing, and the strict gate and
 * the general parser decide; it never reads what they would refuse.
 */
import { MAX_DEPTH } from "./XmlGate.ts"
import { ATTRIBUTES, accepted, type Node, TEXT } from "./XmlTree.ts"

/** The root element, or undefined where `xml` is not plain. */
export const plainRoot = (xml: string): Node | undefined => {
  if (unusual.test(xml)) return undefined
  const open: Array<{ readonly name: string; readonly children: Array<Node> }> = []
  let root: Node | undefined
  token.lastIndex = declaration.exec(xml)?.[0].length ?? 0
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml)
    if (found === null) return undefined
    const [text, closing, opening, attributes = "", closed] = found
    const parent = open[open.length - 1]
    if (closing !== undefined) {
      if (parent?.name !== closing) return undefined
      open.pop()
    } else if (opening !== undefined) {
      const values = attributesOf(attributes)
      if (values === undefined || open.length >= MAX_DEPTH || (parent === undefined && root !== undefined)) {
        return undefined
      }
      const children: Array<Node> = []
      const node: Node = { [accepted(opening)]: children, [ATTRIBUTES]: values }
      if (parent === undefined) root = node
      else parent.children.push(node)
      if (closed === "") open.push({ name: opening, children })
    } else if (parent !== undefined) parent.children.push({ [TEXT]: text })
    else if (!blank.test(text)) return undefined
  }
  return open.length === 0 ? root : undefined
}

const name = "[A-Za-z_][\\w.-]*"
const space = "[ \\t\\n]"
const reference = "&(?:amp|lt|gt|quot|apos);"
const value = `"[^"<&]*(?:${reference}[^"<&]*)*"`

/** One piece of a plain document: a closing tag (1), an opening one (2) with its attributes (3) and end (4), or text. */
const token = new RegExp(
  `</(${name})${space}*>|<(${name})((?:${space}+${name}(?::${name})?=${value})*)${space}*(/?)>|[^<&]+|${reference}`,
  "y"
)

const declaration = /^<\?xml version="1\.0" encoding="UTF-8" ?\?>/
const blank = /^[ \t\n]*$/

/** What XML does not admit, admits only in some places or reads as something else: control characters, carriage returns, surrogates, `]]>`. */
const unusual = /[^\t\n -\ud7ff\ue000-\ufffd]|\]\]>/

/** The attributes as written; undefined where one is given twice. */
const attributesOf = (text: string): Record<string, string> | undefined => {
  const values: Record<string, string> = {}
  for (let at = 0; ; ) {
    const equals = text.indexOf('="', at)
    if (equals < 0) return values
    const own = accepted(text.slice(at, equals).trimStart())
    if (Object.hasOwn(values, own)) return undefined
    const end = text.indexOf('"', equals + 2)
    values[own] = text.slice(equals + 2, end)
    at = end + 1
  }
}
