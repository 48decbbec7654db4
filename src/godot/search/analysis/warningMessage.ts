/**
 * Reads a warning of the script editor, or of the shader editor, that is pasted as a query:
 * the setting that governs it.
 */

import { lazy } from "../../../kernel/util/memoize.ts"

/**
 * Matches the code of a warning of GDScript where the editor or the debugger writes it:
 * `Line 4 (UNUSED_VARIABLE):The ...`
 */
const CODE =
  /(?:^|\b[Ll]ine \d{1,6}:?|\b[Ww](?:arning|ARNING):?)\s{0,4}\((?<code>[A-Z]{2,16}(?:_[A-Z0-9]{1,16}){1,5})\):|<GDScript Error>\s{0,4}(?<logged>[A-Z]{2,16}(?:_[A-Z0-9]{1,16}){1,5})\b/

/** A name in quotes: `"x"`, `'take_damage()'`. */
const NAME = String.raw`["'\u2018\u2019\u201c\u201d]?@?[A-Za-z_][\w.]{0,63}(?:\(\))?["'\u2018\u2019\u201c\u201d]?`

/** A warning of one of the editors. */
interface Warning {
  /** Words in lower case: each text of the warning has at least one of them. */
  readonly words: ReadonlyArray<string>
  readonly pattern: () => RegExp
  /** Path of the project setting. */
  readonly setting: string
}

/** Returns the longest word that each alternative of a pattern has outside of its groups. */
const wordsOf = (pattern: string): ReadonlyArray<string> => {
  let rest = pattern.replace(/\\.|NAME/g, " ").replace(/\[[^[\]]*\]/g, " ")
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, " ")
  return rest.split("|").map((alternative) => longest(alternative.toLowerCase().match(/[a-z]+/g) ?? []))
}

const longest = (words: ReadonlyArray<string>): string =>
  words.reduce((one, next) => (next.length > one.length ? next : one), "")

const warning = (folder: string, text: string, setting: string): Warning => ({
  words: wordsOf(text),
  pattern: lazy(() => new RegExp(text.replaceAll("NAME", NAME), "i")),
  setting: `debug/${folder}/warnings/${setting}`
})

/** Warnings of GDScript, by the last part of their setting; `NAME` is a name in quotes. */
const ofScripts: ReadonlyArray<Warning> = (
  [
    ["variable NAME (?:is|was) used (?:before being|but never) assigned a value", "unassigned_variable"],
    [
      "NAME is modified with the compound-assignment operator|assignment with operation but the variable NAME",
      "unassigned_variable_op_assign"
    ],
    ["constant NAME is declared but never used in the block", "unused_local_constant"],
    ["class variable NAME is declared but never used in the class", "unused_private_class_variable"],
    ["variable NAME is declared but never used in the script", "unused_class_variable"],
    ["variable NAME is declared but never used in the block", "unused_variable"],
    ["parameter NAME is never used in the function", "unused_parameter"],
    ["argument NAME is never used in the function", "unused_argument"],
    ["signal NAME is declared but never", "unused_signal"],
    [
      "NAME is shadowing an already-declared [a-z ]{0,40}\\bat line \\d{1,6} in the base class",
      "shadowed_variable_base_class"
    ],
    [
      "NAME is shadowing an already-(?:declared|defined) [^\\n]{0,60}?\\b(?:at line|in the current class)",
      "shadowed_variable"
    ],
    ["NAME has the same name as a (?:global|native|built-in (?:function|type))", "shadowed_global_identifier"],
    ["unreachable code \\(statement after return", "unreachable_code"],
    ["unreachable pattern \\(pattern after", "unreachable_pattern"],
    ["standalone expression \\(the line", "standalone_expression"],
    ["standalone ternary (?:conditional )?operator", "standalone_ternary"],
    ["ternary (?:conditional )?operator are not mutually compatible", "incompatible_ternary"],
    ["NAME has no static (?:return )?type", "untyped_declaration"],
    ["NAME has an implicitly inferred static type", "inferred_declaration"],
    ["property NAME is not present on the inferred type", "unsafe_property_access"],
    ["method NAME is not present on the inferred type", "unsafe_method_access"],
    ["casting NAME to NAME is unsafe|value is cast to NAME but has an unknown type", "unsafe_cast"],
    ["requires (?:the subtype|a subtype of the type) NAME but the supertype", "unsafe_call_argument"],
    ["returns NAME but it's trying to return a call", "unsafe_void_return"],
    [
      "NAME returns a value(?: that will be discarded|, but this value is never used)|return value of NAME is discarded",
      "return_value_discarded"
    ],
    ["NAME is a static function but was called from an instance", "static_called_on_instance"],
    ["base class script has the NAME annotation, but this script does not", "missing_tool"],
    ["NAME annotation is redundant because the file does not have a class with static", "redundant_static_unload"],
    [
      "NAME keyword (?:is unnecessary|(?:is )?not needed)[^\\n]{0,40} because the expression isn't a coroutine",
      "redundant_await"
    ],
    ["assert statement is redundant because the expression is always true", "assert_always_true"],
    ["assert statement will raise an error because the expression is always false", "assert_always_false"],
    ["assignment operation, but the function NAME returns void", "void_assignment"],
    ["assigned variable is typed but the function NAME may yield", "function_may_yield"],
    ["integer division[.,] decimal part will be discarded", "integer_division"],
    ["narrowing conversion \\(float is converted to int", "narrowing_conversion"],
    ["integer used when an enum value is expected", "int_as_enum_without_cast"],
    ["as enum NAME: no enum member has matching value", "int_as_enum_without_match"],
    ["NAME has an enum type and does not set an explicit default", "enum_variable_without_default"],
    ["(?:^|[:)]\\s{0,4})empty script file\\.?\\s{0,4}$", "empty_file"],
    ["NAME keyword is deprecated and will be removed", "deprecated_keyword"],
    ["NAME has misleading characters", "confusable_identifier"],
    ["NAME is declared below in the parent block", "confusable_local_declaration"],
    ["NAME will be shadowed below in the block", "confusable_local_usage"],
    ["reassigning lambda capture does not modify", "confusable_capture_reassignment"],
    ["type is being inferred from a variant value", "inference_on_variant"],
    ["NAME overrides a method from native class", "native_method_override"],
    [
      "default value (?:is using|uses) [^\\n]{1,40} which won't return nodes in the scene tree",
      "get_node_default_without_onready"
    ],
    ["NAME will set the default value after NAME takes effect", "onready_with_export"]
  ] as const
).map(([text, setting]) => warning("gdscript", text, setting))

/** Warnings of shaders. */
const ofShaders: ReadonlyArray<Warning> = (
  [
    ["direct floating-point comparison", "float_comparison"],
    ["const NAME is declared but never used", "unused_constant"],
    ["variable NAME is declared but never used\\.", "unused_local_variable"],
    ["function NAME is declared but never used", "unused_function"],
    ["struct NAME is declared but never used", "unused_struct"],
    ["uniform NAME is declared but never used", "unused_uniform"],
    ["varying NAME is declared but never used", "unused_varying"],
    ["assigning the VERTEX position in model space", "magic_position_write"]
  ] as const
).map(([text, setting]) => warning("shader_language", text, setting))

const warnings = [...ofScripts, ...ofShaders]

/** The settings by the names that `@warning_ignore` takes. */
const named: ReadonlyMap<string, string> = new Map(
  warnings.map(({ setting }) => [setting.slice(setting.lastIndexOf("/") + 1), setting])
)

/**
 * Returns the path of the project setting of a warning that is called so, in any letter case.
 *
 * @example settingCalled("UNUSED_VARIABLE") // "debug/gdscript/warnings/unused_variable"
 */
export const settingCalled = (name: string): string | undefined => named.get(name.toLowerCase())

/** Maximum length of the text that is read, in UTF-16 units: warnings are shorter. */
const MAX_LENGTH = 600

/**
 * Returns the path of the project setting that governs a warning; undefined for other texts.
 *
 * @example
 * settingOfWarning("Integer division. Decimal part will be discarded.") // "debug/gdscript/warnings/integer_division"
 */
export const settingOfWarning = (query: string): string | undefined => {
  const text = query.slice(0, MAX_LENGTH)
  const { code, logged } = CODE.exec(text)?.groups ?? {}
  const written = code ?? logged
  if (written !== undefined) return `debug/gdscript/warnings/${written.toLowerCase()}`
  const lower = text.toLowerCase()
  // Few texts have a word of a warning: the patterns of other warnings are not even made.
  return warnings.find(({ words, pattern }) => words.some((word) => lower.includes(word)) && pattern().test(text))
    ?.setting
}
