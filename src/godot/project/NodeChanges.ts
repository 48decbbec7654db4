/**
 * Finds what scripts may do with the nodes of scenes as the game runs: name them, move them, put other scripts on them.
 * It reads the text alone: a mention in a comment counts as a change too, so that in doubt no node is called absent.
 */
import { lazy } from "../../kernel/util/memoize.ts"
import type { NodeChanges } from "../check/CheckInput.ts"

/**
 * Reads the text of a script.
 *
 * @example
 * nodeChanges('node.name = "Row.1"\nadd_child(node, true)')
 * // { givesAnyName: false, givesReadableNames: true, movesNodes: false, changesUniques: false, given: Set { "Row_1" } }
 */
export const nodeChanges = (text: string): NodeChanges => {
  const { given, isKnown } = namesGiven(text)
  return {
    givesAnyName: !isKnown || otherNames.test(text),
    givesReadableNames: namesByClass(text),
    movesNodes: movers.test(text),
    changesUniques: uniques.test(text),
    given
  }
}

/** Joins what the scripts of a project do; C# that adds nodes may give them any name. */
export const joinChanges = (
  scripts: Iterable<{ readonly nodeChanges: () => NodeChanges }>,
  csharp: Iterable<{ readonly words: ReadonlySet<string> }>
): NodeChanges => {
  const all = Array.from(scripts, (one) => one.nodeChanges())
  const isCsharp = Array.from(csharp).some(({ words }) => csharpWords.some((word) => words.has(word)))
  const given = lazy(() => new Set(all.flatMap((one) => [...one.given])))
  return {
    givesAnyName: isCsharp || all.some((one) => one.givesAnyName),
    givesReadableNames: all.some((one) => one.givesReadableNames),
    movesNodes: all.some((one) => one.movesNodes),
    changesUniques: all.some((one) => one.changesUniques),
    get given() {
      return given()
    }
  }
}

/** Methods and properties of C# that add, name or move nodes. */
const csharpWords = ["AddChild", "AddSibling", "Reparent", "Name", "SetName", "Duplicate", "ReplaceBy", "SetScript"]

/** Matches nodes that come from files which are read as the game runs. */
const otherNames = /\b(?:GLTF|FBX)Document\b|\bgenerate_scene\b|\buser:\/\/[^"'\n]{0,200}\.t?scn\b/

const movers =
  /\b(?:reparent|duplicate|remove_child|replace_by|add_sibling|set_script|pack)\b|\bscript\s*=(?!=)|["']script["']/

const uniques = /\bunique_name_in_owner\b|\bset_owner\b|\bowner\s*=(?!=)|["']owner["']/

/** Matches places that may give a node a name, up to the value; `var name = ` declares a variable. */
const naming =
  /\bname(?<!\b(?:var|const)\s{1,9}name)["']?\]?\s*(?<sign>\+?)=(?!=)\s*|\bset(?:_deferred|_indexed)?\s*\(\s*[&^]?["']name["'](?:\s*,)?\s*|\bset_name\b(?:\s*\()?\s*|["'](?:set_)?name["']\s*,\s*/g

/** Matches a value that is one string. */
const plainText = /&?(?<mark>["'])(?<text>(?:(?!\k<mark>)[^\\\n])*)\k<mark>\s*(?=$|[#,;})\]\n])/y

/** Matches a format string that takes numbers alone: `"Row%02d" % i`. */
const numbered = /&?(?<mark>["'])(?<text>(?:(?!\k<mark>)[^\\\n%])*%\d*d)\k<mark>\s*%/y

const namesGiven = (text: string): { readonly given: ReadonlySet<string>; readonly isKnown: boolean } => {
  const given = new Set<string>()
  for (const { 0: all, index, groups } of text.matchAll(naming)) {
    const at = index + all.length
    const plain = groups?.["sign"] === "+" ? undefined : stickyMatch(plainText, text, at)
    if (plain === undefined && stickyMatch(numbered, text, at) === undefined) return { given, isKnown: false }
    if (plain !== undefined) given.add(validName(plain))
  }
  return { given, isKnown: true }
}

const stickyMatch = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.groups?.["text"]
}

/** Writes a name as Godot keeps it: without the characters that paths are made of. */
const validName = (name: string): string => name.replace(/[.:@/"%]/g, "_")

/** Checks whether a call of `add_child` asks for a readable name, or may. */
const namesByClass = (text: string): boolean => {
  for (const { 0: all, index } of text.matchAll(/\badd_(?:child|sibling|child_below_node)\b\s*(?<open>\(?)/g)) {
    const end = index + all.length
    if (all.endsWith("(") ? hasSecond(text, end) : isHandedOn(text, end)) return true
  }
  return false
}

/** Checks whether a method that is not called at once may get a second argument: `add_child.call_deferred(a, true)`. */
const isHandedOn = (text: string, at: number): boolean => /\btrue\b/.test(text.slice(at, at + MAX_ARGUMENTS))

/** Checks whether the arguments from `at` have a second one, other than `false`. */
const hasSecond = (text: string, at: number): boolean => {
  let depth = 0
  for (let i = at; i < Math.min(text.length, at + MAX_ARGUMENTS); i++) {
    const unit = text.charAt(i)
    if ("([{".includes(unit)) depth++
    else if (")]}".includes(unit) && --depth < 0) return false
    else if (unit === "," && depth === 0) return !/^,\s*(?:false\b|\))/.test(text.slice(i, i + 40))
  }
  return true
}

/** Maximum length of the arguments that are looked at, in UTF-16 units. */
const MAX_ARGUMENTS = 400

/**
 * Checks whether a text in quotes has the name as a word, other than a path that a node is got by.
 *
 * @example
 * quotesName('var a = $"Hat"', "Hat") // false
 * quotesName('var a = has_node("Hat")', "Hat") // true
 */
export const quotesName = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const lineStart = text.lastIndexOf("\n", at) + 1
    const before = text.slice(Math.max(lineStart, at - MAX_BEFORE), at)
    const quote = /(?<start>[$%]|\bget_node\(\s*[&^]?)?[&^]?(?<mark>["'])[^"']*$/.exec(before)
    const isWhole = !wordEnd.test(before) && !wordStart.test(text.charAt(at + name.length))
    if (isWhole && quote?.groups?.["mark"] !== undefined && quote.groups["start"] === undefined) return true
  }
  return false
}

/** Matches a text that ends within a word: the `n` of a line end that is written, `\\n`, is no part of one. */
const wordEnd = /(?<!\\[nrt])(?<=[\w\u0080-\uffff])$/
const wordStart = /^[\w\u0080-\uffff]/

/** Maximum number of units before a name in which its quote is looked for. */
const MAX_BEFORE = 200
