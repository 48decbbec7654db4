/**
 * Checks one script against the class reference and, if there is one, the project around it.
 *
 * Pure: reads only what `CheckInput` provides. Every report has one of three grounds: the type of a value, the absence
 * of a name from everything that could have it, or that another Godot version had it.
 */

import { runSync } from "../../kernel/util/TimeSlices.ts"
import type { FunctionNode } from "../script/Ast.ts"
import { parseInSteps } from "../script/Parser.ts"
import type { Script } from "../script/Script.ts"
import { block, lambdaBody } from "./body/Body.ts"
import { type Cache, infer } from "./body/Infer.ts"
import type { CheckInput } from "./CheckInput.ts"
import { type Check, classScope, within } from "./Context.ts"
import { checkScriptSignals } from "./calls/ScriptSignals.ts"
import type { CheckReport, Finding } from "./Diagnostic.ts"
import { checkClass } from "./declarations/ClassRules.ts"
import * as Findings from "./Findings.ts"
import { withNestedFixes } from "./fixes/nestedFixes.ts"
import * as Memory from "./Memory.ts"
import * as ScriptClasses from "./names/ScriptClass.ts"
import { userClasses } from "./names/userClasses.ts"
import { type ReportLimits, report } from "./Report.ts"
import * as Api from "./reference/Api.ts"
import { checkType } from "./types/TypeNames.ts"
import { unknown } from "./types/Types.ts"
import { withoutAbstract } from "./versions/newerSyntax.ts"

/**
 * Maximum depth to which types of values are inferred. An expression alone is at most 200 levels deep; the rest is for
 * variables whose values are other variables.
 */
const MAX_DEPTH = 250

/** Checks whether a text without a file is a part of a script, not a whole one. */
const isPart = ({ root, statements }: Script, path: string | undefined): boolean =>
  path === undefined && root.extends === undefined && (root.name.name === "" || statements.length > 0)

/** Marks a script template: Godot 3 neither parses nor runs a script that contains this, even in a comment. */
const MARK = "%BASE%"

const MARK_NOTE = `Godot 3 treats a script with ${MARK} as a template: it neither checks nor runs it.`

/** Checks whether a text with the mark is meant as a template. */
const isTemplate = (code: string, path: string | undefined): boolean =>
  path === undefined || /(?:^|\/)script_templates\//.test(path) || /^(?:tool\s+)?extends[ \t]+%BASE%/m.test(code)

/**
 * Checks a script or a part of one; `limits` bound the report, by default to the size of an answer.
 *
 * @example check({ code: "extends Node\nfunc f():\n\tadd_chil(self)\n", reference }).errors // 1
 */
export const check = (input: CheckInput, limits?: ReportLimits): CheckReport => runSync(checkInSteps(input, limits))

/** Checks as `check` does; yields after each member that was read or checked. */
export const checkInSteps = function* (input: CheckInput, limits?: ReportLimits): Generator<void, CheckReport> {
  const { code, path, reference, project } = input
  const script =
    (path === undefined ? undefined : sameText(project?.script(path), code)) ??
    (yield* parseInSteps(code, reference.dialect, path === undefined))
  const mark = reference.dialect === 3 ? code.indexOf(MARK) : -1
  if (mark !== -1 && isTemplate(code, path)) return report(script, [], { unverified: [], notes: [MARK_NOTE] }, limits)
  const first = yield* examine(input, script, new Set())
  const own = userClasses(input, script, first.findings)
  const { findings, ...rest } = own.size === 0 ? first : yield* examine(input, script, own)
  yield
  const marked: ReadonlyArray<Finding> =
    mark === -1 ? [] : [{ start: mark, end: mark + MARK.length, code: "syntax", message: MARK_NOTE }]
  return report(script, [...findings, ...marked], rest, limits)
}

/** Checks a script; the class names in `own` are the user's, although another Godot version has such classes. */
const examine = function* (input: CheckInput, script: Script, own: ReadonlySet<string>) {
  const findings = Findings.of(script)
  const unverified = new Set<string>()
  const advised = new Map<string, string>()
  const check = contextOf(input, script, own, { findings, unverified, advised })
  yield* checkClass(check, check.root)
  looseStatements(check)
  checkScriptSignals(check)
  const certain =
    check.missingClasses.size === 0
      ? findings.all
      : findings.all.filter(({ needsAllClasses }) => needsAllClasses !== true)
  return {
    findings: withNestedFixes(script.text, withoutAbstract(check, certain)),
    unverified,
    notes: notesOf(check, advised)
  }
}

/** The result of a check: findings, names that may be the user's own, and Godot's names for them if they are not. */
interface Found {
  readonly findings: Findings.Findings
  readonly unverified: Set<string>
  readonly advised: Map<string, string>
}

/** Makes the state that all parts of the checker share during a check. */
const contextOf = (
  input: CheckInput,
  script: Script,
  own: ReadonlySet<string>,
  { findings, unverified, advised }: Found
): Check => {
  const { path, reference, project } = input
  const root = ScriptClasses.of(script, path ?? "")
  const loud: Cache = new Map()
  const silent: Cache = new Map()
  let depth = 0
  const check: Check = {
    input,
    api: Api.of(reference),
    project,
    dialect: reference.dialect,
    script,
    root,
    isFragment: isPart(script, path),
    findings: findings.all,
    unverified,
    userClasses: own,
    halfRead: declaredOnLines(script, findings.brokenLines),
    scope: classScope(root),
    statement: undefined,
    report: (code, at, message, more) => {
      if (!check.scope.isSilent) findings.add(code, at, message, more)
    },
    doubt: ({ name, start }) => {
      // A member that Godot has does not count as a name of the project, even if the object is unknown.
      if (!check.scope.isSilent && start <= findings.readableEnd && !check.api.anyHas(name)) unverified.add(name)
    },
    advise: (name, meant) => {
      if (!check.scope.isSilent) advised.set(name, meant)
    },
    typeOf: (expression) => {
      if (depth === MAX_DEPTH) return unknown
      depth++
      const type = infer(check, check.scope.isSilent ? silent : loud, expression)
      depth--
      return type
    },
    typeIn: (owner, expression) =>
      within(check, { ...classScope(owner), isSilent: true }, () => check.typeOf(expression)),
    lambda: (node) => {
      if (!check.scope.isSilent) lambdaBody(check, node)
    },
    checkType: (node, options) => checkType(check, node, options),
    ...Memory.empty()
  }
  return check
}

/** Keywords before a name that do not declare it. */
const plainWords: ReadonlySet<string> = new Set(
  "if elif else while return not and or in is as await match for when print assert".split(" ")
)

/** Returns the names that lines, counted from 1, may declare as another language does: `let x`, `except E as x:`. */
const declaredOnLines = ({ text, lineStarts }: Script, lines: Iterable<number>): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const line of lines) {
    const part = text.slice(lineStarts[line - 1], lineStarts[line]).slice(0, MAX_LINE)
    for (const [, word = "", name = ""] of part.matchAll(/(?<![\w.])(\w{1,80})[ \t]{1,9}(?=([A-Za-z_]\w{0,80}))/g)) {
      if (!plainWords.has(word)) names.add(name)
    }
    const caught = /^[ \t]{0,100}\}?[ \t]{0,9}(?:except|catch)\b.{0,200}?(\w{1,80})\)?[ \t]{0,9}[:{]/.exec(part)?.[1]
    if (caught !== undefined) names.add(caught)
    const [, list = ""] = /\bfunc[ \t]+\w{0,80}[ \t]*\(([^)]*)/.exec(part) ?? []
    for (const [name] of list.matchAll(/[A-Za-z_]\w{0,80}/g)) names.add(name)
    const [, head = ""] = /^[ \t]{0,100}for[ \t]([\w \t,()]{1,200})/.exec(part) ?? []
    const [variables = "", ...rest] = head.split(/[ \t]in\b/)
    if (rest.length > 0) for (const [name] of variables.matchAll(/\w{1,80}/g)) names.add(name)
  }
  return names
}

/** Maximum length of a line whose names are collected, in UTF-16 units. */
const MAX_LINE = 1000

const sameText = (script: Script | undefined, code: string): Script | undefined =>
  script?.text === code ? script : undefined

/** Checks statements outside of functions: the text is a part of one, or they are misplaced. */
const looseStatements = (check: Check): void => {
  const { script, root, isFragment } = check
  const [first] = script.statements
  if (first === undefined) return
  if (!isFragment) {
    for (const { start, end } of script.statements) {
      check.report("syntax", { start, end }, "Statements belong in functions, not in the class body.")
    }
    return
  }
  const body = { start: first.start, end: script.text.length, statements: script.statements }
  const none = { start: first.start, end: first.start, name: "" }
  const around: FunctionNode = {
    kind: "function",
    start: first.start,
    end: body.end,
    name: none,
    annotations: [],
    parameters: [],
    rest: undefined,
    returnType: undefined,
    isStatic: false,
    body,
    assigned: script.assigned,
    tested: script.tested,
    waits: false,
    gives: false,
    modifiers: [],
    superArguments: undefined
  }
  const { assigned, tested } = script
  within(check, { ...classScope(root), function: around, assigned, tested }, () => block(check, body))
}

/** Minimum number of places in the other version's syntax for the whole script to count as of that version. */
const MANY = 3

/** Maximum number of names whose equivalents in Godot are noted. */
const MAX_ADVISED = 5

const notesOf = (
  { script, dialect, project, input, unverified }: Check,
  advised: ReadonlyMap<string, string>
): ReadonlyArray<string> => {
  const notes: Array<string> = []
  const other = script.faults.filter(({ code }) => code === "godot3-syntax" || code === "godot4-syntax").length
  const projectNotes = project?.notes ?? []
  const version = dialect === 4 ? 3 : 4
  if (other >= MANY && !projectNotes.some((note) => note.endsWith(`Godot ${version}`)))
    notes.push(`This is Godot ${version} code.`)
  if (project === undefined && unverified.size > 0) notes.push("No project: names of other scripts cannot be checked.")
  if (advised.size > 0) {
    const names = Array.from(advised, ([name, meant]) => `${name} is ${meant}`).slice(0, MAX_ADVISED)
    notes.push(`If the project declares no such name: ${names.join(", ")}.`)
  }
  if (!input.reference.isComplete) notes.push("The reference is incomplete: names missing from it are not reported.")
  return [...notes, ...projectNotes]
}
