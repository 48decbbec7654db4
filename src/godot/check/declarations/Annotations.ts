/** Checks annotations: whether they exist, their arguments and their targets. */
import type { Annotation, Expression, Member, VariableNode } from "../../script/Ast.ts"
import { exportFix } from "../../script/OtherVersion.ts"
import { resolveCertainPath } from "../../script/ResourcePath.ts"
import { type Check, source } from "../Context.ts"
import { near } from "../fixes/Fix.ts"
import { bareMember } from "../names/bareMember.ts"
import { reportMissingFile } from "../names/loadedFiles.ts"
import { isAssignable } from "../types/Convert.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import { describe, requiredCount } from "../types/Types.ts"
import { foreignAnnotations } from "../versions/foreignNames.ts"
import { constantValue, isNamedConstant } from "./Constants.ts"
import { exportRules, isExport } from "./Exports.ts"

/** The target of an annotation. */
export type Target = Member["kind"] | "script"

/** Annotation -> its valid targets; annotations that are not listed can be attached to anything. */
const targets: ReadonlyMap<string, ReadonlyArray<Target>> = new Map<string, ReadonlyArray<Target>>([
  ["tool", ["script"]],
  ["icon", ["script"]],
  ["static_unload", ["script"]],
  ["abstract", ["script", "class", "function"]],
  ["onready", ["variable"]],
  ["rpc", ["function"]]
])

/** Annotations that can be attached only once. */
const single: ReadonlySet<string> = new Set(["tool", "icon", "static_unload", "abstract", "onready", "rpc", "export"])

const allowed = (name: string): ReadonlyArray<Target> | undefined =>
  targets.get(name) ?? (isExport(name) ? ["variable"] : undefined)

const articles: Readonly<Record<Target, string>> = {
  script: "a script",
  class: "a class",
  variable: "a variable",
  constant: "a constant",
  function: "a function",
  signal: "a signal",
  enum: "an enum"
}

/** Checks the annotations of a member, or of a whole class. */
export const checkAnnotations = (
  check: Check,
  all: ReadonlyArray<Annotation>,
  target: Target,
  member?: Member
): void => {
  const seen = new Set<string>()
  for (const one of all) {
    for (const value of one.arguments) if (value.kind !== "identifier") check.typeOf(value)
    if (check.dialect === 3 || check.api.annotationNames.length === 0) continue
    if (one.name === "export" && member?.kind === "variable" && oldExport(check, one, member)) {
      seen.add(one.name)
      continue
    }
    if (!known(check, one)) continue
    const at = { start: one.start, end: one.start + one.name.length + 1 }
    const places = allowed(one.name)
    if (places !== undefined && !places.includes(target)) {
      const expected = places.map((place) => articles[place]).join(" or ")
      check.report("syntax", at, `@${one.name} applies to ${expected}, not to ${articles[target]}.`)
    } else if (single.has(one.name) && seen.has(one.name)) {
      check.report("syntax", at, `@${one.name} is already used here.`)
    }
    seen.add(one.name)
    if (one.name === "icon") checkIcon(check, one.arguments[0])
    else if (one.name === "rpc") rpcArguments(check, one.arguments)
    else if (one.name === "warning_ignore") warningNames(check, one.arguments)
  }
  if (member?.kind === "variable" && check.dialect === 4) exportRules(check, all, member)
}

/**
 * Reports `@export(int, 0, 10)`, the arguments of Godot 3's `export` behind the sign of an annotation; false if it is
 * not certain what they mean, or another word stands between the annotation and the variable.
 */
const oldExport = (check: Check, annotation: Annotation, variable: VariableNode): boolean => {
  const { start, end, arguments: args } = annotation
  const { text } = check.script
  const isBefore = /^\s*var[ \t]/.test(text.slice(end, variable.name.start + 1)) && variable.start >= end
  const [first] = args
  if (!isBefore || first === undefined || first.kind === "call") return false
  const isNumbers = args.every((one) => isNumber(one.kind === "unary" ? one.operand : one))
  const isText = args.every((one) => one.kind === "literal" && one.type === "String")
  if ((isNumbers || isText) && args.length < 2) return false
  if (!isNumbers && !isText && first.kind !== "identifier" && first.kind !== "attribute") return false
  const message = "@export takes no arguments; the type comes after the name, and a hint has an annotation of its own."
  if (isNumbers) {
    const values = args.map((one) => source(check, one)).join(", ")
    if (args.length > 3) return false
    check.report("argument-count", { start, end }, message, { fix: `@export_range(${values})` })
    return true
  }
  const word = { start, end: start, name: "export" }
  const old = { ...variable, modifiers: [...variable.modifiers, word], exportArguments: args }
  const { fix, upTo } = exportFix(text, old, end)
  check.report("argument-count", { start, end: upTo }, message, { fix })
  return true
}

const isNumber = (node: Expression): boolean =>
  node.kind === "literal" && (node.type === "int" || node.type === "float")

/** Reports an icon that is not there. */
const checkIcon = (check: Check, path: Expression | undefined): void => {
  if (path?.kind !== "literal" || path.type !== "String" || path.value === "") return
  const file = resolveCertainPath(path.value, check.root.path)
  if (file !== undefined && check.project?.exists(file) === false) reportMissingFile(check, path, file)
}

/** Checks whether the reference has the annotation; reports a wrong number of arguments. */
const known = (check: Check, { name, arguments: args, start, end }: Annotation): boolean => {
  const doc = check.api.annotation(name)
  if (doc === undefined) {
    const foreign = foreignAnnotations.get(name)
    const isKnown = foreign !== undefined && check.api.annotation(foreign) !== undefined
    const fix = isKnown ? { fix: foreign } : near(name, check.api.annotationNames)
    check.report(
      "unknown-annotation",
      { start, end: start + name.length + 1 },
      `There is no annotation @${name} in ${check.input.reference.label}.`,
      fix.fix === undefined ? {} : { fix: `@${fix.fix}` }
    )
    return false
  }
  const required = requiredCount(doc.arguments)
  const isVararg = doc.qualifiers.includes("vararg")
  if (args.length < required || (!isVararg && args.length > doc.arguments.length)) {
    const expected = isVararg
      ? `at least ${required}`
      : required === doc.arguments.length
        ? String(required)
        : `${required} to ${doc.arguments.length}`
    const plural = expected.endsWith(" 1") || expected === "1" ? "argument" : "arguments"
    const isOldExport = name === "export" && args.every(({ kind }) => kind === "identifier")
    const hint = isOldExport ? "; the type comes after the name" : ""
    const message = `@${name} takes ${expected} ${plural}, not ${args.length}${hint}.`
    check.report("argument-count", { start, end }, message, isOldExport ? { fix: "@export" } : {})
  }
  for (const [i, value] of args.entries()) {
    const { name: parameter, type } = doc.arguments[i] ?? doc.arguments.at(-1) ?? { name: "", type: undefined }
    if (value.kind === "identifier" && type === "String" && !isKnownName(check, value.name)) {
      const message = `@${name} takes strings in quotes.`
      check.report("argument-type", value, message, { fix: JSON.stringify(value.name) })
    } else if (value.kind === "array" || value.kind === "dictionary") listed(check, name, value)
    else if (name.startsWith("export")) constantValue(check, value, `@${name}`)
    if (value.kind === "array" || value.kind === "dictionary" || !isKnownValue(check, value)) continue
    const [given, declared] = [check.typeOf(value), typeOfDoc(check, type)]
    if (!isAssignable(check, given, declared))
      check.report("argument-type", value, `@${name}: ${parameter} is ${describe(declared)}, not ${describe(given)}.`)
  }
  return true
}

/** Checks for an argument with a type that Godot knows: a literal, or a constant of the script. */
const isKnownValue = (check: Check, value: Expression): boolean =>
  value.kind === "literal" ||
  (value.kind !== "identifier" && isNamedConstant(check, value)) ||
  isOwnConstant(check, value)

const isOwnConstant = (check: Check, value: Expression): boolean => {
  const found = value.kind === "identifier" ? bareMember(check, value.name) : "absent"
  return typeof found === "object" && found.member.kind === "constant"
}

/** Reports a list in an annotation, which expects the values as separate arguments. */
const listed = (check: Check, name: string, value: Expression): void => {
  const items = value.kind === "array" ? value.items : []
  const fix = items.length === 0 ? {} : { fix: items.map((one) => source(check, one)).join(", ") }
  check.report("argument-type", value, `@${name} takes its values one by one, without a list around them.`, fix)
}

/** Checks whether a bare name may be declared: by a class, the script, Godot or the project. */
const isKnownName = (check: Check, name: string): boolean => {
  if (check.api.has(name)) return false
  if (bareMember(check, name) !== "absent") return true
  return check.api.global(name) !== undefined || check.project?.autoloads.has(name) === true
}

const warningSetting = "debug/gdscript/warnings/"

/** Warnings without a setting in newer versions of Godot, which still accept their names. */
const retiredWarnings: ReadonlySet<string> = new Set([
  "property_used_as_function",
  "constant_used_as_function",
  "function_used_as_property"
])

/** Reports names of warnings for which Godot has no setting. */
const warningNames = ({ api, report, input }: Check, args: ReadonlyArray<Expression>): void => {
  if (!input.reference.isComplete || !api.has("ProjectSettings")) return
  const names = [...api.memberNames("ProjectSettings")]
    .filter((name) => name.startsWith(warningSetting))
    .map((name) => name.slice(warningSetting.length))
  if (names.length === 0) return
  for (const one of args) {
    if (one.kind !== "literal" || one.type !== "String") continue
    const name = one.value.toLowerCase()
    if (names.includes(name) || retiredWarnings.has(name)) continue
    const { fix } = near(name, names)
    const message = `There is no warning ${JSON.stringify(one.value)} in ${input.reference.label}.`
    report("argument-type", one, message, fix === undefined ? {} : { fix: JSON.stringify(fix) })
  }
}

/** Keywords of Godot 3, and other words that are used for the modes of `@rpc`. */
const otherRpcWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    any: "any_peer",
    remote: "any_peer",
    master: "any_peer",
    puppet: "authority",
    server: "authority",
    sync: "call_local",
    local: "call_local",
    ordered: "unreliable_ordered"
  })
)

/** The modes that `@rpc` sets, and their words; each is set once. */
const rpcModes: ReadonlyArray<readonly [what: string, words: ReadonlyArray<string>]> = [
  ["who may call it", ["any_peer", "authority"]],
  ["whether it runs here too", ["call_local", "call_remote"]],
  ["how it is sent", ["reliable", "unreliable", "unreliable_ordered"]]
]

const rpcWords: ReadonlyArray<string> = rpcModes.flatMap(([, words]) => words)

const rpcArguments = (check: Check, args: ReadonlyArray<Expression>): void => {
  const seen = new Map<string, string>()
  for (const one of args.slice(0, 3)) {
    const isText = one.kind === "literal" && one.type === "String"
    const word = isText ? one.value : one.kind === "identifier" ? one.name : undefined
    if (word === undefined) continue
    if (isText && rpcWords.includes(word)) {
      const what = rpcModes.find(([, words]) => words.includes(word))?.[0] ?? ""
      const before = seen.get(what)
      if (before !== undefined) check.report("argument-type", one, `${JSON.stringify(before)} has already set ${what}.`)
      seen.set(what, word)
      continue
    }
    const fix = rpcWords.includes(word) ? word : (otherRpcWords.get(word) ?? near(word, rpcWords).fix)
    const isBare = !isText && fix !== undefined
    if (!isText && !isBare) continue
    check.report(
      "argument-type",
      one,
      isBare ? "@rpc takes its modes in quotes." : `@rpc has no mode ${JSON.stringify(word)}.`,
      fix === undefined ? {} : { fix: JSON.stringify(fix) }
    )
  }
}
