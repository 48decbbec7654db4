/** Word lists for reading queries, each with its effect; all words are in lower case. */
import type { Kind } from "../../reference/Kind.ts"

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words too common to search for. */
const stopWords = words(`
  a an and any are as at be been being but by can could did do does doing done each else for from had has have having
  he her his how i if in into is it its itself let me might must my of on onto or our ours out over own
  shall she should so some such than that the their them then there these they this those through to too
  under until upon us via was we were what when where whether which while who whom whose why will with within would you your yours
  am about after also because before between both during here just like more most much no nor not now off only other same very
  don doesn didn isn aren cannot im ive please want wants need needs anyone someone something somehow anything thing things way
`)

/** Words of every request, common parts of names, and actors of every game: they count less. */
const weakWords = words(`
  player players enemy enemies character hero npc monster bullet bullets
  get set use using used make making create creating add adding game games godot engine way node nodes value values object objects
  code function method property class implement script example tutorial docs documentation work works current given one two new
`)

/** Words that may surround a name without being part of it. */
export const fillers = words(`
  the a an of in on for how to use using what is does do example docs documentation godot tutorial usage help reference
  api s work works node i and with about explain between difference vs
`)

/** Words around a class in a request for its members: `list all signals of Timer`. */
export const listingWords = words("list all available every from which have has are there show me its")

/** Words after a class in a request for its documentation: `Node docs`, `Label class reference`. */
export const documentWords = words("docs doc documentation reference api manual class")

/** Words beside a class that only ask what it is, or for its texts in a language: `Timer 説明`, `Timer 日本語`. */
export const requestWords = words(`
  describe description explanation document tell introduction introductory beginner beginners basics overview variable
  variables english japanese chinese korean
`)

/** Words of a query that compares classes. */
export const comparisonWords = words(`
  difference differences different differ differs vs versus compare compares compared comparing comparison instead better
`)

/** Weak words that together with a class name a part of it: `Camera2D 当前`. */
export const weakTaskWords = words("current value values object objects")

/** Verbs of a request, which name no member beside a class in small letters: `get editor selection`. */
export const requestVerbs = words("get set use using used make create add new")

/** Words of a query that reads a property. */
export const readingWords = words("get read")

/** Words of a query that writes a property. */
export const writingWords = words("set change adjust")

/** Words that exclude the words after them. */
export const excludingWords = words("without instead except")

/** Words after "theme" that name a theme item. */
export const themeWords = words("item constant color font icon stylebox")

/** Words of a question about the looks of a control, which its theme items set. */
export const lookWords = words(`
  background backgrounds color colors font spacing separation gap space margin margins padding style styles
  stylebox border borders outline highlight highlighted indentation underline
`)

/** Words of a question about looks that asks for the methods which override theme items. */
export const scriptWords = words("code script gdscript runtime override overrides programmatically")

/** Words that name a kind of symbol. */
export const kindWords: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["class", "class"],
  ["classes", "class"],
  ["method", "method"],
  ["methods", "method"],
  ["function", "method"],
  ["func", "method"],
  ["functions", "method"],
  ["property", "property"],
  ["properties", "property"],
  ["signal", "signal"],
  ["signals", "signal"],
  ["constant", "constant"],
  ["constants", "constant"],
  ["enum", "constant"],
  ["enumeration", "constant"],
  ["constructor", "constructor"],
  ["constructors", "constructor"],
  ["operator", "operator"],
  ["operators", "operator"],
  ["annotation", "annotation"],
  ["annotations", "annotation"],
  ["decorator", "annotation"]
])

/** Words of Japanese and Chinese that name a kind of symbol. */
export const unspacedKindWords: ReadonlyArray<readonly [word: string, kind: Kind]> = [
  ["シグナル", "signal"],
  ["信号", "signal"],
  ["訊號", "signal"],
  ["信號", "signal"],
  ["メソッド", "method"],
  ["関数", "method"],
  ["プロパティ", "property"],
  ["属性", "property"],
  ["屬性", "property"],
  ["定数", "constant"],
  ["常量", "constant"],
  ["常數", "constant"],
  ["コンストラクタ", "constructor"],
  ["演算子", "operator"],
  ["アノテーション", "annotation"]
]

/** Checks whether a word (lower case) is too common to search for. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

/** Checks whether a word (lower case) counts less. */
export const isWeak = (word: string): boolean => weakWords.has(word)
