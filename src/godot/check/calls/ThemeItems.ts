/**
 * Checks items of a theme that are named by a string, `add_theme_color_override("font_color", red)`: Godot accepts any
 * name, and ignores one that the class does not read.
 */
import { memoizeIn } from "../../../kernel/util/memoize.ts"
import type { Expression, Literal } from "../../script/Ast.ts"
import { isText } from "../../script/ExpressionParts.ts"
import type { Script } from "../../script/Script.ts"
import { type Check, quotedAs, source } from "../Context.ts"
import { nearWithinBudget } from "../fixes/Fix.ts"
import { typoOf } from "../fixes/Slips.ts"
import { isMentioned, setsScript } from "../names/Absence.ts"
import { nativeBase } from "../names/Resolve.ts"
import {
  itemOwners,
  kindOfWord,
  lacksItem,
  namesOf,
  otherKind,
  type ThemeItems,
  themeItemsOf,
  typeOfItem,
  wordOf
} from "../reference/themeItems.ts"
import { isAssignable } from "../types/Convert.ts"
import { typeOfDoc } from "../types/DocTypes.ts"
import type { ObjectType, Type } from "../types/Types.ts"
import { foreignItem } from "../versions/foreignThemeItems.ts"
import type { MethodCall } from "./Calls.ts"

const KINDS = "color|constant|font|font_size|icon|stylebox"

/** Matches the methods that set an item for one control, those that read one, and those that set one in a theme. */
const setter = new RegExp(`^(?:add|remove)_theme_(${KINDS})_override$`)
const getter = new RegExp(`^get_theme_(${KINDS})$`)
const ofTheme = new RegExp(`^set_(${KINDS})$`)

/** An item as a call names it. */
interface NamedItem {
  readonly text: Literal
  readonly kind: string
  readonly className: string
  readonly items: ThemeItems
  /** True if the call reads it, false if it sets it. */
  readonly isRead: boolean
}

/**
 * Reports an item that the class of the control lacks, where another one is meant or the object
 * is of exactly this class.
 */
export const checkThemeItem = (check: Check, call: MethodCall, owner: string, object: ObjectType): void => {
  if (check.dialect === 3 || (owner !== "Control" && owner !== "Window" && owner !== "Theme")) return
  const { node, name: method } = call
  const [first, second] = node.arguments
  const isOfTheme = owner === "Theme"
  const [, word] = (isOfTheme ? [ofTheme] : [setter, getter]).map((one) => one.exec(method.name)).find(Boolean) ?? []
  if (word === undefined || !isText(first) || first.value === "") return
  const isRead = getter.test(method.name)
  const className = isOfTheme || (isRead && second !== undefined) ? classIn(second) : nativeBase(check, object.class)
  const items = className === undefined ? undefined : itemsOf(check, className)
  const kind = kindOfWord(word)
  if (isText(second) && isSwapped(check, first, second, kind)) return
  if (className === undefined || items === undefined) return
  const named = { text: first, kind, className, items, isRead }
  if (items.has(first.value)) {
    checkKind(check, call, named)
    return
  }
  if (isItemOfHeir(check, kind, first.value, className)) return
  // The reference does not list the theme items of the editor's controls.
  const isListed = !isOfTheme && !isRead && !className.startsWith("Editor")
  const isExact = isListed && object.isExact === true && !setsScript(check.script)
  const isSlip = isRead || isOfTheme || object.class.kind === "script"
  checkName(check, named, { isExact, isSlip })
}

/** Checks whether a class that inherits from this one has the item. */
const isItemOfHeir = ({ input, api }: Check, kind: string, name: string, className: string): boolean =>
  itemOwners(input.reference, api, kind, name).some((owner) => api.inherits(owner, className))

/** Returns the class of controls that a text names. */
const classIn = (node: Expression | undefined): string | undefined => (isText(node) ? node.value : undefined)

const itemsOf = ({ api, input }: Check, className: string): ThemeItems | undefined =>
  input.reference.isComplete && (api.inherits(className, "Control") || api.inherits(className, "Window"))
    ? themeItemsOf(api, className)
    : undefined

/** Reports `get_theme_color("Label", "font_color")`: the name of the item comes before that of the class. */
const isSwapped = (check: Check, first: Literal, second: Literal, kind: string): boolean => {
  const items = itemsOf(check, first.value)
  if (items?.get(second.value)?.has(kind) !== true || check.api.has(second.value)) return false
  const fix = `${source(check, second)}, ${source(check, first)}`
  const message = `The item's name comes first, then the class ${first.value}.`
  check.report("argument-type", { start: first.start, end: second.end }, message, { fix })
  return true
}

/** Reports an item that the class has as one of another kind: `add_theme_constant_override("font_size", 20)`. */
const checkKind = (check: Check, { node, name: method }: MethodCall, named: NamedItem): void => {
  const { text, kind, className, items, isRead } = named
  const other = otherKind(items, kind, text.value)
  if (other === undefined || isItemOfHeir(check, kind, text.value, className)) return
  if (isUsedElsewhere(check, named)) return
  const value = node.arguments[/^set_/.test(method.name) ? 2 : 1]
  const wanted = typeOfItem(other)
  // A getter call does not show whether the method or the name is wrong.
  const isFitting =
    !isRead && (value === undefined || wanted === undefined || isValueOf(check, check.typeOf(value), wanted))
  const fixed = method.name.replace(wordOf(kind), wordOf(other))
  const message = lacksItem(className, kind, text.value, other)
  check.report("unknown-member", isFitting ? method : text, message, isFitting ? { fix: fixed } : {})
}

/** Checks whether a value fits the type of an item; Godot converts a number to a Color, which is hardly intended. */
const isValueOf = (check: Check, given: Type, wanted: string): boolean =>
  given.kind === "builtin" ? given.name === wanted : isAssignable(check, given, typeOfDoc(check, wanted))

/**
 * Reports a name without an item in the class: a misspelling, a name of other engines, or any name if the object was
 * just created; `isSlip` if a script may have items of its own, so that only a slip is certain.
 */
const checkName = (
  check: Check,
  named: NamedItem,
  { isExact, isSlip }: { readonly isExact: boolean; readonly isSlip: boolean }
): void => {
  const { text, kind, className, items } = named
  const names = namesOf(items, kind)
  const slip = typoOf(text.value, names)
  // An item for the other direction may be the script's own.
  if (isSlip && slip !== undefined && withoutDirection(slip) === withoutDirection(text.value)) return
  const meant =
    slip ?? (isSlip ? undefined : (foreignItem(items, kind, text.value) ?? nearItem(check, text.value, names)))
  if ((meant === undefined && !(isExact && isOnlySet(check, text.value))) || isUsedElsewhere(check, named)) return
  const message = `${lacksItem(className, kind, text.value).slice(0, -1)}, so nothing is drawn with it.`
  check.report("unknown-member", text, message, meant === undefined ? {} : { fix: quotedAs(check, text, meant) })
}

/** Leaves out the letters of directions: `check_h_offset` and `check_v_offset` become the same. */
const withoutDirection = (name: string): string => name.replace(/(?<=^|_)[hvxy](?=_|$)/g, "")

/** Checks whether the scripts use an item's name only to set it for a control. */
const isOnlySet = ({ project, script, root }: Check, name: string): boolean =>
  !otherTexts(script).has(name) && (project?.holding(name) ?? []).every((path) => path === root.path)

/** Finds the strings of a script except the names of items that it sets for a control. */
const otherTexts = memoizeIn(
  ({ text }: Script): ReadonlySet<string> =>
    new Set(
      Array.from(
        text.matchAll(/(_override\(\s{0,99}&?)?(?:"([^"\n]{0,100})"|'([^'\n]{0,100})')/g),
        ([, setter, double, single]) => (setter === undefined ? (double ?? single ?? "") : "")
      )
    )
)

/** Returns the nearest item; a name that differs only in a number is another item of the user's. */
const nearItem = (check: Check, name: string, names: ReadonlyArray<string>): string | undefined =>
  /\d/.test(name) ? undefined : nearWithinBudget(check, name, () => names).fix

/**
 * Checks whether a script reads the item that a call sets, or sets the one that it reads: then it is the user's own
 * item, and the control's own drawing code may use it.
 */
const isUsedElsewhere = (check: Check, { text, kind, isRead }: NamedItem): boolean => {
  const { project, script } = check
  const { value: name } = text
  const items = isRead ? setItems : readItems
  const key = `${wordOf(kind)} ${name}`
  if (items(script).has(key) || (project?.usesCSharp === true && isMentioned(check, name))) return true
  return (project?.holding(name) ?? []).some((path) => {
    const other = project?.script(path)
    return other !== undefined && items(other).has(key)
  })
}

/** Makes a function that finds the items, with their kinds, that a script passes to some methods. */
const itemsAfter = (method: RegExp) =>
  memoizeIn(
    ({ text }: Script): ReadonlySet<string> =>
      new Set(Array.from(text.matchAll(method), ([, word, name]) => `${word} ${name}`))
  )

const readItems = itemsAfter(/\b(?:get|has)_(?:theme_)?(\w{1,30}?)(?:_override)?\(\s{0,99}&?["']([^"'\n]{1,100})["']/g)
/** A script that first tests for an item expects that it may be missing. */
const setItems = itemsAfter(
  /\b(?:add_theme|set|has_theme|has)_(\w{1,30}?)(?:_override)?\(\s{0,99}&?["']([^"'\n]{1,100})["']/g
)
