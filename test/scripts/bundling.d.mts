/** Types of `bundling.mjs`. */
import type { BuildOptions } from "esbuild"

type Options = BuildOptions & { readonly metafile: true }

export declare const bundleOptionsWith: (place?: (name: string, text: string) => string) => Options

export declare const bundleOptions: Options
