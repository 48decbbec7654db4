/**
 * Finds in the text of a script whether it adds nodes to one that may not be in the tree yet: to an instance of a scene
 * before that is added itself, or to a node passed by another function.
 */

/**
 * Checks whether a text adds nodes to a parameter, or to a variable whose values are not all of the tree or objects of
 * Godot's own classes.
 *
 * @example
 * addsToUnsettled("func f(enemy):\n\tenemy.add_child(sword)", new Map()) // true
 * addsToUnsettled("@onready var box = $Box\nfunc f():\n\tbox.add_child(sword)", new Map()) // false
 */
export const addsToUnsettled = (text: string, classes: ReadonlyMap<string, string>): boolean =>
  receiversIn(text).some((name) => isUnsettled(text, name, classes, 0))

/** Checks whether a text adds nodes to a variable that holds a new instance of a scene. */
export const addsToInstance = (text: string): boolean =>
  receiversIn(text).some((name) => valuesOf(text, name).some((value) => /\binstan(?:tiate|ce)\s*\(/.test(value)))

/** Returns the first names of the expressions that nodes are added to. */
const receiversIn = (text: string): ReadonlyArray<string> => [
  ...new Set(Array.from(text.matchAll(receiver), ([, name = ""]) => name))
]

const letter = String.raw`[\w\u0080-\uffff]`
const named = (name: string): string => `(?<!${letter})${name}(?!${letter})`

/**
 * Matches the first name of the expression that nodes are added to: `enemy` of
 * `enemy.get_node("Hand").add_child(sword)`.
 */
const receiver = new RegExp(
  String.raw`(?:^[ \t]+|[:;][ \t]*)(${letter}{1,100})(?=[.[])[^\n=]{0,200}?\.add_(?:child|sibling|child_below_node)\b`,
  "gm"
)

/** Maximum number of variables that are followed from one to another. */
const MAX_STEPS = 4

const isUnsettled = (text: string, name: string, classes: ReadonlyMap<string, string>, steps: number): boolean => {
  if (inTree.test(name)) return false
  const values = valuesOf(text, name)
  if (values.length === 0) return !new RegExp(String.raw`\bexport\b[^\n]{0,100}\bvar\s+${named(name)}`).test(text)
  return values.some((value) => {
    if (found.test(value)) return false
    const made = /^([A-Z]\w*)\.new\(/.exec(value)?.[1]
    if (made !== undefined)
      return classes.has(made) || new RegExp(String.raw`\b(?:class|const)\s+${named(made)}`).test(text)
    const from = /^([\w\u0080-\uffff]+)(?:\.(?:get_node|get_node_or_null|get_child|get_parent|find_child)\(.*)?$/.exec(
      value
    )?.[1]
    return from === undefined || steps === MAX_STEPS || isUnsettled(text, from, classes, steps + 1)
  })
}

/** Returns the values that a script assigns to a name, each up to the end of its line. */
const valuesOf = (text: string, name: string): ReadonlyArray<string> =>
  Array.from(
    text.matchAll(new RegExp(String.raw`${named(name)}[ \t]*(?::[^=\n]{0,100})?:?=(?!=)[ \t]*([^\n]{0,200})`, "g")),
    ([, value = ""]) => value.trimEnd()
  )

/** Matches names and functions that return nodes in the tree; a capital begins the name of an autoload. */
const inTree = /^(?:self|super|owner|get_\w+|find_\w+|[A-Z]\w*)$/

/** Matches values that are nodes in the tree, or null. */
const found = /^(?:[$%]|(?:self|owner|null)\b|get_(?:node|tree|parent|viewport|child)\w*\(|find_\w+\()/
