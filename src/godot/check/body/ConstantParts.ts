/**
 * Reports parts that a constant array or dictionary of Godot 4 lacks: `SPEEDS["flyng"]`, `SPEEDS.flyng`, `LEVELS[9]`.
 */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { AttributeExpression, DictionaryExpression, Expression, IndexExpression } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Span } from "../../script/Position.ts"
import { type Check, quotedAs, source } from "../Context.ts"
import { nearWithinBudget } from "../fixes/Fix.ts"
import { memberNamed, memberOfValue } from "../names/knownMembers.ts"
import type { ScriptMember } from "../names/ScriptClass.ts"
import { requiredCount } from "../types/Types.ts"

/** Maximum number of parts within one another that are followed: `A.b[0].c` has three. */
const MAX_PARTS = 20

/** Reports `TABLE[key]` of a constant that is sure to have no such part. */
export const missingPart = (check: Check, { base, index }: IndexExpression): void => {
  const key = keyOf(index)
  const of = key === undefined ? undefined : constantPart(check, base)
  if (key === undefined || of === undefined) return
  if (of.kind === "array") missingElement(check, base, of.items.length, index, key)
  else if (of.kind === "dictionary" && !mayHave(of, key)) {
    const name = index.kind === "literal" ? index.value : source(check, index)
    missingKey(check, base, of, { at: index, name, written: (fix) => quotedAs(check, index, fix) })
  }
}

/** Reports `TABLE.key` of a constant dictionary that has no such key, and `TABLE.size` without its call. */
export const missingName = (check: Check, { base, name }: AttributeExpression): void => {
  const of = constantPart(check, base)
  if (of?.kind !== "dictionary" || mayHave(of, `String ${name.name}`)) return
  const method = check.api.find("Dictionary", name.name)
  if (typeof method === "object" && method.kind === "method") {
    const isPlain = requiredCount(method.doc.arguments) === 0
    const message = `Without parentheses, ${source(check, base)}.${name.name} is a key, and the dictionary has no such key.`
    check.report("unknown-member", name, message, isPlain ? { fix: `${name.name}()` } : {})
    return
  }
  missingKey(check, base, of, { at: name, name: name.name, written: (fix) => fix })
}

/**
 * Returns the value that a constant, or a part of one, is declared with. Only arrays and dictionaries have parts here.
 */
const constantPart = (check: Check, node: Expression, parts = 0): Expression | undefined => {
  if (check.dialect === 3 || parts === MAX_PARTS) return undefined
  if (node.kind === "identifier") {
    const found = memberNamed(check, node.name)
    return found?.kind === "script" ? writtenIn(found.member) : undefined
  }
  if (node.kind !== "attribute" && node.kind !== "index") return undefined
  const key = node.kind === "attribute" ? `String ${node.name.name}` : keyOf(node.index)
  const of = constantPart(check, node.base, parts + 1)
  if (of?.kind === "dictionary") return key === undefined ? undefined : keysOf(of).values.get(key)
  if (of?.kind === "array") return node.kind === "index" ? elementAt(of.items, key) : undefined
  if (of !== undefined || node.kind === "index") return undefined
  const found = memberOfValue(check, node.base, node.name.name)
  return found?.kind === "script" ? writtenIn(found.member) : undefined
}

const writtenIn = (member: ScriptMember): Expression | undefined =>
  member.kind === "constant" ? member.value : undefined

/** Returns the identity of a key that is a literal: `String name`, `int 3`; undefined for all other keys. */
const keyOf = (node: Expression): string | undefined => {
  if (node.kind === "unary" && node.operator === "-" && node.operand.kind === "literal" && node.operand.type === "int")
    return `int ${-numberOf(node.operand.value)}`
  if (isText(node)) return `String ${node.value}`
  return node.kind === "literal" && node.type === "int" ? `int ${numberOf(node.value)}` : undefined
}

const numberOf = (text: string): number => Number(text.replaceAll("_", ""))

const elementAt = (items: ReadonlyArray<Expression>, key: string | undefined): Expression | undefined =>
  key?.startsWith("int ") === true ? items.at(Number(key.slice(4))) : undefined

/** The keys of a dictionary that are written, with their values; `isWhole` if there are no others. */
const keysOf = memoizeIn(({ entries }: DictionaryExpression) => {
  const keys = entries.map((one) => keyOf(one.key))
  const values = new Map(entries.flatMap(({ value }, i) => (keys[i] === undefined ? [] : [[keys[i], value] as const])))
  return { values, isWhole: !keys.includes(undefined) }
})

/** Checks whether a dictionary may have a key: one with keys that are computed may have any. */
const mayHave = (of: DictionaryExpression, key: string): boolean => {
  const { values, isWhole } = keysOf(of)
  return !isWhole || values.has(key)
}

const missingElement = (check: Check, base: Expression, size: number, index: Expression, key: string): void => {
  if (!key.startsWith("int ") || (Number(key.slice(4)) < size && Number(key.slice(4)) >= -size)) return
  const elements = size === 1 ? "1 element" : `${size} elements`
  check.report("unknown-member", index, `${source(check, base)} has ${elements}; this index is out of range.`)
}

/** A key as it is written in the place `at`; `written` writes another one there. */
interface WrittenKey {
  readonly at: Span
  readonly name: string
  readonly written: (fix: string) => string
}

const missingKey = (
  check: Check,
  base: Expression,
  { entries }: DictionaryExpression,
  { at, name, written }: WrittenKey
): void => {
  const names = entries.flatMap(({ key }) => (key.kind === "literal" && key.type !== "int" ? [key.value] : []))
  const { fix } = nearWithinBudget(check, name, () => names)
  const message = `The constant ${source(check, base)} has no key ${JSON.stringify(name)}.`
  check.report("unknown-member", at, message, fix === undefined ? {} : { fix: written(fix) })
}
