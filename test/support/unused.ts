/** Finds unused exports of files. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { type SourceFile, src } from "./imports.ts"

const tests = fileURLToPath(new URL("..", import.meta.url))

/** An import or re-export of a file: its names or `* as` and one name; a loaded one counts as a use of all names. */
const IMPORT = /\b(?:import|export) (?:type )?(\{[^}]*\}|\*(?: as \w+)?) from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g

const EXPORT = /^export (?:abstract )?(?:const|function\*?|class) (\w+)/gm

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "")

/** Returns the names that a text takes from each file it imports; `*` if it may use any. */
const takenBy = (path: string, text: string): ReadonlyArray<readonly [file: string, name: string]> =>
  Array.from(text.matchAll(IMPORT), ([statement, names = "*", plain, loaded]) => {
    const file = relative(src, join(dirname(path), plain ?? loaded ?? "")).replaceAll("\\", "/")
    const whole = statement.startsWith("export") ? undefined : /^\* as (\w+)/.exec(names)?.[1]
    const taken =
      whole !== undefined
        ? Array.from(text.matchAll(new RegExp(`\\b${whole}(?:\\.(\\w+))?`, "g")), ([, name = ""]) => name)
        : names.startsWith("*")
          ? ["*"]
          : Array.from(names.matchAll(/(?:^\{|,)\s*(?:type )?(\w+)/g), ([, name = ""]) => name)
    return taken.map((name) => [file, name] as const)
  }).flat()

/** Returns `file name` of each exported value that no other file takes and its own file does not use. */
export const unusedExports = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const others = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?ts$/.test(file))
    .map((file) => join(tests, file))
  const taken = new Set(
    [
      ...files.map(({ file, text }) => takenBy(join(src, file), text)),
      ...others.map((path) => takenBy(path, readFileSync(path, "utf8")))
    ]
      .flat()
      .map(([file, name]) => `${file} ${name}`)
  )
  return files.flatMap(({ file, text }) => {
    const code = withoutComments(text)
    return Array.from(code.matchAll(EXPORT), ([, name = ""]) => name)
      .filter((name) => !taken.has(`${file} ${name}`) && !taken.has(`${file} *`))
      .filter((name) => Array.from(code.matchAll(new RegExp(`\\b${name}\\b`, "g"))).length < 2)
      .map((name) => `${file} ${name}`)
  })
}
