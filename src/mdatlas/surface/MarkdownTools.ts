/** The tools of mdatlas, and the service that answers them. */
import { Context, Effect, Layer } from "effect"
import type { Failure } from "../../kernel/mcp/Failure.ts"
import type { Tool } from "../../kernel/mcp/Tool.ts"
import { inOrder } from "../../kernel/util/Services.ts"
import type { AccessGuard } from "../library/AccessGuard.ts"
import { ContentSearch } from "../library/ContentSearch.ts"
import { FileList } from "../library/FileList.ts"
import { LinkCheck } from "../library/LinkCheck.ts"
import { SectionEditor } from "../library/SectionEditor.ts"
import { SectionReader } from "../library/SectionReader.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { type CheckInput, checkTool, problemsOf } from "./CheckTool.ts"
import { type EditInput, editOf, editTool } from "./EditTool.ts"
import { filesOf, type ListInput, listTool } from "./ListTool.ts"
import { leanTool } from "./leanTool.ts"
import { matchesOf, type SearchInput, searchTool } from "./SearchTool.ts"
import { type SectionInput, type SectionOptions, sectionsOf, sectionTool } from "./SectionTool.ts"
import { outlineOf, type StructureInput, structureTool } from "./StructureTool.ts"

/** Services that answers are made of. */
type Parts = AccessGuard | ContentSearch | FileList | LinkCheck | SectionEditor | SectionReader | StructureAnalyzer

/** An answer of the service, as one made of the library. */
type Answered<F extends (...input: never) => Effect.Effect<unknown, Failure, Parts>> = Effect.Effect<
  Effect.Effect.Success<ReturnType<F>>,
  Failure
>

/** Answers of the tools; a test can replace the service. */
export class MarkdownTools extends Context.Tag("mdatlas/Tools")<
  MarkdownTools,
  {
    readonly structure: (input: StructureInput) => Answered<typeof outlineOf>
    readonly sections: (input: SectionInput, options: SectionOptions) => Answered<typeof sectionsOf>
    readonly search: (input: SearchInput) => Answered<typeof matchesOf>
    readonly list: (input: ListInput) => Answered<typeof filesOf>
    readonly check: (input: CheckInput) => Answered<typeof problemsOf>
    readonly edit: (input: EditInput) => Answered<typeof editOf>
  }
>() {
  static readonly make = Effect.map(Effect.context<Parts>(), (parts) => ({
    structure: (input: StructureInput) => Effect.provide(outlineOf(input), parts),
    sections: (input: SectionInput, options: SectionOptions) => Effect.provide(sectionsOf(input, options), parts),
    search: (input: SearchInput) => Effect.provide(matchesOf(input), parts),
    list: (input: ListInput) => Effect.provide(filesOf(input), parts),
    check: (input: CheckInput) => Effect.provide(problemsOf(input), parts),
    edit: (input: EditInput) => Effect.provide(editOf(input), parts)
  }))

  static readonly layer = Layer.effect(this, this.make)
}

/** Services that resources and shell commands need. */
export type Library = Parts | MarkdownTools

/** The tools and all services that they are made of, over a guard, a cache and a runner of passes. */
export const library = inOrder(
  StructureAnalyzer,
  SectionReader,
  ContentSearch,
  FileList,
  LinkCheck,
  SectionEditor,
  MarkdownTools
)

export const getStructure = leanTool({
  ...structureTool,
  handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.structure(input))
})

const getSection = (options: SectionOptions) =>
  leanTool({
    ...sectionTool,
    handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.sections(input, options))
  })

export const searchContent = leanTool({
  ...searchTool,
  handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.search(input))
})

const listFiles = leanTool({
  ...listTool,
  handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.list(input))
})

const checkLinks = leanTool({
  ...checkTool,
  handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.check(input))
})

const editSection = leanTool({
  ...editTool,
  handler: (input) => Effect.flatMap(MarkdownTools, (tools) => tools.edit(input))
})

export const readSection = getSection({ showsHash: false })

export const tools: ReadonlyArray<Tool<MarkdownTools>> = [
  getStructure,
  readSection,
  searchContent,
  listFiles,
  checkLinks
]

/** The tools where files may be changed: sections have their hash, which an edit requires. */
export const writingTools: ReadonlyArray<Tool<MarkdownTools>> = [
  ...tools.map((tool) => (tool === readSection ? getSection({ showsHash: true }) : tool)),
  editSection
]
