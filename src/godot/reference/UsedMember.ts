/** Members of classes as scripts use them. */
import type { QualifiedName } from "./QualifiedName.ts"

/** A member that a script reads, assigns to, calls, or connects, sends and awaits as a signal. */
export interface UsedMember extends QualifiedName {
  readonly use: "value" | "place" | "call" | "signal"
}
