/** The nodes that a text in BBCode is read into. */

/** Targets of cross references; `class` is the bare `[Node]`. */
export type ReferenceTag =
  | "class"
  | "method"
  | "constructor"
  | "operator"
  | "member"
  | "signal"
  | "constant"
  | "enum"
  | "annotation"
  | "theme_item"

export interface Format {
  readonly bold: boolean
  readonly italic: boolean
  readonly struck: boolean
  /** The address of the link around the node, as written. */
  readonly href: string | undefined
}

export type Node =
  | { readonly type: "text"; readonly text: string; readonly format: Format }
  /** Code, a key or a parameter's name; literal. */
  | { readonly type: "code"; readonly text: string; readonly format: Format }
  /** `target` as written: `add_child`, `Node.add_child`, `Node`. */
  | { readonly type: "reference"; readonly tag: ReferenceTag; readonly target: string; readonly format: Format }
  | { readonly type: "image"; readonly address: string; readonly format: Format }
  /** The end of a paragraph. */
  | { readonly type: "break" }
  /** A code block: dedented, deeper tabs as four spaces. */
  | { readonly type: "block"; readonly language: string; readonly text: string }
