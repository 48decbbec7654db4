/** The shell commands: the tools' answers for a person. */
import { Effect, type Layer, Stream } from "effect"
import {
  type CliExit,
  type Command,
  cliExit,
  exitWith,
  type Invocation,
  type StandaloneCommand
} from "../../../kernel/cli/Cli.ts"
import { columns, progressBar } from "../../../kernel/cli/TerminalText.ts"
import type { Files } from "../../../kernel/files/Files.ts"
import { InvalidArgument, NotFound } from "../../../kernel/mcp/Failure.ts"
import { loadPart } from "../../../kernel/util/ProgramFile.ts"
import type { GodotSettings } from "../../library/GodotSettings.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import { describe } from "../../library/live/Snapshot.ts"
import { ClassCatalog } from "../../library/lookup/ClassCatalog.ts"
import { SymbolResolver } from "../../library/lookup/SymbolResolver.ts"
import { type Branch, below } from "../../reference/ClassTree.ts"
import { type Kind, kinds } from "../../reference/Kind.ts"
import { SearchEngine } from "../../search/SearchEngine.ts"
import type { Store } from "../../store/Store.ts"
import { fullAnswer } from "../answers/ClassAnswer.ts"
import { adviceFor } from "../answers/hitStatus.ts"
import { classPage, symbolPage } from "../answers/MarkdownView.ts"
import { renderContext, textsOf } from "../answers/RenderContext.ts"
import { searchAnswer } from "../answers/SearchAnswer.ts"
import { wholeSymbol } from "../answers/SymbolAnswer.ts"
import { checkCommand } from "../check/CheckCommand.ts"
import { AddedClasses } from "../tools/AddedClasses.ts"
import { CodeLanguage } from "../tools/CodeLanguage.ts"
import type { CurrentSnapshot } from "../tools/CurrentSnapshot.ts"
import { limits } from "../tools/GodotTools.ts"
import { doctor } from "./Doctor.ts"
import { type Platform, storeCommands } from "./StoreCommands.ts"

export type Needs =
  | DocLibrary
  | CurrentSnapshot
  | SymbolResolver
  | ClassCatalog
  | SearchEngine
  | Files
  | GodotSettings
  | Store

/** The snapshot, with a progress bar on the terminal while it is made. */
const snapshotFor = Effect.fnUntraced(function* ({ terminal }: Invocation) {
  const library = yield* DocLibrary
  const drawing = library.progressing.pipe(
    Stream.filter(({ phase }) => phase === "reading"),
    Stream.throttle({ cost: () => 1, units: 1, duration: "50 millis", strategy: "enforce" }),
    Stream.runForEach(({ done, total }) => terminal.status(progressBar(done, total, "reading class files"))),
    Effect.andThen(Effect.never),
    Effect.ensuring(terminal.status(""))
  )
  const fatal = Effect.mapError(library.fatal, exitWith)
  const snapshot = yield* Effect.raceFirst(library.snapshot, fatal).pipe(Effect.raceFirst(drawing))
  yield* library.persisted
  return snapshot
})

/** The names to look up: those of the snapshot, and the project's own. */
const namesFor = (invocation: Invocation) =>
  Effect.flatMap(snapshotFor(invocation), (snapshot) =>
    Effect.flatMap(AddedClasses, ({ withClasses }) => withClasses(snapshot))
  )

/** Joins the arguments of a command; `example` is a whole command. */
const word = ({ words }: Invocation, what: string, example: string): Effect.Effect<string, CliExit> => {
  const text = words.join(" ").trim()
  return text === "" ? Effect.fail(cliExit(`${what} is missing: ${example}`, 2)) : Effect.succeed(text)
}

const print = ({ terminal, json }: Invocation, answer: object, text: () => string): Effect.Effect<void> =>
  terminal.out(json ? JSON.stringify(answer) : text())

const search: Command<Needs> = {
  name: "search",
  usage: "QUERY",
  summary: "find classes and members by name or by what they do",
  flags: {
    kind: { placeholder: "KIND", summary: `symbols of one kind: ${kinds.join(", ")}`, values: kinds },
    limit: { placeholder: "N", summary: "maximum number of results" },
    explain: { placeholder: "", summary: "name the rules that placed each result" }
  },
  run: Effect.fnUntraced(function* (invocation) {
    const query = yield* word(invocation, "QUERY", "search play a sound")
    if (Array.from(query).length < limits.minQueryLength) {
      return yield* cliExit(`QUERY must have at least ${limits.minQueryLength} characters`, 2)
    }
    const kind = yield* kindOf(invocation)
    const limit = yield* limitOf(invocation)
    const snapshot = yield* snapshotFor(invocation)
    const request = { query, limit, ...(kind && { kind }) }
    if (invocation.options.has("explain")) {
      const explained = yield* (yield* SearchEngine).explain(snapshot.search, request)
      const { toLines } = yield* loadPart(() => import("../../search/SearchCode.ts"))
      yield* print(invocation, explained, () => toLines(explained).join("\n"))
      return explained.total === 0 ? yield* cliExit("") : undefined
    }
    const answer = yield* searchAnswer(yield* SearchEngine, snapshot, request, {
      isWhole: true,
      adviceFor: adviceFor(yield* SymbolResolver, snapshot)
    })
    if (answer.results.length === 0 && !invocation.json) {
      return yield* cliExit(`nothing found for ${JSON.stringify(query)} in ${answer.docs}`)
    }
    const { colors } = invocation.terminal
    yield* print(invocation, answer, () => {
      const rows = answer.results.map(({ name, qname, kind, signature, deprecated }) => [
        qname ?? name,
        deprecated ? `${kind}, deprecated` : kind,
        signature ?? ""
      ])
      const paint = (cell: string, column: number) =>
        column === 0 ? colors.cyan(cell) : column === 1 ? colors.dim(cell) : cell
      const lines = columns(rows, paint).split("\n")
      const results = answer.results.map(({ snippet, note }, i) =>
        [
          lines[i],
          ...[note, snippet].filter(Boolean).map((text) => `    ${colors.dim(emphasised(text ?? "", colors.bold))}`)
        ].join("\n")
      )
      return `${results.join("\n")}\n${colors.dim(`${answer.total} found in ${answer.docs}`)}`
    })
    if (answer.results.length === 0) return yield* cliExit("")
  })
}

/** `**word**` in the terminal's own bold; plain where there are no colours. */
const emphasised = (text: string, bold: (text: string) => string): string =>
  text.replace(/\*\*([^*]{1,160})\*\*/g, (_, inner: string) => bold(inner))

const kindOf = ({ options }: Invocation): Effect.Effect<Kind | undefined, CliExit> => {
  const kind = options.get("kind")
  if (kind === undefined) return Effect.as(Effect.void, undefined)
  const known = kinds.find((one) => one === kind)
  return known === undefined
    ? Effect.fail(cliExit(`--kind must be one of ${kinds.join(", ")}`, 2))
    : Effect.succeed(known)
}

const limitOf = ({ options }: Invocation): Effect.Effect<number, CliExit> => {
  const text = options.get("limit") ?? String(limits.defaultResults)
  const limit = /^\d{1,6}$/.test(text) ? Math.min(Number(text), limits.maxResults) : 0
  return limit === 0
    ? Effect.fail(cliExit(`--limit must be a whole number from 1 to ${limits.maxResults}`, 2))
    : Effect.succeed(limit)
}

const classCommand: Command<Needs> = {
  name: "class",
  usage: "NAME",
  summary: "show one class whole",
  run: Effect.fnUntraced(function* (invocation) {
    const name = yield* word(invocation, "NAME", "class Timer")
    const names = yield* namesFor(invocation)
    const found = yield* (yield* SymbolResolver).findClass(names, name)
    const context = renderContext(names, found, yield* CodeLanguage)
    yield* print(invocation, fullAnswer(context, { detail: "full", offset: 0 }) ?? {}, () =>
      styled(invocation, classPage(context))
    )
  })
}

const symbolCommand: Command<Needs> = {
  name: "symbol",
  usage: "QNAME",
  summary: "show one member: Node.add_child",
  flags: {
    kind: { placeholder: "KIND", summary: "the kind, if several members have the name", values: kinds }
  },
  run: Effect.fnUntraced(function* (invocation) {
    const qname = yield* word(invocation, "QNAME", "symbol Node.add_child")
    const kind = yield* kindOf(invocation)
    if (kind === "class") return yield* cliExit("--kind class is not a kind of member; see: class NAME", 2)
    const names = yield* namesFor(invocation)
    const found = yield* (yield* SymbolResolver).findSymbol(names, qname, kind)
    const answer = wholeSymbol(found, textsOf(names, found, yield* CodeLanguage))
    yield* print(invocation, answer, () => styled(invocation, symbolPage(answer)))
  })
}

/** Markdown for a terminal: headings in colour, links by their text. Piped, it stays Markdown. */
const styled = ({ terminal: { colors, isTerminal } }: Invocation, page: string): string => {
  if (!isTerminal) return page.trimEnd()
  return page
    .trimEnd()
    .split("\n")
    .map((line) => {
      const plain = line.replace(/\[([^\]]{1,200})\]\(godot:[^)]{1,400}\)/g, "$1")
      if (/^# /.test(plain)) return colors.bold(plain.slice(2))
      if (/^## /.test(plain)) return colors.bold(colors.yellow(plain.slice(3)))
      if (/^### /.test(plain)) return colors.cyan(plain.slice(4).replaceAll("`", ""))
      return plain
    })
    .join("\n")
}

const list: Command<Needs> = {
  name: "list",
  usage: "[PREFIX]",
  summary: "list class names",
  run: Effect.fnUntraced(function* (invocation) {
    const names = yield* namesFor(invocation)
    const prefix = invocation.words.join(" ").trim()
    const { holding = [], ...listing } = yield* (yield* ClassCatalog).list(names, { prefix })
    if (listing.total === 0 && !invocation.json) {
      const elsewhere = holding.length === 0 ? "" : `; elsewhere: ${holding.join(", ")}`
      const reference = describe(names.engine ?? names)
      return yield* cliExit(`no class begins with ${JSON.stringify(prefix)} in ${reference}${elsewhere}`)
    }
    yield* print(invocation, listing, () => listing.classes.join("\n"))
    if (listing.total === 0) return yield* cliExit("")
  })
}

const tree: Command<Needs> = {
  name: "tree",
  usage: "CLASS",
  summary: "draw what a class inherits from and what inherits from it",
  run: Effect.fnUntraced(function* (invocation) {
    const name = yield* word(invocation, "CLASS", "tree Node2D")
    const names = yield* namesFor(invocation)
    const found = yield* (yield* SymbolResolver).findClass(names, name)
    const branch = below(names.symbols, found.index)
    yield* print(invocation, { ancestors: found.ancestors, ...branch }, () => {
      const { colors } = invocation.terminal
      const above = [...found.ancestors].reverse()
      const lines = above.map((ancestor, depth) => `${indent(depth)}${colors.dim(ancestor)}`)
      const own = `${indent(above.length)}${colors.bold(colors.cyan(branch.name))}`
      return [...lines, own, ...drawn(branch, above.length === 0 ? "" : `${"   ".repeat(above.length)}`)].join("\n")
    })
  })
}

const indent = (depth: number): string => (depth === 0 ? "" : `${"   ".repeat(depth - 1)}└─ `)

const drawn = (branch: Branch, before: string): ReadonlyArray<string> =>
  branch.branches.flatMap((child, i) => {
    const last = i === branch.branches.length - 1
    return [`${before}${last ? "└─ " : "├─ "}${child.name}`, ...drawn(child, `${before}${last ? "   " : "│  "}`)]
  })

const doctorCommand: Command<Needs> = {
  name: "doctor",
  usage: "",
  summary: "check the documents, the index and this machine, and say what to do",
  run: Effect.fnUntraced(function* (invocation) {
    const report = yield* Effect.flatMap(Effect.either(snapshotFor(invocation)), doctor)
    yield* print(invocation, report, () => report.text(invocation.terminal))
    if (report.problems.length > 0) return yield* cliExit("")
  })
}

/** Tool -> the command that does the same. */
const commandOf: Readonly<Record<string, string>> = {
  godot_search: "search",
  godot_get_class: "class",
  godot_get_symbol: "symbol",
  godot_list_classes: "list"
}

const TOOL = new RegExp(
  String.raw`\b(${Object.keys(commandOf).join("|")})\b(?: \{"q?name":("[^"]*")(?:,"kind":"(\w+)")?\})?`,
  "g"
)

/**
 * Names commands where a hint names tools.
 *
 * @example
 * inCommands('godot_get_class {"name":"Hud.Line"}') // 'godot-docs-mcp class "Hud.Line"'
 */
const inCommands = (hint: string): string =>
  hint.replace(TOOL, (_, tool: string, name?: string, kind?: string) =>
    name === undefined
      ? `"${commandOf[tool]}"`
      : `godot-docs-mcp ${commandOf[tool]} ${name}${kind === undefined ? "" : ` --kind ${kind}`}`
  )

/** A command whose hints name commands instead of tools. */
const inShell = (command: Command<Needs>): Command<Needs> => ({
  ...command,
  run: (invocation) =>
    Effect.mapError(command.run(invocation), (error) => {
      if (error._tag === "NotFound") {
        return new NotFound({ message: inCommands(error.message), suggestions: error.suggestions })
      }
      if (error._tag !== "InvalidArgument") return error
      const [first, ...rest] = error.problems
      return new InvalidArgument({ problems: [inCommands(first), ...rest.map(inCommands)] })
    })
})

/** The commands over documents. */
export const documentCommands = [search, classCommand, symbolCommand, list, tree, doctorCommand].map(inShell)

/** All commands of the program, over a platform's file system and programs. */
export const commands = (platform: Layer.Layer<Platform>): ReadonlyArray<Command<Needs> | StandaloneCommand> => [
  ...documentCommands,
  checkCommand(platform),
  ...storeCommands(platform)
]
