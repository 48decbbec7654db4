/** The tool that gives the outline of a file. */
import { Effect, Schema } from "effect"
import * as Tool from "../../kernel/mcp/Tool.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { StructureAnalyzer } from "../library/StructureAnalyzer.ts"
import { filePath, Level, Levels, Offset } from "./arguments.ts"
import * as StructureAnswer from "./StructureAnswer.ts"

const StructureInput = () =>
  Schema.Struct({
    file_path: filePath,
    max_depth: Tool.optional(Level, "Deepest heading level"),
    format: Tool.optional(
      Schema.Literal("auto", "tree", "lines"),
      "lines: one line a section; auto: the tree where it is short",
      "auto"
    ),
    section_id: Tool.optional(Tool.Text, "Only this section and its descendants"),
    levels: Tool.optional(Levels, "Headings of these levels"),
    offset: Tool.optional(Offset, "next_offset of the last answer", 0)
  })

export type StructureInput = ReturnType<typeof StructureInput>["Type"]

export const structureTool = {
  name: "get_markdown_structure",
  title: "Outline of a Markdown file",
  description:
    "Use this first on a Markdown file too long to read whole: headings with section ids, sizes and lines, as a tree or, of a long file, as `outline`, one line a section. Then read what matters with get_markdown_section. Ids stay while other parts of the file change.",
  input: StructureInput,
  output: StructureAnswer.StructureAnswer,
  target: ({ file_path }: Tool.Arguments) => file_path
}

/** Answers with the outline of a file. */
export const outlineOf = Effect.fnUntraced(function* (request: StructureInput) {
  const guard = yield* AccessGuard
  const analyzer = yield* StructureAnalyzer
  return yield* guard.use(
    request.file_path,
    Effect.fnUntraced(function* (file) {
      const outline = yield* analyzer.outline(file)
      const named = { ...request, file_path: file.filePath }
      return yield* StructureAnswer.answer(outline, named, (query) => analyzer.select(file, outline, query))
    })
  )
})
