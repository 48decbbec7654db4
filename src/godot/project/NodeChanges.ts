/**
 * Finds what scripts may do with the nodes of scenes at run time: name them, move them, attach other scripts. It reads
 * only the text: even a mention in a comment may count as a change, so that in doubt no node counts as absent.
 */
import { lazy } from "../../kernel/util/memoize.ts"
import type { NodeChanges } from "../check/CheckInput.ts"

/** The changes that one script may make. */
export interface ScriptChanges extends NodeChanges {
  /** Words of the values that names are computed from, which may be exported variables. */
  readonly sources: ReadonlySet<string>
  /** Names of its exported variables that hold texts. */
  readonly exported: ReadonlySet<string>
}

/**
 * Reads the text of a script.
 *
 * @example
 * const changes = nodeChanges('node.name = "Row.1"\nother.name = "Box" + kind\nadd_child(node, true)')
 * changes.given // Set { "Row_1" }
 * changes.parts // Set { "Box" }
 * changes.givesReadableNames // true
 */
export const nodeChanges = (text: string): ScriptChanges => {
  const { given, parts, sources, computesNames } = namesGiven(text)
  return {
    givesAnyName: otherNames.test(text) || (computesNames && data.test(text)),
    computesNames,
    parts,
    sources,
    exported: new Set(Array.from(text.matchAll(exportedTexts), ([, name = ""]) => name)),
    givesReadableNames: namesByClass(text),
    movesNodes: movers.test(text),
    changesUniques: uniques.test(text),
    given
  }
}

/** Joins what the scripts of a project do; C# that adds nodes may give them any name. */
export const joinChanges = (
  scripts: Iterable<{ readonly nodeChanges: () => ScriptChanges }>,
  csharp: Iterable<{ readonly words: ReadonlySet<string> }>
): NodeChanges => {
  const all = Array.from(scripts, (one) => one.nodeChanges())
  const isCsharp = Array.from(csharp).some(({ words }) => csharpWords.some((word) => words.has(word)))
  const given = lazy(() => new Set(all.flatMap((one) => [...one.given])))
  const parts = lazy(() => new Set(all.flatMap((one) => [...one.parts])))
  const exported = new Set(all.flatMap((one) => [...one.exported]))
  const isExported = (one: ScriptChanges) => Array.from(one.sources).some((word) => exported.has(word))
  return {
    givesAnyName: isCsharp || all.some((one) => one.givesAnyName || isExported(one)),
    computesNames: all.some((one) => one.computesNames),
    get parts() {
      return parts()
    },
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

/** Matches nodes that come from files read at run time. */
const otherNames = /\b(?:GLTF|FBX)Document\b|\bgenerate_scene\b|\buser:\/\/[^"'\n]{0,200}\.t?scn\b/

/** Matches code that reads data: names may be computed from strings that are in no script. */
const data =
  /\b(?:FileAccess|DirAccess|File\.new|Directory\.new|JSON|parse_json|ConfigFile|XMLParser|str_to_var|str2var|bytes_to_var|bytes2var|HTTPRequest|HTTPClient|OS\.execute)\b/

/** Matches exported variables, whose values scenes set, of types that may hold strings. */
const exportedTexts =
  /\bexport[\s(_](?:(?!\bvar\b)[\s\S]){0,200}\bvar[ \t]{1,9}(\w{1,99})\b(?![ \t]{0,9}:[ \t]{0,9}(?:int|float|bool|Color)\b)/g

const movers =
  /\b(?:reparent|duplicate|remove_child|replace_by|add_sibling|set_script|pack)\b|\bscript\s*=(?!=)|["']script["']/

const uniques = /\bunique_name_in_owner\b|\bset_owner\b|\bowner\s*=(?!=)|["']owner["']/

/** Matches places that may give a node a name, up to the value; `var name = ` declares a variable. */
const naming =
  /\bname(?<!\b(?:var|const)\s{1,9}name)(?:["']\])?\s*(?<sign>\+?)=(?!=)\s*|\bset(?:_deferred|_indexed)?\s*\(\s*[&^]?["']name["'](?:\s*,)?\s*|\bset_name\b(?:\s*\()?\s*|["'](?:set_)?name["']\s*,\s*/g

/** Matches a value that is one string. */
const plainText = /&?(?<mark>["'])(?<text>(?:(?!\k<mark>)[^\\\n])*)\k<mark>\s*(?=$|[#,;})\]\n])/y

/** Matches a format string that takes numbers alone: `"Row%02d" % i`. */
const numbered = /&?(?<mark>["'])(?<text>(?:(?!\k<mark>)[^\\\n%])*%\d*d)\k<mark>\s*%/y

/** Returns the names that a script gives to nodes, and the strings and words in the values of computed ones. */
const namesGiven = (text: string) => {
  const given = new Set<string>()
  const parts = new Set<string>()
  const sources = new Set<string>()
  let computesNames = false
  for (const { 0: all, index, groups } of text.matchAll(naming)) {
    if (isWithinText(text, index) || isLocal(text, index)) continue
    const at = index + all.length
    const plain = groups?.["sign"] === "+" ? undefined : stickyMatch(plainText, text, at)
    if (plain !== undefined) given.add(validName(plain))
    else if (stickyMatch(numbered, text, at) === undefined) {
      computesNames = true
      const value = text.slice(at, statementEnd(text, at))
      for (const [quoted] of value.matchAll(quotedText))
        for (const part of quoted.slice(1, -1).split(placeholder)) if (/\w/.test(part)) parts.add(validName(part))
      for (const [word] of value.replace(quotedText, "").matchAll(/[A-Za-z_]\w{0,99}/g)) sources.add(word)
    }
  }
  return { given, parts, sources, computesNames }
}

/** Checks whether a place is within a string or a comment that begins on its line: `tag += ' name="%s"' % title`. */
const isWithinText = (text: string, at: number): boolean => {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1
  // In `n["name"] = kind` the string is only a key.
  const before = text.slice(lineStart, /["']/.test(text.charAt(at - 1)) ? at - 1 : at)
  return before.length < MAX_BEFORE && /["'#]/.test(before.replace(quotedText, ""))
}

/**
 * Checks whether the `name` at a place is a variable or a parameter of the function: no line between it and the
 * declaration is indented less.
 */
const isLocal = (text: string, at: number): boolean => {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1
  if (!/^name\b/.test(text.slice(at, at + 5)) || !/^\s*$/.test(text.slice(lineStart, at))) return false
  let outermost = at - lineStart
  let end = lineStart - 1
  for (let lines = 0; end > 0 && lines < MAX_LINES; lines++) {
    const start = text.lastIndexOf("\n", end - 1) + 1
    const line = text.slice(start, end)
    const indent = line.search(/\S/)
    end = start - 1
    if (indent === -1 || indent > outermost) continue
    if (/^var\s+name\b/.test(line.slice(indent))) return true
    if (indent < outermost && /^for\s+name\b/.test(line.slice(indent))) return true
    outermost = indent
    const head = /^(?:static\s+)?func\b[^(]*\((.*)$/.exec(line.slice(indent))
    if (head !== null) return /(?:^|,)\s*name\s*(?:[,:=)]|$)/.test(head[1] ?? "")
  }
  return false
}

/** Maximum number of lines before a use that are searched for its declaration. */
const MAX_LINES = 200

const quotedText = /"[^"\n]{0,400}"|'[^'\n]{0,400}'/g
const placeholder = /%[-+\d.*]{0,9}[a-z]|\{\w{0,99}\}/

/** Returns the end of the statement that continues at an offset: that of the line, unless a bracket is open there. */
const statementEnd = (text: string, from: number): number => {
  let depth = 0
  const end = Math.min(text.length, from + MAX_ARGUMENTS)
  for (let at = from; at < end; at++) {
    const unit = text.charAt(at)
    if ("([{".includes(unit)) depth++
    else if (")]}".includes(unit)) depth--
    else if (unit === "\n" && depth <= 0 && text.charAt(at - 1) !== "\\") return at
  }
  return end
}

const stickyMatch = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.groups?.["text"]
}

/** Writes a name as Godot stores it: without the characters that have a meaning in paths. */
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
 * Checks whether a string contains the name as a word, other than in the path of a node.
 *
 * @example
 * quotesName('var a = $"Hat"', "Hat") // false
 * quotesName('var a = has_node("Hat")', "Hat") // true
 */
export const quotesName = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    if (isQuoted(text, at, at + name.length)) return true
  return false
}

/** Checks whether the part of a text from `at` to `end` is a whole word in quotes, other than in a path of a node. */
const isQuoted = (text: string, at: number, end: number): boolean => {
  const lineStart = text.lastIndexOf("\n", at) + 1
  const before = text.slice(Math.max(lineStart, at - MAX_BEFORE), at)
  const quote = /(?<start>[$%]|\bget_node\(\s*[&^]?)?[&^]?(?<mark>["'])[^"']*$/.exec(before)
  const isWhole = !wordEnd.test(before) && !wordStart.test(text.charAt(end))
  return isWhole && quote?.groups?.["mark"] !== undefined && quote.groups["start"] === undefined
}

/**
 * Returns a pattern of the ways to write a name in other cases: `long_sword`, `LONG SWORD` and `longSword` for
 * `LongSword2`. A number at its end is left out.
 */
export const spellingsOf = (name: string): RegExp => {
  const parts = name.replace(/(?<!\d)\d+$/, "").match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W_]+|[^\w\s-]/g) ?? [name]
  return new RegExp(parts.map((part) => part.replace(/\W/g, "\\$&")).join("[_\\s-]{0,3}"), "gi")
}

/**
 * Checks whether a text has one of the spellings of a name in quotes, or in capitals as the value of an enum.
 *
 * @example
 * spells("enum Arm { LONG_SWORD }", spellingsOf("LongSword")) // true
 * spells("var a = $LongSword", spellingsOf("LongSword")) // false
 */
export const spells = (text: string, spellings: RegExp): boolean => {
  for (const { 0: found, index } of text.matchAll(spellings)) {
    const end = index + found.length
    const isConstant = found === found.toUpperCase() && found !== found.toLowerCase()
    if (isConstant && !/[\w$%/"']/.test(text.charAt(index - 1)) && !/\w/.test(text.charAt(end))) return true
    if (isQuoted(text, index, end)) return true
  }
  return false
}

/** Matches a text that ends within a word: the `n` of an escaped line end, `\\n`, is not part of one. */
const wordEnd = /(?<!\\[nrt])(?<=[\w\u0080-\uffff])$/
const wordStart = /^[\w\u0080-\uffff]/

/** Maximum number of units before a name that are searched for its quote. */
const MAX_BEFORE = 200
