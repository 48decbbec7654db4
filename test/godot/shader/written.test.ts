/**
 * Shaders as language models write them. In `scripts/wrong.txt` a line that is wrong ends with `//!`, the code of its
 * report and the fix; those of `scripts/right.txt` are right. A title with `(3)` is from Godot 3.
 */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { checkShader } from "../../../src/godot/shader/ShaderCheck.ts"

const MARK = " //! "

const shadersIn = (file: string) =>
  readFileSync(new URL(`scripts/${file}`, import.meta.url), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.trimEnd().split("\n")
      const marked = lines.map((line) => line.split(MARK))
      return {
        title,
        code: `${marked.map(([line = ""]) => line).join("\n")}\n`,
        expected: marked.flatMap(([, marks], i) => marks?.split(" | ").map((mark) => `${i + 1} ${mark}`) ?? [])
      }
    })

const told = (title: string, code: string): ReadonlyArray<string> =>
  checkShader({ code, dialect: title.includes("(3)") ? 3 : 4, label: "Godot 4.5" }).map(
    ({ start, code: kind, fix }) =>
      `${code.slice(0, start).split("\n").length} ${kind}${fix === undefined ? "" : `: ${fix}`}`
  )

describe("a shader as models write it", () => {
  it.each(shadersIn("wrong.txt"))("is told what is wrong with it: $title", ({ title, code, expected }) =>
    assert.deepStrictEqual(told(title, code), expected)
  )
  it.each(shadersIn("right.txt"))("is left alone: $title", ({ title, code }) =>
    assert.deepStrictEqual(told(title, code), [])
  )
})
