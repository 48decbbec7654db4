/** The checker's view of a class reference, with the successors of names from other versions. */
import type { ClassDoc } from "../../reference/ClassDoc.ts"
import * as ClassTree from "../../reference/ClassTree.ts"
import type { SymbolTable } from "../../reference/SymbolTable.ts"
import { dialectOf } from "../../script/dialectOf.ts"
import type { ReferenceView } from "../CheckInput.ts"
import * as RenamedClasses from "./RenamedClasses.ts"
import * as RenamedMembers from "./RenamedMembers.ts"

export interface ReferenceParts {
  readonly symbols: SymbolTable
  /** `4.5`, if it is known. */
  readonly version: string | undefined
  readonly classDoc: (name: string) => ClassDoc | undefined
  /** Names of setters and getters -> the classes that have them. */
  readonly accessors?: () => ReadonlyMap<string, ReadonlyArray<string>>
  /** True if class files are known to be missing or damaged. */
  readonly hasGaps: boolean
}

/**
 * Makes the checker's view of a reference from its parts.
 *
 * @example
 * const classDoc = (name: string) => (name === "Node" ? node : undefined)
 * const reference = make({ symbols, version: "4.5", classDoc, hasGaps: true })
 * reference.label // "Godot 4.5"
 */
export const make = (parts: ReferenceParts): ReferenceView => {
  const { symbols, version, classDoc, hasGaps } = parts
  const tree = ClassTree.of(symbols)
  const classes = RenamedClasses.make(tree)
  return {
    label: version === undefined ? "this reference" : `Godot ${version}`,
    dialect: dialectOf(symbols, version),
    symbols,
    classDoc,
    ...(parts.accessors === undefined ? {} : { accessors: parts.accessors }),
    isComplete: !hasGaps && tree.indexOf("@GDScript") !== undefined && tree.indexOf("Node") !== undefined,
    classSuccessors: classes.successors,
    ...RenamedMembers.make(parts, classes)
  }
}
