/**
 * What every answer starts from: the current snapshot, and the texts of a class in its light.
 *
 * The first snapshot may still be in the making; whoever waits for it with a
 * progress token is told how far it is.
 */
import { Context, Effect, Layer, Stream } from "effect"
import { CurrentRequest, reportProgress } from "../../kernel/CurrentRequest.ts"
import type { AccessDenied, NotFound } from "../../kernel/Failure.ts"
import * as ClassTree from "../library/ClassTree.ts"
import { DocLibrary } from "../library/DocLibrary.ts"
import * as Lookup from "../library/Lookup.ts"
import type { Snapshot } from "../library/Snapshot.ts"
import type { FoundClass, FoundSymbol } from "../library/SymbolResolver.ts"
import { type ReferenceTag, toPlainText } from "../reference/BBCode.ts"
import type { ClassDoc } from "../reference/ClassDoc.ts"
import * as Links from "../reference/Links.ts"
import { addressOf, toMarkdown } from "../reference/Markdown.ts"
import { docsUrl } from "../reference/Version.ts"
import type { Material } from "./ClassAnswer.ts"
import type { Render } from "./Fields.ts"

export class Reader extends Context.Tag("godot/Reader")<
  Reader,
  {
    /** The newest snapshot; waits for the first one. */
    readonly snapshot: Effect.Effect<Snapshot, NotFound | AccessDenied>
    readonly material: (snapshot: Snapshot, found: FoundClass) => Material
    /** How a symbol's texts are rendered: its owner's, those an override takes over, and what is to be noted. */
    readonly renders: (
      snapshot: Snapshot,
      found: FoundSymbol
    ) => readonly [own: Render, inherited: Render, notes: ReadonlyArray<string>]
  }
>() {
  static readonly layer = Layer.effect(
    Reader,
    Effect.map(DocLibrary, (library) =>
      Reader.of({
        snapshot: Effect.flatMap(CurrentRequest, ({ wantsProgress }) =>
          wantsProgress ? Effect.raceFirst(library.snapshot, telling(library)) : library.snapshot
        ),
        material: materialOf,
        renders: (snapshot, found) => [
          markdownOf(snapshot, found.doc),
          markdownOf(snapshot, found.inheritedText?.doc ?? found.doc),
          [
            ...ownersStatus(found.doc, markdownOf(snapshot, found.doc)),
            ...notesOn(snapshot, found.doc, `${found.className}.${found.name}`)
          ]
        ]
      })
    )
  )
}

/** Progress for as long as the first snapshot takes; never a result of its own. */
const telling = (library: Context.Tag.Service<DocLibrary>): Effect.Effect<never> =>
  library.progressing.pipe(
    Stream.throttle({ cost: () => 1, units: 1, duration: "250 millis", strategy: "enforce" }),
    // Progress must rise: there is nothing to tell before the first file is done.
    Stream.filter(({ done }) => done > 0),
    Stream.runForEach(({ done, total }) => reportProgress(done, total, "reading the class reference")),
    Effect.zipRight(Effect.never)
  )

const materialOf = (snapshot: Snapshot, { doc, ancestors, inheritedBy }: FoundClass): Material => ({
  doc,
  ancestors,
  inheritedBy,
  markdown: markdownOf(snapshot, doc),
  plain: toPlainText,
  has: (className) => ClassTree.of(snapshot.symbols).indexOf(className) !== undefined,
  address: (url) => addressOf(url, docsUrl(snapshot.facts.version)),
  notes: [...notesOn(snapshot, doc, doc.name), ...Lookup.missingParent(snapshot, ancestors)]
})

const markdownOf = (snapshot: Snapshot, doc: ClassDoc): Render => {
  const resolver = resolvers.get(snapshot) ?? Links.make(snapshot.symbols)
  resolvers.set(snapshot, resolver)
  const links = {
    className: doc.name,
    resolve: (tag: ReferenceTag, target: string) => resolver.resolve(doc.name, tag, target),
    docsUrl: docsUrl(snapshot.facts.version)
  }
  return (text) => toMarkdown(text, links)
}

/** One for each snapshot: it remembers the names it has looked at. */
const resolvers = new WeakMap<Snapshot, Links.LinkResolver>()

/** What holds for a member since it holds for its class. */
const ownersStatus = ({ name, deprecated, experimental }: ClassDoc, markdown: Render): ReadonlyArray<string> => {
  const told = (flag: string, message: string | undefined): ReadonlyArray<string> =>
    message === undefined ? [] : [`${name} is ${flag}${message === "" ? "." : `: ${markdown(message)}`}`]
  return [...told("deprecated", deprecated), ...told("experimental", experimental)]
}

/** What a reader of this answer must know about the documents themselves. */
const notesOn = (snapshot: Snapshot, doc: ClassDoc, what: string): ReadonlyArray<string> => {
  if (snapshot.facts.layout === "starter") return starterNotes(doc, what)
  return snapshot.facts.skeletons.includes(doc.name)
    ? [`This document set holds no descriptions of ${doc.name}, only its signatures.`]
    : []
}

const starterNotes = (doc: ClassDoc, what: string): ReadonlyArray<string> => {
  const [, member] = what.split(/\.(.*)/s)
  const members = [
    ...doc.constructors,
    ...doc.methods,
    ...doc.operators,
    ...doc.properties,
    ...doc.signals,
    ...doc.constants,
    ...doc.annotations,
    ...doc.themeItems
  ]
  const found =
    member === undefined
      ? members
      : [...members.filter((one) => one.name === member), ...doc.constants.filter((one) => one.enum === member)]
  return found.some((one) => one.description === "")
    ? ["The built-in starter reference holds no text for some members; set GODOT_DOC_DIR to a full reference for all."]
    : []
}
