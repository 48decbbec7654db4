/**
 * Removes from a message what the console writes around it: its kind, its origin, and names from the user's code.
 */

/** The prefix of a message; the colon and the letter case distinguish it from a sentence. */
const KIND = /\b(?:(?:USER |SCRIPT |USER SCRIPT |SHADER )?(?:ERROR|WARNING)|FATAL|Parser? Error|Compile Error): /g

/** The place of the error in a script, in three forms: the user's function is not a name of Godot. */
const SCRIPT_PLACE = new RegExp(
  [
    String.raw`\bat: [^\s()]{1,80} \([^()\n]{1,200}\.(?:gd|cs):\d{1,6}\)`,
    String.raw`(?<![^\s(])[^\s()]{1,200}\.gd:\d{1,6} @ [^\s()]{1,64}\(\):?`,
    String.raw`\bE \d{1,3}:\d\d:\d\d[:.]\d{1,6} {1,8}\w{1,64}: `
  ].join("|"),
  "g"
)
/** Godot 3's form: the function is before the message, and the next line names the file. */
const FORMER =
  /\b(?:(?:USER |SCRIPT )?(?:ERROR|WARNING)): (?<function>[\w:~]{1,80}): (?<message>[^\n]{0,400})\n\s{0,8}At: (?<path>[\w:/\\.-]{1,200}):\d{1,6}\.?/
/** The file of a class of the engine, in a path. */
const ENGINE_FILE = /([a-z0-9_]{1,64})\.(?:cpp|h)$/
/**
 * The place in the engine, in two forms: most files are named after a class, and functions after its methods.
 */
const ENGINE_PLACE = new RegExp(
  [
    String.raw`\bat: (?:(?<called>~?\w{1,64}(?:\[\])?) )?\([\w./\\-]{0,200}?(?<file>[a-z0-9_]{1,64})\.(?:cpp|h):\d{1,6}\)`,
    String.raw`<C\+\+ Source> {0,8}[\w./\\-]{0,200}?(?<source>[a-z0-9_]{1,64})\.(?:cpp|h):\d{1,6} @ (?<function>~?\w{1,64})\(\)`
  ].join("|"),
  "g"
)
/** Matches a function that cleans up when the engine ends. */
const AT_END = /^(?:cleanup|finali[sz]e)$/
/** Matches a function that no script calls: an inner one, or one that cleans up. */
const INNER = /^(?:_|~|operator\b|(?:cleanup|finali[sz]e)$)/
/** Matches files whose class says little about the subject of their inner functions, and files of no class. */
const COMMON = /^(?:node(?:_[23]d)?|object|class_db|variant\w*|error_\w+|main|message_queue|os_\w+)$/

/** Matches the resource cache, which shares its file with Resource and reports when the engine ends. */
const CACHE = /^resource\.clear$/

/** Returns the method that reports an error, or its class alone, where a script can know of it. */
const placeOf = (file: string, method: string): ReadonlyArray<string> => {
  if (file.startsWith("gdscript") || CACHE.test(`${file}.${method}`)) return []
  if (!INNER.test(method) && method !== "") return [`${file}.${method}`]
  return COMMON.test(file) || AT_END.test(method) ? [] : [file]
}

const placeOfEngine = ({ groups = {} }: RegExpMatchArray): ReadonlyArray<string> => {
  const { called, file, function: named, source } = groups
  return placeOf(file ?? source ?? "", called ?? named ?? "")
}

/**
 * Matches items that a message names by path or number: a file, a node in the tree, an object, a method of a script.
 */
const OWN = new RegExp(
  [
    String.raw`\b(?:res|user|uid):\/\/[^\s"'()]{0,200}`,
    String.raw`\/root(?:\/[\w@-]{1,64}){0,20}`,
    String.raw`\b\w{1,64}:(?=<\w{1,64}#)`,
    String.raw`\b[A-Z]\w{0,63}\([\w./-]{1,120}\.(?:gd|cs)\)::\w{1,64}`
  ].join("|"),
  "g"
)

/**
 * Returns the message itself, and the methods of the engine that report it; the whole text if nothing shows that it is
 * from the console.
 *
 * @example
 * withoutConsole('ERROR: Parameter "p" is null.\n   at: get_tree (scene/main/node.h:474)')
 * // { said: 'Parameter "p" is null.', places: ["node.get_tree"] }
 */
export const withoutConsole = (text: string): { readonly said: string; readonly places: ReadonlyArray<string> } => {
  const { function: called = "", message, path = "" } = FORMER.exec(text)?.groups ?? {}
  if (message !== undefined) {
    const file = ENGINE_FILE.exec(path)?.[1]
    const said = message.replace(KIND, "").replace(OWN, "").trim()
    return { said, places: file === undefined ? [] : placeOf(file, called) }
  }
  const said = text.replace(KIND, "").replace(SCRIPT_PLACE, " ").replace(ENGINE_PLACE, "")
  if (said === text) return { said: text, places: [] }
  return { said: said.replace(OWN, "").trim(), places: Array.from(text.matchAll(ENGINE_PLACE), placeOfEngine).flat() }
}
