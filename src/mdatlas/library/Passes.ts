/**
 * The work that takes a pass over a document: plain functions of an open file and plain data, so that each can run in
 * another thread. Code for searching, rendering and link checks is loaded by the first pass that needs it: without it,
 * a thread that looks for headings takes 6 MB less.
 */
import { isUtf8 } from "node:buffer"
import { type PlainClock, systemClock } from "../../kernel/util/PlainClock.ts"
import { addressed } from "../document/Address.ts"
import type { Outline, Refusal, Section } from "../document/Outline.ts"
import * as Scan from "../document/Scan.ts"
import * as Structure from "../document/Structure.ts"
import { type Surroundings, surroundings } from "../document/Surroundings.ts"
import type { Document } from "../document/Walk.ts"
import { type ByteSource, chunks, lineStarts, read } from "../files/ByteSource.ts"
import type { RenderedPart, RenderInput } from "../rendering/RenderPass.ts"
import type { FilesSearcher } from "../search/FilesSearcher.ts"
import type { FileMatches, SearchInput } from "../search/SectionMatch.ts"
import type { FilesFound, FilesInput } from "../search/SliceSearch.ts"
import type { DocumentLinks } from "./LinkPass.ts"
import { nearIdentifiers } from "./NearIdentifiers.ts"

const documentOf = async (source: ByteSource, outline: Outline): Promise<Document> => ({
  outline,
  chunks: () => chunks(source),
  ...(outline.headings === null && { titleOf: (await import("../document/ParsedTitle.ts")).titleOf })
})

/** Input and output of each pass. */
interface Forms {
  /** Finds the sections, or the reason why the file is no text. */
  readonly scan: { readonly input: undefined; readonly output: Outline | Refusal }
  /** Scans as `scan` does, or gives up if titles need much of the parser's time. */
  readonly scanIfCheap: { readonly input: undefined; readonly output: Outline | Refusal | undefined }
  /** Selects a page of sections. */
  readonly select: {
    readonly input: { readonly outline: Outline; readonly query: Structure.Query }
    readonly output: Structure.Page | undefined
  }
  /** Finds one section by its id. */
  readonly find: {
    readonly input: { readonly outline: Outline; readonly id: string }
    readonly output: Section | undefined
  }
  /** Finds the ids of the sections that a title, a path of titles or an anchor may mean. */
  readonly address: {
    readonly input: { readonly outline: Outline; readonly address: string }
    readonly output: ReadonlyArray<string>
  }
  /** Finds the titles above sections, and their neighbours. */
  readonly around: {
    readonly input: { readonly outline: Outline; readonly sections: ReadonlyArray<Section> }
    readonly output: ReadonlyArray<Surroundings>
  }
  /** Finds the sections that hold lines, which are ascending and counted from 1. */
  readonly locate: {
    readonly input: { readonly outline: Outline; readonly lines: ReadonlyArray<number> }
    readonly output: { readonly starts: ReadonlyArray<number>; readonly sections: ReadonlyArray<Section> }
  }
  /** Finds the identifiers similar to one that no section has. */
  readonly near: {
    readonly input: { readonly outline: Outline; readonly id: string }
    readonly output: ReadonlyArray<string>
  }
  /** Renders as much of a part as an answer holds; references resolve to definitions anywhere in the document. */
  readonly render: { readonly input: RenderInput; readonly output: RenderedPart }
  /** Collects links, anchors and faults of a whole document; undefined if it is no text. */
  readonly links: { readonly input: { readonly isMdx: boolean }; readonly output: DocumentLinks | undefined }
  readonly search: { readonly input: SearchInput; readonly output: FileMatches | undefined }
  /** Searches as many of the files below the base as fit a slice of time. */
  readonly searchFiles: { readonly input: FilesInput; readonly output: FilesFound }
}

export type PassName = keyof Forms
export type PassInput<Name extends PassName> = Forms[Name]["input"]
export type PassOutput<Name extends PassName> = Forms[Name]["output"]

type Pass<Name extends PassName> = (
  source: ByteSource,
  input: PassInput<Name>,
  clock: PlainClock
) => Promise<PassOutput<Name>>

const passes: { readonly [Name in Exclude<PassName, "searchFiles">]: Pass<Name> } = {
  scan: async (source) => {
    const scanned = Scan.scan(chunks(source), source.size)
    if ("refused" in scanned || !scanned.needsParser) return "refused" in scanned ? scanned : scanned.outline()
    const { parsedTitle } = await import("../document/ParsedTitle.ts")
    return scanned.outline(parsedTitle)
  },
  scanIfCheap: async (source) => Scan.scanIfCheap(chunks(source), source.size),
  select: async (source, { outline, query }) => Structure.select(await documentOf(source, outline), query),
  find: async (source, { outline, id }) => Structure.find(await documentOf(source, outline), id),
  address: async (_source, { outline, address }) => addressed(outline, address),
  around: async (source, { outline, sections }) => surroundings(await documentOf(source, outline), sections),
  locate: async (source, { outline, lines }) => {
    const document = await documentOf(source, outline)
    const starts = lineStarts(source, lines)
    const inside = starts.filter((byte) => byte < outline.end.byte).map((byte) => Math.max(byte, outline.start.byte))
    return { starts, sections: Structure.locate(document, inside) }
  },
  near: async (_source, { outline, id }) => nearIdentifiers(outline, id),
  render: async (source, input) => (await import("../rendering/RenderPass.ts")).renderPart(source, input),
  links: async (source, { isMdx }) => {
    const { linksOf } = await import("./LinkPass.ts")
    const bytes = read(source, 0, source.size)
    return bytes.includes(0) || !isUtf8(bytes) ? undefined : linksOf(new TextDecoder().decode(bytes), isMdx)
  },
  search: async (source, input, clock) => (await import("../search/SearchPass.ts")).searchPass(source, input, clock)
}

/** Runs the named pass: without a break once its code is loaded. */
export type RunPass = <Name extends PassName>(
  name: Name,
  source: ByteSource,
  input: PassInput<Name>,
  clock?: PlainClock
) => Promise<PassOutput<Name>>

/** Makes the runner of one thread's passes, which keeps what searches over many files know of them. */
export const makeRunPass = (): RunPass => {
  let searcher: Promise<FilesSearcher> | undefined
  const searchFiles: Pass<"searchFiles"> = async (_source, input, clock) => {
    searcher ??= import("../search/FilesSearcher.ts").then(({ FilesSearcher }) => new FilesSearcher())
    return (await searcher).search(input, clock)
  }
  const all: { readonly [Name in PassName]: Pass<Name> } = { ...passes, searchFiles }
  return (name, source, input, clock = systemClock) => all[name](source, input, clock)
}

/** Message that asks another thread for a pass. */
export interface PassRequest {
  readonly name: PassName
  readonly source: ByteSource
  readonly input: unknown
}

export type PassReply = { readonly value: unknown } | { readonly defect: string }
