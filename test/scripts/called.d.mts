/** Types of `called.mjs`. */
export declare const calledAtStart: (
  files: ReadonlyMap<string, string>,
  main: string,
  session: {
    readonly args?: ReadonlyArray<string>
    readonly env?: Readonly<Record<string, string>>
    readonly calls: ReadonlyArray<readonly [tool: string, args: Readonly<Record<string, unknown>>]>
  }
) => Promise<ReadonlyMap<string, ReadonlySet<string>>>
