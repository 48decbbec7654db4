/** The `doctor` command: checks the documents, the store and the project, and says what to do. */
import { relative } from "node:path"
import { Clock, Effect, Either } from "effect"
import { onOneLine } from "../../../kernel/cli/ControlCharacters.ts"
import type { Terminal } from "../../../kernel/cli/Terminal.ts"
import { bytes, columns } from "../../../kernel/cli/TerminalText.ts"
import { accessOr, attempt, Files } from "../../../kernel/files/Files.ts"
import { GodotSettings } from "../../library/GodotSettings.ts"
import type { IndexState } from "../../library/index-file/IndexStore.ts"
import { DocLibrary } from "../../library/live/DocLibrary.ts"
import { describe, type Snapshot } from "../../library/live/Snapshot.ts"
import { absentParents, withoutModules } from "../../library/lookup/ReferenceGaps.ts"
import * as Catalogue from "../../library/translation/Catalogue.ts"
import { projectsBelow } from "../../project/ProjectFolder.ts"
import { type SetInfo, Store } from "../../store/Store.ts"

export interface Finding {
  readonly what: string
  readonly todo: string
}

export interface Report {
  readonly facts: ReadonlyArray<readonly [label: string, value: string]>
  /** Problems to solve: the command ends with exit code 1. */
  readonly problems: ReadonlyArray<Finding>
  /** Worth knowing; nothing is broken. */
  readonly hints: ReadonlyArray<Finding>
  readonly text: (terminal: Terminal) => string
}

/** Maximum number of examples of one kind on a line; further ones are only counted. */
const EXAMPLES = 5

/** More skeletons than this share of all classes: the set was made by `godot --doctool`. */
const DOCTOOL_SHARE = 0.5

/** Examines the reference, or explains why there is none. */
export const doctor = Effect.fnUntraced(function* (found: Either.Either<Snapshot, { readonly message: string }>) {
  const library = yield* DocLibrary
  const files = yield* Files
  const index = yield* library.index
  const stat = yield* Effect.orElseSucceed(
    attempt(() => files.stat(index.path)),
    () => undefined
  )
  const now = yield* Clock.currentTimeMillis
  const age = stat === undefined ? undefined : now - Number(stat.mtimeNs / 1_000_000n)
  const memory = process.memoryUsage()
  const problems: Array<Finding> = []
  const hints: Array<Finding> = []

  const settings = yield* GodotSettings
  if (Either.isRight(found)) judge(found.right, settings.docsHint, problems, hints)
  else problems.push({ what: found.left.message, todo: "repair the files, or set GODOT_DOC_DIR to others" })
  if (index.state === "failed") {
    problems.push({
      what: `the index could not be written: ${index.reason ?? "unknown reason"}`,
      todo: "set GODOT_INDEX_PATH to a place that can be written; without it every start reads all files again"
    })
  }

  const store = yield* Store
  const sets = yield* Effect.either(store.list)
  if (Either.isLeft(sets)) problems.push({ what: sets.left.message, todo: "make it readable, or set GODOT_STORE_DIR" })
  const names = Either.isRight(sets) ? sets.right.map(({ info }) => info.name).join(", ") || "empty" : "unreadable"

  const { locale } = settings
  const catalogue = locale === undefined ? undefined : Catalogue.find(files, library.root, locale)
  if (locale !== undefined && catalogue === undefined) {
    const known = Either.getOrElse(sets, () => [])
    const served = known.find(({ folder }) => accessOr(() => files.realPath(folder), folder) === library.root)
    hints.push({
      what: `there are no texts in ${locale}: they are shown in English`,
      todo: toTranslate(served?.info, locale)
    })
  }

  const below = settings.projectDir === undefined ? projectsBelow(files, process.cwd()) : []
  const [first] = below
  if (first !== undefined) {
    hints.push({
      what: `no project here or above, but within: ${named(below.map((one) => relative(process.cwd(), one)))}`,
      todo: `start in one of them, or set GODOT_PROJECT_DIR, such as ${first}, for its version, classes and scripts`
    })
  }

  const facts: ReadonlyArray<readonly [string, string]> = [
    ["Node", process.version],
    ["Project", settings.projectDir ?? "none here or above"],
    ["Store", `${store.root}: ${names}`],
    ["Doc root", library.root],
    ...(settings.docsReason === undefined ? [] : [["Chosen", settings.docsReason] as const]),
    ...(Either.isRight(found) ? factsOf(found.right) : []),
    ...(catalogue === undefined ? [] : [["Translation", catalogue.file] as const]),
    ["Index", index.path],
    ["Index state", indexState(index, age, stat?.size)],
    ["Memory", `${bytes(memory.rss)} resident, ${bytes(memory.heapUsed)} heap`]
  ]
  const report: Report = { facts, problems, hints, text: (terminal) => render(facts, problems, hints, terminal) }
  return report
})

/** Explains how to get the translations of a locale for the served reference: a set of the store, or other files. */
const toTranslate = (info: SetInfo | undefined, locale: string): string => {
  if (info?.source === "git") {
    const refresh = info.name === "master" ? " --refresh" : ""
    const had = info.catalogues?.map((file) => file.slice(file.lastIndexOf("/") + 1)) ?? []
    const gone = Catalogue.catalogueIn(had, locale)
    if (gone !== undefined)
      return `${gone} has gone from the set; godot-docs-mcp get ${info.name}${refresh} --locale ${locale} fetches it again`
    if (info.locales?.some((one) => Catalogue.isSameLocale(one, locale)) === true)
      return `Godot ${info.ref ?? info.name} has no such translation`
    return `godot-docs-mcp get ${info.name}${refresh} --locale ${locale} fetches them, if that version has any`
  }
  return `godot-docs-mcp get --locale ${locale} fetches a reference with them; or set GODOT_DOC_DIR to a Godot checkout that has doc/translations for it`
}

const factsOf = (snapshot: Snapshot): ReadonlyArray<readonly [string, string]> => {
  const { facts, symbols } = snapshot
  return [
    ["Layout", { root: "documentation root", checkout: "Godot checkout", starter: "built-in starter" }[facts.layout]],
    ["Version", facts.version ?? "not given by the files"],
    ["Documents", describe(snapshot)],
    ["Class files", String(facts.files)],
    ["Classes", String(symbols.classes.length)],
    ["Symbols", String(symbols.names.length)],
    ["Members", `${facts.members} (${facts.membersWithoutText} without text)`],
    ["Built", `${snapshot.built}, in ${Math.round(snapshot.ms)} ms`]
  ]
}

/** Lists the problems of a reference; `fitting` is the command that gets one of the project's version. */
const judge = (
  snapshot: Snapshot,
  fitting: string | undefined,
  problems: Array<Finding>,
  hints: Array<Finding>
): void => {
  const { facts, symbols } = snapshot
  for (const { file, line, column, reason } of facts.damaged) {
    problems.push({
      what: `${file}:${line}:${column}: ${reason}`,
      todo: "repair or replace this file; its class is missing until then"
    })
  }
  if (symbols.classes.length === 0) {
    problems.push({ what: "there is no class file", todo: "put Godot's class reference there, or set GODOT_DOC_DIR" })
  }
  if (facts.refused.length > 0) {
    problems.push({
      what: `${counted(facts.refused.length, "symbolic link leaves the root or leads nowhere", "symbolic links leave the root or lead nowhere")}: ${named(facts.refused.map(({ file }) => file))}`,
      todo: "put the files themselves there; remove links to what is gone"
    })
  }
  if (facts.duplicates.length > 0) {
    hints.push({
      what: `${counted(facts.duplicates.length, "class has", "classes have")} several files: ${named(facts.duplicates.map(({ className, kept }) => `${className} (kept ${kept})`))}`,
      todo: "the file with the most text is served; remove the others if they are leftovers"
    })
  }
  if (facts.layout !== "starter" && facts.skeletons.length > 0) {
    const finding = {
      what: `signatures without any text: ${counted(facts.skeletons.length, "class", "classes")}, ${named(facts.skeletons)}`,
      todo: "godot --doctool writes no text; a Godot checkout of your version has it, but for the few classes that Godot does not describe"
    }
    if (facts.skeletons.length > symbols.classes.length * DOCTOOL_SHARE) problems.push(finding)
    else hints.push(finding)
  }
  const parents = [...absentParents(snapshot)]
  if (parents.length > 0) {
    hints.push({
      what: `${counted(parents.length, "parent has", "parents have")} no class file: ${named(parents.map(([parent, children]) => `${parent} (of ${named(children)})`))}`,
      todo: "add their files; what these classes inherit is not known without them"
    })
  }
  if (withoutModules(snapshot) !== undefined) {
    hints.push({
      what: "the classes of Godot's modules are missing: @GDScript, RegEx, GridMap and others",
      todo: "set GODOT_DOC_DIR to a Godot checkout, which holds them in modules/"
    })
  }
  if (facts.layout === "starter") {
    hints.push({
      what: "this is the built-in starter: core classes only, texts for the most requested members",
      todo: fitting ?? "godot-docs-mcp get fetches the full reference"
    })
  } else if (fitting !== undefined) {
    hints.push({ what: "the reference does not fit the project", todo: fitting })
  }
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const named = (names: ReadonlyArray<string>): string =>
  names.length <= EXAMPLES
    ? names.join(", ")
    : `${names.slice(0, EXAMPLES).join(", ")} and ${names.length - EXAMPLES} more`

const indexState = ({ state, reason }: IndexState, age: number | undefined, size: number | undefined): string => {
  const status = {
    loaded: "current",
    written: "current",
    failed: "could not be written",
    unknown: "none of these documents"
  }[state]
  return [
    status,
    ...(size === undefined ? [] : [bytes(size)]),
    ...(age === undefined ? [] : [`written ${since(age)} ago`]),
    ...(reason === undefined || state === "failed" ? [] : [`${state === "written" ? "rebuilt: " : ""}${reason}`])
  ].join(", ")
}

/** Formats milliseconds for a person. */
const since = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

const render = (
  facts: Report["facts"],
  problems: ReadonlyArray<Finding>,
  hints: ReadonlyArray<Finding>,
  { colors }: Terminal
): string => {
  const listed = (mark: string, findings: ReadonlyArray<Finding>) =>
    findings.map(({ what, todo }) => `${mark} ${onOneLine(what)}\n  ${colors.dim(`-> ${onOneLine(todo)}`)}`)
  const advice = hints.length === 0 ? "" : "; what ! marks may help"
  const verdict =
    problems.length === 0 ? colors.green(`Nothing needs doing${advice}.`) : colors.red(`${problems.length} to do.`)
  return [
    columns(
      facts.map((row) => row.map(onOneLine)),
      (cell, column) => (column === 0 ? colors.dim(cell) : cell)
    ),
    "",
    ...listed(colors.red("x"), problems),
    ...listed(colors.yellow("!"), hints),
    verdict
  ].join("\n")
}
