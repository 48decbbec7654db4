/** The rows that a script's classes have in the reference, as its outline alone tells them. */
import { EMPTY_CLASS } from "../reference/ClassDoc.ts"
import { type ClassRows, rowsOf } from "../reference/SymbolTable.ts"
import { textsOf } from "./DocComments.ts"
import type { OutlineClass, OutlineMember } from "./Outline.ts"

export interface RowsOptions {
  /** Name of the script's own class. */
  readonly name: string
  /** Name of its parent, as the reference calls it. */
  readonly inherits?: string
}

/**
 * Returns the rows of the class of a script and of the classes within it: those that its records would give.
 *
 * @example
 * outlineRows(root, { name: "Enemy" }).map(({ row }) => row.name) // ["Enemy", "Enemy.State"]
 */
export const outlineRows = (root: OutlineClass, options: RowsOptions): ReadonlyArray<ClassRows> => {
  const found: Array<ClassRows> = []
  const visit = (node: OutlineClass, own: RowsOptions): void => {
    found.push(rowsOf({ file: "", doc: { ...EMPTY_CLASS, ...own, ...textsOf(node.comment), ...membersOf(node) } }))
    for (const inner of node.classes)
      visit(inner, { name: `${own.name}.${inner.name}`, inherits: inner.extends || "RefCounted" })
  }
  visit(root, options)
  return found
}

const membersOf = ({ members }: OutlineClass) => {
  const of = (kind: OutlineMember["kind"]) => members.filter((one) => one.kind === kind && isShown(one)).map(described)
  const values = members.flatMap((one) =>
    one.values.map(({ name, comment }) => ({
      name,
      ...textsOf(comment),
      ...(one.name === "" ? {} : { enum: one.name })
    }))
  )
  return {
    methods: of("function"),
    properties: of("variable"),
    signals: of("signal"),
    constants: [...of("constant"), ...values]
  }
}

/** Members that begin with `_` are left out unless a comment describes them. */
const isShown = ({ kind, name, comment }: OutlineMember): boolean =>
  !name.startsWith("_") || comment !== undefined || kind === "signal" || (kind === "function" && name === "_init")

const described = ({ kind, name, comment, isAbstract, hasHints }: OutlineMember) => ({
  name,
  ...textsOf(comment),
  ...(kind === "variable" && hasHints ? { description: "annotated" } : {}),
  qualifiers: isAbstract ? ["virtual"] : [],
  returnsErrors: [],
  arguments: []
})
