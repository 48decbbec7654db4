/** A form of another language: how its line is recognised, and what GDScript has in its place. */
export interface Form {
  /** Matches a trimmed line whose strings are blanked out, with the flag `d`; the first group is the place. */
  readonly pattern: RegExp
  readonly message: string
  /** Makes the text for the place from the groups, which are as the line has them. */
  readonly fix?: (groups: ReadonlyArray<string>) => string
}
