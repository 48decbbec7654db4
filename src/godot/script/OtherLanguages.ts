/**
 * Lines that belong to another programming language: Python, C#, JavaScript, C, Lua.
 *
 * Used only for lines that cannot be read as GDScript, so a word that is a name elsewhere does no harm.
 */
import type { Span } from "./Position.ts"

/** Advice for a line: the place within it, what GDScript says, and the text for that place where there is one. */
export interface ForeignForm extends Span {
  readonly message: string
  readonly fix?: string
}

interface Form {
  /** Matches the line; the first group is the place. */
  readonly pattern: RegExp
  readonly message: string
  /** The text for the place, made of the groups. */
  readonly fix?: (groups: ReadonlyArray<string>) => string
}

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: "String",
    str: "String",
    double: "float",
    long: "int",
    boolean: "bool",
    list: "Array",
    dict: "Dictionary",
    object: "Object"
  })
)

/** Types that come before a name in other languages. */
const typeWords =
  "(int|float|bool|string|String|double|long|boolean|str|list|dict|object|Vector2|Vector3|Array|Dictionary|Node|Color)"

const isTypeWord = new RegExp(`^${typeWords}$`)

const noFunctions = "GDScript declares a function with func."
export const noReturnColon = "The type that a function returns comes after ->."
const noTypesBefore = "A type comes after the name."
const noExceptions = "GDScript has no exceptions; functions return an Error or null."

const noTuples = "GDScript has no tuples; write an array."

/** A declaration of a variable in the way of C: the whole, its type and its name. */
const typedVariable = ([all = "", type = "", name = ""]: ReadonlyArray<string>): string =>
  `${/\bconst\b/.test(all) ? "const" : "var"} ${name}: ${types.get(type) ?? type}`

/** A part of a line that opens no bracket without closing it. */
const balanced = String.raw`(?:[^()[\]{}]|\([^()]{0,200}\)|\[[^[\]]{0,200}\]|\{[^{}]{0,200}\}){0,200}`

/** Words before a bracket that does not open a call. */
const notCalled = "if|elif|while|for|match|when|and|or|not|in|is|as|return|await|assert|set|get"

/** The beginning of a call, up to one of its arguments: `name(`, `name(first, `. */
const callUpToArgument = String.raw`(?<![\w.])(?!(?:${notCalled})\()[\w.]{1,80}\((?:${balanced},)?`

const forms: ReadonlyArray<Form> = [
  { pattern: /^(def|function|fn|fun|sub)\s+\w/d, message: noFunctions, fix: () => "func" },
  {
    pattern: /^(?:static\s+)?(void\s+\w{1,80})\s*\(/d,
    message: noFunctions,
    fix: ([head = ""]) => head.replace(/^void/, "func")
  },
  {
    pattern: new RegExp(String.raw`^(?:static\s+)?(${typeWords}\s+(\w{1,80}))\s*\([^()]{0,200}\)\s*(?:\{|:|$)`, "d"),
    message: noFunctions,
    fix: ([, , name = ""]) => `func ${name}`
  },
  {
    pattern: new RegExp(
      String.raw`^((?:(?:public|private|protected|internal|static|readonly|const)\s+){1,4}${typeWords}\s+(\w{1,80}))\s*(?:=(?!=)|;|$)`,
      "d"
    ),
    message: noTypesBefore,
    fix: typedVariable
  },
  {
    pattern: /^((?:(?:public|private|protected|internal|override|virtual|async)\s+){1,4}void\s+(\w{1,80}))\s*\(/d,
    message: noFunctions,
    fix: ([, name = ""]) => `func ${name}`
  },
  { pattern: /^(abstract)\s+(?:class|func)\b/d, message: "Write @abstract.", fix: () => "@abstract" },
  {
    pattern:
      /^(?:(?:static\s+)?func\s+\w{1,80}\s*\(.{0,200}|[^()]{0,200})\)\s*(=>)\s*[A-Za-z_][\w.]{0,80}(?:\[[\w., ]{1,80}\])?\s*:/d,
    message: noReturnColon,
    fix: () => "->"
  },
  {
    pattern: /^(?:static\s+)?func\s+\w{1,80}\s*\(.{0,200}\)(\s*:)\s*[A-Za-z_][\w.]{0,80}(?:\[[\w., ]{1,80}\])?\s*:/d,
    message: noReturnColon,
    fix: () => " ->"
  },
  {
    pattern: /^(?:static\s+)?func\s+\w{1,80}\s*\((?:.{0,200}?,\s*)?(\*\*?)\w/d,
    message: "A function takes any number of arguments with ... before the last parameter.",
    fix: () => "..."
  },
  {
    pattern: /^((?:public|private|protected|internal|readonly|async|final|override|virtual)\b)/d,
    message: "GDScript has no such word before a declaration; leave it out."
  },
  { pattern: /^(let|local|auto|val|mut)\s+\w/d, message: "GDScript declares a variable with var.", fix: () => "var" },
  {
    pattern: /^(?:@\w{1,80}(?:\([^()]{0,80}\))?\s+)?var\s+((\w{1,80})\s+([A-Za-z_]\w{0,80}))\s*(?:=(?!=)|$)/d,
    message: "A type comes after the name and a colon.",
    fix: ([, first = "", second = ""]) => {
      const [name, type] = isTypeWord.test(first) ? [second, first] : [first, second]
      return `${name}: ${types.get(type) ?? type}`
    }
  },
  {
    pattern: new RegExp(
      String.raw`^(?:@\w{1,80}(?:\([^()]{0,80}\))?\s+)?((?:const\s+)?${typeWords}(?:\[\])?\s+(\w{1,80}))\s*(?:=(?!=)|;|$)`,
      "d"
    ),
    message: noTypesBefore,
    fix: typedVariable
  },
  {
    pattern: /^((?:List|Array)<(\w{1,80})>\s+(\w{1,80}))\s*(?:=(?!=)|;|$)/d,
    message: noTypesBefore,
    fix: ([, element = "", name = ""]) => `var ${name}: Array[${types.get(element) ?? element}]`
  },
  {
    pattern: new RegExp(
      String.raw`^(?:static\s+)?(?:func|signal)\b[^(]{0,80}\((?:.{0,200}?,)??\s*(${typeWords}\s+(\w{1,80}))\s*[,)=]`,
      "d"
    ),
    message: noTypesBefore,
    fix: ([, type = "", name = ""]) => `${name}: ${types.get(type) ?? type}`
  },
  {
    pattern: /^(?:static\s+)?func\s+\w{1,80}\s*\((self\s*,?\s*)/d,
    message: "A function has self by itself; leave the parameter out.",
    fix: () => ""
  },
  {
    pattern: /^(\w{1,80})\s*:\s*\w{1,80}(?:\[\w{1,80}\])?\s*=(?!=)/d,
    message: "GDScript declares a variable with var.",
    fix: ([name = ""]) => `var ${name}`
  },
  {
    pattern: /^(?:@\w{1,80}\s+)?var\s+\w{1,80}\s*:\s*((\w{1,80})\?)/d,
    message: "A type has no mark for null: objects may be null, other values are Variant then.",
    fix: ([, name = ""]) => name
  },
  {
    pattern: /^(?:var|const)\s+(\w{1,80}\s*,\s*\w{1,80})/d,
    message: "A var declares one variable; write a line for each."
  },
  {
    pattern: /^(?:if|elif|while)\b.{1,300}\s(then|do)\s*$/d,
    message: "A condition ends with a colon.",
    fix: () => ":"
  },
  {
    pattern: /:\s*((Array|List|Dictionary|Dict)<([^<>]{1,80})>)/d,
    message: "The type of the elements goes in square brackets.",
    fix: ([, name = "", elements = ""]) =>
      `${name === "List" ? "Array" : name === "Dict" ? "Dictionary" : name}[${elements}]`
  },
  {
    pattern: /[:>]\s*((\w{1,80})\[\])/d,
    message: "An array of one type is written Array[type].",
    fix: ([, name = ""]) => `Array[${types.get(name) ?? name}]`
  },
  {
    pattern: /\w\)?\s(instanceof)\s\w/d,
    message: "A value is tested for its class with is.",
    fix: () => "is"
  },
  { pattern: /^(foreach)\b/d, message: "GDScript loops over a list with for item in list:", fix: () => "for" },
  {
    pattern: /^(for\s*\(.{0,200})/d,
    message: "GDScript counts with for i in range(n): and loops over a list with for item in list:"
  },
  {
    pattern: /^(for\s+\w{1,80}\s*,\s*\w{1,80})\s+in\b/d,
    message: "A for of GDScript has one variable; take the index with for i in list.size():"
  },
  { pattern: /^(switch)\b/d, message: "Write match.", fix: () => "match" },
  {
    pattern: /^(case\s+)[^:]{1,200}:/d,
    message: "A match in GDScript has no case: write the pattern alone.",
    fix: () => ""
  },
  { pattern: /^(default)\s*:/d, message: "The default pattern is _ in GDScript.", fix: () => "_" },
  { pattern: /^\}?\s*(else\s+if|elseif|elsif)\b/d, message: "Write elif.", fix: () => "elif" },
  { pattern: /^\}?\s*(try|catch|except|finally|throw|raise)\b/d, message: noExceptions },
  {
    pattern: /^(import|using|include|require|from\s+\w{1,80}\s+import)\b/d,
    message: "GDScript has no import: a class_name is known everywhere, another script comes by preload()."
  },
  {
    pattern: /^class\s+(\w{1,80}\s*\(\s*(\w{1,80})\s*\))/d,
    message: "GDScript names the parent of a class with extends.",
    fix: ([all = "", parent = ""]) => `${all.split(/\W/)[0] ?? ""} extends ${parent}`
  },
  { pattern: /^(do)\s*[:{]/d, message: "GDScript has no do; write while true: and break." },
  { pattern: /^(with)\s+\S/d, message: "GDScript has no with; files close by themselves or by close()." },
  { pattern: /^(del)\s+\w/d, message: "GDScript has no del; use erase() or queue_free()." },
  {
    pattern: /^(global|nonlocal)\s+\w/d,
    message: "GDScript needs no such keyword; assign the variable directly."
  },
  { pattern: /^(print)\s+["'\w]/d, message: "print() takes its values in parentheses." },
  {
    pattern: /^(\w{1,80}\s*,\s*\w{1,80})\s*(?:=|$)/d,
    message: "GDScript assigns one value; put several into an array."
  },
  {
    pattern: /^return\s+([^,()[\]{}]{1,80},\s{0,9}[^()[\]{}]{1,80})$/d,
    message: "A function returns one value; put several into an array.",
    fix: ([all = ""]) => `[${all}]`
  },
  {
    pattern: /(?:=|return)\s*(\(([^()[\]{}]{1,80},[^()[\]{}]{1,80})\))$/d,
    message: noTuples,
    fix: ([, items = ""]) => `[${items}]`
  },
  {
    pattern: /(?<![\w.])((?!Dictionary\b)[A-Za-z_][\w.]{0,80}\[[^[\]:]{0,40}:[^[\]:]{0,40}\])/d,
    message: "GDScript has no slices in brackets; an Array has slice(begin, end), a String substr(from, length)."
  },
  {
    pattern:
      /[\w)\]]\s?(\/\/)\s?(?:\d[\w.]{0,20}\s?(?:$|[)\]:+\-*/%<>=]|,.{0,200}[)\]]:?$)|\w{1,40}(?:[.([][\w.()[\]]{0,80}[):\],]{0,5}|[):\],]{1,5})$)/d,
    message: "A division of two int values gives an int in GDScript.",
    fix: () => "/"
  },
  { pattern: /(\/\/|\/\*)/d, message: "A comment begins with #.", fix: () => "#" },
  {
    pattern: /(\bnew\s+([A-Z]\w{0,80}))\s*\(/d,
    message: "GDScript makes an object with new() of the class.",
    fix: ([, name = ""]) => `${name}.new`
  },
  { pattern: /(!==|===)/d, message: "GDScript compares with == and !=.", fix: ([sign = ""]) => sign.slice(0, 2) },
  {
    pattern: /(?:=\s|return\s|\()(([^=?:()]{1,80}?)\s?\?\s([^?:]{1,80}?)\s:\s([^?:()]{1,80}))$/d,
    message: "Write value if condition else other.",
    fix: ([, condition = "", yes = "", no = ""]) => `${yes} if ${condition} else ${no}`
  },
  { pattern: /(\?\?|\?\.)/d, message: "GDScript has no operator for null; write value if value != null else other." },
  { pattern: /(\?)[^:]{1,200}:/d, message: "Write value if condition else other." },
  {
    pattern: /(?<!\w|\bfunc\s{1,9}\w{1,80}\()\(\s*(?:\w{1,80}(?:\s*,\s*\w{1,80}){0,9})?\s*\)\s*(->)/d,
    message: "A lambda is written func(x): return x + 1."
  },
  { pattern: /(~=|<>)/d, message: "GDScript compares with == and !=.", fix: () => "!=" },
  {
    pattern: /\b(([\w.]{1,40}?)\s?\.\.\.?<?\s?([\w.]{1,40}))\s*:?$/d,
    message: "GDScript counts with range(), whose end is left out.",
    fix: ([, from = "", to = ""]) => `range(${from}, ${to})`
  },
  {
    pattern: /^(?=.{0,400}["']).{0,400}?(\.\.)(?!\.|\s{0,9}[\]}])/d,
    message: "GDScript joins strings with +.",
    fix: () => "+"
  },
  {
    pattern: /^(?:if|elif|while)\b[^=!<>]{1,200}\s(=)(?!=)/d,
    message: "A condition compares with ==.",
    fix: () => "=="
  },
  {
    pattern: /^[\w.]{1,80}\s*=\s*[\w.]{1,80}\s*(=)(?!=)/d,
    message: "An assignment is no value; write a line for each."
  },
  {
    pattern: /(\((?:int|float|double|bool|[Ss]tring)\))\s?[\w(]/d,
    message: "A value is converted by a call, such as int(x) or str(x)."
  },
  {
    pattern: new RegExp(
      String.raw`^(?!(?:static|func|signal)\b|.{0,400}(?:\bfunc\b|\{$)).{0,200}?${callUpToArgument}\s?[a-z]\w{0,40}\s?(=)(?!=)`,
      "d"
    ),
    message: "GDScript has no named arguments; give them in their order."
  },
  { pattern: /(=>)/d, message: "A lambda is written func(x): return x + 1." },
  { pattern: /\b(lambda)\b[^:]{0,80}:/d, message: "A lambda is written func(x): return x + 1." },
  { pattern: /(\bf)(?=["'])/d, message: 'GDScript has no f-strings; write "%s" % value or format().' },
  {
    pattern: /\[[^[\]]{1,80}(\sfor\s)\w{1,80}\sin\b/d,
    message: "GDScript has no list comprehensions; use map() and filter()."
  },
  { pattern: /^(\})/d, message: "GDScript has no braces around blocks; they are indented.", fix: () => "" },
  {
    // A dictionary or an enum whose braces are not closed is no block.
    pattern: /(?<![=([{,:]\s{0,9}|\breturn\s{0,9}|^enum\b.{0,80})(\{)$/d,
    message: "A block begins with a colon and is indented.",
    fix: () => ":"
  },
  { pattern: /(`)/d, message: "A string is written in double or single quotes.", fix: () => '"' }
]

/** The groups as the line has them, texts in quotes included. */
const groupsIn = (code: string, { indices = [] }: RegExpExecArray): ReadonlyArray<string> =>
  Array.from(indices)
    .slice(1)
    .map((place) => (place === undefined ? "" : code.slice(place[0], place[1])))

/** Maximum length of a line that is looked at, in UTF-16 units. */
export const MAX_FOREIGN_LINE = 400

/**
 * Returns what a line of another language would be in GDScript; `start` and `end` count from the beginning of `line`.
 *
 * @example
 * foreignForm("\tdef jump():") // { start: 1, end: 4, message: "GDScript declares a function with func.", fix: "func" }
 */
export const foreignForm = (line: string): ForeignForm | undefined => {
  if (line.length > MAX_FOREIGN_LINE) return undefined
  const code = line.trim()
  // Strings are blanked out; offsets stay the same.
  const bare = code.replace(
    /(["'])(?:[^"'\\]|\\.){0,300}\1/g,
    (text, quote: string) => quote + "x".repeat(text.length - 2) + quote
  )
  const indent = line.length - line.trimStart().length
  for (const { pattern, message, fix } of forms) {
    const found = pattern.exec(bare)
    const place = found?.indices?.[1]
    if (found === null || place === undefined) continue
    const span = { start: indent + place[0], end: indent + place[1] }
    return {
      ...span,
      message,
      ...(fix === undefined ? {} : { fix: fix(groupsIn(code, found)) })
    }
  }
  return undefined
}
