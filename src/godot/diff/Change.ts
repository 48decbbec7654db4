/** The changes that a comparison of two references finds: their counts by type, and each as one line. */
import type { Kind } from "../reference/Kind.ts"
import { toPlainText } from "../reference/PlainText.ts"

/**
 * `renamed` and `moved` have both names, the four about signatures both of these: `signature` is for types, the number
 * of arguments, and which may be left out; `values` for default values and constants; `names` for names of arguments;
 * `qualifiers` for words such as `const` or `required`. Calls stay valid with the last three.
 */
export type ChangeType =
  | "removed"
  | "added"
  | "renamed"
  | "moved"
  | "signature"
  | "values"
  | "names"
  | "qualifiers"
  | "deprecated"
  | "experimental"

/** A change of a class or of one of its members. */
export interface Change {
  readonly type: ChangeType
  readonly kind: Kind
  /** `Node` or `Node.add_child`: its name in the older reference; for an added one, in the newer. */
  readonly name: string
  /** Signature in the older reference. */
  readonly old?: string
  /** Signature in the newer reference; of a deprecation its message. */
  readonly new?: string
  /** Name in the newer reference after a rename or move; for a removed member, the name of its replacement. */
  readonly to?: string
}

/** Changes of one class, and how many descriptions changed besides. */
export interface ClassDiff {
  /** Name in the older reference; of an added class in the newer one. */
  readonly name: string
  readonly changes: ReadonlyArray<Change>
  readonly textChanges: number
}

/** Counts of changes by type. */
export type Counts = Readonly<Record<ChangeType | "texts", number>>

/**
 * Counts the changes of classes and of members separately.
 *
 * @example
 * count(diff(old, now)).classes.removed // 2
 */
export const count = (diffs: ReadonlyArray<ClassDiff>): { readonly classes: Counts; readonly members: Counts } => {
  const classes = zero()
  const members = zero()
  for (const { changes, textChanges } of diffs) {
    members.texts += textChanges
    for (const { type, kind } of changes) {
      if (kind === "class") classes[type] += 1
      else members[type] += 1
    }
  }
  return { classes, members }
}

const zero = () => ({
  removed: 0,
  added: 0,
  renamed: 0,
  moved: 0,
  signature: 0,
  values: 0,
  names: 0,
  qualifiers: 0,
  deprecated: 0,
  experimental: 0,
  texts: 0
})

/**
 * Returns a change as one line.
 *
 * @example
 * toLine({ type: "renamed", kind: "class", name: "Spatial", to: "Node3D" }) // "renamed class Spatial -> Node3D"
 */
export const toLine = ({ type, kind, name, old, new: now, to }: Change): string => {
  switch (type) {
    case "removed":
      return `removed ${kind} ${name}${isSignature(old, name) ? `: ${old}` : ""}${to === undefined ? "" : `; use ${to}`}`
    case "added":
      return `added ${kind} ${name}${isSignature(now, name) ? `: ${now}` : ""}`
    case "renamed":
    case "moved":
      return `${type} ${kind} ${name} -> ${to}${isSignature(now, to ?? "") ? `: ${now}` : ""}`
    case "signature":
    case "values":
    case "names":
    case "qualifiers":
      return `changed ${kind} ${name}: ${old} => ${now}`
    default:
      return `${type} ${kind} ${name}${now === undefined || now === "" ? "" : `: ${toPlainText(now).replaceAll("\n", " ")}`}`
  }
}

/** Checks whether a signature has more than the name. */
const isSignature = (signature: string | undefined, name: string): boolean =>
  signature !== undefined && signature !== "" && signature !== `class ${name}`
