/** An outline as JSON, for a cache on disk. */
import type { Outline } from "./Outline.ts"

/** Plain JSON; columns as base64 of little-endian words. */
export declare const encode: (outline: Outline) => unknown

/** The outline again, or `undefined` when the value is anything else than what `encode` gives. */
export declare const decode: (value: unknown) => Outline | undefined
