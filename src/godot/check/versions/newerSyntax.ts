/** Reports forms of GDScript that came with a later Godot 4 than the reference describes. */
import type { ForStatement, Literal, MatchBranch, TypeTestExpression } from "../../script/Ast.ts"
import { IF_IN_PATTERN } from "../../script/Expressions.ts"
import { withoutRaw } from "../../script/StringLiteral.ts"
import { type Check, operandSource, source } from "../Context.ts"
import type { Finding } from "../Diagnostic.ts"
import type { Api } from "../reference/Api.ts"

/** Checks whether a reference is older than an annotation, and so than the features that came with it. */
export const isBefore = ({ api, dialect }: Check, annotation: string): boolean =>
  dialect === 4 && api.annotationNames.length > 0 && api.annotation(annotation) === undefined

/** Checks whether a reference is older than 4.2: from then on AnimationPlayer extends AnimationMixer. */
const isBefore42 = (api: Api): boolean => api.parent("AnimationPlayer") === "Node"

/** Reports `pattern when condition:` before Godot 4.2. */
export const matchGuard = (check: Check, { guard, guardIf }: MatchBranch): void => {
  if (guard === undefined || check.dialect === 3) return
  if (!isBefore42(check.api)) {
    if (guardIf !== undefined) check.report("syntax", guardIf, IF_IN_PATTERN, { fix: "when" })
    return
  }
  check.report("syntax", guard, `Branches of match have no \`when\` in ${check.input.reference.label}.`)
}

/** Reports `for x: int in list` before Godot 4.2. */
export const loopType = (check: Check, { variable, type }: ForStatement): void => {
  if (type === undefined || check.dialect === 3 || !isBefore42(check.api)) return
  const place = { start: variable.start, end: type.end }
  const message = `The variable of a loop has no type in ${check.input.reference.label}.`
  check.report("syntax", place, message, { fix: variable.name })
}

/** Reports `r"raw\d"` before Godot 4.2; the key of `{red = 1}` is a string as well. */
export const rawString = (check: Check, node: Literal): void => {
  const isRaw = /^r["']/.test(check.script.text.slice(node.start, node.start + 2))
  if (!isRaw || check.dialect === 3 || !isBefore42(check.api)) return
  const fix = withoutRaw(source(check, node))
  check.report("syntax", node, `Strings do not begin with r in ${check.input.reference.label}.`, { fix })
}

/** Returns findings without the advice to write `@abstract`, if the reference is older than 4.5, which brought it. */
export const withoutAbstract = (check: Check, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  if (!isBefore(check, "abstract")) return findings
  const message = `${check.input.reference.label} has no abstract classes and functions.`
  return findings.map((finding) => {
    const { fix, ...rest } = finding
    return fix === "@abstract" ? { ...rest, message } : finding
  })
}

/** Checks whether a reference is older than 4.3, which brought `@export_storage`. */
export const isBefore43 = (check: Check): boolean => isBefore(check, "export_storage")

/** Reports `x is not Node` before Godot 4.3. */
export const negatedTest = (check: Check, node: TypeTestExpression): void => {
  if (!node.negated || !isBefore43(check)) return
  const fix = `not ${operandSource(check, node.value)} is ${source(check, node.type)}`
  check.report("syntax", node, `${check.input.reference.label} has no \`is not\`.`, { fix })
}
