/** Types of `licenses.mjs`. */
interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >
}

export declare const packagesOf: (metafile: Metafile) => ReadonlyArray<string>
export declare const noticesFile: (root: string, metafile: Metafile) => string
