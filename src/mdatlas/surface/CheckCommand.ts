/** `mdatlas check`: broken links, anchors, headings and fences, for a person or a build. */
import { Effect } from "effect"
import { type Command, cliExit } from "../../kernel/cli/Cli.ts"
import { onOneLine } from "../../kernel/cli/ControlCharacters.ts"
import { invalid } from "../../kernel/mcp/Failure.ts"
import { AccessGuard } from "../library/AccessGuard.ts"
import { LinkCheck } from "../library/LinkCheck.ts"
import type { Problem } from "../library/LinkTargets.ts"
import { type Needs, withFile, withFolder } from "./OutsideBase.ts"

/** A problem as GitHub Actions show it beside the line; its values are escaped as they ask. */
const asAnnotation = ({ filePath, line, kind, message }: Problem): string => {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
  const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::error file=${property(filePath)},line=${line},title=${kind}::${escaped(message)}`
}

const formats = ["text", "json", "github"] as const

export const check: Command<Needs> = {
  name: "check",
  isVerdict: true,
  usage: "[PATHS]",
  summary:
    "broken links, missing anchors, duplicate headings, unclosed fences; exit code 1 where there are any, 2 where a path could not be checked",
  flags: { format: { placeholder: "FORMAT", summary: `form of the report: ${formats.join(", ")}`, values: formats } },
  run: ({ words, options, json, terminal }) =>
    Effect.gen(function* () {
      const format = options.get("format") ?? (json ? "json" : "text")
      if (format !== "text" && format !== "json" && format !== "github") {
        return yield* invalid("--format", "must be text, json or github")
      }
      const problems: Array<Problem> = []
      const unchecked: Array<string> = []
      let files = 0
      for (const path of words.length === 0 ? [""] : words) {
        const isFile = path !== "" && (yield* isMarkdownFile(path))
        const checked = yield* isFile
          ? withFile(path, (filePath) => Effect.flatMap(LinkCheck, (links) => links.check({ filePath })))
          : withFolder(path, (folder) => Effect.flatMap(LinkCheck, (links) => links.check({ folder })))
        problems.push(...checked.problems)
        unchecked.push(...checked.unchecked)
        files += checked.files
      }
      if (format === "json") yield* terminal.out(JSON.stringify(asJson(files, problems, unchecked)))
      else {
        for (const problem of problems) {
          const { filePath, line, kind, message } = problem
          yield* terminal.out(
            format === "github"
              ? asAnnotation(problem)
              : `${terminal.colors.cyan(`${onOneLine(filePath)}:${line}`)}  ${kind}  ${onOneLine(message)}`
          )
        }
        if (format === "text") {
          const left = unchecked.length === 0 ? "" : `; not checked: ${unchecked.length}`
          yield* terminal.out(terminal.colors.dim(`Problems: ${problems.length}; files checked: ${files}${left}.`))
        }
      }
      if (problems.length > 0) return yield* cliExit("")
      if (unchecked.length > 0) return yield* cliExit(`could not be checked: ${onOneLine(unchecked.join(", "))}`, 2)
    }).pipe(
      // Exit code 1 says that there are problems.
      Effect.catchIf(
        (error) => error._tag !== "CliExit",
        ({ message }) => Effect.fail(cliExit(message, 2))
      )
    )
}

/** The answer of the tool `check_markdown_links`, and the files that could not be checked. */
const asJson = (files: number, problems: ReadonlyArray<Problem>, unchecked: ReadonlyArray<string>) => ({
  files_checked: files,
  total: problems.length,
  problems: problems.map(({ filePath, ...rest }) => ({ file_path: filePath, ...rest })),
  unchecked
})

const isMarkdownFile = (path: string) =>
  Effect.map(AccessGuard, ({ rulebook }) =>
    rulebook.extensions.some((extension) => path.toLowerCase().endsWith(extension))
  )
