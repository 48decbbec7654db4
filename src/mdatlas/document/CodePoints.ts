/** Counting and cutting UTF-8 by code points; chunks may cut a code point, results never do. */

/** Code points that begin in `bytes[from, to)`. */
export declare const countCodePoints: (bytes: Uint8Array, from?: number, to?: number) => number

/**
 * The index in `bytes` at which code point number `count` (from 0, counted from `from`) begins;
 * `bytes.length` when fewer begin there. Ask for the next chunk with `count` less those that began in this one.
 */
export declare const indexOfCodePoint: (bytes: Uint8Array, count: number, from?: number) => number
