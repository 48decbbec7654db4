/** Serves outlines and sections as resources, with completion of paths and section ids. */
import { Array as Arr, Effect } from "effect"
import type { Failure } from "../../kernel/mcp/Failure.ts"
import type { ResourceContents, Resources, ResourceTemplate } from "../../kernel/mcp/Resource.ts"
import { percentDecoded } from "../../kernel/util/Percent.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { SectionReader } from "../library/SectionReader.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { getStructure, type Library } from "./MarkdownTools.ts"

/** Number of files on one page of `resources/list`. */
const LIMITS = { page: 200 } as const

const SCHEME = "markdown://file/"

/** A path as RFC 6570's `{+file_path}` writes it: `/` stays, the rest is percent-encoded. */
const encodePath = (filePath: string): string => filePath.split("/").map(encodeURIComponent).join("/")

/**
 * Returns the address of a file's outline.
 *
 * @example structureUri("docs/a b.md") // "markdown://file/docs/a%20b.md/structure"
 */
export const structureUri = (filePath: string): string => `${SCHEME}${encodePath(filePath)}/structure`

/**
 * Returns the address of a section, by the id that the outline gives it.
 *
 * @example sectionUri("a.md", "use-1a2b3c4d") // "markdown://file/a.md/section/use-1a2b3c4d"
 */
export const sectionUri = (filePath: string, id: string): string =>
  `${SCHEME}${encodePath(filePath)}/section/${encodeURIComponent(id)}`

interface Address {
  readonly filePath: string
  /** Absent in the URI of a structure. */
  readonly sectionId?: string
}

/** Returns what a URI names, decoded once; `undefined` when it has neither form. */
export const parseUri = (uri: string): Address | undefined => {
  const parts = /^markdown:\/\/file\/(.+?)(?:\/structure|\/section\/([^/]+))$/s.exec(uri)
  if (parts === null) return undefined
  const [, path = "", id] = parts
  const filePath = percentDecoded(path)
  if (filePath === undefined) return undefined
  if (id === undefined) return { filePath }
  const sectionId = percentDecoded(id)
  return sectionId === undefined ? undefined : { filePath, sectionId }
}

const completePath = Effect.fnUntraced(function* (begun: string) {
  const guard = yield* AccessGuard
  const { files } = yield* guard.list()
  const wanted = begun.toLowerCase()
  return startingFirst(
    files,
    (file) => file.toLowerCase().startsWith(wanted),
    (file) => file.toLowerCase().includes(wanted)
  )
})

/** The candidates that start as wanted, then those that only hold it, each in the order given; in linear time. */
const startingFirst = <A>(
  candidates: ReadonlyArray<A>,
  starts: (candidate: A) => boolean,
  holds: (candidate: A) => boolean
): ReadonlyArray<A> => {
  const [others, starting] = Arr.partition(candidates, starts)
  return [...starting, ...others.filter(holds)]
}

const completeSection = Effect.fnUntraced(
  function* (begun: string, filePath: string | undefined) {
    if (filePath === undefined) return []
    const guard = yield* AccessGuard
    const analyzer = yield* StructureAnalyzer
    const page = yield* guard.use(filePath, (file) =>
      Effect.flatMap(analyzer.outline(file), (outline) => analyzer.select(file, outline, {}))
    )
    const wanted = begun.toLowerCase()
    const sections = [...(page.preamble === null ? [] : [page.preamble]), ...page.sections]
    return startingFirst(
      sections,
      ({ id }) => id.startsWith(wanted),
      ({ title }) => title.toLowerCase().includes(wanted)
    ).map(({ id }) => id)
    // An incomplete path has no sections.
  },
  Effect.orElseSucceed((): ReadonlyArray<string> => [])
)

const complete: ResourceTemplate<Library>["complete"] = (variable, begun, known) => {
  if (variable === "file_path") return completePath(begun)
  return variable === "section_id" ? completeSection(begun, known.get("file_path")) : Effect.succeed([])
}

const readStructure = (uri: string, { filePath }: Address): Effect.Effect<ResourceContents, Failure, Library> =>
  Effect.map(getStructure.call({ file_path: filePath }), (answer) => ({
    uri,
    mimeType: "application/json",
    text: JSON.stringify(answer)
  }))

const readSection = Effect.fnUntraced(function* (uri: string, filePath: string, sectionId: string) {
  const reader = yield* SectionReader
  const request = { filePath, sectionId, includeChildren: false, format: "markdown", offset: 0 } as const
  const part = yield* reader.read(request)
  const { content, nextOffset } = part
  const next = { file_path: part.filePath, section_id: sectionId, offset: nextOffset }
  // A resource can state only in its text that it was cut.
  const rest =
    nextOffset === undefined ? "" : `\n\n<!-- Cut here. The rest: get_markdown_section ${JSON.stringify(next)} -->\n`
  return { uri, mimeType: "text/markdown", text: content + rest }
})

const structureTemplate: ResourceTemplate<Library> = {
  uriTemplate: `${SCHEME}{+file_path}/structure`,
  name: "structure",
  title: "Outline of a Markdown file",
  description: "The tree of headings with section ids, sizes and lines, as JSON.",
  mimeType: "application/json",
  read: (uri) => {
    const address = parseUri(uri)
    return address === undefined || address.sectionId !== undefined ? undefined : readStructure(uri, address)
  },
  complete
}

const sectionTemplate: ResourceTemplate<Library> = {
  uriTemplate: `${SCHEME}{+file_path}/section/{section_id}`,
  name: "section",
  title: "One section of a Markdown file",
  description: "The exact source of one section, without its subsections.",
  mimeType: "text/markdown",
  read: (uri) => {
    const address = parseUri(uri)
    return address?.sectionId === undefined ? undefined : readSection(uri, address.filePath, address.sectionId)
  },
  complete
}

/** The files below the base as resources: outlines and sections. The list has a page of 200 outlines. */
export const resources: Resources<Library> = {
  templates: [structureTemplate, sectionTemplate],
  list: Effect.fnUntraced(function* (offset) {
    const guard = yield* AccessGuard
    const { files } = yield* guard.list()
    const items = files.slice(offset, offset + LIMITS.page).map((filePath) => ({
      uri: structureUri(filePath),
      name: filePath,
      description: `Outline of ${filePath}`,
      mimeType: "application/json"
    }))
    const next = offset + LIMITS.page
    return next < files.length ? { items, next } : { items }
  })
}
