/**
 * Context for rendering answers: a class or a symbol, its texts with links that resolve, and notes on the documents.
 */

import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import type { Names } from "../../library/live/Snapshot.ts"
import { missingAncestor } from "../../library/lookup/ReferenceGaps.ts"
import type { FoundClass, FoundSymbol } from "../../library/lookup/SymbolResolver.ts"
import type { ReferenceTag } from "../../reference/BBCodeNode.ts"
import { type ClassDoc, membersOf } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { CSharpContext } from "../../reference/csharp/parameters.ts"
import type { Kind } from "../../reference/Kind.ts"
import * as Links from "../../reference/Links.ts"
import { addressOf, toMarkdown } from "../../reference/Markdown.ts"
import type { CodeLanguage } from "../../reference/OneLanguage.ts"
import { toPlainText } from "../../reference/PlainText.ts"
import { classNameOf, kindAt, memberRows } from "../../reference/Rows.ts"
import { Row, type SymbolTable } from "../../reference/SymbolTable.ts"
import { docsUrl } from "../../reference/Version.ts"
import type { Render } from "./AnswerFields.ts"

/** Context for rendering an answer about a class. */
export interface RenderContext {
  readonly doc: ClassDoc
  readonly ancestors: ReadonlyArray<string>
  readonly inheritedBy: ReadonlyArray<string>
  /** Markdown with links. */
  readonly markdown: Render
  /** Plain text, for first sentences. */
  readonly plain: Render
  /** Given if answers are for C#. */
  readonly csharp?: CSharpContext
  /** Checks whether the documents have a class of this name. */
  readonly has: (className: string) => boolean
  /** The address of a page of Godot's manual, for tutorials. */
  readonly address: (url: string) => string
  readonly notes: ReadonlyArray<string>
}

export const renderContext = (
  names: Names,
  { doc, ancestors, inheritedBy }: FoundClass,
  language: CodeLanguage = "both"
): RenderContext => ({
  doc,
  ancestors,
  inheritedBy,
  markdown: markdownOf(names, doc, language),
  plain: toPlainText,
  ...(language === "csharp" ? { csharp: csharpContext(names.symbols) } : {}),
  has: (className) => ClassTree.of(names.symbols).indexOf(className) !== undefined,
  address: (url) => addressOf(url, docsUrl(names.facts.version)),
  notes: [...notesOn(names, doc), ...missingAncestor(names, ancestors)]
})

/** The texts of a symbol, rendered with links as seen from the class that holds them. */
export interface SymbolTexts {
  /** Renders the owner's texts. */
  readonly own: Render
  /** Renders a text that an override takes from an ancestor. */
  readonly inherited: Render
  /** Present if answers give the C# form of members. */
  readonly csharp?: CSharpContext
  /** True if signatures are C#'s, too. */
  readonly isCSharp: boolean
  readonly notes: ReadonlyArray<string>
}

export const textsOf = (
  names: Names,
  { doc, inheritedText, name, requestedOn }: FoundSymbol,
  language: CodeLanguage = "both"
): SymbolTexts => {
  const own = markdownOf(names, doc, language)
  return {
    own,
    inherited: inheritedText === undefined ? own : markdownOf(names, inheritedText.doc, language),
    ...(language === "gdscript" ? {} : { csharp: csharpContext(names.symbols) }),
    isCSharp: language === "csharp",
    notes: [...ownersStatus(doc, own), ...overriddenBy(names, requestedOn, doc, name), ...notesOn(names, doc, name)]
  }
}

/** Says where the requested script, or one between it and the owner, overrides the member. */
const overriddenBy = (
  { symbols, added }: Names,
  className: string | undefined,
  owner: ClassDoc,
  name: string
): ReadonlyArray<string> => {
  const index = className === undefined ? undefined : ClassTree.of(symbols).indexOf(className)
  for (const one of index === undefined ? [] : ClassTree.of(symbols).selfAndAncestors(index)) {
    const between = classNameOf(symbols, one)
    if (between === owner.name) return []
    const source = added?.get(between)?.doc().source
    const line = source?.lines.get(name)
    if (line !== undefined) return [`${between} overrides it at ${source?.file}:${line}.`]
  }
  return []
}

/**
 * Returns the facts that a member's C# form depends on. Only references of Godot 3 have the class `Spatial`.
 */
export const csharpContext = memoizeWeak(
  (symbols: SymbolTable): CSharpContext => ({
    isGodot3: ClassTree.of(symbols).indexOf("Spatial") !== undefined,
    membersOf: (className) => {
      const classIndex = ClassTree.of(symbols).indexOf(className)
      if (classIndex === undefined) return []
      const { first, end } = memberRows(symbols, classIndex)
      const rows = Array.from({ length: end - first }, (_, i) => Row(first + i))
      return rows.filter((row) => meetsEnums.has(kindAt(symbols, row))).map((row) => symbols.names[row] ?? "")
    }
  })
)

const meetsEnums: ReadonlySet<Kind> = new Set(["property", "method", "signal"])

/** Minimum length of a text whose Markdown is cached, in UTF-16 units. */
const MIN_KEPT = 400

/** Markdown of the long texts of a document, kept as long as it is: its pages and its members render them again. */
const rendered = memoizeWeak((_: SymbolTable) => memoizeWeak((_: ClassDoc) => new Map<string, string>()))

const markdownOf = (names: Names, doc: ClassDoc, language: CodeLanguage): Render => {
  const render = rendererOf(names, doc, language)
  const known = rendered(names.symbols)(doc)
  return (text) => {
    if (text.length < MIN_KEPT) return render(text)
    const key = `${language} ${text}`
    const markdown = known.get(key) ?? render(text)
    known.set(key, markdown)
    return markdown
  }
}

const rendererOf = (names: Names, doc: ClassDoc, language: CodeLanguage): Render => {
  const resolver = resolverOf(names.symbols)
  const links = {
    className: doc.name,
    resolve: (tag: ReferenceTag, target: string) => resolver.resolve(doc.name, tag, target),
    docsUrl: docsUrl(names.facts.version),
    language
  }
  return (text) => toMarkdown(text, links)
}

/** Returns the link resolver of a symbol table, which caches its lookups. */
const resolverOf = memoizeWeak((symbols: SymbolTable) => Links.make(symbols))

/** Returns notes that hold for a member because they hold for its class. */
const ownersStatus = ({ name, deprecated, experimental }: ClassDoc, markdown: Render): ReadonlyArray<string> => {
  const status = (flag: string, message: string | undefined): ReadonlyArray<string> =>
    message === undefined ? [] : [`${name} is ${flag}${message === "" ? "." : `: ${markdown(message)}`}`]
  return [...status("deprecated", deprecated), ...status("experimental", experimental)]
}

/** Returns notes about the documents themselves. */
const notesOn = (names: Names, doc: ClassDoc, member?: string): ReadonlyArray<string> => {
  if (doc.source !== undefined) return [...abstractNotes(doc, member), ...clashNotes(names, doc)]
  if (names.facts.layout === "starter") return starterNotes(doc, member)
  return names.facts.skeletons.includes(doc.name)
    ? [`This reference holds no descriptions of ${doc.name}, only its signatures.`]
    : []
}

const abstractNotes = ({ name, source }: ClassDoc, member: string | undefined): ReadonlyArray<string> =>
  member === undefined && source?.isAbstract === true ? [`${name} is abstract: only what extends it can be made.`] : []

/** Says that the engine has a class of the same name, which the user's own hides. */
const clashNotes = ({ engine }: Names, { name, source }: ClassDoc): ReadonlyArray<string> =>
  engine === undefined || ClassTree.of(engine.symbols).indexOf(name) === undefined
    ? []
    : [`Godot has a class ${name} too; this is the ${source?.kind ?? "project"}'s.`]

const starterNotes = (doc: ClassDoc, member: string | undefined): ReadonlyArray<string> => {
  const isMeant = (name: string): boolean => member === undefined || name === member
  const isBare = (one: { readonly description: string }): boolean => one.description === ""
  const lacksText =
    membersOf(doc).some((one) => isMeant(one.name) && isBare(one)) ||
    doc.constants.some((one) => one.enum !== undefined && isMeant(one.enum) && isBare(one))
  return lacksText
    ? ["The built-in starter reference holds no text for some members; set GODOT_DOC_DIR to a full reference for all."]
    : []
}
