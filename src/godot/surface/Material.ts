/** What answers are made of: a class or a symbol with its texts in the light of the whole reference, and what to note. */

import { memoizeWeak } from "../../kernel/util/memoize.ts"
import type { Names } from "../library/live/Snapshot.ts"
import * as Lookup from "../library/lookup/Lookup.ts"
import type { FoundClass, FoundSymbol } from "../library/lookup/SymbolResolver.ts"
import { type ReferenceTag, toPlainText } from "../reference/BBCode.ts"
import { type ClassDoc, membersOf } from "../reference/ClassDoc.ts"
import * as ClassTree from "../reference/ClassTree.ts"
import * as Links from "../reference/Links.ts"
import { addressOf, toMarkdown } from "../reference/Markdown.ts"
import type { SymbolTable } from "../reference/SymbolTable.ts"
import { docsUrl } from "../reference/Version.ts"
import type { Material } from "./ClassAnswer.ts"
import type { Render } from "./Fields.ts"

/** What an answer about a class is made of. */
export const materialOf = (names: Names, { doc, ancestors, inheritedBy }: FoundClass): Material => ({
  doc,
  ancestors,
  inheritedBy,
  markdown: markdownOf(names, doc),
  plain: toPlainText,
  has: (className) => ClassTree.of(names.symbols).indexOf(className) !== undefined,
  address: (url) => addressOf(url, docsUrl(names.facts.version)),
  notes: [...notesOn(names, doc), ...Lookup.missingParent(names, ancestors)]
})

/** The texts of a symbol, rendered in the light of the class that holds them. */
export interface SymbolTexts {
  /** Of its owner. */
  readonly own: Render
  /** Of the ancestor from which an override takes its text. */
  readonly inherited: Render
  readonly notes: ReadonlyArray<string>
}

export const textsOf = (names: Names, { doc, inheritedText, name }: FoundSymbol): SymbolTexts => {
  const own = markdownOf(names, doc)
  return {
    own,
    inherited: inheritedText === undefined ? own : markdownOf(names, inheritedText.doc),
    notes: [...ownersStatus(doc, own), ...notesOn(names, doc, name)]
  }
}

const markdownOf = (names: Names, doc: ClassDoc): Render => {
  const resolver = resolverOf(names.symbols)
  const links = {
    className: doc.name,
    resolve: (tag: ReferenceTag, target: string) => resolver.resolve(doc.name, tag, target),
    docsUrl: docsUrl(names.facts.version)
  }
  return (text) => toMarkdown(text, links)
}

/** One for each table of names: it remembers the names it has looked at. */
const resolverOf = memoizeWeak((symbols: SymbolTable) => Links.make(symbols))

/** What holds for a member since it holds for its class. */
const ownersStatus = ({ name, deprecated, experimental }: ClassDoc, markdown: Render): ReadonlyArray<string> => {
  const told = (flag: string, message: string | undefined): ReadonlyArray<string> =>
    message === undefined ? [] : [`${name} is ${flag}${message === "" ? "." : `: ${markdown(message)}`}`]
  return [...told("deprecated", deprecated), ...told("experimental", experimental)]
}

/** What a reader of this answer must know about the documents themselves. */
const notesOn = (names: Names, doc: ClassDoc, member?: string): ReadonlyArray<string> => {
  if (names.facts.layout === "starter") return starterNotes(doc, member)
  return names.facts.skeletons.includes(doc.name)
    ? [`This document set holds no descriptions of ${doc.name}, only its signatures.`]
    : []
}

const starterNotes = (doc: ClassDoc, member: string | undefined): ReadonlyArray<string> => {
  const isMeant = (name: string): boolean => member === undefined || name === member
  const bare = (one: { readonly description: string }): boolean => one.description === ""
  const lacksText =
    membersOf(doc).some((one) => isMeant(one.name) && bare(one)) ||
    doc.constants.some((one) => one.enum !== undefined && isMeant(one.enum) && bare(one))
  return lacksText
    ? ["The built-in starter reference holds no text for some members; set GODOT_DOC_DIR to a full reference for all."]
    : []
}
