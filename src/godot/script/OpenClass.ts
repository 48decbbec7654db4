/** The state of a class while the parser reads it. */
import type { Annotation, ExtendsNode, Member, Name } from "./Ast.ts"

/** A class while it is read. */
export interface OpenClass {
  name: Name
  extends?: ExtendsNode
  readonly members: Array<Member>
  readonly annotations: Array<Annotation>
}

/** The name of a class that has none yet. */
export const NONE: Name = { start: 0, end: 0, name: "" }
