/** Makes the rows of a script's classes in the reference from its outline. */
import type { MemberKind } from "../reference/Kind.ts"
import { type ClassRows, Flag, flagsOf, joined } from "../reference/SymbolTable.ts"
import { textsOf } from "./DocComments.ts"
import type { OutlineClass, OutlineMember } from "./OutlineClass.ts"
import type { Dialect } from "./Script.ts"
import { defaultParent } from "./ScriptDoc.ts"

export interface RowsOptions {
  /** Name of the script's own class. */
  readonly name: string
  /** Name of its parent, as the reference calls it. */
  readonly inherits?: string
  readonly dialect: Dialect
}

interface MemberRow {
  readonly name: string
  readonly kind: MemberKind
  flags: number
}

/** A class of an outline with its rows. */
export interface OutlinedClass {
  readonly node: OutlineClass
  readonly rows: ClassRows
}

/**
 * Returns the class of a script and the classes within it with their rows: the same as those of its records.
 *
 * @example
 * outlineRows(root, { name: "Enemy", dialect: 4 }).map(({ rows }) => rows.row.name) // ["Enemy", "Enemy.State"]
 */
export const outlineRows = (
  root: OutlineClass,
  { name, inherits, dialect }: RowsOptions
): ReadonlyArray<OutlinedClass> => {
  const found: Array<OutlinedClass> = []
  const visit = (node: OutlineClass, name: string, inherits: string | undefined): void => {
    const row = { name, file: "", ...(inherits === undefined ? {} : { inherits }) }
    found.push({ node, rows: { row, flags: flagsOfComment(node.comment), members: memberRows(node) } })
    for (const inner of node.classes) {
      const parent = inner.extends === undefined ? defaultParent(dialect) : inner.extends || undefined
      visit(inner, `${name}.${inner.name}`, parent)
    }
  }
  visit(root, name, inherits)
  return found
}

/** Kinds of members in the order of rows. */
const rowKinds = [
  ["function", "method"],
  ["variable", "property"],
  ["signal", "signal"],
  ["constant", "constant"]
] as const

const memberRows = ({ members }: OutlineClass): ReadonlyArray<MemberRow> => {
  const rows: Array<MemberRow> = []
  const add = (known: Map<string, MemberRow>, name: string, kind: MemberKind, flags: number): void => {
    const before = known.get(name)
    if (before !== undefined) {
      before.flags = joined(before.flags, flags)
      return
    }
    const row = { name, kind, flags }
    known.set(name, row)
    rows.push(row)
  }
  let constants = new Map<string, MemberRow>()
  for (const [kind, rowKind] of rowKinds) {
    constants = new Map()
    for (const one of members) {
      if (one.kind === kind && isShown(one)) add(constants, one.name, rowKind, flagsOfMember(one))
    }
  }
  const enums = members.filter(({ kind }) => kind === "enum")
  if (enums.length === 0) return rows
  for (const { values } of enums)
    for (const { name, comment } of values) add(constants, name, "constant", flagsOfComment(comment))
  const named = new Map<string, MemberRow>()
  for (const { name, values } of enums)
    if (name !== "") for (const { comment } of values) add(named, name, "enum", flagsOfComment(comment))
  return rows
}

/** Members that begin with `_` are left out unless a comment describes them. */
export const isShown = ({ kind, name, comment }: OutlineMember): boolean =>
  !name.startsWith("_") || comment !== undefined || kind === "signal" || (kind === "function" && name === "_init")

const flagsOfMember = ({ comment, isAbstract, hints }: OutlineMember): number =>
  flagsOfComment(comment) | (isAbstract ? Flag.virtual : 0) | (hints === undefined ? 0 : Flag.described)

const flagsOfComment = (comment: string | undefined): number => {
  if (comment === undefined) return 0
  // Tags begin with an @.
  if (!comment.includes("@")) return /\S/.test(comment) ? Flag.described : 0
  return flagsOf({ name: "", ...textsOf(comment) })
}
