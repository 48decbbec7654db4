/** Classes, symbols and searches as resources, with completion for each variable of their URIs. */
import { Effect } from "effect"
import { invalid, NotFound } from "../../../kernel/mcp/Failure.ts"
import type { Page, ResourceInfo, Resources, ResourceTemplate } from "../../../kernel/mcp/Resource.ts"
import { isWithin, TEXT_LIMIT } from "../../../kernel/mcp/Tool.ts"
import { clip } from "../../../kernel/util/Text.ts"
import type { Names } from "../../library/live/Snapshot.ts"
import type { ClassCatalog } from "../../library/lookup/ClassCatalog.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import { kinds, memberKinds } from "../../reference/Kind.ts"
import { kindAt, memberRows } from "../../reference/Rows.ts"
import { ClassIndex } from "../../reference/SymbolTable.ts"
import { classUri, parse } from "../../reference/Uri.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import { classPage, searchPage, symbolPage } from "../answers/MarkdownView.ts"
import { renderContext, textsOf } from "../answers/RenderContext.ts"
import { searchAnswer } from "../answers/SearchAnswer.ts"
import { wholeSymbol } from "../answers/SymbolAnswer.ts"
import { CodeLanguage } from "./CodeLanguage.ts"
import { type CurrentSnapshot, currentSnapshot, lookUp } from "./CurrentSnapshot.ts"
import { limits } from "./GodotTools.ts"

/** Resources on one page of `resources/list`. */
const PAGE = 100

const mimeType = "text/markdown"

/** The services that answer the resources. */
export type ResourceServices = CurrentSnapshot | SymbolResolver | SearchEngine | ClassCatalog

const ofClass: ResourceTemplate<ResourceServices> = {
  uriTemplate: "godot://class/{name}",
  name: "class",
  title: "Godot class",
  description: "A class of the reference, complete.",
  mimeType,
  read: (uri) => {
    const address = parse(uri)
    if (address?.type !== "class") return undefined
    return Effect.flatMap(SymbolResolver, ({ findClass }) =>
      lookUp((names) =>
        Effect.zipWith(findClass(names, address.name), CodeLanguage, (found, language) => ({
          uri,
          mimeType,
          text: classPage(renderContext(names, found, language))
        }))
      )
    )
  },
  complete: (variable, begun) => withNames((names) => (variable === "name" ? classesBeginning(names, begun) : []))
}

const ofSymbol: ResourceTemplate<ResourceServices> = {
  uriTemplate: "godot://symbol/{class}/{kind}/{name}",
  name: "symbol",
  title: "Godot symbol",
  description: "A member of a class: method, property, signal, constant, enum, operator and so on.",
  mimeType,
  read: (uri) => {
    const address = parse(uri)
    if (address === undefined) return unknownKind(uri, /^(godot:\/\/symbol\/[^/]*\/)([^/]*)(\/.*)$/s, memberKinds)
    if (address.type !== "symbol") return undefined
    return Effect.flatMap(SymbolResolver, ({ getSymbol }) =>
      lookUp((names) =>
        Effect.zipWith(getSymbol(names, address), CodeLanguage, (found, language) => ({
          uri,
          mimeType,
          text: symbolPage(wholeSymbol(found, textsOf(names, found, language)))
        }))
      )
    )
  },
  complete: (variable, begun, known) =>
    withNames((names) => {
      if (variable === "class") return classesBeginning(names, begun)
      if (variable === "kind") return beginning(memberKinds, begun)
      return variable === "name" ? membersBeginning(names, begun, known.get("class"), known.get("kind")) : []
    })
}

const ofSearch: ResourceTemplate<ResourceServices> = {
  uriTemplate: "godot://search{?q,kind}",
  name: "search",
  title: "Search of Godot's API",
  description: "The best matches for a query, as a list of links.",
  mimeType,
  read: (uri) => {
    const address = parse(uri)
    if (address === undefined) return unknownKind(uri, /^(godot:\/\/search\?(?:q=[^&]*&)?kind=)([^&]*)(.*)$/s, kinds)
    if (address.type !== "search") return undefined
    return Effect.gen(function* () {
      const query = address.query.trim()
      if (Array.from(query).length < limits.minQueryLength) {
        return yield* invalid("q", `must have at least ${limits.minQueryLength} characters`)
      }
      if (!isWithin(address.query, TEXT_LIMIT)) return yield* invalid("q", `is longer than ${TEXT_LIMIT} characters`)
      const { kind } = address
      const answer = yield* searchAnswer(yield* SearchEngine, yield* currentSnapshot, {
        query,
        limit: limits.defaultResults,
        ...(kind && { kind })
      })
      return { uri, mimeType, text: searchPage(clip(query), answer) }
    })
  },
  complete: (variable, begun) => Effect.succeed(variable === "kind" ? beginning(kinds, begun) : [])
}

/** A longer address is not from these documents, and is not repeated in the message. */
const MAX_ADDRESS = 500

/** Explains an unknown address in which only the kind is wrong: the middle part of `form`. */
const unknownKind = (uri: string, form: RegExp, valid: ReadonlyArray<string>) => {
  const [, before = "", kind = "", after = ""] = form.exec(uri) ?? []
  const addresses = valid.map((one) => `${before}${one}${after}`)
  if (before === "" || addresses.every((one) => parse(one) === undefined)) return undefined
  const suggestions = addresses.filter((one, i) => valid[i] === kind.toLowerCase() && one.length <= MAX_ADDRESS)
  const near = suggestions.map((one) => ` Did you mean ${one}?`).join("")
  const message = `Unknown resource: ${clip(uri)}. The kind is ${JSON.stringify(clip(kind))}; it must be one of ${valid.join(", ")}.${near}`
  return Effect.fail(new NotFound({ message, suggestions }))
}

/** Classes, members and searches as resources; the list has the classes, page by page. */
export const resources: Resources<ResourceServices> = {
  templates: [ofClass, ofSymbol, ofSearch],
  list: (offset) =>
    withNames(({ symbols }): Page<ResourceInfo> => {
      const items = symbols.classes.slice(offset, offset + PAGE).map(({ name }) => ({
        uri: classUri(name),
        name,
        mimeType
      }))
      return offset + PAGE < symbols.classes.length ? { items, next: offset + PAGE } : { items }
    })
}

const withNames = <A>(use: (names: Names) => A) => lookUp((names) => Effect.sync(() => use(names)))

const classesBeginning = ({ symbols }: Names, begun: string): ReadonlyArray<string> =>
  beginning(
    symbols.classes.map(({ name }) => name),
    begun
  )

/** Members of a class, its own and inherited ones, or of all classes if no class is given (each name once). */
const membersBeginning = (
  { symbols }: Names,
  begun: string,
  className: string | undefined,
  kind: string | undefined
): ReadonlyArray<string> => {
  const index = symbols.classes.findIndex(({ name }) => name.toLowerCase() === className?.toLowerCase())
  const classes =
    className === undefined
      ? Array.from(symbols.classes.keys(), ClassIndex)
      : ClassTree.of(symbols).selfAndAncestors(ClassIndex(index))
  const names = new Set<string>()
  for (const owner of classes) {
    const { first, end } = memberRows(symbols, owner)
    for (let row = first; row < end; row++) {
      if (kind === undefined || kind === kindAt(symbols, row)) names.add(symbols.names[row] ?? "")
    }
  }
  return beginning([...names].sort(), begun)
}

const beginning = (names: ReadonlyArray<string>, begun: string): ReadonlyArray<string> => {
  const prefix = begun.toLowerCase()
  return names.filter((name) => name.toLowerCase().startsWith(prefix))
}
