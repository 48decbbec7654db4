/**
 * Items of a theme as the reference lists them: the colors, constants, fonts and so on that a control is drawn with.
 */
import { getOrMake } from "../../../kernel/util/Collections.ts"
import { memoizeWeak } from "../../../kernel/util/memoize.ts"
import { classNameAt, kindAt, rowsNamed } from "../../reference/Rows.ts"
import type { ReferenceView } from "../CheckInput.ts"
import type { Api } from "./Api.ts"

/** Kinds of items as the reference writes them -> the words of methods, the types of values. */
const kinds: Readonly<Record<string, { readonly word: string; readonly type: string }>> = {
  color: { word: "color", type: "Color" },
  constant: { word: "constant", type: "int" },
  font: { word: "font", type: "Font" },
  font_size: { word: "font_size", type: "int" },
  icon: { word: "icon", type: "Texture2D" },
  style: { word: "stylebox", type: "StyleBox" }
}

/** Returns the word for a kind of items in names of methods: `stylebox` for `style`. */
export const wordOf = (kind: string): string => kinds[kind]?.word ?? kind

/**
 * Returns the type of the values of a kind of items.
 *
 * @example
 * typeOfItem("style") // "StyleBox"
 */
export const typeOfItem = (kind: string): string | undefined => kinds[kind]?.type

/** Returns the kind that a method names: `style` for `stylebox`. */
export const kindOfWord = (word: string): string => (word === "stylebox" ? "style" : word)

/** Names of items -> their kinds. */
export type ThemeItems = ReadonlyMap<string, ReadonlySet<string>>

const tables = memoizeWeak((_: Api) => new Map<string, ThemeItems | "unsure">())

/**
 * Returns the items that controls of a class are drawn with; absent if the reference lacks one of its ancestors.
 *
 * @example
 * themeItemsOf(api, "Label")?.get("font_color") // Set { "color" }
 */
export const themeItemsOf = (api: Api, className: string): ThemeItems | undefined => {
  const found = getOrMake(tables(api), className, () => {
    const items = new Map<string, Set<string>>()
    for (const at of api.selfAndAncestors(className)) {
      const doc = api.docOf(at)
      if (doc === undefined) return "unsure"
      for (const { name, dataType = "" } of doc.themeItems)
        getOrMake(items, name, () => new Set<string>()).add(dataType)
    }
    return items
  })
  return found === "unsure" ? undefined : found
}

/** Returns the classes that have an item of this kind and name themselves. */
export const itemOwners = (
  { symbols }: Pick<ReferenceView, "symbols">,
  api: Api,
  kind: string,
  name: string
): ReadonlyArray<string> =>
  rowsNamed(symbols, name).flatMap((row) => {
    const owner = classNameAt(symbols, row)
    const isIt = kindAt(symbols, row) === "theme_item" && themeItemsOf(api, owner)?.get(name)?.has(kind) === true
    return isIt ? [owner] : []
  })

/**
 * Returns the kind of an item that a class has under this name, if it has none of the wanted kind.
 *
 * @example
 * otherKind(items, "constant", "font_size") // "font_size", of a Label
 */
export const otherKind = (items: ThemeItems, kind: string, name: string): string | undefined => {
  const found = items.get(name)
  const [other] = found ?? []
  return found?.has(kind) === true || found?.size !== 1 ? undefined : other
}

/**
 * Returns the names of the items of a kind.
 *
 * @example
 * namesOf(items, "font") // ["font"], of a Label
 */
export const namesOf = (items: ThemeItems, kind: string): ReadonlyArray<string> =>
  Array.from(items).flatMap(([name, found]) => (found.has(kind) ? [name] : []))

/**
 * Says which item a class lacks, and which it has under that name.
 *
 * @example
 * lacksItem("Label", "constant", "font_size", "font_size")
 * // "Label has no constant \"font_size\" in its theme; it is a font size."
 */
export const lacksItem = (className: string, kind: string, name: string, other?: string): string =>
  `${className} has no ${spoken(kind)} ${JSON.stringify(name)} in its theme${other === undefined ? "" : `; it is ${/^[aeiou]/.test(other) ? "an" : "a"} ${spoken(other)}`}.`

const spoken = (kind: string): string => wordOf(kind).replace("_", " ")
