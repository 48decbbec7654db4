/** All tools of godot-docs-mcp, in the order in which they are listed. */
import type { Tool } from "../../../kernel/mcp/Tool.ts"
import { check } from "./CheckTool.ts"
import { diff, type VersionDiff } from "./DiffTool.ts"
import type { GodotTools } from "./GodotTools.ts"
import { getClass, getSymbol, listClasses, search } from "./LookupTools.ts"
import type { References } from "./References.ts"
import { versioned } from "./VersionedTool.ts"

/** The services that answer the tools; a test can replace each. */
export type ToolServices = GodotTools | References | VersionDiff

export const tools: ReadonlyArray<Tool<ToolServices>> = [
  versioned(search),
  versioned(getClass),
  versioned(getSymbol),
  versioned(listClasses),
  versioned(check),
  diff
]
