/** One pass over a document: is it text, where do its sections begin, how long is it. */
import type { Outline, Refusal } from "./Outline.ts"

/** The whole of `chunks`, which are the file's bytes in order; they may cut anything anywhere. */
export declare const scan: (chunks: Iterable<Uint8Array>) => Outline | Refusal
