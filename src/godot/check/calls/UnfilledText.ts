/** Checks strings with a placeholder that is never filled: `print("%s" + str(score))`. */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { BinaryExpression, Expression } from "../../script/Ast.ts"
import type { Script } from "../../script/Script.ts"
import { type Check, findLocal, source } from "../Context.ts"
import { bareMember } from "../names/bareMember.ts"
import { nativeBase } from "../names/Resolve.ts"
import { placesOf } from "./FormatStrings.ts"

/** Functions that print their arguments unchanged. */
const shows: ReadonlySet<string> = new Set(
  "print prints printt printerr print_rich printraw print_debug push_error push_warning".split(" ")
)

/** Reports `"%s" + str(x)` as an argument of a function that prints: the placeholder is never filled. */
export const checkPrinted = (check: Check, name: string, args: ReadonlyArray<Expression>): void => {
  if (shows.has(name)) for (const one of args) checkShown(check, one)
}

/** Reports `label.text = "%s" + str(x)`, unless the script fills some `text` later. */
export const checkTextShown = (check: Check, target: Expression, value: Expression): void => {
  if (firstSum(value) !== undefined && isText(check, target) && !fillsText(check.script)) checkShown(check, value)
}

const fillsText = memoizeIn(({ text }: Script) => /\btext\s*%|\btext\.format\b/.test(text))

/** Checks for the text property of labels and buttons, rather than one of the user's own. */
const isText = (check: Check, target: Expression): boolean => {
  if (target.kind === "identifier") {
    if (target.name !== "text" || findLocal(check.scope, target.name) !== undefined) return false
    const found = bareMember(check, target.name)
    return typeof found === "object" && found.kind === "native"
  }
  if (target.kind !== "attribute" || target.name.name !== "text") return false
  const type = check.typeOf(target.base)
  const base = type.kind === "object" ? nativeBase(check, type.class) : undefined
  if (base !== undefined && typeof check.api.find(base, "text") === "object") return true
  // A node or a value of an unknown class counts as one with a text, unless a script declares such a variable.
  const isOpen = type.kind === "unknown" || (base !== undefined && check.api.inherits("Label", base))
  return isOpen && !declaresText(check.script) && (check.project?.declaring("text").length ?? 0) === 0
}

const declaresText = memoizeIn(({ text }: Script) => /\bvar\s+text\b/.test(text))

/** Reports `"%s" + str(x)` if the string is displayed unchanged. */
const checkShown = (check: Check, node: Expression): void => {
  const sum = firstSum(node)
  if (sum?.left.kind !== "literal" || sum.left.type !== "String" || !isMadeText(sum.right)) return
  const [place, ...others] = placesOf(sum.left.value) ?? []
  if (place === undefined || others.length > 0 || !fillable.has(place) || percentage.test(sum.left.value)) return
  const [text, value] = [source(check, sum.left), source(check, sum.right)]
  const message = `+ does not fill the placeholder %${place}; % does.`
  const fix = place === "s" ? { fix: `${text} % ${value}` } : { fix: `${text} % ${argumentOf(check, sum.right)}` }
  check.report("argument-count", sum, message, fix)
}

/** Placeholders that are usually meant to be filled. */
const fillable: ReadonlySet<string> = new Set(["s", "d", "f"])

/** Matches a number in percent without a space after it: `50%full`. */
const percentage = /\d%[a-z]{2}/i

/** Maximum number of parts of a sum that are followed. */
const MAX_PARTS = 100

/** Returns the sum that a chain of `+` begins with. */
const firstSum = (node: Expression): BinaryExpression | undefined => {
  let at: Expression = node
  for (let i = 0; i < MAX_PARTS && at.kind === "binary" && at.operator === "+"; i++) {
    if (at.left.kind !== "binary") return at
    at = at.left
  }
  return undefined
}

/** Checks for `str(x)` of one value. */
const isMadeText = (node: Expression): boolean =>
  node.kind === "call" && node.callee.kind === "identifier" && node.callee.name === "str" && node.arguments.length === 1

const argumentOf = (check: Check, node: Expression): string => {
  const [value] = node.kind === "call" ? node.arguments : []
  const text = value === undefined ? "" : source(check, value)
  return /^[\w.]+(?:\([\w., ]*\))?$/.test(text) ? text : `[${text}]`
}
