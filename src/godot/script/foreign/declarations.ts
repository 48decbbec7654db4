/** Functions, variables and types as other languages declare them. */
import type { Form } from "./Form.ts"

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

/** A declaration of a variable in the way of C: the whole, its type and its name. */
const typedVariable = ([all = "", type = "", name = ""]: ReadonlyArray<string>): string =>
  `${/\bconst\b/.test(all) ? "const" : "var"} ${name}: ${types.get(type) ?? type}`

export const declarations: ReadonlyArray<Form> = [
  {
    pattern: /^((?:async\s+)?def\s+(\w{1,80})\s*\(\s*self\b\s*,?\s*)/d,
    message: "GDScript declares a function with func; self is always available.",
    fix: ([, name = ""]) => `func ${name === "__init__" ? "_init" : name}(`
  },
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
    message: "Write ... before the last parameter to take any number of arguments.",
    fix: () => "..."
  },
  {
    pattern: /^((?:public|private|protected|internal|readonly|async|final|override|virtual)\b)/d,
    message: "GDScript has no such modifier; leave it out."
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
    message: "self is always available; leave the parameter out.",
    fix: () => ""
  },
  {
    pattern: /^(\w{1,80})\s*:\s*\w{1,80}(?:\[\w{1,80}\])?\s*=(?!=)/d,
    message: "GDScript declares a variable with var.",
    fix: ([name = ""]) => `var ${name}`
  },
  {
    pattern:
      /^(?:@\w{1,80}\s+)?var\s+\w{1,80}\s*:\s*((?:bool|int|float|String(?:Name)?|Vector\d\w?|Color|Array|Dictionary)\?)\s*=\s*null\b/d,
    message: "GDScript has no nullable types: a value that may be null is a Variant.",
    fix: () => "Variant"
  },
  {
    pattern: /^(?:@\w{1,80}\s+)?var\s+\w{1,80}\s*:\s*((\w{1,80})\?)/d,
    message: "GDScript has no nullable types: objects can be null; for other values use Variant.",
    fix: ([, name = ""]) => name
  },
  {
    pattern: /^(?:var|const)\s+(\w{1,80}\s*,\s*\w{1,80})/d,
    message: "A var declares one variable; write a line for each."
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
  }
]
