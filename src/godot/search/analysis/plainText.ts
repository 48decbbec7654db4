/**
 * Rewrites the text of a query before its words are read: operators, pasted code and error messages, and phrases that
 * would mislead.
 */
import { withoutConsole } from "./consoleText.ts"
import { faultOf, subjectOfError } from "./errorMessage.ts"
import { settingCalled, settingOfWarning } from "./warningMessage.ts"

/** Matches a text that is one name. */
const ONE_NAME = /^\w+$/
/**
 * Matches the signs of operators, calls, attributes, type arguments and quotes, and the apostrophe of a clipped word.
 */
const HAS_SIGN = /[!"%&'(*+\-/<=>[^|~\u2019\u201c\u201d]/

const SIGN = String.raw`==|!=|<=|>=|<<|>>|\*\*|\[\]|[<>+\-*/%~&|^]`
/** Matches an operator's sign at the end of a query. */
const OPERATOR = new RegExp(String.raw`(?:^|\boperator|\s)\s{0,4}(${SIGN})\s{0,4}$`)
/** Matches an operator's sign before or after the word `operator`. */
const CALLED_OPERATOR = new RegExp(String.raw`\boperator\s{1,4}(${SIGN})\s|(${SIGN})\s{1,4}operator\b`)
/** Matches an operator's sign between two types: `Vector2 * float`. */
const OPERANDS = new RegExp(String.raw`^\s{0,4}([A-Za-z]\w{0,63})\s{1,4}(${SIGN})\s{1,4}[A-Za-z]\w{0,63}\s{0,4}$`)

/** The types that have operators. */
const OPERABLE =
  /^(?:bool|int|float|String(?:Name)?|NodePath|Vector[234]i?|Rect2i?|Array|Dictionary|Color|Basis|Quaternion|Plane|AABB|Projection|Transform[23]D|RID|Callable|Signal|Object|Packed\w+Array)$/
/** Maximum length of a query of two variables: `a == b` is about the operator, `drag - drop` is not. */
const MAX_LETTERS = 6

/** Returns the operator that a query names, and the query without its right operand. */
const operatorIn = (text: string): readonly [sign: string | undefined, text: string] => {
  const operands = OPERANDS.exec(text)
  if (operands !== null && (OPERABLE.test(operands[1] ?? "") || text.trim().length <= MAX_LETTERS))
    return [operands[2], operands[1] ?? ""]
  const called = CALLED_OPERATOR.exec(`${text} `)
  return [OPERATOR.exec(text)?.[1] ?? called?.[1] ?? called?.[2], text]
}

/** Words of GDScript that begin a declaration: `export var speed = 10` asks for the first. */
const DECLARATION =
  /^\s{0,4}(export|onready|remote|remotesync|master|mastersync|puppet|puppetsync|slave|tool)\s{1,4}(?:var|func|const|class_name|extends)\b/
/**
 * The first line of a script: `class_name Enemy extends Node2D` asks for the class after
 * `extends`; a comment may follow.
 */
const EXTENDS = /^\s{0,4}(?:class(?:_name)?\s{1,4}\w{1,64}\s{1,4})?extends\s{1,4}(\w{1,64})\s{0,4}:?\s{0,4}(?:#|$)/
/** An object as error messages write it: its class, and its script behind that. */
const OBJECT = /^\s{0,4}["']?([A-Z]\w{0,63}) \((?:[A-Z]\w{0,63}|[\w./-]{1,120}\.(?:gd|cs))\)["']?\.?\s{0,4}$/
/** The first line of a script with only its own class name. */
const CLASS_NAME = /^\s{0,4}class_name\s{1,4}(\w{1,64})\s{0,4}(?:#|$)/
/**
 * An attribute of C#, which is an annotation in GDScript; what it belongs to may follow, but no sentence, as in the
 * title `[Export] Android build fails`.
 */
const ATTRIBUTE =
  /^\s{0,4}\[(Export\w{0,63}|Tool|Rpc|Icon)(?:\([^\]]{0,120}\))?\](?!\s{1,4}(?!(?:public|private|protected|internal|static|partial|readonly)\b)(?:[A-Za-z'-]{1,40}\s{1,4}){2,20}[A-Za-z'-]{1,40}\s{0,4}$)/
/** Attributes of Unity's C# that are annotations here; `[Range]` alone names the class. */
const UNITY_ATTRIBUTE =
  /^\s{0,4}\[(?:(Header|TextArea|Multiline)\b|(Range)\()[^\]]{0,120}\](?:\s{1,4}(?:public|private|protected)\b|\s{0,4}$)/
const unityAttributes: ReadonlyMap<string, string> = new Map([
  ["Header", "@export_group"],
  ["TextArea", "@export_multiline"],
  ["Multiline", "@export_multiline"],
  ["Range", "@export_range"]
])
/** A call of a function that other languages have and Godot has not, as the whole query: `type(x)`. */
const CALLED_ELSEWHERE = /^\s{0,4}(?:(dir|id|repr|sum|type)\([^()]{1,120}\)|(random)\([^()]{0,120}\))\s{0,4}$/
const calledElsewhere: ReadonlyMap<string, string> = new Map([
  ["dir", "get_property_list"],
  ["id", "get_instance_id"],
  ["random", "random number"],
  ["repr", "var_to_str"],
  ["sum", "Array.reduce"],
  ["type", "typeof"]
])
/** A cast of C++ and Unreal: `Cast<AEnemy>(actor)`. */
const CAST = /\b(?:Cast|dynamic_cast|static_cast)<[\w:*& ]{1,80}>(?:\([^()]{0,120}\))?/g
/** The attribute that makes a signal of a delegate in C#. */
const SIGNAL_ATTRIBUTE = /^\s{0,4}\[Signal\]/
/** "For example" and "that is", which are no members of `e` and `i`. */
const LATIN = /\b(?:e\.g|i\.e)\b\.?/gi
/** The rest of a word after an apostrophe: `node's`, `don't`. */
const CLIPPED = /(?<=[A-Za-z])['\u2019](?:s|t|d|m|re|ve|ll)\b/g
/** A phrase before the question itself: `find out when`. */
const INQUIRY = /\b(?:find out|figure out|work out|(?:get|be) told)\s{1,4}(?=(?:if|when|whether)\b)/gi
/** "Is over" at the end of a clause, which means "finished". */
const OVER = /\b(?:is|are) over\b(?=\s{0,4}(?:$|[,.;:?!]|(?:and|so|then|to)\b))/gi
/** The algorithm, which is no operator. */
const ASTAR = /\bA\*/g
/** The delegate that C# has for a signal: `AnimationFinishedEventHandler`. */
const DELEGATE = /\b([A-Z]\w{0,63}?)EventHandler\b/g
/** The type arguments of a call in C#: `GetNode<Sprite2D>("Body")`. */
const TYPE_ARGUMENTS = /(\w)<([\w.,[\]? ]{1,80})>(?=\s{0,4}(?:\(|$))/g
/** A node got by its path: `get_node("../UI/ScoreLabel").text` asks for a member of the class in the last name. */
const NODE_AT_PATH = /\bget_node(?:_or_null)?\(["'](?:[^"'\n]{0,120}\/)?%?([A-Za-z]\w{0,63})["']\)(?=\.\w)/g
/** The same in C#, which names the class: `GetNode<Label>("UI/Score").Text` asks for a member of Label. */
const TYPED_NODE_AT_PATH = /\bGetNode(?:OrNull)?<([A-Za-z]\w{0,63})>\(["'][^"'\n]{0,120}["']\)(?=\??\.\w)/g
/**
 * A signal that a script of Godot 3 waits for: `yield(get_tree(), "idle_frame")`; "completed" is that of a function.
 */
const WAITED_FOR =
  /\byield\([^"'\n]{1,120}(?:["'][^"'\n]{0,120}["'][^"'\n]{0,40})?,\s{0,4}["'](?!completed\b)(\w{1,64})["']\s{0,4}\)/g
/** The arguments of a call as pasted from code. */
const CALL = /([\w@])\(((?:[^()]|\(\)){0,120})\)/g
/** A signal, method or property that C# names in an argument: `Connect(Node.SignalName.Ready, ...)`. */
const NESTED_NAME = /\b[A-Z]\w{0,63}\.(?:SignalName|MethodName|PropertyName)\.\w{1,63}/g

/** A text as plain words. */
export interface PlainText {
  /** The sign of the operator that the text names. */
  readonly operator: string | undefined
  readonly plain: string
  /** True if `plain` is the name in an error message: a whole name, not the beginning of another. */
  readonly isWholeName?: boolean
}

/**
 * Returns the operator that a text names, and the text as plain words: calls without their arguments, the first word of
 * a declaration, type arguments apart, of an error message the name it is about, a node got by its path by its name.
 *
 * @example
 * plainText('get_node("Player").position') // { operator: undefined, plain: "Player.position" }
 * plainText("Vector2 * float") // { operator: "*", plain: "Vector2" }
 */
export const plainText = (text: string): PlainText => {
  if (ONE_NAME.test(text)) return { operator: undefined, plain: settingCalled(text) ?? withoutDelegates(text) }
  if (HAS_SIGN.test(text)) return withoutSigns(text)
  const plain =
    settingOfWarning(text) ??
    faultOf(text) ??
    withoutDelegates(withoutPhrases(withoutConsole(text).said.replace(LATIN, ",")))
  return { operator: undefined, plain: DECLARATION.exec(plain)?.[1] ?? classAtHead(plain) ?? plain }
}

/** Returns the class that the first line of a script asks for: its parent, or its own name. */
const classAtHead = (text: string): string | undefined => (EXTENDS.exec(text) ?? CLASS_NAME.exec(text))?.[1]

/**
 * Returns the keyword before the class that the first line of a script names; undefined for other texts.
 *
 * @example headOfScript("extends Node2D") // "extends"
 */
export const headOfScript = (text: string): "extends" | "class_name" | undefined =>
  EXTENDS.test(text) ? "extends" : CLASS_NAME.test(text) ? "class_name" : undefined

const withoutPhrases = (text: string): string => text.replace(INQUIRY, "").replace(OVER, "is finished")

const withoutDelegates = (text: string): string => text.replace(DELEGATE, "$1 signal")

const annotationOfUnity = (text: string): string | undefined => {
  const [, name, withArguments = ""] = UNITY_ATTRIBUTE.exec(text) ?? []
  return unityAttributes.get(name ?? withArguments)
}

/** Returns what `plainText` does for a query with punctuation, such as an operator, a call or a quote. */
const withoutSigns = (text: string): PlainText => {
  const asked = subjectOfError(text)
  if (asked !== undefined && ONE_NAME.test(asked)) return { ...plainText(asked), isWholeName: true }
  const unclipped = (asked ?? text).replace(LATIN, ",").replace(CLIPPED, "")
  const [operator, named] = operatorIn(withoutDelegates(withoutPhrases(unclipped).replace(ASTAR, "AStar")))
  const attribute = ATTRIBUTE.exec(named)?.[1]
  const declared =
    DECLARATION.exec(named)?.[1] ??
    classAtHead(named) ??
    OBJECT.exec(named)?.[1] ??
    (attribute === undefined ? undefined : `@${attribute.toLowerCase()}`) ??
    annotationOfUnity(named) ??
    calledElsewhere.get(
      CALLED_ELSEWHERE.exec(named)
        ?.slice(1)
        .find((name) => name !== undefined) ?? ""
    ) ??
    (SIGNAL_ATTRIBUTE.test(named) ? "Signal" : named)
  const types: Array<string> = []
  const untyped = declared
    .replace(CAST, "dynamic cast")
    .replace(WAITED_FOR, "signal $1")
    .replace(NODE_AT_PATH, "$1")
    .replace(TYPED_NODE_AT_PATH, "$1")
    .replace(TYPE_ARGUMENTS, (_, before: string, type: string) => {
      types.push(type)
      return before
    })
  const passed: Array<string> = []
  const withoutArguments = (code: string): string =>
    code.replace(CALL, (_, name: string, args: string) => {
      passed.push(...(args.match(NESTED_NAME) ?? []))
      // The mark keeps that it was a call.
      return `${name}()`
    })
  // Twice, for a call inside a call.
  return { operator, plain: [withoutArguments(withoutArguments(untyped)), ...types, ...passed].join(" ") }
}
