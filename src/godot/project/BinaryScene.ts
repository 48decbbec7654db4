/**
 * Finds out, without parsing it, whether a binary scene (`.scn`) holds scripts and which files it uses.
 *
 * A plain file begins with `RSRC` and keeps its strings as they are: the class of a script that the scene holds is
 * `GDScript`, that of one in a file of its own `Script`. A compressed file (`RSCC`) may hold anything.
 *
 * @see https://github.com/godotengine/godot/blob/master/core/io/resource_format_binary.cpp
 */
import { lazy } from "../../kernel/util/memoize.ts"

export interface BinaryScene {
  readonly path: string
  /** True if it holds a script, or may. */
  readonly hidesCode: () => boolean
  /** Checks whether it uses a file of that path. */
  readonly uses: (path: string) => boolean
}

const PLAIN = "RSRC"

const heldScripts = /(?:GD|Visual|Native|Plugin|CSharp)Script/

/** Paths as they are written in the file: each ends with a zero byte. */
const paths = /res:\/\/[^\0]{1,1000}/g

/**
 * Makes a binary scene; `read` is called with the first question, and returns undefined where the file cannot be read.
 *
 * @example
 * binaryScene("res://a.scn", () => Buffer.from("RSRC Script res://a.gd")).hidesCode() // false
 */
export const binaryScene = (path: string, read: () => Uint8Array | undefined): BinaryScene => {
  const facts = lazy(() => {
    // One character for each byte: only strings are looked for.
    const text = Buffer.from(read() ?? []).toString("latin1")
    return {
      hidesCode: !text.startsWith(PLAIN) || heldScripts.test(text),
      used: new Set((text.match(paths) ?? []).map((found) => Buffer.from(found, "latin1").toString("utf8")))
    }
  })
  return { path, hidesCode: () => facts().hidesCode, uses: (wanted) => facts().used.has(wanted) }
}
