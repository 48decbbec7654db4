/**
 * Reads the `@example` parts of comments in src/ and runs them.
 *
 * A line `CALL // VALUE` states the result of a call. In VALUE, `...` is an omitted part, also within a string; text
 * after a colon or semicolon is an explanation. A comment that is no expression is only for people.
 */
import { join } from "node:path"
import { inspect, isDeepStrictEqual } from "node:util"
import * as effect from "effect"
import { Equal, Predicate } from "effect"
import { transformSync } from "esbuild"
import { of as searcherOf } from "../../src/godot/search/Searcher.ts"
import { lazy } from "../../src/kernel/util/memoize.ts"
import { runSync } from "../../src/kernel/util/TimeSlices.ts"
import { type SourceFile, src } from "./imports.ts"
import { documents, indexOfFolder } from "./searchIndex.ts"

/** The example of one declaration. */
export interface DocExample {
  readonly of: SourceFile
  /** Name of the declaration below the comment. */
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*?@example(?:(?!\*\/)[\s\S])*?)\*\/\n([^\n]*)/g
const DECLARATION = /(?:const|function\*?|class|interface|type) (\w+)/

/** Returns the examples of a file. */
export const examplesIn = (of: SourceFile): ReadonlyArray<DocExample> =>
  Array.from(of.text.matchAll(COMMENT), ([, comment = "", below = ""]) => {
    const lines: Array<string> = []
    let isInside = false
    for (const line of comment.split("\n").map((one) => one.replace(/^\s*\*? ?/, ""))) {
      const tag = /^@(\w+)\s*/.exec(line)
      if (tag !== null) isInside = tag[1] === "example"
      const words = tag === null ? line : line.slice(tag[0].length)
      // A comment cannot hold its own end.
      if (isInside && words.trim() !== "") lines.push(words.replaceAll("*\\/", "*/"))
    }
    return { of, name: DECLARATION.exec(below)?.[1] ?? "", lines }
  })

const isJavaScript = (code: string): boolean => {
  try {
    new Function(code)
    return true
  } catch {
    return false
  }
}

/** Removes the types; undefined if it is no TypeScript. Most lines have none, and esbuild takes a millisecond. */
const javaScriptOf = (code: string): string | undefined => {
  if (isJavaScript(code)) return code
  try {
    return transformSync(code, { loader: "ts" }).code
  } catch {
    return undefined
  }
}

const compiles = (code: string): boolean => javaScriptOf(code) !== undefined

/** A statement of an example, and the comment behind or below it. */
interface Statement {
  readonly code: string
  readonly comment: string
}

/** Splits a line into code and the comment at its end; `//` in a string is none. */
const parted = (line: string): Statement => {
  for (const { index } of line.matchAll(/(?:^|\s+)\/\/ /g)) {
    const code = line.slice(0, index)
    if (compiles(code) || compiles(`(${code})`)) return { code, comment: line.slice(line.indexOf("// ", index) + 3) }
  }
  return { code: line, comment: "" }
}

const statementsOf = (lines: ReadonlyArray<string>): ReadonlyArray<Statement> => {
  const done: Array<Statement> = []
  let open = ""
  for (const { code, comment } of lines.map(parted)) {
    const above = done.at(-1)
    if (code === "" && above !== undefined) {
      done[done.length - 1] = { ...above, comment: `${above.comment}\n${comment}`.trim() }
      continue
    }
    open = `${open}\n${code}`.trimStart()
    if (open === "" || !compiles(open)) continue
    done.push({ code: open, comment })
    open = ""
  }
  return open === "" ? done : [...done, { code: open, comment: "" }]
}

/** Stands in a value for the parts that `...` leaves out. */
const REST = Symbol("rest")

const TEXT_OR_BRACKET = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[[\]{}]|\.\.\.(?=\s*[\]},])/g

/** Returns the expression at the beginning of a comment, `REST` in place of parts that are left out. */
const expressionOf = (comment: string): string | undefined => {
  const open: Array<string> = []
  const marked = comment.replace(TEXT_OR_BRACKET, (found) => {
    if (found === "...") return open.at(-1) === "[" ? "REST" : "[REST]: REST"
    if (/[[{]/.test(found)) open.push(found)
    else if (/^[\]}]/.test(found)) open.pop()
    return found
  })
  const ends = Array.from(marked.matchAll(/[:;] |$/g), ({ index }) => index).reverse()
  return ends.map((end) => marked.slice(0, end)).find((part) => part !== "" && compiles(`(${part})`))
}

export type Verdict =
  | { readonly _tag: "Holds"; readonly checked: number }
  | { readonly _tag: "Wrong"; readonly message: string }
  | { readonly _tag: "NotRun"; readonly reason: string }

/** Exports of a file, each by its name and all as a module. */
const exportsOf = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const exports = (await import(join(src, file))) as Readonly<Record<string, unknown>>
  return { [/(\w+)\.ts$/.exec(file)?.[1] ?? ""]: exports, ...exports }
}

/** Parts of the starter reference, by the names under which examples speak of a reference. */
const starter = lazy(() => {
  const folder = join(src, "../doc/classes")
  const index = indexOfFolder(folder)
  const node = documents(folder).find(({ name }) => name === "Node")
  return { index, symbols: index.symbols, searcher: searcherOf(index), node }
})

/** Name of the comparison in a script that is run, which no example has for anything of its own. */
const COMPARE = "$compare"

/**
 * Runs an example with what its file exports and imports, Effect, and the starter reference; one that names anything
 * else is not run.
 */
export const run = async ({ of, lines }: DocExample): Promise<Verdict> => {
  const code = statementsOf(lines).map(({ code, comment }) => {
    const expected = expressionOf(comment)
    const isCall = expected !== undefined && compiles(`(${code})`)
    return isCall ? `${COMPARE}((${code}), (${expected}), ${JSON.stringify(comment)})` : code
  })
  const script = javaScriptOf(code.join("\n;"))
  if (script === undefined) return { _tag: "NotRun", reason: "it leaves something out" }
  const imported = await Promise.all([...of.files, of.file].map(exportsOf))
  const faults: Array<string> = []
  let checked = 0
  const compare = (actual: unknown, expected: unknown, said: string): void => {
    checked++
    if (!gives(actual, expected, said))
      faults.push(`${inspect(actual, { depth: 4, maxArrayLength: 10, maxStringLength: 300 })} is not ${said}`)
  }
  const scope = Object.assign({ ...effect, ...starter(), runSync, TimeSlices: { runSync } }, ...imported, {
    REST,
    [COMPARE]: compare
  })
  try {
    new Function(...Object.keys(scope), script)(...Object.values(scope))
  } catch (error) {
    if (error instanceof ReferenceError) return { _tag: "NotRun", reason: error.message }
    return { _tag: "Wrong", message: String(error) }
  }
  return faults.length > 0 ? { _tag: "Wrong", message: faults.join("; ") } : { _tag: "Holds", checked }
}

/** Compares a value with a comment; a number is compared to its written precision. */
const gives = (actual: unknown, expected: unknown, said: string): boolean => {
  const digits = /^-?\d+\.(\d+)$/.exec(said)?.[1]?.length
  return digits !== undefined && typeof actual === "number" ? actual.toFixed(digits) === said : agrees(actual, expected)
}

const agrees = (actual: unknown, expected: unknown): boolean => {
  if (expected === REST) return true
  if (typeof expected === "string" && typeof actual === "string" && expected.includes("...")) {
    const [before = "", after = ""] = expected.split("...")
    return actual === expected || (actual.startsWith(before) && actual.endsWith(after))
  }
  if (Array.isArray(expected)) {
    if (!isArrayLike(actual)) return false
    const wanted = expected.at(-1) === REST ? expected.slice(0, -1) : expected
    const isLong = expected.length === wanted.length ? actual.length === wanted.length : actual.length >= wanted.length
    return isLong && wanted.every((one, i) => agrees(actual[i], one))
  }
  if (Predicate.isRecord(expected) && Object.getPrototypeOf(expected) === Object.prototype) {
    if (!Predicate.isRecord(actual)) return false
    const keys = REST in expected ? Object.keys(expected) : [...Object.keys(expected), ...Object.keys(actual)]
    return keys.every((key) => agrees(actual[key], expected[key]))
  }
  return isDeepStrictEqual(actual, expected) || Equal.equals(actual, expected)
}

const isArrayLike = (value: unknown): value is ArrayLike<unknown> => Array.isArray(value) || ArrayBuffer.isView(value)
