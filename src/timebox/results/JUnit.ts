/** JUnit XML, as bun, deno and GUT write it: bounded, without entities of its own, read by a library. */
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { TestResult } from "./TestEvent.ts"

/** A `<testcase>`. */
export interface JUnitCase {
  readonly name: string
  readonly classname: string
  readonly file: string
  readonly line: number | undefined
  /** Names of the suites around it, from the outermost. */
  readonly suites: ReadonlyArray<string>
  readonly result: TestResult
  readonly message: string
}

/** Maximum depth of suites within suites. */
const MAX_DEPTH = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  preserveOrder: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  htmlEntities: false
})

type Element = Readonly<Record<string, unknown>>

/** The cases of a report, in its order; none where it is no XML, has a document type of its own or is cut. */
export const readJUnit = (xml: string): ReadonlyArray<JUnitCase> => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) return []
  const found: Array<JUnitCase> = []
  const walk = (nodes: unknown, suites: ReadonlyArray<string>, depth: number): void => {
    if (!Array.isArray(nodes) || depth > MAX_DEPTH) return
    for (const node of nodes as ReadonlyArray<Element>) {
      const attributes = attributesOf(node)
      const { testcase, testsuite, testsuites } = node
      if (testcase !== undefined) found.push(caseOf(attributes, testcase, suites))
      else if (testsuite !== undefined) walk(testsuite, [...suites, attributes("name")], depth + 1)
      else if (testsuites !== undefined) walk(testsuites, suites, depth + 1)
    }
  }
  try {
    walk(parser.parse(xml), [], 0)
  } catch {
    // The library has bounds of its own, as for nesting.
    return []
  }
  return found
}

const attributesOf = (node: Element) => {
  const all = (node[":@"] ?? {}) as Readonly<Record<string, unknown>>
  return (name: string): string => decoded(String(all[`@${name}`] ?? ""))
}

const caseOf = (of: (name: string) => string, children: unknown, suites: ReadonlyArray<string>): JUnitCase => {
  const elements = Array.isArray(children) ? (children as ReadonlyArray<Element>) : []
  const bad = elements.filter((child) => child["failure"] !== undefined || child["error"] !== undefined)
  const isSkipped = elements.some((child) => child["skipped"] !== undefined)
  const line = Number(of("line"))
  return {
    name: of("name"),
    classname: of("classname"),
    file: of("file"),
    line: Number.isInteger(line) && line > 0 ? line : undefined,
    suites,
    result: bad.length > 0 ? "failed" : isSkipped ? "skipped" : "passed",
    message: bad.map(messageOf).join("\n\n")
  }
}

const messageOf = (element: Element): string => {
  const said = attributesOf(element)("message")
  const text = textOf(element["failure"] ?? element["error"])
  return text.includes(said) ? text : `${said}\n${text}`
}

const textOf = (nodes: unknown): string =>
  Array.isArray(nodes)
    ? (nodes as ReadonlyArray<Element>)
        .map((node) => ("#text" in node ? decoded(String(node["#text"])) : textOf(node["__cdata"] ?? [])))
        .join("")
    : ""

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** The five entities of XML and numbers: nothing else can be defined here. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
