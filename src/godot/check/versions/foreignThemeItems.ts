/** Names of theme items in other engines and in other classes of Godot. */
import { memoizeTexts } from "../../../kernel/util/memoize.ts"
import type { ThemeItems } from "../reference/themeItems.ts"

/** Kind -> lines of names of others or of other classes, a colon, and Godot's names, most likely first. */
const foreign: Readonly<Record<string, string>> = {
  color:
    "text_color text_colour font_colour color colour label_color foreground_color font_color: font_color default_color",
  font: "font regular_font text_font: font normal_font",
  font_size: "font_size size text_size: font_size normal_font_size"
}

const meanings = memoizeTexts(Object.keys(foreign).length, (kind) => {
  const [names = "", ours = ""] = (foreign[kind] ?? "").split(": ")
  return { names: new Set(names.split(" ")), ours: ours.split(" ") }
})

/**
 * Returns the item with this name elsewhere, if a class has it.
 *
 * @example
 * foreignItem(items, "color", "text_color") // "font_color", of a Label
 */
export const foreignItem = (items: ThemeItems, kind: string, name: string): string | undefined => {
  if (foreign[kind] === undefined) return undefined
  const { names, ours } = meanings(kind)
  return names.has(name) ? ours.find((one) => items.get(one)?.has(kind) === true) : undefined
}
