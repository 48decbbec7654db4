/**
 * The work that takes a pass over a document: plain functions of an open file and
 * plain data, so that each can run in another thread.
 */
import { addressed } from "../document/Address.ts"
import type { Outline, Refusal, Section } from "../document/Outline.ts"
import * as Scan from "../document/Scan.ts"
import * as Structure from "../document/Structure.ts"
import { type Surroundings, surroundings } from "../document/Surroundings.ts"
import { type ByteSource, chunks, read } from "../files/ByteSource.ts"
import { type RenderedPart, type RenderInput, renderPart } from "../rendering/RenderPass.ts"
import { type FilesFound, type FilesInput, searchFiles } from "../search/FilesPass.ts"
import { searchPass } from "../search/SearchPass.ts"
import type { FileMatches, SearchInput } from "../search/SectionMatch.ts"
import { lineStarts } from "../search/TextWindows.ts"
import { type DocumentLinks, linksOf } from "./LinkPass.ts"
import { nearIdentifiers } from "./NearIdentifiers.ts"

const documentOf = (source: ByteSource, outline: Outline) => ({ outline, chunks: () => chunks(source) })

/** Input and output of each pass. */
interface Forms {
  /** Finds the sections, or the reason why the file is no text. */
  readonly scan: { readonly input: undefined; readonly output: Outline | Refusal }
  /** Scans as `scan` does, or gives up where titles need much of the parser's time. */
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
  /** Collects links, anchors and faults of a whole document. */
  readonly links: { readonly input: undefined; readonly output: DocumentLinks }
  readonly search: { readonly input: SearchInput; readonly output: FileMatches | undefined }
  /** Searches as many of the files below the base as fit a slice of time. */
  readonly searchFiles: { readonly input: FilesInput; readonly output: FilesFound }
}

export type PassName = keyof Forms
export type PassInput<Name extends PassName> = Forms[Name]["input"]
export type PassOutput<Name extends PassName> = Forms[Name]["output"]

type Passes = { readonly [Name in PassName]: (source: ByteSource, input: PassInput<Name>) => PassOutput<Name> }

const passes: Passes = {
  scan: (source) => Scan.scan(chunks(source)),
  scanIfCheap: (source) => Scan.scanIfCheap(chunks(source)),
  select: (source, { outline, query }) => Structure.select(documentOf(source, outline), query),
  find: (source, { outline, id }) => Structure.find(documentOf(source, outline), id),
  address: (_source, { outline, address }) => addressed(outline, address),
  around: (source, { outline, sections }) => surroundings(documentOf(source, outline), sections),
  locate: (source, { outline, lines }) => {
    const starts = lineStarts(source, lines)
    const inside = starts.filter((byte) => byte < outline.end.byte).map((byte) => Math.max(byte, outline.start.byte))
    return { starts, sections: Structure.locate(documentOf(source, outline), inside) }
  },
  near: (_source, { outline, id }) => nearIdentifiers(outline, id),
  render: renderPart,
  links: (source) => linksOf(new TextDecoder().decode(read(source, 0, source.size))),
  search: searchPass,
  searchFiles: (_source, input) => searchFiles(input)
}

/** Runs the pass that is named. */
export const runPass = <Name extends PassName>(
  name: Name,
  source: ByteSource,
  input: PassInput<Name>
): PassOutput<Name> => passes[name](source, input)

/** Message that asks another thread for a pass. */
export interface PassRequest {
  readonly name: PassName
  readonly source: ByteSource
  readonly input: unknown
}

export type PassReply = { readonly value: unknown } | { readonly defect: string }
