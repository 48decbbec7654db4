/** Operators, literals, calls and blocks of other languages, anywhere in a line. */
import type { Form } from "./Form.ts"

/** Matches a part of a line with balanced brackets. */
const balanced = String.raw`(?:[^()[\]{}]|\([^()]{0,200}\)|\[[^[\]]{0,200}\]|\{[^{}]{0,200}\}){0,200}`

/** Words before a parenthesis that does not open a call. */
const notCalled = "if|elif|while|for|match|when|and|or|not|in|is|as|return|await|assert|set|get"

/** The beginning of a call, up to one of its arguments: `name(`, `name(first, `. */
const callUpToArgument = String.raw`(?<![\w.])(?!(?:${notCalled})\()[\w.]{1,80}\((?:${balanced},)?`

/** Writes the text of JavaScript's template literal as a format string: `"hp %s" % [hp]` for `hp ${hp}`. */
const formatString = (template: string): string => {
  const values = Array.from(template.matchAll(/\$\{([^{}]*)\}/g), ([, value = ""]) => value.trim())
  const text = `"${template.replace(/\$\{[^{}]*\}/g, "%s")}"`
  return values.length === 0 ? text : `${text} % [${values.join(", ")}]`
}

const NO_TUPLES = "GDScript has no tuples; a vector is written Vector2(x, y) or Vector3(x, y, z)."

/** Two or three values that are assigned to a name for a vector. */
const vectorValue = ([, items = "", third]: ReadonlyArray<string>): string =>
  `${third === undefined || third === "" ? "Vector2" : "Vector3"}(${items})`

const toVector = String.raw`(?:position|scale|offset|velocity|direction|size|origin|motion|pos)\s?[-+*/]?=\s*`
const item = String.raw`[^()[\]{},="']{1,60}`
const twoOrThree = `(${item},${item}(,${item})?)`

const LAMBDA = "A lambda is written func(x): return x + 1."
const NO_LAMBDAS = "Godot 3 has no lambdas; pass the name of a method instead."

/** Returns a form with the advice for each version of GDScript; Godot 3 has no name that a fix could write. */
const inEach = (form: Form, older: string): ReadonlyArray<Form> => [
  { ...form, dialect: 4 },
  { pattern: form.pattern, message: older, dialect: 3 }
]

/** Writes the head of a lambda from its parameters: `x` and `(x, y)` of JavaScript, `x, y` of Python. */
const lambdaHead = ([, parameters = ""]: ReadonlyArray<string>): string =>
  `func(${parameters.trim().replace(/^\(|\)$/g, "")}): return`

export const expressions: ReadonlyArray<Form> = [
  {
    pattern: /(?<=[=(,]\s?)(([A-Za-z_]\w{0,80}|\([\w, ]{0,80}\))\s?=>)\s[^{}\s]/d,
    message: LAMBDA,
    dialect: 4,
    fix: lambdaHead
  },
  { pattern: /(?<!\w)(lambda\b([\w, ]{0,80}):)\s?\S/d, message: LAMBDA, dialect: 4, fix: lambdaHead },
  {
    pattern: /\w\)?\s(instanceof)\s\w/d,
    message: "Test the class of a value with is.",
    fix: () => "is"
  },
  { pattern: new RegExp(String.raw`${toVector}(\(${twoOrThree}\))$`, "d"), message: NO_TUPLES, fix: vectorValue },
  {
    pattern: new RegExp(`^[\\w.]{0,80}${toVector}(${twoOrThree})$`, "d"),
    message: NO_TUPLES,
    fix: vectorValue
  },
  {
    pattern: /(?:=|return)\s*(\(([^()[\]{}]{1,80},[^()[\]{}]{1,80})\))$/d,
    message: "GDScript has no tuples; write an array.",
    fix: ([, items = ""]) => `[${items}]`
  },
  {
    pattern: /(?<![\w.])((?!Dictionary\b)[A-Za-z_][\w.]{0,80}\[[^[\]:]{0,40}:[^[\]:]{0,40}\])/d,
    message: "GDScript has no slice syntax; use slice(begin, end) of an Array, substr(from, length) of a String."
  },
  {
    pattern:
      /[\w)\]]\s?(\/\/)\s?(?:\d[\w.]{0,20}\s?(?:$|[)\]:+\-*/%<>=]|,.{0,200}[)\]]:?$)|\w{1,40}(?:[.([][\w.()[\]]{0,80}[):\],]{0,5}|[):\],]{1,5})$)/d,
    message: "In GDScript, int / int gives an int.",
    fix: () => "/"
  },
  {
    pattern: /^[\w.[\]]{1,80}\s?(\/\/=)/d,
    message: "In GDScript, int / int gives an int.",
    fix: () => "/="
  },
  ...inEach(
    {
      // A rest parameter is no spread: func(...args).
      pattern: new RegExp(String.raw`(?<!\bfunc\s{0,9}\w{0,80})[[{(](?:${balanced},)?\s?(\.\.\.|\*\*?)[\w[{]`, "d"),
      message: "GDScript does not spread values: use append_array(), merge() or callv()."
    },
    "GDScript does not spread values: add arrays with +, copy a dictionary in a loop, or use callv()."
  ),
  { pattern: /(\/\/|\/\*)/d, message: "A comment begins with #.", fix: () => "#" },
  {
    pattern: /(\bnew\s+([A-Z]\w{0,80}))\s*\(/d,
    message: "GDScript creates an object with new() of the class.",
    fix: ([, name = ""]) => `${name}.new`
  },
  { pattern: /(!==|===)/d, message: "GDScript compares with == and !=.", fix: ([sign = ""]) => sign.slice(0, 2) },
  {
    pattern: /(?:=\s|return\s|\()(([^=?:()]{1,80}?)\s?\?\s([^?:]{1,80}?)\s:\s([^?:()]{1,80}))$/d,
    message: "Write value if condition else other.",
    fix: ([, condition = "", yes = "", no = ""]) => `${yes} if ${condition} else ${no}`
  },
  { pattern: /(\?\?|\?\.)/d, message: "GDScript has no null operator; write value if value != null else other." },
  { pattern: /(\?)[^:]{1,200}:/d, message: "Write value if condition else other." },
  ...inEach(
    {
      pattern: /(?<!\w|\bfunc\s{1,9}\w{1,80}\()\(\s*(?:\w{1,80}(?:\s*,\s*\w{1,80}){0,9})?\s*\)\s*(->)/d,
      message: LAMBDA
    },
    NO_LAMBDAS
  ),
  { pattern: /(~=|<>)/d, message: "GDScript compares with == and !=.", fix: () => "!=" },
  {
    pattern: /\b(([\w.]{1,40}?)\s?\.\.\.?<?\s?([\w.]{1,40}))\s*:?$/d,
    message: "GDScript counts with range(), which excludes its end.",
    fix: ([, from = "", to = ""]) => `range(${from}, ${to})`
  },
  {
    pattern: /^(?=.{0,400}["']).{0,400}?(\.\.)(?!\.|\s{0,9}[\]}])/d,
    message: "GDScript joins strings with +.",
    fix: () => "+"
  },
  {
    pattern: /^(?:if|elif|while)\b[^=!<>]{1,200}\s(=[<>])/d,
    message: "GDScript compares with <= and >=.",
    fix: ([sign = ""]) => `${sign.charAt(1)}=`
  },
  {
    pattern: /^(?:if|elif|while)\b[^=!<>]{1,200}\s(=)(?!=)/d,
    message: "A condition compares with ==.",
    fix: () => "=="
  },
  {
    pattern: /^(?:var\s+)?[\w.]{1,80}\s*=\s*[\w.]{1,80}\s*(=)(?!=)/d,
    message: "An assignment is not a value; write a line for each."
  },
  {
    pattern: /(\((?:int|float|double|bool|[Ss]tring)\))\s?[\w(]/d,
    message: "Convert a value with a call, such as int(x) or str(x)."
  },
  {
    pattern: new RegExp(
      String.raw`^(?!(?:static|func|signal)\b|.{0,400}(?:\bfunc\b|\{$)).{0,200}?${callUpToArgument}\s?[a-z]\w{0,40}\s?(=)(?![=>])`,
      "d"
    ),
    message: "GDScript has no named arguments; pass them in order."
  },
  {
    pattern: /(?<![\w.])((\d[\d_]{0,20}(?:\.\d{0,20})?|\.\d{1,20})[fFdDmMlL])\b/d,
    message: "A number has no suffix in GDScript.",
    fix: ([, number = ""]) => number
  },
  ...inEach({ pattern: /(=>)/d, message: LAMBDA }, NO_LAMBDAS),
  ...inEach({ pattern: /\b(lambda)\b[^:]{0,80}:/d, message: LAMBDA }, NO_LAMBDAS),
  { pattern: /(\bf)(?=["'])/d, message: 'GDScript has no f-strings; write "%s" % value or format().' },
  {
    pattern: new RegExp(String.raw`[[({]${balanced}(\sfor\s)\(?\w{1,80}(?:\s?,\s?\w{1,80})?\)?\sin\b`, "d"),
    message: "GDScript has no list comprehensions; use map() and filter()."
  },
  { pattern: /^(\})/d, message: "GDScript has no braces around blocks; they are indented.", fix: () => "" },
  {
    // A dictionary or an enum whose braces are not closed is no block.
    pattern: /(?<![=([{,:]\s{0,9}|\breturn\s{0,9}|^enum\b.{0,80})(\{)$/d,
    message: "A block begins with a colon and must be indented.",
    fix: () => ":"
  },
  {
    pattern: /(`[^`"\\%]{0,200}`)/d,
    message: "A string is written in double or single quotes.",
    fix: ([template = ""]) => formatString(template.slice(1, -1))
  },
  { pattern: /(`)/d, message: "A string is written in double or single quotes." }
]
