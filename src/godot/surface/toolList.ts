/** All tools of godot-docs-mcp, in the order in which they are listed. */
import type { Files } from "../../kernel/files/Files.ts"
import type { Tool } from "../../kernel/mcp/Tool.ts"
import type { Project } from "../project/Project.ts"
import type { XmlDocParser } from "../reference/XmlDocParser.ts"
import { check } from "./CheckTool.ts"
import { diff } from "./DiffTool.ts"
import { getClass, getSymbol, listClasses, search } from "./GodotTools.ts"
import type { ReferenceServices, References } from "./References.ts"
import { withSince } from "./Since.ts"
import { versioned } from "./VersionedTool.ts"

/** The services that the tools need. */
export type ToolServices = ReferenceServices | References | Files | XmlDocParser | Project

export const tools: ReadonlyArray<Tool<ToolServices>> = [
  versioned(search),
  versioned(getClass),
  versioned(withSince(getSymbol)),
  versioned(listClasses),
  versioned(check),
  diff
]
