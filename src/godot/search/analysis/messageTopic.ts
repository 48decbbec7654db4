/**
 * Recognises messages of the console about how code is written or which files there are,
 * and not about a name of a reference.
 */
import { hasOwnSubject } from "./errorMessage.ts"

/**
 * What such a message is about: how a script or a shader is written, another script that does not load, a file of the
 * project, or code in C#.
 */
export type Topic = "script" | "shader" | "otherScript" | "projectFile" | "csharp"

/** Matches the name of an annotation, which is one of the reference. */
const ANNOTATION = /["'`]@\w/

/** Matches the names of Godot's other parsers and their formats, such as `JSON.parse`. */
const OTHER_PARSER = /\b(?:json|xml|csv|config ?file|expression\.)/i

const SIGN = String.raw`["'\`][^\w\s]{1,3}["'\`]`
const KEYWORD = String.raw`["'\`](?:else|func|var|in|get|set|get\(\)|get\(|for|if|while|static|as|is|not|when|class|class_name|extends|enum|match|const|signal|pass|super)["'\`]`
/** What the parser of GDScript expects by its name. */
const EXPECTED = [
  "(?:constant |conditional |grouping )?expression",
  "statement",
  "end of (?:statement|file|indented block)",
  "indented block",
  "(?:a |closing |opening )?(?:new ?line|indentation|unindent)",
  "(?:variable|constant|function|parameter|loop variable|property|superclass|signal|signal parameter|enum|class|bind|inner type|getter function|setter function) name",
  "identifier (?:for|after)",
  "(?:return )?type (?:specifier|for collection|or)",
  "(?:initializer|iterable)"
].join("|")

/** Messages about how a script is written. */
const ofScripts = [
  String.raw`\bexpected (?:an? |closing |opening )?${SIGN}`,
  String.raw`\bexpected (?:closing |opening )?${KEYWORD}`,
  String.raw`\bexpected (?:an? )?(?:${EXPECTED})\b`,
  String.raw`\bunexpected (?:["'\`][^"'\n]{1,40}["'\`] in (?:class body|source)|(?:standalone )?annotation\b|identifier ["']|(?:indent|unindent|indentation|dedent)\b|token\b|end of (?:file|string)\b(?! +(?:at|during|for|from|in (?:an?|my|the)|on|when|while|with)\b))`,
  String.raw`\bunindent(?: amount)? (?:doesn['\u2019]t|does not) match\b`,
  String.raw`\bmixed (?:use of )?tabs and spaces\b|\binconsistent use of tabs\b|\bused (?:tab|space)s? (?:character )?for indentation\b`,
  String.raw`\bnot all code paths return a value\b`,
  String.raw`\bunterminated string\b|\binvalid (?:escape in string|numeric notation)\b`,
  String.raw`\bclosing ["'].["'] doesn['\u2019]t (?:have|match)\b`,
  String.raw`\bcannot use ["'\`](?:super\(\)|super|break|continue|self|extends)["'\`] `,
  String.raw`\bcannot use implicit ["'\`]super["'\`]`,
  String.raw`\bcannot have (?:mandatory )?parameters after\b`,
  String.raw`(?:\busing ["'\`]match["'\`] )?\bwith more than one ["'\`]\.\.["'\`] pattern\b|\bvariable bind with multiple patterns\b`,
  String.raw`\bcannot assign a new value to a (?:constant|read-only)\b`,
  String.raw`\bcan be used as assignment target\b`,
  String.raw`\b(?:lambda )?function must (?:either )?have a ["'\`]:["'\`] followed by a body\b`,
  String.raw`["'\`](?:class_name|extends)["'\`] can only be used once\b`,
  String.raw`\bmisplaced: (?:extends|class_name)\b`,
  String.raw`\b(?:void function|constructor) cannot return a value\b`,
  String.raw`\b(?:bad address index|internal script error)\b`
]

/** Messages about how a shader is written. */
const ofShaders = [
  String.raw`\bconstants cannot be modified\b`,
  String.raw`\binvalid (?:arguments|argument) (?:to|for) operator ["'][^\w\s"']{1,3}["']: ["'](?:[biu]?vec[234]|mat[234]|float|int|uint|bool|sampler\w{2,12})\b`,
  String.raw`\binvalid assignment of ["'](?:[biu]?vec[234]|mat[234]|float|int|uint|bool)\b`,
  String.raw`\bexpected an? ["'][;{}()=,.]["']`,
  String.raw`\bexpected at least one ["']return["'] statement\b`
]

/** Messages about another script that does not load. */
const ofOtherScripts = [
  String.raw`\bcould not resolve (?:class|script|super class|inheritance|external class member|type for|datatype|function|member)\b`,
  String.raw`\bcould not (?:parse|load|populate)[^\n]{0,24} (?:base|global) class\b`,
  String.raw`\bfailed to load script ["'][^"'\n]{1,200}["'] with error\b`,
  String.raw`\bcyclic (?:inheritance|class reference)\b`,
  String.raw`\b(?:preload|constant value uses)[^\n]{0,40} ["'][^"'\n]{1,200}["'] which is loaded but not compiled\b`
]

/** Messages about where the settings of the project lead. */
const ofProjectFiles = [String.raw`\bfailed to (?:instantiate|create) an autoload\b`]

/** Matches the number of a message of the generators of Godot's code in C#. */
const OF_CSHARP = /\bGD0[0-9]{3}\b/

const anyOf = (patterns: ReadonlyArray<string>): RegExp => new RegExp(patterns.join("|"), "i")

const topics: ReadonlyArray<readonly [topic: Topic, pattern: RegExp]> = [
  ["otherScript", anyOf(ofOtherScripts)],
  ["projectFile", anyOf(ofProjectFiles)],
  ["shader", anyOf(ofShaders)],
  ["script", anyOf(ofScripts)]
]

/** Matches places in scripts and in the engine: `res://a.gd`, `GDScript::reload`, `a.gd`. */
const PLACES = /\b(?:res|user):\/\/[^\s"']{1,200}|\b[a-z]\w{0,63}::\w{1,63}|\b\w{1,64}\.(?:gd|cs|gdshader)\b/gi

/**
 * Words that may come before a message, besides its place. With any other word it is part of a sentence.
 */
const BEFORE: ReadonlySet<string> = new Set(
  `at col column compile do does error errors fix gdscript get getting godot how i in is line mean my parse parser
  parsing script shader source the to user warning what why with`.split(/\s+/)
)

/** Checks whether a text before a message has no words but those that may stand there. */
const isBeforeMessage = (text: string): boolean =>
  (text.replace(PLACES, " ").match(/\w+/g) ?? []).every(
    (word) => !/[a-z]/i.test(word) || BEFORE.has(word.toLowerCase())
  )

/** Matches a question about what something expects: `what is the expected type of a property`. */
const EXPECTED_BY_OTHERS = /\b(?:my|the) expected\b/i

/** Maximum length of the text that is read, in UTF-16 units. */
const MAX_LENGTH = 600

/**
 * Returns the topic of a console message that is not about a name of the reference; undefined for other texts.
 *
 * @example
 * topicOf("Parser Error: Unexpected indent in class body.") // "script"
 * topicOf("Cannot call method 'play' on a null value.") // undefined
 */
export const topicOf = (query: string): Topic | undefined => {
  const text = query.slice(0, MAX_LENGTH)
  if (OF_CSHARP.test(text)) return "csharp"
  const found = topics.find(([, pattern]) => {
    const at = pattern.exec(text)?.index ?? -1
    return at >= 0 && !EXPECTED_BY_OTHERS.test(text) && isBeforeMessage(text.slice(0, at))
  })
  if (found === undefined || ANNOTATION.test(text) || OTHER_PARSER.test(text)) return undefined
  return hasOwnSubject(text) ? undefined : found[0]
}
