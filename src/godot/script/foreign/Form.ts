/** What is known of a line of another language. */
import type { Dialect } from "../Script.ts"

/** A form of another language: a pattern for its line, and GDScript's form. */
export interface Form {
  /**
   * Matches a trimmed line without its comment whose strings are blanked out, with the flag `d`;
   * the first group is the place.
   */
  readonly pattern: RegExp
  readonly message: string
  /** The version of GDScript that the advice is for; absent if both write it so. */
  readonly dialect?: Dialect
  /** Makes the text for the place from the groups, which are as the line has them. */
  readonly fix?: (groups: ReadonlyArray<string>) => string
}
