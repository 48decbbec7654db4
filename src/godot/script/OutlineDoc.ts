/**
 * Builds the texts that search indexes for a class from the outline of its script: names and descriptions, without
 * signatures.
 */
import { type ClassDoc, EMPTY_CLASS } from "../reference/ClassDoc.ts"
import { classTextsOf, textsOf } from "./DocComments.ts"
import { hintsOf, withHints } from "./Hints.ts"
import type { OutlineMember } from "./OutlineClass.ts"
import { isShown, type OutlinedClass } from "./OutlineRows.ts"

/**
 * Returns the record of a class without types, arguments and values; `text` is that of the script.
 *
 * @example
 * outlineDoc(outlined, "## Fights.\nfunc hit(power: int): pass\n").methods
 * // [{ name: "hit", description: "Fights.", arguments: [], ... }]
 */
export const outlineDoc = ({ node, rows }: OutlinedClass, text: string): ClassDoc => {
  const shown = (kind: OutlineMember["kind"]) => node.members.filter((one) => one.kind === kind && isShown(one))
  const described = ({ name, comment, hints }: OutlineMember) => {
    const doc = { name, ...textsOf(comment) }
    return hints === undefined ? doc : withHints(doc, hintsOf({ text }, hints.annotations, hints.modifiers))
  }
  return {
    ...EMPTY_CLASS,
    ...classTextsOf(node.comment),
    name: rows.row.name,
    methods: shown("function").map((one) => ({ ...described(one), qualifiers: [], returnsErrors: [], arguments: [] })),
    properties: shown("variable").map(described),
    signals: shown("signal").map((one) => ({ ...described(one), arguments: [] })),
    constants: [
      ...shown("constant").map(described),
      ...node.members.flatMap((one) =>
        one.kind !== "enum"
          ? []
          : one.values.map(({ name, comment }) => ({
              name,
              ...textsOf(comment),
              ...(one.name === "" ? {} : { enum: one.name })
            }))
      )
    ]
  }
}
