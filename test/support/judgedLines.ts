/**
 * Single lines that a real Godot accepted or refused. In a file a set begins with `===`, its title and the script
 * around the lines, in which `@` is replaced by each of them; the lines follow `--- accepted` and `--- refused`.
 */
import { readFileSync } from "node:fs"

export interface JudgedSet {
  readonly title: string
  readonly accepted: ReadonlyArray<string>
  readonly refused: ReadonlyArray<string>
  /** The script with one of the lines in it. */
  readonly script: (line: string) => string
}

const linesOf = (text: string): ReadonlyArray<string> => text.split("\n").filter((line) => line !== "")

/** The sets of a file; in a line `\\n` stands for a line's end with the indentation of `@`, and `\\t` for a tab. */
export const judgedSets = (file: URL): ReadonlyArray<JudgedSet> =>
  readFileSync(file, "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = "", accepted = "", refused = ""] = part.split(/^--- (?:accepted|refused)\n/m)
      const [title = "", ...lines] = head.split("\n")
      const around = lines.join("\n")
      const indent = /^(\t*)@/m.exec(around)?.[1] ?? "\t"
      return {
        title,
        accepted: linesOf(accepted),
        refused: linesOf(refused),
        // A function, so that a "$" in the line is only itself.
        script: (line) => around.replace("@", () => line.replaceAll("\\n", `\n${indent}`).replaceAll("\\t", "\t"))
      }
    })
