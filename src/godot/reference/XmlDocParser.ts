/** Godot's class-reference XML: a class file as a record, or where and why it cannot be read. */
import { Context, Effect, Either, Layer } from "effect"
import { ParseError } from "../../kernel/mcp/Failure.ts"
import { clip } from "../../kernel/util/Text.ts"
import * as TimeSlices from "../../kernel/util/TimeSlices.ts"
import type { ClassDoc } from "./ClassDoc.ts"
import { namedElements, readClassSteps } from "./ClassElement.ts"
import { firstFault, indexOfElement, locate, positionOf } from "./XmlGate.ts"
import { plainRootSteps } from "./XmlPlain.ts"
import { root } from "./XmlTree.ts"

type Parsed = Either.Either<ClassDoc, ParseError>
type ParseSteps = (file: string, xml: string) => Generator<void, Parsed>

/** Reads one class file; a test may put another in its place. */
export class XmlDocParser extends Context.Tag("godot/XmlDocParser")<
  XmlDocParser,
  {
    /** Parses the text of a class file, and yields between pieces of the work; `file` is only named in the error. */
    readonly parseSteps: ParseSteps
    /**
     * Identifies the settings that its documents depend on besides their files: an index of another variant is rebuilt.
     */
    readonly variant?: string
  }
>() {
  static readonly make = Effect.succeed({ parseSteps })

  static readonly layer = Layer.effect(this, this.make)
}

/**
 * Returns the class in `xml`, or where and why it cannot be read.
 *
 * @example
 * Either.getOrThrow(parse("Node.xml", '<class name="Node"></class>')) // { name: "Node", methods: [], ... }
 */
export const parse = (file: string, xml: string): Parsed => TimeSlices.runSync(parseSteps(file, xml))

/** Does what `parse` does, and yields between pieces of the work. */
export function* parseSteps(file: string, source: string): Generator<void, Parsed> {
  const xml = source.startsWith("\uFEFF") ? source.slice(1) : source
  const damaged = (line: number, column: number, reason: string) =>
    Either.left(new ParseError({ file, line, column, reason, excerpt: lineOf(xml, line) }))

  const encoding = ENCODING.exec(xml)?.[1] ?? "UTF-8"
  if (!UTF8.test(encoding) && NOT_ASCII.test(xml))
    return damaged(1, 1, `the encoding ${clip(encoding)}: only UTF-8 is read`)

  let element = yield* plainRootSteps(xml)
  if (element === undefined) {
    const fault = firstFault(xml)
    if (fault !== undefined) return damaged(fault.line, fault.column, fault.reason)
    try {
      element = root(xml)
    } catch (error) {
      const refused = locate(xml)
      return refused === undefined
        ? damaged(1, 1, error instanceof Error ? error.message : "it cannot be read as XML")
        : damaged(refused.line, refused.column, refused.reason)
    }
  }
  if (element?.name !== "class") {
    const found = element === undefined ? "no element" : `<${element.name}>`
    return damagedAt(
      file,
      xml,
      indexOfElement(xml, () => true),
      `expected the root element <class>, found ${found}`
    )
  }
  const doc = yield* readClassSteps(element)
  if (doc !== undefined) return Either.right(doc)
  let nameless = ""
  const index = indexOfElement(xml, (name, attribute) => {
    if (!namedElements.has(name) || (attribute("name") ?? "") !== "") return false
    nameless = name
    return true
  })
  return damagedAt(file, xml, index, `<${nameless}> has no name`)
}

/**
 * Makes the error for a place in the text; index -1 is its beginning.
 *
 * @example Either.mapLeft(damagedAt("Node.xml", "<class", 6, "cut off"), ({ column }) => column) // Either.left(7)
 */
export const damagedAt = (
  file: string,
  xml: string,
  index: number,
  reason: string
): Either.Either<never, ParseError> => {
  const { line, column } = positionOf(xml, Math.max(index, 0))
  return Either.left(new ParseError({ file, line, column, reason, excerpt: lineOf(xml, line) }))
}

/** The encoding that an XML declaration names. */
const ENCODING = /^<\?xml[^>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([^"']{1,80})["']/
const UTF8 = /^(?:utf-?8|us-ascii|ascii)$/i
const NOT_ASCII = /[^\0-\x7f]/

const lineOf = (text: string, line: number): string => clip((text.split(/\r\n?|\n/)[line - 1] ?? "").trim())
