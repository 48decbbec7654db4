/** Finds the functions that a room offers to other rooms, with their comments. */
import { dirname, join } from "node:path"
import { roomOf, type SourceFile } from "./imports.ts"

export interface Offered {
  readonly file: string
  readonly name: string
  /** The comment above it; "" where there is none. */
  readonly comment: string
}

/** A value import or re-export of a file, with its names or `* as` and one name. */
const IMPORT = /^(?:import|export) (\{[^}]*\}|\* as \w+) from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm

const EXPORT =
  /(?<comment>\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?<form>const|function\*?) (?<name>\w+)(?<rest>[^\n]*(?:[=(,{]\n[^\n]*)?)/gm

/** A constant that is an arrow function, or made by a function that makes functions. */
const FUNCTION = /^(?::[^=]*?)? ?=?\s*(?:<[^=]*>)?(?:\(|memoize\w*\(|lazy\(|Effect\.fn)|^: \(/

/** Returns the names that files take from files of other rooms, by the file that has them. */
const namesUsed = (files: ReadonlyArray<SourceFile>): ReadonlyMap<string, ReadonlySet<string>> => {
  const used = new Map<string, Set<string>>()
  for (const { file, text } of files) {
    for (const [, names = "", plain, loaded] of text.matchAll(IMPORT)) {
      const from = join(dirname(file), plain ?? loaded ?? "").replaceAll("\\", "/")
      if (roomOf(from) === roomOf(file)) continue
      const whole = /^\* as (\w+)/.exec(names)?.[1]
      const found =
        whole === undefined
          ? Array.from(names.matchAll(/(?<!\btype )\b(\w+)(?= as \w+| ?[,}])/g), ([, name = ""]) => name)
          : Array.from(text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, "g")), ([, name = ""]) => name)
      used.set(from, new Set([...(used.get(from) ?? []), ...found]))
    }
  }
  return used
}

/** Returns the functions of some rooms that files of other rooms use. */
export const offeredFunctions = (
  files: ReadonlyArray<SourceFile>,
  rooms: ReadonlyArray<string>
): ReadonlyArray<Offered> => {
  const used = namesUsed(files)
  return files
    .filter(({ file }) => rooms.includes(roomOf(file)))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(EXPORT), ({ groups = {} }) => groups)
        .filter(({ name = "" }) => used.get(file)?.has(name))
        .filter(({ form = "", rest = "" }) => form !== "const" || FUNCTION.test(rest))
        .map(({ name = "", comment = "" }) => ({ file, name, comment }))
    )
}
