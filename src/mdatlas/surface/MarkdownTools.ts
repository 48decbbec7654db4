/** The tools of mdatlas, in the order in which they are used. */
import type { Tool } from "../../kernel/mcp/Tool.ts"
import type { AccessGuard } from "../library/AccessGuard.ts"
import type { ContentSearch } from "../library/ContentSearch.ts"
import type { FileList } from "../library/FileList.ts"
import type { LinkCheck } from "../library/LinkCheck.ts"
import type { SectionEditor } from "../library/SectionEditor.ts"
import type { SectionReader } from "../library/SectionReader.ts"
import type { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { checkLinks } from "./CheckTool.ts"
import { editSection } from "./EditTool.ts"
import { listFiles } from "./ListTool.ts"
import { searchContent } from "./SearchTool.ts"
import { getSection, sectionTool } from "./SectionTool.ts"
import { getStructure } from "./StructureTool.ts"

/** What the tools need. */
export type Library =
  | AccessGuard
  | ContentSearch
  | FileList
  | LinkCheck
  | SectionEditor
  | SectionReader
  | StructureAnalyzer

export const tools: ReadonlyArray<Tool<Library>> = [getStructure, getSection, searchContent, listFiles, checkLinks]

/** The tools where files may be changed: sections tell their hash, which an edit asks for. */
export const writingTools: ReadonlyArray<Tool<Library>> = [
  ...tools.map((tool) => (tool === getSection ? sectionTool(true) : tool)),
  editSection
]
