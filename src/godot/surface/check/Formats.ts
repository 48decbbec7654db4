/** The findings of `check`, as text, JSON, annotations of GitHub and SARIF. */
import { onOneLine } from "../../../kernel/cli/ControlCharacters.ts"
import type { Colors } from "../../../kernel/cli/Terminal.ts"
import { displayWidth } from "../../../kernel/cli/TerminalText.ts"
import type { Diagnostic, Severity } from "../../check/Diagnostic.ts"
import { webLink } from "./WebLink.ts"

/** One file and its findings. */
export interface CheckedFile {
  /** Relative to the working directory, with `/`; `-` for standard input. */
  readonly path: string
  readonly text: string
  /** Each place is an entry of its own. */
  readonly diagnostics: ReadonlyArray<Diagnostic>
  readonly notes: ReadonlyArray<string>
}

/** All that one run of the command found. */
export interface CheckRun {
  /** `Godot 4.5, 1012 classes`. */
  readonly docs: string
  /** `4.5`; absent if the reference does not state it. */
  readonly version?: string
  readonly files: ReadonlyArray<CheckedFile>
  readonly ms: number
}

/** Diagnostics in the order of the text, errors and warnings together. */
const inOrder = ({ diagnostics }: CheckedFile): ReadonlyArray<Diagnostic> =>
  [...diagnostics].sort((a, b) => a.line - b.line || a.column - b.column)

const count = (files: ReadonlyArray<CheckedFile>, severity: Severity): number =>
  files.flatMap(({ diagnostics }) => diagnostics).filter((one) => one.severity === severity).length

const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`

/** Maximum columns of a line of code that is shown; longer ones are cut around the place. */
const MAX_CODE = 120

/** Returns the findings for a person: place, message, the line with a caret, fix and link; then one line for all. */
export const toText = ({ docs, version, files, ms }: CheckRun, colors: Colors): string => {
  const blocks = files.flatMap((file) => {
    const lines = file.text.split(/\r\n|\r|\n/)
    return inOrder(file).map((one) => blockOf(file.path, one, lines[one.line - 1] ?? "", version, colors))
  })
  const notes = [...new Set(files.flatMap((file) => file.notes))].map((note) => colors.dim(`note: ${note}`))
  const errors = count(files, "error")
  const warnings = count(files, "warning")
  const where = `${plural(files.length, "file")} checked against ${docs} in ${duration(ms)}`
  const summary =
    errors + warnings === 0
      ? `${colors.green("No problems")} in ${where}`
      : `${colors.bold(`${plural(errors, "error")}, ${plural(warnings, "warning")}`)} in ${where}`
  return [...blocks, ...notes, summary].join("\n")
}

const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

const blockOf = (path: string, one: Diagnostic, line: string, version: string | undefined, colors: Colors): string => {
  const paint = one.severity === "error" ? colors.red : colors.yellow
  const { code, caret } = underlined(line, one)
  const gutter = " ".repeat(String(one.line).length)
  const link = one.uri === undefined ? undefined : (webLink(one.uri, version) ?? one.uri)
  return [
    `${colors.bold(`${onOneLine(path)}:${one.line}:${one.column}`)} ${paint(one.severity)} ${one.message} ${colors.dim(`[${one.code}]`)}`,
    `  ${colors.dim(`${one.line} |`)} ${code}`,
    `  ${colors.dim(`${gutter} |`)} ${paint(caret)}`,
    ...(one.fix === undefined
      ? []
      : [`  ${gutter} ${colors.green("fix:")} ${shownFix(one.fix).split("\n").join(`\n  ${gutter}      `)}`]),
    ...(link === undefined ? [] : [`  ${gutter} ${colors.cyan(link)}`]),
    ""
  ].join("\n")
}

/** The line and the carets below the place; tabs become two spaces, so that both are in the same columns. */
const underlined = (line: string, { column, endLine, ...place }: Diagnostic) => {
  const endColumn = endLine === undefined ? (place.endColumn ?? column + 1) : line.length + 1
  const shown = (text: string): string => text.replaceAll("\t", "  ").replace(/\p{Cc}/gu, "\uFFFD")
  const from = column - 1 > MAX_CODE ? column - 1 - MAX_CODE / 2 : 0
  const before = shown(line.slice(from, column - 1))
  const rest = shown(line.slice(column - 1, from + MAX_CODE * 2))
  const marked = shown(line.slice(column - 1, endColumn - 1))
  const mark = Math.max(1, Math.min(displayWidth(marked), MAX_CODE))
  return {
    code: clipped(`${from > 0 ? "…" : ""}${before}${rest}`),
    caret: `${" ".repeat(displayWidth(before) + (from > 0 ? 1 : 0))}${"^".repeat(mark)}`
  }
}

const clipped = (code: string): string => (code.length > MAX_CODE ? `${code.slice(0, MAX_CODE)}…` : code)

/** Returns the findings for a model that has just written the files: a line each. */
export const toFindings = ({ files, docs }: CheckRun): string =>
  [
    "check found:",
    ...files.flatMap(({ path, diagnostics }) =>
      diagnostics.map(
        ({ line, column, severity, code, message, fix }) =>
          `${onOneLine(path)}:${line}:${column} ${severity} ${message} [${code}]${fix === undefined ? "" : ` fix: ${shownFix(fix)}`}`
      )
    ),
    `checked against ${docs}`
  ].join("\n")

/** Returns the findings as one JSON document. */
export const toJson = (run: CheckRun): string =>
  JSON.stringify({
    docs: run.docs,
    errors: count(run.files, "error"),
    warnings: count(run.files, "warning"),
    files: run.files
      .filter(({ diagnostics }) => diagnostics.length > 0)
      .map((file) => ({ path: file.path, diagnostics: inOrder(file) })),
    ...notesOf(run)
  })

const notesOf = ({ files }: CheckRun): { readonly notes?: ReadonlyArray<string> } => {
  const notes = [...new Set(files.flatMap((file) => file.notes))]
  return notes.length === 0 ? {} : { notes }
}

/**
 * Returns the findings as annotations of a GitHub workflow.
 *
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export const toGitHub = ({ files }: CheckRun): string =>
  files
    .flatMap((file) =>
      inOrder(file).map(({ severity, line, column, endLine, endColumn, code, message, fix }) => {
        const fields = [
          `file=${property(file.path)}`,
          `line=${line}`,
          `col=${column}`,
          ...(endLine === undefined ? [] : [`endLine=${endLine}`]),
          ...(endColumn === undefined ? [] : [`endColumn=${endColumn}`]),
          `title=${property(code)}`
        ]
        return `::${severity} ${fields.join(",")}::${escaped(withFix(message, fix))}`
      })
    )
    .join("\n")

const withFix = (message: string, fix: string | undefined): string =>
  fix === undefined ? message : `${message} Fix: ${shownFix(fix)}`

/**
 * Returns a fix as a person reads it.
 *
 * @example shownFix("") // "remove it"
 */
export const shownFix = (fix: string): string => (fix === "" ? "remove it" : fix)

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const property = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/** Address of the page that explains each code. */
const RULES_PAGE = "https://github.com/godot-docs-mcp/godot-docs-mcp/blob/main/doc/check.md"

/** A file's address: within the working directory relative to it, elsewhere from the root of the disk. */
const artifactOf = (path: string): { readonly uri: string; readonly uriBaseId?: string } => {
  const uri = path.split("/").map(encodeURIComponent).join("/")
  if (path.startsWith("/")) return { uri: `file://${uri}` }
  return /^[A-Za-z]:\//.test(path) ? { uri: `file:///${uri.replace("%3A", ":")}` } : { uri, uriBaseId: "%SRCROOT%" }
}

/**
 * Returns the findings as SARIF 2.1.0.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const toSarif = ({ files }: CheckRun, toolVersion: string): string => {
  const all = files.flatMap((file) => inOrder(file).map((one) => ({ file, one })))
  const codes = [...new Set(all.map(({ one }) => one.code))].sort()
  return JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "godot-docs-mcp",
              version: toolVersion,
              semanticVersion: toolVersion,
              informationUri: "https://github.com/godot-docs-mcp/godot-docs-mcp",
              rules: codes.map((code) => ({
                id: code,
                shortDescription: { text: code.replaceAll("-", " ") },
                helpUri: `${RULES_PAGE}#${code}`
              }))
            }
          },
          columnKind: "utf16CodeUnits",
          results: all.map(({ file, one }) => ({
            ruleId: one.code,
            ruleIndex: codes.indexOf(one.code),
            level: one.severity,
            message: { text: withFix(one.message, one.fix) },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: artifactOf(file.path),
                  region: {
                    startLine: one.line,
                    startColumn: one.column,
                    ...(one.endLine === undefined ? {} : { endLine: one.endLine }),
                    ...(one.endColumn === undefined ? {} : { endColumn: one.endColumn })
                  }
                }
              }
            ]
          }))
        }
      ]
    },
    null,
    2
  )
}
