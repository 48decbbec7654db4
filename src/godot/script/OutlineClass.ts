/** The classes and members that a script declares, as its outline has them. */
import type { OutlineValue } from "./EnumScanner.ts"
import type { Span } from "./Position.ts"

export interface OutlineMember {
  readonly kind: "function" | "variable" | "constant" | "signal" | "enum"
  /** Empty for an enum without a name. */
  readonly name: string
  /** Lines of its `##` comment. */
  readonly comment: string | undefined
  readonly isAbstract: boolean
  /**
   * The source that is shown with its description: annotations and old modifiers of a variable, `@rpc` of a function.
   */
  readonly hints: OutlineHints | undefined
  /** Values of an enum. */
  readonly values: ReadonlyArray<OutlineValue>
}

/** Places in the text of a script. */
export interface OutlineHints {
  readonly annotations: ReadonlyArray<Span>
  /** From the first modifier of Godot 3 up to the name of the variable. */
  readonly modifiers?: Span
}

export interface OutlineClass {
  /** Empty for the script's own class. */
  readonly name: string
  /** Names that an inner class extends: `Outer.Inner`; "" if that is in another file. */
  readonly extends: string | undefined
  readonly comment: string | undefined
  readonly members: ReadonlyArray<OutlineMember>
  readonly classes: ReadonlyArray<OutlineClass>
}
